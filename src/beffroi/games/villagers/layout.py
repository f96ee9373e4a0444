# mypyc: skip
"""What every number of an observation of Villagers means, in the order in which observing.observe() writes them."""

from __future__ import annotations

from beffroi.games.villagers.state import Book
from beffroi.games.villagers.tables import FAMILIES, HELD, MAX_CARDS, N_PLACES, PHASES, PILES, Card
from beffroi.kernel.layout import CHOICE, FLAG, NONE, SET, Section, padded, relative, seats_from_own

NUMBERS = ["hand_size", "square_size", "treasury", "due", "limit", "placed", "exchanges"]


def sections(book: Book, seats: int) -> list[Section]:
    """Return the table, then every player from the viewer on; after a single one the Countess and the duel."""
    cards = padded(book.names[:MAX_CARDS], int(MAX_CARDS))
    places = [str(i + 1) for i in range(N_PLACES)]
    out = [
        Section("round", ["round"]),
        Section("phase", ["phase"], CHOICE, PHASES),
        Section("markets", ["markets"], SET, HELD),
        relative("first", seats),
        Section("events", ["events"], SET, book.event_names, meaning="event"),
        Section("spent", ["spent"], SET, book.event_names, meaning="event"),
        Section("summer", ["summer"]),
        Section("winter", ["winter"]),
        Section("jester", ["jester"], FLAG),
        Section("road", places, CHOICE, [NONE, *cards], -1, "place", "card"),
        Section("road_coins", places, domain="place"),
        Section("piles", PILES, domain="heap"),
        Section("backs", PILES, CHOICE, [NONE, *FAMILIES], -1, "heap", "family"),
        Section("returned", PILES, domain="heap"),
        Section("returned_top", PILES, CHOICE, [NONE, *cards], -1, "heap", "card"),
        Section("discard", cards, domain="card"),
        Section("hand", cards, domain="card"),
        Section("waiting", seats_from_own(seats), FLAG),
        Section("commons", [book.names[card] for card in book.commons], domain="card"),
    ]
    for player in range(2 if seats == 1 else seats):
        out += village(book, player)
    if seats == 1:
        out += duel(book, cards)
    return out


def duel(book: Book, cards: list[str]) -> list[Section]:
    """Return what only the solo duel knows."""
    return [
        Section("begun", ["begun"], SET, book.event_names, meaning="event"),
        Section("bought", ["bought"], SET, book.event_names, meaning="event"),
        Section("duty", ["duty"], FLAG),
        Section("reserve_cards", cards, domain="card"),
    ]


def village(book: Book, player: int) -> list[Section]:
    """Return one village and what is known of its owner."""
    cards = padded(book.names, int(Card.COUNT))
    return [
        *[Section(name, cards, domain="card", player=player) for name in ("village", "tops", "coins", "slots", "seen")],
        Section("hand_backs", FAMILIES, domain="family", player=player),
        *[Section(name, [name], player=player) for name in NUMBERS],
        Section("free_unlock", ["free_unlock"], FLAG, player=player),
    ]
