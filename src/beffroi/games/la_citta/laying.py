# mypyc: skip
"""Laying the table of La Città as a document says; what is left out stays as set up, or follows from the rest."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from beffroi.games.la_citta.cities import lay_tile, new_city, next_to, owner, spare, tiles_of
from beffroi.games.la_citta.completion import complete_cards, complete_round, complete_voice, complete_wishes
from beffroi.games.la_citta.naming import CITIES
from beffroi.games.la_citta.policies import RichHarvest
from beffroi.games.la_citta.reorganization import connected
from beffroi.games.la_citta.setup import far_away, no_cities, terrain_of
from beffroi.games.la_citta.state import CittaState, inserted
from beffroi.games.la_citta.tables import (
    CASTELLO,
    EMPTY,
    LANDS,
    MAX_BUILDINGS,
    MAX_CARDS,
    MAX_CITIES,
    N_OPEN,
    N_VOICE,
    N_WISHES,
    PHASES,
    WISHES,
    City,
    Phase,
)
from beffroi.kernel.errors import DataError
from beffroi.kernel.reader import Reader, known, whole
from beffroi.kernel.vectors import vec_of, zeros

IN_A_YEAR = ("cities", "actions", "taken", "drawn", "harvests", "circuses", "looked", "founded")


def read(state: CittaState, doc: Reader) -> None:
    """Lay the table as a document says, then complete what follows from it."""
    players = read_players(state, doc)
    read_clock(state, doc, players)
    old = [own_start(state, seat) for seat in range(state.seats)]
    clear_board(state, doc)
    for seat, entry in enumerate(players):
        read_cities(state, seat, entry, old[seat])
    for city in range(state.seats * MAX_CITIES):
        check_city(state, city)
    for seat, entry in enumerate(players):
        read_player(state, seat, entry)
    read_supply(state, doc)
    complete_cards(state, doc, players)
    complete_voice(state, doc)
    complete_wishes(state, doc)
    complete_round(state, doc)
    read_claims(state, doc)
    for entry in players:
        entry.done()


def read_players(state: CittaState, doc: Reader) -> list[Reader]:
    """Return the players of a document, or players as set up."""
    found: list[Any] = doc.items("players") if doc.has("players") else [{} for _ in range(state.seats)]
    if len(found) != state.seats:
        raise DataError(doc.at("players"), f"{len(found)} players are given, but the game has {state.seats}")
    return [Reader(item, f"{doc.at('players')}[{seat}]") for seat, item in enumerate(found)]


def read_clock(state: CittaState, doc: Reader, players: list[Reader]) -> None:
    """Read year, phase, round and start player."""
    book = state.book
    begun = any(doc.has(key) for key in ("year", "round", "turn", "voice")) and doc.data.get("year") != 0
    if doc.has("phase"):
        state.phase = doc.word("phase", PHASES)
    elif begun or any(entry.has(key) for entry in players for key in IN_A_YEAR):
        state.phase = Phase.POLITICS
    least = 0 if state.phase == Phase.SETUP else 1
    state.year = doc.number("year", int(book.years) if state.phase == Phase.OVER else least, least, int(book.years))
    if state.phase == Phase.SETUP and state.year:
        raise DataError(doc.at("year"), "is 0 before the first year; give another phase")
    playing = int(state.phase == Phase.POLITICS)
    # the last round stays on the clock until the year ends
    most = int(book.rounds) if Phase.POLITICS <= state.phase <= Phase.FEEDING else 0
    state.round = doc.number("round", playing if playing else most, playing, most)
    if doc.has("first"):
        state.first = doc.number("first", None, 0, int(state.seats) - 1)


def own_start(state: CittaState, seat: int) -> list[int]:
    """Return the castelli of the set-up of a player."""
    cities = range(seat * int(MAX_CITIES), seat * int(MAX_CITIES) + int(MAX_CITIES))
    return [int(state.cities[city * City.COUNT + City.CASTELLO]) for city in cities if state.stands(city)]


def clear_board(state: CittaState, doc: Reader) -> None:
    """Take everything off the board, and change landscapes that a document names."""
    book = state.book
    land = [int(tile) for tile in state.terrain.land]
    if doc.has("land"):
        table = doc.table("land")
        for name in table.data:
            slot = known(name, table.path, book.slots)
            land[slot] = table.word(name, book.landscapes)
    state.terrain = terrain_of(book, vec_of(land))
    n = state.ground.n_spaces
    state.tiles = vec_of([int(EMPTY)] * int(n))
    state.built = zeros(0)
    state.near = zeros(0)
    state.touch = zeros(n)
    state.close = far_away(n, state.ground.in_play)
    state.room = len(state.ground.in_play)
    state.cities = no_cities(state.seats)
    state.stocks = book.stock_count[:]
    for player in state.players:
        player.order = 0


def free_space(state: CittaState, item: Any, path: str) -> int:
    """Return a space in play without a tile."""
    space = known(item, path, state.book.spaces)
    if space not in list(state.ground.in_play):
        raise DataError(path, f"{item} is out of play with {state.seats} players (CIT-2.3)")
    if state.tiles[space] != EMPTY:
        raise DataError(path, f"two tiles on {item}; a space carries one")
    return space


def read_cities(state: CittaState, seat: int, entry: Reader, start: list[int]) -> None:
    """Read the cities of a player, or put the castelli of the set-up back."""
    if not entry.has("cities"):
        for space in start:
            if state.tiles[space] != EMPTY:
                text = f"{state.book.spaces[space]} of the set-up is taken; give the cities of this player"
                raise DataError(entry.path, text)
            new_city(state, seat, space, state.book.start_citizens)
        return
    rows = entry.tables("cities")
    if len(rows) > state.book.castelli:
        raise DataError(entry.at("cities"), f"{len(rows)} cities; a player has {state.book.castelli} castelli")
    own = CITIES[seat * int(MAX_CITIES) : (seat + 1) * int(MAX_CITIES)]
    numbers = [row.word("city", own) if row.has("city") else i for i, row in enumerate(rows)]
    if len(set(numbers)) != len(numbers):
        raise DataError(entry.at("cities"), "two cities have the same name")
    order = 0
    for i, row in enumerate(rows):
        read_city(state, seat * int(MAX_CITIES) + numbers[i], row)
        order += (numbers[i] + 1) << (4 * i)
    state.players[seat].order = order


def read_city(state: CittaState, city: int, row: Reader) -> None:
    """Read one city with its tiles."""
    book = state.book
    at = city * City.COUNT
    castello = free_space(state, row.value("castello"), row.at("castello"))
    state.cities[at + City.CASTELLO] = castello
    lay_tile(state, castello, city, CASTELLO)
    tiles = row.table("tiles") if row.has("tiles") else Reader({}, "")
    for name in tiles.data:
        space = free_space(state, name, tiles.at(name))
        building = 1 + tiles.word(name, book.buildings[1:])
        if not (state.terrain.kinds[space] >> book.at[building]) & 1:
            land = LANDS[book.at[building]]
            raise DataError(tiles.at(name), f"{book.buildings[building]} needs a {land}, {name} touches none (CIT-7.7)")
        if ((book.once & state.cities[at + City.HAS]) >> building) & 1:
            raise DataError(tiles.at(name), f"a city has one {book.buildings[building]} at most (CIT-7.8)")
        if state.stocks[book.stock[building]] == 0:
            stock = int(book.stock[building])
            text = f"one {book.stocks[stock]} too many; the box has {book.stock_count[stock]}"
            raise DataError(tiles.at(name), text)
        lay_tile(state, space, city, building)
    size = int(state.cities[at + City.SIZE])
    state.cities[at + City.PEOPLE] = row.number("citizens", max(size, int(book.start_citizens)), 0, int(book.citizens))
    if row.has("circuses"):
        text = "stands with the player since rules version 2: circuses = [[space, wish, number]] (CIT-9.4)"
        raise DataError(row.at("circuses"), text)
    if row.has("wish") and row.value("wish") is not None:
        state.cities[at + City.WISH] = row.word("wish", WISHES)
        if state.phase < Phase.REVEAL_VOICE:
            raise DataError(row.at("wish"), "is known from phase reveal_voice on (CIT-10.1)")
    if spare(state, city) < 0 and state.phase < Phase.MIGRATION:
        people = int(state.cities[at + City.PEOPLE])
        raise DataError(row.at("citizens"), f"{people} citizens for {size} tiles; each needs one (CIT-7.2)")
    row.done()


def check_city(state: CittaState, city: i64) -> None:
    """Refuse a city that is not connected, or that touches another (CIT-7.3, 7.4)."""
    if not state.stands(city):
        return
    path = f"players[{owner(city)}].cities"
    if connected(state, city) != state.cities[city * City.COUNT + City.SIZE]:
        raise DataError(path, f"the tiles of city {CITIES[city]} are not connected (CIT-7.3)")
    for space in tiles_of(state, city):
        for other in range(state.seats * MAX_CITIES):
            if other != city and next_to(state, space, other):
                where = state.book.spaces[space]
                raise DataError(path, f"cities {CITIES[city]} and {CITIES[other]} touch at {where} (CIT-7.4)")


def read_player(state: CittaState, seat: int, entry: Reader) -> None:
    """Read what a player has besides the cities and the politics cards."""
    book = state.book
    player = state.players[seat]
    player.gold = entry.number("gold", int(player.gold), 0, 9999)
    player.actions = entry.number("actions", int(player.actions), 0, int(book.action_cards))
    player.hungry = entry.flag("hungry", False)
    player.founded = entry.flag("founded", False)
    player.looked = 0
    for place in entry.numbers("looked", int(N_OPEN) + 1, int(N_VOICE)) if entry.has("looked") else []:
        player.looked |= 1 << (place - int(N_OPEN) - 1)
    marks = read_harvests(state, seat, entry) + read_circuses(state, seat, entry)
    if marks > book.notables:
        raise DataError(entry.path, f"{marks} notables on the board; a player has {book.notables} (CIT-9.7)")
    player.notables = book.notables - marks
    cities = len(own_start(state, seat))
    for key, left in (("castelli", int(book.castelli) - cities), ("notables", int(player.notables))):
        if entry.has(key) and entry.number(key) != left:
            raise DataError(entry.at(key), f"{left} are left in hand; the others stand on the board")


def read_harvests(state: CittaState, seat: int, entry: Reader) -> int:
    """Read the notables on farms: `[["8,9", "rich_harvest"]]`; return how many."""
    rows = entry.items("harvests") if entry.has("harvests") else []
    for i, row in enumerate(rows):
        path = f"{entry.at('harvests')}[{i}]"
        if not isinstance(row, list) or len(row) != 2:
            raise DataError(path, 'expected a space and a card, as in ["8,9", "rich_harvest"]')
        space = known(row[0], f"{path}[0]", state.book.spaces)
        card = known(row[1], f"{path}[1]", state.book.cards)
        policy = state.book.policies[card]
        if not isinstance(policy, RichHarvest) or not policy.may_stand(state, seat, space, card):
            raise DataError(path, "this player has no farm there without a notable of this card (CIT-9.3)")
        state.harvests = inserted(state.harvests, space * MAX_CARDS + card)
    return len(rows)


def read_circuses(state: CittaState, seat: int, entry: Reader) -> int:
    """Read the notables on arches: `[["10,10", "health", 2]]`; return how many (CIT-9.4)."""
    book = state.book
    total = 0
    for i, row in enumerate(entry.items("circuses") if entry.has("circuses") else []):
        path = f"{entry.at('circuses')}[{i}]"
        if not isinstance(row, list) or len(row) != 3:
            raise DataError(path, 'expected a space, a wish and a number, as in ["10,10", "health", 2]')
        space = known(row[0], f"{path}[0]", book.spaces)
        wish = known(row[1], f"{path}[1]", WISHES)
        number = whole(row[2], f"{path}[2]", 1, int(book.notables))
        city, building = divmod(int(state.tiles[space]), int(MAX_BUILDINGS))
        if owner(city) != seat or book.arches[building * N_WISHES + wish] == 0:
            raise DataError(path, f"this player has no building there with an arch of {WISHES[wish]} (CIT-9.4)")
        state.cities[city * City.COUNT + City.GAMES + wish] += number
        for _ in range(number):
            state.games = inserted(state.games, space * N_WISHES + wish)
        total += number
    return total


def read_supply(state: CittaState, doc: Reader) -> None:
    """Read citizens and tiles in stock: as many as the board leaves, or fewer."""
    book = state.book
    people = sum(int(state.population(seat)) for seat in range(state.seats))
    if people > book.citizens:
        raise DataError(doc.at("players"), f"{people} citizens on the board; the box has {book.citizens} (CIT-1.2)")
    left = int(book.citizens) - people
    state.supply = doc.number("supply", left, 0, left)
    if doc.has("stocks"):
        table = doc.table("stocks")
        for i, name in enumerate(book.stocks):
            state.stocks[i] = table.number(name, int(state.stocks[i]), 0, int(state.stocks[i]))
        table.done()


def read_claims(state: CittaState, doc: Reader) -> None:
    """Read the claims of a migration that has begun (CIT-10.6)."""
    claims: list[int] = []
    for i, row in enumerate(doc.items("claims") if doc.has("claims") else []):
        path = f"{doc.at('claims')}[{i}]"
        if not isinstance(row, list) or len(row) != 2:
            raise DataError(path, 'expected a taker and a giver, as in ["0.1", "1.2"]')
        taker, giver = (known(name, f"{path}[{k}]", CITIES) for k, name in enumerate(row))
        for city in (taker, giver):
            whole(city, path, 0, int(state.seats * MAX_CITIES) - 1)
            if not state.stands(city):
                raise DataError(path, f"city {CITIES[city]} does not stand")
        if owner(taker) == owner(giver) or state.phase != Phase.MIGRATION:
            raise DataError(path, "claims join cities of two players, in phase migration (CIT-10.4)")
        if claims and owner(claims[0] // len(CITIES)) != owner(taker):
            raise DataError(path, "only the player on turn has claims (CIT-10.5)")
        claims.append(taker * len(CITIES) + giver)
    state.claims = vec_of(sorted(set(claims)))
