"""How well each side stands: a game counts features, weights learnt from games turn them into points to come.

Only differences between sides mean anything: what everybody will get alike is not foretold.
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

NO_HABIT: Final[i64] = -1
NOTHING_KNOWN: Final = vec[float]([])
SPREAD = "spread"  # how far foretold leads err, as a row of a file of weights
LEAST_SPREAD = 1.0  # points
POINTS = 0.1  # how much of a result is how far one won or lost, for who cannot win or cannot lose any more
FAR = 15.0  # points that win or lose clearly


@final
class Weights:
    """What one of each feature is worth at the beginning and at the end of a game, in points."""

    def __init__(self, early: list[float], late: list[float], spread: tuple[float, float]) -> None:
        self.early = vec[float](early)
        self.late = vec[float](late)
        self.wide: float = spread[0]
        self.narrow: float = spread[1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Judges the states of one game. Each game subclasses it: what it counts, when a state can be judged."""

    def __init__(self, names: list[str], weights: dict[int, Weights]) -> None:
        self.names = names
        self.weights = weights
        self.counts = vec[float]([0.0] * len(names))  # scratch
        self.current = Weights([0.0] * len(names), [0.0] * len(names), (FAR, FAR))
        self.current_seats: i64 = 0

    def seats(self, state: State) -> i64:
        """Return how many play."""
        raise NotImplementedError

    def sides(self, state: State) -> i64:
        """Return how many compete: the seats, and after them an opponent without a seat."""
        return self.seats(state)

    def progress(self, state: State) -> float:
        """Return how much of the game lies behind, from 0 to 1."""
        raise NotImplementedError

    def calm(self, state: State) -> bool:
        """Tell whether nothing that was begun is unfinished: only then features tell the truth."""
        return True

    def considered(self, state: State, seat: i64, options: vec[i64]) -> vec[i64]:
        """Return the options that bots need: none that takes back, none that another order makes needless."""
        return options

    def habit(self, state: State, seat: i64) -> i64:
        """Return what a quick player does here by plain reckoning, or NO_HABIT where options must be compared."""
        return NO_HABIT

    def has_habit(self, state: State, seat: i64) -> bool:
        """Tell whether there is a habit here, for who need not know which: games may tell it for less."""
        return self.habit(state, seat) != NO_HABIT

    def routine(self, state: State, seat: i64) -> i64:
        """Return what is done here where a game is only played on to see where it leads: the habit, or roughly that."""
        return self.habit(state, seat)

    def hour(self, state: State) -> i64:
        """Return how often the clock of the game has struck; searchers may play on until it strikes again."""
        return 0

    def apart(self, before: State, after: State) -> bool:
        """Tell whether nothing that a seat did between two states can have changed what the other sides count."""
        return False

    def count(self, state: State, side: i64, out: vec[float]) -> None:
        """Count every feature of a side, in the order of their names."""
        raise NotImplementedError

    def use(self, seats: i64) -> None:
        """Take the weights for so many players."""
        self.current_seats = seats
        self.current = self.weights_for(seats)

    def weights_for(self, seats: i64) -> Weights:
        """Return the weights for so many players, or for the nearest number that is known."""
        known = sorted(self.weights, key=lambda number: (abs(number - int(seats)), number))
        return self.weights[known[0]] if known else self.current

    def points(self, state: State, side: i64, progress: float) -> float:
        """Return the points that a side will have, but for what everybody will get alike."""
        counts = self.counts
        self.count(state, side, counts)
        early = self.current.early
        late = self.current.late
        total = 0.0
        for i in range(len(counts)):
            total += counts[i] * (early[i] + (late[i] - early[i]) * progress)
        return total

    def forecast(self, state: State) -> vec[float]:
        """Return the points of every side, foretold or final."""
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

    def known(self, state: State) -> vec[float]:
        """Return the points of every side where options of one seat leave those of the others; else nothing."""
        return self.forecast(state) if self.apart(state, state) else NOTHING_KNOWN

    def revised(self, known: vec[float], before: State, after: State, seat: i64) -> vec[float]:
        """Return the points of every side after what a seat did; what stayed as it was is not counted again."""
        if len(known) == 0 or not self.apart(before, after):
            return self.forecast(after)
        out = known[:]
        out[seat] = self.points(after, seat, self.progress(after))
        return out

    def lead(self, state: State, seat: i64) -> float:
        """Return by how much a seat is ahead of the mean of the others, foretold or final."""
        return ahead_of(self.forecast(state), seat)

    def chances(self, state: State) -> vec[float]:
        """Return the chance of each side to win, foretold; at the end who won, and by how much."""
        return self.chances_by(self.forecast(state), state)

    def chances_by(self, found: vec[float], state: State) -> vec[float]:
        """Return the same by points that are known."""
        if state.asked == NOBODY:
            return results(found)
        progress = self.progress(state)
        wide = self.current.wide
        return shares(found, max(LEAST_SPREAD, wide + (self.current.narrow - wide) * progress))


def ahead_of(points: vec[float], seat: i64) -> float:
    """Return by how much a seat is ahead of the mean of the others."""
    others = 0.0
    for side in range(len(points)):
        if side != seat:
            others += points[side]
    return points[seat] - others / max(1.0, float(len(points) - 1))


def shares(points: vec[float], scale: float) -> vec[float]:
    """Return parts of one: the more points, the larger; `scale` points make a side about three times as likely."""
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


def results(points: vec[float]) -> vec[float]:
    """Return what a result is worth to each side: the victory, shared by all who have most, and some for points."""
    most = points[0]
    for one in points:
        most = max(most, one)
    first = 0.0
    for one in points:
        if one == most:
            first += 1.0
    out = shares(points, FAR)
    for i in range(len(points)):
        won = 1.0 / first if points[i] == most else 0.0
        out[i] = out[i] * POINTS + won * (1.0 - POINTS)
    return out


def read_weights(path: Path, names: list[str]) -> dict[int, Weights]:
    """Read a file of weights: for each number of players two figures of every feature, early and late."""
    if not path.is_file():
        return {}
    out: dict[int, Weights] = {}
    for number, rows in read_toml(path).items():
        where = f"{path.name} [{number}]"
        if not number.isdigit() or not isinstance(rows, dict):
            raise DataError(where, "is no number of players with its rows")
        for name in rows:
            if name not in names and name != SPREAD:
                raise DataError(f"{where} {name[:40]}", "is no feature of this game")
        pairs = [pair(rows, name, where) for name in names]
        out[int(number)] = Weights([one[0] for one in pairs], [one[1] for one in pairs], pair(rows, SPREAD, where))
    return out


def pair(rows: dict[str, Any], name: str, where: str) -> tuple[float, float]:
    """Return the two figures of a row."""
    row = rows.get(name)
    if not isinstance(row, list) or len(row) != 2 or not all(isinstance(one, (int, float)) for one in row):
        raise DataError(f"{where} {name}", "must be two numbers: early and late; write them anew with beffroi tune")
    return float(row[0]), float(row[1])
