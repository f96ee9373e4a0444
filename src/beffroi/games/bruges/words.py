"""Verbs, events and streams of chance of Bruges."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beffroi.kernel.words import News, Word


class Act:
    """First id of every verb; literals, so that compiled code can fold them; Words checks them."""

    END_TURN: Final[i64] = 0
    STOP: Final[i64] = 1
    ADVANCE: Final[i64] = 2
    STAY: Final[i64] = 3
    AGAIN: Final[i64] = 4
    ENOUGH: Final[i64] = 5
    KEEP: Final[i64] = 6
    DRAW: Final[i64] = 7
    SUFFER: Final[i64] = 9
    RETURN: Final[i64] = 14
    TAKE: Final[i64] = 19
    HAND_IN: Final[i64] = 24
    GIVE: Final[i64] = 29
    PAY: Final[i64] = 34
    SECTION: Final[i64] = 39
    LOSE_TILE: Final[i64] = 41
    BURN_TILE: Final[i64] = 43
    BURN_HOUSE: Final[i64] = 45
    INTO: Final[i64] = 231
    LEND: Final[i64] = 417
    PICK_COLOR: Final[i64] = 421
    ACTIVATE: Final[i64] = 426
    BURY: Final[i64] = 612
    LAY: Final[i64] = 798
    PLAY: Final[i64] = 984
    PUT_DOWN: Final[i64] = 2100
    COUNT: Final[i64] = 2286


VERBS: Final = [
    Word("end-turn", Act.END_TURN, []),  # BRU-9.8
    Word("stop", Act.STOP, []),  # stop drawing beyond five cards, or returning markers or workers
    Word("advance", Act.ADVANCE, []),  # pay for a level of progress (BRU-8.2)
    Word("stay", Act.STAY, []),  # decline
    Word("again", Act.AGAIN, []),  # carry out a flash a second time (BRU-12.15)
    Word("enough", Act.ENOUGH, []),  # decline
    Word("keep", Act.KEEP, []),  # a marker that a reaction would return (BRU-12.12)
    Word("draw", Act.DRAW, ["pile"]),  # one card (BRU-5.1)
    Word("suffer", Act.SUFFER, ["threat"]),  # which disaster is next (BRU-6.5)
    Word("return", Act.RETURN, ["color"]),  # a threat marker to the supply (BRU-12.5, 12.12)
    Word("take", Act.TAKE, ["color"]),  # a worker of any color (BRU-12.1)
    Word("hand-in", Act.HAND_IN, ["color"]),  # a worker to exchange (BRU-12.10)
    Word("give", Act.GIVE, ["color"]),  # a worker to an opponent (BRU-12.3)
    Word("pay", Act.PAY, ["color"]),  # which worker a house costs (BRU-12.13)
    Word("section", Act.SECTION, ["section"]),  # where a canal is built (BRU-10.5)
    Word("lose-tile", Act.LOSE_TILE, ["section"]),  # to an opponent's character (BRU-12.6)
    Word("burn-tile", Act.BURN_TILE, ["section"]),  # by fire (BRU-7.7)
    Word("burn-house", Act.BURN_HOUSE, ["house"]),  # by fire (BRU-7.6)
    Word("into", Act.INTO, ["house"]),  # the house a character moves into (BRU-10.10)
    Word("lend", Act.LEND, ["seat"]),  # who gets florins when there are not enough for all (BRU-12.4)
    Word("pick-color", Act.PICK_COLOR, ["color"]),  # of the card to play, if there are too many for one list
    Word("activate", Act.ACTIVATE, ["card"]),  # BRU-9.3
    Word("bury", Act.BURY, ["card"]),  # a character, by plague (BRU-7.2)
    Word("lay", Act.LAY, ["card"]),  # a hand card as a house (BRU-12.8)
    Word("play", Act.PLAY, ["card", "use"]),  # BRU-9.1
    Word("put-down", Act.PUT_DOWN, ["card"]),  # a hand card, on the discard pile (BRU-12.25)
]


class Told:
    """What happened."""

    ROUND: Final[i64] = 0
    DREW: Final[i64] = 1
    LOOKED: Final[i64] = 2
    RESERVE: Final[i64] = 3
    LAST_ROUND: Final[i64] = 4
    SPLIT: Final[i64] = 5
    ROLLED: Final[i64] = 6
    THREATENED: Final[i64] = 7
    DISASTER: Final[i64] = 8
    CALMED: Final[i64] = 9
    LOST_WORKERS: Final[i64] = 10
    LOST_FLORINS: Final[i64] = 11
    LOST_POINTS: Final[i64] = 12
    LOST_CHARACTER: Final[i64] = 13
    LOST_HOUSE: Final[i64] = 14
    LOST_TILE: Final[i64] = 15
    WENT_BACK: Final[i64] = 16
    ADVANCED: Final[i64] = 17
    PAID: Final[i64] = 18
    PLAYED: Final[i64] = 19
    LAID: Final[i64] = 20
    WORKERS: Final[i64] = 21
    FLORINS: Final[i64] = 22
    POINTS: Final[i64] = 23
    RETURNED: Final[i64] = 24
    BUILT: Final[i64] = 25
    STATUE: Final[i64] = 26
    PLACED: Final[i64] = 27
    ACTIVATED: Final[i64] = 28
    FLASHED: Final[i64] = 29
    REACTED: Final[i64] = 30
    SPENT_WORKER: Final[i64] = 31
    HANDED_IN: Final[i64] = 32
    GAVE_WORKERS: Final[i64] = 33
    GAVE_FLORINS: Final[i64] = 34
    MAJORITY: Final[i64] = 35
    FIRST: Final[i64] = 36
    OVER: Final[i64] = 37
    PUT_DOWN: Final[i64] = 38


NEWS: Final = [
    News("round", ["number"], []),
    News("drew", ["pile:pile", "color:color"], []),  # the face stays hidden, even from its owner (BRU-4.6)
    News("looked", ["number"], []),  # at this many new cards (BRU-5.2)
    News("reserve", ["pile:pile"], []),  # the reserve replaces a pile (BRU-5.5)
    News("last-round", ["number"], []),
    News("split", ["pile:pile"], []),  # the empty pile gets half of the other (BRU-5.8)
    News("rolled", ["color:color", "number"], []),
    News("threatened", ["color:color"], []),  # receives a marker (BRU-6.2)
    News("disaster", ["threat:threat"], []),
    News("calmed", ["color:color", "number"], []),  # the markers of a disaster go back (BRU-7.9)
    News("lost-workers", ["number"], []),
    News("lost-florins", ["number"], []),
    News("lost-points", ["number"], []),
    News("lost-character", ["card:card"], []),
    News("lost-house", ["card:card"], []),  # its face becomes public (BRU-4.7)
    News("lost-tile", ["section:section"], []),
    News("went-back", ["card:card"], []),  # a character to the hand, from a burnt house (BRU-7.6)
    News("advanced", ["number"], []),  # to this level
    News("paid", ["number"], []),  # florins
    News("played", ["card:card", "use:use"], []),
    News("laid", ["color:color"], ["card:card"]),  # a card as a house: others see its back only (BRU-4.3)
    News("workers", ["number", "color:color"], []),
    News("florins", ["number"], []),
    News("points", ["number"], []),
    News("returned", ["color:color"], []),  # a marker, for a point (BRU-10.4)
    News("built", ["section:section", "number"], []),  # this space of a canal
    News("statue", ["number"], []),
    News("placed", ["card:card", "house:house"], []),
    News("activated", ["card:card"], []),
    News("flashed", ["card:card"], []),
    News("reacted", ["card:card"], []),
    News("spent-worker", ["color:color"], []),  # for a house or an activation
    News("handed-in", ["color:color"], []),
    News("gave-workers", ["number", "color:color", "receiver:seat"], []),
    News("gave-florins", ["number", "receiver:seat"], []),
    News("majority", ["field:field"], []),
    News("first", [], []),
    News("over", [], []),
    News("put-down", ["card:card"], []),  # its face becomes public (BRU-12.25)
]


class Stream:
    """Named streams of chance: draws from one do not affect the others."""

    CARDS: Final[i64] = 0
    FIRST: Final[i64] = 1
    DICE: Final[i64] = 2
    COUNT: Final[i64] = 3
