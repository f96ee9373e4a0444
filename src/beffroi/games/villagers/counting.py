"""What events count: one class per kind of count, and the words of the data for them (VIL-11.37, 11.38, 12.3)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from beffroi.games.villagers.market import silver
from beffroi.games.villagers.state import Book, VillagersState, is_common
from beffroi.games.villagers.tables import N_FAMILIES, Symbol
from beffroi.games.villagers.village import card_of, coins_of, count, is_top
from beffroi.kernel.sets import bit
from beffroi.kernel.vectors import zeros


class Count:
    """Something that can be counted of a village, or of the player alone."""

    def of(self, state: VillagersState, owner: i64) -> i64:
        """Return how much of it there is."""
        raise NotImplementedError


class OwnCount(Count):
    """Something that the Countess does not have."""


class Chosen(Count):
    """The number of one villager; the player says which (VIL-11.35)."""

    def among(self, state: VillagersState, owner: i64) -> vec[i64]:
        """Return where the villagers lie that may be chosen."""
        nodes = state.players[owner].nodes
        out = zeros(0)
        for i in range(len(nodes)):
            if self.fits(state.book, nodes[i]):
                out = append(out, i)
        return out

    def fits(self, book: Book, node: i64) -> bool:
        """Return whether a villager may be chosen."""
        raise NotImplementedError

    def value(self, state: VillagersState, owner: i64, index: i64) -> i64:
        """Return the number of the villager that lies there."""
        raise NotImplementedError


@final
class Symbols(Count):
    """Symbols of top cards."""

    def __init__(self, symbol: i64) -> None:
        self.symbol = symbol

    def of(self, state: VillagersState, owner: i64) -> i64:
        return count(state.book, state.players[owner].nodes, self.symbol)


@final
class BestGold(Count):
    """The highest printed gold of a top card."""

    def of(self, state: VillagersState, owner: i64) -> i64:
        best: i64 = 0
        for node in state.players[owner].nodes:
            if is_top(node):
                best = max(best, state.book.gold[card_of(node)])
        return best


@final
class Commons(Count):
    """Common villagers, covered or not."""

    def of(self, state: VillagersState, owner: i64) -> i64:
        total: i64 = 0
        for node in state.players[owner].nodes:
            if is_common(state.book, card_of(node)):
                total += 1
        return total


@final
class LargestFamily(Count):
    """The cards of the largest family, covered or not; the Countess's own card has no family."""

    def of(self, state: VillagersState, owner: i64) -> i64:
        sizes = zeros(N_FAMILIES)
        best: i64 = 0
        for node in state.players[owner].nodes:
            family = state.book.family[card_of(node)]
            if family >= 0:
                sizes[family] += 1
                best = max(best, sizes[family])
        return best


@final
class AllSilver(Count):
    """What all silver symbols are worth."""

    def of(self, state: VillagersState, owner: i64) -> i64:
        return silver(state, owner)


@final
class OneSilver(Chosen):
    """What one silver symbol is worth."""

    def fits(self, book: Book, node: i64) -> bool:
        return is_top(node) and book.silver[card_of(node)] is not None

    def value(self, state: VillagersState, owner: i64, index: i64) -> i64:
        nodes = state.players[owner].nodes
        word = state.book.silver[card_of(nodes[index])]
        return 0 if word is None else word.value(state.book, nodes)


@final
class OneCoins(Chosen):
    """The coins on one villager that carries some."""

    def fits(self, book: Book, node: i64) -> bool:
        return coins_of(node) > 0

    def value(self, state: VillagersState, owner: i64, index: i64) -> i64:
        return coins_of(state.players[owner].nodes[index])


@final
class HandCards(OwnCount):
    """Cards in hand."""

    def of(self, state: VillagersState, owner: i64) -> i64:
        return len(state.players[owner].hand)


@final
class HandFamilies(OwnCount):
    """Different families in hand."""

    def of(self, state: VillagersState, owner: i64) -> i64:
        seen: i64 = 0
        total: i64 = 0
        for card in state.players[owner].hand:
            family = state.book.family[card]
            if (seen >> family) & 1 == 0:
                seen |= bit(family)
                total += 1
        return total


@final
class Treasury(OwnCount):
    """Gold before paying."""

    def of(self, state: VillagersState, owner: i64) -> i64:
        return state.players[owner].treasury


COUNTS: Final[dict[str, Count]] = {
    "food": Symbols(Symbol.FOOD),
    "house": Symbols(Symbol.HOUSE),
    "gold_symbols": Symbols(Symbol.GOLD),
    "best_gold": BestGold(),
    "commons": Commons(),
    "largest_family": LargestFamily(),
    "silver": AllSilver(),
    "one_silver": OneSilver(),
    "one_coins": OneCoins(),
    "hand": HandCards(),
    "hand_families": HandFamilies(),
    "treasury": Treasury(),
}
