# mypyc: skip
"""Who won, and what part of the win is whose."""

from __future__ import annotations

from collections.abc import Sequence


def shares(ranks: Sequence[int]) -> list[float]:
    """Return the part of the win that is each seat's: equals share it, and nobody has any when no seat won."""
    first = ranks.count(1)
    return [1.0 / first if rank == 1 else 0.0 for rank in ranks]
