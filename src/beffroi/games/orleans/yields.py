"""What places and events bring, as plain figures: frozen tables for who looks ahead."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.orleans import effects, events
from beffroi.games.orleans.state import Book, Happening, Op, zeros
from beffroi.games.orleans.tables import EMPTY


class Brings:
    """What a place brings when it is carried out."""

    NOTHING: Final[i64] = 0  # it works by itself, or serves as a larger market
    FOLLOWER: Final[i64] = 1
    CHOICE: Final[i64] = 2  # of several followers
    MOVE: Final[i64] = 3
    POST: Final[i64] = 4
    COINS: Final[i64] = 5  # coins, development points or both
    GOOD: Final[i64] = 6
    PER_LEVEL: Final[i64] = 7
    PER_POST: Final[i64] = 8
    BUY: Final[i64] = 9
    TECHNOLOGY: Final[i64] = 10
    HIRE: Final[i64] = 11
    DEEDS: Final[i64] = 12


class Turns:
    """What an event does."""

    NOTHING: Final[i64] = 0
    INCOME: Final[i64] = 1
    TRADING_DAY: Final[i64] = 2
    TAXES: Final[i64] = 3
    HARVEST: Final[i64] = 4
    PLAGUE: Final[i64] = 5


@final
class Yields:
    """The tables of one book."""

    def __init__(self, book: Book) -> None:
        self.brings = zeros(book.n_places)
        self.what = vec[i64]([EMPTY] * book.n_places)  # figure, route or good
        self.coins = zeros(book.n_places)  # or coins for each level or post
        self.development = zeros(book.n_places)
        for place in range(book.n_places):
            self.read(place, book.ops[place])
        self.turns = vec[i64]([turned(happening) for happening in book.happenings])

    def read(self, place: i64, op: Op) -> None:
        """Take in what one place does."""
        if isinstance(op, effects.Recruit):
            self.brings[place] = Brings.FOLLOWER
            self.what[place] = op.figure
        elif isinstance(op, effects.Move):
            self.brings[place] = Brings.MOVE
            self.what[place] = op.route
        elif isinstance(op, effects.Gain):
            self.brings[place] = Brings.COINS
            self.coins[place] = op.coins
            self.development[place] = op.development
        elif isinstance(op, effects.GainGood):
            self.brings[place] = Brings.GOOD
            self.what[place] = op.good
        elif isinstance(op, effects.CoinsPerLevel):
            self.brings[place] = Brings.PER_LEVEL
            self.coins[place] = op.per
        elif isinstance(op, effects.CoinsPerPost):
            self.brings[place] = Brings.PER_POST
            self.coins[place] = op.per
        else:
            self.brings[place] = plainly(op)


def plainly(op: Op) -> i64:
    """Return what a place without figures of its own brings."""
    if isinstance(op, effects.RecruitChoice):
        return Brings.CHOICE
    if isinstance(op, effects.BuildPost):
        return Brings.POST
    if isinstance(op, effects.PayForDevelopment):
        return Brings.BUY
    if isinstance(op, effects.GainTechnology):
        return Brings.TECHNOLOGY
    if isinstance(op, effects.HireFromBag):
        return Brings.HIRE
    if isinstance(op, effects.Deeds):
        return Brings.DEEDS
    return Brings.NOTHING


def turned(happening: Happening | None) -> i64:
    """Return what an event does."""
    if isinstance(happening, events.CoinsPerLevel):
        return Turns.INCOME
    if isinstance(happening, events.CoinsPerPost):
        return Turns.TRADING_DAY
    if isinstance(happening, events.CoinsPerGoods):
        return Turns.TAXES
    if isinstance(happening, events.PayFood):
        return Turns.HARVEST
    if isinstance(happening, events.LoseCharacter):
        return Turns.PLAGUE
    return Turns.NOTHING
