"""The duel with the Countess: events, the Jester, her new villagers (VIL-11)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from beffroi.games.villagers.draft import join
from beffroi.games.villagers.market import worth
from beffroi.games.villagers.piles import arrival_pile, draw, leftmost
from beffroi.games.villagers.state import VillagersState
from beffroi.games.villagers.steps import TableStep
from beffroi.games.villagers.tables import EMPTY, Held, Phase
from beffroi.games.villagers.words import Act, Stream, Told
from beffroi.kernel.flow import TABLE, Step
from beffroi.kernel.sets import bit
from beffroi.kernel.vectors import zeros

WINTER: Final[i64] = 1


def events_of(state: VillagersState, first: i64) -> i64:
    """Return the bit set of face-up events that act in a phase from `first` on."""
    out: i64 = 0
    for event in range(len(state.book.event_phase)):
        if (state.face_up >> event) & 1 and state.book.event_phase[event] >= first:
            out |= bit(event)
    return out


def discard_events(state: VillagersState, events: i64) -> None:
    """Discard events that are face up."""
    state.face_up &= ~events
    state.spent |= events


def play_jester(state: VillagersState, seat: i64, event: i64) -> None:
    """Discard an event that has not begun; the Jester leaves the game (VIL-11.22)."""
    discard_events(state, bit(event))
    state.jester = False
    state.tell(Told.JESTER, seat, event)


@final
class Jest(Step[VillagersState]):
    """Play the Jester before a phase begins, or not; `phase` is that phase (VIL-11.29)."""

    def __init__(self, seat: i64, phase: i64) -> None:
        super().__init__(seat)
        self.phase = phase

    def args(self) -> list[int]:
        return [self.seat, self.phase]

    def options(self, state: VillagersState) -> None:
        events = events_of(state, self.phase) if state.jester else 0
        if events != 0:
            state.offer(Act.SKIP)
            for event in range(len(state.book.event_phase)):
                if (events >> event) & 1:
                    state.offer(Act.JEST + event)

    def resolve(self, state: VillagersState, action: i64) -> None:
        if action != Act.SKIP:
            play_jester(state, self.seat, action - Act.JEST)


@final
class EventPhase(TableStep):
    """Resolve the face-up events, then the Countess takes a villager (VIL-11.10, 11.11)."""

    def run(self, state: VillagersState) -> None:
        state.phase = Phase.EVENTS
        state.push_all([RESOLVE, TRIBUTE])


@final
class Resolve(Step[VillagersState]):
    """Choose the next event to resolve, or let the Jester discard one (VIL-11.10, 11.29)."""

    def options(self, state: VillagersState) -> None:
        events = events_of(state, Phase.EVENTS)
        count: i64 = len(state.book.event_phase)
        for event in range(count):
            if (events >> event) & 1:
                state.offer(Act.EVENT + event)
        if state.jester:
            for event in range(count):
                if (events >> event) & 1:
                    state.offer(Act.JEST + event)

    def resolve(self, state: VillagersState, action: i64) -> None:
        state.push(self)
        if action >= Act.JEST:
            play_jester(state, self.seat, action - Act.JEST)
            return
        event = action - Act.EVENT
        discard_events(state, bit(event))
        state.tell(Told.EVENT, self.seat, event)
        state.book.happenings[event].befall(state, self.seat, event)


@final
class Tribute(TableStep):
    """All events are discarded; unless the stacks are empty the Countess takes a card that reveals new ones."""

    def run(self, state: VillagersState) -> None:
        discard_events(state, state.face_up)
        if leftmost(state) == EMPTY:
            return  # VIL-11.15: the last round
        card = draw(state, arrival_pile(state))
        join(state, card)
        value = worth(state, state.seats, card)
        state.tell(Told.JOINED, TABLE, card, value)
        reveal(state, state.mode.fixed if state.mode.fixed > 0 else events_for(state, value))


def events_for(state: VillagersState, value: i64) -> i64:
    """Return how many events a villager of this value reveals (VIL-11.12)."""
    count: i64 = 0
    for i in range(len(state.book.reveal_from)):
        if value >= state.book.reveal_from[i]:
            count = state.book.reveal_events[i]
    return count


def reveal(state: VillagersState, number: i64) -> None:
    """Reveal events of the season; an exhausted deck is made anew of its own discards (VIL-11.13)."""
    winter = state.held & Held.FIRST != 0
    for _ in range(number):
        deck = state.winter if winter else state.summer
        if len(deck) == 0:
            deck = reformed(state, WINTER if winter else 0)
        if len(deck) == 0:
            return
        event = deck[len(deck) - 1]
        deck = deck[: len(deck) - 1]
        if winter:
            state.winter = deck
        else:
            state.summer = deck
        state.face_up |= bit(event)
        state.shown += 1
        state.tell(Told.REVEALED, TABLE, event)


def reformed(state: VillagersState, season: i64) -> vec[i64]:
    """Shuffle the discarded events of a season into a new deck."""
    deck = zeros(0)
    for event in range(len(state.book.season)):
        if (state.spent >> event) & 1 and state.book.season[event] == season:
            deck = append(deck, event)
            state.spent &= ~bit(event)
    state.chance[Stream.EVENTS].shuffle(deck)
    return deck


JEST_DRAFT: Final = Jest(0, Phase.DRAFT)
JEST_BUILD: Final = Jest(0, Phase.BUILD)
EVENTS: Final = EventPhase()
RESOLVE: Final = Resolve(0)
TRIBUTE: Final = Tribute()
