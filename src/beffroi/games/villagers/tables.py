"""Names for the integers of Villagers; values that a data pack may correct are in data/, not here.

Constants are `Final[i64]`, grouped in plain classes: compiled code can fold them into literals.
"""

from __future__ import annotations

from typing import Any, Final, get_args

from mypy_extensions import i64

from beffroi.games.villagers.shape import FamilyName, MarketName, PhaseName

MAX_SEATS: Final[i64] = 5
N_FAMILIES: Final[i64] = 9
N_PLACES: Final[i64] = 6  # of the road (VIL-3.1)

# Room for data packs: action domains have a fixed size, and a set of cards fits the bits of an integer.
MAX_CARDS: Final[i64] = 60
MAX_COPIES: Final[i64] = 10  # per card
MAX_EVENTS: Final[i64] = 32
MAX_VILLAGERS: Final[i64] = 191  # all copies of all cards together
N_SPOTS: Final[i64] = 192  # what a village may contain: every copy of every villager, then Founders

EMPTY: Final[i64] = -1  # a free place on the road, no lock, no key


class Card:
    """Cards other than villagers, numbered after them; each side of a card counts as one."""

    FOUNDERS: Final[i64] = 60  # the gold side, and the role of both sides
    FED: Final[i64] = 61  # Founders with the food side up
    COUNTESS: Final[i64] = 62  # with the gold side up
    PLAIN: Final[i64] = 63  # the Countess with the side without gold
    COUNT: Final[i64] = 64


class On:
    """What a villager is placed on: a card or one of these (VIL-7.6)."""

    TABLE: Final[i64] = -1
    NOTHING: Final[i64] = -2  # specials: their word decides what happens


class Pile:
    """Piles of face-down cards: six stacks, then these."""

    RESERVE: Final[i64] = 6
    DISCARD: Final[i64] = 7  # cards discarded face down (VIL-7.13)
    COUNT: Final[i64] = 8


class Owner:
    """Whose village: a seat, or the Countess."""

    COUNTESS: Final[i64] = 5
    COUNT: Final[i64] = 6


class Phase:
    """The phases of a round (VIL-4.1, 11.28), and what comes before and after."""

    SETUP: Final[i64] = 0
    DRAFT: Final[i64] = 1
    ARRIVALS: Final[i64] = 2
    BUILD: Final[i64] = 3
    EVENTS: Final[i64] = 4
    MARKET: Final[i64] = 5
    OVER: Final[i64] = 6


class When:
    """When an event acts (VIL-11.14)."""

    REVEAL: Final[i64] = 0
    DRAFT: Final[i64] = 1
    BUILD: Final[i64] = 2
    EVENT: Final[i64] = 3
    ROUND: Final[i64] = 4


class Special:
    """What a special villager does: words of the card language (VIL-12.2)."""

    NONE: Final[i64] = 0
    WILD_LINK: Final[i64] = 1
    SWAP_COVERED: Final[i64] = 2
    FREE_UNLOCK: Final[i64] = 3
    HALF_GOLD: Final[i64] = 4


class Symbol:
    """What silver counts: a family, or one of these (VIL-12.1)."""

    FOOD: Final[i64] = 9
    HOUSE: Final[i64] = 10
    GOLD: Final[i64] = 11
    PADLOCK: Final[i64] = 12


class Key:
    """What an event may change during its phase (VIL-12.5)."""

    DRAFT_CAPACITY: Final[i64] = 0
    BUILD_LIMIT: Final[i64] = 1
    COMMON_EXCHANGES: Final[i64] = 2
    ROAD_COINS: Final[i64] = 3
    BLIND_DRAFT: Final[i64] = 4
    BANK_UNLOCK: Final[i64] = 5
    EXCHANGE_TO_COUNTESS: Final[i64] = 6
    COUNT: Final[i64] = 7


class Held:
    """Bits of the markets that were held (VIL-8.4)."""

    FIRST: Final[i64] = 1
    SECOND: Final[i64] = 2


FAMILIES: Final[list[Any]] = list(get_args(FamilyName))
SYMBOLS: Final = [*FAMILIES, "food", "house", "gold", "padlock"]
PHASES: Final[list[Any]] = list(get_args(PhaseName))
PILES: Final = ["1", "2", "3", "4", "5", "6", "reserve", "discard"]
SEASONS: Final = ["summer", "winter"]
SIDES: Final = ["gold", "food"]  # of Founders
COUNTESS_SIDES: Final = ["gold", "plain"]
MODES: Final = ["normal", "beginner", "hard"]
ARRIVALS: Final = ["coin_on_all", "coin_by_choice"]
KEYS: Final = [
    "draft_capacity", "build_limit", "common_exchanges", "road_coins", "blind_draft", "bank_unlock",
    "exchange_to_countess",
]  # fmt: skip
KEY_PHASES: Final = [When.DRAFT, When.BUILD, When.BUILD, When.DRAFT, When.DRAFT, When.BUILD, When.BUILD]
SPECIALS: Final = ["none", "wild_link", "swap_covered", "free_unlock", "half_gold"]
EVENT_PHASES: Final = ["reveal", "draft", "build", "event", "round"]
HELD: Final[list[Any]] = list(get_args(MarketName))
