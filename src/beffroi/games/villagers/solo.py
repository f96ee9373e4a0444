"""The event phase of the duel with the Countess: her events, then her new villager (VIL-11.10 to 11.15, 11.41)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from beffroi.games.villagers.decks import discard_events, reveal, season_of
from beffroi.games.villagers.draft import join
from beffroi.games.villagers.jester import DUTY, is_jest, offer_jests, play_jester
from beffroi.games.villagers.market import worth
from beffroi.games.villagers.piles import countess_pile, draw, leftmost
from beffroi.games.villagers.state import VillagersState
from beffroi.games.villagers.steps import EventStep
from beffroi.games.villagers.tables import EMPTY, Phase, When
from beffroi.games.villagers.words import Act, Told
from beffroi.kernel.flow import TABLE, Step, TableStep
from beffroi.kernel.sets import bit


def ready_events(state: VillagersState) -> i64:
    """Return the bit set of face-up events of the event phase."""
    out: i64 = 0
    for event in range(len(state.book.event_phase)):
        if (state.face_up >> event) & 1 and state.book.event_phase[event] == When.EVENT:
            out |= bit(event)
    return out


def take_place(state: VillagersState, seat: i64, event: i64) -> None:
    """Let an event of the event phase begin: it is discarded, then it acts (VIL-11.10, 11.31)."""
    discard_events(state, bit(event))
    state.tell(Told.EVENT, seat, event)
    state.book.happenings[event].befall(state, seat, event)


@final
class EventPhase(TableStep[VillagersState]):
    """Resolve the face-up events, then the Countess takes a villager (VIL-11.10, 11.11)."""

    def run(self, state: VillagersState) -> None:
        state.phase = Phase.EVENTS
        state.push_all([RESOLVE, NEWCOMER])


@final
class Resolve(Step[VillagersState]):
    """Choose the next event to resolve, or let the Jester discard one (VIL-11.10, 11.29)."""

    def options(self, state: VillagersState) -> None:
        events = ready_events(state)
        for event in range(len(state.book.event_phase)):
            if (events >> event) & 1:
                state.offer(Act.EVENT + event)
        offer_jests(state)

    def resolve(self, state: VillagersState, action: i64) -> None:
        state.push(self)
        if is_jest(action):
            play_jester(state, self.seat, action)
        else:
            take_place(state, self.seat, action - Act.EVENT)


@final
class TurnedUp(Step[VillagersState]):
    """An event that takes the place of another acts at once, unless its phase is over (VIL-11.36, 11.41)."""

    def __init__(self, who: i64, event: i64) -> None:
        super().__init__(TABLE)
        self.who = who
        self.event = event

    def args(self) -> list[int]:
        return [self.who, self.event]

    def run(self, state: VillagersState) -> None:
        when = state.book.event_phase[self.event]
        if when == When.DRAFT or when == When.BUILD:
            discard_events(state, bit(self.event))
            state.tell(Told.LATE, TABLE, self.event)
        elif state.jester:
            state.push(Allow(self.who, self.event))
        elif when == When.EVENT:
            take_place(state, self.who, self.event)


@final
class Allow(EventStep):
    """Let the event that was turned up go on, or let the Jester discard it (VIL-11.41)."""

    def options(self, state: VillagersState) -> None:
        state.offer(Act.EVENT + self.event)
        state.offer(Act.JEST + self.event)

    def resolve(self, state: VillagersState, action: i64) -> None:
        if is_jest(action):
            play_jester(state, self.seat, action)
        elif state.book.event_phase[self.event] == When.EVENT:
            take_place(state, self.seat, self.event)


@final
class Newcomer(TableStep[VillagersState]):
    """All events are discarded; unless the stacks are empty the Countess takes a card that reveals new ones."""

    def run(self, state: VillagersState) -> None:
        state.duty = state.jester and state.face_up & state.book.forcing != 0
        discard_events(state, state.face_up)
        last = leftmost(state) == EMPTY  # VIL-11.39
        if not last:
            pile = countess_pile(state)
            card = draw(state, leftmost(state) if pile == EMPTY else pile)
            join(state, card)
            value = worth(state, state.seats, card)
            state.tell(Told.JOINED, TABLE, card, value)
            number = state.mode.fixed if state.mode.fixed > 0 else events_for(state, value)
            reveal(state, season_of(state), number)
        if state.duty:
            state.push(DUTY)


def events_for(state: VillagersState, value: i64) -> i64:
    """Return how many events a villager of this value reveals (VIL-11.12)."""
    count: i64 = 0
    for i in range(len(state.book.reveal_from)):
        if value >= state.book.reveal_from[i]:
            count = state.book.reveal_events[i]
    return count


EVENTS: Final = EventPhase()
RESOLVE: Final = Resolve(0)
NEWCOMER: Final = Newcomer()
