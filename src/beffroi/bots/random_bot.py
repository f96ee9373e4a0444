"""The weakest player: it chooses by chance alone."""

from __future__ import annotations

from beffroi.bots.base import Glimpse
from beffroi.kernel.search import playing_rng


def play_random(glimpse: Glimpse) -> str:
    """Choose any option, all equally often."""
    rng = playing_rng(glimpse.seed)
    return glimpse.options[int(rng.below(len(glimpse.options)))]
