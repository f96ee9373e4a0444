"""Phase 6: the voice of the people is turned up; after two and two owners choose in phase 7 (CIT-10.1, 10.2)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.la_citta.cities import owner
from beffroi.games.la_citta.state import CittaState
from beffroi.games.la_citta.tables import MAX_CITIES, N_CITIES, N_OPEN, N_VOICE, N_WISHES, City, Phase
from beffroi.games.la_citta.words import Act, Told
from beffroi.kernel.flow import TABLE, Step, TableStep
from beffroi.kernel.sets import bit
from beffroi.kernel.vectors import zeros


def voices(state: CittaState) -> vec[i64]:
    """Return how many of the voice cards of this year name each wish."""
    count = zeros(N_WISHES)
    for place in range(N_VOICE):
        count[state.voice_at(place)] += 1
    return count


def loudest(state: CittaState) -> i64:
    """Return the bit set of the wishes that most voice cards of this year name (CIT-10.1)."""
    count = voices(state)
    most: i64 = 0
    for wish in range(N_WISHES):
        most = max(most, count[wish])
    out: i64 = 0
    for wish in range(N_WISHES):
        if count[wish] == most:
            out |= bit(wish)
    return out


def first_of(wishes: i64) -> i64:
    """Return the first wish of a set."""
    wish: i64 = 0
    while (wishes >> wish) & 1 == 0:
        wish += 1
    return wish


def last_of(wishes: i64) -> i64:
    """Return the last wish of a set."""
    wish: i64 = N_WISHES - 1
    while (wishes >> wish) & 1 == 0:
        wish -= 1
    return wish


@final
class Reveal(TableStep[CittaState]):
    """Turn up the hidden voice cards; one wish counts for all cities, or owners choose later (CIT-10.1)."""

    def run(self, state: CittaState) -> None:
        state.phase = Phase.REVEAL_VOICE
        state.shown += 1
        for place in range(N_OPEN, N_VOICE):
            state.tell(Told.REVEALED, TABLE, state.voice_at(place), place + 1)
        loud = loudest(state)
        low = first_of(loud)
        high = last_of(loud)
        if low == high:
            for city in range(state.seats * MAX_CITIES):
                if state.stands(city):
                    state.cities[city * City.COUNT + City.WISH] = low
            state.tell(Told.WISH, TABLE, low)
            return
        state.tell(Told.TIE, TABLE, low, high)


@final
class Wish(Step[CittaState]):
    """Choose which of two wishes counts for a city and for the neighbors it is compared with (CIT-10.2)."""

    def __init__(self, seat: i64, city: i64) -> None:
        super().__init__(seat)
        self.city = city

    def args(self) -> list[int]:
        return [self.seat, self.city]

    def options(self, state: CittaState) -> None:
        loud = loudest(state)
        for wish in range(N_WISHES):
            if (loud >> wish) & 1:
                state.offer(Act.WISH + self.city * N_WISHES + wish)

    def resolve(self, state: CittaState, action: i64) -> None:
        wish = (action - Act.WISH) % N_WISHES
        state.cities[self.city * City.COUNT + City.WISH] = wish
        state.tell(Told.CHOSE, self.seat, self.city, wish)


REVEAL: Final = Reveal()
WISH: Final = [Wish(owner(city), city) for city in range(N_CITIES)]
