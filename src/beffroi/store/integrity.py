"""Whether a database is sound: its pages, and what its rows refer to."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import and_, func, select

from beffroi.store.engines import FILE
from beffroi.store.store import Store
from beffroi.store.tables import METADATA

MOST = 20  # faults of a file that are named


def damage(folder: Path, quick: bool = False) -> list[str]:
    """Return what is damaged in the file of a folder; the quick way does not compare indexes with their tables."""
    pragma = "quick_check" if quick else "integrity_check"
    try:
        with closing(sqlite3.connect(f"{(folder / FILE).resolve().as_uri()}?mode=rw", uri=True)) as base:
            found = [str(row[0]) for row in base.execute(f"PRAGMA {pragma}({MOST})")]
    except sqlite3.DatabaseError as error:
        return [str(error)]
    return [line for text in found if text != "ok" for line in text.splitlines() if not line.startswith("***")]


async def dangling(store: Store) -> list[tuple[str, str, int]]:
    """Return which tables refer to rows of others that are not there, and how often."""
    out: list[tuple[str, str, int]] = []
    for table in METADATA.sorted_tables:
        for key in table.foreign_key_constraints:
            other = key.referred_table.alias()
            same = and_(*[other.c[to.column.name] == to.parent for to in key.elements])
            whole = and_(*[to.parent.is_not(None) for to in key.elements])
            query = select(func.count()).select_from(table).where(whole, ~select(1).where(same).exists())
            count = int((await store.rows(query))[0][0])
            if count:
                out.append((table.name, key.referred_table.name, count))
    return out
