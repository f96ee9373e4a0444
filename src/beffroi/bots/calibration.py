"""How far foretold leads err: chances to win are right when of all who are told 70 %, seven in ten win."""

from __future__ import annotations

import numpy as np

from beffroi.bots.neighbors import Array
from beffroi.kernel.evaluation import LEAST_SPREAD, Evaluation
from beffroi.kernel.flow import legal, play_legal
from beffroi.kernel.game import Game
from beffroi.kernel.greedy import settle, step_ahead
from beffroi.kernel.search import playing_rng
from beffroi.kernel.winning import shares

EVERY = 7  # decisions between two samples of one game
WIDEST = 200.0  # points
FINENESS = 40  # spreads that are tried, each about a seventh larger than the one before


def foretold(game: Game, judge: Evaluation, options: dict[str, str], seats: int, seed: int) -> tuple[Array, Array]:
    """Play one game and return what was foretold: points of every side with the progress, and what each of them won.

    As at a table, somebody who is asked foretells, from a world that could be the true one.
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
            action = int(step_ahead(judge, [world], seat, rng))
            if asked % EVERY == 0:
                settle(judge, world)
                if world.waiting:
                    rows.append([*judge.forecast(world), judge.progress(world)])
        play_legal(state, seat, action)
    won = shared_win(game.ranks(state), int(judge.sides(state)))
    return np.array(rows).reshape(len(rows), len(won) + 1), np.array([won] * len(rows)).reshape(len(rows), len(won))


def shared_win(ranks: list[int], sides: int) -> list[float]:
    """Return the part of the win that is each side's; an opponent without a seat wins when no seat does."""
    out = shares(ranks)
    return out + [0.0 if any(out) else 1.0] * (sides - len(ranks))


def loss(rows: Array, won: Array, wide: float, narrow: float) -> float:
    """Return how badly chances foretold with this spread, at the beginning and at the end, agree with who won."""
    progress = rows[:, -1:]
    points = rows[:, :-1] / np.maximum(LEAST_SPREAD, wide + (narrow - wide) * progress)
    points = points - points.max(axis=1, keepdims=True)
    chances = points - np.log(np.exp(points).sum(axis=1, keepdims=True))
    return float(-(won * chances).sum(axis=1).mean())


def calibrated(rows: Array, won: Array) -> tuple[float, float]:
    """Return the spread at the beginning and at the end with which chances agree best with who won."""
    tried = [float(one) for one in np.geomspace(LEAST_SPREAD, WIDEST, FINENESS)]
    return min(((wide, narrow) for wide in tried for narrow in tried), key=lambda one: loss(rows, won, *one))
