"""Gold and places at the end (VIL-10, 11.25)."""

from __future__ import annotations

from beffroi.games.villagers.state import VillagersState


def lines(state: VillagersState, seat: int) -> list[tuple[str, int]]:
    """Return where the gold of a treasury comes from: markets, and everything else less payments (VIL-10.1)."""
    player = state.players[seat]
    earned = player.first_income + player.gold_income + player.silver_income + player.coin_income
    return [
        ("balance", int(player.treasury - earned)),
        ("first-market", int(player.first_income)),
        ("gold", int(player.gold_income)),
        ("silver", int(player.silver_income)),
        ("coins", int(player.coin_income)),
    ]


def ranks(state: VillagersState) -> list[int]:
    """Return places: most gold, then fewest villagers, then shared; alone, only who beats the Countess is first."""
    if state.solo():
        return [1 if won(state) else 2]  # VIL-11.25
    keys = [(state.players[seat].treasury, -len(state.players[seat].nodes)) for seat in range(state.seats)]
    return [1 + sum(other > own for other in keys) for own in keys]


def won(state: VillagersState) -> bool:
    """Tell whether the player is richer than the Countess: a tie is a defeat (VIL-11.25)."""
    return bool(state.players[0].treasury > state.players[state.seats].treasury)
