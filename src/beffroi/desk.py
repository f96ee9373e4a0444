"""The owner's desk: what a box could settle, corrections tried with the game's reader, packs written of them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import tomli_w

from beffroi import games
from beffroi.kernel.errors import DataError
from beffroi.kernel.game import Game
from beffroi.kernel.provenance import GUESS, explains
from beffroi.kernel.reader import read_folder

OWNER = "seed"  # what stands in the owner's box is printed
FILE = "desk.toml"  # what is written at the desk; other files of a pack stay as they are

Tables = dict[str, Any]


class Question(NamedTuple):
    """An entry of the data with values that no source gives."""

    entry: str  # `cards.koenigin`
    keys: list[str]  # of the values: `price`


def questions(game: Game) -> list[Question]:
    """Return what is guessed, entry by entry in the order of the data; an item of a list counts for the whole list."""
    found: dict[str, list[str]] = {}
    for value in game.data.provenance():
        entry, _, key = value.path.partition("[")[0].rpartition(".")
        if value.source == GUESS and key not in found.setdefault(entry, []):
            found[entry].append(key)
    return [Question(entry, keys) for entry, keys in found.items() if keys]


def value_at(tables: Mapping[str, Any], path: str) -> Any:
    """Return what stands at a path, or None where there is nothing."""
    found: Any = tables
    for key in path.split("."):
        found = found.get(key) if isinstance(found, dict) else None
    return found


def meant(text: str) -> Any:
    """Return what an owner typed as a value: a number, a list or a table as TOML has them, else the text itself."""
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text


def corrected(tables: Tables, path: str, value: Any) -> Tables:
    """Return the tables of a pack with one more value, marked as read off the box."""
    keys = path.split(".")
    if len(keys) < 2 or any(not key or explains(key) for key in keys):
        raise DataError(path[:80], "is not the path of a value, as in «politics.palace.copies»", "no-path")
    return deeper(tables, keys, value)


def deeper(table: Tables, keys: list[str], value: Any) -> Tables:
    """Return a table with a value set below it, and where it comes from beside it."""
    key, *rest = keys
    if not rest:
        return table | {key: value, f"{key}_source": OWNER}
    return table | {key: deeper(table.get(key, {}), rest, value)}


def tried(key: str, tables: Tables, beside: Path | None = None) -> Game:
    """Return the game with the tables of a pack, and the other files of its folder; refuse what its reader refuses."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        for file in sorted(beside.iterdir()) if beside is not None and beside.is_dir() else []:
            if file.suffix in (".toml", ".csv") and file.name != FILE:
                (folder / file.name).write_bytes(file.read_bytes())
        (folder / FILE).write_text(tomli_w.dumps(tables), encoding="utf-8")
        return games.load(key, folder)


def opened(folder: Path) -> Tables:
    """Return what was written at the desk of a folder before."""
    if not (folder / FILE).is_file():
        return {}
    with TemporaryDirectory() as name:
        (Path(name) / FILE).write_bytes((folder / FILE).read_bytes())
        return read_folder(Path(name))


def settled(key: str, folder: Path, values: Mapping[str, Any]) -> Game:
    """Write values, by path, into the pack of a folder, unless the game's reader refuses them; return the game with it.

    They are tried together: copies of two cards may be right only both.
    """
    tables = opened(folder)
    for path, value in values.items():
        tables = corrected(tables, path, value)
    game = tried(key, tables, folder)
    folder.mkdir(parents=True, exist_ok=True)
    written = folder / f".{FILE}.new"
    written.write_text(tomli_w.dumps(tables), encoding="utf-8")
    written.replace(folder / FILE)  # whole or not at all
    return game
