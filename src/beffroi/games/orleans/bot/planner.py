"""A greedy plan for the followers at hand: each goes where it brings the most.

A bot that tries every placement, and completes the plan this way, plans well step by step.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from beffroi.games.orleans.book import Book
from beffroi.games.orleans.bot.projection import Projection
from beffroi.games.orleans.bot.worth import Worth
from beffroi.games.orleans.player import Player
from beffroi.games.orleans.state import OrleansState
from beffroi.games.orleans.tables import EMPTY, MAX_SLOTS, N_FIGURES, N_KINDS, N_STARTERS, TECH, Need
from beffroi.games.orleans.words import Act
from beffroi.kernel.vectors import zeros

# Kinds that substitute for others, least useful first: farmers, craftsmen, traders, boatmen, knights ...
LEAST: Final = vec[i64]([7, 0, 9, 2, 10, 3, 8, 1, 4, 5, 6])
MOST: Final[i64] = 64  # followers that a plan may place


@final
class Planner:
    """Plans for the player of a projection."""

    def __init__(self, projection: Projection) -> None:
        self.projection = projection
        self.worth = vec[float]([0.0] * projection.book.n_places)  # worth of each place, per follower that it lacks
        self.fits = zeros(Need.COUNT)
        self.taken = zeros(projection.book.n_places)  # places of the plan
        self.picked = zeros(MOST)  # kinds that the plan has placed so far
        self.count: i64 = 0

    def plan(self, state: OrleansState, seat: i64) -> i64:
        """Assign the followers at hand to places: make a greedy plan for each first place, and keep the best.

        Return the place it starts with, or EMPTY if none can be completed.
        """
        projection = self.projection
        book = projection.book
        player = state.players[seat]
        self.find_fits(player)
        worth_of = Worth(projection, state, seat)
        for place in range(book.n_places):
            self.worth[place] = 0.0
            if player.owns(place) and projection.ready[place] == 0 and projection.is_possible(state, seat, place):
                self.worth[place] = worth_of.of(place)
        best: i64 = EMPTY
        most = 0.0
        for place in range(book.n_places):
            if self.worth[place] > 0.0 and self.completes(player, place, False):
                worth = self.follow(player, place)
                self.undo(0)
                if worth > most:
                    most = worth
                    best = place
        if best != EMPTY:
            self.follow(player, best)
            for place in range(book.n_places):
                if self.taken[place] == 1:
                    self.take(player, place)
        return best

    def find_fits(self, player: Player) -> None:
        """Find which kinds each need takes from a player."""
        for need in range(Need.COUNT):
            self.fits[need] = player.fitting(self.projection.book, need)

    def in_order(self, player: Player, options: vec[i64]) -> vec[i64]:
        """Keep one of all equivalent orderings of a plan: nothing is taken back, a place once begun is completed
        first if it can be, and slots are filled from the first on."""
        hands = self.projection.hands
        for kind in range(N_KINDS):
            hands[kind] = player.market[kind] + player.tower[kind]
        self.find_fits(player)
        begun = self.begun(player)
        kept = vec[i64]([])
        last: i64 = EMPTY
        gap: i64 = EMPTY  # of the last place: options of a place are consecutive
        for action in options:
            if action >= Act.WITHDRAW:
                continue
            if action == Act.READY:
                kept = append(kept, action)
                continue
            code = (action - (Act.DEPLOY if action >= Act.DEPLOY else Act.PLACE)) // N_KINDS
            place = code // MAX_SLOTS
            if begun != EMPTY and place != begun:
                continue
            if place != last:
                last = place
                gap = self.first_gap(player, place)
            if gap == code % MAX_SLOTS:
                kept = append(kept, action)
        return kept

    def begun(self, player: Player) -> i64:
        """Return the place begun in this phase that the followers at hand can complete, or EMPTY."""
        book = self.projection.book
        before = player.before
        if before is None:
            return EMPTY
        for slot in range(len(player.slots)):
            if player.slots[slot] != EMPTY and before.slots[slot] == EMPTY:
                place = book.slot_place[slot]
                if not player.activated(book, place) and self.completes(player, place, False):
                    return place
        return EMPTY

    def first_gap(self, player: Player, place: i64) -> i64:
        """Return the first free slot of a place that fits a follower at hand."""
        book = self.projection.book
        for slot in range(book.first_slot[place], book.first_slot[place + 1]):
            if player.slots[slot] == EMPTY and self.pick(book.slot_need[slot]) != EMPTY:
                return slot - book.first_slot[place]
        return EMPTY

    def next_placement(self, state: OrleansState, seat: i64) -> i64:
        """Return the first action of the plan: a placement, or being ready if nothing can be completed."""
        first = self.plan(state, seat)
        if first == EMPTY:
            return Act.READY
        book = self.projection.book
        player = state.players[seat]
        slot = book.first_slot[first]
        while player.slots[slot] != EMPTY:
            slot += 1
        kind = self.picked[0]
        verb: i64 = Act.PLACE if player.market[kind] > 0 else Act.DEPLOY
        return verb + book.slot_code(slot) * N_KINDS + kind

    def follow(self, player: Player, first: i64) -> float:
        """Complete one place, then those that bring the most per follower; return their total worth."""
        book = self.projection.book
        for place in range(book.n_places):
            self.taken[place] = 0
        self.count = 0
        following = first
        total = 0.0
        while following != EMPTY:
            self.completes(player, following, True)
            self.taken[following] = 1
            total += self.worth[following]
            following = EMPTY
            most = 0.0
            for place in range(book.n_places):
                if self.worth[place] > 0.0 and self.taken[place] == 0:
                    worth = self.worth[place] / float(lacking(book, player, place))
                    if worth > most and self.completes(player, place, False):
                        most = worth
                        following = place
        return total

    def take(self, player: Player, place: i64) -> None:
        """Count a place as ready."""
        projection = self.projection
        projection.ready[place] = 1
        for slot in range(projection.book.first_slot[place], projection.book.first_slot[place + 1]):
            if player.slots[slot] != EMPTY and player.slots[slot] != TECH:
                projection.standing -= 1
                projection.placed += 1

    def completes(self, player: Player, place: i64, take: bool) -> bool:
        """Whether followers at hand fill all free slots of a place; with `take`, use them."""
        book = self.projection.book
        before = self.count
        whole = True
        for slot in range(book.first_slot[place], book.first_slot[place + 1]):
            if player.slots[slot] == EMPTY:
                kind = self.pick(book.slot_need[slot])
                if kind == EMPTY:
                    whole = False
                    break
                self.projection.hands[kind] -= 1
                self.picked[self.count] = kind
                self.count += 1
        found = whole and self.count > before
        if not found or not take:
            self.undo(before)
        return found

    def undo(self, before: i64) -> None:
        """Return followers to the hand until `before` are placed."""
        while self.count > before:
            self.count -= 1
            self.projection.hands[self.picked[self.count]] += 1

    def pick(self, need: i64) -> i64:
        """Return the kind at hand for a slot: the figure itself before its substitutes."""
        hands = self.projection.hands
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


def lacking(book: Book, player: Player, place: i64) -> i64:
    """Return how many slots of a place are free; at least one, even for a place without slots."""
    free: i64 = 0
    for slot in range(book.first_slot[place], book.first_slot[place + 1]):
        if player.slots[slot] == EMPTY:
            free += 1
    return max(1, free)
