"""Bots that search: the kernel's tree search, run for a number of simulations or for a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from beffroi.bots.base import Decision
from beffroi.kernel.search import playing_rng
from beffroi.kernel.tree import EXPLORATION, PRIOR_WEIGHT, Search, SearchConfig

SAFETY = 1.5  # the next simulation may take up to this many times the longest so far

Tally = dict[str, tuple[int, float]]  # of each option: its visits and its mean value


@dataclass(frozen=True)
class Budget:
    """How long a bot searches, in simulations (reproducible), seconds or both, and the parameters of its search."""

    simulations: int = 0
    seconds: float = 0.0
    rollout_depth: int = 0
    rollout_width: int = 0
    horizon: int = 0
    prior_weight: float = PRIOR_WEIGHT
    exploration: float = EXPLORATION

    def config(self) -> SearchConfig:
        """Return the parameters of the search."""
        return SearchConfig(
            self.prior_weight,
            self.exploration,
            rollout_depth=self.rollout_depth,
            rollout_width=self.rollout_width,
            horizon=self.horizon,
        )


Budgets = Callable[[str, int], Budget]  # by key of the game and number of players


class Searcher:
    """A bot that searches within a budget."""

    def __init__(self, budgets: Budgets, clock: Callable[[], float] = perf_counter) -> None:
        self.budgets = budgets
        self.clock = clock

    def __call__(self, decision: Decision) -> str:
        """Choose the most visited option."""
        if len(decision.actions) == 1:
            return decision.options[0]
        return decision.game.words.text(self.searched(decision, through=False).best())

    def searched(self, decision: Decision, through: bool = True) -> Search:
        """Search until the budget is spent; unless `through`, stop once the rest of it cannot change the choice."""
        before = began = self.clock()
        budget = self.budgets(decision.game.key, decision.seats)
        rng = playing_rng(decision.seed)
        search = Search(decision.game.evaluation(), decision.world, decision.seat, rng, budget.config())
        if not budget.seconds:
            if through:
                search.run(budget.simulations)
            else:
                search.decide(budget.simulations)
        longest = 0.0
        while budget.seconds and (not budget.simulations or search.simulations < budget.simulations):
            now = self.clock()
            longest = max(longest, now - before if search.simulations else 0.0)
            before = now
            if now - began + SAFETY * longest > budget.seconds:
                break
            search.run(1)
        return search


def tallied(searcher: Searcher, decision: Decision) -> Tally:
    """Search, and return visits and value of each option."""
    root = searcher.searched(decision).root
    text = decision.game.words.text
    return {text(root.actions[i]): (int(root.tries[i]), float(root.value(i))) for i in range(len(root.actions))}


def most_tried(tallies: list[Tally]) -> str:
    """Return the option that several searches of one decision visited most; in a tie, the one with the higher value."""
    tries: dict[str, int] = {}
    worth: dict[str, float] = {}
    for tally in tallies:
        for text, (count, value) in tally.items():
            tries[text] = tries.get(text, 0) + count
            worth[text] = worth.get(text, 0.0) + count * value
    return max(sorted(tries), key=lambda text: (tries[text], worth[text]))
