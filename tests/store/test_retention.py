"""What is no longer kept: the right things go, all of each of them, and nothing that somebody looks after."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import time
from typing import Any

import pytest
from sqlalchemy import func, select

from beffroi.store import Store
from beffroi.store.archives import keep_archive
from beffroi.store.nodes import claim, gone, join
from beffroi.store.retention import DAY, due, how_many, let_go, our_turn, some
from beffroi.store.rows import ChatRow, GuestRow, PackRow, Summary
from beffroi.store.tables import ARCHIVE, CHAT, ENTRY, GUEST, SEAT, SEAT_PASS
from tests.postgres import Postgres
from tests.store.test_store import ANNE, BERT, entry, new_table, owned

NOW = time()
KINDS = {"open": "open", "running": "playing", "finished": "over", "chat": "over"}


async def furnished(store: Store) -> None:
    """Store an old and a new table in every state, with all that a table may have, and guests."""
    for n, state in enumerate(("open", "playing", "over")):
        for age in ("old", "new"):
            row = new_table(f"{state}{age}")
            row.state, row.changed = state, NOW - (40 if age == "old" else 5) * DAY
            row.rematch = "overold" if (state, age) == ("over", "new") else ""
            await store.add_table(row, ANNE)
            await owned(store, row.key)
            summary = Summary(state, 1, n, 18, row.changed)
            await store.append(row.key, entry(1, "a"), summary)
            await store.add_chat(row.key, ChatRow(0, 0, "Anne", "hello", 1.0))
            await store.add_pass(row.key, "anne", BERT, 1.0)
            if state == "over":
                await keep_archive(store, row.key, {-2: b"x"})
    for name in ("idle", "late"):
        await store.set_guest(GuestRow(name, name, "or", NOW - (100 if name == "idle" else 1) * DAY))
    desk = PackRow("p", "orleans", "d", "x", 1.0)
    await store.set_box(GuestRow("owner", "Owner", "or", 1.0), "orleans", desk, 1.0)
    if store.shared:
        await gone(store, "us")


async def counts(store: Store, key: str) -> list[int]:
    """Return how much of a table there is."""
    parts: list[Any] = [SEAT, ENTRY, CHAT, SEAT_PASS, ARCHIVE]
    queries = [select(func.count()).select_from(part).where(part.c.table_key == key) for part in parts]
    return [int((await store.rows(query))[0][0]) for query in queries]


async def cleaned(store: Store, what: str, days: float) -> list[str]:
    """Delete what is due, once it was counted."""
    query = due(store, what, days, NOW)
    found = await some(store, query, "", 99)
    assert await how_many(store, query) == len(found)
    assert await let_go(store, what, query, found) == found
    assert await how_many(store, query) == 0
    return found


@pytest.mark.parametrize("what", KINDS)
def test_only_what_is_old_enough_goes_and_all_of_it(tmp_path: Path, database: str, what: str) -> None:
    async def run() -> None:
        store = Store.open(tmp_path, database)
        store.start()
        await furnished(store)
        key = f"{KINDS[what]}old"
        before = {other: await counts(store, other) for other in ("opennew", "playingnew", "overnew", "openold")}
        assert await cleaned(store, what, 30.0) == [key]
        if what == "chat":
            assert await counts(store, key) == [2, 1, 0, 1, 1]
        else:
            assert await counts(store, key) == [0, 0, 0, 0, 0]
        for other, count in before.items():
            assert other == key or await counts(store, other) == count
        assert (await store.table("overnew")).rematch == ("" if what == "finished" else "overold")
        await store.close()

    asyncio.run(run())


def test_guests_go_once_they_have_nothing(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        store = Store.open(tmp_path, database)
        store.start()
        await furnished(store)
        assert await cleaned(store, "guests", 90.0) == ["idle"]
        for what in ("open", "running", "finished"):
            await cleaned(store, what, 1.0)
        assert await cleaned(store, "guests", 90.0) == ["anne", "bert"]
        assert {row.id for row in await store.rows(select(GUEST))} == {"late", "owner"}
        await store.close()

    asyncio.run(run())


def test_a_table_that_a_process_looks_after_stays(tmp_path: Path, postgres: Postgres) -> None:
    async def run() -> None:
        store = Store.open(tmp_path, postgres.database())
        store.start()
        await furnished(store)
        query = due(store, "open", 30.0, NOW)
        assert await some(store, query, "", 9) == ["openold"]
        await join(store, "us", "x:1", 60.0)
        assert await claim(store, "openold", "us") is None
        assert await some(store, query, "", 9) == []
        assert await let_go(store, "open", query, ["openold"]) == []  # taken since it was looked up
        assert await counts(store, "openold") == [2, 1, 1, 1, 0]
        await store.close()

    asyncio.run(run())


def test_one_of_several_cleans_and_only_once_a_day(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        stores = [Store.open(tmp_path, database) for _ in range(3 if database else 1)]
        for store in stores:
            store.start()
        for day in range(3):
            turns = await asyncio.gather(*[our_turn(store, NOW + day * DAY + 1) for store in stores])
            assert sum(turns) == 1
            assert not any([await our_turn(store, NOW + day * DAY + 60) for store in stores])
        for store in stores:
            await store.close()

    asyncio.run(run())
