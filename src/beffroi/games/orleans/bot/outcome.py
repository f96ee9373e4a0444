"""Simulates the ready places: gives the player of a projection all that words say they bring."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from beffroi.games.orleans.account import Account
from beffroi.games.orleans.bot.features import Feature
from beffroi.games.orleans.bot.projection import Projection
from beffroi.games.orleans.state import OrleansState


@final
class Outcome(Account):
    """Carries out places for the player of a projection."""

    def __init__(self, projection: Projection, state: OrleansState, seat: i64) -> None:
        self.projection = projection
        self.state = state
        self.seat = seat
        self.place: i64 = 0

    def carry_out(self) -> None:
        """Apply what the ready places bring; posts, and anything that counts posts or levels, come last."""
        projection = self.projection
        self.perform(0)
        projection.site = projection.can_build or projection.goes_on()
        self.perform(1)

    def perform(self, last: i64) -> None:
        """Apply the ready places that depend on others, or those that do not."""
        projection = self.projection
        ops = projection.book.ops
        for place in range(projection.book.n_places):
            if projection.ready[place] == 1 and projection.yields.last[place] == last:
                self.place = place
                ops[place].yields(self)

    def follower(self, figure: i64) -> None:
        self.projection.recruit(self.state, figure)

    def follower_of(self, figures: i64) -> None:
        self.projection.recruit(self.state, self.projection.favorite(self.state, self.seat, figures))

    def move(self, route: i64) -> None:
        self.projection.move(route)

    def post(self) -> None:
        self.projection.build()

    def coins(self, coins: i64) -> None:
        self.projection.coins += coins

    def coins_per_level(self, coins: i64) -> None:
        self.projection.coins += coins * self.projection.book.level[self.projection.development]

    def coins_per_post(self, coins: i64) -> None:
        self.projection.coins += coins * self.projection.built

    def development(self, points: i64) -> None:
        self.projection.develop(self.state, points)

    def development_for_coins(self, most: i64) -> None:
        projection = self.projection
        for _ in range(min(most, projection.coins)):
            if projection.step_worth(self.state) > projection.price[Feature.POINTS] + projection.price[Feature.COINS]:
                projection.coins -= 1
                projection.develop(self.state, 1)

    def good(self, good: i64) -> None:
        self.projection.add_goods(good, 1)

    def technology_tile(self) -> None:
        self.projection.held += 1

    def hire(self) -> None:
        self.projection.hires += 1

    def deeds(self) -> None:
        self.projection.send(self.state, self.seat, self.place)

    def storage(self) -> None:
        """Do nothing: it is automatic."""

    def protection(self) -> None:
        """Do nothing: it is automatic."""

    def stand_in(self, figure: i64) -> None:
        """Do nothing: it is automatic."""
