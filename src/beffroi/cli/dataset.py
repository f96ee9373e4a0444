"""`beffroi dataset`: games of bots as Parquet, one row per decision."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from beffroi.bots.arena import Contest, check
from beffroi.cli.options import (
    AsJson,
    GameName,
    Lang,
    Options,
    Players,
    Seed,
    at_least,
    chosen,
    open_game,
    print_json,
    read_seed,
    seats_for,
)
from beffroi.cli.screen import bar, console
from beffroi.cli.tournament import line_up, needs


def dataset(
    game: GameName,
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="Output folder; the same command resumes.")],
    bots: Annotated[
        str,
        typer.Option("--bots", metavar="A,B,…", help="Levels, one per seat; a shorter list is repeated."),
    ] = "apprentice",
    number: Annotated[int, typer.Option("--games", metavar="N", help="Number of games.")] = 100,
    players: Players = None,
    option: Options = None,
    seed: Seed = None,
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", help="Processes; default: one per core.")] = 0,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Write games of bots as Parquet: what a seat saw and could do, what it chose, and its final result."""
    rules, says = open_game(game, None, lang)
    at_least(number, 1, "--games")
    needs("pyarrow", "study")
    from beffroi.rl.dataset import Dataset, write_all

    names = [name.strip() for name in bots.split(",") if name.strip()]
    options = rules.complete(chosen(rules, option))
    seats = seats_for(rules, players or max(len(names), rules.seats(options)[0]), options)
    contest = Contest(game, options, tuple(line_up(names, seats)), read_seed(seed, 0))
    check(contest)
    made = Dataset(out, contest)
    todo = made.open(number)
    left = sum(len(part) for part in todo)
    decisions = 0
    with bar(says.say("cli-dataset-bar"), number) as shown:
        shown.step(number - left)
        for count, rows in write_all(made, todo, jobs):
            decisions += rows
            shown.step(count)
    if as_json:
        print_json({"folder": str(out), "games": number, "written": left, "decisions": decisions})
    else:
        console().print(says.say("cli-dataset-done", games=left, decisions=decisions, folder=str(out)))
