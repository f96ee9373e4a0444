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


def ranks(state: OrleansState) -> list[int]:
    """Return places: most points, then furthest on the development track, then shared (ORL-18.4)."""
    keys = [(state.score(seat), player.development) for seat, player in enumerate(state.players)]
    return [1 + sum(other > own for other in keys) for own in keys]
