"""The owner's desk: what a box could settle, corrections checked by the game's reader, and packs written from them."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import tomli_w

from beffroi import games
from beffroi.kernel.errors import DataError
from beffroi.kernel.game import Game
from beffroi.kernel.provenance import GUESS, PRINTED, explains
from beffroi.kernel.reader import read_folder

DOUBT = "doubt"
OWNER = "seed"  # what stands in the owner's box is printed
FILE = "desk.toml"  # the file the desk writes; other files of a pack stay untouched
KINDS = (".toml", ".csv")  # file types of a pack
FILE_NAME = re.compile(r"\w[\w .()-]{0,80}\.(toml|csv)", re.ASCII)
DRAWN = ("x", "y")  # where we draw something: no box tells that
MOST_KEYS = 8  # of a path; no data is nested deeper
MOST_FILES = 20  # of a pack
BARE = re.compile(r"[A-Za-z0-9_-]+")  # keys that TOML writes without quotes

Tables = dict[str, Any]


class Question(NamedTuple):
    """An entry of the data with values that no source gives."""

    entry: str  # `cards.koenigin`
    keys: list[str]  # of the values: `price`


def questions(game: Game) -> list[Question]:
    """Return what a box could settle, entry by entry in the order of the data: guesses and other doubtful values."""
    return by_entry(path for path, state in values(game).items() if state)


def by_entry(paths: Iterable[str]) -> list[Question]:
    """Return paths of values, grouped by entry."""
    found: dict[str, list[str]] = {}
    for path in paths:
        entry, _, key = path.rpartition(".")
        found.setdefault(entry, []).append(key)
    return [Question(entry, keys) for entry, keys in found.items()]


def values(game: Game) -> dict[str, str]:
    """Return the path of every value that is printed somewhere, with GUESS, DOUBT or "".

    A list is a guess if any item is. A value is in doubt if no rulebook gives it and the table `doubts` lists it.
    """
    doubts = [entry for entry in game.data.tables.get("doubts", {}).values() if entry.get("source") != GUESS]
    asked = tuple(f"{entry['about']}." for entry in doubts)
    out: dict[str, str] = {}
    for value in game.data.provenance():
        path = value.path.partition("[")[0]
        if path.rpartition(".")[2] in DRAWN:
            continue
        doubt = DOUBT if value.source not in PRINTED and f"{path}.".startswith(asked) else ""
        state = GUESS if value.source == GUESS else doubt
        out[path] = GUESS if out.get(path) == GUESS else state or out.get(path, "")
    return out


def value_at(tables: Mapping[str, Any], path: str) -> Any:
    """Return the value at a path, or None if there is none."""
    found: Any = tables
    for key in path.split("."):
        found = found.get(key) if isinstance(found, dict) else None
    return found


# What is typed


def typed(value: Any) -> str:
    """Return a value as an owner types it: words and numbers as is, lists of them with commas, else TOML."""
    if value is None or isinstance(value, str):
        return value or ""
    plain = isinstance(value, list) and all(isinstance(item, (int, str)) and "," not in str(item) for item in value)
    return ", ".join(typed(item) for item in value) if plain and value else inline(value)


def inline(value: Any) -> str:
    """Return a value as TOML on one line."""
    if isinstance(value, list):
        return f"[{', '.join(inline(item) for item in value)}]"
    if isinstance(value, dict):
        pairs = [f"{key if BARE.fullmatch(key) else inline(key)} = {inline(item)}" for key, item in value.items()]
        return f"{{ {', '.join(pairs)} }}"
    return json.dumps(value, ensure_ascii=False)


def meant(text: str, like: Any = None) -> Any:
    """Return what an owner typed for a value, parsed in the format of that value, else as TOML, else as text."""
    text = text.strip()
    if isinstance(like, str) and not text.startswith('"'):
        return text
    if isinstance(like, list) and not text.startswith("["):
        return [meant(item, like[0] if like else None) for item in text.split(",") if item.strip()]
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except (ValueError, RecursionError):  # not TOML, or a number with thousands of digits
        return text


# Packs


def corrected(tables: Tables, path: str, value: Any) -> Tables:
    """Return the tables of a pack with one more value, marked as copied from the box."""
    return deeper(tables, keys_of(path), value)


def keys_of(path: str) -> list[str]:
    """Return the keys that lead to a value; refuse what cannot be its path."""
    keys = path.split(".")
    if not 2 <= len(keys) <= MOST_KEYS or any(not key or explains(key) for key in keys):
        raise DataError(path[:80], "is not the path of a value, as in «politics.palace.copies»", "no-path")
    return keys


def deeper(table: Tables, keys: list[str], value: Any) -> Tables:
    """Return a table with a value set below it, and its source beside it."""
    key, *rest = keys
    if not rest:
        return table | {key: value, f"{key}_source": OWNER}
    inner = table.get(key, {})
    return table | {key: deeper(inner if isinstance(inner, dict) else {}, rest, value)}


def without(table: Tables, keys: list[str]) -> Tables:
    """Return a table without a value below it, its notes, and any tables left empty."""
    key, *rest = keys
    if not rest:
        return {name: value for name, value in table.items() if name not in (key, f"{key}_source")}
    inner = table.get(key)
    left = without(inner, rest) if isinstance(inner, dict) else inner
    return {name: left if name == key else value for name, value in table.items() if name != key or left}


def difference(below: Any, above: Any) -> Any:
    """Return the smallest pack that turns the first tables into the second, with "" for removed values."""
    out = {key: "" for key in below if key not in above}
    for key, value in above.items():
        old = below.get(key)
        if value == old:
            continue
        inner = isinstance(old, dict) and isinstance(value, dict) and "do" not in value
        out[key] = difference(old, value) if inner else value
    if "source" in out and not all(explains(key) for key in out):
        # a source of a whole entry refers to the values named beside it
        spoken = [key for key in above if not explains(key) and f"{key}_source" not in above]
        out |= {key: above[key] for key in spoken}
    return out


def changes(before: Any, after: Any, path: str = "") -> list[tuple[str, str, str]]:
    """Return where two sets of tables differ, with old and new values as typed; an effect is one value."""
    if isinstance(before, dict) and isinstance(after, dict) and "do" not in after:
        keys = [key for key in dict.fromkeys([*before, *after]) if not explains(key)]
        inner = [changes(before.get(key), after.get(key), f"{path}.{key}" if path else key) for key in keys]
        return [one for found in inner for one in found]
    return [(path, typed(before), typed(after))] if before != after else []


def taken(key: str, files: Mapping[str, str]) -> Tables:
    """Return the files of a pack, by name, as tables; refuse what the game's reader refuses."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        for number, (file, text) in enumerate(files.items()):
            if number >= MOST_FILES or not FILE_NAME.fullmatch(file):
                raise DataError(file[:60], "is not a file of a data pack; it ends in .toml or .csv", "no-file")
            (folder / file).write_text(text, encoding="utf-8", newline="")
        after = games.fresh(key, folder).data.tables
    before = games.load(key).data.tables
    tables: Tables = difference(before, after)
    if tables and tried(key, tables).data.tables != after:
        reason = "removes something that a single file cannot remove; use it in the terminal"
        raise DataError("pack", reason, "taken-away")
    return tables


def tried(key: str, tables: Tables, beside: Path | None = None) -> Game:
    """Return the game with the tables of a pack and the other files of its folder; refuse what its reader refuses."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        for file in sorted(beside.iterdir()) if beside is not None and beside.is_dir() else []:
            if file.suffix in KINDS and file.name != FILE:
                (folder / file.name).write_bytes(file.read_bytes())
        (folder / FILE).write_text(tomli_w.dumps(tables), encoding="utf-8")
        return games.fresh(key, folder)


def opened(folder: Path) -> Tables:
    """Return what the desk wrote to a folder before."""
    if not (folder / FILE).is_file():
        return {}
    with TemporaryDirectory() as name:
        (Path(name) / FILE).write_bytes((folder / FILE).read_bytes())
        return read_folder(Path(name))


def settled(key: str, folder: Path, given: Mapping[str, Any]) -> Game:
    """Write values, by path, into the pack of a folder, unless the game's reader refuses them; return the game with it.

    They are checked together: some values, such as copies of two cards, are only right together.
    """
    tables = opened(folder)
    for path, value in given.items():
        tables = corrected(tables, path, value)
    game = tried(key, tables, folder)
    folder.mkdir(parents=True, exist_ok=True)
    written = folder / f".{FILE}.new"
    written.write_text(tomli_w.dumps(tables), encoding="utf-8")
    written.replace(folder / FILE)  # atomically
    return game
