"""Taking characters from the supply: the reward of each track space, the Village, place tiles (ORL-9, ORL-12)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from beffroi.games.orleans.book import TRACK_ROOM
from beffroi.games.orleans.state import OrleansState
from beffroi.games.orleans.tables import EMPTY, MAX_GRADES, N_FIGURES, N_TRACKS
from beffroi.games.orleans.words import Act, Told
from beffroi.kernel.flow import Step

ROOM: i64 = TRACK_ROOM


def can_recruit(state: OrleansState, seat: i64, figure: i64) -> bool:
    """Return whether a figure and all that comes with it may be had (ORL-12.2, 15.2, 17.2)."""
    book = state.book
    if state.supply[figure] == 0 or book.forbids[state.event_tile() // MAX_GRADES] == figure:
        return False
    if figure >= N_TRACKS:
        return True
    position = state.players[seat].tracks[figure]
    if position >= book.track_max[figure]:
        return False
    space = figure * ROOM + position + 1
    good = book.reward_good[space]
    if good != EMPTY and state.goods[good] == 0:
        return False
    return book.reward_technology[space] <= state.technology


def recruit(state: OrleansState, seat: i64, figure: i64) -> None:
    """Take a character into the bag, advance its marker and take the reward of the space (ORL-8.6)."""
    player = state.players[seat]
    state.supply[figure] -= 1
    player.bag[figure] += 1
    state.tell(Told.RECRUITED, seat, figure)
    if figure >= N_TRACKS:
        return  # ORL-9.5: a monk has no track and brings nothing
    player.tracks[figure] += 1
    reward(state, seat, figure * ROOM + player.tracks[figure])


def reward(state: OrleansState, seat: i64, space: i64) -> None:
    """Give what a space of a character track shows."""
    book = state.book
    good = book.reward_good[space]
    if good != EMPTY:
        state.gain_good(seat, good)
    citizen = book.reward_citizen[space]
    if citizen != EMPTY and not state.gain_citizen(seat, citizen):
        state.receive(seat, book.reward_consolation[space])  # ORL-12.4
    state.receive(seat, book.reward_coins[space])
    if book.reward_technology[space] > 0:
        state.gain_technology(seat)
    state.develop(seat, book.reward_development[space])
    if book.reward_piles[space] != 0:
        state.push(TakeTile(seat, book.reward_piles[space]))


@final
class ChooseFigure(Step[OrleansState]):
    """At the Village: which of several figures joins (ORL-9.2)."""

    def __init__(self, seat: i64, figures: i64) -> None:
        super().__init__(seat)
        self.figures = figures  # bit set

    def args(self) -> list[int]:
        return [self.seat, self.figures]

    def options(self, state: OrleansState) -> None:
        for figure in range(N_FIGURES):
            if (self.figures >> figure) & 1 and can_recruit(state, self.seat, figure):
                state.offer(Act.RECRUIT + figure)

    def resolve(self, state: OrleansState, action: i64) -> None:
        recruit(state, self.seat, action - Act.RECRUIT)


@final
class TakeTile(Step[OrleansState]):
    """Enlarge the town by a place tile; without a tile left the step falls away (ORL-9.13, 9.14)."""

    def __init__(self, seat: i64, piles: i64) -> None:
        super().__init__(seat)
        self.piles = piles  # bit set

    def args(self) -> list[int]:
        return [self.seat, self.piles]

    def options(self, state: OrleansState) -> None:
        tiles = state.tiles_of(self.piles)
        for tile in range(len(state.book.tile_names)):
            if (tiles >> tile) & 1:
                state.offer(Act.TAKE + tile)

    def resolve(self, state: OrleansState, action: i64) -> None:
        tile = action - Act.TAKE
        state.tiles &= ~(1 << tile)
        state.players[self.seat].tiles |= 1 << tile
        state.tell(Told.TOOK_TILE, self.seat, tile)
