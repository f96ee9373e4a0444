"""All tables: opened, found, loaded by replay when needed, unloaded when idle."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import replace
from hashlib import sha256
from time import monotonic, time

from beffroi import games
from beffroi.kernel.errors import BeffroiError, DataError
from beffroi.kernel.game import Game
from beffroi.server.auth import COLORS, NAMES, clean_name, distinct, looks, new_id
from beffroi.server.headers import header_of
from beffroi.server.info import fits, table_info
from beffroi.server.live import Live
from beffroi.server.logs import event
from beffroi.server.owners import Elsewhere, Owners
from beffroi.server.packs import Packs
from beffroi.server.problems import LOG, Refusal, no_table
from beffroi.server.room import CHAT_SHOWN, Means, Room
from beffroi.server.roster import Roster
from beffroi.server.settings import Settings
from beffroi.server.wire import NewSeat, NewTable, TableInfo
from beffroi.store import Lost
from beffroi.store.rows import EntryRow, GuestRow, SeatRow, TableRow

BREATH = 25  # entries replayed before other tasks get a turn
KEY = 32  # characters of the id of a table, at most
FORTNIGHT = 14 * 24 * 3600
AT_ONCE = 100  # tables of which other processes are told in one message


class Lobby:
    """The tables in memory, one room each, and how they come and go."""

    def __init__(self, settings: Settings, means: Means, packs: Packs, owners: Owners) -> None:
        self.settings = settings
        self.means = means
        self.store = means.store
        self.roster = means.players.roster
        self.packs = packs
        self.owners = owners
        self.rooms: dict[str, Room] = {}
        self.seen: dict[str, list[int]] = {}  # who is at the tables of other processes, as far as they told
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
        """Return a room, taking and loading the table first if needed; raise Elsewhere if another process has it."""
        check_key(key)
        found = self.rooms.get(key)
        if found is not None and not found.broken:
            return found
        lock = self.loading.setdefault(key, asyncio.Lock())
        try:
            async with lock:
                found = self.rooms.get(key)
                if found is not None and found.broken:
                    self.drop(found)
                if found is None or found.broken:
                    await self.owners.own(key)
                    try:
                        found = await self.load(key)
                    except BaseException:
                        self.owners.leave(key)
                        raise
                    self.rooms[key] = found
                    if found.full():  # a start that was interrupted
                        await self.begin(found)
                    found.wake_bots()
                return found
        finally:
            if not lock.locked():
                self.loading.pop(key, None)

    async def row(self, key: str) -> TableRow:
        """Return a table as it is stored."""
        check_key(key)
        try:
            return await self.store.table(key)
        except Lost:
            raise no_table() from None

    def info(self, row: TableRow, guest: str | None) -> TableInfo:
        """Return a table for a list; one in memory knows who is there."""
        room = self.rooms.get(row.key)
        return room.info(guest) if room is not None else table_info(row, guest, self.seen.get(row.key, []), self.roster)

    async def load(self, key: str) -> Room:
        """Restore a table by replay, exactly where it was."""
        row = await self.row(key)
        room = Room(row, None, self.means)
        room.chat = await self.store.chat(key, CHAT_SHOWN)
        if row.archived:
            await self.rewound(room)
        elif row.state != "open" and fits(row):
            entries = await self.store.entries(key)
            try:
                room.live = await self.replayed(row, entries)
            except BeffroiError as error:  # the log does not fit our rules: still readable, never silently different
                LOG.error("table %s cannot be replayed: %s", key, error)
                return room
            room.keys = {entry.key: entry.seq for entry in entries}
            room.remember(room.summary(room.live, room.live.state, hidden=False, changed=row.changed))
        return room

    async def rewound(self, room: Room) -> None:
        """Restore a finished game from its archive."""
        try:
            room.film = await self.means.films.film(room.row)
        except Exception as error:
            LOG.error("the archive of table %s cannot be read", room.row.key, exc_info=error)
        room.keys = {entry.key: entry.seq for entry in await self.store.entries(room.row.key)}

    async def replayed(self, row: TableRow, entries: list[EntryRow]) -> Live:
        """Replay the entries of a table, pausing now and then for other tasks."""
        game = await self.packs.game(row.game, row.pack)
        live = Live(game, header_of(row, game))
        for number, entry in enumerate(entries, 1):
            if entry.seq != number:
                raise DataError(f"entry {number}", "is missing")
            live.take(live.attempt(entry.seat, entry.text, recorded=True), entry.stand_in)
            if number % BREATH == 0:
                await asyncio.sleep(0)
        return live

    def drop(self, room: Room) -> None:
        """Unload a table; pages that still show it are asked to reconnect."""
        room.broken = True  # whoever still holds it must not write any more
        if self.rooms.get(room.row.key) is room:
            del self.rooms[room.row.key]
            if room.online:
                self.means.exchange.tell("here", {room.row.key: []})
            self.owners.leave(room.row.key, room.working)
        if room.driving is not None:
            room.driving.cancel()
        for page in room.pages:
            page.cut()

    # What other processes tell

    def hear(self, _: str, here: dict[str, list[int]]) -> None:
        """Learn who is at the tables of another process."""
        for key, online in here.items():
            if online:
                self.seen[key] = online
            else:
                self.seen.pop(key, None)

    def tell_all(self) -> None:
        """Tell other processes who is at our tables."""
        rooms = [room for room in self.rooms.values() if room.online]
        for first in range(0, len(rooms), AT_ONCE):
            some = rooms[first : first + AT_ONCE]
            self.means.exchange.tell("here", {room.row.key: room.online for room in some})

    def drop_all(self) -> None:
        """Unload all tables: they are no longer ours."""
        for room in list(self.rooms.values()):
            self.drop(room)

    async def adopt(self, key: str) -> None:
        """Take over a table whose owner is gone, unless another process was quicker."""
        try:
            async with self.room(key):
                await asyncio.sleep(0)
        except (Elsewhere, Refusal):
            return
        except Exception as error:
            LOG.error("table %s cannot be loaded", key, exc_info=error)

    async def sweep(self) -> None:
        """Unload tables that nobody has used for a while."""
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle))
            now = monotonic()
            for room in list(self.rooms.values()):
                busy = room.pages or room.holders or room.working
                busy = busy or (room.driving is not None and not room.driving.done())
                if room.broken or (not busy and now - room.used > self.settings.idle):
                    self.drop(room)

    async def resume(self) -> None:
        """After a start, resume games that are waiting for a bot."""
        for key in await self.store.waiting_for_bots(time() - FORTNIGHT, 500):
            await self.adopt(key)

    # New tables

    async def open_table(self, asked: NewTable, guest: GuestRow, network: str) -> str:
        """Open a table; if no seat is open, the game starts right away."""
        if asked.game not in games.keys():
            raise Refusal(404, "unknown-game", f"there is no such game; the games are: {', '.join(games.keys())}")
        pack = await self.packs.row(asked.pack, asked.game) if asked.pack else None
        game = await self.packs.game(asked.game, asked.pack)
        options = game.complete(asked.options)
        game.check_seats(len(asked.seats), options)
        if await self.store.unfinished(guest.id) >= self.settings.most_tables():
            raise Refusal(409, "too-many-tables", "too many of your tables are not over; finish some first")
        seats = new_seats(asked.seats, guest, self.roster)
        row = new_row(game, options, guest.id, seats, secrets.randbits(128), asked.pack)
        row.listed, row.confirm = asked.listed, asked.confirm
        header_of(row, game)  # refuses what the game would not accept
        await self.store.add_table(row, guest, pack=pack)
        note_opened(row)
        async with self.room(row.key) as room:  # which begins if no seat is open
            room.network = network
        return row.key

    async def begin(self, room: Room) -> None:
        """Start a game: bots take the seats that are still open."""

        async def begun() -> None:
            row = room.row
            if row.state != "open":
                return
            game = await self.packs.game(row.game, row.pack)
            filled = [replace(seat) for seat in row.seats if seat.kind == "open"]
            seats = [*row.seats]
            for seat in filled:
                seat.kind, seat.bot = "bot", seat.bot or self.roster.usual
                seat.name = free_name(seats)
                seats[seat.n] = seat
            base = games.load(row.game).fingerprint if row.pack else ""
            ready = replace(row, rules=game.rules, data=game.fingerprint, base=base, state="playing", seats=seats)
            live = Live(game, header_of(ready, game))
            summary = room.summary(live, live.state, hidden=False)
            values = {name: getattr(summary, name) for name in ("state", "waiting", "round", "rounds", "changed")}
            values |= {"rules": game.rules, "data": game.fingerprint, "base": base}
            await self.store.set_seats(row, filled, **values)
            room.row, room.live = ready, live
            room.remember(summary)
            event("table started", table=row.key, game=row.game)

        await room.alone(begun)
        room.changed()
        room.wake_bots()


def check_key(key: str) -> None:
    """Refuse what cannot be the id of a table; a database may not even take it for text."""
    if len(key) > KEY or not key.isalnum() or not key.isascii():
        raise no_table()


def note_opened(row: TableRow) -> None:
    """Write down that there is a new table."""
    event("table opened", table=row.key, game=row.game, seats=len(row.seats), guest=row.owner)


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
    """Return the seats of a new table, each with a name and a color of its own."""
    seats: list[SeatRow] = []
    for n, seat in enumerate(asked):
        usual = guest.name if seat.kind == "me" else free_name(seats)
        name = "" if seat.kind == "open" else distinct(clean_name(seat.name, usual), [other.name for other in seats])
        if seat.kind in ("me", "here"):
            seats.append(SeatRow(n, "human", guest.id, name, ""))
        elif seat.kind == "bot":
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
    taken = {looks(seat.name) for seat in seats}
    return secrets.choice([name for name in NAMES if looks(name) not in taken])
