"""Measure how strong the levels are, and write docs/strength.md: every pair of neighbours, game and number of players.

Usage: python tools/strength.py [--only GAME] [--minutes N]. What was played is kept below .cache/strength, so the
command can be stopped and run again; the document is written anew from all that is there.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from beffroi import __version__, games
from beffroi.bots.arena import Contest, Result
from beffroi.bots.league import Standing, standings, wilson
from beffroi.bots.ledger import Ledger
from beffroi.bots.levels import LEVELS, STEPS, usual_budget
from beffroi.bots.runners import on_cores

FOLDER = Path(".cache/strength")
DOCUMENT = Path("docs/strength.md")
GAMES = {"apprentice": 400, "journeyman": 400, "master": 100}  # of a level against the one below
SEED = 20_000

HEAD = """# Strength of the bots

Written by `make strength`, not by hand; version {version}. In each game one bot of the stronger level meets bots of the
level below in all other seats; every deal is played once from each seat. A shared win counts in parts. Intervals are
Wilson's, 95 %; ms is the time of the stronger one for a decision on one core.

In two-player games each level should win at least 65 % against the one below, and the apprentice 95 % against random;
with more players more than the even share.
"""

TABLE = ["| players | levels | games | wins | 95 % | even | points | ms |", "|---|---|--:|--:|--:|--:|--:|--:|"]


@dataclass(frozen=True)
class Match:
    """One line of the document."""

    contest: Contest
    games: int

    def folder(self) -> Path:
        """Return where its games are kept."""
        options = "-".join(self.contest.options.values())
        return FOLDER / f"{self.contest.game}-{options}-{len(self.contest.bots)}-{self.contest.bots[0]}"

    def played(self) -> list[Result]:
        """Return the games that are there, in order."""
        found = Ledger(self.folder(), self.contest).open()
        return sorted((one for one in found if one.number < self.games), key=lambda one: one.number)

    def play(self, until: float) -> list[Result]:
        """Play what is missing, as long as there is time."""
        ledger = Ledger(self.folder(), self.contest)
        results = ledger.open()
        done = {one.number for one in results}
        missing = [number for number in range(self.games) if number not in done]
        for batch in on_cores(self.contest, missing) if missing and time.monotonic() < until else ():
            results += batch
            ledger.add(batch)
            if time.monotonic() >= until:
                break
        return results


def settings(key: str) -> Iterator[tuple[dict[str, str], int]]:
    """Return every edition or mode of a game with every number of players."""
    for options, counts in games.editions(key, ("edition", "mode")):
        for seats in counts:
            yield games.load(key).complete(options), seats


def matches(key: str) -> Iterator[Match]:
    """Return the lines of a game: pairs of neighbours; alone every level."""
    for options, seats in settings(key):
        for weaker, stronger in pairwise(LEVELS):
            number = -(-GAMES[stronger] // seats) * seats  # whole rotations
            if seats == 1:
                if weaker == LEVELS[0]:
                    yield Match(Contest(key, options, (weaker,), SEED), GAMES[stronger])
                yield Match(Contest(key, options, (stronger,), SEED), GAMES[stronger])
            else:
                yield Match(Contest(key, options, (stronger, *[weaker] * (seats - 1)), SEED), number)


def row(match: Match, results: list[Result]) -> str:
    """Return a line of the document."""
    found: dict[str, Standing] = {one.bot: one for one in standings(results)}
    strong, weak = match.contest.bots[0], match.contest.bots[-1]
    one, seats = found[strong], len(match.contest.bots)
    low, high = wilson(one.wins, one.entries)
    edition = ", ".join(value for name, value in match.contest.options.items() if name in ("edition", "mode"))
    where = f"{edition} {seats}".strip()
    against = weak if seats > 1 else "Countess"
    points = f"{one.mean():.1f} : {found[weak].mean():.1f}" if seats > 1 else f"{one.mean():.1f}"
    even = f"{100 / seats:.0f} %" if seats > 1 else "–"
    share = f"{100 * one.share():.1f} %"
    return (
        f"| {where} | {strong} – {against} | {one.entries} | {share} | {100 * low:.1f}–{100 * high:.1f} % | {even} |"
        f" {points} | {one.pace():.1f} |"
    )


def write(keys: list[str]) -> None:
    """Write the document from all games that are there; a line without enough of them says so."""
    lines = [HEAD.format(version=__version__)]
    for key in keys:
        budgets = ", ".join(f"{name} {usual_budget(name).of(key)}" for name in STEPS)
        lines += [f"## {key}", "", f"Simulations of a decision: {budgets}.", "", *TABLE]
        for match in matches(key):
            results = match.played()
            if results:
                lines.append(row(match, results))
        lines.append("")
    DOCUMENT.write_text("\n".join(lines), encoding="utf-8")


def main() -> None:
    """Play, with a line for each match, then write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=games.keys(), action="append", help="a game; may be repeated")
    parser.add_argument("--minutes", type=float, default=600, help="stop playing after so many minutes")
    asked = parser.parse_args()
    until = time.monotonic() + 60 * asked.minutes
    for key in asked.only or games.keys():
        for match in matches(key):
            results = match.play(until)
            if results:
                print(f"{key} {row(match, results)}", flush=True)
    write(games.keys())


if __name__ == "__main__":
    main()
