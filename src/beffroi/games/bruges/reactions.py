"""Characters that act by themselves: when something happens to their owner, and when there is a cost (BRU-12)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from beffroi.games.bruges.gains import return_marker
from beffroi.games.bruges.state import USED, BrugesState
from beffroi.games.bruges.tables import EMPTY, N_COLORS, Happening, Trait
from beffroi.games.bruges.words import Act, Told
from beffroi.kernel.flow import SeatStep, Step


def happen(state: BrugesState, seat: i64, happening: i64, color: i64, action: bool) -> None:
    """Let the characters of a player react once what happened is complete; N_COLORS means no color (BRU-12.22)."""
    player = state.players[seat]
    traits = player.traits
    if (traits >> (Trait.REACTS + happening)) & 1 or (action and (traits >> (Trait.REACTS_TO_ACTION + happening)) & 1):
        end: i64 = len(player.characters)
        if happening == Happening.PLACE_PERSON:
            end -= 1  # nobody reacts to its own placement (BRU-11.9)
        state.push(React(seat, happening, color, 1 if action else 0, 0, end))


@final
class React(SeatStep[BrugesState]):
    """Reactions in the order in which the characters were placed, each finished before the next (BRU-12.22).

    Only those react who lay there when it happened: a flash may place others before (BRU-10.12).
    """

    def __init__(self, who: i64, happening: i64, color: i64, action: i64, start: i64, end: i64) -> None:
        super().__init__(who)
        self.happening = happening
        self.color = color
        self.action = action
        self.start = start
        self.end = end

    def args(self) -> list[int]:
        return [self.who, self.happening, self.color, self.action, self.start, self.end]

    def run(self, state: BrugesState) -> None:
        characters = state.players[self.who].characters
        for i in range(self.start, self.end):
            card = characters[i] % USED
            effect = state.book.effects[card]
            if effect.hears(state, self.who, self.happening, self.color, self.action == 1):
                if i + 1 < self.end:
                    state.push(React(self.who, self.happening, self.color, self.action, i + 1, self.end))
                state.tell(Told.REACTED, self.who, card)
                effect.react(state, self.who, self.color)
                return


@final
class ReturnOne(Step[BrugesState]):
    """A reaction lets its owner return a marker, or keep it (BRU-12.12, 12.19)."""

    def __init__(self, seat: i64, colors: i64) -> None:
        super().__init__(seat)
        self.colors = colors  # bit set

    def args(self) -> list[int]:
        return [self.seat, self.colors]

    def options(self, state: BrugesState) -> None:
        offer_markers(state, self.seat, Act.KEEP, self.colors)

    def resolve(self, state: BrugesState, action: i64) -> None:
        if action != Act.KEEP:
            return_marker(state, self.seat, action - Act.RETURN)


def offer_markers(state: BrugesState, seat: i64, first: i64, colors: i64) -> None:
    """Offer to return a marker of some colors, after a first option; nothing where there is none to return."""
    markers = state.players[seat].markers
    for color in range(N_COLORS):
        if (colors >> color) & 1 and markers[color] > 0:
            if first != EMPTY:
                state.offer(first)
                first = EMPTY
            state.offer(Act.RETURN + color)


def cost(state: BrugesState, seat: i64, target: i64, base: i64, group: i64) -> i64:
    """Return a cost in florins as the characters change it: a set value wins, else additions (BRU-12.24)."""
    player = state.players[seat]
    if (player.traits >> (Trait.CHANGES + target)) & 1 == 0:
        return base
    least: i64 = EMPTY
    for character in player.characters:
        effect = state.book.effects[character % USED]
        fixed = effect.fixed(target, group)
        if fixed != EMPTY and (least == EMPTY or fixed < least):
            least = fixed
        base += effect.change(target, group)
    return max(0, base) if least == EMPTY else least
