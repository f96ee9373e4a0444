# mypyc: skip
"""Where every value of the data comes from: by key, and in lists by place, never by entry alone."""

from __future__ import annotations

from typing import Any, NamedTuple

SOURCES = ["seed", "booklet", "public", "recalled", "reconstructed"]
PRINTED = ("seed", "booklet")  # read in a rulebook
GUESS = "reconstructed"
NOTES = ("source", "confidence", "note", "refs")


class Value(NamedTuple):
    """One value of the data: its path as a pack writes it, and where it comes from."""

    path: str
    source: str
    confidence: str
    note: str


def explains(key: str) -> bool:
    """Return whether a key says where values come from, rather than being a value."""
    return key in NOTES or key.endswith(("_source", "_confidence"))


def origin(entry: dict[str, Any], key: str) -> Any:
    """Return the source of one value of an entry: its own, or that of the entry; in lists perhaps of each item."""
    return entry.get(f"{key}_source", entry.get("source", ""))


def guesses(entry: dict[str, Any]) -> list[str]:
    """Return the keys of an entry whose value is a guess, wholly or in part."""
    return [key for key in entry if not explains(key) and GUESS in listed(origin(entry, key))]


def listed(source: Any) -> list[str]:
    """Return a source, or the sources of items, as a list."""
    return [str(one) for one in source] if isinstance(source, list) else [str(source)]


def values_of(table: Any, path: str) -> list[Value]:
    """Return every value below a path with its source, in the order of the file."""
    out: list[Value] = []
    sourced = any(explains(key) for key in table)
    for key, value in table.items():
        inner = isinstance(value, dict) and (not sourced or any(explains(name) for name in value))
        if inner:
            out += values_of(value, f"{path}.{key}")
        elif not explains(key):
            out += told(table, key, f"{path}.{key}")
        elif key.endswith("_source") and key.removesuffix("_source") not in table:  # of a default that is left out
            out += told(table, key.removesuffix("_source"), f"{path}.{key.removesuffix('_source')}")
    return out


def told(entry: dict[str, Any], key: str, path: str) -> list[Value]:
    """Return one value, or the items of a list that come from different places; a rulebook needs no confidence."""
    source = origin(entry, key)
    places = [f"{path}[{i}]" for i in range(len(source))] if isinstance(source, list) else [path]
    note = str(entry.get("note", ""))
    sure = str(entry.get(f"{key}_confidence", entry.get("confidence", "")))
    return [
        Value(place, one, "" if one in PRINTED else sure, note)
        for place, one in zip(places, listed(source), strict=True)
    ]


def credited(below: Any, above: Any, merged: Any) -> Any:
    """Return tables that a pack was laid over, with every value credited to whoever gave it.

    What the pack names comes from where the pack says; if it does not say, a changed value is a guess. What it
    leaves out keeps its source, unless the pack names nothing of an entry but its source: that confirms all of it.
    """
    if not (isinstance(below, dict) and isinstance(above, dict) and isinstance(merged, dict)) or "do" in above:
        return merged
    entry = any(explains(key) for key in below)
    inner = [key for key in above if key in below and (holds_entries(below[key]) or not entry)]
    out = merged | {key: credited(below[key], above[key], merged[key]) for key in inner}
    if not entry:
        return out
    values = [key for key in merged if not explains(key) and key not in inner and not holds_entries(merged[key])]
    given = [key for key in values if key in above]
    for key in values:
        said = origin(below, key)
        if key in given or (not given and "source" in above):
            unsaid = said if below.get(key) == merged[key] else GUESS
            said = origin(above, key) or unsaid
        elif f"{key}_source" in above:
            said = above[f"{key}_source"]
        if origin(out, key) != said:
            out[f"{key}_source"] = said
    return out


def holds_entries(value: Any) -> bool:
    """Return whether a value is a table of entries, or an entry, that say themselves where they come from."""
    if not isinstance(value, dict):
        return False
    return any(explains(key) for key in value) or any(holds_entries(item) for item in value.values())
