# mypyc: skip
"""Bruges as a readable document: written in full, gone on from, its steps checked; laying.py reads it."""

from __future__ import annotations

from typing import Any

from beffroi.games.bruges.drawing import REFILL
from beffroi.games.bruges.progress import BUY_PROGRESS, PROGRESS_PHASE
from beffroi.games.bruges.rounds import MAJORITIES, ROUND
from beffroi.games.bruges.state import TENANT, USED, BrugesState, Player
from beffroi.games.bruges.tables import (
    EMPTY,
    FIELDS,
    HAPPENINGS,
    MAX_TURNS,
    N_COLORS,
    PHASES,
    PILES,
    SECTIONS,
    Activation,
    Phase,
    Pile,
)
from beffroi.games.bruges.threats import ROLL, THREAT_PHASE, THREATEN
from beffroi.games.bruges.turns import BEGIN, PLAY_PHASE, TURN
from beffroi.games.bruges.view import by_color
from beffroi.kernel.errors import DataError
from beffroi.kernel.flow import Step
from beffroi.kernel.reader import whole
from beffroi.kernel.sets import names_in


def write(state: BrugesState) -> dict[str, Any]:
    """Return everything on the table by name; read() restores the same state."""
    book = state.book
    return {
        "round": int(state.round),
        "phase": PHASES[state.phase],
        "first": int(state.first),
        "last_round": int(state.last_round),
        "cycle": int(state.cycle),
        "active": int(state.active) if state.active != EMPTY else None,
        "played": bool(state.played),
        "dice": by_color(state.dice),
        "piles": {PILES[pile]: pile_text(state, pile) for pile in range(Pile.RESERVE)},
        "reserve": pile_text(state, int(Pile.RESERVE)),
        "discard": [book.names[card] for card in range(book.n_cards) if state.discarded(card)],
        "statues": [int(statue) for statue in book.statues[state.taken :]],
        "players": [write_player(state, player) for player in state.players],
    }


def pile_text(state: BrugesState, pile: int) -> list[str]:
    """Return the cards of a pile, top first."""
    start, size = state.starts[pile], state.sizes[pile]
    return [state.book.names[card] for card in list(state.deck[start : start + size])[::-1]]


def write_player(state: BrugesState, player: Player) -> dict[str, Any]:
    """Return one player."""
    names = state.book.names
    cards = [int(character % USED) for character in player.characters]
    placing = [card for card in cards if player.home_of(card) == EMPTY]
    out: dict[str, Any] = {
        "score": int(player.score),
        "florins": int(player.florins),
        "workers": by_color(player.workers),
        "markers": by_color(player.markers),
        "progress": int(player.level),
        "hand": [names[card] for card in player.hand],
        "fresh": [names[card] for card in player.fresh],
        "houses": [house_text(names, int(house)) for house in player.houses],
        "characters": [names[card] for card in cards if card not in placing],
        "used": [names[character % USED] for character in player.characters if character >= USED],
        "canals": {name: int(player.tiles[i]) for i, name in enumerate(SECTIONS)},
        "completed": names_in(player.completed, SECTIONS),
        "statues": [int(statue) for statue in state.book.statues if (player.statues >> statue) & 1],
        "majorities": names_in(player.majorities, FIELDS),
        "built": bool(player.built),
    }
    if placing:
        out["placing"] = names[placing[0]]
    return out


def house_text(names: list[str], house: int) -> str:
    """Return a house as `dieb`, or `dieb: graf` with a character on it."""
    tenant = house // TENANT - 1
    return names[house % TENANT] + (f": {names[tenant]}" if tenant >= 0 else "")


def resume(state: BrugesState, turn: int) -> list[Step[Any]]:
    """Return what remains to be done from the phase of a position."""
    later: list[Step[Any]] = [ROLL, THREAT_PHASE, PROGRESS_PHASE, PLAY_PHASE, MAJORITIES]
    if turn >= 0 and state.phase not in (Phase.DRAW, Phase.THREATS, Phase.PROGRESS, Phase.PLAY):
        raise DataError("turn", "says who moves in the phases draw, threats, progress and play; the others know")
    order = [int((state.first + i) % state.seats) for i in range(state.seats)]
    if turn >= 0 and state.active not in (EMPTY, turn):
        raise DataError("turn", f"says seat {turn}, active says seat {state.active}; give one of them")
    if turn < 0:
        turn = int(state.active)
    at = order.index(turn) if turn >= 0 else 0
    match state.phase:
        case Phase.SETUP:
            return [ROUND]
        case Phase.DRAW:
            return [*[REFILL[seat] for seat in order[at:]], *later]
        case Phase.DICE:
            return later
        case Phase.THREATS:
            return [*[THREATEN[seat] for seat in order[at:]], *later[2:]]
        case Phase.PROGRESS:
            return [*[BUY_PROGRESS[seat] for seat in order[at:]], *later[3:]]
        case Phase.PLAY:
            return turns(state, order, at)
        case Phase.MAJORITIES:
            return [MAJORITIES]
    return []


def turns(state: BrugesState, order: list[int], at: int) -> list[Step[Any]]:
    """Return the turn that goes on, and those still to come."""
    state.active = order[at]
    cycle = int(state.cycle)
    out: list[Step[Any]] = [TURN[order[at]]]
    out += [BEGIN[seat * MAX_TURNS + cycle - 1] for seat in order[at + 1 :]]
    for number in range(cycle, state.book.turns):
        out += [BEGIN[seat * MAX_TURNS + number] for seat in order]
    return [*out, MAJORITIES]


def check_step(state: BrugesState, name: str, args: list[int], path: str) -> None:
    """Refuse invalid numbers of a step: the second and those after it."""
    card = (0, int(state.book.n_cards) - 1)
    color = (0, int(N_COLORS) - 1)
    some_color = (0, int(N_COLORS))
    seat = (0, int(state.seats) - 1)
    flag = (0, 1)
    bounds = {
        "Begin": [(1, int(state.book.turns))],
        "Draw": [(0, 99), (0, 99)],
        "Calm": [color],
        "Climb": [(1, 99)],
        "React": [(0, len(HAPPENINGS) - 1), some_color, flag, (0, 999), (0, 999)],
        "ReturnOne": [(0, 31)],
        "Flash": [card],
        "FlashAgain": [card],
        "Section": [some_color, (0, 2), flag],
        "PlayColor": [color, flag],
        "Take": [(1, 999), color],
        "Demand": [seat, (1, 99)],
        "Give": [seat, (1, 99), color],
        "Lend": [(1, int(state.seats) - 1), (0, int(state.seats)), (1, 99), (0, 99)],
        "Discard": [(1, 999), color, (0, 31)],
        "Sort": [(1, 20)],
        "PutDown": [(1, 20)],
        "HandIn": [(0, 999), (0, 99), color],
        "LoseTiles": [(1, 10)],
        "LoseTile": [(1, 10)],
    }
    for i, (low, high) in enumerate(bounds.get(name, []), 1):
        whole(args[i], f"{path}[{i + 1}]", low, high)
    if name in ("Flash", "FlashAgain") and state.book.activation[args[1]] != Activation.FLASH:
        raise DataError(f"{path}[2]", f"{state.book.names[args[1]]} has no flash (BRU-11.1)")
    if name == "Into":
        characters = state.players[args[0]].characters
        if not len(characters) or state.players[args[0]].home_of(characters[-1] % USED) != EMPTY:
            raise DataError(path, "nobody looks for a house; say who with the key placing of this player")
    if name == "Lend" and args[1] * args[3] > state.players[args[0]].florins:
        raise DataError(f"{path}[2]", "this player has too few florins (BRU-12.4)")
