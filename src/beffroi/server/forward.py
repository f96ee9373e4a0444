"""Requests that reached the wrong process: passed on to the one that owns the table, whose answer is passed back.

Each process listens once more, for the others only. What they pass on carries a token that strangers cannot know, and
says who asked.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import socket
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import httpx
import uvicorn
from litestar import Request, Response, WebSocket
from litestar.exceptions import WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from beffroi.server.connection import COME_AGAIN
from beffroi.server.guards import answer as answered
from beffroi.server.owners import PASSED, Elsewhere, Owners
from beffroi.server.problems import Refusal, answer
from beffroi.server.wire import Problem

TOKEN, CLIENT, SCHEME = b"x-beffroi-token", b"x-beffroi-client", b"x-beffroi-scheme"
MOVED = "x-beffroi-moved"  # in the answer of a process that does not own the table either
# About one connection, not about what is asked; and what another proxy said, which is known already.
HOP = {b"accept-encoding", b"connection", b"content-length", b"keep-alive", b"transfer-encoding", b"upgrade"}
PROXIES = {b"forwarded", b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto"}
WANTED = "beffroi.elsewhere"  # key of a scope: what should be passed on
HOPS = 4  # times that a request looks for the owner, who may change meanwhile
PAUSE = 0.3  # seconds between
ANSWERED = 60.0  # seconds in which the owner must answer: hints take long
MOST_MESSAGE = 1 << 24


def busy() -> Refusal:
    """Return the refusal while a table changes hands."""
    return Refusal(503, "busy", "this table is changing hands; try again in a moment")


def token_of(secret: str) -> str:
    """Return what processes of one house recognize one another by."""
    return sha256(f"beffroi.peers {secret}".encode()).hexdigest()


def on_elsewhere(request: Request[Any, Any, Any], error: Elsewhere) -> Response[Problem]:
    """Note that a request must be passed on; whoever passed it on already is told that the table has moved."""
    scope: Any = request.scope
    scope.setdefault(WANTED, []).append(error)
    refusal = busy()
    return answer(refusal.status, refusal.error, refusal.text, {MOVED: "1"})


class Forward:
    """The application; what it cannot answer here is asked elsewhere."""

    def __init__(self, app: Any, owners: Owners, secret: str) -> None:
        self.app = app
        self.owners = owners
        self.token = token_of(secret)
        self.client: httpx.AsyncClient | None = None

    async def close(self) -> None:
        """Close the connections to the others."""
        if self.client is not None:
            await self.client.aclose()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request, or pass it on."""
        if scope["type"] != "http" or not self.owners.shared or PASSED in scope:
            await self.app(scope, receive, send)
            return
        body = Body(receive)
        for last in [False] * (HOPS - 1) + [True]:
            wanted: list[Elsewhere] = []

            async def sent(message: Any, wanted: list[Elsewhere] = wanted, last: bool = last) -> None:
                if last or not wanted:
                    await send(message)

            again = {**scope, "state": {**scope.get("state", {})}, WANTED: wanted}
            await self.app(again, body.receiver(), sent)
            if last or not wanted:
                return
            if await self.asked(wanted[0], scope, body, send):
                return

    async def asked(self, owner: Elsewhere, scope: Any, body: Body, send: Any) -> bool:
        """Ask the owner of a table and pass its answer back; return False to look for the owner once more."""
        if self.client is None:
            self.client = httpx.AsyncClient(timeout=ANSWERED, trust_env=False)
        query = scope["query_string"].decode("latin-1")
        path = scope.get("raw_path", scope["path"].encode()).decode("latin-1")
        url = f"http://{owner.address}{path}" + (f"?{query}" if query else "")
        headers = headers_of(scope, self.token)
        try:
            told = await self.client.request(scope["method"], url, headers=headers, content=await body.whole())
        except httpx.ConnectError:
            await self.owners.suspect(owner.node)
            return False
        except httpx.HTTPError:
            await answered(send, 503, Problem("busy", busy().text))  # it may have been done, or not
            return True
        if MOVED in told.headers:
            await asyncio.sleep(PAUSE)
            return False
        kept = [(name.lower(), value) for name, value in told.headers.raw if name.lower() not in HOP]
        length = (b"content-length", str(len(told.content)).encode())
        await send({"type": "http.response.start", "status": told.status_code, "headers": [*kept, length]})
        await send({"type": "http.response.body", "body": told.content})
        return True


class Body:
    """What a request brought along, kept so that it can be read again."""

    def __init__(self, receive: Any) -> None:
        self.receive = receive
        self.read: list[dict[str, Any]] = []

    def receiver(self) -> Any:
        """Return where it is read from its beginning."""
        kept: Iterator[dict[str, Any]] = iter(self.read[:])

        async def received() -> dict[str, Any]:
            known = next(kept, None)
            if known is not None:
                return known
            message = await self.receive()
            if message["type"] == "http.request":
                self.read.append(message)
            return dict(message)

        return received

    async def whole(self) -> bytes:
        """Return all of it."""
        while not self.read or self.read[-1].get("more_body"):
            message = await self.receive()
            if message["type"] != "http.request":
                break
            self.read.append(message)
        return b"".join(message.get("body", b"") for message in self.read)


def headers_of(scope: Any, token: str) -> list[tuple[bytes, bytes]]:
    """Return the headers of a request that is passed on."""
    ours = {TOKEN, CLIENT, SCHEME}
    client = scope["client"][0] if scope.get("client") else ""
    kept = [(name, value) for name, value in scope["headers"] if name not in HOP | PROXIES | ours]
    told = [(TOKEN, token.encode()), (CLIENT, client.encode()), (SCHEME, scope["scheme"].encode())]
    return [*kept, *told, (b"accept-encoding", b"identity")]


class FromPeers:
    """The door for other processes: no limits are counted again, and strangers are turned away."""

    def __init__(self, app: Any, secret: str) -> None:
        self.app = app
        self.token = token_of(secret).encode()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let a request in as the other process received it."""
        headers = dict(scope["headers"])
        if not hmac.compare_digest(headers.get(TOKEN, b""), self.token):
            await turned_away(scope, receive, send)
            return
        scope["client"] = (headers.get(CLIENT, b"").decode("latin-1"), 0)
        scope["scheme"] = headers.get(SCHEME, b"http").decode("latin-1")
        scope[PASSED] = True
        await self.app(scope, receive, send)


async def turned_away(scope: Any, receive: Any, send: Any) -> None:
    """Answer a stranger at the door for other processes."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008})
    else:
        await send({"type": "http.response.start", "status": 404, "headers": []})
        await send({"type": "http.response.body", "body": b""})


class Door(uvicorn.Server):
    """A second server in the same process, which leaves the signals to the first."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Capture none."""
        yield


def door(app: Any, host: str) -> tuple[Door, socket.socket]:
    """Return a server for other processes, and where it listens."""
    listening = socket.create_server((host, 0), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=False,
        lifespan="off",
        ws_max_size=MOST_MESSAGE,
        timeout_graceful_shutdown=1,
    )
    return Door(config), listening


# Sockets


async def relay(socket: WebSocket[Any, Any, Any], owner: Elsewhere, owners: Owners, token: str) -> tuple[int, str]:
    """Pass messages on in both directions until one side ends; return how to close."""
    scope: Any = socket.scope
    url = f"ws://{owner.address}{scope['path']}"
    wanted = {b"cookie", TOKEN, CLIENT, SCHEME}
    headers = {name.decode(): value.decode("latin-1") for name, value in headers_of(scope, token) if name in wanted}
    try:
        async with connect(
            url, additional_headers=headers, compression=None, max_size=MOST_MESSAGE, proxy=None, ping_interval=None
        ) as wire:
            return await passed(socket, wire)
    except ConnectionRefusedError:
        await owners.suspect(owner.node)
    except (OSError, WebSocketException, TimeoutError):
        pass
    return COME_AGAIN, "come again"


async def passed(socket: WebSocket[Any, Any, Any], wire: ClientConnection) -> tuple[int, str]:
    """Pass messages on until one side ends; return how to close."""

    async def out() -> None:
        while True:
            await wire.send(await socket.receive_text())

    async def back() -> None:
        async for text in wire:
            await socket.send_text(text if isinstance(text, str) else text.decode())

    ways = [asyncio.create_task(out()), asyncio.create_task(back())]
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        ends = await asyncio.gather(*ways, return_exceptions=True)
    unexpected = [
        end
        for end in ends
        if isinstance(end, Exception)
        and not isinstance(end, (ConnectionClosed, WebSocketDisconnect, RuntimeError, OSError))
    ]
    if unexpected:
        raise unexpected[0]
    code = wire.close_code
    return (code, wire.close_reason or "") if code is not None and code not in (1005, 1006) else (COME_AGAIN, "")
