"""The four levels of bots, the same in every game, and how a level with a budget is written."""

from __future__ import annotations

from functools import partial

from beffroi.bots.apprentice import play_apprentice
from beffroi.bots.base import Bot
from beffroi.bots.outside import PATIENCE, outside
from beffroi.bots.random_bot import play_random
from beffroi.bots.searcher import Budget, Searcher
from beffroi.kernel.errors import DataError
from beffroi.kernel.tree import Manner

LEVELS = ["random", "apprentice", "journeyman", "master"]  # weakest first
STAND_IN = "apprentice"  # who plays for somebody who left, and for a bot that fails
PLAIN: dict[str, Bot] = {"random": play_random, "apprentice": play_apprentice}
SIMULATIONS = {"journeyman": 80, "master": 400}  # where nothing else is said ...
OWN = {  # ... and in games where it takes more to be clearly stronger than the level below, or less
    "journeyman": {"bruges": 140, "la_citta": 24, "orleans": 60, "villagers": 160},
    "master": {"bruges": 400, "la_citta": 100, "orleans": 200, "villagers": 400},
}
STEPS = {"journeyman": 0, "master": 12}  # decisions played on behind the tree ...
SIGHT = {"journeyman": 0, "master": 3}  # ... each the best of so many options
MOST_SIMULATIONS = 1_000_000
MOST_SECONDS = 600.0


def level(text: str, patience: float = PATIENCE) -> Bot:
    """Return the bot of a level; `master:800` thinks for 800 simulations, `master:1.5s` for 1.5 seconds.

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
    return Searcher(read_budget(budget) if colon else usual_budget(name), Manner(steps=STEPS[name], sight=SIGHT[name]))


def thought(text: str, key: str) -> list[float]:
    """Return how a level thinks in a game, in figures: what changes when the same name plays otherwise than before."""
    name, colon, budget = text.partition(":")
    if name not in STEPS:
        return []
    asked = read_budget(budget) if colon else usual_budget(name)
    return [asked.of(key), asked.seconds, STEPS[name], SIGHT[name]]


def usual_budget(name: str) -> Budget:
    """Return how long a level thinks where nobody says it."""
    return Budget(simulations=SIMULATIONS[name], own=OWN[name])


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
