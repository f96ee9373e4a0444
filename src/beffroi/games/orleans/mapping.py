# mypyc: skip
"""From the TOML data to the map: towns, the ways between them, and their goods spaces (ORL-13.1)."""

from __future__ import annotations

from beffroi.games.orleans.book import Book
from beffroi.games.orleans.tables import (
    MAX_SEATS,
    MAX_TOWNS,
    ROUTES,
)
from beffroi.kernel.errors import DataError
from beffroi.kernel.reader import Data
from beffroi.kernel.refusals import too_many
from beffroi.kernel.vectors import vec_of

POSTS = ["one_total", "one_per_player"]


def read_towns(book: Book, data: Data) -> None:
    """Read the towns (ORL-13.1)."""
    many: list[int] = []
    start: list[int] = []
    for name, entry in data.entries("towns"):
        many.append(entry.word("posts", POSTS))
        if entry.flag("start", False):
            start.append(len(book.town_names))
        for axis in ("x", "y"):
            entry.number(axis, None, 0, 1000)
        entry.provenance()
        entry.done()
        book.town_names.append(name)
    if len(start) != 1:
        reason = f"exactly one town has start = true, not {len(start)}"
        raise DataError(f"{data.files['towns']}: towns", reason, "start-town", count=len(start))
    if len(book.town_names) > MAX_TOWNS:
        raise too_many(f"{data.files['towns']}: towns", MAX_TOWNS)
    book.start_town = start[0]
    book.many_posts = vec_of(many)


def read_edges(book: Book, data: Data) -> None:
    """Read the connections and their goods spaces (ORL-13.1)."""
    ends: list[tuple[int, int]] = []
    route: list[int] = []
    first_space = [0]
    space_from: list[int] = []
    for name, entry in data.entries("edges"):
        a, b = entry.word("a", book.town_names), entry.word("b", book.town_names)
        route.append(entry.word("kind", ROUTES))
        ends.append((min(a, b), max(a, b)))
        if a == b:
            raise DataError(entry.path, "joins a town with itself", "loop")
        if any(ends[-1] == ends[i] and route[-1] == route[i] for i in range(len(ends) - 1)):
            kind = ROUTES[route[-1]]
            raise DataError(entry.path, f"is a second {kind} between the same towns", "second-route", route=kind)
        space_from += entry.numbers("spaces", 2, MAX_SEATS)
        first_space.append(len(space_from))
        entry.provenance()
        entry.done()
        book.edge_names.append(name)
    book.edge_ends = vec_of([a + b for a, b in ends])
    book.edge_route = vec_of(route)
    book.first_space = vec_of(first_space)
    book.space_from = vec_of(space_from)
    join_towns(book, ends)


def join_towns(book: Book, ends: list[tuple[int, int]]) -> None:
    """Note the connections of each town, sorted by the town at the other end: options are offered in that order."""
    town_edge: list[int] = []
    first_edge = [0]
    for town in range(len(book.town_names)):
        own = [edge for edge, pair in enumerate(ends) if town in pair]
        own.sort(key=lambda edge, town=town: sum(ends[edge]) - town)  # type: ignore[misc]
        town_edge += own
        first_edge.append(len(town_edge))
    book.town_edge = vec_of(town_edge)
    book.first_edge = vec_of(first_edge)
