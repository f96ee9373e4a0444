"""The server of our own that a load test puts under load, kills and searches for what it acknowledged."""

from __future__ import annotations

import os
import secrets
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Self
from urllib.request import urlopen

from sqlalchemy import NullPool, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from beffroi.store.engines import apart, brief, server_engine

START = 60.0  # seconds for a server to start answering
ENTRIES = "SELECT table_key, key FROM entry"


class Subject:
    """A server with a file in a temporary folder, or with a temporary database and several processes."""

    def __init__(self, database: str = "", workers: int = 1, rate: float = 0.0) -> None:
        self.server = database  # address of a database of the server on which ours is made
        self.rate = rate  # of limits; none by default, since all players share one address
        self.workers = workers
        self.database = ""
        self.url = ""
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        """Start it."""
        self.temporary = tempfile.TemporaryDirectory(prefix="beffroi-load-", ignore_cleanup_errors=True)
        self.folder = Path(self.temporary.name)
        port = free_port()
        command = [sys.executable, "-m", "beffroi", "serve", "--no-open", "--port", str(port)]
        command += ["--data-dir", str(self.folder)]
        if self.server:
            name = f"beffroi_load_{secrets.token_hex(4)}"
            ask(self.server, f"CREATE DATABASE {name}")
            self.database = make_url(self.server).set(database=name).render_as_string(hide_password=False)
            command += ["--workers", str(self.workers)]
        self.url = f"http://127.0.0.1:{port}"
        environment = os.environ | {"BEFFROI_RATE": f"{self.rate}", "BEFFROI_DATABASE": self.database}
        with (self.folder / "server.log").open("wb") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        try:
            self.wait(self.process)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        """End it, and remove what it stored."""
        self.kill()
        if self.database:
            ask(self.server, f"DROP DATABASE {make_url(self.database).database} WITH (FORCE)")
        self.temporary.cleanup()

    def wait(self, process: subprocess.Popen[bytes]) -> None:
        """Wait until it answers."""
        ends = monotonic() + START
        while monotonic() < ends and process.poll() is None:
            try:
                with urlopen(f"{self.url}/ready", timeout=5):
                    return
            except OSError:
                sleep(0.1)
        raise ConnectionError(self.url)

    def processes(self) -> list[int]:
        """Return the processes that serve: this one, and those it started if there are several."""
        assert self.process is not None
        return [self.process.pid] + (children(self.process.pid) if self.workers > 1 else [])

    def memory(self) -> int | None:
        """Return the peak memory of all processes that serve, in MB, where the system reports it."""
        found = [peak for pid in self.processes() if (peak := memory_of(pid)) is not None]
        return sum(found) if found else None

    def kill(self) -> None:
        """Kill all processes, as a power cut would."""
        if self.process is not None and self.process.poll() is None:
            for pid in self.processes():
                os.kill(pid, signal.SIGKILL)
            self.process.wait()

    def kept(self) -> set[tuple[str, str]]:
        """Return the keys of all entries on disk, with their tables."""
        if self.database:
            return {(row[0], row[1]) for row in ask(self.database, ENTRIES)}
        base = sqlite3.connect(self.folder / "beffroi.db")
        try:
            return set(base.execute(ENTRIES))
        finally:
            base.close()


def ask(database: str, statement: str) -> list[Any]:
    """Carry out one statement on a PostgreSQL server and return what it finds."""

    async def asked() -> list[Any]:
        engine = server_engine(database, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        try:
            async with engine.connect() as connection:
                found = await connection.execute(text(statement))
                return list(found.all()) if found.returns_rows else []
        finally:
            await engine.dispose()

    try:
        return apart(asked())
    except (OSError, SQLAlchemyError, TimeoutError) as error:
        raise ConnectionError(f"{make_url(database).host}: {brief(error)}") from None


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def children(pid: int) -> list[int]:
    """Return the processes that a process started, where the system reports them."""
    try:
        tasks = Path(f"/proc/{pid}/task").iterdir()
        return [int(child) for task in tasks for child in (task / "children").read_text(encoding="ascii").split()]
    except OSError:
        return []


def memory_of(pid: int) -> int | None:
    """Return the peak memory of a process in MB, where the system reports it."""
    try:
        for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
            if line.startswith("VmHWM"):
                return int(line.split()[1]) // 1024
    except OSError:
        return None
    return None
