"""Contests: who sits where, that they can be repeated, stopped and taken up again, and what becomes of failures."""

from __future__ import annotations

from pathlib import Path

import pytest

from beffroi import games
from beffroi.bots import arena, level
from beffroi.bots.arena import Contest, Result, play_one, seating
from beffroi.bots.base import Decision
from beffroi.bots.league import standings, wilson
from beffroi.bots.ledger import Ledger
from beffroi.bots.runners import on_cores
from beffroi.kernel.errors import DataError

PAIR = Contest("villagers", {}, ("apprentice", "random"), 40)


def gathered(contest: Contest, numbers: list[int], processes: int) -> list[Result]:
    """Play games and return them in order."""
    found = [one for batch in on_cores(contest, numbers, processes) for one in batch]
    return sorted(found, key=lambda one: one.number)


def test_every_rotation_plays_the_same_deal() -> None:
    three = Contest("villagers", {}, ("a", "b", "c"), 9)
    assert [seating(three, number) for number in range(4)] == [
        (9, ("a", "b", "c")),
        (9, ("b", "c", "a")),
        (9, ("c", "a", "b")),
        (10, ("a", "b", "c")),
    ]


def test_the_same_seeds_give_the_same_games_on_one_core_or_two() -> None:
    alone = gathered(PAIR, list(range(6)), 1)
    assert alone == gathered(PAIR, list(range(6)), 2)
    assert alone[3] == play_one(PAIR, 3)
    assert [one.bots for one in alone[:2]] == [("apprentice", "random"), ("random", "apprentice")]


def test_games_of_other_bots_are_another_contest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Weights for the number of players that play count, those for another number do not."""
    known = PAIR.fingerprint()
    weights = games.load("villagers").evaluation().weights
    with monkeypatch.context() as patch:
        patch.setitem(weights, 3, weights[2])
        assert PAIR.fingerprint() == known
        patch.setitem(weights, 2, weights[4])
        assert PAIR.fingerprint() != known
    assert PAIR.fingerprint() == known
    monkeypatch.setattr(arena, "CHOOSING", arena.CHOOSING + 1)
    assert PAIR.fingerprint() != known


def test_the_apprentice_beats_chance() -> None:
    first, second = standings(gathered(PAIR, list(range(40)), 0))
    assert (first.bot, second.bot) == ("apprentice", "random")
    assert first.interval()[0] > 0.5
    assert first.mu - 2 * first.sigma > second.mu + 2 * second.sigma


def test_a_bot_that_fails_loses_its_move_to_the_apprentice(monkeypatch: pytest.MonkeyPatch) -> None:

    def broken(_: Decision) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr(arena, "level", lambda name: broken if name == "random" else level(name))
    found = play_one(PAIR, 0)
    assert found.faults == (0, found.decisions[1])
    monkeypatch.setattr(arena, "level", lambda name: (lambda _: "nonsense") if name == "random" else level(name))
    assert play_one(PAIR, 0).faults == found.faults


def test_a_contest_that_stopped_goes_on(tmp_path: Path) -> None:
    whole = gathered(PAIR, list(range(5)), 1)
    book = Ledger(tmp_path / "new", PAIR)
    assert book.open() == []
    book.add(whole[:3])
    with book.table.open("a") as table:
        table.write("3,41,app")  # killed while it was writing
    again = Ledger(tmp_path / "new", PAIR)
    assert again.open() == whole[:3]
    again.add(whole[3:])
    assert again.open() == whole
    assert [one.seconds for one in again.open()] == [one.seconds for one in whole]


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("mine")
    with pytest.raises(DataError, match="not empty"):
        Ledger(tmp_path, PAIR).open()
    Ledger(tmp_path / "one", PAIR).open()
    with pytest.raises(DataError, match="another tournament"):
        Ledger(tmp_path / "one", Contest("villagers", {}, ("random", "random"), 40)).open()


def test_parquet_has_a_row_for_every_seat(tmp_path: Path) -> None:
    from pyarrow import parquet  # noqa: PLC0415

    results = gathered(PAIR, [0, 1], 1)
    book = Ledger(tmp_path / "p", PAIR)
    book.open()
    rows = parquet.read_table(book.write_parquet(results)).to_pylist()
    assert [(row["number"], row["seat"], row["bot"]) for row in rows] == [
        (0, 0, "apprentice"),
        (0, 1, "random"),
        (1, 0, "random"),
        (1, 1, "apprentice"),
    ]
    assert [row["points"] for row in rows] == [points for one in results for points in one.points]


def test_intervals_and_shared_wins() -> None:
    """Wilson's interval of 8 in 10, as tables print it; two who share a win have half of it each."""
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert wilson(0, 0) == (0.0, 1.0)
    shared = Result(0, 0, ("a", "b"), (5, 5), (1, 1), (1, 1), (0, 0), (0.0, 0.0))
    assert [one.wins for one in standings([shared])] == [0.5, 0.5]
