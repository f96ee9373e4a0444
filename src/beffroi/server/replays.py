"""Calls about records: downloading and uploading them, watching a finished game, playing on from one of its moments."""

from __future__ import annotations

from dataclasses import dataclass
from time import time
from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import FromPath, FromQuery, JSONBody

from beffroi import games
from beffroi.kernel.game import SPECTATOR
from beffroi.kernel.record import UNDO, Entry, Header, Origin, Record, check_fits, check_name, read_record
from beffroi.server.auth import COLORS
from beffroi.server.films import Films
from beffroi.server.house import House, InHouse
from beffroi.server.info import playable
from beffroi.server.limits import TABLES
from beffroi.server.lobby import header_of, new_row, origin_of
from beffroi.server.problems import Refusal, may_answer
from beffroi.server.wire import Chart, Frame, PlayOn, ReplayInfo, Story, TableInfo, Told
from beffroi.store.rows import EntryRow, GuestRow, SeatRow

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


@get("/tables/{id:str}/replay", summary="A finished game", responses=may_answer(404, 409, 429))
async def replay(request: Asked, house: InHouse, films: NamedDependency[Films], id: FromPath[str]) -> ReplayInfo:
    """Return who acted when, with the revealed seed; the record has been replayed to verify it."""
    async with house.lobby.room(id) as room:
        film = await films.film(house, room)
        rounds = film.beginnings()
        return ReplayInfo(
            table=room.info(house.guest_of(request)),
            entries=[(entry.seat, entry.text) for entry in film.live.entries],
            rounds=rounds,
            dates=[film.dates[n] for n in rounds],
            seed=room.row.seed,
            seed_hash=room.row.seed_hash,
            verified=film.verified,
        )


@get("/tables/{id:str}/replay/{n:int}", summary="One moment of it", responses=may_answer(400, 404, 409, 429))
async def frame(
    house: InHouse, films: NamedDependency[Films], id: FromPath[str], n: FromPath[int], seat: FromQuery[int] = SPECTATOR
) -> Frame:
    """Return the table after an entry, as seen by a seat or, with -1, by a spectator."""
    async with house.lobby.room(id) as room:
        film = await films.film(house, room)
        if not 0 <= n < len(film.states) or seat not in film.told:
            raise Refusal(404, "no-frame", "this game has no such moment or seat")
        state, game = film.states[n], film.live.game
        entry = film.live.entries[n - 1] if n else Entry(SPECTATOR, "")
        return Frame(
            n=n,
            of=len(film.states) - 1,
            seat=entry.seat,
            text=entry.text,
            targets=game.words.targets(game.words.parse(entry.text)) if entry.text not in ("", UNDO) else [],
            told=film.lines(seat, n),
            view=game.view(state, seat),
            scores=game.scores(state),
            round=film.dates[n].get("round", 0),
        )


@get("/tables/{id:str}/story", summary="The whole log", responses=may_answer(400, 404, 409, 429))
async def story(
    house: InHouse, films: NamedDependency[Films], id: FromPath[str], seat: FromQuery[int] = SPECTATOR
) -> Story:
    """Return the log of a finished game as a seat or, with -1, a spectator saw it, entry by entry."""
    async with house.lobby.room(id) as room:
        film = await films.film(house, room)
        if seat not in film.told:
            raise Refusal(404, "no-frame", "this game has no such moment or seat")
        return Story([Told(n, told) for n in range(len(film.states)) for told in film.lines(seat, n)])


@get("/tables/{id:str}/chart", summary="A finished game in figures", responses=may_answer(404, 409, 429))
async def chart(house: InHouse, films: NamedDependency[Films], id: FromPath[str]) -> Chart:
    """Return score lines and key resources of every seat at the start of each round and at the end."""
    async with house.lobby.room(id) as room:
        return (await films.film(house, room)).chart()


@post(
    "/tables/{id:str}/play-on",
    summary="Play on from one of its moments",
    responses=may_answer(400, 403, 404, 409, 413, 429),
)
async def play_on(
    request: Asked, house: InHouse, films: NamedDependency[Films], id: FromPath[str], data: JSONBody[PlayOn]
) -> TableInfo:
    """Open a private table that continues a finished game from one of its moments; bots play all seats but mine."""
    guest = await house.known(request)
    house.limit(TABLES, request)
    bot = house.roster.chosen(data.bot)
    async with house.lobby.room(id) as room:
        film = await films.film(house, room)
        if not 0 <= data.n < len(film.states) or not 0 <= data.seat < len(room.row.seats):
            raise Refusal(404, "no-frame", "this game has no such moment or seat")
        if not film.states[data.n].waiting:
            raise Refusal(409, "over", "the game is over at this moment; go back to play on")
        header, pack = header_of(room.row, film.live.game), room.row.pack
        header.origin = Origin(id, data.n)
        seats = [
            SeatRow(seat.n, "human", guest.id, seat.name, seat.color)
            if seat.n == data.seat
            else SeatRow(seat.n, "bot", None, seat.name, seat.color, bot)
            for seat in room.row.seats
        ]
        record = Record(header, film.live.entries[: data.n], "")
    return await opened(house, guest, record, seats, pack)


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
    async with house.lobby.room(row.key) as room:
        async with room.lock:  # so that no bot writes meanwhile
            shown = {name: getattr(room.row, name) for name in ("state", "waiting", "round", "rounds")}
            await house.store.change_table(row.key, **shown)  # so that lists know it after a restart, too
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
    async with house.lobby.room(id) as room:
        row = room.row
        if row.state == "open":
            raise Refusal(409, "not-started", "the game has not started")
        mine = row.mine(house.guest_of(request))
        rests = bool(mine) and not playable(row)
        if row.state != "over" and row.players() != mine and not rests:
            raise Refusal(
                403, "not-over", "others play too: the record shows secrets, so it is available once the game is over"
            )
        names = [seat.name for seat in row.seats]
        origin = origin_of(row)
        header = Header(row.game, row.rules, row.data, names, row.options, int(row.seed), row.position, origin)
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
    await house.players.check(text, game.data.pack)
    for seat, name in enumerate(given.header.names):
        check_name(name, f"names[{seat}]")
    seats = [SeatRow(n, "human", guest.id, name, COLORS[n % len(COLORS)]) for n, name in enumerate(given.header.names)]
    return await opened(house, guest, given, seats, pack)


ROUTES = Router("/api", route_handlers=[replay, frame, story, chart, play_on, record, bring], tags=["records"])
