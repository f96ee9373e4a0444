"""Backups: one SQLite file of the same schema, whichever database it was made from and goes into.

It holds all that a house needs to go on elsewhere, the secret that signs cookies included. Which processes were there
and which of them owned a table is left out, and so is what they were told to do.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from errno import ENOSPC
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import Connection, Engine, NullPool, Table, create_engine, delete, func, insert, select, text, update
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from beffroi.kernel.errors import BeffroiError
from beffroi.store.engines import FILE, KEY, Unfit, apart, brief, check_newest, hidden, server_engine
from beffroi.store.files import whole
from beffroi.store.schema import NEWEST, OUR_LOCK, check_known, migrate, migrate_server, revision_of
from beffroi.store.tables import ARCHIVE, GUEST, METADATA, NODE, ORDER, PACK, SETTING, TABLE

SECRET = "secret"  # name of the setting that signs cookies
KEPT = [table for table in METADATA.sorted_tables if table not in (NODE, ORDER)]  # those referred to come first
PAGES = 1_000  # of a file copied between two looks at the clock
ROWS = 1_000  # held in memory at once
LARGE = {ARCHIVE: 20, PACK: 20}  # fewer where one row may be a megabyte
NO_LIMIT = text("SET LOCAL idle_in_transaction_session_timeout = 0")  # a slow disk may take its time here

Progress = Callable[[int, int], None]  # how much of how much is done
Counts = dict[str, int]


def back_up(folder: Path, database: str, path: Path, force: bool, progress: Progress) -> Counts:
    """Write a backup of a folder or a PostgreSQL database, while it is in use; return how many rows it has."""

    def refuse() -> None:
        if path.exists() and not force:
            raise Unfit("exists", f"{path} exists already", path=str(path))

    refuse()
    with writing(path), whole(path) as written:
        if database:
            apart(taken_out(database, written, progress))
        else:
            copied(folder, written, progress)
        counts = sound(written, path)
        refuse()
    return counts


def restore(path: Path, folder: Path, database: str, progress: Progress) -> Counts:
    """Fill an empty folder or an empty PostgreSQL database from a backup; return how many rows it has."""
    if not path.is_file():
        raise FileNotFoundError(2, "no such file", str(path))
    check_known(revision_of(path), path)
    if database:
        with newest(path) as source:
            counts = sound(source, path)
            secret_in(source, path)
            apart(put_in(source, database, counts, progress))
        return counts
    left = next((file for file in sorted(folder.glob("*")) if file.name not in ("lost+found", "server.lock")), None)
    if left is not None:
        raise Unfit("not-empty", f"{folder} is not empty: {left.name}", where=str(folder), what=left.name)
    folder.mkdir(parents=True, exist_ok=True)
    with writing(folder), whole(folder / FILE) as written:
        filled(path, written, progress)
        migrate(written)
        secret = secret_in(written, path)
        with changed(written) as connection:
            connection.execute(delete(SETTING).where(SETTING.c.name == SECRET))
        counts = sound(written, path)
        with whole(folder / KEY) as key:
            key.write_text(secret, encoding="ascii")
    return counts


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Say in one line when the disk is full or refuses, or the database fails."""
    try:
        yield
    except (sqlite3.OperationalError, OperationalError) as error:
        raise unwritable(path, brief(error)) from None
    except SQLAlchemyError as error:
        raise BeffroiError(f"the database could not be copied: {brief(error)}") from None
    except OSError as error:
        raise unwritable(path, "disk full" if error.errno == ENOSPC else error.strerror or str(error)) from None


def unwritable(path: Path, reason: str) -> Unfit:
    """Return the error of a file that cannot be written."""
    return Unfit("not-writable", f"{path} cannot be written: {reason}", path=str(path), reason=reason)


# Files


def copied(folder: Path, to: Path, progress: Progress) -> None:
    """Copy the file of a folder, with its secret, whether or not a server uses it."""
    source = folder / FILE
    if not source.is_file():
        raise Unfit("no-house", f"there are no tables in {folder}", where=str(folder))
    check_known(revision_of(source), source)
    if not (folder / KEY).is_file():
        raise Unfit("no-key", f"{folder / KEY} is missing", path=str(folder / KEY))
    secret = (folder / KEY).read_text(encoding="ascii").strip()
    filled(source, to, progress)
    migrate(to)
    with changed(to) as connection:
        connection.execute(delete(SETTING).where(SETTING.c.name == SECRET))
        connection.execute(insert(SETTING).values(name=SECRET, value=secret))


def filled(source: Path, to: Path, progress: Progress) -> None:
    """Copy a SQLite file as it is at one moment."""
    address = f"{source.resolve().as_uri()}?mode=rw"
    with closing(sqlite3.connect(address, uri=True)) as old, closing(sqlite3.connect(to)) as new:
        # What is read from now on is of this moment: otherwise every commit of the server starts the copy anew.
        old.execute("BEGIN")
        old.execute("SELECT COUNT(*) FROM sqlite_master").fetchone()
        old.backup(new, pages=PAGES, progress=lambda _, left, pages: progress(pages - left, pages))
        new.execute("PRAGMA journal_mode=DELETE")  # one file, without others beside it


@contextmanager
def changed(path: Path) -> Iterator[Connection]:
    """Change a file that nobody else uses; whatever was about processes is struck out."""
    engine = create_engine(f"sqlite:///{path}", poolclass=NullPool)
    try:
        with engine.begin() as connection:
            connection.execute(text("PRAGMA secure_delete=ON"))
            for table in (NODE, ORDER):
                connection.execute(delete(table))
            connection.execute(update(TABLE).values(node="", epoch=0).where((TABLE.c.node > "") | (TABLE.c.epoch > 0)))
            yield connection
    finally:
        engine.dispose()


def sound(path: Path, name: Path) -> Counts:
    """Return the number of rows of each table of a file; refuse one that is damaged."""
    with closing(sqlite3.connect(path)) as base:
        try:
            wrong = [row[0] for row in base.execute("PRAGMA integrity_check(1)") if row[0] != "ok"]
            wrong += [f"{row[0]}, row {row[1]}" for row in base.execute("PRAGMA foreign_key_check")]
            counts = {one.name: base.execute(f"SELECT COUNT(*) FROM {one.name}").fetchone()[0] for one in KEPT}
        except sqlite3.DatabaseError as error:
            wrong, counts = [str(error)], {}
    if wrong:
        reason = str(wrong[0]).splitlines()[-1][:200]
        raise Unfit("damaged", f"{name} is damaged: {reason}", path=str(name), reason=reason)
    return counts


@contextmanager
def newest(path: Path) -> Iterator[Path]:
    """Yield a backup in the schema of this version: itself, or a copy if it is older."""
    if revision_of(path) == NEWEST:
        yield path
        return
    with TemporaryDirectory(prefix="beffroi-") as folder:
        copy = Path(folder) / FILE
        with writing(copy):
            filled(path, copy, lambda *_: None)
            migrate(copy)
        yield copy


def secret_in(path: Path, name: Path) -> str:
    """Return the secret of a backup; a file without one is something else."""
    with closing(sqlite3.connect(path)) as base:
        row = base.execute("SELECT value FROM setting WHERE name = ?", (SECRET,)).fetchone()
    if row is None:
        raise Unfit("no-backup", f"{name} is not a backup", path=str(name))
    return str(row[0])


# PostgreSQL


def at_once(table: Table) -> int:
    """Return how many rows of a table are held in memory."""
    return LARGE.get(table, ROWS)


async def taken_out(database: str, to: Path, progress: Progress) -> None:
    """Copy a database as it is at one moment into a new file."""
    migrate(to)
    engine, pen = server_engine(database, poolclass=NullPool), create_engine(f"sqlite:///{to}")
    try:
        await check_newest(engine, database)
        async with engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            await connection.execute(NO_LIMIT)
            with pen.begin() as page:
                await all_rows(connection, page, progress)
    finally:
        pen.dispose()
        await engine.dispose()


async def all_rows(connection: AsyncConnection, page: Connection, progress: Progress) -> None:
    """Copy all rows of a database, some at a time."""
    counts = [(await connection.execute(select(func.count()).select_from(table))).scalar_one() for table in KEPT]
    done, total = 0, sum(counts)
    for table in KEPT:
        found = await connection.stream(select(table).execution_options(yield_per=at_once(table)))
        async for part in found.mappings().partitions():
            page.execute(insert(table), [freed(table, row) for row in part])
            done += len(part)
            progress(done, total)


def freed(table: Table, row: Any) -> dict[str, Any]:
    """Return a row; tables have no owner any more."""
    return {**row, "node": "", "epoch": 0} if table is TABLE else {**row}


async def put_in(source: Path, database: str, counts: Counts, progress: Progress) -> None:
    """Copy a backup into an empty database, whole or not at all."""
    engine, reader = server_engine(database, poolclass=NullPool), create_engine(f"sqlite:///{source}")
    try:
        await migrate_server(engine)
        async with engine.begin() as connection:
            # No server starts meanwhile: it would wait here first.
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": OUR_LOCK})
            await connection.execute(NO_LIMIT)
            for table in METADATA.sorted_tables:
                if (await connection.execute(select(table).limit(1))).first() is not None:
                    facts = {"where": hidden(database), "what": table.name}
                    raise Unfit("not-empty", f"the database is not empty: {table.name}", **facts)
            await poured(reader, connection, sum(counts.values()), progress)
            for table in KEPT:
                found = (await connection.execute(select(func.count()).select_from(table))).scalar_one()
                if found != counts[table.name]:
                    raise BeffroiError(
                        f"{table.name} has {found} rows instead of {counts[table.name]}; nothing was kept"
                    )
    except (OSError, SQLAlchemyError, TimeoutError) as error:
        raise BeffroiError(f"the database cannot be used: {hidden(database)}: {brief(error)}") from None
    finally:
        reader.dispose()
        await engine.dispose()


async def poured(reader: Engine, connection: AsyncConnection, total: int, progress: Progress) -> None:
    """Copy all rows of a file, some at a time; the database checks what refers to what."""
    done = 0
    with reader.connect() as page:
        for table in KEPT:
            found = page.execution_options(yield_per=at_once(table)).execute(select(table))
            for part in found.mappings().partitions():
                await connection.execute(insert(table), [freed(table, row) for row in part])
                done += len(part)
                progress(done, total)


def summed(counts: Counts) -> dict[str, int]:
    """Return what people want to know of a backup."""
    return {"tables": counts[TABLE.name], "entries": counts["entry"], "guests": counts[GUEST.name]}
