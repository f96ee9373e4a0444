"""Verbs, events and streams of chance of La Città."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beffroi.kernel.words import News, Word


class Act:
    """First id of every verb; literals, so that compiled code can fold them; Words checks them."""

    PASS: Final[i64] = 0
    GOLD: Final[i64] = 1
    FOUND: Final[i64] = 2
    BUILD: Final[i64] = 3
    TAKE: Final[i64] = 19
    PLACE: Final[i64] = 39
    SITE: Final[i64] = 239
    FROM: Final[i64] = 439
    AT: Final[i64] = 459
    INVITE: Final[i64] = 659
    WELCOME: Final[i64] = 668
    HARVEST: Final[i64] = 688
    STAGE: Final[i64] = 888
    CIRCUS: Final[i64] = 897
    LISTEN: Final[i64] = 1497
    WISH: Final[i64] = 1504
    CLAIM: Final[i64] = 1564
    RAZE: Final[i64] = 1964
    STARVE: Final[i64] = 2164
    COUNT: Final[i64] = 2184


VERBS: Final = [
    Word("pass", Act.PASS, []),  # draw a politics card face down (CIT-8.6, 8.12)
    Word("gold", Act.GOLD, []),  # play an action card for gold (CIT-8.5)
    Word("found", Act.FOUND, []),  # play an action card to found a city (CIT-7.12)
    Word("build", Act.BUILD, ["building"]),  # with an action card or the master builder (CIT-8.5, 9.6)
    Word("take", Act.TAKE, ["card"]),  # a politics card from the display (CIT-8.2)
    Word("place", Act.PLACE, ["space"]),  # a castello during the set-up (CIT-3.6)
    Word("site", Act.SITE, ["space"]),  # where a city is founded (CIT-7.12)
    Word("from", Act.FROM, ["city"]),  # which castello gives the founder (CIT-7.12)
    Word("at", Act.AT, ["space"]),  # where a building stands (CIT-7.3)
    Word("invite", Act.INVITE, ["count"]),  # how many citizens a card brings (CIT-9.2)
    Word("welcome", Act.WELCOME, ["city"]),  # which city gets all of them
    Word("harvest", Act.HARVEST, ["space"]),  # which building feeds more this year (CIT-9.3)
    Word("stage", Act.STAGE, ["notables"]),  # how many notables a card takes (CIT-9.4)
    Word("circus", Act.CIRCUS, ["space", "wish"]),  # on which arch of which building they stand
    Word("listen", Act.LISTEN, ["heard"]),  # which voice cards are looked at, all chosen at once (CIT-9.5)
    Word("wish", Act.WISH, ["city", "wish"]),  # which color counts for a city after two and two (CIT-10.2)
    Word("claim", Act.CLAIM, ["city", "giver"]),  # which citizen comes next (CIT-10.12)
    Word("raze", Act.RAZE, ["space"]),  # which building is removed for lack of citizens (CIT-11.2)
    Word("starve", Act.STARVE, ["city"]),  # which city loses a hungry citizen (CIT-12.3)
]


class Told:
    """What happened."""

    YEAR: Final[i64] = 0
    FIRST: Final[i64] = 1
    PLACED: Final[i64] = 2
    VOICE: Final[i64] = 3
    INCOME: Final[i64] = 4
    GREW: Final[i64] = 5
    ROUND: Final[i64] = 6
    SKIPPED: Final[i64] = 7
    DREW: Final[i64] = 8
    GOLD: Final[i64] = 9
    FOUNDED: Final[i64] = 10
    BUILT: Final[i64] = 11
    TOOK: Final[i64] = 12
    PAID: Final[i64] = 13
    WELCOMED: Final[i64] = 14
    HARVEST: Final[i64] = 15
    CIRCUS: Final[i64] = 16
    LISTENED: Final[i64] = 17
    HEARD: Final[i64] = 18
    SHUFFLED: Final[i64] = 19
    REFILLED: Final[i64] = 20
    REVEALED: Final[i64] = 21
    WISH: Final[i64] = 22
    TIE: Final[i64] = 23
    CHOSE: Final[i64] = 24
    MOVED: Final[i64] = 25
    LOST: Final[i64] = 26
    LAPSED: Final[i64] = 27
    RAZED: Final[i64] = 28
    DIED: Final[i64] = 29
    FED: Final[i64] = 30
    HUNGRY: Final[i64] = 31
    STARVED: Final[i64] = 32
    UNCOVERED: Final[i64] = 33
    OVER: Final[i64] = 34


NEWS: Final = [
    News("year", ["number"], []),
    News("first", [], []),  # the start player marker goes to this seat (CIT-5.1)
    News("placed", ["space:space", "city:city"], []),
    News("voice", ["wish:wish"], []),  # the open card of the year (CIT-5.2)
    News("income", ["number"], []),
    News("grew", ["city:city", "number"], []),  # its population now
    News("round", ["number"], []),
    News("skipped", [], []),  # a turn and an action card lost to hunger (CIT-8.7)
    News("drew", [], []),  # a politics card was laid face down, unseen by anybody (CIT-8.11)
    News("gold", ["number"], []),  # an action card was played for gold
    News("founded", ["space:space", "city:city", "giver:giver"], []),
    News("built", ["building:building", "space:space", "city:city"], []),
    News("took", ["card:card", "number"], []),  # a politics card and what was paid right away
    News("paid", ["number"], []),  # for what a card brings, besides its price
    News("welcomed", ["city:city", "number"], []),  # its population now
    News("harvest", ["space:space", "number"], []),  # extra food it brings
    News("circus", ["space:space", "wish:wish", "number"], []),  # notables on an arch
    News("listened", ["heard:heard"], []),
    News("heard", ["place"], ["wish:wish"]),  # a voice card, shown only to the player who looked at it (CIT-15.3)
    News("shuffled", ["number"], []),  # cards of the discard pile that become the new draw pile
    News("refilled", ["card:card", "place"], []),
    News("revealed", ["wish:wish", "place"], []),
    News("wish", ["wish:wish"], []),  # of the year (CIT-10.1)
    News("tie", ["wish:wish", "other:wish"], []),  # two and two (CIT-10.2)
    News("chose", ["city:city", "wish:wish"], []),
    News("moved", ["city:city", "giver:giver"], []),  # a citizen goes to a city of this seat
    News("lost", ["city:city", "giver:giver"], []),  # a citizen goes to the supply: this seat's city is full (CIT-10.8)
    News("lapsed", ["city:city", "giver:giver"], []),  # the giver has no citizens left (CIT-10.8)
    News("razed", ["building:building", "space:space", "city:city"], []),
    News("died", ["city:city", "space:space"], []),
    News("fed", ["food", "demand"], []),
    News("hungry", ["food", "demand"], []),
    News("starved", ["city:city"], []),
    News("uncovered", ["card:card"], []),  # what this seat drew face down, now discarded (CIT-12.6)
    News("over", [], []),
]


class Stream:
    """Named streams of chance: draws from one do not affect the others."""

    FIRST: Final[i64] = 0
    LAND: Final[i64] = 1
    POLITICS: Final[i64] = 2
    VOICE: Final[i64] = 3
    COUNT: Final[i64] = 4
