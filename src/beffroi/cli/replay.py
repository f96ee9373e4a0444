"""`beffroi replay`: verify a record and show it move by move, in full or as one seat saw it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from beffroi.cli.final import show_scores
from beffroi.cli.options import AsJson, DataPack, Lang, open_game, print_json
from beffroi.cli.position import check_seat
from beffroi.cli.save import load_record
from beffroi.cli.screen import console
from beffroi.cli.sentences import option_text
from beffroi.cli.talk import SPEAKER, Problem
from beffroi.i18n.messages import Messages
from beffroi.kernel.errors import Illegal, RecordError
from beffroi.kernel.flow import UNSEALED
from beffroi.kernel.match import Match
from beffroi.kernel.record import UNDO, Entry, Record


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    to: Annotated[int | None, typer.Option("--to", metavar="N", help="Stop after N entries.")] = None,
    seat: Annotated[int | None, typer.Option("--seat", metavar="SEAT", help="Only what this seat was told.")] = None,
    verify: Annotated[bool, typer.Option("--verify", help="Only check whether the record is valid.")] = False,
    data: DataPack = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Replay a record from its header, and show what happened."""
    SPEAKER.choose(lang)
    record = load_record(file)
    game, says = open_game(record.header.game, data, lang)
    match = Match(game, record.header)
    if seat is not None:
        check_seat(match, seat, 0)
    last = len(record.entries)
    if to is not None and not 0 <= to <= last:
        raise Problem("entry", number=to, last=last)
    out = console()
    telling = not (verify or as_json) and seat is None
    if telling:
        out.print(says.say("cli-replay-title", game=says.say(f"{game.key}-title"), entries=last), style="bold")
    for number, entry in enumerate(record.entries[: last if to is None else to], 1):
        step(match, entry, number)
        if telling:
            tell(out, says, match, entry, number)
    finish(out, says, match, record, seat, verify, as_json)


def finish(
    out: Console, says: Messages, match: Match, record: Record, seat: int | None, verify: bool, as_json: bool
) -> None:
    """Show where the record ends."""
    if as_json:
        print_json(document(match, seat))
        return
    if record.cut:
        out.print(says.say("cli-cut"))
    if verify:
        digest = match.game.digest(match.state)
        state = "over" if match.over() else "open"
        out.print(says.say("cli-replay-sound", entries=len(match.entries), state=state, digest=digest))
        return
    if seat is not None:
        for told in match.told(seat):
            out.print(says.event(told, match.header.names, seat))
    show_scores(out, says, match)


def step(match: Match, entry: Entry, number: int) -> None:
    """Play one entry; if it does not fit, name its line."""
    try:
        match.submit(entry.seat, entry.text, recorded=True)
    except Illegal as error:
        reason = SPEAKER.error(error)
        raise RecordError("record-line", f"line {number + 1}: {error}", line=number + 1, reason=reason) from None


def tell(out: Console, says: Messages, match: Match, entry: Entry, number: int) -> None:
    """Print an entry and its consequences."""
    names = match.header.names
    head = f"{number:4} {names[entry.seat]} · "
    if entry.text == UNDO:
        out.print(head + says.say("table-undo"), soft_wrap=True)
        return
    move = match.moves[-1]
    out.print(head + option_text(says, match.game, move.action), soft_wrap=True)
    for event in move.events:
        if event.kind != UNSEALED:
            told = match.game.words.told(event, int(event.seat))
            out.print(f"       {says.event(told, names)}", style="dim", soft_wrap=True)


def document(match: Match, seat: int | None) -> dict[str, Any]:
    """Return the record and its outcome as JSON data."""
    game = match.game
    out: dict[str, Any] = {
        "game": game.key,
        "names": match.header.names,
        "options": match.header.options,
        "entries": [[entry.seat, entry.text] for entry in match.entries],
        "over": match.over(),
        "waiting": match.waiting(),
        "scores": [[list(line) for line in lines] for lines in game.scores(match.state)],
        "points": game.points(match.state),
        "ranks": game.ranks(match.state),
        "tiebreaks": [list(one) for one in game.tiebreaks(match.state)],
        "digest": game.digest(match.state),
    }
    if seat is not None:
        out |= {"view": game.view(match.state, seat), "told": match.told(seat)}
        del out["entries"], out["digest"]  # a seat sees nothing hidden
    return out
