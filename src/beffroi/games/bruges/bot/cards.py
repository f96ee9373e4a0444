"""What characters bring and disasters cost, in points, from their own accounts."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.bruges.account import Account, Toll
from beffroi.games.bruges.state import USED, Book, BrugesState
from beffroi.games.bruges.tables import EMPTY, Activation, Counter, Happening, Target
from beffroi.kernel.vectors import zeros

# Rough value of one of each in points: a turn brings four florins, two workers or a house.
FLORIN: Final = 0.35
WORKER: Final = 0.4
CARD: Final = 0.3
MARKER: Final = 1.2
LEVEL: Final = 1.5
TILE: Final = 1.5
HOUSE: Final = 1.3
EXTRA_CARD: Final = 1.8
EXCHANGE: Final = 0.5
SIFTED: Final = 0.25  # a card drawn in place of a discarded one
GENTLE: Final = 0.3  # a rule relaxed for one player
TWO_FACES: Final = 1.0 / 3.0  # how often a die shows one of two faces

# How often per round a player does what characters react to, in the order of happenings.
OFTEN: Final = [0.7, 0.9, 0.4, 0.5, 0.7, 0.8, 0.5]
CANAL_COST: Final = 3.0  # florins, average of the spaces


@final
class CardValues(Account):
    """What each card brings as a character: a flash once, a standing effect per round, others per activation."""

    def __init__(self, book: Book) -> None:
        nothing = [0.0] * int(book.n_cards)
        self.points = vec[float](nothing)
        self.other = vec[float](nothing)  # markers, levels, tiles and so on, in points
        self.goods = vec[float](nothing)  # florins, workers and cards, in points
        self.total = vec[float](nothing)  # all of it, in points
        self.counter = vec[i64]([EMPTY] * int(book.n_cards))  # for effects that count something
        self.group = zeros(book.n_cards)
        self.share = vec[float](nothing)  # what one more of those brings
        self.florin = zeros(book.n_cards)  # 1: it brings florins
        self.card: i64 = 0
        self.often: float = 1.0
        for card in range(book.n_cards):
            self.card = card
            self.often = 1.0
            book.effects[card].yields(self)
            self.total[card] = self.points[card] + self.goods[card] + self.other[card]

    def by_dice(self) -> None:
        self.often = TWO_FACES

    def whenever(self, happening: i64) -> None:
        self.often = OFTEN[happening]

    def gains(self, points: i64, florins: i64, workers: i64, cards: i64) -> None:
        self.points[self.card] = float(points) * self.often
        goods = float(florins) * FLORIN + float(workers) * WORKER + float(cards) * CARD
        self.goods[self.card] = goods * self.often

    def counts(self, amount: i64, per_n: i64, counter: i64, group: i64, florin: bool) -> None:
        self.counter[self.card] = counter
        self.group[self.card] = group
        self.share[self.card] = float(amount) / float(per_n)
        self.florin[self.card] = 1 if florin else 0

    def takes(self, florins: i64, workers: i64) -> None:
        self.goods[self.card] = float(florins) * FLORIN + float(workers) * WORKER

    def lends(self, florins: i64, points: i64) -> None:
        self.other[self.card] = 1.0

    def markers(self, any_color: bool) -> None:
        self.other[self.card] = MARKER * self.often * (1.0 if any_color else 0.5)

    def discards(self, count: i64, any_color: bool) -> None:
        self.other[self.card] = MARKER * (1.0 if any_color else 0.4) * (2.0 if count == 0 else float(count))

    def breaks(self, tiles: i64) -> None:
        self.other[self.card] = TILE

    def tile(self, factor: i64) -> None:
        self.other[self.card] = max(0.3, TILE - float(factor) * FLORIN)

    def house(self) -> None:
        self.other[self.card] = HOUSE

    def extra_card(self) -> None:
        self.other[self.card] = EXTRA_CARD

    def exchanges(self) -> None:
        self.other[self.card] = EXCHANGE

    def climbs(self, levels: i64, florins: i64) -> None:
        self.other[self.card] = float(levels) * LEVEL - float(florins) * FLORIN

    def sifts(self, drawn: i64, put_down: i64) -> None:
        self.other[self.card] = SIFTED * float(min(drawn, put_down)) + CARD * float(drawn - put_down)

    def cheapens(self, target: i64, florins: i64, one_group: bool) -> None:
        """Count what a changed cost saves per round."""
        if target == Target.CANAL:
            self.goods[self.card] = FLORIN * CANAL_COST * OFTEN[Happening.BUILD_CANAL]
        elif target == Target.PROGRESS:
            self.goods[self.card] = FLORIN * float(florins) * OFTEN[Happening.ADVANCE_PROGRESS]
        elif target == Target.HOUSE:
            self.goods[self.card] = WORKER * OFTEN[Happening.BUILD_HOUSE]
        else:
            saved = FLORIN * float(florins) * OFTEN[Happening.PLACE_PERSON]
            self.goods[self.card] = saved * (0.2 if one_group else 1.0)

    def bends(self) -> None:
        self.other[self.card] = GENTLE

    def ties(self) -> None:
        """Count nothing: the count of majorities already includes it."""

    def counted(self, state: BrugesState, seat: i64, card: i64, placed: bool) -> float:
        """Return the points that a counting card brings a player; a new character counts itself."""
        counter = self.counter[card]
        if counter == EMPTY:
            return 0.0
        found = float(state.book.effects[card].worth(state, seat))
        own = counter == Counter.PERSONS_GROUP and self.group[card] == state.book.group[card]
        if not placed and (own or counter == Counter.PERSONS or counter == Counter.DISTINCT_GROUPS):
            found += self.share[card]
        return found * FLORIN if self.florin[card] == 1 else found

    def placing(self, state: BrugesState, seat: i64, card: i64, rounds: float) -> float:
        """Return what placing a character would bring besides its own points, over the coming rounds."""
        activation = state.book.activation[card]
        bring = self.total[card] + self.counted(state, seat, card, False)
        if activation == Activation.FLASH or activation == Activation.LAUREL:
            return bring
        if activation == Activation.WORKER:
            bring = max(0.0, bring - WORKER)
        return bring * rounds


@final
class Danger(Toll):
    """What a disaster would cost a player with some number of workers, in points."""

    def __init__(self, state: BrugesState, seat: i64, workers: vec[i64]) -> None:
        self.state = state
        self.seat = seat
        self.workers = workers
        self.total: float = 0.0

    def of(self, color: i64) -> float:
        """Return what the disaster of a color would cost."""
        self.total = 0.0
        self.state.book.disasters[color].yields(self)
        return self.total

    def all_workers(self) -> None:
        workers = self.workers
        self.total = WORKER * float(workers[0] + workers[1] + workers[2] + workers[3] + workers[4])

    def all_florins(self) -> None:
        self.total = FLORIN * float(self.state.players[self.seat].florins)

    def points(self, points: i64) -> None:
        self.total = float(min(points, self.state.players[self.seat].score))

    def character(self) -> None:
        """Count the points of the cheapest character to lose."""
        book = self.state.book
        least: i64 = -1
        for character in self.state.players[self.seat].characters:
            points = book.price[character % USED] // book.price_per_point
            if least < 0 or points < least:
                least = points
        self.total = float(least + 1)

    def house_or_tile(self) -> None:
        player = self.state.players[self.seat]
        self.total = HOUSE if len(player.houses) + player.count_tiles() > 0 else 0.0
