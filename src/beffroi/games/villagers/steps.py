"""What the steps of Villagers share."""

from __future__ import annotations

from mypy_extensions import i64

from beffroi.games.villagers.state import VillagersState
from beffroi.kernel.flow import TABLE, Step


class TableStep(Step[VillagersState]):
    """A phase: nobody chooses it, and it needs no numbers."""

    def __init__(self) -> None:
        super().__init__(TABLE)

    def args(self) -> list[int]:
        return []


class SeatStep(Step[VillagersState]):
    """Something that happens to a seat by itself."""

    def __init__(self, who: i64) -> None:
        super().__init__(TABLE)
        self.who = who

    def args(self) -> list[int]:
        return [self.who]


class EventStep(Step[VillagersState]):
    """A question that an event asks a seat."""

    def __init__(self, seat: i64, event: i64) -> None:
        super().__init__(seat)
        self.event = event

    def args(self) -> list[int]:
        return [self.seat, self.event]
