"""Datasets: rows can be replayed, runs can be resumed, folders of other games are refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet

from beffroi import games
from beffroi.bots.arena import Contest
from beffroi.kernel.errors import DataError
from beffroi.kernel.flow import legal, play
from beffroi.rl.dataset import Dataset, parts, write_all
from beffroi.rl.encode import Encoder


def rows_of(folder: Path) -> list[dict[str, Any]]:
    """Return all rows in order."""
    return sorted(parquet.read_table(folder).to_pylist(), key=lambda row: (row["game"], row["decision"]))


@pytest.mark.parametrize("key", games.keys())
def test_rows_hold_games_that_can_be_played_again(key: str, tmp_path: Path) -> None:
    game = games.load(key)
    contest = Contest(key, game.complete({}), ("random", "random"), 11)
    list(write_all(Dataset(tmp_path, contest), [[0, 1]], 1))
    encoder = Encoder(game, 2, {})
    rows = rows_of(tmp_path)
    for number in (0, 1):
        own = [row for row in rows if row["game"] == number]
        state = game.new(2, {}, 11)  # both games have the same deal, with the bots in different seats
        assert [row["decision"] for row in own] == list(range(len(own)))
        for row in own:
            seat = row["seat"]
            assert seat == state.asked
            assert row["observation"] == encoder.observation(state, seat).tolist()
            bits = np.unpackbits(np.frombuffer(row["mask"], np.uint8), bitorder="little")
            assert np.flatnonzero(bits).tolist() == legal(state, seat)
            play(state, seat, row["choice"])
        assert not state.waiting
        for row in own:
            assert row["points"] == game.points(state)[row["seat"]]
            assert row["rank"] == game.ranks(state)[row["seat"]]
            winners = game.ranks(state).count(1)
            assert row["win"] == (1 / winners if row["rank"] == 1 else 0)


def test_two_processes_write_the_same_as_one(tmp_path: Path) -> None:
    contest = Contest("bruges", games.load("bruges").complete({}), ("random", "random"), 3)
    for folder, processes in (("one", 1), ("two", 2)):
        made = Dataset(tmp_path / folder, contest)
        made.open(2)
        assert sum(count for count, _ in write_all(made, [[0], [1]], processes)) == 2
    assert rows_of(tmp_path / "one") == rows_of(tmp_path / "two")


def test_parts_have_no_gaps() -> None:
    assert list(parts([0, 1, 5, 6, 9])) == [[0, 1], [5, 6], [9]]
    assert [len(part) for part in parts(list(range(50)))] == [20, 20, 10]
    assert list(parts([])) == []


def test_the_head_says_how_to_read_the_numbers(tmp_path: Path) -> None:
    contest = Contest("villagers", games.load("villagers").complete({}), ("random", "random"))
    Dataset(tmp_path, contest).open(1)
    head = json.loads((tmp_path / "_dataset.json").read_text(encoding="utf-8"))
    layout = Encoder(games.load("villagers"), 2, {}).layout
    assert head["observation"] == layout.version
    assert head["layout"] == layout.fingerprint()
    assert head["numbering"] == games.load("villagers").numbered
    assert [one["name"] for one in head["sections"]] == list(layout.by_path)
    last = head["sections"][-1]
    assert last["start"] + last["size"] == layout.length


def test_folders_of_other_games_are_refused(tmp_path: Path) -> None:
    contest = Contest("bruges", games.load("bruges").complete({}), ("random", "random"), 3)
    Dataset(tmp_path, contest).open(1)
    assert Dataset(tmp_path, contest).open(2) == [[0, 1]]
    with pytest.raises(DataError, match="holds another dataset"):
        Dataset(tmp_path, Contest("bruges", contest.options, ("random", "random"), 4)).open(1)
    other = tmp_path / "letters"
    other.mkdir()
    (other / "letter.txt").write_text("dear")
    with pytest.raises(DataError, match="is not empty and holds no dataset"):
        Dataset(other, contest).open(1)
