# mypyc: skip
"""What every number of an observation of Bruges means, in the order in which view.observe() writes them."""

from __future__ import annotations

from beffroi.games.bruges.state import Book
from beffroi.games.bruges.tables import COLORS, FIELDS, MAX_CARDS, PHASES, PILES, SECTIONS, Pile
from beffroi.games.bruges.view import HOUSES_SEEN
from beffroi.kernel.layout import CHOICE, FLAG, INDEX, NONE, SET, Section, padded, relative

OWN_CARD = ["elsewhere", "hand", "house"]
CHARACTER = [NONE, "ready", "used"]
NUMBERS = ["score", "florins", "progress"]


def sections(book: Book, seats: int) -> list[Section]:
    """Return the table, then every player from the viewer on."""
    cards = padded(book.names, int(MAX_CARDS))
    piles = PILES[: Pile.RESERVE]
    out = [
        Section("round", ["round"]),
        Section("phase", ["phase"], CHOICE, PHASES),
        Section("last_round", ["last_round"]),
        relative("first", seats),
        relative("active", seats, -1),
        Section("cycle", ["cycle"]),
        Section("played", ["played"], FLAG),
        Section("statues_taken", ["statues_taken"]),
        Section("reserve", ["reserve"]),
        Section("piles", piles, domain="pile"),
        Section("tops", piles, CHOICE, [NONE, *COLORS], -1, "pile", "color"),
        Section("dice", COLORS, domain="color"),
        Section("supply", COLORS, domain="color"),
        Section("discard", cards, FLAG, domain="card"),
        Section("own_cards", cards, CHOICE, OWN_CARD, domain="card"),
    ]
    for player in range(seats):
        out += of_player(book, cards, player)
    return out


def of_player(book: Book, cards: list[str], player: int) -> list[Section]:
    """Return what everyone knows of a player."""
    houses = [str(i + 1) for i in range(HOUSES_SEEN)]
    statues = [str(i) for i in range(max(book.statues) + 1)]
    return [
        Section("waiting", ["waiting"], FLAG, player=player),
        *[Section(name, [name], player=player) for name in NUMBERS],
        Section("completed", ["completed"], SET, SECTIONS, meaning="section", player=player),
        Section("statues", ["statues"], SET, statues, player=player),
        Section("majorities", ["majorities"], SET, FIELDS, meaning="field", player=player),
        Section("hand_size", ["hand_size"], player=player),
        Section("fresh_size", ["fresh_size"], player=player),
        Section("built", ["built"], FLAG, player=player),
        Section("canals", SECTIONS, domain="section", player=player),
        *[
            Section(name, COLORS, domain="color", player=player)
            for name in ("workers", "markers", "backs", "empty_houses", "full_houses")
        ],
        Section("characters", cards, CHOICE, CHARACTER, domain="card", player=player),
        Section("house_colors", houses, CHOICE, [NONE, *COLORS], 0, "house", "color", player),
        Section("tenants", houses, INDEX, [NONE, *cards], 0, "house", "card", player),
    ]
