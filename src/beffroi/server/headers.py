"""The header of a table's record, and what an older one needs so that it can still be read."""

from __future__ import annotations

from beffroi.kernel.game import Game
from beffroi.kernel.record import Header, Origin, new_header
from beffroi.store.rows import TableRow


def header_of(row: TableRow, game: Game) -> Header:
    """Return the header of a table's record, checked like that of a new game, position included."""
    header = new_header(game, names_of(row), row.options, int(row.seed), row.position)
    return Header(
        row.game,
        row.rules or game.rules,
        row.data or game.fingerprint,
        header.names,
        header.options,
        header.seed,
        row.position,
        origin_of(row),
    )


def names_of(row: TableRow) -> list[str]:
    """Return the names of the players, in seat order; an open seat is called by its number."""
    return [seat.name or f"{seat.n + 1}" for seat in row.seats]


def origin_of(row: TableRow) -> Origin | None:
    """Return where a what-if table left the game it continues."""
    return Origin(row.origin, row.origin_entries) if row.origin else None
