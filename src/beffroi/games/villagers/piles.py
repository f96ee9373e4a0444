"""Cards that lie face down: six stacks, the reserve, and what was discarded unseen (VIL-3.5, 5.7, 7.13)."""

from __future__ import annotations

from librt.vecs import append, extend
from mypy_extensions import i64

from beffroi.games.villagers.state import SEEN_BY, SEEN_IN, VillagersState, is_common
from beffroi.games.villagers.tables import EMPTY, N_PLACES, Pile
from beffroi.games.villagers.village import sorted_vec
from beffroi.games.villagers.words import Stream, Told
from beffroi.kernel.flow import TABLE
from beffroi.kernel.vectors import zeros


def leftmost(state: VillagersState) -> i64:
    """Return the first stack with a card, or EMPTY when all six are exhausted."""
    for stack in range(Pile.RESERVE):
        if state.sizes[stack] > 0:
            return stack
    return EMPTY


def top(state: VillagersState, pile: i64) -> i64:
    """Return the face of the top card of a pile that is not empty."""
    return state.piles[state.starts[pile] + state.sizes[pile] - 1] % SEEN_BY


def draw(state: VillagersState, pile: i64) -> i64:
    """Turn up the top card of a pile; whoever returned it is known to have had it."""
    state.sizes[pile] -= 1
    code = state.piles[state.starts[pile] + state.sizes[pile]]
    card = code % SEEN_BY
    if code != card:
        seat = code % SEEN_IN // SEEN_BY - 1
        state.players[seat].forget(card, code // SEEN_IN)
    state.shown += 1
    return card


def bury(state: VillagersState, pile: i64, seat: i64, card: i64) -> None:
    """Lay a hand card face down on a pile; its face stays with whoever returned it (VIL-7.12)."""
    code = card + (seat + 1) * SEEN_BY + state.round * SEEN_IN
    end = state.starts[pile] + state.sizes[pile]
    room = state.starts[pile + 1] if pile + 1 < Pile.COUNT else len(state.piles)
    if end < room:
        state.piles[end] = code
    else:
        out = append(state.piles[:end], code)
        state.piles = extend(out, state.piles[end:])
        for later in range(pile + 1, Pile.COUNT):
            state.starts[later] += 1
    state.sizes[pile] += 1


def draft_pile(state: VillagersState) -> i64:
    """Return where a place of the road is filled from during the draft, or EMPTY (VIL-5.5, 5.7, 5.8)."""
    stack = leftmost(state)
    if stack != EMPTY:
        return stack
    return Pile.RESERVE if state.sizes[Pile.RESERVE] > 0 else EMPTY


def arrival_pile(state: VillagersState) -> i64:
    """Return where the road is filled from at new arrivals, or EMPTY (VIL-6.3)."""
    return Pile.RESERVE if state.sizes[Pile.RESERVE] > 0 else leftmost(state)


def countess_pile(state: VillagersState) -> i64:
    """Return where the Countess's card comes from: the reserve, renewed if it is empty, or EMPTY (VIL-11.11, 11.33)."""
    if state.sizes[Pile.RESERVE] == 0:
        recycle(state)
    return Pile.RESERVE if state.sizes[Pile.RESERVE] > 0 else EMPTY


def discarded(state: VillagersState) -> i64:
    """Return how many discarded villagers could make a new reserve; common ones never leave villages and piles."""
    found: i64 = state.sizes[Pile.DISCARD]
    for card in state.discard:
        if not is_common(state.book, card):
            found += 1
    return found


def recycle(state: VillagersState) -> None:
    """Shuffle all discarded villagers, those face down included, into a new reserve (VIL-11.33)."""
    if discarded(state) == 0:
        return
    cards = zeros(0)
    kept = zeros(0)
    for card in state.discard:
        if is_common(state.book, card):
            kept = append(kept, card)
        else:
            cards = append(cards, card)
    start = state.starts[Pile.DISCARD]
    for code in state.piles[start : start + state.sizes[Pile.DISCARD]]:
        cards = append(cards, code % SEEN_BY)
        # Which of the cards seen in hand it was is unknown to others: none of its family counts as seen any more.
        state.players[code % SEEN_IN // SEEN_BY - 1].forget_family(state.book.family, state.book.family[code % SEEN_BY])
    cards = sorted_vec(cards)
    state.chance[Stream.RESERVE].shuffle(cards)
    state.piles = extend(state.piles[: state.starts[Pile.RESERVE]], cards)
    state.starts[Pile.DISCARD] = len(state.piles)
    state.sizes[Pile.RESERVE] = len(cards)
    state.sizes[Pile.DISCARD] = 0
    state.discard = kept
    state.recycled = True
    state.shown += 1
    state.tell(Told.RECYCLED, TABLE, len(cards))


def fill_road(state: VillagersState, arrivals: bool) -> None:
    """Fill every empty place of the road, left to right, as long as there are cards (VIL-5.5, 6.3)."""
    for place in range(N_PLACES):
        if state.road[place] == EMPTY:
            pile = arrival_pile(state) if arrivals else draft_pile(state)
            if pile == EMPTY:
                return
            card = draw(state, pile)
            state.road[place] = card
            state.tell(Told.ARRIVED, TABLE, card, place)
