"""A player that looks one step ahead and takes what looks best by the evaluation of its game."""

from __future__ import annotations

from beffroi.bots.base import Glimpse
from beffroi.kernel.greedy import step_ahead
from beffroi.kernel.search import playing_rng

WORLDS = 2  # in which each option is tried


def play_apprentice(glimpse: Glimpse) -> str:
    """Choose the option after which the seat leads most, on the mean of a few worlds."""
    if len(glimpse.actions) == 1:
        return glimpse.options[0]
    judge = glimpse.game.evaluation()
    action = step_ahead(judge, glimpse.worlds(WORLDS), glimpse.seat, playing_rng(glimpse.seed))
    return glimpse.game.words.text(action)
