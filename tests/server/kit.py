"""A real server on a free port of this machine, and people who play at it over HTTP and WebSockets."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from beffroi import games
from beffroi.kernel.match import Match
from beffroi.kernel.record import new_header
from beffroi.server.app import create_app
from beffroi.server.house import House
from beffroi.server.run import configured
from beffroi.server.settings import Settings
from beffroi.server.sight import merged

Message = dict[str, Any]
KEYS = count(1)  # of actions: another page of the same person must not use one again
SHY = ("pass", "ready", "done", "skip")


def free_port() -> int:
    """Return an unused port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Running:
    """A server in this process."""

    def __init__(self, house: House, port: int) -> None:
        self.house = house
        self.address = f"127.0.0.1:{port}"

    @asynccontextmanager
    async def person(self, name: str = "") -> AsyncIterator[Person]:
        """Add a person with a browser of their own."""
        async with httpx.AsyncClient(base_url=f"http://{self.address}", timeout=20) as client:
            person = Person(client, self.address)
            await person.arrive(name)
            yield person


@asynccontextmanager
async def running(folder: Path, **settings: Any) -> AsyncIterator[Running]:
    """Run a server for a while; by default bots are quick and nobody is limited."""
    port = free_port()
    quick: dict[str, Any] = {"bot": "apprentice", "bot_delay": 0.0, "rate": 0.0}
    chosen = Settings(folder, port=port, **(quick | settings))
    app = create_app(chosen)
    server = uvicorn.Server(configured(app, port=port))
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
        assert not task.done(), "the server did not start"
    try:
        yield Running(app.house, port)
    finally:
        server.should_exit = True
        await task


class Person:
    """A person with a browser: cookies, calls, open pages."""

    def __init__(self, client: httpx.AsyncClient, address: str) -> None:
        self.client = client
        self.address = address

    async def arrive(self, name: str = "") -> None:
        """Get a cookie, and optionally set a name."""
        await self.get("/api/me")
        if name:
            await self.call("PUT", "/api/me", {"name": name, "color": "azure"})

    async def get(self, path: str, status: int = 200) -> Any:
        """Send a GET request."""
        answer = await self.client.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def call(self, method: str, path: str, body: Any = None, status: int = 0) -> Any:
        """Send a request that changes something, with the CSRF token."""
        headers = {"x-csrf-token": self.client.cookies["csrf"]}
        answer = await self.client.request(method, path, json=body, headers=headers)
        assert answer.status_code == status if status else answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def open(self, *kinds: str, **rest: Any) -> str:
        """Open a table of Orléans with seats such as "me", "open", "bot"."""
        seats = [{"kind": kind} for kind in kinds]
        table = await self.call("POST", "/api/tables", {"game": "orleans", "options": {}, "seats": seats} | rest)
        return str(table["id"])

    async def take_link(self, path: str, status: int = 200) -> Any:
        """Open a seat link in this browser."""
        return await self.call("POST", "/api/seat", {"secret": path.partition("#")[2]}, status)

    async def bring(self, record: str) -> Any:
        """Upload a record."""
        headers = {"x-csrf-token": self.client.cookies["csrf"], "content-type": "text/plain"}
        answer = await self.client.post("/api/records", content=record.encode(), headers=headers)
        assert answer.status_code == 201, answer.text
        return answer.json()

    @asynccontextmanager
    async def page(self, table: str, seat: int = -1) -> AsyncIterator[Page]:
        """Open the page of a table."""
        cookie = f"guest={self.client.cookies['guest']}"
        url = f"ws://{self.address}/ws/tables/{table}"
        async with connect(url, additional_headers={"cookie": cookie}, max_size=1 << 22, proxy=None) as wire:
            page = Page(wire, seat)
            await page.send({"type": "hello", "seat": seat})
            yield page


class Page:
    """An open page: the messages it got, and a player who clicks what is highlighted."""

    def __init__(self, wire: ClientConnection, seat: int) -> None:
        self.wire = wire
        self.seat = seat
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.lines: list[Message] = []
        self.view: Message = {}
        self.table: Message = {}
        self.acked: list[tuple[str, str]] = []
        self.answered = -1  # the last turn that was answered
        self.latest: Message = {}  # the last state

    async def send(self, message: Message) -> None:
        """Send a message."""
        await self.wire.send(json.dumps(message))

    async def next(self, kind: str = "", seconds: float = 20) -> Message:
        """Return the next message, or the next of a given type."""
        while True:
            async with asyncio.timeout(seconds):  # wait_for would swallow a cancel that arrives with a message
                text = await self.wire.recv()
            assert isinstance(text, str)
            message: Message = json.loads(text)
            self.raw.append(text)
            if message["type"] == "state":
                self.take(message)
            elif message["type"] == "presence":
                seats = enumerate(self.table["seats"])
                here = [seat | {"online": seat["kind"] == "bot" or n in message["online"]} for n, seat in seats]
                self.table = self.table | {"seats": here}
            self.heard.append(message)
            if message["type"] == kind or not kind:
                return message

    def take(self, state: Message) -> None:
        """Complete a state by what the page already has, as the browser does."""
        assert state["first_line"] <= len(self.lines)
        self.lines = self.lines[: state["first_line"]] + state["lines"]
        assert [line["n"] for line in self.lines] == list(range(len(self.lines)))
        self.view = state["view"] if state["whole"] else merged(self.view, state["view"])
        self.table = state["table"] or self.table
        self.latest = state
        state |= {"view": self.view, "table": self.table}

    async def quiet(self, seconds: float = 0.15) -> list[Message]:
        """Return the messages that still arrive within a short time."""
        out: list[Message] = []
        try:
            while True:
                out.append(await self.next(seconds=seconds))
        except TimeoutError:
            return out

    async def act(self, decision: Message, text: str, key: str = "") -> str:
        """Answer a decision."""
        self.answered = decision["turn"]
        chosen = key or f"{self.seat}-{next(KEYS)}"
        await self.send(
            {"type": "act", "key": chosen, "seat": decision["seat"], "turn": decision["turn"], "text": text}
        )
        return chosen

    async def decision(self) -> Message:
        """Wait for a decision for this page's seat."""
        while True:
            state = await self.next("state")
            if state["decisions"]:
                return dict(state["decisions"][0])

    async def play(self, chance: Random, until: Callable[[Message], bool] | None = None) -> Message:
        """Choose highlighted options until the game is over or a state is the wanted one; return that state."""
        pending: dict[str, str] = {}
        message = self.latest or await self.next()
        while True:
            if message["type"] == "acked":
                self.acked.append((message["key"], pending.pop(message["key"])))
            assert message["type"] != "refused", message
            if message["type"] == "state":
                if message["ranks"] or (until is not None and until(message)):
                    return message
                for decision in message["decisions"]:
                    if decision["turn"] != self.answered:
                        text = eager(chance, [option["text"] for option in decision["options"]])
                        pending[await self.act(decision, text)] = text
            message = await self.next()


def eager(chance: Random, options: list[str]) -> str:
    """Choose at random, but rarely end a turn if there is anything else."""
    lively = [text for text in options if not text.startswith(SHY)]
    return chance.choice(lively if lively and chance.random() < 0.8 else options)


def after(number: int) -> Callable[[Message], bool]:
    """Return a function that tests whether a round has come."""
    return lambda state: state["view"].get("round", 0) >= number


def finished_record(
    names: tuple[str, ...] = ("Anne", "Bert"), seed: int = 1, key: str = "orleans", **options: str
) -> str:
    """Return the record of a whole random game, played without a server."""
    game = games.load(key)
    match = Match(game, new_header(game, list(names), options, seed))
    chance = Random(seed)
    while not match.over():
        seat = chance.choice(match.waiting())
        match.submit(seat, chance.choice(match.options(seat)))
    return match.record().text()
