# mypyc: skip
"""Tables as spreadsheets: a CSV file with one row per entry, written for people and read back strictly."""

from __future__ import annotations

import csv
import io
import re
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from beffroi.kernel.errors import DataError

ID = "id"
SEPARATORS = ",;\t"  # the one that occurs most in the first row is used
NUMBER = re.compile(r"-?[0-9]{1,15}")
MARK = "\ufeff"  # tells a spreadsheet that the file is UTF-8


class Sheet:
    """The rows of a CSV file: the entry that each one gives, with its cells by column."""

    def __init__(self, path: Path) -> None:
        self.name = path.name
        rows = cells_of(text_of(path), path.name)
        self.columns = self.titles(rows[0])
        self.entries: dict[str, dict[str, Any]] = {}
        self.rows: dict[str, int] = {}  # the row of each entry, counted as spreadsheets do
        for number, row in enumerate(rows[1:], 2):
            if any(row):
                self.add(number, row)
        if not self.entries:
            raise DataError(self.name, "has no rows below the first one, which holds the column titles", "sheet-rows")

    def at(self, row: int, column: str) -> str:
        """Return the place of a cell, for errors."""
        return f"{self.name}, row {row}, column {column}"

    def titles(self, row: list[str]) -> list[str]:
        """Return the titles of the columns: keys, and `effect.do` for what is inside a key."""
        for i, title in enumerate(row):
            if title and title in row[:i]:
                said, column = title[:40], letter(row.index(title))
                reason = f"«{said}» is also in column {column}"
                raise DataError(self.at(1, letter(i)), reason, "sheet-title", value=said, column=column)
        if ID not in row:
            reason = f"no column has the title «{ID}»; the first row holds the titles"
            raise DataError(f"{self.name}, row 1", reason, "sheet-id", title=ID)
        return row

    def add(self, number: int, row: list[str]) -> None:
        """Add a row; an empty cell gives nothing."""
        cells: dict[str, Any] = {}
        for i, cell in enumerate(row):
            title = self.columns[i] if i < len(self.columns) else ""
            if cell and not title:
                said = cell[:40]
                reason = f"«{said}» is in a column without a title"
                raise DataError(self.at(number, letter(i)), reason, "sheet-untitled", value=said)
            if cell:
                cells[title] = int(cell) if NUMBER.fullmatch(cell) else cell
        name = str(cells.pop(ID, ""))
        if not name:
            raise DataError(self.at(number, ID), "is missing", "missing")
        if name in self.rows:
            said, other = name[:40], str(self.rows[name])
            reason = f"«{said}» is also in row {other}"
            raise DataError(self.at(number, ID), reason, "sheet-twice", value=said, row=other)
        self.entries[name] = cells
        self.rows[name] = number

    def path(self, name: str) -> str:
        """Return how errors name the cells of an entry, up to the column."""
        return f"{self.name}, row {self.rows[name]} ({name}), column "

    def laid_over(self, table: dict[str, Any]) -> dict[str, Any]:
        """Return a table with these rows laid over it; an empty cell removes what was there."""
        out = dict(table)
        for name, cells in self.entries.items():
            if not isinstance(table.get(name), dict):
                raise self.stranger(name, list(table))
            out[name] = self.changed(table[name], cells)
        return out

    def stranger(self, name: str, names: list[str]) -> DataError:
        """Return the refusal of a row that matches no entry."""
        path, said = self.at(self.rows[name], ID), name[:40]
        close = get_close_matches(name, names, 1)
        if not close:
            reason = f"«{said}» is unknown; keep the ids of the export as they are"
            return DataError(path, reason, "sheet-unknown", value=said)
        reason = f"«{said}» is unknown; did you mean {close[0]}?"
        return DataError(path, reason, "unknown-like", value=said, count=1, first=close[0], second="", third="")

    def given(self) -> dict[str, dict[str, Any]]:
        """Return what every row says, by the keys of its entry; what an empty cell removes counts as not given."""
        out: dict[str, dict[str, Any]] = {}
        for name, cells in self.entries.items():
            row = out.setdefault(name, {})
            for column, value in cells.items():
                key, _, inner = column.partition(".")
                if inner:
                    row.setdefault(key, {})[inner] = value
                else:
                    row[key] = value
        return out

    def changed(self, entry: dict[str, Any], cells: dict[str, Any]) -> dict[str, Any]:
        """Return an entry with what this row says in every column; a sentence with its `do` is replaced as a whole."""
        out = {key: dict(value) if isinstance(value, dict) else value for key, value in entry.items()}
        sentences = [column.removesuffix(".do") for column in self.columns if column.endswith(".do")]
        for key in sentences:
            out[key] = {}
        for column in self.columns:
            key, _, inner = column.partition(".")
            if key == ID or not key:
                continue
            if inner and not isinstance(out.get(key), dict):
                out[key] = {}
            put(out[key] if inner else out, inner or key, cells.get(column))
        for key in sentences:
            put(out, key, out[key] or None)
        return out


def put(entry: dict[str, Any], key: str, value: Any) -> None:
    """Set a value, or remove the key if there is none."""
    if value is None:
        entry.pop(key, None)
    else:
        entry[key] = value


def text_of(path: Path) -> str:
    """Read a file saved by a spreadsheet."""
    try:
        return path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise DataError(path.name, "is not UTF-8; save it again as «CSV UTF-8»", "sheet-not-utf-8") from None
    except OSError as error:
        raise DataError(path.name, f"cannot be read: {error.strerror}", "unreadable", why=str(error.strerror)) from None


def cells_of(text: str, name: str) -> list[list[str]]:
    """Split a text into rows of cells, without the spaces around them."""
    first = text.partition("\n")[0]
    separator = max(SEPARATORS, key=first.count)
    out: list[list[str]] = []
    try:
        for row in csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True):
            out.append([cell.strip() for cell in row])
    except csv.Error as error:
        reason = f"is not valid CSV: {error}"
        raise DataError(f"{name}, row {len(out) + 1}", reason, "csv", why=str(error)) from None
    if not out:
        raise DataError(name, "is empty; `beffroi data export` writes one to start from", "sheet-empty")
    return out


def letter(column: int) -> str:
    """Name a column as spreadsheets do: A, B, … Z, AA."""
    return (letter(column // 26 - 1) if column >= 26 else "") + chr(ord("A") + column % 26)


def columns_of(table: dict[str, Any]) -> list[str]:
    """Return the columns of a table: what entries say, sentences last, then where it comes from; lists are left out."""
    found: dict[str, list[str]] = {}
    for entry in table.values():
        for key, value in entry.items():
            if isinstance(value, dict):
                inner = found.setdefault(key, [])
                inner += [name for name in value if name not in inner]
            elif not isinstance(value, list):
                found.setdefault(key, [])
    order = sorted(found, key=lambda key: place_of(key, found[key]))
    return [ID, *(f"{key}.{name}" if name else key for key in order for name in found[key] or [""])]


def place_of(key: str, inner: list[str]) -> int:
    """Return the rank of a column: values first, then sentences, where they come from, and notes."""
    if key in ("source", "confidence"):
        return 2
    if key.endswith("_source"):
        return 3
    if key == "note":
        return 4
    return 1 if inner else 0


def sheet_text(table: dict[str, Any], separator: str = ",") -> str:
    """Return a table as the text of a CSV file that spreadsheets open directly."""
    columns = columns_of(table)
    out = io.StringIO()
    rows = csv.writer(out, delimiter=separator, lineterminator="\r\n")
    rows.writerow(columns)
    for name, entry in table.items():
        row = [name]
        for column in columns[1:]:
            key, _, inner = column.partition(".")
            value = entry.get(key, "")
            row.append(str(value.get(inner, "")) if inner else str(value))
        rows.writerow(row)
    return MARK + out.getvalue()
