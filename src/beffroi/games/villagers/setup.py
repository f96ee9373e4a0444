"""Laying out a new game (VIL-3, 11.1, 11.2)."""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from beffroi.games.villagers.decks import SUMMER, WINTER, reveal
from beffroi.games.villagers.player import Player
from beffroi.games.villagers.rounds import ROUND
from beffroi.games.villagers.state import Book, Layout, Mode, VillagersState, is_common
from beffroi.games.villagers.tables import Card, Phase, Pile
from beffroi.games.villagers.village import new_node, sorted_vec
from beffroi.games.villagers.words import Stream
from beffroi.kernel.chance import Rng, streams
from beffroi.kernel.flow import advance
from beffroi.kernel.vectors import zeros


def lay_out(book: Book, mode: Mode, seats: int, options: dict[str, str], seed: int) -> VillagersState:
    """Carry out the steps of the set-up; the state waits for the first decision."""
    state = table_of(book, mode, seats, options, seed)
    state.push(ROUND)
    advance(state)
    return state


def table_of(book: Book, mode: Mode, seats: int, options: dict[str, str], seed: int) -> VillagersState:
    """Lay out the table before anything happens."""
    chance = streams(seed, Stream.COUNT)
    state = laid(book, mode, seats, options, chance)
    state.chance = chance
    if seats == 1:
        state.summer = deck_of(book, mode, SUMMER, chance[Stream.EVENTS])
        state.winter = deck_of(book, mode, WINTER, chance[Stream.EVENTS])
        reveal(state, SUMMER, mode.initial)
        state.shown = 0
    return state


def laid(book: Book, mode: Mode, seats: int, options: dict[str, str], chance: list[Rng]) -> VillagersState:
    """Return the table as chance lays it, but for the events."""
    layout = book.layouts[seats - 1]
    deck = villagers_of(book, layout)
    chance[Stream.CARDS].shuffle(deck)
    first: i64 = chance[Stream.FIRST].below(seats) if options["first"] == "random" else int(options["first"])
    stacked = layout.stack_size * Pile.RESERVE
    at = stacked + book.start_hand * seats
    reserve: i64 = len(deck) - at
    return VillagersState(
        None,
        book,
        mode,
        layout,
        seats,
        deal(book, mode, seats, deck[stacked:at]),
        first,
        0,
        Phase.SETUP,
        0,
        starting_road(book, chance[Stream.ROAD]),
        extend(deck[:stacked], deck[at:]),
        starts_of(layout, stacked + reserve),
        extend(vec[i64]([layout.stack_size] * Pile.RESERVE), vec[i64]([reserve, 0])),
        vec[i64]([book.copies[card] for card in book.commons]),
        zeros(0),
        book.start_gold * seats + (mode.gold if seats == 1 else 0),
        seats == 1 and mode.jester,
        zeros(0),
        zeros(0),
        0,
        0,
        0,
        0,
        False,
        False,
    )


def starts_of(layout: Layout, end: i64) -> vec[i64]:
    """Return where each pile begins among the cards that lie face down."""
    return append(vec[i64]([layout.stack_size * pile for pile in range(Pile.RESERVE + 1)]), end)


def deal(book: Book, mode: Mode, seats: i64, cards: vec[i64]) -> list[Player]:
    """Deal the hands; in the solo duel the Countess sits opposite (VIL-3.7, 11.2)."""
    players: list[Player] = []
    for seat in range(seats):
        start = seat * book.start_hand
        players.append(fresh_player(book, sorted_vec(cards[start : start + book.start_hand])))
    if seats == 1:
        players.append(countess_of(mode))
    return players


def villagers_of(book: Book, layout: Layout) -> vec[i64]:
    """Return the villagers that are shuffled: no starting, no common, no removed ones (VIL-3.4, 3.5)."""
    deck = vec[i64]([], capacity=128)
    for card in range(book.n_cards):
        if not is_common(book, card) and (layout.removed >> book.family[card]) & 1 == 0:
            for _ in range(book.copies[card] - book.start_copies[card]):
                deck = append(deck, card)
    return deck


def starting_road(book: Book, rng: Rng) -> vec[i64]:
    """Lay the starting villagers in a random row (VIL-3.1)."""
    road = zeros(0)
    for card in range(book.n_cards):
        for _ in range(book.start_copies[card]):
            road = append(road, card)
    rng.shuffle(road)
    return road


def fresh_player(book: Book, hand: vec[i64]) -> Player:
    """A player with Founders on the gold side, gold and a hand (VIL-3.3, 3.7)."""
    nodes = vec[i64]([new_node(Card.FOUNDERS, Card.FOUNDERS, 0)])
    return Player(nodes, book.start_gold, hand, zeros(0), zeros(0), 0, 0, 0, 0, False, 0, 0, 0, 0)


def countess_of(mode: Mode) -> Player:
    """The Countess with her card and her gold; she has no hand (VIL-11.2)."""
    nodes = vec[i64]([new_node(mode.side, mode.side, 0)])
    return Player(nodes, mode.gold, zeros(0), zeros(0), zeros(0), 0, 0, 0, 0, False, 0, 0, 0, 0)


def deck_of(book: Book, mode: Mode, season: i64, rng: Rng) -> vec[i64]:
    """Shuffle the events of a season (VIL-11.1), without those a mode leaves out (VIL-11.26, 11.27)."""
    deck = zeros(0)
    for event in range(len(book.season)):
        if book.season[event] == season and (mode.removed >> event) & 1 == 0:
            deck = append(deck, event)
    rng.shuffle(deck)
    return deck
