"""Bots at the table: each choice is made in a worker process, from a sampled world, within a time."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from beffroi.bots.worker import answer, check, sampled, warm
from beffroi.kernel.flow import legal
from beffroi.kernel.match import Match
from beffroi.kernel.position import Position
from beffroi.server.problems import Refusal

LOG = logging.getLogger("beffroi.bots")
T = TypeVar("T")


def begin() -> None:
    """Prepare a worker: the server alone hears Ctrl-C, and a worker never outlives its server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


class Players:
    """The worker processes; a bot that fails or takes too long is replaced by plain chance."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.pool: ProcessPoolExecutor | None = None
        self.replaced = 0  # choices made by chance because a bot failed

    def workers(self) -> ProcessPoolExecutor:
        """Return the processes, begun when first needed."""
        if self.pool is None:
            count = max(1, min(4, (os.cpu_count() or 2) - 1))
            # A fresh interpreter, not a copy of this one with its threads and open files.
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(count, mp_context=context, initializer=begin)
        return self.pool

    async def warm(self) -> None:
        """Start a process and load the games, so that the first answer is quick."""
        await self.run(warm)

    def stop(self) -> None:
        """End all processes, also those that hang."""
        pool, self.pool = self.pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Run something in a worker; what takes too long ends with its process."""
        pool = self.workers()
        try:
            task = asyncio.get_running_loop().run_in_executor(pool, work, *args)
            async with asyncio.timeout(self.limit):
                return await task
        except (TimeoutError, BrokenProcessPool):
            if self.pool is pool:
                self.stop()
            raise

    async def choose(self, level: str, match: Match, seat: int) -> str:
        """Return what a bot does; it receives a world that its seat holds possible, never the true one."""
        game, header = match.game, match.header
        seed = secrets.randbits(32)
        try:
            position = Position(len(header.names), header.options, 0, match.state)
            document = sampled(game, position, seat, seed)
            return await self.run(answer, level, game.key, document, seat, seed)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self.replaced += 1
            LOG.warning("the bot «%s» failed and was replaced by chance: %r", level, error)
            return game.words.text(secrets.choice(legal(match.state, seat)))

    async def check(self, text: str) -> None:
        """Replay a record that somebody brought along, at a safe distance; refuse it if it does not work."""
        try:
            problem = await self.run(check, text)
        except (TimeoutError, BrokenProcessPool):
            problem = "this record takes too long to replay"
        if problem:
            raise Refusal(400, "bad-record", problem)
