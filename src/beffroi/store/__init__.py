"""Storage: tables, seats, entries and chat in one SQLite file; games are rebuilt by replay, never stored."""

from beffroi.store.store import Lost, Store, Taken

__all__ = ["Lost", "Store", "Taken"]
