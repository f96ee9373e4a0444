"""The build phase: one complete turn each, with placements, exchanges for commons and specials (VIL-7.1 to 7.15)."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append
from mypy_extensions import i64

from beffroi.games.villagers.draft import join
from beffroi.games.villagers.jester import is_jest, offer_jests, play_jester
from beffroi.games.villagers.payments import asks_price
from beffroi.games.villagers.piles import bury, leftmost
from beffroi.games.villagers.placing import Unlock, can_place, can_unlock, monks_in, put_down, roles_of
from beffroi.games.villagers.state import VillagersState
from beffroi.games.villagers.tables import EMPTY, MAX_SEATS, Key, Phase, Pile, When
from beffroi.games.villagers.village import houses, with_root
from beffroi.games.villagers.words import Act, Told
from beffroi.kernel.flow import SeatStep, Step, TableStep


def build_limit(state: VillagersState, seat: i64) -> i64:
    """Return how many villagers a player may place (VIL-7.2); events may change it (VIL-12.5)."""
    book = state.book
    normal = min(book.build_max, book.build_base + houses(book, state.players[seat].nodes))
    return state.adjusted(Key.BUILD_LIMIT, normal)


def common_exchanges(state: VillagersState) -> i64:
    """Return how many exchanges a build turn allows (VIL-7.10); events may change it (VIL-12.5)."""
    return state.adjusted(Key.COMMON_EXCHANGES, state.book.exchanges)


@final
class Build(TableStep[VillagersState]):
    """The build phase: everyone in turn order (VIL-7.1)."""

    def run(self, state: VillagersState) -> None:
        state.phase = Phase.BUILD
        steps: list[Step[Any]] = []
        for seat in state.turn_order():
            steps.append(BEGIN[seat])
        state.push_all(steps)


@final
class Begin(SeatStep[VillagersState]):
    """A build turn begins: its limit is fixed and announced (VIL-7.2, 7.5), after any buy-off (VIL-11.32)."""

    def run(self, state: VillagersState) -> None:
        if asks_price(state, self.who, When.BUILD, self):
            return
        begin(state, self.who)
        state.push(TURN[self.who])


def begin(state: VillagersState, seat: i64) -> None:
    """Fix the limits of a build turn."""
    player = state.players[seat]
    player.limit = build_limit(state, seat)
    player.placed = 0
    player.exchanges = common_exchanges(state)
    player.free = False
    state.tell(Told.LIMIT, seat, player.limit)


@final
class Turn(Step[VillagersState]):
    """Place, exchange, play specials in any order, or end the turn (VIL-7.3)."""

    def options(self, state: VillagersState) -> None:
        state.offer(Act.DONE)
        book = state.book
        player = state.players[self.seat]
        last: i64 = EMPTY
        if player.placed < player.limit:
            roles = roles_of(state, self.seat)
            monks = monks_in(book, player)
            for card in player.hand:
                if card != last and can_place(state, self.seat, card, roles, monks):
                    state.offer(Act.PLACE + card)
                last = card
        if player.exchanges > 0 and len(player.hand) > 0:
            for i in range(len(book.commons)):
                if state.commons[i] > 0:  # VIL-7.14
                    state.offer(Act.EXCHANGE + book.commons[i])
        last = EMPTY
        for card in player.hand:
            if card != last and book.special[card] != 0 and can_unlock(state, self.seat, card):
                trick = book.tricks[card]
                if trick is not None and trick.possible(state, self.seat):
                    state.offer(Act.PLAY + card)
            last = card
        offer_jests(state)

    def resolve(self, state: VillagersState, action: i64) -> None:
        player = state.players[self.seat]
        if action == Act.DONE:
            player.limit = 0
            player.placed = 0
            player.exchanges = 0
            player.free = False
            state.tell(Told.BUILT, self.seat)
            return
        state.push(self)
        if action < Act.EXCHANGE:
            state.begin_with(Key.BUILD_LIMIT)
            put_down(state, self.seat, action - Act.PLACE, 1, 0)
        elif action < Act.PLAY:
            begin_exchange(state, self.seat, action - Act.EXCHANGE)
        elif is_jest(action):
            jest_in_turn(state, self.seat, action)
        else:
            play_special(state, self.seat, action - Act.PLAY)


def jest_in_turn(state: VillagersState, seat: i64, action: i64) -> None:
    """Play the Jester in a build turn; a number that the event had changed is restored (VIL-11.29)."""
    event = play_jester(state, seat, action)
    player = state.players[seat]
    if (state.book.changing[Key.BUILD_LIMIT] >> event) & 1:
        player.limit = build_limit(state, seat)
        state.tell(Told.LIMIT, seat, player.limit)
    if (state.book.changing[Key.COMMON_EXCHANGES] >> event) & 1:
        player.exchanges = common_exchanges(state)


def begin_exchange(state: VillagersState, seat: i64, common: i64) -> None:
    """Exchange a hand card for a common villager; an event may send it to the Countess (VIL-7.10, 11.47)."""
    state.begin_with(Key.COMMON_EXCHANGES)
    state.begin_with(Key.EXCHANGE_TO_COUNTESS)
    if state.adjusted(Key.EXCHANGE_TO_COUNTESS, 0) > 0:
        state.push(Serve(seat, common))
    else:
        state.push(Onto(seat, common))


def play_special(state: VillagersState, seat: i64, card: i64) -> None:
    """Play a special villager; with the discard symbol it leaves the game, its padlock opened first (VIL-7.23)."""
    book = state.book
    state.tell(Told.PLAYED, seat, card)
    if book.discarded[card] != 0:
        state.players[seat].lose_seen(card, state.round)
        state.discard = append(state.discard, card)
    trick = book.tricks[card]
    if trick is not None:
        trick.perform(state, seat, card)
    if book.lock[card] >= 0:
        state.push(Unlock(seat, card))


class ExchangeStep(Step[VillagersState]):
    """A question of an exchange for a common villager."""

    def __init__(self, seat: i64, common: i64) -> None:
        super().__init__(seat)
        self.common = common

    def args(self) -> list[int]:
        return [self.seat, self.common]


@final
class Onto(ExchangeStep):
    """Choose the stack that takes the returned card; all empty, it is the reserve, else the discard (VIL-7.10)."""

    def options(self, state: VillagersState) -> None:
        if leftmost(state) == EMPTY:  # VIL-7.13
            state.offer(Act.ONTO + (Pile.RESERVE if state.sizes[Pile.RESERVE] > 0 else Pile.DISCARD))
            return
        for stack in range(Pile.RESERVE):
            if state.sizes[stack] > 0:
                state.offer(Act.ONTO + stack)

    def resolve(self, state: VillagersState, action: i64) -> None:
        state.push(Return(self.seat, self.common, action - Act.ONTO))


@final
class Return(Step[VillagersState]):
    """Choose the hand card that is returned, unseen by others, and take the common villager (VIL-7.10 to 7.12)."""

    def __init__(self, seat: i64, common: i64, pile: i64) -> None:
        super().__init__(seat)
        self.common = common
        self.pile = pile

    def args(self) -> list[int]:
        return [self.seat, self.common, self.pile]

    def options(self, state: VillagersState) -> None:
        offer_hand(state, self.seat)

    def resolve(self, state: VillagersState, action: i64) -> None:
        card = action - Act.RETURN
        state.players[self.seat].lose(card)
        bury(state, self.pile, self.seat, card)
        state.tell(Told.RETURNED, self.seat, self.pile, state.book.family[card], card)
        take_common(state, self.seat, self.common)


@final
class Serve(ExchangeStep):
    """Choose the hand card that goes to the Countess, face up, and take the common villager (VIL-11.47)."""

    def options(self, state: VillagersState) -> None:
        offer_hand(state, self.seat)

    def resolve(self, state: VillagersState, action: i64) -> None:
        card = action - Act.RETURN
        state.players[self.seat].lose_seen(card, state.round)
        join(state, card)
        state.tell(Told.TAKEN, self.seat, card)
        take_common(state, self.seat, self.common)


def offer_hand(state: VillagersState, seat: i64) -> None:
    """Offer every card of a hand to be returned."""
    last: i64 = EMPTY
    for card in state.players[seat].hand:
        if card != last:
            state.offer(Act.RETURN + card)
        last = card


def take_common(state: VillagersState, seat: i64, common: i64) -> None:
    """Place a common villager, which starts a pile (VIL-7.11)."""
    player = state.players[seat]
    for i in range(len(state.book.commons)):
        if state.book.commons[i] == common:
            state.commons[i] -= 1
    player.nodes = with_root(player.nodes, common, common)
    player.exchanges -= 1
    state.tell(Told.COMMON, seat, common)


BUILD: Final = Build()
BEGIN: Final = [Begin(seat) for seat in range(MAX_SEATS)]
TURN: Final = [Turn(seat) for seat in range(MAX_SEATS)]
