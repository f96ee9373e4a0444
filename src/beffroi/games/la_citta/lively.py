"""A simple player's taste: feed everybody, grow, build arches. For tests, trials and first opponents."""

from __future__ import annotations

from beffroi.games.la_citta.cities import cap, food, spare
from beffroi.games.la_citta.policies import BuildLarge, Ear, Population
from beffroi.games.la_citta.state import CittaState
from beffroi.games.la_citta.tables import CASTELLO, MAX_CITIES, N_WISHES, City
from beffroi.games.la_citta.words import Act


def preferred(state: CittaState, seat: int, options: list[int]) -> list[int]:
    """Return the options among which a lively player chooses."""
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
        return best(options, [site_worth(state, a - Act.AT) for a in options], 0)
    if first < Act.WELCOME:
        return options[-1:] if hunger(state, seat) < 0 else options[:1]
    if Act.LISTEN <= first < Act.WISH:
        return options[:3]
    if Act.WISH <= first < Act.CLAIM:
        return best(options, [arches(state, (a - Act.WISH) // N_WISHES, (a - Act.WISH) % N_WISHES) for a in options], 0)
    if Act.STARVE <= first:
        return best(options, [int(spare(state, a - Act.STARVE)) for a in options], 0)
    return options


def best(options: list[int], worth: list[int], slack: int) -> list[int]:
    """Return the options that are worth most, or not much less."""
    return [option for option, value in zip(options, worth) if value >= max(worth) - slack]


def hunger(state: CittaState, seat: int) -> int:
    """Return how many citizens more than food there will be when all cities grow."""
    return int(state.population(seat) - food(state, seat))


def arches(state: CittaState, city: int, wish: int) -> int:
    """Return the arches of a city for a wish."""
    return int(state.cities[city * City.COUNT + City.ARCHES + wish])


def site_worth(state: CittaState, space: int) -> int:
    """Return what a space gives to whatever feeds or mines there."""
    return int(state.terrain.wheat[space] + state.terrain.mountains[space])


def own_cities(state: CittaState, seat: int) -> list[int]:
    """Return the cities of a player."""
    return [city for city in range(seat * MAX_CITIES, seat * MAX_CITIES + MAX_CITIES) if state.stands(city)]


def turned(state: CittaState, seat: int, options: list[int]) -> list[int]:
    """Feed first; then lift caps, found, build arches; take gold to pay for cards, pass never."""
    book = state.book
    wanted: list[int] = []
    small = {a - Act.BUILD: a for a in options if Act.BUILD <= a < Act.TAKE}
    farms = [a for b, a in small.items() if (book.feeds >> b) & 1]
    short = hunger(state, seat) + 2
    if short > 0 and farms:
        wanted += farms * 2
    if short > 0 and Act.FOUND in options:
        wanted.append(int(Act.FOUND))
    full = [c for c in own_cities(state, seat) if state.cities[c * City.COUNT + City.PEOPLE] >= cap(state, c)]
    for building, action in small.items():
        lifts = full and ((book.step_1 | book.step_2) >> building) & 1
        adorns = short <= 1 and has_arches(state, building)
        earns = (book.mines >> building) & 1 and state.year < book.years - 1
        if lifts or adorns or earns:
            wanted.append(action)
    for action in options:
        if action >= Act.TAKE:
            policy = book.policies[action - Act.TAKE]
            if isinstance(policy, Population) and short > 1:
                continue
            wanted += [action] * (1 if isinstance(policy, Ear) else 2 if isinstance(policy, BuildLarge) else 1)
    if Act.GOLD in options and state.players[seat].gold < 2:
        wanted.append(int(Act.GOLD))
    return wanted or [a for a in options if a != Act.PASS] or options


def has_arches(state: CittaState, building: int) -> bool:
    """Tell whether a building shows any arch."""
    start = building * N_WISHES
    return building != CASTELLO and any(state.book.arches[start + wish] for wish in range(N_WISHES))
