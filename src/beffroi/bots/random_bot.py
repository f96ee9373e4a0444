"""Two simple players: one chooses by chance alone, one mostly does what gets a game on."""

from __future__ import annotations

from beffroi.bots.base import Glimpse
from beffroi.kernel.laws import choose
from beffroi.kernel.search import playing_rng


def play_random(glimpse: Glimpse) -> str:
    """Choose any option, all equally often."""
    rng = playing_rng(glimpse.seed)
    return glimpse.options[int(rng.below(len(glimpse.options)))]


def play_lively(glimpse: Glimpse) -> str:
    """Follow the game's own taste of a player who wants to get on, applied to a world that could be the true one."""
    (world,) = glimpse.worlds(1)
    action = choose(glimpse.game, world, glimpse.seat, playing_rng(glimpse.seed), eager=True)
    return glimpse.game.words.text(action)
