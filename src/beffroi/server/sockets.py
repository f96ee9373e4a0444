"""The WebSocket of a table: hello, act, say in; state, acked, refused, said out."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from beffroi.kernel.errors import Illegal
from beffroi.server.connection import Connection
from beffroi.server.house import House
from beffroi.server.limits import ACTS, CHATS
from beffroi.server.problems import LOG, Refusal, not_yours
from beffroi.server.room import Room
from beffroi.server.wire import Acked, Act, FromBrowser, Hello, Refused, Say, Thinking

MOST_MESSAGE = 8192
DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(FromBrowser)
NO_TABLE, WRONG_ORIGIN, UNREADABLE = 4404, 4403, 4400  # codes that tell a page not to reconnect

Socket = WebSocket[Any, Any, Any]


def from_our_page(socket: Socket) -> bool:
    """Return whether a connection comes from one of our pages: browsers always say, programs need not."""
    origin = socket.headers.get("origin")
    return not origin or urlsplit(origin).netloc == socket.headers.get("host")


@websocket("/ws/tables/{id:str}")
async def table_socket(socket: Socket, id: FromPath[str]) -> None:
    """Serve one page of a table for as long as it is open."""
    house: House = socket.app.state.house
    await socket.accept()
    if not from_our_page(socket):
        await socket.close(WRONG_ORIGIN, "wrong origin")
        return
    try:
        async with house.lobby.room(id) as room:
            await serve(socket, house, room)
    except Refusal as refusal:
        await close(socket, NO_TABLE, refusal.text)
    except Exception as error:
        LOG.error("a connection of table %s failed", id[:32], exc_info=error)
        await close(socket, 1011, "something went wrong here")


async def serve(socket: Socket, house: House, room: Room) -> None:
    """Read and send concurrently; when either ends, so does the other."""
    page = Connection(socket, room, house.guest_of(socket))
    room.pages.add(page)
    room.changed()
    reading = asyncio.create_task(read(page, house))
    sending = asyncio.create_task(page.pump())
    try:
        await asyncio.wait((reading, sending), return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.pages.discard(page)
        reading.cancel()
        sending.cancel()
        ends = await asyncio.gather(reading, sending, return_exceptions=True)
        room.changed()
    for end in ends:
        if isinstance(end, Exception) and not isinstance(end, (WebSocketDisconnect, RuntimeError, OSError)):
            LOG.error("a connection of table %s failed", room.row.key, exc_info=end)
    await close(socket, 1012 if page.closed else 1000, "come again")


async def close(socket: Socket, code: int, reason: str) -> None:
    """Close a connection, unless the other side already has."""
    try:
        await socket.close(code, reason[:100])
    except (WebSocketDisconnect, RuntimeError, OSError):
        return


async def read(page: Connection, house: House) -> None:
    """Answer messages one after another."""
    while True:
        text = await page.socket.receive_text()
        try:
            if len(text) > MOST_MESSAGE:
                raise Refusal(413, "too-large", "a message has at most 8 kB")
            message = DECODER.decode(text)
        except (msgspec.DecodeError, Refusal, RecursionError) as error:
            page.tell(Refused("", "bad-request", str(error)[:200], {}))
            continue
        match message:
            case Hello():
                greet(page, message)
            case Act():
                await act(page, house, message)
            case Say():
                await say(page, house, message)


def greet(page: Connection, hello: Hello) -> None:
    """Set the viewer of a page, then send it everything."""
    room = page.room
    viewer = hello.seat
    if viewer >= 0 and viewer not in room.row.mine(page.guest):
        refusal = not_yours()
        page.tell(Refused("", refusal.error, refusal.text, {"seat": str(viewer)}))
        viewer = -1
    first = not page.greeted
    page.viewer, page.greeted, page.lines, page.seen = viewer, True, 0, None
    if first and room.chat:
        page.tell(room.said(room.chat))
    if first and room.thinking:
        page.tell(Thinking(room.thinking))
    page.touch()


def address(socket: Socket) -> str:
    """Return the address a connection comes from."""
    return socket.client.host if socket.client is not None else ""


async def act(page: Connection, house: House, message: Act) -> None:
    """Enter an action; confirm that it is on disk, or say why not."""
    key = message.key[:80]
    try:
        if not house.limits.allows(ACTS, page.guest or address(page.socket)):
            raise Refusal(429, "too-often", "too many requests; wait a moment")
        await page.room.act(page.guest, message)
    except Illegal as error:
        facts = {name: str(value)[:200] for name, value in error.facts.items()}
        page.tell(Refused(key, error.key, str(error)[:400], facts))
    except Refusal as error:
        facts = {name: str(value)[:200] for name, value in error.facts.items()}
        page.tell(Refused(key, error.error, error.text, facts))
        if page.room.broken:
            page.cut()
    else:
        live = page.room.live
        page.tell(Acked(key, live.known(message.seat) if live is not None else 0))


async def say(page: Connection, house: House, message: Say) -> None:
    """Say something at the table."""
    try:
        if not house.limits.allows(CHATS, page.guest or address(page.socket)):
            raise Refusal(429, "too-often", "too many requests; wait a moment")
        guest = await house.guest(page.guest) if page.guest is not None else None
        await page.room.say(page.guest, guest.name if guest is not None else "?", message.text)
    except Refusal as error:
        page.tell(Refused("", error.error, error.text, {}))
