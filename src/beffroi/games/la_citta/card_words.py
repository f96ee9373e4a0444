# mypyc: skip
"""The language of the politics cards: what each word of `effect` reads, and what replaced older words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.la_citta.policies import BuildCard, Games, MasterBuilder, Poll, Population, RichHarvest
from beffroi.games.la_citta.state import Book, Policy
from beffroi.games.la_citta.tables import EMPTY, MAX_COUNT, N_OPEN, N_VOICE, SIZES, Size
from beffroi.kernel.errors import DataError
from beffroi.kernel.reader import Reader
from beffroi.kernel.vectors import vec_of
from beffroi.kernel.vocabulary import Vocabulary

MAX_PRICE = 99
POLICY_WORDS: Final[Vocabulary[Callable[[Reader, Book], Policy]]] = Vocabulary()


def build(data: Reader, book: Book) -> Policy:
    """Read a card for one medium or large building (CIT-9.1)."""
    building = data.word("building", book.buildings)
    if book.size[building] not in (Size.MEDIUM, Size.LARGE):
        raise DataError(data.at("building"), "only a medium or large building has a card (CIT-7.9)", "no-card")
    return BuildCard(building)


POLICY_WORDS.add("build", build)


def population(data: Reader, book: Book) -> Policy:
    """Read the prices of one, two and more citizens (CIT-9.2)."""
    return Population(rising(data, int(MAX_COUNT)))


POLICY_WORDS.add("population", population)


def harvest(data: Reader, book: Book) -> Policy:
    """Read what a rich harvest may be placed on, how often it feeds, and when it is barred (CIT-9.3)."""
    if not data.has("on"):
        reason = "is missing: since rules version 2 a harvest lists the buildings it may fall on"
        raise DataError(data.at("on"), reason, "harvest-on")
    on = 0
    for building in data.words("on", book.buildings):
        if not (book.feeds >> building) & 1:
            name = book.buildings[building]
            raise DataError(data.at("on"), f"{name} feeds nobody (CIT-9.3)", "feeds-nobody", building=name)
        on |= 1 << building
    times = data.number("times", None, 2, 9)
    return RichHarvest(on, times, sum(1 << year for year in set(data.numbers("barred_years", 1, 30))))


POLICY_WORDS.add("harvest", harvest)


def games(data: Reader, book: Book) -> Policy:
    """Read the prices of one, two and more notables (CIT-9.4)."""
    return Games(rising(data, int(MAX_COUNT)))


POLICY_WORDS.add("games", games)


def listen(data: Reader, book: Book) -> Policy:
    """Read how many voice cards a player may look at, and the price for each number (CIT-9.5)."""
    most = int(N_VOICE - N_OPEN)
    if not data.has("looks"):
        reason = "is missing: since rules version 2 it says how many cards each price is for"
        raise DataError(data.at("looks"), reason, "looks-missing")
    looks = data.numbers("looks", 1, most)
    prices = rising(data, most)
    if len(looks) != len(prices) or looks != sorted(set(looks)):
        raise DataError(data.at("looks"), "expected rising numbers, one for each price", "looks")
    out = [int(EMPTY)] * (most + 1)
    for count, price in zip(looks, prices, strict=True):
        out[count] = int(price)
    return Poll(vec_of(out))


POLICY_WORDS.add("listen", listen)


def builders(data: Reader, book: Book) -> Policy:
    """Read the price of each size; a size left out cannot be built (CIT-9.6)."""
    if data.has("most"):
        reason = "is gone: since rules version 2 it is one building, for prices by size"
        raise DataError(data.at("most"), reason, "builders-most")
    table = data.table("prices")
    out = [int(EMPTY)] * len(SIZES)
    for size in range(Size.SMALL, Size.COUNT):
        if table.has(SIZES[size]):
            out[size] = table.number(SIZES[size], None, 0, MAX_PRICE)
    table.done()
    return MasterBuilder(vec_of(out))


POLICY_WORDS.add("builders", builders)


WITHDRAWN: Final = {"circus": "games"}  # words of rules version 1, and what replaces them now
OWN_PRICES: Final = ("population", "games", "listen", "builders")  # there is no other cost


def rising(data: Reader, most: int) -> vec[i64]:
    """Read prices for one, two and more, none lower than the one before."""
    prices = data.numbers("prices", 0, MAX_PRICE)
    if not 1 <= len(prices) <= most or prices != sorted(prices):
        reason = f"expected 1 to {most} prices, none lower than the one before"
        raise DataError(data.at("prices"), reason, "prices", most=most)
    return vec_of(prices)


def read_policy(data: Reader, book: Book) -> Policy:
    """Read what a politics card does; the word `do` picks the reader."""
    if data.data.get("do") in list(WITHDRAWN):  # anything but text is rejected below
        old = data.text("do")
        new = WITHDRAWN[old]
        reason = f"«{old}» is gone since rules version 2; «{new}» takes its place (CIT-9)"
        raise DataError(data.at("do"), reason, "word-gone", old=old, new=new)
    policy = POLICY_WORDS.maker(data)(data, book)
    data.done()
    return policy
