"""One open page: what it looks at, what it was sent, and what is queued for it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

from litestar import WebSocket

from beffroi.server.live import ENCODER
from beffroi.server.metrics import REFUSED
from beffroi.server.wire import Refused

if TYPE_CHECKING:
    from beffroi.server.room import Room
    from beffroi.server.wire import FromServer

# Codes that tell a page why it is closed; after the first five it need not come again.
NO_TABLE, WRONG_ORIGIN, UNREADABLE, BANNED, TOO_LATE, TOO_MANY = 4404, 4403, 4400, 4423, 4408, 4429
COME_AGAIN, TRY_LATER = 1012, 1013
MOST_WAITING = 200  # messages for a page that does not read; then it is cut off, and reconnects by itself


class Connection:
    """A WebSocket at a table. A slow page delays nobody: it gets the latest state when it reads again."""

    def __init__(self, socket: WebSocket[Any, Any, Any], room: Room, guest: str | None, network: str) -> None:
        self.socket = socket
        self.room = room
        self.guest = guest
        self.network = network
        self.viewer = -1
        self.greeted = False
        self.lines = 0  # lines of the log that the page has
        self.looked = 0  # number of the look at the view that the page has; 0 for none
        self.table: object = None  # what the page knows of the table
        self.seen: object = None  # what the page was sent last, so that nothing is sent twice
        self.stale = False
        self.outbox: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.closed = False
        self.why = (COME_AGAIN, "come again")  # it is closed

    def tell(self, message: FromServer) -> None:
        """Queue a message."""
        if isinstance(message, Refused):
            REFUSED.labels(message.error).inc()
        self.post(ENCODER.encode(message))

    def post(self, message: bytes) -> None:
        """Queue an encoded message."""
        if len(self.outbox) >= MOST_WAITING:
            self.outbox.clear()  # nobody reads it
            self.cut()
            return
        self.outbox.append(message)
        self.wake.set()

    def forget(self) -> None:
        """Send everything once more."""
        self.lines = self.looked = 0
        self.seen = self.table = None

    def touch(self) -> None:
        """Note that the table changed."""
        if self.greeted:
            self.stale = True
            self.wake.set()

    def cut(self, code: int = COME_AGAIN, reason: str = "come again") -> None:
        """End the connection; by default the page reconnects by itself and finds the table reloaded."""
        if not self.closed:
            self.closed, self.why = True, (code, reason)
        self.wake.set()

    async def pump(self) -> None:
        """Send queued messages, then the latest state if it changed, for as long as the page is open.

        What was queued before a cut is still sent, for it may say why; of a seat that was lost nothing more is shown.
        """
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.outbox:
                await self.socket.send_text(self.outbox.popleft().decode())
            if self.closed:
                return
            if self.stale:
                self.stale = False
                await self.send(self.room.state_for(self))

    async def send(self, state: bytes | None) -> None:
        """Send a state, if there is one; a page that waits for the next keeps nothing of it in memory."""
        if state is not None:
            await self.socket.send_text(state.decode())
