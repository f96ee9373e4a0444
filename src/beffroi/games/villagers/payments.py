"""What events ask a player to pay: forced payments, and the price that wards an event off (VIL-11.16, 11.32)."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from beffroi.games.villagers.jester import is_jest, offer_jests, play_jester
from beffroi.games.villagers.state import VillagersState
from beffroi.games.villagers.steps import EventStep
from beffroi.games.villagers.tables import EMPTY
from beffroi.games.villagers.words import Act, Told
from beffroi.kernel.flow import Step
from beffroi.kernel.sets import bit


def pay(state: VillagersState, seat: i64, amount: i64, to_countess: bool) -> None:
    """Let a player pay the bank or the Countess."""
    if amount == 0:
        return
    if to_countess:
        state.players[seat].treasury -= amount
        state.players[state.seats].treasury += amount
        state.tell(Told.PAID_COUNTESS, seat, amount)
    else:
        state.spend(seat, amount)
        state.tell(Told.PAID_BANK, seat, amount)


def unanswered(state: VillagersState, when: i64) -> i64:
    """Return an event of a phase that can be bought off and has not begun, or EMPTY (VIL-11.32)."""
    events = state.face_up & ~state.begun & state.book.priced
    if events != 0:
        for event in range(len(state.book.event_phase)):
            if (events >> event) & 1 and state.book.event_phase[event] == when:
                return event
    return EMPTY


def payable(state: VillagersState, seat: i64, event: i64) -> bool:
    """Return whether a player may buy an event off: all they have is enough, unless the event says otherwise (R31)."""
    return (state.book.partial >> event) & 1 != 0 or state.players[seat].treasury >= state.book.price[event]


def asks_price(state: VillagersState, seat: i64, when: i64, then: Step[Any]) -> bool:
    """Ask for the answer to an event of a phase that can be bought off, before `then`; return whether there is one.

    A player who can neither pay nor play the Jester has nothing to answer.
    """
    event = unanswered(state, when)
    while event != EMPTY and not state.jester and not payable(state, seat, event):
        state.begun |= bit(event)
        event = unanswered(state, when)
    if event == EMPTY:
        return False
    state.push_all([BuyOff(seat, event), then])
    return True


@final
class BuyOff(EventStep):
    """Pay to ward off an event, or accept it, before its phase begins (VIL-11.32)."""

    def options(self, state: VillagersState) -> None:
        if payable(state, self.seat, self.event):
            state.offer(Act.RANSOM)
        state.offer(Act.SUBMIT)
        offer_jests(state)

    def resolve(self, state: VillagersState, action: i64) -> None:
        if is_jest(action):
            if play_jester(state, self.seat, action) != self.event:
                state.push(self)  # VIL-11.29: asked again
            return
        state.begun |= bit(self.event)
        if action == Act.SUBMIT:
            state.tell(Told.EVENT, self.seat, self.event)
            return
        state.bought |= bit(self.event)
        paid = min(state.book.price[self.event], state.players[self.seat].treasury)  # R31
        state.tell(Told.BOUGHT, self.seat, self.event)
        pay(state, self.seat, paid, (state.book.paid_to_countess >> self.event) & 1 != 0)
