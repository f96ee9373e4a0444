"""The WebSocket of a table: hello, act, say in; state, acked, refused, said, presence out."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from beffroi.kernel.errors import Illegal
from beffroi.kernel.game import SPECTATOR
from beffroi.server.access import banned
from beffroi.server.connection import (
    BANNED,
    COME_AGAIN,
    NO_TABLE,
    TOO_LATE,
    TOO_MANY,
    TRY_LATER,
    WRONG_ORIGIN,
    Connection,
)
from beffroi.server.forward import relay, token_of
from beffroi.server.house import House
from beffroi.server.limits import ACTS, CHATS, HELLOS, MESSAGES, PAGES, TABLE_PAGES, Pace
from beffroi.server.owners import BROKEN, PASSED, Elsewhere
from beffroi.server.problems import LOG, Refusal, not_yours, seldom, too_often
from beffroi.server.wire import Acked, Act, FromBrowser, Hello, Refused, Say
from beffroi.store.engines import brief

MOST_MESSAGE = 8192
HELLO_PATIENCE = 10.0  # seconds within which a page must say hello
BREATHER = 1.0  # seconds for which nothing is read from a page that sends too much
DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(FromBrowser)
CODES = {403: BANNED, 404: NO_TABLE, 503: COME_AGAIN}

Socket = WebSocket[Any, Any, Any]


def from_our_page(socket: Socket) -> bool:
    """Return whether a connection comes from one of our pages: browsers always say, programs need not."""
    origin = socket.headers.get("origin")
    host = socket.headers.get("host")
    if PASSED in socket.scope or not origin or urlsplit(origin).netloc == host:
        return True
    if seldom("origin"):
        LOG.warning("a page of %.99s called %.99s; if both are this server, its proxy must pass on Host", origin, host)
    return False


@websocket("/ws/tables/{id:str}")
async def table_socket(socket: Socket, id: FromPath[str]) -> None:
    """Serve one page of a table for as long as it is open."""
    house: House = socket.app.state.house
    await socket.accept()
    if not from_our_page(socket):
        await socket.close(WRONG_ORIGIN, "wrong origin")
        return
    guest, network = house.guest_of(socket), house.network_of(socket)
    try:
        if PASSED in socket.scope:  # the process that the page reached has counted it
            await at_table(house, socket, id, guest, network)
            return
        if not house.limits.allows(PAGES, guest, network):
            raise too_often()
        with house.limits.page(guest, network) as too_many:
            if too_many:
                raise Refusal(429, "too-many-pages", "too many pages are open from here; close some of them")
            try:
                await at_table(house, socket, id, guest, network)
            except Elsewhere as owner:
                await close(socket, *await relay(socket, owner, house.owners, token_of(house.keys.secret)))
    except Refusal as refusal:
        await close(socket, CODES.get(refusal.status, TOO_MANY), refusal.text)
    except Elsewhere:
        await close(socket, COME_AGAIN, "come again")
    except BROKEN as error:
        LOG.error("table %s cannot be opened: %s", id[:32], brief(error))
        await close(socket, TRY_LATER, "try again later")
    except Exception as error:
        LOG.error("a connection of table %s failed", id[:32], exc_info=error)
        await close(socket, 1011, "something went wrong here")


async def at_table(house: House, socket: Socket, id: str, guest: str | None, network: str) -> None:
    """Serve a page of a table that this process owns; raise Elsewhere if another one does."""
    async with house.lobby.room(id) as room:
        page = Connection(socket, room, guest, network)
        if len(room.pages) >= TABLE_PAGES and not room.row.mine(guest) and house.limits.factor > 0:
            raise Refusal(429, "too-many-pages", "too many people watch this table; try again later")
        if house.access.banned(guest, network):
            raise banned()
        await serve(house, page)


async def serve(house: House, page: Connection) -> None:
    """Read and send concurrently; when either ends, so does the other."""
    room = page.room
    room.come(page)
    room.wake_bots()
    reading = asyncio.create_task(read(page, house))
    sending = asyncio.create_task(page.pump())
    try:
        await asyncio.wait((reading, sending), return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.go(page)
        reading.cancel()
        sending.cancel()
        ends = await asyncio.gather(reading, sending, return_exceptions=True)
    code, reason = page.why if page.closed else (1000, "")
    for end in ends:
        if isinstance(end, TimeoutError):
            code, reason = TOO_LATE, "nothing was said"
        elif isinstance(end, Exception) and not isinstance(end, (WebSocketDisconnect, RuntimeError, OSError)):
            LOG.error("a connection of table %s failed", room.row.key, exc_info=end)
    await close(page.socket, code, reason)


async def close(socket: Socket, code: int, reason: str) -> None:
    """Close a connection, unless the other side already has."""
    try:
        await socket.close(code, reason[:100])
    except (WebSocketDisconnect, RuntimeError, OSError):
        return


async def read(page: Connection, house: House) -> None:
    """Answer messages one after another."""
    async with asyncio.timeout(HELLO_PATIENCE) as patience:
        while True:
            text = await page.socket.receive_text()
            if not allowed(house, MESSAGES, page):
                await asyncio.sleep(BREATHER)  # what is not read waits with the sender
            try:
                if len(text) > MOST_MESSAGE:
                    raise Refusal(413, "too-large", "a message has at most 8 kB")
                message = DECODER.decode(text)
            except (msgspec.DecodeError, Refusal, RecursionError) as error:
                page.tell(Refused("", "bad-request", str(error)[:200], {}))
                continue
            match message:
                case Hello():
                    patience.reschedule(None)
                    await greet(page, house, message)
                case Act():
                    await act(page, house, message)
                case Say():
                    await say(page, house, message)


def allowed(house: House, pace: Pace, page: Connection) -> bool:
    """Return whether a page may do something again now, and count it."""
    return house.limits.allows(pace, page.guest, page.network)


async def greet(page: Connection, house: House, hello: Hello) -> None:
    """Set the viewer of a page, then send it everything."""
    room = page.room
    if not allowed(house, HELLOS, page):
        page.tell(Refused("", "too-often", too_often().text, {}))
        await asyncio.sleep(BREATHER)
    viewer = max(hello.seat, SPECTATOR)  # all seats below 0 are the spectator's
    if viewer >= 0 and viewer not in room.row.mine(page.guest):
        refusal = not_yours()
        page.tell(Refused("", refusal.error, refusal.text, {"seat": str(viewer)[:20]}))
        viewer = SPECTATOR
    if room.film is not None:
        await house.films.reel(room.row, viewer)
    first = not page.greeted
    page.viewer, page.greeted = viewer, True
    page.forget()
    if first and room.chat:
        page.tell(room.said(room.chat))
    if first and house.access.closing is not None:
        page.tell(house.access.notice())
    if first and room.thinking.seats:
        page.tell(room.thinking)
    page.touch()


async def act(page: Connection, house: House, message: Act) -> None:
    """Enter an action; confirm that it is on disk, or say why not."""
    key = message.key[:80]
    try:
        if not allowed(house, ACTS, page):
            raise too_often()
        await page.room.act(page.guest, message, lambda: confirm(page, message))
    except Illegal as error:
        facts = {name: str(value)[:200] for name, value in error.facts.items()}
        page.tell(Refused(key, error.key, str(error)[:400], facts))
    except Refusal as error:
        facts = {name: str(value)[:200] for name, value in error.facts.items()}
        page.tell(Refused(key, error.error, error.text, facts))
    if page.room.broken:
        page.cut()


def confirm(page: Connection, message: Act) -> None:
    """Tell a page that its action is on disk."""
    live = page.room.live
    page.tell(Acked(message.key, live.known(message.seat) if live is not None else 0))


async def say(page: Connection, house: House, message: Say) -> None:
    """Say something at the table."""
    try:
        if not allowed(house, CHATS, page):
            raise too_often()
        house.access.check_open()
        guest = await house.guest(page.guest) if page.guest is not None else None
        await page.room.say(page.guest, guest.name if guest is not None else "?", message.text)
    except Refusal as error:
        page.tell(Refused("", error.error, error.text, {}))
    if page.room.broken:
        page.cut()
