"""What a player will have after this round's actions; bots use it to evaluate a partial plan."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.orleans.book import TRACK_ROOM, Book
from beffroi.games.orleans.bot.features import NAMES, Feature
from beffroi.games.orleans.bot.snapshot import Snapshot
from beffroi.games.orleans.recruiting import can_recruit
from beffroi.games.orleans.state import OrleansState
from beffroi.games.orleans.tables import EMPTY, N_BOARD, N_FIGURES, N_TRACKS, Figure

ROOM: i64 = TRACK_ROOM


@final
class Projection(Snapshot):
    """One player after the plan; choices along the way follow the current feature weights."""

    def __init__(self, book: Book) -> None:
        super().__init__(book)
        self.price = vec[float]([0.0] * len(NAMES))

    def recruit(self, state: OrleansState, figure: i64) -> None:
        """Take a follower and the reward of its track."""
        book = self.book
        self.own[figure] += 1
        if figure >= N_TRACKS:
            return
        self.tracks[figure] += 1
        space = figure * ROOM + self.tracks[figure]
        if book.reward_good[space] != EMPTY:
            self.add_goods(book.reward_good[space], 1)
        if book.reward_citizen[space] != EMPTY:
            self.citizens += (state.citizens >> book.reward_citizen[space]) & 1
        self.coins += book.reward_coins[space]
        self.held += book.reward_technology[space]
        self.develop(state, book.reward_development[space])
        if book.reward_piles[space] != 0:
            self.tile = self.best_tile(state, book.reward_piles[space])

    def develop(self, state: OrleansState, points: i64) -> None:
        """Move the development marker."""
        book = self.book
        for _ in range(min(points, book.development_max - self.development)):
            self.development += 1
            self.coins += book.space_coins[self.development]
            citizen = book.space_citizen[self.development]
            if citizen != EMPTY:
                self.citizens += (state.citizens >> citizen) & 1

    def move(self, route: i64) -> None:
        """Take the best good along a route."""
        self.moves[route] += 1
        if self.load[route] > 0:
            self.goods += 1
            self.goods_points += self.load[route]

    def goes_on(self) -> bool:
        """Whether the merchant moves to a town where a post may be built."""
        return (self.moves[0] > 0 and self.free[0] > 0) or (self.moves[1] > 0 and self.free[1] > 0)

    def build(self) -> None:
        """Build a post where the merchant stands or can go."""
        if self.site:
            self.built += 1
            self.site = self.can_build and self.goes_on()

    def send(self, state: OrleansState, seat: i64, place: i64) -> None:
        """Send the followers of the Town Hall to the deeds that pay best."""
        book = self.book
        for slot in range(book.first_slot[place], book.first_slot[place + 1]):
            figure = state.players[seat].slots[slot]
            coins: i64 = 0
            citizen: i64 = 0
            for deed in range(len(book.deed_names)):
                if figure != EMPTY and state.deeds[deed * N_FIGURES + figure] > 0:
                    last: i64 = 1 if spaces_left(state, deed) == 1 else 0
                    if last > citizen or (last == citizen and book.deed_coins[deed] > coins):
                        citizen = last
                        coins = book.deed_coins[deed]
            if coins > 0:
                self.coins += coins
                self.citizens += citizen
                self.own[figure] -= 1

    def step_worth(self, state: OrleansState) -> float:
        """Return the value of the next development point."""
        book = self.book
        price = self.price
        if self.development >= book.development_max:
            return 0.0
        space = self.development + 1
        points = price[Feature.POINTS]
        worth = price[Feature.DEVELOPMENT] + float(book.space_coins[space]) * (points + price[Feature.COINS])
        if book.level[space] > book.level[space - 1]:
            worth += price[Feature.LEVEL] + points * float(self.built + self.citizens)
            worth += price[Feature.INCOME] * float(self.income)
        citizen = book.space_citizen[space]
        if citizen != EMPTY and (state.citizens >> citizen) & 1:
            worth += price[Feature.CITIZENS] + points * float(book.level[space])
        return worth

    def follower_worth(self, state: OrleansState, figure: i64) -> float:
        """Return the value of a follower and the reward on its track."""
        book = self.book
        price = self.price
        draws = self.draws()
        worth = price[Feature.FARMERS + figure]
        if figure >= N_TRACKS:
            return worth + price[Feature.HAND] * float(self.hand(draws, 1) - self.hand(draws, 0))
        space = figure * ROOM + self.tracks[figure] + 1
        drawn = book.draws[self.tracks[Figure.KNIGHT] + 1] if figure == Figure.KNIGHT else draws
        worth += price[Feature.HAND] * float(self.hand(drawn, 1) - self.hand(draws, 0))
        worth += price[Feature.DRAWS] * float(drawn - draws)
        good = book.reward_good[space]
        if good != EMPTY:
            worth += self.good_worth(good)
        worth += float(book.reward_coins[space]) * (price[Feature.POINTS] + price[Feature.COINS])
        worth += float(book.reward_technology[space]) * price[Feature.HELD]
        if book.reward_development[space] > 0:
            worth += float(book.reward_development[space]) * self.step_worth(state)
        if book.reward_piles[space] != 0:
            tile = self.best_tile(state, book.reward_piles[space])
            if tile != EMPTY:
                worth += price[self.yields.feature[tile]] * self.yields.amount[tile]
        return worth

    def good_worth(self, good: i64) -> float:
        """Return the value of a good, including hunger avoided and taxes."""
        price = self.price
        worth = float(self.book.good_points[good]) * price[Feature.POINTS] + self.tax * price[Feature.TAXES]
        if self.book.good_is_food[good] == 1 and self.food < self.food_due:
            worth -= price[Feature.HUNGER]
        return worth

    def favorite(self, state: OrleansState, seat: i64, figures: i64) -> i64:
        """Return the most valuable figure that can be recruited."""
        best: i64 = EMPTY
        most = 0.0
        for figure in range(N_FIGURES):
            if (figures >> figure) & 1 and can_recruit(state, seat, figure):
                worth = self.follower_worth(state, figure)
                if best == EMPTY or worth > most:
                    best = figure
                    most = worth
        return best

    def best_tile(self, state: OrleansState, piles: i64) -> i64:
        """Return the most valuable place tile of some piles, or EMPTY."""
        best: i64 = EMPTY
        most = 0.0
        for place in range(N_BOARD, self.book.n_places):
            tile = place - N_BOARD
            if (state.tiles >> tile) & 1 and (piles >> self.book.pile[tile]) & 1:
                worth = self.price[self.yields.feature[place]] * self.yields.amount[place]
                if best == EMPTY or worth > most:
                    best = place
                    most = worth
        return best


def spaces_left(state: OrleansState, deed: i64) -> i64:
    """Return how many deed spaces are free."""
    free: i64 = 0
    for figure in range(N_FIGURES):
        free += state.deeds[deed * N_FIGURES + figure]
    return free
