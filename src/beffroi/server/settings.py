"""The settings of a running server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from math import inf
from pathlib import Path

from beffroi.server.limits import GUEST_TABLES
from beffroi.store.retention import Keep

LOCAL = frozenset({"localhost", "127.0.0.1", "[::1]"})


def number(name: str, default: float) -> float:
    """Return a number from the environment, or the default if it is missing or not a number."""
    try:
        return float(os.environ.get(name, default))
    except ValueError:
        return default


def kept() -> Keep:
    """Return from the environment for how many days something is kept."""
    usual = Keep()
    names = ("open", "running", "finished", "chat", "guests")
    return Keep(**{name: max(0.0, number(f"BEFFROI_KEEP_{name.upper()}", getattr(usual, name))) for name in names})


@dataclass(slots=True)
class Settings:
    """Where the data is, where the server listens, and its limits."""

    folder: Path
    host: str = "127.0.0.1"
    port: int = 8765
    bot_delay: float = 0.4  # minimum seconds for a bot's move that others see
    bot_limit: float = 20.0  # seconds beyond a level's thinking time after which a bot loses its move
    bot: str = "journeyman"  # the default bot
    journeyman: float = 0.4  # maximum seconds a journeyman thinks about a decision
    master: float = 3.0  # and a master
    bots: dict[str, str] = field(default_factory=dict)  # external ones: commands by name
    rate: float = 1.0  # factor of all rate limits; 0 lifts them
    idle: float = 600.0  # seconds after which a table that nobody looks at is unloaded
    absent: float = 600.0  # seconds after which the others may let a bot play for somebody they wait for
    warm: bool = False  # start the bot processes right away
    names: str = ""  # more host names to answer to, separated by commas; * for any
    database: str = ""  # address of a PostgreSQL database; without it, a SQLite file in the folder
    workers: int = 1  # processes on this machine that share its cores, this one included
    log: str = "text"  # what the log is for: people, or json for machines
    metrics_token: str = ""  # who may read /metrics; without one, only this machine
    peer_host: str = "127.0.0.1"  # where other processes reach this one; an address of this machine if there are more
    keep: Keep = field(default_factory=Keep)  # for how long something is kept that nobody touches

    @classmethod
    def from_environment(cls, folder: Path, host: str, port: int, bots: dict[str, str] | None = None) -> Settings:
        """Return the settings of a server started from the command line."""
        return cls(
            folder,
            host,
            port,
            database=os.environ.get("BEFFROI_DATABASE", ""),
            log=os.environ.get("BEFFROI_LOG", "text"),
            metrics_token=os.environ.get("BEFFROI_METRICS_TOKEN", ""),
            peer_host=os.environ.get("BEFFROI_PEER_HOST", "127.0.0.1"),
            bot_delay=number("BEFFROI_BOT_DELAY", 0.4),
            bot_limit=number("BEFFROI_BOT_LIMIT", 20.0),
            bot=os.environ.get("BEFFROI_BOT", "journeyman"),
            journeyman=number("BEFFROI_JOURNEYMAN", 0.4),
            master=number("BEFFROI_MASTER", 3.0),
            bots=bots or {},
            rate=number("BEFFROI_RATE", 1.0),
            absent=number("BEFFROI_ABSENT", 600.0),
            idle=number("BEFFROI_IDLE", 600.0),
            warm=True,
            names=os.environ.get("BEFFROI_HOSTS", ""),
            keep=kept(),
        )

    def most_tables(self) -> float:
        """Return how many tables of one guest may be under way."""
        return GUEST_TABLES * max(1.0, self.rate) if self.rate > 0 else inf

    def hosts(self) -> frozenset[str]:
        """Return the host names to answer to; none means any, as for a server open to its network."""
        given = frozenset(name.strip().lower() for name in self.names.split(",") if name.strip())
        at_home = self.host in ("localhost", "::1") or self.host.startswith("127.")
        if "*" in given or (not at_home and not given):
            return frozenset()
        return given | LOCAL | {self.host.lower()}
