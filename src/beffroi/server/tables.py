"""Calls about people and tables: me, opening, joining, leaving, seat links, rematch."""

from __future__ import annotations

import secrets
from typing import Any, Literal

from litestar import Request, Response, Router, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Redirect

from beffroi.bots import STAND_IN
from beffroi.server.auth import clean_color, clean_name, hashed, new_id, new_secret
from beffroi.server.house import House, InHouse
from beffroi.server.info import table_info
from beffroi.server.limits import TABLES
from beffroi.server.lobby import free_color, new_row
from beffroi.server.problems import Refusal, may_answer, not_yours
from beffroi.server.room import Room
from beffroi.server.wire import Join, Me, NewMe, NewTable, SeatBot, SeatLink, TableInfo
from beffroi.store import Lost
from beffroi.store.rows import GuestRow, SeatRow, TableRow

Asked = Request[Any, Any, Any]
MOST_LISTED = 60
NO_LINK = "error-no-link"  # what the home page says about a revoked link


def secure(request: Asked) -> bool:
    """Return whether the page came over https: then its cookies stay there."""
    return request.scope["scheme"] == "https"


@get("/me", summary="Who I am", responses=may_answer(429))
async def me(request: Asked, house: InHouse) -> Response[Me]:
    """Return the guest behind the cookie; the first call makes one."""
    id = house.guest_of(request)
    guest = await house.guest(id or new_id(20))
    cookies = [] if id else [house.keys.cookie(guest.id, secure(request))]
    return Response(Me(guest.id, guest.name, guest.color), cookies=cookies)


@put("/me", summary="Change my name and color", responses=may_answer(400, 403, 413, 429))
async def set_me(request: Asked, house: InHouse, data: JSONBody[NewMe]) -> Me:
    """Store a name and a color."""
    guest = await house.known(request)
    guest.name, guest.color = clean_name(data.name), clean_color(data.color)
    await house.store.set_guest(guest)
    return Me(guest.id, guest.name, guest.color)


def shown(house: House, row: TableRow, guest: str | None) -> TableInfo:
    """Return a table for a list; one in memory knows who is there."""
    room = house.lobby.rooms.get(row.key)
    return room.info(guest) if room is not None else table_info(row, guest, set(), house.roster)


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
    return [shown(house, row, guest) for row in rows]


@post("/tables", summary="Open a table", responses=may_answer(400, 403, 404, 413, 429))
async def open_table(request: Asked, house: InHouse, data: JSONBody[NewTable]) -> TableInfo:
    """Open a table, private unless listed; if no seat is open, the game starts."""
    guest = await house.known(request)
    house.limit(TABLES, request)
    key = await house.lobby.open_table(data, guest)
    async with house.lobby.room(key) as room:
        return room.info(guest.id)


@get("/tables/{id:str}", summary="One table", responses=may_answer(404, 429))
async def one_table(request: Asked, house: InHouse, id: FromPath[str]) -> TableInfo:
    """Return a table; anyone who has its link may see it."""
    async with house.lobby.room(id) as room:
        return room.info(house.guest_of(request))


@post(
    "/tables/{id:str}/join", status_code=200, summary="Take a seat", responses=may_answer(400, 403, 404, 409, 413, 429)
)
async def join(request: Asked, house: InHouse, id: FromPath[str], data: JSONBody[Join]) -> TableInfo:
    """Take an open seat, or take mine back from a bot; filling the last open seat starts the game."""
    guest = await house.known(request)
    async with house.lobby.room(id) as room:
        async with room.lock:
            seat = seat_of(room, data.seat)
            if seat.kind == "open":
                await take_seat(house, room, seat, guest)
            elif data.seat in room.row.mine(guest.id):
                await change_seat(house, room, seat, away=False, bot="")
            else:
                raise Refusal(409, "seat-taken", "this seat is taken")
        if room.row.state == "open" and not any(seat.kind == "open" for seat in room.row.seats):
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
        async with room.lock:
            seat = own_seat(room, data.seat, guest)
            if room.row.state == "open":
                await change_seat(
                    house, room, seat, kind="open", guest=None, name="", link="", bot=house.roster.usual, hints=False
                )
            else:
                await change_seat(house, room, seat, away=True, bot=STAND_IN)
        room.changed()
        room.wake_bots()
        return room.info(guest.id)


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
    """Seat a guest, with their own color if nobody has it."""
    others = [other for other in room.row.seats if other is not seat]
    color = free_color(others, guest.color)
    taken = {"kind": "human", "guest": guest.id, "name": guest.name, "color": color, "bot": ""}
    await change_seat(house, room, seat, guest_row=guest, **taken)


async def change_seat(
    house: House, room: Room, seat: SeatRow, guest_row: GuestRow | None = None, **values: Any
) -> None:
    """Persist the new seat, then apply it."""
    after = SeatRow(**({name: getattr(seat, name) for name in SeatRow.__slots__} | values))
    await house.store.set_seats(room.row, [after], guest_row)
    room.row.seats[seat.n] = after


@put("/tables/{id:str}/bot", summary="Choose a bot", responses=may_answer(400, 403, 404, 409, 413, 429))
async def choose_bot(request: Asked, house: InHouse, id: FromPath[str], data: JSONBody[SeatBot]) -> TableInfo:
    """Choose who plays in a bot's seat, or in an open one if nobody comes; only for whoever opened the table."""
    guest = await house.known(request)
    async with house.lobby.room(id) as room:
        async with room.lock:
            seat = seat_of(room, data.seat)
            if guest.id != room.row.owner:
                raise Refusal(403, "not-yours", "only whoever opened the table may choose its bots")
            if room.row.state != "open":
                raise Refusal(409, "started", "the game has already started")
            if seat.kind == "human":
                raise Refusal(409, "seat-taken", "this seat is taken")
            await change_seat(house, room, seat, bot=house.roster.chosen(data.bot))
        room.changed()
        return room.info(guest.id)


@post("/tables/{id:str}/start", status_code=200, summary="Begin", responses=may_answer(403, 404, 409, 429))
async def start(request: Asked, house: InHouse, id: FromPath[str]) -> TableInfo:
    """Start the game; bots take the seats that are still open."""
    guest = await house.known(request)
    async with house.lobby.room(id) as room:
        if guest.id != room.row.owner and not room.row.mine(guest.id):
            raise Refusal(403, "not-yours", "only players at the table may start the game")
        if room.row.state != "open":
            raise Refusal(409, "started", "the game has already started")
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
        async with room.lock:
            if not old.rematch:
                seats = old.seats[1:] + old.seats[:1]
                again = [
                    SeatRow(n, seat.kind, seat.guest, seat.name, seat.color, seat.bot, seat.away)
                    for n, seat in enumerate(seats)
                ]
                game = await house.packs.game(old.game, old.pack)
                row = new_row(game, old.options, guest.id, again, secrets.randbits(128), old.pack)
                row.listed, row.confirm = old.listed, old.confirm
                row.passes = set(old.passes)  # guests who came by a seat link play on until it is revoked
                await house.store.add_table(row, guest)
                await house.store.change_table(old.key, rematch=row.key)
                old.rematch = row.key
        room.changed()
        key = old.rematch
    async with house.lobby.room(key) as room:
        await house.lobby.begin(room)
        return room.info(guest.id)


@post("/tables/{id:str}/link", status_code=200, summary="Seat link", responses=may_answer(403, 404, 429))
async def link(request: Asked, house: InHouse, id: FromPath[str]) -> SeatLink:
    """Create a secret for another device; the previous one is revoked, and guests who used it lose the seats."""
    secret = new_secret()
    await set_link(request, house, id, hashed(secret))
    return SeatLink(f"/seat/{secret}")


@delete("/tables/{id:str}/link", status_code=204, summary="Revoke the seat link", responses=may_answer(403, 404, 429))
async def no_link(request: Asked, house: InHouse, id: FromPath[str]) -> None:
    """Revoke the seat link; guests who used it lose the seats."""
    await set_link(request, house, id, "")


async def set_link(request: Asked, house: House, id: str, link: str) -> None:
    """Change the link of all seats the guest owns; guests who came by a link cannot create or revoke one."""
    guest = await house.known(request)
    async with house.lobby.room(id) as room:
        own = [seat for seat in room.row.seats if seat.guest == guest.id]
        if not own:
            raise not_yours()
        async with room.lock:
            await house.store.set_link(id, guest.id, link)
            for seat in own:
                seat.link = link
            room.row.passes = {(owner, other) for owner, other in room.row.passes if owner != guest.id}
            for page in room.pages:
                if page.viewer >= 0 and page.viewer not in room.row.mine(page.guest):
                    page.cut()  # it showed a seat that it lost
        room.changed()


@get("/seat/{secret:str}", include_in_schema=False)
async def by_link(request: Asked, house: InHouse, secret: FromPath[str]) -> Redirect:
    """Let the browser that opens a seat link play those seats from now on."""
    try:
        key, owner = await house.store.linked(hashed(secret))
    except Lost:
        return Redirect(f"/?problem={NO_LINK}", status_code=303)
    id = house.guest_of(request)
    guest = await house.guest(id or new_id(20))
    if guest.id != owner:
        async with house.lobby.room(key) as room:
            async with room.lock:
                await house.store.add_pass(key, owner, guest, room.row.created)
                room.row.passes.add((owner, guest.id))
            room.changed()
    cookies = [] if id else [house.keys.cookie(guest.id, secure(request))]
    return Redirect(f"/table/{key}", status_code=303, cookies=cookies)


CALLS = [me, set_me, list_tables, open_table, one_table, join, leave, choose_bot, start, rematch, link, no_link]
ROUTES = Router("/api", route_handlers=CALLS, tags=["tables"])
