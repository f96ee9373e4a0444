# mypyc: skip
"""Defaults for games that bring nothing of their own: bots that look at points, observations of the whole table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from beffroi.kernel.evaluation import FAR, Evaluation, Weights
from beffroi.kernel.layout import Section

if TYPE_CHECKING:
    from beffroi.kernel.game import Game

POINTS = "points"
HALF = 0.5  # how much of the game has been played, if nobody knows how long it lasts


class PlainEvaluation(Evaluation):
    """Evaluates by the current points; slow, but it needs no knowledge of the game."""

    def __init__(self, game: Game) -> None:
        super().__init__([POINTS], {})
        self.game = game
        self.current = Weights([1.0], [1.0], (FAR, FAR))

    def seats(self, state: Any) -> int:
        return len(self.game.scores(state))

    def progress(self, state: Any) -> float:
        _, now, last = self.game.calendar(state)[0]
        return min(1.0, now / last) if last else HALF

    def round_number(self, state: Any) -> int:
        out = 0
        for _, now, last in self.game.calendar(state):
            out = out * (last + 1) + now
        return out

    def count(self, state: Any, side: int, out: Any) -> None:
        out[0] = float(state.score(side))


def whole_table(numbers: list[int]) -> list[Section]:
    """Return the one section of an observation that shows everything: as many numbers as the table has."""
    return [Section("table", [str(i + 1) for i in range(len(numbers))])]
