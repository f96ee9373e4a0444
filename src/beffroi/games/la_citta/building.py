"""Building: which city may build what, and where (CIT-7.3 to 7.9)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from beffroi.games.la_citta.cities import city_of, lay_tile, single
from beffroi.games.la_citta.state import CittaState, bit
from beffroi.games.la_citta.tables import EMPTY, MAX_BUILDINGS, MAX_CITIES, MAX_SEATS, City
from beffroi.games.la_citta.words import Act, Told
from beffroi.kernel.flow import Step


def city_builds(state: CittaState, city: i64, building: i64) -> bool:
    """Tell whether a city has a space, a citizen and no ban for a building; its stock apart."""
    book = state.book
    at = city * City.COUNT
    cities = state.cities
    if cities[at + City.OPEN + book.at[building]] == 0:
        return False
    if ((book.once & cities[at + City.HAS]) >> building) & 1:  # CIT-7.8
        return False
    if (book.supplied >> building) & 1:  # CIT-7.6
        return state.supply > 0
    return cities[at + City.PEOPLE] > cities[at + City.SIZE]  # CIT-7.5


def builders_of(state: CittaState, seat: i64, building: i64) -> i64:
    """Return the bit set of a player's cities that may build something."""
    out: i64 = 0
    if state.stocks[state.book.stock[building]] > 0:
        for city in range(seat * MAX_CITIES, seat * MAX_CITIES + MAX_CITIES):
            if city_builds(state, city, building):
                out |= bit(city)
    return out


def can_build(state: CittaState, seat: i64, building: i64) -> bool:
    """Tell whether a player may build something somewhere."""
    return builders_of(state, seat, building) != 0


def can_build_small(state: CittaState, seat: i64) -> bool:
    """Tell whether a player may build any small building."""
    for building in state.book.small:
        if can_build(state, seat, building):
            return True
    return False


def offer_small(state: CittaState, seat: i64) -> None:
    """Offer every small building that can be built."""
    for building in state.book.small:
        if can_build(state, seat, building):
            state.offer(Act.BUILD + building)


@final
class Put(Step[CittaState]):
    """Choose the space of a building; its city follows from it (CIT-7.3, 7.4)."""

    def __init__(self, seat: i64, building: i64) -> None:
        super().__init__(seat)
        self.building = building

    def args(self) -> list[int]:
        return [self.seat, self.building]

    def options(self, state: CittaState) -> None:
        able = builders_of(state, self.seat, self.building)
        tiles = state.tiles
        touch = state.touch
        kinds = state.terrain.kinds
        land = state.book.at[self.building]
        for space in state.ground.in_play:
            near = touch[space]
            if near & able != 0 and tiles[space] == EMPTY and single(near) and (kinds[space] >> land) & 1:
                state.offer(Act.AT + space)

    def resolve(self, state: CittaState, action: i64) -> None:
        space = action - Act.AT
        city = city_of(state.touch[space])
        if (state.book.supplied >> self.building) & 1:  # CIT-7.6, whatever the cap (CIT-7.14)
            state.supply -= 1
            state.cities[city * City.COUNT + City.PEOPLE] += 1
        lay_tile(state, space, city, self.building)
        state.tell(Told.BUILT, self.seat, self.building, space, city)


@final
class Small(Step[CittaState]):
    """Choose a small building of a card that brings several; after the first one may stop (CIT-9.6)."""

    def __init__(self, seat: i64, left: i64, begun: i64) -> None:
        super().__init__(seat)
        self.left = left
        self.begun = begun

    def args(self) -> list[int]:
        return [self.seat, self.left, self.begun]

    def options(self, state: CittaState) -> None:
        if self.begun and can_build_small(state, self.seat):
            state.offer(Act.STOP)
        offer_small(state, self.seat)

    def resolve(self, state: CittaState, action: i64) -> None:
        if action == Act.STOP:
            return
        if self.left > 1:
            state.push(Small(self.seat, self.left - 1, 1))
        state.push(PUT[self.seat * MAX_BUILDINGS + action - Act.BUILD])


PUT: Final = [Put(seat, building) for seat in range(MAX_SEATS) for building in range(MAX_BUILDINGS)]
