"""The one pen of the house: everything waiting to be written goes to disk in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Change = tuple[Executable, Mapping[str, Any] | Sequence[Mapping[str, Any]] | None]

MOST_AT_ONCE = 256


@dataclass(slots=True)
class Job:
    """Changes that belong together, and who waits for them."""

    changes: list[Change]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """Commits jobs in groups: one sync of the disk serves all tables that acted in the meantime."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.queue: asyncio.Queue[Job | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to take jobs."""
        self.task = asyncio.create_task(self.run(), name="writer")

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        if self.task is not None:
            self.queue.put_nowait(None)
            await self.task

    async def write(self, changes: list[Change]) -> None:
        """Return when the changes are on disk; all of them are, or none."""
        job = Job(changes)
        self.queue.put_nowait(job)
        # Shielded: who stops waiting does not unmake what is already on its way to the disk.
        await asyncio.shield(job.done)

    async def run(self) -> None:
        """Take all jobs that wait, write them, and tell whom they belong to."""
        async with self.engine.connect() as connection:
            while True:
                first = await self.queue.get()
                jobs = [first]
                while len(jobs) < MOST_AT_ONCE and not self.queue.empty():
                    jobs.append(self.queue.get_nowait())
                last = None in jobs
                await self.together(connection, [job for job in jobs if job is not None])
                if last:
                    return

    async def together(self, connection: AsyncConnection, jobs: list[Job]) -> None:
        """Write several jobs in one transaction; when one of them is refused, each gets its own."""
        if not jobs:
            return
        try:
            for statement, values in gathered(jobs):
                await connection.execute(statement, values)
            await connection.commit()
        except Exception as error:
            await connection.rollback()
            if len(jobs) > 1 and isinstance(error, IntegrityError):
                for job in jobs:
                    await self.together(connection, [job])
                return
            for job in jobs:
                settle(job, error)
            return
        for job in jobs:
            settle(job, None)


def gathered(jobs: list[Job]) -> list[Change]:
    """Return the changes of all jobs; those that share a statement become one call with many rows.

    Only jobs of several tables share statements, and tables do not depend on each other; within a job the order
    stays, for a statement comes as late as its last use.
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
