"""Standings of a contest: win rates with confidence intervals, points, ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from beffroi.bots.arena import Result
from beffroi.kernel.winning import shares

Z95 = 1.96  # half width of a 95 % interval, in standard errors


@dataclass
class Standing:
    """One bot over all games of a contest; each of its seats counts as one entry."""

    bot: str
    entries: int = 0
    wins: float = 0.0  # a shared first place counts fractionally
    even: float = 0.0  # what equal bots would win
    points: float = 0.0
    squares: float = 0.0
    decisions: int = 0
    faults: int = 0
    seconds: float = 0.0
    mu: float = 0.0  # openskill: strength
    sigma: float = 0.0  # ... and how unsure it is

    def share(self) -> float:
        """Return the share of its entries that won."""
        return self.wins / self.entries if self.entries else 0.0

    def even_share(self) -> float:
        """Return the share that equal bots would win."""
        return self.even / self.entries if self.entries else 0.0

    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the share, by Wilson."""
        return wilson(self.wins, self.entries)

    def mean(self) -> float:
        """Return the mean of its points."""
        return self.points / self.entries if self.entries else 0.0

    def margin(self) -> float:
        """Return the half width of the 95 % interval of the mean."""
        if self.entries < 2:
            return 0.0
        variance = (self.squares - self.points * self.points / self.entries) / (self.entries - 1)
        return Z95 * sqrt(max(0.0, variance) / self.entries)

    def pace(self) -> float:
        """Return milliseconds per decision."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share; it stays within 0 and 1 and is valid even for few games."""
    if games == 0:
        return 0.0, 1.0
    share, z2 = wins / games, Z95 * Z95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return middle - half, middle + half


def standings(results: Sequence[Result]) -> list[Standing]:
    """Summarize a contest, strongest bot first."""
    found: dict[str, Standing] = {}
    for result in results:
        won = shares(result.ranks)
        for seat, bot in enumerate(result.bots):
            one = found.setdefault(bot, Standing(bot))
            one.entries += 1
            one.wins += won[seat]
            one.even += 1 / len(result.bots)
            one.points += result.points[seat]
            one.squares += result.points[seat] ** 2
            one.decisions += result.decisions[seat]
            one.faults += result.faults[seat]
            one.seconds += result.seconds[seat]
    rate(results, found)
    return sorted(found.values(), key=lambda one: (-one.share(), one.bot))


def rate(results: Sequence[Result], found: dict[str, Standing]) -> None:
    """Rate the bots by openskill, game by game in order; solo games cannot be rated."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra: only ratings need it

    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in found}
    for result in sorted(results, key=lambda one: one.number):
        if len(result.bots) < 2:
            continue
        teams = [[ratings[bot]] for bot in result.bots]
        for bot, (after,) in zip(result.bots, model.rate(teams, ranks=[float(rank) for rank in result.ranks])):
            ratings[bot] = after
    for bot, rating in ratings.items():
        found[bot].mu, found[bot].sigma = rating.mu, rating.sigma
