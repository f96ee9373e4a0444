"""Special villagers: whose place the Apprentice takes, what the Smuggler sells (VIL-7.23 to 7.32)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from beffroi.games.villagers.placing import can_unlock, fits, monks_in, put_down, roles_of
from beffroi.games.villagers.state import Book, VillagersState
from beffroi.games.villagers.tables import EMPTY, MAX_SEATS, N_SPOTS, Card, On
from beffroi.games.villagers.village import (
    below,
    card_of,
    index_at,
    is_top,
    role_of,
    sorted_vec,
    spot_of,
    with_root,
    without_top,
)
from beffroi.games.villagers.words import Act, Told
from beffroi.kernel.flow import Step


def swappable(state: VillagersState, seat: i64, owner: i64, node: i64, roles: i64) -> bool:
    """Return whether an Apprentice may take the place of a card: covered, and with a place of its own (VIL-7.29)."""
    if is_top(node):
        return False
    book = state.book
    card = card_of(node)
    player = state.players[seat]
    left = player.limit - player.placed - 1
    if role_of(node) == Card.FOUNDERS and (book.stand_ins >> card) & 1 == 0:
        return owner == seat  # VIL-7.24
    if (book.wild >> card) & 1:
        return can_cover(state, seat, roles, monks_in(book, player) + 1, left)
    if (book.stand_ins >> card) & 1:
        return False  # R8: an Apprentice is not swapped for another
    return fits(book, card, roles, monks_in(book, player), 0, left) and can_unlock(state, seat, card)


def can_cover(state: VillagersState, seat: i64, roles: i64, monks: i64, left: i64) -> bool:
    """Return whether the hand holds a villager that covers a Monk taken from a village (VIL-7.29)."""
    for card in state.players[seat].hand:
        if covers(state, seat, card, roles, monks, left):
            return True
    return False


def covers(state: VillagersState, seat: i64, card: i64, roles: i64, monks: i64, left: i64) -> bool:
    """Return whether a hand card may be placed on Monks, one of them free of charge."""
    book = state.book
    return book.on[card] >= 0 and fits(book, card, roles, monks, 1, left) and can_unlock(state, seat, card)


def can_swap(state: VillagersState, seat: i64) -> bool:
    """Return whether an Apprentice finds a place in some village within the limit."""
    player = state.players[seat]
    if player.placed >= player.limit:
        return False
    roles = roles_of(state, seat)
    for owner in range(state.seats):
        for node in state.players[owner].nodes:
            if swappable(state, seat, owner, node, roles):
                return True
    return False


@final
class Swap(Step[VillagersState]):
    """Choose whose place the Apprentice takes; that card is then placed in your village (VIL-7.29)."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card

    def args(self) -> list[int]:
        return [self.seat, self.card]

    def options(self, state: VillagersState) -> None:
        roles = roles_of(state, self.seat)
        for owner in range(state.seats):
            nodes = state.players[owner].nodes
            spots = vec[i64]([])
            for i in range(len(nodes)):
                if swappable(state, self.seat, owner, nodes[i], roles):
                    spots = append(spots, spot_of(state.book, nodes, i))
            for spot in sorted_vec(spots):
                state.offer(Act.SWAP + owner * N_SPOTS + spot)

    def resolve(self, state: VillagersState, action: i64) -> None:
        owner = (action - Act.SWAP) // N_SPOTS
        spot = (action - Act.SWAP) % N_SPOTS
        player = state.players[self.seat]
        nodes = state.players[owner].nodes
        index = index_at(state.book, nodes, spot)
        card = card_of(nodes[index])
        player.lose_seen(self.card, state.round)
        nodes[index] += self.card - card  # it inherits position, role and what lies on it
        player.placed += 1
        state.tell(Told.SWAPPED, self.seat, spot, owner)
        if card == Card.FOUNDERS or card == Card.FED:
            player.nodes = with_root(player.nodes, card, Card.FOUNDERS)
            state.push(ChooseSide(self.seat))
            return
        player.gain_seen(card, state.round)
        if (state.book.wild >> card) & 1:
            state.push(Cover(self.seat))
        else:
            put_down(state, self.seat, card, 0, 0)


@final
class Cover(Step[VillagersState]):
    """Choose the hand card that covers the Monk just taken (VIL-7.29)."""

    def options(self, state: VillagersState) -> None:
        player = state.players[self.seat]
        roles = roles_of(state, self.seat)
        monks = monks_in(state.book, player)
        last: i64 = EMPTY
        for card in player.hand:
            if card != last and covers(state, self.seat, card, roles, monks, player.limit - player.placed):
                state.offer(Act.PLACE + card)
            last = card

    def resolve(self, state: VillagersState, action: i64) -> None:
        put_down(state, self.seat, action - Act.PLACE, 0, 1)


@final
class ChooseSide(Step[VillagersState]):
    """Choose the side of your own Founders that come back as a new pile (VIL-7.29, 8.2)."""

    def options(self, state: VillagersState) -> None:
        state.offer(Act.SIDE)
        state.offer(Act.SIDE + 1)

    def resolve(self, state: VillagersState, action: i64) -> None:
        side = action - Act.SIDE
        turn_founders(state, self.seat, Card.FOUNDERS + side)
        state.tell(Told.SIDE, self.seat, side)


def turn_founders(state: VillagersState, seat: i64, card: i64) -> None:
    """Turn a player's Founders to one of their sides."""
    nodes = state.players[seat].nodes
    for i in range(len(nodes)):
        if card_of(nodes[i]) == Card.FOUNDERS or card_of(nodes[i]) == Card.FED:
            nodes[i] += card - card_of(nodes[i])


def golden(book: Book, nodes: vec[i64]) -> vec[i64]:
    """Return the spots of the top cards with a gold symbol, in ascending order (VIL-7.31)."""
    out = vec[i64]([])
    for i in range(len(nodes)):
        if is_top(nodes[i]) and book.gold[card_of(nodes[i])] > 0:
            out = append(out, spot_of(book, nodes, i))
    return sorted_vec(out)


@final
class Sell(Step[VillagersState]):
    """Choose the villager whose printed gold brings its half, rounded up or down (VIL-7.31)."""

    def __init__(self, seat: i64, extra: i64) -> None:
        super().__init__(seat)
        self.extra = extra  # added before halving: 1 to round up

    def args(self) -> list[int]:
        return [self.seat, self.extra]

    def options(self, state: VillagersState) -> None:
        for spot in golden(state.book, state.players[self.seat].nodes):
            state.offer(Act.SELL + spot)

    def resolve(self, state: VillagersState, action: i64) -> None:
        spot = action - Act.SELL
        nodes = state.players[self.seat].nodes
        card = card_of(nodes[index_at(state.book, nodes, spot)])
        gain = (state.book.gold[card] + self.extra) // 2
        state.receive(self.seat, gain)
        state.tell(Told.SOLD, self.seat, spot, gain)


def take_down(state: VillagersState, owner: i64, index: i64) -> i64:
    """Remove a top card and return its face; a Monk or Apprentice left bare goes back to the hand (VIL-7.28)."""
    player = state.players[owner]
    card = card_of(player.nodes[index])
    at = below(player.nodes, index)
    player.nodes = without_top(player.nodes, index)
    while at >= 0 and is_top(player.nodes[at]) and (state.book.stand_ins >> card_of(player.nodes[at])) & 1:
        bare = card_of(player.nodes[at])
        next_at = below(player.nodes, at)
        player.nodes = without_top(player.nodes, at)
        player.gain_seen(bare, state.round)
        state.tell(Told.BACK, owner, bare)
        at = next_at
    return card


assert On.TABLE == EMPTY
assert MAX_SEATS > 0
