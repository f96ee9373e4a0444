"""What a seat may know: as names for people, as integers for networks (ORL-20)."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from beffroi.games.orleans.scoring import lines
from beffroi.games.orleans.shape import Deed, GoodName, HeldName, Hour, Seat, Table
from beffroi.games.orleans.state import OrleansState, Player, total_of
from beffroi.games.orleans.tables import (
    EMPTY,
    FIGURES,
    GOODS,
    GRADES,
    KINDS,
    MAX_GRADES,
    N_FIGURES,
    N_TRACKS,
    PHASES,
    PILES,
    TECH,
    UNLIMITED,
    Figure,
)
from beffroi.kernel.flow import asked_seats
from beffroi.kernel.sets import names_in
from beffroi.kernel.views import pairs


def as_seen(state: OrleansState, seat: i64, viewer: i64) -> Player:
    """Return a player as a viewer sees it: while all work together, others as they stood before (ORL-20.3)."""
    player = state.players[seat]
    if seat != viewer and len(state.lanes) > 0 and player.before is not None:
        return player.before
    return player


def view(state: OrleansState, viewer: int) -> Table:
    """Build the public table, every player as seen, and the viewer's own bag."""
    book = state.book
    return {
        "edition": state.edition.name,
        "planning": "simultaneous" if state.simultaneous else "turn_order",
        "round": int(state.round),
        "rounds": int(book.rounds),
        "phase": PHASES[state.phase],
        "first": int(state.first),
        "awaited": asked_seats(state),
        "event": tile_name(state, state.round - 1) if state.round > 0 else None,
        "past": [tile_name(state, i) for i in range(state.round - 1)],
        "next_grade": GRADES[state.hourglass[state.round] % MAX_GRADES] if state.round < book.rounds else None,
        "supply": named(state.supply, FIGURES),
        "lost": named(state.lost, FIGURES),
        "technology": int(state.technology),
        "goods": named(state.goods, GOODS),
        "bank": None if state.bank == UNLIMITED else int(state.bank),
        "map": {name: goods_on(state, edge) for edge, name in enumerate(book.edge_names)},
        "posts": {name: seats_in(state.towns[i]) for i, name in enumerate(book.town_names) if state.towns[i]},
        "deeds": {name: deed(state, i) for i, name in enumerate(book.deed_names)},
        "citizens": names_in(state.citizens, book.citizen_names),
        "tiles": {pile: names_in(state.tiles_of(1 << i), book.tile_names) for i, pile in enumerate(PILES)},
        "excluded": names_in(state.excluded, book.tile_names),
        "lost_tiles": names_in(state.lost_tiles, book.tile_names),
        "players": [player_view(state, seat, viewer) for seat in range(len(state.players))],
    }


def player_view(state: OrleansState, seat: int, viewer: int) -> Seat:
    """Build what a viewer sees of one player; the content of a bag is its owner's secret (ORL-20.2)."""
    book = state.book
    player = as_seen(state, seat, viewer)
    points = lines(state, seat)
    out: Seat = {
        "coins": int(player.coins),
        "bag_size": int(total_of(player.bag)),
        "market": named(player.market, KINDS),
        "tower": named(player.tower, KINDS),
        "fresh": named(player.fresh, KINDS),
        "slots": slots_of(state, player),
        "tiles": names_in(player.tiles, book.tile_names),
        "tracks": {FIGURES[i]: int(player.tracks[i]) for i in range(N_TRACKS)},
        "draws": int(book.draws[player.tracks[Figure.KNIGHT]]),
        "development": int(player.development),
        "level": int(player.level(book)),
        "goods": named(player.goods, GOODS),
        "merchant": book.town_names[player.merchant],
        "posts": int(player.posts),
        "built": int(player.built),
        "citizens": int(player.citizens),
        "held": int(player.held),
        "automated": bool(player.automated),
        "passed": bool(player.passed),
        "total": sum(worth for _, worth in points),
        "lines": pairs(points),
    }
    if seat == viewer:
        out["bag"] = named(player.bag, KINDS)
    return out


def named(counts: vec[i64], names: list[Any]) -> dict[Any, int]:
    """Return counts by name, without the zeros."""
    return {name: int(counts[i]) for i, name in enumerate(names) if counts[i] != 0}


def seats_in(bits: i64) -> list[int]:
    """Return the seats of a bit set."""
    return [seat for seat in range(8) if (bits >> seat) & 1]


def tile_name(state: OrleansState, index: i64) -> Hour:
    """Return the event and the grade of an hourglass tile that lies open."""
    tile = state.hourglass[index]
    return {"name": state.book.event_names[tile // MAX_GRADES], "grade": GRADES[tile % MAX_GRADES]}


def goods_on(state: OrleansState, edge: i64) -> list[GoodName]:
    """Return the goods lying on a connection."""
    first, last = state.book.first_space[edge], state.book.first_space[edge + 1]
    return [GOODS[state.spaces[space]] for space in range(first, last) if state.spaces[space] != EMPTY]


def deed(state: OrleansState, number: i64) -> Deed:
    """Return the free spaces of a deed, those it has in all, and whether its citizen is still there."""
    book = state.book
    first = number * N_FIGURES
    return {
        "free": named(state.deeds[first : first + N_FIGURES], FIGURES),
        "spaces": named(book.deed_spaces[first : first + N_FIGURES], FIGURES),
        "coins": int(book.deed_coins[number]),
        "development": int(book.deed_development[number]),
        "citizen": bool((state.citizens >> book.deed_citizen[number]) & 1),
    }


def slots_of(state: OrleansState, player: Player) -> dict[str, list[HeldName | None]]:
    """Return what stands on the slots of every own place."""
    book = state.book
    out: dict[str, list[HeldName | None]] = {}
    for place in range(book.n_places):
        if player.owns(place):
            first, last = book.first_slot[place], book.first_slot[place + 1]
            out[book.place_names[place]] = [piece(player.slots[slot]) for slot in range(first, last)]
    return out


def piece(held: i64) -> HeldName | None:
    """Name what a slot holds."""
    if held == EMPTY:
        return None
    return "tech" if held == TECH else KINDS[held]


def observe(state: OrleansState, viewer: i64) -> vec[i64]:
    """Return the view as integers, own seat first, always of the same length for a number of players."""
    seats: i64 = len(state.players)
    event = state.event_tile() if state.round > 0 else EMPTY
    out = vec[i64](capacity=1024)
    out = append(out, state.round)
    out = append(out, state.phase)
    out = append(out, event)
    out = append(out, (state.first - viewer) % seats)
    for i in range(seats):
        out = append(out, (state.waiting >> ((viewer + i) % seats)) & 1)
    out = append(out, state.technology)
    out = append(out, state.bank)
    out = append(out, state.citizens)
    out = append(out, state.tiles)
    out = append(out, state.excluded)
    out = append(out, state.lost_tiles)
    out = extend(out, state.supply)
    out = extend(out, state.lost)
    out = extend(out, state.goods)
    out = extend(out, state.spaces)
    out = extend(out, state.deeds)
    for bits in state.towns:
        turned: i64 = 0
        for i in range(seats):
            turned |= ((bits >> ((viewer + i) % seats)) & 1) << i
        out = append(out, turned)
    out = extend(out, state.players[viewer].bag)
    for i in range(seats):
        out = observe_player(as_seen(state, (viewer + i) % seats, viewer), out)
    return out


def observe_player(player: Player, out: vec[i64]) -> vec[i64]:
    """Add what is known of one player; of the bag, how many it holds."""
    out = extend(out, player.market)
    out = extend(out, player.tower)
    out = extend(out, player.fresh)
    out = extend(out, player.slots)
    out = extend(out, player.tracks)
    out = extend(out, player.goods)
    out = append(out, total_of(player.bag))
    out = append(out, player.tiles)
    out = append(out, player.coins)
    out = append(out, player.development)
    out = append(out, player.merchant)
    out = append(out, player.posts)
    out = append(out, player.built)
    out = append(out, player.citizens)
    out = append(out, player.held)
    out = append(out, 1 if player.automated else 0)
    out = append(out, 1 if player.passed else 0)
    return out
