"""`beffroi simulate`: many random games, and what they look like in numbers."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from time import perf_counter
from typing import Annotated, Any

import typer

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
from beffroi.i18n.messages import Messages
from beffroi.kernel.flow import Event, State, play
from beffroi.kernel.game import Game
from beffroi.kernel.laws import choose
from beffroi.kernel.search import playing_rng, playout

FEW = 32  # names of a domain that a report still tells apart
REPORTED = ("often", "interval", "min", "max")  # heads of a report
Z95 = 1.96  # half width of a 95 % interval, in standard errors


class Tally:
    """Figures gathered over games: least, most, mean and how sure the mean is."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0
        self.least = 0
        self.most = 0

    def add(self, value: int) -> None:
        """Take one more figure in."""
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
        """Return everything for programs."""
        return {
            "mean": round(self.mean(), 3),
            "margin": round(self.margin(), 3),
            "min": self.least,
            "max": self.most,
        }


class Report:
    """How often each thing happened in a game: events by kind, and by card, building and so on where there are few."""

    def __init__(self) -> None:
        self.games = 0
        self.tallies: dict[str, Tally] = {}

    def take(self, game: Game, events: list[Event]) -> None:
        """Take in what was told in one game; what never happened before counts as zero in the games so far."""
        found = Counter[str]()
        for event in events:
            if event.kind >= 0:
                found.update(kinds_of(game, event))
        for name in found:
            if name not in self.tallies:
                self.tallies[name] = Tally()
                self.tallies[name].count = self.games
        self.games += 1
        for name, tally in self.tallies.items():
            tally.add(found[name])

    def figures(self) -> dict[str, Any]:
        """Return everything for programs, sorted by name."""
        return {name: tally.figures() for name, tally in sorted(self.tallies.items())}


def kinds_of(game: Game, event: Event) -> list[str]:
    """Return what an event counts as: its name, and its name with a fact of a small domain."""
    news = game.words.news[event.kind]
    out = [news.name]
    for i, fact in enumerate(news.facts):
        names = game.words.names.get(fact.partition(":")[2], [])
        if 0 < len(names) <= FEW:
            out.append(f"{news.name} {names[[event.a, event.b, event.c][i]]}")
    return out


class Summary:
    """What a series of random games came to."""

    def __init__(self, seats: int) -> None:
        self.decisions = Tally()
        self.scores = [Tally() for _ in range(seats)]
        self.wins = [0] * seats  # a shared first place counts for each
        self.seconds = 0.0

    def take(self, game: Game, state: State, decisions: int) -> None:
        """Take in one finished game."""
        self.decisions.add(decisions)
        ranks = game.ranks(state)
        for seat, points in enumerate(game.points(state)):
            self.scores[seat].add(points)
            self.wins[seat] += ranks[seat] == 1


def simulate(
    game: GameName,
    number: Annotated[int, typer.Option("--games", metavar="N", help="How many games.")] = 100,
    players: Players = None,
    option: Options = None,
    seed: Seed = None,
    uniform: Annotated[
        bool, typer.Option("--uniform", help="Every option as likely as any other, passing too; fastest.")
    ] = False,
    report: Annotated[bool, typer.Option("--report", help="Also say how often each thing happened in a game.")] = False,
    data: DataPack = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Play random games and sum them up; game K uses the seed plus K."""
    rules, says = open_game(game, data, lang)
    at_least(number, 1, "--games")
    options = rules.complete(chosen(rules, option))
    seats = seats_for(rules, players, options)
    first = read_seed(seed, 0)
    summary = Summary(seats)
    happened = Report()
    with bar(says.say("cli-simulate-bar"), number) as shown:
        for k in range(first, first + number):
            state = rules.new(seats, options, k)
            state.events = [] if report else None
            began = perf_counter()
            decisions = int(playout(state, playing_rng(k))) if uniform else lively_game(rules, state, k)
            summary.seconds += perf_counter() - began
            summary.take(rules, state, decisions)
            if state.events is not None:
                happened.take(rules, state.events)
            shown.step()
    if as_json:
        print_json(document(game, options, first, summary) | ({"events": happened.figures()} if report else {}))
        return
    show(says, summary)
    if report:
        show_report(says, happened)


def lively_game(game: Game, state: State, seed: int) -> int:
    """Play one game to the end with players who prefer to do something; return the decisions."""
    rng = playing_rng(seed)
    decisions = 0
    while state.waiting:
        seat = int(state.asked)
        play(state, seat, choose(game, state, seat, rng, eager=True))
        decisions += 1
    return decisions


def document(game: str, options: dict[str, str], seed: int, summary: Summary) -> dict[str, Any]:
    """Return the summary for programs."""
    return {
        "game": game,
        "options": options,
        "seed": str(seed),
        "games": summary.decisions.count,
        "decisions": summary.decisions.figures(),
        "scores": [tally.figures() for tally in summary.scores],
        "wins": summary.wins,
        "seconds": round(summary.seconds, 3),
    }


def show(says: Messages, summary: Summary) -> None:
    """Print the summary for people."""
    count = summary.decisions.count
    heads = ["seat", "mean", "interval", "min", "max", "wins", "share"]
    rows = table(*[">" + says.say(f"cli-simulate-{head}") for head in heads])
    for seat, tally in enumerate(summary.scores):
        share = f"{100 * summary.wins[seat] / count:.1f} %"
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
    seconds = max(summary.seconds, 1e-9)
    out.print(
        says.say(
            "cli-simulate-speed",
            games=f"{count / seconds:.1f}",
            decisions=f"{length.total / seconds:.0f}",
        )
    )


def show_report(says: Messages, happened: Report) -> None:
    """Print how often each thing happened."""
    rows = table(says.say("cli-simulate-event"), *[">" + says.say(f"cli-simulate-{head}") for head in REPORTED])
    for name, tally in sorted(happened.tallies.items()):
        rows.add_row(name, f"{tally.mean():.2f}", f"± {tally.margin():.2f}", str(tally.least), str(tally.most))
    console().print(rows)
