"""What the host orders beside running servers is followed by all of them: deletions, bans, maintenance."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import time
from typing import Any

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from beffroi.cli.main import run as beffroi
from beffroi.server.limits import network_of
from beffroi.store import Lost
from beffroi.store.tables import METADATA, ORDER
from tests.server.kit import Page, Person, Running, running
from tests.server.test_processes import at, until
from tests.store.conftest import database as database  # noqa: PLC0414 - a fixture


class Site:
    """The processes of a server, and whoever looks after it in a terminal."""

    def __init__(self, folder: Path, database: str, one: Running, two: Running) -> None:
        self.where = ["--database", database] if database else ["--data-dir", str(folder)]
        self.one = one
        self.two = two  # the same one, if only one process can use the database

    async def admin(self, *args: str) -> int:
        """Run a command beside the servers."""
        return await asyncio.to_thread(beffroi, ["admin", *args, *self.where])

    async def rows(self) -> list[str]:
        """Return everything that is in the database except what is about the processes themselves."""
        store = self.one.house.store
        return [
            f"{table.name}: {row}"
            for table in METADATA.sorted_tables
            if table.name != "node"
            for row in await store.rows(select(table))
        ]


@asynccontextmanager
async def site(folder: Path, database: str) -> AsyncIterator[Site]:
    """Run a server of two processes, or of one if it has a file."""
    async with running(folder / "one", database=database) as one:
        if not database:
            yield Site(folder / "one", "", one, one)
            return
        async with running(folder / "two", database=database) as two:
            yield Site(folder, database, one, two)


async def end_of(page: Page) -> int:
    """Return the code with which a page is closed."""
    with pytest.raises(ConnectionClosed) as closed:
        await page.next("never sent")
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code)


async def turned_away(person: Person, table: str) -> int:
    """Return the code with which a page is closed before it hears anything."""
    with pytest.raises(ConnectionClosed) as closed:
        async with person.page(table) as page:
            await page.next()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def deaf(server: Running) -> Any:
    """Keep a process from following orders; return what it would have done."""
    orders = server.house.orders
    follow = orders.follow
    orders.follow = lambda: asyncio.sleep(0)  # type: ignore[method-assign]
    return follow


def test_a_deleted_table_closes_its_pages_everywhere_and_stays_gone(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        async with (
            site(tmp_path, database) as here,
            here.one.person("Anne") as anne,
            here.two.person("Bert") as bert,
        ):
            table, other = await anne.open("me", "open"), await anne.open("me", "here")
            await bert.call("POST", f"/api/tables/{table}/join", {"seat": 1})
            secret = (await anne.call("POST", f"/api/tables/{table}/link"))["path"].partition("#")[2]
            async with anne.page(table, 0) as own, bert.page(table, 1) as theirs, anne.page(other, 0) as kept:
                await own.send({"type": "say", "text": "bonjour"})
                await own.next("said")
                assert await here.admin("delete-table", table, "--yes") == 0
                assert {*await asyncio.gather(end_of(own), end_of(theirs))} == {4404}
                assert not any(table in row for row in await here.rows() if not row.startswith("house_order"))
                await kept.send({"type": "say", "text": "encore"})
                await kept.next("said")
            for person in (anne, bert):
                await person.get(f"/api/tables/{table}", 404)
                assert table not in [one["id"] for one in await person.get("/api/tables")]
                await person.call("POST", f"/api/tables/{table}/leave", {"seat": 0}, 404)
            await bert.call("POST", "/api/seat", {"secret": secret}, 404)
            assert not any(table in server.house.lobby.rooms for server in (here.one, here.two))
            assert await here.admin("delete-table", table, "--yes") == 2

    asyncio.run(run())


def test_a_table_in_memory_cannot_bring_back_one_that_was_deleted(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        async with site(tmp_path, database) as here, here.one.person("Anne") as anne:
            table = await anne.open("me", "here")
            async with anne.page(table, 0) as page:
                decision = await page.decision()
                follow = deaf(here.one)
                assert await here.admin("delete-table", table, "--yes") == 0
                await page.send({"type": "say", "text": "still here"})
                await page.act(decision, decision["options"][0]["text"])
                assert (await page.next("refused"))["error"] in ("stale", "no-table")
                assert await end_of(page) in (1012, 4404)
            here.one.house.orders.follow = follow  # type: ignore[method-assign]
            await until(lambda: table not in here.one.house.lobby.rooms)
            with pytest.raises(Lost):
                await here.one.house.store.table(table)
            assert not any(table in row for row in await here.rows() if not row.startswith("house_order"))

    asyncio.run(run())


def test_a_rematch_that_was_deleted_can_be_opened_anew(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        async with site(tmp_path, database) as here, here.one.person("Anne") as anne:
            old = await anne.open("me", "here")
            async with here.one.house.lobby.room(old) as room:
                await room.alone(lambda: here.one.house.store.change_table(old, state="over"))
                room.row.state = "over"
            first = (await anne.call("POST", f"/api/tables/{old}/rematch"))["id"]
            assert await here.admin("delete-table", first, "--yes") == 0
            await until(lambda: first not in here.one.house.lobby.rooms)
            second = (await anne.call("POST", f"/api/tables/{old}/rematch"))["id"]
            assert second != first

    asyncio.run(run())


def test_deleted_lines_of_chat_vanish_from_pages(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        async with site(tmp_path, database) as here, here.two.person("Anne") as anne:
            table = await anne.open("me", "here")
            async with anne.page(table, 0) as page:
                for text in ("one", "two", "three"):
                    await page.send({"type": "say", "text": text})
                    await page.next("said")
                assert await here.admin("delete-chat", table, "1", "2", "--yes") == 0
                assert (await page.next("unsaid"))["lines"] == [1, 2]
                async with anne.page(table, 0) as late:
                    assert [line["text"] for line in (await late.next("said"))["lines"]] == ["one"]
                await page.send({"type": "say", "text": "four"})
                assert (await page.next("said"))["lines"][0]["text"] == "four"
            assert [line.text for line in await here.one.house.store.chat(table, 9)] == ["one", "four"]
            assert await here.admin("delete-chat", table, "7", "--yes") == 2

    asyncio.run(run())


def test_a_ban_bites_on_every_process(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        async with (
            site(tmp_path, database) as here,
            here.one.person("Anne") as anne,
            here.two.person("Bert") as bert,
        ):
            table = await anne.open("me", "open")
            await bert.call("POST", f"/api/tables/{table}/join", {"seat": 1})
            guest = (await bert.get("/api/me"))["id"]
            async with bert.page(table, 1) as page, anne.page(table, 0) as other:
                await page.next("state")
                assert await here.admin("ban", guest, "--why", "rude") == 0
                assert await end_of(page) == 4423
                await other.send({"type": "say", "text": "mine stays"})
                await other.next("said")
            for server in (here.one, here.two):
                same = at(bert, server)
                for method, path, body in (
                    ("PUT", "/api/me", {"name": "B", "color": "azure"}),
                    ("DELETE", "/api/me", None),
                    ("POST", "/api/tables", {"game": "orleans", "options": {}, "seats": []}),
                    ("POST", f"/api/tables/{table}/leave", {"seat": 1}),
                ):
                    assert (await same.call(method, path, body, 403))["error"] == "banned"
                assert await turned_away(same, table) == 4423
                assert (await same.get("/api/me"))["name"] == "Bert"  # looking on is allowed
                assert [one["id"] for one in await same.get("/api/tables")] == [table]
                await same.client.aclose()
            assert await here.admin("unban", guest) == 0
            await until(lambda: not here.one.house.access.bans and not here.two.house.access.bans)
            await bert.call("PUT", "/api/me", {"name": "Bert", "color": "azure"})

    asyncio.run(run())


def test_a_ban_of_an_address_holds_over_a_new_cookie(tmp_path: Path) -> None:
    async def run() -> None:
        async with site(tmp_path, "") as here, here.one.person("Anne") as anne:
            assert await here.admin("ban", "127.0.0.1", "--days", "1") == 0
            await until(lambda: "127.0.0.1" in here.one.house.access.bans)
            await anne.call("PUT", "/api/me", {"name": "A", "color": "azure"}, 403)
            anne.client.cookies.clear()
            answer = await anne.client.get("/api/me")
            assert (answer.status_code, answer.json()["error"]) == (403, "banned")
            assert "guest" not in answer.cookies
            await anne.get("/api/games")

    asyncio.run(run())


def test_a_ban_ends_when_its_time_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with site(tmp_path, "") as here:
            assert await here.admin("ban", "2001:db8:1:2:3::4", "--days", "1") == 0
            access, network = here.one.house.access, network_of("2001:db8:1:2:ffff::")
            await until(lambda: access.banned(None, network))
            assert not access.banned("guest", network_of("2001:db8:1:3::"))
            later = time() + 25 * 3600
            monkeypatch.setattr("beffroi.store.orders.time", lambda: later)
            assert not access.banned(None, network)

    asyncio.run(run())


def test_a_closed_server_can_be_read_but_not_played(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with site(tmp_path, database) as here, here.two.person("Anne") as anne:
            table = await anne.open("me", "bot")
            assert (await anne.get("/api/notice"))["at"] == 0
            async with anne.page(table, 0) as page:
                decision = await page.decision()
                assert await here.admin("close", "a new disk", "--in", "5") == 0
                notice = await page.next("notice")
                assert (notice["text"], notice["closed"]) == ("a new disk", False)
                assert notice["at"] > time()
                await page.send({"type": "say", "text": "soon"})
                await page.next("said")  # it is still open
                monkeypatch.setattr("beffroi.server.access.time", lambda: time() + 301)
                while not notice["closed"]:
                    notice = await page.next("notice")
                await page.act(decision, decision["options"][0]["text"])
                assert (await page.next("refused"))["error"] == "closed"
                await page.send({"type": "say", "text": "late"})
                assert (await page.next("refused"))["error"] == "closed"
                seats = {"game": "orleans", "options": {}, "seats": [{"kind": "me"}, {"kind": "bot"}]}
                assert (await anne.call("POST", "/api/tables", seats, 503))["error"] == "closed"
                assert (await anne.get("/api/notice"))["text"] == "a new disk"
                assert [one["id"] for one in await anne.get("/api/tables")] == [table]
                async with anne.page(table, 0) as late:
                    assert (await late.next("notice"))["closed"]
                assert await here.admin("open") == 0
                assert (await page.next("notice"))["at"] == 0
                await page.act(decision, decision["options"][0]["text"])
                await page.next("acked")

    asyncio.run(run())


def test_a_server_stays_closed_over_a_restart_and_bots_pause(tmp_path: Path) -> None:
    async def run() -> None:
        async with site(tmp_path, "") as here, here.one.person("Anne") as anne:
            players, ready = here.one.house.players, asyncio.Event()
            choose = players.choose

            async def slow(*args: Any) -> Any:
                await ready.wait()
                return await choose(*args)

            players.choose = slow  # type: ignore[assignment, method-assign]
            table = await anne.open("me", "bot", "bot")
            cookies = anne.client.cookies
            async with anne.page(table, 0) as page:
                assert (await page.next("thinking"))["seats"]
                assert await here.admin("close") == 0
                await until(here.one.house.access.closed)
                ready.set()  # what was thought up in the meantime is not played
                assert (await page.next("thinking"))["seats"] == []
            assert await here.one.house.store.entries(table) == []
            assert (await anne.call("POST", f"/api/tables/{table}/leave", {"seat": 0}, 503))["error"] == "closed"
        async with site(tmp_path, "") as here, here.one.person() as anne:
            anne.client.cookies = cookies
            house = here.one.house
            async with anne.page(table, 0) as page:
                assert (await page.next("notice"))["closed"]
                async with house.lobby.room(table) as room:
                    live = room.live
                    assert live is not None
                    assert live.entries == []
                    assert await here.admin("open") == 0
                    await until(lambda: len(live.entries) > 0)

    asyncio.run(run())


def test_old_orders_are_cleaned_up_and_none_is_missed_or_followed_twice(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with site(tmp_path, database) as here, here.one.person("Anne") as anne:
            orders, followed = here.one.house.orders, []
            obey = orders.obey

            async def counted(order: Any) -> None:
                followed.append(order.what)
                await obey(order)

            orders.obey = counted  # type: ignore[method-assign]
            tables = [await anne.open("me", "open") for _ in range(3)]
            for number, table in enumerate(tables):
                later = time() + number * 25 * 3600
                monkeypatch.setattr("beffroi.store.orders.time", lambda later=later: later)
                assert await here.admin("delete-table", table, "--yes") == 0
                assert len(await here.one.house.store.rows(select(ORDER))) == 1
                await until(lambda number=number: len(followed) > number)
            assert followed == [[table] for table in tables]
            assert len(orders.followed) <= 2

    asyncio.run(run())
