"""What the steps of Bruges share."""

from __future__ import annotations

from beffroi.games.bruges.state import BrugesState
from beffroi.kernel.flow import Step, fill


def choose(state: BrugesState, step: Step[BrugesState]) -> None:
    """Ask for a choice, or make it where only one option exists; nothing else may be pushed after it."""
    fill(state, step)
    offers = state.offers
    if offers.count == 1:
        step.resolve(state, offers.ids[0])
    elif offers.count > 1:
        state.push(step)
