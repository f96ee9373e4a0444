"""The frozen book of Orléans: the tables read from TOML, and the base classes of its words."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from beffroi.games.orleans.account import Account, Forecast
from beffroi.games.orleans.shape import EditionName
from beffroi.games.orleans.tables import MAX_SLOTS
from beffroi.kernel.reader import Reader
from beffroi.kernel.vectors import zeros

if TYPE_CHECKING:
    from beffroi.games.orleans.state import OrleansState

TRACK_ROOM = 16  # positions stored per track


class Op:
    """What a place does, as a word of the data. Frozen; built when the game is loaded."""

    releases = True  # whether its followers then go to the bag (ORL-8.5)

    def __init__(self, data: Reader, book: Book) -> None:
        """Read the numbers of the word; most words have some."""

    @abstractmethod
    def possible(self, state: OrleansState, seat: i64, place: i64) -> bool:
        """Return whether an activated place may be used as an action now (ORL-8.3)."""

    @abstractmethod
    def perform(self, state: OrleansState, seat: i64, place: i64) -> None:
        """Carry the action out, or push the choices it asks for."""

    @abstractmethod
    def yields(self, account: Account) -> None:
        """Tell the account what it brings; bots learn it only from here."""

    def serve(self, book: Book, place: i64) -> bool:
        """Record what it does automatically while in play; return whether it does anything."""
        return False


class Happening:
    """What an event of the hourglass does to one player in phase 6, as a word of the data."""

    def __init__(self, data: Reader, book: Book) -> None:
        """Read the numbers of the word; most words have none."""

    @abstractmethod
    def befall(self, state: OrleansState, seat: i64, amount: i64) -> None:
        """Make one player receive, pay or lose something."""

    @abstractmethod
    def yields(self, amount: i64, forecast: Forecast) -> None:
        """Tell the forecast what it brings or costs; bots learn it only from here."""


@final
class Edition:
    """What differs between editions (RULES.md, section 23); grades are none, A, B, C."""

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
        self.amounts = zeros(0)  # for each event tile: index event * MAX_GRADES + grade


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
        self.ops: list[Op] = []  # for each place
        self.n_places: i64 = 0
        self.first_slot = zeros(0)  # for each place, and one more
        self.slot_need = zeros(0)
        self.slot_place = zeros(0)
        self.needs_filled = zeros(0)  # how many slots must be held (ORL-8.1)
        self.pile = zeros(0)  # for each tile: 0 for I, 1 for II
        self.storage = zeros(0)  # for each place: spaces added to the market
        self.protects = zeros(0)  # for each place: bit set of events it protects from
        self.stand_in = zeros(0)  # for each place: figure that may substitute for others, or EMPTY
        self.stand_in_for = zeros(0)  # for each place: bit set of needs
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
        self.many_posts = zeros(0)  # for each town: 1 where every player may build
        self.edge_names: list[str] = []
        self.edge_ends = zeros(0)  # sum of both ends: the other end is the sum minus this one
        self.edge_route = zeros(0)
        self.first_space = zeros(0)  # for each edge, and one more
        self.space_from = zeros(0)  # for each goods space: minimum number of players
        self.town_edge = zeros(0)  # edges at each town, sorted by the town at the other end
        self.first_edge = zeros(0)
        # events
        self.event_names: list[str] = []
        self.happenings: list[Happening] = []
        self.forbids = zeros(0)  # for each event: figure that nobody may recruit, or EMPTY
        self.titles: dict[str, dict[str, str]] = {}  # names that a data pack includes

    def slot_code(self, slot: i64) -> i64:
        """Return the number of a slot in actions: fixed whatever the data is."""
        place = self.slot_place[slot]
        return place * MAX_SLOTS + slot - self.first_slot[place]

    def slot_at(self, code: i64) -> i64:
        """Return the slot for a number in actions."""
        return self.first_slot[code // MAX_SLOTS] + code % MAX_SLOTS
