"""Calls about people and tables: me, opening, joining, leaving, starting, rematch."""

from __future__ import annotations

import secrets
from dataclasses import replace
from math import ceil
from typing import Any, Literal

from litestar import Request, Response, Router, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from beffroi.bots import STAND_IN
from beffroi.kernel.game import Game
from beffroi.server.auth import clean_color, clean_name, distinct, new_id
from beffroi.server.house import House, InHouse
from beffroi.server.limits import GUESTS, TABLES
from beffroi.server.lobby import free_color, new_row, note_opened
from beffroi.server.logs import event
from beffroi.server.mine import forget_me, my_data
from beffroi.server.problems import Refusal, may_answer, not_yours
from beffroi.server.room import Room
from beffroi.server.wire import Join, Me, NewMe, NewTable, SeatBot, TableInfo
from beffroi.store.rows import GuestRow, SeatRow, TableRow

Asked = Request[Any, Any, Any]
MOST_LISTED = 60


def secure(request: Asked) -> bool:
    """Return whether the page came over https: then its cookies stay there."""
    return request.scope["scheme"] == "https"


@get("/me", summary="Who I am", responses=may_answer(429))
async def me(request: Asked, house: InHouse) -> Response[Me]:
    """Return the guest behind the cookie; the first call makes one."""
    id = house.guest_of(request)
    if id is None:
        house.limit(GUESTS, request)
    guest = await house.guest(id or new_id(20))
    cookies = [] if id else [house.keys.cookie(guest.id, secure(request))]
    if id is None:
        event("guest made", guest=guest.id)
    return Response(Me(guest.id, guest.name, guest.color), cookies=cookies)


@put("/me", summary="Change my name and color", responses=may_answer(400, 403, 413, 429))
async def set_me(request: Asked, house: InHouse, data: JSONBody[NewMe]) -> Me:
    """Store a name and a color."""
    guest = await house.known(request)
    guest.name, guest.color = clean_name(data.name), clean_color(data.color)
    await house.store.set_guest(guest)
    return Me(guest.id, guest.name, guest.color)


@get("/tables", summary="Lists of tables", responses=may_answer(400, 429))
async def list_tables(
    request: Asked, house: InHouse, which: FromQuery[Literal["mine", "listed", "watch"]] = "mine"
) -> list[TableInfo]:
    """Return my tables, those waiting for players, or those open to spectators."""
    guest = house.guest_of(request)
    if which == "mine":
        rows = await house.store.tables_of(guest, MOST_LISTED) if guest else []
    else:
        states = ["open"] if which == "listed" else ["playing", "over"]
        rows = await house.store.listed(states, MOST_LISTED)
    return [house.lobby.info(row, guest) for row in rows]


@post("/tables", summary="Open a table", responses=may_answer(400, 403, 404, 413, 429))
async def open_table(request: Asked, house: InHouse, data: JSONBody[NewTable]) -> TableInfo:
    """Open a table, private unless listed; if no seat is open, the game starts."""
    guest = await house.known(request)
    house.limit(TABLES, request)
    key = await house.lobby.open_table(data, guest, house.network_of(request))
    async with house.lobby.room(key) as room:
        return room.info(guest.id)


@get("/tables/{id:str}", summary="One table", responses=may_answer(404, 429))
async def one_table(request: Asked, house: InHouse, id: FromPath[str]) -> TableInfo:
    """Return a table; anyone who has its link may see it."""
    return house.lobby.info(await house.lobby.row(id), house.guest_of(request))


@post(
    "/tables/{id:str}/join", status_code=200, summary="Take a seat", responses=may_answer(400, 403, 404, 409, 413, 429)
)
async def join(request: Asked, house: InHouse, id: FromPath[str], data: JSONBody[Join]) -> TableInfo:
    """Take an open seat, or take mine back from a bot; filling the last open seat starts the game."""
    guest = await house.known(request)
    async with house.lobby.room(id) as room:

        async def joined() -> None:
            seat = seat_of(room, data.seat)
            mine = room.row.mine(guest.id)
            if seat.kind == "open":
                if mine and guest.id != room.row.owner:
                    raise Refusal(409, "one-seat", "you have a seat here already; the others are for others")
                await take_seat(house, room, seat, guest)
            elif data.seat in mine:
                await change_seat(house, room, seat, away=False, bot="")
            else:
                raise Refusal(409, "seat-taken", "this seat is taken")

        await room.alone(joined)
        event("seat taken", table=id, seat=data.seat, guest=guest.id)
        room.network = house.network_of(request)
        if room.full():
            await house.lobby.begin(room)
        room.changed()
        return room.info(guest.id)


@post(
    "/tables/{id:str}/leave",
    status_code=200,
    summary="Leave a seat",
    responses=may_answer(400, 403, 404, 409, 413, 429),
)
async def leave(request: Asked, house: InHouse, id: FromPath[str], data: JSONBody[Join]) -> TableInfo:
    """Leave a seat: before the game it becomes open again, later a bot stands in until it is taken back."""
    guest = await house.known(request)
    async with house.lobby.room(id) as room:

        async def left() -> None:
            seat = own_seat(room, data.seat, guest)
            if room.row.state == "open":
                await empty_seat(house, room, seat)
            else:
                await change_seat(house, room, seat, away=True, bot=STAND_IN)

        await room.alone(left)
        event("seat left", table=id, seat=data.seat, guest=guest.id)
        room.changed()
        room.wake_bots()
        return room.info(guest.id)


@post(
    "/tables/{id:str}/kick",
    status_code=200,
    summary="Free a seat",
    responses=may_answer(400, 403, 404, 409, 413, 429),
)
async def kick(request: Asked, house: InHouse, id: FromPath[str], data: JSONBody[Join]) -> TableInfo:
    """Free a seat that somebody took; only for the host, before the game starts."""
    guest = await house.known(request)
    async with house.lobby.room(id) as room:

        async def freed() -> None:
            seat = seat_of(room, data.seat)
            host_before_start(room, guest)
            if seat.kind != "human" or seat.guest == guest.id:
                raise Refusal(409, "seat-not-taken", "nobody else sits here")
            await empty_seat(house, room, seat)

        await room.alone(freed)
        event("seat freed", table=id, seat=data.seat, guest=guest.id)
        room.changed()
        return room.info(guest.id)


@post(
    "/tables/{id:str}/stand-in",
    status_code=200,
    summary="Let a bot play for somebody",
    responses=may_answer(400, 403, 404, 409, 413, 429),
)
async def stand_in(request: Asked, house: InHouse, id: FromPath[str], data: JSONBody[Join]) -> TableInfo:
    """Let a bot play for somebody who is awaited and has been away for a while; they may come back at any time."""
    guest = await house.known(request)
    async with house.lobby.room(id) as room:

        async def replaced() -> None:
            seat = seat_of(room, data.seat)
            mine = room.row.mine(guest.id)
            if not mine or seat.n in mine:
                raise Refusal(403, "not-yours", "only those who wait for somebody may do this")
            if seat.played_by_bot() or seat.n not in room.playable().waiting():
                raise Refusal(409, "not-awaited", "nobody waits for this player")
            early = house.settings.absent - room.absent(seat.n)
            if early > 0:
                text = "this player was here a moment ago; give them some time"
                raise Refusal(409, "not-absent", text, minutes=ceil(early / 60))
            await change_seat(house, room, seat, away=True, bot=STAND_IN)
            await room.add_line(seat.n, seat.name, "", "stand-in")

        await room.alone(replaced)
        room.changed()
        room.wake_bots()
        return room.info(guest.id)


def host_before_start(room: Room, guest: GuestRow) -> None:
    """Refuse anybody but the host, and even the host once the game has started."""
    if guest.id != room.row.owner:
        raise Refusal(403, "not-host", "only whoever opened the table may do this")
    if room.row.state != "open":
        raise Refusal(409, "started", "the game has already started")


def seat_of(room: Room, number: int) -> SeatRow:
    """Return a seat, or refuse a number that the table does not have."""
    if not 0 <= number < len(room.row.seats):
        raise Refusal(404, "no-seat", "this table has no such seat")
    return room.row.seats[number]


def own_seat(room: Room, number: int, guest: GuestRow) -> SeatRow:
    """Return a seat of a guest while the game is not over, or refuse it."""
    seat = seat_of(room, number)
    if seat.n not in room.row.mine(guest.id):
        raise not_yours()
    if room.row.state == "over":
        raise Refusal(409, "over", "the game is over")
    return seat


async def take_seat(house: House, room: Room, seat: SeatRow, guest: GuestRow) -> None:
    """Seat a guest, with their own name and color unless somebody here has them."""
    others = [other for other in room.row.seats if other is not seat]
    color = free_color(others, guest.color)
    name = distinct(guest.name, [other.name for other in others])
    taken = {"kind": "human", "guest": guest.id, "name": name, "color": color, "bot": ""}
    await change_seat(house, room, seat, guest_row=guest, **taken)


async def empty_seat(house: House, room: Room, seat: SeatRow) -> None:
    """Make a seat open again."""
    await change_seat(house, room, seat, kind="open", guest=None, name="", link="", bot=house.roster.usual, hints=False)


async def change_seat(
    house: House, room: Room, seat: SeatRow, guest_row: GuestRow | None = None, **values: Any
) -> None:
    """Persist the new seat, then apply it; only within `alone`."""
    after = replace(seat, **values)
    await house.store.set_seats(room.row, [after], guest_row)
    room.row.seats[seat.n] = after


@put("/tables/{id:str}/bot", summary="Choose a bot", responses=may_answer(400, 403, 404, 409, 413, 429))
async def choose_bot(request: Asked, house: InHouse, id: FromPath[str], data: JSONBody[SeatBot]) -> TableInfo:
    """Choose who plays in a bot's seat, or in an open one if nobody comes; only for whoever opened the table."""
    guest = await house.known(request)
    async with house.lobby.room(id) as room:

        async def chosen() -> None:
            seat = seat_of(room, data.seat)
            host_before_start(room, guest)
            if seat.kind == "human":
                raise Refusal(409, "seat-taken", "this seat is taken")
            await change_seat(house, room, seat, bot=house.roster.chosen(data.bot))

        await room.alone(chosen)
        room.changed()
        return room.info(guest.id)


@post("/tables/{id:str}/start", status_code=200, summary="Begin", responses=may_answer(403, 404, 409, 429))
async def start(request: Asked, house: InHouse, id: FromPath[str]) -> TableInfo:
    """Start the game; bots take the seats that are still open. Only for whoever opened the table."""
    guest = await house.known(request)
    async with house.lobby.room(id) as room:
        host_before_start(room, guest)
        await house.lobby.begin(room)
        return room.info(guest.id)


@post("/tables/{id:str}/rematch", status_code=200, summary="Play again", responses=may_answer(403, 404, 409, 429))
async def rematch(request: Asked, house: InHouse, id: FromPath[str]) -> TableInfo:
    """Open the rematch table for the same people, each one seat further; asking twice returns the same one."""
    guest = await house.known(request)
    house.limit(TABLES, request)
    async with house.lobby.room(id) as room:
        old = room.row
        if not old.mine(guest.id):
            raise Refusal(403, "not-yours", "only players may ask for a rematch")
        if old.state != "over":
            raise Refusal(409, "not-over", "the game is not over")

        async def opened() -> None:
            if not old.rematch:
                game = await house.packs.game(old.game, old.pack)
                row = rematch_of(old, game, guest)
                await house.store.add_table(row, guest)
                note_opened(row)
                await house.store.change_table(old.key, rematch=row.key)
                old.rematch = row.key

        known = bool(old.rematch)
        await room.alone(opened)
        room.changed()
    if not known:
        async with house.lobby.room(old.rematch) as room:
            room.network = house.network_of(request)
    return house.lobby.info(await house.lobby.row(old.rematch), guest.id)


def rematch_of(old: TableRow, game: Game, guest: GuestRow) -> TableRow:
    """Return a table for the same people, each one seat further."""
    seats = [replace(seat, n=n, link="", hints=False) for n, seat in enumerate(old.seats[1:] + old.seats[:1])]
    for seat in seats:
        if seat.kind == "human" and seat.guest is None:  # of somebody who was forgotten: for whoever comes
            seat.kind, seat.away, seat.bot = "open", False, ""
    row = new_row(game, old.options, guest.id, seats, secrets.randbits(128), old.pack)
    row.listed, row.confirm = old.listed, old.confirm
    row.passes = set(old.passes)  # guests who came by a seat link play on until it is revoked
    return row


CALLS = [
    me,
    set_me,
    my_data,
    forget_me,
    list_tables,
    open_table,
    one_table,
    join,
    leave,
    kick,
    stand_in,
    choose_bot,
    start,
    rematch,
]
ROUTES = Router("/api", route_handlers=CALLS, tags=["tables"])
