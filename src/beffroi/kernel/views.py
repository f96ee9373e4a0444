# mypyc: skip
"""What every view has, whatever the game: the fields that the house itself reads.

A game declares the rest in its own `shape.py`. A view is plain data, as it goes into JSON. `tools/gen_types.py` writes
the browser's types and docs/views.md from these shapes, and a law holds every view against the shape of its game.
"""

from typing import Annotated, Any, NotRequired, TypedDict, TypeVar

Name = TypeVar("Name")
Thing = TypeVar("Thing")
Each = Annotated[dict[Name, Thing], "every name is there"]  # a plain dict may leave names out


def pairs(items: list[tuple[str, int]]) -> Any:
    """Return pairs as JSON has them, so that a view is the same before and after: lists."""
    return [list(pair) for pair in items]


class AnySeat(TypedDict):
    """A player of any game."""

    total: int  # points as they stand: the sum of `lines`
    lines: list[tuple[str, int]]  # what the points are for, and how many: messages `<game>-score-<name>`


class AnyTable(TypedDict):
    """What the table of every game begins with."""

    round: int  # 0 before the first
    awaited: list[int]  # seats that are asked for a decision now


class AnyView(AnyTable):
    """What the house knows of the view of any game; each game says more precisely what they hold."""

    phase: str  # message `<game>-phase-<name>`
    players: list[AnySeat]  # in seat order
    asked: NotRequired[Any]  # what the question to you is about: facts of `<game>-prompt-<step>.about`
