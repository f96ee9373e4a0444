"""Phase 1 and every other draw: single cards from two piles, looked at when all are drawn (BRU-5)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64

from beffroi.games.bruges.state import USED, BrugesState
from beffroi.games.bruges.tables import MAX_SEATS, Phase, Pile, Trait
from beffroi.games.bruges.words import Act, Told
from beffroi.kernel.flow import TABLE, SeatStep, Step, TableStep
from beffroi.kernel.vectors import zeros


@final
class DrawPhase(TableStep[BrugesState]):
    """Phase 1: one player after the other refills the hand (BRU-5.1)."""

    def run(self, state: BrugesState) -> None:
        state.phase = Phase.DRAW
        for i in range(state.seats - 1, -1, -1):
            state.push(REFILL[(state.first + i) % state.seats])


@final
class Refill(SeatStep[BrugesState]):
    """Draw up to five cards; with a hand limit up to more, if the player likes (BRU-5.3, 5.4)."""

    def run(self, state: BrugesState) -> None:
        book = state.book
        player = state.players[self.who]
        held: i64 = len(player.hand) + len(player.fresh)
        limit = book.hand_target
        if (player.traits >> Trait.HAND_LIMIT) & 1:
            for character in player.characters:
                if (book.traits[character % USED] >> Trait.HAND_LIMIT) & 1:
                    limit = max(limit, book.effects[character % USED].value())
        due = max(0, book.hand_target - held)
        draw_cards(state, self.who, due, max(0, limit - max(held, book.hand_target)))


def draw_cards(state: BrugesState, seat: i64, due: i64, extra: i64) -> None:
    """Let a player draw some cards, and some more by choice; then the player looks at them."""
    if due + extra > 0 and cards_left(state):
        state.push(LOOK[seat])
        state.push(Draw(seat, due, extra))


def cards_left(state: BrugesState) -> bool:
    """Return whether there is anything to draw (BRU-5.9)."""
    return state.sizes[Pile.A] + state.sizes[Pile.B] > 0


@final
class Draw(Step[BrugesState]):
    """Draw one card from a pile of the player's choice (BRU-5.1); a card that is not due may be left."""

    def __init__(self, seat: i64, due: i64, extra: i64) -> None:
        super().__init__(seat)
        self.due = due
        self.extra = extra

    def args(self) -> list[int]:
        return [self.seat, self.due, self.extra]

    def options(self, state: BrugesState) -> None:
        if not cards_left(state):
            return
        if self.due == 0:
            state.offer(Act.STOP)
        for pile in range(Pile.RESERVE):
            if state.sizes[pile] > 0:
                state.offer(Act.DRAW + pile)

    def resolve(self, state: BrugesState, action: i64) -> None:
        if action == Act.STOP:
            return
        if self.due > 1 or (self.due == 1 and self.extra > 0):
            state.push(Draw(self.seat, self.due - 1, self.extra))
        elif self.due == 0 and self.extra > 1:
            state.push(Draw(self.seat, 0, self.extra - 1))
        draw_card(state, self.seat, action - Act.DRAW)


@final
class Look(SeatStep[BrugesState]):
    """The drawn cards go to the hand (BRU-5.2)."""

    def run(self, state: BrugesState) -> None:
        player = state.players[self.who]
        if len(player.fresh) > 0:
            state.tell(Told.LOOKED, self.who, len(player.fresh))
            for card in player.fresh:
                player.gain(card)
            player.fresh = zeros(0)


def draw_card(state: BrugesState, seat: i64, pile: i64) -> None:
    """Take the top card of a pile, face down."""
    card = state.top(pile)
    state.sizes[pile] -= 1
    player = state.players[seat]
    player.fresh = append(player.fresh, card)
    state.shown += 1  # the color of the card below, at least
    state.tell(Told.DREW, seat, pile, state.book.color[card])
    if state.sizes[pile] == 0:
        replenish(state, pile)


def replenish(state: BrugesState, pile: i64) -> None:
    """Put the reserve in the place of an empty pile, or half of the other one (BRU-5.5 to 5.8)."""
    if state.sizes[Pile.RESERVE] > 0:
        state.starts[pile] = state.starts[Pile.RESERVE]
        state.sizes[pile] = state.sizes[Pile.RESERVE]
        state.sizes[Pile.RESERVE] = 0
        state.tell(Told.RESERVE, TABLE, pile)
        if state.last_round == 0:  # BRU-5.10
            state.last_round = state.round if state.phase == Phase.DRAW else state.round + 1
            state.tell(Told.LAST_ROUND, TABLE, state.last_round)
        return
    other = 1 - pile
    lower = state.sizes[other] // 2
    if lower > 0:
        state.starts[pile] = state.starts[other]
        state.sizes[pile] = lower
        state.starts[other] += lower
        state.sizes[other] -= lower
        state.tell(Told.SPLIT, TABLE, pile)


DRAW_PHASE: Final = DrawPhase()
REFILL: Final = [Refill(seat) for seat in range(MAX_SEATS)]
LOOK: Final = [Look(seat) for seat in range(MAX_SEATS)]
