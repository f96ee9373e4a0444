"""Processes on one database, killed and cut off while people play: others go on, nothing is lost or done twice."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic

import httpx

from beffroi.server.loadserver import ask, children
from tests.postgres import Postgres
from tests.server.cutting import Wire, wired
from tests.server.kit import Person, free_port
from tests.server.test_kill import KILLS, TABLES, Stubborn, check_disk

CUTS = max(2, KILLS // 10)
READY = 60.0  # seconds


@contextmanager
def serving(folder: Path, port: int, database: str, workers: int = 1) -> Iterator[subprocess.Popen[bytes]]:
    """Run a server with several processes."""
    command = [sys.executable, "-m", "beffroi", "serve", "--no-open", "--port", str(port), "--data-dir", str(folder)]
    command += ["--workers", str(workers)]
    environment = os.environ | {"BEFFROI_BOT_DELAY": "0", "BEFFROI_RATE": "0", "BEFFROI_DATABASE": database}
    folder.mkdir(exist_ok=True)
    with (folder / "server.log").open("wb") as log:
        server = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    try:
        yield server
    finally:
        server.terminate()
        try:
            server.wait(20)
        except subprocess.TimeoutExpired:
            for pid in children(server.pid):
                os.kill(pid, signal.SIGKILL)
            server.kill()
            server.wait()


async def ready(port: int) -> None:
    """Wait until a server can be sent visitors."""
    ends, said = monotonic() + READY, ""
    while monotonic() < ends:
        async with httpx.AsyncClient(timeout=5) as client:
            try:
                answer = await client.get(f"http://127.0.0.1:{port}/ready")
                if answer.status_code == 200:
                    return
                said = answer.text
            except httpx.TransportError as error:
                said = repr(error)
        await asyncio.sleep(0.1)
    raise AssertionError(f"the server is not ready: {said}")


def serving_processes(pid: int) -> list[int]:
    """Return the processes of a server that take requests: they have the code of the server, not of a helper."""
    out = []
    for child in children(pid):
        command = Path(f"/proc/{child}/cmdline").read_bytes()
        if b"resource_tracker" not in command:
            out.append(child)
    return out


class Evening:
    """People who play at several tables through everything that happens to the servers."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self.players: list[Stubborn] = []

    async def begin(self) -> None:
        """Open tables and let everybody play."""
        clients = [httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=20) for port in self.ports]
        persons = [Person(client, f"127.0.0.1:{port}") for client, port in zip(clients, self.ports, strict=True)]
        await persons[0].arrive("Anne")
        for client in clients[1:]:
            client.cookies.update(clients[0].cookies)
        self.persons = persons
        tables = [await persons[0].open("me", "here") for _ in range(TABLES)]
        self.players = [Stubborn(persons, table, seat) for table in tables for seat in (0, 1)]
        self.tasks = [asyncio.create_task(player.run()) for player in self.players]

    async def end(self, database: str) -> None:
        """Stop playing, and compare what was acknowledged with what is there."""
        before = sum(len(player.acked) for player in self.players)
        async with asyncio.timeout(60):
            while sum(len(player.acked) for player in self.players) < before + TABLES and not self.over():
                await asyncio.sleep(0.1)  # they play on after the last blow
        for task in self.tasks:
            task.cancel()
        ends = await asyncio.gather(*self.tasks, return_exceptions=True)
        assert [end for end in ends if isinstance(end, AssertionError)] == []
        for person in self.persons:
            for player in self.players:
                assert (await person.get(f"/api/tables/{player.table}"))["playable"]
            await person.client.aclose()
        await asyncio.to_thread(check_disk, partial(ask, database), self.players)

    def over(self) -> bool:
        """Return whether all games are over."""
        return all(task.done() for task in self.tasks)


def test_processes_are_killed_one_at_a_time(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.database()
    port, chance = free_port(), Random(KILLS)

    async def run(server: subprocess.Popen[bytes]) -> None:
        await ready(port)
        evening = Evening([port])
        await evening.begin()
        killed = 0
        while killed < KILLS:
            await asyncio.sleep(chance.uniform(0.2, 0.8))
            found = serving_processes(server.pid)
            if len(found) < 2:
                continue  # the one before is still being replaced
            os.kill(chance.choice(found), signal.SIGKILL)
            killed += 1
            await asyncio.to_thread(check_disk, partial(ask, database), evening.players)
        await ready(port)
        await evening.end(database)
        assert sum(len(player.acked) for player in evening.players) > KILLS

    with serving(tmp_path, port, database, workers=2) as server:
        asyncio.run(bounded(run(server)))


async def bounded(work: object) -> None:
    """Do something, but not forever."""
    async with asyncio.timeout(180 + 20 * KILLS):
        await work  # type: ignore[misc]


def test_the_connection_to_the_database_is_cut_and_mended(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.database()
    ports, chance = [free_port(), free_port()], Random(7)

    async def run(wire: Wire) -> None:
        for port in ports:
            await ready(port)
        evening = Evening(ports)
        await evening.begin()
        for number in range(CUTS):
            await asyncio.sleep(chance.uniform(0.5, 1.5))
            wire.cut()  # for a moment, or for so long that the other server takes over
            await asyncio.sleep(chance.uniform(6.0, 8.0) if number % 2 else chance.uniform(0.2, 2.0))
            wire.mend()
            await asyncio.to_thread(check_disk, partial(ask, database), evening.players)
        for port in ports:
            await ready(port)
        await evening.end(database)
        assert sum(len(player.acked) for player in evening.players) > CUTS

    with (
        wired(database) as (wire, address),
        serving(tmp_path / "one", ports[0], address),
        serving(tmp_path / "two", ports[1], database),
    ):
        asyncio.run(bounded(run(wire)))
