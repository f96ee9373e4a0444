"""A real PostgreSQL on this machine for tests: one that is named, or one that is started and ended here."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from time import monotonic, sleep

import asyncpg
import pytest
from sqlalchemy.engine import make_url

from beffroi.store.engines import apart
from tests.server.kit import free_port

NUMBERS = count(1)
USER = "nobody"  # PostgreSQL refuses to run as root
# Tests end our own processes, never the machine: what PostgreSQL has taken need not reach the disk.
QUICK = ["-c", "fsync=off", "-c", "full_page_writes=off", "-c", "max_connections=80", "-c", "shared_buffers=32MB"]


class Postgres:
    """A server of PostgreSQL."""

    def __init__(self, port: int, process: subprocess.Popen[bytes] | None = None, url: str = "") -> None:
        self.port = port
        self.process = process
        self.url = url or f"postgresql://beffroi@127.0.0.1:{port}/postgres"

    def database(self) -> str:
        """Make a new database and return its address."""
        name = f"t{os.getpid()}_{next(NUMBERS)}"

        async def made() -> None:
            connection = await asyncpg.connect(self.url)
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        apart(made())
        return make_url(self.url).set(database=name).render_as_string(hide_password=False)


def tools(folder: Path) -> Path:
    """Return where the programs of PostgreSQL are, so that an ordinary user may run them."""
    spec = find_spec("pgserver")  # only its programs are used, it is never imported
    assert spec is not None, "pip install pgserver"
    found = Path(spec.origin or "").parent / "pginstall"
    if (
        os.getuid() == 0
        and subprocess.run(
            [found / "bin" / "postgres", "--version"], user=USER, capture_output=True, check=False
        ).returncode
    ):
        found = Path(shutil.copytree(found, folder / "programs"))
    return found / "bin"


@contextmanager
def started(*settings: str) -> Iterator[Postgres]:
    """Run a server for a while, as an ordinary user."""
    with tempfile.TemporaryDirectory(prefix="beffroi-pg-", dir="/tmp") as name:
        folder, user = Path(name), USER if os.getuid() == 0 else None
        bin, data, port = tools(folder), folder / "data", free_port()
        data.mkdir()
        if user is not None:
            folder.chmod(0o755)
            os.chown(data, pwd.getpwnam(user).pw_uid, -1)
        made = [
            f"{bin}/initdb",
            "-D",
            f"{data}",
            "-U",
            "beffroi",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-locale",
            "--no-sync",
        ]
        quiet = subprocess.DEVNULL
        subprocess.run(made, user=user, check=True, stdout=quiet, cwd="/")
        serve = [f"{bin}/postgres", "-D", f"{data}", "-p", str(port), "-c", "unix_socket_directories=", *settings]
        process = subprocess.Popen(serve, user=user, stdout=quiet, stderr=quiet, cwd="/")
        try:
            server = Postgres(port, process)
            wait_for(server.url)
            yield server
        finally:
            process.send_signal(signal.SIGQUIT)  # at once, without waiting for clients
            process.wait()


def wait_for(url: str) -> None:
    """Wait until a server takes connections."""

    async def tried() -> None:
        await (await asyncpg.connect(url, timeout=5)).close()

    ends = monotonic() + 60
    while monotonic() < ends:
        with suppress(OSError, asyncpg.PostgresError, TimeoutError):
            apart(tried())
            return
        sleep(0.05)
    raise AssertionError("PostgreSQL does not start")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Return the server of BEFFROI_POSTGRES, whose user may make databases, or one that is started here."""
    given = os.environ.get("BEFFROI_POSTGRES", "")
    if given:
        yield Postgres(make_url(given).port or 5432, url=given)
        return
    with started(*QUICK) as server:
        yield server
