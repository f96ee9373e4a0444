"""`beffroi tournament`: bots against bots, with confidence intervals."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer

from beffroi.bots.arena import Contest, Result, check
from beffroi.bots.league import Standing, standings
from beffroi.bots.ledger import Ledger
from beffroi.bots.runners import on_cluster, on_cores
from beffroi.cli.options import (
    AsJson,
    GameName,
    Lang,
    Options,
    OutsideBots,
    Players,
    Seed,
    at_least,
    chosen,
    open_game,
    outside_bots,
    print_json,
    read_seed,
    seats_for,
)
from beffroi.cli.screen import bar, console, table
from beffroi.cli.talk import Problem
from beffroi.i18n.messages import Messages

HEADS = ["entries", "share", "interval", "points", "rating", "pace"]


def tournament(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option("--bots", metavar="A,B,…", help="Levels, one per seat; master:800 or master:2s sets a budget."),
    ] = "apprentice,random",
    bot: OutsideBots = None,
    number: Annotated[int, typer.Option("--games", metavar="N", help="Number of games.")] = 100,
    players: Players = None,
    option: Options = None,
    seed: Seed = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="DIR", help="Write every game there (CSV, Parquet); the same command resumes."),
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", help="Processes; default: one per core.")] = 0,
    cluster: Annotated[
        str | None, typer.Option("--cluster", metavar="ADDRESS", help="Play on a Ray cluster; «auto» finds one.")
    ] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other: seats rotate over the same deals, and the same seed gives the same games."""
    rules, says = open_game(game, None, lang)
    at_least(number, 1, "--games")
    needs("openskill", "study")
    names = [name.strip() for name in bots.split(",") if name.strip()]
    options = rules.complete(chosen(rules, option))
    seats = seats_for(rules, players or max(len(names), rules.seats(options)[0]), options)
    outside = tuple(outside_bots(bot).items())
    contest = Contest(game, options, tuple(line_up(names, seats)), read_seed(seed, 0), outside)
    check(contest)
    results = played(says, contest, number, out, jobs, cluster)
    found = standings(results)
    if as_json:
        print_json(document(contest, found))
    else:
        show(says, found)


def line_up(names: list[str], seats: int) -> list[str]:
    """Return a bot for each seat, repeating the list if it is shorter."""
    if not names or len(names) > seats:
        raise Problem("tournament-bots", count=len(names), seats=seats)
    return [names[seat % len(names)] for seat in range(seats)]


def played(
    says: Messages, contest: Contest, number: int, out: Path | None, jobs: int, cluster: str | None
) -> list[Result]:
    """Play the games not yet in the folder, and return all games in order."""
    ledger = None if out is None else Ledger(out, contest)
    results = [] if ledger is None else [one for one in ledger.open() if one.number < number]
    done = {one.number for one in results}
    left = [k for k in range(number) if k not in done]
    with bar(says.say("cli-tournament-bar"), number) as shown:
        shown.step(len(done))
        for batch in runner(contest, left, jobs, cluster):
            results += batch
            if ledger is not None:
                ledger.add(batch)
            shown.step(len(batch))
    results.sort(key=lambda one: one.number)
    if ledger is not None and find_spec("pyarrow") is not None:
        ledger.write_parquet(results)
    return results


def runner(contest: Contest, numbers: list[int], jobs: int, cluster: str | None) -> Iterator[list[Result]]:
    """Return the runner of the games."""
    if cluster is None:
        return on_cores(contest, numbers, jobs)
    needs("ray", "cluster")
    return on_cluster(contest, numbers, cluster)


def needs(module: str, extra: str) -> None:
    """Refuse to go on without an optional package, and say how to install it."""
    if find_spec(module) is None:
        raise Problem("extra-missing", package=module, extra=extra)


def document(contest: Contest, found: list[Standing]) -> dict[str, Any]:
    """Return the table as JSON data."""
    return {
        "game": contest.game,
        "options": contest.options,
        "bots": list(contest.bots),
        "seed": str(contest.seed),
        "standings": [
            {
                "bot": one.bot,
                "entries": one.entries,
                "wins": round(one.wins, 3),
                "share": round(one.share(), 4),
                "interval": [round(end, 4) for end in one.interval()],
                "even": round(one.even_share(), 4),
                "points": round(one.mean(), 2),
                "margin": round(one.margin(), 2),
                "mu": round(one.mu, 3),
                "sigma": round(one.sigma, 3),
                "milliseconds": round(one.pace(), 3),
                "faults": one.faults,
            }
            for one in found
        ],
    }


def show(says: Messages, found: list[Standing]) -> None:
    """Print the table."""
    rows = table(says.say("cli-tournament-bot"), *[">" + says.say(f"cli-tournament-{head}") for head in HEADS])
    rows.columns[0].min_width = max(len(one.bot) for one in found)
    for one in found:
        low, high = one.interval()
        rows.add_row(
            one.bot,
            str(one.entries),
            f"{100 * one.share():.1f}",
            f"{100 * low:.1f}–{100 * high:.1f}",
            f"{one.mean():.1f}±{one.margin():.1f}",
            f"{one.mu:.1f}±{2 * one.sigma:.1f}",
            f"{one.pace():.1f}",
        )
    out = console()
    out.print(rows)
    out.print(says.say("cli-tournament-even", share=f"{100 * found[0].even_share():.1f}"))
    for one in found:
        if one.faults:
            out.print(says.say("cli-tournament-faults", bot=one.bot, count=one.faults))
