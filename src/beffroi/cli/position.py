"""`beffroi position`: read a position, play on from it, and print the result, to test rules from outside."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from beffroi.cli.options import DataPack, GameName, Lang, open_game, read_document
from beffroi.cli.talk import Problem
from beffroi.kernel.game import SPECTATOR, Game
from beffroi.kernel.match import Match
from beffroi.kernel.position import Position, read_position, write_position
from beffroi.kernel.record import new_header


def position(
    game: GameName,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A position, whole or partial; - reads it from stdin.")],
    do: Annotated[
        list[str] | None, typer.Option("--do", metavar="'SEAT ACTION'", help="Play an action; may be repeated.")
    ] = None,
    legal: Annotated[int | None, typer.Option("--legal", metavar="SEAT", help="Print what a seat may do.")] = None,
    view: Annotated[int | None, typer.Option("--view", metavar="SEAT", help="Print what a seat sees.")] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Write to a new file instead.")] = None,
    data: DataPack = None,
    lang: Lang = None,
) -> None:
    """Play actions from a position and print the full resulting position as JSON."""
    rules, _ = open_game(game, data, lang)
    document = read_document(file)
    start = read_position(rules, document)
    names = [f"P{seat}" for seat in range(start.seats)]
    match = Match(rules, new_header(rules, names, start.options, start.seed, document))
    for move in do or []:
        play_move(match, move)
    if legal is not None:
        check_seat(match, legal, 0)
        text = "".join(f"{option}\n" for option in match.options(legal))
    elif view is not None:
        check_seat(match, view, SPECTATOR)
        text = written(rules.view(match.state, view))
    else:
        text = written(whole(rules, start, match))
    if out is None:
        sys.stdout.write(text)
    else:
        write_new(out, text)


def play_move(match: Match, move: str) -> None:
    """Play a move such as `0 act farm`."""
    seat, space, text = move.strip().partition(" ")
    if not space or not (seat.isascii() and seat.isdigit()):
        raise Problem("move-form", text=move[:60])
    check_seat(match, int(seat), 0)
    match.submit(int(seat), text.strip())


def check_seat(match: Match, seat: int, least: int) -> None:
    """Refuse a seat that is not at the table."""
    last = len(match.header.names) - 1
    if not least <= seat <= last:
        raise Problem("seat", seat=str(seat)[:20], last=last)


def whole(game: Game, start: Position, match: Match) -> dict[str, Any]:
    """Return the full position that was reached."""
    return write_position(game, Position(start.seats, start.options, start.seed, match.state))


def written(document: Any) -> str:
    """Return a document as readable JSON: one line per entry of the outer table."""
    lines = [
        f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"
        if key != "players"
        else f' "players": [\n{rows(value)}\n ]'
        for key, value in document.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def rows(items: list[Any]) -> str:
    """Return items one per line."""
    return ",\n".join(f"  {json.dumps(item, ensure_ascii=False)}" for item in items)


def write_new(path: Path, text: str) -> None:
    """Write a file whole or not at all, and never overwrite one."""
    if path.exists():
        raise Problem("exists", name=str(path))
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
