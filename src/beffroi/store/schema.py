"""Brings a database to the schema of this version, and back for tests."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from beffroi.kernel.errors import BeffroiError

NEWEST = "0006"  # the last step of migrations/versions
OUR_LOCK = 0xBEFF401  # of PostgreSQL: processes that start together migrate one after another


def revision_of(path: Path) -> str:
    """Return the migration step of a file, or "" for a new one."""
    try:
        with closing(sqlite3.connect(path)) as base:
            if not base.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
                return ""
            row = base.execute("SELECT version_num FROM alembic_version").fetchone()
            return str(row[0]) if row else ""
    except sqlite3.DatabaseError as error:
        advice = "put it back from a backup, or move it away to begin anew"
        raise BeffroiError(f"{path} is damaged or no database of ours ({error}); {advice}") from None


def check_known(revision: str, where: object) -> None:
    """Refuse a database that a newer release has already migrated."""
    if revision > NEWEST:
        raise BeffroiError(f"{where} was written by a newer Beffroi (schema {revision}); upgrade this one to open it")


def check_current(revision: str, where: object) -> None:
    """Refuse a database of another schema than ours: whoever looks after a running server must not migrate it."""
    check_known(revision, where)
    if revision != NEWEST:
        advice = "start the server of this version once, which brings it up to date"
        raise BeffroiError(f"{where} was last used by an older Beffroi (schema {revision or 'none'}); {advice}")


def migrate(path: Path, revision: str = NEWEST) -> None:
    """Migrate a file to a step, or with `base` down to nothing; a new file is readable only by its owner."""
    if not path.exists():
        path.touch(mode=0o600)
    found = revision_of(path)
    if found == revision:
        return  # as on every start but the first: Alembic is not even loaded
    check_known(found, path)
    engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.begin() as connection:
            move(connection, revision)
    finally:
        engine.dispose()


async def migrate_server(engine: AsyncEngine, revision: str = NEWEST) -> None:
    """Migrate a database on a server to a step."""

    def migrated(connection: Connection) -> None:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": OUR_LOCK})
        found = revision_on(connection)
        check_known(found, "the database")
        if found != revision:
            move(connection, revision)

    async with engine.begin() as connection:
        await connection.run_sync(migrated)


async def check_server(engine: AsyncEngine) -> None:
    """Refuse a database on a server that has another schema than ours."""
    async with engine.connect() as connection:
        check_current(await connection.run_sync(revision_on), "the database")


def revision_on(connection: Connection) -> str:
    """Return the migration step of a database on a server, or "" for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def move(connection: Connection, revision: str) -> None:
    """Run the steps from the current revision to another one on an open connection."""
    from alembic import command  # noqa: PLC0415  # slow to load, and only needed after an upgrade
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    if revision == "base":
        command.downgrade(config, revision)
    else:
        command.upgrade(config, revision)
