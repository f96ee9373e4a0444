"""What is no longer kept: tables, chat and guests that nobody has touched for long, deleted some at a time."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, delete, func, or_, select, update

from beffroi.store.engines import upsert
from beffroi.store.nodes import ALIVE
from beffroi.store.store import Store, Taken
from beffroi.store.tables import ARCHIVE, BOX, CHAT, ENTRY, GUEST, PACK, SEAT, SEAT_PASS, SETTING, TABLE
from beffroi.store.writer import Change

CLEANED = "cleaned"  # name of the setting: when it was begun last
DAY = 24 * 3600.0
PARTS = (ARCHIVE, CHAT, ENTRY, SEAT_PASS, SEAT)  # of a table, in the order in which they go
STATES = {"open": "open", "running": "playing", "finished": "over"}  # of tables, by what is kept


@dataclass(frozen=True, slots=True)
class Keep:
    """For how many days something is kept that nobody touches; 0 for ever."""

    open: float = 30.0  # tables that never started
    running: float = 0.0  # games that nobody goes on with
    finished: float = 0.0  # games that are over
    chat: float = 0.0  # what was said at those
    guests: float = 90.0  # people who have no table, no seat and no pack


def due(store: Store, what: str, days: float, now: float) -> Select[Any]:
    """Return the query for what is due; tables that a process looks after are not."""
    before = now - days * DAY
    if what == "guests":
        used: list[Any] = [TABLE.c.owner, SEAT.c.guest, SEAT_PASS.c.owner, SEAT_PASS.c.guest, BOX.c.guest]
        has = or_(*[select(1).where(column == GUEST.c.id).exists() for column in used])
        return select(GUEST.c.id).where(GUEST.c.created < before, ~has)
    state = STATES.get(what, "over")
    query = select(TABLE.c.key).where(TABLE.c.state == state, TABLE.c.changed < before)
    if store.shared:
        query = query.where(TABLE.c.node.not_in(ALIVE))
    return query.where(select(1).where(CHAT.c.table_key == TABLE.c.key).exists()) if what == "chat" else query


async def how_many(store: Store, query: Select[Any]) -> int:
    """Return how much is due."""
    return int((await store.rows(select(func.count()).select_from(query.subquery())))[0][0])


async def some(store: Store, query: Select[Any], after: str, most: int) -> list[str]:
    """Return some of what is due, in order, after what was seen before."""
    (column,) = query.selected_columns
    return [str(row[0]) for row in await store.rows(query.where(column > after).order_by(column).limit(most))]


async def let_go(store: Store, what: str, query: Select[Any], ids: Sequence[str]) -> list[str]:
    """Delete what is still due among some; return what is gone."""
    (column,) = query.selected_columns
    chosen = query.where(column.in_(ids)).correlate(None)
    try:
        if what == "guests":
            await store.write((delete(GUEST).where(GUEST.c.id.in_(chosen)), None))
            return await missing(store, GUEST.c.id, ids)
        if what == "chat":
            await store.write((delete(CHAT).where(CHAT.c.table_key.in_(chosen)), None))
            return list(ids)
        await store.write(*tables_gone(chosen))
        return await missing(store, TABLE.c.key, ids)
    except Taken:  # somebody has just begun to use one of them: it is no longer due
        return []


def tables_gone(chosen: Select[Any]) -> list[Change]:
    """Return the changes that delete tables: each is first marked as nobody's, so that no process can take it."""
    mark = f"gone-{secrets.token_hex(8)}"
    marked = select(TABLE.c.key).where(TABLE.c.node == mark)
    take = update(TABLE).where(TABLE.c.key.in_(chosen)).values(node=mark, epoch=TABLE.c.epoch + 1)
    parts: list[Change] = [(delete(part).where(part.c.table_key.in_(marked)), None) for part in PARTS]
    unlink = update(TABLE).where(TABLE.c.rematch.in_(marked)).values(rematch="")
    return [(take, None), *parts, (unlink, None), (delete(TABLE).where(TABLE.c.node == mark), None)]


async def missing(store: Store, column: Any, ids: Collection[str]) -> list[str]:
    """Return which ids are no longer there."""
    there = {row[0] for row in await store.rows(select(column).where(column.in_(ids)))}
    return [id for id in ids if id not in there]


async def unused_packs(store: Store) -> None:
    """Delete packs that no desk and no table needs."""
    used = or_(*[select(1).where(one.c.pack == PACK.c.id).exists() for one in (BOX, TABLE)])
    await store.write((delete(PACK).where(~used), None))


async def our_turn(store: Store, now: float) -> bool:
    """Return whether a day has passed, and no other process has begun this time."""
    first = upsert(store.shared, SETTING).values(name=CLEANED, value="0").on_conflict_do_nothing()
    await store.write((first, None))
    before = await begun(store)
    if float(before.partition(" ")[0]) > now - DAY:
        return False
    ours = f"{now} {secrets.token_hex(8)}"
    theirs = (SETTING.c.name == CLEANED, SETTING.c.value == before)
    await store.write((update(SETTING).where(*theirs).values(value=ours), None))
    return await begun(store) == ours


async def begun(store: Store) -> str:
    """Return when it was begun last, and by whom."""
    return str((await store.rows(select(SETTING.c.value).where(SETTING.c.name == CLEANED)))[0].value)
