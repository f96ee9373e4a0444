"""What the evaluation of Orléans counts: the index of each feature, and their names in the same order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Feature:
    """Index for each feature."""

    POINTS: Final[i64] = 0  # after the plan is carried out
    COINS: Final[i64] = 1
    DEVELOPMENT: Final[i64] = 2
    LEVEL: Final[i64] = 3
    POSTS: Final[i64] = 4
    CITIZENS: Final[i64] = 5
    MAJORITY: Final[i64] = 6  # value of the citizen for the most posts, for a sole leader
    INCOME: Final[i64] = 7  # coins from all coming events of this kind
    TRADING_DAY: Final[i64] = 8
    TAXES: Final[i64] = 9
    HUNGER: Final[i64] = 10  # food missing for coming harvests
    DEBT: Final[i64] = 11  # coins missing at the event of this round
    CENSUS: Final[i64] = 12  # coins in all coming rounds
    FARMERS: Final[i64] = 13  # then the other six figures
    HAND: Final[i64] = 20  # followers to plan with each round: draws, if there are enough followers
    DRAWS: Final[i64] = 21
    FIRST_KNIGHT: Final[i64] = 22
    HELD: Final[i64] = 23
    TECH_RECRUIT: Final[i64] = 24  # technology on places that bring followers, worth less as their track fills
    TECH_MOVE: Final[i64] = 25
    TECH_POST: Final[i64] = 26
    TECH_OTHER: Final[i64] = 27
    TECH_RARE: Final[i64] = 28  # technology in place of knights and scholars
    GOODS_TILES: Final[i64] = 29  # points for what they bring
    COINS_TILES: Final[i64] = 30
    DEVELOPMENT_TILES: Final[i64] = 31
    HERB_GARDEN: Final[i64] = 32
    SCHOOL: Final[i64] = 33
    TOWER: Final[i64] = 34
    SACRISTY: Final[i64] = 35
    BATHHOUSE: Final[i64] = 36
    HORSE_WAGON: Final[i64] = 37
    LABORATORY: Final[i64] = 38
    HIRES: Final[i64] = 39  # Bathhouses ready to be used
    SITE: Final[i64] = 40  # whether a post may be built where the merchant will be
    TOWNS: Final[i64] = 41  # next to the merchant, without a post
    LOADS: Final[i64] = 42  # points for goods next to the merchant
    MARKET: Final[i64] = 43  # followers that stay there
    CROWDED: Final[i64] = 44  # draws in the next round for which the market has no room
    STANDING: Final[i64] = 45  # followers on places that are not ready
    DUE: Final[i64] = 46  # whether the followers of this round are still to be drawn


NAMES: Final = [
    "points", "coins", "development", "level", "posts", "citizens", "majority", "income_to_come", "trading_to_come",
    "taxes_to_come", "hunger_to_come", "debt", "census_to_come", "farmers", "boatmen", "craftsmen", "traders",
    "knights", "scholars", "monks", "hand", "draws", "first_knight", "technology_held", "technology_recruiting",
    "technology_moving", "technology_building", "technology_elsewhere", "technology_rare", "goods_tiles",
    "coins_tiles", "development_tiles", "herb_garden", "school", "gunpowder_tower", "sacristy", "bathhouse",
    "horse_wagon", "laboratory", "bathhouse_ready", "building_site", "free_towns", "loads", "market", "crowded",
    "standing", "draws_due",
]  # fmt: skip

assert Feature.DUE + 1 == len(NAMES)
