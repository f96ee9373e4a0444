"""Small words for tables of Villagers."""

from __future__ import annotations

from typing import Any

from tests.kit import Table, villagers

FED = "founders:food"


def road(table: Table) -> list[str]:
    """Return the road as a position writes it."""
    return list(table.doc()["road"])


def sizes(table: Table) -> list[int]:
    """Return the sizes of the six stacks."""
    return [pile["size"] for pile in table.view(-1)["stacks"]]


def reserve(table: Table) -> int:
    """Return the size of the reserve."""
    return int(table.view(-1)["reserve"]["size"])


def village(table: Table, seat: int = 0) -> str:
    """Return a village as text."""
    return str(table.view(-1)["players"][seat]["village"])


def countess(table: Table) -> dict[str, Any]:
    """Return the Countess as everybody sees her."""
    return dict(table.view(-1)["countess"])


def hand(table: Table, seat: int = 0) -> list[str]:
    """Return a hand, as its owner sees it."""
    return sorted(table.view(seat)["players"][seat]["hand"])


def gold(table: Table, seat: int = 0) -> int:
    """Return a treasury."""
    return int(table.view(-1)["players"][seat]["treasury"])


def public(table: Table, seat: int = 0) -> dict[str, Any]:
    """Return what everybody sees of a player."""
    return dict(table.view(-1)["players"][seat])


def building(own: str, cards: list[str], *others: dict[str, Any], **more: Any) -> Table:
    """Return a table where seat 0 builds in a village with a hand; others are players beside."""
    common = ("stacks", "reserve", "commons", "road", "discard", "events", "countess", "jester")
    document: dict[str, Any] = {key: more.pop(key) for key in common if key in more}
    solo = more.pop("solo", False)
    rest = list(others) or ([] if solo else [{}, {}])
    return villagers(phase="build", players=[{"village": own, "hand": cards} | more, *rest], **document)


def ended(table: Table) -> Table:
    """End every build turn until something else is asked."""
    while table.asked() and table.legal(table.asked()[0])[0] == "done":
        table.do(f"{table.asked()[0]} done")
    return table


def alone(step: str, **more: Any) -> Table:
    """Return a table on which one step of the agenda is done and nothing follows."""
    return villagers(agenda=[[step]], **more)
