"""What places, tiles and events bring, as plain figures: read once from the data."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.orleans import effects, events
from beffroi.games.orleans.bot.features import Feature
from beffroi.games.orleans.state import Book, Happening, Op
from beffroi.games.orleans.tables import EMPTY, N_BOARD, Figure
from beffroi.kernel.vectors import zeros

USUAL: Final = 3.0  # coins that a place brings by levels or posts, about


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


class EventKind:
    """What an event does."""

    NOTHING: Final[i64] = 0
    INCOME: Final[i64] = 1
    TRADING_DAY: Final[i64] = 2
    TAXES: Final[i64] = 3
    HARVEST: Final[i64] = 4


@final
class Yields:
    """The tables of one book."""

    def __init__(self, book: Book) -> None:
        self.brings = zeros(book.n_places)
        self.what = vec[i64]([EMPTY] * book.n_places)  # figure, route or good; a bit set of figures to choose from
        self.coins = zeros(book.n_places)  # coins, coins for each level or post, or the most that may be paid
        self.development = zeros(book.n_places)
        self.feature = zeros(book.n_places)  # under which a tile is counted
        self.amount = vec[float]([0.0] * book.n_places)
        for place in range(book.n_places):
            self.read(place, book.ops[place])
            if place >= N_BOARD:
                self.sort(book, place)
        self.events = vec[i64]([event_kind(happening) for happening in book.happenings])

    def read(self, place: i64, op: Op) -> None:
        """Take in what one place does."""
        self.brings[place] = brought(op)
        if isinstance(op, effects.Recruit):
            self.what[place] = op.figure
        elif isinstance(op, effects.RecruitChoice):
            self.what[place] = op.figures
        elif isinstance(op, effects.Move):
            self.what[place] = op.route
        elif isinstance(op, effects.Gain):
            self.coins[place] = op.coins
            self.development[place] = op.development
        elif isinstance(op, effects.GainGood):
            self.what[place] = op.good
        elif isinstance(op, (effects.CoinsPerLevel, effects.CoinsPerPost)):
            self.coins[place] = op.per
        elif isinstance(op, effects.PayForDevelopment):
            self.coins[place] = op.most

    def sort(self, book: Book, place: i64) -> None:
        """Set the feature under which a tile is counted, and its amount."""
        self.amount[place] = 1.0
        match self.brings[place]:
            case Brings.GOOD:
                self.feature[place] = Feature.GOODS_TILES
                self.amount[place] = float(book.good_points[self.what[place]])
            case Brings.COINS:
                by_coins = self.coins[place] > 0
                self.feature[place] = Feature.COINS_TILES if by_coins else Feature.DEVELOPMENT_TILES
                self.amount[place] = float(self.coins[place] + self.development[place])
            case Brings.PER_LEVEL | Brings.PER_POST:
                self.feature[place] = Feature.COINS_TILES
                self.amount[place] = USUAL
            case Brings.BUY:
                self.feature[place] = Feature.DEVELOPMENT_TILES
            case Brings.HIRE:
                self.feature[place] = Feature.BATHHOUSE
            case Brings.MOVE:
                self.feature[place] = Feature.HORSE_WAGON
            case Brings.TECHNOLOGY:
                self.feature[place] = Feature.LABORATORY
            case _:
                self.feature[place] = standing_by(book, place)


def brought(op: Op) -> i64:
    """Return what an operation brings."""
    kinds: list[tuple[type[Op], int]] = [
        (effects.Recruit, Brings.FOLLOWER),
        (effects.RecruitChoice, Brings.CHOICE),
        (effects.Move, Brings.MOVE),
        (effects.BuildPost, Brings.POST),
        (effects.Gain, Brings.COINS),
        (effects.GainGood, Brings.GOOD),
        (effects.CoinsPerLevel, Brings.PER_LEVEL),
        (effects.CoinsPerPost, Brings.PER_POST),
        (effects.PayForDevelopment, Brings.BUY),
        (effects.GainTechnology, Brings.TECHNOLOGY),
        (effects.HireFromBag, Brings.HIRE),
        (effects.Deeds, Brings.DEEDS),
    ]
    for kind, brings in kinds:
        if isinstance(op, kind):
            return brings
    return Brings.NOTHING


def standing_by(book: Book, place: i64) -> i64:
    """Return the feature of a tile that works by itself, or like a place of the board."""
    if book.storage[place] > 0:
        return Feature.TOWER
    if book.protects[place] != 0:
        return Feature.SACRISTY
    return Feature.SCHOOL if book.stand_in[place] == Figure.SCHOLAR else Feature.HERB_GARDEN


def event_kind(happening: Happening | None) -> i64:
    """Return what an event does."""
    if isinstance(happening, events.CoinsPerLevel):
        return EventKind.INCOME
    if isinstance(happening, events.CoinsPerPost):
        return EventKind.TRADING_DAY
    if isinstance(happening, events.CoinsPerGoods):
        return EventKind.TAXES
    if isinstance(happening, events.PayFood):
        return EventKind.HARVEST
    return EventKind.NOTHING
