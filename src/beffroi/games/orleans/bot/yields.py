"""What bots store about each place: read once, when the book is loaded."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.orleans.account import Account
from beffroi.games.orleans.book import Book
from beffroi.games.orleans.bot.features import Feature
from beffroi.games.orleans.tables import EMPTY, Figure
from beffroi.kernel.vectors import zeros

USUAL: Final = 3.0  # rough number of coins that a place brings by levels or posts


@final
class Yields(Account):
    """The tables of one book: which features count a tile and the technology on it, and when a place acts."""

    def __init__(self, book: Book) -> None:
        nothing = [0.0] * book.n_places
        self.book = book
        self.feature = zeros(book.n_places)  # feature that counts a tile
        self.amount = vec[float](nothing)
        self.technology = zeros(book.n_places)  # feature that counts technology on it
        self.track = vec[i64]([EMPTY] * book.n_places)  # track whose end makes that technology useless
        self.idle = zeros(book.n_places)  # 1: never carried out in a projection
        self.builds = zeros(book.n_places)  # 1: a post, which may be built after a move
        self.deals = zeros(book.n_places)  # 1: leads to deeds
        self.last = zeros(book.n_places)  # 1: depends on what other places bring
        self.place: i64 = 0
        for place in range(book.n_places):
            self.place = place
            book.ops[place].yields(self)

    def note(self, feature: i64, amount: float, technology: i64) -> None:
        """Record which features count the place."""
        self.feature[self.place] = feature
        self.amount[self.place] += amount
        self.technology[self.place] = technology

    def follower(self, figure: i64) -> None:
        self.note(Feature.HERB_GARDEN, 1.0, Feature.TECH_RECRUIT)
        self.track[self.place] = figure

    def follower_of(self, figures: i64) -> None:
        self.note(Feature.HERB_GARDEN, 1.0, Feature.TECH_RECRUIT)

    def move(self, route: i64) -> None:
        self.note(Feature.HORSE_WAGON, 1.0, Feature.TECH_MOVE)

    def post(self) -> None:
        self.note(Feature.HERB_GARDEN, 1.0, Feature.TECH_POST)
        self.builds[self.place] = 1
        self.last[self.place] = 1

    def coins(self, coins: i64) -> None:
        self.note(Feature.COINS_TILES, float(coins), Feature.TECH_OTHER)

    def coins_per_level(self, coins: i64) -> None:
        self.note(Feature.COINS_TILES, USUAL, Feature.TECH_OTHER)
        self.last[self.place] = 1

    def coins_per_post(self, coins: i64) -> None:
        self.note(Feature.COINS_TILES, USUAL, Feature.TECH_OTHER)
        self.last[self.place] = 1

    def development(self, points: i64) -> None:
        coins = self.amount[self.place] > 0.0
        self.note(Feature.COINS_TILES if coins else Feature.DEVELOPMENT_TILES, float(points), Feature.TECH_OTHER)

    def development_for_coins(self, most: i64) -> None:
        self.note(Feature.DEVELOPMENT_TILES, 1.0, Feature.TECH_OTHER)
        self.last[self.place] = 1

    def good(self, good: i64) -> None:
        self.note(Feature.GOODS_TILES, float(self.book.good_points[good]), Feature.TECH_OTHER)

    def technology_tile(self) -> None:
        self.note(Feature.LABORATORY, 1.0, Feature.TECH_OTHER)

    def hire(self) -> None:
        self.note(Feature.BATHHOUSE, 1.0, Feature.TECH_OTHER)

    def deeds(self) -> None:
        self.note(Feature.HERB_GARDEN, 1.0, Feature.TECH_OTHER)
        self.deals[self.place] = 1
        self.last[self.place] = 1

    def storage(self) -> None:
        self.note(Feature.TOWER, 1.0, Feature.TECH_OTHER)
        self.idle[self.place] = 1

    def protection(self) -> None:
        self.note(Feature.SACRISTY, 1.0, Feature.TECH_OTHER)
        self.idle[self.place] = 1

    def stand_in(self, figure: i64) -> None:
        feature = Feature.SCHOOL if figure == Figure.SCHOLAR else Feature.HERB_GARDEN
        self.note(feature, 1.0, Feature.TECH_OTHER)
        self.idle[self.place] = 1
