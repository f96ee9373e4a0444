# mypyc: skip
"""Names of everything an action, an event or a position may mention; domains have a fixed size."""

from __future__ import annotations

from beffroi.games.villagers.state import Book
from beffroi.games.villagers.tables import (
    FAMILIES,
    HELD,
    MAX_CARDS,
    MAX_COPIES,
    MAX_EVENTS,
    MAX_SEATS,
    MAX_VILLAGERS,
    N_FAMILIES,
    N_PLACES,
    N_SPOTS,
    PILES,
    SIDES,
    Card,
    Owner,
    Pile,
)

# What the numbers of steps name after the seat, in positions; "" stays a number.
STEP_NAMES: dict[str, list[str]] = {
    "Where": ["card", "", ""],
    "Unlock": ["card"],
    "Onto": ["card"],
    "Return": ["card", "heap"],
    "Serve": ["card"],
    "Swap": ["card"],
    "BuyOff": ["event"],
    "TurnedUp": ["event"],
    "Allow": ["event"],
    "Point": ["event"],
    "Ransom": ["event"],
    "Loss": ["event", ""],
    "Choose": ["event", ""],
}

SEATED: dict[str, int] = {"village": 1}  # domains that begin with seats, and how many names each seat has


def domains(book: Book) -> dict[str, list[str]]:
    """Return the names of each domain, padded with spare ones up to its fixed size."""
    cards = padded("card", book.names[:MAX_CARDS], MAX_CARDS)
    return {
        "card": cards,
        "spot": [*padded("spot", copies_of(book), MAX_VILLAGERS), "founders.1"],
        "place": [str(i + 1) for i in range(N_PLACES)],
        "pile": PILES[: Pile.RESERVE + 1],
        "heap": PILES,
        "family": FAMILIES,
        "village": [*[str(seat) for seat in range(MAX_SEATS)], "countess"],
        "copy": [str(i + 1) for i in range(MAX_COPIES)],
        "side": SIDES,
        "event": padded("event", book.event_names, MAX_EVENTS),
        "held": HELD,
    }


def copies_of(book: Book) -> list[str]:
    """Return a name for each villager that may lie in a village, in the order of Book.first_spot."""
    return [f"{book.names[card]}.{i + 1}" for card in range(book.n_cards) for i in range(book.copies[card])]


def padded(domain: str, names: list[str], room: int) -> list[str]:
    """Return names up to a fixed number, empty ones replaced by spare ones that are never offered."""
    full = names + [""] * (room - len(names))
    return [name or f"spare-{domain}-{i}" for i, name in enumerate(full)]


assert N_FAMILIES == len(FAMILIES)
assert Card.FOUNDERS == MAX_CARDS
assert N_SPOTS == MAX_VILLAGERS + 1
assert Owner.COUNTESS == MAX_SEATS
