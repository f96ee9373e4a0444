# mypyc: skip
"""What every number of an observation of La Città means, in the order in which view.observe() writes them."""

from __future__ import annotations

from beffroi.games.la_citta.state import Book
from beffroi.games.la_citta.tables import (
    LANDS,
    MAX_BUILDINGS,
    MAX_CARDS,
    MAX_CITIES,
    N_VOICE,
    PHASES,
    WISHES,
)
from beffroi.kernel.layout import CHOICE, FLAG, INDEX, NONE, SET, Section, padded, relative, seats_from_own

NUMBERS = ["gold", "actions", "notables"]


def sections(book: Book, seats: int) -> list[Section]:
    """Return the table, every player from the viewer on, then all cities in the same order."""
    cards = padded(book.cards, int(MAX_CARDS))
    buildings = padded(book.buildings, int(MAX_BUILDINGS))
    spaces = book.spaces[: book.grounds[seats - 2].n_spaces]
    cities = [f"{owner}, city {number}" for owner in seats_from_own(seats) for number in numbers()]
    places = [str(i + 1) for i in range(N_VOICE)]
    display = [str(i + 1) for i in range(book.display)]
    out = [
        Section("year", ["year"]),
        Section("round", ["round"]),
        Section("phase", ["phase"], CHOICE, PHASES),
        relative("first", seats),
        Section("supply", ["supply"]),
        Section("pile", ["pile"]),
        Section("loudest", ["loudest"], SET, WISHES, meaning="wish"),
        Section("waiting", ["waiting"], SET, seats_from_own(seats)),
        Section("voice", places, CHOICE, [NONE, *WISHES], -1, "", "wish"),
        Section("looked", places, SET, seats_from_own(seats)),
        Section("voice_left", WISHES, domain="wish"),
        Section("discard", cards, domain="card"),
        Section("land", book.slots, CHOICE, [NONE, *book.landscapes], -1),
        Section("stocks", book.stocks),
        Section("display", display, CHOICE, [NONE, *cards], -1, "", "card"),
        Section("buildings", spaces, CHOICE, [NONE, *buildings], 0, "space", "building"),
        Section("space_cities", spaces, INDEX, [NONE, *cities], 0, "space"),
        Section("harvests", spaces, domain="space"),
        Section("circuses", spaces, domain="space"),
    ]
    for player in range(seats):
        out += of_player(cards, player)
    for player in range(seats):
        for number in numbers():
            out += of_city(spaces, buildings, player, f"city{number}")
    return out


def numbers() -> list[str]:
    """Return the numbers of the castelli of a player."""
    return [str(i + 1) for i in range(MAX_CITIES)]


def of_player(cards: list[str], player: int) -> list[Section]:
    """Return one player but for the cities."""
    return [
        *[Section(name, [name], player=player) for name in NUMBERS],
        Section("hungry", ["hungry"], FLAG, player=player),
        Section("founded", ["founded"], FLAG, player=player),
        Section("food", ["food"], player=player),
        Section("income", ["income"], player=player),
        Section("drawn", ["drawn"], player=player),
        Section("founding_order", numbers(), CHOICE, [NONE, *numbers()], player=player),
        Section("taken", cards, domain="card", player=player),
    ]


def of_city(spaces: list[str], buildings: list[str], player: int, city: str) -> list[Section]:
    """Return one city, or an empty one for a castello in hand."""
    return [
        Section(f"{city}.castello", ["castello"], INDEX, [NONE, *spaces], -1, "", "space", player),
        Section(f"{city}.citizens", ["citizens"], player=player),
        Section(f"{city}.size", ["size"], player=player),
        Section(f"{city}.has", ["has"], SET, buildings, meaning="building", player=player),
        Section(f"{city}.food", ["food"], player=player),
        Section(f"{city}.income", ["income"], player=player),
        Section(f"{city}.arches", WISHES, domain="wish", player=player),
        Section(f"{city}.open", LANDS, player=player),
        Section(f"{city}.circuses", WISHES, domain="wish", player=player),
        Section(f"{city}.wish", ["wish"], CHOICE, [NONE, *WISHES], -1, "", "wish", player),
    ]
