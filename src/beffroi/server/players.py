"""Bots at the table: each choice is made in a worker process, from a sampled world, within a time limit."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from beffroi.bots import STAND_IN
from beffroi.bots.hints import Change, Hint
from beffroi.bots.outside import end_programs
from beffroi.bots.searcher import most_tried
from beffroi.bots.worker import Rules, advise, answer, check, explain, sampled, search, sound, warm
from beffroi.kernel.flow import State, legal
from beffroi.kernel.match import Match
from beffroi.kernel.position import Position
from beffroi.server.logs import event
from beffroi.server.metrics import THINKING
from beffroi.server.problems import Refusal
from beffroi.server.queue import Queue
from beffroi.server.roster import ALL_WORKERS, Roster

LOG = logging.getLogger("beffroi.bots")
CHANCE = "chance"  # who chooses when even the stand-in fails
LEAST_WORKERS, MOST_WORKERS = 2, 4  # at least two, so that one slow program does not hold up everybody
START = 60.0  # seconds that a new process may take to start
GENTLE = 5  # niceness of the workers, so that the server comes first
SHARE = 0.6  # share of a worker's time limit that an external bot has to answer
APART = 1000  # between the seeds of parallel searches of one decision, so that each samples other worlds
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Chosen:
    """What a bot does, and who chose it if the bot itself failed."""

    text: str
    stand_in: str = ""


def begin() -> None:
    """Prepare a worker: only the server handles Ctrl-C, and neither worker nor its programs outlive the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: leave())
    if hasattr(os, "nice"):
        os.nice(GENTLE)
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
        leave()

    threading.Thread(target=follow, daemon=True).start()


def leave() -> None:
    """End this worker at once, with the programs it started."""
    end_programs()
    os._exit(0)


class Players:
    """The worker processes. When a bot fails or is too slow, the stand-in moves for it; if that fails too, chance."""

    def __init__(self, limit: float, roster: Roster, servers: int = 1) -> None:
        self.limit = limit
        self.roster = roster
        # Servers on the same machine share its cores; the system shares them out when there are fewer than workers.
        self.count = max(LEAST_WORKERS, min(MOST_WORKERS, ((os.cpu_count() or 2) - 1) // servers))
        self.queue = Queue(self.count)  # the limit counts from when a worker is free
        self.pool: ProcessPoolExecutor | None = None
        self.up = 0  # processes of the pool that have started
        self.replaced = 0  # choices not made by the bot itself

    def workers(self) -> ProcessPoolExecutor:
        """Return the processes, started on first use."""
        if self.pool is None:
            # A fresh interpreter, not a copy of this one with its threads and open files.
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.count, mp_context=context, initializer=begin)
        return self.pool

    async def warm(self) -> None:
        """Start a process and load the games, so that the first answer comes quickly."""
        await self.run("", warm)

    def stop(self) -> None:
        """End all processes, even those that hang."""
        pool, self.pool, self.up = self.pool, None, 0
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()

    async def close(self) -> None:
        """End all processes, and wait until what they shared is cleared away."""
        pool = self.pool
        self.stop()
        if pool is not None:
            await asyncio.to_thread(pool.shutdown)

    async def run(self, payer: str, work: Callable[..., T], *args: Any) -> T:
        """Run something in a worker when it is the payer's turn; kill it if it takes too long.

        It is tried again if other work ended its process.
        """
        async with self.queue.place(payer):
            try:
                return await self.once(work, *args)
            except BrokenProcessPool:
                return await self.once(work, *args)  # somebody else's work may have ended all processes

    async def once(self, work: Callable[..., T], *args: Any) -> T:
        """Run something in a worker; kill it if it takes too long."""
        if self.up < self.queue.busy and work is not warm:
            await self.once(warm)
            self.up += 1
        pool = self.workers()
        task = asyncio.get_running_loop().run_in_executor(pool, work, *args)
        try:
            async with asyncio.timeout(START if work is warm else self.limit):
                return await task
        except (TimeoutError, BrokenProcessPool):
            if self.pool is pool:
                event("workers killed", work=getattr(work, "__name__", "?"))
                self.stop()
            raise
        except asyncio.CancelledError:
            caller = asyncio.current_task()
            if caller is not None and caller.cancelling():
                raise
            raise BrokenProcessPool("the processes were ended before it began") from None

    async def choose(self, payer: str, bot: str, match: Match, seat: int) -> Chosen:
        """Return what a bot does; it gets a world consistent with what its seat knows, never the true one."""
        options = legal(match.state, seat)
        if len(options) == 1:
            return Chosen(match.game.words.text(options[0]))
        with THINKING.time():
            return await self.chosen(payer, bot, match, seat, options)

    async def chosen(self, payer: str, bot: str, match: Match, seat: int, options: Sequence[int]) -> Chosen:
        """Return what a bot does; whoever stands in for it does so if it fails."""
        spec = self.roster.spec(bot)
        stand_ins = {spec: "", STAND_IN: STAND_IN}  # a bot that is the stand-in itself is asked once
        for asked, stand_in in stand_ins.items():
            try:
                return Chosen(await self.answer(payer, asked, match, seat), "" if asked == spec else stand_in)
            except Exception as error:
                self.replaced += asked == spec
                LOG.warning("the bot «%s» failed and loses its move: %r", asked.partition("=")[0], error)
        return Chosen(match.game.words.text(secrets.choice(options)), CHANCE)

    async def answer(self, payer: str, spec: str, match: Match, seat: int) -> str:
        """Ask a bot; the strongest level searches in every idle worker that its payer may take."""
        seed = secrets.randbits(32)
        rules, document = rules_of(match), self.world(match, match.state, seat, seed)
        queue = self.queue
        idle = min(queue.places - queue.busy, queue.most()) if spec.startswith(f"{ALL_WORKERS}:") else 1
        if idle > 1:
            searches = [self.run(payer, search, spec, rules, document, seat, seed + APART * i) for i in range(idle)]
            return most_tried(await asyncio.gather(*searches))
        return await self.run(payer, answer, spec, rules, document, seat, seed, SHARE * self.limit)

    def world(self, match: Match, state: State, viewer: int, seed: int) -> dict[str, Any]:
        """Return a world consistent with what a viewer knows, as a document."""
        header = match.header
        return sampled(match.game, Position(len(header.names), header.options, 0, state), viewer, seed)

    async def hint(self, payer: str, match: Match, seat: int, seed: int) -> Hint:
        """Return a hint for a seat, from a world consistent with what it knows."""
        return await self.helped(payer, advise, rules_of(match), self.world(match, match.state, seat, seed), seat, seed)

    async def explain(
        self, payer: str, match: Match, before: State, after: State, viewer: int, seat: int
    ) -> tuple[Change, ...]:
        """Return what a move gained its seat, judged by what a viewer knew before it and knows after it."""
        seed = secrets.randbits(32)
        worlds = [self.world(match, state, viewer, seed) for state in (before, after)]
        return await self.helped(payer, explain, rules_of(match), *worlds, viewer, seat, seed)

    async def helped(self, payer: str, work: Callable[..., T], *args: Any) -> T:
        """Run something that helps a person; if it fails, tell them so, with no other effect."""
        try:
            return await self.run(payer, work, *args)
        except Exception as error:
            LOG.warning("no help could be given: %r", error)
            raise Refusal(409, "no-help", "no help is available here; play on without it") from None

    async def check(self, payer: str, text: str, pack: Path | None) -> None:
        """Replay an uploaded record in a worker; refuse it if it does not work."""
        try:
            problem = await self.run(payer, check, text, pack)
        except (TimeoutError, BrokenProcessPool):
            problem = "this record takes too long to replay"
        if problem:
            raise Refusal(400, "bad-record", problem)

    async def sound(self, payer: str, key: str, text: str) -> str:
        """Play games with an owner's pack in a worker; return what goes wrong, or ""."""
        try:
            return await self.run(payer, sound, key, text)
        except (TimeoutError, BrokenProcessPool):
            return "games take too long"


def rules_of(match: Match) -> Rules:
    """Return what a worker needs to load the same game: its key, and the folder of its pack."""
    return match.game.key, match.game.data.pack
