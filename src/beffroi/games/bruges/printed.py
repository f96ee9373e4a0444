# mypyc: skip
"""What is printed on the cards, as facts; languages put them into words."""

from __future__ import annotations

from typing import Any

from beffroi.kernel.provenance import guesses
from beffroi.kernel.reader import Data

PARTS = ("color", "price", "group", "activation", "worker_color", "effect")  # what may be reconstructed


def printed(data: Data) -> list[dict[str, Any]]:
    """Return every card: what stands on it (BRU-1.4), its effect as a word, and what of it is reconstructed."""
    numbers = data.tables["numbers"]
    return [card(name, entry, numbers) for name, entry in data.tables["cards"].items()]


def card(name: str, entry: dict[str, Any], numbers: dict[str, Any]) -> dict[str, Any]:
    """Return one card; its points are a share of its price."""
    out = {key: entry[key] for key in (*PARTS, "infinity_type") if key in entry and key != "effect"}
    out["points"] = entry["price"] // numbers["price_per_point"]["value"]
    added = entry["effect"].get("florins_add", 0)
    effect = entry["effect"] | {
        "activation": entry["activation"],
        "each": numbers["points_per_marker"]["value"],  # for every marker returned (BRU-10.4)
        "less": max(0, -added),
        "more": max(0, added),
    }
    known = [part for part in PARTS if part in entry]
    doubtful = [part for part in known if part in guesses(entry)]
    return out | {"id": name, "effect": effect, "reconstructed": ["all"] if doubtful == known else doubtful}
