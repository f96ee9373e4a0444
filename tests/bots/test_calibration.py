"""Calibration: spreads are found from who won, and chances are told by those who are asked."""

from __future__ import annotations

import numpy as np
import pytest

from beffroi import games
from beffroi.bots.calibration import calibrated, loss, predicted, shared_win
from beffroi.bots.neighbors import Array
from beffroi.bots.tuning import Lesson, School, take_weights

WIDE, NARROW = 12.0, 3.0


class Quiet:
    """Nobody who watches."""

    def step(self) -> None:
        """Hear nothing."""


def made_up(count: int) -> tuple[Array, Array]:
    """Return three-sided games that are won as often as chances with WIDE and NARROW say."""
    rng = np.random.default_rng(3)
    progress = rng.random((count, 1))
    points = rng.normal(size=(count, 3)) * 10
    luck = rng.gumbel(size=(count, 3)) * (WIDE + (NARROW - WIDE) * progress)  # the largest wins by the same law
    return np.hstack([points, progress]), np.eye(3)[np.argmax(points + luck, axis=1)]


def test_spreads_are_found_from_who_won() -> None:
    rows, won = made_up(6000)
    wide, narrow = calibrated(rows, won)
    assert WIDE / 1.3 < wide < WIDE * 1.3
    assert NARROW / 1.3 < narrow < NARROW * 1.3
    assert loss(rows, won, wide, narrow) < loss(rows, won, wide / 3, narrow / 3)


@pytest.mark.parametrize(
    ("ranks", "sides", "won"),
    [([1, 2], 2, [1.0, 0.0]), ([1, 1, 3], 3, [0.5, 0.5, 0.0]), ([1], 2, [1.0, 0.0]), ([2], 2, [0.0, 1.0])],
)
def test_who_won_what(ranks: list[int], sides: int, won: list[float]) -> None:
    assert shared_win(ranks, sides) == won


@pytest.mark.parametrize(("key", "seats"), [("villagers", 1), ("villagers", 3), ("orleans", 2)])
def test_predictions_can_be_repeated(key: str, seats: int) -> None:
    game = games.load(key)
    told = [predicted(game, game.evaluation(), game.complete({}), seats, 5) for _ in range(2)]
    (rows, won), sides = told[0], max(2, seats)
    assert rows.shape[1] == sides + 1
    assert won.shape == (len(rows), sides)
    assert len(rows) >= 3
    assert np.allclose(won.sum(axis=1), 1.0)
    assert all((one == other).all() for one, other in zip(*told, strict=True))


def test_a_school_learns_how_sure_to_be_and_nothing_else() -> None:
    school = School(Lesson("villagers", games.load("villagers").complete({}), 2), 1)
    before = school.best
    try:
        found = school.calibrate(range(1, 7), Quiet())
    finally:
        take_weights(school.evaluator, before)  # other tests share it
        school.end()
    assert school.best[2]["pairs"] == before[2]["pairs"]
    assert school.best[2]["spread"] == ([found[0]], [found[1]])
    assert {number: rows for number, rows in school.best.items() if number != 2} == {
        number: rows for number, rows in before.items() if number != 2
    }
