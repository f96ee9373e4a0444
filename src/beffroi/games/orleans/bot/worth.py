"""What a place is worth to the planner: all that words say it brings, priced by the features."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from beffroi.games.orleans.account import Account
from beffroi.games.orleans.bot.features import Feature
from beffroi.games.orleans.bot.projection import Projection
from beffroi.games.orleans.state import OrleansState
from beffroi.games.orleans.tables import Figure


@final
class Worth(Account):
    """Adds up the value of one place for the player of a projection."""

    def __init__(self, projection: Projection, state: OrleansState, seat: i64) -> None:
        self.projection = projection
        self.state = state
        self.seat = seat
        self.coin = projection.price[Feature.POINTS] + projection.price[Feature.COINS]
        self.total: float = 0.0

    def of(self, place: i64) -> float:
        """Return the worth of a place."""
        self.total = 0.0
        self.projection.book.ops[place].yields(self)
        return self.total

    def follower(self, figure: i64) -> None:
        projection = self.projection
        worth = projection.follower_worth(self.state, figure)
        if figure == Figure.FARMER:
            more = projection.census(self.state, self.seat, 1) - projection.census(self.state, self.seat, 0)
            worth += projection.price[Feature.CENSUS] * float(more)
        self.total += worth

    def follower_of(self, figures: i64) -> None:
        projection = self.projection
        self.total += projection.follower_worth(self.state, projection.favorite(self.state, self.seat, figures))

    def move(self, route: i64) -> None:
        """Count a good on the route, and a town for a post."""
        projection = self.projection
        price = projection.price
        worth = 0.0
        if projection.load[route] > 0:
            worth = price[Feature.POINTS] * float(projection.load[route]) + price[Feature.TAXES] * projection.tax
        if not projection.can_build and projection.free[route] > 0:
            worth += price[Feature.SITE]
        self.total += worth

    def post(self) -> None:
        """Count a post; a quarter of its value if the merchant must move first."""
        projection = self.projection
        price = projection.price
        worth = price[Feature.POSTS] + price[Feature.TRADING_DAY] * float(projection.trading)
        level = float(projection.book.level[projection.development])
        worth += price[Feature.POINTS] * level
        if projection.has_most(self.state, self.seat, 1) and not projection.has_most(self.state, self.seat, 0):
            worth += price[Feature.MAJORITY] * level
        self.total += worth if projection.can_build else worth / 4.0

    def coins(self, coins: i64) -> None:
        self.total += self.coin * float(coins)

    def coins_per_level(self, coins: i64) -> None:
        self.total += self.coin * float(coins * self.projection.book.level[self.projection.development])

    def coins_per_post(self, coins: i64) -> None:
        self.total += self.coin * float(coins * self.projection.built)

    def development(self, points: i64) -> None:
        self.total += self.projection.step_worth(self.state) * float(points)

    def development_for_coins(self, most: i64) -> None:
        gain = self.projection.step_worth(self.state) - self.coin
        self.total += gain * float(min(most, self.projection.coins))

    def good(self, good: i64) -> None:
        self.total += self.projection.good_worth(good)

    def technology_tile(self) -> None:
        self.total += self.projection.price[Feature.HELD]

    def hire(self) -> None:
        self.total += self.projection.price[Feature.HIRES]

    def deeds(self) -> None:
        """Count nothing: the followers do not come back."""

    def storage(self) -> None:
        """Count nothing: it is automatic."""

    def protection(self) -> None:
        """Count nothing: it is automatic."""

    def stand_in(self, figure: i64) -> None:
        """Count nothing: it is automatic."""
