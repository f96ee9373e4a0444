"""Placing a villager: its chain, the Monks below it, its padlock (VIL-7.6 to 7.9, 7.16 to 7.20, 7.25, 7.26)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from beffroi.games.villagers.player import Player
from beffroi.games.villagers.state import Book, VillagersState
from beffroi.games.villagers.tables import EMPTY, MAX_COPIES, Key, On
from beffroi.games.villagers.village import (
    COIN,
    end_of,
    find,
    index_at,
    index_of,
    kids_of,
    open_roles,
    role_of,
    slots_of,
    sorted_vec,
    spot_of,
    with_card,
    with_root,
)
from beffroi.games.villagers.words import Act, Told
from beffroi.kernel.flow import Step

MOST_MONKS: Final[i64] = 2  # VIL-7.25


def monks_in(book: Book, player: Player) -> i64:
    """Return how many Monks a hand holds."""
    count: i64 = 0
    for card in player.hand:
        if (book.wild >> card) & 1:
            count += 1
    return count


def target_role(book: Book, card: i64, monks: i64) -> i64:
    """Return the role on which a villager lies with so many Monks between; On.TABLE, or On.NOTHING (VIL-7.25)."""
    role = book.on[card]
    for _ in range(monks):
        if role < 0:
            return On.NOTHING
        role = book.on[role]
    return role


def fits(book: Book, card: i64, roles: i64, monks: i64, least: i64, left: i64) -> bool:
    """Return whether a villager has a place with at least so many Monks, of which some are at hand."""
    most = min(MOST_MONKS, left)
    role = book.on[card]
    for k in range(min(monks, most) + 1):
        if k >= least and (role == On.TABLE or (role >= 0 and (roles >> role) & 1)):
            return True
        if role < 0:
            return False
        role = book.on[role]
    return False


def can_unlock(state: VillagersState, seat: i64, card: i64) -> bool:
    """Return whether some way to open the padlock of a card is open to a player (VIL-7.16, 7.19)."""
    key = state.book.lock[card]
    player = state.players[seat]
    cost = state.book.unlock_cost
    bank = bank_price(state)
    if key < 0 or player.free or player.treasury >= max(cost, bank) or find(player.nodes, key) >= 0:
        return True
    return player.treasury >= min(cost, bank) and player.treasury >= (cost if lies(state, key) else bank)


def bank_price(state: VillagersState) -> i64:
    """Return what the bank charges for a padlock (VIL-7.16); events may change it (VIL-11.51)."""
    return state.adjusted(Key.BANK_UNLOCK, state.book.unlock_cost)


def lies(state: VillagersState, key: i64) -> bool:
    """Return whether a key lies in any village: then the bank opens nothing (VIL-7.17)."""
    for player in state.players:
        if find(player.nodes, key) >= 0:
            return True
    return False


def can_place(state: VillagersState, seat: i64, card: i64, roles: i64, monks: i64) -> bool:
    """Return whether a hand card may be placed within the limit, every part of it (VIL-7.33)."""
    player = state.players[seat]
    left = player.limit - player.placed - 1
    return left >= 0 and fits(state.book, card, roles, monks, 0, left) and can_unlock(state, seat, card)


def put_down(state: VillagersState, seat: i64, card: i64, base: i64, least: i64) -> None:
    """Place a hand card: at once where the table is its only place, else after the choice of one."""
    if state.book.on[card] == On.TABLE:
        attach(state, seat, card, EMPTY, 0, base)
    else:
        state.push(Where(seat, card, base, least))


@final
class Where(Step[VillagersState]):
    """Choose on which card a villager lies, and how many Monks lie between (VIL-7.6, 7.25).

    `base` is what the villager itself costs of the limit: nothing if it comes by an Apprentice (VIL-7.29).
    """

    def __init__(self, seat: i64, card: i64, base: i64, least: i64) -> None:
        super().__init__(seat)
        self.card = card
        self.base = base
        self.least = least  # Monks

    def args(self) -> list[int]:
        return [self.seat, self.card, self.base, self.least]

    def options(self, state: VillagersState) -> None:
        book = state.book
        player = state.players[self.seat]
        most = min(MOST_MONKS, player.limit - player.placed - self.base)
        most = min(monks_in(book, player), most)
        for k in range(self.least, most + 1):
            role = target_role(book, self.card, k)
            if role >= 0:
                verb = Act.ON if k == 0 else (Act.MONK if k == 1 else Act.MONKS)
                for spot in open_spots(book, player.nodes, role):
                    state.offer(verb + spot)
        for k in range(max(1, self.least), most + 1):
            if target_role(book, self.card, k) == On.TABLE:
                state.offer(Act.MONK_TABLE + k - 1)

    def resolve(self, state: VillagersState, action: i64) -> None:
        if action >= Act.MONK_TABLE:
            attach(state, self.seat, self.card, EMPTY, action - Act.MONK_TABLE + 1, self.base)
            return
        k: i64 = 0
        spot = action - Act.ON
        if action >= Act.MONKS:
            k = 2
            spot = action - Act.MONKS
        elif action >= Act.MONK:
            k = 1
            spot = action - Act.MONK
        index = index_at(state.book, state.players[self.seat].nodes, spot)
        attach(state, self.seat, self.card, index, k, self.base)


def open_spots(book: Book, nodes: vec[i64], role: i64) -> vec[i64]:
    """Return the spots that play a role and have a free slot, in ascending order."""
    out = vec[i64]([])
    for i in range(len(nodes)):
        node = nodes[i]
        if role_of(node) == role and kids_of(node) < slots_of(book, node):
            out = append(out, spot_of(book, nodes, i))
    return sorted_vec(out)


def attach(state: VillagersState, seat: i64, card: i64, index: i64, monks: i64, base: i64) -> None:
    """Lay a hand card, with Monks of the hand below it, on a card of the village or on the table."""
    book = state.book
    player = state.players[seat]
    at = index
    for k in range(monks, 0, -1):
        role = book.on[card] if k == 1 else book.on[book.on[card]]
        at = lay(player, wild_of(book, player), role, at, state.round)
    lay(player, card, card, at, state.round)
    player.placed += base + monks
    if monks > 0:
        state.tell(Told.MONKS, seat, monks)
    state.tell(Told.PLACED, seat, card)
    if book.lock[card] >= 0:
        state.push(Unlock(seat, card))


def wild_of(book: Book, player: Player) -> i64:
    """Return a Monk of the hand."""
    for card in player.hand:
        if (book.wild >> card) & 1:
            return card
    raise IndexError("no Monk")


def lay(player: Player, card: i64, role: i64, at: i64, round: i64) -> i64:
    """Move a card from the hand onto another one or the table; return where it lies."""
    player.lose_seen(card, round)
    if at == EMPTY:
        player.nodes = with_root(player.nodes, card, role)
        return len(player.nodes) - 1
    end = end_of(player.nodes, at)
    player.nodes = with_card(player.nodes, at, card, role)
    return end


@final
class Unlock(Step[VillagersState]):
    """Choose how to open the padlock of a card just placed or played (VIL-7.16, 7.17)."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card

    def args(self) -> list[int]:
        return [self.seat, self.card]

    def options(self, state: VillagersState) -> None:
        key = state.book.lock[self.card]
        player = state.players[self.seat]
        able = player.treasury >= state.book.unlock_cost
        if player.treasury >= bank_price(state) and not lies(state, key):
            state.offer(Act.BANK)
        if player.free:
            state.offer(Act.FREE)
        for owner in range(len(state.players)):
            if owner == self.seat or able:  # VIL-7.19
                copies: i64 = 0
                for node in state.players[owner].nodes:
                    if node & 63 == key:
                        state.offer(Act.UNLOCK + state.owner_code(owner) * MAX_COPIES + copies)
                        copies += 1

    def resolve(self, state: VillagersState, action: i64) -> None:
        cost = state.book.unlock_cost
        if action == Act.BANK:
            cost = bank_price(state)
            state.begin_with(Key.BANK_UNLOCK)
            state.spend(self.seat, cost)
            state.tell(Told.PAID_BANK, self.seat, cost)
            return
        if action == Act.FREE:
            state.tell(Told.FREED, self.seat)
            return
        code = (action - Act.UNLOCK) // MAX_COPIES
        owner = state.owner_at(code)
        key = state.book.lock[self.card]
        nodes = state.players[owner].nodes
        nodes[index_of(nodes, key, (action - Act.UNLOCK) % MAX_COPIES)] += cost * COIN
        if owner == self.seat:
            state.gold += cost  # the bank puts it there
            state.tell(Told.OPENED, self.seat, key)
        else:
            state.players[self.seat].treasury -= cost
            state.tell(Told.UNLOCKED, self.seat, key, code)


def roles_of(state: VillagersState, seat: i64) -> i64:
    """Return the bit set of roles in a player's village on which another villager may lie."""
    return open_roles(state.book, state.players[seat].nodes)
