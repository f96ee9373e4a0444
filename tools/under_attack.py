"""How long others wait while a stranger does what strangers did: `python -m tools.under_attack`.

The stranger comes from another address of this machine, in a process of its own; the server has its usual limits.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from beffroi import games
from beffroi.kernel.match import Match
from beffroi.kernel.position import Position, write_position
from beffroi.kernel.record import new_header
from beffroi.server.loadserver import Subject

STRANGER = "127.0.0.2"
SECONDS = 10.0
WARM = 4.0  # seconds for the processes of bots to start
STEP = 0.05  # seconds between what somebody does
LIMIT = 1.0  # seconds that nobody should wait
BROKEN = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, KeyError, json.JSONDecodeError)


class Guest:
    """Somebody with a cookie."""

    def __init__(self, url: str, address: str) -> None:
        self.url, self.address = url, address
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.client = httpx.AsyncClient(base_url=url, transport=transport, timeout=30)

    async def send(self, method: str, path: str, body: Any = None, content: bytes | None = None) -> httpx.Response:
        """Send a request."""
        if "csrf" not in self.client.cookies:
            await self.client.get("/api/me")
        headers = {"x-csrf-token": self.client.cookies.get("csrf") or ""}
        if content is not None:
            headers["content-type"] = "text/plain"
            return await self.client.request(method, path, content=content, headers=headers)
        return await self.client.request(method, path, json=body, headers=headers)

    async def open(self, *seats: dict[str, str], game: str = "orleans") -> str:
        """Open a table where the first seat begins."""
        answer = await self.send("POST", "/api/tables", {"game": game, "options": {"first": "0"}, "seats": [*seats]})
        return str(answer.json()["id"])

    def page(self, table: str) -> connect:
        """Open the page of a table."""
        url = f"{self.url.replace('http', 'ws')}/ws/tables/{table}"
        cookie = {"cookie": f"guest={self.client.cookies.get('guest', '')}"}
        near = (self.address, 0)
        return connect(url, additional_headers=cookie, proxy=None, max_size=1 << 22, local_addr=near)


# What the stranger does, again and again until time is up


async def huge_agenda(url: str) -> None:
    """C2: a megabyte of steps as a record."""
    game = games.load("orleans")
    match = Match(game, new_header(game, ["Anne", "Bert"], {}, 3))
    header = json.loads(match.record().text().splitlines()[0])
    header["position"] = write_position(game, Position(2, match.header.options, 3, match.state))
    step = header["position"]["agenda"][0]
    header["position"]["agenda"] = [step] * (900_000 // len(json.dumps(step)))
    body = (json.dumps(header) + "\n").encode()
    eve = Guest(url, STRANGER)
    while True:
        await eve.send("POST", "/api/records", content=body)


async def undone(url: str) -> None:
    """C2: a record of thousands of moves that are taken back."""
    game = games.load("orleans")
    match = Match(game, new_header(game, ["Anne", "Bert"], {}, 4))
    seat = match.waiting()[0]
    text = match.options(seat)[0]
    for _ in range(2_000):
        match.submit(seat, text)
        match.submit(seat, "undo")
    chance = Random(4)
    while not match.over():
        seat = chance.choice(match.waiting())
        match.submit(seat, chance.choice(match.options(seat)))
    body = match.record().text().encode()
    eve = Guest(url, STRANGER)
    while True:
        answer = await eve.send("POST", "/api/records", content=body)
        if answer.is_success:
            table = answer.json()["id"]
            await asyncio.gather(*[eve.client.get(f"/api/tables/{table}/replay/{n}") for n in range(0, 4_000, 200)])


async def hellos(url: str) -> None:
    """C3: hello for every seat below zero."""
    eve = Guest(url, STRANGER)
    table = await eve.open({"kind": "me"}, {"kind": "here"})
    async with eve.page(table) as wire:
        number = 0
        while True:
            number += 1
            await wire.send(json.dumps({"type": "hello", "seat": -number}))
            if number % 50 == 0:
                await asyncio.sleep(0.01)


async def masters(url: str) -> None:
    """H1: twenty tables of masters, all of them watched."""
    eve = Guest(url, STRANGER)
    async with AsyncExitStack() as stack:
        for _ in range(20):
            table = await eve.open(*[{"kind": "bot", "bot": "master"}] * 5)
            wire = await stack.enter_async_context(eve.page(table))
            await wire.send('{"type":"hello","seat":-1}')
        await asyncio.sleep(3600)


async def hang_ups(url: str) -> None:
    """H2: lines and moves in one go, then a hang-up."""
    eve = Guest(url, STRANGER)
    table = await eve.open({"kind": "me"}, {"kind": "here"})
    while True:
        async with eve.page(table) as wire:
            await wire.send('{"type":"hello","seat":0}')
            for n in range(9):
                await wire.send(json.dumps({"type": "say", "text": f"{n}"}))
                await wire.send(json.dumps({"type": "act", "key": f"{n}", "seat": 0, "turn": 0, "text": "draw 0"}))
            wire.transport.abort()


async def new_cookies(url: str) -> None:
    """H3: tables with a new cookie each."""
    while True:
        eve = Guest(url, STRANGER)
        await eve.send("POST", "/api/tables", {"game": "orleans", "options": {}, "seats": [{"kind": "me"}] * 2})
        await eve.client.aclose()


async def spectators(url: str) -> None:
    """M1: hundreds of spectators at one table, who come and go."""
    eve = Guest(url, STRANGER)
    table = await eve.open({"kind": "me"}, {"kind": "here"})
    async with AsyncExitStack() as stack:
        while True:
            with suppress(*BROKEN):
                wire = await stack.enter_async_context(eve.page(table))
                await wire.send('{"type":"hello","seat":-1}')


async def half_requests(url: str) -> None:
    """M4: hundreds of requests that never come to their end."""
    host, port = url.removeprefix("http://").split(":")
    held: list[asyncio.StreamWriter] = []
    while len(held) < 800:
        _, writer = await asyncio.open_connection(host, int(port), local_addr=(STRANGER, 0))
        writer.write(b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        held.append(writer)
    while True:
        await asyncio.sleep(0.2)
        for writer in held:
            writer.write(b"X: y\r\n")


async def many_calls(url: str) -> None:
    """Every call that costs something, as fast as they are answered."""
    eve = Guest(url, STRANGER)
    await eve.client.get("/api/me")
    paths = [
        "/api/games/orleans/catalog",
        "/api/tables?which=watch",
        "/api/games/bruges/cards/fr",
        "/schema/openapi.json",
    ]
    while True:
        await asyncio.gather(*[eve.client.get(path) for path in paths * 8])


Attack = Callable[[str], Awaitable[None]]
ATTACKS: dict[str, Attack] = {
    attack.__name__: attack
    for attack in (
        huge_agenda, undone, hellos, masters, hang_ups, new_cookies, spectators, half_requests, many_calls,
    )
}  # fmt: skip


async def attacking(url: str, attack: Attack) -> None:
    """Attack until this process is ended; what is refused is tried again."""
    while True:
        with suppress(*BROKEN):
            await attack(url)
        await asyncio.sleep(0.05)


# What others feel


@dataclass
class Waits:
    """How long answers took, in seconds."""

    acts: list[float] = field(default_factory=list)
    calls: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)


class Others:
    """Anne and Bert, who play, look at lists, and play against a bot."""

    def __init__(self, url: str) -> None:
        self.anne = Guest(url, "127.0.0.1")

    async def waits(self, seconds: float) -> Waits:
        """Return how long everything takes for some seconds."""
        out = Waits()
        await self.anne.client.get("/api/me")  # before all three ask for a cookie
        work = [asyncio.create_task(part(out)) for part in (self.play, self.look, self.against_bot)]
        await asyncio.sleep(seconds)
        for task in work:
            task.cancel()
        for end in await asyncio.gather(*work, return_exceptions=True):
            if isinstance(end, Exception):
                raise end
        return out

    async def play(self, out: Waits) -> None:
        """Act and take it back, again and again, and measure until each is acknowledged."""
        while True:
            table = await self.anne.open({"kind": "me"}, {"kind": "here"})
            async with self.anne.page(table) as wire:
                await wire.send('{"type":"hello","seat":0}')
                state = await heard(wire, "state")
                while state["undo"] or state["decisions"]:
                    await asyncio.sleep(STEP)
                    began = perf_counter()
                    text = "undo" if state["undo"] else state["decisions"][0]["options"][0]["text"]
                    await act(wire, state["turn"], text)
                    await heard(wire, "acked")
                    out.acts.append(perf_counter() - began)
                    state = await heard(wire, "state")

    async def look(self, out: Waits) -> None:
        """Look at the lists of tables."""
        while True:
            began = perf_counter()
            await self.anne.client.get("/api/tables?which=mine")
            out.calls.append(perf_counter() - began)
            await asyncio.sleep(STEP)

    async def against_bot(self, out: Waits) -> None:
        """Play against a bot, and measure until it is one's own turn again."""
        chance = Random(2)
        while True:
            table = await self.anne.open({"kind": "me"}, {"kind": "bot", "bot": "journeyman"}, game="villagers")
            async with self.anne.page(table) as wire:
                await wire.send('{"type":"hello","seat":0}')
                began, answered, over = perf_counter(), -1, False
                while not over:
                    state = await heard(wire, "state")
                    over = bool(state["ranks"])
                    for decision in state["decisions"]:
                        if decision["turn"] != answered:
                            out.bots.append(perf_counter() - began)
                            answered = decision["turn"]
                            began = perf_counter()
                            await act(wire, answered, chance.choice(decision["options"])["text"])


async def heard(wire: Any, kind: str) -> Any:
    """Return the next message of a kind."""
    while True:
        message = json.loads(await wire.recv())
        if message["type"] == kind:
            return message


async def act(wire: Any, turn: int, text: str) -> None:
    """Act in the first seat; each turn has one key."""
    await wire.send(json.dumps({"type": "act", "key": f"{turn}", "seat": 0, "turn": turn, "text": text}))


async def measured(url: str, name: str, quiet: Waits | None) -> Waits:
    """Measure with or without an attack, and print a line."""
    attack = None
    await asyncio.sleep(WARM)
    if name != "quiet":
        command = [sys.executable, "-m", "tools.under_attack", "--attack", name, "--url", url]
        attack = await asyncio.create_subprocess_exec(*command)
        await asyncio.sleep(2.0)
    try:
        waits = await Others(url).waits(SECONDS)
    finally:
        if attack is not None:
            attack.kill()
            await attack.wait()
    line = f"{name:14}"
    for kind in ("acts", "calls", "bots"):
        found: list[float] = getattr(waits, kind)
        worst = max(found, default=0.0)
        before = max(getattr(quiet, kind), default=0.0) if quiet is not None else 0.0
        ratio = f"{worst / before:5.1f}×" if before else "      "
        line += f"  {kind} {len(found):4}, longest {1000 * worst:6.0f} ms {ratio}"
    late = max([*waits.acts, *waits.calls], default=0.0) > LIMIT
    print(line + ("  ABOVE 1 S" if late else ""), flush=True)
    return waits


async def all_of_them() -> None:
    """Measure quiet, then each attack on a server of its own."""
    quiet: Waits | None = None
    for name in ("quiet", *ATTACKS):
        with Subject(rate=1.0) as subject:
            found = await measured(subject.url, name, quiet)
            quiet = quiet or found


def main() -> None:
    """Measure, or attack."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--attack", choices=ATTACKS)
    parser.add_argument("--url", default="")
    chosen = parser.parse_args()
    asyncio.run(attacking(chosen.url, ATTACKS[chosen.attack]) if chosen.attack else all_of_them())


if __name__ == "__main__":
    main()
