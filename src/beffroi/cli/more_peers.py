"""Other peers: RLCard stepped from Python, pgx stepped in batches by JAX, boardgame.io in Node."""

from __future__ import annotations

import importlib
import json
import shutil
import subprocess
from random import Random
from time import perf_counter
from typing import Any, Final

from beffroi.cli.timing import Run, until

RLCARD: Final = "RLCard {}"
PGX: Final = "pgx {}"
BOARDGAME: Final = "boardgame.io tic-tac-toe"

CARD_GAMES: Final = ("leduc-holdem", "uno")
PGX_GAMES: Final = ("backgammon", "tic_tac_toe")
ROWS: Final = 256  # games that pgx steps at once, as many as ours
TOGETHER: Final = 20  # steps of all of them between two looks at the clock

# Tic-tac-toe with the library's own Client, each game to its end, with random moves among the free cells.
SCRIPT: Final = """
const { Client } = require('boardgame.io/dist/cjs/client.js');
const lines = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];
const won = (cells) => lines.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);
const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { mark: ({ G, playerID }, at) => { G.cells[at] = playerID; } },
  endIf: ({ G }) => (won(G.cells) || G.cells.every((cell) => cell !== null) ? true : undefined),
};
const client = Client({ game, debug: false });
const play = (seconds) => {
  let done = 0, elapsed = 0;
  const start = process.hrtime.bigint();
  while (elapsed < seconds) {
    client.reset();
    for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
      const free = state.G.cells.flatMap((cell, at) => (cell === null ? [at] : []));
      client.moves.mark(free[Math.floor(Math.random() * free.length)]);
      done++;
    }
    elapsed = Number(process.hrtime.bigint() - start) / 1e9;
  }
  return [done, elapsed];
};
const [seconds] = process.argv.slice(-1).map(Number);
play(seconds); // warm up Node's JIT before the clock runs
console.log(JSON.stringify(play(seconds)));
"""


def rlcard() -> dict[str, Run]:
    """Card games through `reset()` and `step()`, with random legal actions."""
    library: Any = importlib.import_module("rlcard")
    return {RLCARD.format(name): cards(library.make(name)) for name in CARD_GAMES}


def cards(env: Any) -> Run:
    """Time one environment of RLCard."""

    def game_of(seed: int) -> float:
        rng = Random(seed)
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            options = list(state["legal_actions"])
            state, _ = env.step(options[int(rng.random() * len(options))])
            decisions += 1
        return decisions

    return lambda seconds: until(seconds, game_of)


def pgx() -> dict[str, Run]:
    """Many games stepped at once by JAX; a finished game is replaced by a new one, as in our batches."""
    library: Any = importlib.import_module("pgx")
    return {PGX.format(name): together(library.make(name)) for name in PGX_GAMES}


def together(env: Any) -> Run:
    """Time one environment of pgx; random legal actions are drawn inside the compiled program."""
    jax: Any = importlib.import_module("jax")
    renewed = importlib.import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)

    def some(state: Any, key: Any) -> Any:
        chosen, chance = jax.random.split(key)
        action = jax.random.categorical(chosen, jax.numpy.log(state.legal_action_mask.astype(float)))
        return renewed(state, action, chance)

    step = jax.jit(jax.vmap(some))
    split = jax.jit(lambda key: jax.random.split(key, ROWS + 1))
    keys = split(jax.random.PRNGKey(1))
    state = jax.jit(jax.vmap(env.init))(keys[1:])
    step(state, keys[1:]).rewards.block_until_ready()  # compiled before the clock runs

    def steps(_: int) -> float:
        nonlocal state, keys
        for _ in range(TOGETHER):
            keys = split(keys[0])
            state = step(state, keys[1:])
        state.rewards.block_until_ready()
        return ROWS * TOGETHER

    return lambda seconds: until(seconds, steps, perf_counter)


def boardgame() -> dict[str, Run]:
    """The engine of many browser games, in Node; ImportError if Node or the library is not found."""
    node = shutil.which("node")
    if node is None:
        raise ImportError("node is not installed")

    def run(seconds: float) -> tuple[float, float]:
        line = [node, "-e", SCRIPT, str(seconds)]
        done = subprocess.run(line, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise ImportError("node does not find boardgame.io")
        decisions, elapsed = json.loads(done.stdout)
        return decisions, elapsed

    run(0.0)
    return {BOARDGAME: run}
