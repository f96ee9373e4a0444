"""The weakest bot: it chooses at random."""

from __future__ import annotations

from beffroi.bots.base import Decision
from beffroi.kernel.search import playing_rng


def play_random(decision: Decision) -> str:
    """Choose any option, with equal probability."""
    rng = playing_rng(decision.seed)
    return decision.options[int(rng.below(len(decision.options)))]
