"""Hundreds of scripted players: how much a server on this machine can take, and that it loses nothing."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from beffroi import COMPILED
from beffroi.server.callers import Caller
from beffroi.server.loadserver import Subject
from beffroi.server.peers import measure_boardgame_io

HERE = {"127.0.0.1", "localhost", "::1"}
PATIENCE = 30.0  # seconds for a server to start answering, and for the last acknowledgements


class NotHere(Exception):
    """The address is not on this machine; other machines are never put under load."""


# The few fields of a state that a scripted player reads; the rest is skipped.
class Choice(msgspec.Struct):
    """An option."""

    text: str


class Decision(msgspec.Struct):
    """What is asked."""

    turn: int
    options: list[Choice]


class Heard(msgspec.Struct):
    """Any message from the server."""

    type: str
    key: str = ""
    error: str = ""
    decisions: list[Decision] = []
    ranks: list[int] = []


@dataclass(slots=True)
class Tally:
    """What happened during the measurement."""

    waits: list[float] = field(default_factory=list)
    acked: list[tuple[str, str]] = field(default_factory=list)  # table, key as stored
    states: int = 0
    games: int = 0
    errors: list[str] = field(default_factory=list)


class LoadTest:
    """One run: a server, tables, players, figures. Without the address of a server, one of our own is started."""

    def __init__(
        self,
        tables: int,
        seats: int,
        seconds: float,
        think: float,
        url: str | None = None,
        database: str = "",
        workers: int = 1,
    ) -> None:
        self.tables = tables
        self.seats = seats
        self.seconds = seconds
        self.think = think
        self.url = url
        self.database = database
        self.workers = workers
        for address in (url, database):
            if address and urlsplit(address).hostname not in HERE:
                raise NotHere(address)
        self.tally = Tally()
        self.measuring = False
        self.ended = asyncio.Event()

    def run(self, peers: bool) -> dict[str, Any]:
        """Measure, and return the figures; a server of our own is killed at the end and its disk checked.

        A database is measured beside a file and one process, in the same run.
        """
        if self.url is not None:
            return self.figures(asyncio.run(self.load(self.url)), None, None) | peer_figures(peers, self)
        if self.database:
            alone = LoadTest(self.tables, self.seats, self.seconds, self.think).run(peers)
            return alone | {"shared": self.measured(Subject(self.database, self.workers))}
        return self.measured(Subject()) | peer_figures(peers, self)

    def measured(self, subject: Subject) -> dict[str, Any]:
        """Return the figures of a server of our own."""
        with subject:
            took = asyncio.run(self.load(subject.url))
            memory = subject.memory()
            subject.kill()
            return self.figures(took, memory, len(set(self.tally.acked) - subject.kept()))

    async def load(self, url: str) -> float:
        """Seat everybody, let them play, and return how long the measurement took."""
        parts = urlsplit(url)
        address = (parts.hostname or "127.0.0.1", parts.port or 80)
        callers = [Caller(*address) for _ in range(self.tables * self.seats)]
        gate = asyncio.Semaphore(32)

        async def ready(index: int) -> str:
            async with gate:
                return await seated(callers[index * self.seats : (index + 1) * self.seats])

        keys = await asyncio.gather(*[ready(index) for index in range(self.tables)])
        players = [
            asyncio.create_task(self.player(callers[index * self.seats + seat], keys[index], seat))
            for index in range(self.tables)
            for seat in range(self.seats)
        ]
        await asyncio.sleep(min(3.0, self.seconds / 2))  # everybody connects; the first actions are not measured
        self.measuring, began = True, perf_counter()
        await asyncio.wait(players, timeout=self.seconds)
        took = perf_counter() - began
        self.measuring = False
        self.ended.set()
        done, late = await asyncio.wait(players, timeout=PATIENCE)
        for task in late:
            task.cancel()
            self.tally.errors.append("an action was never acknowledged")
        for task in done:
            if task.exception() is not None:
                self.tally.errors.append(repr(task.exception()))
        return took

    async def player(self, caller: Caller, table: str, seat: int) -> None:
        """Play one seat until time is up, then wait for outstanding acknowledgements."""
        chance = Random(f"{table}{seat}")
        url = f"ws://{caller.host}:{caller.port}/ws/tables/{table}"
        cookie = {"cookie": caller.cookie}
        async with connect(url, additional_headers=cookie, compression=None, max_size=1 << 22, proxy=None) as wire:
            await wire.send(f'{{"type":"hello","seat":{seat}}}')
            await Script(self, wire, table, seat, chance).run()

    def figures(self, took: float, memory: int | None, lost: int | None) -> dict[str, Any]:
        """Return what was measured."""
        waits = sorted(self.tally.waits)

        def share(part: float) -> float:
            return round(1000 * waits[min(len(waits) - 1, int(part * len(waits)))], 1) if waits else 0.0

        return {
            "tables": self.tables,
            "seats": self.seats,
            "think": self.think,
            "seconds": round(took, 1),
            "workers": self.workers,
            "store": "unknown" if self.url else "postgresql" if self.database else "sqlite",
            "compiled": COMPILED,
            "actions": len(waits),
            "actions_per_second": round(len(waits) / took, 1),
            "p50_ms": share(0.50),
            "p95_ms": share(0.95),
            "p99_ms": share(0.99),
            "max_ms": share(1.0),
            "states_per_second": round(self.tally.states / took, 1),
            "games_ended": self.tally.games,
            "errors": len(self.tally.errors),
            "first_error": self.tally.errors[0] if self.tally.errors else "",
            "acknowledged": len(self.tally.acked),
            "lost": lost,
            "memory_mb": memory,
        }


class Script:
    """One scripted player at a table, who answers every decision with some legal option after thinking."""

    def __init__(self, test: LoadTest, wire: ClientConnection, table: str, seat: int, chance: Random) -> None:
        self.test = test
        self.wire = wire
        self.table = table
        self.seat = seat
        self.chance = chance
        self.decoder = msgspec.json.Decoder(Heard)
        self.answered = -1
        self.sent: dict[str, float] = {}

    async def run(self) -> None:
        """Listen and answer until the game is over, or time is up and everything is acknowledged."""
        test, tally = self.test, self.test.tally
        while not (test.ended.is_set() and not self.sent):
            try:
                async with asyncio.timeout(0.5):
                    text = await self.wire.recv()
            except TimeoutError:
                continue
            except ConnectionClosed as error:
                tally.errors.append(f"connection lost: {error}")
                return
            message = self.decoder.decode(text)
            if message.type == "acked":
                wait = perf_counter() - self.sent.pop(message.key)
                tally.acked.append((self.table, f"{self.seat}:{message.key}"))
                if test.measuring:
                    tally.waits.append(wait)
            elif message.type == "refused":
                self.sent.pop(message.key, None)
                tally.errors.append(f"refused: {message.error}")
            elif message.type == "state":
                tally.states += test.measuring
                if message.ranks:
                    tally.games += 1
                    if not self.sent:
                        return
                elif message.decisions and message.decisions[0].turn != self.answered:
                    await self.answer(message.decisions[0])

    async def answer(self, decision: Decision) -> None:
        """Think, then choose."""
        self.answered = decision.turn
        if self.test.think:
            await asyncio.sleep(min(3.0, self.chance.expovariate(1.0)) * self.test.think)
        if self.test.ended.is_set():
            return
        key = f"{self.seat}-{decision.turn}"
        act = {"type": "act", "key": key, "seat": self.seat, "turn": decision.turn}
        act["text"] = self.chance.choice(decision.options).text
        self.sent[key] = perf_counter()
        await self.wire.send(msgspec.json.encode(act).decode())


async def seated(callers: list[Caller]) -> str:
    """Open a table and seat everybody; the last one starts the game."""
    for caller in callers:
        await caller.call("GET", "/api/me")
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (len(callers) - 1)
    table = await callers[0].call("POST", "/api/tables", {"game": "orleans", "options": {}, "seats": seats})
    for seat, caller in enumerate(callers[1:], 1):
        await caller.call("POST", f"/api/tables/{table['id']}/join", {"seat": seat})
    return str(table["id"])


def peer_figures(wanted: bool, test: LoadTest) -> dict[str, Any]:
    """Return the figures of boardgame.io with as many matches, and ours without thinking, if asked for."""
    if not wanted:
        return {}
    ours = LoadTest(test.tables, test.seats, test.seconds, 0.0, test.url).run(False)
    return {"peer": measure_boardgame_io(test.tables, test.seconds), "ours": ours}


def times(figures: dict[str, Any]) -> str:
    """Return answer times as text."""
    return f"p50 {figures['p50_ms']} ms, p95 {figures['p95_ms']} ms, p99 {figures['p99_ms']} ms"


def report(figures: dict[str, Any]) -> str:
    """Return the figures as text."""
    lines = told(figures)
    if "shared" in figures:
        lines += ["", *told(figures["shared"])]
    if "peer" in figures:
        lines += ["", *compared(figures["ours"], figures["peer"])]
    return "\n".join(lines)


def told(figures: dict[str, Any]) -> list[str]:
    """Return the figures of one set-up as lines."""
    mode = "compiled" if figures["compiled"] else "interpreted"
    kept = "" if figures["lost"] is None else f"; after kill -9: {figures['lost']} of them lost"
    memory = "" if figures["memory_mb"] is None else f", {figures['memory_mb']} MB"
    processes = {"sqlite": "one process, SQLite", "postgresql": f"{figures['workers']} processes, PostgreSQL"}
    return [
        f"{figures['tables']} tables of {figures['seats']} players ({mode}), thinking {figures['think']} s, "
        f"{figures['seconds']} s; {processes.get(figures['store'], 'a server that was running')}",
        f"actions      {figures['actions']}, {figures['actions_per_second']} a second; "
        f"{figures['states_per_second']} states a second{memory}",
        f"answer       {times(figures)}, longest {figures['max_ms']} ms",
        f"acknowledged {figures['acknowledged']}{kept}",
        f"errors       {figures['errors']} {figures['first_error']}".rstrip(),
    ]


def compared(ours: dict[str, Any], peer: dict[str, Any]) -> list[str]:
    """Return the figures of boardgame.io beside ours as lines."""
    lines = [
        "without thinking, as many moves as each server takes:",
        f"beffroi      {ours['actions_per_second']} a second, {times(ours)}; Orléans, every move on disk",
    ]
    if "problem" in peer:
        return [*lines, f"boardgame.io {peer['problem']}"]
    return [*lines, f"boardgame.io {peer['moves_per_second']} a second, {times(peer)}; its smallest game, in files"]
