"""Information-set tree search: many worlds that one seat cannot tell apart share one tree of decisions.

Each simulation takes a sampled world with new chance, walks down by what was best so far for whoever chooses, and
judges the first state that is new. An option enters the tree with its value one step ahead; long lists are widened
from the best of these on. Every seat seeks its own victory (values of all sides are carried back).
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from beffroi.kernel.chance import Rng
from beffroi.kernel.evaluation import Evaluation
from beffroi.kernel.flow import NOBODY, State, ask, play
from beffroi.kernel.greedy import LOWEST, settle

TRUST: Final = 2.0  # visits that the value one step ahead is worth
CURIOSITY: Final = 0.8  # how far unknown options are preferred, in shares of what options differ by
WIDTH: Final = 2.0  # options at first, and how many more
WIDENING: Final = 0.5  # ... with this power of the visits
DEPTH: Final[i64] = 40  # decisions along one path


@final
class Node:
    """One decision as a seat sees it; options that some worlds lack are marked by those that have them."""

    def __init__(self, mover: i64) -> None:
        self.mover = mover
        self.visits: i64 = 0
        self.actions = vec[i64]([])
        self.prior = vec[float]([])  # value one step ahead
        self.tries = vec[i64]([])
        self.total = vec[float]([])  # of the mover's values
        self.after: list[Node | None] = []

    def add(self, action: i64, prior: float) -> None:
        """Take in an option that no world had before."""
        self.actions = append(self.actions, action)
        self.prior = append(self.prior, prior)
        self.tries = append(self.tries, 0)
        self.total = append(self.total, 0.0)
        self.after.append(None)

    def find(self, action: i64) -> i64:
        """Return the place of an option, or -1."""
        actions = self.actions
        for i in range(len(actions)):
            if actions[i] == action:
                return i
        return -1

    def value(self, i: i64) -> float:
        """Return what an option has been worth to the mover."""
        return (self.total[i] + TRUST * self.prior[i]) / (float(self.tries[i]) + TRUST)


def pass_forced(state: State) -> None:
    """Play on through decisions with a single option: they need no node, and no simulation ends in them."""
    while state.asked != NOBODY and ask(state, state.asked) == 1:
        play(state, state.asked, state.offers.ids[0])


@final
class Search:
    """The search for one decision of one seat; it can be run on and asked at any time."""

    def __init__(self, judge: Evaluation, worlds: list[State], seat: i64, rng: Rng) -> None:
        self.judge = judge
        self.worlds = worlds
        self.seat = seat
        self.rng = rng
        self.root = Node(seat)
        self.simulations: i64 = 0
        self.nodes: list[Node] = []  # of the current path
        self.edges = vec[i64]([0] * DEPTH)

    def run(self, simulations: i64) -> None:
        """Go on for so many simulations."""
        for _ in range(simulations):
            world = self.worlds[self.simulations % len(self.worlds)].clone()
            for stream in world.chance:
                stream.a = self.rng.next32()
                stream.b = self.rng.next32()
            self.simulations += 1
            self.carry(self.descend(world))

    def descend(self, state: State) -> vec[float]:
        """Walk down to a state that is new, and judge it."""
        node = self.root
        mover = self.seat
        self.nodes = []
        while len(self.nodes) < DEPTH:
            options = self.open(node, state, mover)
            edge = self.choose(node, options)
            self.edges[len(self.nodes)] = edge
            self.nodes.append(node)
            play(state, mover, node.actions[edge])
            pass_forced(state)
            if state.asked == NOBODY:
                return self.judge.chances(state)
            mover = state.asked
            following = node.after[edge]
            if following is None:
                node.after[edge] = Node(mover)
                break
            if following.mover != mover:
                break
            node = following
        settle(self.judge, state)
        return self.judge.chances(state)

    def open(self, node: Node, state: State, mover: i64) -> vec[i64]:
        """Return the places of a world's options in a node; those that are new are judged one step ahead."""
        count = ask(state, mover)
        options = state.offers.ids[:count]
        places = vec[i64]([0] * count)
        for i in range(count):
            place = node.find(options[i])
            if place < 0:
                place = len(node.actions)
                node.add(options[i], self.ahead(state, mover, options[i]) if count > 1 else 0.0)
            places[i] = place
        return places

    def ahead(self, state: State, mover: i64, action: i64) -> float:
        """Return what an option looks worth to the mover, what it begins finished."""
        after = state.clone()
        play(after, mover, action)
        settle(self.judge, after)
        return self.judge.chances(after)[mover]

    def choose(self, node: Node, places: vec[i64]) -> i64:
        """Return the option to walk on by: the best that the width lets in, or one that was tried too little."""
        node.visits += 1
        if len(places) == 1:
            return places[0]
        width: i64 = i64(WIDTH + sqrt(float(node.visits)) * WIDENING * WIDTH)
        floor = self.threshold(node, places, width)
        top = LOWEST
        low = -LOWEST
        for i in places:
            if node.prior[i] >= floor:
                top = max(top, node.value(i))
                low = min(low, node.value(i))
        scale = CURIOSITY * (top - low + 0.002) * sqrt(float(node.visits))
        best = places[0]
        most = LOWEST
        for i in places:
            if node.prior[i] >= floor:
                found = node.value(i) + scale / (TRUST + float(node.tries[i]) * 2.0)
                if found > most:
                    most = found
                    best = i
        return best

    def threshold(self, node: Node, places: vec[i64], width: i64) -> float:
        """Return the value one step ahead that lets so many options in."""
        if len(places) <= width:
            return LOWEST
        best = vec[float]([LOWEST] * width)  # the highest so far, the lowest of them last
        for i in places:
            value = node.prior[i]
            if value > best[width - 1]:
                at = width - 1
                while at > 0 and best[at - 1] < value:
                    best[at] = best[at - 1]
                    at -= 1
                best[at] = value
        return best[width - 1]

    def carry(self, values: vec[float]) -> None:
        """Carry the values of a state back along the path, to each mover its own."""
        for depth in range(len(self.nodes)):
            node = self.nodes[depth]
            edge = self.edges[depth]
            node.tries[edge] += 1
            node.total[edge] += values[node.mover]

    def best(self) -> i64:
        """Return the option that was tried most; of equals the one worth more."""
        root = self.root
        best: i64 = 0
        for i in range(1, len(root.actions)):
            more = root.tries[i] - root.tries[best]
            if more > 0 or (more == 0 and root.value(i) > root.value(best)):
                best = i
        return root.actions[best]
