"""Names for the integers of La Città; values that a data pack may correct are in data/, not here.

Constants are `Final[i64]`, grouped in plain classes: compiled code can fold them into literals.
"""

from __future__ import annotations

from typing import Any, Final, get_args

from mypy_extensions import i64

from beffroi.games.la_citta.shape import LandName, MapName, PhaseName, WishName

MAX_SEATS: Final[i64] = 5
MIN_SEATS: Final[i64] = 2
N_WISHES: Final[i64] = 3
N_VOICE: Final[i64] = 4  # voice cards per year (CIT-5.2)
N_OPEN: Final[i64] = 1  # of which are face up
MAX_CITIES: Final[i64] = 4  # castelli per player
N_CITIES: Final[i64] = 20  # all of them; city 4 * seat + k belongs to castello k of a seat

# Room for data packs: action domains have a fixed size.
MAX_SPACES: Final[i64] = 200
MAX_SLOTS: Final[i64] = 60
MAX_BUILDINGS: Final[i64] = 16
BUILDING_BITS: Final[i64] = 4  # the same, for loops where a division is costly
MAX_CARDS: Final[i64] = 20  # kinds of politics cards
MAX_COUNT: Final[i64] = 9  # citizens or notables that one card brings

EMPTY: Final[i64] = -1  # a free space, an empty place in the display, no wish yet
CASTELLO: Final[i64] = 0  # the first of the buildings
UNLIMITED: Final[i64] = 1 << 30  # the cap of a city with a market and water (CIT-6.2)


class City:
    """Fields of a city in `state.cities`, which holds COUNT numbers per city."""

    CASTELLO: Final[i64] = 0  # its space, or EMPTY: the castello is in hand
    PEOPLE: Final[i64] = 1  # citizens, p of CIT-7.1
    SIZE: Final[i64] = 2  # tiles, s of CIT-7.1
    HAS: Final[i64] = 3  # bit set of the buildings in the city
    FOOD: Final[i64] = 4
    INCOME: Final[i64] = 5  # gold from its quarries (CIT-5.3)
    ARCHES: Final[i64] = 6  # three numbers, one per wish
    OPEN: Final[i64] = 9  # four numbers: spaces it may build on, by Land
    GAMES: Final[i64] = 13  # three numbers: notables on arches of each color (CIT-9.4)
    WISH: Final[i64] = 16  # what counts for it this year, or EMPTY
    COUNT: Final[i64] = 17


class Land:
    """What a space must touch for a building (CIT-7.7); a set of them takes four bits."""

    ANY: Final[i64] = 0
    FIELD: Final[i64] = 1
    MOUNTAIN: Final[i64] = 2
    WATER: Final[i64] = 3
    COUNT: Final[i64] = 4


class Size:
    """How a building is built (CIT-7.9)."""

    CASTELLO: Final[i64] = 0
    SMALL: Final[i64] = 1
    MEDIUM: Final[i64] = 2
    LARGE: Final[i64] = 3
    COUNT: Final[i64] = 4


class Phase:
    """The phases of a year (CIT-4.1), and what comes before and after."""

    SETUP: Final[i64] = 0
    START_PLAYER: Final[i64] = 1
    LAY_VOICE: Final[i64] = 2
    INCOME: Final[i64] = 3
    GROWTH: Final[i64] = 4
    POLITICS: Final[i64] = 5
    REVEAL_VOICE: Final[i64] = 6
    MIGRATION: Final[i64] = 7
    FEEDING: Final[i64] = 8
    OVER: Final[i64] = 9


LANDS: Final[list[Any]] = ["any", *get_args(LandName)]
SIZES: Final = ["castello", "small", "medium", "large"]
SUPPLIERS: Final = ["castello", "supply"]  # where the citizen of a new building comes from (CIT-7.5, 7.6)
WISHES: Final[list[Any]] = list(get_args(WishName))
HEARD: Final = ["2", "3", "2+3", "4", "2+4", "3+4", "2+3+4"]  # sets of face-down voice cards, as bits, starting at 1
PHASES: Final[list[Any]] = list(get_args(PhaseName))
MAPS: Final[list[Any]] = list(get_args(MapName))
SITES: Final = ["fixed", "free"]
PASSES: Final = ["spent", "voluntary"]  # when a card may be drawn (CIT-8.6, 8.12)
