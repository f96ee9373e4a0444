"""What `beffroi bench` times of Beffroi: games inside the core, stepped from Python, as arrays; clones and searches."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Final

from beffroi import games
from beffroi.bots.levels import usual_budgets
from beffroi.cli.more_peers import ROWS
from beffroi.cli.timing import Run, until
from beffroi.kernel.batch import Allowed
from beffroi.kernel.flow import NOBODY, State, legal, play_legal
from beffroi.kernel.game import Game
from beffroi.kernel.laws import choose
from beffroi.kernel.search import playing_rng, random_games
from beffroi.kernel.tree import Search

SEATS: Final = 4  # the usual table; the fewest and the most players are measured too
LOGS: Final = 20  # biased random games to step through
CLONES: Final = 50  # clones between two looks at the clock
SIMULATIONS: Final = 40  # of one search


@dataclass(frozen=True)
class Setting:
    """A game, with the settings it is measured with."""

    key: str
    options: dict[str, str]
    seats: int

    def game(self) -> Game:
        """Return the rules."""
        return games.load(self.key)

    def new(self, seed: int) -> State:
        """Set up a new game."""
        return self.game().new(self.seats, self.options, seed)

    def __str__(self) -> str:
        return " ".join([self.key, *self.options.values(), f"×{self.seats}"])


def settings(only: list[str], players: int | None) -> Iterator[Setting]:
    """Return every edition of every game, with the fewest, the usual and the most players."""
    for key in only or games.keys():
        for options, counts in games.editions(key):
            for seats in sorted({counts[0], max(counts[0], min(SEATS, counts[-1])), counts[-1]}):
                if players in (None, seats):
                    yield Setting(key, options, seats)


def core(setting: Setting) -> Run:
    """Time random games inside the core, set-up included."""
    game = setting.game()
    options = game.complete(setting.options)
    return lambda seconds: until(seconds, lambda seed: random_games(game, setting.seats, options, seed, 1)[0])


def step(setting: Setting) -> Run:
    """Time games stepped from Python: a list of legal actions, one of them played."""

    def game_of(seed: int) -> float:
        state = setting.new(seed)
        random = Random(seed).random
        decisions = 0
        while (seat := state.asked) != NOBODY:
            options = legal(state, seat)
            play_legal(state, seat, options[int(random() * len(options))])
            decisions += 1
        return decisions

    return lambda seconds: until(seconds, game_of)


def biased(setting: Setting) -> Run:
    """Time the same on biased random games, prepared beforehand: in uniform ones players hardly ever act."""
    logs = [biased_log(setting, seed) for seed in range(LOGS)]

    def game_of(number: int) -> float:
        log = logs[number % LOGS]
        state = setting.new(number % LOGS)
        for seat, action in log:
            legal(state, seat)
            play_legal(state, seat, action)
        return len(log)

    return lambda seconds: until(seconds, game_of)


def biased_log(setting: Setting, seed: int) -> list[tuple[int, int]]:
    """Return the seats and actions of a game in which players prefer doing something to passing."""
    game, state, rng = setting.game(), setting.new(seed), playing_rng(seed)
    log: list[tuple[int, int]] = []
    while state.asked != NOBODY:
        log.append((int(state.asked), choose(game, state, state.asked, rng, True)))
        play_legal(state, *log[-1])
    return log


def arrays(setting: Setting) -> Run:
    """Time games stepped as in machine learning: observation and mask as NumPy arrays, without copying."""
    numpy: Any = importlib.import_module("numpy")
    frombuffer, i64 = numpy.frombuffer, numpy.dtype(numpy.int64)
    game = setting.game()
    allowed = Allowed(game.words.size, 1)
    mask = frombuffer(allowed.masks, numpy.bool_)
    observe, look = game.observe, allowed.look

    def game_of(seed: int) -> float:
        state = setting.new(seed)
        random = Random(seed).random
        decisions = 0
        while (seat := state.asked) != NOBODY:
            frombuffer(observe(state, seat), i64)
            look(0, state, seat)
            options = mask.nonzero()[0]  # drawn like the peer's action
            play_legal(state, seat, options.item(int(random() * len(options))))
            decisions += 1
        return decisions

    return lambda seconds: until(seconds, game_of)


def batch(setting: Setting) -> Run:
    """Time many games stepped at once, a random legal action in each: observations, masks and rewards as arrays."""
    numpy: Any = importlib.import_module("numpy")
    vector: Any = importlib.import_module("beffroi.rl.vector")
    env = vector.BatchEnv(setting.key, setting.seats, ROWS, setting.options)
    generator = numpy.random.default_rng(1)

    def steps(_: int) -> float:
        env.step(env.random(generator))
        return ROWS

    return lambda seconds: until(seconds, steps)


def clone(state: State) -> Run:
    """Time clones of one state, each dropped right away, as in a search."""

    def clones(_: int) -> float:
        for _ in range(CLONES):
            state.clone()
        return CLONES

    return lambda seconds: until(seconds, clones)


def search(setting: Setting, state: State) -> Run:
    """Time the master's search for one decision: simulations, with worlds sampled along the way."""
    game, seat = setting.game(), state.asked
    config = usual_budgets(game.key)["master"].config()

    def simulations(number: int) -> float:
        found = Search(game.evaluation(), partial(game.sample, state, seat), seat, playing_rng(number), config)
        found.run(SIMULATIONS)
        return SIMULATIONS

    return lambda seconds: until(seconds, simulations)


def middle(setting: Setting, together: bool) -> State | None:
    """Return a state in the second half of a random game, in a simultaneous phase (`together`) or not."""
    length, _ = random_games(setting.game(), setting.seats, setting.game().complete(setting.options), 1, 1)
    state = setting.new(1)
    rng = Random(1)
    decisions = 0
    while state.asked != NOBODY:
        if decisions >= length // 2 and bool(state.lanes) == together:
            return state
        play_legal(state, state.asked, rng.choice(legal(state, state.asked)))
        decisions += 1
    return None
