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


def ranks(state: CittaState) -> list[int]:
    """Return places: most points, then most gold, then shared (CIT-13.2 to 13.4)."""
    keys = [(int(state.score(seat)), int(state.players[seat].gold)) for seat in range(state.seats)]
    return [1 + sum(other > own for other in keys) for own in keys]
