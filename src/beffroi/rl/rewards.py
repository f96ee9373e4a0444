"""Rewards: points, rank, or a win."""

from __future__ import annotations

from collections.abc import Sequence

from beffroi.kernel.errors import DataError
from beffroi.kernel.winning import shares

SCORE = "score"  # points gained in the step; they add up to the final points
RANK = "rank"  # at the end: 1 for first place, -1 for last, evenly spaced between; ties share
WIN = "win"  # at the end: 1 for the winner, shared in a tie, 0 for the others
REWARDS = [RANK, WIN, SCORE]


def check_reward(reward: str) -> None:
    """Refuse an unknown kind of reward."""
    if reward not in REWARDS:
        raise DataError("reward", f"«{reward[:40]}» is unknown; choose one of: {', '.join(REWARDS)}")


def final(reward: str, ranks: Sequence[int]) -> list[float]:
    """Return the final reward of each seat; 0 if points were already paid along the way."""
    if reward == WIN:
        return shares(ranks)
    if reward == RANK:
        return [by_rank(rank, ranks.count(rank), max(2, len(ranks))) for rank in ranks]
    return [0.0] * len(ranks)


def by_rank(rank: int, equals: int, places: int) -> float:
    """Return the mean worth of the places that ties share; in solo games an opponent without a seat takes the other."""
    return 1.0 - 2.0 * (rank - 1 + (equals - 1) / 2) / (places - 1)
