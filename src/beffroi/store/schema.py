"""Brings a database to the schema of this version, and back for tests."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, create_engine

NEWEST = "0005"  # the last step of migrations/versions


def revision_of(path: Path) -> str:
    """Return the migration step of a file, or "" for a new one."""
    with closing(sqlite3.connect(path)) as base:
        if not base.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            return ""
        row = base.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(row[0]) if row else ""


def migrate(path: Path, revision: str = NEWEST) -> None:
    """Migrate a file to a step, or with `base` down to nothing; a new file is readable only by its owner."""
    if not path.exists():
        path.touch(mode=0o600)
    if revision_of(path) == revision:
        return  # as on every start but the first: Alembic is not even loaded
    engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.begin() as connection:
            move(connection, revision)
    finally:
        engine.dispose()


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
