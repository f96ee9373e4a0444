"""The bots of this server: the levels with their thinking time at a table, and external ones."""

from __future__ import annotations

from beffroi.bots import LEVELS, STAND_IN
from beffroi.bots.levels import AT_MOST, MOST_SECONDS
from beffroi.server.problems import Refusal
from beffroi.server.settings import Settings

USUAL = "journeyman"
ALL_WORKERS = "master"  # the level that uses every idle worker
LEAST_SECONDS = 0.05


class Roster:
    """Who may sit in a bot's seat, by name; commands never leave the server."""

    def __init__(self, settings: Settings) -> None:
        self.outside = dict(settings.bots)
        self.seconds = {"journeyman": settings.journeyman, "master": settings.master}
        self.usual = settings.bot if settings.bot in self.names() else USUAL

    def names(self) -> list[str]:
        """Return what can be chosen for a seat: the levels first, weakest to strongest."""
        return [*LEVELS, *self.outside]

    def chosen(self, name: str) -> str:
        """Return the bot that was asked for, or the default; refuse an unknown one."""
        if name and name not in self.names():
            raise Refusal(400, "unknown-bot", f"the bots are: {', '.join(self.names())}")
        return name or self.usual

    def playing(self, name: str) -> str:
        """Return who plays under a name: a table may predate today's levels, or this start of the server."""
        return name if name in self.names() else STAND_IN

    def spec(self, name: str) -> str:
        """Return a bot as a worker expects it: a level with its seconds, or a name with its command.

        The master uses all its time; a journeyman is no stronger here than docs/strength.md says.
        """
        known = self.playing(name)
        if known in self.outside:
            return f"{known}={self.outside[known]}"
        if known in self.seconds:
            at_most = "" if known == ALL_WORKERS else AT_MOST
            return f"{known}:{at_most}{min(max(self.seconds[known], LEAST_SECONDS), MOST_SECONDS):g}s"
        return known
