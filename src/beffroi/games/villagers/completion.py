# mypyc: skip
"""What a partial position leaves out: every card of the box lies somewhere, as at the set-up where it can."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.villagers.state import ROAD_COIN, VillagersState, is_common
from beffroi.games.villagers.tables import EMPTY, N_PLACES, Card, Phase, Pile
from beffroi.games.villagers.village import card_of, coins
from beffroi.games.villagers.words import Stream
from beffroi.kernel.errors import DataError
from beffroi.kernel.reader import Reader
from beffroi.kernel.vectors import vec_of


class Box:
    """The cards of this game that a document has not named yet, and which zones it has given."""

    def __init__(self, state: VillagersState) -> None:
        book = state.book
        self.state = state
        self.left: list[int] = []
        for card in range(book.n_cards):
            gone = (state.layout.removed >> book.family[card]) & 1 and not is_common(book, card)
            self.left.append(int(book.start_copies[card] if gone else book.copies[card]))
        self.dealt = [list(player.hand) for player in state.players]  # hands of the set-up
        self.hands = [False] * len(state.players)  # whether they are given
        self.road = False
        self.discard: list[int] | None = None
        self.piles: dict[int, tuple[int, list[int]]] = {}  # size, and the cards given, bottom first

    def take(self, card: int, path: str) -> None:
        """Take a card out of the box; one too many is an error."""
        self.left[card] -= 1
        if self.left[card] < 0:
            book = self.state.book
            whole = int(book.copies[card])
            if (self.state.layout.removed >> book.family[card]) & 1:
                raise DataError(path, f"{book.names[card]} is out of this game with so few players (VIL-3.4)")
            raise DataError(path, f"one {book.names[card]} too many; this game has {whole} (VIL-1.2)")

    def take_village(self, nodes: vec[i64], path: str) -> None:
        """Take the villagers of a village out of the box."""
        for node in nodes:
            if card_of(node) < Card.FOUNDERS:
                self.take(int(card_of(node)), path)

    def grab(self, card: int) -> bool:
        """Take a card if there is one left."""
        if self.left[card] < 1:
            return False
        self.left[card] -= 1
        return True

    def rest(self) -> list[int]:
        """Return the villagers left, commons apart, in an order that the seed alone decides."""
        book = self.state.book
        cards = [c for c in range(book.n_cards) if not is_common(book, c) for _ in range(max(0, self.left[c]))]
        items = vec_of(cards)
        self.state.chance[Stream.CARDS].clone().shuffle(items)
        return [int(card) for card in items]


def complete(state: VillagersState, doc: Reader, box: Box) -> None:
    """Deal out every card that the document does not name."""
    commons(state, doc, box)
    sizes = wanted_sizes(state, box)
    old = [list(state.piles[state.starts[p] : state.starts[p] + state.sizes[p]]) for p in range(Pile.COUNT)]
    road = keep_road(state, box)
    hands = [keep(box, [] if box.hands[s] else box.dealt[s], sizes[Pile.COUNT + s]) for s in range(state.seats)]
    piles = [keep_pile(box, p, sizes[p], old[p]) for p in range(Pile.RESERVE)]
    given = int(Pile.RESERVE) in box.piles
    if given:
        reserve = keep_pile(box, int(Pile.RESERVE), sizes[Pile.RESERVE], old[Pile.RESERVE])
        spare = box.rest()
    else:
        reserve = []
        kept = [int(card) for card in old[Pile.RESERVE] if box.grab(int(card))]
        spare = kept[::-1] + box.rest()  # what others displaced goes first, then the bottom of the reserve
    for cards in [*piles, reserve, *hands, road]:
        for i, card in enumerate(cards):
            if card == EMPTY and spare:
                cards[i] = spare.pop()
    check_filled(piles, reserve)
    if not given:
        reserve, spare = spare[::-1], []
    lay_piles(state, [*piles, reserve, box.piles[int(Pile.DISCARD)][1]])
    lay_discard(state, doc, box, spare)
    for seat, cards in enumerate(hands):
        if not box.hands[seat]:
            state.players[seat].hand = vec_of(sorted(int(card) for card in cards if card != EMPTY))
    if not box.road:
        coined = not state.layout.by_choice and (state.round > 1 or state.phase > Phase.DRAFT)
        state.road = vec_of([c if c == EMPTY else int(c) + int(coined) * int(ROAD_COIN) for c in road])
    count_gold(state)


def commons(state: VillagersState, doc: Reader, box: Box) -> None:
    """Common villagers outside villages lie in their piles, or as many as given (VIL-3.2)."""
    cards = list(state.book.commons)
    left = [box.left[card] for card in cards]
    if doc.has("commons"):
        table = doc.table("commons")
        left = [table.number(state.book.names[card], left[i], 0, left[i]) for i, card in enumerate(cards)]
        table.done()
    for i, card in enumerate(cards):
        box.left[card] -= left[i]
    state.commons = vec_of(left)


def wanted_sizes(state: VillagersState, box: Box) -> list[int]:
    """Return how many cards piles and hands get; sizes not given are cut when cards run out, first stacks first."""
    sizes = [0] * int(Pile.COUNT + state.seats)
    free = len(box.rest())
    for pile in range(Pile.RESERVE + 1):
        given = box.piles.get(pile)
        sizes[pile] = given[0] if given else (0 if pile == Pile.RESERVE else int(state.sizes[pile]))
        free -= sizes[pile] - (len(given[1]) if given else 0)
    for seat in range(state.seats):
        sizes[Pile.COUNT + seat] = 0 if box.hands[seat] else int(state.book.start_hand)
        free -= sizes[Pile.COUNT + seat]
    free -= 0 if box.road else int(N_PLACES)
    for zone in [*[p for p in range(Pile.RESERVE) if p not in box.piles], *range(int(Pile.COUNT), len(sizes))]:
        cut = min(sizes[zone], max(0, -free))
        sizes[zone] -= cut
        free += cut
    return sizes


def keep(box: Box, cards: list[int], size: int) -> list[int]:
    """Return cards of the set-up that are still free, EMPTY where another player has them."""
    return [int(card) if box.grab(int(card)) else int(EMPTY) for card in cards[:size]]


def keep_road(state: VillagersState, box: Box) -> list[int]:
    """Return the road of the set-up where it is not given."""
    return [] if box.road else keep(box, [int(held) for held in state.road], int(N_PLACES))


def keep_pile(box: Box, pile: int, size: int, old: list[int]) -> list[int]:
    """Return a pile, bottom first: the cards given on top, below them those of the set-up as far as they are free."""
    top = box.piles[pile][1] if pile in box.piles else []
    below = size - len(top)
    kept = keep(box, [int(card) for card in old], below)
    return [int(EMPTY)] * (below - len(kept)) + kept + top


def check_filled(piles: list[list[int]], reserve: list[int]) -> None:
    """Refuse sizes for which there are not enough cards."""
    for pile, cards in enumerate([*piles, reserve]):
        if EMPTY in cards:
            path = "reserve" if pile == Pile.RESERVE else f"stacks[{pile}]"
            raise DataError(path, f"{cards.count(int(EMPTY))} cards too many; the others lie elsewhere (VIL-3.9)")


def lay_piles(state: VillagersState, piles: list[list[int]]) -> None:
    """Lay all piles one after the other."""
    starts: list[int] = []
    cards: list[int] = []
    for pile in piles:
        starts.append(len(cards))
        cards += [int(card) for card in pile]
    state.piles = vec_of(cards)
    state.starts = vec_of(starts)
    state.sizes = vec_of([len(pile) for pile in piles])


def lay_discard(state: VillagersState, doc: Reader, box: Box, rest: list[int]) -> None:
    """Villagers that lie nowhere else are out of the game, unless the discard is given."""
    book = state.book
    rest = sorted(rest) + [int(c) for c in book.commons for _ in range(max(0, box.left[c]))]
    if box.discard is not None and rest:
        name = book.names[rest[0]]
        raise DataError(doc.at("discard"), f"{name} is missing; name it, or leave reserve or discard out")
    state.discard = vec_of(rest if box.discard is None else box.discard)


def count_gold(state: VillagersState) -> None:
    """Count all gold outside the bank (INV-2)."""
    total = 0
    for player in state.players:
        total += int(player.treasury + coins(player.nodes))
    for held in state.road:
        total += 0 if held == EMPTY else int(held // ROAD_COIN)
    state.gold = total
