"""A backup taken while people play: restored on the other database, every table opens, and guests are known."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import WebSocketException

from beffroi.server.integrity import Inspection
from tests.postgres import Postgres
from tests.server.kit import Person, finished_record, running

TABLES = 5


def command(*args: object) -> Callable[[], None]:
    """Return a command as a host runs it, beside the server."""

    def run() -> None:
        line = [sys.executable, "-m", "beffroi", "admin", *map(str, args)]
        done = subprocess.run(line, env=os.environ, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    return run


async def plays(person: Person, table: str, seat: int) -> None:
    """Play until told to stop."""
    with suppress(OSError, WebSocketException):
        async with person.page(table, seat) as page:
            await page.play(Random(f"{table}{seat}"))


@pytest.mark.parametrize("moved", ["to-postgres", "to-sqlite"])
def test_a_backup_taken_during_play_restores_every_table(tmp_path: Path, postgres: Postgres, moved: str) -> None:
    old, new = ("", postgres.database()) if moved == "to-postgres" else (postgres.database(), "")
    copy = tmp_path / "copy"

    def at(name: str, url: str) -> tuple[object, ...]:
        return ("--data-dir", tmp_path / name, *(["--database", url] if url else []))

    async def busy() -> tuple[dict[str, str], dict[str, int], str]:
        async with running(tmp_path / "old", database=old) as server, server.person("Anne") as anne:
            over = (await anne.bring(finished_record()))["id"]
            await server.house.films.film(await server.house.store.table(over))
            tables = [await anne.open("me", "here", listed=True) for _ in range(TABLES)]
            players = [asyncio.create_task(plays(anne, table, seat)) for table in tables for seat in (0, 1)]

            async def entries() -> dict[str, int]:
                return {table: len(await server.house.store.entries(table)) for table in tables}

            while min((await entries()).values()) < 5:
                await asyncio.sleep(0.05)
            least = await entries()
            await asyncio.to_thread(command("backup", copy, *at("old", old)))
            assert sum((await entries()).values()) > sum(least.values()), "nobody played while the backup was made"
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)
            return dict(anne.client.cookies), least, over

    cookies, least, over = asyncio.run(busy())
    command("restore", copy, *at("new", new))()
    inspection = Inspection(tmp_path / "new", new)
    assert asyncio.run(inspection.run("", lambda *_: None)) == []
    assert (inspection.tables, inspection.replayed) == (TABLES + 1, TABLES + 1)

    async def again() -> None:
        async with (
            running(tmp_path / "new", database=new) as server,
            httpx.AsyncClient(base_url=f"http://{server.address}", cookies=cookies) as client,
        ):
            anne = Person(client, server.address)
            assert (await anne.get("/api/me"))["name"] == "Anne"  # her cookie is still signed by us
            for table, count in least.items():
                async with anne.page(table, 0) as page:
                    state = await page.next("state")
                    assert state["viewer"] == 0
                    assert len(await server.house.store.entries(table)) >= count
                    if state["decisions"]:
                        await page.act(state["decisions"][0], state["decisions"][0]["options"][0]["text"])
                        assert await page.next("acked")
            assert (await anne.get(f"/api/tables/{over}/replay/1?seat=-1"))["view"]

    asyncio.run(again())
