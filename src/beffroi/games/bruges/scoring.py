"""Points and places at the end (BRU-14)."""

from __future__ import annotations

from beffroi.games.bruges.state import BrugesState
from beffroi.games.bruges.tables import LINES


def lines(state: BrugesState, seat: int) -> list[tuple[str, int]]:
    """Return the points of the track and the six items of final scoring, as they stand (BRU-14.2 to 14.7)."""
    return [(name, int(state.line(seat, i))) for i, name in enumerate(LINES)]


def tiebreaks(state: BrugesState) -> list[tuple[str, list[int]]]:
    """Return what decides among equal points: the most florins (BRU-14.9)."""
    return [("florins", [int(player.florins) for player in state.players])]
