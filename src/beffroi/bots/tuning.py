"""Learns the weights of an evaluation from games that bots with the weights so far play among themselves.

What a feature is worth is how much more a side wins by who has one more of it: a linear regression of final leads on
differences of features, early and late in a game apart. Then matches between neighbors move the weights on. Either way
what does not win against the best so far is dropped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import numpy as np

from beffroi import games
from beffroi.bots.calibration import calibrated, foretold
from beffroi.bots.neighbors import NOTHING, Array, Rows, flat, neighbor, stepped
from beffroi.kernel.chance import Rng
from beffroi.kernel.evaluation import Evaluation, Weights
from beffroi.kernel.flow import State, legal, play_legal
from beffroi.kernel.game import Game
from beffroi.kernel.greedy import step_ahead
from beffroi.kernel.laws import choose
from beffroi.kernel.search import playing_rng

Figures = dict[int, Rows]  # weights as plain figures, by number of players: what travels between processes
T = TypeVar("T")
TRIES = 12  # times in a hundred that a learner does something else, to see what becomes of it
STEADY = 0.005  # how strongly weights are held near those before, in parts of the samples
ROWS = 60  # samples of one game, at most
REMEMBERED = 3  # rounds from which weights are learnt


class Progress(Protocol):
    """Somebody who is told when a game is done."""

    def step(self) -> None: ...


@dataclass(frozen=True)
class Lesson:
    """What learners play: a game, its options, how many of them."""

    key: str
    options: dict[str, str]
    seats: int


def weights_document(judge: Evaluation) -> Figures:
    """Return all weights as plain figures, to be sent to other processes."""
    return {
        number: {"pairs": (list(one.early), list(one.late)), "spread": ([one.wide], [one.narrow])}
        for number, one in judge.weights.items()
    }


def take_weights(judge: Evaluation, document: Figures) -> None:
    """Let an evaluation judge by these weights."""
    judge.weights.clear()
    for number, rows in document.items():
        spread = (rows["spread"][0][0], rows["spread"][1][0])
        judge.weights[number] = Weights(rows["pairs"][0], rows["pairs"][1], spread)
    judge.use(judge.current_seats)


def played(lesson: Lesson, weights: Figures, sizes: Array, seed: int) -> tuple[Array, Array]:
    """Play one game and return its samples: differences of features with progress, and the lead in the end.

    Everybody judges a little differently, so that games are not all alike.
    """
    game = games.load(lesson.key)
    judge = game.evaluation()
    state = game.new(lesson.seats, lesson.options, seed)
    rng = playing_rng(seed)
    drawn = np.random.default_rng(seed).normal(size=(lesson.seats, 2 * len(judge.names)))
    minds = [around(weights, lesson.seats, sizes, one) for one in drawn]
    sides = int(judge.sides(state))
    seen: list[tuple[Array, float]] = []
    while state.waiting:
        if judge.calm(state):
            seen.append((features(judge, state, sides), judge.progress(state)))
        take_weights(judge, minds[int(state.asked)])
        play_legal(state, state.asked, learner(game, judge, state, rng))
    final = np.array([float(state.score(side)) for side in range(sides)])
    if len(seen) > ROWS:
        seen = [seen[i] for i in sorted({int(rng.below(len(seen))) for _ in range(ROWS)})]
    rows = [np.append(lead_of(found, side), t) for found, t in seen for side in range(lesson.seats)]
    ends = [lead_of(final, side) for _ in seen for side in range(lesson.seats)]
    return np.array(rows), np.array(ends)


def around(weights: Figures, seats: int, sizes: Array, drawn: Array) -> Figures:
    """Return a neighbor of the weights for so many players; of none where there are none."""
    return {seats: neighbor(weights[seats], sizes, drawn)} if seats in weights else weights


def matched(lesson: Lesson, weights: Figures, sizes: Array, seed: int) -> tuple[Array, Array]:
    """Let neighbors play one another; return how they differ and by how much each led in the end."""
    game = games.load(lesson.key)
    drawn = np.random.default_rng(seed).normal(size=(lesson.seats, 2 * len(game.evaluation().names)))
    state = finished(lesson, [around(weights, lesson.seats, sizes, one) for one in drawn], seed)
    sides = int(game.evaluation().sides(state))
    final = np.array([float(state.score(side)) for side in range(sides)])
    apart = drawn if lesson.seats == 1 else np.array([lead_of(drawn, seat) for seat in range(lesson.seats)])
    return apart, np.array([lead_of(final, seat) for seat in range(lesson.seats)])


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


def spelt(rows: Array) -> Array:
    """Return samples as columns for every weight: the early ones, then the late ones."""
    progress = rows[:, -1:]
    return np.hstack([rows[:, :-1] * (1 - progress), rows[:, :-1] * progress])


def fitted(rows: Array, ends: Array, before: Array) -> Weights:
    """Return the weights by which features foretell the end best, and how far they err."""
    x = spelt(rows)
    size = usual(x)
    scaled = x / size
    held = scaled.T @ scaled + STEADY * len(x) * np.eye(x.shape[1])
    solved = before + np.linalg.solve(held, scaled.T @ (ends - x @ before)) / size
    error = np.abs(ends - x @ solved)
    # a lead that errs by a normal law with deviation d wins about as a logistic law with scale 0.55 d says
    slope = np.polyfit(rows[:, -1], error * 1.25 * 0.55, 1)
    half = len(solved) // 2
    return Weights(
        [float(one) for one in solved[:half]],
        [float(one) for one in solved[half:]],
        (float(slope[1]), float(slope[0] + slope[1])),
    )


def usual(x: Array) -> Array:
    """Return how large each column usually is; a little more than nothing, so that it may divide."""
    size: Array = np.sqrt((x**2).mean(axis=0)) + NOTHING
    return size


def duel(lesson: Lesson, ours: Figures, theirs: Figures, seed: int) -> float:
    """Let two sets of weights play one another, every other seat each; return the share of the win that is ours."""
    if lesson.seats == 1:
        won = [bool(winners(lesson, [weights], seed)) for weights in (ours, theirs)]
        return 0.5 + (won[0] - won[1]) / 2
    sets = [ours, theirs] if seed % 2 == 0 else [theirs, ours]
    first = winners(lesson, [sets[seat % 2] for seat in range(lesson.seats)], seed // 2)
    return sum(seat % 2 == seed % 2 for seat in first) / len(first)


def winners(lesson: Lesson, weights: list[Figures], seed: int) -> list[int]:
    """Play a game in which each seat judges by its own weights; return who won."""
    ranks = games.load(lesson.key).ranks(finished(lesson, weights, seed))
    return [seat for seat, rank in enumerate(ranks) if rank == 1]


def finished(lesson: Lesson, weights: list[Figures], seed: int) -> State:
    """Play a game in which each seat judges by its own weights; return how it ended."""
    game = games.load(lesson.key)
    judge = game.evaluation()
    state = game.new(lesson.seats, lesson.options, seed)
    rng = playing_rng(seed)
    while state.waiting:
        seat = int(state.asked)
        options = legal(state, seat)
        action = options[0]
        if len(options) > 1:
            take_weights(judge, weights[seat])
            action = int(step_ahead(judge, [game.sample(state, seat, rng.next32())], seat, rng))
        play_legal(state, seat, action)
    return state


def told(lesson: Lesson, weights: Figures, seed: int) -> tuple[Array, Array]:
    """Play one game in which all judge by these weights; return what was foretold, and who won."""
    game = games.load(lesson.key)
    judge = game.evaluation()
    take_weights(judge, weights)
    return foretold(game, judge, lesson.options, lesson.seats, seed)


class School:
    """Learners of one lesson: they play, learn from the games of the last rounds, and keep what wins."""

    def __init__(self, lesson: Lesson, processes: int) -> None:
        self.lesson = lesson
        self.pool = ProcessPoolExecutor(processes)
        self.judge = games.load(lesson.key).evaluation()
        self.best = weights_document(self.judge)
        self.sizes = np.ones(2 * len(self.judge.names))  # by how much sides usually differ in each feature
        self.rounds: list[tuple[Array, Array]] = []

    def learn(self, seeds: range, progress: Progress) -> float:
        """Play games with the best weights so far and learn from them; return the share of leads explained."""
        self.rounds.append(self.gathered(played, seeds, progress, self.sizes))
        rows = np.vstack([x for x, _ in self.rounds[-REMEMBERED:]])
        ends = np.concatenate([y for _, y in self.rounds[-REMEMBERED:]])
        known = self.lesson.seats in self.best
        before = flat(self.best[self.lesson.seats]) if known else np.zeros(len(self.sizes))
        self.sizes = usual(spelt(rows))
        self.judge.weights[self.lesson.seats] = fitted(rows, ends, before)
        return explained(self.judge.weights[self.lesson.seats], rows, ends)

    def polish(self, seeds: range, progress: Progress) -> None:
        """Let neighbors of the best weights so far play one another, and go where the points are."""
        drawn, leads = self.gathered(matched, seeds, progress, self.sizes)
        seats = self.lesson.seats
        take_weights(self.judge, {**self.best, seats: stepped(self.best[seats], self.sizes, drawn, leads)})

    def calibrate(self, seeds: range, progress: Progress) -> tuple[float, float]:
        """Play with the best weights, learn how far their foretold leads err early and late, and return it."""
        rows, won = self.gathered(told, seeds, progress)
        wide, narrow = calibrated(rows, won)
        seats = self.lesson.seats
        self.best = {**self.best, seats: {**self.best[seats], "spread": ([wide], [narrow])}}
        take_weights(self.judge, self.best)
        return wide, narrow

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
        """Let what was learnt play what was best before, and keep the better one; return the share of wins."""
        after = weights_document(self.judge)
        many = len(seeds)
        share = 1.0
        if self.lesson.seats in self.best:
            games_of = self.pool.map(duel, [self.lesson] * many, [after] * many, [self.best] * many, seeds)
            share = sum(watched(games_of, progress)) / many
        if share >= 0.5:
            self.best = after
        else:
            take_weights(self.judge, self.best)
        return share

    def end(self) -> None:
        """Send the learners home."""
        self.pool.shutdown(cancel_futures=True)


def watched(found: Iterable[T], progress: Progress) -> Iterator[T]:
    """Tell about every game as it ends."""
    for one in found:
        progress.step()
        yield one


def explained(weights: Weights, rows: Array, ends: Array) -> float:
    """Return the share of final leads that weights explain."""
    guess = spelt(rows) @ np.array([*weights.early, *weights.late])
    return float(1 - ((ends - guess) ** 2).mean() / (ends**2).mean())
