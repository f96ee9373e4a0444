"""Calls about records: downloading, bringing one along, and watching a game that is over step by step."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256
from time import time
from typing import Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import FromPath, FromQuery

from beffroi import games
from beffroi.kernel.flow import State
from beffroi.kernel.game import SPECTATOR
from beffroi.kernel.record import UNDO, Entry, Header, Record, check_name, read_record
from beffroi.server.auth import COLORS
from beffroi.server.house import House, InHouse
from beffroi.server.limits import TABLES
from beffroi.server.live import ENCODER, Live
from beffroi.server.lobby import BREATH, header_of, new_row
from beffroi.server.problems import Refusal, may_answer
from beffroi.server.room import Room
from beffroi.server.wire import Frame, Line, ReplayInfo, Story, TableInfo, Told
from beffroi.store.rows import EntryRow, SeatRow

MOST_RECORD = 1 << 20
MOST_ENTRIES = 5_000
MOST_KEPT = 8  # games stepped through lately

Asked = Request[Any, Any, Any]


@dataclass
class RecordOperation(Operation):
    """A call whose body is a file, not JSON."""

    def __post_init__(self) -> None:
        """Say so in the document."""
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={"text/plain": text}, description="a record", required=True)


class Film:
    """A game that is over: the state after each entry, and what each viewer was told by it."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.states: list[State] = [live.state]
        self.rounds: list[int] = [self.round_of(live.state)]
        viewers = range(SPECTATOR, len(live.header.names))
        self.told: dict[int, list[list[msgspec.Raw]]] = {viewer: [live.teller(viewer).lines[:]] for viewer in viewers}
        self.verified = False

    def round_of(self, state: State) -> int:
        """Return the round of a state, or its year in a game of years; 0 for games without rounds."""
        view = self.live.game.view(state, SPECTATOR)
        return int(view.get("year", view.get("round", 0)))

    def add(self, entry: EntryRow) -> None:
        """Play the next entry; of an undo only that it happened is told."""
        before = {viewer: len(self.live.teller(viewer).lines) for viewer in self.told}
        self.live.take(self.live.attempt(entry.seat, entry.text))
        self.states.append(self.live.state)
        self.rounds.append(self.round_of(self.live.state))
        for viewer, told in self.told.items():
            if entry.text == UNDO:
                told.append([msgspec.Raw(ENCODER.encode(Line(0, {"what": "undone", "seat": entry.seat})))])
            else:
                told.append(self.live.teller(viewer).lines[before[viewer] :])

    def lines(self, viewer: int, n: int) -> list[dict[str, Any]]:
        """Return what an entry told a viewer."""
        return [msgspec.json.decode(line)["told"] for line in self.told[viewer][n]]

    def beginnings(self) -> list[int]:
        """Return the number of the first entry of each round."""
        return [n for n, number in enumerate(self.rounds) if n == 0 or number > max(self.rounds[:n])]


class Films:
    """Games stepped through lately."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Film] = OrderedDict()
        self.lock = asyncio.Lock()

    async def film(self, house: House, room: Room) -> Film:
        """Return the film of a table, made by replay and compared with the table itself."""
        row, final = room.row, room.playable()
        if row.state != "over":
            raise Refusal(409, "not-over", "a game can be watched step by step when it is over")
        async with self.lock:
            found = self.kept.get(row.key)
            if found is None:
                found = Film(Live(games.load(row.game), header_of(row)))
                for number, entry in enumerate(await house.store.entries(row.key), 1):
                    found.add(entry)
                    if number % BREATH == 0:
                        await asyncio.sleep(0)
                same = found.live.game.digest(found.live.state) == final.game.digest(final.state)
                found.verified = same and sha256(row.seed.encode()).hexdigest() == row.seed_hash
                self.kept[row.key] = found
            self.kept.move_to_end(row.key)
            while len(self.kept) > MOST_KEPT:
                self.kept.popitem(last=False)
            return found


@get("/tables/{id:str}/replay", summary="A game that is over", responses=may_answer(404, 409, 429))
async def replay(request: Asked, house: InHouse, films: NamedDependency[Films], id: FromPath[str]) -> ReplayInfo:
    """Return who acted when; the seed is revealed, and the record was replayed to verify it."""
    async with house.lobby.room(id) as room:
        film = await films.film(house, room)
        return ReplayInfo(
            table=room.info(house.guest_of(request)),
            entries=[(entry.seat, entry.text) for entry in film.live.entries],
            rounds=film.beginnings(),
            seed=room.row.seed,
            seed_hash=room.row.seed_hash,
            verified=film.verified,
        )


@get("/tables/{id:str}/replay/{n:int}", summary="One moment of it", responses=may_answer(400, 404, 409, 429))
async def frame(
    house: InHouse, films: NamedDependency[Films], id: FromPath[str], n: FromPath[int], seat: FromQuery[int] = SPECTATOR
) -> Frame:
    """Return the table after an entry, through the eyes of a seat or, with -1, of a spectator."""
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
            round=film.rounds[n],
        )


@get("/tables/{id:str}/story", summary="All that was told", responses=may_answer(400, 404, 409, 429))
async def story(
    house: InHouse, films: NamedDependency[Films], id: FromPath[str], seat: FromQuery[int] = SPECTATOR
) -> Story:
    """Return the log of a game that is over as a seat or, with -1, a spectator was told it, entry by entry."""
    async with house.lobby.room(id) as room:
        film = await films.film(house, room)
        if seat not in film.told:
            raise Refusal(404, "no-frame", "this game has no such moment or seat")
        return Story([Told(n, told) for n in range(len(film.states)) for told in film.lines(seat, n)])


FILE = {200: ResponseSpec(str, media_type="text/plain", generate_examples=False, description="the record")}


@get(
    "/tables/{id:str}/record",
    media_type="text/plain",
    summary="The record as a file",
    responses=FILE | may_answer(403, 404, 409, 429),
)
async def record(request: Asked, house: InHouse, id: FromPath[str]) -> Response[str]:
    """Return the record, from what is stored: when the game is over, or when every person's seat is mine."""
    async with house.lobby.room(id) as room:
        row = room.row
        if row.state == "open":
            raise Refusal(409, "not-started", "the game has not begun")
        if row.state != "over" and row.players() != row.mine(house.guest_of(request)):
            raise Refusal(
                403, "not-over", "others play too: the record shows secrets, it is given when the game is over"
            )
        names = [seat.name for seat in row.seats]
        header = Header(row.game, row.rules, row.data, names, row.options, int(row.seed), row.position)
        entries = [Entry(entry.seat, entry.text) for entry in await house.store.entries(id)]
    headers = {"content-disposition": f'attachment; filename="{row.game}-{row.key}.beffroi"'}
    return Response(Record(header, entries, "").text(), media_type="text/plain; charset=utf-8", headers=headers)


@post(
    "/records",
    summary="Bring a record along",
    request_max_body_size=MOST_RECORD,
    responses=may_answer(400, 403, 409, 413, 429),
    operation_class=RecordOperation,
)
async def bring(request: Asked, house: InHouse) -> TableInfo:
    """Open a table from a record: one that is over to watch, another one to play on, all seats mine."""
    guest = await house.known(request)
    house.limit(TABLES, request)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refusal(400, "bad-record", "this is no record: it is not a text") from None
    given = read_record(text)
    if given.header.game not in games.keys() or len(given.entries) > MOST_ENTRIES:
        raise Refusal(400, "bad-record", "this record is of a game that is not here, or far too long")
    await house.players.check(text)
    for seat, name in enumerate(given.header.names):
        check_name(name, f"names[{seat}]")
    seats = [SeatRow(n, "human", guest.id, name, COLORS[n % len(COLORS)]) for n, name in enumerate(given.header.names)]
    row = new_row(given.header.game, given.header.options, guest.id, seats, given.header.seed)
    row.position, row.state = given.header.position, "playing"
    entries = [EntryRow(n, entry.seat, entry.text, f"file:{n}", time()) for n, entry in enumerate(given.entries, 1)]
    await house.store.add_table(row, guest, entries)
    async with house.lobby.room(row.key) as room:
        return room.info(guest.id)


ROUTES = Router("/api", route_handlers=[replay, frame, story, record, bring], tags=["records"])
