"""Points and places at the end (CIT-13)."""

from __future__ import annotations

from beffroi.games.la_citta.state import CittaState


def lines(state: CittaState, seat: int) -> list[tuple[str, int]]:
    """Return the points of a player: citizens, cities with three colors, hunger of the last year (CIT-13.1)."""
    book = state.book
    return [
        ("citizens", int(book.points_citizen * state.population(seat))),
        ("colors", int(book.points_city * state.colorful(seat))),
        ("hunger", int(state.hunger_points(seat))),
    ]


def tiebreaks(state: CittaState) -> list[tuple[str, list[int]]]:
    """Return what decides among equal points: the most gold (CIT-13.3)."""
    return [("gold", [int(player.gold) for player in state.players])]
