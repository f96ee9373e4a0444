"""The only writer: everything pending goes to disk in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Engine, Executable
from sqlalchemy.exc import IntegrityError

Change = tuple[Executable, Mapping[str, Any] | Sequence[Mapping[str, Any]] | None]

MOST_AT_ONCE = 256


@dataclass(slots=True)
class Job:
    """Changes that belong together, and who waits for them."""

    changes: list[Change]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """Commits jobs in groups: one disk sync serves all tables that acted in the meantime.

    A group is written in one go by a separate thread. With the async driver each statement would cross
    between threads several times, and under load every crossing waits for the GIL.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.queue: asyncio.Queue[Job | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start taking jobs."""
        self.task = asyncio.create_task(self.run(), name="writer")

    async def stop(self) -> None:
        """Write what is pending, then stop."""
        if self.task is not None:
            self.queue.put_nowait(None)
            await self.task
        self.thread.shutdown()
        self.engine.dispose()

    async def write(self, changes: list[Change]) -> None:
        """Return when the changes are on disk, all of them or none."""
        job = Job(changes)
        self.queue.put_nowait(job)
        # Shielded: cancelling the caller must not cancel a write in progress.
        await asyncio.shield(job.done)

    async def run(self) -> None:
        """Take all pending jobs, write them, and tell their callers."""
        loop = asyncio.get_running_loop()
        while True:
            taken = [await self.queue.get()]
            while len(taken) < MOST_AT_ONCE and not self.queue.empty():
                taken.append(self.queue.get_nowait())
            jobs = [job for job in taken if job is not None]
            if jobs:
                try:
                    ends = await loop.run_in_executor(self.thread, self.together, [job.changes for job in jobs])
                except Exception as error:  # the thread itself failed: nobody may think it was written
                    ends = [error] * len(jobs)
                for job, end in zip(jobs, ends, strict=True):
                    settle(job, end)
            if len(jobs) < len(taken):
                return

    def together(self, jobs: list[list[Change]]) -> list[Exception | None]:
        """Write several jobs in one transaction; if one of them is refused, each gets its own."""
        try:
            with self.engine.begin() as connection:
                for statement, values in gathered(jobs):
                    connection.execute(statement, values)
        except Exception as error:
            if len(jobs) > 1 and isinstance(error, IntegrityError):
                return [self.together([job])[0] for job in jobs]
            return [error] * len(jobs)
        return [None] * len(jobs)


def gathered(jobs: list[list[Change]]) -> list[Change]:
    """Return the changes of all jobs; those that share a statement become one call with many rows.

    Only jobs of different tables share statements, and tables do not depend on each other; within a job the order
    stays the same, since a statement comes as late as its last use.
    """
    rows: dict[int, list[Mapping[str, Any]]] = {}
    statements: dict[int, Executable] = {}
    out: list[Change] = []
    for job in jobs:
        for statement, values in job:
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
