"""What the evaluation of Bruges counts: the index of each feature, and their names in the same order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Feature:
    """Index for each feature."""

    POINTS: Final[i64] = 0  # as the final scoring would count them now
    TENANTS: Final[i64] = 1  # characters
    HOUSES: Final[i64] = 2
    VACANT: Final[i64] = 3  # empty houses that can still be used
    FLORINS: Final[i64] = 4  # up to what can be spent
    MANY_FLORINS: Final[i64] = 5  # of those, above twelve
    WORKERS: Final[i64] = 6
    WORKER_COLORS: Final[i64] = 7
    MANY_WORKERS: Final[i64] = 8  # of a color, above two
    FUNDED: Final[i64] = 9  # characters that are affordable, with a house or a worker to build one
    STUCK: Final[i64] = 10  # coming rounds without a worker or an empty house
    PLAYS: Final[i64] = 11  # cards that can still be played in this round
    SPARE_CARDS: Final[i64] = 12
    DRAWS: Final[i64] = 13  # cards still to come in the drawing phase
    READY: Final[i64] = 14  # worth of the best character in hand with a house and enough florins
    NEAR: Final[i64] = 15  # the same if the house can be built with another card
    BEST: Final[i64] = 16  # worth of the two best characters in hand
    DIE: Final[i64] = 17  # the most florins that a card in hand brings
    HOUSE_CARDS: Final[i64] = 18  # cards in hand with a worker of their color
    CANAL_CARDS: Final[i64] = 19  # points and tiles that a card in hand can build
    THREAT_CARDS: Final[i64] = 20  # cards in hand that can return a marker
    TOWARD_THIRD: Final[i64] = 21  # tiles below a third space that can still be reached
    TOWARD_STATUE: Final[i64] = 22  # share of the next statue if it can still be reached
    MARKERS: Final[i64] = 23
    DANGER: Final[i64] = 24  # cost in points of disasters that lack one marker
    AHEAD: Final[i64] = 25  # how certain this round's majorities are
    GAP_PROGRESS: Final[i64] = 26  # how much is missing for each of three majorities
    GAP_CHARACTERS: Final[i64] = 27
    GAP_CANAL: Final[i64] = 28
    POINTS_TO_COME: Final[i64] = 29  # from characters, in this round and later ones
    GOODS_TO_COME: Final[i64] = 30  # florins, workers and cards, in points
    OTHERS_TO_COME: Final[i64] = 31
    PAID: Final[i64] = 32  # coming activations that cost a worker
    GROWTH: Final[i64] = 33  # rounds in which laurels can grow


NAMES: Final = [
    "points", "tenants", "houses", "vacant", "florins", "many_florins", "workers", "worker_colors", "many_workers",
    "funded", "stuck", "plays", "spare_cards", "draws", "ready_character", "near_character", "best_characters",
    "best_die", "house_cards", "canal_cards", "threat_cards", "toward_third", "toward_statue", "markers", "danger",
    "ahead", "gap_progress", "gap_characters", "gap_canal", "points_to_come", "goods_to_come", "others_to_come",
    "paid_activations", "laurel_growth",
]  # fmt: skip

assert Feature.GROWTH + 1 == len(NAMES)
