"""Bias for random playouts: place whatever fits, exchange for chains."""

from __future__ import annotations

from beffroi.games.villagers.jester import is_jest
from beffroi.games.villagers.placing import roles_of
from beffroi.games.villagers.state import VillagersState
from beffroi.games.villagers.tables import MAX_CARDS, On
from beffroi.games.villagers.words import Act


def preferred(state: VillagersState, seat: int, options: list[int]) -> list[int]:
    """Return the options that move the game forward; keep the Jester for a while."""
    plain = [action for action in options if not is_jest(action)]
    if not plain or len(plain) == len(options):
        return wanted(state, seat, options)
    jests = options[len(plain) :] if state.round % 3 == 0 and len(plain) <= 3 else []
    return wanted(state, seat, plain) + jests


def wanted(state: VillagersState, seat: int, options: list[int]) -> list[int]:
    """Return the preferred options without the Jester."""
    if options[0] == Act.DONE:
        return built(state, seat, options)
    if Act.DRAFT <= options[0] < Act.GIVE:
        return drafted(state, seat, options)
    if Act.GIVE <= options[0] < Act.COIN:
        return cheapest(state, options)
    if Act.RETURN <= options[0] < Act.SWAP:
        return useless(state, seat, options)
    bold = [action for action in options if action > Act.SKIP]
    return bold or options


def built(state: VillagersState, seat: int, options: list[int]) -> list[int]:
    """Place and play what is possible; else exchange for a common villager that the hand needs; else end the turn."""
    book = state.book
    act = [action for action in options if Act.PLACE <= action < Act.EXCHANGE or action >= Act.PLAY]
    if act:
        return act
    missing = set[int]()
    roles = roles_of(state, seat)
    for card in state.players[seat].hand:
        root = int(card)
        while book.on[root] >= 0:
            root = int(book.on[root])
        if not (roles >> root) & 1:
            missing.add(root)
    player = state.players[seat]
    if player.placed < player.limit and len(player.hand) > 1:
        useful = [a for a in options if Act.EXCHANGE <= a < Act.PLAY and a - Act.EXCHANGE in missing]
        if useful:
            return useful
    return options[:1]


def drafted(state: VillagersState, seat: int, options: list[int]) -> list[int]:
    """Draft villagers that fit the village; sometimes blind."""
    book = state.book
    roles = roles_of(state, seat)
    good: list[int] = []
    for action in options:
        if action < Act.BLIND:
            card = (action - Act.DRAFT) % MAX_CARDS
            on = book.on[card]
            if on < 0 or (roles >> on) & 1 or book.on[on] == On.TABLE:
                good.append(action)
        elif len(good) < 2:
            good.append(action)
    return good or options


def cheapest(state: VillagersState, options: list[int]) -> list[int]:
    """Give the Countess the villagers that are worth the least."""
    worth = [int(state.book.gold[(a - Act.GIVE) % MAX_CARDS]) for a in options]
    return [action for i, action in enumerate(options) if worth[i] == min(worth)]


def useless(state: VillagersState, seat: int, options: list[int]) -> list[int]:
    """Return a card whose chain has not begun, if any."""
    book = state.book
    roles = roles_of(state, seat)
    far = [a for a in options if book.on[a - Act.RETURN] >= 0 and not (roles >> book.on[a - Act.RETURN]) & 1]
    return far or options
