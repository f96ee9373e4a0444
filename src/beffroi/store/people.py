"""Everything that is kept about a person, to be handed over or forgotten."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from sqlalchemy import and_, delete, func, or_, select, tuple_, update

from beffroi.store.admin import NOBODY, locked, tables_with, unused, without
from beffroi.store.engines import upsert
from beffroi.store.orders import Kind, bans, order
from beffroi.store.rows import GuestRow, TableRow
from beffroi.store.store import Store, Taken
from beffroi.store.tables import BAN, BOX, CHAT, GUEST, PACK, SEAT, SEAT_PASS, TABLE
from beffroi.store.writer import Change

TRIES = 3  # somebody may take a seat in the same moment


def digest(guest: str) -> str:
    """Return what processes call somebody who is forgotten: it leads nobody back to the id."""
    return sha256(guest.encode()).hexdigest()


# Handing over


async def kept_about(store: Store, guest: GuestRow) -> dict[str, Any]:
    """Return everything kept about a guest as a JSON document; of others only names, as everybody sees them."""
    tables = await store.tables(select(TABLE).where(TABLE.c.key.in_(tables_with(guest.id))).order_by(TABLE.c.created))
    said = select(CHAT.c.table_key, CHAT.c.n, CHAT.c.seat, CHAT.c.name, CHAT.c.at, CHAT.c.text)
    lines = await store.rows(said.where(CHAT.c.guest == guest.id).order_by(CHAT.c.at))
    packs = select(PACK.c.game, PACK.c.text, BOX.c.changed).join(BOX, BOX.c.pack == PACK.c.id)
    return {
        "guest": {"id": guest.id, "name": guest.name, "color": guest.color, "created": guest.created},
        "tables": [table_of(row, guest.id) for row in tables],
        "chat": [dict(zip(("table", "n", "seat", "name", "at", "text"), line, strict=True)) for line in lines],
        "packs": [dict(row._mapping) for row in await store.rows(packs.where(BOX.c.guest == guest.id))],
        "bans": [
            {"why": ban.why, "at": ban.at, "until": ban.until} for ban in await bans(store) if ban.who == guest.id
        ],
    }


def table_of(row: TableRow, guest: str) -> dict[str, Any]:
    """Return a table as far as it is about a guest."""
    own = [seat for seat in row.seats if seat.guest == guest]
    lent = {owner for owner, other in row.passes if other == guest}
    return {
        "table": row.key,
        "game": row.game,
        "options": row.options,
        "state": row.state,
        "created": row.created,
        "changed": row.changed,
        "host": row.owner == guest,
        "seats": [
            {"seat": seat.n, "name": seat.name, "color": seat.color, "away": seat.away, "hints": seat.hints}
            | {"link": bool(seat.link)}
            for seat in own
        ],
        "by_link": [seat.n for seat in row.seats if seat.guest in lent],
        "others": [seat.name for seat in row.seats if seat.kind == "human" and seat.guest != guest],
    }


# Forgetting


async def forget(store: Store, guest: str, stand_in: str) -> None:
    """Forget a guest: what is theirs is deleted, what belongs to games of others stays without their name.

    A bot stands in for them in games that go on.
    """
    for last in [False] * (TRIES - 1) + [True]:
        try:
            await store.write(*await forgetting(store, guest, stand_in))
            return
        except Taken:
            if last:
                raise


async def forgetting(store: Store, guest: str, stand_in: str) -> list[Change]:
    """Return the changes that forget a guest."""
    rows = await store.tables(select(TABLE).where(TABLE.c.key.in_(tables_with(guest))))
    lonely = [row for row in rows if row.state == "open" and row.owner == guest and alone(row)]
    keys = [row.key for row in lonely]
    packs = [row.pack for row in await store.rows(select(BOX.c.pack).where(BOX.c.guest == guest))]
    packs = list(dict.fromkeys(packs + [row.pack for row in lonely if row.pack]))
    nobody = {"id": NOBODY, "name": "", "color": "azure", "created": 0.0}
    everywhere = TABLE.c.key.in_(tables_with(guest))
    changes: list[Change] = [
        (upsert(store.shared, GUEST).values(nobody).on_conflict_do_nothing(), None),
        locked(everywhere),
        # Whoever has these tables in memory may write them no more, and reads them again.
        (update(TABLE).where(everywhere).values(epoch=TABLE.c.epoch + 1), None),
        *without([], keys),
        *said_no_more(guest),
        *handed_on(guest),
        *got_up(guest, stand_in),
        (delete(BOX).where(BOX.c.guest == guest), None),
        (delete(BAN).where(BAN.c.who == guest), None),
        (delete(GUEST).where(GUEST.c.id == guest), None),
        unused(packs),
    ]
    told: dict[Kind, list[str]] = {
        "tables": keys,
        "changed": [row.key for row in rows if row not in lonely],
        "packs": packs,
        "guest": [digest(guest)],
    }
    for kind, what in told.items():
        changes += order(store, kind, what) if what else []
    return changes


def alone(row: TableRow) -> bool:
    """Return whether nobody but the host sits at a table."""
    return all(seat.guest in (None, row.owner) for seat in row.seats)


def said_no_more(guest: str) -> list[Change]:
    """Return the changes that delete what a guest said, and what tables said of them.

    Lines from before it was kept who said them are known by their seat; whoever came by a seat link spoke under the
    name of the seat.
    """
    seats = select(SEAT.c.table_key, SEAT.c.n).where(SEAT.c.guest == guest)
    there = tuple_(CHAT.c.table_key, CHAT.c.seat).in_(seats)
    return [
        (delete(CHAT).where(or_(CHAT.c.guest == guest, and_(CHAT.c.guest.is_(None), there))), None),
        (update(CHAT).where(there).values(name=""), None),
    ]


def handed_on(guest: str) -> list[Change]:
    """Return the changes that give a guest's tables to others who sit there, or to nobody."""
    heir = select(SEAT.c.guest).where(
        SEAT.c.table_key == TABLE.c.key, SEAT.c.kind == "human", SEAT.c.guest.is_not(None), SEAT.c.guest != guest
    )
    first = heir.order_by(SEAT.c.away, SEAT.c.n).limit(1).correlate(TABLE).scalar_subquery()
    return [(update(TABLE).where(TABLE.c.owner == guest).values(owner=func.coalesce(first, NOBODY)), None)]


def got_up(guest: str, stand_in: str) -> list[Change]:
    """Return the changes that free a guest's seats: open ones again before the game, nameless ones after."""
    own = SEAT.c.guest == guest
    left = {"guest": None, "name": "", "link": "", "hints": False}

    def among(state: str) -> Any:
        return SEAT.c.table_key.in_(select(TABLE.c.key).where(TABLE.c.state == state))

    passes = or_(SEAT_PASS.c.guest == guest, SEAT_PASS.c.owner == guest)
    return [
        (delete(SEAT_PASS).where(passes), None),
        (update(SEAT).where(own, among("playing")).values(left | {"away": True, "bot": stand_in}), None),
        (update(SEAT).where(own, among("open")).values(left | {"kind": "open", "away": False, "bot": ""}), None),
        (update(SEAT).where(own).values(left), None),
    ]
