"""A server that is killed again and again while people play: nothing that was acknowledged is ever lost."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from beffroi import games
from beffroi.kernel.match import replay
from beffroi.kernel.record import Entry, Header, Record
from tests.server.kit import Page, Person, eager, free_port

KILLS = int(os.environ.get("BEFFROI_KILLS", "5"))
TABLES = 3
UNSURE = ("busy", "internal")


def start(folder: Path, port: int) -> subprocess.Popen[bytes]:
    """Start a server as a person would."""
    command = [sys.executable, "-m", "beffroi", "serve", "--no-open", "--port", str(port), "--data-dir", str(folder)]
    environment = os.environ | {"BEFFROI_BOT_DELAY": "0", "BEFFROI_RATE": "0"}
    return subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


async def answering(port: int) -> None:
    """Wait until the server answers."""
    ends = monotonic() + 30
    async with httpx.AsyncClient() as client:
        while monotonic() < ends:
            try:
                await client.get(f"http://127.0.0.1:{port}/api/games")
            except httpx.TransportError:
                await asyncio.sleep(0.05)
            else:
                return
    raise AssertionError("the server does not answer")


class Stubborn:
    """A player who comes back after every kill and sends again what was not acknowledged, with the same key.

    Where there are several servers, the next one is tried, as a proxy would.
    """

    def __init__(self, persons: list[Person], table: str, seat: int) -> None:
        self.persons = persons
        self.tries = 0
        self.table = table
        self.seat = seat
        self.chance = Random(f"{table}{seat}")
        self.acked: dict[str, str] = {}
        self.pending: dict[str, tuple[int, str]] = {}
        self.turns = 0

    async def run(self) -> None:
        """Play until told to stop."""
        while True:
            person = self.persons[self.tries % len(self.persons)]
            try:
                async with person.page(self.table, self.seat) as page:
                    for key, (turn, text) in self.pending.items():
                        await page.send({"type": "act", "key": key, "seat": self.seat, "turn": turn, "text": text})
                    await self.play(page)
                    return
            except (OSError, WebSocketException, TimeoutError):
                self.tries += 1
                await asyncio.sleep(0.1)

    async def play(self, page: Page) -> None:
        """Answer each decision; remember what was acknowledged."""
        latest: dict[str, Any] | None = None
        while True:
            message = await page.next()
            if message["type"] == "acked":
                _, text = self.pending.pop(message["key"])
                self.acked[message["key"]] = text
            elif message["type"] == "refused":
                # Two pages overlap for a moment; or nobody knows whether it was written, so it is sent again.
                assert message["error"] in ("stale", *UNSURE), message
                if message["error"] in UNSURE:
                    raise TimeoutError
                self.pending.pop(message["key"], None)
                await page.send({"type": "hello", "seat": self.seat})
            elif message["type"] == "state":
                if message["ranks"]:
                    return
                latest = message  # it may arrive before the confirmation that our action is on disk
            if latest is not None and latest["decisions"] and not self.pending:
                decision = latest["decisions"][0]
                latest = None
                text = eager(self.chance, [option["text"] for option in decision["options"]])
                self.turns += 1
                key = f"{self.turns}"
                self.pending[key] = (decision["turn"], text)
                await page.act(decision, text, key)


def test_kills_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    asyncio.run(killed(tmp_path, KILLS))


@pytest.mark.slow
def test_a_hundred_kills(tmp_path: Path) -> None:
    if "BEFFROI_KILLS" not in os.environ:
        pytest.skip("set BEFFROI_KILLS=100")
    asyncio.run(killed(tmp_path, KILLS))


async def killed(folder: Path, kills: int) -> None:
    """Kill the server many times, but not forever."""
    async with asyncio.timeout(120 + 20 * kills):
        await killed_again_and_again(folder, kills)


async def killed_again_and_again(folder: Path, kills: int) -> None:
    """Kill the server in the middle of play, then compare what was acknowledged with what is there."""
    port, chance = free_port(), Random(kills)
    server = start(folder, port)
    try:
        await answering(port)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=20) as client:
            person = Person(client, f"127.0.0.1:{port}")
            await person.arrive("Anne")
            tables = [await person.open("me", "here") for _ in range(TABLES)]
            players = [Stubborn([person], table, seat) for table in tables for seat in (0, 1)]
            tasks = [asyncio.create_task(player.run()) for player in players]
            for _ in range(kills):
                await asyncio.sleep(chance.uniform(0.15, 0.5))
                server.send_signal(signal.SIGKILL)
                server.wait()
                compare(folder, players)
                server = start(folder, port)
                await answering(port)
            await asyncio.sleep(0.5)
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
            assert [end for end in ends if isinstance(end, AssertionError)] == []
            for table in tables:
                assert (await person.get(f"/api/tables/{table}"))["playable"]
    finally:
        server.send_signal(signal.SIGKILL)
        server.wait()
    compare(folder, players)
    assert sum(len(player.acked) for player in players) > kills


def compare(folder: Path, players: list[Stubborn]) -> None:
    """Every acknowledged action is on disk once, and every table can be replayed."""
    base = sqlite3.connect(folder / "beffroi.db")
    try:
        check_disk(lambda statement: list(base.execute(statement)), players)
    finally:
        base.close()


def check_disk(ask: Callable[[str], list[Any]], players: list[Stubborn]) -> None:
    """Every acknowledged action is there once, and every table can be replayed."""
    acked = [(player, player.acked.copy()) for player in players]  # before the disk is read, for some play on
    for table in {player.table for player in players}:
        entries = ask(f"SELECT seq, seat, text, key FROM entry WHERE table_key = '{table}' ORDER BY seq")
        assert [entry[0] for entry in entries] == list(range(1, len(entries) + 1))
        kept = {entry[3]: entry[2] for entry in entries}
        assert len(kept) == len(entries)
        for player, done in acked:
            if player.table == table:
                for key, text in done.items():
                    assert kept[f"{player.seat}:{key}"] == text
        (row,) = ask(f"SELECT game, rules, data, options, seed FROM game_table WHERE key = '{table}'")
        check_replay(row, entries)


def check_replay(row: Any, entries: list[Any]) -> None:
    """The stored entries can be replayed."""
    header = Header(row[0], row[1], row[2], ["a", "b"], json.loads(row[3]), int(row[4]))
    record = Record(header, [Entry(seat, text) for _, seat, text, _ in entries], "")
    replay(games.load(row[0]), record)
