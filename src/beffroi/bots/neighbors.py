"""Local search: matches between slightly different weight vectors give the direction of improvement.

Regression (`bots/tuning.py`) finds what features are worth at the end of a game; matches find how much weight a
player should give them.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Rows = dict[str, Any]  # weights for one number of players: "pairs" (early, late) and "spread"
BOLD = 0.35  # distance to a neighbor, as a fraction of a weight ...
LEAST = 0.25  # ... plus this many points per usual difference of the feature
STEP = 0.2  # distances to go for every point that one distance wins
LONGEST = 0.6  # distances, in one step
NOTHING = 0.01  # added to every size, to avoid division by zero
NEVER = 1.1 * NOTHING  # sizes up to this mean that sides never differ
DOUBT = 2.0  # prior: points that one distance is likely to win or lose


def flat(rows: Rows) -> Array:
    """Return weights as one vector: all early ones, then all late ones."""
    return np.concatenate([np.array(rows["pairs"][0]), np.array(rows["pairs"][1])])


def folded(rows: Rows, values: Array) -> Rows:
    """Return weights with other values."""
    half = len(values) // 2
    pairs = ([float(one) for one in values[:half]], [float(one) for one in values[half:]])
    return {"pairs": pairs, "spread": rows["spread"]}


def distances(rows: Rows, sizes: Array) -> Array:
    """Return the distance to a neighbor in each weight; `sizes` is how much sides usually differ in each feature."""
    reach: Array = BOLD * np.abs(flat(rows)) + LEAST / sizes
    return reach


def neighbor(rows: Rows, sizes: Array, drawn: Array) -> Rows:
    """Return the weights `drawn` distances away; features in which sides never differ get 0."""
    return folded(rows, np.where(sizes > NEVER, flat(rows) + distances(rows, sizes) * drawn, 0.0))


def slope(drawn: Array, leads: Array) -> Array:
    """Return the points that one distance wins in each weight (ridge regression: uncertain ones stay near 0)."""
    noise = float((leads**2).mean()) + 1e-9
    held = drawn.T @ drawn / noise + np.eye(drawn.shape[1]) / DOUBT**2
    return np.asarray(np.linalg.solve(held, drawn.T @ leads / noise), dtype=np.float64)


def stepped(rows: Rows, sizes: Array, drawn: Array, leads: Array) -> Rows:
    """Return the weights after one step uphill."""
    return neighbor(rows, sizes, np.clip(STEP * slope(drawn, leads), -LONGEST, LONGEST))
