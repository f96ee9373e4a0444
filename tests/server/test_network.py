"""Links for phones: where this server can be reached, and QR codes of links that may be secret."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from tests.server.kit import running

FINDER = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]


def test_a_house_of_one_machine_has_no_address_for_phones(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.person() as anne:
            assert await anne.get("/api/network") == {"url": ""}

    asyncio.run(run())


def test_a_seat_link_is_drawn_and_told_to_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.person("Anne") as anne:
            table = await anne.open("me", "bot")
            secret = (await anne.call("POST", f"/api/tables/{table}/link"))["path"]
            url = f"http://{server.address}{secret}"
            rows = (await anne.call("POST", "/api/qr", {"url": url}))["rows"]
            assert {len(row) for row in rows} == {len(rows)}
            assert set("".join(rows)) == {"0", "1"}
            assert [row[:7] for row in rows[:7]] == FINDER
            assert [row[-7:] for row in rows[:7]] == FINDER
            assert [row[:7] for row in rows[-7:]] == FINDER
            assert rows != (await anne.call("POST", "/api/qr", {"url": f"{url}x"}))["rows"]
            assert (await anne.client.post("/api/qr", json={"url": url})).status_code == 403  # without the token
            assert (await anne.client.get("/api/qr", params={"url": url})).status_code in (404, 405)
            assert secret not in (await anne.client.post("/api/qr", json={"url": [url]})).text

    with caplog.at_level(logging.DEBUG, logger="beffroi"):
        asyncio.run(run())
    assert "/seat/" not in caplog.text


@pytest.mark.parametrize("url", ["", "/table/x", "javascript:alert(1)", "http://x/\n", f"http://x/{'a' * 300}"])
def test_only_short_addresses_of_pages_are_drawn(tmp_path: Path, url: str) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.person() as anne:
            assert (await anne.call("POST", "/api/qr", {"url": url}, 400))["error"] == "bad-request"

    asyncio.run(run())
