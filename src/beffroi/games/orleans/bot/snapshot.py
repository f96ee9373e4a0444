"""A player's current position: followers, goods, ready places, surroundings of the merchant, coming events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beffroi.games.orleans.actions import Automate
from beffroi.games.orleans.book import TRACK_ROOM, Book
from beffroi.games.orleans.bot.outlook import Outlook
from beffroi.games.orleans.bot.yields import Yields
from beffroi.games.orleans.events import protected
from beffroi.games.orleans.player import Player
from beffroi.games.orleans.state import OrleansState, total_of
from beffroi.games.orleans.tables import (
    EMPTY,
    N_FIGURES,
    N_GOODS,
    N_KINDS,
    N_TRACKS,
    TECH,
    Figure,
    Phase,
    figure_of,
)
from beffroi.games.orleans.travel import may_build
from beffroi.kernel.vectors import zeros

ROOM: i64 = TRACK_ROOM
ROUTES: Final[i64] = 2


def is_at_work(state: OrleansState, seat: i64) -> bool:
    """Whether a seat has not finished its part of a simultaneous phase."""
    if state.lanes:
        return (state.waiting >> seat) & 1 == 1
    seats: i64 = len(state.players)
    return (seat - state.first) % seats >= (state.asked - state.first) % seats


class Snapshot:
    """One player and its ready places; each `look` overwrites it."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.yields = Yields(book)
        self.outlooks = [Outlook(book, edition) for edition in book.editions]
        self.hands = zeros(N_KINDS)  # market, tower and what was just drawn, minus what the plan uses
        self.own = zeros(N_FIGURES)  # followers of each figure, wherever they are
        self.tracks = zeros(N_TRACKS)
        self.ready = zeros(book.n_places)
        self.load = zeros(ROUTES)  # points of the best good next to the merchant, by route
        self.free = zeros(ROUTES)  # towns next to the merchant where a post may be built
        self.moves = zeros(ROUTES)
        self.clear()

    def clear(self) -> None:
        """Reset everything."""
        self.due = False  # whether the followers of this round are still to be drawn
        self.acts = False  # whether actions of this round are still to come
        self.plans = False  # whether followers at hand may still be placed before them
        self.sheltered = False
        self.can_build = False
        self.site = False  # whether a post may be built at the end of the round
        self.coins: i64 = 0
        self.development: i64 = 0
        self.built: i64 = 0
        self.citizens: i64 = 0
        self.goods: i64 = 0
        self.goods_points: i64 = 0
        self.food: i64 = 0
        self.held: i64 = 0
        self.hires: i64 = 0
        self.tile: i64 = EMPTY  # place tile that the next trader will bring
        self.placed: i64 = 0  # followers on places that are or will be ready
        self.standing: i64 = 0  # followers on other places
        self.income: i64 = 0  # coins per level, from all coming events
        self.trading: i64 = 0  # coins per post
        self.food_due: i64 = 0
        self.tax = 0.0  # coins per good
        for route in range(ROUTES):
            self.load[route] = 0
            self.free[route] = 0
            self.moves[route] = 0

    def look(self, state: OrleansState, seat: i64) -> None:
        """Read one player and find its ready places; nothing is carried out yet."""
        player = state.players[seat]
        self.clear()
        phase = state.phase
        if phase == Phase.ACTIONS:
            self.acts = not player.passed and not isinstance(state.agenda[-1], Automate)
        elif phase == Phase.PLANNING:
            self.acts = True
            self.plans = is_at_work(state, seat)
        else:
            self.acts = phase == Phase.FOLLOWERS and not is_at_work(state, seat)
            self.plans = self.acts
            self.due = not self.acts
        self.sheltered = phase >= Phase.PLANNING and phase <= Phase.EVENT and protected(state, seat) != EMPTY
        self.stand(player)
        self.look_around(state, seat)
        self.look_ahead(state)
        self.find_ready(state, seat)

    def stand(self, player: Player) -> None:
        """Read what a player has."""
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

    def add_goods(self, good: i64, number: i64) -> None:
        """Count some goods."""
        self.goods += number
        self.goods_points += number * self.book.good_points[good]
        self.food += number * self.book.good_is_food[good]

    def look_around(self, state: OrleansState, seat: i64) -> None:
        """Find goods on the routes around the merchant, and towns without a post."""
        book = self.book
        town = state.players[seat].merchant
        self.can_build = may_build(state, seat)
        self.site = self.can_build
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
            if posts == 0 and state.players[seat].posts > 0:
                self.free[route] += 1

    def look_ahead(self, state: OrleansState) -> None:
        """Sum up coming events: all tiles of the hourglass are known, but not their order."""
        outlook = self.outlook(state)
        begun: i64 = 1 if state.phase < Phase.EVENT else 0
        for i in range(max(0, state.round - begun), len(state.hourglass)):
            tile = state.hourglass[i]
            self.income += outlook.per_level[tile]
            self.trading += outlook.per_post[tile]
            if i >= state.round or not self.sheltered:
                self.tax += outlook.tax[tile]
                self.food_due += outlook.food[tile]

    def outlook(self, state: OrleansState) -> Outlook:
        """Return the outlook of an edition's events."""
        editions = self.book.editions
        number: i64 = 0
        while editions[number] is not state.edition:
            number += 1
        return self.outlooks[number]

    def find_ready(self, state: OrleansState, seat: i64) -> None:
        """Find the places that can be carried out as they are; count the followers on all places."""
        book = self.book
        player = state.players[seat]
        slots = player.slots
        for place in range(book.n_places):
            self.ready[place] = 0
            if not player.owns(place):
                continue
            here: i64 = 0
            missing = book.needs_filled[place]
            for slot in range(book.first_slot[place], book.first_slot[place + 1]):
                kind = slots[slot]
                if kind != EMPTY:
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
        """Whether a place would do something; a post may also be built after a move."""
        if self.yields.idle[place] == 1:
            return False
        if self.yields.builds[place] == 1:
            return self.can_build or self.free[0] + self.free[1] > 0
        return self.book.ops[place].possible(state, seat, place)

    def draws(self) -> i64:
        """Return how many followers may be drawn in a round."""
        return self.book.draws[self.tracks[Figure.KNIGHT]]

    def hand(self, draws: i64, more: i64) -> i64:
        """Return how many followers there are to plan with, given the draws and `more` that join."""
        return min(draws, total_of(self.own) + more)

    def census(self, state: OrleansState, seat: i64, more: i64) -> i64:
        """Return the coins from the census in all coming rounds if `more` farmers join."""
        farmers = self.tracks[Figure.FARMER] + more
        seats: i64 = len(state.players)
        ahead: i64 = 1
        behind: i64 = 1 if seats > 2 else 0
        for other in range(seats):
            if other != seat:
                if state.players[other].tracks[Figure.FARMER] >= farmers:
                    ahead = 0
                if state.players[other].tracks[Figure.FARMER] <= farmers:
                    behind = 0
        return (ahead - behind) * (self.book.rounds - state.round)

    def has_most(self, state: OrleansState, seat: i64, more: i64) -> bool:
        """Whether a player would be the sole leader with `more` posts."""
        for other in range(len(state.players)):
            if other != seat and state.players[other].built >= self.built + more:
                return False
        return True
