"""What the evaluation of Villagers counts: the index of each feature, and their names in the same order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Feature:
    """Index for each feature."""

    TREASURY: Final[i64] = 0
    FIRST: Final[i64] = 1  # gold that the first market will pay
    GOLD: Final[i64] = 2
    SILVER: Final[i64] = 3
    COINS: Final[i64] = 4
    FOOD: Final[i64] = 5  # up to the amount the draft can use
    HOUSES: Final[i64] = 6
    OPEN: Final[i64] = 7  # villagers in hand whose chain is there
    OPEN_GOLD: Final[i64] = 8
    SHUT: Final[i64] = 9  # villagers in hand whose chain is missing
    SHUT_GOLD: Final[i64] = 10
    LOCKED: Final[i64] = 11  # villagers in hand with a padlock whose key is not in the village
    KEYS: Final[i64] = 12
    LEFT: Final[i64] = 13  # placements and drafts still allowed this round
    DUE: Final[i64] = 14
    VILLAGERS: Final[i64] = 15
    HAND_SILVER: Final[i64] = 16
    DUEL: Final[i64] = 17  # 1 for the player against the Countess: the bias of the duel
    RIVAL: Final[i64] = 18  # the Countess's villagers that will pay at the markets
    RIVAL_GOLD: Final[i64] = 19
    NO_FOOD: Final[i64] = 20
    JESTER: Final[i64] = 21  # 1 while it is there
    THREAT: Final[i64] = 22  # gold that face-up events would cost


NAMES: Final = [
    "treasury", "first_market", "gold", "silver", "coins", "food", "houses", "open", "open_gold", "shut", "shut_gold",
    "locked", "keys", "placements_left", "drafts_due", "villagers", "silver_at_hand", "duel", "countess_villagers",
    "countess_gold", "no_food", "jester", "events_ahead",
]  # fmt: skip

assert Feature.THREAT + 1 == len(NAMES)
