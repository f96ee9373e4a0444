"""A server that stops and starts again: every table is exactly where it was, or says why not."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from beffroi.kernel.errors import BeffroiError
from beffroi.server.house import House
from beffroi.server.settings import Settings
from beffroi.server.shown import NO_VIEW
from tests.server.kit import Message, Person, after, running


async def look(person: Person, table: str, seat: int) -> Message:
    """Return what a seat sees on opening the page."""
    async with person.page(table, seat) as page:
        return await page.next("state")


def test_half_made_plans_come_back_and_the_same_act_still_counts_once(tmp_path: Path) -> None:
    asyncio.run(restarted(tmp_path))


async def restarted(folder: Path) -> None:
    async with running(folder) as server, server.person("Anne") as anne:
        table = await anne.open("me", "here")
        for seat in (0, 1):
            async with anne.page(table, seat) as page:
                decision = await page.decision()
                await page.act(decision, decision["options"][0]["text"])
                await page.next("acked")
        text = ""
        async with anne.page(table, 0) as page:  # both plan now; one of them is half done
            for key in ("a", "b"):
                decision = await page.decision()
                text = next(o["text"] for o in decision["options"] if o["text"] != "ready")
                await page.act(decision, text, key)
                await page.next("acked")
        before = [await look(anne, table, seat) for seat in (0, 1)]
        cookies = dict(anne.client.cookies)
    async with running(folder) as server, server.person() as again:
        again.client.cookies.clear()
        again.client.cookies.update(cookies)
        after_ = [await look(again, table, seat) for seat in (0, 1)]
        for old, new in zip(before, after_, strict=True):
            assert {name: old[name] for name in old if name != "table"} == {n: new[n] for n in new if n != "table"}
        async with again.page(table, 0) as page:
            state = await page.next("state")
            assert (state["first_line"], state["lines"]) == (0, before[0]["lines"])  # every hello brings everything
            await page.send({"type": "act", "key": "b", "seat": 0, "turn": 2, "text": text})
            assert (await page.next("acked"))["key"] == "b"
        assert len(await server.house.store.entries(table)) == 4


def test_bots_go_on_after_a_restart_where_people_play_or_watch(tmp_path: Path) -> None:
    asyncio.run(bots_alone(tmp_path))


async def bots_alone(folder: Path) -> None:
    async with running(folder, bot_delay=60.0) as server, server.person() as anne:
        played = await anne.open("bot", "me", game="villagers", options={"first": "0"})
        alone = await anne.open("bot", "bot", listed=True)
        await asyncio.sleep(0.1)
        before = {table: len(await server.house.store.entries(table)) for table in (played, alone)}
    async with running(folder) as server, server.person() as bert:

        async def moved(table: str) -> None:
            for _ in range(200):
                if len(await server.house.store.entries(table)) > before[table]:
                    return
                await asyncio.sleep(0.1)
            pytest.fail("the bots stand still")

        await moved(played)  # its player need not look
        assert len(await server.house.store.entries(alone)) == before[alone]  # nobody is there
        assert [t["id"] for t in await bert.get("/api/tables?which=watch")] == [alone]
        async with bert.page(alone):
            await moved(alone)


def test_table_of_other_rules_is_readable_and_never_silently_different(tmp_path: Path) -> None:
    asyncio.run(other_rules(tmp_path))


async def other_rules(folder: Path) -> None:
    async with running(folder) as server, server.person("Anne") as anne:
        table = await anne.open("me", "bot")
        cookies = dict(anne.client.cookies)
        async with anne.page(table, 0) as page:
            await page.play(Random(1), after(2))
    with closing(sqlite3.connect(folder / "beffroi.db")) as base, base:
        base.execute("UPDATE game_table SET rules = 99")
    async with running(folder) as server, server.person() as bert:
        shown = await bert.get(f"/api/tables/{table}")
        assert (shown["playable"], shown["state"], shown["round"]) == (False, "playing", 2)
        assert (await bert.get(f"/api/tables/{table}/replay", 409))["error"] == "other-rules"
        async with bert.page(table) as page:
            state = await page.next("state")
            assert (state["view"], state["table"]["playable"]) == (NO_VIEW, False)
        bert.client.cookies.clear()
        bert.client.cookies.update(cookies)  # Anne is back
        answer = await bert.client.get(f"/api/tables/{table}/record")
        first, *entries = answer.text.splitlines()
        assert json.loads(first)["rules"] == 99
        assert len(entries) == len(await server.house.store.entries(table))


def test_broken_log_is_readable_too(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.person() as anne:
            table = await anne.open("me", "here")
        with closing(sqlite3.connect(tmp_path / "beffroi.db")) as base, base:
            base.execute("INSERT INTO entry VALUES (?, 1, 0, 'place ship.1 monk', 'x', 0.0, '')", (table,))
        async with running(tmp_path) as server, server.person() as bert, bert.page(table) as page:
            state = await page.next("state")
            assert (state["view"], state["table"]["playable"]) == (NO_VIEW, False)

    asyncio.run(run())


def test_idle_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path, idle=0.1) as server, server.person() as anne:
            table = await anne.open("me", "here")
            first = await look(anne, table, 0)
            assert table in server.house.lobby.rooms
            await asyncio.sleep(0.5)
            assert table not in server.house.lobby.rooms
            assert (await look(anne, table, 0))["view"] == first["view"]

    asyncio.run(run())


def test_second_server_on_the_same_data_is_refused(tmp_path: Path) -> None:
    house = House(Settings(tmp_path))
    with pytest.raises(BeffroiError, match="another server"):
        House(Settings(tmp_path))
    asyncio.run(house.close())
