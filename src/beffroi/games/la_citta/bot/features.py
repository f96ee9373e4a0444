"""What the evaluation of La Città counts: the index of each feature, and their names in the same order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Feature:
    """Index for each feature."""

    CITIZENS: Final[i64] = 0  # after migration and feeding this year, as far as known
    LACK: Final[i64] = 1  # food missing this year, while there is time to fix it
    HUNGER: Final[i64] = 2  # the chance of going hungry, more certain later in the year
    LAST_HUNGER: Final[i64] = 3  # the same in the last year
    MARK: Final[i64] = 4  # a turn that will be lost for last year's hunger
    PREDICTED: Final[i64] = 5  # citizens at the end, fed by the current food
    PREDICTED_LACK: Final[i64] = 6  # citizens at the end without food
    PREDICTED_LEFTOVER: Final[i64] = 7  # surplus food at the end
    CITIES: Final[i64] = 8
    FOUNDINGS: Final[i64] = 9  # cities that can still be founded
    MARKETS: Final[i64] = 10
    WATERED: Final[i64] = 11  # cities without a cap
    WATER_SITES: Final[i64] = 12  # cities that have a space for a fountain and need one
    FARM_SITE: Final[i64] = 13  # wheat of the best space for a farm
    FARM_SITES: Final[i64] = 14  # and of the next best ones
    SPARE: Final[i64] = 15  # citizens who can move into a building this year
    IDLE: Final[i64] = 16  # and those with no turn left
    ABLE: Final[i64] = 17  # cities that can build
    COLORFUL: Final[i64] = 18
    ONE_SHORT: Final[i64] = 19  # cities that lack one color of arch
    ARCHES: Final[i64] = 20
    RAZED: Final[i64] = 21  # buildings without citizens after migration
    PULL: Final[i64] = 22  # citizens won and lost in later years
    PROSPECT: Final[i64] = 23  # the same with cities that one more building would make neighbors, too
    GOLD: Final[i64] = 24
    POOR: Final[i64] = 25  # no gold
    INCOME: Final[i64] = 26
    ACTIONS: Final[i64] = 27  # action cards that can still be played this year
    TURNS: Final[i64] = 28
    CONTACTS: Final[i64] = 29  # pairs of neighbors
    OPEN: Final[i64] = 30  # spaces to build on
    PAYABLE: Final[i64] = 31  # affordable face-up politics cards that cost gold


NAMES: Final = [
    "citizens", "lack", "hunger", "last_hunger", "hunger_mark", "predicted", "predicted_lack", "predicted_leftover",
    "cities", "foundings", "markets", "watered", "water_sites", "farm_site", "farm_sites", "spare", "idle", "able",
    "colorful", "one_short", "arches", "razed", "pull", "prospect", "gold", "poor", "income", "actions", "turns",
    "contacts", "open", "payable",
]  # fmt: skip

assert Feature.PAYABLE + 1 == len(NAMES)
