"""Deletes once a day what is no longer kept; what somebody has open is left alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from time import time
from typing import TYPE_CHECKING

from beffroi.server.logs import event
from beffroi.server.owners import BROKEN
from beffroi.server.problems import LOG
from beffroi.server.settings import kept
from beffroi.store import Store
from beffroi.store.retention import STATES, Keep, due, how_many, let_go, our_turn, some, unused_packs

if TYPE_CHECKING:
    from beffroi.server.house import House

FIRST, AGAIN = 60.0, 3600.0  # seconds after the start, and between two looks at the clock
AT_ONCE = 50  # deleted in one transaction
PAUSE = 0.2  # seconds between two, in which others write


@dataclass(slots=True)
class Cleaned:
    """How much was deleted, or would be."""

    open: int = 0
    running: int = 0
    finished: int = 0
    chat: int = 0
    guests: int = 0

    @property
    def total(self) -> int:
        """Return how much that is in all."""
        return self.open + self.running + self.finished + self.chat + self.guests


def kinds(keep: Keep) -> dict[str, float]:
    """Return what is not kept for ever, and for how many days; guests come last, since tables may be all they had."""
    days = {name: getattr(keep, name) for name in (*STATES, "chat", "guests")}
    return {name: count for name, count in days.items() if count > 0}


async def clean(store: Store, keep: Keep, busy: Callable[[], Collection[str]], pause: float = PAUSE) -> Cleaned:
    """Delete what is due, some at a time, but no table that is busy."""
    done, now = Cleaned(), time()
    for what, days in kinds(keep).items():
        query, after = due(store, what, days, now), ""
        while found := await some(store, query, after, AT_ONCE):
            after = found[-1]
            free = [id for id in found if id not in busy()]
            gone = await let_go(store, what, query, free) if free else []
            for id in gone:
                event(
                    "chat deleted" if what == "chat" else "guest deleted" if what == "guests" else "table deleted",
                    id=id,
                )
            setattr(done, what, getattr(done, what) + len(gone))
            await asyncio.sleep(pause)
    if done.total:
        await unused_packs(store)
    return done


async def daily(house: House) -> None:
    """Clean once a day, in one of several processes."""
    if not kinds(house.settings.keep):
        return
    await asyncio.sleep(FIRST)
    while True:
        try:
            if await our_turn(house.store, time()):
                done = await clean(house.store, house.settings.keep, lambda: {*house.lobby.rooms, *house.lobby.loading})
                event("cleaned", **{name: getattr(done, name) for name in Cleaned.__slots__})
        except BROKEN as error:
            LOG.error("what is no longer kept could not be deleted: %s", type(error).__name__)
        await asyncio.sleep(AGAIN)


async def clean_now(folder: Path, database: str, dry_run: bool) -> Cleaned:
    """Clean a folder or a database, or only count what is due there."""
    store, keep = Store.open(folder, database, new=False), kept()
    store.start()
    try:
        if not dry_run:
            return await clean(store, keep, list, pause=0.0)
        counts = {what: await how_many(store, due(store, what, days, time())) for what, days in kinds(keep).items()}
        return Cleaned(**counts)
    finally:
        await store.close()
