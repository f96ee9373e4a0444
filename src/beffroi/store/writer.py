"""The only writer of a process: everything pending goes to disk in one transaction."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from sqlalchemy import Engine, Executable, select, tuple_
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from beffroi.store.tables import TABLE

Change = tuple[Executable, Mapping[str, Any] | Sequence[Mapping[str, Any]] | None]

MOST_AT_ONCE = 256


class Fenced(Exception):
    """Another process owns the table by now: nothing was written."""


@dataclass(frozen=True, slots=True)
class Lease:
    """By what right a table is written: its owner, and the number of that ownership."""

    table: str
    node: str
    epoch: int
    before: str = field(default="", compare=False)  # who owned it last


@dataclass(slots=True)
class Job:
    """Changes that belong together, and who waits for them."""

    changes: list[Change]
    lease: Lease | None = None
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer(ABC):
    """Commits jobs in groups: one disk sync serves all tables that acted in the meantime."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[Job | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.wrote: Callable[[float, int], None] = lambda *_: None  # told of every transaction: seconds, and jobs

    @property
    def length(self) -> int:
        """Return how many jobs wait."""
        return self.queue.qsize()

    def start(self) -> None:
        """Start taking jobs."""
        self.task = asyncio.create_task(self.run(), name="writer")

    async def stop(self) -> None:
        """Write what is pending, then stop."""
        if self.task is not None:
            self.queue.put_nowait(None)
            await self.task

    async def write(self, changes: list[Change], lease: Lease | None = None) -> None:
        """Return when the changes are on disk, all of them or none."""
        job = Job(changes, lease)
        self.queue.put_nowait(job)
        # Shielded: cancelling the caller must not cancel a write in progress.
        await asyncio.shield(job.done)

    async def run(self) -> None:
        """Take all pending jobs, write them, and tell their callers."""
        while True:
            taken = [await self.queue.get()]
            while len(taken) < MOST_AT_ONCE and not self.queue.empty():
                taken.append(self.queue.get_nowait())
            jobs = [job for job in taken if job is not None]
            if jobs:
                began = monotonic()
                try:
                    ends = await self.together(jobs)
                except Exception as error:  # nobody may think it was written
                    ends = [error] * len(jobs)
                self.wrote(monotonic() - began, len(jobs))
                for job, end in zip(jobs, ends, strict=True):
                    settle(job, end)
            if len(jobs) < len(taken):
                return

    @abstractmethod
    async def together(self, jobs: list[Job]) -> list[Exception | None]:
        """Write several jobs in one transaction; if one of them is refused, each gets its own."""


class FileWriter(Writer):
    """Writes a SQLite file.

    A group is written in one go by a separate thread. With the async driver each statement would cross
    between threads several times, and under load every crossing waits for the GIL. The file has one owner, so
    leases are not asked for.
    """

    def __init__(self, engine: Engine) -> None:
        super().__init__()
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")

    async def stop(self) -> None:
        """Write what is pending, then let go of the file."""
        await super().stop()
        self.thread.shutdown()
        self.engine.dispose()

    async def together(self, jobs: list[Job]) -> list[Exception | None]:
        """Write several jobs in the thread."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.written, jobs)

    def written(self, jobs: list[Job]) -> list[Exception | None]:
        """Write several jobs in one transaction; if one of them is refused, each gets its own."""
        try:
            with self.engine.begin() as connection:
                for statement, values in gathered(jobs):
                    connection.execute(statement, values)
        except Exception as error:
            if len(jobs) > 1 and isinstance(error, IntegrityError):
                return [self.written([job])[0] for job in jobs]
            return [error] * len(jobs)
        return [None] * len(jobs)


class ServerWriter(Writer):
    """Writes to PostgreSQL, and only tables whose lease is still ours."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__()
        self.engine = engine

    async def together(self, jobs: list[Job]) -> list[Exception | None]:
        """Write several jobs in one transaction; if one of them is refused, each gets its own."""
        try:
            async with self.engine.begin() as connection:
                lost = await fenced(connection, jobs)
                rest = [job for job in jobs if job.lease not in lost]
                for statement, values in gathered(rest):
                    await connection.execute(statement, values)
        except Exception as error:
            if len(jobs) > 1 and isinstance(error, IntegrityError):
                return [(await self.together([job]))[0] for job in jobs]
            return [error] * len(jobs)
        return [Fenced(job.lease) if job.lease in lost else None for job in jobs]


async def fenced(connection: AsyncConnection, jobs: list[Job]) -> set[Lease]:
    """Return the leases that are no longer ours; the others are ours until this transaction ends.

    Whoever takes a table over must change its row, which is locked here. So either this is on disk before the next
    owner reads the table, or the next owner is seen here and nothing is written.
    """
    leases = {job.lease for job in jobs if job.lease is not None}
    if not leases:
        return set()
    asked = [(lease.table, lease.node, lease.epoch) for lease in leases]
    query = select(TABLE.c.key, TABLE.c.node, TABLE.c.epoch)
    query = query.where(tuple_(TABLE.c.key, TABLE.c.node, TABLE.c.epoch).in_(asked))
    # The weaker lock of PostgreSQL, which rows that refer to the table do not wait for.
    held = await connection.execute(query.order_by(TABLE.c.key).with_for_update(key_share=True))
    return leases - {Lease(row.key, row.node, row.epoch) for row in held}


def gathered(jobs: list[Job]) -> list[Change]:
    """Return the changes of all jobs; those that share a statement become one call with many rows.

    Only jobs of different tables share statements, and tables do not depend on each other; within a job the order
    stays the same, since a statement comes as late as its last use.
    """
    rows: dict[int, list[Mapping[str, Any]]] = {}
    statements: dict[int, Executable] = {}
    out: list[Change] = []
    for job in jobs:
        for statement, values in job.changes:
            if isinstance(values, Mapping):
                rows.setdefault(id(statement), []).append(values)
                statements[id(statement)] = statement
            else:
                out.append((statement, values))
    return out + [(statements[key], many) for key, many in rows.items()]


def settle(job: Job, error: Exception | None) -> None:
    """Tell whoever waits how it went."""
    if job.done.done():
        return
    if error is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(error)
