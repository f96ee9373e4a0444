# mypyc: skip
"""A game as it is stored: a header, then one entry per line, append-only."""

from __future__ import annotations

import json
from typing import Any

from beffroi.kernel.chance import MOST_SEED
from beffroi.kernel.errors import DataError, RecordError
from beffroi.kernel.game import Game
from beffroi.kernel.reader import Reader, read_json

FORMAT = 1
MOST_NAME = 40  # letters of a player's name
MOST_ID = 32  # letters of the id of a table
UNDO = "undo"


class Origin:
    """Where a game branched off from another one: its table, and how many entries they share."""

    def __init__(self, table: str, entries: int) -> None:
        self.table = table
        self.entries = entries


class Header:
    """What a log needs so that its entries lead to one state: game, rules, data, options, seats, seed."""

    def __init__(
        self,
        game: str,
        rules: int,
        data: str,
        names: list[str],
        options: dict[str, str],
        seed: int,
        position: dict[str, Any] | None = None,
        origin: Origin | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.data = data
        self.names = names  # of the players, in seat order
        self.options = options
        self.seed = seed
        self.position = position  # where the game began, if not with the set-up
        self.origin = origin  # of another game's past, if it continues from there

    def text(self) -> str:
        """Return the first line of a record."""
        out: dict[str, Any] = {
            "beffroi": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "data": self.data,
            "names": self.names,
            "options": self.options,
            "seed": str(self.seed),  # up to 128 bits: a text, so that every reader keeps all digits
        }
        if self.position is not None:
            out["position"] = self.position
        if self.origin is not None:
            out["from"] = {"table": self.origin.table, "entries": self.origin.entries}
        return json.dumps(out, ensure_ascii=False)


def new_header(
    game: Game, names: list[str], options: dict[str, str], seed: int, position: dict[str, Any] | None = None
) -> Header:
    """Return the header of a new game, after checking what was asked for."""
    full = game.complete(options)
    game.check_seats(len(names), full)
    for seat, name in enumerate(names):
        check_name(name, f"names[{seat}]")
    if not 0 <= seed <= MOST_SEED:
        raise DataError("seed", "is a whole number from 0 to 2**128 - 1")
    return Header(game.key, game.rules, game.fingerprint, names, full, seed, position)


def check_name(name: str, path: str) -> None:
    """Refuse a name that is empty, too long or not printable."""
    if not name.strip() or not name.isprintable():
        raise DataError(path, "a player's name needs printable letters")
    if len(name) > MOST_NAME:
        raise DataError(path, f"is longer than {MOST_NAME} letters")


class Entry:
    """One line of a log: who did what."""

    def __init__(self, seat: int, text: str) -> None:
        self.seat = seat
        self.text = text

    def line(self) -> str:
        """Return the line as it is written."""
        return f"{self.seat} {self.text}"


class Record:
    """A header with its entries, and what was wrong with the end of the file, if anything."""

    def __init__(self, header: Header, entries: list[Entry], cut: str) -> None:
        self.header = header
        self.entries = entries
        self.cut = cut  # an unfinished last line: writing it was interrupted, so nobody relied on it

    def text(self) -> str:
        """Return the record as a file."""
        return "\n".join([self.header.text(), *[entry.line() for entry in self.entries]]) + "\n"


def read_header(line: str) -> Header:
    """Read the first line of a record."""
    try:
        doc = Reader(read_json(line, "line 1"), "line 1: ")
    except DataError as error:
        raise RecordError("record-foreign", f"this is not a Beffroi record: {error}") from None
    if "beffroi" not in doc.data:
        raise RecordError("record-foreign", "this is not a Beffroi record: line 1 lacks the key «beffroi»")
    try:
        version = doc.number("beffroi", None, 0, 1 << 30)
        if version != FORMAT:
            text = f"this record has format {version}; this version of Beffroi reads format {FORMAT}"
            raise RecordError("record-format", text, format=version, known=FORMAT)
        options = doc.table("options")
        seed = doc.text("seed")
        if not (seed.isascii() and seed.isdigit() and len(seed) <= 39):
            raise DataError("line 1: seed", "is a whole number written as a text")
        header = Header(
            doc.text("game"),
            doc.number("rules", None, 1, 1 << 30),
            doc.text("data"),
            [str(name) for name in doc.items("names")],
            {name: options.text(name) for name in options.data},
            int(seed),
            doc.table("position").data if doc.has("position") else None,
            read_origin(doc.table("from")) if doc.has("from") else None,
        )
        doc.done()
    except DataError as error:
        text = f"the header of this record is damaged: {error}"
        raise RecordError("record-header", text, reason=str(error)) from None
    return header


def read_origin(doc: Reader) -> Origin:
    """Read where a game that continues another one left it."""
    table = doc.text("table")
    if not (table.isascii() and table.isalnum() and len(table) <= MOST_ID):
        raise DataError(doc.at("table"), "is the id of a table: letters and digits")
    origin = Origin(table, doc.number("entries", None, 0, 1 << 30))
    doc.done()
    return origin


def read_record(text: str) -> Record:
    """Read a whole record; an unfinished last line is set aside in `cut`."""
    if "\n" not in text:
        raise RecordError("record-foreign", "this is not a Beffroi record, or its first line is cut off")
    *lines, cut = text.split("\n")
    header = read_header(lines[0])
    entries = [read_entry(line, number, len(header.names)) for number, line in enumerate(lines[1:], 2)]
    return Record(header, entries, cut)


def read_entry(line: str, number: int, seats: int) -> Entry:
    """Read one entry: a seat, a space, the text of an action."""
    seat, space, text = line.partition(" ")
    if not space or not (seat.isascii() and seat.isdigit()) or not text.strip():
        text = f"line {number} is damaged: «{line[:40]}» should be a seat and an action, as in «0 pass»"
        raise RecordError("record-damaged", text, line=number, found=line[:40])
    if int(seat) >= seats:
        text = f"line {number}: there is no seat {seat[:6]}; this game has seats 0 to {seats - 1}"
        raise RecordError("record-seat", text, line=number, seat=seat[:6], last=seats - 1)
    return Entry(int(seat), text)


def check_fits(header: Header, game: Game) -> None:
    """Refuse a record of another game, another version of the rules or other data."""
    if header.game != game.key:
        text = f"this is a record of «{header.game[:30]}», not of {game.key}"
        raise RecordError("record-game", text, other=header.game[:30], game=game.key)
    if header.rules != game.rules:
        facts: dict[str, Any] = {"rules": header.rules, "game": game.key, "known": game.rules}
        text = (
            f"this record was played by rules version {header.rules} of {game.key}; this Beffroi has version "
            f"{game.rules}: open it with "
        )
        release = game.release_of(header.rules)
        if release:
            raise RecordError("record-rules-released", f"{text}Beffroi {release}", release=release, **facts)
        raise RecordError("record-rules", f"{text}the version that wrote it", **facts)
    if header.data != game.fingerprint:
        text = (
            f"this record was played with data {header.data[:20]}, these are {game.fingerprint}: "
            "give the same data pack with --data"
        )
        raise RecordError("record-data", text, data=header.data[:20], known=game.fingerprint)
