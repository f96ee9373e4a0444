"""Weights near others: players who differ a little show which way to go by who wins.

A feature that is worth as much to one who judges wrongly as to one who judges well is found by regression
(`bots/tuning.py`); how much a player should heed it is found here, by matches.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Rows = dict[str, Any]  # weights for one number of players: "pairs" (early, late) and "spread"
BOLD = 0.35  # how far neighbors lie, in parts of a weight ...
LEAST = 0.25  # ... and, beside that, in points that the usual difference of the feature then makes
STEP = 0.2  # how far to go, for every point that going one distance wins
LONGEST = 0.6  # distances, in one step
NOTHING = 0.01  # added to every size, so that it may divide
NEVER = 1.1 * NOTHING  # a size that stands for nothing at all
DOUBT = 2.0  # points that one distance is likely to win or lose at most


def flat(rows: Rows) -> Array:
    """Return weights as one list: all early ones, then all late ones."""
    return np.concatenate([np.array(rows["pairs"][0]), np.array(rows["pairs"][1])])


def folded(rows: Rows, values: Array) -> Rows:
    """Return weights with other values."""
    half = len(values) // 2
    pairs = ([float(one) for one in values[:half]], [float(one) for one in values[half:]])
    return {"pairs": pairs, "spread": rows["spread"]}


def distances(rows: Rows, sizes: Array) -> Array:
    """Return how far neighbors lie in each weight; `sizes` is by how much sides usually differ in each feature."""
    reach: Array = BOLD * np.abs(flat(rows)) + LEAST / sizes
    return reach


def neighbor(rows: Rows, sizes: Array, drawn: Array) -> Rows:
    """Return the weights that lie so many distances away; what sides never differ in has none."""
    return folded(rows, np.where(sizes > NEVER, flat(rows) + distances(rows, sizes) * drawn, 0.0))


def slope(drawn: Array, leads: Array) -> Array:
    """Return how many points going one distance wins, for each weight; doubtful ones are held near nothing."""
    noise = float((leads**2).mean()) + 1e-9
    held = drawn.T @ drawn / noise + np.eye(drawn.shape[1]) / DOUBT**2
    return np.asarray(np.linalg.solve(held, drawn.T @ leads / noise), dtype=np.float64)


def stepped(rows: Rows, sizes: Array, drawn: Array, leads: Array) -> Rows:
    """Return the weights a step further, where matches between neighbors say that points are."""
    return neighbor(rows, sizes, np.clip(STEP * slope(drawn, leads), -LONGEST, LONGEST))
