"""Several processes on one database: any answers for any table, one owns it, none is missed for long."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from beffroi.server import owners
from beffroi.server.forward import token_of
from beffroi.server.limits import Limits, Pace
from tests.postgres import Postgres
from tests.server.cutting import wired
from tests.server.kit import Message, Person, Running, after, running


@asynccontextmanager
async def both(folder: Path, database: str, **settings: Any) -> AsyncIterator[tuple[Running, Running]]:
    """Run two servers on one database."""
    first, second = (running(folder / name, database=database, **settings) for name in ("one", "two"))
    async with first as one, second as two:
        yield one, two


def at(person: Person, server: Running) -> Person:
    """Return the same person, whose browser happens to reach another process."""
    client = httpx.AsyncClient(base_url=f"http://{server.address}", timeout=20, cookies=person.client.cookies)
    return Person(client, server.address)


async def until(wanted: Any, seconds: float = 15.0) -> None:
    """Wait until something holds."""
    ends = monotonic() + seconds
    while not wanted():
        assert monotonic() < ends, "it does not come to pass"
        await asyncio.sleep(0.05)


def test_any_process_answers_for_any_table(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.database()

    async def run() -> None:
        async with both(tmp_path, database) as (one, two), one.person("Anne") as anne, two.person("Bert") as bert:
            table = await anne.open("me", "open")
            info = await bert.call("POST", f"/api/tables/{table}/join", {"seat": 1})
            assert (info["state"], [seat["name"] for seat in info["seats"]]) == ("playing", ["Anne", "Bert"])
            assert (list(one.house.lobby.rooms), list(two.house.lobby.rooms)) == ([table], [])
            async with anne.page(table, 0) as here, bert.page(table, 1) as there:
                ends = await asyncio.gather(here.play(Random(1), after(3)), there.play(Random(2), after(3)))
                assert [end["viewer"] for end in ends] == [0, 1]
                await bert.call("POST", f"/api/tables/{table}/leave", {"seat": 1})
                await there.send({"type": "say", "text": "à bientôt"})
                assert (await here.next("said"))["lines"][0]["text"] == "à bientôt"
            assert await bert.call("POST", f"/api/tables/{table}/kick", {"seat": 1}, 403)
            assert await bert.call("POST", "/api/tables/nowhere/join", {"seat": 1}, 404)
            link = (await anne.call("POST", f"/api/tables/{table}/link"))["path"].partition("#")[2]
            opened = await bert.call("POST", "/api/seat", {"secret": link})
            assert [seat["mine"] for seat in opened["seats"]] == [True, True]

    asyncio.run(run())


def test_lists_know_who_is_at_the_tables_of_other_processes(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.database()

    async def run() -> None:
        async with both(tmp_path, database) as (one, two), one.person("Anne") as anne, two.person("Bert") as bert:
            table = await anne.open("me", "open", listed=True)

            async def online() -> list[bool]:
                (row,) = await bert.get("/api/tables?which=listed")
                return [seat["online"] for seat in row["seats"]]

            async with anne.page(table, 0):
                await until(lambda: two.house.lobby.seen == {table: [0]})
                assert await online() == [True, False]
            await until(lambda: two.house.lobby.seen == {})
            assert await online() == [False, False]

    asyncio.run(run())


def test_tables_of_a_process_that_stops_go_on_elsewhere(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.database()

    async def run() -> None:
        async with running(tmp_path / "two", database=database) as two:
            async with running(tmp_path / "one", database=database) as one, one.person("Anne") as anne:
                table = await anne.open("me", "bot", "bot")
                async with anne.page(table, 0) as page:
                    await page.play(Random(1), after(2))
            there = at(anne, two)
            async with there.page(table, 0) as page:
                assert (await page.next("state"))["view"]["round"] >= 2
                await page.play(Random(2), after(4))
            await there.client.aclose()

    asyncio.run(run())


def test_an_owner_that_falls_silent_is_replaced_and_cannot_write(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owners, "SILENT", 1.0)
    monkeypatch.setattr(owners, "BEAT", 0.2)
    database = postgres.database()

    async def run() -> None:
        async with both(tmp_path, database) as (one, two), one.person("Anne") as anne:
            table = await anne.open("me", "here")
            async with anne.page(table, 0) as page:
                decision = await page.decision()
                beat, one.house.owners.beat = one.house.owners.beat, lambda: asyncio.sleep(60)  # type: ignore[method-assign]
                await until(lambda: table in two.house.lobby.rooms)
                assert table in one.house.lobby.rooms  # it does not know yet
                await page.act(decision, decision["options"][0]["text"], "late")
                assert (await page.next("refused"))["error"] == "stale"
                with pytest.raises(ConnectionClosed) as closed:
                    await page.next()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012  # the page comes again by itself
            assert await two.house.store.entries(table) == []
            async with anne.page(table, 0) as page:  # at the same process, which passes it on now
                decision = await page.decision()
                await page.act(decision, decision["options"][0]["text"], "late")
                await page.next("acked")
            assert [entry.key for entry in await one.house.store.entries(table)] == ["0:late"]
            one.house.owners.beat = beat  # type: ignore[method-assign]

    asyncio.run(run())


def test_a_process_that_is_cut_off_lets_go_and_comes_back(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owners, "SILENT", 1.0)
    monkeypatch.setattr(owners, "BEAT", 0.2)
    database = postgres.database()

    async def run() -> None:
        async with (
            running(tmp_path / "one", database=address) as one,
            running(tmp_path / "two", database=database) as two,
            one.person("Anne") as anne,
        ):
            table = await anne.open("me", "here")
            async with anne.page(table, 0) as page:
                await page.next("state")
                wire.cut()
                with pytest.raises(ConnectionClosed):
                    await page.next("never sent")
            assert (await anne.client.get("/ready")).status_code == 503
            assert (await anne.client.get("/health")).status_code == 200
            there = at(anne, two)
            async with there.page(table, 0) as page:
                await acted(page)
            await until(lambda: table in two.house.lobby.rooms)
            wire.mend()
            await until(lambda: not one.house.owners.cut_off())
            assert (await anne.client.get("/ready")).status_code == 200
            async with anne.page(table, 1) as page:
                await acted(page)
            assert len(await two.house.store.entries(table)) == 2
            await there.client.aclose()

    with wired(database) as (wire, address):
        asyncio.run(run())


async def acted(page: Any) -> Message:
    """Answer the next decision of a page."""
    decision = await page.decision()
    await page.act(decision, decision["options"][0]["text"])
    found: Message = await page.next("acked")
    return found


def test_the_door_for_processes_is_closed_to_strangers(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.database()

    async def run() -> None:
        async with running(tmp_path, database=database) as one, one.person("Anne") as anne:
            table = await anne.open("me", "here")
            door = f"http://{one.house.owners.address}"
            guesses = [{}, {"x-beffroi-token": ""}, {"x-beffroi-token": token_of("guessed")}]
            async with httpx.AsyncClient() as stranger:
                for headers in guesses:
                    answer = await stranger.get(f"{door}/api/tables/{table}", headers=headers)
                    assert (answer.status_code, answer.content) == (404, b"")
                # A front door believes nobody who claims to be one of us.
                token = token_of(one.house.keys.secret)
                claimed = {"x-beffroi-token": token, "x-beffroi-client": "10.0.0.1", "x-beffroi-scheme": "https"}
                answer = await stranger.get(f"http://{one.address}/api/me", headers=claimed)
                assert "secure" not in answer.headers["set-cookie"].lower()
            with pytest.raises(InvalidStatus):
                async with connect(f"{door.replace('http', 'ws')}/ws/tables/{table}", proxy=None):
                    pytest.fail("a stranger came in")

    asyncio.run(run())


def test_limits_hold_however_many_processes_there_are() -> None:
    pace = Pace("test", 0.001, 20, 0.001, 40)
    houses = [Limits(1.0), Limits(1.0)]
    done = 0
    for turn in range(200):
        done += houses[turn % 2].allows(pace, "anne", f"10.0.0.{turn}")
        if turn % 4 == 3:
            news = [house.news() for house in houses]
            houses[0].hear("two", news[1])
            houses[1].hear("one", news[0])
    assert 20 <= done <= 26  # alone, two processes would allow 40

    with houses[0].page("anne", "10.0.0.1") as too_many:
        assert not too_many
        for _ in range(50):
            houses[1].open["anne"] += 1
        houses[0].hear("two", houses[1].news())
        with houses[0].page("anne", "10.0.0.1") as one_more:
            assert one_more


def test_queues_know_what_was_used_at_other_processes(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.database()

    async def run() -> None:
        async with both(tmp_path, database) as (one, two):
            async with one.house.players.queue.place("anne"):
                await asyncio.sleep(0.2)
            await until(lambda: two.house.players.queue.cost("anne") >= 0.2)
            assert two.house.players.queue.cost("bert") == 0

    asyncio.run(run())
