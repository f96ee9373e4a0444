"""The Jester: offered with every decision, and what demands that it be played (VIL-11.22, 11.29, 11.53)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from beffroi.games.villagers.decks import discard_events
from beffroi.games.villagers.state import VillagersState
from beffroi.games.villagers.words import Act, Told
from beffroi.kernel.flow import TABLE, Step, TableStep
from beffroi.kernel.sets import bit


def offer_jests(state: VillagersState) -> None:
    """Add the Jester to the options of a decision: against each face-up event that has not begun (VIL-11.29).

    It never gets a question of its own: where nothing else is offered, it is not offered either.
    """
    if not state.jester or state.offers.count == 0:
        return
    events = state.face_up & ~state.begun
    for event in range(len(state.book.event_phase)):
        if (events >> event) & 1:
            state.offer(Act.JEST + event)


def is_jest(action: i64) -> bool:
    """Return whether an option plays the Jester."""
    return Act.JEST <= action < Act.LOSE


def play_jester(state: VillagersState, seat: i64, action: i64) -> i64:
    """Discard an event that has not begun and return it; the Jester leaves the game (VIL-11.22)."""
    event = action - Act.JEST
    discard_events(state, bit(event))
    state.jester = False
    state.duty = False
    state.tell(Told.JESTER, seat, event)
    return event


@final
class Duty(TableStep[VillagersState]):
    """The Jester must be played and was not: it discards one of the new events, or simply leaves (VIL-11.53)."""

    def run(self, state: VillagersState) -> None:
        last: i64 = 0
        count: i64 = 0
        for event in range(len(state.book.event_phase)):
            if (state.face_up >> event) & 1:
                last = event
                count += 1
        if count == 0:
            state.jester = False
            state.duty = False
            state.tell(Told.GONE, TABLE)
        elif count == 1:  # VIL-11.35: nothing to choose
            play_jester(state, 0, Act.JEST + last)
        else:
            state.push(DISMISS)


@final
class Dismiss(Step[VillagersState]):
    """Choose the new event that the Jester must discard (VIL-11.53)."""

    def options(self, state: VillagersState) -> None:
        for event in range(len(state.book.event_phase)):
            if (state.face_up >> event) & 1:
                state.offer(Act.JEST + event)

    def resolve(self, state: VillagersState, action: i64) -> None:
        play_jester(state, self.seat, action)


DUTY: Final = Duty()
DISMISS: Final = Dismiss(0)
