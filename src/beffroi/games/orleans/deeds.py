"""Sending characters to the beneficial deeds, from the Town Hall or the tower (ORL-14)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from beffroi.games.orleans.state import OrleansState
from beffroi.games.orleans.tables import EMPTY, MAX_DEEDS, N_FIGURES, Reward
from beffroi.games.orleans.words import Act, Told
from beffroi.kernel.flow import Step


def senders(state: OrleansState, seat: i64, place: i64) -> i64:
    """Return the bit set of figures of the neutral characters standing on a place or stored in it."""
    book = state.book
    player = state.players[seat]
    figures: i64 = 0
    if book.storage[place] > 0:
        for figure in range(N_FIGURES):
            if player.tower[figure] > 0:
                figures |= 1 << figure
    else:
        for slot in range(book.first_slot[place], book.first_slot[place + 1]):
            kind = player.slots[slot]
            if kind != EMPTY and kind < N_FIGURES:
                figures |= 1 << kind
    return figures


def can_send(state: OrleansState, seat: i64, place: i64) -> bool:
    """Return whether some deed has a free space for a character there (ORL-14.3)."""
    figures = senders(state, seat, place)
    if figures == 0:
        return False
    for deed in range(len(state.book.deed_names)):
        for figure in range(N_FIGURES):
            if (figures >> figure) & 1 and state.deeds[deed * N_FIGURES + figure] > 0:
                return True
    return False


@final
class Send(Step[OrleansState]):
    """Send one character to a deed; with `left` 2 a second may follow (ORL-14.1, 14.7)."""

    def __init__(self, seat: i64, place: i64, left: i64) -> None:
        super().__init__(seat)
        self.place = place
        self.left = left

    def args(self) -> list[int]:
        return [self.seat, self.place, self.left]

    def options(self, state: OrleansState) -> None:
        if not can_send(state, self.seat, self.place):
            return
        book = state.book
        if self.left == 1:
            state.offer(Act.STOP)
        figures = senders(state, self.seat, self.place)
        at_end = state.players[self.seat].development >= book.development_max
        deeds: i64 = len(book.deed_names)
        for figure in range(N_FIGURES):
            if (figures >> figure) & 1 == 0:
                continue
            for deed in range(deeds):
                if state.deeds[deed * N_FIGURES + figure] == 0:
                    continue
                base = Act.SEND + (figure * MAX_DEEDS + deed) * Reward.COUNT
                if book.deed_coins[deed] > 0:
                    state.offer(base + Reward.COINS)
                if book.deed_development[deed] > 0 and not (at_end and book.deed_coins[deed] > 0):
                    state.offer(base + Reward.DEVELOPMENT)  # ORL-14.2

    def resolve(self, state: OrleansState, action: i64) -> None:
        if action == Act.STOP:
            return
        book = state.book
        number = action - Act.SEND
        chosen = number % Reward.COUNT
        deed = number // Reward.COUNT % MAX_DEEDS
        figure = number // Reward.COUNT // MAX_DEEDS
        self.leave(state, figure)
        state.deeds[deed * N_FIGURES + figure] -= 1
        state.tell(Told.SENT, self.seat, figure, deed)
        if self.left > 1:
            state.push(Send(self.seat, self.place, self.left - 1))
        if chosen == Reward.COINS:
            state.receive(self.seat, book.deed_coins[deed])
        else:
            state.develop(self.seat, book.deed_development[deed])
        if is_complete(state, deed):
            state.tell(Told.DEED_DONE, self.seat, deed)
            state.gain_citizen(self.seat, book.deed_citizen[deed])  # ORL-14.5

    def leave(self, state: OrleansState, figure: i64) -> None:
        """Take the character from where it stands; it never comes back (ORL-14.6)."""
        book = state.book
        player = state.players[self.seat]
        if book.storage[self.place] > 0:
            player.tower[figure] -= 1
            return
        for slot in range(book.first_slot[self.place], book.first_slot[self.place + 1]):
            if player.slots[slot] == figure:
                player.put(slot, EMPTY)
                return


def is_complete(state: OrleansState, deed: i64) -> bool:
    """Return whether every space of a deed is filled."""
    for figure in range(N_FIGURES):
        if state.deeds[deed * N_FIGURES + figure] > 0:
            return False
    return True
