"""Bias for random playouts: complete places, use them, accept what is offered."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.orleans.player import Player
from beffroi.games.orleans.state import OrleansState, total_of
from beffroi.games.orleans.tables import EMPTY, MAX_SLOTS, N_KINDS, Figure, Load
from beffroi.games.orleans.words import Act

FEW = 3  # with fewer characters at hand, those on slots are called back


def preferred(state: OrleansState, seat: int, options: list[int]) -> list[int]:
    """Return the options that move the game forward."""
    last = options[-1]
    if options[0] == Act.READY and (len(options) == 1 or Act.PLACE <= last < Act.ACT):
        return planned(state, seat, options)
    if Act.DRAW <= options[0] < Act.RECALL:
        return gathered(state, seat, options)
    if Act.MOVE <= last < Act.SEND:
        laden = [action for action in options if (action - Act.MOVE) % Load.COUNT != Load.NONE]
        return laden or options
    bold = [action for action in options if action > Act.KEEP]
    return bold or options


def gathered(state: OrleansState, seat: int, options: list[int]) -> list[int]:
    """Draw as many as allowed; call characters back when few are at hand."""
    player = state.players[seat]
    at_hand = total_of(player.bag) + total_of(player.market) + total_of(player.tower) + total_of(player.fresh)
    back = [action for action in options if action >= Act.RECALL]
    if back and at_hand < FEW:
        return back
    return [max(action for action in options if action < Act.RECALL)]


def planned(state: OrleansState, seat: int, options: list[int]) -> list[int]:
    """Fill places that the market can complete; if there are none, the Town Hall; else be ready."""
    book = state.book
    player = state.players[seat]
    places = {
        place
        for place in range(book.n_places)
        if player.owns(place) and not player.activated(book, place) and can_complete(state, player, place)
    }
    whole = {
        place for place in places if book.needs_filled[place] == book.first_slot[place + 1] - book.first_slot[place]
    }
    forward = [action for action in options if Act.PLACE <= action < Act.WITHDRAW]
    good = [action for action in forward if place_of(action) in whole]
    return good or [action for action in forward if place_of(action) in places] or [Act.READY]


def place_of(action: int) -> int:
    """Return the place on which a planning action puts a character."""
    number = action - (Act.DEPLOY if action >= Act.DEPLOY else Act.PLACE)
    return number // N_KINDS // MAX_SLOTS


def can_complete(state: OrleansState, player: Player, place: i64) -> bool:
    """Return whether market and tower hold characters for all free slots, preferring the exact figure to a monk."""
    book = state.book
    hands = vec[i64]([player.market[kind] + player.tower[kind] for kind in range(N_KINDS)])
    missing = book.needs_filled[place]
    for slot in range(book.first_slot[place], book.first_slot[place + 1]):
        if player.slots[slot] != EMPTY:
            missing -= 1
            continue
        fits = player.fitting(book, book.slot_need[slot])
        chosen: i64 = EMPTY
        for kind in range(N_KINDS):
            if (fits >> kind) & 1 and hands[kind] > 0 and (chosen == EMPTY or chosen == Figure.MONK):
                chosen = kind
        if chosen != EMPTY:
            hands[chosen] -= 1
            missing -= 1
    return missing <= 0
