"""Tuning: regression finds what features are worth, matches find the way, and only what wins is kept."""

from __future__ import annotations

import numpy as np
import pytest

from beffroi import games
from beffroi.bots import tuning
from beffroi.bots.neighbors import LONGEST, NOTHING, Array, distances, flat, neighbor, slope, stepped
from beffroi.bots.tuning import Lesson, School, columns, explained, fitted, matched, played
from beffroi.kernel.evaluation import Weights

ROWS = {"pairs": ([2.0, -1.0], [1.0, 0.0]), "spread": ([9.0], [2.0])}
TRUE = np.array([3.0, -1.0, 1.0, 0.5])  # two features, early and late


class Quiet:
    """Nobody who watches."""

    def step(self) -> None:
        """Hear nothing."""


def samples(count: int) -> tuple[Array, Array]:
    """Return made-up games in which the features are worth what TRUE says, with luck beside it."""
    rng = np.random.default_rng(1)
    rows = np.hstack([rng.normal(size=(count, 2)), rng.random((count, 1))])
    return rows, columns(rows) @ TRUE + rng.normal(size=count)


def test_regression_finds_what_features_are_worth() -> None:
    rows, ends = samples(4000)
    found = fitted(rows, ends, np.zeros(4))
    assert np.allclose([*found.early, *found.late], TRUE, atol=0.25)
    assert explained(found, rows, ends) > 0.6
    assert 0.3 < found.spread_early < 1.0  # 0.55 of the deviation of the luck


def test_weights_are_held_near_those_before() -> None:
    rows, ends = samples(4)  # too few to tell four weights
    before = np.array([5.0, 5.0, 5.0, 5.0])
    held, free = fitted(rows, ends, before), fitted(rows, ends, np.zeros(4))
    assert far(held, before) < far(free, before)
    same = fitted(rows * [0, 0, 1], ends, before)  # nobody differs in anything
    assert [*same.early, *same.late] == list(before)


def far(weights: Weights, from_here: Array) -> float:
    """Return how far weights lie from others."""
    return float(np.linalg.norm(np.array([*weights.early, *weights.late]) - from_here))


def test_neighbors_lie_further_where_a_weight_is_large_or_its_feature_rare() -> None:
    reach = distances(ROWS, np.array([1.0, 1.0, 0.1, 1.0]))
    assert reach[0] > reach[1] > reach[3]
    assert reach[2] > reach[0]
    assert list(flat(neighbor(ROWS, np.ones(4), np.zeros(4)))) == [2.0, -1.0, 1.0, 0.0]
    sizes = np.array([1.0, NOTHING, 1.0, 1.0])
    assert flat(neighbor(ROWS, sizes, np.ones(4)))[1] == 0.0  # nobody ever differs in it


def test_matches_show_the_way() -> None:
    rng = np.random.default_rng(2)
    drawn = rng.normal(size=(3000, 4))
    leads = 4.0 * drawn[:, 0] - 2.0 * drawn[:, 1] + rng.normal(size=3000) * 10
    found = slope(drawn, leads)
    assert found[0] > 2.5
    assert found[1] < -1.0
    assert abs(found[2]) < 0.7
    moved = flat(stepped(ROWS, np.ones(4), drawn, leads)) - flat(ROWS)
    assert 0 < moved[0] <= LONGEST * distances(ROWS, np.ones(4))[0] + 1e-9
    assert moved[1] < 0


@pytest.mark.parametrize(("key", "seats"), [("villagers", 1), ("villagers", 3), ("bruges", 2)])
def test_games_of_learners_can_be_repeated(key: str, seats: int) -> None:
    lesson = Lesson(key, games.load(key).complete({}), seats)
    evaluator = games.load(key).evaluation()
    weights = tuning.weights_document(evaluator)
    sizes = np.ones(2 * len(evaluator.names))
    for play_one in (played, matched):
        first, second = play_one(lesson, weights, sizes, 7), play_one(lesson, weights, sizes, 7)
        assert all(np.array_equal(a, b) for a, b in zip(first, second, strict=True))
        assert len(first[0]) == len(first[1]) > 0
    tuning.take_weights(evaluator, weights)


def test_what_does_not_win_is_dropped() -> None:
    school = School(Lesson("villagers", games.load("villagers").complete({}), 2), 1)
    before = tuning.weights_document(school.evaluator)
    now = flat(before[2])
    worse = {**before, 2: neighbor(before[2], np.ones(len(now)), -30 * np.sign(now))}
    try:
        tuning.take_weights(school.evaluator, worse)
        assert school.compare(range(12), Quiet()) < 0.5
        assert school.best == before
        assert tuning.weights_document(school.evaluator) == before
        tuning.take_weights(school.evaluator, before)
        assert school.compare(range(12), Quiet()) == 0.5  # twins: every deal is won once from each side
        assert school.best == before
    finally:
        tuning.take_weights(school.evaluator, before)
        school.end()
