"""Brings a database to the schema of this version, and back for tests."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine

NEWEST = "head"


def migrate(path: Path, revision: str = NEWEST) -> None:
    """Bring the file to a revision, upwards or with `base` down to nothing; a new file is made readable to us alone."""
    if not path.exists():
        path.touch(mode=0o600)
    engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.begin() as connection:
            move(connection, revision)
    finally:
        engine.dispose()


def move(connection: Connection, revision: str) -> None:
    """Run the steps between the present revision and another one on an open connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    if revision == "base":
        command.downgrade(config, revision)
    else:
        command.upgrade(config, revision)
