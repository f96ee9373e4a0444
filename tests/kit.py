"""Small tables for tests: a position in a few lines, actions as text, and the results."""

from __future__ import annotations

import json
from typing import Any

import pytest

from beffroi import games
from beffroi.kernel.errors import DataError, Illegal
from beffroi.kernel.match import Match
from beffroi.kernel.position import Position, read_position, write_position
from beffroi.kernel.record import new_header


class Table:
    """A match started from a position; everything goes through documents and text, as for outside users."""

    def __init__(self, game: str, document: dict[str, Any]) -> None:
        self.game = games.load(game)
        self.position = read_position(self.game, document)
        names = [f"P{seat}" for seat in range(self.position.seats)]
        header = new_header(self.game, names, self.position.options, self.position.seed, document)
        self.match = Match(self.game, header)

    def do(self, *moves: str) -> Table:
        """Play moves such as "0 act farm"."""
        for move in moves:
            seat, _, text = move.partition(" ")
            self.match.submit(int(seat), text)
        return self

    def legal(self, seat: int) -> list[str]:
        """Return what a seat may do."""
        return self.match.options(seat)

    def refuses(self, move: str) -> None:
        """Check that a move is refused and changes nothing."""
        before = self.game.digest(self.match.state)
        with pytest.raises(Illegal):
            self.do(move)
        assert self.game.digest(self.match.state) == before

    def asked(self) -> list[int]:
        """Return the seats that may choose."""
        return self.match.waiting()

    def doc(self) -> dict[str, Any]:
        """Return the whole table as a document."""
        at = self.position
        whole = write_position(self.game, Position(at.seats, at.options, at.seed, self.match.state))
        return dict(json.loads(json.dumps(whole)))

    def player(self, seat: int) -> dict[str, Any]:
        """Return one player of the document."""
        return dict(self.doc()["players"][seat])

    def view(self, viewer: int) -> Any:
        """Return what a viewer sees."""
        return self.game.view(self.match.state, viewer)

    def told(self, viewer: int = -1) -> list[dict[str, Any]]:
        """Return what a viewer was told since the position."""
        return self.match.told(viewer)

    def points(self) -> list[int]:
        """Return the points of all seats."""
        return self.game.points(self.match.state)

    def ranks(self) -> list[int]:
        """Return the places of all seats."""
        return self.game.ranks(self.match.state)

    def called(self, *names: str) -> str:
        """Return the record so far, with other names for the people at the table."""
        record = self.match.record()
        record.header.names = list(names)
        return record.text()

    def tiebreaks(self) -> list[tuple[str, list[int]]]:
        """Return the tiebreaks."""
        return self.game.tiebreaks(self.match.state)


def orleans(edition: str = "2020", options: dict[str, str] | None = None, **document: Any) -> Table:
    """Set up a table of Orléans from a partial position; seat 0 is first by default."""
    chosen = {"edition": edition, "first": "0"} | (options or {})
    return Table("orleans", {"options": chosen} | document)


def villagers(options: dict[str, str] | None = None, **document: Any) -> Table:
    """Set up a table of Villagers from a partial position; seat 0 is first by default."""
    return Table("villagers", {"options": {"first": "0"} | (options or {})} | document)


def bruges(options: dict[str, str] | None = None, **document: Any) -> Table:
    """Set up a table of Bruges from a partial position; seat 0 is first by default."""
    return Table("bruges", {"options": {"first": "0"} | (options or {})} | document)


def la_citta(options: dict[str, str] | None = None, **document: Any) -> Table:
    """Set up a table of La Città from a partial position; seat 0 is the start player by default."""
    return Table("la_citta", {"options": {"first": "0"} | (options or {})} | document)


def broken(game: str, document: Any) -> str:
    """Return the error of a document that must be refused."""
    with pytest.raises(DataError) as caught:
        read_position(games.load(game), document)
    return str(caught.value)
