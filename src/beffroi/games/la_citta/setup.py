"""Laying out a new game (CIT-3)."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from beffroi.games.la_citta.cities import count_cities
from beffroi.games.la_citta.founding import PLACE, start_city
from beffroi.games.la_citta.state import Book, CittaState, Layout, Player, Terrain
from beffroi.games.la_citta.tables import EMPTY, MAX_CITIES, MIN_SEATS, City, Land, Phase
from beffroi.games.la_citta.words import Stream
from beffroi.games.la_citta.years import YEAR
from beffroi.kernel.chance import Rng, streams
from beffroi.kernel.flow import Step, TableStep, advance
from beffroi.kernel.vectors import zeros


def lay_out(book: Book, seats: int, options: dict[str, str], seed: int) -> CittaState:
    """Carry out the steps of the set-up; the state waits for the first decision."""
    state = table_of(book, seats, options, seed)
    state.push_all(opening(state, freely(options)))
    advance(state)
    return state


def freely(options: dict[str, str]) -> bool:
    """Return whether players place their castelli themselves (CIT-3.10, 3.12)."""
    return options["map"] == "random" or options["sites"] == "free"


def table_of(book: Book, seats: int, options: dict[str, str], seed: int) -> CittaState:
    """Lay out the table before anything happens; start sites that the map fixes are taken already (CIT-3.10)."""
    chance = streams(seed, Stream.COUNT)
    state = laid(book, seats, options, chance)
    state.chance = chance
    if not freely(options):
        take_sites(state, book.layouts[seats - MIN_SEATS])
    return state


def laid(book: Book, seats: int, options: dict[str, str], chance: list[Rng]) -> CittaState:
    """Return the table as chance lays it: the map, the start player, the cards (CIT-3)."""
    ground = book.grounds[seats - MIN_SEATS]
    terrain = book.layouts[seats - MIN_SEATS].terrain
    first: i64 = chance[Stream.FIRST].below(seats) if options["first"] == "random" else int(options["first"])
    if options["map"] == "random":
        terrain = terrain_of(book, shuffled(book.land_count, chance[Stream.LAND]))  # as many as slots (CIT-3.1)
    pile = shuffled(book.copies, chance[Stream.POLITICS])
    return CittaState(
        None,
        book,
        ground,
        terrain,
        options["map"] == "random",
        options["pass"] == "voluntary",
        seats,
        [fresh_player(book) for _ in range(seats)],
        first,
        0,
        0,
        Phase.SETUP,
        book.citizens,
        vec[i64]([EMPTY] * ground.n_spaces),
        zeros(0),
        zeros(0),
        zeros(ground.n_spaces),
        far_away(ground.n_spaces, ground.in_play),
        len(ground.in_play),
        no_cities(seats),
        book.stock_count[:],
        laid_open(pile, book.display),
        pile,
        len(pile) - book.display,
        zeros(len(book.cards)),
        zeros(0),
        shuffled(book.voice_copies, chance[Stream.VOICE]),
        zeros(0),
        zeros(0),
        zeros(0),
    )


def shuffled(counts: vec[i64], rng: Rng) -> vec[i64]:
    """Return a shuffled deck with so many of each card."""
    deck = deck_of(counts)
    rng.shuffle(deck)
    return deck


def laid_open(pile: vec[i64], places: i64) -> vec[i64]:
    """Return the top cards of a pile, which holds more than those (CIT-3.4)."""
    out = zeros(places)
    for place in range(places):
        out[place] = pile[len(pile) - 1 - place]
    return out


def fresh_player(book: Book) -> Player:
    """A player with gold, action cards and notables (CIT-3.3)."""
    return Player(book.start_gold, book.action_cards, book.notables, False, False, 0, 0, 0)


def no_cities(seats: i64) -> vec[i64]:
    """Return room for the cities of all players, none of which stands yet."""
    out = zeros(seats * MAX_CITIES * City.COUNT)
    for city in range(seats * MAX_CITIES):
        out[city * City.COUNT + City.CASTELLO] = EMPTY
        out[city * City.COUNT + City.WISH] = EMPTY
    return out


def far_away(n_spaces: i64, in_play: vec[i64]) -> vec[u8]:
    """Return for each space how many tiles are too close: none in play, always one out of play."""
    out = vec[u8]([1] * n_spaces)
    for space in in_play:
        out[space] = 0
    return out


def deck_of(copies: vec[i64]) -> vec[i64]:
    """Return cards of which so many copies exist, sorted."""
    out = zeros(0)
    for card in range(len(copies)):
        for _ in range(copies[card]):
            out = append(out, card)
    return out


def terrain_of(book: Book, land: vec[i64]) -> Terrain:
    """Work out what every space touches (CIT-2.5)."""
    n: i64 = len(book.spaces)
    kinds = zeros(n)
    wheat = zeros(n)
    mountains = zeros(n)
    for space in range(n):
        kinds[space] = 1  # Land.ANY
        tiles: list[int] = [land[slot] for slot in book.touches[space]]
        for tile in tiles + book.rim[space]:
            kinds[space] |= 1 << book.land_kind[tile]
            wheat[space] += book.land_wheat[tile]
            if book.land_kind[tile] == Land.MOUNTAIN:
                mountains[space] += 1
    return Terrain(land, kinds, wheat, mountains)


def take_sites(state: CittaState, layout: Layout) -> None:
    """Put the castelli on the start sites of the map, the start player's first (CIT-3.10)."""
    each: i64 = len(layout.sites) // state.seats
    for i in range(state.seats):
        for k in range(each):
            start_city(state, (state.first + i) % state.seats, layout.sites[i * each + k])


@final
class Marker(TableStep[CittaState]):
    """The left-hand neighbor of whoever placed the last castello starts year 1 (CIT-3.13)."""

    def run(self, state: CittaState) -> None:
        state.first = (state.first + 1) % state.seats


def opening(state: CittaState, free: bool) -> list[Step[Any]]:
    """Return the castelli still to be placed, and the first year after them.

    The first ones go counter-clockwise from the player who begins, the next ones the other way, and so on (CIT-3.6).
    """
    steps: list[Step[Any]] = []
    for row in range(state.book.start_castelli):
        for i in range(state.seats):
            back = i if row % 2 == 0 else state.seats - 1 - i
            seat = (state.first - back) % state.seats
            if count_cities(state, seat) <= row:
                steps.append(PLACE[seat])
    if free:
        steps.append(MARKER)
    steps.append(YEAR)
    return steps


MARKER: Final = Marker()
