"""Connections: a SQLite file that one process owns, or PostgreSQL for several."""

from __future__ import annotations

import asyncio
import secrets
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import NullPool, create_engine, event, select
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from beffroi.kernel.errors import BeffroiError
from beffroi.store.schema import check_current, check_server, migrate, migrate_server, revision_of
from beffroi.store.tables import SETTING
from beffroi.store.writer import FileWriter, ServerWriter, Writer

FILE = "beffroi.db"
SERVERS = ("postgresql", "postgres", "postgresql+asyncpg")
REACHED = 5.0  # seconds within which a server must take a connection
ANSWERED = 15.0  # and answer a query
# A process that stops in the middle of a transaction must not keep a table locked for the one that takes it over.
PATIENCE = {"application_name": "beffroi", "idle_in_transaction_session_timeout": "3000", "lock_timeout": "5000"}
T = TypeVar("T")


def server_url(database: str) -> URL:
    """Return the address of a PostgreSQL database for the driver; ssl is asked for as everywhere else, by sslmode."""
    try:
        url = make_url(database)
    except ArgumentError:
        raise BeffroiError(f"cannot read the address of the database: {hidden(database)}") from None
    if url.drivername not in SERVERS:
        raise BeffroiError("the database must be postgresql://user:password@host/name")
    query = dict(url.query)
    if "sslmode" in query:
        query["ssl"] = query.pop("sslmode")
    return url.set(drivername="postgresql+asyncpg", query=query)


def hidden(database: str) -> str:
    """Return an address of a database without its password, to be shown."""
    try:
        return make_url(database).render_as_string(hide_password=True)
    except ArgumentError:
        return "(not an address)"


def server_engine(database: str, **pool: Any) -> AsyncEngine:
    """Return connections to a PostgreSQL database."""
    try:
        import asyncpg  # noqa: F401, PLC0415  # an extra
    except ImportError:
        raise BeffroiError('PostgreSQL needs a driver: pip install "beffroi[postgres]"') from None
    arguments = {"timeout": REACHED, "command_timeout": ANSWERED, "server_settings": PATIENCE}
    return create_async_engine(server_url(database), connect_args=arguments, **pool)


def open_server(database: str, served: bool = False) -> tuple[AsyncEngine, Writer, str]:
    """Return connections to a PostgreSQL database, its writer and its secret; unless it is served, migrate it first."""

    async def prepared() -> str:
        engine = server_engine(database, poolclass=NullPool)
        try:
            await (check_server(engine) if served else migrate_server(engine))
            return await secret_of(engine)
        except (OSError, SQLAlchemyError, TimeoutError) as error:
            raise BeffroiError(f"the database cannot be used: {hidden(database)}: {reason_of(error)}") from None
        finally:
            await engine.dispose()

    secret = apart(prepared())
    # A connection that was cut is noticed before it is used.
    engine = server_engine(database, pool_size=6, max_overflow=6, pool_pre_ping=True)
    return engine, ServerWriter(engine), secret


async def secret_of(engine: AsyncEngine) -> str:
    """Return the secret that all processes of a house share, made by whichever comes first."""
    made = postgres_insert(SETTING).values(name="secret", value=secrets.token_hex(32)).on_conflict_do_nothing()
    async with engine.begin() as connection:
        await connection.execute(made)
        found = await connection.execute(select(SETTING.c.value).where(SETTING.c.name == "secret"))
        return str(found.scalar_one())


def reason_of(error: Exception) -> str:
    """Return why a database failed, in one line; a time-out says nothing of itself."""
    lines = str(getattr(error, "orig", None) or error).splitlines()
    return (lines[0] if lines else type(error).__name__)[:200]


def open_file(folder: Path, served: bool = False) -> tuple[AsyncEngine, Writer]:
    """Return connections to the file of a folder and its writer; unless it is served, migrate it first."""
    path = folder / FILE
    if served:
        check_current(revision_of(path) if path.is_file() else "", path)
    else:
        folder.mkdir(parents=True, exist_ok=True)
        migrate(path)
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}")
    pen = create_engine(f"sqlite:///{path}")
    for each in (engine.sync_engine, pen):
        event.listen(each, "connect", set_up)
    return engine, FileWriter(pen)


def set_up(connection: Any, _: Any) -> None:
    """Prepare a connection of SQLite: what is committed survives a power cut, readers never wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def upsert(shared: bool, table: Any) -> Any:
    """Return an insert that may say what to do about rows that are there already."""
    return postgres_insert(table) if shared else sqlite_insert(table)


def apart(work: Coroutine[Any, Any, T]) -> T:
    """Run something asynchronous to its end in a thread of its own, whether or not a loop is running here."""
    out: list[T] = []
    failed: list[BaseException] = []

    def run() -> None:
        try:
            out.append(asyncio.run(work))
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if failed:
        raise failed[0]
    return out[0]
