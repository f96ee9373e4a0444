"""Backups: the same from both databases, into both databases; whole or not at all, and never over anything."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event, insert, select

from beffroi.kernel.errors import BeffroiError
from beffroi.store import Store, backup
from beffroi.store.archives import keep_archive
from beffroi.store.backup import KEPT, back_up, restore
from beffroi.store.engines import FILE, KEY, Unfit
from beffroi.store.rows import ChatRow, EntryRow
from beffroi.store.schema import NEWEST, migrate, revision_of
from beffroi.store.tables import BAN, NODE, ORDER, TABLE
from tests.postgres import Postgres
from tests.store.test_store import ANNE, BERT, SUMMARY, new_table, owned

Rows = dict[str, list[tuple[Any, ...]]]
SECRET = "5e" * 32


def quiet(*_: int) -> None:
    """Show no progress."""


async def everything(store: Store) -> Rows:
    """Return all that a backup must bring back."""
    out: Rows = {}
    for table in KEPT:
        columns = [column for column in table.columns if column.name not in ("node", "epoch")]
        rows = [tuple(row) for row in await store.rows(select(*columns))]
        out[table.name] = sorted((row for row in rows if row[0] != "secret"), key=repr)
    return out


async def furnished(folder: Path, database: str, tables: int = 3) -> tuple[Rows, str]:
    """Fill a database with a little of everything; return it, and its secret."""
    store = Store.open(folder, database)
    store.start()
    if not database:
        (folder / KEY).write_text(SECRET)
    await store.set_guest(BERT)
    for n in range(tables):
        key = f"t{n}"
        await store.add_table(new_table(key), ANNE)
        await owned(store, key)
        for seq in range(1, 6):
            await store.append(key, EntryRow(seq, 0, f"pass {seq}", f"k{seq}", 2.5 * seq), SUMMARY)
        await store.add_chat(key, ChatRow(0, 0, "Anne", "voilà « l’été » 🏰", 1.0, "", "anne"))
        await store.add_pass(key, "anne", BERT, 1.0)
        await keep_archive(store, key, {-2: bytes(range(256)), 0: b"\0"})
    now = {"at": 1.0, "kind": "stop", "what": "x"}
    await store.write(
        (insert(BAN).values(who="mallory", why="rude", at=1.0, until=0.0), None), (insert(ORDER).values(now), None)
    )
    await store.write((insert(NODE).values(id="gone", address="x:1", until=1.0), None))
    found = await everything(store)
    await store.close()
    return found, store.secret or SECRET


async def contents(folder: Path, database: str) -> tuple[Rows, str, list[Any]]:
    """Return what is in a database, its secret, and what it knows of processes and orders."""
    store = Store.open(folder, database)
    found = await everything(store)
    others = [list(await store.rows(select(table))) for table in (NODE, ORDER)]
    owners = {(row.node, row.epoch) for row in await store.rows(select(TABLE.c.node, TABLE.c.epoch))}
    await store.close()
    return found, store.secret or (folder / KEY).read_text(), [*others, owners]


@pytest.mark.parametrize("into", ["sqlite", "postgres"])
def test_what_is_restored_is_what_was_backed_up(tmp_path: Path, database: str, into: str, postgres: Postgres) -> None:
    before, secret = asyncio.run(furnished(tmp_path / "old", database))
    file, seen = tmp_path / "copy.beffroi", list[tuple[int, int]]()
    counts = back_up(tmp_path / "old", database, file, False, lambda done, total: seen.append((done, total)))
    assert seen[-1][0] == seen[-1][1] > 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert {path.name for path in tmp_path.iterdir()} - {"old"} == {"copy.beffroi"}
    assert (counts["game_table"], counts["entry"], counts["guest"]) == (3, 15, 2)
    target = postgres.database() if into == "postgres" else ""
    assert restore(file, tmp_path / "new", target, quiet) == counts | {"setting": counts["setting"] - (not target)}
    assert asyncio.run(contents(tmp_path / "new", target)) == (before, secret, [[], [], {("", 0)}])
    if not target:
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "new").iterdir()}
        assert (modes[FILE], modes[KEY]) == (0o600, 0o600)
        assert SECRET.encode() not in (tmp_path / "new" / FILE).read_bytes()


def test_nothing_is_ever_overwritten(tmp_path: Path, postgres: Postgres) -> None:
    asyncio.run(furnished(tmp_path / "old", ""))
    full = postgres.database()
    asyncio.run(furnished(tmp_path / "pg", full))
    file = tmp_path / "copy"
    file.write_text("precious")
    with pytest.raises(Unfit, match="exists"):
        back_up(tmp_path / "old", "", file, False, quiet)
    assert file.read_text() == "precious"
    back_up(tmp_path / "old", "", file, True, quiet)
    before = (tmp_path / "old" / FILE).read_bytes()
    with pytest.raises(Unfit, match="not empty"):
        restore(file, tmp_path / "old", "", quiet)
    assert (tmp_path / "old" / FILE).read_bytes() == before
    with pytest.raises(Unfit, match="not empty"):
        restore(file, tmp_path, full, quiet)


def test_what_is_no_backup_is_refused(tmp_path: Path, postgres: Postgres) -> None:
    for bad in (b"", b"a game of chess", b"SQLite format 3\0" + b"x" * 9000):
        (tmp_path / "bad").write_bytes(bad)
        for database in ("", postgres.database()):
            with pytest.raises(BeffroiError):
                restore(tmp_path / "bad", tmp_path / "new", database, quiet)
        assert not (tmp_path / "new").exists() or list((tmp_path / "new").iterdir()) == []
    migrate(tmp_path / "plain")  # ours, but nobody put the secret in
    with pytest.raises(Unfit, match="not a backup"):
        restore(tmp_path / "plain", tmp_path / "new", "", quiet)
    with pytest.raises(Unfit, match="no tables"):
        back_up(tmp_path / "nowhere", "", tmp_path / "copy", False, quiet)
    assert not (tmp_path / "copy").exists()


def test_a_damaged_database_gives_no_backup(tmp_path: Path) -> None:
    asyncio.run(furnished(tmp_path / "old", "", tables=40))
    path = tmp_path / "old" / FILE
    with closing(sqlite3.connect(path)) as base:
        base.execute("PRAGMA journal_mode=DELETE")
        base.execute("PRAGMA foreign_keys=OFF")
        base.execute("DELETE FROM seat WHERE table_key = 't1'")
        base.commit()
    with pytest.raises(Unfit, match="damaged"):
        back_up(tmp_path / "old", "", tmp_path / "copy", False, quiet)
    assert not (tmp_path / "copy").exists()


def small_files() -> None:
    """Let no file of this process grow beyond 64 kB: what a full disk looks like."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 16, 1 << 16))


def test_a_full_disk_is_said_in_one_line_and_leaves_nothing(tmp_path: Path, database: str) -> None:
    asyncio.run(furnished(tmp_path / "old", database, tables=40))
    command = [sys.executable, "-m", "beffroi", "admin", "backup", str(tmp_path / "copy"), "--lang", "en"]
    command += ["--data-dir", str(tmp_path / "old"), *(["--database", database] if database else [])]
    done = subprocess.run(command, capture_output=True, text=True, check=False, preexec_fn=small_files)
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)
    assert "cannot be written" in done.stderr
    assert {path.name for path in tmp_path.iterdir()} <= {"old"}


@pytest.mark.parametrize("into", ["sqlite", "postgres"])
def test_the_schema_of_a_backup_is_looked_at_first(tmp_path: Path, into: str, postgres: Postgres) -> None:
    target = postgres.database() if into == "postgres" else ""
    asyncio.run(furnished(tmp_path / "old", ""))
    file = tmp_path / "copy"
    back_up(tmp_path / "old", "", file, False, quiet)
    with closing(sqlite3.connect(file)) as base:
        base.execute("UPDATE alembic_version SET version_num = '9999'")
        base.commit()
    with pytest.raises(BeffroiError, match="newer"):
        restore(file, tmp_path / "new", target, quiet)
    migrate(tmp_path / "older", "0005")  # is brought up to date before anything is asked of it
    with pytest.raises(Unfit, match="not a backup"):
        restore(tmp_path / "older", tmp_path / "new", target, quiet)


def test_an_older_folder_gives_a_backup_of_this_schema(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    migrate(tmp_path / "old" / FILE, "0005")
    (tmp_path / "old" / KEY).write_text(SECRET)
    back_up(tmp_path / "old", "", tmp_path / "copy", False, quiet)
    assert (revision_of(tmp_path / "old" / FILE), revision_of(tmp_path / "copy")) == ("0005", NEWEST)


def test_a_database_of_another_version_is_left_alone(tmp_path: Path, postgres: Postgres) -> None:
    with pytest.raises(Unfit, match="another schema"):
        back_up(tmp_path, postgres.database(), tmp_path / "copy", False, quiet)
    assert list(tmp_path.iterdir()) == []


def test_a_backup_is_of_one_moment_while_others_write(tmp_path: Path, database: str) -> None:
    """Entries are written all the time; each table of the backup has a log without gaps, as long as was said then."""
    asyncio.run(furnished(tmp_path / "old", database))

    async def busy() -> dict[str, int]:
        store = Store.open(tmp_path / "old", database)
        store.start()
        for key in ("t0", "t1", "t2"):
            await owned(store, key)
        done, written = asyncio.Event(), dict.fromkeys(("t0", "t1", "t2"), 5)

        async def write(key: str) -> None:
            while not done.is_set():
                seq = written[key] + 1
                await store.append(key, EntryRow(seq, 0, "pass" * 40, f"k{seq}", 2.0), SUMMARY)
                written[key] = seq

        tasks = [asyncio.create_task(write(key)) for key in written]
        while min(written.values()) < 60:
            await asyncio.sleep(0.01)
        least = dict(written)
        await asyncio.to_thread(back_up, tmp_path / "old", database, tmp_path / "copy", False, quiet)
        done.set()
        await asyncio.gather(*tasks)
        await store.close()
        return least

    least = asyncio.run(busy())
    restore(tmp_path / "copy", tmp_path / "new", "", quiet)
    with closing(sqlite3.connect(tmp_path / "new" / FILE)) as base:
        for key, count in least.items():
            rows = base.execute("SELECT seq FROM entry WHERE table_key = ? ORDER BY seq", (key,))
            found = [seq for (seq,) in rows]
            assert found == list(range(1, len(found) + 1))
            assert len(found) >= count


def test_rows_are_copied_some_at_a_time(tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backup, "ROWS", 4)
    monkeypatch.setattr(backup, "LARGE", {})
    database, most = postgres.database(), list[int]()
    asyncio.run(furnished(tmp_path / "old", database))

    def seen(_: Any, __: Any, many: Any, ___: Any, ____: Any) -> None:
        most.append(len(many))

    event.listen(Engine, "before_execute", seen)
    try:
        back_up(tmp_path / "old", database, tmp_path / "copy", False, quiet)
        restore(tmp_path / "copy", tmp_path, postgres.database(), quiet)
    finally:
        event.remove(Engine, "before_execute", seen)
    assert max(most) == 4
    assert most.count(4) >= 2 * 3  # fifteen entries: three times four, and three


def test_commands_say_what_they_did(tmp_path: Path) -> None:
    asyncio.run(furnished(tmp_path / "old", ""))

    def run(*args: object, code: int = 0, lang: str = "en") -> str:
        command = [sys.executable, "-m", "beffroi", "admin", *map(str, args), "--lang", lang]
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ)
        assert done.returncode == code, done.stderr
        assert "Traceback" not in done.stderr
        return done.stdout + done.stderr

    copy = tmp_path / "copy"
    assert "3 tables, 15 entries, 2 guests" in run("backup", copy, "--data-dir", tmp_path / "old")
    assert "--force" in run("backup", copy, "--data-dir", tmp_path / "old", code=2, lang="fr")
    assert "3 tables" in run("restore", copy, "--data-dir", tmp_path / "new", lang="fr")
    assert "beffroi.db" in run("restore", copy, "--data-dir", tmp_path / "new", code=2)
    assert str(tmp_path / "no") in run("restore", tmp_path / "no", "--data-dir", tmp_path / "x", code=2)
