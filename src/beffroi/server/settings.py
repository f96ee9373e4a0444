"""What can be set about a running server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

LOCAL = frozenset({"localhost", "127.0.0.1", "[::1]"})


def number(name: str, default: float) -> float:
    """Return a number of the environment, or the default when it is missing or no number."""
    try:
        return float(os.environ.get(name, default))
    except ValueError:
        return default


@dataclass(slots=True)
class Settings:
    """Where the data are, where the server listens, and its measures."""

    folder: Path
    host: str = "127.0.0.1"
    port: int = 8765
    bot_delay: float = 0.4  # seconds that a bot takes at least where others see it act
    bot_limit: float = 20.0  # seconds, on top of what a level thinks, after which a bot loses its move
    bot: str = "journeyman"  # who sits in a bot's seat where nobody chose
    journeyman: float = 0.4  # seconds that a journeyman thinks about a decision at most
    master: float = 3.0  # and a master
    bots: dict[str, str] = field(default_factory=dict)  # from outside: commands by name
    rate: float = 1.0  # factor of all rate limits; 0 lifts them
    idle: float = 600.0  # seconds after which a table that nobody looks at leaves the memory
    warm: bool = False  # start the bots' processes at once
    names: str = ""  # further names that requests may be sent to, with commas between them; * for any

    @classmethod
    def from_environment(cls, folder: Path, host: str, port: int, bots: dict[str, str] | None = None) -> Settings:
        """Return the settings of a server started by a person."""
        return cls(
            folder,
            host,
            port,
            bot_delay=number("BEFFROI_BOT_DELAY", 0.4),
            bot_limit=number("BEFFROI_BOT_LIMIT", 20.0),
            bot=os.environ.get("BEFFROI_BOT", "journeyman"),
            journeyman=number("BEFFROI_JOURNEYMAN", 0.4),
            master=number("BEFFROI_MASTER", 3.0),
            bots=bots or {},
            rate=number("BEFFROI_RATE", 1.0),
            idle=number("BEFFROI_IDLE", 600.0),
            warm=True,
            names=os.environ.get("BEFFROI_HOSTS", ""),
        )

    def hosts(self) -> frozenset[str]:
        """Return the names that requests may be sent to; none means any, as for a house open to its network."""
        given = frozenset(name.strip().lower() for name in self.names.split(",") if name.strip())
        at_home = self.host in ("localhost", "::1") or self.host.startswith("127.")
        if "*" in given or (not at_home and not given):
            return frozenset()
        return given | LOCAL | {self.host.lower()}
