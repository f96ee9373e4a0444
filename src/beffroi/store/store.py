"""Reading and writing: guests, tables, seats, entries, chat."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Select, bindparam, delete, func, insert, or_, select, union, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from beffroi.store.engines import open_file, open_server, upsert
from beffroi.store.rows import ChatRow, EntryRow, GuestRow, PackRow, SeatRow, Summary, TableRow
from beffroi.store.tables import BOX, CHAT, ENTRY, GUEST, PACK, SEAT, SEAT_PASS, TABLE
from beffroi.store.writer import Change, Fenced, Lease, Writer

LEASED = ("node", "epoch")  # columns about who may write a table, which rows do not carry

ADD_ENTRY = insert(ENTRY)
ADD_CHAT = insert(CHAT)
SET_SUMMARY = (
    update(TABLE)
    .where(TABLE.c.key == bindparam("of"))
    .values({name: bindparam(name) for name in ("state", "waiting", "round", "rounds", "changed")})
)


class Taken(Exception):
    """The entry already exists: an action was sent twice, or two writers had the same table."""


class Lost(Exception):
    """There is no such row."""


class Guests:
    """The guests and their packs; how everything is read and written."""

    def __init__(self, engine: AsyncEngine, writer: Writer, secret: str = "") -> None:
        self.engine = engine  # for reading
        self.writer = writer
        self.secret = secret  # of the house, if it is kept in the database
        self.shared = bool(secret)  # with other processes: then each table has an owner
        self.held: dict[str, Lease] = {}  # tables that this process owns

    async def rows(self, query: Select[Any]) -> list[Any]:
        """Return what a query finds."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).all())

    async def write(self, *changes: Change, table: str = "") -> None:
        """Carry out changes as one; a row that is there already raises Taken.

        Of a table that is named, only its owner may change anything; others get Fenced.
        """
        lease = self.held.get(table) if self.shared and table else None
        if self.shared and table and lease is None:
            raise Fenced(table)
        try:
            await self.writer.write(list(changes), lease)
        except IntegrityError as error:
            raise Taken from error

    async def guest(self, id: str) -> GuestRow | None:
        """Return a guest who did something here before."""
        rows = await self.rows(select(GUEST).where(GUEST.c.id == id))
        return GuestRow(*rows[0]) if rows else None

    async def set_guest(self, guest: GuestRow) -> None:
        """Keep a guest's name and color."""
        await self.write((self.keep_guest(guest), None))

    def keep_guest(self, guest: GuestRow) -> Any:
        """Return the change that makes a guest known, or renames one."""
        values = {"id": guest.id, "name": guest.name, "color": guest.color, "created": guest.created}
        changed = {"name": guest.name, "color": guest.color}
        return upsert(self.shared, GUEST).values(values).on_conflict_do_update(index_elements=["id"], set_=changed)

    def keep_pack(self, pack: PackRow) -> Any:
        """Return the change that stores a pack, if it is new."""
        values = {name: getattr(pack, name) for name in PackRow.__slots__}
        return upsert(self.shared, PACK).values(values).on_conflict_do_nothing()

    async def pack(self, id: str) -> PackRow:
        """Return a pack."""
        rows = await self.rows(select(PACK).where(PACK.c.id == id))
        if not rows:
            raise Lost(id)
        return PackRow(*rows[0])

    async def pack_with(self, game: str, data: str) -> str:
        """Return a pack by which a game has these data, or nothing."""
        rows = await self.rows(select(PACK.c.id).where(PACK.c.data == data, PACK.c.game == game).limit(1))
        return str(rows[0].id) if rows else ""

    async def boxes(self, guest: str) -> dict[str, str]:
        """Return the pack on a guest's desk of each game."""
        return {row.game: row.pack for row in await self.rows(select(BOX).where(BOX.c.guest == guest))}

    async def box(self, guest: str, game: str) -> str:
        """Return the pack on a guest's desk, or nothing."""
        return (await self.boxes(guest)).get(game, "")

    async def set_box(self, guest: GuestRow, game: str, pack: PackRow | None, at: float) -> None:
        """Lay a pack on a guest's desk, or none; the one before goes, unless another desk or a table needs it."""
        before = await self.box(guest.id, game)
        mine = (BOX.c.guest == guest.id, BOX.c.game == game)
        changes: list[Change] = [(self.keep_guest(guest), None), (delete(BOX).where(*mine), None)]
        if pack is not None:
            row = {"guest": guest.id, "game": game, "pack": pack.id, "changed": at}
            changes += [(self.keep_pack(pack), None), (insert(BOX).values(row), None)]
        used = [select(one.c.pack).where(one.c.pack == before).exists() for one in (BOX, TABLE)]
        await self.write(*changes, (delete(PACK).where(PACK.c.id == before, ~or_(*used)), None))


class Store(Guests):
    """One database. All writing goes through one pen; when a call returns, it is on disk."""

    @classmethod
    def open(cls, folder: Path, database: str = "", served: bool = False) -> Store:
        """Open the file of a folder, or a PostgreSQL database, making it or migrating it to the latest schema first.

        One that is served by somebody else, perhaps of another version, is not migrated but refused.
        """
        if database:
            engine, writer, secret = open_server(database, served)
            return cls(engine, writer, secret)
        return cls(*open_file(folder, served))

    def start(self) -> None:
        """Start writing; needs a running loop."""
        self.writer.start()

    async def close(self) -> None:
        """Write what is pending, then close the file."""
        await self.writer.stop()
        await self.engine.dispose()

    # Tables

    async def add_table(
        self, table: TableRow, guest: GuestRow, entries: Sequence[EntryRow] = (), pack: PackRow | None = None
    ) -> None:
        """Store a new table with its seats, passes, initial entries, and pack."""
        row = {
            column.name: getattr(table, column.name)
            for column in TABLE.columns
            if column.name not in ("options", "position", *LEASED)
        }
        row["options"] = json.dumps(table.options)
        row["position"] = "" if table.position is None else json.dumps(table.position)
        changes: list[Change] = [(self.keep_guest(guest), None)]
        if pack is not None:
            changes.append((self.keep_pack(pack), None))  # its owner may have just removed it
        changes.append((insert(TABLE).values(row), None))
        changes.append((insert(SEAT), [seat_values(table.key, seat) for seat in table.seats]))
        if table.passes:
            passes = [
                {"table_key": table.key, "owner": owner, "guest": other, "at": table.created}
                for owner, other in sorted(table.passes)
            ]
            changes.append((insert(SEAT_PASS), passes))
        if entries:
            changes.append((insert(ENTRY), [entry_values(table.key, entry) for entry in entries]))
        await self.write(*changes)

    async def table(self, key: str) -> TableRow:
        """Return a table with its seats."""
        found = await self.tables(select(TABLE).where(TABLE.c.key == key))
        if not found:
            raise Lost(key)
        return found[0]

    async def tables(self, query: Select[Any]) -> list[TableRow]:
        """Return the tables of a query, each with its seats and passes."""
        out = {row.key: read_table(row) for row in await self.rows(query)}
        if not out:
            return []
        for row in await self.rows(select(SEAT).where(SEAT.c.table_key.in_(out)).order_by(SEAT.c.n)):
            key, *values = row
            out[key].seats.append(SeatRow(*values))
        for row in await self.rows(select(SEAT_PASS).where(SEAT_PASS.c.table_key.in_(out))):
            out[row.table_key].passes.add((row.owner, row.guest))
        return list(out.values())

    async def tables_of(self, guest: str, most: int) -> list[TableRow]:
        """Return the tables that a guest opened or has a seat or pass at, newest first."""
        seated = select(SEAT.c.table_key).where(SEAT.c.guest == guest)
        passed = select(SEAT_PASS.c.table_key).where(SEAT_PASS.c.guest == guest)
        opened = select(TABLE.c.key).where(TABLE.c.owner == guest)
        mine = TABLE.c.key.in_(union(seated, passed, opened))  # each part has its index
        return await self.tables(select(TABLE).where(mine).order_by(TABLE.c.changed.desc()).limit(most))

    async def listed(self, states: list[str], most: int) -> list[TableRow]:
        """Return the tables that everybody may see, newest first."""
        found: list[TableRow] = []
        for state in states:  # one after the other: so the index gives the newest without looking at the rest
            shown = select(TABLE).where(TABLE.c.listed.is_(True), TABLE.c.state == state)
            found += await self.tables(shown.order_by(TABLE.c.changed.desc()).limit(most))
        return sorted(found, key=lambda table: -table.changed)[:most]

    async def waiting_for_bots(self, since: float, most: int) -> list[str]:
        """Return games in progress that are waiting for a bot, so that a restart resumes them."""
        query = select(TABLE).where(TABLE.c.state == "playing", TABLE.c.changed > since)
        found = await self.tables(query.order_by(TABLE.c.changed.desc()).limit(most))
        return [table.key for table in found if any(seat.played_by_bot() for seat in table.awaited())]

    async def unfinished(self, owner: str) -> int:
        """Return how many tables of a guest are not over."""
        query = select(func.count()).select_from(TABLE).where(TABLE.c.owner == owner, TABLE.c.state != "over")
        return int((await self.rows(query))[0][0])

    async def change_table(self, key: str, **values: Any) -> None:
        """Change columns of a table."""
        await self.write((update(TABLE).where(TABLE.c.key == key).values(values), None), table=key)

    async def set_seats(
        self, table: TableRow, seats: list[SeatRow], guest: GuestRow | None = None, **values: Any
    ) -> None:
        """Change who sits where and, with `values`, columns of the table, as one."""
        changes: list[Change] = [(self.keep_guest(guest), None)] if guest is not None else []
        for seat in seats:
            where = (SEAT.c.table_key == table.key, SEAT.c.n == seat.n)
            changes.append((update(SEAT).where(*where).values(seat_values(table.key, seat)), None))
        if values:
            changes.append((update(TABLE).where(TABLE.c.key == table.key).values(values), None))
        await self.write(*changes, table=table.key)

    # Seat links

    async def set_link(self, key: str, owner: str, link: str) -> None:
        """Give the seats of an owner another link secret, or none; guests of the old link lose the seats."""
        await self.write(
            (update(SEAT).where(SEAT.c.table_key == key, SEAT.c.guest == owner).values(link=link), None),
            (delete(SEAT_PASS).where(SEAT_PASS.c.table_key == key, SEAT_PASS.c.owner == owner), None),
            table=key,
        )

    async def linked(self, link: str) -> tuple[str, str]:
        """Return the table and the owner of a link secret."""
        rows = await self.rows(select(SEAT.c.table_key, SEAT.c.guest).where(SEAT.c.link == link).limit(1))
        if not link or not rows:
            raise Lost("link")
        return rows[0].table_key, rows[0].guest

    async def add_pass(self, key: str, owner: str, guest: GuestRow, at: float) -> None:
        """Let a guest play the seats of an owner."""
        values = {"table_key": key, "owner": owner, "guest": guest.id, "at": at}
        add = upsert(self.shared, SEAT_PASS).values(values).on_conflict_do_nothing()
        await self.write((self.keep_guest(guest), None), (add, None), table=key)

    # Entries and chat

    async def append(self, key: str, entry: EntryRow, summary: Summary) -> None:
        """Add an entry to a log, and what lists now show of it."""
        values = {"of": key, "state": summary.state, "waiting": summary.waiting, "round": summary.round}
        values |= {"rounds": summary.rounds, "changed": summary.changed}
        await self.write((ADD_ENTRY, entry_values(key, entry)), (SET_SUMMARY, values), table=key)

    async def entries(self, key: str) -> list[EntryRow]:
        """Return the whole log of a table."""
        columns = (ENTRY.c.seq, ENTRY.c.seat, ENTRY.c.text, ENTRY.c.key, ENTRY.c.at, ENTRY.c.stand_in)
        rows = await self.rows(select(*columns).where(ENTRY.c.table_key == key).order_by(ENTRY.c.seq))
        return [EntryRow(*row) for row in rows]

    async def add_chat(self, key: str, line: ChatRow) -> None:
        """Store a chat line."""
        values = {
            "n": line.n,
            "seat": line.seat,
            "name": line.name,
            "text": line.text,
            "at": line.at,
            "kind": line.kind,
            "guest": line.guest,
        }
        await self.write((ADD_CHAT, {"table_key": key} | values), table=key)

    async def chat(self, key: str, most: int) -> list[ChatRow]:
        """Return the last chat lines, oldest first."""
        columns = (CHAT.c.n, CHAT.c.seat, CHAT.c.name, CHAT.c.text, CHAT.c.at, CHAT.c.kind, CHAT.c.guest)
        query = select(*columns).where(CHAT.c.table_key == key).order_by(CHAT.c.n.desc()).limit(most)
        return [ChatRow(*row) for row in await self.rows(query)][::-1]


def read_table(row: Any) -> TableRow:
    """Return a table from its row, without its seats."""
    values = {name: value for name, value in row._mapping.items() if name not in LEASED}
    values["options"] = json.loads(values["options"])
    values["position"] = json.loads(values["position"]) if values["position"] else None
    return TableRow(**values)


def seat_values(key: str, seat: SeatRow) -> dict[str, Any]:
    """Return a seat as a row."""
    names = ("n", "kind", "guest", "name", "color", "bot", "away", "link", "hints")
    return {"table_key": key} | {name: getattr(seat, name) for name in names}


def entry_values(key: str, entry: EntryRow) -> dict[str, Any]:
    """Return an entry as a row."""
    values = {"seq": entry.seq, "seat": entry.seat, "text": entry.text, "key": entry.key, "at": entry.at}
    return {"table_key": key} | values | {"stand_in": entry.stand_in}
