# mypyc: skip
"""Orléans as a readable document, and the steps that its phases begin with; laying.py reads it."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.orleans.actions import TURN
from beffroi.games.orleans.effects import Deeds, Storage
from beffroi.games.orleans.player import Player
from beffroi.games.orleans.state import OrleansState
from beffroi.games.orleans.tables import (
    FIGURES,
    GOODS,
    KINDS,
    N_FIGURES,
    N_TRACKS,
    PHASES,
    UNLIMITED,
)
from beffroi.games.orleans.view import goods_on, named, slots_of, tile_name
from beffroi.kernel.errors import DataError
from beffroi.kernel.flow import Step
from beffroi.kernel.reader import whole
from beffroi.kernel.sets import names_in


def write(state: OrleansState) -> dict[str, Any]:
    """Return everything on the table by name; read() restores the same state."""
    book = state.book
    return {
        "round": int(state.round),
        "phase": PHASES[state.phase],
        "first": int(state.first),
        "hourglass": [tile_text(state, i) for i in range(len(state.hourglass))],
        "supply": named(state.supply, FIGURES),
        "lost": named(state.lost, FIGURES),
        "technology": int(state.technology),
        "lost_technology": int(state.lost_technology),
        "goods": named(state.goods, GOODS),
        "lost_goods": named(state.lost_goods, GOODS),
        "bank": None if state.bank == UNLIMITED else int(state.bank),
        "map": {name: goods_on(state, edge) for edge, name in enumerate(book.edge_names)},
        "deeds": {name: sent_to(state, i) for i, name in enumerate(book.deed_names)},
        "citizens": names_in(state.citizens, book.citizen_names),
        "tiles": names_in(state.tiles, book.tile_names),
        "excluded": names_in(state.excluded, book.tile_names),
        "lost_tiles": names_in(state.lost_tiles, book.tile_names),
        "players": [write_player(state, seat) for seat in range(len(state.players))],
    }


def tile_text(state: OrleansState, index: i64) -> str:
    """Return an hourglass tile as `harvest` or `harvest/B`."""
    tile = tile_name(state, index)
    return tile["name"] if tile["grade"] == "none" else f"{tile['name']}/{tile['grade']}"


def sent_to(state: OrleansState, deed: i64) -> dict[str, int]:
    """Return the characters standing on a deed."""
    first, last = deed * N_FIGURES, deed * N_FIGURES + N_FIGURES
    spaces = state.book.deed_spaces
    return named(vec[i64]([spaces[i] - state.deeds[i] for i in range(first, last)]), FIGURES)


def write_player(state: OrleansState, seat: int) -> dict[str, Any]:
    """Return one player; `before` is how others still see it while all work together."""
    player = state.players[seat]
    out = write_pieces(state, player)
    out["built"] = [name for i, name in enumerate(state.book.town_names) if (state.towns[i] >> seat) & 1]
    if player.before is not None:
        out["before"] = write_pieces(state, player.before)
    return out


def write_pieces(state: OrleansState, player: Player) -> dict[str, Any]:
    """Return what a player has, without the posts on the map."""
    book = state.book
    return {
        "coins": int(player.coins),
        "bag": named(player.bag, KINDS),
        "market": named(player.market, KINDS),
        "tower": named(player.tower, KINDS),
        "fresh": named(player.fresh, KINDS),
        "slots": {place: held for place, held in slots_of(state, player).items() if any(held)},
        "tiles": names_in(player.tiles, book.tile_names),
        "tracks": {FIGURES[i]: int(player.tracks[i]) for i in range(N_TRACKS)},
        "development": int(player.development),
        "goods": named(player.goods, GOODS),
        "merchant": book.town_names[player.merchant],
        "posts": int(player.posts),
        "citizens": int(player.citizens),
        "held": int(player.held),
        "automated": bool(player.automated),
        "passed": bool(player.passed),
    }


def turns(state: OrleansState, turn: int) -> list[Step[Any]]:
    """Return the turn of the seat to move in phase 5: the one given, or the next that has not passed."""
    if turn >= 0:
        if state.players[turn].passed:
            raise DataError("turn", f"seat {turn} has passed (ORL-8.4)")
        return [TURN[turn]]
    for seat in state.turn_order():
        if not state.players[seat].passed:
            return [TURN[seat]]
    return []


def check_step(state: OrleansState, name: str, args: list[int], path: str) -> None:
    """Refuse invalid numbers of a step: the second and third after its seat."""
    places = state.book.n_places - 1
    bounds = {
        "Exclude": [(1, 9)],
        "Gather": [(0, 15)],
        "ChooseFigure": [(1, (1 << N_FIGURES) - 1)],
        "TakeTile": [(1, 3)],
        "Travel": [(0, 1)],
        "Send": [(0, places), (1, 2)],
        "Buy": [(1, 15), (1, 15)],
        "Hire": [(0, places), (1, 8)],
        "Dismiss": [(0, places)],
        "Automate": [(1, 99)],
        "Feed": [(1, 9), (0, 99)],
        "Torture": [(1, 999)],
    }
    for i, (low, high) in enumerate(bounds.get(name, []), 1):
        whole(args[i], f"{path}[{i + 1}]", low, high)
    if name == "Send" and not isinstance(state.book.ops[args[1]], (Deeds, Storage)):
        raise DataError(f"{path}[2]", f"nobody is sent to deeds from {state.book.place_names[args[1]]}")
    coins = state.players[args[0]].coins if name == "Torture" else 0
    if coins > 0:
        raise DataError(path, f"seat {args[0]} has {coins} coins; nobody is tortured who can still pay (ORL-16.2)")
