"""`beffroi admin check`, and what a server says of a damaged file: every fault is found, and named with its table."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from beffroi.server.integrity import Inspection
from beffroi.store import Store
from beffroi.store.engines import FILE
from beffroi.store.integrity import damage
from tests.cli.conftest import Terminal, beffroi, home
from tests.postgres import Postgres
from tests.server.kit import after, finished_record, running

__all__ = ["beffroi", "home"]


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """Return the address of a new database, or nothing for a file."""
    if request.param == "sqlite":
        return ""
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


async def played(folder: Path, database: str = "", **settings: Any) -> dict[str, str]:
    """Leave a table of each state behind: open, in play, over and archived."""
    async with running(folder, database=database, **settings) as server, server.person("Anne") as anne:
        tables = {"open": await anne.open("me", "open"), "playing": await anne.open("me", "here")}
        async with anne.page(tables["playing"], 0) as page, anne.page(tables["playing"], 1) as other:
            await asyncio.gather(page.play(Random(1), after(3)), other.play(Random(2), after(3)))
        tables["over"] = (await anne.bring(finished_record()))["id"]
        row = await server.house.store.table(tables["over"])
        await server.house.films.film(row)
    return tables


def faults(folder: Path, database: str = "", table: str = "") -> list[tuple[str, str]]:
    """Return what is found to be wrong: keys, with tables."""
    found = asyncio.run(Inspection(folder, database).run(table, lambda *_: None))
    return [(fault.key, fault.table) for fault in found]


CHANGES = {
    "seed": ("playing", "UPDATE game_table SET seed_hash = 'x' WHERE key = :key"),
    "gap": ("playing", "DELETE FROM entry WHERE table_key = :key AND seq = 4"),
    "replay": ("playing", "UPDATE entry SET text = 'pass' WHERE table_key = :key AND seq = 1"),
    "state": ("playing", "UPDATE game_table SET state = 'over' WHERE key = :key"),
    "seats": ("open", "DELETE FROM seat WHERE table_key = :key AND n = 0"),
    "archive": ("over", "DELETE FROM archive WHERE table_key = :key AND part = 0"),
}


@pytest.mark.parametrize("fault", CHANGES)
def test_every_fault_is_found_and_named_with_its_table(tmp_path: Path, database: str, fault: str) -> None:
    tables = asyncio.run(played(tmp_path, database))
    inspection = Inspection(tmp_path, database)
    assert asyncio.run(inspection.run("", lambda *_: None)) == []
    assert (inspection.tables, inspection.replayed) == (3, 2)
    state, change = CHANGES[fault]
    asyncio.run(changed(tmp_path, database, change, tables[state]))
    assert faults(tmp_path, database) == [(fault, tables[state])]
    assert faults(tmp_path, database, tables[state]) == [(fault, tables[state])]
    other = tables["open" if state != "open" else "over"]
    assert faults(tmp_path, database, other) == []


async def changed(folder: Path, database: str, change: str, key: str) -> None:
    """Change something behind everybody's back."""
    store = Store.open(folder, database)
    async with store.engine.begin() as connection:
        await connection.execute(text(change), {"key": key})
    await store.close()


def test_a_damaged_archive_is_found_even_if_the_rules_are_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = asyncio.run(played(tmp_path))
    monkeypatch.setattr("beffroi.server.integrity.fits", lambda row: False)
    assert faults(tmp_path) == []
    with closing(sqlite3.connect(tmp_path / FILE)) as base:
        base.execute("UPDATE archive SET body = substr(body, 1, length(body) / 2) WHERE part = 1")
        base.commit()
    assert faults(tmp_path) == [("archive", tables["over"])]


def test_an_archive_that_tells_another_game_is_found(tmp_path: Path) -> None:
    async def two() -> list[str]:
        async with running(tmp_path) as server, server.person("Anne") as anne:
            keys = [(await anne.bring(finished_record(seed=seed)))["id"] for seed in (1, 2)]
            for key in keys:
                await server.house.films.film(await server.house.store.table(key))
            return keys

    one, other = asyncio.run(two())
    with closing(sqlite3.connect(tmp_path / FILE)) as base:
        base.execute("DELETE FROM archive WHERE table_key = ?", (one,))
        base.execute("UPDATE archive SET table_key = ? WHERE table_key = ?", (one, other))
        base.execute("UPDATE game_table SET archived = 0 WHERE key = ?", (other,))
        base.commit()
    assert faults(tmp_path) == [("archive-differs", one)]


def test_rows_that_refer_to_nothing_are_found(tmp_path: Path) -> None:
    asyncio.run(played(tmp_path))
    with closing(sqlite3.connect(tmp_path / FILE)) as base:
        base.execute("DELETE FROM guest")
        base.commit()
    assert {key for key, _ in faults(tmp_path)} == {"dangling"}


def spoiled(path: Path) -> None:
    """Damage a file in its middle."""
    with closing(sqlite3.connect(path)) as base:
        base.execute("PRAGMA journal_mode=DELETE")
        (size,) = base.execute("PRAGMA page_size").fetchone()
        (root,) = base.execute("SELECT rootpage FROM sqlite_master WHERE name = 'chat'").fetchone()
    with path.open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\xff" * size)


def test_a_server_with_a_damaged_file_says_so_and_is_not_ready(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    asyncio.run(played(tmp_path))
    assert damage(tmp_path, quick=True) == []
    spoiled(tmp_path / FILE)

    async def run() -> None:
        async with running(tmp_path) as server, httpx.AsyncClient(base_url=f"http://{server.address}") as client:
            answer = await client.get("/ready")
            for _ in range(200):
                if answer.status_code == 503:
                    break
                await asyncio.sleep(0.02)
                answer = await client.get("/ready")
            assert (answer.status_code, answer.json()["error"]) == (503, "damaged")
            assert (await client.get("/health")).status_code == 200

    asyncio.run(run())
    assert "the database is damaged" in caplog.text
    assert ("database", "") in faults(tmp_path)


def test_a_sound_file_leaves_the_server_ready(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, httpx.AsyncClient(base_url=f"http://{server.address}") as client:
            await server.house.inspect()
            assert (await client.get("/ready")).text == "ready\n"

    asyncio.run(run())


def test_a_destroyed_header_is_said_in_one_line(tmp_path: Path) -> None:
    asyncio.run(played(tmp_path))
    with (tmp_path / FILE).open("r+b") as file:
        file.write(b"\0" * 100)
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = str(probe.getsockname()[1])
    command = [sys.executable, "-m", "beffroi", "serve", "--no-open", "--port", port, "--data-dir", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ, timeout=60)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert "damaged" in done.stderr
    assert "backup" in done.stderr


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_command_says_what_to_do_and_counts(beffroi: Terminal, tmp_path: Path, lang: str) -> None:
    tables = asyncio.run(played(tmp_path))
    where = ("--data-dir", tmp_path, "--lang", lang)
    done = beffroi("admin", "check", *where)
    assert (done.code, len(done.out.splitlines())) == (0, 1)
    asyncio.run(changed(tmp_path, "", CHANGES["gap"][1], tables["playing"]))
    done = beffroi("admin", "check", *where)
    assert (done.code, len(done.out.splitlines())) == (1, 2)
    assert tables["playing"] in done.out
    told = beffroi("admin", "check", "--json", *where).json()
    assert (told["tables"], told["replayed"]) == (3, 1)
    (fault,) = told["faults"]
    assert (fault["fault"], fault["table"], fault["number"]) == ("gap", tables["playing"], 4)
    assert beffroi("admin", "check", "--table", "nowhere", *where).code == 1
    assert beffroi("admin", "check", "--data-dir", tmp_path / "nowhere").code == 2
