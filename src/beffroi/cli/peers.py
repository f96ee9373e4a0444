"""How other libraries are driven, to be timed in the same rounds as Beffroi."""

from __future__ import annotations

import importlib
import os
import platform
import warnings
from bisect import bisect_left
from contextlib import suppress
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from itertools import accumulate
from random import Random
from typing import Any, Final

from beffroi.cli.more_peers import BOARDGAME, CARD_GAMES, PGX, RLCARD, boardgame, pgx, rlcard
from beffroi.cli.timing import Run, until

CATANATRON: Final = "catanatron"
COPY: Final = "catanatron copy"
ROLLOUTS: Final = "OpenSpiel {}, C++ rollouts"
BACKGAMMON: Final = "OpenSpiel backgammon, Python"
PETTINGZOO: Final = "PettingZoo {}"

ROLLOUT_GAMES: Final = ("backgammon", "chess", "hearts")
# The fastest classic games that mask actions (docs/benchmarks.md); the faster of the two counts.
CLASSIC_GAMES: Final = ("tictactoe_v3", "connect_four_v3")

UNITS: Final = {"clone": "us", "memory": "kB", "search": "simulations/s"}  # of figures other than decisions/s
PACKAGES: Final = {
    CATANATRON: "pip install 'catanatron==3.2.1'",
    "OpenSpiel": "pip install 'open_spiel'",
    "PettingZoo": "pip install 'pettingzoo[classic]'",
    "RLCard": "pip install 'rlcard'",
    "pgx": "pip install 'pgx'",
    "boardgame.io": "npm install boardgame.io",
}
NOT_ASKED: Final = "peers are timed with --peers"
LIMIT: Final = 1000  # turns after which catanatron itself gives up a random game
BATCH: Final = 10  # rollouts between two looks at the clock
SAMPLE: Final = 300  # games that estimate how many decisions a rollout makes
COPIES: Final = 50  # copies between two looks at the clock


@dataclass(frozen=True)
class Line:
    """A promise of speed: how many times the rate of the fastest of some peers a measure must reach.

    Without peers, the floor is a ceiling for the value itself. A line without a floor is reported, not judged.
    """

    name: str
    peers: tuple[str, ...]
    floor: float | None = None
    goal: float | None = None


LINES: Final = (
    Line("core", (CATANATRON,), 20, 50),
    Line("core", (ROLLOUTS.format("backgammon"),), 4.5, 11),
    Line("core", (ROLLOUTS.format("chess"),), 1.9, 4.5),
    Line("core", (ROLLOUTS.format("hearts"),), 0.09, 0.2),
    Line("step", (CATANATRON,), 15, 30),
    Line("step", (BACKGAMMON,), 5, 10),
    Line("step", tuple(RLCARD.format(name) for name in CARD_GAMES)),
    Line("step", (BOARDGAME,)),
    Line("biased", (CATANATRON,)),
    Line("arrays", tuple(PETTINGZOO.format(name) for name in CLASSIC_GAMES), 8, 15),
    Line("batch", (PGX.format("backgammon"),)),
    Line("batch", (PGX.format("tic_tac_toe"),)),
    Line("clone", (COPY,), 8, 16),
    Line("memory", (), 16, 8),
    Line("search", ()),
    Line("interpreted", (CATANATRON,), 0.6, 1.3),
)


def in_unit(name: str, rate: float) -> float:
    """Convert a rate into the reported figure: microseconds per clone, or the rate itself."""
    return 1e6 / rate if name == "clone" else rate


def short(value: float | None) -> float | None:
    """Round to four significant digits."""
    return None if value is None else float(f"{value:.4g}")


def grouped(value: float | None) -> str:
    """Return a figure in readable form."""
    return "–" if value is None else f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def found() -> tuple[dict[str, Run], dict[str, str]]:
    """Return the cases of every installed peer, and the reason for each missing one."""
    runs: dict[str, Run] = {}
    missing: dict[str, str] = {}
    makers = {CATANATRON: catanatron, "OpenSpiel": open_spiel, "PettingZoo": pettingzoo}
    makers |= {"RLCard": rlcard, "pgx": pgx, "boardgame.io": boardgame}
    for peer, maker in makers.items():
        try:
            runs |= maker()
        except ImportError as error:
            missing[peer] = f"{error}; {PACKAGES[peer]}"
    return runs, missing


def fastest(line: Line, rates: dict[str, list[float]]) -> str | None:
    """Return the peer of a line with the fastest best round, if any was timed."""
    timed = [peer for peer in line.peers if rates.get(peer)]
    return max(timed, key=lambda peer: max(rates[peer])) if timed else None


def absence(line: Line, missing: dict[str, str]) -> str:
    """Say why no peer of a line was timed."""
    for peer, reason in missing.items():
        if line.peers[0].startswith(peer):
            return f"{peer} is missing: {reason}"
    return NOT_ASKED


def versions() -> dict[str, str]:
    """Return the versions of Python, NumPy and the peers that are installed."""
    out = {"python": platform.python_version()}
    for package in ("numpy", "catanatron", "open_spiel", "pettingzoo", "rlcard", "pgx", "jax"):
        with suppress(PackageNotFoundError):
            out[package] = version(package)
    return out


def catanatron() -> dict[str, Run]:
    """Catan with four random players, `play_tick` by `play_tick`; and `copy()` in the middle of a game."""
    library: Any = importlib.import_module("catanatron")
    colors = list(library.Color)[:4]

    def new(seed: int) -> Any:
        return library.Game([library.RandomPlayer(color) for color in colors], seed=seed)

    def game_of(seed: int) -> float:
        game = new(seed)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < LIMIT:
            game.play_tick()
            decisions += 1
        return decisions

    middle = new(1)
    for _ in range(int(game_of(1)) // 2):
        middle.play_tick()

    def copies(_: int) -> float:
        for _ in range(COPIES):
            middle.copy()
        return COPIES

    return {CATANATRON: lambda seconds: until(seconds, game_of), COPY: lambda seconds: until(seconds, copies)}


def open_spiel() -> dict[str, Run]:
    """Random rollouts inside OpenSpiel's C++, and backgammon stepped from Python."""
    library: Any = importlib.import_module("pyspiel")
    runs = {ROLLOUTS.format(name): rollouts(library, name) for name in ROLLOUT_GAMES}
    game = library.load_game("backgammon")

    def game_of(seed: int) -> float:
        rng = Random(seed)
        return stepped(first_decision(game, rng), rng)

    runs[BACKGAMMON] = lambda seconds: until(seconds, game_of)
    return runs


def rollouts(library: Any, name: str) -> Run:
    """Time RandomRolloutEvaluator: a search of one simulation evaluates its root by rollouts and stops.

    Rollouts do not report how many decisions they make, so the mean of games stepped from the same root is used.
    """
    game = library.load_game(name)
    root = first_decision(game, Random(1))
    length = sum(stepped(root.clone(), Random(seed)) for seed in range(SAMPLE)) / SAMPLE

    def run(seconds: float) -> tuple[float, float]:
        evaluator = library.RandomRolloutEvaluator(BATCH, 1)
        bot = library.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)

        def search(_: int) -> float:
            bot.mcts_search(root)
            return BATCH * length

        return until(seconds, search)

    return run


def first_decision(game: Any, rng: Random) -> Any:
    """Return a new OpenSpiel state, after the dice or the deal that precede the first choice."""
    state = game.new_initial_state()
    while state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes())
        state.apply_action(rng.choices(actions, chances)[0])
    return state


SUMS: Final[dict[int, list[float]]] = {}  # cumulative odds of backgammon's dice, by number of outcomes


def stepped(state: Any, rng: Random) -> int:
    """Play an OpenSpiel state to its end from Python; return the number of decisions, not counting dice."""
    decisions = 0
    random = rng.random
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            sums = SUMS.get(len(outcomes))
            if sums is None:
                sums = SUMS[len(outcomes)] = list(accumulate(chance for _, chance in outcomes))
            state.apply_action(outcomes[bisect_left(sums, random() * sums[-1])][0])
        else:
            options = state.legal_actions()
            state.apply_action(options[int(random() * len(options))])
            decisions += 1
    return decisions


def pettingzoo() -> dict[str, Run]:
    """Classic games through `env()`, `last()` and `step()`, with random actions from the mask."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # else it prints a greeting
    runs: dict[str, Run] = {}
    for name in CLASSIC_GAMES:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            library: Any = importlib.import_module(f"pettingzoo.classic.{name}")
            runs[PETTINGZOO.format(name)] = classic(library.env())
    return runs


def classic(env: Any) -> Run:
    """Time one PettingZoo environment, without the steps that only remove finished agents."""

    def game_of(seed: int) -> float:
        rng = Random(seed)
        decisions = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                break
            options = observation["action_mask"].nonzero()[0]
            env.step(options.item(int(rng.random() * len(options))))
            decisions += 1
        return decisions

    return lambda seconds: until(seconds, game_of)
