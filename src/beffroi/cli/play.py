"""`beffroi play`: a game in the terminal, solo against bots or hot-seat."""

from __future__ import annotations

from pathlib import Path
from secrets import randbits
from typing import Annotated

import typer

from beffroi.bots.levels import LEVELS, STAND_IN
from beffroi.cli.bots import Bots, bots_of, check_level, read_bots, titled
from beffroi.cli.keyboard import Left
from beffroi.cli.options import (
    DataPack,
    GameName,
    Lang,
    Options,
    Players,
    PositionFile,
    Seed,
    chosen,
    open_game,
    read_document,
    read_seed,
    seats_for,
)
from beffroi.cli.questions import Seating, ask_all
from beffroi.cli.save import Save, load_record, new_path
from beffroi.cli.screen import console, watched
from beffroi.cli.session import Manners, Session
from beffroi.cli.talk import Problem
from beffroi.i18n.messages import Messages
from beffroi.kernel.game import Game
from beffroi.kernel.match import Match
from beffroi.kernel.match import replay as replayed
from beffroi.kernel.position import read_position
from beffroi.kernel.record import Header, new_header


def play(
    game: GameName,
    players: Players = None,
    names: Annotated[str | None, typer.Option("--names", metavar="ANN,BEN", help="Names in seat order.")] = None,
    bots: Annotated[
        str | None, typer.Option("--bots", metavar="SEATS", help="Seats of bots, from 0: 1,2 or 1=master; all or none.")
    ] = None,
    level: Annotated[
        str, typer.Option("--level", metavar="LEVEL", help=f"How well bots play: {', '.join(LEVELS)}; or master:2s.")
    ] = STAND_IN,
    hints: Annotated[
        bool | None, typer.Option("--hints/--no-hints", help="Allow hints; default: if one person plays.")
    ] = None,
    option: Options = None,
    seed: Seed = None,
    position: PositionFile = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Continue a saved game.")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="New file for the record.")] = None,
    auto: Annotated[
        bool | None,
        typer.Option("--auto/--no-auto", help="Play forced moves for you; default: if one person plays."),
    ] = None,
    data: DataPack = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal; everything is saved as you go."""
    rules, says = open_game(game, data, lang)
    if resume is not None:
        if any(given is not None for given in (players, names, option, seed, position)):
            raise Problem("resume-alone")
        match, file = resumed(rules, says, resume, save)
    else:
        try:
            header = new_table(rules, says, players, names, (bots, level), option, seed, position)
        except Left as left:
            raise typer.Exit(left.code) from None
        match, file = Match(rules, header), Save.create(save or new_path(game), header)
    count = len(match.header.names)
    seats = bots_of(match.header) if bots is None else read_bots(bots, count, level)
    alone = count - len(seats) <= 1
    manners = Manners(alone if auto is None else auto, alone if hints is None else hints)
    raise typer.Exit(sit(Session(match, file, says, console(), seats, manners)))


def resumed(game: Game, says: Messages, path: Path, copy: Path | None) -> tuple[Match, Save]:
    """Return a saved game as it stands, and its file, or a new one to continue in."""
    record = load_record(path)
    match = replayed(game, record)
    file = Save.reopen(path, record) if copy is None else Save.create(copy, record.header, record.entries)
    if record.cut:
        console().print(says.say("cli-cut"), style="bold")
    return match, file


def sit(session: Session) -> int:
    """Play until the game is over or the players leave; return the exit code."""
    says, out = session.says, session.out
    out.print(says.say("cli-saving", path=str(session.save.path)), soft_wrap=True)
    out.print(says.say("cli-start-help"))
    try:
        session.run()
    except Left as left:
        return session.leave(left)
    except KeyboardInterrupt:
        return session.leave(Left(130))
    finally:
        session.save.close()
    return 0


def new_table(
    game: Game,
    says: Messages,
    players: int | None,
    names: str | None,
    given_bots: tuple[str | None, str],
    option: list[str] | None,
    seed: str | None,
    position: Path | None,
) -> Header:
    """Return the header of a new game, from options, answers, and defaults."""
    bots, level = given_bots[0], check_level(given_bots[1])
    options = chosen(game, option)
    number = read_seed(seed, randbits(64))
    document = None
    if position is not None:
        if players is not None or option or seed is not None:
            raise Problem("position-alone")
        document = read_document(position)
        start = read_position(game, document)
        options, number, players = start.options, start.seed, start.seats
    given = [name.strip() for name in names.split(",")] if names is not None else None
    if given is not None and players is not None and len(given) != players:
        raise Problem("names", names=len(given), players=players)
    if all(what is None for what in (players, names, bots, position)):
        usual = Seating(options, default_names(game, says, options), 1)
        seating = ask_all(game, says, options) if watched() else usual
        people = seating.people
        seats = dict.fromkeys(range(people, len(seating.names)), seating.level or level)
        return header_of(game, seating.names, seats, seating.options, number, None)
    count = seats_for(game, len(given) if given is not None else players, options)
    called = given or [says.say("cli-player", number=seat + 1) for seat in range(count)]
    seats = read_bots(bots, count, level) if bots is not None else {}
    return header_of(game, called, seats, options, number, document)


def default_names(game: Game, says: Messages, options: dict[str, str]) -> list[str]:
    """Return names for the smallest table that the options allow."""
    low, _ = game.seats(game.complete(options))
    return [says.say("cli-player", number=seat + 1) for seat in range(low)]


def header_of(game: Game, names: list[str], bots: Bots, options: dict[str, str], seed: int, document: object) -> Header:
    """Return a header in which the names of bots mark them as bots."""
    called = [titled(name, bots.get(seat)) for seat, name in enumerate(names)]
    return new_header(game, called, options, seed, document if isinstance(document, dict) else None)
