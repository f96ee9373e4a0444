"""Learns the weights of an evaluation from games that bots with the weights so far play among themselves.

What a feature is worth is how much more a side wins by who has one more of it: a linear regression of final leads on
differences of features, early and late in a game apart.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from beffroi import games
from beffroi.kernel.chance import Rng
from beffroi.kernel.evaluation import Evaluation, Weights
from beffroi.kernel.flow import State, legal, play
from beffroi.kernel.game import Game
from beffroi.kernel.greedy import step_ahead
from beffroi.kernel.laws import choose
from beffroi.kernel.search import playing_rng

Array = NDArray[np.float64]
TRIES = 12  # times in a hundred that a learner does something else, to see what becomes of it
STEADY = 30.0  # how strongly weights are held near zero, in samples
ROWS = 60  # samples of one game, at most


class Progress(Protocol):
    """Somebody who is told when a game is done."""

    def step(self) -> None: ...


@dataclass(frozen=True)
class Lesson:
    """What learners play: a game, its options, how many of them."""

    key: str
    options: dict[str, str]
    seats: int


def weights_document(judge: Evaluation) -> dict[int, dict[str, tuple[list[float], list[float]]]]:
    """Return all weights as plain figures, to be sent to other processes."""
    return {
        number: {"pairs": (list(one.early), list(one.late)), "spread": ([one.wide], [one.narrow])}
        for number, one in judge.weights.items()
    }


def take_weights(judge: Evaluation, document: dict[int, Any]) -> None:
    """Let an evaluation judge by these weights."""
    for number, rows in document.items():
        spread = (rows["spread"][0][0], rows["spread"][1][0])
        judge.weights[number] = Weights(rows["pairs"][0], rows["pairs"][1], spread)
    judge.use(judge.current_seats)


def played(lesson: Lesson, weights: dict[int, Any], seed: int) -> tuple[Array, Array]:
    """Play one game and return its samples: differences of features with progress, and the lead in the end."""
    game = games.load(lesson.key)
    judge = game.evaluation()
    take_weights(judge, weights)
    state = game.new(lesson.seats, lesson.options, seed)
    rng = playing_rng(seed)
    sides = int(judge.sides(state))
    seen: list[tuple[Array, float]] = []
    while state.waiting:
        if judge.calm(state):
            seen.append((features(judge, state, sides), judge.progress(state)))
        play(state, state.asked, learner(game, judge, state, rng))
    final = np.array([float(state.score(side)) for side in range(sides)])
    if len(seen) > ROWS:
        seen = [seen[i] for i in sorted({int(rng.below(len(seen))) for _ in range(ROWS)})]
    rows = [np.append(lead_of(found, side), t) for found, t in seen for side in range(lesson.seats)]
    ends = [lead_of(final, side) for _ in seen for side in range(lesson.seats)]
    return np.array(rows), np.array(ends)


def learner(game: Game, judge: Evaluation, state: State, rng: Rng) -> int:
    """Choose as the weights so far say, on a world that could be the true one; now and then otherwise."""
    seat = int(state.asked)
    if not judge.weights or rng.below(100) < TRIES:
        return choose(game, state, seat, rng, eager=rng.below(2) == 0)
    if len(legal(state, seat)) == 1:
        return legal(state, seat)[0]
    return int(step_ahead(judge, [game.sample(state, seat, rng.next32())], seat, rng))


def features(judge: Evaluation, state: State, sides: int) -> Array:
    """Return the features of every side."""
    out = np.zeros((sides, len(judge.names)))
    for side in range(sides):
        judge.count(state, side, judge.counts)
        out[side] = list(judge.counts)
    return out


def lead_of(values: Array, side: int) -> Any:
    """Return a side's values less the mean of the others."""
    others = np.delete(values, side, axis=0)
    return values[side] - others.mean(axis=0)


def fitted(rows: Array, ends: Array) -> Weights:
    """Return the weights by which features foretell the end best, and how far they err."""
    progress = rows[:, -1:]
    x = np.hstack([rows[:, :-1] * (1 - progress), rows[:, :-1] * progress])
    size = np.sqrt((x**2).mean(axis=0)) + 1e-9
    scaled = x / size
    solved = np.linalg.solve(scaled.T @ scaled + STEADY * np.eye(x.shape[1]), scaled.T @ ends) / size
    error = np.abs(ends - x @ solved)
    # a lead that errs by a normal law with deviation d wins about as a logistic law with scale 0.55 d says
    slope = np.polyfit(progress[:, 0], error * 1.25 * 0.55, 1)
    half = len(solved) // 2
    return Weights(
        [float(one) for one in solved[:half]],
        [float(one) for one in solved[half:]],
        (float(slope[1]), float(slope[0] + slope[1])),
    )


def duel(lesson: Lesson, ours: dict[int, Any], theirs: dict[int, Any], seed: int) -> float:
    """Play a game in which every other seat judges by other weights; return the share of the win that is ours."""
    game = games.load(lesson.key)
    judge = game.evaluation()
    state = game.new(lesson.seats, lesson.options, seed // 2)
    rng = playing_rng(seed)
    while state.waiting:
        seat = int(state.asked)
        take_weights(judge, ours if (seat + seed) % 2 == 0 else theirs)
        options = legal(state, seat)
        world = game.sample(state, seat, rng.next32())
        play(state, seat, options[0] if len(options) == 1 else step_ahead(judge, [world], seat, rng))
    ranks = game.ranks(state)
    won = [seat for seat, rank in enumerate(ranks) if rank == 1]
    return sum((seat + seed) % 2 == 0 for seat in won) / max(1, len(won))


def learn(lesson: Lesson, seeds: range, processes: int, progress: Progress) -> float:
    """Play games with the weights so far, take new ones from them; return the share of leads that they explain."""
    judge = games.load(lesson.key).evaluation()
    weights = weights_document(judge)
    rows: list[Array] = []
    ends: list[Array] = []
    with ProcessPoolExecutor(processes) as pool:
        for x, y in pool.map(played, [lesson] * len(seeds), [weights] * len(seeds), seeds, chunksize=4):
            rows.append(x)
            ends.append(y)
            progress.step()
    x, y = np.vstack(rows), np.concatenate(ends)
    found = fitted(x, y)
    judge.weights[lesson.seats] = found
    judge.use(lesson.seats)
    t = x[:, -1:]
    guess = (x[:, :-1] * (1 - t)) @ np.array(list(found.early)) + (x[:, :-1] * t) @ np.array(list(found.late))
    return float(1 - ((y - guess) ** 2).mean() / (y**2).mean())
