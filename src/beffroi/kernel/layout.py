# mypyc: skip
"""What every number of an observation means: named sections, in the order in which observe() writes them."""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Sequence
from hashlib import sha256
from itertools import accumulate

NUMBER = "number"  # how many
FLAG = "flag"  # 0 or 1
CHOICE = "choice"  # one of `values`, the first of which is written as `low`
INDEX = "index"  # the same, with so many values that networks should read it as a number
SET = "set"  # bit k stands for value k
KINDS = [NUMBER, FLAG, CHOICE, INDEX, SET]

NONE = "none"  # the value of a choice not made, of a free place


class Section:
    """Numbers that belong together: one for each slot, all of one kind.

    `domain` and `meaning` name the domains (as in the vocabulary of the game) of slots and values, where they have
    one. `player` counts seats from the viewer's own, which is 0; None where the section is about the table.
    """

    def __init__(
        self,
        name: str,
        slots: Sequence[str],
        kind: str = NUMBER,
        values: Sequence[str] = (),
        low: int = 0,
        domain: str = "",
        meaning: str = "",
        player: int | None = None,
    ) -> None:
        self.name = name
        self.slots = list(slots)
        self.kind = kind
        self.values = list(values)
        self.low = low
        self.domain = domain
        self.meaning = meaning
        self.player = player

    @property
    def size(self) -> int:
        """The count of its numbers."""
        return len(self.slots)

    @property
    def path(self) -> str:
        """Its name among all sections: `road`, `player2.coins`."""
        return self.name if self.player is None else f"player{self.player}.{self.name}"

    def bounds(self) -> tuple[int, int]:
        """Return the bounds of its numbers."""
        if self.kind == NUMBER:
            return -(1 << 40), 1 << 40
        if self.kind == FLAG:
            return 0, 1
        if self.kind == SET:
            return 0, (1 << len(self.values)) - 1
        return self.low, self.low + max(1, len(self.values) - 1)

    def facts(self) -> list[object]:
        """Return everything that identifies this section of a layout."""
        return [self.path, self.slots, self.kind, self.values, self.low]


class Layout:
    """The sections of an observation, one after the other."""

    def __init__(self, version: int, sections: Sequence[Section]) -> None:
        self.version = version
        self.sections = list(sections)
        self.starts = [0, *accumulate(section.size for section in sections)]
        self.length = self.starts[-1]
        self.by_path = {section.path: i for i, section in enumerate(self.sections)}
        if len(self.by_path) != len(self.sections):
            raise ValueError("two sections have one name")

    def at(self, index: int) -> tuple[Section, int]:
        """Return the section of a number and its slot there."""
        if not 0 <= index < self.length:
            raise IndexError(f"there is no number {index} in this observation; they go from 0 to {self.length - 1}")
        i = bisect_right(self.starts, index) - 1
        return self.sections[i], index - self.starts[i]

    def span(self, path: str) -> slice:
        """Return where a section lies in an observation."""
        if path not in self.by_path:
            raise KeyError(f"there is no section {path}; the sections are: {', '.join(self.by_path)}")
        i = self.by_path[path]
        return slice(self.starts[i], self.starts[i + 1])

    def fingerprint(self) -> str:
        """Return what distinguishes this layout from others; while it stays the same, so does `version`."""
        text = json.dumps([section.facts() for section in self.sections])
        return sha256(text.encode()).hexdigest()[:16]


def seats_from_own(seats: int) -> list[str]:
    """Return the names of seats counted from the viewer's own."""
    return ["own", *[f"{i} after own" for i in range(1, seats)]]


def relative(name: str, seats: int, low: int = 0) -> Section:
    """Return a section of one seat, counted from the viewer's own; `low` is -1 where it may be nobody."""
    return Section(name, [name], CHOICE, [NONE] * -low + seats_from_own(seats), low, meaning="")


def padded(names: Sequence[str], room: int) -> list[str]:
    """Return names up to a fixed number; numbers that no component has are spare."""
    full = [*names, *[""] * (room - len(names))]
    return [name or f"spare-{i}" for i, name in enumerate(full)]
