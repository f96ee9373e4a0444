"""Archives of finished games: what was seen and told, in parts that are each read on their own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sqlalchemy import delete, insert, select, update

from beffroi.store.store import Store
from beffroi.store.tables import ARCHIVE, TABLE


async def keep_archive(store: Store, key: str, parts: Mapping[int, bytes]) -> None:
    """Store the archive of a finished game, whole or not at all; one that is there is replaced."""
    rows = [{"table_key": key, "part": part, "body": body} for part, body in sorted(parts.items())]
    await store.write(
        (delete(ARCHIVE).where(ARCHIVE.c.table_key == key), None),
        (insert(ARCHIVE), rows),
        (update(TABLE).where(TABLE.c.key == key).values(archived=True), None),
    )


async def parts_of(store: Store, key: str, parts: Iterable[int]) -> dict[int, bytes]:
    """Return some parts of an archive; those that it lacks are left out."""
    query = select(ARCHIVE.c.part, ARCHIVE.c.body).where(ARCHIVE.c.table_key == key, ARCHIVE.c.part.in_(list(parts)))
    return {row.part: bytes(row.body) for row in await store.rows(query)}


async def unarchived(store: Store, after: str, most: int) -> list[str]:
    """Return finished games that have no archive yet, in the order of their keys, after a given one."""
    query = select(TABLE.c.key).where(TABLE.c.state == "over", TABLE.c.archived.is_(False), TABLE.c.key > after)
    return [str(row.key) for row in await store.rows(query.order_by(TABLE.c.key).limit(most))]
