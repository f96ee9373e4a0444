"""Several processes on one database: a table has one owner, and whoever lost it cannot write it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from beffroi.kernel.errors import BeffroiError
from beffroi.store import Lost, Store
from beffroi.store.nodes import Owner, claim, gone, join, nodes, orphans, release, still
from beffroi.store.rows import ChatRow
from beffroi.store.writer import Fenced
from tests.postgres import Postgres
from tests.store.test_store import ANNE, SUMMARY, entry, new_table


@asynccontextmanager
async def two(folder: Path, url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Open a database for two processes, with a table that the first one owns."""
    one, other = Store.open(folder, url), Store.open(folder, url)
    for store, name in ((one, "one"), (other, "other")):
        store.start()
        await join(store, name, f"{name}:1", 60.0)
    await one.add_table(new_table("t"), ANNE)
    assert await claim(one, "t", "one") is None
    yield one, other
    await one.close()
    await other.close()


def test_a_table_has_one_owner_at_a_time(tmp_path: Path, postgres: Postgres) -> None:
    async def run() -> None:
        async with two(tmp_path, postgres.database()) as (one, other):
            assert await claim(other, "t", "other") == Owner("one", "one:1")
            with pytest.raises(Fenced):
                await other.append("t", entry(1, "a"), SUMMARY)
            await one.append("t", entry(1, "a"), SUMMARY)
            await release(one, one.held["t"])
            assert await claim(other, "t", "other") is None
            with pytest.raises(Fenced):
                await one.append("t", entry(2, "b"), SUMMARY)
            await other.append("t", entry(2, "b"), SUMMARY)
            assert [e.key for e in await one.entries("t")] == ["a", "b"]
            with pytest.raises(Lost):
                await claim(one, "nowhere", "one")

    asyncio.run(run())


def test_an_owner_that_is_silent_loses_its_tables_and_may_not_write_them(tmp_path: Path, postgres: Postgres) -> None:
    async def run() -> None:
        async with two(tmp_path, postgres.database()) as (one, other):
            assert await still(one, "one", 0.0)  # it sleeps from now on
            assert not await still(one, "one", 60.0)  # too late: the others take it for dead
            assert await orphans(other, 9) == ["t"]
            assert [owner.node for owner in await nodes(other)] == ["other"]
            asleep = one.held["t"]
            assert await claim(other, "t", "other") is None
            assert await orphans(other, 9) == []
            assert one.held["t"] == asleep  # it does not know yet
            for late in (
                one.append("t", entry(1, "late"), SUMMARY),
                one.add_chat("t", ChatRow(0, 0, "Anne", "late", 1.0)),
                one.set_seats(new_table("t"), [new_table("t").seats[0]]),
                one.set_link("t", "anne", "late"),
                one.change_table("t", state="over"),
            ):
                with pytest.raises(Fenced):
                    await late
            await release(one, asleep)  # that is not its to release any more
            assert await claim(one, "t", "one") == Owner("other", "other:1")
            assert (await other.entries("t"), await other.chat("t", 9)) == ([], [])
            assert (await other.table("t")).state == "open"

    asyncio.run(run())


def test_a_write_under_way_is_seen_by_the_next_owner_or_refused(tmp_path: Path, postgres: Postgres) -> None:
    """Whatever the order, never both: written, and unknown to the next owner."""

    async def run() -> None:
        async with two(tmp_path, postgres.database()) as (one, other):
            seen = 0
            for number in range(1, 31):
                assert await claim(one, "t", "one") is None
                await gone(one, "one")
                before = len(await one.entries("t"))
                late = asyncio.create_task(one.append("t", entry(before + 1, f"{number}"), SUMMARY))
                await asyncio.sleep(0.0005 * (number % 7))
                assert await claim(other, "t", "other") is None
                found = len(await other.entries("t"))
                try:
                    await late
                except Fenced:
                    assert found == before
                else:
                    assert found == before + 1
                    seen += 1
                assert len(await other.entries("t")) == found
                await release(other, other.held["t"])
                await join(one, "one", "one:1", 60.0)
            assert 0 < seen

    asyncio.run(run())


def test_an_owner_that_stops_in_the_middle_of_a_write_does_not_keep_the_table(
    tmp_path: Path, postgres: Postgres
) -> None:
    async def run() -> None:
        async with two(tmp_path, postgres.database()) as (one, other):
            async with one.engine.connect() as connection:
                await connection.execute(text("SELECT 1 FROM game_table WHERE key = 't' FOR NO KEY UPDATE"))
                await gone(one, "one")
                assert await claim(other, "t", "other") is None  # the database threw the sleeper out
                try:
                    with pytest.raises(DBAPIError):  # whether the driver has heard of it yet, or hears of it now
                        await connection.execute(text("UPDATE game_table SET state = 'over'"))
                finally:
                    await connection.invalidate()
            assert (await other.table("t")).state == "open"

    asyncio.run(run())


def test_what_cannot_be_opened_says_why(tmp_path: Path, postgres: Postgres) -> None:
    with pytest.raises(BeffroiError, match=r"postgresql://user:password@host/name"):
        Store.open(tmp_path, "mysql://localhost/x")
    with pytest.raises(BeffroiError, match=r"cannot be used.*does not exist"):
        Store.open(tmp_path, postgres.url.replace("/postgres", "/nothing"))
    with pytest.raises(BeffroiError) as error:
        Store.open(tmp_path, "postgresql://anne:hush@127.0.0.1:9/nothing")
    assert "hush" not in str(error.value)
