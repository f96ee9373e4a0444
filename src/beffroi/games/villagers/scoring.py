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


def tiebreaks(state: VillagersState) -> list[tuple[str, list[int]]]:
    """Return what decides among equal treasuries: the fewest villagers (VIL-10.2); alone, nothing (VIL-11.25)."""
    return [] if state.solo() else [("villagers", [-len(state.players[seat].nodes) for seat in range(state.seats)])]


def won(state: VillagersState) -> bool:
    """Return whether the player is richer than the Countess: a tie is a defeat (VIL-11.25)."""
    return bool(state.players[0].treasury > state.players[state.seats].treasury)
