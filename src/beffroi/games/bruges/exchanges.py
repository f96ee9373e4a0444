"""Choices that effects ask for: workers, markers, florins, tiles, cards; made by the owner or an opponent (BRU-12)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from beffroi.games.bruges.actions import build_house
from beffroi.games.bruges.gains import Take, add_points, return_marker
from beffroi.games.bruges.state import BrugesState
from beffroi.games.bruges.steps import choose
from beffroi.games.bruges.tables import N_COLORS, N_SECTIONS
from beffroi.games.bruges.threats import lose_tile
from beffroi.games.bruges.words import Act, Told
from beffroi.kernel.flow import SeatStep, Step


def take_florins(state: BrugesState, seat: i64, amount: i64) -> None:
    """Make each opponent hand over florins, or all they have (BRU-12.3)."""
    for i in range(1, state.seats):
        other = (seat + i) % state.seats
        hand_over(state, other, seat, min(amount, state.players[other].florins))


def hand_over(state: BrugesState, seat: i64, to: i64, florins: i64) -> None:
    """Make a player give florins to another."""
    if florins > 0:
        state.players[seat].florins -= florins
        state.players[to].florins += florins
        state.tell(Told.GAVE_FLORINS, seat, florins, to)


def hand_over_workers(state: BrugesState, seat: i64, to: i64, workers: i64, color: i64) -> None:
    """Make a player give workers to another."""
    state.players[seat].workers[color] -= workers
    state.players[to].workers[color] += workers
    state.tell(Told.GAVE_WORKERS, seat, workers, color, to)


@final
class Demand(SeatStep[BrugesState]):
    """An opponent hands over workers of their choice, or all they have (BRU-12.3)."""

    def __init__(self, who: i64, to: i64, amount: i64) -> None:
        super().__init__(who)
        self.to = to
        self.amount = amount

    def args(self) -> list[int]:
        return [self.who, self.to, self.amount]

    def run(self, state: BrugesState) -> None:
        player = state.players[self.who]
        if player.count_workers() > self.amount:
            choose(state, Give(self.who, self.to, self.amount, 0))
            return
        for color in range(N_COLORS):
            if player.workers[color] > 0:
                hand_over_workers(state, self.who, self.to, player.workers[color], color)


@final
class Give(Step[BrugesState]):
    """Choose which worker to give, one at a time in the order of colors (BRU-12.3)."""

    def __init__(self, seat: i64, to: i64, left: i64, least: i64) -> None:
        super().__init__(seat)
        self.to = to
        self.left = left
        self.least = least

    def args(self) -> list[int]:
        return [self.seat, self.to, self.left, self.least]

    def options(self, state: BrugesState) -> None:
        workers = state.players[self.seat].workers
        ahead: i64 = 0  # only workers of this color and later ones
        for color in range(self.least, N_COLORS):
            ahead += workers[color]
        for color in range(self.least, N_COLORS):
            if workers[color] > 0 and ahead >= self.left:
                state.offer(Act.GIVE + color)
            ahead -= workers[color]

    def resolve(self, state: BrugesState, action: i64) -> None:
        color = action - Act.GIVE
        hand_over_workers(state, self.seat, self.to, 1, color)
        if self.left > 1:
            choose(state, Give(self.seat, self.to, self.left - 1, color))


@final
class Lend(Step[BrugesState]):
    """Choose who receives florins, in seat order, for points (BRU-12.4)."""

    def __init__(self, seat: i64, left: i64, least: i64, florins: i64, points: i64) -> None:
        super().__init__(seat)
        self.left = left
        self.least = least
        self.florins = florins
        self.points = points

    def args(self) -> list[int]:
        return [self.seat, self.left, self.least, self.florins, self.points]

    def options(self, state: BrugesState) -> None:
        for other in range(self.least, state.seats):
            ahead = state.seats - other - (1 if self.seat >= other else 0)
            if other != self.seat and ahead >= self.left:
                state.offer(Act.LEND + other)

    def resolve(self, state: BrugesState, action: i64) -> None:
        other = action - Act.LEND
        hand_over(state, self.seat, other, self.florins)
        add_points(state, self.seat, self.points * self.florins)
        if self.left > 1:
            choose(state, Lend(self.seat, self.left - 1, other + 1, self.florins, self.points))


def markers_of(state: BrugesState, seat: i64, colors: i64) -> i64:
    """Return how many markers of a bit set of colors a player has."""
    found: i64 = 0
    for color in range(N_COLORS):
        if (colors >> color) & 1:
            found += state.players[seat].markers[color]
    return found


@final
class Discard(Step[BrugesState]):
    """Choose markers to return, one at a time in the order of colors, exactly the given number (BRU-12.5)."""

    def __init__(self, seat: i64, left: i64, least: i64, colors: i64) -> None:
        super().__init__(seat)
        self.left = left
        self.least = least
        self.colors = colors  # bit set

    def args(self) -> list[int]:
        return [self.seat, self.left, self.least, self.colors]

    def options(self, state: BrugesState) -> None:
        for color in range(self.least, N_COLORS):
            ahead = self.colors >> color << color  # only this color and later ones
            if markers_of(state, self.seat, self.colors & (1 << color)) > 0:
                if markers_of(state, self.seat, ahead) >= self.left:
                    state.offer(Act.RETURN + color)

    def resolve(self, state: BrugesState, action: i64) -> None:
        color = action - Act.RETURN
        return_marker(state, self.seat, color)
        if self.left > 1:
            choose(state, Discard(self.seat, self.left - 1, color, self.colors))


@final
class HandIn(Step[BrugesState]):
    """Choose workers to exchange, one at a time in the order of colors; then as many of any color (BRU-12.10)."""

    def __init__(self, seat: i64, done: i64, most: i64, least: i64) -> None:
        super().__init__(seat)
        self.done = done
        self.most = most  # 0: no limit
        self.least = least

    def args(self) -> list[int]:
        return [self.seat, self.done, self.most, self.least]

    def options(self, state: BrugesState) -> None:
        if self.done > 0:
            state.offer(Act.STOP)
        if self.most == 0 or self.done < self.most:
            workers = state.players[self.seat].workers
            for color in range(self.least, N_COLORS):
                if workers[color] > 0:
                    state.offer(Act.HAND_IN + color)

    def resolve(self, state: BrugesState, action: i64) -> None:
        if action == Act.STOP:
            choose(state, Take(self.seat, self.done, 0))
            return
        color = action - Act.HAND_IN
        state.players[self.seat].workers[color] -= 1
        state.tell(Told.HANDED_IN, self.seat, color)
        choose(state, HandIn(self.seat, self.done + 1, self.most, color))


@final
class Lay(Step[BrugesState]):
    """Choose which card from the hand becomes a house without a worker (BRU-12.8)."""

    def options(self, state: BrugesState) -> None:
        for card in state.players[self.seat].hand:
            state.offer(Act.LAY + card)

    def resolve(self, state: BrugesState, action: i64) -> None:
        card = action - Act.LAY
        state.players[self.seat].lose(card)
        build_house(state, self.seat, card, False)


@final
class Sort(SeatStep[BrugesState]):
    """With the drawn cards in hand, discard the given number, or all if there are fewer (BRU-12.25)."""

    def __init__(self, who: i64, count: i64) -> None:
        super().__init__(who)
        self.count = count

    def args(self) -> list[int]:
        return [self.who, self.count]

    def run(self, state: BrugesState) -> None:
        player = state.players[self.who]
        if len(player.hand) > self.count:
            state.push(PutDown(self.who, self.count))
            return
        while len(player.hand) > 0:
            put_down(state, self.who, player.hand[0])


@final
class PutDown(Step[BrugesState]):
    """Choose a card from the hand to discard face up, in any order (BRU-12.25)."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def args(self) -> list[int]:
        return [self.seat, self.left]

    def options(self, state: BrugesState) -> None:
        for card in state.players[self.seat].hand:
            state.offer(Act.PUT_DOWN + card)

    def resolve(self, state: BrugesState, action: i64) -> None:
        put_down(state, self.seat, action - Act.PUT_DOWN)
        if self.left > 1:
            state.push(Sort(self.seat, self.left - 1))


def put_down(state: BrugesState, seat: i64, card: i64) -> None:
    """Put a card from the hand face up on the discard pile."""
    state.players[seat].lose(card)
    state.throw_away(card)
    state.tell(Told.PUT_DOWN, seat, card)


@final
class LoseTiles(SeatStep[BrugesState]):
    """An opponent loses canal tiles of their choice, if there are any (BRU-12.6)."""

    def __init__(self, who: i64, count: i64) -> None:
        super().__init__(who)
        self.count = count

    def args(self) -> list[int]:
        return [self.who, self.count]

    def run(self, state: BrugesState) -> None:
        choose(state, LoseTile(self.who, self.count))


@final
class LoseTile(Step[BrugesState]):
    """Choose which section loses its outermost tile (BRU-12.6)."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def args(self) -> list[int]:
        return [self.seat, self.left]

    def options(self, state: BrugesState) -> None:
        for section in range(N_SECTIONS):
            if state.players[self.seat].tiles[section] > 0:
                state.offer(Act.LOSE_TILE + section)

    def resolve(self, state: BrugesState, action: i64) -> None:
        lose_tile(state, self.seat, action - Act.LOSE_TILE)
        if self.left > 1:
            choose(state, LoseTile(self.seat, self.left - 1))
