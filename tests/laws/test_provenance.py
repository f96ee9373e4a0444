"""The source of every value, by key: no guess is listed as certain, and owners can set whatever they are asked for."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from beffroi import games
from beffroi.kernel.errors import DataError
from beffroi.kernel.provenance import GUESS, SOURCES, explains
from beffroi.kernel.reader import ABOUT

MOST = 6  # values tried for one doubtful entry
NAMES = ("fr", "en", "de", "x", "y")
BY_PATH = ("bruges", "la_citta", "orleans")  # games with doubtful values


def tables_of(key: str) -> dict[str, Any]:
    """Return the tables of a game."""
    return games.load(key).data.tables


def entries(value: dict[str, Any], path: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield every table that says where it comes from, with its path."""
    if any(explains(key) for key in value):
        yield path, value
    for key, item in value.items():
        if isinstance(item, dict):
            yield from entries(item, f"{path}.{key}")


@pytest.mark.parametrize("key", games.keys())
def test_every_value_has_one_source(key: str) -> None:
    rows = games.load(key).data.provenance()
    assert {row.source for row in rows} <= set(SOURCES)
    assert len({row.path for row in rows}) == len(rows)
    assert not [row.path for row in rows if row.path.split(".")[0] in ABOUT]


@pytest.mark.parametrize("key", games.keys())
def test_a_guess_is_never_listed_as_certain(key: str) -> None:
    """What an entry says about a key applies only to that key, and no other list names it."""
    rows = {row.path: row.source for row in games.load(key).data.provenance()}
    for name, table in tables_of(key).items():
        for path, entry in entries(table, name) if name not in ABOUT else ():
            for about in [key for key in entry if key.endswith("_source")]:
                value = about.removesuffix("_source")
                said = entry[about]
                found = [rows[f"{path}.{value}[{i}]"] for i in range(len(said))] if isinstance(said, list) else None
                assert (found or rows[f"{path}.{value}"]) == said


def leaves(value: Any, path: list[str]) -> Iterator[list[str]]:
    """Yield the paths of the values below a path."""
    inner = isinstance(value, dict) and any(isinstance(item, dict) for item in value.values())
    if inner or (isinstance(value, dict) and any(explains(key) for key in value)):
        for key, item in value.items():
            if not explains(key):
                yield from leaves(item, [*path, key])
    else:
        yield path


def at(tables: Any, path: list[str]) -> Any:
    """Return the value at a path."""
    for key in path:
        tables = tables[key]
    return tables


def others(tables: dict[str, Any], path: list[str]) -> Iterator[list[tuple[list[str], Any]]]:
    """Yield what a pack may say instead: another value, or two entries with their values swapped."""
    value = at(tables, path)
    if isinstance(value, int) and not isinstance(value, bool):
        yield from ([(path, value + step)] for step in (1, -1, 3, -3))
    if isinstance(value, list):
        yield [(path, value[::-1])]
        yield [(path, [item + 1 if isinstance(item, int) else item for item in value])]
        yield [(path, [bumped(item) for item in value])]
        yield [(path, ["farmer"])]
    yield from exchanged(tables, path)
    for depth in (-2, -3):
        siblings = at(tables, path[:depth]) if len(path) >= -depth else {}
        for name in siblings:
            other = [*path[:depth], name, *path[depth + 1 :]]
            try:
                found = at(tables, other)
            except (KeyError, TypeError):
                continue
            if found != value:
                yield [(path, found)]
                yield [(path, found), (other, value)]


def exchanged(tables: dict[str, Any], path: list[str]) -> Iterator[list[tuple[list[str], Any]]]:
    """Yield all values of two entries swapped; a key that one lacks is removed from the other."""
    table, name = (path[:-2], path[-2]) if len(path) > 2 else ([], "")
    mine = at(tables, [*table, name]) if name else {}
    for other, entry in at(tables, table).items() if name else ():
        if isinstance(entry, dict) and entry.get(path[-1]) not in (None, mine[path[-1]]):
            keys = [key for key in {**mine, **entry} if not explains(key) and key not in NAMES]
            yield [([*table, name, key], entry.get(key, "")) for key in keys] + [
                ([*table, other, key], mine.get(key, "")) for key in keys
            ]


def bumped(item: Any) -> Any:
    """Return a table from a list with one of its numbers raised."""
    if not isinstance(item, dict):
        return item
    return {key: value + 1 if value == 0 else value for key, value in item.items()}


def written(changes: list[tuple[list[str], Any]]) -> str:
    """Return a pack with a few values."""
    entries: dict[str, list[str]] = {}
    for path, value in changes:
        entries.setdefault(".".join(path[:-1]), []).append(f"{path[-1]} = {inline(value)}")
    return "".join(f"[{entry}]\n" + "\n".join(lines) + "\n" for entry, lines in entries.items())


def inline(value: Any) -> str:
    """Return a value as TOML on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {inline(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(inline(item) for item in value) + "]"
    return json.dumps(value)


def can_be_set(folder: Path, key: str, path: list[str]) -> bool:
    """Return whether some pack changes the value at a path, and play changes with it."""
    for number, changes in enumerate(others(tables_of(key), path)):
        pack = folder / f"{'-'.join(path)}-{number}"
        pack.mkdir(parents=True)
        (pack / "mine.toml").write_text(written(changes), encoding="utf-8")
        try:
            game = games.load(key, pack)
        except DataError:
            continue
        if at(game.data.tables, path) != at(tables_of(key), path):
            return True
    return False


DOUBTS = [(key, name, entry["about"]) for key in BY_PATH for name, entry in tables_of(key)["doubts"].items()]


@pytest.mark.parametrize(("key", "name", "about"), DOUBTS)
def test_what_is_in_doubt_can_be_set_by_a_pack(tmp_path: Path, key: str, name: str, about: str) -> None:
    assert games.load(key).data.holds(about), f"doubts.{name} of {key} names no path of the data"
    paths = list(leaves(at(tables_of(key), about.split(".")), about.split(".")))
    open_ones = [row.path.partition("[")[0] for row in games.load(key).data.provenance() if row.source == GUESS]
    asked = [path for path in paths if path[-1] not in NAMES]
    asked = [path for path in asked if ".".join(path) in open_ones] or asked
    assert asked
    assert [path for path in asked[:MOST] if not can_be_set(tmp_path, key, path)] == []
