"""Evaluation: a game counts features of each side, learned weights turn them into predicted points.

Only differences between sides matter: points that every side will get are not predicted.
"""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from beffroi.kernel.errors import DataError
from beffroi.kernel.flow import NOBODY, State
from beffroi.kernel.reader import read_toml

NO_ACTION: Final[i64] = -1
NO_BASELINE: Final = vec[float]([])
SPREAD = "spread"  # row of a weights file: error of predicted leads, early and late
LEAST_SPREAD = 1.0  # points
POINTS = 0.1  # share of the reward that depends on the margin, so that decided games are still played well
FAR = 15.0  # points that make a clear win or loss


@final
class Weights:
    """What one unit of each feature is worth early and late in a game, in points."""

    def __init__(self, early: list[float], late: list[float], spread: tuple[float, float]) -> None:
        self.early = vec[float](early)
        self.late = vec[float](late)
        self.spread_early: float = spread[0]
        self.spread_late: float = spread[1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Evaluates the states of one game; each game subclasses it."""

    def __init__(self, names: list[str], weights: dict[int, Weights]) -> None:
        self.names = names
        self.weights = weights
        self.counts = vec[float]([0.0] * len(names))  # scratch
        self.current = Weights([0.0] * len(names), [0.0] * len(names), (FAR, FAR))
        self.current_seats: i64 = 0

    def seats(self, state: State) -> i64:
        """Return the number of players."""
        raise NotImplementedError

    def sides(self, state: State) -> i64:
        """Return the number of sides: the seats, then an opponent without a seat if there is one."""
        return self.seats(state)

    def progress(self, state: State) -> float:
        """Return how much of the game has been played, from 0 to 1."""
        raise NotImplementedError

    def quiet(self, state: State) -> bool:
        """Whether nothing is half done, so that features can be trusted; others are played on first (quiescence)."""
        return True

    def considered(self, state: State, seat: i64, options: vec[i64]) -> vec[i64]:
        """Prune options: those that take something back, and all but one of equivalent orderings."""
        return options

    def default_action(self, state: State, seat: i64) -> i64:
        """Default policy: a good move found without search, or NO_ACTION where options must be compared."""
        return NO_ACTION

    def has_default_action(self, state: State, seat: i64) -> bool:
        """Whether `default_action` would return an action. Override it where that is cheaper to know."""
        return self.default_action(state, seat) != NO_ACTION

    def rollout_action(self, state: State, seat: i64) -> i64:
        """Rollout policy: a fast move for simulations, or NO_ACTION. Defaults to `default_action`."""
        return self.default_action(state, seat)

    def round_number(self, state: State) -> i64:
        """Return the number of the current round, in which searches count their horizon."""
        return 0

    def others_unchanged(self, before: State, after: State) -> bool:
        """Whether what a seat did between two states cannot have affected the features of other sides."""
        return False

    def count(self, state: State, side: i64, out: vec[float]) -> None:
        """Write the features of a side, in the order of their names."""
        raise NotImplementedError

    def use(self, seats: i64) -> None:
        """Use the weights for a number of players."""
        self.current_seats = seats
        self.current = self.weights_for(seats)

    def weights_for(self, seats: i64) -> Weights:
        """Return the weights for a number of players, or for the nearest number there is."""
        known = sorted(self.weights, key=lambda number: (abs(number - int(seats)), number))
        return self.weights[known[0]] if known else self.current

    def points(self, state: State, side: i64, progress: float) -> float:
        """Return the predicted points of a side, without what every side will get."""
        counts = self.counts
        self.count(state, side, counts)
        early = self.current.early
        late = self.current.late
        total = 0.0
        for i in range(len(counts)):
            total += counts[i] * (early[i] + (late[i] - early[i]) * progress)
        return total

    def forecast(self, state: State) -> vec[float]:
        """Return the points of every side, predicted or final."""
        sides = self.sides(state)
        seats = self.seats(state)
        if seats != self.current_seats:
            self.use(seats)
        out = vec[float]([0.0] * sides)
        if state.asked == NOBODY:
            for side in range(sides):
                out[side] = float(state.score(side))
        else:
            progress = self.progress(state)
            for side in range(sides):
                out[side] = self.points(state, side, progress)
        return out

    def baseline(self, state: State) -> vec[float]:
        """Return the points of every side where a seat's options cannot affect other sides, else NO_BASELINE."""
        return self.forecast(state) if self.others_unchanged(state, state) else NO_BASELINE

    def updated(self, baseline: vec[float], before: State, after: State, seat: i64) -> vec[float]:
        """Return the points of every side after an act of a seat; only its own are counted again where possible."""
        if len(baseline) == 0 or not self.others_unchanged(before, after):
            return self.forecast(after)
        out = baseline[:]
        out[seat] = self.points(after, seat, self.progress(after))
        return out

    def chances(self, state: State) -> vec[float]:
        """Return each side's chance to win; at the end of a game its reward."""
        return self.chances_from(self.forecast(state), state)

    def chances_from(self, points: vec[float], state: State) -> vec[float]:
        """Return the same from points that are already known."""
        if state.asked == NOBODY:
            return rewards(points)
        progress = self.progress(state)
        early = self.current.spread_early
        return softmax(points, max(LEAST_SPREAD, early + (self.current.spread_late - early) * progress))


def ahead_of(points: vec[float], seat: i64) -> float:
    """Return the lead of a seat over the mean of the others."""
    others = 0.0
    for side in range(len(points)):
        if side != seat:
            others += points[side]
    return points[seat] - others / max(1.0, float(len(points) - 1))


def softmax(points: vec[float], scale: float) -> vec[float]:
    """Softmax of points; a side with `scale` more points is e times as likely."""
    most = points[0]
    for one in points:
        most = max(most, one)
    out = vec[float]([0.0] * len(points))
    total = 0.0
    for i in range(len(points)):
        out[i] = exp((points[i] - most) / scale)
        total += out[i]
    for i in range(len(points)):
        out[i] = out[i] / total
    return out


def rewards(points: vec[float]) -> vec[float]:
    """Return the reward of each side at the end: mostly the win, shared by ties, and a little for the margin."""
    most = points[0]
    for one in points:
        most = max(most, one)
    first = 0.0
    for one in points:
        if one == most:
            first += 1.0
    out = softmax(points, FAR)
    for i in range(len(points)):
        won = 1.0 / first if points[i] == most else 0.0
        out[i] = out[i] * POINTS + won * (1.0 - POINTS)
    return out


def read_weights(path: Path, names: list[str]) -> dict[int, Weights]:
    """Read a weights file: for each number of players an early and a late weight of every feature."""
    if not path.is_file():
        return {}
    out: dict[int, Weights] = {}
    for number, rows in read_toml(path).items():
        where = f"{path.name} [{number}]"
        if not number.isdigit() or not isinstance(rows, dict):
            raise DataError(where, "must be a number of players with its rows")
        for name in rows:
            if name not in names and name != SPREAD:
                raise DataError(f"{where} {name[:40]}", "is not a feature of this game")
        pairs = [pair(rows, name, where) for name in names]
        out[int(number)] = Weights([one[0] for one in pairs], [one[1] for one in pairs], pair(rows, SPREAD, where))
    return out


def pair(rows: dict[str, Any], name: str, where: str) -> tuple[float, float]:
    """Return the two figures of a row."""
    row = rows.get(name)
    if not isinstance(row, list) or len(row) != 2 or not all(isinstance(one, (int, float)) for one in row):
        raise DataError(f"{where} {name}", "must be two numbers: early and late; rewrite them with beffroi tune")
    return float(row[0]), float(row[1])
