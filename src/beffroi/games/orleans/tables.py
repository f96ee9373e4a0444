"""Names for the integers of Orléans; values that a data pack may correct are in data/, not here.

Constants are `Final[i64]`, grouped in plain classes: compiled code can fold them into literals.
"""

from __future__ import annotations

from typing import Any, Final, get_args

from mypy_extensions import i64

from beffroi.games.orleans.shape import EditionName, FigureName, GoodName, GradeName, KindName, PhaseName, PileName

N_FIGURES: Final[i64] = 7
N_STARTERS: Final[i64] = 4  # the first four figures have an own-color character (ORL-1.2)
N_KINDS: Final[i64] = 11  # neutral characters, then own-color ones
N_TRACKS: Final[i64] = 6  # every figure except the monk has a track (ORL-2.2)
N_GOODS: Final[i64] = 5
MAX_SEATS: Final[i64] = 5

# Room for data packs: action domains have a fixed size.
N_BOARD: Final[i64] = 10  # places printed on a player board
MAX_TILES: Final[i64] = 32
MAX_PLACES: Final[i64] = 42
MAX_SLOTS: Final[i64] = 3  # per place
MAX_TOWNS: Final[i64] = 32
MAX_DEEDS: Final[i64] = 12
MAX_GRADES: Final[i64] = 4

EMPTY: Final[i64] = -1  # a free slot or goods space
TECH: Final[i64] = 11  # a slot held by a technology tile
UNLIMITED: Final[i64] = -1  # the bank of 2020 (ORL-17.5)


class Figure:
    """The seven figures (ORL-1.1)."""

    FARMER: Final[i64] = 0
    BOATMAN: Final[i64] = 1
    CRAFTSMAN: Final[i64] = 2
    TRADER: Final[i64] = 3
    KNIGHT: Final[i64] = 4
    SCHOLAR: Final[i64] = 5
    MONK: Final[i64] = 6


class Need:
    """What a slot needs: a figure, or one of these."""

    ANY: Final[i64] = 7
    ANY_NEUTRAL: Final[i64] = 8
    COUNT: Final[i64] = 9


class Phase:
    """The phases of a round (ORL-3.1), and what comes before and after."""

    EXCLUSION: Final[i64] = 0
    HOURGLASS: Final[i64] = 1
    CENSUS: Final[i64] = 2
    FOLLOWERS: Final[i64] = 3
    PLANNING: Final[i64] = 4
    ACTIONS: Final[i64] = 5
    EVENT: Final[i64] = 6
    START_PLAYER: Final[i64] = 7
    OVER: Final[i64] = 8


class Load:
    """What a merchant takes from a route: a good, or none."""

    NONE: Final[i64] = 5
    COUNT: Final[i64] = 6


class Reward:
    """What a character on a deed brings."""

    COINS: Final[i64] = 0
    DEVELOPMENT: Final[i64] = 1
    COUNT: Final[i64] = 2


class Use:
    """When a place is used."""

    ACTION: Final[i64] = 0  # in phase 5
    PASSIVE: Final[i64] = 1  # always, or in other phases; never an action


FIGURES: Final[list[Any]] = list(get_args(FigureName))
KINDS: Final[list[Any]] = list(get_args(KindName))
NEEDS: Final[list[str]] = [*FIGURES, "any", "any_neutral"]
GOODS: Final[list[Any]] = list(get_args(GoodName))
PHASES: Final[list[Any]] = list(get_args(PhaseName))
GRADES: Final[list[Any]] = list(get_args(GradeName))
EDITIONS: Final[list[Any]] = list(get_args(EditionName))
PILES: Final[list[Any]] = list(get_args(PileName))
ROUTES: Final = ["river", "road"]


def figure_of(kind: i64) -> i64:
    """Return the figure of a character; own-color ones count as their figure (ORL-1.2)."""
    return kind if kind < N_FIGURES else kind - N_FIGURES
