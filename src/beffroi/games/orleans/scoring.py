"""Points and places at the end (ORL-18)."""

from __future__ import annotations

from beffroi.games.orleans.state import OrleansState
from beffroi.games.orleans.tables import GOODS


def lines(state: OrleansState, seat: int) -> list[tuple[str, int]]:
    """Return what each source is worth to a player now (ORL-18.3)."""
    book = state.book
    player = state.players[seat]
    level = player.level(book)
    out = [("coins", int(player.coins))]
    out += [(good, int(player.goods[i] * book.good_points[i])) for i, good in enumerate(GOODS)]
    return [*out, ("posts", int(player.built * level)), ("citizens", int(player.citizens * level))]


def tiebreaks(state: OrleansState) -> list[tuple[str, list[int]]]:
    """Return what decides among equal points: the furthest on the development track (ORL-18.4)."""
    return [("development", [int(player.development) for player in state.players])]
