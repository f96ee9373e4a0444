"""The state of a game of La Città: players, cities, tiles, cards, and the frozen book of data."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr, u8

from beffroi.games.la_citta.tables import EMPTY, MAX_CITIES, N_VOICE, City, Phase
from beffroi.kernel.flow import State
from beffroi.kernel.vectors import clockwise, zeros

TAKEN_BITS: Final[i64] = 3
TAKEN: Final[i64] = 8  # `taken` holds one digit in this base for each kind of card


def inserted(numbers: vec[i64], number: i64) -> vec[i64]:
    """Return sorted numbers with one more inserted."""
    at: i64 = len(numbers)
    out = append(extend(vec[i64](capacity=at + 1), numbers), number)
    while at > 0 and out[at - 1] > number:
        out[at] = out[at - 1]
        at -= 1
    out[at] = number
    return out


@final
class Ground:
    """The spaces in play for a number of players, and which are near each other (CIT-2). Frozen.

    Lists are stored one after the other: the neighbors of space s are `next_of` from `next_at[s]` to `next_at[s + 1]`.
    """

    def __init__(self) -> None:
        self.n_spaces: i64 = 0
        self.in_play = zeros(0)  # spaces, ascending
        self.next_at = zeros(0)
        self.next_of = zeros(0)
        self.close_at = zeros(0)  # spaces too close for another castello (CIT-3.7, 7.12), itself included
        self.close_of = zeros(0)
        self.reach_at = zeros(0)  # spaces whose city is a neighbor (CIT-10.4), itself included
        self.reach_of = zeros(0)
        self.blank = zeros(0)  # the initial observation


@final
class Terrain:
    """What every space touches, for the landscape tiles of one game (CIT-2.5). Frozen, so clones share it."""

    def __init__(self, land: vec[i64], kinds: vec[i64], wheat: vec[i64], mountains: vec[i64]) -> None:
        self.land = land  # for each slot
        self.kinds = kinds  # for each space, bit set of Land
        self.wheat = wheat  # of the fields it touches
        self.mountains = mountains


class Policy:
    """What a politics card does, as a word of the data. Frozen; built when the game is loaded (CIT-9)."""

    @abstractmethod
    def possible(self, state: CittaState, seat: i64, card: i64, able: i64) -> bool:
        """Return whether it is possible, apart from its price (CIT-8.3); `able` are the buildings one can build."""

    @abstractmethod
    def perform(self, state: CittaState, seat: i64, card: i64) -> None:
        """Carry it out, or push the choices it asks for."""

    @abstractmethod
    def citizens(self) -> i64:
        """Return how many citizens it may bring, who must all eat; bots learn it only from here."""

    def harvest(self) -> i64:
        """Return how often its notable makes a building feed again (CIT-9.3)."""
        return 0


@final
class Layout:
    """What the set-up depends on: the number of players (CIT-3.1, 3.10)."""

    def __init__(self) -> None:
        self.land = zeros(0)  # of the beginners' map, for each slot
        self.terrain = Terrain(zeros(0), zeros(0), zeros(0), zeros(0))  # for the same map
        self.sites = zeros(0)  # start sites, seat by seat from the start player


@final
class Book:
    """The frozen tables read from TOML, shared by all states."""

    def __init__(self) -> None:  # noqa: PLR0915 - one line for each table
        self.spaces: list[str] = []  # "q,r"
        self.slots: list[str] = []
        self.hexes: list[Any] = []  # for each slot, pairs as in JSON
        self.touches: list[list[int]] = []  # slots that a space touches
        self.rim: list[list[int]] = []  # landscapes printed on the edge of the board that a space touches
        self.landscapes: list[str] = []
        self.land_kind = zeros(0)  # Land for each landscape
        self.land_wheat = zeros(0)
        self.land_count = zeros(0)
        self.grounds: list[Ground] = []  # by number of players minus two
        self.layouts: list[Layout] = []
        # buildings
        self.buildings: list[str] = []
        self.size = zeros(0)  # Size for each building
        self.stock = zeros(0)  # stock of each building, EMPTY for the castello
        self.arches = zeros(0)  # three numbers for each building
        self.at = zeros(0)  # Land it needs
        self.price = zeros(0)  # what an action card builds it for
        self.small = zeros(0)  # the small ones, ascending
        self.on_land = zeros(0)  # bit sets of buildings, except the castello: those that need each Land
        self.of_stock = zeros(0)  # those in each stock
        self.feeds: i64 = 0  # bit sets of buildings
        self.mines: i64 = 0
        self.step_1: i64 = 0  # remove the first cap (CIT-6.2)
        self.step_2: i64 = 0  # remove the second one
        self.supplied: i64 = 0  # the citizen comes from the supply (CIT-7.6)
        self.once: i64 = 0  # at most one in a city (CIT-7.8)
        self.stocks: list[str] = []
        self.stock_count = zeros(0)
        # cards
        self.cards: list[str] = []
        self.copies = zeros(0)
        self.cost = zeros(0)
        self.tally = zeros(0)  # one card of each kind as a digit of `taken`
        self.policies: list[Policy] = []
        self.voice_copies = zeros(0)  # for each wish
        # numbers
        self.years: i64 = 0
        self.rounds: i64 = 0
        self.display: i64 = 0
        self.action_cards: i64 = 0
        self.castelli: i64 = 0
        self.notables: i64 = 0
        self.citizens: i64 = 0
        self.start_gold: i64 = 0
        self.start_castelli: i64 = 0
        self.start_citizens: i64 = 0
        self.founder_citizens: i64 = 0
        self.new_citizens: i64 = 0
        self.action_gold: i64 = 0
        self.cap_bare: i64 = 0
        self.cap_market: i64 = 0
        self.points_citizen: i64 = 0
        self.points_city: i64 = 0
        self.points_hunger: i64 = 0
        self.founding_gap: i64 = 0  # minimum number of spaces between a castello and other cities (CIT-3.7, 7.12)
        self.neighbor_gap: i64 = 0  # neighbors have fewer spaces between them (CIT-10.4)
        self.titles: dict[str, dict[str, str]] = {}  # names that a data pack includes


@final
@mypyc_attr(acyclic=True)
class Player:
    """What belongs to a player besides the cities.

    `order` lists the cities in order of founding (CIT-7.15): one hexadecimal digit each, the oldest lowest, 1
    for the first castello. `taken` counts the player's face-up politics cards, one digit in base 8 for each kind.
    """

    def __init__(
        self,
        gold: i64,
        actions: i64,
        notables: i64,
        hungry: bool,
        founded: bool,
        taken: i64,
        looked: i64,
        order: i64,
    ) -> None:
        self.gold = gold
        self.actions = actions  # action cards face up
        self.notables = notables  # in hand
        self.hungry = hungry
        self.founded = founded  # a city in this year
        self.taken = taken
        self.looked = looked  # bit set of the face-down voice cards seen this year, starting with the second
        self.order = order

    def clone(self) -> Player:
        """Return an independent copy."""
        return Player(
            self.gold,
            self.actions,
            self.notables,
            self.hungry,
            self.founded,
            self.taken,
            self.looked,
            self.order,
        )

    def ints(self) -> list[int]:
        """Return everything as integers, for digests."""
        return [
            self.gold,
            self.actions,
            self.notables,
            int(self.hungry),
            int(self.founded),
            self.taken,
            self.looked,
            self.order,
        ]


@final
@mypyc_attr(acyclic=True)
class CittaState(State):
    """A whole game. `book`, `ground` and `terrain` never change, so clones share them; so do `built`, `near`,
    `pile`, `drawn`, `voice`, `claims`, `harvests` and `games`, which are replaced and never written into.
    """

    def __init__(
        self,
        before: State | None,
        book: Book,
        ground: Ground,
        terrain: Terrain,
        shuffled: bool,
        voluntary: bool,
        seats: i64,
        players: list[Player],
        first: i64,
        year: i64,
        round: i64,
        phase: i64,
        supply: i64,
        tiles: vec[i64],
        built: vec[i64],
        near: vec[i64],
        touch: vec[i64],
        close: vec[u8],
        room: i64,
        cities: vec[i64],
        stocks: vec[i64],
        display: vec[i64],
        pile: vec[i64],
        left: i64,
        discard: vec[i64],
        drawn: vec[i64],
        voice: vec[i64],
        claims: vec[i64],
        harvests: vec[i64],
        games: vec[i64],
    ) -> None:
        super().__init__(before)
        self.book = book
        self.ground = ground
        self.terrain = terrain
        self.shuffled = shuffled  # the random map
        self.voluntary = voluntary  # drawing as in the 2025 edition (CIT-8.12)
        self.seats = seats
        self.players = players
        self.first = first  # the start player
        self.year = year
        self.round = round
        self.phase = phase
        self.supply = supply  # citizens
        self.tiles = tiles  # city * MAX_BUILDINGS + building on each space, or EMPTY
        self.built = built  # the spaces that have a tile, ascending
        self.near = near  # bit set of the neighbors of each city, empty after a tile was added or removed
        self.touch = touch  # bit set of the cities with a tile next to each space
        self.close = close  # how many tiles are too close to each space for a castello
        self.room = room  # spaces where a castello may stand
        self.cities = cities  # City.COUNT numbers for each city
        self.stocks = stocks
        self.display = display  # politics cards face up, EMPTY for a free place
        self.pile = pile  # its first `left` cards are the draw pile, the top last
        self.left = left
        self.discard = discard  # cards of each kind
        self.drawn = drawn  # seat * MAX_CARDS + card for each card drawn face down this year, ascending (CIT-8.11)
        self.voice = voice  # all voice cards in order: four per year, then those never drawn
        self.claims = claims  # of the player whose turn it is: taker * N_CITIES + giver, ascending (CIT-10.6)
        self.harvests = harvests  # space * MAX_CARDS + card under each notable of a harvest, ascending (CIT-9.3)
        self.games = games  # space * N_WISHES + color under each notable on an arch, ascending (CIT-9.4)

    def clone(self) -> CittaState:
        return CittaState(
            self,
            self.book,
            self.ground,
            self.terrain,
            self.shuffled,
            self.voluntary,
            self.seats,
            [player.clone() for player in self.players],
            self.first,
            self.year,
            self.round,
            self.phase,
            self.supply,
            self.tiles[:],
            self.built,
            self.near,
            self.touch[:],
            self.close[:],
            self.room,
            self.cities[:],
            self.stocks[:],
            self.display[:],
            self.pile,
            self.left,
            self.discard[:],
            self.drawn,
            self.voice,
            self.claims,
            self.harvests,
            self.games,
        )

    def score(self, seat: i64) -> i64:
        book = self.book
        points = book.points_citizen * self.population(seat) + book.points_city * self.colorful(seat)
        return points + self.hunger_points(seat)

    def ints(self) -> list[int]:
        out = [self.seats, self.first, self.year, self.round, self.phase, self.supply, self.room, self.left]
        out += [int(self.shuffled), int(self.voluntary)]
        for own in (self.terrain.land, self.tiles, self.cities, self.stocks, self.display, self.discard):
            out.append(len(own))
            out.extend(own)
        for own in (self.pile[: self.left], self.drawn, self.voice, self.claims, self.harvests, self.games):
            out.append(len(own))
            out.extend(own)
        for player in self.players:
            out.extend(player.ints())
        return out

    def turn_order(self) -> vec[i64]:
        """Return the seats from the start player clockwise (CIT-4.2)."""
        return clockwise(self.first, self.seats)

    def population(self, seat: i64) -> i64:
        """Return the citizens of a player: who score and eat (CIT-12.1, 13.1)."""
        return self.sum_of(seat, City.PEOPLE)

    def sum_of(self, seat: i64, what: i64) -> i64:
        """Return the sum of one City field over the cities of a player."""
        cities = self.cities
        first = seat * MAX_CITIES * City.COUNT + what
        total: i64 = 0
        for number in range(MAX_CITIES):
            total += cities[first + number * City.COUNT]
        return total

    def colorful(self, seat: i64) -> i64:
        """Return how many cities of a player have arches of all three colors (CIT-13.1)."""
        total: i64 = 0
        for city in range(seat * MAX_CITIES, seat * MAX_CITIES + MAX_CITIES):
            at = city * City.COUNT + City.ARCHES
            if self.cities[at] > 0 and self.cities[at + 1] > 0 and self.cities[at + 2] > 0:
                total += 1
        return total

    def hunger_points(self, seat: i64) -> i64:
        """Return the points lost to hunger in the last year (CIT-13.1)."""
        if self.year == self.book.years and self.phase >= Phase.FEEDING and self.players[seat].hungry:
            return self.book.points_hunger
        return 0

    def voice_at(self, place: i64) -> i64:
        """Return a voice card of this year, by its place, counted from 0 (CIT-5.2)."""
        return self.voice[(self.year - 1) * N_VOICE + place]

    def lies_open(self) -> bool:
        """Return whether all voice cards of this year have been turned up (CIT-10.1)."""
        return self.phase >= Phase.REVEAL_VOICE

    def stands(self, city: i64) -> bool:
        """Return whether a city is on the board."""
        return self.cities[city * City.COUNT + City.CASTELLO] != EMPTY
