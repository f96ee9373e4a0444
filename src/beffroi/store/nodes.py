"""The processes that share a database: who is there, who owns which table. All times are the clock of the database."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Float, Select, cast, delete, extract, func, insert, select, update
from sqlalchemy.exc import DBAPIError

from beffroi.store.store import Lost, Store
from beffroi.store.tables import NODE, TABLE
from beffroi.store.writer import Fenced, Lease

# Not the time at which a transaction began: a process may have waited for a lock in the meantime.
NOW: Any = cast(extract("epoch", func.clock_timestamp()), Float)
ALIVE = select(NODE.c.id).where(NODE.c.until > NOW)


@dataclass(frozen=True, slots=True)
class Owner:
    """Another process that owns a table."""

    node: str
    address: str


async def join(store: Store, node: str, address: str, seconds: float) -> None:
    """Make a process known; those that are long gone are forgotten."""
    async with store.engine.begin() as connection:
        await connection.execute(delete(NODE).where(NODE.c.until < NOW - 3600))
        await connection.execute(insert(NODE).values(id=node, address=address, until=NOW + seconds))


async def still(store: Store, node: str, seconds: float) -> bool:
    """Say that a process is still there; return whether the others believe it."""
    alive = update(NODE).where(NODE.c.id == node, NODE.c.until > NOW).values(until=NOW + seconds)
    async with store.engine.begin() as connection:
        return (await connection.execute(alive)).rowcount == 1


async def gone(store: Store, node: str) -> None:
    """Forget a process: its tables are free at once, and once one is taken, its old owner can no longer write it."""
    async with store.engine.begin() as connection:
        await connection.execute(delete(NODE).where(NODE.c.id == node))


async def claim(store: Store, key: str, node: str) -> Owner | None:
    """Take a table that nobody owns; return None if it is ours now, else its owner."""
    free = TABLE.c.node.not_in(ALIVE) | (TABLE.c.node == node)
    mine = update(TABLE).where(TABLE.c.key == key, free).values(node=node, epoch=TABLE.c.epoch + 1)
    last = TABLE.alias()
    before = select(last.c.node).where(last.c.key == key).scalar_subquery()  # as it was when the change began
    owned = select(TABLE.c.node, NODE.c.address).join(NODE, NODE.c.id == TABLE.c.node).where(TABLE.c.key == key)
    for _ in range(3):
        found = await one(store, owned.where(NODE.c.until > NOW, NODE.c.id != node))
        if found is not None:
            return Owner(*found)
        try:
            async with store.engine.begin() as connection:
                taken = (await connection.execute(mine.returning(TABLE.c.epoch, before.label("before")))).first()
        except DBAPIError as error:
            if not locked(error):
                raise
            continue  # its owner stopped in the middle of a write, and is thrown out
        if taken is not None:
            store.held[key] = Lease(key, node, taken.epoch, taken.before)
            return None
        if await one(store, select(TABLE.c.key).where(TABLE.c.key == key)) is None:
            raise Lost(key)
    raise Fenced(key)


def locked(error: DBAPIError) -> bool:
    """Return whether something failed because it had to wait for too long."""
    return getattr(error.orig, "sqlstate", "") == "55P03"


async def release(store: Store, lease: Lease) -> None:
    """Leave a table to whoever comes next."""
    if store.held.get(lease.table) == lease:
        del store.held[lease.table]
    ours = (TABLE.c.key == lease.table, TABLE.c.node == lease.node, TABLE.c.epoch == lease.epoch)
    async with store.engine.begin() as connection:
        await connection.execute(update(TABLE).where(*ours).values(node=""))


async def one(store: Store, query: Select[Any]) -> Any:
    """Return the first row of a query, or None."""
    rows = await store.rows(query)
    return rows[0] if rows else None


async def orphans(store: Store, most: int) -> list[str]:
    """Return tables whose owner is no longer there."""
    left = select(TABLE.c.key).where(TABLE.c.node > "", TABLE.c.node.not_in(ALIVE))
    return [str(row.key) for row in await store.rows(left.order_by(TABLE.c.changed.desc()).limit(most))]


async def nodes(store: Store) -> list[Owner]:
    """Return the processes that are there."""
    alive = select(NODE.c.id, NODE.c.address).where(NODE.c.until > NOW)
    return [Owner(*row) for row in await store.rows(alive.order_by(NODE.c.id))]
