"""Hints that teach: what matters now, the best options compared by what they bring, and the move.

Everything is reckoned on worlds that agree with what one viewer knows, so a hint tells nobody what is hidden.
"""

from __future__ import annotations

from dataclasses import dataclass

from beffroi.bots.base import Glimpse
from beffroi.bots.levels import budget_of
from beffroi.bots.searcher import Budget, Searcher
from beffroi.kernel.evaluation import Evaluation
from beffroi.kernel.flow import NOBODY, State, play_legal
from beffroi.kernel.game import Game
from beffroi.kernel.greedy import settle

ADVISER = "journeyman:200"  # simulations
WORLDS = 4  # on which what an option brings is averaged
COMPARED = 3  # options
TOLD = 4  # changes of an option that are worth telling
MATTERING = 3  # features
LEAST = 0.05  # a change below this is noise of the worlds
LEAST_WORTH = 0.15  # points


@dataclass(frozen=True)
class Change:
    """By how much an option changes a feature of the seat, and what that is worth in points."""

    feature: str
    amount: float
    worth: float


@dataclass(frozen=True)
class Compared:
    """An option with the chance to win that the search gives it, and what it brings."""

    text: str
    chance: float
    changes: tuple[Change, ...]


@dataclass(frozen=True)
class Hint:
    """What to think of, and what to think of it."""

    matters: tuple[str, ...]
    options: tuple[Compared, ...]  # the best first; the first is the move

    def move(self) -> str:
        """Return the move itself."""
        return self.options[0].text


def hint(glimpse: Glimpse, budget: Budget | None = None) -> Hint:
    """Return a hint for whoever has this glimpse."""
    game, seat = glimpse.game, glimpse.seat
    search = Searcher(lambda key, seats: budget or budget_of(ADVISER, key, seats)).searched(glimpse)
    root = search.root
    order = sorted(range(len(root.actions)), key=lambda i: (-int(root.tries[i]), -float(root.value(i))))
    worlds = glimpse.worlds(WORLDS)
    judge = game.evaluation()
    brought = {i: gains(judge, worlds, seat, int(root.actions[i])) for i in order}
    compared = tuple(
        Compared(game.words.text(root.actions[i]), float(root.value(i)), telling(brought[i])) for i in order[:COMPARED]
    )
    return Hint(mattering(list(brought.values())), compared)


def gains(judge: Evaluation, worlds: list[State], seat: int, action: int) -> list[Change]:
    """Return what an option brings, on the mean of some worlds, what it begins finished."""
    pairs: list[tuple[State, State]] = []
    for world in worlds:
        after = world.clone()
        play_legal(after, seat, action)
        settle(judge, after)
        pairs.append((world, after))
    return changes(judge, pairs, seat)


def changes(judge: Evaluation, pairs: list[tuple[State, State]], seat: int) -> list[Change]:
    """Return how the features of a seat differ between states and later ones, on the mean."""
    judge.use(judge.seats(pairs[0][0]))
    progress = float(judge.progress(pairs[0][0]))
    total = [0.0] * len(judge.names)
    for before, after in pairs:
        for state, sign in ((before, -1.0), (after, 1.0)):
            judge.count(state, seat, judge.counts)
            for i, found in enumerate(judge.counts):
                total[i] += sign * found / len(pairs)
    weights = judge.current
    out: list[Change] = []
    for i, name in enumerate(judge.names):
        weight = float(weights.early[i]) * (1 - progress) + float(weights.late[i]) * progress
        out.append(Change(name, total[i], total[i] * weight))
    return out


def telling(found: list[Change]) -> tuple[Change, ...]:
    """Return the changes that are worth telling, the weightiest first."""
    kept = [one for one in found if abs(one.amount) >= LEAST and abs(one.worth) >= LEAST_WORTH]
    return tuple(sorted(kept, key=lambda one: (-abs(one.worth), one.feature))[:TOLD])


def mattering(found: list[list[Change]]) -> tuple[str, ...]:
    """Return the features by which the options differ most."""
    spread: list[tuple[float, str]] = []
    for i in range(len(found[0])):
        worths = [one[i].worth for one in found]
        spread.append((max(worths) - min(worths), found[0][i].feature))
    best = sorted(spread, key=lambda one: (-one[0], one[1]))[:MATTERING]
    return tuple(name for size, name in best if size >= LEAST_WORTH)


def explained(game: Game, before: State, after: State, viewer: int, seat: int, seed: int) -> tuple[Change, ...]:
    """Return what a move brought the seat that made it, by what one viewer knew before and knows after it."""
    if after.asked == NOBODY:
        return ()
    pairs = [
        (game.sample(before, viewer, seed + number), game.sample(after, viewer, seed + number))
        for number in range(WORLDS)
    ]
    return telling(changes(game.evaluation(), pairs, seat))
