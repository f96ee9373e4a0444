"""How a game and a round unfold: the four phases, majorities, the crest, the end (BRU-3, 13, 14.1)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from beffroi.games.bruges.drawing import DRAW_PHASE
from beffroi.games.bruges.progress import PROGRESS_PHASE
from beffroi.games.bruges.state import USED, BrugesState
from beffroi.games.bruges.tables import EMPTY, N_COLORS, Field, Phase, Trait
from beffroi.games.bruges.threats import ROLL, THREAT_PHASE
from beffroi.games.bruges.turns import PLAY_PHASE
from beffroi.games.bruges.words import Told
from beffroi.kernel.flow import TABLE, TableStep
from beffroi.kernel.sets import bit


@final
class Round(TableStep[BrugesState]):
    """A round of four phases (BRU-3.1)."""

    def run(self, state: BrugesState) -> None:
        state.round += 1
        for color in range(N_COLORS):
            state.dice[color] = 0
        state.tell(Told.ROUND, TABLE, state.round)
        state.push_all([DRAW_PHASE, ROLL, THREAT_PHASE, PROGRESS_PHASE, PLAY_PHASE, MAJORITIES])


@final
class Majorities(TableStep[BrugesState]):
    """Phase 4: majorities, the crest goes on, used characters are fresh again; perhaps the end (BRU-13)."""

    def run(self, state: BrugesState) -> None:
        state.phase = Phase.MAJORITIES
        state.active = EMPTY
        state.cycle = 0
        state.played = False
        for field in range(Field.COUNT):
            seek_majority(state, field)
        state.first = (state.first + 1) % state.seats
        state.tell(Told.FIRST, state.first)
        for player in state.players:
            for i in range(len(player.characters)):
                player.characters[i] %= USED
        if state.last_round != 0 and state.round >= state.last_round:
            state.phase = Phase.OVER
            state.tell(Told.OVER, TABLE)
        else:
            state.push(ROUND)


def measure(state: BrugesState, seat: i64, field: i64) -> i64:
    """Return what a player has in a field (BRU-13.1)."""
    player = state.players[seat]
    if field == Field.PROGRESS:
        return player.level
    return len(player.characters) if field == Field.CHARACTERS else player.count_tiles()


def may_tie(state: BrugesState, seat: i64, field: i64) -> bool:
    """Return whether a player has what a tie needs in a field; a canal tile counts even if it was lost (BRU-13.5)."""
    book = state.book
    if field == Field.CANAL and book.canal_ever:
        return state.players[seat].built
    return measure(state, seat, field) >= book.least[field]


def seek_majority(state: BrugesState, field: i64) -> None:
    """Turn the marker of whoever is ahead of every other player, or tied with a character for it (BRU-13.2 to 13.5)."""
    best: i64 = EMPTY
    leaders: i64 = 0
    for seat in range(state.seats):
        own = measure(state, seat, field)
        if own > best:
            best = own
            leaders = 0
        if own == best:
            leaders += 1
    for seat in range(state.seats):
        player = state.players[seat]
        if measure(state, seat, field) != best or (player.majorities >> field) & 1:
            continue
        tied = (player.traits >> Trait.ON_TIE) & 1 != 0 and may_tie(state, seat, field)
        if leaders == 1 or tied:
            player.majorities |= bit(field)
            state.tell(Told.MAJORITY, seat, field)


ROUND: Final = Round()
MAJORITIES: Final = Majorities()
