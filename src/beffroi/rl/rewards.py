"""What a seat gets for how a game went: points, its rank, or a win."""

from __future__ import annotations

from collections.abc import Sequence

from beffroi.kernel.errors import DataError
from beffroi.kernel.winning import shares

SCORE = "score"  # points gained by the step; over a game they sum up to the final points
RANK = "rank"  # at the end 1 for the first place, -1 for the last, evenly between; equals share
WIN = "win"  # at the end 1 for the winner, shared by equals, 0 for the others
REWARDS = [RANK, WIN, SCORE]


def check_reward(reward: str) -> None:
    """Refuse a kind of reward that is unknown."""
    if reward not in REWARDS:
        raise DataError("reward", f"«{reward[:40]}» is unknown; choose one of: {', '.join(REWARDS)}")


def final(reward: str, ranks: Sequence[int]) -> list[float]:
    """Return what the end of a game is worth to each seat; nothing more where points were paid on the way."""
    if reward == WIN:
        return shares(ranks)
    if reward == RANK:
        return [by_rank(rank, ranks.count(rank), max(2, len(ranks))) for rank in ranks]
    return [0.0] * len(ranks)


def by_rank(rank: int, equals: int, places: int) -> float:
    """Return the mean worth of the places that equals share; alone, an opponent without a seat has the other place."""
    return 1.0 - 2.0 * (rank - 1 + (equals - 1) / 2) / (places - 1)
