"""The state of a game of Villagers: road, piles, events, and the frozen book of data; players are in player.py."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from beffroi.games.villagers.player import Player
from beffroi.games.villagers.tables import EMPTY, N_SPOTS, Card, Key, Owner, Pile
from beffroi.kernel.flow import State
from beffroi.kernel.reader import Reader
from beffroi.kernel.vectors import clockwise, zeros

SEEN_BY: Final[i64] = 1 << 6  # a face-down card: face, seat + 1 of the player who returned it, round
SEEN_IN: Final[i64] = 1 << 10
ROAD_COIN: Final[i64] = 1 << 6  # a villager of the road: face, coins


class Silver:
    """What a silver symbol is worth, as a word of the data. Frozen; built when the game is loaded (VIL-12.1)."""

    def __init__(self, data: Reader) -> None:
        """Read the numbers of the word."""

    @abstractmethod
    def value(self, book: Book, nodes: vec[i64]) -> i64:
        """Return the gold it brings in a village."""


class Trick:
    """What a special villager does when played on its own, as a word of the data (VIL-12.2)."""

    def __init__(self, data: Reader) -> None:
        """Read the numbers of the word."""

    @abstractmethod
    def possible(self, state: VillagersState, seat: i64) -> bool:
        """Return whether it may be played now, ignoring its padlock."""

    @abstractmethod
    def perform(self, state: VillagersState, seat: i64, card: i64) -> None:
        """Carry it out, or push the choices it asks for."""


@final
class Outlook:
    """What an event would do if it happened now, for display."""

    def __init__(self, counted: i64 = -1, least: i64 = 0, most: i64 = 0, own: i64 = 0, cards: i64 = 0) -> None:
        self.counted = counted  # symbols, villagers or cards; -1 where nothing is counted
        self.least = least  # gold that is demanded, given or put on cards; a choice decides between the two
        self.most = most
        self.own = own  # gold that the bank pays you
        self.cards = cards  # cards that may be taken or chosen; 1 where the event can be bought off


class Happening:
    """What an event does, as a word of the data (VIL-12.3 to 12.9)."""

    def __init__(self, data: Reader) -> None:
        """Read the numbers of the word."""

    @abstractmethod
    def befall(self, state: VillagersState, seat: i64, event: i64) -> None:
        """Let it happen in the event phase, or push the choices it asks for."""

    @abstractmethod
    def outlook(self, state: VillagersState, seat: i64) -> Outlook:
        """Return what it would do now, using the same count as when it is carried out."""

    @abstractmethod
    def threat(self, state: VillagersState, seat: i64) -> i64:
        """Return how much gold the Countess would gain on the player; bots learn it only from here."""


@final
class Mode:
    """A way to meet the Countess (VIL-11.2, 11.26, 11.27)."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.gold: i64 = 0  # of her treasury
        self.side: i64 = Card.COUNTESS
        self.jester = False
        self.initial: i64 = 0  # events revealed at the set-up
        self.fixed: i64 = 0  # events revealed each round; 0: given by the value of her new villager
        self.removed: i64 = 0  # bit set of events out of the game


@final
class Layout:
    """What the set-up depends on: the number of players (VIL-3.9)."""

    def __init__(self) -> None:
        self.removed: i64 = 0  # bit set of families
        self.stack_size: i64 = 0
        self.by_choice = False  # new arrivals as in section 6B
        self.blank = zeros(0)  # the initial observation


@final
class Book:
    """The frozen tables read from TOML, shared by all states; one entry per card unless noted."""

    def __init__(self) -> None:  # noqa: PLR0915 - one line for each table
        self.names: list[str] = []  # "" for spare numbers
        self.n_cards: i64 = 0  # villagers
        self.family = zeros(Card.COUNT)
        self.symbols = zeros(Card.COUNT)
        self.on = zeros(Card.COUNT)  # the card below, or On.TABLE, On.NOTHING
        self.slots = zeros(Card.COUNT)
        self.slots_at_bottom = zeros(Card.COUNT)
        self.lock = zeros(Card.COUNT)  # the key, or EMPTY
        self.keychain = zeros(Card.COUNT)
        self.gold = zeros(Card.COUNT)
        self.food = zeros(Card.COUNT)
        self.houses = zeros(Card.COUNT)
        self.copies = zeros(Card.COUNT)
        self.first_spot = zeros(Card.COUNT)  # number of its first copy in a village
        self.spot_card = zeros(N_SPOTS)  # the reverse: the card for a number
        self.start_copies = zeros(Card.COUNT)
        self.discarded = zeros(Card.COUNT)  # 1: leaves the game when played (VIL-7.23)
        self.silver: list[Silver | None] = []
        self.tricks: list[Trick | None] = []  # specials that are played on their own
        self.special = zeros(Card.COUNT)  # the word of a special villager
        self.commons = zeros(0)  # common villagers
        self.wild: i64 = 0  # bit set of cards that stand for others under a villager: Monks (VIL-7.25)
        self.stand_ins: i64 = 0  # bit set of cards that play the role of another: Monks and Apprentices
        # numbers
        self.draft_base: i64 = 0
        self.draft_max: i64 = 0
        self.build_base: i64 = 0
        self.build_max: i64 = 0
        self.exchanges: i64 = 0
        self.unlock_cost: i64 = 0
        self.start_gold: i64 = 0
        self.start_hand: i64 = 0
        self.first_market: i64 = 0  # stacks that must be empty
        self.second_market: i64 = 0
        self.layouts: list[Layout] = []  # by number of players less one
        # the solo duel
        self.modes: list[Mode] = []
        self.reveal_from = zeros(0)  # values in rising order, and how many events they reveal
        self.reveal_events = zeros(0)
        self.event_names: list[str] = []
        self.happenings: list[Happening] = []
        self.season = zeros(0)  # for each event
        self.event_phase = zeros(0)  # for each event: when it acts
        self.successors = zeros(0)  # for each event: how many others replace it (VIL-12.8)
        self.changing = zeros(Key.COUNT)  # bit sets of the events that change a number (VIL-12.5)
        self.priced: i64 = 0  # bit set of events that can be bought off (VIL-11.32)
        self.price = zeros(0)  # for each event: what that costs
        self.partial: i64 = 0  # bit set of events for which a smaller payment is enough (R31)
        self.paid_to_countess: i64 = 0  # bit set of events bought off from the Countess, not from the bank
        self.fixed = zeros(0)  # for each event: what replaces the number it changes, or EMPTY
        self.delta = zeros(0)  # for each event: what it adds to the number it changes, and the minimum
        self.floor = zeros(0)
        self.forcing: i64 = 0  # bit set of events that require the Jester (VIL-11.53)
        self.titles: dict[str, dict[str, str]] = {}  # names that a data pack includes


def is_common(book: Book, card: i64) -> bool:
    """Return whether a card is a common villager."""
    for common in book.commons:
        if common == card:
            return True
    return False


@final
@mypyc_attr(acyclic=True)
class VillagersState(State):
    """A whole game. `book`, `mode` and `layout` never change, so clones share them.

    All face-down cards are in `piles`: pile p holds `sizes[p]` cards from `starts[p]` on, the top last.
    """

    def __init__(
        self,
        before: State | None,
        book: Book,
        mode: Mode,
        layout: Layout,
        seats: i64,
        players: list[Player],
        first: i64,
        round: i64,
        phase: i64,
        held: i64,
        road: vec[i64],
        piles: vec[i64],
        starts: vec[i64],
        sizes: vec[i64],
        commons: vec[i64],
        discard: vec[i64],
        gold: i64,
        jester: bool,
        summer: vec[i64],
        winter: vec[i64],
        face_up: i64,
        spent: i64,
        begun: i64,
        bought: i64,
        duty: bool,
        recycled: bool,
    ) -> None:
        super().__init__(before)
        self.book = book
        self.mode = mode
        self.layout = layout
        self.seats = seats
        self.players = players  # the seats; in the solo duel also the Countess
        self.first = first
        self.round = round
        self.phase = phase
        self.held = held  # bit set of the markets that were held
        self.road = road  # for each place a villager with its coins, or EMPTY
        self.piles = piles
        self.starts = starts
        self.sizes = sizes
        self.commons = commons  # copies left of each common villager
        self.discard = discard  # villagers out of the game, face up
        self.gold = gold  # all gold of players, villagers and the road: only the bank changes it
        self.jester = jester
        self.summer = summer  # event decks, the top last
        self.winter = winter
        self.face_up = face_up  # bit set of face-up events
        self.spent = spent  # bit set of discarded events
        self.begun = begun  # bit set of face-up events that have begun (VIL-11.31)
        self.bought = bought  # bit set of face-up events that were bought off (VIL-11.32)
        self.duty = duty  # the Jester must still be played this round (VIL-11.53)
        self.recycled = recycled  # the reserve was made from discarded villagers (VIL-11.33)

    def clone(self) -> VillagersState:
        return VillagersState(
            self,
            self.book,
            self.mode,
            self.layout,
            self.seats,
            [player.clone() for player in self.players],
            self.first,
            self.round,
            self.phase,
            self.held,
            self.road[:],
            self.piles[:],
            self.starts[:],
            self.sizes[:],
            self.commons[:],
            self.discard[:],
            self.gold,
            self.jester,
            self.summer[:],
            self.winter[:],
            self.face_up,
            self.spent,
            self.begun,
            self.bought,
            self.duty,
            self.recycled,
        )

    def score(self, seat: i64) -> i64:
        return self.players[seat].treasury

    def ints(self) -> list[int]:
        out = [self.seats, self.first, self.round, self.phase, self.held, self.gold, int(self.jester)]
        out += [self.face_up, self.spent, self.begun, self.bought, int(self.duty), int(self.recycled)]
        for common in (self.road, self.sizes, self.commons, self.discard, self.summer, self.winter):
            out.append(len(common))
            out.extend(common)
        for pile in range(Pile.COUNT):
            out.extend(self.piles[self.starts[pile] : self.starts[pile] + self.sizes[pile]])
        for player in self.players:
            out.extend(player.ints())
        return out

    def turn_order(self) -> vec[i64]:
        """Return the seats from the first player clockwise (VIL-5.2)."""
        return clockwise(self.first, self.seats)

    def solo(self) -> bool:
        """Return whether this is the duel with the Countess."""
        return self.seats == 1

    def owner_code(self, owner: i64) -> i64:
        """Return the number of a village in actions: a seat, or the Countess."""
        return owner if owner < self.seats else Owner.COUNTESS

    def owner_at(self, code: i64) -> i64:
        """Return the player for a number in actions."""
        return self.seats if code == Owner.COUNTESS else code

    def receive(self, owner: i64, amount: i64) -> None:
        """Pay someone from the bank, which never runs out (VIL-1.4)."""
        self.players[owner].treasury += amount
        self.gold += amount

    def spend(self, owner: i64, amount: i64) -> None:
        """Make someone who has enough pay the bank."""
        self.players[owner].treasury -= amount
        self.gold -= amount

    def adjusted(self, key: i64, value: i64) -> i64:
        """Return a number as changed by the face-up events that are not bought off (VIL-12.5)."""
        if self.face_up == 0:
            return value
        book = self.book
        events = self.face_up & ~self.bought & book.changing[key]
        if events == 0:
            return value
        fixed: i64 = EMPTY
        delta: i64 = 0
        least: i64 = 0
        for event in range(len(book.fixed)):
            if (events >> event) & 1:
                fixed = max(fixed, book.fixed[event])
                delta += book.delta[event]
                least = max(least, book.floor[event])
        return max(least, (value if fixed == EMPTY else fixed) + delta)

    def begin_with(self, key: i64) -> None:
        """Note that a number was used: the events that change it have begun (VIL-12.5)."""
        self.begun |= self.face_up & self.book.changing[key]
