"""Cities and their tiles: laid, removed, counted; what a city may hold, feeds and attracts (CIT-6, 7, 9 to 12).

Every tile laid or removed maintains the facts that choices need: which cities touch a space, how many tiles are
too close to it for a castello, and how many spaces each city may build on.
"""

from __future__ import annotations

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from beffroi.games.la_citta.state import CittaState, inserted
from beffroi.games.la_citta.tables import (
    CASTELLO,
    EMPTY,
    MAX_BUILDINGS,
    MAX_CARDS,
    MAX_CITIES,
    N_WISHES,
    UNLIMITED,
    City,
    Land,
)
from beffroi.kernel.sets import bit
from beffroi.kernel.vectors import NOTHING, zeros


def cap(state: CittaState, city: i64) -> i64:
    """Return how many citizens a city may hold (CIT-6.2)."""
    has = state.cities[city * City.COUNT + City.HAS]
    if has & state.book.step_1 == 0:
        return state.book.cap_bare
    if has & state.book.step_2 == 0:
        return state.book.cap_market
    return UNLIMITED


def has_room(state: CittaState, city: i64) -> bool:
    """Return whether a city may gain a citizen (CIT-6.3)."""
    return state.cities[city * City.COUNT + City.PEOPLE] < cap(state, city)


def spare(state: CittaState, city: i64) -> i64:
    """Return how many citizens may leave the castello, which keeps one (CIT-7.5)."""
    at = city * City.COUNT
    return state.cities[at + City.PEOPLE] - state.cities[at + City.SIZE]


def owner(city: i64) -> i64:
    """Return the seat of a city."""
    return city // MAX_CITIES


def city_of(bits: i64) -> i64:
    """Return the city of a set of one."""
    city: i64 = 0
    while bits >> MAX_CITIES != 0:
        bits >>= MAX_CITIES
        city += MAX_CITIES
    while bits > 1:
        bits >>= 1
        city += 1
    return city


def single(bits: i64) -> bool:
    """Return whether exactly one city is in a set."""
    return bits != 0 and bits & (bits - 1) == 0


def count_open(state: CittaState, space: i64, city: i64, change: i64) -> None:
    """Count a space in or out of those a city may build on."""
    kinds = state.terrain.kinds[space]
    at = city * City.COUNT + City.OPEN
    for land in range(Land.COUNT):
        if (kinds >> land) & 1:
            state.cities[at + land] += change


def lay_tile(state: CittaState, space: i64, city: i64, building: i64) -> None:
    """Put a tile on a free space; where its citizen comes from is decided elsewhere."""
    ground = state.ground
    tiles = state.tiles
    touch = state.touch
    close = state.close
    mine = bit(city)
    tiles[space] = city * MAX_BUILDINGS + building
    state.built = inserted(state.built, space)
    state.near = NOTHING
    if single(touch[space]):
        count_open(state, space, city_of(touch[space]), -1)
    near = ground.next_of
    for i in range(ground.next_at[space], ground.next_at[space + 1]):
        other = near[i]
        before = touch[other]
        if before & mine == 0:
            touch[other] = before | mine
            if tiles[other] == EMPTY:
                if before == 0:
                    count_open(state, other, city, 1)
                elif single(before):
                    count_open(state, other, city_of(before), -1)
    near = ground.close_of
    for i in range(ground.close_at[space], ground.close_at[space + 1]):
        other = near[i]
        if close[other] == 0:
            state.room -= 1
        close[other] += 1
    count_tile(state, space, city, building, 1)
    state.cities[city * City.COUNT + City.HAS] |= bit(building)


def count_tile(state: CittaState, space: i64, city: i64, building: i64, change: i64) -> None:
    """Count a tile in or out of what its city has, feeds and earns."""
    book = state.book
    cities = state.cities
    at = city * City.COUNT
    cities[at + City.SIZE] += change
    if (book.feeds >> building) & 1:
        cities[at + City.FOOD] += change * state.terrain.wheat[space]
    if (book.mines >> building) & 1:
        cities[at + City.INCOME] += change * state.terrain.mountains[space]
    for wish in range(N_WISHES):
        cities[at + City.ARCHES + wish] += change * book.arches[building * N_WISHES + wish]
    if building != CASTELLO:
        state.stocks[book.stock[building]] -= change


def lift_tile(state: CittaState, space: i64) -> None:
    """Take a tile off the board: back to its stock, notables on it back to their owner (CIT-9.7, 11.5)."""
    ground = state.ground
    tiles = state.tiles
    touch = state.touch
    close = state.close
    code = tiles[space]
    city = code // MAX_BUILDINGS
    mine = bit(city)
    tiles[space] = EMPTY
    state.built = remove(state.built[:], space)
    state.near = NOTHING
    if single(touch[space]):
        count_open(state, space, city_of(touch[space]), 1)
    near = ground.next_of
    for i in range(ground.next_at[space], ground.next_at[space + 1]):
        other = near[i]
        if next_to(state, other, city) > 0:
            continue
        before = touch[other]
        touch[other] = before & ~mine
        if tiles[other] == EMPTY:
            if before == mine:
                count_open(state, other, city, -1)
            elif single(touch[other]):
                count_open(state, other, city_of(touch[other]), 1)
    near = ground.close_of
    for i in range(ground.close_at[space], ground.close_at[space + 1]):
        other = near[i]
        close[other] -= 1
        if close[other] == 0:
            state.room += 1
    count_tile(state, space, city, code % MAX_BUILDINGS, -1)
    first = city * MAX_BUILDINGS
    has: i64 = 0
    for own in state.built:
        if first <= tiles[own] < first + MAX_BUILDINGS:
            has |= bit(tiles[own] - first)
    state.cities[city * City.COUNT + City.HAS] = has
    lift_notables(state, space, city)


def next_to(state: CittaState, space: i64, city: i64) -> i64:
    """Return how many tiles of a city are next to a space."""
    ground = state.ground
    near = ground.next_of
    tiles = state.tiles
    first = city * MAX_BUILDINGS
    count: i64 = 0
    for i in range(ground.next_at[space], ground.next_at[space + 1]):
        if first <= tiles[near[i]] < first + MAX_BUILDINGS:
            count += 1
    return count


def lift_notables(state: CittaState, space: i64, city: i64) -> None:
    """Give back the notables that stood on a tile; their effect is lost (CIT-9.7)."""
    player = state.players[owner(city)]
    kept = vec[i64]([])
    for mark in state.harvests:
        if mark // MAX_CARDS == space:
            player.notables += 1
        else:
            kept = append(kept, mark)
    state.harvests = kept
    kept = vec[i64]([])
    for mark in state.games:
        if mark // N_WISHES == space:
            player.notables += 1
            state.cities[city * City.COUNT + City.GAMES + mark % N_WISHES] -= 1
        else:
            kept = append(kept, mark)
    state.games = kept


def tiles_of(state: CittaState, city: i64) -> vec[i64]:
    """Return the spaces of a city in ascending order."""
    out = vec[i64](capacity=16)
    tiles = state.tiles
    first = city * MAX_BUILDINGS
    for space in state.built:
        code = tiles[space]
        if first <= code < first + MAX_BUILDINGS:
            out = append(out, space)
    return out


def new_city(state: CittaState, seat: i64, space: i64, people: i64) -> i64:
    """Put the first unused castello of a player on a space, with its citizens; return the city (CIT-7.12)."""
    player = state.players[seat]
    city = seat * MAX_CITIES
    while state.stands(city):
        city += 1
    at = city * City.COUNT
    state.cities[at + City.CASTELLO] = space
    state.cities[at + City.PEOPLE] = people
    lay_tile(state, space, city, CASTELLO)
    digits = player.order
    place: i64 = 1
    while digits > 0:
        digits >>= 4
        place *= 16
    player.order += (city - seat * MAX_CITIES + 1) * place
    return city


def drop_city(state: CittaState, city: i64) -> None:
    """Remove a city without citizens: its tiles, its notables, its place in the order (CIT-11.3)."""
    seat = owner(city)
    player = state.players[seat]
    at = city * City.COUNT
    for space in tiles_of(state, city):
        lift_tile(state, space)
    state.cities[at + City.CASTELLO] = EMPTY
    state.cities[at + City.WISH] = EMPTY
    digits = player.order
    kept: i64 = 0
    place: i64 = 1
    while digits > 0:
        if digits % 16 - 1 != city - seat * MAX_CITIES:
            kept += digits % 16 * place
            place *= 16
        digits >>= 4
    player.order = kept


def founded_cities(state: CittaState, seat: i64) -> vec[i64]:
    """Return the cities of a player in order of founding (CIT-7.15)."""
    out = vec[i64]([], capacity=MAX_CITIES)
    digits = state.players[seat].order
    while digits > 0:
        out = append(out, seat * MAX_CITIES + digits % 16 - 1)
        digits >>= 4
    return out


def count_cities(state: CittaState, seat: i64) -> i64:
    """Return how many cities a player has."""
    count: i64 = 0
    digits = state.players[seat].order
    while digits > 0:
        count += 1
        digits >>= 4
    return count


def attraction(state: CittaState, city: i64, wish: i64) -> i64:
    """Return the attraction of a city in a color: its arches, and the notables on them (CIT-10.3)."""
    at = city * City.COUNT + wish
    return state.cities[at + City.ARCHES] + state.cities[at + City.GAMES]


def food(state: CittaState, seat: i64) -> i64:
    """Return how many citizens a player can feed: castelli, farms, notables of the harvest (CIT-12.1)."""
    total = state.sum_of(seat, City.FOOD)
    for mark in state.harvests:
        space = mark // MAX_CARDS
        if owner(state.tiles[space] // MAX_BUILDINGS) == seat:
            total += state.terrain.wheat[space] * state.book.policies[mark % MAX_CARDS].harvest()
    return total


def neighbors(state: CittaState) -> vec[i64]:
    """Return for each city the bit set of the cities of other players that are its neighbors (CIT-10.4)."""
    if len(state.near) == 0:
        state.near = find_neighbors(state)
    return state.near


def find_neighbors(state: CittaState) -> vec[i64]:
    """Look around every tile for tiles of others."""
    ground = state.ground
    out = zeros(state.seats * MAX_CITIES)
    tiles = state.tiles
    reach_at = ground.reach_at
    reach_of = ground.reach_of
    for space in state.built:
        city = tiles[space] // MAX_BUILDINGS
        first = owner(city) * MAX_CITIES * MAX_BUILDINGS
        i = reach_at[space + 1] - 1
        while reach_of[i] > space:  # down to the space itself: earlier ones have met it
            other = tiles[reach_of[i]]
            if other != EMPTY and not first <= other < first + MAX_CITIES * MAX_BUILDINGS:
                out[city] |= bit(other // MAX_BUILDINGS)
                out[other // MAX_BUILDINGS] |= bit(city)
            i -= 1
    return out
