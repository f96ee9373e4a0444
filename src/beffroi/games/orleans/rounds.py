"""How a game and a round unfold: the seven phases, the exclusion before them, the end after them (ORL-3)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from beffroi.games.orleans.actions import TURN, Automate
from beffroi.games.orleans.events import MEET
from beffroi.games.orleans.followers import gather
from beffroi.games.orleans.payments import pay
from beffroi.games.orleans.planning import PLAN
from beffroi.games.orleans.state import OrleansState
from beffroi.games.orleans.tables import EMPTY, MAX_GRADES, Figure, Phase
from beffroi.games.orleans.words import Act, Told
from beffroi.kernel.flow import TABLE, Step, TableStep


@final
class Exclude(Step[OrleansState]):
    """Take place tiles out of the game before round 1, or decline (ORL-19.1)."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def args(self) -> list[int]:
        return [self.seat, self.left]

    def options(self, state: OrleansState) -> None:
        state.offer(Act.STOP)
        for tile in range(len(state.book.tile_names)):
            if (state.tiles >> tile) & 1:
                state.offer(Act.EXCLUDE + tile)

    def resolve(self, state: OrleansState, action: i64) -> None:
        if action == Act.STOP:
            return
        tile = action - Act.EXCLUDE
        state.tiles &= ~(1 << tile)
        state.excluded |= 1 << tile
        state.tell(Told.EXCLUDED, self.seat, tile)
        if self.left > 1:
            state.push(Exclude(self.seat, self.left - 1))


@final
class Hourglass(TableStep[OrleansState]):
    """Phase 1: turn up the next tile, or end the game after the last round (ORL-4.1, 18.1)."""

    def run(self, state: OrleansState) -> None:
        if state.round == state.book.rounds:
            finish(state)
            return
        state.phase = Phase.HOURGLASS
        state.round += 1
        state.shown += 1
        tile = state.event_tile()
        state.tell(Told.ROUND, TABLE, state.round, tile // MAX_GRADES, tile % MAX_GRADES)
        state.push_all([CENSUS, FOLLOWERS, PLANNING, ACTIONS, TECHNOLOGY, EVENT, START_PLAYER, HOURGLASS])


@final
class Census(TableStep[OrleansState]):
    """Phase 2: a sole leader on the farmers track receives a coin, a sole last player pays one (ORL-5)."""

    def run(self, state: OrleansState) -> None:
        state.phase = Phase.CENSUS
        leader = alone_at_end(state, 1)
        last = alone_at_end(state, -1)
        if leader != EMPTY:
            state.tell(Told.CENSUS_GAIN, leader)
            state.receive(leader, 1)
        if last != EMPTY and len(state.players) > 2:  # ORL-5.4
            state.tell(Told.CENSUS_LOSS, last)
            pay(state, last, 1)


def alone_at_end(state: OrleansState, sign: i64) -> i64:
    """Return who is alone furthest ahead (sign 1) or back (sign -1) on the farmers track, or EMPTY."""
    best: i64 = -999
    who: i64 = EMPTY
    for seat in range(len(state.players)):
        position = sign * state.players[seat].tracks[Figure.FARMER]
        if position > best:
            best = position
            who = seat
        elif position == best:
            who = EMPTY
    return who


@final
class Followers(TableStep[OrleansState]):
    """Phase 3: everyone draws or moves back, together or in turn order (ORL-3.2, 3.3)."""

    def run(self, state: OrleansState) -> None:
        state.phase = Phase.FOLLOWERS
        work(state, [gather(seat, 0) for seat in range(len(state.players))])


@final
class Planning(TableStep[OrleansState]):
    """Phase 4: everyone plans, together or in turn order; opens when phase 3 is over for all (ORL-3.3)."""

    def run(self, state: OrleansState) -> None:
        state.phase = Phase.PLANNING
        work(state, [PLAN[seat] for seat in range(len(state.players))])


def work(state: OrleansState, steps: list[Step[Any]]) -> None:
    """Let every seat do its step: each in a lane of its own, or one after the other."""
    for player in state.players:
        player.before = player.copy(None)
    if state.simultaneous:
        state.together([[step] for step in steps], SHOW)
    else:
        state.push_all([steps[seat] for seat in state.turn_order()])


@final
class Show(TableStep[OrleansState]):
    """All plans are open now (ORL-20.3, 20.4)."""

    def run(self, state: OrleansState) -> None:
        forget(state)


def forget(state: OrleansState) -> None:
    """Forget how players stood when they began to work: everything is open."""
    for player in state.players:
        player.before = None


@final
class Actions(TableStep[OrleansState]):
    """Phase 5: one action each in turn order until all have passed (ORL-8.2)."""

    def run(self, state: OrleansState) -> None:
        forget(state)
        state.phase = Phase.ACTIONS
        state.push(TURN[state.first])


@final
class Technology(TableStep[OrleansState]):
    """The end of phase 5: held technology tiles may be placed, in turn order (ORL-8.9, 11.2)."""

    def run(self, state: OrleansState) -> None:
        for player in state.players:
            player.passed = False
        steps: list[Step[Any]] = []
        for seat in state.turn_order():
            if state.players[seat].held > 0:
                steps.append(Automate(seat, state.players[seat].held))
        state.push_all(steps)


@final
class EventPhase(TableStep[OrleansState]):
    """Phase 6: the event, one player completely before the next (ORL-15.1)."""

    def run(self, state: OrleansState) -> None:
        state.phase = Phase.EVENT
        tile = state.event_tile()
        state.tell(Told.EVENT, TABLE, tile // MAX_GRADES, tile % MAX_GRADES)
        steps: list[Step[Any]] = []
        for seat in state.turn_order():
            steps.append(MEET[seat])
        state.push_all(steps)


@final
class StartPlayer(TableStep[OrleansState]):
    """Phase 7: the first-player tile goes to the left; no effect after the last round (ORL-3.4)."""

    def run(self, state: OrleansState) -> None:
        state.phase = Phase.START_PLAYER
        if state.round < state.book.rounds:
            state.first = (state.first + 1) % len(state.players)
            state.tell(Told.FIRST, state.first)


def finish(state: OrleansState) -> None:
    """End the game: whoever alone has the most posts takes the last citizen (ORL-18.2)."""
    state.phase = Phase.OVER
    most: i64 = -1
    owner: i64 = EMPTY
    for seat in range(len(state.players)):
        built = state.players[seat].built
        if built > most:
            most = built
            owner = seat
        elif built == most:
            owner = EMPTY
    if owner != EMPTY:
        state.tell(Told.MAJORITY, owner)
        state.gain_citizen(owner, state.book.majority_citizen)
    state.tell(Told.OVER, TABLE)


# Phases are frozen and come back every round: made once and shared by all games.
HOURGLASS: Final = Hourglass()
CENSUS: Final = Census()
FOLLOWERS: Final = Followers()
PLANNING: Final = Planning()
SHOW: Final = Show()
ACTIONS: Final = Actions()
TECHNOLOGY: Final = Technology()
EVENT: Final = EventPhase()
START_PLAYER: Final = StartPlayer()
