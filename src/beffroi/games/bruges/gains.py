"""What players receive: points, florins, workers, cards; and markers they return for points (BRU-10.4, 12.1)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from beffroi.games.bruges.drawing import draw_cards
from beffroi.games.bruges.state import BrugesState
from beffroi.games.bruges.steps import choose
from beffroi.games.bruges.tables import N_COLORS
from beffroi.games.bruges.words import Act, Told
from beffroi.kernel.flow import Step


def add_points(state: BrugesState, seat: i64, points: i64) -> None:
    """Move forward on the score track."""
    if points > 0:
        state.players[seat].score += points
        state.tell(Told.POINTS, seat, points)


def add_florins(state: BrugesState, seat: i64, florins: i64) -> None:
    """Take florins from the bank, which never runs out (BRU-1.7)."""
    if florins > 0:
        state.players[seat].florins += florins
        state.tell(Told.FLORINS, seat, florins)


def add_workers(state: BrugesState, seat: i64, workers: i64, color: i64) -> None:
    """Take workers of a color; they never run out (BRU-1.6)."""
    state.players[seat].workers[color] += workers
    state.tell(Told.WORKERS, seat, workers, color)


def pay(state: BrugesState, seat: i64, florins: i64) -> None:
    """Let a player who has enough pay florins."""
    if florins > 0:
        state.players[seat].florins -= florins
        state.tell(Told.PAID, seat, florins)


def spend_worker(state: BrugesState, seat: i64, color: i64) -> None:
    """Let a player who has one pay a worker."""
    state.players[seat].workers[color] -= 1
    state.tell(Told.SPENT_WORKER, seat, color)


def return_marker(state: BrugesState, seat: i64, color: i64) -> None:
    """Return a threat marker to the supply, for a point (BRU-10.4)."""
    player = state.players[seat]
    player.markers[color] -= 1
    player.score += state.book.points_per_marker
    state.supply[color] += 1
    state.tell(Told.RETURNED, seat, color)


def grant(state: BrugesState, seat: i64, points: i64, florins: i64, workers: i64, color: i64, cards: i64) -> None:
    """Give points, florins, workers and cards, in that order (BRU-12.1); with N_COLORS the owner picks the workers."""
    add_points(state, seat, points)
    add_florins(state, seat, florins)
    draw_cards(state, seat, cards, 0)
    if workers > 0:
        if color < N_COLORS:
            add_workers(state, seat, workers, color)
        else:
            choose(state, Take(seat, workers, 0))


@final
class Take(Step[BrugesState]):
    """Take workers of any color, one at a time in the order of colors, so that each set is chosen in one way."""

    def __init__(self, seat: i64, left: i64, least: i64) -> None:
        super().__init__(seat)
        self.left = left
        self.least = least

    def args(self) -> list[int]:
        return [self.seat, self.left, self.least]

    def options(self, state: BrugesState) -> None:
        for color in range(self.least, N_COLORS):
            state.offer(Act.TAKE + color)

    def resolve(self, state: BrugesState, action: i64) -> None:
        color = action - Act.TAKE
        if color == N_COLORS - 1:
            add_workers(state, self.seat, self.left, color)
            return
        add_workers(state, self.seat, 1, color)
        if self.left > 1:
            state.push(Take(self.seat, self.left - 1, color))
