"""What processes that share a database tell one another, by LISTEN and NOTIFY: nothing that may not be missed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from beffroi.server.problems import LOG, seldom
from beffroi.store import Store
from beffroi.store.engines import brief
from beffroi.store.orders import CHANNEL

MOST_BYTES = 7_800  # of a message; PostgreSQL refuses 8,000
MOST_WAITING = 1_000  # messages; without a connection the oldest are forgotten
PAUSE = 1.0  # seconds before another try to connect

Ear = Callable[[str, Any], None]


class Exchange:
    """A connection for messages. After it was lost, `again` asks everybody to say what others should know."""

    def __init__(self, store: Store, node: Callable[[], str]) -> None:
        self.store = store
        self.node = node
        self.ears: dict[str, Ear] = {}
        self.waiting: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)

    def on(self, kind: str, ear: Ear) -> None:
        """Call something with the sender and the content of every message of a kind that others send."""
        self.ears[kind] = ear

    def tell(self, kind: str, what: Any = None) -> None:
        """Tell all other processes something, soon."""
        if not self.store.shared:
            return
        text = json.dumps([self.node(), kind, what], separators=(",", ":"))
        if len(text.encode()) > MOST_BYTES:
            LOG.error("a message of kind %s is too long for the other processes", kind)
            return
        if self.waiting.full():
            self.waiting.get_nowait()
        self.waiting.put_nowait(text)

    def hear(self, _: Any, __: int, ___: str, text: object) -> None:
        """Pass on a message, unless it is our own."""
        sender, kind, what = json.loads(str(text))
        ear = self.ears.get(kind)
        if sender != self.node() and ear is not None:
            ear(sender, what)

    async def run(self) -> None:
        """Listen and send for as long as the process lives."""
        while self.store.shared:
            try:
                await self.connected()
            except (SQLAlchemyError, OSError, TimeoutError) as error:
                if seldom("exchange"):
                    LOG.warning("the other processes cannot be heard: %s", brief(error))
            await asyncio.sleep(PAUSE)

    async def connected(self) -> None:
        """Listen and send until the connection is lost."""
        async with self.store.engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            lost = asyncio.Event()
            driver.add_termination_listener(lambda _: lost.set())
            await driver.add_listener(CHANNEL, self.hear)
            self.tell("again")
            ended = asyncio.create_task(lost.wait())
            try:
                while not lost.is_set():
                    text = asyncio.create_task(self.waiting.get())
                    await asyncio.wait((text, ended), return_when=asyncio.FIRST_COMPLETED)
                    if not text.done():
                        text.cancel()
                        return
                    try:
                        await driver.execute("SELECT pg_notify($1, $2)", CHANNEL, text.result())
                    except Exception as error:  # the driver's own errors have no base in common
                        raise OSError(str(error) or type(error).__name__) from error
            finally:
                ended.cancel()
                with suppress(Exception):
                    await connection.invalidate()
