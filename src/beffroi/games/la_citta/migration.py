"""Phase 7: players take citizens from less attractive neighbors, one after the other (CIT-10.2, 10.4 to 10.12)."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from beffroi.games.la_citta.cities import attraction, founded_cities, has_room, neighbors, owner
from beffroi.games.la_citta.state import CittaState
from beffroi.games.la_citta.steps import push_in_turn
from beffroi.games.la_citta.tables import EMPTY, MAX_CITIES, MAX_SEATS, N_CITIES, City, Phase
from beffroi.games.la_citta.wishes import WISH, first_of, last_of, loudest
from beffroi.games.la_citta.words import Act, Told
from beffroi.kernel.flow import SeatStep, Step, TableStep
from beffroi.kernel.sets import bit


@final
class Migration(TableStep[CittaState]):
    """Let the players take in player order (CIT-10.5)."""

    def run(self, state: CittaState) -> None:
        state.phase = Phase.MIGRATION
        push_in_turn(state, MIGRATE)


@final
class Migrate(SeatStep[CittaState]):
    """A player's turn: after two and two, wishes are chosen city by city, then citizens are taken (CIT-10.10)."""

    def run(self, state: CittaState) -> None:
        loud = loudest(state)
        low = first_of(loud)
        high = last_of(loud)
        state.push(GATHER[self.who])
        if low == high:
            return
        near = neighbors(state)
        cities = founded_cities(state, self.who)
        for i in range(len(cities) - 1, -1, -1):
            city = cities[i]
            if weaker(state, city, near[city], low) != weaker(state, city, near[city], high):
                state.push(WISH[city])


def weaker(state: CittaState, city: i64, near: i64, wish: i64) -> i64:
    """Return the bit set of the neighbors of a city that are less attractive in a color (CIT-10.5)."""
    own = attraction(state, city, wish)
    out: i64 = 0
    other: i64 = 0
    while near > 0:
        if near & 1 and attraction(state, other, wish) < own:
            out |= bit(other)
        near >>= 1
        other += 1
    return out


@final
class Gather(SeatStep[CittaState]):
    """Fix the claims of a player on the position that phase 5 left, and carry them out (CIT-10.6, 10.7)."""

    def run(self, state: CittaState) -> None:
        state.claims = claims_of(state, self.who)
        settle(state, self.who)


def claims_of(state: CittaState, seat: i64) -> vec[i64]:
    """Return the claims of a player, rising; a city that was not asked has the same ones in both colors (CIT-10.10)."""
    near = neighbors(state)
    out = vec[i64]([])
    for taker in range(seat * MAX_CITIES, seat * MAX_CITIES + MAX_CITIES):
        if near[taker] == 0:
            continue
        wish = state.cities[taker * City.COUNT + City.WISH]
        if wish == EMPTY:
            wish = first_of(loudest(state))
        givers = weaker(state, taker, near[taker], wish)
        giver: i64 = 0
        while givers > 0:
            if givers & 1:
                out = append(out, taker * N_CITIES + giver)
            givers >>= 1
            giver += 1
    return out


def settle(state: CittaState, seat: i64) -> None:
    """Carry out every claim whose order cannot matter, and ask for the others as long as there are any (CIT-10.12)."""
    contested = False
    for claim in state.claims:
        giver = claim % N_CITIES
        if is_contested(state, giver):
            if state.cities[giver * City.COUNT + City.PEOPLE] > 0:
                contested = True
            else:
                state.claims = remove(state.claims[:], claim)
                state.tell(Told.LAPSED, seat, claim // N_CITIES, giver)
        else:
            carry_out(state, claim)
    if contested:
        state.push(CLAIM[seat])


def is_contested(state: CittaState, giver: i64) -> bool:
    """Return whether a city has fewer citizens than open claims on it (CIT-10.12)."""
    count: i64 = 0
    for claim in state.claims:
        if claim % N_CITIES == giver:
            count += 1
    return state.cities[giver * City.COUNT + City.PEOPLE] < count


def carry_out(state: CittaState, claim: i64) -> None:
    """Move one citizen to the castello of the taker, or to the supply if the taker is full (CIT-10.8)."""
    taker = claim // N_CITIES
    giver = claim % N_CITIES
    state.claims = remove(state.claims[:], claim)
    state.cities[giver * City.COUNT + City.PEOPLE] -= 1
    if has_room(state, taker):
        state.cities[taker * City.COUNT + City.PEOPLE] += 1
        state.tell(Told.MOVED, owner(taker), taker, giver)
    else:
        state.supply += 1
        state.tell(Told.LOST, owner(taker), taker, giver)


@final
class Claim(Step[CittaState]):
    """Choose the next claim among those on cities that cannot serve all of them (CIT-10.12)."""

    def options(self, state: CittaState) -> None:
        for claim in state.claims:
            giver = claim % N_CITIES
            if is_contested(state, giver) and state.cities[giver * City.COUNT + City.PEOPLE] > 0:
                state.offer(Act.CLAIM + claim)

    def resolve(self, state: CittaState, action: i64) -> None:
        carry_out(state, action - Act.CLAIM)
        settle(state, self.seat)


MIGRATION: Final = Migration()
MIGRATE: Final[list[Step[Any]]] = [Migrate(seat) for seat in range(MAX_SEATS)]
GATHER: Final = [Gather(seat) for seat in range(MAX_SEATS)]
CLAIM: Final = [Claim(seat) for seat in range(MAX_SEATS)]
