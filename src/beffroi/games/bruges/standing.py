"""What characters do while they are in a house: one class per word of the data (BRU-12.12 to 12.17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from beffroi.games.bruges.account import Account
from beffroi.games.bruges.effects import ACTIVE, ANY, Reward
from beffroi.games.bruges.reactions import ReturnOne
from beffroi.games.bruges.state import BrugesState, Effect
from beffroi.games.bruges.tables import (
    COLORS,
    EMPTY,
    GROUPS,
    HAPPENINGS,
    N_COLORS,
    TARGETS,
    Happening,
    Target,
    Trait,
)
from beffroi.kernel.errors import DataError
from beffroi.kernel.reader import Reader
from beffroi.kernel.sets import bit
from beffroi.kernel.vocabulary import Vocabulary

# words allowed in `do` for a character that always works
STANDING: Final[Vocabulary[Callable[[Reader], Effect]]] = Vocabulary()


class Marker:
    """Which marker a reaction returns."""

    NONE: Final[i64] = 0
    EVENT: Final[i64] = 1
    ANY: Final[i64] = 2


@final
class OnEvent(Effect):
    """{ do = "on_event", event = "build_canal", scope = "any", florins = 2 }: gains, or a `threat` (BRU-12.12)."""

    def __init__(self, data: Reader) -> None:
        self.event: i64 = data.word("event", HAPPENINGS)
        self.action_only = data.word("scope", ["any", "action"]) == 1
        super().__init__(bit((Trait.REACTS_TO_ACTION if self.action_only else Trait.REACTS) + self.event))
        self.reward = Reward(data, [*COLORS, "any", "event"])
        self.marker: i64 = 1 + data.word("threat", ["event", "any"]) if data.has("threat") else Marker.NONE
        if self.reward.total() == 0 and self.marker == Marker.NONE:
            data.done()  # report a misspelled key first
            reason = "gives nothing; it needs points, florins, workers, cards or threat"
            raise DataError(data.path, reason, "nothing-or-threat")
        colored = self.reward.color > N_COLORS or self.marker == Marker.EVENT
        if colored and self.event == Happening.ADVANCE_PROGRESS:
            reason = "advance_progress has no color, so nothing can have it (BRU-12.12)"
            raise DataError(data.at("event"), reason, "no-color")

    def hears(self, state: BrugesState, seat: i64, happening: i64, color: i64, action: bool) -> bool:
        if happening != self.event or (self.action_only and not action):
            return False
        if self.reward.total() > 0:
            return True
        for own in range(N_COLORS):  # ask nothing if there is no such marker (BRU-12.12)
            if (self.marker == Marker.ANY or own == color) and state.players[seat].markers[own] > 0:
                return True
        return False

    def react(self, state: BrugesState, seat: i64, color: i64) -> None:
        if self.marker != Marker.NONE:
            state.push(ReturnOne(seat, ANY if self.marker == Marker.ANY else bit(color)))
        self.reward.grant(state, seat, color)

    def yields(self, account: Account) -> None:
        account.whenever(self.event)
        self.reward.yields(account)
        if self.marker != Marker.NONE:
            account.markers(self.marker == Marker.ANY)


STANDING.add("on_event", OnEvent)


@final
class CostModifier(Effect):
    """{ do = "cost_modifier", target = "person", florins_add = -2, group = "artist" } (BRU-12.13).

    `florins_set` may replace `florins_add`; for a house, only `worker = "any"` is allowed.
    """

    def __init__(self, data: Reader) -> None:
        self.target: i64 = data.word("target", TARGETS)
        super().__init__(bit(Trait.CHANGES + self.target))
        self.add: i64 = 0
        self.set: i64 = EMPTY
        self.group: i64 = EMPTY
        if self.target == Target.HOUSE:
            data.word("worker", ["any"])
        elif data.has("florins_set"):
            self.set = data.number("florins_set", None, 0, 99)
        else:
            self.add = data.number("florins_add", None, -99, 99)
        if self.target == Target.PERSON and data.has("group"):
            self.group = data.word("group", GROUPS)

    def change(self, target: i64, group: i64) -> i64:
        return self.add if target == self.target and (self.group == EMPTY or self.group == group) else 0

    def fixed(self, target: i64, group: i64) -> i64:
        return self.set if target == self.target and (self.group == EMPTY or self.group == group) else EMPTY

    def yields(self, account: Account) -> None:
        account.cheapens(self.target, -self.add, self.group != EMPTY)


STANDING.add("cost_modifier", CostModifier)


@final
class HandLimit(Effect):
    """{ do = "hand_limit", value = 6 }: the hand size up to which one draws in phase 1 (BRU-12.14)."""

    def __init__(self, data: Reader) -> None:
        super().__init__(bit(Trait.HAND_LIMIT))
        self.limit: i64 = data.number("value", None, 1, 99)

    def value(self) -> i64:
        return self.limit

    def yields(self, account: Account) -> None:
        account.bends()


STANDING.add("hand_limit", HandLimit)


@final
class DoubleFlash(Effect):
    """{ do = "double_flash" }: flash effects may be used twice (BRU-12.15)."""

    def __init__(self, data: Reader) -> None:
        super().__init__(bit(Trait.DOUBLE_FLASH))

    def yields(self, account: Account) -> None:
        account.bends()


STANDING.add("double_flash", DoubleFlash)


@final
class ProgressWithoutDice(Effect):
    """{ do = "progress_without_dice", cost = 4 }: a level when no die gives a price (BRU-12.16)."""

    def __init__(self, data: Reader) -> None:
        super().__init__(bit(Trait.WITHOUT_DICE))
        self.cost: i64 = data.number("cost", None, 0, 99)

    def value(self) -> i64:
        return self.cost

    def yields(self, account: Account) -> None:
        account.bends()


STANDING.add("progress_without_dice", ProgressWithoutDice)


@final
class MajorityOnTie(Effect):
    """{ do = "majority_on_tie" }: a tie is enough for a majority (BRU-12.17)."""

    def __init__(self, data: Reader) -> None:
        super().__init__(bit(Trait.ON_TIE))

    def yields(self, account: Account) -> None:
        account.ties()


STANDING.add("majority_on_tie", MajorityOnTie)


def make_effect(data: Reader, standing: bool) -> Effect:
    """Build the effect of a character, activated or standing; the word `do` picks the class."""
    words = STANDING if standing else ACTIVE
    effect = words.maker(data)(data)
    data.done()
    return effect
