"""What protects the server from attackers: headers, cookies, tokens, sizes, rates."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from beffroi.server.auth import Keys, secret_key
from beffroi.server.limits import Limits, Pace
from beffroi.server.pages import Pages
from beffroi.server.settings import Settings
from tests.server.kit import running


def test_headers_and_cookies(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, httpx.AsyncClient(base_url=f"http://{server.address}") as client:
            for path in ("/", "/api/games", "/table/abc", "/api/nothing", "/schema", "/nothing.js"):
                answer = await client.get(path)
                policy = answer.headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "script-src 'self';" in policy
                assert "frame-ancestors 'none'" in policy
                assert answer.headers["x-content-type-options"] == "nosniff"
            client.cookies.clear()
            answer = await client.get("/api/me")
            flags = {line.split("=")[0]: line.lower() for line in answer.headers.get_list("set-cookie")}
            assert "httponly" in flags["guest"]
            assert all("samesite=lax" in flags[name] for name in ("guest", "csrf"))
            assert answer.headers["cache-control"] == "no-store"
            assert "set-cookie" not in (await client.get("/api/me")).headers
        assert stat.S_IMODE((tmp_path / "secret.key").stat().st_mode) == 0o600

    asyncio.run(run())


def test_head_answers_as_get_does_without_the_body(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, httpx.AsyncClient(base_url=f"http://{server.address}") as client:
            for path in ("/", "/table/abc", "/rules/orleans"):
                head, whole = await client.head(path), await client.get(path)
                assert (head.status_code, head.content) == (200, b"")
                assert head.headers["content-type"] == whole.headers["content-type"]
                assert head.headers["content-length"] == whole.headers["content-length"]
            assert (await client.head("/nothing.js")).status_code == 404

    asyncio.run(run())


def test_other_names_of_this_machine_are_not_served(tmp_path: Path) -> None:
    """DNS rebinding: a page of evil.example that resolves to 127.0.0.1 gets nothing."""

    async def run() -> None:
        async with running(tmp_path) as server, server.person("Anne") as anne:
            port = server.address.partition(":")[2]
            table = await anne.open("me", "bot")
            for name in (f"evil.example:{port}", "evil.example", "127.0.0.1.evil.example", "", f"0.0.0.0:{port}"):
                for path in ("/", "/api/me", f"/api/tables/{table}"):
                    answer = await anne.client.get(path, headers={"host": name})
                    assert (answer.status_code, answer.json()["error"]) == (421, "other-host")
                    assert "content-security-policy" in answer.headers
            for name in (f"localhost:{port}", "LOCALHOST", f"127.0.0.1:{port}", f"[::1]:{port}"):
                assert (await anne.client.get("/api/games", headers={"host": name})).status_code == 200
            with pytest.raises(InvalidStatus):
                await refused_socket(f"ws://{server.address}/ws/tables/{table}")

    asyncio.run(run())


async def refused_socket(url: str) -> None:
    """Try a WebSocket as a page of another host would: with its own Host and a matching Origin."""
    parts = url.removeprefix("ws://").split("/", 1)
    host, _, port = parts[0].partition(":")
    named = f"ws://evil.example:{port}/{parts[1]}"
    async with connect(named, host=host, port=int(port), origin=f"http://evil.example:{port}", proxy=None):  # type: ignore[arg-type]
        pass


@pytest.mark.parametrize(
    ("host", "names", "served"),
    [
        ("127.0.0.1", "", {"localhost", "127.0.0.1", "[::1]"}),
        ("127.0.0.1", "example.org, Tab.le", {"localhost", "127.0.0.1", "[::1]", "example.org", "tab.le"}),
        ("127.0.0.1", "*", set()),
        ("0.0.0.0", "", set()),
        ("0.0.0.0", "192.168.1.5", {"localhost", "127.0.0.1", "[::1]", "192.168.1.5", "0.0.0.0"}),
    ],
)  # fmt: skip
def test_names_that_are_served(tmp_path: Path, host: str, names: str, served: set[str]) -> None:
    assert Settings(tmp_path, host, names=names).hosts() == served


def test_forged_requests_and_cookies_are_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.person("Anne") as anne, server.person() as eve:
            body = {"game": "orleans", "options": {}, "seats": [{"kind": "me"}, {"kind": "bot"}]}
            answer = await anne.client.post("/api/tables", json=body)  # without the token
            assert (answer.status_code, answer.json()["error"]) == (403, "forbidden")
            table = await anne.open("me", "here")
            id = (await anne.get("/api/me"))["id"]
            for forged in (id, f"{id}.x", f"{id}.{'A' * 43}", "x" * 5000, "é"):
                cookie = {b"cookie": f"guest={forged}".encode()}
                shown = (await eve.client.get(f"/api/tables/{table}", headers=cookie)).json()
                assert not shown["seats"][0]["mine"]
            url = f"ws://{server.address}/ws/tables/{table}"
            for origin in ("http://evil.example", "null", "http://127.0.0.1:1"):
                with pytest.raises(ConnectionClosed, match="4403"):
                    async with connect(url, origin=origin, proxy=None) as wire:  # type: ignore[arg-type]
                        await wire.recv()
            async with connect(url, origin=f"http://{server.address}", proxy=None) as wire:  # type: ignore[arg-type]
                await wire.send('{"type":"hello"}')
                assert '"viewer":-1' in str(await wire.recv())
            with pytest.raises(ConnectionClosed, match="4404"):
                async with connect(f"ws://{server.address}/ws/tables/nowhere", proxy=None) as wire:
                    await wire.recv()

    asyncio.run(run())


def test_key_signs_only_its_own_cookies(tmp_path: Path) -> None:
    keys = Keys(secret_key(tmp_path))
    cookie = keys.cookie("anne", secure=True)
    assert keys.guest(cookie.value) == Keys(secret_key(tmp_path)).guest(cookie.value) == "anne"
    assert Keys("another").guest(cookie.value) is None
    assert keys.guest(None) is None
    assert cookie.secure


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"name": "A" * 41, "color": "azure"}, 400),
        ({"name": " ", "color": "azure"}, 400),
        ({"name": "A\u202eB", "color": "azure"}, 400),
        ({"name": "Anne", "color": "pink"}, 400),
        ({"name": "Anne"}, 400),
        ({"name": "Anne", "color": "azure", "admin": True}, 400),
        ({"name": "A" * 100_000, "color": "azure"}, 413),
        ([], 400),
    ],
)
def test_bad_names_are_refused(tmp_path: Path, body: Any, status: int) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.person() as anne:
            problem = await anne.call("PUT", "/api/me", body, status)
            assert set(problem) == {"error", "text", "facts"}
            assert "Traceback" not in problem["text"]

    asyncio.run(run())


def test_bad_tables_and_records_are_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.person() as anne:
            good = {"game": "orleans", "options": {}, "seats": [{"kind": "me"}, {"kind": "bot"}]}
            for change, status in (
                ({"game": "chess"}, 404),
                ({"options": {"edition": "1999"}}, 400),
                ({"options": {"x" * 90: "y"}}, 400),
                ({"seats": []}, 400),
                ({"seats": [{"kind": "me"}] * 9}, 400),
                ({"seats": [{"kind": "me", "name": "x" * 60}, {"kind": "bot"}]}, 400),
                ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep thought"}]}, 400),
            ):
                await anne.call("POST", "/api/tables", good | change, status)
            headers = {"x-csrf-token": anne.client.cookies["csrf"], "content-type": "text/plain"}
            for text, status in ((b"", 400), (b"\xff\xfe", 400), (b"{}\n", 400), (b"x" * (1 << 21), 413)):
                answer = await anne.client.post("/api/records", content=text, headers=headers)
                assert answer.status_code == status, answer.text
            assert await anne.get("/api/tables?which=mine") == []

    asyncio.run(run())


def test_bad_messages_are_refused_and_the_page_stays_open(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.person() as anne:
            table = await anne.open("me", "here")
            async with anne.page(table, 0) as page:
                await page.next("state")
                for text in (
                    "",
                    "x",
                    "[]",
                    '{"type":"what"}',
                    '{"type":"hello","seq":1}',
                    "[" * 5000,
                    '{"type":"say"}',
                ):
                    await page.wire.send(text)
                    assert (await page.next("refused"))["error"] == "bad-request"
                await page.wire.send('{"type":"say","text":"' + "x" * 9000 + '"}')
                assert (await page.next("refused"))["error"] == "bad-request"
                await page.send({"type": "hello", "seat": 0})
                assert (await page.next("state"))["viewer"] == 0
                await page.send({"type": "hello", "seat": 99})
                assert (await page.next("refused"))["error"] == "not-yours"

    asyncio.run(run())


def test_rates_are_limited(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path, rate=0.1) as server, server.person() as anne:
            answers = [await anne.client.get("/api/games") for _ in range(40)]
            late = [answer for answer in answers if answer.status_code == 429]
            assert 5 < len(late) < 40
            assert late[0].json()["error"] == "too-often"
            assert late[0].headers["retry-after"] == "2"
            assert "content-security-policy" in late[0].headers
            async with server.person() as bert:  # another guest is not affected
                assert (await bert.client.get("/api/games")).status_code == 200

    asyncio.run(run())


def test_chat_is_limited(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path, rate=1.0) as server, server.person() as anne:
            table = await anne.open("me", "here")
            async with anne.page(table, 0) as page:
                for _ in range(12):
                    await page.send({"type": "say", "text": "hello"})
                assert (await page.next("refused"))["error"] == "too-often"

    asyncio.run(run())


def test_buckets_fill_again() -> None:
    limits, quick, slow = Limits(1.0), Pace("quick", 1000.0, 3.0, 1000.0, 30.0), Pace("slow", 0.001, 1, 0.001, 4)
    assert [limits.allows(quick, "a", "net") for _ in range(3)] == [True] * 3
    assert all(limits.allows(slow, who, "net") for who in "abc")
    assert not limits.allows(slow, "a", "net")
    assert limits.allows(slow, None, "net")
    assert not limits.allows(slow, "d", "net")  # cookies are free, so the network behind them counts as well
    assert limits.allows(slow, "d", "other")


def test_pages_give_nothing_outside_their_folder(tmp_path: Path) -> None:
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>hello</p>" * 100)
    (folder / "assets" / "a-1234.js").write_text("let a = 1;" * 100)
    (tmp_path / "secret.key").write_text("secret")
    (folder / "way-out").symlink_to(tmp_path / "secret.key")
    pages = Pages(folder)
    for name in ("../secret.key", "..", "", "assets/../../secret.key", "/etc/passwd", "way-out", "a\0b", "assets"):
        assert pages.find(name) is None
    script, index = pages.find("assets/a-1234.js"), pages.find("index.html")
    assert script is not None
    assert index is not None
    assert script.cache.endswith("immutable")
    assert index.cache == "no-cache"
    assert len(script.packed["gzip"]) < len(script.data)
    assert (script.kind, index.kind) == ("text/javascript", "text/html")
