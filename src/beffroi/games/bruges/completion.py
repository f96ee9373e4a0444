# mypyc: skip
"""What a partial position leaves out: every card of the box lies somewhere, as at the set-up where it can."""

from __future__ import annotations

from beffroi.games.bruges.state import BrugesState
from beffroi.games.bruges.tables import COLORS, PILES, Pile
from beffroi.kernel.errors import DataError
from beffroi.kernel.reader import Reader
from beffroi.kernel.vectors import vec_of


class Box:
    """The cards that a document has not named yet, and the piles it has given."""

    def __init__(self, state: BrugesState) -> None:
        self.state = state
        self.free = [True] * int(state.book.n_cards)
        self.piles: dict[int, tuple[int, list[int]]] = {}  # size, and the cards given, bottom first
        self.discard: list[int] | None = None

    def take(self, card: int, path: str) -> None:
        """Take a card out of the box; each exists once."""
        if not self.free[card]:
            raise DataError(
                path, f"{self.state.book.names[card]} lies somewhere else too; each card exists once (BRU-1.2)"
            )
        self.free[card] = False

    def any_of(self, color: int, path: str) -> int:
        """Take some card of a color, from the bottom of the last pile on."""
        for card in list(self.state.deck)[::-1]:
            if self.free[card] and self.state.book.color[card] == color:
                self.free[card] = False
                return int(card)
        raise DataError(path, f"no {COLORS[color]} card is left")

    def set_up(self, pile: int) -> list[int]:
        """Return what is free of a pile of the set-up, bottom first."""
        start, size = self.state.starts[pile], self.state.sizes[pile]
        return [int(card) for card in self.state.deck[start : start + size] if self.free[card]]


def complete(state: BrugesState, doc: Reader, box: Box) -> None:
    """Lay piles and discard; what other zones need is missing from where it lay at the set-up."""
    own = [box.set_up(pile) for pile in range(Pile.COUNT)]
    piles: list[list[int]] = []
    spare: list[int] = []
    for pile in range(Pile.COUNT):
        size, top = box.piles.get(pile, (len(own[pile]), []))
        below = size - len(top)
        kept, rest = own[pile][:below], own[pile][below:]
        spare += rest
        piles.append(kept + top)
    fill_up(box, piles, spare)
    if box.discard is None:
        box.discard = spare
    elif spare:
        open_piles = [pile for pile in range(Pile.COUNT - 1, -1, -1) if pile not in box.piles]
        if not open_piles:
            name = state.book.names[spare[0]]
            raise DataError(doc.at("discard"), f"{name} is missing; name it, or leave a pile or discard out")
        piles[open_piles[0]] = spare + piles[open_piles[0]]
    for card in box.discard:
        state.throw_away(card)
    lay_piles(state, piles)
    check_piles(state)


def fill_up(box: Box, piles: list[list[int]], spare: list[int]) -> None:
    """Bring piles to the size that was given: from cards to spare, else from piles that were not given."""
    for pile, (size, _) in box.piles.items():
        missing = size - len(piles[pile])
        sources = [spare, *[piles[other] for other in range(Pile.COUNT - 1, -1, -1) if other not in box.piles]]
        for source in sources:
            taken = source[:missing]
            del source[: len(taken)]
            piles[pile] = taken + piles[pile]
            missing -= len(taken)
        if missing:
            name = PILES[pile] if pile == Pile.RESERVE else f"piles.{PILES[pile]}"
            raise DataError(name, f"{missing} cards too many; the others lie elsewhere (BRU-1.2)")


def lay_piles(state: BrugesState, piles: list[list[int]]) -> None:
    """Lay all piles one after the other."""
    starts: list[int] = []
    cards: list[int] = []
    for pile in piles:
        starts.append(len(cards))
        cards += pile
    state.deck = vec_of(cards)
    state.starts = vec_of(starts)
    state.sizes = vec_of([len(pile) for pile in piles])


def check_piles(state: BrugesState) -> None:
    """Refuse an empty pile where the rules would have filled its place."""
    for pile in range(Pile.RESERVE):
        if state.sizes[pile] == 0 and state.sizes[Pile.RESERVE] > 0:
            raise DataError(f"piles.{PILES[pile]}", "is empty: the reserve would have taken its place (BRU-5.7)")
        if state.sizes[pile] == 0 and state.sizes[1 - pile] > 1:
            raise DataError(f"piles.{PILES[pile]}", "is empty: the other pile would have been split (BRU-5.8)")
