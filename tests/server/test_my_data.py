"""What is kept about a person can be taken along, and deleted without a trace; games of others go on."""

from __future__ import annotations

import asyncio
import zlib
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from beffroi.store.tables import METADATA
from tests.server.kit import Person, after
from tests.server.test_admin import Site, site
from tests.server.test_processes import until
from tests.store.conftest import database as database  # noqa: PLC0414 - a fixture

NAME, OTHER = "Zéphyrine", "Bertrade"


async def everything(here: Site) -> list[str]:
    """Return every row of every table, with what is compressed in it."""
    store = here.one.house.store
    out: list[str] = []
    for table in METADATA.sorted_tables:
        for row in await store.rows(select(table)):
            values = [zlib.decompress(value).decode() if isinstance(value, bytes) else value for value in row]
            out.append(f"{table.name}: {values}")
    return out


async def id_of(person: Person) -> str:
    """Return the id of a guest."""
    return str((await person.get("/api/me"))["id"])


async def link_of(person: Person, table: str) -> str:
    """Return the secret of a new seat link."""
    return str((await person.call("POST", f"/api/tables/{table}/link"))["path"].partition("#")[2])


async def busy(zoe: Person, bert: Person, here: Site) -> dict[str, str]:
    """Leave traces everywhere: tables of one's own and of others, lines of chat, seat links, a pack."""
    tables = {
        "lonely": await zoe.open("me", "open"),
        "visited": await zoe.open("me", "open", "open"),
        "running": await zoe.open("me", "open"),
        "over": await zoe.open("me", "bot"),
        "lent": await bert.open("me", "open"),
        "watched": await bert.open("me", "here"),
    }
    for name in ("visited", "running"):
        await bert.call("POST", f"/api/tables/{tables[name]}/join", {"seat": 1})
    await zoe.call("POST", "/api/seat", {"secret": await link_of(bert, tables["lent"])})
    await bert.call("POST", "/api/seat", {"secret": await link_of(zoe, tables["over"])})
    for name, person, seat in (("running", zoe, 0), ("running", bert, 1), ("over", bert, 0), ("watched", zoe, -1)):
        async with person.page(tables[name], seat) as page:
            await page.send({"type": "say", "text": f"said at {name} by {'her' if person is zoe else 'him'}"})
            await page.next("said")
    async with zoe.page(tables["over"], 0) as page:
        await page.play(Random(1))
    await until(lambda: tables["over"] in here.one.house.films.held or tables["over"] in here.two.house.films.held)
    pack = {"values": {"coins.2014.bank_value": "150"}, "dropped": []}
    await zoe.call("PUT", "/api/games/orleans/desk", pack)
    return tables


def test_a_person_leaves_no_trace_and_games_of_others_go_on(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        async with site(tmp_path, database) as here, here.one.person(NAME) as zoe, here.two.person(OTHER) as bert:
            tables, id = await busy(zoe, bert, here), await id_of(zoe)
            traces = [row for row in await everything(here) if id in row or NAME in row]
            assert {row.partition(":")[0] for row in traces} >= {"guest", "seat", "seat_pass", "box", "chat"}
            async with bert.page(tables["running"], 1) as page, zoe.page(tables["running"], 0) as own:
                await page.decision()
                await zoe.call("DELETE", "/api/me", status=204)
                assert "guest" not in zoe.client.cookies
                assert (await page.next("unsaid"))["lines"] == [0]
                for one in (page, own):
                    with pytest.raises(ConnectionClosed):
                        await one.next("never sent")
            assert [row for row in await everything(here) if id in row or NAME in row] == []
            assert not any("by her" in row for row in await everything(here))
            mine = {table["id"]: table for table in await bert.get("/api/tables")}
            assert tables["lonely"] not in mine
            await bert.get(f"/api/tables/{tables['lonely']}", 404)
            visited, running = mine[tables["visited"]], mine[tables["running"]]
            assert [seat["kind"] for seat in visited["seats"]] == ["open", "human", "open"]
            assert (visited["owner"], running["owner"]) == (True, True)
            assert (running["seats"][0]["name"], running["seats"][0]["away"]) == ("", True)
            async with bert.page(tables["running"], 1) as page:  # a bot stands in for her
                assert (await page.play(Random(2), after(3)))["view"]["round"] >= 3
            assert await id_of(zoe) != id
            assert await zoe.get("/api/tables") == []

    asyncio.run(run())


def test_a_bot_stands_in_even_where_nobody_looks(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        async with site(tmp_path, database) as here, here.one.person(NAME) as zoe, here.two.person(OTHER) as bert:
            table = await zoe.open("me", "open")
            await bert.call("POST", f"/api/tables/{table}/join", {"seat": 1})
            store = here.one.house.store
            assert await here.admin("delete-guest", await id_of(zoe), "--yes") == 0

            async def answered() -> None:
                while not await store.entries(table):
                    await asyncio.sleep(0.05)

            await asyncio.wait_for(answered(), 20)
            assert {entry.seat for entry in await store.entries(table)} == {0}

    asyncio.run(run())


def test_what_was_played_with_somebody_can_be_watched_and_played_again_without_them(tmp_path: Path) -> None:
    async def run() -> None:
        async with site(tmp_path, "") as here, here.one.person(NAME) as zoe, here.two.person(OTHER) as bert:
            table = await zoe.open("me", "open")
            await bert.call("POST", f"/api/tables/{table}/join", {"seat": 1})
            async with zoe.page(table, 0) as one, bert.page(table, 1) as two:
                await asyncio.gather(one.play(Random(1)), two.play(Random(2)))
            await zoe.call("DELETE", "/api/me", status=204)
            replay = await bert.get(f"/api/tables/{table}/replay")
            assert [seat["name"] for seat in replay["table"]["seats"]] == ["", OTHER]
            record = await bert.client.get(f"/api/tables/{table}/record")
            assert '"names": ["1", "Bertrade"]' in record.text
            assert (await bert.bring(record.text))["state"] == "over"
            on = await bert.call("POST", f"/api/tables/{table}/play-on", {"n": 4, "seat": 1})
            assert all(seat["name"] for seat in on["seats"])
            again = await bert.call("POST", f"/api/tables/{table}/rematch")
            assert [seat["kind"] for seat in again["seats"]] == ["human", "open"]

    asyncio.run(run())


def test_an_export_holds_everything_about_a_person_and_of_others_only_names(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        async with site(tmp_path, database) as here, here.one.person(NAME) as zoe, here.two.person(OTHER) as bert:
            tables, id = await busy(zoe, bert, here), await id_of(zoe)
            answer = await zoe.client.get("/api/me/data")
            assert answer.headers["content-disposition"] == 'attachment; filename="beffroi.json"'
            kept: dict[str, Any] = answer.json()
            assert kept["guest"] == {"id": id, "name": NAME, "color": "azure", "created": kept["guest"]["created"]}
            shown = {table["table"]: table for table in kept["tables"]}
            assert set(shown) == set(tables.values())
            assert shown[tables["running"]]["others"] == [OTHER]
            assert (shown[tables["running"]]["host"], shown[tables["lent"]]["host"]) == (True, False)
            assert [seat["seat"] for seat in shown[tables["running"]]["seats"]] == [0]
            assert shown[tables["lent"]]["by_link"] == [0]
            assert [line["text"] for line in kept["chat"]] == ["said at running by her", "said at watched by her"]
            assert [pack["game"] for pack in kept["packs"]] == ["orleans"]
            assert "150" in kept["packs"][0]["text"]
            assert await id_of(bert) not in answer.text
            rows = await here.one.house.store.tables(select(METADATA.tables["game_table"]))
            secrets = [row.seed for row in rows] + [seat.link for row in rows for seat in row.seats if seat.link]
            assert len(secrets) > len(rows)
            assert not [secret for secret in secrets if secret in answer.text]
            path = tmp_path / "zoe.json"
            assert await here.admin("export-guest", id, str(path)) == 0
            assert path.read_text(encoding="utf-8").replace(" ", "") != ""
            assert await here.admin("export-guest", id, str(path)) == 2  # never overwritten

    asyncio.run(run())


def test_whoever_has_no_cookie_has_no_data(tmp_path: Path) -> None:
    async def run() -> None:
        async with site(tmp_path, "") as here, here.one.person() as zoe:
            kept = await zoe.get("/api/me/data")
            assert (kept["tables"], kept["chat"], kept["packs"]) == ([], [], [])
            zoe.client.cookies.delete("guest")
            assert (await zoe.get("/api/me/data", 403))["error"] == "no-guest"

    asyncio.run(run())
