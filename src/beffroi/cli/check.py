"""`beffroi check`: the laws of every game, checked on random games with all options and numbers of players."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from traceback import extract_tb
from typing import Annotated, NamedTuple

import typer

from beffroi import games
from beffroi.cli.options import DataPack, GameName, Lang, Options, Players, Seed, at_least, chosen, open_game, read_seed
from beffroi.cli.screen import bar, console
from beffroi.cli.spread import spread
from beffroi.cli.talk import Problem
from beffroi.i18n.messages import Messages
from beffroi.kernel.errors import DataError
from beffroi.kernel.game import Game
from beffroi.kernel.laws import Trial
from beffroi.testing import OF_WORDS

BATCH = 8  # games sent to a process at once: enough to make the overhead negligible
SHOWN = 5  # problems printed in full

Combo = tuple[int, dict[str, str]]  # seats, options


class Batch(NamedTuple):
    """Games for one process, as plain values, since states cannot be sent."""

    game: str
    pack: Path | None
    often: float
    trials: list[tuple[int, dict[str, str], int]]  # seats, options, seed


class Found(NamedTuple):
    """The findings of a batch; each problem with the command to reproduce it."""

    games: int
    decisions: int
    exceptions: list[str]
    violations: list[str]
    leaks: list[str]


def check(
    game: GameName,
    number: Annotated[int, typer.Option("--games", metavar="N", help="Number of games, over all combinations.")] = 280,
    seed: Seed = None,
    often: Annotated[
        float, typer.Option("--often", metavar="SHARE", help="Share of states to check closely, 0 to 1.")
    ] = 0.01,
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="N", help="Processes; default: one per core.")] = None,
    players: Players = None,
    option: Options = None,
    data: DataPack = None,
    lang: Lang = None,
) -> None:
    """Play random games and check every law; exit code 1 if one is broken.

    Of a game that another package brings, the words and rules are checked, too.
    """
    rules, says = open_game(game, data, lang)
    at_least(number, 1, "--games")
    if not 0 <= often <= 1:
        raise Problem("share")
    workers = at_least(jobs if jobs is not None else os.cpu_count() or 1, 1, "--jobs")
    combos = combinations(rules, players, chosen(rules, option))
    pack = None if data is None else data.resolve()
    batches = dealt(game, pack, often, combos, read_seed(seed, 0), number)
    total = Found(0, 0, [], [], [])
    with bar(says.say("cli-check-bar"), number) as shown:
        for found in spread(run, batches, min(workers, -(-number // BATCH))):
            total = added(total, found)
            shown.step(found.games)
    sound = game not in games.ours() and not (total.exceptions or total.violations)  # words of whole games are read
    words = [problem for law in OF_WORDS for problem in law(game)] if sound else []
    raise typer.Exit(report(says, total, len(combos), words))


def combinations(game: Game, players: int | None, fixed: dict[str, str]) -> list[Combo]:
    """Return every combination of word options and player counts, except what is fixed."""
    game.complete(fixed)
    choices = [
        [(option.name, word) for word in option.words]
        for option in game.options
        if option.low == option.high and option.name not in fixed
    ]
    out: list[Combo] = []
    for words in product(*choices):
        options = game.complete(dict(words) | fixed)
        low, high = game.seats(options)
        for seats in range(low, high + 1) if players is None else [players]:
            if playable(game, seats, options):
                out.append((seats, options))
    if not out:
        raise Problem("no-seats", players=players or 0)
    return out


def playable(game: Game, seats: int, options: dict[str, str]) -> bool:
    """Return whether this number of players can play with these options."""
    try:
        game.check_seats(seats, options)
    except DataError:
        return False
    return True


def dealt(game: str, pack: Path | None, often: float, combos: list[Combo], seed: int, number: int) -> Iterator[Batch]:
    """Deal out games in batches: game K plays combination K, cyclically, with the seed plus K."""
    for start in range(0, number, BATCH):
        numbers = range(start, min(start + BATCH, number))
        yield Batch(game, pack, often, [(*combos[k % len(combos)], seed + k) for k in numbers])


def run(batch: Batch) -> Found:
    """Check the games of one batch."""
    game = games.load(batch.game, batch.pack)
    decisions = 0
    exceptions: list[str] = []
    violations: list[str] = []
    leaks: list[str] = []
    for seats, options, seed in batch.trials:
        trial = Trial(game, seats, options, seed)
        again = command(batch, seats, options, seed)
        try:
            trial.run(batch.often)
        except Exception as error:  # whatever a rule raises is a finding; the other games continue
            last = extract_tb(error.__traceback__)[-1]
            where = f"{Path(last.filename).name}:{last.lineno}"
            text = f"{type(error).__name__}: {error} at {where}, decision {trial.decisions}"
            exceptions.append(f"{text}\n    {again}")
        decisions += trial.decisions
        violations += [f"{problem}\n    {again}" for problem in trial.violations]
        leaks += [f"{problem}\n    {again}" for problem in trial.leaks]
    return Found(len(batch.trials), decisions, exceptions, violations, leaks)


def command(batch: Batch, seats: int, options: dict[str, str], seed: int) -> str:
    """Return the command that replays exactly this game."""
    chosen_options = " ".join(f"--option {name}={value}" for name, value in options.items())
    pack = "" if batch.pack is None else f" --data {batch.pack}"
    return (
        f"beffroi check {batch.game} --games 1 --seed {seed} --often {batch.often} --players {seats} "
        f"{chosen_options}{pack}"
    )


def added(a: Found, b: Found) -> Found:
    """Return the sum of two findings."""
    return Found(
        a.games + b.games,
        a.decisions + b.decisions,
        a.exceptions + b.exceptions,
        a.violations + b.violations,
        a.leaks + b.leaks,
    )


def report(says: Messages, total: Found, combos: int, words: list[str]) -> int:
    """Print what was found; return the exit code."""
    out = console()
    problems = total.exceptions + total.violations + total.leaks + words
    for problem in problems[:SHOWN]:
        out.print(problem, soft_wrap=True)
    if len(problems) > SHOWN:
        out.print(says.say("cli-check-more", count=len(problems) - SHOWN))
    out.print(says.say("cli-check-done", games=total.games, combos=combos, decisions=total.decisions))
    out.print(
        says.say(
            "cli-check-result",
            exceptions=len(total.exceptions),
            violations=len(total.violations),
            leaks=len(total.leaks),
        )
    )
    if words:
        out.print(says.say("cli-check-words", problems=len(words)))
    return 1 if problems else 0
