"""Learns the weights of an evaluation from self-play.

A feature's weight is the extra margin a side gains from one more unit of it: a linear regression of final leads on
feature differences, with separate early and late weights. Then matches between neighbors move the weights on. Weights
that do not beat the best so far are dropped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import numpy as np

from beffroi import games
from beffroi.bots.calibration import calibrated, predicted
from beffroi.bots.neighbors import NOTHING, Array, Rows, flat, neighbor, stepped
from beffroi.kernel.chance import Rng
from beffroi.kernel.evaluation import Evaluation, Weights
from beffroi.kernel.flow import State, legal, play_legal
from beffroi.kernel.game import Game
from beffroi.kernel.greedy import one_ply
from beffroi.kernel.laws import choose
from beffroi.kernel.search import playing_rng

Figures = dict[int, Rows]  # weights by number of players, as plain numbers that can be pickled
T = TypeVar("T")
TRIES = 12  # percent of random moves, for exploration
STEADY = 0.005  # ridge penalty toward the previous weights, per sample
ROWS = 60  # at most, per game
REMEMBERED = 3  # rounds whose samples are used


class Progress(Protocol):
    """A progress bar: one step per game."""

    def step(self) -> None: ...


@dataclass(frozen=True)
class Lesson:
    """What is played: a game, its options, the number of players."""

    key: str
    options: dict[str, str]
    seats: int


def weights_document(evaluator: Evaluation) -> Figures:
    """Return all weights as plain numbers, for other processes."""
    return {
        number: {"pairs": (list(one.early), list(one.late)), "spread": ([one.spread_early], [one.spread_late])}
        for number, one in evaluator.weights.items()
    }


def take_weights(evaluator: Evaluation, document: Figures) -> None:
    """Set the weights of an evaluation."""
    evaluator.weights.clear()
    for number, rows in document.items():
        spread = (rows["spread"][0][0], rows["spread"][1][0])
        evaluator.weights[number] = Weights(rows["pairs"][0], rows["pairs"][1], spread)
    evaluator.use(evaluator.current_seats)


def played(lesson: Lesson, weights: Figures, sizes: Array, seed: int) -> tuple[Array, Array]:
    """Play one game and return its samples: feature differences with progress, and the final lead.

    Every player has slightly different weights, so that games vary.
    """
    game = games.load(lesson.key)
    evaluator = game.evaluation()
    state = game.new(lesson.seats, lesson.options, seed)
    rng = playing_rng(seed)
    drawn = np.random.default_rng(seed).normal(size=(lesson.seats, 2 * len(evaluator.names)))
    players = [around(weights, lesson.seats, sizes, one) for one in drawn]
    sides = int(evaluator.sides(state))
    seen: list[tuple[Array, float]] = []
    while state.waiting:
        if evaluator.quiet(state):
            seen.append((features(evaluator, state, sides), evaluator.progress(state)))
        take_weights(evaluator, players[int(state.asked)])
        play_legal(state, state.asked, learner(game, evaluator, state, rng))
    final = np.array([float(state.score(side)) for side in range(sides)])
    if len(seen) > ROWS:
        seen = [seen[i] for i in sorted({int(rng.below(len(seen))) for _ in range(ROWS)})]
    rows = [np.append(lead_of(found, side), t) for found, t in seen for side in range(lesson.seats)]
    ends = [lead_of(final, side) for _ in seen for side in range(lesson.seats)]
    return np.array(rows), np.array(ends)


def around(weights: Figures, seats: int, sizes: Array, drawn: Array) -> Figures:
    """Return a neighbor of the weights for a number of players; unchanged where there are none."""
    return {seats: neighbor(weights[seats], sizes, drawn)} if seats in weights else weights


def matched(lesson: Lesson, weights: Figures, sizes: Array, seed: int) -> tuple[Array, Array]:
    """Let neighbors play each other; return how they differ and their final leads."""
    game = games.load(lesson.key)
    drawn = np.random.default_rng(seed).normal(size=(lesson.seats, 2 * len(game.evaluation().names)))
    state = finished(lesson, [around(weights, lesson.seats, sizes, one) for one in drawn], seed)
    sides = int(game.evaluation().sides(state))
    final = np.array([float(state.score(side)) for side in range(sides)])
    differences = drawn if lesson.seats == 1 else np.array([lead_of(drawn, seat) for seat in range(lesson.seats)])
    return differences, np.array([lead_of(final, seat) for seat in range(lesson.seats)])


def learner(game: Game, evaluator: Evaluation, state: State, rng: Rng) -> int:
    """Choose by the weights so far in a sampled world, now and then at random."""
    seat = int(state.asked)
    if not evaluator.weights or rng.below(100) < TRIES:
        return choose(game, state, seat, rng, biased=rng.below(2) == 0)
    if len(legal(state, seat)) == 1:
        return legal(state, seat)[0]
    return int(one_ply(evaluator, [game.sample(state, seat, rng.next32())], seat, rng))


def features(evaluator: Evaluation, state: State, sides: int) -> Array:
    """Return the features of every side."""
    out = np.zeros((sides, len(evaluator.names)))
    for side in range(sides):
        evaluator.count(state, side, evaluator.counts)
        out[side] = list(evaluator.counts)
    return out


def lead_of(values: Array, side: int) -> Any:
    """Return a side's values minus the mean of the others."""
    others = np.delete(values, side, axis=0)
    return values[side] - others.mean(axis=0)


def columns(rows: Array) -> Array:
    """Return samples with a column for every weight: the early ones, then the late ones."""
    progress = rows[:, -1:]
    return np.hstack([rows[:, :-1] * (1 - progress), rows[:, :-1] * progress])


def fitted(rows: Array, ends: Array, before: Array) -> Weights:
    """Return the weights that predict the end best, and their error."""
    x = columns(rows)
    size = usual(x)
    scaled = x / size
    held = scaled.T @ scaled + STEADY * len(x) * np.eye(x.shape[1])
    solved = before + np.linalg.solve(held, scaled.T @ (ends - x @ before)) / size
    error = np.abs(ends - x @ solved)
    # a normal error of deviation d is close to a logistic one of scale 0.55 d
    slope = np.polyfit(rows[:, -1], error * 1.25 * 0.55, 1)
    half = len(solved) // 2
    return Weights(
        [float(one) for one in solved[:half]],
        [float(one) for one in solved[half:]],
        (float(slope[1]), float(slope[0] + slope[1])),
    )


def usual(x: Array) -> Array:
    """Return the usual size of each column, never 0, so that it can divide."""
    size: Array = np.sqrt((x**2).mean(axis=0)) + NOTHING
    return size


def duel(lesson: Lesson, ours: Figures, theirs: Figures, seed: int) -> float:
    """Let two sets of weights play each other in alternating seats; return our share of the win."""
    if lesson.seats == 1:
        won = [bool(winners(lesson, [weights], seed)) for weights in (ours, theirs)]
        return 0.5 + (won[0] - won[1]) / 2
    sets = [ours, theirs] if seed % 2 == 0 else [theirs, ours]
    first = winners(lesson, [sets[seat % 2] for seat in range(lesson.seats)], seed // 2)
    return sum(seat % 2 == seed % 2 for seat in first) / len(first)


def winners(lesson: Lesson, weights: list[Figures], seed: int) -> list[int]:
    """Play a game with different weights for each seat; return the winners."""
    ranks = games.load(lesson.key).ranks(finished(lesson, weights, seed))
    return [seat for seat, rank in enumerate(ranks) if rank == 1]


def finished(lesson: Lesson, weights: list[Figures], seed: int) -> State:
    """Play a game with different weights for each seat; return its final state."""
    game = games.load(lesson.key)
    evaluator = game.evaluation()
    state = game.new(lesson.seats, lesson.options, seed)
    rng = playing_rng(seed)
    while state.waiting:
        seat = int(state.asked)
        options = legal(state, seat)
        action = options[0]
        if len(options) > 1:
            take_weights(evaluator, weights[seat])
            action = int(one_ply(evaluator, [game.sample(state, seat, rng.next32())], seat, rng))
        play_legal(state, seat, action)
    return state


def predictions(lesson: Lesson, weights: Figures, seed: int) -> tuple[Array, Array]:
    """Play one game with the same weights for all; return predictions, and who won."""
    game = games.load(lesson.key)
    evaluator = game.evaluation()
    take_weights(evaluator, weights)
    return predicted(game, evaluator, lesson.options, lesson.seats, seed)


class School:
    """Training for one lesson: play, learn from the last rounds, keep what wins."""

    def __init__(self, lesson: Lesson, processes: int) -> None:
        self.lesson = lesson
        self.pool = ProcessPoolExecutor(processes)
        self.evaluator = games.load(lesson.key).evaluation()
        self.best = weights_document(self.evaluator)
        self.sizes = np.ones(2 * len(self.evaluator.names))  # how much sides usually differ in each feature
        self.rounds: list[tuple[Array, Array]] = []

    def learn(self, seeds: range, progress: Progress) -> float:
        """Play games with the best weights so far and fit to them; return the explained variance of final leads."""
        self.rounds.append(self.gathered(played, seeds, progress, self.sizes))
        rows = np.vstack([x for x, _ in self.rounds[-REMEMBERED:]])
        ends = np.concatenate([y for _, y in self.rounds[-REMEMBERED:]])
        known = self.lesson.seats in self.best
        before = flat(self.best[self.lesson.seats]) if known else np.zeros(len(self.sizes))
        self.sizes = usual(columns(rows))
        self.evaluator.weights[self.lesson.seats] = fitted(rows, ends, before)
        return explained(self.evaluator.weights[self.lesson.seats], rows, ends)

    def polish(self, seeds: range, progress: Progress) -> None:
        """Let neighbors of the best weights so far play each other, and step uphill."""
        drawn, leads = self.gathered(matched, seeds, progress, self.sizes)
        seats = self.lesson.seats
        take_weights(self.evaluator, {**self.best, seats: stepped(self.best[seats], self.sizes, drawn, leads)})

    def calibrate(self, seeds: range, progress: Progress) -> tuple[float, float]:
        """Fit the early and the late spread to games with the best weights, and return them."""
        rows, won = self.gathered(predictions, seeds, progress)
        early, late = calibrated(rows, won)
        seats = self.lesson.seats
        self.best = {**self.best, seats: {**self.best[seats], "spread": ([early], [late])}}
        take_weights(self.evaluator, self.best)
        return early, late

    def gathered(
        self, play_one: Callable[..., tuple[Array, Array]], seeds: range, progress: Progress, *more: Array
    ) -> tuple[Array, Array]:
        """Play many games, and return all their samples."""
        many = len(seeds)
        found = self.pool.map(
            play_one, [self.lesson] * many, [self.best] * many, *[[one] * many for one in more], seeds
        )
        samples = list(watched(found, progress))
        return np.vstack([x for x, _ in samples]), np.concatenate([y for _, y in samples])

    def compare(self, seeds: range, progress: Progress) -> float:
        """Let the new weights play the best so far, and keep the better ones; return the new ones' share of wins."""
        after = weights_document(self.evaluator)
        many = len(seeds)
        share = 1.0
        if self.lesson.seats in self.best:
            games_of = self.pool.map(duel, [self.lesson] * many, [after] * many, [self.best] * many, seeds)
            share = sum(watched(games_of, progress)) / many
        if share >= 0.5:
            self.best = after
        else:
            take_weights(self.evaluator, self.best)
        return share

    def end(self) -> None:
        """Stop the processes."""
        self.pool.shutdown(cancel_futures=True)


def watched(found: Iterable[T], progress: Progress) -> Iterator[T]:
    """Report every game as it ends."""
    for one in found:
        progress.step()
        yield one


def explained(weights: Weights, rows: Array, ends: Array) -> float:
    """Return the explained variance of final leads."""
    guess = columns(rows) @ np.array([*weights.early, *weights.late])
    return float(1 - ((ends - guess) ** 2).mean() / (ends**2).mean())
