"""All tables: opened, found, loaded by replay when needed, unloaded when idle."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from hashlib import sha256
from time import monotonic, time

from beffroi import games
from beffroi.kernel.errors import BeffroiError, DataError
from beffroi.kernel.game import Game
from beffroi.kernel.record import Header, Origin, new_header
from beffroi.server.auth import COLORS, NAMES, clean_name, new_id
from beffroi.server.info import playable
from beffroi.server.live import Live
from beffroi.server.packs import Packs
from beffroi.server.players import Players
from beffroi.server.problems import LOG, Refusal, no_table
from beffroi.server.room import CHAT_SHOWN, Room
from beffroi.server.roster import Roster
from beffroi.server.settings import Settings
from beffroi.server.wire import NewSeat, NewTable
from beffroi.store import Lost, Store
from beffroi.store.rows import EntryRow, GuestRow, SeatRow, TableRow

BREATH = 25  # entries replayed before other tasks get a turn
FORTNIGHT = 14 * 24 * 3600


class Lobby:
    """The tables in memory, one room each, and how they come and go."""

    def __init__(self, settings: Settings, store: Store, players: Players, packs: Packs) -> None:
        self.settings = settings
        self.store = store
        self.players = players
        self.packs = packs
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}

    @asynccontextmanager
    async def room(self, key: str) -> AsyncIterator[Room]:
        """Hold a table for as long as the caller needs it, so that it is never loaded twice."""
        room = await self.find(key)
        room.holders += 1
        try:
            yield room
        finally:
            room.holders -= 1
            room.used = monotonic()
            if room.broken:
                self.drop(room)

    async def find(self, key: str) -> Room:
        """Return a room, loading it first if needed."""
        if len(key) > 32:
            raise no_table()
        found = self.rooms.get(key)
        if found is not None and not found.broken:
            return found
        lock = self.loading.setdefault(key, asyncio.Lock())
        try:
            async with lock:
                found = self.rooms.get(key)
                if found is None or found.broken:
                    found = await self.load(key)
                    self.rooms[key] = found
                    found.wake_bots()
                return found
        finally:
            if not lock.locked():
                self.loading.pop(key, None)

    async def load(self, key: str) -> Room:
        """Restore a table by replay, exactly where it was."""
        try:
            row = await self.store.table(key)
        except Lost:
            raise no_table() from None
        room = Room(row, None, self.store, self.players, self.settings.bot_delay)
        room.chat = await self.store.chat(key, CHAT_SHOWN)
        if row.state != "open" and playable(row):
            entries = await self.store.entries(key)
            try:
                room.live = await self.replayed(row, entries)
            except BeffroiError as error:  # the log does not fit our rules: still readable, never silently different
                LOG.error("table %s cannot be replayed: %s", key, error)
                return room
            room.keys = {entry.key: entry.seq for entry in entries}
            room.remember(room.summary(room.live, room.live.state, hidden=False, changed=row.changed))
        return room

    async def replayed(self, row: TableRow, entries: list[EntryRow]) -> Live:
        """Replay the entries of a table, pausing now and then for other tasks."""
        game = await self.packs.game(row.game, row.pack)
        live = Live(game, header_of(row, game))
        for number, entry in enumerate(entries, 1):
            if entry.seq != number:
                raise DataError(f"entry {number}", "is missing")
            live.take(live.attempt(entry.seat, entry.text), entry.stand_in)
            if number % BREATH == 0:
                await asyncio.sleep(0)
        return live

    def drop(self, room: Room) -> None:
        """Unload a table; pages that still show it are asked to reconnect."""
        if self.rooms.get(room.row.key) is room:
            del self.rooms[room.row.key]
        if room.driving is not None:
            room.driving.cancel()
        for page in room.pages:
            page.cut()

    async def sweep(self) -> None:
        """Unload tables that nobody has used for a while."""
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle))
            now = monotonic()
            for room in list(self.rooms.values()):
                busy = room.pages or room.holders or room.lock.locked()
                busy = busy or (room.driving is not None and not room.driving.done())
                if room.broken or (not busy and now - room.used > self.settings.idle):
                    self.drop(room)

    async def resume(self) -> None:
        """After a start, resume games that are waiting for a bot."""
        for key in await self.store.waiting_for_bots(time() - FORTNIGHT, 500):
            try:
                async with self.room(key):
                    await asyncio.sleep(0)
            except Exception as error:
                LOG.error("table %s cannot be loaded", key, exc_info=error)

    # New tables

    async def open_table(self, asked: NewTable, guest: GuestRow) -> str:
        """Open a table; if no seat is open, the game starts right away."""
        if asked.game not in games.keys():
            raise Refusal(404, "unknown-game", f"there is no such game; the games are: {', '.join(games.keys())}")
        pack = await self.packs.row(asked.pack, asked.game) if asked.pack else None
        game = await self.packs.game(asked.game, asked.pack)
        options = game.complete(asked.options)
        game.check_seats(len(asked.seats), options)
        seats = new_seats(asked.seats, guest, self.players.roster)
        row = new_row(game, options, guest.id, seats, secrets.randbits(128), asked.pack)
        row.listed, row.confirm = asked.listed, asked.confirm
        header_of(row, game)  # refuses what the game would not accept
        await self.store.add_table(row, guest, pack=pack)
        if not any(seat.kind == "open" for seat in seats):
            async with self.room(row.key) as room:
                await self.begin(room)
        return row.key

    async def begin(self, room: Room) -> None:
        """Start a game: bots take the seats that are still open."""
        async with room.lock:
            row = room.row
            if row.state != "open":
                return
            game = await self.packs.game(row.game, row.pack)
            filled = [seat for seat in row.seats if seat.kind == "open"]
            for seat in filled:
                seat.kind, seat.bot = "bot", seat.bot or self.players.roster.usual
                seat.name = free_name(row.seats)
            row.rules, row.data, row.state = game.rules, game.fingerprint, "playing"
            row.base = games.load(row.game).fingerprint if row.pack else ""
            live = Live(game, header_of(row, game))
            summary = room.summary(live, live.state, hidden=False)
            values = {name: getattr(summary, name) for name in ("state", "waiting", "round", "rounds", "changed")}
            try:
                await self.store.set_seats(row, filled, rules=row.rules, data=row.data, base=row.base, **values)
            except Exception:
                room.broken = True  # memory no longer matches the disk
                raise
            room.live = live
            room.remember(summary)
        room.changed()
        room.wake_bots()


def header_of(row: TableRow, game: Game) -> Header:
    """Return the header of a table's record, checked like that of a new game, position included."""
    names = [seat.name or f"{seat.n + 1}" for seat in row.seats]
    header = new_header(game, names, row.options, int(row.seed), row.position)
    return Header(
        row.game,
        row.rules or game.rules,
        row.data or game.fingerprint,
        names,
        header.options,
        header.seed,
        row.position,
        origin_of(row),
    )


def origin_of(row: TableRow) -> Origin | None:
    """Return where a what-if table left the game it continues."""
    return Origin(row.origin, row.origin_entries) if row.origin else None


def new_row(
    game: Game, options: dict[str, str], owner: str, seats: list[SeatRow], seed: int, pack: str = ""
) -> TableRow:
    """Return a new table; its seed is fixed, so the hash can already be shown."""
    return TableRow(
        key=new_id(),
        game=game.key,
        rules=game.rules,
        data=game.fingerprint,
        pack=pack,
        base=games.load(game.key).fingerprint if pack else "",
        options=options,
        position=None,
        seed=str(seed),
        seed_hash=sha256(str(seed).encode()).hexdigest(),
        owner=owner,
        listed=False,
        confirm=False,
        created=time(),
        rematch="",
        state="open",
        waiting=0,
        round=0,
        rounds=0,
        changed=time(),
        seats=seats,
    )


def new_seats(asked: list[NewSeat], guest: GuestRow, roster: Roster) -> list[SeatRow]:
    """Return the seats of a new table, each with a unique name and color."""
    seats: list[SeatRow] = []
    for n, seat in enumerate(asked):
        if seat.kind == "me":
            seats.append(SeatRow(n, "human", guest.id, clean_name(seat.name, guest.name), ""))
        elif seat.kind == "here":
            seats.append(SeatRow(n, "human", guest.id, clean_name(seat.name, free_name(seats)), ""))
        elif seat.kind == "bot":
            name = clean_name(seat.name, free_name(seats))
            seats.append(SeatRow(n, "bot", None, name, "", bot=roster.chosen(seat.bot)))
        else:
            seats.append(SeatRow(n, "open", None, "", "", bot=roster.chosen(seat.bot)))
    for n, seat in enumerate(asked):
        if seat.kind == "me":  # my own color first; the others take what is left
            seats[n].color = free_color(seats, guest.color)
    for row in seats:
        row.color = row.color or free_color(seats)
    return seats


def free_color(seats: Iterable[SeatRow], wish: str = "") -> str:
    """Return a color that nobody at the table has, the preferred one if possible."""
    taken = {seat.color for seat in seats}
    return next((color for color in [wish, *COLORS] if color and color not in taken), COLORS[0])


def free_name(seats: Iterable[SeatRow]) -> str:
    """Return a name that nobody at the table has."""
    taken = {seat.name for seat in seats}
    return secrets.choice([name for name in NAMES if name not in taken])
