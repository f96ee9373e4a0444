# mypyc: skip
"""What a question is about, and why a space, a building or a politics card cannot be chosen now (CIT-3, 7 to 12).

Only people ask for reasons; what is legal is decided by the options of the steps alone.
"""

from __future__ import annotations

from typing import Final

from beffroi.games.la_citta.building import Put, buildable, builders_of
from beffroi.games.la_citta.cities import city_of, single
from beffroi.games.la_citta.feeding import Starve
from beffroi.games.la_citta.founding import From, Place, Site
from beffroi.games.la_citta.naming import CITIES
from beffroi.games.la_citta.policies import (
    BuildCard,
    Circus,
    Games,
    Master,
    MasterBuilder,
    Population,
    RichHarvest,
    Welcome,
    has_arch,
    widest,
)
from beffroi.games.la_citta.politics import Turn, possible_cards
from beffroi.games.la_citta.reorganization import Raze
from beffroi.games.la_citta.shape import Asked, Barred, DomainName
from beffroi.games.la_citta.state import CittaState
from beffroi.games.la_citta.tables import EMPTY, MAX_CITIES, City
from beffroi.games.la_citta.wishes import Wish
from beffroi.games.la_citta.words import Act
from beffroi.kernel.flow import legal, pending

Reason = tuple[str, str]  # a word of the language files, and the number of the rule

TAKEN: Final[Reason] = ("taken", "CIT-7.3")
APART: Final[Reason] = ("apart", "CIT-7.3")
BETWEEN: Final[Reason] = ("between", "CIT-7.4")
SURPLUS: Final[Reason] = ("surplus", "CIT-7.5")
EMPTY_SUPPLY: Final[Reason] = ("supply", "CIT-7.6")
ONCE: Final[Reason] = ("once", "CIT-7.8")
STOCK: Final[Reason] = ("stock", "CIT-1.7")
GOLD: Final[Reason] = ("gold", "CIT-8.3")
LANDS: Final[list[Reason]] = [APART, ("field", "CIT-7.7"), ("mountain", "CIT-7.7"), ("water", "CIT-7.7")]


def asked(state: CittaState, seat: int) -> Asked:
    """Return what the question to a seat is about: a building, a site, a city, or how many are still to go."""
    step = pending(state, seat)
    if isinstance(step, Put):
        return {"building": state.book.buildings[step.building]}
    if isinstance(step, Master):
        return {"card": state.book.cards[step.card]}
    if isinstance(step, From):
        return {"space": state.book.spaces[step.space]}
    if isinstance(step, (Wish, Raze)):
        return {"city": CITIES[step.city]}
    if isinstance(step, (Welcome, Circus)):
        return {"left": int(step.count)}
    if isinstance(step, Starve):
        return {"left": int(step.left)}
    return {}


def yields(state: CittaState, seat: int) -> dict[str, int]:
    """Return what a farm would feed, or a quarry earn, on each space on offer (CIT-7.7)."""
    step = pending(state, seat)
    if not isinstance(step, Put) or not ((state.book.feeds | state.book.mines) >> step.building) & 1:
        return {}
    worth = state.terrain.wheat if (state.book.feeds >> step.building) & 1 else state.terrain.mountains
    spaces = [action - int(Act.AT) for action in legal(state, seat)]
    return {state.book.spaces[space]: int(worth[space]) for space in spaces}


def barred(state: CittaState, seat: int) -> list[Barred]:
    """Return what a seat cannot choose now: reasons with their rule, and the names they hold for."""
    step = pending(state, seat)
    found: dict[tuple[DomainName, Reason], list[str]] = {}
    if isinstance(step, (Place, Site)):
        gather(found, "space", sites_barred(state, "CIT-3.7" if isinstance(step, Place) else "CIT-7.12"))
    elif isinstance(step, Put):
        gather(found, "space", spaces_barred(state, seat, int(step.building)))
    elif isinstance(step, Turn):
        gather(found, "building", small_barred(state, seat))
        gather(found, "card", cards_barred(state, seat))
    elif isinstance(step, Master):
        gather(found, "building", master_barred(state, seat, int(step.card)))
    return [
        {"domain": domain, "why": why, "rule": rule, "names": names} for (domain, (why, rule)), names in found.items()
    ]


def gather(found: dict[tuple[DomainName, Reason], list[str]], domain: DomainName, reasons: dict[str, Reason]) -> None:
    """Put the names with the same reason together."""
    for name, reason in reasons.items():
        found.setdefault((domain, reason), []).append(name)


def sites_barred(state: CittaState, rule: str) -> dict[str, Reason]:
    """Return why a castello cannot stand on the other spaces (CIT-3.7, 7.12)."""
    out: dict[str, Reason] = {}
    for space in state.ground.in_play:
        if state.close[space]:
            out[state.book.spaces[space]] = TAKEN if state.tiles[space] != EMPTY else ("close", rule)
    return out


def spaces_barred(state: CittaState, seat: int, building: int) -> dict[str, Reason]:
    """Return why a building cannot stand on the other spaces (CIT-7.3 to 7.8)."""
    able = builders_of(state, seat, building)
    out: dict[str, Reason] = {}
    for space in state.ground.in_play:
        reason = space_reason(state, seat, building, int(space), int(able))
        if reason is not None:
            out[state.book.spaces[space]] = reason
    return out


def space_reason(state: CittaState, seat: int, building: int, space: int, able: int) -> Reason | None:
    """Return why a building cannot stand on a space; None where it can."""
    near = state.touch[space]
    land = state.book.at[building]
    if state.tiles[space] != EMPTY:
        return TAKEN
    if not any((near >> city) & 1 for city in own(seat)):
        return APART
    if not single(near):
        return BETWEEN
    if not (state.terrain.kinds[space] >> land) & 1:
        return LANDS[land]
    city = city_of(near)
    return None if (able >> city) & 1 else lack(state, int(city), building)


def own(seat: int) -> range:
    """Return the cities of a seat, standing or not."""
    return range(seat * int(MAX_CITIES), (seat + 1) * int(MAX_CITIES))


def lack(state: CittaState, city: int, building: int) -> Reason:
    """Return what a city lacks for a building, its space apart (CIT-7.5, 7.6, 7.8)."""
    if ((state.book.once & state.cities[city * City.COUNT + City.HAS]) >> building) & 1:
        return ONCE
    return EMPTY_SUPPLY if (state.book.supplied >> building) & 1 else SURPLUS


def building_reason(state: CittaState, seat: int, building: int) -> Reason | None:
    """Return why a player can build something nowhere: the reason of the city that comes nearest to it."""
    book = state.book
    if state.stocks[book.stock[building]] == 0:
        return STOCK
    if builders_of(state, seat, building):
        return None
    lacks = [
        lack(state, city, building)
        for city in own(seat)
        if state.stands(city) and state.cities[city * City.COUNT + City.OPEN + book.at[building]] > 0
    ]
    return next((reason for reason in (SURPLUS, EMPTY_SUPPLY, ONCE) if reason in lacks), LANDS[book.at[building]])


def small_barred(state: CittaState, seat: int) -> dict[str, Reason]:
    """Return why small buildings cannot be built with an action card (CIT-8.2, 8.5)."""
    out: dict[str, Reason] = {}
    for building in state.book.small:
        reason = building_reason(state, seat, int(building))
        if state.players[seat].actions == 0:
            reason = ("actions", "CIT-8.2")
        elif reason is None and state.book.price[building] > state.players[seat].gold:
            reason = ("gold", "CIT-7.16")
        if reason is not None:
            out[state.book.buildings[building]] = reason
    return out


def master_barred(state: CittaState, seat: int, card: int) -> dict[str, Reason]:
    """Return why the master builder cannot build some buildings (CIT-9.6)."""
    policy = state.book.policies[card]
    out: dict[str, Reason] = {}
    for building in range(1, len(state.book.buildings)):
        reason = building_reason(state, seat, building)
        if reason is None and isinstance(policy, MasterBuilder) and not policy.affords(state, seat, building):
            reason = ("gold", "CIT-9.6")
        if reason is not None:
            out[state.book.buildings[building]] = reason
    return out


def cards_barred(state: CittaState, seat: int) -> dict[str, Reason]:
    """Return why politics cards of the display cannot be taken (CIT-8.3)."""
    possible = possible_cards(state, seat, buildable(state, seat))
    shown = {int(card) for card in state.display if card != EMPTY and not (possible >> card) & 1}
    return {state.book.cards[card]: card_reason(state, seat, card) for card in sorted(shown)}


def card_reason(state: CittaState, seat: int, card: int) -> Reason:
    """Return why a politics card cannot be paid or carried out."""
    policy = state.book.policies[card]
    player = state.players[seat]
    if state.book.cost[card] > player.gold:
        return GOLD
    if isinstance(policy, BuildCard):
        return building_reason(state, seat, int(policy.building)) or GOLD
    if isinstance(policy, Population):
        if state.supply == 0:
            return ("supply", "CIT-9.2")
        return ("cap", "CIT-6.3") if widest(state, seat) == 0 else GOLD
    if isinstance(policy, RichHarvest) and (policy.barred >> state.year) & 1:
        return ("year", "CIT-9.3")
    if isinstance(policy, (RichHarvest, Games)) and player.notables == 0:
        return ("notable", "CIT-9.7")
    if isinstance(policy, RichHarvest):
        return ("target", "CIT-9.3")
    if isinstance(policy, Games):
        return GOLD if has_arch(state, seat) else ("arch", "CIT-9.4")
    if isinstance(policy, MasterBuilder):
        return GOLD if buildable(state, seat) else ("nothing", "CIT-9.6")
    return GOLD
