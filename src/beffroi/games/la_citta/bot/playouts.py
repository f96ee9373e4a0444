"""Bias for random playouts: feed everyone, grow, build arches."""

from __future__ import annotations

from mypy_extensions import i64

from beffroi.games.la_citta.building import Put
from beffroi.games.la_citta.cities import cap, food, spare
from beffroi.games.la_citta.state import CittaState
from beffroi.games.la_citta.tables import CASTELLO, MAX_CITIES, N_WISHES, City, Land
from beffroi.games.la_citta.words import Act
from beffroi.kernel.flow import pending


def preferred(state: CittaState, seat: int, options: list[int]) -> list[int]:
    """Return the options that move the game forward."""
    first = options[0]
    if first < Act.PLACE:
        return turned(state, seat, options)
    if first < Act.SITE:
        return best(options, [int(state.terrain.wheat[a - Act.PLACE]) for a in options], 1)
    if first < Act.FROM:
        return best(options, [int(state.terrain.wheat[a - Act.SITE]) for a in options], 1)
    if first < Act.AT:
        return best(options, [int(spare(state, a - Act.FROM)) for a in options], 0)
    if first < Act.INVITE:
        return best(options, [site_worth(state, seat, a - Act.AT) for a in options], 0)
    if first < Act.WELCOME:
        return options[: max(1, -missing(state, seat))][-1:]
    if Act.HARVEST <= first < Act.STAGE:
        return best(options, [int(state.terrain.wheat[a - Act.HARVEST]) for a in options], 0)
    if Act.WISH <= first < Act.CLAIM:
        return best(options, [arches(state, (a - Act.WISH) // N_WISHES, (a - Act.WISH) % N_WISHES) for a in options], 0)
    if Act.STARVE <= first:
        return best(options, [int(spare(state, a - Act.STARVE)) for a in options], 0)
    return options


def best(options: list[int], worth: list[int], slack: int) -> list[int]:
    """Return the best options, and those nearly as good."""
    return [option for option, value in zip(options, worth) if value >= max(worth) - slack]


def missing(state: CittaState, seat: int) -> int:
    """Return how much food a player's citizens lack; a surplus is negative."""
    return int(state.population(seat) - food(state, seat))


def arches(state: CittaState, city: int, wish: int) -> int:
    """Return the arches of a city for a wish."""
    return int(state.cities[city * City.COUNT + City.ARCHES + wish])


def site_worth(state: CittaState, seat: int, space: int) -> int:
    """Return the value of a space for a building: fields for farms, mountains for quarries; others avoid them."""
    step = pending(state, seat)
    building = int(step.building) if isinstance(step, Put) else int(CASTELLO)
    wheat, mountains = int(state.terrain.wheat[space]), int(state.terrain.mountains[space])
    if (state.book.feeds >> building) & 1:
        return wheat
    return mountains if (state.book.mines >> building) & 1 else -wheat


def own_cities(state: CittaState, seat: int) -> list[int]:
    """Return the cities of a player."""
    return [city for city in range(seat * MAX_CITIES, seat * MAX_CITIES + MAX_CITIES) if state.stands(city)]


def turned(state: CittaState, seat: int, options: list[int]) -> list[int]:
    """Feed first, if anything can; then do what builds up the cities; never pass."""
    lack = missing(state, seat)
    if lack > 0:
        feeding = [action for action in options if feeds(state, seat, action)]
        if feeding:
            return feeding
    wanted = [action for action in options if wants(state, seat, action, lack)]
    return wanted or [action for action in options if action != Act.PASS] or options


def feeds(state: CittaState, seat: int, action: int) -> bool:
    """Return whether an option of a turn brings food."""
    book = state.book
    if action >= Act.TAKE:
        return bool(book.policies[action - Act.TAKE].harvest() > 0)
    if action == Act.FOUND:
        return True
    return action >= Act.BUILD and (book.feeds >> (action - Act.BUILD)) & 1 != 0 and beside(state, seat, Land.FIELD)


def beside(state: CittaState, seat: int, land: i64) -> bool:
    """Return whether a player may build on a space that touches a given landscape."""
    return any(state.cities[city * City.COUNT + City.OPEN + land] > 0 for city in own_cities(state, seat))


def wants(state: CittaState, seat: int, action: int, lack: int) -> bool:
    """Return whether an option of a turn is useful to a player who lacks this much food."""
    book = state.book
    if action >= Act.TAKE:
        return bool(lack < 0 or book.policies[action - Act.TAKE].citizens() == 0)
    if action == Act.GOLD:
        return bool(state.players[seat].gold < 2)
    if action < Act.BUILD:
        return action == Act.FOUND
    building = action - Act.BUILD
    if (book.feeds >> building) & 1:
        return lack > -2 and beside(state, seat, Land.FIELD)
    if (book.mines >> building) & 1:
        return bool(state.year < book.years - 1) and beside(state, seat, Land.MOUNTAIN)
    if ((book.step_1 | book.step_2) >> building) & 1:
        full = [c for c in own_cities(state, seat) if state.cities[c * City.COUNT + City.PEOPLE] >= cap(state, c)]
        return bool(full) and lack < 0
    return lack <= 0
