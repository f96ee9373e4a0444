"""Calibration of predicted leads: of the positions rated 70 %, seven in ten should be won."""

from __future__ import annotations

import numpy as np

from beffroi.bots.neighbors import Array
from beffroi.kernel.evaluation import LEAST_SPREAD, Evaluation
from beffroi.kernel.flow import legal, play_legal
from beffroi.kernel.game import Game
from beffroi.kernel.greedy import one_ply, quiesce
from beffroi.kernel.search import playing_rng
from beffroi.kernel.winning import shares

EVERY = 7  # decisions between two samples of a game
WIDEST = 200.0  # points
FINENESS = 40  # spreads to try, each about a seventh larger than the one before


def predicted(game: Game, evaluator: Evaluation, options: dict[str, str], seats: int, seed: int) -> tuple[Array, Array]:
    """Play one game and return predictions (points of every side, progress) and what each side won.

    As at a table, whoever is to move predicts, from a sampled world.
    """
    state = game.new(seats, options, seed)
    rng = playing_rng(seed)
    rows: list[list[float]] = []
    asked = 0
    while state.waiting:
        seat = int(state.asked)
        choices = legal(state, seat)
        action = choices[0]
        if len(choices) > 1:
            asked += 1
            world = game.sample(state, seat, rng.next32())
            action = int(one_ply(evaluator, [world], seat, rng))
            if asked % EVERY == 0:
                quiesce(evaluator, world)
                if world.waiting:
                    rows.append([*evaluator.forecast(world), evaluator.progress(world)])
        play_legal(state, seat, action)
    won = shared_win(game.ranks(state), int(evaluator.sides(state)))
    return np.array(rows).reshape(len(rows), len(won) + 1), np.array([won] * len(rows)).reshape(len(rows), len(won))


def shared_win(ranks: list[int], sides: int) -> list[float]:
    """Return each side's share of the win; an opponent without a seat wins when no seat does."""
    out = shares(ranks)
    return out + [0.0 if any(out) else 1.0] * (sides - len(ranks))


def loss(rows: Array, won: Array, early: float, late: float) -> float:
    """Return the log loss of the chances that an early and a late spread give."""
    progress = rows[:, -1:]
    points = rows[:, :-1] / np.maximum(LEAST_SPREAD, early + (late - early) * progress)
    points = points - points.max(axis=1, keepdims=True)
    chances = points - np.log(np.exp(points).sum(axis=1, keepdims=True))
    return float(-(won * chances).sum(axis=1).mean())


def calibrated(rows: Array, won: Array) -> tuple[float, float]:
    """Return the early and the late spread with the least loss."""
    tried = [float(one) for one in np.geomspace(LEAST_SPREAD, WIDEST, FINENESS)]
    return min(((early, late) for early in tried for late in tried), key=lambda one: loss(rows, won, *one))
