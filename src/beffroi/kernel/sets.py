"""Sets of small numbers, kept in the bits of one integer."""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

Name = TypeVar("Name")

# Compiled code cuts a literal 1 that is shifted left to 32 bits, and takes a literal above 2 ** 62 - 1 out of a Python
# object each time: the set of the highest number is the largest power of two below.
HIGHEST: Final[i64] = 2305843009213693952


def bit(n: i64) -> i64:
    """Return the set of one number, 0 to 61."""
    return HIGHEST >> (61 - n)


def names_in(bits: i64, names: list[Name]) -> list[Name]:
    """Return the names of a set, by their numbers."""
    return [name for i, name in enumerate(names) if (bits >> i) & 1]
