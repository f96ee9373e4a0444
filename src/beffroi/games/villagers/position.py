# mypyc: skip
"""Villagers as a readable document: written in full, gone on from, its steps checked; laying.py reads it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from beffroi.games.villagers.arrivals import ARRIVALS
from beffroi.games.villagers.build import BEGIN, BUILD, TURN
from beffroi.games.villagers.draft import DRAFT, Next
from beffroi.games.villagers.happenings import Pointing
from beffroi.games.villagers.jester import DUTY
from beffroi.games.villagers.laying import INCOMES
from beffroi.games.villagers.naming import STEP_NAMES
from beffroi.games.villagers.notation import village_text
from beffroi.games.villagers.payments import unanswered
from beffroi.games.villagers.player import KNOWN_IN, Player
from beffroi.games.villagers.rounds import MARKETS, ROUND, UPKEEP
from beffroi.games.villagers.solo import EVENTS, NEWCOMER, RESOLVE
from beffroi.games.villagers.state import ROAD_COIN, SEEN_BY, SEEN_IN, VillagersState
from beffroi.games.villagers.tables import EMPTY, HELD, PHASES, SPECIALS, Key, Phase, Pile, When
from beffroi.games.villagers.transfers import CardTransfer, Take
from beffroi.games.villagers.view import events_in
from beffroi.kernel.errors import DataError
from beffroi.kernel.flow import Step
from beffroi.kernel.reader import whole


def write(state: VillagersState) -> dict[str, Any]:
    """Return everything on the table by name; read() restores the same state."""
    names = state.book.names
    out: dict[str, Any] = {
        "round": int(state.round),
        "phase": PHASES[state.phase],
        "first": int(state.first),
        "markets": [name for i, name in enumerate(HELD) if (state.held >> i) & 1],
        "road": [road_text(state, held) for held in state.road],
        "stacks": [pile_text(state, stack) for stack in range(Pile.RESERVE)],
        "reserve": pile_text(state, int(Pile.RESERVE)),
        "buried": pile_text(state, int(Pile.DISCARD)),
        "commons": {names[card]: int(state.commons[i]) for i, card in enumerate(state.book.commons)},
        "discard": [names[card] for card in state.discard],
        "players": [write_player(state, state.players[seat]) for seat in range(state.seats)],
    }
    if state.solo():
        countess = state.players[1]
        out["countess"] = {
            "village": village_text(state.book, countess.nodes),
            "treasury": int(countess.treasury),
            "income": write_income(countess),
        }
        out["jester"] = bool(state.jester)
        out["events"] = events_in(state, state.face_up)
        out["begun"] = events_in(state, state.begun)
        out["bought"] = events_in(state, state.bought)
        out["duty"] = bool(state.duty)
        out["recycled"] = bool(state.recycled)
        out["spent"] = events_in(state, state.spent)
        out["summer"] = [state.book.event_names[event] for event in list(state.summer)[::-1]]
        out["winter"] = [state.book.event_names[event] for event in list(state.winter)[::-1]]
    return out


def road_text(state: VillagersState, held: i64) -> str:
    """Return a villager of the road as `cooper{1}`, or an empty text."""
    if held == EMPTY:
        return ""
    coins = held // ROAD_COIN
    return state.book.names[held % ROAD_COIN] + (f"{{{coins}}}" if coins else "")


def pile_text(state: VillagersState, pile: int) -> list[str]:
    """Return the cards of a pile, top first; `priest@1.3` was returned by seat 1 in round 3."""
    out: list[str] = []
    for i in range(state.sizes[pile] - 1, -1, -1):
        code = state.piles[state.starts[pile] + i]
        mark = f"@{code % SEEN_IN // SEEN_BY - 1}.{code // SEEN_IN}" if code >= SEEN_BY else ""
        out.append(state.book.names[code % SEEN_BY] + mark)
    return out


def write_player(state: VillagersState, player: Player) -> dict[str, Any]:
    """Return one player."""
    names = state.book.names
    return {
        "village": village_text(state.book, player.nodes),
        "treasury": int(player.treasury),
        "hand": [names[card] for card in player.hand],
        "square": [names[card] for card in player.square],
        "seen": [f"{names[code % KNOWN_IN]}@{code // KNOWN_IN}" for code in player.seen],
        "due": int(player.due),
        "limit": int(player.limit),
        "placed": int(player.placed),
        "exchanges": int(player.exchanges),
        "free": bool(player.free),
        "income": write_income(player),
    }


def write_income(player: Player) -> dict[str, int]:
    """Return what the markets brought, without the zeros."""
    incomes = [player.first_income, player.gold_income, player.silver_income, player.coin_income]
    return {name: int(incomes[i]) for i, name in enumerate(INCOMES) if incomes[i]}


def resume(state: VillagersState, turn: int) -> list[Step[Any]]:
    """Return what remains to be done from the phase of a position."""
    after: list[Step[Any]] = [UPKEEP, EVENTS, MARKETS] if state.solo() else [UPKEEP, MARKETS]
    if turn >= 0 and state.phase not in (Phase.DRAFT, Phase.BUILD):
        raise DataError("turn", "says who moves in the phases draft and build; the other phases know")
    match state.phase:
        case Phase.SETUP:
            return [ROUND]
        case Phase.DRAFT:
            asked = unanswered(state, When.DRAFT) != EMPTY  # VIL-11.32
            begin: Step[Any] = DRAFT if asked else Next(state.first if turn < 0 else turn)
            return [begin, ARRIVALS, BUILD, *after]
        case Phase.ARRIVALS:
            return [ARRIVALS, BUILD, *after]
        case Phase.BUILD:
            return [*builders(state, turn), *after]
        case Phase.EVENTS:
            if not state.solo():
                raise DataError("phase", "events belong to the solo duel (VIL-11.10)")
            return [DUTY, MARKETS] if state.duty else [RESOLVE, NEWCOMER, MARKETS]
        case Phase.MARKET:
            return [MARKETS]
    return []


def builders(state: VillagersState, turn: int) -> list[Step[Any]]:
    """Return the build turns still to come; one that has begun continues."""
    begun = [seat for seat in range(state.seats) if state.players[seat].limit]
    if turn < 0:
        turn = begun[0] if begun else int(state.first)
    if [seat for seat in begun if seat != turn]:
        raise DataError("turn", f"seat {begun[0]} is in its build turn")
    order = [int(seat) for seat in state.turn_order()]
    later: list[Step[Any]] = [BEGIN[seat] for seat in order[order.index(turn) + 1 :]]
    now: list[Step[Any]] = [TURN[turn] if begun else BEGIN[turn]]
    return now + later


# Between what bounds the other numbers of steps lie.
BOUNDS: dict[str, dict[int, tuple[int, int]]] = {
    "PlaceCoin": {1: (1, 9)},
    "Where": {2: (0, 1), 3: (0, 2)},
    "Sell": {1: (0, 1)},
    "Loss": {2: (0, 9)},
    "Choose": {2: (1, 9)},
}
SOLO = {"Serve", "Give", "Refill", "Resolve", "Dismiss", "Duty", "EventPhase", "Newcomer"}


def check_step(state: VillagersState, name: str, args: list[int], path: str) -> None:
    """Refuse invalid numbers of a step: the second and those after it."""
    known = {"card": int(state.book.n_cards), "event": len(state.book.event_names), "heap": int(Pile.COUNT)}
    domains = STEP_NAMES.get(name, [])
    bounds = {k: (0, known[domain] - 1) for k, domain in enumerate(domains, 1) if domain} | BOUNDS.get(name, {})
    for k, (low, high) in bounds.items():
        whole(args[k], f"{path}[{k + 1}]", low, high)
    if (name in SOLO or "event" in domains) and not state.solo():
        raise DataError(path, f"{name} belongs to the solo duel (VIL-11)")
    if "event" in domains:
        check_event_step(state, name, args[1], f"{path}[2]")
    if name in ("Where", "Swap") and not state.players[args[0]].holds(args[1]):
        raise DataError(f"{path}[2]", f"{state.book.names[args[1]]} is not in the hand of seat {args[0]}")
    if name == "Where" and state.book.on[args[1]] < 0:
        raise DataError(f"{path}[2]", f"{state.book.names[args[1]]} does not lie on another card")
    if name == "Swap" and SPECIALS[state.book.special[args[1]]] != "swap_covered":
        raise DataError(f"{path}[2]", f"{state.book.names[args[1]]} takes nobody's place (VIL-7.29)")
    if name == "Unlock" and state.book.lock[args[1]] < 0:
        raise DataError(f"{path}[2]", f"{state.book.names[args[1]]} has no padlock")
    if name in ("Onto", "Return", "Serve") and args[1] not in list(state.book.commons):
        raise DataError(f"{path}[2]", f"{state.book.names[args[1]]} is not a common villager (VIL-7.10)")
    if name == "Return" and not state.sizes[args[2]] and args[2] != Pile.DISCARD:
        raise DataError(f"{path}[3]", "this pile is exhausted; no card may be put there (VIL-5.10)")
    if name == "Serve" and not state.adjusted(Key.EXCHANGE_TO_COUNTESS, 0):
        raise DataError(path, "no event gives a card to the Countess (VIL-11.47)")


def check_event_step(state: VillagersState, name: str, event: int, path: str) -> None:
    """Refuse an event that does not ask what a step asks."""
    word = state.book.happenings[event]
    title = state.book.event_names[event]
    if name in ("Ransom", "Loss", "Choose"):
        if not isinstance(word, CardTransfer) or (name == "Choose" and word.take == Take.STACK):
            raise DataError(path, f"{title} lets nobody choose cards (VIL-12.4)")
    elif name == "Point":
        if not isinstance(word, Pointing) or not word.chooses() or not len(word.among(state, 0)):
            raise DataError(path, f"{title} asks for no villager here (VIL-11.35)")
    elif not (state.face_up >> event) & 1:
        raise DataError(path, f"{title} does not lie face up")
    elif name == "BuyOff" and not (state.book.priced & ~state.begun) >> event & 1:
        raise DataError(path, f"{title} cannot be bought off (VIL-11.32)")
    elif name == "Allow" and not state.jester:
        raise DataError(path, "without the Jester nobody is asked (VIL-11.41)")
