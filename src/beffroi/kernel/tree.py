"""Information-set Monte Carlo tree search: worlds that one seat cannot tell apart share one tree.

Each simulation samples a world with new chance, selects its way down the tree and expands the first new decision: all
options are evaluated one ply ahead, and a rollout from the best one gives the value of the path. Values of all sides
are backpropagated, so every seat maximizes its own. Long lists of options are widened progressively. The first trial
of every option meets the same world and the same chance, and so does the second: differences are not luck.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from beffroi.kernel.chance import Rng
from beffroi.kernel.evaluation import NO_ACTION, NO_BASELINE, Evaluation
from beffroi.kernel.flow import NOBODY, State, ask, play_legal
from beffroi.kernel.greedy import LOWEST, candidates, quiesce, rollout_step

PRIOR_WEIGHT: Final = 2.0
EXPLORATION: Final = 0.8
MAX_DEPTH: Final[i64] = 40  # decisions along one path
MAX_WORLDS: Final[i64] = 96
WARM_UP: Final = 8  # draws until similar seeds no longer show


@final
class SearchConfig:
    """Parameters of a search."""

    def __init__(
        self,
        prior_weight: float = PRIOR_WEIGHT,
        exploration: float = EXPLORATION,
        width: float = 2.0,
        widening: float = 0.5,
        prior_worlds: i64 = 2,
        rollout_depth: i64 = 0,
        rollout_width: i64 = 0,
        horizon: i64 = 0,
    ) -> None:
        self.prior_weight = prior_weight  # visits that the one-ply value counts for
        self.exploration = exploration  # exploration constant, in units of the range of values
        self.width = width  # options at first ...
        self.widening = widening  # ... and how many more with the square root of the visits
        self.prior_worlds = prior_worlds  # worlds over which the one-ply values of the root are averaged
        self.rollout_depth = rollout_depth  # decisions played after the tree before a state is evaluated
        self.rollout_width = rollout_width  # options compared in each of them; 0: all
        self.horizon = horizon  # rounds after the root that are played before a state is evaluated


@final
class Node:
    """One decision as a seat sees it; it holds the options of all worlds that reached it."""

    def __init__(self, mover: i64, prior_weight: float) -> None:
        self.mover = mover
        self.prior_weight = prior_weight
        self.visits: i64 = 0
        self.actions = vec[i64]([])
        self.prior = vec[float]([])  # one-ply value
        self.tries = vec[i64]([])
        self.total = vec[float]([])  # of the mover's values
        self.children: list[Node | None] = []

    def add(self, action: i64, prior: float) -> None:
        """Add an option that no world had before."""
        self.actions = append(self.actions, action)
        self.prior = append(self.prior, prior)
        self.tries = append(self.tries, 0)
        self.total = append(self.total, 0.0)
        self.children.append(None)

    def find(self, action: i64) -> i64:
        """Return the index of an option, or -1."""
        actions = self.actions
        for i in range(len(actions)):
            if actions[i] == action:
                return i
        return -1

    def value(self, i: i64) -> float:
        """Return the mean value of an option to the mover; the prior counts as `prior_weight` visits."""
        return (self.total[i] + self.prior_weight * self.prior[i]) / (float(self.tries[i]) + self.prior_weight)


@final
class Search:
    """The search for one decision of one seat; it can be continued, and asked for its best option at any time."""

    def __init__(
        self, evaluator: Evaluation, sample: Callable[[int], State], seat: i64, rng: Rng, config: SearchConfig
    ) -> None:
        self.evaluator = evaluator
        self.sample = sample  # makes the world of each trial
        self.worlds: list[State] = []
        self.seeds = vec[i64]([])  # of chance, by trial
        self.seat = seat
        self.rng = rng
        self.config = config
        self.root = Node(seat, config.prior_weight)
        self.last_round: i64 = evaluator.round_number(self.world(0)) + config.horizon  # rollouts reach it at least
        self.simulations: i64 = 0
        self.nodes: list[Node] = []  # of the current path
        self.edges = vec[i64]([0] * MAX_DEPTH)
        self.root_edges = vec[i64]([])
        self.expand_root()

    def world(self, trial: i64) -> State:
        """Return the world of a trial: the same for all options, so that luck does not set them apart."""
        index = trial % MAX_WORLDS
        while len(self.worlds) <= index:
            self.worlds.append(self.sample(len(self.worlds)))
        while len(self.seeds) <= trial:
            self.seeds = append(self.seeds, self.rng.next32())
        world = self.worlds[index].clone()
        rng = Rng(self.seeds[trial], trial, 1, 1)
        for _ in range(WARM_UP):
            rng.next32()
        for stream in world.chance:
            stream.a = rng.next32()
            stream.b = rng.next32()
        return world

    def expand_root(self) -> None:
        """Evaluate every option of the root one ply ahead, averaged over a few worlds."""
        root = self.root
        count = self.config.prior_worlds
        for trial in range(count):
            world = self.world(trial)
            options = candidates(self.evaluator, world, self.seat)
            baseline = self.evaluator.baseline(world)
            for i in range(len(options)):
                if trial == 0:
                    root.add(options[i], 0.0)
                    self.root_edges = append(self.root_edges, i)
                root.prior[i] += self.lookahead(world, baseline, self.seat, options[i])[self.seat] / float(count)

    def run(self, simulations: i64) -> None:
        """Run a number of simulations."""
        for _ in range(simulations):
            edge = self.select(self.root, self.root_edges)
            self.simulations += 1
            self.backpropagate(self.simulate(self.world(self.root.tries[edge]), edge))

    def decide(self, simulations: i64) -> None:
        """Run up to a number of simulations, but stop once the rest of them cannot change the choice."""
        left = simulations
        while left > 0 and not self.decided(left):
            self.run(1)
            left -= 1

    def decided(self, left: i64) -> bool:
        """Whether the most visited option stays so whatever the remaining simulations bring."""
        first: i64 = 0
        second: i64 = 0
        tries = self.root.tries
        for i in range(len(tries)):
            if tries[i] > first:
                second = first
                first = tries[i]
            elif tries[i] > second:
                second = tries[i]
        return first - second > left

    def simulate(self, state: State, edge: i64) -> vec[float]:
        """Descend to a new state and return its values."""
        node = self.root
        mover = self.seat
        planning = self.has_default(state)
        self.nodes = []
        while True:
            self.edges[len(self.nodes)] = edge
            self.nodes.append(node)
            play_legal(state, mover, node.actions[edge])
            self.skip(state, planning)
            if state.asked == NOBODY:
                return self.evaluator.chances(state)
            mover = state.asked
            planning = planning and self.has_default(state)
            child = node.children[edge]
            if child is None:
                child = Node(mover, self.config.prior_weight)
                node.children[edge] = child
                return self.expand(child, state, mover)
            if child.mover != mover or len(self.nodes) == MAX_DEPTH:
                break
            node = child
            edge = self.select(node, self.edges_of(node, state, mover))
        return self.rollout(state)

    def has_default(self, state: State) -> bool:
        """Whether the default policy decides for whoever is asked."""
        return self.evaluator.has_default_action(state, state.asked)

    def skip(self, state: State, planning: bool) -> None:
        """Play decisions that need no node: those with one option, and those of the default policy.

        The searcher's own decisions are searched up to the first one without a default; what others do meanwhile, and
        everyone later on, is left to the default policy.
        """
        while state.asked != NOBODY:
            mover = state.asked
            if ask(state, mover) == 1:
                play_legal(state, mover, state.offers.ids[0])
                continue
            action = NO_ACTION if planning and mover == self.seat else self.evaluator.default_action(state, mover)
            if action == NO_ACTION:
                return
            play_legal(state, mover, action)

    def expand(self, node: Node, state: State, mover: i64) -> vec[float]:
        """Evaluate every option of a new node one ply ahead; return the values that its best one leads to."""
        options = candidates(self.evaluator, state, mover)
        baseline = self.evaluator.baseline(state)
        best = baseline
        most = LOWEST
        chosen = options[0]
        for action in options:
            found = self.lookahead(state, baseline, mover, action)
            node.add(action, found[mover])
            if found[mover] > most:
                most = found[mover]
                best = found
                chosen = action
        if self.config.rollout_depth == 0 and self.config.horizon == 0:
            return best
        play_legal(state, mover, chosen)
        return self.rollout(state)

    def rollout(self, state: State) -> vec[float]:
        """Play to the rollout depth and the horizon, then evaluate the quiet state."""
        width = self.config.rollout_width
        for _ in range(self.config.rollout_depth):
            if state.asked == NOBODY:
                break
            rollout_step(self.evaluator, state, width, self.rng)
        while state.asked != NOBODY and self.evaluator.round_number(state) < self.last_round:
            rollout_step(self.evaluator, state, width, self.rng)
        quiesce(self.evaluator, state)
        return self.evaluator.chances(state)

    def edges_of(self, node: Node, state: State, mover: i64) -> vec[i64]:
        """Return the edges of a node that a world has; new ones get their prior one ply ahead."""
        options = candidates(self.evaluator, state, mover)
        count: i64 = len(options)
        edges = vec[i64]([0] * count)
        for i in range(count):
            edge = node.find(options[i])
            if edge < 0:
                edge = len(node.actions)
                node.add(options[i], self.lookahead(state, NO_BASELINE, mover, options[i])[mover] if count > 1 else 0.0)
            edges[i] = edge
        return edges

    def lookahead(self, state: State, baseline: vec[float], mover: i64, action: i64) -> vec[float]:
        """Return the values of all sides one ply ahead, once the state is quiet."""
        after = state.clone()
        play_legal(after, mover, action)
        quiesce(self.evaluator, after)
        return self.evaluator.chances_from(self.evaluator.updated(baseline, state, after, mover), after)

    def select(self, node: Node, edges: vec[i64]) -> i64:
        """Return the edge with the best sum of value and exploration bonus, among those that widening admits."""
        node.visits += 1
        if len(edges) == 1:
            return edges[0]
        config = self.config
        width: i64 = i64(config.width * (1.0 + sqrt(float(node.visits)) * config.widening))
        floor = self.prior_floor(node, edges, width)
        top = LOWEST
        low = -LOWEST
        for i in edges:
            if node.prior[i] >= floor:
                top = max(top, node.value(i))
                low = min(low, node.value(i))
        scale = config.exploration * (top - low + 0.002) * sqrt(float(node.visits))
        best = edges[0]
        most = LOWEST
        for i in edges:
            if node.prior[i] >= floor:
                found = node.value(i) + scale / (node.prior_weight + float(node.tries[i]) * 2.0)
                if found > most:
                    most = found
                    best = i
        return best

    def prior_floor(self, node: Node, edges: vec[i64], width: i64) -> float:
        """Return the prior that the best `width` options reach."""
        if len(edges) <= width:
            return LOWEST
        best = vec[float]([LOWEST] * width)  # the highest so far, the lowest of them last
        for i in edges:
            value = node.prior[i]
            if value > best[width - 1]:
                at = width - 1
                while at > 0 and best[at - 1] < value:
                    best[at] = best[at - 1]
                    at -= 1
                best[at] = value
        return best[width - 1]

    def backpropagate(self, values: vec[float]) -> None:
        """Add the values of a simulation along its path, to each mover its own."""
        for depth in range(len(self.nodes)):
            node = self.nodes[depth]
            edge = self.edges[depth]
            node.tries[edge] += 1
            node.total[edge] += values[node.mover]

    def best(self) -> i64:
        """Return the most visited option; of equals the one with the higher value."""
        root = self.root
        best: i64 = 0
        for i in range(1, len(root.actions)):
            more = root.tries[i] - root.tries[best]
            if more > 0 or (more == 0 and root.value(i) > root.value(best)):
                best = i
        return root.actions[best]
