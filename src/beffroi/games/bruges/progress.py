"""The progress track: buying a level by the dice, and levels that characters bring (BRU-8, 12.11)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from beffroi.games.bruges.gains import pay
from beffroi.games.bruges.reactions import cost, happen
from beffroi.games.bruges.state import USED, BrugesState
from beffroi.games.bruges.tables import EMPTY, MAX_SEATS, N_COLORS, Happening, Phase, Target, Trait
from beffroi.games.bruges.words import Act, Told
from beffroi.kernel.flow import SeatStep, Step, TableStep


@final
class ProgressPhase(TableStep[BrugesState]):
    """Phase 2, step 2: each player may buy one level (BRU-8.2)."""

    def run(self, state: BrugesState) -> None:
        state.phase = Phase.PROGRESS
        for i in range(state.seats - 1, -1, -1):
            state.push(BUY_PROGRESS[(state.first + i) % state.seats])


def dice_price(state: BrugesState) -> i64:
    """Return the sum of the dice that show 1 or 2; 0 when there is none (BRU-8.1)."""
    price: i64 = 0
    for value in state.dice:
        if value <= state.book.progress_to:
            price += value
    return price


def progress_price(state: BrugesState, seat: i64) -> i64:
    """Return what a level costs a player in this round, or EMPTY where none is for sale (BRU-8.4 to 8.7)."""
    player = state.players[seat]
    if player.level >= state.book.top_level():
        return EMPTY
    price = dice_price(state)
    if price > 0:
        price = cost(state, seat, Target.PROGRESS, price, EMPTY)
    else:
        price = EMPTY
        if (player.traits >> Trait.WITHOUT_DICE) & 1:
            for character in player.characters:
                card = character % USED
                if (state.book.traits[card] >> Trait.WITHOUT_DICE) & 1:
                    own = state.book.effects[card].value()
                    price = own if price == EMPTY else min(price, own)
    return price


def progress_cost(state: BrugesState, seat: i64) -> i64:
    """Return what a player pays for a level in this phase, or EMPTY where none can be bought (BRU-8.3)."""
    price = progress_price(state, seat)
    return price if price <= state.players[seat].florins else EMPTY


@final
class BuyProgress(Step[BrugesState]):
    """Pay for one level, or stay (BRU-8.2)."""

    def options(self, state: BrugesState) -> None:
        if progress_cost(state, self.seat) != EMPTY:
            state.offer(Act.ADVANCE)
            state.offer(Act.STAY)

    def resolve(self, state: BrugesState, action: i64) -> None:
        if action == Act.ADVANCE:
            pay(state, self.seat, progress_cost(state, self.seat))
            climb(state, self.seat)


def climb(state: BrugesState, seat: i64) -> None:
    """Move up one level; characters react to it (BRU-8.8)."""
    player = state.players[seat]
    player.level += 1
    state.tell(Told.ADVANCED, seat, player.level)
    happen(state, seat, Happening.ADVANCE_PROGRESS, N_COLORS, False)


@final
class Climb(SeatStep[BrugesState]):
    """Move up a number of levels, or as far as the track goes; each level is an event of its own (BRU-12.11)."""

    def __init__(self, who: i64, levels: i64) -> None:
        super().__init__(who)
        self.levels = levels

    def args(self) -> list[int]:
        return [self.who, self.levels]

    def run(self, state: BrugesState) -> None:
        if state.players[self.who].level < state.book.top_level():
            if self.levels > 1:
                state.push(Climb(self.who, self.levels - 1))
            climb(state, self.who)


PROGRESS_PHASE: Final = ProgressPhase()
BUY_PROGRESS: Final = [BuyProgress(seat) for seat in range(MAX_SEATS)]
