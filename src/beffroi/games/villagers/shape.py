# mypyc: skip
"""The shape of a view of Villagers; a card of a village is «blacksmith.2»: its name, and which of that name."""

from typing import Literal, NotRequired, TypedDict

from beffroi.kernel.views import AnySeat, AnyTable, Each

PhaseName = Literal["setup", "draft", "arrivals", "build", "events", "market", "over"]
FamilyName = Literal["wood", "hay", "ore", "grape", "wool", "leather", "grain", "solitary", "special"]
MarketName = Literal["first", "second"]


class Pile(TypedDict):
    """A stack of cards face down."""

    size: int  # cards
    back: FamilyName | None  # of the top card
    cards: NotRequired[list[str]]  # of a reserve made of discarded villagers, sorted; only in your own view


class Traveler(TypedDict):
    """A villager on the road."""

    card: str  # its name
    coins: int  # lying on it


class Returned(TypedDict):
    """A card seen to go back under or onto a pile, and not drawn since."""

    pile: str  # where it lies
    depth: int  # cards above it
    by: int  # seat that returned it
    round: int  # when
    family: FamilyName  # its back
    card: NotRequired[str]  # its name; only if you returned it


class Seen(TypedDict):
    """A card in hand that everybody saw being drafted."""

    card: str  # its name
    round: int  # when


class Spot(TypedDict):
    """A card of a village; what lies on it follows it with a greater depth."""

    spot: str  # its name, and which of that name
    card: str  # its name
    stands_for: str | None  # the villager that a stand-in is played as
    side: str | None  # the side that is up, of cards with two of them
    depth: int  # how many lie below it
    top: bool  # whether nothing lies on it
    free: int  # cards that may still be placed on it
    coins: int  # lying on it
    gold: int  # symbols, if nothing lies on it
    silver: int  # worth of its silver now, if nothing lies on it


class Income(TypedDict):
    """What a market would bring now."""

    first_market: int  # gold
    second_market: int  # gold and silver


class Until(TypedDict, total=False):
    """Cards still in the stacks that must be empty for each market to come."""

    first_market: int  # left out once it was held
    second_market: int  # left out once it was held


class Outlook(TypedDict):
    """What an event would do now."""

    begun: int  # 1 while it is being carried out
    bought: int  # 1 if it was bought off
    open: int  # 1 if a choice decides
    counted: int  # symbols, villagers or cards; -1 where nothing is counted
    least: int  # gold asked for, given or laid down
    most: int  # the same, where a choice decides
    own: int  # gold that the bank pays you
    cards: int  # that may be taken or chosen; 1 where the event can be bought off


class Asked(TypedDict, total=False):
    """What the question to you is about; what does not matter is left out."""

    card: str  # of your own
    common: str  # common villager that you take
    pile: str  # where the exchanged card goes
    event: str  # that you suffer


class Village(TypedDict):
    """What lies open of a village."""

    treasury: int  # gold held
    village: str  # in the notation of positions
    cards: list[Spot]  # in reading order
    food: int  # symbols
    houses: int  # symbols
    gold: int  # symbols, worth that much at each market
    coins: int  # lying on cards
    gold_symbols: int  # cards with gold
    padlocks: int  # symbols
    silver: int  # what all silver is worth now
    income: Income  # if a market were held now
    symbols: Each[FamilyName, int]  # of each family
    villagers: int  # cards in the village


class Seat(AnySeat, Village):
    """A player."""

    hand_size: int  # cards in hand
    backs: dict[FamilyName, int]  # families of the hand, without zeros
    seen: list[Seen]  # cards of the hand that everybody knows
    square: list[str]  # villagers on the village square
    capacity: int  # villagers to draft in a round
    due: int  # villagers still to draft
    limit: int  # villagers to place in a round
    placed: int  # villagers placed in this round
    exchanges: int  # still allowed in this turn
    free_unlock: bool  # whether padlocks cost nothing now
    hand: NotRequired[list[str]]  # cards; only in your own view
    silver_of: NotRequired[dict[str, int]]  # what silver cards in reach would be worth; only in your own view
    asked: NotRequired[Asked]  # what you are asked about; only in your own view


class Duel(TypedDict, total=False):
    """What only the solo duel has."""

    countess: Village  # what she owns
    jester: bool  # whether it can still be played
    events: list[str]  # events face up
    begun: list[str]  # events being carried out
    bought: list[str]  # events bought off
    duty: bool  # whether the Jester must be played
    outlook: dict[str, Outlook]  # what the events face up would do now
    spent: list[str]  # events that are over
    summer: int  # summer events to come
    winter: int  # winter events to come
    won: bool | None  # null until the end


class Table(AnyTable, Duel):
    """The table."""

    mode: str | None  # of the solo duel; null in other games
    phase: PhaseName  # where the round stands
    first: int  # seat of the first player
    markets: list[MarketName]  # held so far
    until: Until  # how long the next markets are away
    road: list[Traveler | None]  # villagers on offer, place by place
    stacks: list[Pile]  # of the six
    reserve: Pile  # cards that are not in a stack
    returned: list[Returned]  # cards seen to go back, not drawn since
    commons: dict[str, int]  # common villagers left
    discard: list[str]  # cards
    bank_price: int  # gold for a padlock
    players: list[Seat]  # in seat order
