"""Odds of each outcome of the voice of the people, and which way citizens would migrate (CIT-10)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.la_citta.cities import attraction, has_room, owner
from beffroi.games.la_citta.migration import Gather, Migrate
from beffroi.games.la_citta.state import CittaState
from beffroi.games.la_citta.tables import EMPTY, MAX_CITIES, N_CITIES, N_OPEN, N_VOICE, N_WISHES, City, Phase
from beffroi.games.la_citta.wishes import loudest
from beffroi.kernel.sets import bit
from beffroi.kernel.vectors import zeros

OUTCOMES: Final[i64] = 2 * N_WISHES  # a single wish; then two and two, named by the missing wish
ALONE: Final = 7.0 / 27.0  # how often one wish wins with four cards of three equally likely kinds
SHARED: Final = 2.0 / 27.0  # how often two certain wishes tie


def outcome_of(loud: i64) -> i64:
    """Return the outcome in which exactly these wishes lead."""
    for wish in range(N_WISHES):
        if loud == bit(wish):
            return wish
    missing: i64 = 0
    while (loud >> missing) & 1:
        missing += 1
    return N_WISHES + missing


def even_odds() -> vec[float]:
    """Return the odds for a year with no known cards."""
    return vec[float]([ALONE, ALONE, ALONE, SHARED, SHARED, SHARED])


def odds_now(state: CittaState) -> vec[float]:
    """Return the odds for this year, given all cards that anyone has seen."""
    odds = vec[float]([0.0] * OUTCOMES)
    if state.phase >= Phase.REVEAL_VOICE:
        odds[outcome_of(loudest(state))] = 1.0
        return odds
    if state.year == 0:
        return even_odds()
    seen: i64 = 0
    for player in state.players:
        seen |= player.looked
    known = zeros(N_WISHES)
    rest = state.book.voice_copies[:]
    for index in range((state.year - 1) * N_VOICE):
        rest[state.voice[index]] -= 1
    hidden: i64 = 0
    for place in range(N_VOICE):
        if place < N_OPEN or (seen >> (place - N_OPEN)) & 1:
            known[state.voice_at(place)] += 1
            rest[state.voice_at(place)] -= 1
        else:
            hidden += 1
    spread_odds(known, rest, hidden, odds)
    return odds


def spread_odds(known: vec[i64], rest: vec[i64], hidden: i64, odds: vec[float]) -> None:
    """Add the odds of the outcomes, over all ways to draw the hidden cards from the rest."""
    ways = 0.0
    for first in range(hidden + 1):
        for second in range(hidden - first + 1):
            third = hidden - first - second
            count = choices(rest[0], first) * choices(rest[1], second) * choices(rest[2], third)
            ways += count
            odds[outcome(known[0] + first, known[1] + second, known[2] + third)] += count
    for i in range(OUTCOMES):
        odds[i] = odds[i] / max(1.0, ways)


def outcome(first: i64, second: i64, third: i64) -> i64:
    """Return the outcome for a number of cards of each wish; at most two can tie (CIT-10.1)."""
    most = max(first, second)
    most = max(most, third)
    loud: i64 = 0
    if first == most:
        loud |= 1
    if second == most:
        loud |= 2
    if third == most:
        loud |= 4
    return outcome_of(loud)


def choices(cards: i64, drawn: i64) -> float:
    """Return the binomial coefficient."""
    ways = 1.0
    for i in range(drawn):
        ways = ways * float(cards - i) / float(i + 1)
    return max(0.0, ways)


def still_to_take(state: CittaState) -> i64:
    """Return the bit set of the seats whose turn to take citizens is still to come this year (CIT-10.5)."""
    if state.phase != Phase.MIGRATION:
        return bit(state.seats) - 1 if state.phase < Phase.MIGRATION else 0
    seats: i64 = 0
    for step in state.agenda:
        if isinstance(step, (Migrate, Gather)):
            seats |= bit(step.who)
    return seats


def attractions(state: CittaState, city: i64, marked: bool, out: vec[i64]) -> None:
    """Write the attraction of a city in each color, with or without this year's notables."""
    at = city * City.COUNT
    for wish in range(N_WISHES):
        out[wish] = attraction(state, city, wish) if marked else state.cities[at + City.ARCHES + wish]


def takes(mine: vec[i64], other: vec[i64], outcome: i64, chosen: i64) -> bool:
    """Whether a city takes from a neighbor under an outcome; after two and two, in the better color (CIT-10.2).

    `chosen` is the owner's choice so far, or EMPTY.
    """
    if outcome < N_WISHES:
        return mine[outcome] > other[outcome]
    if chosen != EMPTY:
        return mine[chosen] > other[chosen]
    for wish in range(N_WISHES):
        if wish != outcome - N_WISHES and mine[wish] > other[wish]:
            return True
    return False


def claim_moves(state: CittaState, side: i64, moves: vec[i64]) -> None:
    """Count what the open claims give to the cities of a side and take from them (CIT-10.6, 10.8)."""
    first = side * MAX_CITIES
    now = outcome_of(loudest(state))
    for claim in state.claims:
        taker = claim // N_CITIES
        giver = claim % N_CITIES
        if owner(taker) == side and has_room(state, taker):
            moves[(taker - first) * OUTCOMES + now] += 1
        if owner(giver) == side:
            moves[(giver - first) * OUTCOMES + now] -= 1
