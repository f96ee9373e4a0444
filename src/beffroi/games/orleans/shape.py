# mypyc: skip
"""The shape of a view of Orléans; zeros are left out of counts by name."""

from typing import Literal, NotRequired, TypedDict

from beffroi.kernel.views import AnySeat, AnyTable, Each

PhaseName = Literal[
    "exclusion", "hourglass", "census", "followers", "planning", "actions", "event", "start_player", "over"
]
GradeName = Literal["none", "A", "B", "C"]
FigureName = Literal["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]
KindName = Literal[
    "farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk",
    "farmer*", "boatman*", "craftsman*", "trader*",
]  # fmt: skip
HeldName = KindName | Literal["tech"]
GoodName = Literal["grain", "cheese", "wine", "wool", "brocade"]
EditionName = Literal["2014", "2020"]
PileName = Literal["I", "II"]


class Hour(TypedDict):
    """An hourglass tile."""

    name: str  # of its event
    grade: GradeName  # how hard the event is


class Deed(TypedDict):
    """A beneficial deed."""

    free: dict[FigureName, int]  # figures that can still be sent
    spaces: dict[FigureName, int]  # figures it takes in all
    coins: int  # for each figure sent
    development: int  # for each figure sent
    citizen: bool  # whether its citizen still waits for whoever fills it


class Seat(AnySeat):
    """A player; while all plan together, the others are shown as they stood before."""

    coins: int  # in hand
    bag_size: int  # followers in the bag
    bag: NotRequired[dict[KindName, int]]  # followers in the bag; only in your own view
    market: dict[KindName, int]  # followers in the market; «farmer*» is the farmer of one's own color, and so on
    tower: dict[KindName, int]  # followers in the Gunpowder Tower
    fresh: dict[KindName, int]  # followers drawn at the Bathhouse, one of them to be kept
    slots: dict[str, list[HeldName | None]]  # what stands on each place of one's own, slot by slot
    tiles: list[str]  # place tiles
    tracks: dict[FigureName, int]  # position on the track of each figure
    draws: int  # followers to draw in a round
    development: int  # position on the track of development
    level: int  # of development
    goods: dict[GoodName, int]  # goods tiles
    merchant: str  # the town where the merchant stands
    posts: int  # trading posts left in the reserve
    built: int  # trading posts on the map
    citizens: int  # citizen tiles
    held: int  # technology tiles not yet placed
    automated: bool  # whether a technology tile was ever placed
    passed: bool  # out of the actions of this round


class Table(AnyTable):
    """The table."""

    edition: EditionName  # which edition is played
    planning: Literal["simultaneous", "turn_order"]  # how followers are placed
    rounds: int  # in the whole game
    phase: PhaseName  # where the round stands
    first: int  # seat of the start player
    event: Hour | None  # of this round
    past: list[Hour]  # of earlier rounds
    next_grade: GradeName | None  # on the back of the next hourglass tile
    supply: dict[FigureName, int]  # followers left
    lost: dict[FigureName, int]  # followers out of the game
    technology: int  # technology tiles left
    goods: dict[GoodName, int]  # goods tiles left
    bank: int | None  # coins left; null where they never run out
    map: dict[str, list[GoodName]]  # goods on each connection
    posts: dict[str, list[int]]  # seats with a trading post, by town; towns without one are left out
    deeds: dict[str, Deed]  # beneficial deeds by name
    citizens: list[str]  # citizen tiles not yet taken
    tiles: Each[PileName, list[str]]  # place tiles on offer, by pile
    excluded: list[str]  # place tiles taken out before the game
    lost_tiles: list[str]  # place tiles lost to events
    players: list[Seat]  # in seat order
