"""A running server deletes what is no longer kept; the command does it while no server runs, and says what."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from time import time

import pytest

from beffroi.server import retention
from beffroi.server.settings import Settings, kept
from beffroi.store import Lost
from beffroi.store.engines import FILE
from beffroi.store.retention import DAY, Keep
from tests.cli.conftest import Terminal, beffroi, home
from tests.postgres import Postgres
from tests.server.kit import Running, running
from tests.server.test_integrity import changed, database
from tests.server.test_processes import until

__all__ = ["beffroi", "database", "home"]
AGED = f"UPDATE game_table SET changed = {time() - 40 * DAY} WHERE key = :key"


async def left_behind(folder: Path, url: str = "") -> list[str]:
    """Leave two tables that never started, of long ago."""
    async with running(folder, database=url) as server, server.person("Anne") as anne:
        tables = [await anne.open("me", "open") for _ in range(2)]
    for table in tables:
        await changed(folder, url, AGED, table)
    return tables


async def there(server: Running, table: str) -> bool:
    """Return whether a table is still there."""
    try:
        await server.house.store.table(table)
    except Lost:
        return False
    return True


def test_a_running_server_cleans_but_leaves_alone_what_is_open(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = asyncio.run(left_behind(tmp_path, database))
    monkeypatch.setattr(retention, "FIRST", 0.5)  # of the next server only: a database is looked through once a day

    async def run() -> None:
        async with running(tmp_path, database=database) as server, server.person("Anne") as anne:
            async with anne.page(first) as page:
                await page.next("state")
                held = server.house.lobby.rooms[first]
                for _ in range(100):
                    if not await there(server, second):
                        break
                    await asyncio.sleep(0.05)
                assert not await there(server, second)
                assert await there(server, first)
                assert server.house.lobby.rooms[first] is held
            assert (await anne.client.get(f"/api/tables/{second}")).status_code == 404

    asyncio.run(run())


def test_of_several_processes_one_cleans(tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "FIRST", 0.2)
    turns: list[int] = []
    clean = retention.clean

    async def counted(*args: object) -> retention.Cleaned:
        turns.append(1)
        return await clean(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(retention, "clean", counted)
    url = postgres.database()

    async def run() -> None:
        async with running(tmp_path / "one", database=url), running(tmp_path / "two", database=url):
            await until(lambda: bool(turns))
            await asyncio.sleep(0.5)

    asyncio.run(run())
    assert turns == [1]


def test_a_server_that_keeps_everything_never_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = asyncio.run(left_behind(tmp_path))
    monkeypatch.setattr(retention, "FIRST", 0.0)

    async def run() -> None:
        async with running(tmp_path, keep=Keep(open=0, guests=0)) as server:
            await asyncio.sleep(0.3)
            assert [await there(server, table) for table in tables] == [True, True]

    asyncio.run(run())


def test_the_command_says_what_it_would_delete_then_deletes_it(beffroi: Terminal, tmp_path: Path) -> None:
    asyncio.run(left_behind(tmp_path))
    where = ("--data-dir", tmp_path)

    def count() -> int:
        with closing(sqlite3.connect(tmp_path / FILE)) as base:
            return int(base.execute("SELECT COUNT(*) FROM game_table").fetchone()[0])

    would = beffroi("admin", "clean", "--dry-run", *where)
    assert (would.code, count()) == (0, 2)
    assert would.out.startswith("Would be deleted: 2 tables")
    done = beffroi("admin", "clean", *where, "--lang", "fr")
    assert (done.code, count()) == (0, 0)
    assert "2 tables" in done.out
    assert "Deleted: 0 tables" in beffroi("admin", "clean", *where).out


def test_the_command_keeps_off_the_file_of_a_running_server(beffroi: Terminal, tmp_path: Path) -> None:
    asyncio.run(left_behind(tmp_path))

    async def run() -> None:
        async with running(tmp_path):
            refused = await asyncio.to_thread(beffroi, "admin", "clean", "--data-dir", tmp_path)
            assert (refused.code, "--dry-run" in refused.err) == (2, True)
            would = await asyncio.to_thread(beffroi, "admin", "clean", "--dry-run", "--data-dir", tmp_path)
            assert (would.code, "2 tables" in would.out) == (0, True)

    asyncio.run(run())


def test_days_come_from_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert Settings.from_environment(tmp_path, "", 1).keep == Keep(30, 0, 0, 0, 90)
    for name, days in (("OPEN", "7"), ("RUNNING", "365"), ("FINISHED", "-1"), ("CHAT", "never"), ("GUESTS", "0")):
        monkeypatch.setenv(f"BEFFROI_KEEP_{name}", days)
    assert kept() == Keep(7, 365, 0, 0, 0)
    assert retention.kinds(kept()) == {"open": 7, "running": 365}
