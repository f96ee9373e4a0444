"""Hints that teach: what matters now, a comparison of the best options, and the best move.

They are computed from worlds sampled from what one viewer knows, so a hint reveals nothing hidden.
"""

from __future__ import annotations

from dataclasses import dataclass

from beffroi.bots.base import Decision
from beffroi.bots.levels import budget_of
from beffroi.bots.searcher import Budget, Searcher
from beffroi.kernel.evaluation import Evaluation
from beffroi.kernel.flow import NOBODY, State, play_legal
from beffroi.kernel.game import Game
from beffroi.kernel.greedy import quiesce

ADVISER = "journeyman:200"  # simulations
WORLDS = 4  # the effect of an option is averaged over this many
COMPARED = 3  # options
TOLD = 4  # changes shown for an option
MATTERING = 3  # features
LEAST = 0.05  # a smaller change is sampling noise
LEAST_WORTH = 0.15  # points


@dataclass(frozen=True)
class Change:
    """How much an option changes a feature of the seat, and what that is worth in points."""

    feature: str
    amount: float
    worth: float


@dataclass(frozen=True)
class Compared:
    """An option with its chance to win according to the search, and what it changes."""

    text: str
    chance: float
    changes: tuple[Change, ...]


@dataclass(frozen=True)
class Hint:
    """What matters, and the best options."""

    matters: tuple[str, ...]
    options: tuple[Compared, ...]  # best first; the first is the move

    def move(self) -> str:
        """Return the move itself."""
        return self.options[0].text


def hint(decision: Decision, budget: Budget | None = None) -> Hint:
    """Return a hint for a decision."""
    game, seat = decision.game, decision.seat
    search = Searcher(lambda key, seats: budget or budget_of(ADVISER, key, seats)).searched(decision)
    root = search.root
    order = sorted(range(len(root.actions)), key=lambda i: (-int(root.tries[i]), -float(root.value(i))))
    worlds = decision.worlds(WORLDS)
    evaluator = game.evaluation()
    brought = {i: gains(evaluator, worlds, seat, int(root.actions[i])) for i in order}
    compared = tuple(
        Compared(game.words.text(root.actions[i]), float(root.value(i)), telling(brought[i])) for i in order[:COMPARED]
    )
    return Hint(mattering(list(brought.values())), compared)


def gains(evaluator: Evaluation, worlds: list[State], seat: int, action: int) -> list[Change]:
    """Return what an option changes, averaged over some worlds, once the state is quiet."""
    pairs: list[tuple[State, State]] = []
    for world in worlds:
        after = world.clone()
        play_legal(after, seat, action)
        quiesce(evaluator, after)
        pairs.append((world, after))
    return changes(evaluator, pairs, seat)


def changes(evaluator: Evaluation, pairs: list[tuple[State, State]], seat: int) -> list[Change]:
    """Return the mean change of each feature of a seat between states and later ones."""
    evaluator.use(evaluator.seats(pairs[0][0]))
    progress = float(evaluator.progress(pairs[0][0]))
    total = [0.0] * len(evaluator.names)
    for before, after in pairs:
        for state, sign in ((before, -1.0), (after, 1.0)):
            evaluator.count(state, seat, evaluator.counts)
            for i, found in enumerate(evaluator.counts):
                total[i] += sign * found / len(pairs)
    weights = evaluator.current
    out: list[Change] = []
    for i, name in enumerate(evaluator.names):
        weight = float(weights.early[i]) * (1 - progress) + float(weights.late[i]) * progress
        out.append(Change(name, total[i], total[i] * weight))
    return out


def telling(found: list[Change]) -> tuple[Change, ...]:
    """Return the changes worth showing, the largest first."""
    kept = [one for one in found if abs(one.amount) >= LEAST and abs(one.worth) >= LEAST_WORTH]
    return tuple(sorted(kept, key=lambda one: (-abs(one.worth), one.feature))[:TOLD])


def mattering(found: list[list[Change]]) -> tuple[str, ...]:
    """Return the features in which the options differ most."""
    spread: list[tuple[float, str]] = []
    for i in range(len(found[0])):
        worths = [one[i].worth for one in found]
        spread.append((max(worths) - min(worths), found[0][i].feature))
    best = sorted(spread, key=lambda one: (-one[0], one[1]))[:MATTERING]
    return tuple(name for size, name in best if size >= LEAST_WORTH)


def explained(game: Game, before: State, after: State, viewer: int, seat: int, seed: int) -> tuple[Change, ...]:
    """Return what a move changed for its seat, by what one viewer knew before and knows after it."""
    if after.asked == NOBODY:
        return ()
    pairs = [
        (game.sample(before, viewer, seed + number), game.sample(after, viewer, seed + number))
        for number in range(WORLDS)
    ]
    return telling(changes(game.evaluation(), pairs, seat))
