"""What the steps of La Città share."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from beffroi.games.la_citta.state import CittaState
from beffroi.kernel.flow import Step


def push_in_turn(state: CittaState, steps: list[Step[Any]]) -> None:
    """Let the step of every seat follow, in player order (CIT-4.2)."""
    for i in range(state.seats - 1, -1, -1):
        state.push(steps[(state.first + i) % state.seats])


class CardStep(Step[CittaState]):
    """A choice that a politics card asks for."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card

    def args(self) -> list[int]:
        return [self.seat, self.card]
