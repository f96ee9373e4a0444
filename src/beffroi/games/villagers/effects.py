"""What villagers do: one class per word of the data, for silver and for specials (VIL-12.1, 12.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.villagers.specials import Sell, Swap, can_swap
from beffroi.games.villagers.state import Book, Silver, Trick, VillagersState
from beffroi.games.villagers.tables import FAMILIES, SYMBOLS
from beffroi.games.villagers.village import card_of, coins_of, count, is_top
from beffroi.kernel.reader import Reader
from beffroi.kernel.vocabulary import Vocabulary

SILVER_WORDS: Final[Vocabulary[Callable[[Reader], Silver]]] = Vocabulary()
SPECIAL_WORDS: Final[Vocabulary[Callable[[Reader], Trick]]] = Vocabulary()


@final
class PerSymbol(Silver):
    """{ do = "per_symbol", symbol = "hay", group = 2, gold = 3 }: gold for each whole group."""

    def __init__(self, data: Reader) -> None:
        self.symbol: i64 = data.word("symbol", SYMBOLS)
        self.group: i64 = data.number("group", 1, 1, 99)
        self.gold: i64 = data.number("gold", None, 1, 99)

    def value(self, book: Book, nodes: vec[i64]) -> i64:
        return self.gold * (count(book, nodes, self.symbol) // self.group)


SILVER_WORDS.add("per_symbol", PerSymbol)


@final
class SumGold(Silver):
    """{ do = "sum_gold", family = "wood" }: the printed gold of the top villagers of a family."""

    def __init__(self, data: Reader) -> None:
        self.family: i64 = data.word("family", FAMILIES)

    def value(self, book: Book, nodes: vec[i64]) -> i64:
        total: i64 = 0
        for node in nodes:
            if is_top(node) and book.family[card_of(node)] == self.family:
                total += book.gold[card_of(node)]
        return total


SILVER_WORDS.add("sum_gold", SumGold)


@final
class MaxCoins(Silver):
    """{ do = "max_coins" }: the coins on one villager, the owner's best."""

    def value(self, book: Book, nodes: vec[i64]) -> i64:
        best: i64 = 0
        for node in nodes:
            best = max(best, coins_of(node))
        return best


SILVER_WORDS.add("max_coins", MaxCoins)


@final
class WildLink(Trick):
    """{ do = "wild_link", slots_at_bottom = 2 }: goes below a villager, never on its own (VIL-7.25)."""

    def __init__(self, data: Reader) -> None:
        self.slots_at_bottom: i64 = data.number("slots_at_bottom", None, 1, 9)

    def possible(self, state: VillagersState, seat: i64) -> bool:
        return False

    def perform(self, state: VillagersState, seat: i64, card: i64) -> None:
        raise AssertionError("it is never played by itself")


SPECIAL_WORDS.add("wild_link", WildLink)


@final
class SwapCovered(Trick):
    """{ do = "swap_covered", slots_at_bottom = 2 }: replaces a covered card (VIL-7.29)."""

    def __init__(self, data: Reader) -> None:
        self.slots_at_bottom: i64 = data.number("slots_at_bottom", None, 1, 9)

    def possible(self, state: VillagersState, seat: i64) -> bool:
        return can_swap(state, seat)

    def perform(self, state: VillagersState, seat: i64, card: i64) -> None:
        state.push(Swap(seat, card))


SPECIAL_WORDS.add("swap_covered", SwapCovered)


@final
class FreeUnlock(Trick):
    """{ do = "free_unlock" }: padlocks may be opened for free this turn (VIL-7.30)."""

    def possible(self, state: VillagersState, seat: i64) -> bool:
        return True

    def perform(self, state: VillagersState, seat: i64, card: i64) -> None:
        state.players[seat].free = True


SPECIAL_WORDS.add("free_unlock", FreeUnlock)


@final
class HalfGold(Trick):
    """{ do = "half_gold", rounding = "up" }: half the printed gold of one of your villagers (VIL-7.31)."""

    def __init__(self, data: Reader) -> None:
        self.extra: i64 = data.word("rounding", ["down", "up"])

    def possible(self, state: VillagersState, seat: i64) -> bool:
        return True

    def perform(self, state: VillagersState, seat: i64, card: i64) -> None:
        state.push(Sell(seat, self.extra))  # without a gold symbol it brings nothing


SPECIAL_WORDS.add("half_gold", HalfGold)


def make_silver(data: Reader) -> Silver:
    """Build what a silver symbol counts; the word `do` picks the class."""
    silver = SILVER_WORDS.maker(data)(data)
    data.done()
    return silver


def make_trick(data: Reader) -> Trick:
    """Build what a special villager does; the word `do` picks the class."""
    trick = SPECIAL_WORDS.maker(data)(data)
    data.done()
    return trick
