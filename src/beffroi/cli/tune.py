"""`beffroi tune`: learn the weights of a game's evaluation from games that bots play among themselves."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
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
from beffroi.kernel.evaluation import Evaluation

HEAD = """# What one of each feature is worth early and late in a game, in points, by number of players.
# Learnt by `beffroi tune {game}`, not written by hand; spread says how far foretold leads err.
"""


def tune(
    game: GameName,
    players: Players = None,
    number: Annotated[int, typer.Option("--games", metavar="N", help="Games of each round.")] = 500,
    rounds: Annotated[int, typer.Option("--rounds", metavar="N", help="How often to play and learn.")] = 5,
    fresh: Annotated[bool, typer.Option("--fresh", help="Forget the weights so far.")] = False,
    option: Options = None,
    seed: Seed = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Where the weights go; default: beside the game.")
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", help="Processes; default: one per core.")] = 0,
    lang: Lang = None,
) -> None:
    """Learn weights anew for one number of players; they are kept only if they win against those before."""
    rules, says = open_game(game, None, lang)
    needs("numpy", "study")
    from beffroi.bots import tuning

    at_least(number, 10, "--games")
    at_least(rounds, 1, "--rounds")
    options = rules.complete(chosen(rules, option))
    seats = seats_for(rules, players, options)
    path = out or beside(game)
    judge = rules.evaluation()
    before = tuning.weights_document(judge)
    if fresh:
        judge.weights.clear()
    lesson = tuning.Lesson(game, options, seats)
    first = read_seed(seed, 1)
    processes = jobs or os.cpu_count() or 1
    show = console()
    for k in range(rounds):
        with bar(says.say("cli-tune-bar"), number) as shown:
            seeds = range(first + k * number, first + (k + 1) * number)
            explained = tuning.learn(lesson, seeds, processes, shown)
        show.print(says.say("cli-tune-round", number=k + 1, share=f"{100 * explained:.0f}"))
    if seats in before and seats > 1:
        after = tuning.weights_document(judge)
        with ProcessPoolExecutor(processes) as pool, bar(says.say("cli-tune-bar"), number) as shown:
            won = 0.0
            for one in pool.map(tuning.duel, *[[item] * number for item in (lesson, after, before)], range(number)):
                won += one
                shown.step()
        show.print(says.say("cli-tune-duel", share=f"{100 * won / number:.1f}", games=number))
        if won < number / 2:
            show.print(says.say("cli-tune-dropped"))
            raise typer.Exit(1)
    path.write_text(HEAD.format(game=game) + written(judge), encoding="utf-8")
    show.print(says.say("cli-tune-kept", path=str(path)))


def beside(game: str) -> Path:
    """Return the file of weights in the source checkout that one stands in."""
    folder = Path("src/beffroi/games") / game
    if not folder.is_dir():
        raise Problem("tune-out")
    return folder / "weights.toml"


def written(judge: Evaluation) -> str:
    """Return all weights as TOML."""
    lines: list[str] = []
    for number, weights in sorted(judge.weights.items()):
        lines += ["", f"[{number}]", f"spread = [{weights.wide:.3f}, {weights.narrow:.3f}]"]
        for i, name in enumerate(judge.names):
            lines.append(f"{name} = [{weights.early[i]:.3f}, {weights.late[i]:.3f}]")
    return "\n".join(lines) + "\n"
