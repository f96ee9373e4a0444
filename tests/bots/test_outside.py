"""Bots from outside: the examples play, and whatever a program does wrong is told and ends nobody's game."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from beffroi import games
from beffroi.bots import Decision, level
from beffroi.bots.arena import Contest, play_one
from beffroi.bots.outside import Failed, Program, outside
from beffroi.kernel.errors import DataError
from beffroi.kernel.position import Position

ROOT = Path(__file__).resolve().parents[2]
EAGER = f"{sys.executable} {ROOT / 'examples' / 'outside_bot.py'}"
READ = "import json, sys, time\nasked = json.loads(sys.stdin.readline())\n"


@pytest.fixture
def decision() -> Decision:
    """The first decision of a game with an option that is not the default."""
    game = games.load("villagers")
    options = game.complete({"first": "1"})
    state = game.new(2, options, 3)
    return Decision(game, Position(2, options, 0, state), int(state.asked), 5)


@pytest.fixture
def program(tmp_path: Path) -> Iterator[type[Program]]:
    """Make programs of a few lines, and end them."""
    made: list[Program] = []

    class Made(Program):
        def __init__(self, lines: str, patience: float = 20.0) -> None:
            path = tmp_path / f"bot{len(made)}.py"
            path.write_text(READ + lines, encoding="utf-8")
            super().__init__(f"{sys.executable} {path}", patience)
            made.append(self)

    yield Made
    for one in made:
        one.end()


def test_the_examples_play_whole_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    for command in (EAGER, "python:python_bot:PointHunter"):
        contest = Contest("villagers", {}, ("mine", "random"), 1, (("mine", command),))
        found = play_one(contest, 0)
        assert (found.bots, found.faults) == (("mine", "random"), (0, 0))
        assert found == play_one(contest, 0)


def test_a_program_is_told_what_its_seat_knows(program: type[Program], decision: Decision) -> None:
    bot = program(
        "assert asked['protocol'] == 1 and asked['game'] == 'villagers' and asked['seed'] == 5\n"
        f"assert asked['seat'] == {decision.seat} and 'hand' in asked['view']['players'][{decision.seat}]\n"
        "print(json.dumps({'id': asked['id'], 'text': asked['options'][-1]}), flush=True)\n"
    )
    assert bot(decision) == decision.options[-1]


def test_a_program_may_ask_for_worlds(program: type[Program], decision: Decision) -> None:
    bot = program(
        "print(json.dumps({'id': asked['id'], 'worlds': 2}), flush=True)\n"
        "worlds = json.loads(sys.stdin.readline())['worlds']\n"
        "assert len(worlds) == 2 and worlds[0] != worlds[1]\n"
        "assert all(one['seed'] == '0' and one['options']['first'] == '1' for one in worlds)\n"
        "print(json.dumps({'id': asked['id'], 'text': asked['options'][0]}), flush=True)\n"
    )
    assert bot(decision) == decision.options[0]


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ("sys.exit(3)\n", "ended without an answer"),
        ("print('hello', flush=True)\ntime.sleep(60)\n", "invalid JSON"),
        ("print('[1]', flush=True)\ntime.sleep(60)\n", "not an object"),
        ('print(\'{"id": 99, "text": "done"}\', flush=True)\ntime.sleep(60)\n', "question 99"),
        ('print(\'{"id": 1, "text": "cheat"}\', flush=True)\ntime.sleep(60)\n', "not an option"),
        ('print(\'{"id": 1, "worlds": 9999}\', flush=True)\ntime.sleep(60)\n', "worlds"),
    ],
)
def test_nonsense_is_told_and_the_program_ended(
    program: type[Program], decision: Decision, lines: str, complaint: str
) -> None:
    bot = program(lines)
    with pytest.raises(Failed, match=complaint):
        bot(decision)
    assert bot.process is None


def test_a_program_that_hangs_is_ended(program: type[Program], decision: Decision) -> None:
    bot = program("time.sleep(60)\n", 0.5)
    with pytest.raises(Failed, match="within"):
        bot(decision)
    assert bot.process is None


def test_what_cannot_be_started_is_told(decision: Decision) -> None:
    with pytest.raises(Failed, match="started"):
        level("mine=/nowhere/at/all")(decision)
    for command in ("", "python:", "python:nowhere:x", "python:json:nothing"):
        with pytest.raises(DataError):
            outside(command)
