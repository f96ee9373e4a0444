"""Finished games last for ever: what was seen and told is kept, whatever rules are installed later."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import delete, update

from beffroi import games
from beffroi.server.archive import ALL, recorded
from beffroi.server.headers import header_of
from beffroi.store.archives import parts_of
from beffroi.store.tables import ARCHIVE, TABLE
from tests.postgres import Postgres
from tests.server.kit import Person, Running, finished_record, running
from tests.server.test_older_rules import aged, back

MOMENTS = (0, 1, 7, 49, 50, 51, 120, -1)


async def everything(person: Person, table: str) -> dict[str, Any]:
    """Return all that can be seen of a finished game, but what its table says of the rules."""
    out: dict[str, Any] = {}
    shown = await person.get(f"/api/tables/{table}/replay")
    last, seats = len(shown["entries"]), len(shown["table"]["seats"])
    out["replay"] = {name: part for name, part in shown.items() if name != "table"}
    out["record"] = (await person.client.get(f"/api/tables/{table}/record")).text.splitlines()[1:]
    out["chart"] = await person.get(f"/api/tables/{table}/chart")
    for seat in range(-1, seats):
        out[f"story {seat}"] = await person.get(f"/api/tables/{table}/story?seat={seat}")
        for n in {min(last, last + 1 + n if n < 0 else n) for n in MOMENTS}:
            out[f"{n} {seat}"] = await person.get(f"/api/tables/{table}/replay/{n}?seat={seat}")
        async with person.page(table, seat) as page:
            state = await page.next("state")
            out[f"state {seat}"] = {name: state[name] for name in state if name not in ("table", "undo")}
    return out


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_finished_games_lose_nothing_when_rules_change(
    tmp_path: Path, database: str, request: pytest.FixtureRequest
) -> None:
    """A store full of tables, of all games, editions and numbers of players; then other rules and data."""
    postgres: Postgres | None = request.getfixturevalue("postgres") if database == "postgres" else None
    address = postgres.database() if postgres is not None else ""
    asyncio.run(kept(tmp_path, address))


async def kept(folder: Path, database: str) -> None:
    async with running(folder, database=database) as server, server.person("Anne") as anne:
        tables = await full(server, anne)
        playing = await anne.open("me", "here")
        before = {table: await everything(anne, table) for table in tables}
        cookies = dict(anne.client.cookies)
        if database:
            await server.house.store.write((update(TABLE).values(rules=1, data="0" * 64), None))
    if not database:
        aged(folder)
    async with running(folder, database=database) as server, server.person() as anne:
        await back(anne, cookies)
        lost = [table for table in tables if await everything(anne, table) != before[table]]
        assert lost == []
        listed = {one["id"]: one["playable"] for one in await anne.get("/api/tables?which=mine")}
        assert listed == {playing: False} | dict.fromkeys(tables, True)
        again = await anne.call("POST", f"/api/tables/{tables[0]}/play-on", {"n": 3, "seat": 0}, 409)
        assert again["error"].startswith("other-rules")


async def full(server: Running, anne: Person) -> list[str]:
    """Fill a store with finished games, one of them played at the table."""
    out = []
    for seed, key in enumerate(games.ours()):
        game = games.load(key)
        for options in variants(key):
            seats = game.seats(game.complete(options))
            for count in {seats[0], seats[-1]}:
                names = tuple(f"P{n}" for n in range(count))
                out.append((await anne.bring(finished_record(names, seed + count, key, **options)))["id"])
    played = await anne.open("me", "bot", game="villagers")
    async with anne.page(played, 0) as page:
        await page.play(Random(5))
        await page.send({"type": "say", "text": "well played"})
        await page.next("said")
    return [*out, played]


def variants(key: str) -> list[dict[str, str]]:
    """Return the options that change most: editions."""
    return [{"edition": "2014"}, {"edition": "2020"}] if key == "orleans" else [{}]


def test_an_archive_is_what_replay_shows(tmp_path: Path) -> None:
    """While the rules are the same, an archive is verified against the record."""

    async def run() -> None:
        async with running(tmp_path) as server, server.person("Anne") as anne:
            table = (await anne.bring(finished_record(seed=8)))["id"]
            await anne.get(f"/api/tables/{table}/replay")
            house = server.house
            row = await house.store.table(table)
            entries = [(entry.seat, entry.text, entry.stand_in) for entry in await house.store.entries(table)]
            kept = await parts_of(house.store, table, range(ALL, 2))
            assert kept == recorded((row.game, None), header_of(row, games.load(row.game)).text(), entries)
            assert sum(map(len, kept.values())) < 200_000

    asyncio.run(run())


def test_an_archive_is_made_when_a_game_ends_and_after_a_kill(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.person("Anne") as anne:
            table = (await anne.bring(finished_record(seed=9)))["id"]
            async with asyncio.timeout(30):
                while not (await server.house.store.table(table)).archived:
                    await asyncio.sleep(0.05)
            server.house.films.held.clear()
            await forget(server, table)
        async with running(tmp_path) as server:  # as if it had been killed before the archive was written
            async with asyncio.timeout(30):
                while not (await server.house.store.table(table)).archived:
                    await asyncio.sleep(0.05)

    asyncio.run(run())


async def forget(server: Running, table: str) -> None:
    """Take an archive out of the store."""
    await server.house.store.write(
        (delete(ARCHIVE).where(ARCHIVE.c.table_key == table), None),
        (update(TABLE).where(TABLE.c.key == table).values(archived=False), None),
    )
