# mypyc: skip
"""Names of everything an action, an event or a position may mention; domains have a fixed size."""

from __future__ import annotations

from beffroi.games.bruges.state import Book
from beffroi.games.bruges.tables import (
    COLORS,
    FIELDS,
    GROUPS,
    MAX_CARDS,
    MAX_SEATS,
    N_COLORS,
    N_GROUPS,
    N_SECTIONS,
    PILES,
    SECTIONS,
    USES,
    Pile,
    Use,
)

SEATED: dict[str, int] = {"seat": 1}  # domains that begin with seats, and how many names each seat has

# What the numbers of steps name after the seat (Game.step_names).
STEP_NAMES: dict[str, list[str]] = {
    "Calm": ["color"],
    "React": ["happening", "color?none"],
    "ReturnOne": ["color*"],
    "Flash": ["card"],
    "FlashAgain": ["card"],
    "Section": ["color?any"],
    "PlayColor": ["color"],
    "Take": ["", "color"],
    "Give": ["", "", "color"],
    "Discard": ["", "color", "color*"],
    "HandIn": ["", "", "color"],
}


def domains(book: Book) -> dict[str, list[str]]:
    """Return the names of each domain, padded with spare ones up to its fixed size."""
    return {
        "card": [*book.names, *[f"spare-card-{i}" for i in range(len(book.names), MAX_CARDS)]],
        "color": COLORS,
        "threat": book.threat_names,
        "pile": PILES[: Pile.RESERVE],
        "section": SECTIONS,
        "house": [str(i + 1) for i in range(MAX_CARDS)],  # in the order in which a player laid them
        "seat": [str(seat) for seat in range(MAX_SEATS)],
        "use": USES,
        "field": FIELDS,
    }


assert N_COLORS == len(COLORS)
assert N_GROUPS == len(GROUPS)
assert N_SECTIONS == len(SECTIONS)
assert Use.COUNT == len(USES)
