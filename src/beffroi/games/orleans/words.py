"""Verbs, events and streams of chance of Orléans."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beffroi.kernel.words import News, Word


class Act:
    """First id of every verb; literals, so that compiled code can fold them; Words checks them."""

    PASS: Final[i64] = 0
    READY: Final[i64] = 1
    STOP: Final[i64] = 2
    KEEP: Final[i64] = 3
    SETTLE: Final[i64] = 4
    PROTECT: Final[i64] = 5
    ENDURE: Final[i64] = 6
    EXCLUDE: Final[i64] = 7
    DRAW: Final[i64] = 39
    RECALL: Final[i64] = 55
    STORE: Final[i64] = 181
    PLACE: Final[i64] = 192
    DEPLOY: Final[i64] = 1578
    WITHDRAW: Final[i64] = 2964
    ACT: Final[i64] = 3090
    RECRUIT: Final[i64] = 3132
    TAKE: Final[i64] = 3139
    MOVE: Final[i64] = 3171
    SEND: Final[i64] = 3363
    PAY: Final[i64] = 3531
    TECH: Final[i64] = 3547
    FEED: Final[i64] = 3673
    GIVE_POST: Final[i64] = 3678
    GIVE_FOLLOWER: Final[i64] = 3679
    GIVE_DEVELOPMENT: Final[i64] = 3680
    GIVE_HELD: Final[i64] = 3681
    GIVE_BUILT: Final[i64] = 3682
    GIVE_GOOD: Final[i64] = 3714
    GIVE_TILE: Final[i64] = 3719
    GIVE_TECH: Final[i64] = 3751
    COUNT: Final[i64] = 3793


VERBS: Final = [
    Word("pass", Act.PASS, []),  # no more actions this round (ORL-8.4)
    Word("ready", Act.READY, []),  # the plan, or the choice of tower characters is final (ORL-7.5)
    Word("stop", Act.STOP, []),  # no further deed, no further exclusion
    Word("keep", Act.KEEP, []),  # keep a technology tile for later (ORL-11.2)
    Word("settle", Act.SETTLE, []),  # pay coins for the food still due (ORL-15.7)
    Word("protect", Act.PROTECT, []),  # use the Sacristy (ORL-15.8)
    Word("endure", Act.ENDURE, []),  # decline
    Word("exclude", Act.EXCLUDE, ["tile"]),  # ORL-19.1
    Word("draw", Act.DRAW, ["number"]),  # draw this many characters from the bag (ORL-6.4)
    Word("recall", Act.RECALL, ["slot"]),  # move back to the market instead of drawing (ORL-6.5)
    Word("store", Act.STORE, ["kind"]),  # a new character goes to the tower (ORL-6.10)
    Word("place", Act.PLACE, ["slot", "kind"]),  # from the market, or at the Bathhouse (ORL-7.1)
    Word("deploy", Act.DEPLOY, ["slot", "kind"]),  # from the tower (ORL-7.1)
    Word("withdraw", Act.WITHDRAW, ["slot"]),  # take back what was planned in this phase (ORL-7.4)
    Word("act", Act.ACT, ["place"]),  # ORL-8.3
    Word("recruit", Act.RECRUIT, ["figure"]),  # at the Village (ORL-9.2)
    Word("take", Act.TAKE, ["tile"]),  # ORL-9.13
    Word("move", Act.MOVE, ["town", "load"]),  # ORL-13.2, 13.3
    Word("send", Act.SEND, ["figure", "deed", "reward"]),  # ORL-14.1, 14.2
    Word("pay", Act.PAY, ["number"]),  # at the Pharmacy (ORL-10.17)
    Word("tech", Act.TECH, ["slot"]),  # ORL-11.2
    Word("feed", Act.FEED, ["good"]),  # ORL-15.6, 15.7
    Word("give-post", Act.GIVE_POST, []),  # Torture (ORL-16.2): a post of the reserve
    Word("give-follower", Act.GIVE_FOLLOWER, []),
    Word("give-development", Act.GIVE_DEVELOPMENT, []),
    Word("give-held", Act.GIVE_HELD, []),  # a technology tile not placed yet
    Word("give-built", Act.GIVE_BUILT, ["town"]),
    Word("give-good", Act.GIVE_GOOD, ["good"]),
    Word("give-tile", Act.GIVE_TILE, ["tile"]),
    Word("give-tech", Act.GIVE_TECH, ["place"]),
]


class Told:
    """What happened."""

    ROUND: Final[i64] = 0
    CENSUS_GAIN: Final[i64] = 1
    CENSUS_LOSS: Final[i64] = 2
    DREW: Final[i64] = 3
    RECALLED: Final[i64] = 4
    STORED: Final[i64] = 5
    PLACED: Final[i64] = 6
    WITHDREW: Final[i64] = 7
    READY: Final[i64] = 8
    ACTED: Final[i64] = 9
    PASSED: Final[i64] = 10
    RECRUITED: Final[i64] = 11
    GOOD: Final[i64] = 12
    COINS: Final[i64] = 13
    UNPAID: Final[i64] = 14
    PAID: Final[i64] = 15
    DEVELOPED: Final[i64] = 16
    CITIZEN: Final[i64] = 17
    TECHNOLOGY: Final[i64] = 18
    TOOK_TILE: Final[i64] = 19
    MOVED: Final[i64] = 20
    BUILT: Final[i64] = 21
    SENT: Final[i64] = 22
    DEED_DONE: Final[i64] = 23
    BATH: Final[i64] = 24
    AUTOMATED: Final[i64] = 25
    KEPT: Final[i64] = 26
    EVENT: Final[i64] = 27
    PROTECTED: Final[i64] = 28
    FED: Final[i64] = 29
    PLAGUE: Final[i64] = 30
    SPARED: Final[i64] = 31
    TORTURE: Final[i64] = 32
    GAVE_POST: Final[i64] = 33
    GAVE_BUILT: Final[i64] = 34
    GAVE_FOLLOWER: Final[i64] = 35
    GAVE_DEVELOPMENT: Final[i64] = 36
    GAVE_GOOD: Final[i64] = 37
    GAVE_TILE: Final[i64] = 38
    GAVE_HELD: Final[i64] = 39
    GAVE_TECH: Final[i64] = 40
    WAIVED: Final[i64] = 41
    EXCLUDED: Final[i64] = 42
    FIRST: Final[i64] = 43
    MAJORITY: Final[i64] = 44
    OVER: Final[i64] = 45


NEWS: Final = [
    News("round", ["number", "event:event", "grade:grade"], []),
    News("census-gain", [], []),
    News("census-loss", [], []),
    News("drew", ["kind:kind"], []),
    News("recalled", ["slot:slot", "kind:kind"], []),
    News("stored", ["kind:kind"], []),
    News("placed", ["slot:slot", "kind:kind"], []),
    News("withdrew", ["slot:slot", "kind:kind"], [], cancels="placed"),
    News("ready", [], []),
    News("acted", ["place:place"], []),
    News("passed", [], []),
    News("recruited", ["figure:figure"], []),
    News("good", ["good:good"], []),
    News("coins", ["number"], []),
    News("unpaid", ["number"], []),  # the bank of 2014 could not pay it
    News("paid", ["number"], []),
    News("developed", ["number"], []),  # the space reached
    News("citizen", ["citizen:citizen"], []),
    News("technology", [], []),
    News("took-tile", ["tile:tile"], []),
    News("moved", ["town:town", "load:load"], []),
    News("built", ["town:town"], []),
    News("sent", ["figure:figure", "deed:deed"], []),
    News("deed-done", ["deed:deed"], []),
    News("bath", ["kind:kind"], []),
    News("automated", ["slot:slot"], []),
    News("kept", [], []),
    News("event", ["event:event", "grade:grade"], []),
    News("protected", [], []),
    News("fed", ["good:good"], []),
    News("plague", ["kind:kind"], []),
    News("spared", ["kind:kind"], []),
    News("torture", ["number"], []),
    News("gave-post", [], []),
    News("gave-built", ["town:town"], []),
    News("gave-follower", ["kind:kind"], []),
    News("gave-development", ["number"], []),
    News("gave-good", ["good:good"], []),
    News("gave-tile", ["tile:tile"], []),
    News("gave-held", [], []),
    News("gave-tech", ["place:place"], []),
    News("waived", ["number"], []),
    News("excluded", ["tile:tile"], []),
    News("first", [], []),
    News("majority", [], []),
    News("over", [], []),
]


class Stream:
    """Named streams of chance: draws from one do not affect the others."""

    GOODS: Final[i64] = 0
    HOURGLASS: Final[i64] = 1
    FIRST: Final[i64] = 2
    TILES: Final[i64] = 3
    BAG: Final[i64] = 4  # + seat (ORL-3.3)
    COUNT: Final[i64] = 9
