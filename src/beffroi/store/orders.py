"""What the host tells running servers: orders, each followed by every process; who is banned; when the house closes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from time import time
from typing import Literal

from sqlalchemy import delete, func, insert, select

from beffroi.store.engines import upsert
from beffroi.store.store import Store
from beffroi.store.tables import BAN, ORDER, SETTING
from beffroi.store.writer import Change

CHANNEL = "beffroi"  # of PostgreSQL, on which processes hear one another
CALL = json.dumps(["", "orders", None])  # what they hear there when there is a new order
KEPT = 24 * 3600.0  # seconds after which an order is forgotten: by then every process has followed it, or ended
CLOSING = "closing"  # name of the setting that holds the notice

Kind = Literal["tables", "changed", "chat", "packs", "guest", "house"]


@dataclass(frozen=True, slots=True)
class Order:
    """Something in the database was changed past those who hold it in memory.

    `tables` were deleted, `changed` ones must be read again; `chat` names a table and the lines deleted there; `packs`
    may be needed no longer; `guest` is the digest of somebody who was forgotten; `house` means bans and the notice.
    """

    n: int
    at: float
    kind: str
    what: list[str]


@dataclass(frozen=True, slots=True)
class Ban:
    """A guest or a network that may change nothing here."""

    who: str
    why: str
    at: float
    until: float  # 0 for ever

    def holds(self) -> bool:
        """Return whether it has not run out."""
        return not self.until or time() < self.until


@dataclass(frozen=True, slots=True)
class Closing:
    """From when on nobody may play, and what the host says about it."""

    at: float
    text: str


def order(store: Store, kind: Kind, what: Sequence[str] = ()) -> list[Change]:
    """Return the changes that give an order; they belong to the transaction with what it is about."""
    at = time()
    changes: list[Change] = [
        (delete(ORDER).where(ORDER.c.at < at - KEPT), None),
        (insert(ORDER).values(at=at, kind=kind, what=json.dumps(list(what))), None),
    ]
    if store.shared:
        changes.append((select(func.pg_notify(CHANNEL, CALL)), None))
    return changes


async def orders(store: Store) -> list[Order]:
    """Return all orders that are not forgotten yet, in order."""
    rows = await store.rows(select(ORDER.c.n, ORDER.c.at, ORDER.c.kind, ORDER.c.what).order_by(ORDER.c.n))
    return [Order(row.n, row.at, row.kind, json.loads(row.what)) for row in rows]


async def bans(store: Store) -> list[Ban]:
    """Return the bans that hold, the newest first."""
    found = [Ban(*row) for row in await store.rows(select(BAN).order_by(BAN.c.at.desc()))]
    return [ban for ban in found if ban.holds()]


async def ban(store: Store, one: Ban) -> None:
    """Ban somebody, or change the reason and the end; forget bans that have run out."""
    changed = {"why": one.why, "at": one.at, "until": one.until}
    add = upsert(store.shared, BAN).values(asdict(one)).on_conflict_do_update(index_elements=["who"], set_=changed)
    old = delete(BAN).where(BAN.c.until > 0, BAN.c.until < one.at)
    await store.write((old, None), (add, None), *order(store, "house"))


async def unban(store: Store, who: str) -> None:
    """Lift a ban."""
    await store.write((delete(BAN).where(BAN.c.who == who), None), *order(store, "house"))


async def closing(store: Store) -> Closing | None:
    """Return when the house closes, if it does."""
    rows = await store.rows(select(SETTING.c.value).where(SETTING.c.name == CLOSING))
    return Closing(**json.loads(rows[0].value)) if rows else None


async def close(store: Store, notice: Closing | None) -> None:
    """Close the house, or with None open it again."""
    changes: list[Change] = [(delete(SETTING).where(SETTING.c.name == CLOSING), None)]
    if notice is not None:
        changes.append((insert(SETTING).values(name=CLOSING, value=json.dumps(asdict(notice))), None))
    await store.write(*changes, *order(store, "house"))
