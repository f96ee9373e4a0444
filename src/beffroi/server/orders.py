"""Following what the host orders: tables, lines and people that were deleted leave the memory of this process, too."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from sqlalchemy import select

from beffroi.server.access import Access, banned
from beffroi.server.connection import BANNED, NO_TABLE
from beffroi.server.lobby import Lobby
from beffroi.server.owners import BROKEN
from beffroi.server.problems import LOG, no_table, seldom
from beffroi.server.room import CHAT_SHOWN
from beffroi.server.wire import Unsaid
from beffroi.store import Lost
from beffroi.store.orders import Order, orders
from beffroi.store.people import digest
from beffroi.store.tables import TABLE

Start = Callable[[Coroutine[Any, Any, None]], None]  # of something that ends with the house
PAUSE = 1.0  # seconds between two looks at the database, unless somebody calls


class Orders:
    """The orders that this process has followed. Following one twice does no harm."""

    def __init__(self, lobby: Lobby, access: Access, start: Start) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self.access = access
        self.start = start
        self.followed: set[tuple[int, float]] = set()
        self.called = asyncio.Event()
        self.lock = asyncio.Lock()
        self.sure = False  # whether nothing was missed since the house was last read
        self.closed = False

    async def open(self) -> None:
        """Begin: nothing is in memory yet that an older order could be about."""
        self.followed = {(order.n, order.at) for order in await orders(self.store)}
        await self.access.read(self.store)
        self.sure, self.closed = True, self.access.closed()

    def call(self) -> None:
        """Look at once."""
        self.called.set()

    async def run(self) -> None:
        """Look for orders for as long as the process lives."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(PAUSE):
                    await self.called.wait()
            self.called.clear()
            try:
                await self.follow()
            except BROKEN as error:
                self.sure = False
                if seldom("orders"):
                    LOG.error("the host's orders cannot be read: %s", str(error).splitlines()[:1])

    async def follow(self) -> None:
        """Follow every order that is new."""
        async with self.lock:
            found = await orders(self.store)
            new = [order for order in found if (order.n, order.at) not in self.followed]
            for order in new:
                await self.obey(order)
                self.followed.add((order.n, order.at))
            self.followed &= {(order.n, order.at) for order in found}
            if not self.sure or any(order.kind == "house" for order in new):
                await self.access.read(self.store)
                self.sure = True
                self.enforce()
            elif self.closed != self.access.closed():
                self.enforce()

    async def obey(self, order: Order) -> None:
        """Follow one order."""
        match order.kind:
            case "tables":
                for key in order.what:
                    await self.forget(key)
            case "changed":
                await self.reload(order.what)
            case "chat":
                room = self.lobby.rooms.get(order.what[0])
                if room is not None:
                    gone = {int(number) for number in order.what[1:]}
                    room.chat = [line for line in room.chat if line.n not in gone or line.at > order.at]
                    room.post(Unsaid(sorted(gone - {line.n for line in room.chat})))
            case "packs":
                for pack in order.what:
                    await self.clear(pack)
            case "guest":
                for room in self.lobby.rooms.values():
                    for page in room.pages:
                        if page.guest is not None and digest(page.guest) in order.what:
                            page.cut()  # it comes again as somebody else

    async def forget(self, key: str) -> None:
        """Drop a table that was deleted; its pages need not come again."""
        loading = self.lobby.loading.get(key)
        if loading is not None:
            async with loading:  # it may just have been read
                pass
        self.lobby.means.films.held.pop(key, None)
        self.lobby.seen.pop(key, None)
        room = self.lobby.rooms.get(key)
        if room is not None:
            for page in room.pages:
                page.cut(NO_TABLE, no_table().text)
            self.lobby.drop(room)
        for other in self.lobby.rooms.values():
            if other.row.rematch == key:
                other.row.rematch = ""
                other.changed()

    async def reload(self, keys: list[str]) -> None:
        """Read tables again from which somebody has gone; bots may have to play there now."""
        for key in keys:
            room = self.lobby.rooms.get(key)
            if room is not None:
                kept = {line.n for line in await self.store.chat(key, CHAT_SHOWN)}
                room.post(Unsaid([line.n for line in room.chat if line.n not in kept]))
                self.lobby.drop(room)
        playing = select(TABLE).where(TABLE.c.key.in_(keys), TABLE.c.state == "playing")
        for row in await self.store.tables(playing):
            if any(seat.played_by_bot() for seat in row.awaited()):
                self.start(self.lobby.adopt(row.key))

    async def clear(self, pack: str) -> None:
        """Delete the files of a pack that is no longer in the database."""
        try:
            await self.store.pack(pack)
        except Lost:
            await asyncio.to_thread(shutil.rmtree, self.lobby.packs.folder / pack, ignore_errors=True)

    def enforce(self) -> None:
        """Send away who is banned, tell everybody when the house closes, and let bots play if it is open again."""
        opened, self.closed = self.closed and not self.access.closed(), self.access.closed()
        notice, refusal = self.access.notice(), banned()
        for room in self.lobby.rooms.values():
            for page in room.pages:
                if self.access.banned(page.guest, page.network):
                    page.cut(BANNED, refusal.text)
            room.post(notice)
            if opened:
                room.wake_bots()
        if opened:
            self.start(self.lobby.resume())
