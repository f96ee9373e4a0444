"""Phase 7: every pair of neighbors is compared, and citizens move to the more attractive city (CIT-10.4 to 10.11)."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from beffroi.games.la_citta.cities import attraction, has_room, neighbors, owner
from beffroi.games.la_citta.state import CittaState
from beffroi.games.la_citta.steps import SeatStep, TableStep, push_in_turn
from beffroi.games.la_citta.tables import EMPTY, MAX_CITIES, MAX_SEATS, N_CITIES, City, Phase
from beffroi.games.la_citta.words import Act, Told
from beffroi.kernel.flow import Step


@final
class Migration(TableStep):
    """Fix the claims on the position left by phase 5, then let the takers act in player order (CIT-10.6, 10.7)."""

    def run(self, state: CittaState) -> None:
        state.phase = Phase.MIGRATION
        state.claims = claims_of(state)
        push_in_turn(state, MIGRATE)


def claims_of(state: CittaState) -> vec[i64]:
    """Return all claims, taker first, rising: of two neighbors the more attractive one takes (CIT-10.5)."""
    near = neighbors(state)
    drawn = vec[i64]([attraction(state, city) for city in range(state.seats * MAX_CITIES)])
    out = vec[i64]([])
    for taker in range(len(near)):
        givers = near[taker]
        giver: i64 = 0
        while givers > 0:
            if givers & 1 and drawn[taker] > drawn[giver]:
                out = append(out, taker * N_CITIES + giver)
            givers >>= 1
            giver += 1
    return out


def live(state: CittaState, claim: i64) -> bool:
    """Tell whether a claim can be carried out at this moment (CIT-10.8)."""
    giver = claim % N_CITIES
    return state.cities[giver * City.COUNT + City.PEOPLE] > 0 and has_room(state, claim // N_CITIES)


@final
class Migrate(SeatStep):
    """Carry out the claims of a player: a single live one by itself, else one after the other as chosen (CIT-10.8)."""

    def run(self, state: CittaState) -> None:
        while True:
            count: i64 = 0
            only: i64 = EMPTY
            for claim in state.claims:
                if owner(claim // N_CITIES) == self.who and live(state, claim):
                    count += 1
                    only = claim
            if count > 1:
                state.push(CLAIM[self.who])
                return
            if count == 0:
                lapse(state, self.who)
                return
            carry_out(state, only)


def lapse(state: CittaState, seat: i64) -> None:
    """Drop the claims of a player that are not live: they do not revive (CIT-10.11)."""
    kept = vec[i64]([])
    for claim in state.claims:
        if owner(claim // N_CITIES) == seat:
            state.tell(Told.LAPSED, seat, claim // N_CITIES, claim % N_CITIES)
        else:
            kept = append(kept, claim)
    state.claims = kept


def carry_out(state: CittaState, claim: i64) -> None:
    """Move one citizen from the giver to the castello of the taker (CIT-10.9)."""
    taker = claim // N_CITIES
    giver = claim % N_CITIES
    state.cities[giver * City.COUNT + City.PEOPLE] -= 1
    state.cities[taker * City.COUNT + City.PEOPLE] += 1
    state.claims = remove(state.claims[:], claim)
    state.tell(Told.MOVED, owner(taker), taker, giver)


@final
class Claim(Step[CittaState]):
    """Choose the next claim to carry out (CIT-10.7)."""

    def options(self, state: CittaState) -> None:
        for claim in state.claims:
            if owner(claim // N_CITIES) == self.seat and live(state, claim):
                state.offer(Act.CLAIM + claim)

    def resolve(self, state: CittaState, action: i64) -> None:
        carry_out(state, action - Act.CLAIM)
        state.push(MIGRATE[self.seat])


MIGRATION: Final = Migration()
MIGRATE: Final[list[Step[Any]]] = [Migrate(seat) for seat in range(MAX_SEATS)]
CLAIM: Final = [Claim(seat) for seat in range(MAX_SEATS)]
