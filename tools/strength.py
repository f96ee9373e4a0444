"""Measure how strong the levels are: every pair of adjacent levels, game and number of players.

Usage: python tools/strength.py [--only GAME] [--players N] [--minutes N] [--jobs N]. Games are kept in
.cache/strength as they end, and the figures of a match that is complete in docs/strength.json, so the command can be
stopped and run again, in another clone too. A match whose bots, rules or data have changed since is played again.
docs/strength.md is written from the figures.
"""

from __future__ import annotations

import argparse
import json
import shutil
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path

from beffroi import games
from beffroi.bots.arena import Contest, Result
from beffroi.bots.league import standings, wilson
from beffroi.bots.ledger import Ledger
from beffroi.bots.levels import LEVELS, USUAL, budget_of
from beffroi.bots.runners import on_cores

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / ".cache" / "strength"
FIGURES = ROOT / "docs" / "strength.json"
DOCUMENT = ROOT / "docs" / "strength.md"
GAMES = {"apprentice": 400, "journeyman": 400, "master": 100}  # of a level against the one below
SEED = 20_000

HEAD = """# Strength of the bots

Written by `make strength` from the figures in strength.json, not by hand. In each game one bot of the stronger level
meets bots of the level below in all other seats; every deal is played once from each seat. A shared win counts
fractionally. Intervals are Wilson's, 95 %; *even* is what an equal bot would win; *ms* is the time of the stronger one
per decision on one core.

In two-player games each level should win at least 65 % against the one below, and the apprentice 95 % against random;
with more players the whole interval should lie above the even share.
"""
TABLE = ["| players | levels | games | wins | 95 % | even | points | ms |", "|---|---|--:|--:|--:|--:|--:|--:|"]
MISSING = "No games yet of: {}."


@dataclass(frozen=True)
class Figures:
    """Figures of one match."""

    fingerprint: str  # of the contest: bots, rules, data, weights
    games: int
    wins: float
    points: float  # mean of the stronger ...
    others: float  # ... and of those it met
    ms: float  # for a decision of the stronger

    def interval(self) -> tuple[float, float]:
        """Return the 95 % confidence interval of the win rate."""
        return wilson(self.wins, self.games)


@dataclass(frozen=True)
class Match:
    """One line of the document."""

    contest: Contest
    games: int

    def name(self) -> str:
        """Return the name of the match, in the figures and as a folder."""
        return "-".join([self.contest.game, *self.editions(), str(len(self.contest.bots)), self.contest.bots[0]])

    def editions(self) -> list[str]:
        """Return the edition or mode, if the game has several."""
        return [word for option, word in self.contest.options.items() if option in ("edition", "mode")]

    def known(self, figures: dict[str, Figures]) -> Figures | None:
        """Return its figures, unless something has changed since."""
        found = figures.get(self.name())
        return found if found and found.fingerprint == self.contest.fingerprint() else None

    def play(self, until: float, jobs: int) -> list[Result]:
        """Play the missing games while there is time; return all games so far."""
        folder = FOLDER / f"{self.name()}-{self.contest.fingerprint()}"
        ledger = Ledger(folder, self.contest)
        results = ledger.open()
        done = {one.number for one in results}
        missing = [number for number in range(self.games) if number not in done]
        for batch in on_cores(self.contest, missing, jobs) if missing and time.monotonic() < until else ():
            results += batch
            ledger.add(batch)
            if time.monotonic() >= until:
                break
        if len(results) == self.games:
            shutil.rmtree(folder)
        return results

    def figures(self, results: list[Result]) -> Figures:
        """Return the figures of some games."""
        found = {one.bot: one for one in standings(results)}
        one, other = found[self.contest.bots[0]], found[self.contest.bots[-1]]
        figures = [one.wins, one.mean(), other.mean(), one.pace()]
        return Figures(self.contest.fingerprint(), one.entries, *(round(figure, 3) for figure in figures))

    def row(self, found: Figures) -> str:
        """Return its line in the document."""
        seats, (low, high) = len(self.contest.bots), found.interval()
        against, even, points = "Countess", "–", f"{found.points:.1f}"
        if seats > 1:
            against, even, points = self.contest.bots[-1], f"{100 / seats:.0f} %", f"{points} : {found.others:.1f}"
        cells = [" ".join([*self.editions(), str(seats)]), f"{self.contest.bots[0]} – {against}", str(found.games)]
        cells += [f"{100 * found.wins / found.games:.1f} %", f"{100 * low:.1f}–{100 * high:.1f} %", even, points]
        return f"| {' | '.join([*cells, f'{found.ms:.1f}'])} |"


def settings(key: str) -> Iterator[tuple[dict[str, str], int]]:
    """Return every edition or mode of a game with every number of players."""
    for options, counts in games.editions(key, ("edition", "mode")):
        for seats in counts:
            yield games.load(key).complete(options), seats


def matches(key: str) -> Iterator[Match]:
    """Return the lines of a game: pairs of adjacent levels; every level in solo games."""
    for options, seats in settings(key):
        for weaker, stronger in pairwise(LEVELS):
            number = -(-GAMES[stronger] // seats) * seats  # whole rotations
            if seats == 1:
                if weaker == LEVELS[0]:
                    yield Match(Contest(key, options, (weaker,), SEED), GAMES[stronger])
                yield Match(Contest(key, options, (stronger,), SEED), GAMES[stronger])
            else:
                yield Match(Contest(key, options, (stronger, *[weaker] * (seats - 1)), SEED), number)


def searches(name: str, key: str, seats: int = 0) -> str:
    """Return the search budget of a level in a game, with exceptions by number of players."""
    budget = budget_of(name, key, seats)
    depth = f", rollouts of {budget.rollout_depth} decisions" if budget.rollout_depth else ""
    width = f", each the best of {budget.rollout_width}" if budget.rollout_width else ""
    horizon = f", rollouts of {budget.horizon} rounds" if budget.horizon else ""
    told = f"{budget.simulations}{depth}{width}{horizon}"
    if seats:
        return f" ({told} with {seats} players)"
    others = sorted({count for _, count in settings(key) if budget_of(name, key, count) != budget})
    return f"{name} {told}" + "".join(searches(name, key, count) for count in others)


def read_figures() -> dict[str, Figures]:
    """Return all known figures, by match."""
    found = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.is_file() else {}
    return {name: Figures(**one) for name, one in found.items()}


def document(figures: dict[str, Figures]) -> str:
    """Return the document, with a note for outdated and incomplete matches."""
    lines = [HEAD]
    for key in games.ours():
        budgets = "; ".join(searches(name, key) for name in USUAL)
        rows, missing = list[str](), list[str]()
        for match in matches(key):
            found = match.known(figures)
            if found:
                rows.append(match.row(found))
            else:
                missing.append(match.name().removeprefix(f"{key}-"))
        lines += [f"## {key}", "", f"Simulations per decision: {budgets}.", "", *TABLE, *rows, ""]
        lines += [MISSING.format(", ".join(missing)), ""] if missing else []
    return "\n".join(lines)


def write(figures: dict[str, Figures]) -> None:
    """Write figures and document."""
    kept = {name: asdict(one) for name, one in sorted(figures.items())}
    FIGURES.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    DOCUMENT.write_text(document(figures), encoding="utf-8")


def main() -> None:
    """Play, printing a line per match, and write after each complete one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=games.ours(), action="append", help="a game; may be repeated")
    parser.add_argument("--players", type=int, action="append", help="only this number of players; may be repeated")
    parser.add_argument("--minutes", type=float, default=600, help="stop playing after this many minutes")
    parser.add_argument("--jobs", type=int, default=0, help="processes; default: one per core")
    asked = parser.parse_args()
    until = time.monotonic() + 60 * asked.minutes
    figures = read_figures()
    for key in asked.only or games.ours():
        for match in matches(key):
            if asked.players and len(match.contest.bots) not in asked.players:
                continue
            found = match.known(figures)
            if not found:
                results = match.play(until, asked.jobs)
                found = match.figures(results) if results else None
                if found and found.games == match.games:
                    figures[match.name()] = found
                    write(figures)
            if found:
                print(f"{key} {match.row(found)}", flush=True)
    write(figures)


if __name__ == "__main__":
    main()
