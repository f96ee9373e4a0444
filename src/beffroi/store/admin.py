"""What whoever runs a server looks up and deletes, from another process than those that serve."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import ColumnElement, Select, delete, func, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from beffroi.kernel.errors import BeffroiError
from beffroi.store.engines import reason_of
from beffroi.store.orders import order
from beffroi.store.rows import ChatRow, GuestRow, TableRow
from beffroi.store.store import Store
from beffroi.store.tables import ARCHIVE, BOX, CHAT, ENTRY, GUEST, PACK, SEAT, SEAT_PASS, TABLE
from beffroi.store.writer import Change

NOBODY = ""  # id of the guest to whom tables belong whose host was forgotten
MARK = "\\"  # before letters of a search that would stand for any other


@dataclass(frozen=True, slots=True)
class TableSearch:
    """Which tables are looked for; what is empty does not matter."""

    state: str = ""
    game: str = ""
    guest: str = ""
    before: float = 0.0  # last changed before
    most: int = 50


@asynccontextmanager
async def served(folder: Path, database: str = "") -> AsyncIterator[Store]:
    """Open a database beside the servers that use it."""
    try:
        store = Store.open(folder, database, served=True)
        store.start()
        try:
            yield store
        finally:
            await store.close()
    except SQLAlchemyError as error:
        raise BeffroiError(f"the database cannot be used: {reason_of(error)}; try again in a moment") from None


# Looking up


async def find_tables(store: Store, wanted: TableSearch) -> list[TableRow]:
    """Return tables, those that changed last first."""
    query = select(TABLE)
    if wanted.state:
        query = query.where(TABLE.c.state == wanted.state)
    if wanted.game:
        query = query.where(TABLE.c.game == wanted.game)
    if wanted.guest:
        query = query.where(TABLE.c.key.in_(tables_with(wanted.guest)))
    if wanted.before:
        query = query.where(TABLE.c.changed < wanted.before)
    return await store.tables(query.order_by(TABLE.c.changed.desc()).limit(wanted.most))


def tables_with(guest: str) -> Select[tuple[str]]:
    """Return the query for the tables that a guest opened, sits at, plays by a seat link or has spoken at."""
    seated = select(SEAT.c.table_key).where(SEAT.c.guest == guest)
    passed = select(SEAT_PASS.c.table_key).where(or_(SEAT_PASS.c.guest == guest, SEAT_PASS.c.owner == guest))
    spoken = select(CHAT.c.table_key).where(CHAT.c.guest == guest)
    own = TABLE.c.owner == guest
    return select(TABLE.c.key).where(or_(own, *[TABLE.c.key.in_(some) for some in (seated, passed, spoken)]))


async def counts(store: Store, key: str) -> tuple[int, int]:
    """Return how many entries and lines of chat a table has."""
    asked = [select(func.count()).select_from(part).where(part.c.table_key == key) for part in (ENTRY, CHAT)]
    entries, chat = [int((await store.rows(query))[0][0]) for query in asked]
    return entries, chat


async def find_guests(store: Store, part: str, most: int) -> list[tuple[GuestRow, int]]:
    """Return guests whose name contains something, the newest first, each with the number of seats they have."""
    seats = select(func.count()).where(SEAT.c.guest == GUEST.c.id).correlate(GUEST).scalar_subquery()
    query = select(GUEST, seats).where(GUEST.c.id != NOBODY)
    if part:
        query = query.where(func.lower(GUEST.c.name).contains(part.lower(), autoescape=True, escape=MARK))
    rows = await store.rows(query.order_by(GUEST.c.created.desc()).limit(most))
    return [(GuestRow(*row[:-1]), row[-1]) for row in rows]


async def said_by(store: Store, guest: str) -> int:
    """Return how many lines of chat a guest has written."""
    return int((await store.rows(select(func.count()).select_from(CHAT).where(CHAT.c.guest == guest)))[0][0])


async def lines(store: Store, key: str, numbers: Sequence[int]) -> list[ChatRow]:
    """Return some lines of a table's chat."""
    columns = (CHAT.c.n, CHAT.c.seat, CHAT.c.name, CHAT.c.text, CHAT.c.at, CHAT.c.kind, CHAT.c.guest)
    query = select(*columns).where(CHAT.c.table_key == key, CHAT.c.n.in_(numbers)).order_by(CHAT.c.n)
    return [ChatRow(*row) for row in await store.rows(query)]


# Deleting


async def delete_tables(store: Store, keys: Sequence[str]) -> None:
    """Delete tables with all that belongs to them."""
    await store.write(*without(await packs_of(store, keys), keys), *order(store, "tables", keys))


def without(packs: Sequence[str], keys: Sequence[str]) -> list[Change]:
    """Return the changes that delete tables, and those of their packs that nobody else needs.

    The tables are locked first: whoever plays there in another process waits, and then finds that they are gone.
    """
    changes = [locked(TABLE.c.key.in_(keys))]
    for part in (SEAT_PASS, ENTRY, CHAT, ARCHIVE, SEAT):
        changes.append((delete(part).where(part.c.table_key.in_(keys)), None))
    changes.append((update(TABLE).where(TABLE.c.rematch.in_(keys)).values(rematch=""), None))
    changes.append((delete(TABLE).where(TABLE.c.key.in_(keys)), None))
    return [*changes, unused(packs)]


def locked(tables: ColumnElement[bool]) -> Change:
    """Return the change that lets nobody else write some tables, in the order in which all writers lock them."""
    return select(TABLE.c.key).where(tables).order_by(TABLE.c.key).with_for_update(), None


def unused(packs: Sequence[str]) -> Change:
    """Return the change that deletes those of some packs that no desk and no table needs."""
    used = [select(one.c.pack).where(one.c.pack == PACK.c.id).exists() for one in (BOX, TABLE)]
    return delete(PACK).where(PACK.c.id.in_(packs), ~or_(*used)), None


async def packs_of(store: Store, keys: Sequence[str]) -> list[str]:
    """Return the packs that tables are played with."""
    query = select(TABLE.c.pack).where(TABLE.c.key.in_(keys), TABLE.c.pack > "").distinct()
    return [str(row.pack) for row in await store.rows(query)]


async def delete_chat(store: Store, key: str, numbers: Sequence[int]) -> None:
    """Delete lines of a table's chat."""
    gone = delete(CHAT).where(CHAT.c.table_key == key, CHAT.c.n.in_(numbers))
    await store.write((gone, None), *order(store, "chat", [key, *map(str, numbers)]))
