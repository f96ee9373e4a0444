"""The six actions of a card, and the placement of a character with its flash (BRU-10, 11.1)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64

from beffroi.games.bruges.gains import add_florins, add_workers, pay, return_marker, spend_worker
from beffroi.games.bruges.reactions import cost, happen
from beffroi.games.bruges.state import TENANT, USED, BrugesState
from beffroi.games.bruges.steps import choose
from beffroi.games.bruges.tables import (
    EMPTY,
    MAX_SEATS,
    N_COLORS,
    N_SECTIONS,
    N_SPACES,
    Activation,
    Happening,
    Target,
    Trait,
    Use,
)
from beffroi.games.bruges.words import Act, Told
from beffroi.kernel.flow import SeatStep, Step
from beffroi.kernel.sets import bit


def play_card(state: BrugesState, seat: i64, card: i64, use: i64) -> None:
    """Carry out one of the six actions with a card that the player holds."""
    player = state.players[seat]
    color = state.book.color[card]
    player.lose(card)
    if use == Use.HOUSE:
        build_house(state, seat, card, True)
        if (player.traits >> (Trait.CHANGES + Target.HOUSE)) & 1:
            choose(state, PAY_WORKER[seat])
        else:
            spend_worker(state, seat, color)
        return
    state.tell(Told.PLAYED, seat, card, use)
    if use == Use.CHARACTER:
        pay(state, seat, character_cost(state, seat, card))
        player.characters = append(player.characters, card)
        choose(state, INTO[seat])
        return
    state.throw_away(card)
    if use == Use.WORKERS:
        add_workers(state, seat, state.book.take_workers, color)
        happen(state, seat, Happening.TAKE_WORKERS, color, True)
    elif use == Use.FLORINS:
        add_florins(state, seat, state.dice[color])
        happen(state, seat, Happening.TAKE_FLORINS, color, True)
    elif use == Use.THREAT:
        return_marker(state, seat, color)
        happen(state, seat, Happening.DISCARD_THREAT, color, True)
    else:
        choose(state, Section(seat, color, 1, 1))


def character_cost(state: BrugesState, seat: i64, card: i64) -> i64:
    """Return what it costs a player to place a character (BRU-10.10, 12.13)."""
    return cost(state, seat, Target.PERSON, state.book.price[card], state.book.group[card])


def build_house(state: BrugesState, seat: i64, card: i64, action: bool) -> None:
    """Lay a card face down as a house (BRU-10.9); what its worker is comes before the reactions."""
    player = state.players[seat]
    color = state.book.color[card]
    player.houses = append(player.houses, card)
    state.tell(Told.LAID, seat, color, card)
    happen(state, seat, Happening.BUILD_HOUSE, color, action)


@final
class PayWorker(Step[BrugesState]):
    """Which worker a house costs, when it may be of any color (BRU-12.13)."""

    def options(self, state: BrugesState) -> None:
        workers = state.players[self.seat].workers
        for color in range(N_COLORS):
            if workers[color] > 0:
                state.offer(Act.PAY + color)

    def resolve(self, state: BrugesState, action: i64) -> None:
        spend_worker(state, self.seat, action - Act.PAY)


def canal_cost(state: BrugesState, seat: i64, section: i64, factor: i64) -> i64:
    """Return what the next space of a section costs a player at `factor` times its price (BRU-10.5, 12.7, 12.13)."""
    book = state.book
    space = book.space(seat, section, state.players[seat].tiles[section])
    return cost(state, seat, Target.CANAL, factor * book.space_cost[space], EMPTY)


def next_spaces(state: BrugesState, seat: i64, factor: i64) -> i64:
    """Return the next spaces that a player can pay for, as a bit set: section * N_COLORS + color (BRU-10.6)."""
    book = state.book
    player = state.players[seat]
    out: i64 = 0
    for section in range(N_SECTIONS):
        if player.tiles[section] < N_SPACES:
            space = book.space(seat, section, player.tiles[section])
            if canal_cost(state, seat, section, factor) <= player.florins:
                out |= bit(section * N_COLORS + book.space_color[space])
    return out


@final
class Section(Step[BrugesState]):
    """Where a canal tile is built: at `factor` times its price, on a space of a color or of any (BRU-10.5, 12.7)."""

    def __init__(self, seat: i64, color: i64, factor: i64, action: i64) -> None:
        super().__init__(seat)
        self.color = color  # N_COLORS: any
        self.factor = factor
        self.action = action

    def args(self) -> list[int]:
        return [self.seat, self.color, self.factor, self.action]

    def options(self, state: BrugesState) -> None:
        spaces = next_spaces(state, self.seat, self.factor)
        for section in range(N_SECTIONS):
            colors = (spaces >> (section * N_COLORS)) & 31
            if colors != 0 and (self.color == N_COLORS or (colors >> self.color) & 1):
                state.offer(Act.SECTION + section)

    def resolve(self, state: BrugesState, action: i64) -> None:
        build_canal(state, self.seat, action - Act.SECTION, self.factor, self.action == 1)


def build_canal(state: BrugesState, seat: i64, section: i64, factor: i64, action: bool) -> None:
    """Pay for the next space of a section and build it; a complete one brings a statue, once (BRU-10.5, 10.7)."""
    book = state.book
    player = state.players[seat]
    space = book.space(seat, section, player.tiles[section])
    pay(state, seat, canal_cost(state, seat, section, factor))
    player.tiles[section] += 1
    player.built = True
    state.tell(Told.BUILT, seat, section, player.tiles[section])
    if player.tiles[section] == N_SPACES and (player.completed >> section) & 1 == 0:
        player.completed |= bit(section)
        if state.taken < len(book.statues):
            statue = book.statues[state.taken]
            state.taken += 1
            player.statues |= bit(statue)
            state.tell(Told.STATUE, seat, statue)
    happen(state, seat, Happening.BUILD_CANAL, book.space_color[space], action)


@final
class Into(Step[BrugesState]):
    """On which empty house the character lies that was placed last (BRU-10.10); then its flash, then reactions."""

    def options(self, state: BrugesState) -> None:
        houses = state.players[self.seat].houses
        for i in range(len(houses)):
            if houses[i] < TENANT:
                state.offer(Act.INTO + i)

    def resolve(self, state: BrugesState, action: i64) -> None:
        book = state.book
        player = state.players[self.seat]
        card = player.characters[len(player.characters) - 1] % USED
        player.houses[action - Act.INTO] += (card + 1) * TENANT
        player.recall(book)
        state.tell(Told.PLACED, self.seat, card, action - Act.INTO)
        happen(state, self.seat, Happening.PLACE_PERSON, book.color[card], True)
        if book.activation[card] == Activation.FLASH:  # a part of the placement: before what reacts to it (BRU-10.12)
            state.push(Flash(self.seat, card))


@final
class Flash(SeatStep[BrugesState]):
    """Carry out the effect of a character just placed, as far as possible (BRU-11.1)."""

    def __init__(self, who: i64, card: i64) -> None:
        super().__init__(who)
        self.card = card

    def args(self) -> list[int]:
        return [self.who, self.card]

    def run(self, state: BrugesState) -> None:
        effect = state.book.effects[self.card]
        if effect.due(state, self.who):
            if (state.players[self.who].traits >> Trait.DOUBLE_FLASH) & 1:
                state.push(FlashAgain(self.who, self.card))
            state.tell(Told.FLASHED, self.who, self.card)
            effect.perform(state, self.who)


@final
class FlashAgain(Step[BrugesState]):
    """Carry out the flash a second time, or not (BRU-12.15)."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card

    def args(self) -> list[int]:
        return [self.seat, self.card]

    def options(self, state: BrugesState) -> None:
        if state.book.effects[self.card].due(state, self.seat):
            state.offer(Act.AGAIN)
            state.offer(Act.ENOUGH)

    def resolve(self, state: BrugesState, action: i64) -> None:
        if action == Act.AGAIN:
            state.tell(Told.FLASHED, self.seat, self.card)
            state.book.effects[self.card].perform(state, self.seat)


PAY_WORKER: Final = [PayWorker(seat) for seat in range(MAX_SEATS)]
INTO: Final = [Into(seat) for seat in range(MAX_SEATS)]
