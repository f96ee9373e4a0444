"""The two markets and what villages earn there (VIL-9, 11.24)."""

from __future__ import annotations

from mypy_extensions import i64

from beffroi.games.villagers.piles import leftmost
from beffroi.games.villagers.state import VillagersState
from beffroi.games.villagers.tables import EMPTY, Held, Phase
from beffroi.games.villagers.village import COIN, card_of, coins, coins_of, gold, is_top
from beffroi.games.villagers.words import Told
from beffroi.kernel.flow import TABLE


def first_due(state: VillagersState) -> bool:
    """Return whether the first market is to be held: not yet, and its stacks are empty (VIL-8.4)."""
    stack = leftmost(state)
    return state.held == 0 and (stack == EMPTY or stack >= state.book.first_market)


def second_due(state: VillagersState) -> bool:
    """Return whether the second market is to be held: all its stacks are empty (VIL-8.4)."""
    stack = leftmost(state)
    return stack == EMPTY or stack >= state.book.second_market


def silver(state: VillagersState, owner: i64) -> i64:
    """Return what the silver of a village is worth now; only its own cards count (VIL-9.3)."""
    book = state.book
    nodes = state.players[owner].nodes
    total: i64 = 0
    for node in nodes:
        if is_top(node):
            word = book.silver[card_of(node)]
            if word is not None:
                total += word.value(book, nodes)
    return total


def worth(state: VillagersState, owner: i64, card: i64) -> i64:
    """Return the value of one villager: its printed gold, or its silver in that village, or 0 (VIL-11.11)."""
    word = state.book.silver[card]
    if state.book.gold[card] > 0 or word is None:
        return state.book.gold[card]
    return word.value(state.book, state.players[owner].nodes)


def hold_first(state: VillagersState) -> None:
    """Pay printed gold and as much as lies on villagers; silver gives nothing (VIL-9.1)."""
    state.phase = Phase.MARKET
    state.held |= Held.FIRST
    state.tell(Told.MARKET, TABLE, 0)
    for owner in range(len(state.players)):
        player = state.players[owner]
        income = gold(state.book, player.nodes) + coins(player.nodes)
        player.first_income = income
        state.receive(owner, income)
        tell_income(state, owner, Told.INCOME, income)
    tell_countess(state)


def hold_second(state: VillagersState) -> None:
    """Pay printed gold and silver, then move the coins to the treasuries (VIL-9.2)."""
    state.phase = Phase.MARKET
    state.held |= Held.SECOND
    state.tell(Told.MARKET, TABLE, 1)
    for owner in range(len(state.players)):
        player = state.players[owner]
        player.gold_income = gold(state.book, player.nodes)
        player.silver_income = silver(state, owner)
        player.coin_income = coins(player.nodes)
        state.receive(owner, player.gold_income + player.silver_income)
        player.treasury += player.coin_income
        for i in range(len(player.nodes)):
            player.nodes[i] -= coins_of(player.nodes[i]) * COIN
        tell_income(state, owner, Told.INCOME, player.gold_income)
        tell_income(state, owner, Told.SILVER, player.silver_income)
        tell_income(state, owner, Told.CASHED, player.coin_income)
    tell_countess(state)


def tell_income(state: VillagersState, owner: i64, told: i64, amount: i64) -> None:
    """Announce what a player earns; the Countess's treasury is announced as a whole."""
    if owner < state.seats:
        state.tell(told, owner, amount)


def tell_countess(state: VillagersState) -> None:
    """Announce what the Countess has after a market."""
    if state.solo():
        state.tell(Told.COUNTESS, TABLE, state.players[state.seats].treasury)
