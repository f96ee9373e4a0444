"""Calls about records: downloading and uploading them, watching a finished game, playing on from one of its moments."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from time import time
from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import FromPath, FromQuery, JSONBody

from beffroi import games
from beffroi.kernel.game import SPECTATOR
from beffroi.kernel.record import Entry, Header, Origin, Record, check_fits, check_name, read_record
from beffroi.server.archive import Film
from beffroi.server.auth import COLORS
from beffroi.server.headers import header_of, names_of, origin_of
from beffroi.server.house import House, InHouse
from beffroi.server.info import fits, resting
from beffroi.server.limits import TABLES
from beffroi.server.lobby import free_name, new_row, note_opened
from beffroi.server.problems import Refusal, may_answer
from beffroi.server.wire import Chart, Frame, PlayOn, ReplayInfo, Story, TableInfo, Told
from beffroi.store.rows import EntryRow, GuestRow, SeatRow, TableRow

MOST_RECORD = 1 << 20
MOST_ENTRIES = 5_000

Asked = Request[Any, Any, Any]


@dataclass
class RecordOperation(Operation):
    """A call whose body is a file, not JSON."""

    def __post_init__(self) -> None:
        """Declare it in the OpenAPI document."""
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={"text/plain": text}, description="a record", required=True)


async def shelved(house: House, id: str) -> TableRow:
    """Return a table whose film is asked for; its room need not be opened for that."""
    room = house.lobby.rooms.get(id)
    return room.row if room is not None else await house.lobby.row(id)


@get("/tables/{id:str}/replay", summary="A finished game", responses=may_answer(404, 409, 429))
async def replay(request: Asked, house: InHouse, id: FromPath[str]) -> ReplayInfo:
    """Return who acted when, with the revealed seed; the record was replayed to make its archive."""
    row = await shelved(house, id)
    film = await house.films.film(row)
    rounds = film.beginnings()
    return ReplayInfo(
        table=house.lobby.info(row, house.guest_of(request)),
        entries=[(seat, text) for seat, text, _ in film.common.entries],
        rounds=rounds,
        dates=[film.common.dates[n] for n in rounds],
        seed=row.seed,
        seed_hash=row.seed_hash,
        verified=sha256(row.seed.encode()).hexdigest() == row.seed_hash,
    )


@get("/tables/{id:str}/replay/{n:int}", summary="One moment of it", responses=may_answer(400, 404, 409, 429))
async def frame(house: InHouse, id: FromPath[str], n: FromPath[int], seat: FromQuery[int] = SPECTATOR) -> Frame:
    """Return the table after an entry, as seen by a seat or, with -1, by a spectator."""
    row = await shelved(house, id)
    film, reel = await house.films.film(row), await house.films.reel(row, seat)
    moment(film, n)
    actor, text, targets = film.common.entries[n - 1] if n else (SPECTATOR, "", [])
    return Frame(
        n=n,
        of=film.last,
        seat=actor,
        text=text,
        targets=targets,
        told=reel.told(n),
        view=reel.view(n),
        scores=film.scores(n),
        round=film.common.dates[n].get("round", 0),
    )


def moment(film: Film, n: int) -> None:
    """Refuse a moment that a game does not have."""
    if not 0 <= n <= film.last:
        raise Refusal(404, "no-frame", "this game has no such moment or seat")


@get("/tables/{id:str}/story", summary="The whole log", responses=may_answer(400, 404, 409, 429))
async def story(house: InHouse, id: FromPath[str], seat: FromQuery[int] = SPECTATOR) -> Story:
    """Return the log of a finished game as a seat or, with -1, a spectator saw it, entry by entry."""
    row = await shelved(house, id)
    film, reel = await house.films.film(row), await house.films.reel(row, seat)
    return Story([Told(n, told) for n in range(film.last + 1) for told in reel.told(n)])


@get("/tables/{id:str}/chart", summary="A finished game in figures", responses=may_answer(404, 409, 429))
async def chart(house: InHouse, id: FromPath[str]) -> Chart:
    """Return score lines and key resources of every seat at the start of each round and at the end."""
    return (await house.films.film(await shelved(house, id))).common.chart


@post(
    "/tables/{id:str}/play-on",
    summary="Play on from one of its moments",
    responses=may_answer(400, 403, 404, 409, 413, 429),
)
async def play_on(request: Asked, house: InHouse, id: FromPath[str], data: JSONBody[PlayOn]) -> TableInfo:
    """Open a private table that continues a finished game from one of its moments; bots play all seats but mine."""
    guest = await house.known(request)
    house.limit(TABLES, request)
    bot = house.roster.chosen(data.bot)
    row = await shelved(house, id)
    film = await house.films.film(row)
    moment(film, data.n)
    if not 0 <= data.seat < len(row.seats):
        raise Refusal(404, "no-frame", "this game has no such moment or seat")
    if data.n in film.common.ended:
        raise Refusal(409, "over", "the game is over at this moment; go back to play on")
    if not fits(row):
        raise resting(row)
    header = header_of(row, await house.packs.game(row.game, row.pack))
    header.origin = Origin(id, data.n)
    seats = [
        SeatRow(seat.n, "human", guest.id, seat.name or guest.name, seat.color)
        if seat.n == data.seat
        else SeatRow(seat.n, "bot", None, seat.name or free_name(row.seats), seat.color, bot)
        for seat in row.seats
    ]
    record = Record(header, [Entry(seat, text) for seat, text, _ in film.common.entries[: data.n]], "")
    return await opened(house, guest, record, seats, row.pack)


async def opened(house: House, guest: GuestRow, given: Record, seats: list[SeatRow], pack: str) -> TableInfo:
    """Open a table that starts with the entries of a record."""
    header = given.header
    game = await house.packs.game(header.game, pack)
    row = new_row(game, header.options, guest.id, seats, header.seed, pack)
    row.position, row.state = header.position, "playing"
    if header.origin is not None:
        row.origin, row.origin_entries = header.origin.table, header.origin.entries
    entries = [EntryRow(n, entry.seat, entry.text, f"file:{n}", time()) for n, entry in enumerate(given.entries, 1)]
    kept = await house.packs.row(pack, header.game) if pack else None
    await house.store.add_table(row, guest, entries, kept)
    note_opened(row)
    async with house.lobby.room(row.key) as room:

        async def listed() -> None:  # so that lists know it after a restart, too
            shown = {name: getattr(room.row, name) for name in ("state", "waiting", "round", "rounds")}
            await house.store.change_table(row.key, **shown)

        await room.alone(listed)
        if room.row.state == "over":
            house.films.soon(room.row)
        return room.info(guest.id)


FILE = {200: ResponseSpec(str, media_type="text/plain", generate_examples=False, description="the record")}


@get(
    "/tables/{id:str}/record",
    media_type="text/plain",
    summary="The record as a file",
    responses=FILE | may_answer(403, 404, 409, 429),
)
async def record(request: Asked, house: InHouse, id: FromPath[str]) -> Response[str]:
    """Return the stored record, if the game is over or I play every human seat.

    A table of older rules cannot go on: anyone who sits there may download its record.
    """
    row = await shelved(house, id)
    if row.state == "open":
        raise Refusal(409, "not-started", "the game has not started")
    mine = row.mine(house.guest_of(request))
    rests = bool(mine) and not fits(row)
    if row.state != "over" and row.players() != mine and not rests:
        raise Refusal(
            403, "not-over", "others play too: the record shows secrets, so it is available once the game is over"
        )
    header = Header(
        row.game, row.rules, row.data, names_of(row), row.options, int(row.seed), row.position, origin_of(row)
    )
    entries = [Entry(entry.seat, entry.text) for entry in await house.store.entries(id)]
    headers = {"content-disposition": f'attachment; filename="{row.game}-{row.key}.beffroi"'}
    return Response(Record(header, entries, "").text(), media_type="text/plain; charset=utf-8", headers=headers)


@post(
    "/records",
    summary="Upload a record",
    request_max_body_size=MOST_RECORD,
    responses=may_answer(400, 403, 409, 413, 429),
    operation_class=RecordOperation,
)
async def bring(request: Asked, house: InHouse) -> TableInfo:
    """Open a table from a record: to watch if the game is over, else to play on, with all seats mine."""
    guest = await house.known(request)
    house.limit(TABLES, request)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refusal(400, "bad-record", "this is not a record: it is not text") from None
    given = read_record(text)
    if given.header.game not in games.keys() or len(given.entries) > MOST_ENTRIES:
        raise Refusal(400, "bad-record", "this record is of a game that is not here, or is far too long")
    built_in = games.load(given.header.game)
    other = given.header.data != built_in.fingerprint
    pack = await house.store.pack_with(given.header.game, given.header.data) if other else ""
    game = await house.packs.game(given.header.game, pack)
    check_fits(given.header, game)  # older rules: refused, naming the release that has them
    await house.players.check(house.network_of(request), text, game.data.pack)
    for seat, name in enumerate(given.header.names):
        check_name(name, f"names[{seat}]")
    seats = [SeatRow(n, "human", guest.id, name, COLORS[n % len(COLORS)]) for n, name in enumerate(given.header.names)]
    return await opened(house, guest, given, seats, pack)


ROUTES = Router("/api", route_handlers=[replay, frame, story, chart, play_on, record, bring], tags=["records"])
