"""Which tables this process owns, where several share a database.

Each process says every second that it is still there. One that was silent for too long has lost its tables, whether it
is dead, cut off or only slept: others take them, and the store refuses what it still tries to write.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from time import monotonic
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from beffroi.server.auth import new_id
from beffroi.server.logs import event
from beffroi.server.metrics import TAKEN
from beffroi.server.problems import LOG, Refusal, no_table, seldom
from beffroi.store import Lost, Store
from beffroi.store.engines import brief
from beffroi.store.nodes import claim, gone, join, orphans, release, still
from beffroi.store.writer import Fenced, Lease

BEAT = 1.0  # seconds
SILENT = 5.0  # seconds without a sign of life after which others take over
MOST_ORPHANS = 200  # tables taken over at once; the others follow a beat later, or when somebody opens them
BROKEN = (SQLAlchemyError, OSError, TimeoutError)  # what a lost database looks like


PASSED = "beffroi.passed"  # key of a scope that another process passed on, after counting it


class Elsewhere(Exception):
    """Another process owns this table: ask there."""

    def __init__(self, node: str, address: str) -> None:
        super().__init__(address)
        self.node = node
        self.address = address


class Owners:
    """The part of this process among others; alone, it owns everything."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.node = new_id(12)
        self.address = ""
        self.heard = monotonic()  # when the others last knew that we are here
        self.forgotten: Callable[[], None] = lambda: None  # what to do when all tables are lost
        self.adopt: Callable[[str], Awaitable[None]] | None = None  # what to do with a table whose owner is gone
        self.leaving: set[asyncio.Task[None]] = set()

    @property
    def shared(self) -> bool:
        """Return whether there may be other processes."""
        return self.store.shared

    async def open(self, address: str) -> None:
        """Join the others."""
        self.address = address
        if self.shared:
            await join(self.store, self.node, address, SILENT)
            self.heard = monotonic()
            event("process joined", node=self.node)

    async def own(self, key: str) -> None:
        """Take a table; raise Elsewhere if another process has it."""
        if not self.shared:
            return
        try:
            owner = await claim(self.store, key, self.node)
        except Lost:
            raise no_table() from None
        except Fenced:
            raise Refusal(503, "busy", "this table is changing hands; try again in a moment") from None
        if owner is not None:
            raise Elsewhere(owner.node, owner.address)
        before = self.store.held[key].before
        if before not in ("", self.node):
            TAKEN.inc()
            event("table taken over", table=key, node=self.node, before=before)

    def leave(self, key: str, working: Iterable[asyncio.Task[Any]] = ()) -> None:
        """Let go of a table once what is being written there is done."""
        lease = self.store.held.get(key)
        if lease is not None:
            task = asyncio.create_task(self.left(lease, [*working]))
            self.leaving.add(task)
            task.add_done_callback(self.leaving.discard)

    async def left(self, lease: Lease, working: list[asyncio.Task[Any]]) -> None:
        """Let go of a table; if that fails, it is free once we are gone."""
        if working:
            await asyncio.wait(working)
        try:
            await release(self.store, lease)
        except BROKEN as error:
            LOG.warning("table %s could not be released: %s", lease.table, type(error).__name__)

    async def close(self) -> None:
        """Leave the others; all our tables are free at once."""
        if self.shared:
            if self.leaving:
                await asyncio.wait(self.leaving, timeout=2)
            try:
                await gone(self.store, self.node)
                event("process left", node=self.node)
            except BROKEN:
                LOG.warning("the database could not be told that this process ends; its tables are free in a moment")

    async def suspect(self, node: str) -> None:
        """Take a process for dead, since nobody listens at its address any more."""
        LOG.warning("process %s does not answer any more; its tables are taken over", node)
        await gone(self.store, node)

    # The beat

    async def run(self) -> None:
        """Say again and again that we are here, and look after tables whose owner is gone."""
        while self.shared:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except BROKEN as error:
                if seldom("beat"):
                    LOG.error("the database cannot be reached: %s", brief(error))
                if self.cut_off():
                    self.forgotten()

    def cut_off(self) -> bool:
        """Return whether the others must take us for dead."""
        return self.shared and monotonic() - self.heard > SILENT

    async def beat(self) -> None:
        """Say that we are here; if that comes too late, begin anew as somebody else."""
        if await still(self.store, self.node, SILENT):
            self.heard = monotonic()
        else:
            LOG.warning("this process was silent for too long; its tables are loaded again")
            self.forgotten()
            self.store.held.clear()
            self.node = new_id(12)
            await join(self.store, self.node, self.address, SILENT)
            self.heard = monotonic()
            event("process joined", node=self.node)
        if self.adopt is not None:
            for key in await orphans(self.store, MOST_ORPHANS):
                await self.adopt(key)
