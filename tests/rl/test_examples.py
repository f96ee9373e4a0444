"""The self-play example: it plays whole games, and its updates favor what won."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "selfplay_ray.py"


@pytest.fixture(scope="module")
def example() -> dict[str, Any]:
    """Load the example; Ray is imported, but not started."""
    return runpy.run_path(str(EXAMPLE))


def test_self_play_learns_and_is_judged(example: dict[str, Any]) -> None:
    actions = example["common_actions"]("bruges", 2, steps=100)
    assert 100 < len(actions) < 2100
    policy = example["Policy"](example["BatchEnv"]("bruges", 2, 1).encoder.width, len(actions), rate=0.01)
    way, decisions, points = example["gradient"]("bruges", 2, policy.weights, actions, 2, 1)
    assert way.shape == policy.weights.shape
    assert np.isfinite(way).all()
    assert decisions > 100
    assert points > 5
    policy.move(way)
    assert (np.sign(policy.weights) == np.sign(way)).all()
    assert 0 <= example["judged"]("bruges", 2, policy.weights, actions, 2) <= 2


def test_chances_are_of_what_is_possible(example: dict[str, Any]) -> None:
    mask = np.array([[True, False, True], [False, True, False]])
    likely = example["chances"](np.ones((2, 4), np.float32), mask, np.zeros((4, 3), np.float32))
    assert likely.tolist() == [[0.5, 0.0, 0.5], [0.0, 1.0, 0.0]]
    picks = {tuple(example["pick"](likely, np.random.default_rng(seed))) for seed in range(20)}
    assert picks == {(0, 1), (2, 1)}
