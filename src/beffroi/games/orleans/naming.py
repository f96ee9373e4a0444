# mypyc: skip
"""Names of everything an action, an event or a position may mention; domains have a fixed size."""

from __future__ import annotations

from beffroi.games.orleans.book import Book
from beffroi.games.orleans.tables import (
    FIGURES,
    GOODS,
    GRADES,
    KINDS,
    MAX_DEEDS,
    MAX_PLACES,
    MAX_SLOTS,
    MAX_TILES,
    MAX_TOWNS,
)

NUMBERS = 16

# What the numbers of steps name after the seat (Game.step_names).
STEP_NAMES: dict[str, list[str]] = {
    "ChooseFigure": ["figure*"],
    "TakeTile": ["pile*"],
    "Travel": ["route"],
    "Send": ["place"],
    "Hire": ["place"],
    "Dismiss": ["place"],
}


def domains(book: Book) -> dict[str, list[str]]:
    """Return the names of each domain, padded with spare ones up to its fixed size."""
    places = padded("place", book.place_names, MAX_PLACES)
    return {
        "number": [str(i) for i in range(NUMBERS)],
        "figure": FIGURES,
        "kind": KINDS,
        "good": GOODS,
        "load": [*GOODS, "none"],
        "reward": ["coins", "development"],
        "grade": GRADES,
        "place": places,
        "slot": [f"{place}.{i + 1}" for place in places for i in range(MAX_SLOTS)],
        "tile": padded("tile", book.tile_names, MAX_TILES),
        "town": padded("town", book.town_names, MAX_TOWNS),
        "deed": padded("deed", book.deed_names, MAX_DEEDS),
        "event": book.event_names,
        "citizen": book.citizen_names,
    }


def padded(domain: str, names: list[str], room: int) -> list[str]:
    """Return names up to a fixed number; spare ones are never offered."""
    return names + [f"spare-{domain}-{i}" for i in range(len(names), room)]
