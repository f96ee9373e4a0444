"""Tables and records from older rules: listed, kept, never continued or replayed by others, opened elsewhere."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from beffroi import games
from beffroi.server.shown import NO_VIEW
from tests.server.kit import Person, after, running

OLDER = [key for key in games.keys() if games.load(key).releases]
OLD_DATA = "df8639f1881c"


def aged(folder: Path) -> None:
    """Mark all tables in the store as started with the first version of the rules."""
    with closing(sqlite3.connect(folder / "beffroi.db")) as base, base:
        base.execute("UPDATE game_table SET rules = 1, data = ?", (OLD_DATA,))


async def back(person: Person, cookies: dict[str, str]) -> None:
    """Reconnect a person with the same cookies."""
    person.client.cookies.clear()
    person.client.cookies.update(cookies)


@pytest.mark.parametrize("key", OLDER)
def test_a_running_table_of_older_rules_rests(tmp_path: Path, key: str) -> None:
    asyncio.run(rests(tmp_path, key))


async def rests(folder: Path, key: str) -> None:
    async with running(folder, bot_delay=60.0) as server, server.person("Anne") as anne, server.person("Bert") as bert:
        table = await anne.open("me", "open", "bot", game=key, options={"first": "0"})
        await bert.call("POST", f"/api/tables/{table}/join", {"seat": 1})
        cookies = [dict(person.client.cookies) for person in (anne, bert)]
        async with anne.page(table, 0) as page:
            decision = await page.decision()
            await page.act(decision, decision["options"][0]["text"])
            await page.next("acked")
        entries = [entry.text for entry in await server.house.store.entries(table)]
        before = await anne.get(f"/api/tables/{table}")
    aged(folder)
    async with running(folder) as server, server.person("Carl") as carl:
        stranger = await carl.client.get(f"/api/tables/{table}/record")
        assert (stranger.status_code, stranger.json()["error"]) == (403, "not-over")
        for number, person in enumerate(cookies):
            await back(carl, person)
            await looked(carl, table, number, before)
            first, *lines = (await carl.client.get(f"/api/tables/{table}/record")).text.splitlines()
            header = json.loads(first)
            assert (header["game"], header["rules"], header["data"]) == (key, 1, OLD_DATA)
            assert [line.partition(" ")[2] for line in lines] == entries
        await asyncio.sleep(0.3)  # bots would have moved by now
        assert [entry.text for entry in await server.house.store.entries(table)] == entries


async def looked(person: Person, table: str, seat: int, before: dict[str, Any]) -> None:
    """Look at a resting table: everything is shown, nothing can be done."""
    (shown,) = [one for one in await person.get("/api/tables?which=mine") if one["id"] == table]
    assert (shown["playable"], shown["rules"], shown["release"]) == (False, 1, "0.1.0")
    for same in ("game", "options", "state", "round", "rounds", "waiting"):
        assert shown[same] == before[same]
    assert [one["name"] for one in shown["seats"]] == [one["name"] for one in before["seats"]]
    async with person.page(table, seat) as page:
        assert (await page.next("state"))["view"] == NO_VIEW
        await page.send({"type": "act", "key": "k", "seat": seat, "turn": 0, "text": "stop"})
        assert (await page.next("refused"))["error"] == "other-rules-released"
    answer = await person.get(f"/api/tables/{table}/replay", 409)
    assert (answer["error"], answer["facts"]) == ("other-rules-released", {"rules": "1", "release": "0.1.0"})


@pytest.mark.parametrize("key", OLDER)
def test_a_record_of_older_rules_is_refused_with_its_release(tmp_path: Path, key: str) -> None:
    asyncio.run(refused(tmp_path, key))


async def refused(folder: Path, key: str) -> None:
    names = ["Anne", "Bert"]
    options = {option.name: option.default for option in games.load(key).options}
    header = {"beffroi": 1, "game": key, "rules": 1, "data": OLD_DATA, "names": names, "options": options, "seed": "7"}
    text = json.dumps(header) + "\n0 pass\n"
    async with running(folder) as server, server.person("Anne") as anne:
        headers = {"x-csrf-token": anne.client.cookies["csrf"], "content-type": "text/plain"}
        answer = await anne.client.post("/api/records", content=text.encode(), headers=headers)
        assert answer.status_code in (400, 409), answer.text
        assert (answer.json()["error"], answer.json()["facts"]["release"]) == ("record-rules-released", "0.1.0")
        assert await anne.get("/api/tables?which=mine") == []


def test_new_tables_of_the_same_game_are_played_as_ever(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.person("Anne") as anne:
            old = await anne.open("me", "bot")
            cookies = dict(anne.client.cookies)
        aged(tmp_path)
        async with running(tmp_path) as server, server.person() as anne:
            await back(anne, cookies)
            table = await anne.open("me", "bot")
            async with anne.page(table, 0) as page:
                await page.play(Random(2), after(2))
            shown = {one["id"]: one["playable"] for one in await anne.get("/api/tables?which=mine")}
            assert shown == {old: False, table: True}
            assert len(await server.house.store.entries(old)) <= 1

    asyncio.run(run())
