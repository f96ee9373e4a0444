# mypyc: skip
"""Who won, what set equals apart, and what part of the win is whose."""

from __future__ import annotations

from collections.abc import Sequence


def shares(ranks: Sequence[int]) -> list[float]:
    """Return the part of the win that is each seat's: equals share it, and nobody gets any when no seat won."""
    first = ranks.count(1)
    return [1.0 / first if rank == 1 else 0.0 for rank in ranks]


def untied(points: Sequence[int], tiebreaks: Sequence[tuple[str, Sequence[int]]]) -> list[tuple[str, list[int | None]]]:
    """Return each tie-breaker that set equals apart, with what those seats have of it; None for all others."""
    keys = [[own] for own in points]
    out: list[tuple[str, list[int | None]]] = []
    for name, numbers in tiebreaks:
        rivals = [[numbers[i] for i, other in enumerate(keys) if other == own] for own in keys]
        found = [abs(own) if min(among) < max(among) else None for own, among in zip(numbers, rivals, strict=True)]
        if any(number is not None for number in found):
            out.append((name, found))
        keys = [[*key, number] for key, number in zip(keys, numbers, strict=True)]
    return out


def behind(
    points: Sequence[int], ranks: Sequence[int], tiebreaks: Sequence[tuple[str, Sequence[int]]]
) -> list[tuple[str, int, dict[int, int]]]:
    """Return each tie-breaker that kept seats with the winners' points from winning: what winners and those have."""
    if 1 not in ranks:
        return []
    first = ranks.index(1)
    left = {seat for seat, rank in enumerate(ranks) if rank > 1 and points[seat] == points[first]}
    out: list[tuple[str, int, dict[int, int]]] = []
    for name, numbers in untied(points, tiebreaks):
        own = numbers[first]
        found = {seat: other for seat in sorted(left) if (other := numbers[seat]) is not None and other != own}
        if own is not None and found:
            out.append((name, own, found))
            left -= found.keys()
    return out
