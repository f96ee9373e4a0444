"""The four levels of bots, the same in every game, and how a level with a budget is written.

The search budget of a level is set per game in `levels.toml`: enough to be clearly stronger than the level below, and
no more.
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
STAND_IN = "apprentice"  # plays for people who left, and for bots that fail
PLAIN: dict[str, Bot] = {"random": play_random, "apprentice": play_apprentice}
USUAL = {"journeyman": Budget(80), "master": Budget(400)}  # in a game without levels.toml
AT_MOST = "<"  # before a time: the usual number of simulations, within this time
MOST_SIMULATIONS = 1_000_000
MOST_SECONDS = 600.0


def level(text: str, patience: float = PATIENCE) -> Bot:
    """Return the bot of a level; `master:800` runs 800 simulations, `master:1.5s` searches for 1.5 seconds.

    `master:<1.5s` runs its usual number of simulations, for 1.5 seconds at most. `name=command` is an external bot
    (docs/bots.md), which has `patience` seconds to answer.
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
    """Return the budget of a searching level in a game, for a number of players."""
    name, colon, budget = text.partition(":")
    usual = usual_budgets(key, seats)[name]
    return asked_for(usual, budget) if colon else usual


def asked_for(usual: Budget, text: str) -> Budget:
    """Return the usual budget with the simulations or the time that was asked for."""
    asked = read_budget(text.removeprefix(AT_MOST))
    if not text.startswith(AT_MOST):
        return replace(usual, simulations=asked.simulations, seconds=asked.seconds)
    if not asked.seconds:
        raise DataError("bot", f"«{text[:40]}» is not a budget; the bound of the usual one is a time: <1.5s")
    return replace(usual, seconds=asked.seconds)


@cache
def usual_budgets(key: str, seats: int = 0) -> Mapping[str, Budget]:
    """Return the usual budget of each level in a game; `[journeyman.5]` overrides `[journeyman]` for five players."""
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
    """Read the budget of a level; omitted values keep their defaults."""
    depth = one.number("rollout_depth", usual.rollout_depth)
    budget = Budget(
        one.number("simulations", usual.simulations or None, low=1, high=MOST_SIMULATIONS),
        rollout_depth=depth,
        rollout_width=one.number("rollout_width", usual.rollout_width) if depth else 0,
        horizon=one.number("horizon", usual.horizon),
        prior_weight=one.decimal("prior_weight", usual.prior_weight),
        exploration=one.decimal("exploration", usual.exploration),
    )
    one.done()
    return budget


def search_figures(text: str, key: str, seats: int = 0) -> dict[str, float]:
    """Return the search parameters of a level in a game, for fingerprints.

    Those that are 0 are left out: a parameter added later, and not used, changes no fingerprint.
    """
    if text.partition(":")[0] not in USUAL:
        return {}
    return {name: figure for name, figure in asdict(budget_of(text, key, seats)).items() if figure}


def read_budget(text: str) -> Budget:
    """Read a number of simulations, or of seconds with an s."""
    refused = partial(DataError, "bot", f"«{text[:40]}» is not a budget; write 800 for simulations, 1.5s for seconds")
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
