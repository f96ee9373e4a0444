"""Laying out a new game (BRU-2)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.bruges.rounds import ROUND
from beffroi.games.bruges.state import Book, BrugesState, Player
from beffroi.games.bruges.tables import EMPTY, N_COLORS, N_SECTIONS, N_WORDS, Phase
from beffroi.games.bruges.words import Stream
from beffroi.kernel.chance import streams
from beffroi.kernel.flow import advance
from beffroi.kernel.vectors import zeros


def lay_out(book: Book, seats: int, options: dict[str, str], seed: int) -> BrugesState:
    """Carry out the steps of the set-up; the state waits for the first decision."""
    state = table_of(book, seats, options, seed)
    state.push(ROUND)
    advance(state)
    return state


def table_of(book: Book, seats: int, options: dict[str, str], seed: int) -> BrugesState:
    """Lay out the table before anything happens."""
    chance = streams(seed, Stream.COUNT)
    deck = vec[i64]([i64(card) for card in range(book.n_cards)])
    chance[Stream.CARDS].shuffle(deck)
    in_play = book.piles_in_play[seats] * book.pile_size
    b = in_play // 2
    a = in_play - b  # with an odd count A gets the extra card (BRU-2.4)
    first: i64 = chance[Stream.FIRST].below(seats) if options["first"] == "random" else int(options["first"])
    state = BrugesState(
        None,
        book,
        seats,
        [fresh_player(book) for _ in range(seats)],
        first,
        0,
        Phase.SETUP,
        0,
        0,
        EMPTY,
        False,
        zeros(N_COLORS),
        deck,
        vec[i64]([0, a, in_play]),
        vec[i64]([a, b, book.n_cards - in_play]),
        zeros(N_WORDS),
        vec[i64]([book.markers_per_color] * N_COLORS),
        0,
    )
    state.chance = chance
    return state


def fresh_player(book: Book) -> Player:
    """A player with points, florins and a worker of each color (BRU-2.2)."""
    workers = vec[i64]([book.start_workers] * N_COLORS)
    none = zeros(0)
    return Player(
        book.start_score,
        book.start_florins,
        workers,
        zeros(N_COLORS),
        0,
        none,
        none,
        none,
        none,
        0,
        zeros(N_SECTIONS),
        0,
        0,
        0,
        False,
    )
