"""What a player will have when the plan is carried out: places that stand ready, and those the market can complete.

Bots judge a half-made plan by it. Followers at hand are given to places greedily, by a rough worth for each follower;
a bot that tries every single placement before asking again makes good what this leaves out.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.orleans.actions import Automate
from beffroi.games.orleans.events import protected
from beffroi.games.orleans.state import TRACK_ROOM, Book, OrleansState, Player, total_of, zeros
from beffroi.games.orleans.tables import (
    EMPTY,
    MAX_SLOTS,
    N_FIGURES,
    N_GOODS,
    N_KINDS,
    N_STARTERS,
    N_TRACKS,
    TECH,
    Figure,
    Need,
    Phase,
    figure_of,
)
from beffroi.games.orleans.travel import may_build
from beffroi.games.orleans.yields import Brings, Yields

ROOM: i64 = TRACK_ROOM
ROUTES: Final[i64] = 2
SPARED: Final = [7, 0, 9, 2, 8, 1, 10, 3, 4, 5, 6]  # kinds that stand in for others, the least useful first


def is_behind(state: OrleansState, seat: i64) -> bool:
    """Tell whether a seat has not yet done its part of a phase that all work on."""
    if state.lanes:
        return (state.waiting >> seat) & 1 == 1
    seats: i64 = len(state.players)
    return (seat - state.first) % seats >= (state.asked - state.first) % seats


@final
class Outlook:
    """One player as it will stand; filled anew by each look."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.yields = Yields(book)
        self.hands = zeros(N_KINDS)  # market, tower and what was just drawn, less what the plan uses
        self.own = zeros(N_FIGURES)  # followers of each figure, wherever they are
        self.tracks = zeros(N_TRACKS)
        self.ready = zeros(book.n_places)
        self.worth = vec[float]([0.0] * book.n_places)
        self.fits = zeros(Need.COUNT)
        self.picked = zeros(MAX_SLOTS)
        self.load = zeros(ROUTES)  # points of the best good next to the merchant, by route
        self.free = zeros(ROUTES)  # towns next to the merchant where a post may be built
        self.moves = zeros(ROUTES)
        self.clear()

    def clear(self) -> None:
        """Forget the last look."""
        self.due = False  # whether the followers of this round are still to be drawn
        self.acts = False  # whether actions of this round are still to come
        self.coins: i64 = 0
        self.development: i64 = 0
        self.built: i64 = 0
        self.citizens: i64 = 0
        self.goods: i64 = 0
        self.goods_points: i64 = 0
        self.food: i64 = 0
        self.held: i64 = 0
        self.choices: i64 = 0
        self.buys: i64 = 0
        self.hires: i64 = 0
        self.placed: i64 = 0  # followers on places that stand ready
        self.standing: i64 = 0  # followers on other places
        self.can_build = False
        self.sheltered = False
        for route in range(ROUTES):
            self.load[route] = 0
            self.free[route] = 0
            self.moves[route] = 0

    def look(self, state: OrleansState, seat: i64) -> None:
        """See one player as it will stand when this round's actions are done."""
        player = state.players[seat]
        self.clear()
        self.stand(player)
        self.look_around(state, seat)
        phase = state.phase
        working = phase == Phase.FOLLOWERS or phase == Phase.PLANNING
        late = working and is_behind(state, seat)
        if phase == Phase.ACTIONS:
            self.acts = not player.passed and not isinstance(state.agenda[-1], Automate)
        else:
            self.acts = phase == Phase.PLANNING or (phase == Phase.FOLLOWERS and not late)
            self.due = not self.acts
        self.sheltered = (self.acts or phase == Phase.ACTIONS) and protected(state, seat) != EMPTY
        self.find_ready(state, seat)
        if not self.acts:
            return
        if late == (phase == Phase.PLANNING) and working:
            self.plan(state, seat)
        self.carry_out(state, seat)

    def stand(self, player: Player) -> None:
        """Take in what a player has now."""
        book = self.book
        for figure in range(N_FIGURES):
            self.own[figure] = 0
        for kind in range(N_KINDS):
            at_hand = player.market[kind] + player.tower[kind] + player.fresh[kind]
            self.hands[kind] = at_hand
            self.own[figure_of(kind)] += at_hand + player.bag[kind]
        for track in range(N_TRACKS):
            self.tracks[track] = player.tracks[track]
        for good in range(N_GOODS):
            self.add_goods(good, player.goods[good])
        self.coins = player.coins
        self.development = player.development
        self.built = player.built
        self.citizens = player.citizens
        self.held = player.held
        for place in range(book.n_places):
            self.ready[place] = 0

    def add_goods(self, good: i64, number: i64) -> None:
        """Count some goods."""
        self.goods += number
        self.goods_points += number * self.book.good_points[good]
        self.food += number * self.book.good_is_food[good]

    def look_around(self, state: OrleansState, seat: i64) -> None:
        """See what lies around the merchant: goods on the ways, towns without a post."""
        book = self.book
        town = state.players[seat].merchant
        self.can_build = may_build(state, seat)
        for i in range(book.first_edge[town], book.first_edge[town + 1]):
            edge = book.town_edge[i]
            route = book.edge_route[edge]
            for space in range(book.first_space[edge], book.first_space[edge + 1]):
                good = state.spaces[space]
                if good != EMPTY:
                    self.load[route] = max(self.load[route], book.good_points[good])
            other = book.edge_ends[edge] - town
            posts = state.towns[other]
            if book.many_posts[other] == 1:
                posts = (posts >> seat) & 1
            if posts == 0:
                self.free[route] += 1

    def find_ready(self, state: OrleansState, seat: i64) -> None:
        """Find the places that can be carried out as they stand; count the followers on all places."""
        book = self.book
        player = state.players[seat]
        slots = player.slots
        for place in range(book.n_places):
            if not player.owns(place):
                continue
            here: i64 = 0
            missing = book.needs_filled[place]
            for slot in range(book.first_slot[place], book.first_slot[place + 1]):
                kind = slots[slot]
                if kind == EMPTY:
                    continue
                missing -= 1
                if kind != TECH:
                    here += 1
                    self.own[figure_of(kind)] += 1
            if here > 0 and missing <= 0 and self.acts and self.is_possible(state, seat, place):
                self.ready[place] = 1
                self.placed += here
            else:
                self.standing += here

    def is_possible(self, state: OrleansState, seat: i64, place: i64) -> bool:
        """Tell whether a place would do something; a post may be built after a move too."""
        brings = self.yields.brings[place]
        if brings == Brings.NOTHING:
            return False
        if brings == Brings.POST:
            return state.players[seat].posts > 0
        return self.book.ops[place].possible(state, seat, place)

    def plan(self, state: OrleansState, seat: i64) -> None:
        """Give the followers at hand to places, those first that bring most for each follower."""
        book = self.book
        player = state.players[seat]
        for need in range(Need.COUNT):
            self.fits[need] = player.fitting(book, need)
        for place in range(book.n_places):
            self.worth[place] = 0.0
            if player.owns(place) and self.ready[place] == 0 and self.is_possible(state, seat, place):
                self.worth[place] = self.rough(state, place) / float(lacking(book, player, place))
        while True:
            best: i64 = EMPTY
            most = 0.0
            for place in range(book.n_places):
                if self.worth[place] > most and self.completes(player, place, False):
                    most = self.worth[place]
                    best = place
            if best == EMPTY:
                return
            self.completes(player, best, True)
            self.ready[best] = 1
            self.worth[best] = 0.0
            for slot in range(book.first_slot[best], book.first_slot[best + 1]):
                if player.slots[slot] != EMPTY and player.slots[slot] != TECH:
                    self.standing -= 1

    def rough(self, state: OrleansState, place: i64) -> float:
        """Return about how many points a place brings; nothing for the Town Hall, whose followers are lost."""
        book = self.book
        yields = self.yields
        left = float(book.rounds - state.round)
        worth = 0.0
        match yields.brings[place]:
            case Brings.FOLLOWER:
                worth = self.rough_follower(yields.what[place], left)
            case Brings.CHOICE:
                worth = 2.0 + 0.5 * left
            case Brings.MOVE:
                worth = 1.0 + float(self.load[yields.what[place]])
            case Brings.POST:
                worth = 2.0 + 1.5 * float(book.level[self.development]) if self.can_build else 0.5
            case Brings.COINS:
                worth = float(yields.coins[place]) + 1.5 * float(yields.development[place])
            case Brings.GOOD:
                worth = float(book.good_points[yields.what[place]])
            case Brings.PER_LEVEL:
                worth = float(yields.coins[place] * book.level[self.development])
            case Brings.PER_POST:
                worth = float(yields.coins[place] * self.built)
            case Brings.BUY | Brings.HIRE:
                worth = 1.0
            case Brings.TECHNOLOGY:
                worth = 0.5 * left
        return worth

    def rough_follower(self, figure: i64, left: float) -> float:
        """Return about how many points a recruited follower brings."""
        worth = 0.3 * left
        if figure >= N_TRACKS:
            return worth
        if figure == Figure.KNIGHT:
            worth += 0.4 * left
        space = figure * ROOM + self.tracks[figure] + 1
        if self.book.reward_good[space] != EMPTY:
            worth += float(self.book.good_points[self.book.reward_good[space]])
        return worth + 1.5 * float(self.book.reward_development[space]) + float(self.book.reward_coins[space])

    def completes(self, player: Player, place: i64, take: bool) -> bool:
        """Tell whether followers at hand fill all free slots of a place; take them if asked to."""
        book = self.book
        count: i64 = 0
        whole = True
        for slot in range(book.first_slot[place], book.first_slot[place + 1]):
            if player.slots[slot] != EMPTY:
                continue
            kind = self.pick(book.slot_need[slot])
            if kind == EMPTY:
                whole = False
                break
            self.hands[kind] -= 1
            self.picked[count] = kind
            count += 1
        if not whole or not take:
            for i in range(count):
                self.hands[self.picked[i]] += 1
        return whole and count > 0

    def pick(self, need: i64) -> i64:
        """Return the kind at hand for a slot: the figure itself before those that stand in for it."""
        hands = self.hands
        if need < N_STARTERS and hands[N_FIGURES + need] > 0:
            return N_FIGURES + need
        if need < N_FIGURES and hands[need] > 0:
            return need
        fits = self.fits[need]
        for i in range(N_KINDS):
            kind = LEAST[i]
            if (fits >> kind) & 1 and hands[kind] > 0:
                return kind
        return EMPTY

    def carry_out(self, state: OrleansState, seat: i64) -> None:
        """Do what the ready places bring; posts and what counts them or the level come last."""
        book = self.book
        yields = self.yields
        for place in range(book.n_places):
            if self.ready[place] == 0:
                continue
            match yields.brings[place]:
                case Brings.FOLLOWER:
                    self.recruit(state, yields.what[place])
                case Brings.CHOICE:
                    self.choices += 1
                case Brings.MOVE:
                    self.move(yields.what[place])
                case Brings.COINS:
                    self.coins += yields.coins[place]
                    self.develop(state, yields.development[place])
                case Brings.GOOD:
                    self.add_goods(yields.what[place], 1)
                case Brings.BUY:
                    self.buys += 1
                case Brings.HIRE:
                    self.hires += 1
                case Brings.TECHNOLOGY:
                    self.held += 1
        self.finish(state, seat)

    def finish(self, state: OrleansState, seat: i64) -> None:
        """Do what depends on the rest."""
        yields = self.yields
        level = self.book.level[self.development]
        for place in range(self.book.n_places):
            if self.ready[place] == 0:
                continue
            match yields.brings[place]:
                case Brings.POST:
                    self.build()
                case Brings.PER_LEVEL:
                    self.coins += yields.coins[place] * level
                case Brings.PER_POST:
                    self.coins += yields.coins[place] * self.built
                case Brings.DEEDS:
                    self.send(state, seat, place)

    def recruit(self, state: OrleansState, figure: i64) -> None:
        """Take a follower and the reward of its track."""
        book = self.book
        self.own[figure] += 1
        if figure >= N_TRACKS:
            return
        self.tracks[figure] += 1
        space = figure * ROOM + self.tracks[figure]
        if book.reward_good[space] != EMPTY:
            self.add_goods(book.reward_good[space], 1)
        if book.reward_citizen[space] != EMPTY:
            self.citizens += (state.citizens >> book.reward_citizen[space]) & 1
        self.coins += book.reward_coins[space]
        self.held += book.reward_technology[space]
        self.develop(state, book.reward_development[space])

    def develop(self, state: OrleansState, points: i64) -> None:
        """Move the development marker."""
        book = self.book
        for _ in range(min(points, book.development_max - self.development)):
            self.development += 1
            self.coins += book.space_coins[self.development]
            citizen = book.space_citizen[self.development]
            if citizen != EMPTY:
                self.citizens += (state.citizens >> citizen) & 1

    def move(self, route: i64) -> None:
        """Take the best good of a way."""
        self.moves[route] += 1
        points = self.load[route]
        if points > 0:
            self.goods += 1
            self.goods_points += points

    def build(self) -> None:
        """Build a post where the merchant stands or can go."""
        moved = (self.moves[0] > 0 and self.free[0] > 0) or (self.moves[1] > 0 and self.free[1] > 0)
        if self.can_build or moved:
            self.built += 1
            self.can_build = self.can_build and moved

    def send(self, state: OrleansState, seat: i64, place: i64) -> None:
        """Send the followers of the Town Hall to the deeds that pay best."""
        book = self.book
        slots = state.players[seat].slots
        for slot in range(book.first_slot[place], book.first_slot[place + 1]):
            figure = slots[slot]
            if figure == EMPTY:
                continue
            coins: i64 = 0
            citizen: i64 = 0
            for deed in range(len(book.deed_names)):
                if state.deeds[deed * N_FIGURES + figure] > 0:
                    last: i64 = 1 if spaces_left(state, deed) == 1 else 0
                    if last > citizen or (last == citizen and book.deed_coins[deed] > coins):
                        citizen = last
                        coins = book.deed_coins[deed]
            if coins > 0:
                self.coins += coins
                self.citizens += citizen
                self.own[figure] -= 1

    def left(self) -> i64:
        """Return how many followers stay at hand."""
        return total_of(self.hands)


def lacking(book: Book, player: Player, place: i64) -> i64:
    """Return how many slots of a place are free; one for a place without any."""
    free: i64 = 0
    for slot in range(book.first_slot[place], book.first_slot[place + 1]):
        if player.slots[slot] == EMPTY:
            free += 1
    return max(1, free)


def spaces_left(state: OrleansState, deed: i64) -> i64:
    """Return how many spaces of a deed are free."""
    free: i64 = 0
    for figure in range(N_FIGURES):
        free += state.deeds[deed * N_FIGURES + figure]
    return free


LEAST: Final = vec[i64](SPARED)
