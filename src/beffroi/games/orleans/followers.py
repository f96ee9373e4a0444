"""Phase 3: draw characters from the bag, or move some back from their slots (ORL-6)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from beffroi.games.orleans.player import Player
from beffroi.games.orleans.state import OrleansState, total_of
from beffroi.games.orleans.tables import EMPTY, MAX_SEATS, N_KINDS, TECH, Figure
from beffroi.games.orleans.words import Act, Stream, Told
from beffroi.kernel.flow import Step


def free_room(state: OrleansState, player: Player) -> i64:
    """Return the free spaces of market and tower, less the characters already on their way (ORL-6.3)."""
    book = state.book
    spaces = book.market_spaces + player.tower_spaces(book)
    return spaces - total_of(player.market) - total_of(player.tower) - total_of(player.fresh)


@final
class Gather(Step[OrleansState]):
    """Move characters back one by one, then say how many to draw; nothing is drawn before (ORL-6.4 to 6.8)."""

    def __init__(self, seat: i64, recalled: i64) -> None:
        super().__init__(seat)
        self.recalled = recalled

    def args(self) -> list[int]:
        return [self.seat, self.recalled]

    def options(self, state: OrleansState) -> None:
        book = state.book
        player = state.players[self.seat]
        allowance = book.draws[player.tracks[Figure.KNIGHT]] - self.recalled
        allowance = min(allowance, free_room(state, player))
        for number in range(min(allowance, total_of(player.bag)) + 1):
            state.offer(Act.DRAW + number)
        if allowance <= 0:
            return
        slots = player.slots
        for slot in range(len(slots)):
            if slots[slot] != EMPTY and slots[slot] != TECH:
                state.offer(Act.RECALL + book.slot_code(slot))

    def resolve(self, state: OrleansState, action: i64) -> None:
        player = state.players[self.seat]
        if action >= Act.RECALL:
            code = action - Act.RECALL
            slot = state.book.slot_at(code)
            kind = player.slots[slot]
            player.put(slot, EMPTY)
            player.fresh[kind] += 1
            state.tell(Told.RECALLED, self.seat, code, kind)
            state.push(gather(self.seat, self.recalled + 1))
            return
        self.draw(state, player, action - Act.DRAW)
        free = player.tower_spaces(state.book) - total_of(player.tower)
        if free > 0 and total_of(player.fresh) > 0:
            state.push(STORE[self.seat])
        else:
            to_market(player)

    def draw(self, state: OrleansState, player: Player, number: i64) -> None:
        """Draw at random without replacement, from the player's own stream (ORL-3.3, 6.9)."""
        rng = state.chance[Stream.BAG + self.seat]
        left = total_of(player.bag)
        for _ in range(number):
            kind = rng.pick(player.bag, left)
            left -= 1
            player.bag[kind] -= 1
            player.fresh[kind] += 1
            state.tell(Told.DREW, self.seat, kind)


@final
class Store(Step[OrleansState]):
    """Put new characters into the Gunpowder Tower; what does not fit the market must go there (ORL-6.10)."""

    def options(self, state: OrleansState) -> None:
        player = state.players[self.seat]
        if total_of(player.fresh) + total_of(player.market) <= state.book.market_spaces:
            state.offer(Act.READY)
        for kind in range(N_KINDS):
            if player.fresh[kind] > 0:
                state.offer(Act.STORE + kind)

    def resolve(self, state: OrleansState, action: i64) -> None:
        player = state.players[self.seat]
        if action == Act.READY:
            to_market(player)
            return
        kind = action - Act.STORE
        player.fresh[kind] -= 1
        player.tower[kind] += 1
        state.tell(Told.STORED, self.seat, kind)
        if player.tower_spaces(state.book) > total_of(player.tower) and total_of(player.fresh) > 0:
            state.push(self)
        else:
            to_market(player)


def to_market(player: Player) -> None:
    """Put the new characters on free market spaces."""
    for kind in range(N_KINDS):
        player.market[kind] += player.fresh[kind]
        player.fresh[kind] = 0


# Steps are frozen: those that come back all the time are made once and shared by all games.
ROOM: Final[i64] = 16
GATHER: Final = [Gather(seat, recalled) for seat in range(MAX_SEATS) for recalled in range(ROOM)]
STORE: Final = [Store(seat) for seat in range(MAX_SEATS)]


def gather(seat: i64, recalled: i64) -> Gather:
    """Return the shared step of a seat that moved back so many characters."""
    return GATHER[seat * ROOM + recalled] if recalled < ROOM else Gather(seat, recalled)
