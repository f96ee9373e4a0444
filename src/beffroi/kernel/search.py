"""Random games inside the compiled core: playouts, and values of options by playouts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beffroi.kernel.chance import M32, Rng, streams
from beffroi.kernel.flow import NOBODY, State, ask, legal, play_legal
from beffroi.kernel.game import Game

PLAYERS: Final = 0x9E3779B97F4A7C15  # keeps the choices of random players apart from the seed of their game


def playout(state: State, rng: Rng) -> i64:
    """Play uniformly random decisions to the end; return how many."""
    decisions: i64 = 0
    ids = state.offers.ids
    while state.asked != NOBODY:
        seat = state.asked
        play_legal(state, seat, ids[rng.below(ask(state, seat))])
        decisions += 1
    return decisions


def values(state: State, seat: i64, games: i64, rng: Rng) -> list[int]:
    """Sum the final scores of a seat over random games, for each of its options."""
    out: list[int] = []
    for action in legal(state, seat):
        total: i64 = 0
        for _ in range(games):
            world = state.clone()
            play_legal(world, seat, action)
            playout(world, rng)
            total += world.score(seat)
        out.append(total)
    return out


def random_games(game: Game, seats: int, options: dict[str, str], first_seed: int, games: int) -> tuple[int, int]:
    """Play whole random games; return the decisions and a checksum of the scores."""
    decisions: i64 = 0
    check: i64 = 0
    for seed in range(first_seed, first_seed + games):
        state = game.setup(seats, options, seed)
        decisions += playout(state, playing_rng(seed))
        for seat in range(seats):
            check = (check * 31 + state.score(seat)) & M32
    return decisions, check


def playing_rng(seed: int) -> Rng:
    """Return the generator that random players choose with, separate from the game's own chance."""
    return streams(seed ^ PLAYERS, 1)[0]
