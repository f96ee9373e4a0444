"""A one-ply bot: it takes the option after which the evaluation of its game looks best."""

from __future__ import annotations

from beffroi.bots.base import Decision
from beffroi.kernel.greedy import one_ply
from beffroi.kernel.search import playing_rng

WORLDS = 2  # in which each option is tried


def play_apprentice(decision: Decision) -> str:
    """Choose the option with the best lead, averaged over a few worlds."""
    if len(decision.actions) == 1:
        return decision.options[0]
    evaluator = decision.game.evaluation()
    action = one_ply(evaluator, decision.worlds(WORLDS), decision.seat, playing_rng(decision.seed))
    return decision.game.words.text(action)
