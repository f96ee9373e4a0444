# mypyc: skip
"""The shape of a view of Bruges."""

from typing import Literal, NotRequired, TypedDict

from beffroi.kernel.views import AnySeat, AnyTable, Each

PhaseName = Literal["setup", "draw", "dice", "threats", "progress", "play", "majorities", "over"]
ColorName = Literal["blue", "brown", "yellow", "red", "purple"]
SectionName = Literal["left", "right"]
FieldName = Literal["progress", "characters", "canal"]
PileName = Literal["a", "b"]


class Pile(TypedDict):
    """A pile to draw from."""

    size: int  # cards
    color: ColorName | None  # of the top card


class House(TypedDict):
    """A house."""

    number: int  # from 1, in the order they were built
    color: ColorName  # of its card
    character: str | None  # who lives there
    card: NotRequired[str]  # its face; only in your own view


class Character(TypedDict):
    """A character in play."""

    card: str  # its name
    house: int | None  # number of the house it lives in
    used: bool  # whether its ability was used in this round


class Seat(AnySeat):
    """A player."""

    score: int  # on the score track: points already scored
    florins: int  # in hand
    workers: Each[ColorName, int]  # in hand
    markers: Each[ColorName, int]  # threat markers
    progress: int  # level of progress
    hand_size: int  # cards in hand
    backs: dict[ColorName, int]  # colors of the hand, without zeros
    fresh: dict[ColorName, int]  # colors of the cards just drawn, which nobody has looked at yet
    houses: list[House]  # in the order they were built
    characters: list[Character]  # in play
    canals: Each[SectionName, int]  # canal tiles built, by section
    canal_costs: Each[SectionName, int | None]  # florins for the next tile; null when complete
    progress_price: int | None  # florins for a level by the dice of this round; null where none is for sale
    completed: list[SectionName]  # sections that had their statue
    statues: list[int]  # their points
    majorities: list[FieldName]  # markers turned up
    built: bool  # whether a canal tile was ever built
    hand: NotRequired[list[str]]  # cards; only in your own view
    prices: NotRequired[list[int]]  # florins for each card of the hand as a character; only in your own view


class Table(AnyTable):
    """The table."""

    phase: PhaseName  # where the round stands
    first: int  # seat of the start player
    active: int | None  # seat whose turn it is
    cycle: int  # which of the four turns of the round: 1 to 4
    played: bool  # whether the card of this turn has been played
    last_round: int | None  # null until it is known
    dice: dict[ColorName, int]  # empty before they are thrown
    price: int | None  # florins for a level of progress by the dice; null where none is for sale
    piles: Each[PileName, Pile]  # to draw from
    reserve: int  # cards in the reserve pile
    discard: list[str]  # cards, sorted
    statues: list[int]  # points of those left
    supply: Each[ColorName, int]  # threat markers left
    players: list[Seat]  # in seat order
