"""`beffroi simulate`: statistics of many random games."""

from __future__ import annotations

import sys
from math import sqrt
from typing import Annotated, Any

import typer

from beffroi.cli.check import combinations
from beffroi.cli.options import (
    AsJson,
    DataPack,
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
from beffroi.cli.screen import bar, console, table
from beffroi.cli.series import Outcome, SeriesConfig, dealt, play_batch
from beffroi.cli.spread import spread
from beffroi.i18n.messages import Messages

SHOWN = 5  # errors printed
REPORTED = ("often", "interval", "min", "max")  # columns of a report
Z95 = 1.96  # half width of a 95 % interval, in standard errors


class Tally:
    """Statistics over games: minimum, maximum, mean and its confidence interval."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0
        self.least = 0
        self.most = 0

    def add(self, value: int) -> None:
        """Add a value."""
        self.least = value if self.count == 0 else min(self.least, value)
        self.most = value if self.count == 0 else max(self.most, value)
        self.count += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> float:
        """Return the mean."""
        return self.total / self.count if self.count else 0.0

    def margin(self) -> float:
        """Return the half width of the 95 % interval of the mean."""
        if self.count < 2:
            return 0.0
        variance = (self.squares - self.total * self.total / self.count) / (self.count - 1)
        return Z95 * sqrt(max(0.0, variance) / self.count)

    def figures(self) -> dict[str, Any]:
        """Return everything as JSON data."""
        return {
            "mean": round(self.mean(), 3),
            "margin": round(self.margin(), 3),
            "min": self.least,
            "max": self.most,
        }


class Report:
    """How often each thing happened per game: events by kind, and by card, building and so on if there are few."""

    def __init__(self) -> None:
        self.games = 0
        self.tallies: dict[str, Tally] = {}

    def take(self, found: dict[str, int]) -> None:
        """Add the events of one game; a new kind counts as zero in the games so far."""
        for name in found:
            if name not in self.tallies:
                self.tallies[name] = Tally()
                self.tallies[name].count = self.games
        self.games += 1
        for name, tally in self.tallies.items():
            tally.add(found.get(name, 0))

    def figures(self) -> dict[str, Any]:
        """Return everything as JSON data, sorted by name."""
        return {name: tally.figures() for name, tally in sorted(self.tallies.items())}


class Summary:
    """The results of a series of random games at one table."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.options = options
        self.decisions = Tally()
        self.scores = [Tally() for _ in range(seats)]
        self.wins = [0] * seats  # a shared first place counts for each
        self.seconds = 0.0

    def take(self, outcome: Outcome) -> None:
        """Add one finished game."""
        self.decisions.add(outcome.decisions)
        self.seconds += outcome.seconds
        for seat, points in enumerate(outcome.points):
            self.scores[seat].add(points)
            self.wins[seat] += outcome.ranks[seat] == 1


def simulate(
    game: GameName,
    number: Annotated[int, typer.Option("--games", metavar="N", help="How many games.")] = 100,
    players: Players = None,
    option: Options = None,
    every: Annotated[
        bool, typer.Option("--all", help="Cycle through all numbers of players and option values.")
    ] = False,
    seed: Seed = None,
    uniform: Annotated[
        bool, typer.Option("--uniform", help="All options equally likely, passing too; fastest.")
    ] = False,
    report: Annotated[bool, typer.Option("--report", help="Also print how often each event happened.")] = False,
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", help="Processes.")] = 1,
    data: DataPack = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Play random games and summarize them; game K uses the seed plus K. Exit code 1 if a rule raised an error."""
    rules, says = open_game(game, data, lang)
    at_least(number, 1, "--games")
    at_least(jobs, 1, "--jobs")
    fixed = chosen(rules, option)
    options = rules.complete(fixed)
    tables = combinations(rules, players, fixed) if every else [(seats_for(rules, players, options), options)]
    config = SeriesConfig(game, None if data is None else data.resolve(), uniform, report)
    first = read_seed(seed, 0)
    summaries = [Summary(seats, words) for seats, words in tables]
    happened = Report()
    errors: list[str] = []
    with bar(says.say("cli-simulate-bar"), number) as shown:
        for outcomes in spread(play_batch, dealt(config, tables, first, number), jobs):
            for one in outcomes:
                take(one, summaries[one.table], happened, errors)
            shown.step(len(outcomes))
    if as_json:
        documents = [document(game, first, summary) for summary in summaries]
        whole = {"game": game, "seed": str(first), "tables": documents} if every else documents[0]
        print_json(whole | {"errors": errors} | ({"events": happened.figures()} if report else {}))
    else:
        show_tables(says, summaries) if every else show(says, summaries[0])
        if report:
            show_report(says, happened)
    for error in errors[:SHOWN]:
        print(error, file=sys.stderr)
    if errors:
        raise typer.Exit(1)


def take(one: Outcome, summary: Summary, happened: Report, errors: list[str]) -> None:
    """Add one game, or the error that ended it."""
    if one.error:
        errors.append(one.error)
        return
    summary.take(one)
    if one.happened is not None:
        happened.take(one.happened)


def document(game: str, seed: int, summary: Summary) -> dict[str, Any]:
    """Return the summary as JSON data."""
    return {
        "game": game,
        "options": summary.options,
        "seed": str(seed),
        "games": summary.decisions.count,
        "decisions": summary.decisions.figures(),
        "scores": [tally.figures() for tally in summary.scores],
        "wins": summary.wins,
        "seconds": round(summary.seconds, 3),
    }


def show(says: Messages, summary: Summary) -> None:
    """Print the summary."""
    count = summary.decisions.count
    heads = ["seat", "mean", "interval", "min", "max", "wins", "share"]
    rows = table(*[">" + says.say(f"cli-simulate-{head}") for head in heads])
    for seat, tally in enumerate(summary.scores):
        share = f"{100 * summary.wins[seat] / max(1, count):.1f} %"
        wins = str(summary.wins[seat])
        rows.add_row(
            str(seat), f"{tally.mean():.1f}", f"± {tally.margin():.1f}", str(tally.least), str(tally.most), wins, share
        )
    out = console()
    out.print(rows)
    length = summary.decisions
    out.print(
        says.say(
            "cli-simulate-length",
            games=count,
            mean=f"{length.mean():.0f}",
            least=length.least,
            most=length.most,
        )
    )
    show_speed(says, [summary])


def show_speed(says: Messages, summaries: list[Summary]) -> None:
    """Print how fast the games were played, on one core."""
    seconds = max(sum(summary.seconds for summary in summaries), 1e-9)
    count = sum(summary.decisions.count for summary in summaries)
    decisions = sum(summary.decisions.total for summary in summaries)
    console().print(
        says.say("cli-simulate-speed", games=f"{count / seconds:.1f}", decisions=f"{decisions / seconds:.0f}")
    )


def show_tables(says: Messages, summaries: list[Summary]) -> None:
    """Print one line per table: its options and players, and the results of its games."""
    heads = [">" + says.say(f"cli-simulate-{head}") for head in ("games", "decisions", "mean", "min", "max")]
    rows = table(says.say("cli-simulate-table"), *heads)
    for summary in summaries:
        name = " ".join([*summary.options.values(), f"×{len(summary.scores)}"])
        mean = sum(tally.mean() for tally in summary.scores) / len(summary.scores)
        least = min(tally.least for tally in summary.scores)
        most = max(tally.most for tally in summary.scores)
        length = summary.decisions
        rows.add_row(name, str(length.count), f"{length.mean():.0f}", f"{mean:.1f}", str(least), str(most))
    console().print(rows)
    show_speed(says, summaries)


def show_report(says: Messages, happened: Report) -> None:
    """Print how often each thing happened."""
    rows = table(says.say("cli-simulate-event"), *[">" + says.say(f"cli-simulate-{head}") for head in REPORTED])
    for name, tally in sorted(happened.tallies.items()):
        rows.add_row(name, f"{tally.mean():.2f}", f"± {tally.margin():.2f}", str(tally.least), str(tally.most))
    console().print(rows)
