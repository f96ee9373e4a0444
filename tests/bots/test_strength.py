"""The figures of the levels: kept between runs, thrown away when the bots change, and the document that tells them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from beffroi import games
from beffroi.bots import LEVELS
from beffroi.bots.arena import Contest, Result
from beffroi.bots.levels import budget_of
from beffroi.bots.runners import on_cores
from tools import strength

PAIR = strength.Match(Contest("villagers", games.load("villagers").complete({}), ("apprentice", "random"), 40), 6)


def test_the_document_tells_the_figures_that_are_there() -> None:
    """After a change of bots, rules or data: make strength, or make strength ARGS="--minutes 0" for what is left."""
    assert strength.DOCUMENT.read_text(encoding="utf-8") == strength.document(strength.read_figures())


def test_the_document_tells_how_long_levels_search() -> None:
    master = budget_of("master", "orleans")
    told = f"master {master.simulations}, rollouts of {master.horizon} rounds"
    assert strength.searches("master", "orleans") == told
    assert "rounds" not in strength.searches("journeyman", "orleans")


def test_every_pair_of_adjacent_levels_meets_at_every_number_of_players() -> None:
    for key in games.ours():
        found = [one.contest.bots for one in strength.matches(key)]
        for _, counts in games.editions(key):
            assert {len(bots) for bots in found} >= set(counts)
        assert {bots[0] for bots in found if len(bots) > 1} == set(LEVELS[1:])
    duels = [one for one in strength.matches("villagers") if len(one.contest.bots) == 1]
    assert {one.contest.bots[0] for one in duels} == set(LEVELS)
    assert len({tuple(one.editions()) for one in duels}) > 1


def test_a_match_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[int]] = []

    def one_batch(contest: Contest, numbers: list[int], jobs: int) -> Iterator[list[Result]]:
        asked.append(numbers)
        yield next(on_cores(contest, numbers, jobs))

    monkeypatch.setattr(strength, "FOLDER", tmp_path)
    monkeypatch.setattr(strength, "on_cores", one_batch)
    assert PAIR.play(until=0.0, jobs=1) == []
    begun = PAIR.play(until=float("inf"), jobs=1)
    assert len(begun) < PAIR.games
    whole = PAIR.play(until=float("inf"), jobs=1)
    assert asked == [list(range(PAIR.games)), list(range(len(begun), PAIR.games))]
    assert list(tmp_path.iterdir()) == []  # complete: the figures are all that is kept
    found = PAIR.figures(whole)
    assert found.games == PAIR.games
    assert found.points > found.others


def test_figures_of_other_bots_do_not_count() -> None:
    found = strength.Figures(PAIR.contest.fingerprint(), 6, 5.5, 60.0, 20.0, 0.25)
    assert PAIR.known({PAIR.name(): found}) == found
    assert PAIR.known({PAIR.name(): replace(found, fingerprint="older")}) is None
    assert PAIR.known({}) is None
    row = PAIR.row(found)
    assert "apprentice – random | 6 | 91.7 %" in row
    assert "| 50 % | 60.0 : 20.0 | 0.2 |" in row
    assert len(re.findall(r"\|", row)) == len(re.findall(r"\|", strength.TABLE[0]))


def test_every_level_is_stronger_than_the_one_below() -> None:
    """What the bots are for: of the matches between two, 65 % (95 % over random); with more, surely above even."""
    figures = strength.read_figures()
    for match in [one for key in games.ours() for one in strength.matches(key)]:
        found = match.known(figures)
        if not found:
            continue  # bots, rules or data changed since; the document says which matches are to be played
        seats = len(match.contest.bots)
        if seats == 2:
            wanted = 0.95 if match.contest.bots[1] == "random" else 0.65
            assert found.wins / found.games >= wanted, match.row(found)
        elif seats > 2:
            assert found.interval()[0] > 1 / seats, match.row(found)
