"""Worlds that agree with what one seat knows: hidden cards dealt again, chance reseeded (VIL-13).

Of another hand, a seat knows the backs and the cards that everyone saw being drafted. A card seen to go to
a hand is still there, or among the cards its owner returned face down since: which, nobody else knows.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.villagers.player import KNOWN_IN
from beffroi.games.villagers.state import SEEN_BY, SEEN_IN, VillagersState
from beffroi.games.villagers.tables import EMPTY, N_FAMILIES, Pile
from beffroi.games.villagers.village import sorted_vec
from beffroi.games.villagers.words import Stream
from beffroi.kernel.chance import Rng, streams

FOREVER = 1 << 30  # a hand card may have come in any round


def sample(state: VillagersState, viewer: int, seed: int) -> VillagersState:
    """Return a full state with the same view; it depends on the view and the seed alone."""
    world = state.clone()
    fresh = streams(seed, Stream.COUNT + 1)
    rng = fresh[Stream.COUNT]
    world.chance = fresh[: Stream.COUNT]
    mix_events(world.summer, rng)
    mix_events(world.winter, rng)
    Deal(world, viewer, rng).run()
    return world


def mix_events(deck: vec[i64], rng: Rng) -> None:
    """Shuffle a deck of events, whatever its order was."""
    sorted_vec(deck)
    rng.shuffle(deck)


class Deal:
    """The cards a viewer does not know, gathered and dealt again.

    A *slot* is where such a card lies: a hand card of a seat, or a card of a pile. Backs bind it to a family.
    """

    def __init__(self, world: VillagersState, viewer: int, rng: Rng) -> None:
        self.world = world
        self.viewer = viewer
        self.rng = rng
        self.pool: list[list[int]] = [[] for _ in range(N_FAMILIES)]  # faces by family
        self.bound: list[list[int]] = [[] for _ in range(N_FAMILIES)]  # slots whose back is known, by family
        self.loose: list[int] = []  # pile slots of which nothing is known

    def run(self) -> None:
        """Gather, then deal: first to slots whose back is known, then to all others."""
        world = self.world
        hands: list[list[int]] = []
        for seat in range(world.seats):
            hands.append([])
            if seat != self.viewer:
                for family in range(N_FAMILIES):
                    self.gather_hand(seat, family, hands[seat])
        self.gather_piles()
        for family in range(N_FAMILIES):
            faces = self.shuffled(self.pool[family])
            for slot in self.bound[family]:
                self.put(slot, faces.pop(), hands)
            self.pool[family] = faces
        rest = self.shuffled([face for family in self.pool for face in family])
        for slot in self.loose:
            self.put(slot, rest.pop(), hands)
        for seat in range(world.seats):
            if seat != self.viewer:
                world.players[seat].hand = sorted_vec(vec[i64]([i64(face) for face in hands[seat]]))

    def shuffled(self, faces: list[int]) -> list[int]:
        """Return faces in a random order that does not depend on how they lay."""
        items = vec[i64]([i64(face) for face in sorted(faces)])
        self.rng.shuffle(items)
        return [int(face) for face in items]

    def gather_hand(self, seat: int, family: int, hand: list[int]) -> None:
        """Gather the hand cards of a seat and those it returned, of one family, and deal out what was seen.

        Slots of hands are negative: -1 - seat. The last cards seen have the fewest slots, so they are dealt first.
        """
        world = self.world
        player = world.players[seat]
        slots: list[int] = []
        rounds: list[int] = []
        for face in player.hand:
            if world.book.family[face] == family:
                slots.append(-1 - seat)
                rounds.append(FOREVER)
                self.pool[family].append(face)
        for slot in returned_slots(world, seat, family):
            slots.append(slot)
            rounds.append(world.piles[slot] // SEEN_IN)
            self.pool[family].append(world.piles[slot] % SEEN_BY)
        for i in range(len(player.seen) - 1, -1, -1):
            card = player.seen[i] % KNOWN_IN
            if world.book.family[card] != family:
                continue
            able = [k for k in range(len(slots)) if rounds[k] >= player.seen[i] // KNOWN_IN]
            if not able:
                continue  # a set-up by hand may remember what cannot be
            k = able[self.rng.below(len(able))]
            self.pool[family].remove(int(card))
            self.put(slots[k], int(card), [hand] * world.seats)
            del slots[k]
            del rounds[k]
        self.bound[family] += slots

    def gather_piles(self) -> None:
        """Gather the cards of stacks and reserve that nobody returned; the back of a top card is known."""
        world = self.world
        for pile in range(Pile.RESERVE + 1):
            if pile == Pile.RESERVE and world.recycled and self.viewer == 0:
                self.mix_reserve()
                continue
            start = world.starts[pile]
            size = world.sizes[pile]
            for slot in range(start, start + size):
                code = world.piles[slot]
                if code >= SEEN_BY:
                    continue
                family = int(world.book.family[code])
                self.pool[family].append(int(code))
                if slot == start + size - 1:
                    self.bound[family].append(int(slot))
                else:
                    self.loose.append(int(slot))

    def mix_reserve(self) -> None:
        """Shuffle a reserve that was made of discarded villagers: its cards are known, not their order (VIL-11.33).

        The back of its top card is known, too.
        """
        world = self.world
        start = world.starts[Pile.RESERVE]
        end = start + world.sizes[Pile.RESERVE]
        slots = [int(slot) for slot in range(start, end) if world.piles[slot] < SEEN_BY]
        faces = self.shuffled([int(world.piles[slot]) for slot in slots])
        if slots and slots[-1] == end - 1:
            family = world.book.family[world.piles[slots[-1]]]
            at = next(i for i in range(len(faces)) if world.book.family[faces[i]] == family)
            faces[at], faces[-1] = faces[-1], faces[at]
        for i in range(len(slots)):
            world.piles[slots[i]] = faces[i]

    def put(self, slot: int, face: int, hands: list[list[int]]) -> None:
        """Put a face into a slot; who returned a card and when stays known."""
        if slot < 0:
            hands[-1 - slot].append(face)
        else:
            piles = self.world.piles
            piles[slot] = face + piles[slot] // SEEN_BY * SEEN_BY


def returned_slots(world: VillagersState, seat: int, family: int) -> list[int]:
    """Return where cards of a family lie that a seat returned, in the order of piles."""
    out: list[int] = []
    for pile in range(Pile.COUNT):
        for slot in range(world.starts[pile], world.starts[pile] + world.sizes[pile]):
            code = world.piles[slot]
            if code >= SEEN_BY and code % SEEN_IN // SEEN_BY - 1 == seat:
                if world.book.family[code % SEEN_BY] == family:
                    out.append(int(slot))
    return out


def hidden(state: VillagersState, viewer: int) -> list[int]:
    """Return what a viewer may not know, as integers: so tests can check that hidden things really are dealt again."""
    out: list[int] = []
    for seat in range(state.seats):
        if seat != viewer:
            out += [int(card) for card in state.players[seat].hand]
    for pile in range(Pile.COUNT):
        for code in state.piles[state.starts[pile] : state.starts[pile] + state.sizes[pile]]:
            mine = code >= SEEN_BY and code % SEEN_IN // SEEN_BY - 1 == viewer
            out.append(EMPTY if mine else int(code % SEEN_BY))
    out += [int(event) for event in state.summer] + [int(event) for event in state.winter]
    for rng in state.chance:
        out += [int(rng.a), int(rng.b), int(rng.c)]
    return out
