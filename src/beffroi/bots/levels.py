"""The four levels of bots, the same in every game, and how a level with a budget is written.

How long a searching level thinks in a game is written beside the game, in `levels.toml`: enough to be clearly stronger
than the level below, and no more.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, replace
from functools import cache, partial

from beffroi import games
from beffroi.bots.apprentice import play_apprentice
from beffroi.bots.base import Bot
from beffroi.bots.outside import PATIENCE, outside
from beffroi.bots.random_bot import play_random
from beffroi.bots.searcher import Budget, Searcher
from beffroi.kernel.errors import DataError
from beffroi.kernel.reader import Reader, read_toml

LEVELS = ["random", "apprentice", "journeyman", "master"]  # weakest first
STAND_IN = "apprentice"  # who plays for somebody who left, and for a bot that fails
PLAIN: dict[str, Bot] = {"random": play_random, "apprentice": play_apprentice}
USUAL = {"journeyman": Budget(80), "master": Budget(400)}  # in a game that says nothing
AT_MOST = "<"  # before a time: the usual number of simulations, but no longer than this
MOST_SIMULATIONS = 1_000_000
MOST_SECONDS = 600.0


def level(text: str, patience: float = PATIENCE) -> Bot:
    """Return the bot of a level; `master:800` thinks for 800 simulations, `master:1.5s` for 1.5 seconds.

    `master:<1.5s` thinks for its usual number of simulations, 1.5 seconds at most.
    `name=command` is a bot from outside (docs/bots.md), which has so many seconds for an answer.
    """
    if "=" in text:
        return outside(text.partition("=")[2], patience)
    name, colon, budget = text.partition(":")
    if name not in LEVELS:
        raise DataError("bot", f"«{text[:40]}» is unknown; the levels are: {', '.join(LEVELS)}")
    if name in PLAIN:
        if colon:
            raise DataError("bot", f"«{text[:40]}»: {name} has no budget")
        return PLAIN[name]
    if colon:
        asked_for(USUAL[name], budget)
    return Searcher(partial(budget_of, text))


def budget_of(text: str, key: str, seats: int = 0) -> Budget:
    """Return how long and how far a searching level thinks in a game, with so many players."""
    name, colon, budget = text.partition(":")
    usual = usual_budgets(key, seats)[name]
    return asked_for(usual, budget) if colon else usual


def asked_for(usual: Budget, text: str) -> Budget:
    """Return a budget that somebody wrote in place of the usual one."""
    asked = read_budget(text.removeprefix(AT_MOST))
    if not text.startswith(AT_MOST):
        return replace(usual, simulations=asked.simulations, seconds=asked.seconds)
    if not asked.seconds:
        raise DataError("bot", f"«{text[:40]}» is no budget; what bounds the usual one is a time: <1.5s")
    return replace(usual, seconds=asked.seconds)


@cache
def usual_budgets(key: str, seats: int = 0) -> Mapping[str, Budget]:
    """Return how long and how far each level thinks in a game where nobody says it.

    A table below that of a level, `[journeyman.5]`, says what is otherwise with so many players.
    """
    path = games.folder(key) / "levels.toml"
    if not path.is_file():
        return USUAL
    reader = Reader(read_toml(path), path.name)
    out: dict[str, Budget] = {}
    for name in USUAL:
        one = reader.table(name)
        several = {number: one.table(number) for number in one.data if number.isdigit()}
        usual = read_figures(one, Budget())
        found = {number: read_figures(other, usual) for number, other in several.items()}
        out[name] = found.get(str(seats), usual)
    reader.done()
    return out


def read_figures(one: Reader, usual: Budget) -> Budget:
    """Read the figures of a level; what is left out is as usual."""
    simulations = one.number("simulations", usual.simulations or None, low=1, high=MOST_SIMULATIONS)
    steps = one.number("steps", usual.steps)
    sight = one.number("sight", usual.sight) if steps else 0
    hours = one.number("hours", usual.hours)
    trust, curiosity = one.decimal("trust", usual.trust), one.decimal("curiosity", usual.curiosity)
    one.done()
    return Budget(simulations, steps=steps, sight=sight, hours=hours, trust=trust, curiosity=curiosity)


def thought(text: str, key: str, seats: int = 0) -> dict[str, float]:
    """Return how a level thinks in a game, in figures: what changes when the same name plays otherwise than before.

    Who waits for no hours is told as if there were none, as in games that were played before there were any.
    """
    if text.partition(":")[0] not in USUAL:
        return {}
    figures = asdict(budget_of(text, key, seats))
    if not figures["hours"]:
        del figures["hours"]
    return figures


def read_budget(text: str) -> Budget:
    """Read a number of simulations, or of seconds with an s."""
    refused = partial(DataError, "bot", f"«{text[:40]}» is no budget; write 800 for simulations, 1.5s for seconds")
    try:
        if text.endswith("s"):
            seconds = float(text[:-1])
            if not 0 < seconds <= MOST_SECONDS:
                raise refused()
            return Budget(seconds=seconds)
        simulations = int(text)
    except ValueError:
        raise refused() from None
    if not 0 < simulations <= MOST_SIMULATIONS:
        raise refused()
    return Budget(simulations=simulations)
