"""A fair queue for the workers: whoever has used them least comes next, however much others have queued."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

RECENT = 60.0  # seconds for which somebody counts as one of the crowd


class Queue:
    """Places for work that takes long. Each payer, a person or a network, gets the same share of the time.

    What counts is time, not turns: somebody with five masters does not wait for a place any less than somebody with
    one journeyman, and pays for every second that they think.
    """

    def __init__(self, places: int) -> None:
        self.places = places
        self.running: dict[str, int] = {}
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self.used: dict[str, float] = {}  # seconds, of those who have used more than the least
        self.least = 0.0  # where newcomers begin: nobody saves up while away, nobody pays for others' past
        self.seen: dict[str, float] = {}
        self.news: dict[str, float] = {}  # seconds used here that the queues of other processes do not know of yet

    @property
    def busy(self) -> int:
        """Return how many places are taken."""
        return sum(self.running.values())

    @property
    def length(self) -> int:
        """Return how many wait."""
        return sum(map(len, self.waiting.values()))

    def most(self) -> int:
        """Return how many places one payer may take now: all of them, or all but one while others are about."""
        since = monotonic() - RECENT
        self.seen = {payer: at for payer, at in self.seen.items() if at > since}
        return self.places if len(self.seen) < 2 else max(1, self.places - 1)

    def ahead(self, payer: str) -> int:
        """Return how many of others' jobs will come before the next one of a payer, if it must wait."""
        if payer not in self.waiting:
            return 0
        return sum(1 for other in self.waiting if other != payer and self.cost(other) <= self.cost(payer))

    def cost(self, payer: str) -> float:
        """Return what a payer has used."""
        return max(self.used.get(payer, 0.0), self.least)

    @asynccontextmanager
    async def place(self, payer: str) -> AsyncIterator[None]:
        """Wait for a place and hold it."""
        self.seen[payer] = monotonic()
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(payer, deque()).append(turn)
        self.admit()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave(payer, 0.0)
            elif turn in self.waiting.get(payer, ()):
                self.forget(payer, turn)
            raise
        began = monotonic()
        try:
            yield
        finally:
            self.leave(payer, monotonic() - began)

    def admit(self) -> None:
        """Give free places to those who have used least."""
        most = self.most()
        while self.busy < self.places:
            able = [payer for payer in self.waiting if self.running.get(payer, 0) < most]
            if not able:
                return
            payer = min(able, key=self.cost)
            self.least = max(self.least, min(map(self.cost, {*self.waiting, *self.running})))
            turn = self.waiting[payer][0]
            self.forget(payer, turn)
            if turn.cancelled():  # its task has not noticed yet
                continue
            self.running[payer] = self.running.get(payer, 0) + 1
            turn.set_result(None)

    def leave(self, payer: str, seconds: float) -> None:
        """Give a place back, and pay for it."""
        self.used[payer] = self.cost(payer) + seconds
        self.news[payer] = self.news.get(payer, 0.0) + seconds
        self.seen[payer] = monotonic()
        self.running[payer] -= 1
        if not self.running[payer]:
            del self.running[payer]
        self.used = {one: used for one, used in self.used.items() if used > self.least}
        self.admit()

    def hear(self, used: dict[str, float]) -> None:
        """Count what was used at other processes."""
        for payer, seconds in used.items():
            self.used[payer] = self.cost(payer) + seconds

    def forget(self, payer: str, turn: asyncio.Future[None]) -> None:
        """Take a turn out of the queue."""
        line = self.waiting[payer]
        line.remove(turn)
        if not line:
            del self.waiting[payer]
