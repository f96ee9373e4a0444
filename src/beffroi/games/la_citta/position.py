# mypyc: skip
"""La Città as a readable document: written in full, gone on from, its steps checked; laying.py reads it."""

from __future__ import annotations

from typing import Any

from beffroi.games.la_citta.cities import count_cities, founded_cities, owner, tiles_of
from beffroi.games.la_citta.naming import CITIES
from beffroi.games.la_citta.policies import Games, MasterBuilder, Poll, Population, RichHarvest
from beffroi.games.la_citta.politics import BEGIN
from beffroi.games.la_citta.setup import freely, opening
from beffroi.games.la_citta.state import CittaState
from beffroi.games.la_citta.tables import (
    EMPTY,
    MAX_BUILDINGS,
    MAX_CARDS,
    MAX_CITIES,
    MAX_COUNT,
    N_OPEN,
    N_VOICE,
    PHASES,
    WISHES,
    City,
    Phase,
    Size,
)
from beffroi.games.la_citta.view import circuses_of, taken_view
from beffroi.games.la_citta.years import PHASE_STEPS
from beffroi.kernel.errors import DataError
from beffroi.kernel.flow import Step
from beffroi.kernel.reader import whole

BEFORE_YEARS = ("Place", "Marker", "Year")  # what the agenda of a set-up holds (CIT-3.6, 3.13, 4.1)
ASKS = {  # what a choice belongs to
    "Invite": Population,
    "Harvest": RichHarvest,
    "Stage": Games,
    "Circus": Games,
    "Listen": Poll,
    "Master": MasterBuilder,
}


def write(state: CittaState) -> dict[str, Any]:
    """Return everything on the table by name; read() restores the same state."""
    book = state.book
    year = int(state.year)
    now = max(0, year - 1) * int(N_VOICE)
    then = min(len(state.voice), now + int(N_VOICE)) if year else 0
    return {
        "year": year,
        "phase": PHASES[state.phase],
        "round": int(state.round),
        "first": int(state.first),
        "land": {name: book.landscapes[state.terrain.land[slot]] for slot, name in enumerate(book.slots)},
        "supply": int(state.supply),
        "stocks": {name: int(state.stocks[i]) for i, name in enumerate(book.stocks)},
        "display": ["" if card == EMPTY else book.cards[card] for card in state.display],
        "pile": [book.cards[card] for card in list(state.pile[: state.left])[::-1]],
        "discard": {name: int(state.discard[i]) for i, name in enumerate(book.cards) if state.discard[i]},
        "voice": [WISHES[wish] for wish in state.voice[now:then]],
        "voice_past": [WISHES[wish] for wish in state.voice[:now]],
        "voice_pile": [WISHES[wish] for wish in state.voice[then:]],
        "claims": [[CITIES[claim // len(CITIES)], CITIES[claim % len(CITIES)]] for claim in state.claims],
        "players": [write_player(state, seat) for seat in range(state.seats)],
    }


def write_player(state: CittaState, seat: int) -> dict[str, Any]:
    """Return one player."""
    book = state.book
    player = state.players[seat]
    return {
        "gold": int(player.gold),
        "actions": int(player.actions),
        "castelli": int(book.castelli - count_cities(state, seat)),
        "notables": int(player.notables),
        "hungry": bool(player.hungry),
        "founded": bool(player.founded),
        "taken": taken_view(state, seat),
        "drawn": [book.cards[mark % MAX_CARDS] for mark in state.drawn if mark // MAX_CARDS == seat],
        "looked": [int(i + N_OPEN + 1) for i in range(N_VOICE - N_OPEN) if (player.looked >> i) & 1],
        "harvests": [
            [book.spaces[mark // MAX_CARDS], book.cards[mark % MAX_CARDS]]
            for mark in state.harvests
            if owner(state.tiles[mark // MAX_CARDS] // MAX_BUILDINGS) == seat
        ],
        "circuses": [[row["space"], row["wish"], row["number"]] for row in circuses_of(state, seat)],
        "cities": [write_city(state, int(city)) for city in founded_cities(state, seat)],
    }


def write_city(state: CittaState, city: int) -> dict[str, Any]:
    """Return one city; names of spaces are in the order of the map."""
    book = state.book
    at = city * City.COUNT
    castello = state.cities[at + City.CASTELLO]
    wish = state.cities[at + City.WISH]
    return {
        "city": CITIES[city],
        "castello": book.spaces[castello],
        "citizens": int(state.cities[at + City.PEOPLE]),
        "tiles": {
            book.spaces[space]: book.buildings[state.tiles[space] % MAX_BUILDINGS]
            for space in tiles_of(state, city)
            if space != castello
        },
        "wish": None if wish == EMPTY else WISHES[wish],
    }


def resume(state: CittaState, options: dict[str, str], turn: int) -> list[Step[Any]]:
    """Return what remains to be done from the phase of a position."""
    if turn >= 0 and state.phase != Phase.POLITICS:
        raise DataError("turn", "says who moves in the phase politics; the other phases know")
    if state.phase == Phase.OVER:
        return []
    if state.phase == Phase.SETUP:
        return opening(state, freely(options))
    after = PHASE_STEPS[state.phase - 1 :]
    if state.phase == Phase.POLITICS:
        order = [int(seat) for seat in state.turn_order()]
        turns: list[Step[Any]] = [BEGIN[seat] for seat in order[order.index(turn if turn >= 0 else order[0]) :]]
        return turns + after
    if len(state.claims):
        raise DataError("claims", 'are those of a turn that has begun: give the agenda too, as in ["Claim", 0]')
    return after if state.phase < Phase.FEEDING else PHASE_STEPS[-2:]


def check_step(state: CittaState, name: str, args: list[int], path: str) -> None:
    """Refuse a step that has no place in the game at this point, and numbers that mean nothing after the first."""
    book = state.book
    if state.phase == Phase.SETUP and name not in BEFORE_YEARS:
        raise DataError(path, f"{name} belongs to a year, and none has begun in phase setup; give year and phase")
    if name == "Year" and state.year == book.years:
        raise DataError(path, f"year {book.years} is the last; no other follows (CIT-4.1)")
    building = (0, len(book.buildings) - 1)
    card = (0, len(book.cards) - 1)
    city = (0, int(state.seats * MAX_CITIES) - 1)
    bounds = {
        "From": [(0, int(state.ground.n_spaces) - 1)],
        "Put": [building],
        "Master": [card],
        "Invite": [card],
        "Welcome": [(1, int(MAX_COUNT))],
        "Harvest": [card],
        "Stage": [card],
        "Circus": [card, (1, int(book.notables))],
        "Listen": [card],
        "Wish": [city],
        "Tend": [city],
        "Raze": [city],
        "Starve": [(1, int(book.citizens))],
    }
    for i, (low, high) in enumerate(bounds.get(name, []), 1):
        whole(args[i], f"{path}[{i + 1}]", low, high)
    if name == "From" and state.close[args[1]]:
        raise DataError(f"{path}[2]", f"no city can be founded on {book.spaces[args[1]]} (CIT-7.12)")
    if name == "Put" and book.size[args[1]] == Size.CASTELLO:
        raise DataError(f"{path}[2]", "a castello is not built but founded (CIT-7.12)")
    if name in ASKS and not isinstance(book.policies[args[1]], ASKS[name]):
        raise DataError(f"{path}[2]", f"{book.cards[args[1]]} does not ask this")
    if name in ("Wish", "Tend", "Raze") and owner(args[1]) != args[0]:
        raise DataError(f"{path}[2]", f"city {CITIES[args[1]]} is not of seat {args[0]}")
    if name in ("Wish", "Raze") and not state.stands(args[1]):
        raise DataError(f"{path}[2]", f"city {CITIES[args[1]]} does not stand")
