"""Worlds that agree with what one seat knows: hidden cards dealt again, chance reseeded (BRU-4).

A seat knows the color of a hidden card whose back lies open: in a hand, as a house, on top of a draw pile. Nothing
is known of the other cards in the piles.
"""

from __future__ import annotations

from librt.vecs import extend, vec
from mypy_extensions import i64

from beffroi.games.bruges.state import TENANT, BrugesState
from beffroi.games.bruges.tables import N_COLORS, Pile
from beffroi.games.bruges.words import Stream
from beffroi.kernel.chance import Rng, streams
from beffroi.kernel.vectors import zeros


def sample(state: BrugesState, viewer: int, seed: int) -> BrugesState:
    """Return a full state with the same view; it depends on the view and the seed alone."""
    world = state.clone()
    fresh = streams(seed, Stream.COUNT + 1)
    rng = fresh[Stream.COUNT]
    world.chance = fresh[: Stream.COUNT]
    Deal(world, viewer, rng).run()
    return world


class Deal:
    """The cards a viewer does not know, gathered by color and dealt again."""

    def __init__(self, world: BrugesState, viewer: int, rng: Rng) -> None:
        self.world = world
        self.viewer = viewer
        self.rng = rng
        self.pool: list[list[int]] = [[] for _ in range(N_COLORS)]

    def run(self) -> None:
        """Gather everything, then deal: first where the back is known, then the rest of the piles."""
        world = self.world
        for seat in range(world.seats):
            self.gather(world.players[seat].fresh)
            if seat != self.viewer:
                self.gather(world.players[seat].hand)
                self.gather(vec[i64]([house % TENANT for house in world.players[seat].houses]))
        for pile in range(Pile.COUNT):
            self.gather(world.deck[world.starts[pile] : world.starts[pile] + world.sizes[pile]])
        tops = [world.book.color[world.top(pile)] for pile in range(Pile.RESERVE) if world.sizes[pile] > 0]
        for color in range(N_COLORS):
            self.pool[color] = self.shuffled(self.pool[color])
        for seat in range(world.seats):
            self.deal_player(seat)
        known = [self.pool[color].pop() for color in tops]
        self.lay_piles(known, self.shuffled([card for color in self.pool for card in color]))

    def gather(self, cards: vec[i64]) -> None:
        """Take up cards."""
        for card in cards:
            self.pool[self.world.book.color[card]].append(int(card))

    def shuffled(self, cards: list[int]) -> list[int]:
        """Return cards in a random order that does not depend on how they lay."""
        items = vec[i64]([i64(card) for card in sorted(cards)])
        self.rng.shuffle(items)
        return [int(card) for card in items]

    def deal_player(self, seat: int) -> None:
        """Deal the hidden cards of a player again, color by color."""
        world = self.world
        book = world.book
        player = world.players[seat]
        player.fresh = vec[i64]([i64(self.pool[book.color[card]].pop()) for card in player.fresh])
        if seat == self.viewer:
            return
        backs = [0] * N_COLORS
        for card in player.hand:
            backs[book.color[card]] += 1
        player.hand = zeros(0)
        for color in range(N_COLORS):
            for _ in range(backs[color]):
                player.gain(self.pool[color].pop())
        for i in range(len(player.houses)):
            house = player.houses[i]
            player.houses[i] = house // TENANT * TENANT + self.pool[book.color[house % TENANT]].pop()

    def lay_piles(self, tops: list[int], rest: list[int]) -> None:
        """Lay out the piles again, one after the other, bottom first."""
        world = self.world
        deck = zeros(0)
        starts = zeros(Pile.COUNT)
        for pile in range(Pile.COUNT):
            starts[pile] = len(deck)
            size = int(world.sizes[pile])
            known = tops[:1] if pile < Pile.RESERVE and size > 0 else []
            below = size - len(known)
            deck = extend(deck, vec[i64]([i64(card) for card in rest[:below] + known]))
            tops = tops[len(known) :]
            rest = rest[below:]
        world.deck = deck
        world.starts = starts


def hidden(state: BrugesState, viewer: int) -> list[int]:
    """Return what a viewer may not know, as integers: so tests can check that hidden things really are dealt again."""
    out: list[int] = []
    for seat in range(state.seats):
        player = state.players[seat]
        out += [int(card) for card in player.fresh]
        if seat != viewer:
            out += [int(card) for card in player.hand] + [int(house % TENANT) for house in player.houses]
    for pile in range(Pile.COUNT):
        out += [int(card) for card in state.deck[state.starts[pile] : state.starts[pile] + state.sizes[pile]]]
    for rng in state.chance:
        out += [int(rng.a), int(rng.b), int(rng.c)]
    return out
