"""Worlds that agree with what one seat knows: hidden things dealt again, chance reseeded (ORL-20.2, 20.4)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.orleans.followers import gather
from beffroi.games.orleans.planning import PLAN
from beffroi.games.orleans.player import Player
from beffroi.games.orleans.state import OrleansState, total_of
from beffroi.games.orleans.tables import EMPTY, MAX_SLOTS, N_FIGURES, N_KINDS, N_TRACKS, TECH, Phase
from beffroi.games.orleans.words import Act, Stream
from beffroi.kernel.chance import Rng, streams
from beffroi.kernel.flow import Step, advance, legal, play_legal

ANY_NUMBER = 999


def sample(state: OrleansState, viewer: int, seed: int) -> OrleansState:
    """Return a full state with the same view; it depends on the view and the seed alone."""
    world = state.clone()
    fresh = streams(seed, Stream.COUNT + 1)
    rng = fresh[Stream.COUNT]
    world.chance = fresh[: Stream.COUNT]
    mix_hourglass(world, rng)
    others = [seat for seat in range(len(world.players)) if seat != viewer]
    if world.lanes:
        for seat in others:
            rewind(world, seat)
    mix_bags(world, others, rng)
    for seat in others:
        player = world.players[seat]
        if player.before is not None:
            before = player.copy(None) if world.lanes else player.before.copy(None)
            before.bag = player.bag[:]
            player.before = before
    if world.lanes:
        replay_hidden(world, [seat for seat in others if (state.waiting >> seat) & 1 == 0], rng)
        advance(world)
    return world


def mix_hourglass(world: OrleansState, rng: Rng) -> None:
    """Shuffle the tiles nobody has seen; their backs show the group (ORL-4.4)."""
    stack = world.hourglass[:]
    first: i64 = 0
    for group in world.edition.groups:
        last = first + len(group)
        start = max(first, world.round)
        if start < last:
            hidden = vec[i64](sorted(stack[start:last]))
            rng.shuffle(hidden)
            for i in range(len(hidden)):
                stack[start + i] = hidden[i]
        first = last
    world.hourglass = stack


def rewind(world: OrleansState, seat: i64) -> None:
    """Put a player back to where the others last saw it, at the beginning of its lane."""
    before = world.players[seat].before
    if before is not None:
        world.players[seat] = before.copy(before)
    step: Step[OrleansState] = gather(seat, 0) if world.phase == Phase.FOLLOWERS else PLAN[seat]
    world.lanes[seat] = [step]


def replay_hidden(world: OrleansState, finished: list[int], rng: Rng) -> None:
    """Let players who have finished do something they might have done."""
    for seat in finished:
        world.waiting |= 1 << seat
    for seat in finished:
        while (world.waiting >> seat) & 1:
            play_legal(world, seat, likely(world, seat, rng))


def likely(world: OrleansState, seat: int, rng: Rng) -> int:
    """Choose as a hidden player might: draw as much as allowed, fill one place after another, take nothing back."""
    options = legal(world, seat)
    draws = [action for action in options if Act.DRAW <= action < Act.RECALL]
    if draws:
        return draws[-1]
    placing = [action for action in options if Act.PLACE <= action < Act.WITHDRAW]
    if placing:
        least = min(gaps(world, seat, action) for action in placing)
        nearest = [action for action in placing if gaps(world, seat, action) == least]
        return nearest[rng.below(len(nearest))]
    forward = [action for action in options if not Act.WITHDRAW <= action < Act.ACT]
    return forward[rng.below(len(forward))]


def gaps(world: OrleansState, seat: int, action: int) -> int:
    """Return how many slots are free on the place where an option puts a character."""
    slots = world.players[seat].slots
    first_slot = world.book.first_slot
    code = (action - (Act.DEPLOY if action >= Act.DEPLOY else Act.PLACE)) // N_KINDS
    place = code // MAX_SLOTS
    return sum(slots[slot] == EMPTY for slot in range(first_slot[place], first_slot[place + 1]))


def mix_bags(world: OrleansState, others: list[int], rng: Rng) -> None:
    """Deal the neutral characters of the other bags again, within what each track allows."""
    pool = [0] * N_FIGURES
    rooms: list[int] = []
    for seat in others:
        bag = world.players[seat].bag
        room = 0
        for figure in range(N_FIGURES):
            pool[figure] += bag[figure]
            room += bag[figure]
            bag[figure] = 0
        rooms.append(room)
    caps = [[unseen(world.players[seat], figure) for figure in range(N_FIGURES)] for seat in others]
    free = [[ANY_NUMBER] * N_FIGURES for _ in others]
    state_of = Deal(rooms, caps, rng)
    if not state_of.all(pool):  # a set-up by hand may hold more of a figure than its track tells
        state_of = Deal(rooms, free, rng)
        state_of.all(pool)
    for i, seat in enumerate(others):
        for figure in range(N_FIGURES):
            world.players[seat].bag[figure] = state_of.dealt[i][figure]


def unseen(player: Player, figure: int) -> int:
    """Return how many of a figure the bag may hold at most: recruited, and not standing elsewhere."""
    if figure >= N_TRACKS:
        return ANY_NUMBER
    count = player.tracks[figure] - player.market[figure] - player.tower[figure] - player.fresh[figure]
    for kind in player.slots:
        if kind == figure and kind != EMPTY and kind != TECH:
            count -= 1
    return max(0, count)


class Deal:
    """Characters dealt to bags of given sizes, at most so many of each figure to each bag."""

    def __init__(self, rooms: list[int], caps: list[list[int]], rng: Rng) -> None:
        self.rooms = rooms[:]
        self.caps = caps
        self.rng = rng
        self.dealt = [[0] * N_FIGURES for _ in rooms]

    def all(self, pool: list[int]) -> bool:
        """Deal a whole pool in random order; return whether everything found a bag."""
        tokens = vec[i64]([i64(figure) for figure in range(N_FIGURES) for _ in range(pool[figure])])
        self.rng.shuffle(tokens)
        return all(self.put(token, set()) for token in tokens)

    def put(self, figure: int, tried: set[int]) -> bool:
        """Put one character into a random bag, moving others on where a bag is full."""
        order = vec[i64]([i64(bag) for bag in range(len(self.rooms))])
        self.rng.shuffle(order)
        open_bags = [bag for bag in order if self.dealt[bag][figure] < self.caps[bag][figure]]
        for bag in open_bags:
            if self.rooms[bag] > 0:
                self.rooms[bag] -= 1
                self.dealt[bag][figure] += 1
                return True
        for bag in open_bags:
            if bag in tried:
                continue
            tried.add(bag)
            for other in range(N_FIGURES):
                if other != figure and self.dealt[bag][other] > 0 and self.put(other, tried):
                    self.dealt[bag][other] -= 1
                    self.dealt[bag][figure] += 1
                    return True
        return False


def hidden(state: OrleansState, viewer: int) -> list[int]:
    """Return what a viewer may not know, as integers: so tests can check that hidden things really are dealt again."""
    out = [int(tile) for tile in state.hourglass[state.round :]]
    for seat, player in enumerate(state.players):
        if seat != viewer:
            out += [int(count) for count in player.bag]
            if state.lanes:
                out += [int(total_of(player.market)), *[int(kind) for kind in player.slots]]
    for rng in state.chance:
        out += [int(rng.a), int(rng.b), int(rng.c)]
    return out
