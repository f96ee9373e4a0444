"""Phase 5: one action or a pass in turn, the choices of some places, and the technology step (ORL-8, 10, 11)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from beffroi.games.orleans.planning import offer_slots
from beffroi.games.orleans.state import OrleansState
from beffroi.games.orleans.tables import EMPTY, MAX_SEATS, N_KINDS, TECH
from beffroi.games.orleans.words import Act, Told
from beffroi.kernel.flow import TABLE, Step


@final
class Turn(Step[OrleansState]):
    """Carry out one activated place whose precondition holds, or pass for this round (ORL-8.2 to 8.4)."""

    def options(self, state: OrleansState) -> None:
        book = state.book
        player = state.players[self.seat]
        state.offer(Act.PASS)
        for place in range(book.n_places):
            if (
                player.owns(place)
                and player.activated(book, place)
                and book.ops[place].possible(state, self.seat, place)
            ):
                state.offer(Act.ACT + place)

    def resolve(self, state: OrleansState, action: i64) -> None:
        player = state.players[self.seat]
        if action == Act.PASS:
            player.passed = True
            state.tell(Told.PASSED, self.seat)
            push_next(state, self.seat)
            return
        push_next(state, self.seat)
        place = action - Act.ACT
        state.tell(Told.ACTED, self.seat, place)
        op = state.book.ops[place]
        op.perform(state, self.seat, place)
        if op.releases:  # ORL-8.6: last of all
            player.release(state.book, place)


def push_next(state: OrleansState, seat: i64) -> None:
    """Push the turn of the next seat that has not passed below what this turn brings (ORL-8.2)."""
    seats: i64 = len(state.players)
    for i in range(1, seats + 1):
        following = (seat + i) % seats
        if not state.players[following].passed:
            state.push(TURN[following])
            return


@final
class Buy(Step[OrleansState]):
    """Pay some coins for as many development points; the coins go first (ORL-10.17)."""

    def __init__(self, seat: i64, least: i64, most: i64) -> None:
        super().__init__(seat)
        self.least = least
        self.most = most

    def args(self) -> list[int]:
        return [self.seat, self.least, self.most]

    def options(self, state: OrleansState) -> None:
        player = state.players[self.seat]
        most = min(self.most, state.book.development_max - player.development)
        most = min(player.coins, most)
        for coins in range(self.least, most + 1):
            state.offer(Act.PAY + coins)

    def resolve(self, state: OrleansState, action: i64) -> None:
        coins = action - Act.PAY
        state.spend(self.seat, coins)
        state.develop(self.seat, coins)


@final
class Hire(Step[OrleansState]):
    """Put one of the characters drawn at the Bathhouse on a slot of another place; it must if one fits."""

    def __init__(self, seat: i64, place: i64, left: i64) -> None:
        super().__init__(seat)
        self.place = place
        self.left = left

    def args(self) -> list[int]:
        return [self.seat, self.place, self.left]

    def options(self, state: OrleansState) -> None:
        player = state.players[self.seat]
        kinds: i64 = 0
        for kind in range(N_KINDS):
            if player.fresh[kind] > 0:
                kinds |= 1 << kind
        offer_slots(state, player, kinds, Act.PLACE, self.place)

    def resolve(self, state: OrleansState, action: i64) -> None:
        player = state.players[self.seat]
        code = (action - Act.PLACE) // N_KINDS
        kind = (action - Act.PLACE) % N_KINDS
        player.fresh[kind] -= 1
        player.put(state.book.slot_at(code), kind)
        state.tell(Told.PLACED, self.seat, code, kind)
        if self.left > 1:
            state.push(Hire(self.seat, self.place, self.left - 1))


@final
class Dismiss(Step[OrleansState]):
    """The other drawn character and the one of the Bathhouse go to the bag (ORL-10.11)."""

    def __init__(self, owner: i64, place: i64) -> None:
        super().__init__(TABLE)
        self.owner = owner
        self.place = place

    def args(self) -> list[int]:
        return [self.owner, self.place]

    def run(self, state: OrleansState) -> None:
        player = state.players[self.owner]
        for kind in range(N_KINDS):
            player.bag[kind] += player.fresh[kind]
            player.fresh[kind] = 0
        player.release(state.book, self.place)


@final
class Automate(Step[OrleansState]):
    """Place a held technology tile for good, or keep what is left for a later round (ORL-11.2)."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def args(self) -> list[int]:
        return [self.seat, self.left]

    def options(self, state: OrleansState) -> None:
        book = state.book
        player = state.players[self.seat]
        if player.held == 0:
            return
        for slot in range(len(player.slots)):
            if player.may_automate(book, slot):
                if state.offers.count == 0:
                    state.offer(Act.KEEP)
                state.offer(Act.TECH + book.slot_code(slot))

    def resolve(self, state: OrleansState, action: i64) -> None:
        player = state.players[self.seat]
        if action == Act.KEEP:
            state.tell(Told.KEPT, self.seat)
            return
        code = action - Act.TECH
        slot = state.book.slot_at(code)
        if player.slots[slot] != EMPTY:
            player.bag[player.slots[slot]] += 1  # ORL-11.7
        player.put(slot, TECH)
        player.held -= 1
        player.automated = True
        state.tell(Told.AUTOMATED, self.seat, code)
        if self.left > 1:
            state.push(Automate(self.seat, self.left - 1))


TURN: Final = [Turn(seat) for seat in range(MAX_SEATS)]
