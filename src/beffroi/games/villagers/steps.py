"""What the steps of Villagers share."""

from __future__ import annotations

from mypy_extensions import i64

from beffroi.games.villagers.state import VillagersState
from beffroi.kernel.flow import Step


class EventStep(Step[VillagersState]):
    """A question that an event asks a seat."""

    def __init__(self, seat: i64, event: i64) -> None:
        super().__init__(seat)
        self.event = event

    def args(self) -> list[int]:
        return [self.seat, self.event]
