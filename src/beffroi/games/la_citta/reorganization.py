"""After migration and hunger: one citizen on every building, or outer buildings go (CIT-11)."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from beffroi.games.la_citta.cities import drop_city, founded_cities, lift_tile, next_to, owner, spare, tiles_of
from beffroi.games.la_citta.state import CittaState
from beffroi.games.la_citta.steps import SeatStep, TableStep, push_in_turn
from beffroi.games.la_citta.tables import MAX_BUILDINGS, MAX_SEATS, N_CITIES, City
from beffroi.games.la_citta.words import Act, Told
from beffroi.kernel.flow import TABLE, Step


@final
class Reorganization(TableStep):
    """Put every city right, in player order (CIT-11.1)."""

    def run(self, state: CittaState) -> None:
        push_in_turn(state, TIDY)


@final
class Tidy(SeatStep):
    """Put the cities of a player right, in order of founding (CIT-11.7)."""

    def run(self, state: CittaState) -> None:
        cities = founded_cities(state, self.who)
        for i in range(len(cities) - 1, -1, -1):
            if spare(state, cities[i]) < 0:
                state.push(TEND[cities[i]])


@final
class Tend(Step[CittaState]):
    """Put one city right: it dies, or tiles go until each has its citizen (CIT-11.2, 11.3)."""

    def __init__(self, who: i64, city: i64) -> None:
        super().__init__(TABLE)
        self.who = who
        self.city = city

    def args(self) -> list[int]:
        return [self.who, self.city]

    def run(self, state: CittaState) -> None:
        at = self.city * City.COUNT
        if not state.stands(self.city):
            return
        if state.cities[at + City.PEOPLE] == 0:
            space = state.cities[at + City.CASTELLO]
            drop_city(state, self.city)
            state.tell(Told.DIED, self.who, self.city, space)
            return
        while spare(state, self.city) < 0:
            outer = removable(state, self.city)
            if len(outer) > 1:
                state.push(RAZE[self.city])
                return
            raze(state, outer[0])


def raze(state: CittaState, space: i64) -> None:
    """Take an outer building off the board (CIT-11.2, 11.5)."""
    code = state.tiles[space]
    city = code // MAX_BUILDINGS
    lift_tile(state, space)
    state.tell(Told.RAZED, owner(city), code % MAX_BUILDINGS, space, city)


def removable(state: CittaState, city: i64) -> vec[i64]:
    """Return the tiles of a city but its castello without which it stays connected, rising (CIT-11.2, 11.4)."""
    castello = state.cities[city * City.COUNT + City.CASTELLO]
    others = state.cities[city * City.COUNT + City.SIZE] - 1
    first = city * MAX_BUILDINGS
    tiles = state.tiles
    out = vec[i64](capacity=others)
    links: i64 = 0
    for space in state.built:
        if first <= tiles[space] < first + MAX_BUILDINGS:
            near = next_to(state, space, city)
            links += near
            if near == 1 and space != castello:
                out = append(out, space)
    # Without a circle, which has one link more, only what has one neighbor can go.
    return out if links == 2 * others else off_circles(state, city, castello, others)


def off_circles(state: CittaState, city: i64, castello: i64, others: i64) -> vec[i64]:
    """Return the same for any city: take each tile away, and count those still connected with the castello."""
    out = vec[i64](capacity=others)
    for space in tiles_of(state, city):
        if space != castello and reached(state, city, castello, space) == others:
            out = append(out, space)
    return out


def reached(state: CittaState, city: i64, start: i64, without: i64) -> i64:
    """Return how many tiles of a city are connected with one of them when another is missing."""
    ground = state.ground
    next_at = ground.next_at
    next_of = ground.next_of
    tiles = state.tiles
    first = city * MAX_BUILDINGS
    seen = vec[u8]([0] * ground.n_spaces)
    seen[start] = 1
    todo = append(vec[i64](capacity=16), start)
    at: i64 = 0
    while at < len(todo):
        space = todo[at]
        at += 1
        for i in range(next_at[space], next_at[space + 1]):
            other = next_of[i]
            if seen[other] == 0 and other != without and first <= tiles[other] < first + MAX_BUILDINGS:
                seen[other] = 1
                todo = append(todo, other)
    return len(todo)


@final
class Raze(Step[CittaState]):
    """Choose the outer building that goes next (CIT-11.2)."""

    def __init__(self, seat: i64, city: i64) -> None:
        super().__init__(seat)
        self.city = city

    def args(self) -> list[int]:
        return [self.seat, self.city]

    def options(self, state: CittaState) -> None:
        for space in removable(state, self.city):
            state.offer(Act.RAZE + space)

    def resolve(self, state: CittaState, action: i64) -> None:
        raze(state, action - Act.RAZE)
        state.push(TEND[self.city])


REORGANIZATION: Final = Reorganization()
TIDY: Final[list[Step[Any]]] = [Tidy(seat) for seat in range(MAX_SEATS)]
TEND: Final = [Tend(owner(city), city) for city in range(N_CITIES)]
RAZE: Final = [Raze(owner(city), city) for city in range(N_CITIES)]
