# mypyc: skip
"""Strict reading of TOML and JSON: every key has a type, and an unknown key is an error that gives its path."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from math import inf
from pathlib import Path
from typing import Any

from beffroi.kernel.errors import DataError
from beffroi.kernel.provenance import SOURCES, Value, credited, values_of
from beffroi.kernel.refusals import left_over, not_toml, other_names, unknown, wrong_kind
from beffroi.kernel.sheet import Sheet

CONFIDENCES = ["high", "medium", "low"]
ABOUT = ("sources", "doubts")  # tables that are about the others


class Reader:
    """One table being read; remembers which keys were asked for."""

    def __init__(self, data: Any, path: str) -> None:
        if not isinstance(data, dict):
            raise wrong_kind(path, "table", data)
        self.data: dict[str, Any] = data
        self.path = path
        self.asked: set[str] = set()

    def at(self, key: str) -> str:
        """Return the path of a key."""
        return f"{self.path}.{key}" if self.path and not self.path.endswith(" ") else self.path + key

    def has(self, key: str) -> bool:
        """Return whether the key is there; asking for a key makes it a known one."""
        self.asked.add(key)
        return key in self.data

    def value(self, key: str) -> Any:
        """Return the raw value of a key that must be there."""
        self.asked.add(key)
        if key not in self.data:
            raise DataError(self.at(key), "is missing", "missing")
        return self.data[key]

    def number(self, key: str, default: int | None = None, low: int = 0, high: int = 1 << 62) -> int:
        """Return an integer between two bounds."""
        if default is not None and not self.has(key):
            return default
        return whole(self.value(key), self.at(key), low, high)

    def numbers(self, key: str, low: int = 0, high: int = 1 << 62) -> list[int]:
        """Return a list of integers."""
        return [whole(item, f"{self.at(key)}[{i}]", low, high) for i, item in enumerate(self.items(key))]

    def decimal(self, key: str, default: float) -> float:
        """Return a number that is not negative, with or without a fraction."""
        found = self.value(key) if key in self.data else default
        self.asked.add(key)
        if isinstance(found, bool) or not isinstance(found, (int, float)) or not 0 <= found < inf:
            reason = f"expected a number of at least 0, not {found!r}"
            raise DataError(self.at(key), reason, "decimal", value=repr(found))
        return float(found)

    def flag(self, key: str, default: bool | None = None) -> bool:
        """Return true or false."""
        if default is not None and not self.has(key):
            return default
        found = self.value(key)
        if not isinstance(found, bool):
            raise wrong_kind(self.at(key), "flag", found)
        return found

    def text(self, key: str, default: str | None = None) -> str:
        """Return a text."""
        if default is not None and not self.has(key):
            return default
        found = self.value(key)
        if not isinstance(found, str):
            raise wrong_kind(self.at(key), "text", found)
        return found

    def word(self, key: str, names: list[str]) -> int:
        """Return the index of a word in a vocabulary."""
        return known(self.value(key), self.at(key), names)

    def words(self, key: str, names: list[str]) -> list[int]:
        """Return the indexes of a list of words."""
        return [known(item, f"{self.at(key)}[{i}]", names) for i, item in enumerate(self.items(key))]

    def items(self, key: str) -> list[Any]:
        """Return a list as it is."""
        found = self.value(key)
        if not isinstance(found, list):
            raise wrong_kind(self.at(key), "list", found)
        return found

    def table(self, key: str) -> Reader:
        """Return a reader of the table under a key."""
        return Reader(self.value(key), self.at(key))

    def tables(self, key: str) -> list[Reader]:
        """Return readers of a list of tables."""
        return [Reader(item, f"{self.at(key)}[{i}]") for i, item in enumerate(self.items(key))]

    def entries(self, key: str) -> list[tuple[str, Reader]]:
        """Return the named tables under a key, in the order of the file."""
        table = self.table(key)
        return [(name, table.table(name)) for name in table.data]

    def counts(self, key: str, names: list[str], default: list[int] | None = None) -> list[int]:
        """Return how many there are of each name: `{"grain": 2}`; a name left out counts as zero."""
        if default is not None and not self.has(key):
            return default[:]
        table = self.table(key)
        out = [table.number(name, 0, 0, 999) for name in names]
        table.done()
        return out

    def provenance(self) -> None:
        """Accept and check the keys that say where an entry comes from."""
        if self.has("source"):
            self.word("source", SOURCES)
        if self.has("confidence"):
            self.word("confidence", CONFIDENCES)
        self.asked.add("note")
        if self.has("refs"):
            self.items("refs")
        for key in self.data:
            if key.endswith("_source"):
                check_origin(self, key)
            elif key.endswith("_confidence"):
                self.word(key, CONFIDENCES)

    def single(self, key: str, low: int, high: int) -> int:
        """Read an entry that holds one number."""
        entry = self.table(key)
        out = entry.number("value", None, low, high)
        entry.close()
        return out

    def close(self) -> None:
        """Read where an entry comes from, and refuse unknown keys."""
        self.provenance()
        self.done()

    def done(self) -> None:
        """Refuse keys that nobody asked for."""
        for key in self.data:
            if key not in self.asked:
                raise left_over(self.at(key), key, self.asked)


def check_origin(entry: Reader, key: str) -> None:
    """Check a key that says where a value comes from: one word, or one for each item in a list."""
    about = entry.data.get(key.removesuffix("_source"))
    if not isinstance(entry.value(key), list):
        entry.word(key, SOURCES)
    elif not isinstance(about, list) or len(about) != len(entry.words(key, SOURCES)):
        raise DataError(entry.at(key), "must have one word for each item in its list", "source-each")


def whole(value: Any, path: str, low: int, high: int) -> int:
    """Return a value that must be an integer between two bounds."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise wrong_kind(path, "whole", value)
    if not low <= value <= high:
        reason = f"{value} is out of bounds; expected {low} to {high}"
        raise DataError(path, reason, "bounds", value=str(value), low=str(low), high=str(high))
    return value


def known(value: Any, path: str, names: list[str]) -> int:
    """Return the index of a value that must be one of the given names."""
    if not isinstance(value, str):
        raise wrong_kind(path, "name", value)
    if value not in names:
        raise unknown(path, value, names)
    return names.index(value)


class Data:
    """The component data of a game: the TOML files in a folder, with an owner's pack laid over them."""

    def __init__(self, folder: Path, pack: Path | None, gone: dict[str, str] | None = None) -> None:
        self.gone = gone or {}  # tables of older rules, and what replaced them
        self.tables, self.files = built_in(folder)
        self.files = dict(self.files)
        self.sheets: dict[str, Sheet] = {}  # tables that a pack gives as spreadsheets
        self.renamed: dict[str, dict[str, str]] = {}  # what a pack names differently, by entry and language
        self.pack = pack
        if pack is not None:
            before = self.tables
            self.lay(pack)
            self.renamed = renamed(before, self.tables)

    def lay(self, pack: Path) -> None:
        """Lay a folder with the same structure over this data: only the entries it names change."""
        if not pack.is_dir():
            raise DataError(str(pack), "is not a folder; a data pack is a folder of .toml and .csv files", "no-folder")
        tables = read_folder(pack)
        sheets = {path.stem: path for path in sorted(pack.glob("*.csv"))}
        if not tables and not sheets:
            reason = "contains no .toml or .csv files; `beffroi data export` writes some"
            raise DataError(str(pack), reason, "no-files")
        for file, table in [*files_of(pack), *[(path.name, table) for table, path in sheets.items()]]:
            if table in self.gone:
                raise DataError(f"{file}: {table}", self.gone[table], "gone", table=table)
            if table not in self.tables:
                names = ", ".join(self.tables)
                raise DataError(
                    f"{file}: {table}", f"is not a table of this game; its tables: {names}", "table", names=names
                )
            if table in tables and table in sheets:
                reason = f"the table {table} is also in a .toml file in this folder"
                raise DataError(sheets[table].name, reason, "table-twice", table=table)
            self.files[table] = file
        built_in = self.tables
        self.tables = built_in | {
            table: credited(built_in[table], value, laid_over(built_in[table], value))
            for table, value in tables.items()
        }
        for table, path in sheets.items():
            self.sheets[table] = Sheet(path)
            laid = self.sheets[table].laid_over(built_in[table])
            self.tables[table] = credited(built_in[table], self.sheets[table].given(), laid)

    def reader(self) -> Reader:
        """Return a reader of all tables."""
        return Reader(self.tables, "")

    def table(self, name: str) -> Reader:
        """Return a reader of one table, whose errors also name the file."""
        if name not in self.tables:
            raise DataError(name, "this table is missing from the data", "table-missing")
        return Reader(self.tables[name], f"{self.files[name]}: {name}")

    def entries(self, name: str) -> list[tuple[str, Reader]]:
        """Return the named entries of a table, in the order of the file; errors of a sheet name row and column."""
        table = self.table(name)
        sheet = self.sheets.get(name)
        if sheet is None:
            return [(key, table.table(key)) for key in table.data]
        return [(key, Reader(entry, self.path(name, key))) for key, entry in table.data.items()]

    def same_names(self, table: str, names: list[str]) -> None:
        """Refuse a table that does not hold exactly the names the rules know, in their order."""
        found = list(self.table(table).data)
        if found != names:
            raise other_names(f"{self.files[table]}: {table}", found, names)

    def path(self, table: str, name: str) -> str:
        """Return how errors refer to an entry: by file and keys, or by its row in a sheet."""
        sheet = self.sheets.get(table)
        return sheet.path(name) if sheet is not None and name in sheet.rows else f"{self.files[table]}: {table}.{name}"

    def holds(self, path: str) -> bool:
        """Return whether there is something at a path: a table, an entry, a value."""
        found: Any = self.tables
        for key in path.split("."):
            if not isinstance(found, dict) or key not in found:
                return False
            found = found[key]
        return True

    def fingerprint(self) -> str:
        """Return a short digest of everything that can affect play; notes, sources and doubts do not count."""
        tables = {name: table for name, table in self.tables.items() if name not in ABOUT}
        plain = json.dumps(without_notes(tables), sort_keys=True, ensure_ascii=False)
        return sha256(plain.encode()).hexdigest()[:12]

    def provenance(self) -> list[Value]:
        """Return every value that a box could contradict, with its source."""
        return [value for name, table in self.tables.items() if name not in ABOUT for value in values_of(table, name)]


def read_sources(data: Data) -> None:
    """Read what the data says about itself: sources, doubts with the path they are about; refs name sources only."""
    for table in (name for name in ABOUT if name in data.tables):
        for _, entry in data.entries(table):
            entry.text("what")
            if table == "doubts" and not data.holds(entry.text("about")):
                about = entry.text("about")[:60]
                raise DataError(entry.at("about"), f"«{about}» is not in the data", "not-in-data", value=about)
            entry.provenance()
            entry.done()
    known_refs(data.tables, "", list(data.tables["sources"]))


def known_refs(value: Any, path: str, sources: list[str]) -> None:
    """Refuse a reference to a source that is not listed."""
    for key, item in value.items() if isinstance(value, dict) else ():
        if key == "refs":
            for i, ref in enumerate(item):
                known(ref, f"{path}refs[{i}]", sources)
        else:
            known_refs(item, f"{path}{key}.", sources)


@cache
def built_in(folder: Path) -> tuple[dict[str, Any], dict[str, str]]:
    """Return the tables that a game comes with, and the file of each; they never change, so they are read once."""
    return read_folder(folder), {table: file for file, table in files_of(folder)}


def read_folder(folder: Path) -> dict[str, Any]:
    """Read every TOML file in a folder; no table may be in two files."""
    out: dict[str, Any] = {}
    for path in sorted(folder.glob("*.toml")):
        for table, value in read_toml(path).items():
            if table in out:
                raise DataError(f"{path.name}: {table}", "is also in another file in this folder", "table-elsewhere")
            out[table] = value
    return out


def files_of(folder: Path) -> list[tuple[str, str]]:
    """Return which table is in which file."""
    return [(path.name, table) for path in sorted(folder.glob("*.toml")) for table in read_toml(path)]


def read_toml(path: Path) -> dict[str, Any]:
    """Read one TOML file; errors name the file and the line."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise DataError(path.name, f"is not valid TOML: {error}", "not-utf-8") from None
    except ValueError as error:  # also a number of thousands of digits
        raise not_toml(path.name, error) from None
    except RecursionError:
        raise DataError(path.name, "is nested too deeply", "nested") from None
    except OSError as error:
        raise DataError(path.name, f"cannot be read: {error.strerror}", "unreadable", why=str(error.strerror)) from None


def read_json(text: str, name: str) -> Any:
    """Read JSON text; errors name the line, and a key given twice is an error."""
    try:
        return json.loads(text, object_pairs_hook=once)
    except json.JSONDecodeError as error:
        line, column = str(error.lineno), str(error.colno)
        reason = f"is not valid JSON: {error.msg} at line {line}, column {column}"
        raise DataError(name, reason, "json", why=error.msg, line=line, column=column) from None
    except RecursionError:
        raise DataError(name, "is nested too deeply", "nested") from None


def once(pairs: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    """Build an object; refuse a key given twice."""
    out: dict[str, Any] = {}
    for key, value in pairs:
        if key in out:
            raise DataError(key, "is given twice", "twice")
        out[key] = value
    return out


def laid_over(below: Any, above: Any) -> Any:
    """Return tables merged key by key; anything else, and a sentence with its `do`, is replaced as a whole.

    An empty text removes what was there, like an empty cell in a sheet.
    """
    if isinstance(below, dict) and isinstance(above, dict) and "do" not in above:
        merged = below | {key: laid_over(below.get(key), value) for key, value in above.items()}
        return {key: value for key, value in merged.items() if value != ""}
    return above


def renamed(before: dict[str, Any], after: dict[str, Any]) -> dict[str, dict[str, str]]:
    """Return the names that differ between two sets of tables: by entry, the texts `fr` and `en` of the second."""
    out: dict[str, dict[str, str]] = {}
    for table, entries in after.items():
        for name, entry in entries.items() if isinstance(entries, dict) and before[table] != entries else ():
            old = before[table].get(name)
            old = old if isinstance(old, dict) else {}
            if isinstance(entry, dict) and any(entry.get(lang) != old.get(lang) for lang in ("fr", "en")):
                out[name] = {lang: entry[lang] for lang in ("fr", "en") if isinstance(entry.get(lang), str)}
    return out


def without_notes(value: Any) -> Any:
    """Return the data without anything that only explains or draws it."""
    if isinstance(value, list):
        return [without_notes(item) for item in value]
    if not isinstance(value, dict):
        return value
    return {key: without_notes(item) for key, item in value.items() if isinstance(item, dict) or not is_note(key)}


def is_note(key: str) -> bool:
    """Return whether a key holds nothing that could affect play."""
    return key in ("note", "refs", "source", "confidence", "fr", "en", "de", "x", "y") or key.endswith(
        ("_source", "_confidence")
    )
