"""Bias for random playouts: characters, houses, canals, progress."""

from __future__ import annotations

from beffroi.games.bruges.state import BrugesState
from beffroi.games.bruges.tables import Use
from beffroi.games.bruges.words import Act

KEEPS = (Act.STAY, Act.ENOUGH, Act.KEEP)


def preferred(state: BrugesState, seat: int, options: list[int]) -> list[int]:
    """Return the options that move the game forward."""
    if Act.PLAY <= options[-1] < Act.PUT_DOWN:
        return played(state, seat, options)
    if options[0] == Act.END_TURN:
        return options[1:] or options  # activate what can be activated
    return [action for action in options if action not in KEEPS]


def played(state: BrugesState, seat: int, options: list[int]) -> list[int]:
    """Activate first; then a character, a house when all are taken, a canal, a marker; else florins or workers."""
    active = [action for action in options if Act.ACTIVATE <= action < Act.BURY]
    if active:
        return active
    player = state.players[seat]
    by_use: list[list[int]] = [[] for _ in range(Use.COUNT)]
    for action in options:
        by_use[(action - Act.PLAY) % Use.COUNT].append(action)
    if seat % 2 == 1 and state.round % 8 > 1:  # every other player prefers canals, so that statues come into play
        return by_use[Use.CANAL] or dearest(state, by_use[Use.FLORINS])
    if by_use[Use.CHARACTER]:
        prices = [int(state.book.price[(action - Act.PLAY) // Use.COUNT]) for action in by_use[Use.CHARACTER]]
        return [action for i, action in enumerate(by_use[Use.CHARACTER]) if prices[i] == max(prices)]
    if by_use[Use.HOUSE] and player.vacant() == 0:
        return by_use[Use.HOUSE]
    if by_use[Use.CANAL] and player.florins > 3:
        return by_use[Use.CANAL]
    if by_use[Use.THREAT]:
        return by_use[Use.THREAT]
    return by_use[Use.FLORINS] + by_use[Use.WORKERS]


def dearest(state: BrugesState, options: list[int]) -> list[int]:
    """Return the cards that bring the most florins."""
    dice = [int(state.dice[state.book.color[(action - Act.PLAY) // Use.COUNT]]) for action in options]
    return [action for i, action in enumerate(options) if dice[i] == max(dice)]
