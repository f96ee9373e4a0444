"""Deleting tables and forgetting people on both databases, while others still write."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import func, select

from beffroi.kernel.errors import BeffroiError
from beffroi.store import Lost, Store, Taken
from beffroi.store.admin import delete_tables, served
from beffroi.store.archives import keep_archive
from beffroi.store.engines import brief
from beffroi.store.orders import Ban, Closing, ban, bans, close, closing, orders, unban
from beffroi.store.people import digest, forget
from beffroi.store.rows import ChatRow, PackRow, SeatRow, TableRow
from beffroi.store.tables import METADATA
from beffroi.store.writer import Fenced
from tests.store.test_store import ANNE, BERT, SUMMARY, entry, new_table, owned

PACK = PackRow("p" * 32, "orleans", "d", "coins = 1", 1.0)


@asynccontextmanager
async def beside(folder: Path, database: str) -> AsyncIterator[tuple[Store, Store]]:
    """Open a database for a server, and for whoever looks after it."""
    server = Store.open(folder, database)
    server.start()
    await server.set_guest(BERT)
    async with served(folder, database) as host:
        yield server, host
    await server.close()


def table_of_two(key: str, state: str = "playing") -> TableRow:
    """Return a table of Anne's where Bert sits, too."""
    seats = [SeatRow(0, "human", "anne", "Anne", "azure", link="l" * 64), SeatRow(1, "human", "bert", "Bert", "gules")]
    return replace(new_table(key), seats=seats, state=state, passes={("anne", "bert")})


async def sizes(store: Store) -> dict[str, int]:
    """Return how many rows every table of the database has, but for orders."""
    found = {table.name: await store.rows(select(func.count()).select_from(table)) for table in METADATA.sorted_tables}
    return {name: rows[0][0] for name, rows in found.items() if rows[0][0] and name not in ("house_order", "setting")}


def test_a_table_goes_with_everything_that_belongs_to_it(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        async with beside(tmp_path, database) as (server, host):
            before = await sizes(server)
            row = replace(table_of_two("t"), pack=PACK.id)
            await server.add_table(row, ANNE, [entry(1, "0:a")], PACK)
            await server.add_table(replace(table_of_two("u"), rematch="t"), ANNE)
            await owned(server, "t")
            await server.add_chat("t", ChatRow(0, 0, "Anne", "hello", 1.0, guest="anne"))
            await keep_archive(server, "t", {-2: b"x"})
            await delete_tables(host, ["t", "u"])
            assert await sizes(server) == before | {"guest": 2}
            assert [(order.kind, order.what) for order in await orders(server)] == [("tables", ["t", "u"])]

    asyncio.run(run())


def test_a_pack_stays_as_long_as_a_table_or_a_desk_needs_it(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        async with beside(tmp_path, database) as (server, host):
            for key in ("t", "u"):
                await server.add_table(replace(new_table(key), pack=PACK.id), ANNE, pack=PACK)
            await server.set_box(BERT, "orleans", PACK, 1.0)
            await delete_tables(host, ["t"])
            await forget(host, "bert", "apprentice")
            assert (await server.pack(PACK.id)).text == PACK.text
            await delete_tables(host, ["u"])
            with pytest.raises(Lost):
                await server.pack(PACK.id)

    asyncio.run(run())


def test_whoever_still_has_a_deleted_table_cannot_write_it(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        async with beside(tmp_path, database) as (server, host):
            await server.add_table(table_of_two("t"), ANNE)
            await owned(server, "t")
            await asyncio.gather(
                delete_tables(host, ["t"]),
                *[server.append("t", entry(n, f"{n}"), SUMMARY) for n in range(1, 40)],
                return_exceptions=True,
            )
            await delete_tables(host, ["t"])
            for work in (
                server.append("t", entry(99, "late"), SUMMARY),
                server.add_chat("t", ChatRow(0, 0, "Anne", "late", 1.0)),
                keep_archive(server, "t", {-2: b"x"}),
            ):
                with pytest.raises((Taken, Fenced)):
                    await work
            assert await sizes(server) == {"guest": 2}

    asyncio.run(run())


def test_the_tables_of_somebody_who_is_forgotten_pass_to_others(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        async with beside(tmp_path, database) as (server, host):
            for key, state in (("a", "open"), ("b", "playing"), ("c", "over")):
                await server.add_table(table_of_two(key, state), ANNE)
            await server.add_table(replace(new_table("d"), state="over"), ANNE)
            await server.add_table(new_table("e"), ANNE)
            await forget(host, "anne", "apprentice")
            a, b, c, d = [await server.table(key) for key in "abcd"]
            assert [row.owner for row in (a, b, c, d)] == ["bert", "bert", "bert", ""]
            assert [(row.seats[0].kind, row.seats[0].away) for row in (a, b, c, d)] == [
                ("open", False),
                ("human", True),
                ("human", False),
                ("human", False),
            ]
            assert b.seats[0].bot == "apprentice"
            assert all((row.seats[0].guest, row.seats[0].name, row.passes) == (None, "", set()) for row in (a, b, c, d))
            assert b.hinted()  # Bert is the only person left
            with pytest.raises(Lost):
                await server.table("e")
            with pytest.raises(Lost):
                await server.linked("l" * 64)
            told = {order.kind: order.what for order in await orders(server)}
            assert told == {"tables": ["e"], "changed": ["a", "b", "c", "d"], "guest": [digest("anne")]}
            await forget(host, "anne", "apprentice")  # twice does no harm
            await forget(host, "bert", "apprentice")
            assert [(await server.table(key)).owner for key in "bcd"] == ["", "", ""]

    asyncio.run(run())


def test_whoever_held_a_table_in_memory_reads_it_again_before_writing(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        async with beside(tmp_path, database) as (server, host):
            old = table_of_two("t")
            await server.add_table(old, ANNE)
            await owned(server, "t")
            await forget(host, "anne", "apprentice")
            with pytest.raises((Taken, Fenced)):
                await server.set_seats(old, [replace(old.seats[0], hints=True)])
            await owned(server, "t")
            await server.append("t", entry(1, "0:a"), SUMMARY)
            assert (await server.table("t")).seats[0].name == ""

    asyncio.run(run())


def test_older_lines_and_lines_of_others_in_the_same_seat_lose_the_name(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        async with beside(tmp_path, database) as (server, host):
            await server.add_table(table_of_two("t"), ANNE)
            await owned(server, "t")
            lines = [
                ChatRow(0, 0, "Anne", "from before it was kept who spoke", 1.0),
                ChatRow(1, 0, "Anne", "Bert, by the seat link", 2.0, guest="bert"),
                ChatRow(2, 0, "Anne", "", 3.0, "hints-agreed"),
                ChatRow(3, 1, "Bert", "his own", 4.0, guest="bert"),
                ChatRow(4, -1, "Cleo", "a stranger", 5.0),
            ]
            for line in lines:
                await server.add_chat("t", line)
            await forget(host, "anne", "apprentice")
            assert await server.chat("t", 9) == [replace(lines[1], name=""), *lines[3:]]

    asyncio.run(run())


def test_bans_and_the_notice_are_kept(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with beside(tmp_path, database) as (server, host):
            await ban(host, Ban("anne", "rude", 1.0, 0.0))
            await ban(host, Ban("anne", "very rude", 2.0, 0.0))
            await ban(host, Ban("192.0.2.1", "", 3.0, 1e12))
            assert [(one.who, one.why) for one in await bans(server)] == [("192.0.2.1", ""), ("anne", "very rude")]
            monkeypatch.setattr("beffroi.store.orders.time", lambda: 2e12)
            assert [one.who for one in await bans(server)] == ["anne"]
            await unban(host, "anne")
            assert await bans(server) == []
            assert await closing(server) is None
            await close(host, Closing(5.0, "a new disk"))
            await close(host, Closing(6.0, "a newer disk"))
            assert await closing(server) == Closing(6.0, "a newer disk")
            await close(host, None)
            assert await closing(server) is None

    asyncio.run(run())


def test_a_database_that_keeps_silent_is_told_in_one_line() -> None:
    assert brief(TimeoutError()) == "TimeoutError"
    assert brief(OSError("no route\nto it")) == "no route"


def test_a_database_that_nobody_has_served_yet_is_refused(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        with pytest.raises(BeffroiError, match=r"no tables|schema"):
            async with served(tmp_path, database):
                pytest.fail("it was opened")

    asyncio.run(run())
