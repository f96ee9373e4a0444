"""How a game and a year unfold: phases 1 to 4, the order of all eight, the end of the year (CIT-4 to 6, 12.6)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from beffroi.games.la_citta.cities import founded_cities, has_room
from beffroi.games.la_citta.feeding import FEEDING
from beffroi.games.la_citta.migration import MIGRATION
from beffroi.games.la_citta.politics import POLITICS
from beffroi.games.la_citta.reorganization import REORGANIZATION
from beffroi.games.la_citta.state import TAKEN, CittaState
from beffroi.games.la_citta.tables import EMPTY, MAX_CARDS, MAX_CITIES, N_WISHES, City, Phase
from beffroi.games.la_citta.wishes import REVEAL
from beffroi.games.la_citta.words import Told
from beffroi.kernel.flow import TABLE, Step, TableStep
from beffroi.kernel.vectors import zeros


@final
class Year(TableStep[CittaState]):
    """A year: eight phases, then its end (CIT-4.1)."""

    def run(self, state: CittaState) -> None:
        state.year += 1
        state.round = 0  # phase 5 counts its rounds from here, whatever stood on the clock before
        state.tell(Told.YEAR, TABLE, state.year)
        state.push_all(PHASE_STEPS)


@final
class StartPlayer(TableStep[CittaState]):
    """Phase 1: the marker goes to the left, not in the first year (CIT-5.1)."""

    def run(self, state: CittaState) -> None:
        state.phase = Phase.START_PLAYER
        if state.year > 1:
            state.first = (state.first + 1) % state.seats
        state.tell(Told.FIRST, state.first)


@final
class LayVoice(TableStep[CittaState]):
    """Phase 2: the voice cards of the year are laid out, the first of them open (CIT-5.2)."""

    def run(self, state: CittaState) -> None:
        state.phase = Phase.LAY_VOICE
        state.shown += 1
        state.tell(Told.VOICE, TABLE, state.voice_at(0))


@final
class Income(TableStep[CittaState]):
    """Phase 3: gold of the quarries (CIT-5.3)."""

    def run(self, state: CittaState) -> None:
        state.phase = Phase.INCOME
        for seat in state.turn_order():
            gold = income(state, seat)
            if gold > 0:
                state.players[seat].gold += gold
                state.tell(Told.INCOME, seat, gold)


def income(state: CittaState, seat: i64) -> i64:
    """Return the gold that the quarries of a player bring (CIT-5.3)."""
    return state.sum_of(seat, City.INCOME)


@final
class Growth(TableStep[CittaState]):
    """Phase 4: one citizen for each city below its cap, as long as the supply lasts (CIT-6.1, 6.4)."""

    def run(self, state: CittaState) -> None:
        state.phase = Phase.GROWTH
        for seat in state.turn_order():
            for city in founded_cities(state, seat):
                if state.supply > 0 and has_room(state, city):
                    at = city * City.COUNT + City.PEOPLE
                    state.supply -= 1
                    state.cities[at] += 1
                    state.tell(Told.GREW, seat, city, state.cities[at])


@final
class YearEnd(TableStep[CittaState]):
    """Cards and notables go back; the next year follows, or the game is over (CIT-12.6, 13.1)."""

    def run(self, state: CittaState) -> None:
        book = state.book
        for seat in range(state.seats):
            player = state.players[seat]
            taken = player.taken
            card: i64 = 0
            while taken > 0:
                state.discard[card] += taken % TAKEN
                taken //= TAKEN
                card += 1
            player.taken = 0
            player.actions = book.action_cards
            player.notables = book.notables
            player.founded = False
            player.looked = 0
        uncover(state)
        for city in range(state.seats * MAX_CITIES):
            for wish in range(N_WISHES):
                state.cities[city * City.COUNT + City.GAMES + wish] = 0
            state.cities[city * City.COUNT + City.WISH] = EMPTY
        state.harvests = zeros(0)
        state.games = zeros(0)
        if state.year < book.years:
            state.push(YEAR)
            return
        state.round = 0
        state.phase = Phase.OVER
        state.tell(Told.OVER, TABLE)


def uncover(state: CittaState) -> None:
    """Discard face up what was drawn face down (CIT-8.11, 12.6)."""
    for mark in state.drawn:
        state.discard[mark % MAX_CARDS] += 1
        state.shown += 1
        state.tell(Told.UNCOVERED, mark // MAX_CARDS, mark % MAX_CARDS)
    state.drawn = zeros(0)


# Phases are frozen and come back every year: made once and shared by all games.
YEAR: Final = Year()
START_PLAYER: Final = StartPlayer()
LAY_VOICE: Final = LayVoice()
INCOME: Final = Income()
GROWTH: Final = Growth()
YEAR_END: Final = YearEnd()
PHASE_STEPS: Final[list[Step[Any]]] = [
    START_PLAYER, LAY_VOICE, INCOME, GROWTH, POLITICS, REVEAL, MIGRATION, REORGANIZATION, FEEDING, YEAR_END,
]  # fmt: skip
