"""The decks of events: what is revealed, what is replaced, how a deck is renewed (VIL-11.13, 11.34, 11.52)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from beffroi.games.villagers.state import VillagersState
from beffroi.games.villagers.tables import EMPTY, Held, When
from beffroi.games.villagers.words import Stream, Told
from beffroi.kernel.flow import TABLE
from beffroi.kernel.sets import bit
from beffroi.kernel.vectors import zeros

SUMMER: Final[i64] = 0
WINTER: Final[i64] = 1


def season_of(state: VillagersState) -> i64:
    """Return the season from which events are revealed now: winter begins with the first market (VIL-11.13)."""
    return WINTER if state.held & Held.FIRST != 0 else SUMMER


def discard_events(state: VillagersState, events: i64) -> None:
    """Discard events that are face up."""
    state.face_up &= ~events
    state.begun &= ~events
    state.bought &= ~events
    state.spent |= events


def reveal(state: VillagersState, season: i64, number: i64) -> vec[i64]:
    """Reveal events of a season and return them; one that acts when revealed gives way to others (VIL-11.52)."""
    out = zeros(0)
    left = number
    while left > 0:
        event = drawn(state, season)
        if event == EMPTY:
            break
        left -= 1
        state.shown += 1
        state.tell(Told.REVEALED, TABLE, event)
        if state.book.event_phase[event] == When.REVEAL:
            state.spent |= bit(event)
            state.tell(Told.REPLACED, TABLE, event)
            left += state.book.successors[event]
        else:
            state.face_up |= bit(event)
            out = append(out, event)
    return out


def drawn(state: VillagersState, season: i64) -> i64:
    """Take the top event of a deck, renewed from its discards if it is empty; EMPTY when there is none."""
    deck = state.winter if season == WINTER else state.summer
    if len(deck) == 0:
        deck = reformed(state, season)
        if len(deck) == 0:
            return EMPTY
    event = deck[len(deck) - 1]
    deck = deck[: len(deck) - 1]
    if season == WINTER:
        state.winter = deck
    else:
        state.summer = deck
    return event


def reformed(state: VillagersState, season: i64) -> vec[i64]:
    """Shuffle the discarded events of a season into a new deck; not if all of them are replaced by others (R28)."""
    deck = zeros(0)
    lasting = False
    for event in range(len(state.book.season)):
        if (state.spent >> event) & 1 and state.book.season[event] == season:
            deck = append(deck, event)
            lasting = lasting or state.book.successors[event] == 0
    if not lasting:
        return zeros(0)
    for event in deck:
        state.spent &= ~bit(event)
    state.chance[Stream.EVENTS].shuffle(deck)
    return deck
