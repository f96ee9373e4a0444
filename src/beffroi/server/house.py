"""Everything a running server holds, and who sent a request."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from pathlib import Path
from time import time
from typing import IO, Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from beffroi.kernel.errors import BeffroiError
from beffroi.server.auth import COOKIE, Keys, secret_key, usual_color, usual_name
from beffroi.server.films import Films
from beffroi.server.limits import Limits, Pace, network_of
from beffroi.server.lobby import Lobby
from beffroi.server.packs import Packs
from beffroi.server.players import Players
from beffroi.server.problems import Refusal, too_often
from beffroi.server.room import Means
from beffroi.server.roster import Roster
from beffroi.server.settings import Settings
from beffroi.store import Store
from beffroi.store.rows import GuestRow

LOG = logging.getLogger("beffroi.server")


class House:
    """The parts of a server; opened and closed with it."""

    def __init__(self, settings: Settings) -> None:
        settings.folder.mkdir(parents=True, exist_ok=True)
        self.settings = settings
        self.lock = locked(settings.folder)
        self.keys = Keys(secret_key(settings.folder))
        self.store = Store.open(settings.folder)
        self.roster = Roster(settings)
        # the thinking time of a level comes on top, so that a slow master does not count as failing
        self.players = Players(settings.bot_limit + max(self.roster.seconds.values()), self.roster)
        self.limits = Limits(settings.rate)
        self.packs = Packs(self.store, self.players, settings.folder)
        self.films = Films(self.store, self.players, self.packs)
        self.lobby = Lobby(settings, Means(self.store, self.players, self.films, settings.bot_delay), self.packs)
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Start the writer, the sweeper, and games that are waiting for a bot."""
        self.store.start()
        work = (self.lobby.sweep(), self.lobby.resume(), self.films.catch_up())
        self.tasks = [asyncio.create_task(one) for one in work]
        if self.settings.warm:
            self.tasks.append(asyncio.create_task(self.warm()))

    async def warm(self) -> None:
        """Start the bot processes once the first page has been served."""
        await asyncio.sleep(2)
        await self.players.warm()

    async def close(self) -> None:
        """Stop, after writing what was begun."""
        rooms = list(self.lobby.rooms.values())
        for room in rooms:
            self.lobby.drop(room)
        for task in self.tasks:
            task.cancel()
        begun = [task for room in rooms for task in (room.driving, *room.working) if task is not None]
        await asyncio.gather(*self.tasks, *begun, return_exceptions=True)
        await self.films.close()
        self.players.stop()
        await self.store.close()
        if self.lock is not None:
            self.lock.close()

    # Who asks

    def guest_of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """Return the guest of a request's cookie, if we signed it."""
        return self.keys.guest(connection.cookies.get(COOKIE))

    async def known(self, connection: ASGIConnection[Any, Any, Any, Any]) -> GuestRow:
        """Return the guest of a request that needs one."""
        guest = self.guest_of(connection)
        if guest is None:
            raise Refusal(403, "no-guest", "there is no guest cookie: ask for /api/me first")
        return await self.guest(guest)

    async def guest(self, id: str) -> GuestRow:
        """Return a guest; one who has done nothing yet has a default name and is not stored."""
        found = await self.store.guest(id)
        return found or GuestRow(id, usual_name(id), usual_color(id), time())

    def network_of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """Return the network that a request comes from: what limits count, besides guests."""
        return network_of(connection.client.host if connection.client else "")

    def limit(self, pace: Pace, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Refuse too many requests from the same guest or network."""
        if not self.limits.allows(pace, self.guest_of(connection), self.network_of(connection)):
            raise too_often()


InHouse = NamedDependency[House]


def locked(folder: Path) -> IO[str] | None:
    """Keep a second server off the same data, where the system can: each table has one writer."""
    if sys.platform == "win32":
        return None
    import fcntl  # noqa: PLC0415  # not on every system

    file = (folder / "server.lock").open("a", encoding="ascii")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        raise BeffroiError(f"another server uses {folder}; stop it first, or give another --data-dir") from None
    except OSError:
        pass  # a file system without locks
    os.set_inheritable(file.fileno(), False)
    return file
