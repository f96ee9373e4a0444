"""What bots store about each event: read once, when the book is loaded."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.orleans.account import Forecast
from beffroi.games.orleans.book import Book, Edition
from beffroi.games.orleans.tables import MAX_GRADES
from beffroi.kernel.vectors import zeros


@final
class Outlook(Forecast):
    """What each event tile of one edition brings and costs."""

    def __init__(self, book: Book, edition: Edition) -> None:
        size: i64 = len(edition.amounts)
        self.per_level = zeros(size)  # coins
        self.per_post = zeros(size)
        self.lot = zeros(size)  # goods for which one coin is due; 0: none
        self.tax = vec[float]([0.0] * int(size))  # coins per good
        self.food = zeros(size)  # food due
        self.tile: i64 = 0
        for tile in range(size):
            self.tile = tile
            book.happenings[tile // MAX_GRADES].yields(edition.amounts[tile], self)

    def income(self, coins: i64) -> None:
        self.per_level[self.tile] = coins

    def trading(self, coins: i64) -> None:
        self.per_post[self.tile] = coins

    def taxes(self, goods: i64) -> None:
        if goods > 0:  # 0 if the edition has no tile of this grade
            self.lot[self.tile] = goods
            self.tax[self.tile] = 1.0 / float(goods)

    def hunger(self, food: i64) -> None:
        self.food[self.tile] = food

    def plague(self) -> None:
        """Store nothing: only the bag is at risk."""

    def bar(self) -> None:
        """Store nothing: it costs nothing."""
