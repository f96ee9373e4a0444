"""Phase 8: a player who cannot feed everyone loses citizens of their choice and is marked hungry (CIT-12.1 to 12.7)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from beffroi.games.la_citta.cities import food
from beffroi.games.la_citta.reorganization import TIDY
from beffroi.games.la_citta.state import CittaState
from beffroi.games.la_citta.steps import push_in_turn
from beffroi.games.la_citta.tables import MAX_CITIES, MAX_SEATS, City, Phase
from beffroi.games.la_citta.words import Act, Told
from beffroi.kernel.flow import SeatStep, Step, TableStep


@final
class Feeding(TableStep[CittaState]):
    """Everyone feeds in player order (CIT-12.5)."""

    def run(self, state: CittaState) -> None:
        state.phase = Phase.FEEDING
        push_in_turn(state, FEED)


@final
class Feed(SeatStep[CittaState]):
    """Compare food and demand once; a shortage means hunger, then the cities are put right (CIT-12.2 to 12.4)."""

    def run(self, state: CittaState) -> None:
        grown = food(state, self.who)
        demand = state.population(self.who)
        state.players[self.who].hungry = grown < demand  # a mark from an earlier year is not hunger this year
        if grown >= demand:
            state.players[self.who].hungry = False  # only hunger this year counts (CIT-8.7, 13.1)
            state.tell(Told.FED, self.who, grown, demand)
            return
        state.tell(Told.HUNGRY, self.who, grown, demand)
        state.push(TIDY[self.who])
        starve(state, self.who, demand - grown)


def starve(state: CittaState, seat: i64, left: i64) -> None:
    """Let a number of citizens leave cities of the owner's choice; without a choice it happens by itself."""
    if left < state.population(seat) and settled(state, seat) > 1:
        if left > 0:
            state.push(Starve(seat, left))
        return
    for city in range(seat * MAX_CITIES, seat * MAX_CITIES + MAX_CITIES):
        for _ in range(min(left, state.cities[city * City.COUNT + City.PEOPLE])):
            lose_citizen(state, seat, city)
            left -= 1


def settled(state: CittaState, seat: i64) -> i64:
    """Return how many cities of a player have citizens."""
    count: i64 = 0
    for city in range(seat * MAX_CITIES, seat * MAX_CITIES + MAX_CITIES):
        if state.cities[city * City.COUNT + City.PEOPLE] > 0:
            count += 1
    return count


def lose_citizen(state: CittaState, seat: i64, city: i64) -> None:
    """Send a hungry citizen back to the supply (CIT-12.3)."""
    state.cities[city * City.COUNT + City.PEOPLE] -= 1
    state.supply += 1
    state.tell(Told.STARVED, seat, city)


@final
class Starve(Step[CittaState]):
    """Choose the city that loses the next hungry citizen; `left` are still to go (CIT-12.3)."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def args(self) -> list[int]:
        return [self.seat, self.left]

    def options(self, state: CittaState) -> None:
        for city in range(self.seat * MAX_CITIES, self.seat * MAX_CITIES + MAX_CITIES):
            if state.cities[city * City.COUNT + City.PEOPLE] > 0:
                state.offer(Act.STARVE + city)

    def resolve(self, state: CittaState, action: i64) -> None:
        lose_citizen(state, self.seat, action - Act.STARVE)
        starve(state, self.seat, self.left - 1)


FEEDING: Final = Feeding()
FEED: Final[list[Step[Any]]] = [Feed(seat) for seat in range(MAX_SEATS)]
