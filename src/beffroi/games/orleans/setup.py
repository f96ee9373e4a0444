"""Laying out a new game (ORL-2)."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from beffroi.games.orleans.book import Book, Edition
from beffroi.games.orleans.player import Player
from beffroi.games.orleans.rounds import HOURGLASS, Exclude
from beffroi.games.orleans.state import OrleansState
from beffroi.games.orleans.tables import (
    EMPTY,
    N_FIGURES,
    N_GOODS,
    N_KINDS,
    N_STARTERS,
    N_TRACKS,
    UNLIMITED,
    Phase,
)
from beffroi.games.orleans.words import Stream
from beffroi.kernel.chance import Rng, streams
from beffroi.kernel.flow import Step, advance
from beffroi.kernel.vectors import zeros


def lay_out(book: Book, edition: Edition, seats: int, options: dict[str, str], seed: int) -> OrleansState:
    """Carry out the steps of the set-up; the state waits for the first decision."""
    state = table_of(book, edition, seats, options, seed)
    state.push_all(opening(state, options))
    advance(state)
    return state


def opening(state: OrleansState, options: dict[str, str]) -> list[Step[Any]]:
    """Return what comes before and with round 1: the exclusion of tiles, if it is played (ORL-2.16)."""
    order: list[Step[Any]] = []
    if options["exclusion"] == "on":
        book = state.book
        exclusions = book.exclusions_of_two if len(state.players) == 2 else book.exclusions
        if exclusions > 0:
            for seat in state.turn_order():
                order.append(Exclude(seat, exclusions))
    order.append(HOURGLASS)
    return order


def table_of(book: Book, edition: Edition, seats: int, options: dict[str, str], seed: int) -> OrleansState:
    """Lay out the table before anything happens."""
    chance = streams(seed, Stream.COUNT)
    goods, lost_goods, spaces = deal_goods(book, seats, edition.goods_removed[seats], chance[Stream.GOODS])
    first: i64 = chance[Stream.FIRST].below(seats) if options["first"] == "random" else int(options["first"])
    money: i64 = edition.bank_value if options["bank"] == "box" else int(options["bank"])
    if edition.bank_value == UNLIMITED:
        money = UNLIMITED
    taken = book.start_coins * seats
    state = OrleansState(
        None,
        book,
        edition,
        options["planning"] == "simultaneous",
        [fresh_player(book) for _ in range(seats)],
        stack_hourglass(edition, chance[Stream.HOURGLASS]),
        first,
        0,
        Phase.EXCLUSION,
        vec[i64]([i64(n) for n in edition.neutral[seats]]),
        zeros(N_FIGURES),
        goods,
        lost_goods,
        edition.technology[seats],
        0,
        spaces,
        zeros(len(book.town_names)),
        book.deed_spaces[:],
        (1 << len(book.citizen_names)) - 1,
        choose_tiles(book, edition, chance[Stream.TILES]),
        0,
        0,
        UNLIMITED if money == UNLIMITED else max(0, money - taken),
        UNLIMITED if money == UNLIMITED else max(money, taken),
    )
    state.chance = chance
    return state


def fresh_player(book: Book) -> Player:
    """A player with the own-color characters in the market and an empty bag (ORL-2.1 to 2.4)."""
    market = zeros(N_KINDS)
    for figure in range(N_STARTERS):
        market[N_FIGURES + figure] = 1
    return Player(
        zeros(N_KINDS),
        market,
        zeros(N_KINDS),
        zeros(N_KINDS),
        vec[i64]([EMPTY] * len(book.slot_need)),
        zeros(N_TRACKS),
        zeros(N_GOODS),
        0,
        book.start_coins,
        0,
        book.start_town,
        book.posts,
        0,
        0,
        0,
        False,
        False,
        None,
    )


def deal_goods(book: Book, seats: i64, removed: i64, rng: Rng) -> tuple[vec[i64], vec[i64], vec[i64]]:
    """Mix the goods, take some out of the game, fill the map; the rest is the supply (ORL-2.6 to 2.8)."""
    mixed = vec[i64]([], capacity=90)
    for good in range(N_GOODS):
        for _ in range(book.good_count[good]):
            mixed = append(mixed, good)
    rng.shuffle(mixed)
    lost = zeros(N_GOODS)
    for i in range(removed):
        lost[mixed[i]] += 1
    spaces = vec[i64]([EMPTY] * len(book.space_from))
    following = removed
    for space in range(len(spaces)):
        if book.space_from[space] <= seats and following < len(mixed):
            spaces[space] = mixed[following]
            following += 1
    supply = zeros(N_GOODS)
    for i in range(following, len(mixed)):
        supply[mixed[i]] += 1
    return supply, lost, spaces


def stack_hourglass(edition: Edition, rng: Rng) -> vec[i64]:
    """Shuffle each group of tiles and stack them, the first group on top (ORL-2.10)."""
    stack = vec[i64]([], capacity=18)
    for i in range(len(edition.groups)):
        group = vec[i64]([i64(tile) for tile in edition.groups[i]])
        if edition.shuffled[i]:
            rng.shuffle(group)
        for tile in group:
            stack = append(stack, tile)
    return stack


def choose_tiles(book: Book, edition: Edition, rng: Rng) -> i64:
    """Use all tiles; in 2020, when sets are mixed, a number of each pile at random (ORL-19.2)."""
    chosen: i64 = 0
    for pile in range(2):
        tiles = vec[i64]([])
        for tile in range(len(book.pile)):
            if book.pile[tile] == pile:
                tiles = append(tiles, tile)
        count: i64 = len(tiles)
        if edition.selects_tiles and count > book.tiles_per_pile:
            rng.shuffle(tiles)
            count = book.tiles_per_pile
        for i in range(count):
            chosen |= 1 << tiles[i]
    return chosen
