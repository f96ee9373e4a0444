"""Watches a server from inside: how late its loop is, how long the disk takes, how much there is of everything."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING

from beffroi.server.logs import event
from beffroi.server.metrics import BUSY, LAG, QUEUE, SOCKETS, TABLES, WRITES, WRITING

if TYPE_CHECKING:
    from beffroi.server.house import House

EVERY = 0.5  # seconds
SLOW = 1.0  # seconds that no write should take


async def watch(house: House) -> None:
    """Measure by how much the loop is late; say what there is, so that whichever process is asked can add it up."""
    while True:
        began = monotonic()
        await asyncio.sleep(EVERY)
        LAG.observe(max(0.0, monotonic() - began - EVERY))
        count(house)


def count(house: House) -> None:
    """Set the figures of what there is now."""
    TABLES.set(len(house.lobby.rooms))
    SOCKETS.set(sum(len(room.pages) for room in house.lobby.rooms.values()))
    QUEUE.set(house.players.queue.length)
    BUSY.set(house.players.queue.busy)
    WRITES.set(house.store.writer.length)


def wrote(seconds: float, jobs: int) -> None:
    """Count a transaction, and write down one that was slow."""
    WRITING.observe(seconds)
    if seconds > SLOW:
        event("slow write", seconds=round(seconds, 2), changes=jobs)
