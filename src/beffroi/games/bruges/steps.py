"""What the steps of Bruges share."""

from __future__ import annotations

from mypy_extensions import i64

from beffroi.games.bruges.state import BrugesState
from beffroi.kernel.flow import TABLE, Step, fill


class TableStep(Step[BrugesState]):
    """A phase: nobody chooses it, and it needs no numbers."""

    def __init__(self) -> None:
        super().__init__(TABLE)

    def args(self) -> list[int]:
        return []


class SeatStep(Step[BrugesState]):
    """Something that happens to a seat by itself."""

    def __init__(self, who: i64) -> None:
        super().__init__(TABLE)
        self.who = who

    def args(self) -> list[int]:
        return [self.who]


def choose(state: BrugesState, step: Step[BrugesState]) -> None:
    """Ask for a choice, or make it where only one option exists; nothing else may be pushed after it."""
    fill(state, step)
    offers = state.offers
    if offers.count == 1:
        step.resolve(state, offers.ids[0])
    elif offers.count > 1:
        state.push(step)
