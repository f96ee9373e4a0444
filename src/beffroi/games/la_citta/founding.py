"""Castelli: those of the set-up, and new cities (CIT-3.6 to 3.9, 7.12)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from beffroi.games.la_citta.cities import count_cities, new_city, spare
from beffroi.games.la_citta.state import CittaState
from beffroi.games.la_citta.tables import MAX_CITIES, MAX_SEATS, City
from beffroi.games.la_citta.words import Act, Told
from beffroi.kernel.flow import Step


def offer_sites(state: CittaState, verb: i64) -> None:
    """Offer every space far enough from all tiles (CIT-3.7, 7.12)."""
    if state.room > 0:
        for space in state.ground.in_play:
            if state.close[space] == 0:
                state.offer(verb + space)


def start_city(state: CittaState, seat: i64, space: i64) -> i64:
    """Put a castello of the set-up on the board, with its citizens (CIT-3.9)."""
    people = min(state.supply, state.book.start_citizens)
    state.supply -= people
    city = new_city(state, seat, space, people)
    state.tell(Told.PLACED, seat, space, city)
    return city


@final
class Place(Step[CittaState]):
    """Choose where a castello of the set-up goes; without a space left nothing is placed (CIT-3.6, 3.8)."""

    def options(self, state: CittaState) -> None:
        offer_sites(state, Act.PLACE)

    def resolve(self, state: CittaState, action: i64) -> None:
        start_city(state, self.seat, action - Act.PLACE)


def gives(state: CittaState, city: i64) -> bool:
    """Return whether a castello can send a founder (CIT-7.12)."""
    return state.stands(city) and spare(state, city) >= state.book.founder_citizens


def can_found(state: CittaState, seat: i64) -> bool:
    """Return whether a player may found a city now (CIT-7.12)."""
    player = state.players[seat]
    if player.founded or state.room == 0 or count_cities(state, seat) >= state.book.castelli:
        return False
    for city in range(seat * MAX_CITIES, seat * MAX_CITIES + MAX_CITIES):
        if gives(state, city):
            return True
    return False


@final
class Site(Step[CittaState]):
    """Choose where a city is founded."""

    def options(self, state: CittaState) -> None:
        offer_sites(state, Act.SITE)

    def resolve(self, state: CittaState, action: i64) -> None:
        state.push(From(self.seat, action - Act.SITE))


@final
class From(Step[CittaState]):
    """Choose the castello whose citizen founds the city; the supply adds more, or what it has left (CIT-7.12)."""

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space = space

    def args(self) -> list[int]:
        return [self.seat, self.space]

    def options(self, state: CittaState) -> None:
        for city in range(self.seat * MAX_CITIES, self.seat * MAX_CITIES + MAX_CITIES):
            if gives(state, city):
                state.offer(Act.FROM + city)

    def resolve(self, state: CittaState, action: i64) -> None:
        giver = action - Act.FROM
        founders = state.book.founder_citizens
        more = min(state.supply, state.book.new_citizens)
        state.supply -= more
        state.cities[giver * City.COUNT + City.PEOPLE] -= founders
        state.players[self.seat].founded = True
        city = new_city(state, self.seat, self.space, founders + more)
        state.tell(Told.FOUNDED, self.seat, self.space, city, giver)


PLACE: Final = [Place(seat) for seat in range(MAX_SEATS)]
SITE: Final = [Site(seat) for seat in range(MAX_SEATS)]
