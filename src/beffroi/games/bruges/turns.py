"""Phase 3: turns of one card each, with characters activated before and after it (BRU-9, 11)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from beffroi.games.bruges.actions import character_cost, next_spaces, play_card
from beffroi.games.bruges.gains import spend_worker
from beffroi.games.bruges.state import USED, BrugesState, Player
from beffroi.games.bruges.tables import (
    MANY_OPTIONS,
    MAX_SEATS,
    MAX_TURNS,
    N_COLORS,
    Activation,
    Phase,
    Target,
    Trait,
    Use,
)
from beffroi.games.bruges.words import Act, Told
from beffroi.kernel.flow import SeatStep, Step, TableStep


@final
class PlayPhase(TableStep[BrugesState]):
    """Players take turns, clockwise from the first, until each has had four (BRU-9.1)."""

    def run(self, state: BrugesState) -> None:
        state.phase = Phase.PLAY
        for cycle in range(state.book.turns, 0, -1):
            for i in range(state.seats - 1, -1, -1):
                state.push(BEGIN[(state.first + i) % state.seats * MAX_TURNS + cycle - 1])


@final
class Begin(SeatStep[BrugesState]):
    """A turn begins."""

    def __init__(self, who: i64, cycle: i64) -> None:
        super().__init__(who)
        self.cycle = cycle

    def args(self) -> list[int]:
        return [self.who, self.cycle]

    def run(self, state: BrugesState) -> None:
        state.cycle = self.cycle
        state.active = self.who
        state.played = False
        state.push(TURN[self.who])


@final
class Turn(Step[BrugesState]):
    """Activate characters, play the card of this turn, end it (BRU-9.3, 9.8)."""

    def options(self, state: BrugesState) -> None:
        player = state.players[self.seat]
        if state.played or len(player.hand) == 0:
            state.offer(Act.END_TURN)
            offer_activations(state, self.seat)
        elif is_many(player):
            offer_colors(state, player)
            offer_activations(state, self.seat)
        else:
            offer_activations(state, self.seat)
            offer_plays(state, self.seat, N_COLORS)

    def resolve(self, state: BrugesState, action: i64) -> None:
        if action == Act.END_TURN:
            return
        if action < Act.ACTIVATE:
            state.push(PlayColor(self.seat, action - Act.PICK_COLOR, 0))
            return
        state.push(TURN[self.seat])
        if action < Act.BURY:
            activate(state, self.seat, action - Act.ACTIVATE)
        else:
            state.played = True
            play(state, self.seat, action)


@final
class PlayCard(Step[BrugesState]):
    """Play one more card for any of the six actions (BRU-12.9)."""

    def options(self, state: BrugesState) -> None:
        player = state.players[self.seat]
        if is_many(player):
            offer_colors(state, player)
        else:
            offer_plays(state, self.seat, N_COLORS)

    def resolve(self, state: BrugesState, action: i64) -> None:
        if action < Act.ACTIVATE:
            state.push(PlayColor(self.seat, action - Act.PICK_COLOR, 1))
        else:
            play(state, self.seat, action)


@final
class PlayColor(Step[BrugesState]):
    """Play a card of one color: a hand too large for one list is cut by color."""

    def __init__(self, seat: i64, color: i64, more: i64) -> None:
        super().__init__(seat)
        self.color = color
        self.more = more  # 1: a card more, beside that of the turn

    def args(self) -> list[int]:
        return [self.seat, self.color, self.more]

    def options(self, state: BrugesState) -> None:
        offer_plays(state, self.seat, self.color)

    def resolve(self, state: BrugesState, action: i64) -> None:
        if self.more == 0:
            state.push(TURN[self.seat])
            state.played = True
        play(state, self.seat, action)


def play(state: BrugesState, seat: i64, action: i64) -> None:
    """Play the card that an action names."""
    play_card(state, seat, (action - Act.PLAY) // Use.COUNT, (action - Act.PLAY) % Use.COUNT)


def is_many(player: Player) -> bool:
    """Return whether everything a turn offers could be too much for one list."""
    return len(player.hand) * Use.COUNT + len(player.characters) > MANY_OPTIONS


def offer_colors(state: BrugesState, player: Player) -> None:
    """Offer the colors of the hand."""
    colors: i64 = 0
    for card in player.hand:
        colors |= 1 << state.book.color[card]
    for color in range(N_COLORS):
        if (colors >> color) & 1:
            state.offer(Act.PICK_COLOR + color)


def offer_plays(state: BrugesState, seat: i64, only: i64) -> None:
    """Offer every possible action with every card of the hand, or with those of one color (BRU-9.2, 10)."""
    book = state.book
    player = state.players[seat]
    spaces = next_spaces(state, seat, 1)
    spaces |= spaces >> N_COLORS
    any_worker = (player.traits >> (Trait.CHANGES + Target.HOUSE)) & 1 != 0 and player.count_workers() > 0
    vacant = player.vacant() > 0
    for card in player.hand:
        color = book.color[card]
        if only != N_COLORS and color != only:
            continue
        action = Act.PLAY + card * Use.COUNT
        state.offer(action + Use.WORKERS)
        state.offer(action + Use.FLORINS)
        if player.markers[color] > 0:
            state.offer(action + Use.THREAT)
        if (spaces >> color) & 1:
            state.offer(action + Use.CANAL)
        if any_worker or player.workers[color] > 0:
            state.offer(action + Use.HOUSE)
        if vacant and character_cost(state, seat, card) <= player.florins:
            state.offer(action + Use.CHARACTER)


def offer_activations(state: BrugesState, seat: i64) -> None:
    """Offer the characters that can be activated, in the order of the data (BRU-11.2, 11.3, 11.8)."""
    offers = state.offers
    first = offers.count
    for character in state.players[seat].characters:
        if character < USED and can_activate(state, seat, character):
            state.offer(Act.ACTIVATE + character)
            at = offers.count - 1
            while at > first and offers.ids[at - 1] > offers.ids[at]:
                later = offers.ids[at - 1]
                offers.ids[at - 1] = offers.ids[at]
                offers.ids[at] = later
                at -= 1


def can_activate(state: BrugesState, seat: i64, card: i64) -> bool:
    """Return whether a character can be activated, and what it does once its worker is paid (BRU-11.8)."""
    book = state.book
    activation = book.activation[card]
    if activation == Activation.ONCE:
        return book.effects[card].possible(state, seat)
    if activation != Activation.WORKER:
        return False
    workers = state.players[seat].workers
    color = book.worker[card]
    if workers[color] == 0:
        return False
    workers[color] -= 1
    able = book.effects[card].possible(state, seat)
    workers[color] += 1
    return able


def activate(state: BrugesState, seat: i64, card: i64) -> None:
    """Turn a character sideways, pay its worker and carry out its effect (BRU-11.2, 11.3)."""
    player = state.players[seat]
    for i in range(len(player.characters)):
        if player.characters[i] == card:
            player.characters[i] += USED
    state.tell(Told.ACTIVATED, seat, card)
    if state.book.activation[card] == Activation.WORKER:
        spend_worker(state, seat, state.book.worker[card])
    state.book.effects[card].perform(state, seat)


PLAY_PHASE: Final = PlayPhase()
BEGIN: Final = [Begin(seat, cycle + 1) for seat in range(MAX_SEATS) for cycle in range(MAX_TURNS)]
TURN: Final = [Turn(seat) for seat in range(MAX_SEATS)]
PLAY_CARD: Final = [PlayCard(seat) for seat in range(MAX_SEATS)]
