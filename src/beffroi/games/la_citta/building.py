"""Building: which city may build what, and where (CIT-7.3 to 7.9)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from beffroi.games.la_citta.cities import city_of, lay_tile, single
from beffroi.games.la_citta.state import CittaState
from beffroi.games.la_citta.tables import EMPTY, MAX_BUILDINGS, MAX_CITIES, MAX_SEATS, City, Land
from beffroi.games.la_citta.words import Act, Told
from beffroi.kernel.flow import Step
from beffroi.kernel.sets import bit


def city_builds(state: CittaState, city: i64) -> i64:
    """Return the bit set of the buildings for which a city has a space, a citizen and no ban; stocks apart."""
    book = state.book
    at = city * City.COUNT
    cities = state.cities
    if cities[at + City.OPEN + Land.ANY] == 0:
        return 0
    out: i64 = 0
    on_land = book.on_land
    for land in range(Land.COUNT):
        if cities[at + City.OPEN + land] > 0:
            out |= on_land[land]
    out &= ~(book.once & cities[at + City.HAS])  # CIT-7.8
    if cities[at + City.PEOPLE] <= cities[at + City.SIZE]:  # CIT-7.5
        out &= book.supplied
    if state.supply == 0:  # CIT-7.6
        out &= ~book.supplied
    return out


def builders_of(state: CittaState, seat: i64, building: i64) -> i64:
    """Return the bit set of a player's cities that may build something."""
    out: i64 = 0
    if state.stocks[state.book.stock[building]] > 0:
        for city in range(seat * MAX_CITIES, seat * MAX_CITIES + MAX_CITIES):
            if (city_builds(state, city) >> building) & 1:
                out |= bit(city)
    return out


def buildable(state: CittaState, seat: i64) -> i64:
    """Return the bit set of the buildings that a player may build somewhere."""
    out: i64 = 0
    for city in range(seat * MAX_CITIES, seat * MAX_CITIES + MAX_CITIES):
        out |= city_builds(state, city)
    stocks = state.stocks
    of_stock = state.book.of_stock
    for stock in range(len(stocks)):
        if stocks[stock] == 0:
            out &= ~of_stock[stock]
    return out


def offer_small(state: CittaState, able: i64, gold: i64) -> None:
    """Offer every small building that can be built and paid, with an action card (CIT-8.5)."""
    for building in state.book.small:
        if (able >> building) & 1 and state.book.price[building] <= gold:
            state.offer(Act.BUILD + building)


def pay(state: CittaState, seat: i64, price: i64) -> None:
    """Pay the bank (CIT-7.16)."""
    if price > 0:
        state.players[seat].gold -= price
        state.tell(Told.PAID, seat, price)


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
        kinds = state.terrain.kinds
        land = state.book.at[self.building]
        left: i64 = 0
        for city in range(self.seat * MAX_CITIES, self.seat * MAX_CITIES + MAX_CITIES):
            if (able >> city) & 1:
                left += state.cities[city * City.COUNT + City.OPEN + land]
        space: i64 = 0
        for near in state.touch:
            if left == 0:  # as many as the cities count are found
                return
            if near & able != 0 and tiles[space] == EMPTY and single(near) and (kinds[space] >> land) & 1:
                state.offer(Act.AT + space)
                left -= 1
            space += 1  # noqa: SIM113 - enumerate() counts with objects

    def resolve(self, state: CittaState, action: i64) -> None:
        space = action - Act.AT
        city = city_of(state.touch[space])
        if (state.book.supplied >> self.building) & 1:  # CIT-7.6, whatever the cap (CIT-7.14)
            state.supply -= 1
            state.cities[city * City.COUNT + City.PEOPLE] += 1
        lay_tile(state, space, city, self.building)
        state.tell(Told.BUILT, self.seat, self.building, space, city)


PUT: Final = [Put(seat, building) for seat in range(MAX_SEATS) for building in range(MAX_BUILDINGS)]
