"""What lies on the table of Orléans: players, common stock, and the frozen book of data."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from beffroi.games.orleans.shape import EditionName
from beffroi.games.orleans.tables import (
    EMPTY,
    MAX_SLOTS,
    N_BOARD,
    N_FIGURES,
    N_GOODS,
    N_KINDS,
    N_STARTERS,
    N_TRACKS,
    TECH,
    UNLIMITED,
    Figure,
    Need,
)
from beffroi.games.orleans.words import Told
from beffroi.kernel.flow import State
from beffroi.kernel.vectors import zeros


def total_of(counts: vec[i64]) -> i64:
    """Return the sum of some counts."""
    total: i64 = 0
    for count in counts:
        total += count
    return total


class Op:
    """What a place does, as a word of the data. Frozen; built when the game is loaded."""

    releases = True  # whether its followers then go to the bag (ORL-8.5)

    def possible(self, state: OrleansState, seat: i64, place: i64) -> bool:
        """Tell whether an activated place may be used as an action now (ORL-8.3)."""
        raise NotImplementedError

    def perform(self, state: OrleansState, seat: i64, place: i64) -> None:
        """Carry the action out, or push the choices it asks for."""
        raise NotImplementedError


class Happening:
    """What an event of the hourglass does to one player in phase 6."""

    def befall(self, state: OrleansState, seat: i64, amount: i64) -> None:
        """Let one player receive, pay or lose."""
        raise NotImplementedError


@final
class Edition:
    """What differs between the editions (RULES.md, section 23); grades are none, A, B, C."""

    def __init__(self, name: EditionName, bank_value: i64, players: list[int]) -> None:
        self.name = name
        self.bank_value = bank_value  # UNLIMITED in 2020
        self.players = players
        self.neutral: dict[int, list[int]] = {}  # by number of players (ORL-2.5)
        self.goods_removed: dict[int, int] = {}
        self.technology: dict[int, int] = {}
        self.selects_tiles = False  # ORL-19.2
        self.groups: list[list[int]] = []  # hourglass tiles, top group first: event * MAX_GRADES + grade
        self.shuffled: list[bool] = []
        self.amounts = zeros(0)  # of an event tile: index event * MAX_GRADES + grade


@final
class Book:
    """The frozen tables read from TOML, shared by all states."""

    def __init__(self) -> None:  # noqa: PLR0915 - one line for each table
        self.editions: list[Edition] = []
        self.rounds: i64 = 0
        self.start_coins: i64 = 0
        self.posts: i64 = 0
        self.market_spaces: i64 = 0
        self.tiles_per_pile: i64 = 0
        self.exclusions_of_two: i64 = 0
        self.exclusions: i64 = 0
        # places: the printed ones first, then the tiles
        self.place_names: list[str] = []
        self.tile_names: list[str] = []
        self.ops: list[Op] = []  # of each place
        self.n_places: i64 = 0
        self.first_slot = zeros(0)  # of each place, and one more
        self.slot_need = zeros(0)
        self.slot_place = zeros(0)
        self.needs_filled = zeros(0)  # how many slots must be held (ORL-8.1)
        self.pile = zeros(0)  # of each tile: 0 for I, 1 for II
        self.storage = zeros(0)  # of each place: spaces that extend the market
        self.protects = zeros(0)  # of each place: bit set of events it wards off
        self.stand_in = zeros(0)  # of each place: figure that may stand in for others, or EMPTY
        self.stand_in_for = zeros(0)  # of each place: bit set of needs
        self.passive: i64 = 0  # bit set of the tiles that store, protect or substitute
        # tracks: index figure * TRACK_ROOM + position
        self.track_max = zeros(0)
        self.draws = zeros(0)
        self.reward_good = zeros(0)
        self.reward_coins = zeros(0)
        self.reward_citizen = zeros(0)
        self.reward_consolation = zeros(0)
        self.reward_technology = zeros(0)
        self.reward_piles = zeros(0)
        self.reward_development = zeros(0)
        # development
        self.development_max: i64 = 0
        self.level = zeros(0)
        self.space_coins = zeros(0)
        self.space_citizen = zeros(0)
        # citizens and deeds
        self.citizen_names: list[str] = []
        self.majority_citizen: i64 = 0
        self.deed_names: list[str] = []
        self.deed_spaces = zeros(0)  # index deed * N_FIGURES + figure
        self.deed_coins = zeros(0)
        self.deed_development = zeros(0)
        self.deed_citizen = zeros(0)
        # goods and map
        self.good_count = zeros(0)
        self.good_points = zeros(0)
        self.good_is_food = zeros(0)
        self.town_names: list[str] = []
        self.start_town: i64 = 0
        self.many_posts = zeros(0)  # of each town: 1 where every player may build
        self.edge_names: list[str] = []
        self.edge_ends = zeros(0)  # sum of both ends: the other end is the sum less this one
        self.edge_route = zeros(0)
        self.first_space = zeros(0)  # of each edge, and one more
        self.space_from = zeros(0)  # of each goods space: least number of players
        self.town_edge = zeros(0)  # edges of each town, sorted by the town at the other end
        self.first_edge = zeros(0)
        # events
        self.event_names: list[str] = []
        self.happenings: list[Happening | None] = []
        self.forbids = zeros(0)  # of each event: figure nobody may recruit, or EMPTY
        self.titles: dict[str, dict[str, str]] = {}  # names that a data pack brings along

    def slot_code(self, slot: i64) -> i64:
        """Return the number of a slot in actions: fixed whatever the data say."""
        place = self.slot_place[slot]
        return place * MAX_SLOTS + slot - self.first_slot[place]

    def slot_at(self, code: i64) -> i64:
        """Return the slot of a number in actions."""
        return self.first_slot[code // MAX_SLOTS] + code % MAX_SLOTS


TRACK_ROOM = 16  # positions kept per track


@final
@mypyc_attr(acyclic=True)
class Player:
    """One seat. Characters are counted by kind; `tiles` is a bit set of place tiles.

    `fresh` holds characters between the bag and their space (phase 3, Bathhouse). `before` is this player as it
    stood when a simultaneous phase began: what others still see; never changed, so clones share it.
    """

    def __init__(
        self,
        bag: vec[i64],
        market: vec[i64],
        tower: vec[i64],
        fresh: vec[i64],
        slots: vec[i64],
        tracks: vec[i64],
        goods: vec[i64],
        tiles: i64,
        coins: i64,
        development: i64,
        merchant: i64,
        posts: i64,
        built: i64,
        citizens: i64,
        held: i64,
        automated: bool,
        passed: bool,
        before: Player | None,
    ) -> None:
        self.bag = bag
        self.market = market
        self.tower = tower
        self.fresh = fresh
        self.slots = slots
        self.tracks = tracks
        self.goods = goods
        self.tiles = tiles
        self.coins = coins
        self.development = development
        self.merchant = merchant
        self.posts = posts  # in the personal reserve
        self.built = built
        self.citizens = citizens
        self.held = held  # technology tiles not yet placed
        self.automated = automated  # whether a technology tile was ever placed (ORL-11.3)
        self.passed = passed
        self.before = before
        self.lent = False  # whether a twin reads the same slots

    def copy(self, before: Player | None) -> Player:
        """Return a twin that remembers another beginning."""
        self.lent = True
        twin = Player(
            self.bag[:],
            self.market[:],
            self.tower[:],
            self.fresh[:],
            self.slots,
            self.tracks[:],
            self.goods[:],
            self.tiles,
            self.coins,
            self.development,
            self.merchant,
            self.posts,
            self.built,
            self.citizens,
            self.held,
            self.automated,
            self.passed,
            before,
        )
        twin.lent = True
        return twin

    def clone(self) -> Player:
        """Return an independent twin."""
        return self.copy(self.before)

    def ints(self) -> list[int]:
        """Return everything as integers, for digests."""
        out = [int(self.automated), int(self.passed)]
        out += [self.tiles, self.coins, self.development, self.merchant, self.posts, self.built]
        out += [self.citizens, self.held]
        for own in (self.bag, self.market, self.tower, self.fresh, self.slots, self.tracks, self.goods):
            out.extend(own)
        if self.before is not None:
            out.extend(self.before.ints())
        return out

    def put(self, slot: i64, held: i64) -> None:
        """Let a slot hold a character, technology or nothing; slots that a twin reads are copied first."""
        if self.lent:
            self.slots = self.slots[:]
            self.lent = False
        self.slots[slot] = held

    def owns(self, place: i64) -> bool:
        """Tell whether a place is one of this player's."""
        return place < N_BOARD or (self.tiles >> (place - N_BOARD)) & 1 == 1

    def activated(self, book: Book, place: i64) -> bool:
        """Tell whether enough slots of a place are held by a character or technology (ORL-8.1)."""
        missing = book.needs_filled[place]
        slots = self.slots
        for slot in range(book.first_slot[place], book.first_slot[place + 1]):
            if slots[slot] != EMPTY:
                missing -= 1
        return missing <= 0

    def fitting(self, book: Book, need: i64) -> i64:
        """Return the bit set of kinds that a slot with this need takes from this player (ORL-7.2)."""
        fits = fitting_always(need)
        passive = self.tiles & book.passive
        if passive != 0:
            for tile in range(len(book.tile_names)):
                place = tile + N_BOARD
                if (passive >> tile) & 1 and (book.stand_in_for[place] >> need) & 1:
                    fits |= both_rims(book.stand_in[place])
        return fits

    def release(self, book: Book, place: i64) -> None:
        """Return the characters of a place to the bag; technology stays (ORL-8.5)."""
        for slot in range(book.first_slot[place], book.first_slot[place + 1]):
            kind = self.slots[slot]
            if kind != TECH and kind != EMPTY:
                self.bag[kind] += 1
                self.put(slot, EMPTY)

    def tower_spaces(self, book: Book) -> i64:
        """Return how many spaces the own tiles add to the market (ORL-10.13)."""
        spaces: i64 = 0
        if self.tiles & book.passive != 0:
            for tile in range(len(book.tile_names)):
                if (self.tiles >> tile) & 1:
                    spaces += book.storage[tile + N_BOARD]
        return spaces

    def may_automate(self, book: Book, slot: i64) -> bool:
        """Tell whether a technology tile may go on a slot (ORL-11.3, 11.4)."""
        place = book.slot_place[slot]
        need = book.slot_need[slot]
        if need == Figure.MONK or not self.owns(place) or book.needs_filled[place] < 2:
            return False
        for other in range(book.first_slot[place], book.first_slot[place + 1]):
            if self.slots[other] == TECH:
                return False
        return self.automated or need == Figure.FARMER

    def level(self, book: Book) -> i64:
        """Return the development level at the marker's present space (ORL-12.6, 12.9)."""
        return book.level[self.development]

    def score(self, book: Book) -> i64:
        """Return the victory points as they stand (ORL-18.3)."""
        total = self.coins + (self.built + self.citizens) * book.level[self.development]
        for good in range(N_GOODS):
            total += self.goods[good] * book.good_points[good]
        return total


def both_rims(figure: i64) -> i64:
    """Return the bit set of a figure's neutral and own-color character."""
    fits: i64 = 1 << figure
    if figure < N_STARTERS:
        fits |= 1 << (N_FIGURES + figure)
    return fits


def fitting_always(need: i64) -> i64:
    """Return the bit set of kinds that fit a slot whatever tiles one owns (ORL-7.2)."""
    if need == Need.ANY:
        return (1 << N_KINDS) - 1
    if need == Need.ANY_NEUTRAL:
        return (1 << N_FIGURES) - 1
    return both_rims(need) | (1 << Figure.MONK)


@final
@mypyc_attr(acyclic=True)
class OrleansState(State):
    """A whole game. `book`, `edition` and `hourglass` never change, so clones share them."""

    def __init__(
        self,
        before: State | None,
        book: Book,
        edition: Edition,
        simultaneous: bool,
        players: list[Player],
        hourglass: vec[i64],
        first: i64,
        round: i64,
        phase: i64,
        supply: vec[i64],
        lost: vec[i64],
        goods: vec[i64],
        lost_goods: vec[i64],
        technology: i64,
        lost_technology: i64,
        spaces: vec[i64],
        towns: vec[i64],
        deeds: vec[i64],
        citizens: i64,
        tiles: i64,
        excluded: i64,
        lost_tiles: i64,
        bank: i64,
        money: i64,
    ) -> None:
        super().__init__(before)
        self.book = book
        self.edition = edition
        self.simultaneous = simultaneous  # planning_mode of ORL-3.3
        self.players = players
        self.hourglass = hourglass  # event * MAX_GRADES + grade of each round
        self.first = first  # who holds the first-player tile
        self.round = round
        self.phase = phase
        self.supply = supply  # neutral characters on the board, by figure
        self.lost = lost  # neutral characters out of the game, by figure
        self.goods = goods  # in the supply
        self.lost_goods = lost_goods
        self.technology = technology
        self.lost_technology = lost_technology
        self.spaces = spaces  # the good on each goods space of the map, or EMPTY
        self.towns = towns  # bit set of the seats with a post in each town
        self.deeds = deeds  # free spaces, index deed * N_FIGURES + figure
        self.citizens = citizens  # bit set of those nobody has
        self.tiles = tiles  # bit set of those in the two piles
        self.excluded = excluded
        self.lost_tiles = lost_tiles
        self.bank = bank  # UNLIMITED in 2020
        self.money = money  # bank and purses together, UNLIMITED in 2020

    def clone(self) -> OrleansState:
        return OrleansState(
            self,
            self.book,
            self.edition,
            self.simultaneous,
            [player.clone() for player in self.players],
            self.hourglass,
            self.first,
            self.round,
            self.phase,
            self.supply[:],
            self.lost[:],
            self.goods[:],
            self.lost_goods[:],
            self.technology,
            self.lost_technology,
            self.spaces[:],
            self.towns[:],
            self.deeds[:],
            self.citizens,
            self.tiles,
            self.excluded,
            self.lost_tiles,
            self.bank,
            self.money,
        )

    def score(self, seat: i64) -> i64:
        return self.players[seat].score(self.book)

    def ints(self) -> list[int]:
        out = [
            int(self.simultaneous),
            self.first,
            self.round,
            self.phase,
            self.technology,
            self.lost_technology,
        ]
        out += [self.citizens, self.tiles, self.excluded, self.lost_tiles, self.bank, self.money]
        for common in (self.hourglass, self.supply, self.lost, self.goods, self.lost_goods):
            out.extend(common)
        for common in (self.spaces, self.towns, self.deeds):
            out.extend(common)
        for player in self.players:
            out.extend(player.ints())
        return out

    def turn_order(self) -> vec[i64]:
        """Return the seats from the first player clockwise (ORL-2.15)."""
        seats: i64 = len(self.players)
        out = vec[i64]([], capacity=seats)
        for i in range(seats):
            out = append(out, (self.first + i) % seats)
        return out

    def receive(self, seat: i64, coins: i64) -> None:
        """Pay a player from the bank; a receipt it cannot meet in full is not paid (ORL-17.4)."""
        if coins == 0:
            return
        if self.bank != UNLIMITED:
            if coins > self.bank:
                self.tell(Told.UNPAID, seat, coins)
                return
            self.bank -= coins
        self.players[seat].coins += coins
        self.tell(Told.COINS, seat, coins)

    def spend(self, seat: i64, coins: i64) -> None:
        """Let a player who has them pay coins to the bank."""
        if coins == 0:
            return
        self.players[seat].coins -= coins
        if self.bank != UNLIMITED:
            self.bank += coins
        self.tell(Told.PAID, seat, coins)

    def gain_citizen(self, seat: i64, citizen: i64) -> bool:
        """Give a player a citizen if it is still there; tell whether it was."""
        if (self.citizens >> citizen) & 1 == 0:
            return False
        self.citizens &= ~(1 << citizen)
        self.players[seat].citizens += 1
        self.tell(Told.CITIZEN, seat, citizen)
        return True

    def develop(self, seat: i64, points: i64) -> None:
        """Move the development marker step by step; points beyond the end are lost (ORL-12.7)."""
        book = self.book
        player = self.players[seat]
        for _ in range(min(points, book.development_max - player.development)):
            player.development += 1
            self.tell(Told.DEVELOPED, seat, player.development)
            self.receive(seat, book.space_coins[player.development])
            citizen = book.space_citizen[player.development]
            if citizen != EMPTY:
                self.gain_citizen(seat, citizen)

    def gain_good(self, seat: i64, good: i64) -> None:
        """Give a player a good from the supply."""
        self.goods[good] -= 1
        self.players[seat].goods[good] += 1
        self.tell(Told.GOOD, seat, good)

    def gain_technology(self, seat: i64) -> None:
        """Give a player a technology tile to be placed at the end of phase 5 (ORL-11.1)."""
        self.technology -= 1
        self.players[seat].held += 1
        self.tell(Told.TECHNOLOGY, seat)

    def event_tile(self) -> i64:
        """Return the tile of this round: event * MAX_GRADES + grade."""
        return self.hourglass[self.round - 1]

    def tiles_of(self, piles: i64) -> i64:
        """Return the bit set of tiles left in some piles (bit 0: I, bit 1: II)."""
        out: i64 = 0
        for tile in range(len(self.book.tile_names)):
            if (self.tiles >> tile) & 1 and (piles >> self.book.pile[tile]) & 1:
                out |= 1 << tile
        return out


assert N_TRACKS + 1 == N_FIGURES  # the monk, last of the figures, has no track
