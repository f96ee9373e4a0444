"""Players that search: the tree of the kernel, run for a number of simulations or for a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from beffroi.bots.base import Glimpse
from beffroi.kernel.search import playing_rng
from beffroi.kernel.tree import CURIOSITY, TRUST, Manner, Search

SAFETY = 1.5  # how much longer than the longest so far the next simulation may take

Tally = dict[str, tuple[int, float]]  # of each option: how often it was tried, and what it was worth on the mean


@dataclass(frozen=True)
class Budget:
    """How long a bot thinks: so many simulations, which can be repeated, or so many seconds; how far, and how.

    With both, whichever ends first.
    """

    simulations: int = 0
    seconds: float = 0.0
    steps: int = 0  # decisions played on behind the tree ...
    sight: int = 0  # ... each the best of so many options; 0: of all
    hours: int = 0  # strokes of the game's clock that are waited for behind the tree
    trust: float = TRUST
    curiosity: float = CURIOSITY

    def manner(self) -> Manner:
        """Return how a search with this budget goes about it."""
        return Manner(self.trust, self.curiosity, steps=self.steps, sight=self.sight, hours=self.hours)


Budgets = Callable[[str, int], Budget]  # of a game, by its key, and the number of players


class Searcher:
    """A bot with a budget; more of it makes it stronger."""

    def __init__(self, budgets: Budgets, clock: Callable[[], float] = perf_counter) -> None:
        self.budgets = budgets
        self.clock = clock

    def __call__(self, glimpse: Glimpse) -> str:
        """Choose the option that the search tried most."""
        if len(glimpse.actions) == 1:
            return glimpse.options[0]
        return glimpse.game.words.text(self.searched(glimpse, through=False).best())

    def searched(self, glimpse: Glimpse, through: bool = True) -> Search:
        """Search until the budget is spent, or only until no simulation that is left could change the choice."""
        before = began = self.clock()
        budget = self.budgets(glimpse.game.key, glimpse.seats)
        rng = playing_rng(glimpse.seed)
        search = Search(glimpse.game.evaluation(), glimpse.world, glimpse.seat, rng, budget.manner())
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


def tallied(searcher: Searcher, glimpse: Glimpse) -> Tally:
    """Search, and return what was found of each option."""
    root = searcher.searched(glimpse).root
    text = glimpse.game.words.text
    return {text(root.actions[i]): (int(root.tries[i]), float(root.value(i))) for i in range(len(root.actions))}


def most_tried(tallies: list[Tally]) -> str:
    """Return the option that several searches of one decision tried most together; of equals the one worth more."""
    tries: dict[str, int] = {}
    worth: dict[str, float] = {}
    for tally in tallies:
        for text, (count, value) in tally.items():
            tries[text] = tries.get(text, 0) + count
            worth[text] = worth.get(text, 0.0) + count * value
    return max(sorted(tries), key=lambda text: (tries[text], worth[text]))
