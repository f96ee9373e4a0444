"""Everything a running server holds, and who sent a request."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Coroutine
from pathlib import Path
from time import time
from typing import IO, Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from beffroi.kernel.errors import BeffroiError
from beffroi.server.access import Access
from beffroi.server.auth import COOKIE, Keys, secret_key, usual_color, usual_name
from beffroi.server.exchange import Exchange
from beffroi.server.films import Films
from beffroi.server.limits import MOST_TOLD, Limits, Pace, network_of
from beffroi.server.lobby import Lobby
from beffroi.server.orders import Orders
from beffroi.server.owners import Owners
from beffroi.server.packs import Packs
from beffroi.server.players import Players
from beffroi.server.problems import Refusal, too_often
from beffroi.server.retention import daily
from beffroi.server.room import Means
from beffroi.server.roster import Roster
from beffroi.server.settings import Settings
from beffroi.server.watch import watch, wrote
from beffroi.store import Store
from beffroi.store.integrity import damage
from beffroi.store.rows import GuestRow

LOG = logging.getLogger("beffroi.server")
TELLING = 1.0  # seconds


class House:
    """The parts of a server; opened and closed with it."""

    def __init__(self, settings: Settings) -> None:
        settings.folder.mkdir(parents=True, exist_ok=True)
        self.settings = settings
        alone = not settings.database
        self.lock = locked(settings.folder) if alone else None
        self.store = Store.open(settings.folder, settings.database)
        self.keys = Keys(self.store.secret or secret_key(settings.folder))
        self.owners = Owners(self.store)
        self.exchange = Exchange(self.store, lambda: self.owners.node)
        self.roster = Roster(settings)
        # the thinking time of a level comes on top, so that a slow master does not count as failing
        limit = settings.bot_limit + max(self.roster.seconds.values())
        self.players = Players(limit, self.roster, settings.workers)
        self.limits = Limits(settings.rate)
        self.packs = Packs(self.store, self.players, settings.folder)
        self.films = Films(self.store, self.players, self.packs)
        self.access = Access()
        means = Means(self.store, self.players, self.films, self.exchange, self.access, settings.bot_delay)
        self.lobby = Lobby(settings, means, self.packs, self.owners)
        self.orders = Orders(self.lobby, self.access, self.start)
        self.closing = False
        self.damaged = False  # the file of tables, as far as was seen at the start
        self.store.writer.wrote = wrote
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self, address: str = "") -> None:
        """Start the writer, the sweeper, and games that are waiting for a bot; other processes are at the address."""
        self.store.start()
        await self.owners.open(address)
        await self.orders.open()
        self.owners.forgotten, self.owners.adopt = self.lobby.drop_all, self.lobby.adopt
        self.exchange.on("here", self.lobby.hear)
        self.exchange.on("again", lambda *_: self.lobby.tell_all())
        self.exchange.on("bye", lambda *_: self.start(self.lobby.resume()))
        self.exchange.on("used", self.hear)
        self.exchange.on("orders", lambda *_: self.orders.call())
        lobby, films = self.lobby, self.films
        for work in (self.orders.run(), lobby.sweep(), lobby.resume(), films.catch_up(), watch(self), daily(self)):
            self.start(work)
        if self.store.shared:
            for work in (self.owners.run(), self.exchange.run(), self.tell()):
                self.start(work)
        else:
            self.start(self.inspect())
        if self.settings.warm:
            self.start(self.warm())

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Start something that ends with the house at the latest."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        """Forget something that ended, and log why if it should not have."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("%r ended", task.get_coro(), exc_info=task.exception())

    async def tell(self) -> None:
        """Tell other processes every second who has used much here, so that limits and queues are fair for all."""
        before: list[Any] = []
        while True:
            await asyncio.sleep(TELLING)
            limits, queue = self.limits.news(), self.players.queue.news
            most = sorted(queue, key=lambda payer: -queue[payer])[:MOST_TOLD]
            used = {payer: round(queue[payer], 2) for payer in most}
            queue.clear()
            if used or limits[0] or limits[1] or before != limits:
                self.exchange.tell("used", [limits, used])
            before = limits

    def hear(self, node: str, told: list[Any]) -> None:
        """Learn who has used much at another process."""
        self.limits.hear(node, told[0])
        self.players.queue.hear(told[1])

    async def inspect(self) -> None:
        """Look whether the file of tables is damaged, while people already play."""
        found = await asyncio.to_thread(damage, self.settings.folder, quick=True)
        if found:
            self.damaged = True
            LOG.error("the database is damaged: %s; stop this server and restore a backup (docs/hosting.md)", found[0])

    async def warm(self) -> None:
        """Start the bot processes once the first page has been served."""
        await asyncio.sleep(2)
        await self.players.warm()

    async def close(self) -> None:
        """Stop, after writing what was begun."""
        self.closing = True
        rooms = list(self.lobby.rooms.values())
        for room in rooms:
            self.lobby.drop(room)
        self.exchange.tell("bye")
        begun = [task for room in rooms for task in (room.driving, *room.working) if task is not None]
        await asyncio.gather(*begun, return_exceptions=True)
        await self.films.close()
        await self.owners.close()
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.players.close()
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
