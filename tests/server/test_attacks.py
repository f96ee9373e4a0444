"""What strangers tried, each as a test: read hands, fill the memory, stall the bots, break a table, take a seat."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from beffroi import games
from beffroi.kernel.match import Match
from beffroi.kernel.position import Position, write_position
from beffroi.kernel.record import new_header, read_record
from beffroi.server import auth, connection, patience, problems, sockets
from beffroi.server.auth import clean_name, distinct, secret_key
from beffroi.server.limits import NETWORK_PAGES, network_of
from beffroi.server.problems import Refusal
from beffroi.store import Store
from tests.server.kit import Person, Running, after, finished_record, running


def but_last(record: str) -> tuple[str, str]:
    """Return a record without its last entry, and that entry."""
    *rest, last = record.splitlines()
    return "\n".join(rest) + "\n", last.partition(" ")[2]


# C1: undo after the end


def test_nobody_takes_back_the_last_move_of_a_finished_game(tmp_path: Path) -> None:
    async def run() -> None:
        text = finished_record()
        record = read_record(text)
        seat = record.entries[-1].seat
        almost = text.splitlines()[: len(record.entries)]
        async with running(tmp_path) as server, server.person("Anne") as anne:
            table = (await anne.bring("\n".join(almost) + "\n"))["id"]
            async with anne.page(table, seat) as page:
                await page.act(await page.decision(), record.entries[-1].text)
                await page.next("acked")
                state = page.latest if page.latest["ranks"] else await page.next("state")
                assert state["ranks"]
                assert state["undo"] == []
                await page.act({"seat": seat, "turn": state["turn"]}, "undo")
                assert (await page.next("refused"))["error"] == "over"
            entries = await server.house.store.entries(table)
            assert [entry.text for entry in entries] == [entry.text for entry in record.entries]
            shown = await anne.get(f"/api/tables/{table}/replay")
            assert len(shown["entries"]) == len(entries)

    asyncio.run(run())


# C2: memory by a crafted record


def test_a_record_of_a_huge_agenda_is_refused_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.person("Anne") as anne:
            game = games.load("orleans")
            match = Match(game, new_header(game, ["Anne", "Bert"], {}, 3))
            header = json.loads(match.record().text().splitlines()[0])
            header["position"] = write_position(game, Position(2, match.header.options, 3, match.state))
            step = header["position"]["agenda"][0]
            header["position"]["agenda"] = [step] * (800_000 // len(json.dumps(step)))
            big = (json.dumps(header) + "\n").encode()
            assert len(big) < 1 << 20
            headers = {"x-csrf-token": anne.client.cookies["csrf"], "content-type": "text/plain"}
            answer = await anne.client.post("/api/records", content=big, headers=headers)
            assert answer.status_code == 400
            assert "steps" in answer.json()["text"]
            assert await anne.get("/api/tables?which=mine") == []

    asyncio.run(run())


def test_a_film_is_small_however_often_a_move_was_taken_back(tmp_path: Path) -> None:
    async def run() -> None:
        match = Match(games.load("orleans"), read_record(finished_record(seed=4)).header)
        seat = match.waiting()[0]
        text = match.options(seat)[0]
        for _ in range(1000):
            match.submit(seat, text)
            match.submit(seat, "undo")
        chance = Random(4)
        while not match.over():
            seat = chance.choice(match.waiting())
            match.submit(seat, chance.choice(match.options(seat)))
        async with running(tmp_path) as server, server.person("Anne") as anne:
            table = (await anne.bring(match.record().text()))["id"]
            found = await anne.get(f"/api/tables/{table}/replay/{len(match.entries)}?seat=0")
            assert found["n"] == len(match.entries)
            (film,) = server.house.films.held.values()
            assert film.size < 8 << 20  # keyframes and changes, not a state for each of the entries

    asyncio.run(run())


# C3: any negative seat


def test_every_seat_below_zero_is_the_same_spectator(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.person("Anne") as anne, server.person() as eve:
            table = await anne.open("me", "here")
            async with eve.page(table) as page:
                await page.next("state")
                room = server.house.lobby.rooms[table]
                for seat in (-2, -99, -(2**40), *range(-300, -200)):
                    await page.send({"type": "hello", "seat": seat})
                    assert (await page.next("state"))["viewer"] == -1
                await page.send({"type": "hello", "seat": -(2**64)})
                assert (await page.next())["type"] in ("state", "refused")
                assert room.live is not None
                assert set(room.live.tellers) <= {-1, 0, 1}
                assert set(room.eyes) <= {-1, 0, 1}

    asyncio.run(run())


# H1: bots


def test_tables_of_bots_alone_do_not_think_for_nobody(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.person("Eve") as eve, server.person("Anne") as anne:
            seats = [{"kind": "bot", "bot": "apprentice"}] * 5
            alone = [await eve.open(seats=seats) for _ in range(5)]
            mine = await anne.open("me", "bot")
            async with anne.page(mine, 0) as page:
                await page.play(Random(1), after(2))
            for table in alone:
                assert await server.house.store.entries(table) == []

    asyncio.run(run())


def test_a_guest_has_a_bound_of_tables_under_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("beffroi.server.settings.GUEST_TABLES", 3)

    async def run() -> None:
        async with running(tmp_path, rate=1.0) as server, server.person("Eve") as eve:
            for _ in range(3):
                await eve.open("me", "open")
            body = {"game": "orleans", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}]}
            assert (await eve.call("POST", "/api/tables", body, 409))["error"] == "too-many-tables"

    asyncio.run(run())


# H2: hanging up in the middle of a write


def test_whoever_hangs_up_in_the_middle_breaks_nothing_for_the_others(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.person("Anne") as anne, server.person("Bert") as bert:
            table = await anne.open("me", "here")
            async with bert.page(table) as page:
                await page.next("state")
                for number in range(24):
                    async with anne.page(table, number % 2) as other:
                        asked = (await other.next("state"))["decisions"]
                        for n in range(6):
                            await other.send({"type": "say", "text": f"{number}.{n}"})
                            for decision in asked:
                                await other.act(decision, decision["options"][0]["text"])
                        await asyncio.sleep(0.002 * (number % 12))  # at all stages of a write
                        other.wire.transport.abort()
                await page.send({"type": "say", "text": "still here"})
                while (await page.next("said"))["lines"][-1]["text"] != "still here":
                    pass
            room = server.house.lobby.rooms[table]
            entries = await server.house.store.entries(table)
            assert room.live is not None
            assert not room.broken
            assert len(entries) > 4
            assert [entry.text for entry in entries] == [entry.text for entry in room.live.entries]
            lines = await server.house.store.chat(table, 1000)
            assert [line.n for line in lines] == list(range(len(lines)))
            async with anne.page(table, 1) as page:
                assert (await page.next("state"))["seq"] == room.live.known(1)

    asyncio.run(run())


# H3: limits


def test_new_cookies_do_not_lift_the_limits_of_an_address(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path, rate=1.0) as server:
            made, guests = 0, 0
            async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=20) as client:
                for _ in range(120):
                    client.cookies.clear()
                    if (await client.get("/api/me")).status_code != 200:
                        continue
                    guests += 1
                    body = {"game": "orleans", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}]}
                    headers = {"x-csrf-token": client.cookies["csrf"]}
                    made += (await client.post("/api/tables", json=body, headers=headers)).status_code == 201
            assert guests <= 50
            assert made <= guests

    asyncio.run(run())


def test_an_ipv6_customer_is_one_network() -> None:
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9")
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("::ffff:10.1.2.3") == network_of("10.1.2.3") == "10.1.2.3"


def test_hellos_sockets_and_seat_links_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "BREATHER", 0.01)

    async def run() -> None:
        async with running(tmp_path, rate=1.0) as server, server.person("Eve") as eve:
            table = await eve.open("me", "here")
            async with eve.page(table) as page:
                for _ in range(60):
                    await page.send({"type": "hello", "seat": -1})
                assert (await page.next("refused"))["error"] == "too-often"
            guesses = [
                await eve.client.post(
                    "/api/seat", json={"secret": f"guess{n}"}, headers={"x-csrf-token": eve.client.cookies["csrf"]}
                )
                for n in range(40)
            ]
            assert {answer.status_code for answer in guesses} == {404, 429}
            async with AsyncExitStack() as open_pages:
                codes = []
                for _ in range(60):
                    url = f"ws://{server.address}/ws/tables/{table}"
                    cookie = {"cookie": f"guest={eve.client.cookies['guest']}"}
                    wire = await open_pages.enter_async_context(connect(url, additional_headers=cookie, proxy=None))
                    try:
                        await wire.send('{"type":"hello","seat":-1}')
                        await wire.recv()
                    except ConnectionClosed as closed:
                        codes.append(closed.rcvd.code if closed.rcvd else 0)
                assert set(codes) == {connection.TOO_MANY}
                assert len(codes) >= 15
            assert NETWORK_PAGES < 1024

    asyncio.run(run())


# M1: presence


def test_spectators_who_come_cost_the_others_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.person("Anne") as anne, AsyncExitStack() as crowd:
            table = await anne.open("me", "here")
            first = await crowd.enter_async_context(anne.page(table))
            await first.next("state")
            await first.quiet()
            before = len(first.raw)
            for _ in range(30):
                eve = await crowd.enter_async_context(server.person())
                page = await crowd.enter_async_context(eve.page(table))
                await page.next("state")
            await first.quiet()
            assert first.raw[before:] == []
            await crowd.enter_async_context(anne.page(table, 0))  # a player's second page says nothing new either
            assert [message["type"] for message in await first.quiet()] == []

    asyncio.run(run())


# M2: griefing


def test_a_stranger_has_no_right_of_the_host(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.person("Anne") as anne, server.person("Anne") as eve:
            table = await anne.open("me", "open", "open")
            await eve.call("POST", f"/api/tables/{table}/join", {"seat": 1})
            assert (await eve.call("POST", f"/api/tables/{table}/start", status=403))["error"] == "not-host"
            taken = await eve.call("POST", f"/api/tables/{table}/join", {"seat": 2}, 409)
            assert taken["error"] == "one-seat"
            for seat, status in ((0, 403), (1, 403)):
                await eve.call("POST", f"/api/tables/{table}/kick", {"seat": seat}, status)
            names = [seat["name"] for seat in (await anne.get(f"/api/tables/{table}"))["seats"]]
            assert names[0] != names[1]
            shown = await anne.call("POST", f"/api/tables/{table}/kick", {"seat": 1})
            assert [seat["kind"] for seat in shown["seats"]] == ["human", "open", "open"]

    asyncio.run(run())


def test_names_that_look_alike_are_told_apart() -> None:
    others = ["Anne", "Zoé"]
    for name in ("anne", "АNNE", "Ann\u0435", "A n n e", "Zoé", "Zoe\u0301"):
        assert distinct(name, others).endswith(" 2"), name
    assert distinct("Bert", others) == "Bert"
    for name in ("\u3164", "\u2800", "\u200b\u200b", "\u115f\u1160", " "):
        with pytest.raises(Refusal):
            clean_name(name)
    assert clean_name("李") == "李"
    assert clean_name("🙂") == "🙂"


def test_a_bot_plays_for_somebody_who_does_not_come_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            running(tmp_path, absent=0.4) as server,
            server.person("Anne") as anne,
            server.person("Bert") as bert,
            server.person("Eve") as eve,
        ):
            table = await anne.open("me", "open", game="villagers", options={"first": "1"})
            await bert.call("POST", f"/api/tables/{table}/join", {"seat": 1})
            path = f"/api/tables/{table}/stand-in"
            async with bert.page(table, 1) as page:
                await page.decision()
                await asyncio.sleep(0.6)
                early = await anne.call("POST", path, {"seat": 1}, 409)
                assert (early["error"], early["facts"]) == ("not-absent", {"minutes": "1"})
            assert (await anne.call("POST", path, {"seat": 1}, 409))["error"] == "not-absent"  # he has just left
            await asyncio.sleep(0.6)
            await eve.call("POST", path, {"seat": 1}, 403)
            await bert.call("POST", path, {"seat": 1}, 403)
            assert (await bert.call("POST", path, {"seat": 0}, 409))["error"] == "not-awaited"
            async with anne.page(table, 0) as page:
                await page.next("state")
                shown = await anne.call("POST", path, {"seat": 1})
                assert shown["seats"][1]["away"]
                assert (await page.next("said"))["lines"][-1]["kind"] == "stand-in"
                await page.decision()  # the bot has moved
            back = await bert.call("POST", f"/api/tables/{table}/join", {"seat": 1})
            assert not back["seats"][1]["away"]

    asyncio.run(run())


# M3: refusals that never arrive


def test_a_page_is_told_why_before_it_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    async def run() -> None:
        async with running(tmp_path) as server, server.person("Anne") as anne:
            table = await anne.open("me", "here")
            async with anne.page(table, 0) as page:
                decision = await page.decision()
                with monkeypatch.context() as broken:
                    broken.setattr(Store, "append", full)
                    await page.act(decision, decision["options"][0]["text"], "lost")
                    assert (await page.next("refused"))["error"] == "internal"
                    with pytest.raises(ConnectionClosed) as closed:
                        await page.next()
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 1012
            async with anne.page(table, 0) as page:
                decision = await page.decision()
                await page.act(decision, decision["options"][0]["text"], "lost")
                await page.next("acked")

    asyncio.run(run())


# M4: slow clients


def test_who_never_finishes_a_request_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "REQUEST", 0.3)

    async def ended(address: str, sent: bytes, more: bytes = b"") -> bool:
        host, port = address.split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(sent)
        try:
            async with asyncio.timeout(5):
                while more:
                    writer.write(more)
                    await writer.drain()
                    await asyncio.sleep(0.05)
                await reader.read()
                return True
        except ConnectionError:
            return True
        finally:
            writer.close()

    async def run() -> None:
        async with running(tmp_path) as server, server.person("Anne") as anne:
            half = b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            body = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{"
            for sent, more in ((b"", b""), (half, b""), (half, b"X: y\r\n"), (body, b"")):
                assert await ended(server.address, sent, more)
            table = await anne.open("me", "here")  # a page stays open, and a connection between requests does its work
            async with anne.page(table, 0) as page:
                await page.next("state")
                await asyncio.sleep(0.8)
                await page.act(await shown(page), page.latest["decisions"][0]["options"][0]["text"])
                await page.next("acked")

    asyncio.run(run())


async def shown(page: Any) -> Any:
    """Return the decision that a page shows."""
    return page.latest["decisions"][0]


def test_a_page_that_says_nothing_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_PATIENCE", 0.2)

    async def run() -> None:
        async with running(tmp_path) as server, server.person("Anne") as anne:
            table = await anne.open("me", "here")
            async with connect(f"ws://{server.address}/ws/tables/{table}", proxy=None) as wire:
                with pytest.raises(ConnectionClosed) as closed:
                    await wire.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == connection.TOO_LATE

    asyncio.run(run())


def test_newcomers_are_sent_away_in_good_time_and_it_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(patience, "most_connections", lambda: 10)
    problems.LOGGED.clear()

    async def run() -> None:
        async with running(tmp_path) as server, server.person("Anne") as anne:
            host, port = server.address.split(":")
            held = [socket.create_connection((host, int(port))) for _ in range(12)]
            await asyncio.sleep(0.2)
            assert any("newcomers" in record.getMessage() for record in caplog.records)
            for one in held:
                one.close()
            await asyncio.sleep(0.2)
            await anne.get("/api/me")

    with caplog.at_level(logging.ERROR):
        asyncio.run(run())


# M5: a proxy that does not pass on Host


def test_a_page_behind_a_proxy_without_host_is_explained_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    problems.LOGGED.clear()

    async def run() -> None:
        async with running(tmp_path) as server, server.person("Anne") as anne:
            table = await anne.open("me", "here")
            url = f"ws://{server.address}/ws/tables/{table}"
            async with connect(url, origin="https://play.example", proxy=None) as wire:  # type: ignore[arg-type]
                with pytest.raises(ConnectionClosed) as closed:
                    await wire.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == connection.WRONG_ORIGIN

    with caplog.at_level(logging.WARNING):
        asyncio.run(run())
    assert any("play.example" in record.getMessage() and "Host" in record.getMessage() for record in caplog.records)


# Low


def test_an_empty_key_signs_nothing(tmp_path: Path) -> None:
    (tmp_path / "secret.key").write_text("")
    with pytest.raises(Exception, match="damaged"):
        secret_key(tmp_path)
    (tmp_path / "secret.key").unlink()
    key = secret_key(tmp_path)
    assert len(key) == auth.KEY_LETTERS
    assert secret_key(tmp_path) == key


def test_a_full_disk_leaves_no_half_a_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="space"):
            secret_key(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_both_cookies_stay_on_https(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, httpx.AsyncClient() as client:
            answer = await client.get(f"http://{server.address}/api/me", headers={"x-forwarded-proto": "https"})
            cookies = answer.headers.get_list("set-cookie")
            assert {cookie.partition("=")[0] for cookie in cookies} == {"guest", "csrf"}
            assert all("; secure" in cookie.lower() for cookie in cookies)

    asyncio.run(run())


def test_the_secret_of_a_seat_is_in_no_path(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.person("Anne") as anne:
            table = await anne.open("me", "here")
            path, _, secret = (await anne.call("POST", f"/api/tables/{table}/link"))["path"].partition("#")
            assert path == "/seat"
            assert len(secret) > 20

    asyncio.run(run())


def test_my_tables_are_found_by_an_index(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.person("Anne") as anne:
            await anne.open("me", "open", listed=True)
            plans = await planned(server, anne)
            assert plans
            assert not [plan for plan in plans if plan.startswith("SCAN") and "game_table" in plan], plans

    asyncio.run(run())


async def planned(server: Running, person: Person) -> list[str]:
    """Return how SQLite finds what the lists of tables ask for."""
    from sqlalchemy import event  # noqa: PLC0415  # only here

    asked: list[tuple[str, Any]] = []
    engine = server.house.store.engine

    def heard(_: Any, __: Any, statement: str, values: Any, *___: Any) -> None:
        asked.append((statement, values))

    event.listen(engine.sync_engine, "before_cursor_execute", heard)
    for which in ("mine", "listed", "watch"):
        await person.get(f"/api/tables?which={which}")
    event.remove(engine.sync_engine, "before_cursor_execute", heard)
    out = []
    async with engine.connect() as connection:
        for statement, values in asked:
            found = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
            out += [str(tuple(row)[-1]) for row in found]
    return out
