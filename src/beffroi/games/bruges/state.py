"""The state of a game of Bruges: players, piles, dice, statues, and the frozen book of data."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from librt.vecs import append, extend, remove, vec
from mypy_extensions import i64, mypyc_attr

from beffroi.games.bruges.account import Account, Toll
from beffroi.games.bruges.tables import (
    CARDS_PER_WORD,
    EMPTY,
    MAX_CARDS,
    MAX_SEATS,
    N_SECTIONS,
    N_SPACES,
    THIRD,
    Activation,
    Field,
    Line,
    Pile,
)
from beffroi.kernel.flow import State
from beffroi.kernel.reader import Reader
from beffroi.kernel.sets import bit
from beffroi.kernel.vectors import zeros

TENANT: Final[i64] = 1 << 8  # a house: its card, one more than the character on it
USED: Final[i64] = 1 << 8  # a character: its card, whether it was used this round


class Effect:
    """What a character does, as a word of the data (BRU-12). Frozen; built when the game is loaded."""

    def __init__(self, traits: i64) -> None:
        self.traits = traits  # bit set of what it changes while it is in a house

    @abstractmethod
    def yields(self, account: Account) -> None:
        """Tell the account what it brings; bots learn it only from here."""

    def possible(self, state: BrugesState, seat: i64) -> bool:
        """Return whether carrying it out would do something (BRU-11.8)."""
        return False

    def due(self, state: BrugesState, seat: i64) -> bool:
        """Return whether any part can be carried out as a flash, which is mandatory (BRU-11.1)."""
        return self.possible(state, seat)

    def perform(self, state: BrugesState, seat: i64) -> None:
        """Carry it out, or push the choices it asks for."""

    def worth(self, state: BrugesState, seat: i64) -> i64:
        """Return what it would bring now if it counts something, such as a laurel at final scoring (BRU-11.6)."""
        return 0

    def hears(self, state: BrugesState, seat: i64, happening: i64, color: i64, action: bool) -> bool:
        """Return whether it reacts to what happened; `action`: whether it came from one of the six actions."""
        return False

    def react(self, state: BrugesState, seat: i64, color: i64) -> None:
        """Grant what a reaction brings, or push the choice it asks for (BRU-12.12)."""

    def change(self, target: i64, group: i64) -> i64:
        """Return how much it adds to a cost in florins (BRU-12.13)."""
        return 0

    def fixed(self, target: i64, group: i64) -> i64:
        """Return the cost in florins that it sets, or EMPTY."""
        return EMPTY

    def value(self) -> i64:
        """Return the number of a standing effect: a hand limit or a price."""
        return 0


class Disaster:
    """What the third marker of a color brings, as a word of the data (BRU-7)."""

    def __init__(self, data: Reader) -> None:
        """Read the numbers of the word; most words have none."""

    @abstractmethod
    def strike(self, state: BrugesState, seat: i64) -> None:
        """Let it happen, or push the choice of the victim."""

    @abstractmethod
    def yields(self, toll: Toll) -> None:
        """Tell the toll what it costs; bots learn it only from here."""


@final
class Book:
    """The frozen tables read from TOML, shared by all states; one entry per card unless noted."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.n_cards: i64 = 0
        self.color = zeros(MAX_CARDS)
        self.price = zeros(MAX_CARDS)
        self.group = zeros(MAX_CARDS)
        self.activation = zeros(MAX_CARDS)
        self.worker = zeros(MAX_CARDS)  # the color a worker activation costs
        self.traits = zeros(MAX_CARDS)
        self.effects: list[Effect] = []
        self.threat_names: list[str] = []  # by color, like the disasters
        self.disasters: list[Disaster] = []
        self.space_color = zeros(MAX_SEATS * N_SECTIONS * N_SPACES)
        self.space_cost = zeros(MAX_SEATS * N_SECTIONS * N_SPACES)
        self.statues = zeros(0)  # top first
        self.level_points = zeros(0)  # for each level of progress
        self.least = zeros(0)  # for each majority: what a tie needs (BRU-13.5)
        self.canal_ever = False  # whether a tile lost later still counts for that
        self.piles_in_play = zeros(MAX_SEATS + 1)  # by number of players
        self.pile_size: i64 = 0
        # numbers
        self.start_score: i64 = 0
        self.start_florins: i64 = 0
        self.start_workers: i64 = 0
        self.hand_target: i64 = 0
        self.turns: i64 = 0
        self.threat_from: i64 = 0
        self.progress_to: i64 = 0
        self.markers_for_disaster: i64 = 0
        self.points_per_marker: i64 = 0
        self.markers_per_color: i64 = 0
        self.take_workers: i64 = 0
        self.house_points: i64 = 0
        self.majority_points: i64 = 0
        self.third_space_points: i64 = 0
        self.price_per_point: i64 = 0

    def space(self, seat: i64, section: i64, index: i64) -> i64:
        """Return the number of a canal space."""
        return (seat * N_SECTIONS + section) * N_SPACES + index

    def top_level(self) -> i64:
        """Return the highest level of progress."""
        return len(self.level_points) - 1


@final
@mypyc_attr(acyclic=True)
class Player:
    """One player's area and hand. `hand` is sorted; `fresh` are cards drawn but not yet looked at (BRU-5.2).

    `houses` are in the order they were built, `characters` in the order they were placed. Only
    the last character may be without a house, while its owner chooses one.
    """

    def __init__(
        self,
        score: i64,
        florins: i64,
        workers: vec[i64],
        markers: vec[i64],
        level: i64,
        hand: vec[i64],
        fresh: vec[i64],
        houses: vec[i64],
        characters: vec[i64],
        traits: i64,
        tiles: vec[i64],
        completed: i64,
        statues: i64,
        majorities: i64,
        built: bool,
    ) -> None:
        self.score = score  # on the track
        self.florins = florins
        self.workers = workers  # by color
        self.markers = markers  # by color
        self.level = level  # of progress
        self.hand = hand
        self.fresh = fresh
        self.houses = houses
        self.characters = characters
        self.traits = traits  # bit set of what the characters change
        self.tiles = tiles  # in each section
        self.completed = completed  # bit set of the sections that already got their statue (BRU-10.7)
        self.statues = statues  # bit set of the values owned
        self.majorities = majorities  # bit set of the markers with the colored side up
        self.built = built  # whether a canal tile was ever built, even if it was lost later (BRU-13.5)

    def clone(self) -> Player:
        """Return an independent copy."""
        return Player(
            self.score,
            self.florins,
            self.workers[:],
            self.markers[:],
            self.level,
            self.hand[:],
            self.fresh[:],
            self.houses[:],
            self.characters[:],
            self.traits,
            self.tiles[:],
            self.completed,
            self.statues,
            self.majorities,
            self.built,
        )

    def ints(self) -> list[int]:
        """Return everything as integers, for digests."""
        out = [self.score, self.florins, self.level, self.traits, self.completed, self.statues, self.majorities]
        out.append(int(self.built))
        for own in (self.workers, self.markers, self.tiles, self.hand, self.fresh, self.houses, self.characters):
            out.append(len(own))
            out.extend(own)
        return out

    def gain(self, card: i64) -> None:
        """Put a card into the hand, which stays sorted."""
        hand = self.hand
        at: i64 = len(hand)
        while at > 0 and hand[at - 1] > card:
            at -= 1
        if at == len(hand):
            self.hand = append(hand, card)
        else:
            self.hand = extend(append(hand[:at], card), hand[at:])

    def lose(self, card: i64) -> None:
        """Take a card from the hand."""
        self.hand = remove(self.hand, card)

    def count_workers(self) -> i64:
        """Return the number of workers of all colors."""
        workers = self.workers
        return workers[0] + workers[1] + workers[2] + workers[3] + workers[4]

    def count_tiles(self) -> i64:
        """Return the canal tiles of both sections."""
        return self.tiles[0] + self.tiles[1]

    def vacant(self) -> i64:
        """Return how many houses are empty."""
        return len(self.houses) - len(self.characters)

    def home_of(self, card: i64) -> i64:
        """Return the index of the house that a character is in, or EMPTY."""
        for i in range(len(self.houses)):
            if self.houses[i] // TENANT - 1 == card:
                return i
        return EMPTY

    def recall(self, book: Book) -> None:
        """Recompute what the characters change."""
        traits: i64 = 0
        for character in self.characters:
            traits |= book.traits[character % USED]
        self.traits = traits

    def dismiss(self, book: Book, card: i64) -> None:
        """Take a character off its house, which stays (BRU-7.2)."""
        left = zeros(0)
        for character in self.characters:
            if character % USED != card:
                left = append(left, character)
        self.characters = left
        home = self.home_of(card)
        if home != EMPTY:
            self.houses[home] %= TENANT
        self.recall(book)


@final
@mypyc_attr(acyclic=True)
class BrugesState(State):
    """A whole game. `book` and `deck` never change, so clones share them.

    All face-down cards are part of `deck`: pile p holds `sizes[p]` cards from `starts[p]` on, the top last.
    """

    def __init__(
        self,
        before: State | None,
        book: Book,
        seats: i64,
        players: list[Player],
        first: i64,
        round: i64,
        phase: i64,
        last_round: i64,
        cycle: i64,
        active: i64,
        played: bool,
        dice: vec[i64],
        deck: vec[i64],
        starts: vec[i64],
        sizes: vec[i64],
        discard: vec[i64],
        supply: vec[i64],
        taken: i64,
    ) -> None:
        super().__init__(before)
        self.book = book
        self.seats = seats
        self.players = players
        self.first = first
        self.round = round
        self.phase = phase
        self.last_round = last_round  # 0 until it is set
        self.cycle = cycle  # the number of the turn in phase 3
        self.active = active  # whose turn it is in phase 3, or EMPTY
        self.played = played  # whether the card of this turn has been played
        self.dice = dice  # by color; 0 before the roll
        self.deck = deck
        self.starts = starts
        self.sizes = sizes
        self.discard = discard  # a set of cards
        self.supply = supply  # of markers, by color
        self.taken = taken  # statues taken from the stack

    def clone(self) -> BrugesState:
        return BrugesState(
            self,
            self.book,
            self.seats,
            [player.clone() for player in self.players],
            self.first,
            self.round,
            self.phase,
            self.last_round,
            self.cycle,
            self.active,
            self.played,
            self.dice[:],
            self.deck,
            self.starts[:],
            self.sizes[:],
            self.discard[:],
            self.supply[:],
            self.taken,
        )

    def score(self, seat: i64) -> i64:
        total: i64 = 0
        for line in range(Line.COUNT):
            total += self.line(seat, line)
        return total

    def line(self, seat: i64, line: i64) -> i64:
        """Return the current value of one item of the score (BRU-14.2 to 14.7)."""
        book = self.book
        player = self.players[seat]
        points: i64 = 0
        if line == Line.TRACK:
            points = player.score
        elif line == Line.CHARACTERS:
            for character in player.characters:
                points += book.price[character % USED] // book.price_per_point
        elif line == Line.HOUSES:
            points = book.house_points * len(player.houses)
        elif line == Line.LAURELS:
            for character in player.characters:
                if book.activation[character % USED] == Activation.LAUREL:
                    points += book.effects[character % USED].worth(self, seat)
        elif line == Line.MAJORITIES:
            for field in range(Field.COUNT):
                points += book.majority_points * ((player.majorities >> field) & 1)
        elif line == Line.CANALS:
            for section in range(N_SECTIONS):
                if player.tiles[section] >= THIRD:
                    points += book.third_space_points
            for statue in book.statues:
                points += statue * ((player.statues >> statue) & 1)
        else:
            points = book.level_points[player.level]
        return points

    def ints(self) -> list[int]:
        out = [self.seats, self.first, self.round, self.phase, self.last_round, self.cycle, self.active]
        out += [int(self.played), self.taken]
        for common in (self.dice, self.sizes, self.discard, self.supply):
            out.extend(common)
        for pile in range(Pile.COUNT):
            out.extend(self.deck[self.starts[pile] : self.starts[pile] + self.sizes[pile]])
        for player in self.players:
            out.extend(player.ints())
        return out

    def throw_away(self, card: i64) -> None:
        """Put a card face up on the discard pile."""
        self.discard[card // CARDS_PER_WORD] |= bit(card % CARDS_PER_WORD)

    def discarded(self, card: i64) -> bool:
        """Return whether a card is on the discard pile."""
        return self.discard[card // CARDS_PER_WORD] & bit(card % CARDS_PER_WORD) != 0

    def top(self, pile: i64) -> i64:
        """Return the top card of a pile that is not empty."""
        return self.deck[self.starts[pile] + self.sizes[pile] - 1]
