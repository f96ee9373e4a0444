"""Distances on the map of La Città, worked out from its hexes alone and not by the engine."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from functools import cache
from typing import Any

from beffroi import games

Hex = tuple[int, int]
STEPS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
DATA: dict[str, Any] = games.load("la_citta").data.tables
SLOTS: list[dict[str, Any]] = DATA["map"]["slots"]["list"]


def around(place: Hex) -> list[Hex]:
    """Return the six neighbors of a hex."""
    return [(place[0] + q, place[1] + r) for q, r in STEPS]


def hexes() -> dict[Hex, str]:
    """Return the hexes under landscape tiles."""
    return {(q, r): slot["id"] for slot in SLOTS for q, r in slot["hexes"]}


def board() -> set[Hex]:
    """Return all spaces: what lies beside a landscape tile and under none."""
    covered = hexes()
    return {place for tile in covered for place in around(tile) if place not in covered}


@cache
def lanes(players: int) -> frozenset[Hex]:
    """Return the spaces in play: those of a tint that so many players use (CIT-2.3)."""
    rows = DATA["map"]["spaces"]["list"]
    return frozenset((row["at"][0], row["at"][1]) for row in rows if row["players"] <= players)


def touching(place: Hex) -> set[str]:
    """Return the slots that a space touches."""
    tiles = hexes()
    return {tiles[beside] for beside in around(place) if beside in tiles}


def name(place: Hex) -> str:
    """Return the name of a space."""
    return f"{place[0]},{place[1]}"


@cache
def place_of(text: str) -> Hex:
    """Return the hex of a space by its name."""
    q, r = text.split(",")
    return int(q), int(r)


@cache
def distances(start: Hex, players: int) -> dict[Hex, int]:
    """Return how far all spaces in play are from one."""
    found = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for beside in around(here):
            if beside in lanes(players) and beside not in found:
                found[beside] = found[here] + 1
                queue.append(beside)
    return found


def gap(ours: Iterable[str], theirs: Iterable[str], players: int) -> int:
    """Return the number of spaces strictly between two groups of tiles."""
    others = list(theirs)
    return min(apart(text, other, players) for text in ours for other in others) - 1


@cache
def apart(one: str, other: str, players: int) -> int:
    """Return the distance of two spaces."""
    return distances(place_of(one), players)[place_of(other)]


def far(start: str, players: int, least: int = 3) -> set[str]:
    """Return the spaces with at least that gap to one."""
    found = distances(place_of(start), players)
    return {name(place) for place in lanes(players) if found[place] - 1 >= least}


@cache
def beside(text: str, players: int) -> frozenset[str]:
    """Return the names of the spaces adjacent to one."""
    return frozenset(name(place) for place in around(place_of(text)) if place in lanes(players))
