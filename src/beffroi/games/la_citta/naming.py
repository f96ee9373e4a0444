# mypyc: skip
"""Names of everything an action, an event or a position may mention; domains have a fixed size."""

from __future__ import annotations

from beffroi.games.la_citta.state import Book
from beffroi.games.la_citta.tables import (
    HEARD,
    MAX_BUILDINGS,
    MAX_CARDS,
    MAX_CITIES,
    MAX_COUNT,
    MAX_SEATS,
    MAX_SPACES,
    N_CITIES,
    N_OPEN,
    N_VOICE,
    N_WISHES,
    WISHES,
)

CITIES = [f"{seat}.{number + 1}" for seat in range(MAX_SEATS) for number in range(MAX_CITIES)]
# Domains that begin with seats, and how many names each seat has.
SEATED: dict[str, int] = {"city": int(MAX_CITIES), "giver": int(MAX_CITIES)}

# What the numbers of steps name after the seat (Game.step_names).
STEP_NAMES: dict[str, list[str]] = {
    "From": ["space"],
    "Put": ["building"],
    "Master": ["card"],
    "Invite": ["card"],
    "Harvest": ["card"],
    "Stage": ["card"],
    "Circus": ["card"],
    "Listen": ["card"],
    "Wish": ["city"],
    "Tend": ["city"],
    "Raze": ["city"],
}


def domains(book: Book) -> dict[str, list[str]]:
    """Return the names of each domain, padded with spare ones up to its fixed size."""
    return {
        "space": padded("space", book.spaces, MAX_SPACES),
        "building": padded("building", book.buildings, MAX_BUILDINGS),
        "card": padded("card", book.cards, MAX_CARDS),
        "city": CITIES,
        "giver": CITIES,
        "count": [str(i + 1) for i in range(MAX_COUNT)],
        "notables": [str(i + 1) for i in range(MAX_COUNT)],
        "heard": HEARD,
        "wish": WISHES,
    }


def padded(domain: str, names: list[str], room: int) -> list[str]:
    """Return names up to a fixed number, filled up with spare ones that are never offered."""
    return names + [f"spare-{domain}-{i}" for i in range(len(names), room)]


assert N_WISHES == len(WISHES)
assert N_CITIES == len(CITIES)
assert len(HEARD) == (1 << (N_VOICE - N_OPEN)) - 1
