"""Names for the integers of Bruges; values that a data pack may correct are in data/, not here.

Constants are `Final[i64]`, grouped in plain classes: compiled code can fold them into literals.
"""

from __future__ import annotations

from typing import Any, Final, get_args

from mypy_extensions import i64

from beffroi.games.bruges.shape import ColorName, FieldName, PhaseName, SectionName

MIN_SEATS: Final[i64] = 2
MAX_SEATS: Final[i64] = 4
N_COLORS: Final[i64] = 5
N_GROUPS: Final[i64] = 11
N_SECTIONS: Final[i64] = 2  # of a player's canal (BRU-1.1)
N_SPACES: Final[i64] = 5  # of a section
MAX_TURNS: Final[i64] = 9  # per player in phase 3
THIRD: Final[i64] = 3  # the space that scores at the end (BRU-14.6)

# Room for data packs: action domains have a fixed size, and a set of cards fits three integers.
MAX_CARDS: Final[i64] = 186
CARDS_PER_WORD: Final[i64] = 62  # bits used per integer in a set of cards
N_WORDS: Final[i64] = 3
MANY_OPTIONS: Final[i64] = 250  # with more options, a turn asks for the color of the card first

EMPTY: Final[i64] = -1  # no card, no seat, no color


class Pile:
    """Cards that lie face down: two draw piles and the reserve (BRU-2.3)."""

    A: Final[i64] = 0
    B: Final[i64] = 1
    RESERVE: Final[i64] = 2
    COUNT: Final[i64] = 3


class Phase:
    """The phases of a round (BRU-3.1), with phase 2 in three parts, and what comes before and after."""

    SETUP: Final[i64] = 0
    DRAW: Final[i64] = 1
    DICE: Final[i64] = 2
    THREATS: Final[i64] = 3
    PROGRESS: Final[i64] = 4
    PLAY: Final[i64] = 5
    MAJORITIES: Final[i64] = 6
    OVER: Final[i64] = 7


class Use:
    """What a card is played for: the six actions (BRU-10)."""

    WORKERS: Final[i64] = 0
    FLORINS: Final[i64] = 1
    THREAT: Final[i64] = 2
    CANAL: Final[i64] = 3
    HOUSE: Final[i64] = 4
    CHARACTER: Final[i64] = 5
    COUNT: Final[i64] = 6


class Activation:
    """When a character acts (BRU-11)."""

    FLASH: Final[i64] = 0
    WORKER: Final[i64] = 1
    ONCE: Final[i64] = 2  # infinity symbol of type 1: free, once per round
    ALWAYS: Final[i64] = 3  # infinity symbol of types 2 and 3: automatic
    LAUREL: Final[i64] = 4


class Happening:
    """What characters react to (BRU-12.12)."""

    TAKE_WORKERS: Final[i64] = 0
    TAKE_FLORINS: Final[i64] = 1
    DISCARD_THREAT: Final[i64] = 2
    BUILD_CANAL: Final[i64] = 3
    BUILD_HOUSE: Final[i64] = 4
    PLACE_PERSON: Final[i64] = 5
    ADVANCE_PROGRESS: Final[i64] = 6


class Target:
    """Costs that a character can change (BRU-12.13)."""

    CANAL: Final[i64] = 0
    PROGRESS: Final[i64] = 1
    PERSON: Final[i64] = 2
    HOUSE: Final[i64] = 3


class Trait:
    """Bits for what the characters of a player change, to skip needless searches."""

    REACTS: Final[i64] = 0  # first of seven: reacts to a happening, whatever caused it
    REACTS_TO_ACTION: Final[i64] = 7  # first of seven: reacts to one of the six actions
    CHANGES: Final[i64] = 14  # first of four: changes a cost
    HAND_LIMIT: Final[i64] = 18
    DOUBLE_FLASH: Final[i64] = 19
    WITHOUT_DICE: Final[i64] = 20
    ON_TIE: Final[i64] = 21


class Counter:
    """What `gain_per` counts (BRU-12)."""

    WORKERS: Final[i64] = 0
    FLORINS: Final[i64] = 1
    HOUSES: Final[i64] = 2
    HOUSES_COLOR: Final[i64] = 3
    DISTINCT_HOUSE_COLORS: Final[i64] = 4
    ALL_HOUSE_COLORS: Final[i64] = 5
    PERSONS: Final[i64] = 6
    PERSONS_GROUP: Final[i64] = 7
    DISTINCT_GROUPS: Final[i64] = 8
    CANAL_TILES: Final[i64] = 9
    COMPLETE_SECTIONS: Final[i64] = 10
    STATUES: Final[i64] = 11
    THIRD_SPACES_AND_STATUES: Final[i64] = 12
    PROGRESS_LEVEL: Final[i64] = 13
    MAJORITY_MARKERS: Final[i64] = 14


class Field:
    """What a majority is counted in (BRU-13.1)."""

    PROGRESS: Final[i64] = 0
    CHARACTERS: Final[i64] = 1
    CANAL: Final[i64] = 2
    COUNT: Final[i64] = 3


class Line:
    """Items of the score (BRU-14)."""

    TRACK: Final[i64] = 0
    CHARACTERS: Final[i64] = 1
    HOUSES: Final[i64] = 2
    LAURELS: Final[i64] = 3
    MAJORITIES: Final[i64] = 4
    CANALS: Final[i64] = 5
    PROGRESS: Final[i64] = 6
    COUNT: Final[i64] = 7


COLORS: Final[list[Any]] = list(get_args(ColorName))
GROUPS: Final = [
    "nobility", "administrator", "entertainer", "craftsman", "church", "guard", "scholar", "merchant", "court",
    "artist", "underworld",
]  # fmt: skip
SECTIONS: Final[list[Any]] = list(get_args(SectionName))
PILES: Final = ["a", "b", "reserve"]
PHASES: Final[list[Any]] = list(get_args(PhaseName))
USES: Final = ["workers", "florins", "threat", "canal", "house", "character"]
ACTIVATIONS: Final = ["flash", "worker", "infinity", "laurel"]
HAPPENINGS: Final = [
    "take_workers", "take_florins", "discard_threat", "build_canal", "build_house", "place_person", "advance_progress",
]  # fmt: skip
TARGETS: Final = ["canal", "progress", "person", "house"]
COUNTERS: Final = [
    "workers", "florins", "houses", "houses_color", "distinct_house_colors", "all_house_colors", "persons",
    "persons_group", "distinct_groups", "canal_tiles", "complete_sections", "statues", "third_spaces_and_statues",
    "progress_level", "majority_markers",
]  # fmt: skip
FIELDS: Final[list[Any]] = list(get_args(FieldName))
LINES: Final = ["track", "characters", "houses", "laurels", "majorities", "canals", "progress"]
