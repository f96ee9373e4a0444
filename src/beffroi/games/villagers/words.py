"""Verbs, events and streams of chance of Villagers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beffroi.kernel.words import News, Word


class Act:
    """First id of every verb; literals, so that compiled code can fold them; Words checks them."""

    DONE: Final[i64] = 0
    SKIP: Final[i64] = 1
    BANK: Final[i64] = 2
    FREE: Final[i64] = 3
    RANSOM: Final[i64] = 4
    SUBMIT: Final[i64] = 5
    SIDE: Final[i64] = 6
    DRAFT: Final[i64] = 8
    BLIND: Final[i64] = 368
    GIVE: Final[i64] = 431
    COIN: Final[i64] = 791
    PLACE: Final[i64] = 1151
    EXCHANGE: Final[i64] = 1211
    PLAY: Final[i64] = 1271
    ON: Final[i64] = 1331
    MONK: Final[i64] = 1523
    MONKS: Final[i64] = 1715
    MONK_TABLE: Final[i64] = 1907
    MONKS_TABLE: Final[i64] = 1908
    UNLOCK: Final[i64] = 1909
    ONTO: Final[i64] = 1969
    RETURN: Final[i64] = 1977
    SWAP: Final[i64] = 2037
    SELL: Final[i64] = 3189
    EVENT: Final[i64] = 3381
    JEST: Final[i64] = 3413
    LOSE: Final[i64] = 3445
    YIELD: Final[i64] = 3637
    HAND_OVER: Final[i64] = 3997
    FROM: Final[i64] = 4057
    POINT: Final[i64] = 4064
    COUNT: Final[i64] = 5216


VERBS: Final = [
    Word("done", Act.DONE, []),  # end the build turn (VIL-7.3)
    Word("skip", Act.SKIP, []),  # put no coin on the road (VIL-6.6)
    Word("bank", Act.BANK, []),  # open a padlock at the bank (VIL-7.16)
    Word("free", Act.FREE, []),  # open a padlock for free (VIL-7.30)
    Word("ransom", Act.RANSOM, []),  # pay to prevent an event, or instead of losing cards (VIL-11.32, 12.4)
    Word("submit", Act.SUBMIT, []),  # let the event happen
    Word("side", Act.SIDE, ["side"]),  # which side of Founders is up (VIL-7.29)
    Word("draft", Act.DRAFT, ["place", "card"]),  # from the road (VIL-5.3)
    Word("blind", Act.BLIND, ["pile", "family"]),  # the top of a stack, of which only the back is known (VIL-5.3)
    Word("give", Act.GIVE, ["place", "card"]),  # give the Countess a villager from the road (VIL-11.4)
    Word("coin", Act.COIN, ["place", "card"]),  # put a coin on a villager on the road (VIL-6.6)
    Word("place", Act.PLACE, ["card"]),  # from the hand into the village (VIL-7.6)
    Word("exchange", Act.EXCHANGE, ["card"]),  # exchange a hand card for this common villager (VIL-7.10)
    Word("play", Act.PLAY, ["card"]),  # a special villager (VIL-7.23)
    Word("on", Act.ON, ["spot"]),  # where a villager is placed (VIL-7.6)
    Word("monk", Act.MONK, ["spot"]),  # the same with one Monk between (VIL-7.25)
    Word("monks", Act.MONKS, ["spot"]),  # the same with two Monks between
    Word("monk-table", Act.MONK_TABLE, []),  # start the pile with one Monk
    Word("monks-table", Act.MONKS_TABLE, []),  # start the pile with two Monks
    Word("unlock", Act.UNLOCK, ["village", "copy"]),  # with a key in a village (VIL-7.16)
    Word("onto", Act.ONTO, ["heap"]),  # where the returned card goes (VIL-7.10, 7.13)
    Word("return", Act.RETURN, ["card"]),  # which card it is: others see its back only (VIL-7.12)
    Word("swap", Act.SWAP, ["village", "spot"]),  # whose place the Apprentice takes (VIL-7.29)
    Word("sell", Act.SELL, ["spot"]),  # whose gold the Smuggler halves (VIL-7.31)
    Word("event", Act.EVENT, ["event"]),  # resolve an event now, or keep it going (VIL-11.10, 11.41)
    Word("jest", Act.JEST, ["event"]),  # discard an event with the Jester (VIL-11.22)
    Word("lose", Act.LOSE, ["spot"]),  # lose a top villager to an event (VIL-12.4)
    Word("yield", Act.YIELD, ["place", "card"]),  # lose a villager from the road to an event
    Word("hand-over", Act.HAND_OVER, ["card"]),  # lose a hand card to an event
    Word("from", Act.FROM, ["pile"]),  # the pile from which the Countess gets a card (VIL-11.55)
    Word("point", Act.POINT, ["village", "spot"]),  # the villager for an event (VIL-11.35)
]


class Told:
    """What happened."""

    ROUND: Final[i64] = 0
    DRAFTED: Final[i64] = 1
    DREW: Final[i64] = 2
    COINS: Final[i64] = 3
    ARRIVED: Final[i64] = 4
    READY: Final[i64] = 5
    LEFT: Final[i64] = 6
    COIN: Final[i64] = 7
    LIMIT: Final[i64] = 8
    PLACED: Final[i64] = 9
    MONKS: Final[i64] = 10
    UNLOCKED: Final[i64] = 11
    OPENED: Final[i64] = 12
    PAID_BANK: Final[i64] = 13
    FREED: Final[i64] = 14
    RETURNED: Final[i64] = 15
    COMMON: Final[i64] = 16
    PLAYED: Final[i64] = 17
    SWAPPED: Final[i64] = 18
    SIDE: Final[i64] = 19
    SOLD: Final[i64] = 20
    BUILT: Final[i64] = 21
    TURNED: Final[i64] = 22
    FIRST: Final[i64] = 23
    MARKET: Final[i64] = 24
    INCOME: Final[i64] = 25
    SILVER: Final[i64] = 26
    CASHED: Final[i64] = 27
    GAVE: Final[i64] = 28
    REVEALED: Final[i64] = 29
    EVENT: Final[i64] = 30
    JESTER: Final[i64] = 31
    PAID_COUNTESS: Final[i64] = 32
    TREASURE: Final[i64] = 33
    LOST: Final[i64] = 34
    TAKEN: Final[i64] = 35
    BOUGHT: Final[i64] = 36
    JOINED: Final[i64] = 37
    COUNTESS: Final[i64] = 38
    BACK: Final[i64] = 39
    OVER: Final[i64] = 40
    REPLACED: Final[i64] = 41
    RECEIVED: Final[i64] = 42
    LAID: Final[i64] = 43
    LATE: Final[i64] = 44
    RECYCLED: Final[i64] = 45
    GONE: Final[i64] = 46


NEWS: Final = [
    News("round", ["number"], []),
    News("drafted", ["card:card", "place:place"], []),
    News("drew", ["card:card", "pile:pile"], []),  # a blind pick is shown to everyone (VIL-5.4)
    News("coins", ["number"], []),  # picked up from the road
    News("arrived", ["card:card", "place:place"], []),
    News("ready", ["number"], []),  # this many cards go to the hand (VIL-5.6)
    News("left", ["card:card", "place:place"], []),  # a villager leaves the road and the game
    News("coin", ["card:card", "place:place"], []),
    News("limit", ["number"], []),  # of the build turn (VIL-7.5)
    News("placed", ["card:card"], []),
    News("monks", ["number"], []),
    News("unlocked", ["card:card", "village:village"], []),  # with a key of another village
    News("opened", ["card:card"], []),  # with a key of one's own village
    News("paid-bank", ["number"], []),
    News("freed", [], []),
    News("returned", ["heap:heap", "family:family"], ["card:card"]),
    News("common", ["card:card"], []),
    News("played", ["card:card"], []),
    News("swapped", ["spot:spot", "village:village"], []),
    News("side", ["side:side"], []),
    News("sold", ["spot:spot", "number"], []),
    News("built", [], []),
    News("turned", [], []),  # Founders to the food side (VIL-8.1)
    News("first", [], []),
    News("market", ["held:held"], []),
    News("income", ["number"], []),
    News("silver", ["number"], []),
    News("cashed", ["number"], []),
    News("gave", ["card:card", "place:place"], []),
    News("revealed", ["event:event"], []),
    News("event", ["event:event"], []),
    News("jester", ["event:event"], []),
    News("paid-countess", ["number"], []),
    News("treasure", ["number"], []),  # gold the Countess receives from the bank, the road or a market
    News("lost", ["card:card"], []),
    News("taken", ["card:card"], []),  # by the Countess
    News("bought", ["event:event"], []),  # the player pays the cost instead (VIL-11.32, 12.4)
    News("joined", ["card:card", "number"], []),  # the Countess’s new villager and its value (VIL-11.11)
    News("countess", ["number"], []),  # her treasury after a market
    News("back", ["card:card"], []),  # a Monk or Apprentice goes back to the hand (VIL-7.28)
    News("over", [], []),
    News("replaced", ["event:event"], []),  # others replace it at once (VIL-11.52)
    News("received", ["number"], []),  # from the bank, by an event
    News("laid", ["card:card", "village:village", "number"], []),  # gold from the bank on a villager (VIL-12.7)
    News("late", ["event:event"], []),  # turned up when its phase is over (VIL-11.36)
    News("recycled", ["number"], []),  # discarded villagers become the new reserve (VIL-11.33)
    News("gone", [], []),  # the Jester leaves the game unplayed (VIL-11.53)
]


class Stream:
    """Named streams of chance: draws from one do not affect the others."""

    CARDS: Final[i64] = 0
    ROAD: Final[i64] = 1
    FIRST: Final[i64] = 2
    EVENTS: Final[i64] = 3
    LOOT: Final[i64] = 4  # hand cards that an event takes at random
    RESERVE: Final[i64] = 5  # a new reserve from discarded villagers
    COUNT: Final[i64] = 6
