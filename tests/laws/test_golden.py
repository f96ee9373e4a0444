"""Whole games as text, perft counts and checksums: any change to the rules shows here (`make golden` rewrites them)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from beffroi import games
from beffroi.kernel.match import Match
from beffroi.kernel.record import read_header
from beffroi.kernel.search import random_games
from tools.golden import check_line, midgame, perft

HERE = Path(__file__).resolve().parent.parent
TRANSCRIPTS = sorted((HERE / "transcripts").glob("*.txt"))


def rows(folder: str) -> list[tuple[str, dict[str, Any]]]:
    """Return the rows of every game's file."""
    return [(path.stem, row) for path in sorted((HERE / folder).glob("*.json")) for row in json.loads(path.read_text())]


def test_every_game_of_the_house_has_golden_files() -> None:
    for key in games.ours():
        assert [row for name, row in rows("perft") if name == key]
        assert [row for name, row in rows("golden") if name == key]
        assert [path for path in TRANSCRIPTS if path.name.startswith(key)]


@pytest.mark.parametrize(("key", "row"), rows("perft"))
def test_perft(key: str, row: dict[str, Any]) -> None:
    state = midgame(games.load(key), row["seats"], row["options"], row["seed"], row["moves"])
    assert [perft(state, row["seats"], depth + 1) for depth in range(len(row["counts"]))] == row["counts"]


@pytest.mark.parametrize(("key", "row"), rows("golden"))
def test_interpreted_and_compiled_reach_the_same_checksums(key: str, row: dict[str, Any]) -> None:
    game = games.load(key)
    full = game.complete(row["options"])
    assert random_games(game, row["seats"], full, 1, 3) == (row["decisions"], row["check"])
    assert game.digest(midgame(game, row["seats"], row["options"], 2, 250)) == row["digest"]


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_transcript(path: Path) -> None:
    first, *lines = path.read_text(encoding="utf-8").splitlines()
    header = read_header(first)
    game = games.load(header.game)
    match = Match(game, header)
    checks = 0
    for number, line in enumerate(lines, 2):
        if line.startswith("= end"):
            ranks = " ".join(str(rank) for rank in game.ranks(match.state))
            assert line == f"= end ranks {ranks} digest {game.digest(match.state)}"
            assert match.over()
            checks += 1
        elif line.startswith("="):
            assert check_line(game, match) == line, f"line {number}"
            checks += 1
        else:
            seat, _, text = line.partition(" ")
            match.submit(int(seat), text)
    assert checks > 1
