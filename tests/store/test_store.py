"""The store on both databases: migrations up and down, what is on disk when a call returns, who is refused."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, NullPool, create_engine, inspect

import beffroi.store
from beffroi.store import Lost, Store, Taken
from beffroi.store.engines import server_engine
from beffroi.store.nodes import claim
from beffroi.store.rows import ChatRow, EntryRow, GuestRow, SeatRow, Summary, TableRow
from beffroi.store.schema import NEWEST, migrate, migrate_server, revision_of
from beffroi.store.tables import METADATA
from beffroi.store.writer import Fenced
from tests.postgres import Postgres

ANNE = GuestRow("anne", "Anne", "azure", 1.0)
BERT = GuestRow("bert", "Bert", "gules", 1.0)


async def owned(store: Store, key: str) -> None:
    """Take a table, as a process does before it writes."""
    if store.shared:
        assert await claim(store, key, "us") is None


def new_table(key: str = "t", listed: bool = False) -> TableRow:
    """Return a table with a person and an open seat."""
    seats = [SeatRow(0, "human", "anne", "Anne", "azure"), SeatRow(1, "open", None, "", "gules")]
    return TableRow(
        key=key, game="orleans", rules=1, data="d", options={"edition": "2020"}, position=None, seed="1" * 39,
        seed_hash="h" * 64, owner="anne", listed=listed, confirm=False, created=1.0, rematch="", state="open",
        waiting=0, round=0, rounds=18, changed=1.0, seats=seats,
    )  # fmt: skip


def entry(seq: int, key: str) -> EntryRow:
    """Return an entry of the first seat."""
    return EntryRow(seq, 0, "pass", key, 2.0)


SUMMARY = Summary("playing", 1, 3, 18, 5.0)


def tables_of(path: Path) -> set[str]:
    """Return the tables of a file."""
    with closing(sqlite3.connect(path)) as base:
        return {name for (name,) in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def columns_of(connection: Connection) -> dict[str, list[tuple[str, str, bool]]]:
    """Return name, type and whether it may be empty of every column."""
    look = inspect(connection)
    return {
        table: [(c["name"], str(c["type"]), c["nullable"]) for c in look.get_columns(table)]
        for table in look.get_table_names()
        if table != "alembic_version"
    }


def test_migrations_go_up_and_down_and_up_again(tmp_path: Path) -> None:
    path = tmp_path / "beffroi.db"
    migrate(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert tables_of(path) >= set(METADATA.tables)
    migrate(path, "base")
    assert tables_of(path) == {"alembic_version"}
    assert revision_of(path) == ""
    migrate(path)
    migrate(path)
    assert revision_of(path) == NEWEST


def test_migrations_lead_to_the_schema_of_the_code(tmp_path: Path) -> None:
    migrate(tmp_path / "beffroi.db")
    one, other = (create_engine(f"sqlite:///{tmp_path / name}") for name in ("beffroi.db", "fresh.db"))
    METADATA.create_all(other)
    with one.connect() as left, other.connect() as right:
        assert columns_of(left) == columns_of(right)
    for engine in (one, other):
        engine.dispose()


def test_migrations_do_the_same_on_a_server(tmp_path: Path, postgres: Postgres) -> None:
    migrate(tmp_path / "beffroi.db")
    file = create_engine(f"sqlite:///{tmp_path / 'beffroi.db'}")
    with file.connect() as connection:
        there = columns_of(connection)
    file.dispose()

    async def run() -> None:
        migrated, fresh = (server_engine(postgres.database(), poolclass=NullPool) for _ in range(2))
        await migrate_server(migrated)
        async with migrated.connect() as left, fresh.begin() as right:
            await right.run_sync(METADATA.create_all)
            made = await left.run_sync(columns_of)
            assert made == await right.run_sync(columns_of)
            assert {table: [name for name, *_ in columns] for table, columns in made.items()} == {
                table: [name for name, *_ in columns] for table, columns in there.items()
            }
        await migrate_server(migrated, "base")
        async with migrated.connect() as connection:
            assert await connection.run_sync(columns_of) == {}
        await asyncio.gather(migrate_server(migrated), migrate_server(migrated))  # two processes that start together

    asyncio.run(run())


def test_newest_step_is_the_head_of_the_migrations() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(beffroi.store.__file__).with_name("migrations")))
    assert ScriptDirectory.from_config(config).get_current_head() == NEWEST


def test_everything_comes_back(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        store = Store.open(tmp_path, database)
        store.start()
        await store.add_table(new_table("t"), ANNE)
        await store.add_table(new_table("u", listed=True), ANNE, [entry(1, "a"), entry(2, "b")])
        await owned(store, "t")
        await store.append("t", entry(1, "a"), SUMMARY)
        await store.add_chat("t", ChatRow(0, 0, "Anne", "hello", 3.0))
        await store.set_link("t", "anne", "secret hash")
        assert await store.linked("secret hash") == ("t", "anne")
        await store.add_pass("t", "anne", BERT, 4.0)
        await store.close()

        store = Store.open(tmp_path, database)
        store.start()
        await owned(store, "t")
        table = await store.table("t")
        assert (table.state, table.waiting, table.round, table.changed) == ("playing", 1, 3, 5.0)
        assert table.options == {"edition": "2020"}
        assert (table.mine("anne"), table.mine("bert"), table.mine("carl"), table.mine(None)) == ([0], [0], [], [])
        assert [e.text for e in await store.entries("t")] == ["pass"]
        assert [line.text for line in await store.chat("t", 10)] == ["hello"]
        assert {t.key for t in await store.tables_of("anne", 9)} == {"t", "u"}
        assert [t.key for t in await store.tables_of("bert", 9)] == ["t"]
        assert [t.key for t in await store.listed(["open"], 9)] == ["u"]
        assert len(await store.entries("u")) == 2
        await store.set_link("t", "anne", "")
        assert (await store.table("t")).passes == set()
        with pytest.raises(Lost):
            await store.linked("secret hash")
        with pytest.raises(Lost):
            await store.linked("")
        with pytest.raises(Lost):
            await store.table("nowhere")
        assert (await store.guest("bert")) == BERT
        await store.set_guest(GuestRow("bert", "Berthe", "or", 9.0))
        assert (await store.guest("bert")) == GuestRow("bert", "Berthe", "or", 1.0)
        await store.close()

    asyncio.run(run())


def test_what_is_acknowledged_can_be_read_by_others_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store.open(tmp_path)
        store.start()
        await store.add_table(new_table(), ANNE)
        for number in range(1, 6):
            await store.append("t", entry(number, str(number)), SUMMARY)
            with closing(sqlite3.connect(tmp_path / "beffroi.db")) as base:
                assert base.execute("SELECT count(*) FROM entry").fetchone() == (number,)
        with closing(sqlite3.connect(tmp_path / "beffroi.db")) as base:
            assert base.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        async with store.engine.connect() as connection:
            for pragma, value in (("synchronous", 2), ("foreign_keys", 1)):
                found = await connection.exec_driver_sql(f"PRAGMA {pragma}")
                assert found.scalar() == value
        await store.close()

    asyncio.run(run())


def test_a_second_writer_and_the_same_act_twice_are_refused(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        store = Store.open(tmp_path, database)
        store.start()
        for key in "tuvw":
            await store.add_table(new_table(key), ANNE)
            await owned(store, key)
        await store.append("t", entry(1, "a"), SUMMARY)
        with pytest.raises(Taken):
            await store.append("t", entry(1, "b"), SUMMARY)
        with pytest.raises(Taken):
            await store.append("t", entry(2, "a"), SUMMARY)
        # Written together with others, a refused entry takes nobody with it.
        jobs = [store.append(key, entry(1, "a"), SUMMARY) for key in "tuvw"]
        ends = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(end) for end in ends] == [Taken, type(None), type(None), type(None)]
        assert [len(await store.entries(key)) for key in "tuvw"] == [1, 1, 1, 1]
        with pytest.raises(Fenced if database else Taken):
            await store.append("nowhere", entry(1, "a"), SUMMARY)  # no such table
        with pytest.raises(Taken):
            await store.append("t", EntryRow(2, 7, "pass", "c", 1.0), SUMMARY)  # no such seat
        await store.close()

    asyncio.run(run())
