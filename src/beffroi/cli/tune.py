"""`beffroi tune`: learn the weights of a game's evaluation from self-play."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from beffroi.cli.options import (
    GameName,
    Lang,
    Options,
    Players,
    Seed,
    at_least,
    chosen,
    open_game,
    read_seed,
    seats_for,
)
from beffroi.cli.screen import bar, console
from beffroi.cli.talk import Problem
from beffroi.cli.tournament import needs
from beffroi.kernel.evaluation import Evaluation, read_weights

HEAD = """# What one unit of each feature is worth early and late in a game, in points, by number of players.
# Learned by `beffroi tune {game}`, not written by hand; spread is the error of predicted leads.
"""


def tune(
    game: GameName,
    players: Players = None,
    number: Annotated[int, typer.Option("--games", metavar="N", help="Games per round.")] = 500,
    rounds: Annotated[
        int, typer.Option("--rounds", metavar="N", help="Rounds of playing and learning; 0: only calibrate.")
    ] = 5,
    fresh: Annotated[bool, typer.Option("--fresh", help="Forget the weights so far.")] = False,
    option: Options = None,
    seed: Seed = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Where the weights go; default: beside the game.")
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", help="Processes; default: one per core.")] = 0,
    lang: Lang = None,
) -> None:
    """Learn weights for one number of players, round by round; weights that do not beat the best are dropped."""
    rules, says = open_game(game, None, lang)
    needs("numpy", "study")
    from beffroi.bots import tuning

    at_least(number, 10, "--games")
    at_least(rounds, 0, "--rounds")
    options = rules.complete(chosen(rules, option))
    seats = seats_for(rules, players, options)
    path = out or beside(game)
    evaluator = rules.evaluation()
    evaluator.weights.update(read_weights(path, evaluator.names))  # may be newer than the installed game
    if fresh:
        evaluator.weights.pop(seats, None)
    school = tuning.School(tuning.Lesson(game, options, seats), jobs or os.cpu_count() or 1)
    show = console()
    first = read_seed(seed, 1)
    try:
        for k in range(rounds):
            seeds = range(first + k * number, first + (k + 1) * number)
            with bar(says.say("cli-tune-bar"), number) as shown:
                explained = f"{100 * school.learn(seeds, shown):.0f}"
            with bar(says.say("cli-tune-duels"), number) as shown:
                learnt = f"{100 * school.compare(seeds, shown):.1f}"
            with bar(says.say("cli-tune-neighbors"), number) as shown:
                school.polish(seeds, shown)
            with bar(says.say("cli-tune-duels"), number) as shown:
                moved = f"{100 * school.compare(seeds, shown):.1f}"
            show.print(says.say("cli-tune-round", number=k + 1, explained=explained, learnt=learnt, moved=moved))
            keep(path, game, school.evaluator)
        if seats not in school.best:
            raise Problem("tune-rounds")
        with bar(says.say("cli-tune-calibrate"), number) as shown:
            early, late = school.calibrate(range(first + rounds * number, first + (rounds + 1) * number), shown)
        show.print(says.say("cli-tune-spread", early=f"{early:.0f}", late=f"{late:.0f}"))
        keep(path, game, school.evaluator)
    finally:
        school.end()
    show.print(says.say("cli-tune-kept", path=str(path)))


def keep(path: Path, game: str, evaluator: Evaluation) -> None:
    """Write the weights to a file."""
    path.write_text(HEAD.format(game=game) + written(evaluator), encoding="utf-8")


def beside(game: str) -> Path:
    """Return the weights file in the source checkout of the current folder."""
    folder = Path("src/beffroi/games") / game
    if not folder.is_dir():
        raise Problem("tune-out")
    return folder / "weights.toml"


def written(evaluator: Evaluation) -> str:
    """Return all weights as TOML."""
    lines: list[str] = []
    for number, weights in sorted(evaluator.weights.items()):
        lines += ["", f"[{number}]", f"spread = [{weights.spread_early:.3f}, {weights.spread_late:.3f}]"]
        for i, name in enumerate(evaluator.names):
            lines.append(f"{name} = [{weights.early[i]:.3f}, {weights.late[i]:.3f}]")
    return "\n".join(lines) + "\n"
