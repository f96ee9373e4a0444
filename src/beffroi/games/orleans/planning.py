"""Phase 4: put characters from the market and the tower on slots (ORL-7)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.orleans.player import Player
from beffroi.games.orleans.state import OrleansState
from beffroi.games.orleans.tables import EMPTY, MAX_SEATS, MAX_SLOTS, N_BOARD, N_KINDS, Need
from beffroi.games.orleans.words import Act, Told
from beffroi.kernel.flow import Step
from beffroi.kernel.sets import bit


@final
class Plan(Step[OrleansState]):
    """Place one character, take one back, or declare ready; repeats until then (ORL-7.4, 7.5)."""

    def options(self, state: OrleansState) -> None:
        player = state.players[self.seat]
        state.offer(Act.READY)
        market = kinds_in(player.market)
        tower = kinds_in(player.tower)
        if market != 0:
            offer_slots(state, player, market, Act.PLACE, EMPTY)
        if tower != 0:
            offer_slots(state, player, tower, Act.DEPLOY, EMPTY)
        before = player.before
        if before is not None:
            slots = player.slots
            earlier = before.slots
            for slot in range(len(slots)):
                if slots[slot] != EMPTY and earlier[slot] == EMPTY:
                    state.offer(Act.WITHDRAW + state.book.slot_code(slot))

    def resolve(self, state: OrleansState, action: i64) -> None:
        player = state.players[self.seat]
        if action == Act.READY:
            state.tell(Told.READY, self.seat)
            return
        state.push(self)
        if action >= Act.WITHDRAW:
            self.withdraw(state, player, action - Act.WITHDRAW)
            return
        from_tower = action >= Act.DEPLOY
        number = action - (Act.DEPLOY if from_tower else Act.PLACE)
        code = number // N_KINDS
        kind = number % N_KINDS
        if from_tower:
            player.tower[kind] -= 1
        else:
            player.market[kind] -= 1
        player.put(state.book.slot_at(code), kind)
        state.tell(Told.PLACED, self.seat, code, kind)

    def withdraw(self, state: OrleansState, player: Player, code: i64) -> None:
        """Take a character of this phase back; characters of a kind are alike, so the market comes first."""
        slot = state.book.slot_at(code)
        kind = player.slots[slot]
        player.put(slot, EMPTY)
        before = player.before
        if before is None or before.market[kind] > player.market[kind]:
            player.market[kind] += 1
        else:
            player.tower[kind] += 1
        state.tell(Told.WITHDREW, self.seat, code, kind)


def kinds_in(characters: vec[i64]) -> i64:
    """Return the bit set of kinds of which there are any."""
    out: i64 = 0
    for kind in range(N_KINDS):
        if characters[kind] > 0:
            out |= bit(kind)
    return out


def offer_slots(state: OrleansState, player: Player, kinds: i64, verb: i64, without: i64) -> None:
    """Offer every free slot of their own places except one, for every kind at hand that fits (ORL-7.2)."""
    book = state.book
    slots = player.slots
    fits = vec[i64]([0] * Need.COUNT)
    for need in range(Need.COUNT):
        fits[need] = player.fitting(book, need) & kinds
    tiles = player.tiles
    needs = book.slot_need
    firsts = book.first_slot
    offers = state.offers
    ids = offers.ids
    count = offers.count
    for place in range(book.n_places):
        if place == without or (place >= N_BOARD and (tiles >> (place - N_BOARD)) & 1 == 0):
            continue
        first = firsts[place]
        for slot in range(first, firsts[place + 1]):
            if slots[slot] != EMPTY:
                continue
            fitting = fits[needs[slot]]
            kind: i64 = 0
            base = verb + (place * MAX_SLOTS + slot - first) * N_KINDS
            while fitting != 0:
                if fitting & 1:
                    ids[count] = base + kind
                    count += 1
                fitting >>= 1
                kind += 1
    offers.count = count


PLAN: Final = [Plan(seat) for seat in range(MAX_SEATS)]
