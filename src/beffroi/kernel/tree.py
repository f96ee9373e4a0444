"""Information-set tree search: many worlds that one seat cannot tell apart share one tree of decisions.

Each simulation takes a sampled world with new chance, walks down by what was best so far for whoever chooses, and
opens the first decision that is new: its options are judged one step ahead, and the best one, played on for some steps
by players who judge a few options each, tells what the path is worth. Long lists are widened from the best options on.
Every seat seeks its own victory (values of all sides are carried back). The first trial of every option meets the same
world and the same chance, and so does the second: what they differ by is not luck.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from beffroi.kernel.chance import Rng
from beffroi.kernel.evaluation import NO_HABIT, NOTHING_KNOWN, Evaluation
from beffroi.kernel.flow import NOBODY, State, ask, play_legal
from beffroi.kernel.greedy import LOWEST, offered, settle, stride

TRUST: Final = 2.0
CURIOSITY: Final = 0.8
DEPTH: Final[i64] = 40  # decisions along one path
MOST_WORLDS: Final[i64] = 96
WARM: Final = 8  # draws until a generator has forgotten how alike seeds were


@final
class Manner:
    """How a search spends its simulations."""

    def __init__(
        self,
        trust: float = TRUST,
        curiosity: float = CURIOSITY,
        width: float = 2.0,
        widening: float = 0.5,
        glances: i64 = 2,
        steps: i64 = 0,
        sight: i64 = 0,
        hours: i64 = 0,
    ) -> None:
        self.trust = trust  # visits that the value one step ahead is worth
        self.curiosity = curiosity  # how far unknown options are preferred, in shares of what options differ by
        self.width = width  # options at first, and how many more
        self.widening = widening  # ... with the root of the visits
        self.glances = glances  # worlds in which the first options are judged one step ahead
        self.steps = steps  # decisions played on behind the tree before a state is judged
        self.sight = sight  # options looked at in each of them; 0: all
        self.hours = hours  # strokes of the game's clock after the root that are waited for before a state is judged


@final
class Node:
    """One decision as a seat sees it; options that some worlds lack are marked by those that have them."""

    def __init__(self, mover: i64, trust: float) -> None:
        self.mover = mover
        self.trust = trust
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
        """Return what an option has been worth to the mover; what it looked worth at first counts as some visits."""
        return (self.total[i] + self.trust * self.prior[i]) / (float(self.tries[i]) + self.trust)


@final
class Search:
    """The search for one decision of one seat; it can be run on and asked at any time."""

    def __init__(self, judge: Evaluation, deal: Callable[[int], State], seat: i64, rng: Rng, manner: Manner) -> None:
        self.judge = judge
        self.deal = deal  # makes the world of a number
        self.worlds: list[State] = []
        self.seeds = vec[i64]([])  # of chance, by number of a trial
        self.seat = seat
        self.rng = rng
        self.manner = manner
        self.root = Node(seat, manner.trust)
        self.until: i64 = judge.hour(self.world(0)) + manner.hours  # hour from which on states are judged
        self.simulations: i64 = 0
        self.nodes: list[Node] = []  # of the current path
        self.edges = vec[i64]([0] * DEPTH)
        self.places = vec[i64]([])
        self.first_look()

    def world(self, trial: i64) -> State:
        """Return the world of a trial; all options meet the same ones, so that luck does not set them apart."""
        index = trial % MOST_WORLDS
        while len(self.worlds) <= index:
            self.worlds.append(self.deal(len(self.worlds)))
        while len(self.seeds) <= trial:
            self.seeds = append(self.seeds, self.rng.next32())
        world = self.worlds[index].clone()
        rng = Rng(self.seeds[trial], trial, 1, 1)
        for _ in range(WARM):
            rng.next32()
        for stream in world.chance:
            stream.a = rng.next32()
            stream.b = rng.next32()
        return world

    def first_look(self) -> None:
        """Judge every option of the root one step ahead, on the mean of a few worlds."""
        root = self.root
        for glance in range(self.manner.glances):
            world = self.world(glance)
            options = offered(self.judge, world, self.seat)
            known = self.judge.known(world)
            for i in range(len(options)):
                if glance == 0:
                    root.add(options[i], 0.0)
                    self.places = append(self.places, i)
                root.prior[i] += self.ahead(world, known, self.seat, options[i])[self.seat] / float(self.manner.glances)

    def run(self, simulations: i64) -> None:
        """Go on for so many simulations."""
        for _ in range(simulations):
            edge = self.choose(self.root, self.places)
            self.simulations += 1
            self.carry(self.descend(self.world(self.root.tries[edge]), edge))

    def decide(self, simulations: i64) -> None:
        """Go on for at most so many simulations, no longer than the rest of them could change the choice."""
        left = simulations
        while left > 0 and not self.decided(left):
            self.run(1)
            left -= 1

    def decided(self, left: i64) -> bool:
        """Tell whether the option that was tried most stays so, whatever the simulations that are left bring."""
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

    def descend(self, state: State, edge: i64) -> vec[float]:
        """Walk down to a state that is new, and judge it."""
        node = self.root
        mover = self.seat
        plain = self.habitual(state)
        self.nodes = []
        while True:
            self.edges[len(self.nodes)] = edge
            self.nodes.append(node)
            play_legal(state, mover, node.actions[edge])
            self.pass_on(state, plain)
            if state.asked == NOBODY:
                return self.judge.chances(state)
            mover = state.asked
            plain = plain and self.habitual(state)
            following = node.after[edge]
            if following is None:
                following = Node(mover, self.manner.trust)
                node.after[edge] = following
                return self.opened(following, state, mover)
            if following.mover != mover or len(self.nodes) == DEPTH:
                break
            node = following
            edge = self.choose(node, self.open(node, state, mover))
        return self.judged(state)

    def habitual(self, state: State) -> bool:
        """Tell whether whoever is asked would decide by habit."""
        return self.judge.has_habit(state, state.asked)

    def pass_on(self, state: State, plain: bool) -> None:
        """Play on through what needs no node: decisions with a single option, and what is done by habit.

        The searcher itself has a habit only behind the first decision that has none: while it plans, it plans by
        searching; what others plan meanwhile, and everybody later, is not worth a tree.
        """
        while state.asked != NOBODY:
            mover = state.asked
            if ask(state, mover) == 1:
                play_legal(state, mover, state.offers.ids[0])
                continue
            usual = NO_HABIT if plain and mover == self.seat else self.judge.habit(state, mover)
            if usual == NO_HABIT:
                return
            play_legal(state, mover, usual)

    def opened(self, node: Node, state: State, mover: i64) -> vec[float]:
        """Judge every option of a new node one step ahead; return what its best one leads to."""
        options = offered(self.judge, state, mover)
        known = self.judge.known(state)
        best = known
        most = LOWEST
        chosen = options[0]
        for action in options:
            found = self.ahead(state, known, mover, action)
            node.add(action, found[mover])
            if found[mover] > most:
                most = found[mover]
                best = found
                chosen = action
        if self.manner.steps == 0 and self.manner.hours == 0:
            return best
        play_legal(state, mover, chosen)
        return self.judged(state)

    def judged(self, state: State) -> vec[float]:
        """Play on for some steps and hours, and judge the state that is reached."""
        for _ in range(self.manner.steps):
            if state.asked == NOBODY:
                break
            stride(self.judge, state, self.manner.sight, self.rng)
        while state.asked != NOBODY and self.judge.hour(state) < self.until:
            stride(self.judge, state, self.manner.sight, self.rng)
        settle(self.judge, state)
        return self.judge.chances(state)

    def open(self, node: Node, state: State, mover: i64) -> vec[i64]:
        """Return the places of a world's options in a node; those that are new are judged one step ahead."""
        options = offered(self.judge, state, mover)
        count: i64 = len(options)
        places = vec[i64]([0] * count)
        for i in range(count):
            place = node.find(options[i])
            if place < 0:
                place = len(node.actions)
                node.add(options[i], self.ahead(state, NOTHING_KNOWN, mover, options[i])[mover] if count > 1 else 0.0)
            places[i] = place
        return places

    def ahead(self, state: State, known: vec[float], mover: i64, action: i64) -> vec[float]:
        """Return what an option looks worth to everybody, what it begins finished."""
        after = state.clone()
        play_legal(after, mover, action)
        settle(self.judge, after)
        return self.judge.chances_by(self.judge.revised(known, state, after, mover), after)

    def choose(self, node: Node, places: vec[i64]) -> i64:
        """Return the option to walk on by: the best that the width lets in, or one that was tried too little."""
        node.visits += 1
        if len(places) == 1:
            return places[0]
        manner = self.manner
        width: i64 = i64(manner.width * (1.0 + sqrt(float(node.visits)) * manner.widening))
        floor = self.threshold(node, places, width)
        top = LOWEST
        low = -LOWEST
        for i in places:
            if node.prior[i] >= floor:
                top = max(top, node.value(i))
                low = min(low, node.value(i))
        scale = manner.curiosity * (top - low + 0.002) * sqrt(float(node.visits))
        best = places[0]
        most = LOWEST
        for i in places:
            if node.prior[i] >= floor:
                found = node.value(i) + scale / (node.trust + float(node.tries[i]) * 2.0)
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
