"""The draft phase: one villager per turn, from the road or blind, up to the exact capacity (VIL-5, 11.4 to 11.7)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64

from beffroi.games.villagers.jester import is_jest, offer_jests, play_jester
from beffroi.games.villagers.payments import asks_price
from beffroi.games.villagers.piles import draft_pile, draw, fill_road, leftmost, top
from beffroi.games.villagers.state import ROAD_COIN, VillagersState
from beffroi.games.villagers.tables import EMPTY, MAX_CARDS, MAX_SEATS, N_FAMILIES, N_PLACES, Key, Phase, Pile, When
from beffroi.games.villagers.village import food, with_root
from beffroi.games.villagers.words import Act, Told
from beffroi.kernel.flow import TABLE, SeatStep, Step, TableStep
from beffroi.kernel.vectors import zeros


def capacity(state: VillagersState, seat: i64) -> i64:
    """Return how many villagers a player must draft (VIL-5.1); events may change it (VIL-12.5)."""
    book = state.book
    normal = min(book.draft_max, book.draft_base + food(book, state.players[seat].nodes))
    return state.adjusted(Key.DRAFT_CAPACITY, normal)


@final
class Draft(TableStep[VillagersState]):
    """The draft phase begins with the first player (VIL-5.2), after the events that can be bought off (VIL-11.32)."""

    def run(self, state: VillagersState) -> None:
        state.phase = Phase.DRAFT
        if asks_price(state, 0, When.DRAFT, self):
            return
        for seat in range(state.seats):
            state.players[seat].due = capacity(state, seat)
        go_on(state, state.first)


def go_on(state: VillagersState, start: i64) -> None:
    """Let the next player below capacity draft; with no cards left, all stop (VIL-5.9)."""
    if draft_pile(state) != EMPTY or road_size(state) > 0:
        for i in range(state.seats):
            seat = (start + i) % state.seats
            if state.players[seat].due > 0:
                state.push(PICK[seat])
                return
    for seat in range(state.seats):
        take_up(state, seat)


def road_size(state: VillagersState) -> i64:
    """Return how many villagers stand on the road."""
    count: i64 = 0
    for held in state.road:
        if held != EMPTY:
            count += 1
    return count


def take_up(state: VillagersState, seat: i64) -> None:
    """Move the village square to the hand (VIL-5.6)."""
    player = state.players[seat]
    player.due = 0
    if len(player.square) > 0:
        for card in player.square:
            player.gain_seen(card, state.round)
        state.tell(Told.READY, seat, len(player.square))
        player.square = zeros(0)


@final
class Pick(Step[VillagersState]):
    """Draft one villager (VIL-5.3)."""

    def options(self, state: VillagersState) -> None:
        offer_road(state, Act.DRAFT)
        # VIL-12.5: an event may forbid a blind draft while anyone stands on the road
        if state.adjusted(Key.BLIND_DRAFT, 1) > 0 or road_size(state) == 0:
            offer_blind(state)
        offer_jests(state)

    def resolve(self, state: VillagersState, action: i64) -> None:
        player = state.players[self.seat]
        if is_jest(action):
            event = play_jester(state, self.seat, action)
            if (state.book.changing[Key.DRAFT_CAPACITY] >> event) & 1:
                player.due = capacity(state, self.seat)  # VIL-11.29: nothing was drafted yet
            go_on(state, self.seat)
            return
        state.begin_with(Key.DRAFT_CAPACITY)
        state.begin_with(Key.BLIND_DRAFT)
        if action < Act.BLIND:
            place = (action - Act.DRAFT) // MAX_CARDS
            card = leave_road(state, place, self.seat, Told.DRAFTED)
        else:
            pile = (action - Act.BLIND) // N_FAMILIES
            card = draw(state, pile)
            state.tell(Told.DREW, self.seat, card, pile)
        player.square = append(player.square, card)
        player.due -= 1
        if player.due == 0:
            take_up(state, self.seat)
        if state.solo():
            state.push_all([GIVE, REFILL])
            return
        fill_road(state, False)
        go_on(state, self.seat + 1)


def offer_road(state: VillagersState, verb: i64) -> None:
    """Offer every villager on the road for a verb with place and card."""
    for place in range(N_PLACES):
        if state.road[place] != EMPTY:
            state.offer(verb + place * MAX_CARDS + state.road[place] % ROAD_COIN)


def offer_blind(state: VillagersState) -> None:
    """Offer the top card of every stack, of the reserve when all stacks are empty (VIL-5.3, 5.7)."""
    if leftmost(state) == EMPTY:
        if state.sizes[Pile.RESERVE] > 0:
            state.offer(blind(state, Pile.RESERVE))
        return
    for stack in range(Pile.RESERVE):
        if state.sizes[stack] > 0:
            state.offer(blind(state, stack))


def blind(state: VillagersState, pile: i64) -> i64:
    """Return the action of a blind pick: everyone sees the back (VIL-2.2)."""
    return Act.BLIND + pile * N_FAMILIES + state.book.family[top(state, pile)]


def leave_road(state: VillagersState, place: i64, owner: i64, told: i64) -> i64:
    """Take a villager from the road; its coins go to the treasury of whoever gets it (VIL-5.5, 11.7)."""
    held = state.road[place]
    state.road[place] = EMPTY
    card = held % ROAD_COIN
    coins = held // ROAD_COIN
    who = owner if owner < state.seats else TABLE
    state.tell(told, who, card, place)
    if coins > 0:
        state.players[owner].treasury += coins
        state.tell(Told.COINS if who != TABLE else Told.TREASURE, who, coins)
    return card


@final
class Give(Step[VillagersState]):
    """Choose a villager on the road for the Countess, before the road is refilled (VIL-11.4, 11.5)."""

    def options(self, state: VillagersState) -> None:
        offer_road(state, Act.GIVE)
        offer_jests(state)

    def resolve(self, state: VillagersState, action: i64) -> None:
        if is_jest(action):
            play_jester(state, self.seat, action)
            state.push(self)
            return
        place = (action - Act.GIVE) // MAX_CARDS
        card = leave_road(state, place, state.seats, Told.GAVE)
        join(state, card)


def join(state: VillagersState, card: i64) -> None:
    """Put a villager into the Countess's village, where all stand separately (VIL-11.6)."""
    countess = state.players[state.seats]
    countess.nodes = with_root(countess.nodes, card, card)


@final
class Next(SeatStep[VillagersState]):
    """Let the next player draft, from a seat on: where positions continue."""

    def run(self, state: VillagersState) -> None:
        go_on(state, self.who)


@final
class Refill(SeatStep[VillagersState]):
    """Fill the road after both picks of the solo duel, then go on (VIL-11.4)."""

    def run(self, state: VillagersState) -> None:
        fill_road(state, False)
        go_on(state, self.who)


DRAFT: Final = Draft()
PICK: Final = [Pick(seat) for seat in range(MAX_SEATS)]
GIVE: Final = Give(0)
REFILL: Final = Refill(0)
