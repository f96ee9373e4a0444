# mypyc: skip
"""Refusals of single values and files: in English for authors, with a key and facts for every language."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Any

from beffroi.kernel.errors import DataError

FEW = 16  # names that an error lists in full
NAMED = {
    "whole": "a whole number",
    "name": "a name",
    "text": "a text",
    "list": "a list",
    "table": "a table",
    "flag": "true or false",
    "nothing": "nothing",
}


def kind(value: Any) -> str:
    """Return the word for the type of a value, for each language to translate."""
    match value:
        case bool():
            return "flag"
        case int() | float():
            return "number"
        case str():
            return "text"
        case list():
            return "list"
        case dict():
            return "table"
        case None:
            return "nothing"
    return "date"  # TOML has dates and times too


def kind_of(value: Any) -> str:
    """Name the type of a value for an error."""
    word = kind(value)
    return f"the number {value}" if word == "number" else NAMED.get(word, type(value).__name__)


def wrong_kind(path: str, wanted: str, value: Any) -> DataError:
    """Return the refusal of a value of the wrong type."""
    given = kind(value)
    shown = str(value) if given == "number" else ""
    reason = f"expected {NAMED[wanted]}, not {kind_of(value)}"
    return DataError(path, reason, "kind", wanted=wanted, kind=given, value=shown)


def like(value: str, names: list[str]) -> list[str]:
    """Return up to three names that a misspelled one may mean."""
    return get_close_matches(value, names, 3, 0.65)


def nearest(value: str, names: list[str]) -> str:
    """List all names or, if there are many, those that a misspelled one may mean."""
    if len(names) <= FEW:
        return f"choose one of: {', '.join(names)}"
    close = like(value, names)
    return f"did you mean {' or '.join(close)}?" if close else f"none of the {len(names)} names is similar"


def unknown(path: str, value: str, names: list[str]) -> DataError:
    """Return the refusal of a word that is not among the names."""
    said = value[:40]
    reason = f"«{said}» is unknown; {nearest(value, names)}"
    close = like(value, names)
    if len(names) <= FEW:
        return DataError(path, reason, "unknown", value=said, names=", ".join(names))
    if not close:
        return DataError(path, reason, "unknown-many", value=said, count=len(names))
    first, second, third = [*close, "", ""][:3]
    return DataError(
        path, reason, "unknown-like", value=said, count=len(close), first=first, second=second, third=third
    )


def left_over(path: str, key: str, asked: set[str]) -> DataError:
    """Return the refusal of an unknown key."""
    reason = "is not a known key here"
    beside = (f"{key}_source", f"{key}_confidence")  # mention the wrong key and must not be suggested
    other = sorted(name for name in asked if name not in beside)
    close = [name for name in other if name[:3] == key[:3]]
    if close:
        return DataError(path, f"{reason}; did you mean {close[0]}?", "key-like", name=close[0])
    names = ", ".join(other[:40])
    return DataError(path, f"{reason}; choose one of: {names}", "key", names=names)


def not_toml(name: str, error: ValueError) -> DataError:
    """Return the refusal of a file that is not TOML: what the parser says, and where."""
    why, _, where = str(error).rpartition(" (at ")
    line, column = re.findall("[0-9]+", where) or ("end", "")  # of the file, where it is cut off
    return DataError(name, f"is not valid TOML: {error}", "toml", why=why, line=line, column=column)


def other_names(path: str, found: list[str], names: list[str]) -> DataError:
    """Return the refusal of a table whose entries are not the ones the rules know."""
    given, needed = ", ".join(found), ", ".join(names)
    return DataError(path, f"holds {given}; it must hold exactly {needed}", "exactly", found=given, names=needed)


def too_many(path: str, most: int) -> DataError:
    """Return the refusal of a table with more entries than the engine can tell apart."""
    return DataError(path, f"there is room for {most}", "room", most=most)
