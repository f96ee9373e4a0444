"""After migration and hunger: one citizen on every building, or outer buildings go (CIT-11)."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from beffroi.games.la_citta.cities import drop_city, founded_cities, lift_tile, owner, spare
from beffroi.games.la_citta.state import CittaState
from beffroi.games.la_citta.steps import push_in_turn
from beffroi.games.la_citta.tables import MAX_BUILDINGS, MAX_SEATS, N_CITIES, City
from beffroi.games.la_citta.words import Act, Told
from beffroi.kernel.flow import TABLE, SeatStep, Step, TableStep


@final
class Reorganization(TableStep[CittaState]):
    """Put every city right, in player order (CIT-11.1)."""

    def run(self, state: CittaState) -> None:
        push_in_turn(state, TIDY)


@final
class Tidy(SeatStep[CittaState]):
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
    first = city * MAX_BUILDINGS
    tiles = state.tiles
    depth = vec[u8]([0] * state.ground.n_spaces)
    between = vec[u8]([0] * state.ground.n_spaces)
    walk(state, first, castello, 1, depth, between)
    out = vec[i64](capacity=16)
    for space in state.built:
        if first <= tiles[space] < first + MAX_BUILDINGS and space != castello and between[space] == 0:
            out = append(out, space)
    return out


def walk(state: CittaState, first: i64, space: i64, level: u8, depth: vec[u8], between: vec[u8]) -> u8:
    """Walk on from a tile of a city, whose tiles count from `first`, to all that were not met yet.

    Note the depth at which each is met, and those between the castello and others that no way around leads to. Return
    the least depth that is next to any tile met on the way.
    """
    ground = state.ground
    near = ground.next_of
    tiles = state.tiles
    depth[space] = level
    least = level
    for i in range(ground.next_at[space], ground.next_at[space + 1]):
        other = near[i]
        if first <= tiles[other] < first + MAX_BUILDINGS:
            found = depth[other]
            if found == 0:
                found = walk(state, first, other, level + 1, depth, between)
                if found >= level:
                    between[space] = 1
            if found < least:
                least = found
    return least


def connected(state: CittaState, city: i64) -> i64:
    """Return how many tiles of a city are connected with its castello."""
    depth = vec[u8]([0] * state.ground.n_spaces)
    first = city * MAX_BUILDINGS
    walk(state, first, state.cities[city * City.COUNT + City.CASTELLO], 1, depth, depth[:])
    count: i64 = 0
    for space in range(state.ground.n_spaces):
        if depth[space] > 0:
            count += 1
    return count


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
