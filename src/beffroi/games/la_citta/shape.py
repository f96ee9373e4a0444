# mypyc: skip
"""The shape of a view of La Città; a city is «0.1»: the seat, then which of its cities."""

from typing import Literal, TypedDict

from beffroi.kernel.views import AnySeat, AnyTable, Each

PhaseName = Literal[
    "setup", "start_player", "lay_voice", "income", "growth", "politics", "reveal_voice", "migration", "feeding", "over"
]
WishName = Literal["culture", "education", "health"]
MapName = Literal["beginner", "random"]
DomainName = Literal["space", "building", "card"]
LandName = Literal["field", "mountain", "water"]


class Slot(TypedDict):
    """A place of the map, with the landscape tile on it."""

    slot: str  # its name
    land: str  # the tile
    kind: LandName  # its terrain
    wheat: int  # sheaves on the tile
    hexes: list[tuple[int, int]]  # where to draw it: columns and rows


class Voice(TypedDict):
    """A voice card of this year."""

    place: int  # from 1
    wish: WishName | None  # null where you do not know it
    open: bool  # whether it lies face up
    looked: list[int]  # seats that have looked at it


class Migration(TypedDict):
    """A citizen who will move."""

    city: str  # where to
    giver: str  # where from


class Prospect(Migration):
    """A citizen who would move if the year ended now."""

    full: bool  # no room there: the citizen would go back to the supply


class Site(TypedDict):
    """A building on the map."""

    space: str  # where
    building: str  # its name


class Harvest(TypedDict):
    """A building that feeds more this year."""

    space: str  # where
    card: str  # the politics card that says so


class Circus(TypedDict):
    """An arch with notables on it."""

    space: str  # where
    wish: WishName  # of the arch
    number: int  # of notables


class Asked(TypedDict, total=False):
    """What the question to you is about; what does not matter is left out."""

    card: str  # politics card
    building: str  # to be placed
    space: str  # where a city will be founded
    city: str  # city that chooses
    left: int  # how many still to choose


class Barred(TypedDict):
    """What you cannot choose now, and why."""

    domain: DomainName  # of the names
    why: str  # message la_citta-why-<why>
    rule: str  # its number
    names: list[str]  # what cannot be chosen for this reason


class Town(TypedDict):
    """A city."""

    city: str  # its name
    castello: str  # the space where it was founded
    citizens: int  # population
    size: int  # buildings, the castello included
    idle: int  # citizens in the castello
    cap: int | None  # most citizens; null where nothing limits them
    food: int  # citizens it can feed
    income: int  # gold each year
    arches: Each[WishName, int]  # printed on its buildings
    attractions: Each[WishName, int]  # what it has to offer for each wish
    attraction: int | None  # for the wish that counts, once that is known
    wish: WishName | None  # the wish that counts for it, once that is known
    tiles: list[Site]  # the castello first
    neighbors: list[str]  # cities


class Seat(AnySeat):
    """A player: everything lies open."""

    gold: int  # in hand
    actions: int  # action cards left this year
    castelli: int  # in reserve
    notables: int  # in reserve
    hungry: bool  # whether somebody went unfed last year
    founded: bool  # whether a city was founded this year
    taken: dict[str, int]  # politics cards taken this year
    drawn: int  # politics cards taken face down, which nobody knows
    food: int  # citizens that can be fed
    demand: int  # citizens to feed
    income: int  # gold each year
    harvests: list[Harvest]  # of this year
    circuses: list[Circus]  # of this year
    cities: list[Town]  # in the order they were founded


class Table(AnyTable):
    """The table."""

    map: MapName  # which map is played
    year: int  # 0 before the first
    years: int  # in the whole game
    rounds: int  # in a year
    phase: PhaseName  # where the year stands
    first: int  # seat of the start player
    supply: int  # citizens left
    slots: list[Slot]  # landscape tiles
    spaces: list[str]  # spaces in play
    stocks: dict[str, int]  # buildings left
    display: list[str | None]  # politics cards on offer, place by place
    pile: int  # politics cards face down
    discard: dict[str, int]  # politics cards, without zeros
    voice: list[Voice]  # of this year; empty before they are laid
    voice_past: list[WishName]  # voice cards of earlier years
    voice_left: Each[WishName, int]  # voice cards you have not seen
    wish: WishName | None  # of the year; null until it is known, or while two are tied
    tie: list[WishName]  # wishes between which owners choose
    claims: list[Migration]  # moves still to be made
    outlook: Each[WishName, list[Prospect]]  # who would move if that wish counted
    asked: Asked  # what the question to you is about
    yields: dict[str, int]  # by space on offer: wheat of a farm, gold of a quarry
    barred: list[Barred]  # what you cannot choose now
    players: list[Seat]  # in seat order
