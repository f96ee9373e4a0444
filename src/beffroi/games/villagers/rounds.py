"""How a game and a round unfold (VIL-4, 8, 11.28)."""

from __future__ import annotations

from typing import Any, Final, final

from beffroi.games.villagers.arrivals import ARRIVALS
from beffroi.games.villagers.build import BUILD
from beffroi.games.villagers.draft import DRAFT
from beffroi.games.villagers.market import first_due, hold_first, hold_second, second_due
from beffroi.games.villagers.solo import EVENTS
from beffroi.games.villagers.specials import turn_founders
from beffroi.games.villagers.state import VillagersState
from beffroi.games.villagers.tables import Card, Phase
from beffroi.games.villagers.village import find, food
from beffroi.games.villagers.words import Told
from beffroi.kernel.flow import TABLE, Step, TableStep


@final
class Round(TableStep[VillagersState]):
    """A round: draft, new arrivals, build, its end, then markets if they are due (VIL-4.1)."""

    def run(self, state: VillagersState) -> None:
        state.round += 1
        state.phase = Phase.DRAFT
        state.tell(Told.ROUND, TABLE, state.round)
        state.push_all(round_steps(state))


def round_steps(state: VillagersState) -> list[Step[Any]]:
    """Return the steps of a round in order; the solo duel adds the event phase (VIL-11.28)."""
    if state.solo():
        return [DRAFT, ARRIVALS, BUILD, UPKEEP, EVENTS, MARKETS]
    return [DRAFT, ARRIVALS, BUILD, UPKEEP, MARKETS]


@final
class Upkeep(TableStep[VillagersState]):
    """After the last build turn: the food check, then the first player changes (VIL-8.1, 8.3)."""

    def run(self, state: VillagersState) -> None:
        for seat in range(state.seats):
            nodes = state.players[seat].nodes
            if food(state.book, nodes) == 0 and find(nodes, Card.FOUNDERS) >= 0:
                turn_founders(state, seat, Card.FED)
                state.tell(Told.TURNED, seat)
        if not state.solo():  # VIL-11.3
            state.first = (state.first + 1) % state.seats
            state.tell(Told.FIRST, state.first)


@final
class Markets(TableStep[VillagersState]):
    """Hold the markets that are due; the second ends the game (VIL-8.4, 9.5)."""

    def run(self, state: VillagersState) -> None:
        if first_due(state):
            hold_first(state)
        if second_due(state):
            hold_second(state)
            state.phase = Phase.OVER
            state.tell(Told.OVER, TABLE)
            return
        state.push(ROUND)


# Phases are frozen and come back every round: made once and shared by all games.
ROUND: Final = Round()
UPKEEP: Final = Upkeep()
MARKETS: Final = Markets()
