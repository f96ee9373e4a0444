"""Phase 5: five rounds of one turn each, with an action card or a politics card (CIT-8)."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from beffroi.games.la_citta.building import PUT, buildable, offer_small, pay
from beffroi.games.la_citta.founding import SITE, can_found
from beffroi.games.la_citta.state import CittaState, inserted
from beffroi.games.la_citta.steps import push_in_turn
from beffroi.games.la_citta.tables import EMPTY, MAX_BUILDINGS, MAX_CARDS, MAX_SEATS, Phase
from beffroi.games.la_citta.words import Act, Stream, Told
from beffroi.kernel.flow import TABLE, SeatStep, Step, TableStep
from beffroi.kernel.sets import bit


@final
class Politics(TableStep[CittaState]):
    """The next political round, as long as there is one (CIT-8.1)."""

    def run(self, state: CittaState) -> None:
        state.phase = Phase.POLITICS
        if state.round == state.book.rounds:
            return
        state.round += 1
        state.tell(Told.ROUND, TABLE, state.round)
        state.push(self)
        push_in_turn(state, BEGIN)


@final
class Begin(SeatStep[CittaState]):
    """A turn begins: a hungry player loses the first one, a player who can do nothing draws (CIT-8.6, 8.7, 8.10)."""

    def run(self, state: CittaState) -> None:
        player = state.players[self.who]
        if player.hungry and state.round == 1:
            player.hungry = False
            player.actions = max(0, player.actions - 1)
            state.tell(Told.SKIPPED, self.who)
        elif player.actions == 0 and possible_cards(state, self.who, buildable(state, self.who)) == 0:
            draw(state, self.who)
        else:
            state.push(TURN[self.who])


def draw(state: CittaState, seat: i64) -> None:
    """Lay the top card of the pile face down before a player; nobody sees it, so nothing is shown (CIT-8.6, 8.11)."""
    if state.left == 0:
        reshuffle(state)
    if state.left > 0:
        state.left -= 1
        state.drawn = inserted(state.drawn, seat * MAX_CARDS + state.pile[state.left])
        state.tell(Told.DREW, seat)


def possible_cards(state: CittaState, seat: i64, able: i64) -> i64:
    """Return the bit set of the kinds in the display that a player can pay and carry out (CIT-8.3).

    `able` are the buildings that the player can build.
    """
    book = state.book
    gold = state.players[seat].gold
    seen: i64 = 0
    out: i64 = 0
    for card in state.display:
        if card == EMPTY or (seen >> card) & 1:
            continue
        seen |= bit(card)
        if book.cost[card] <= gold and book.policies[card].possible(state, seat, card, able):
            out |= bit(card)
    return out


@final
class Turn(Step[CittaState]):
    """Play an action card for one of its three uses, take a politics card, or draw one (CIT-8.2, 8.5, 8.6)."""

    def options(self, state: CittaState) -> None:
        player = state.players[self.seat]
        if player.actions == 0 or state.voluntary:
            state.offer(Act.PASS)
        able = buildable(state, self.seat)
        if player.actions > 0:
            state.offer(Act.GOLD)
            if can_found(state, self.seat):
                state.offer(Act.FOUND)
            offer_small(state, able, player.gold)
        cards = possible_cards(state, self.seat, able)
        card: i64 = 0
        while cards > 0:
            if cards & 1:
                state.offer(Act.TAKE + card)
            cards >>= 1
            card += 1

    def resolve(self, state: CittaState, action: i64) -> None:
        player = state.players[self.seat]
        if action == Act.PASS:
            draw(state, self.seat)
        elif action >= Act.TAKE:
            take(state, self.seat, action - Act.TAKE)
        else:
            player.actions -= 1
            if action == Act.GOLD:
                player.gold += state.book.action_gold
                state.tell(Told.GOLD, self.seat, state.book.action_gold)
            elif action == Act.FOUND:
                state.push(SITE[self.seat])
            else:
                building = action - Act.BUILD
                pay(state, self.seat, state.book.price[building])
                state.push(PUT[self.seat * MAX_BUILDINGS + building])


def take(state: CittaState, seat: i64, card: i64) -> None:
    """Pay a politics card, lay it before the player and carry it out; its place is filled last (CIT-8.9)."""
    book = state.book
    player = state.players[seat]
    place: i64 = 0
    while state.display[place] != card:
        place += 1
    state.display[place] = EMPTY
    player.gold -= book.cost[card]
    player.taken += book.tally[card]
    state.tell(Told.TOOK, seat, card, book.cost[card])
    state.push(REFILL)
    book.policies[card].perform(state, seat, card)


@final
class Refill(TableStep[CittaState]):
    """Fill every free place of the display; an empty pile is made from the discarded cards (CIT-8.4)."""

    def run(self, state: CittaState) -> None:
        for place in range(len(state.display)):
            if state.display[place] == EMPTY:
                if state.left == 0:
                    reshuffle(state)
                if state.left == 0:
                    return
                state.left -= 1
                card = state.pile[state.left]
                state.display[place] = card
                state.shown += 1
                state.tell(Told.REFILLED, TABLE, card, place + 1)


def reshuffle(state: CittaState) -> None:
    """Shuffle the discard pile into a new draw pile (CIT-8.4)."""
    pile = vec[i64]([])
    for card in range(len(state.discard)):
        for _ in range(state.discard[card]):
            pile = append(pile, card)
        state.discard[card] = 0
    if len(pile) > 0:
        state.chance[Stream.POLITICS].shuffle(pile)
        state.pile = pile
        state.left = len(pile)
        state.shown += 1
        state.tell(Told.SHUFFLED, TABLE, state.left)


POLITICS: Final = Politics()
REFILL: Final = Refill()
BEGIN: Final[list[Step[Any]]] = [Begin(seat) for seat in range(MAX_SEATS)]
TURN: Final = [Turn(seat) for seat in range(MAX_SEATS)]
