"""New arrivals: who leaves the road, who arrives, and where coins lie (VIL-6, 11.8)."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append
from mypy_extensions import i64

from beffroi.games.villagers.draft import offer_road
from beffroi.games.villagers.jester import is_jest, offer_jests, play_jester
from beffroi.games.villagers.piles import fill_road
from beffroi.games.villagers.state import ROAD_COIN, VillagersState
from beffroi.games.villagers.tables import EMPTY, MAX_CARDS, N_PLACES, Key, Phase
from beffroi.games.villagers.words import Act, Told
from beffroi.kernel.flow import TABLE, Step, TableStep


@final
class Arrivals(TableStep[VillagersState]):
    """Renew the road: three and more players in one go, two and one after placing coins (VIL-6.1, 6.6)."""

    def run(self, state: VillagersState) -> None:
        state.phase = Phase.ARRIVALS
        if state.layout.by_choice:
            coins = road_coins(state)
            steps: list[Step[Any]] = []
            if coins > 0:
                for i in range(state.seats, 0, -1):  # VIL-6.6: the first player is last
                    steps.append(PlaceCoin((state.first + i - 1) % state.seats, coins))
            else:
                state.begin_with(Key.ROAD_COINS)
            steps.append(RENEW)
            state.push_all(steps)
            return
        clear_road(state, True)
        fill_road(state, True)
        for place in range(N_PLACES):
            if state.road[place] != EMPTY:
                state.road[place] += ROAD_COIN  # VIL-6.4
                state.gold += 1


def road_coins(state: VillagersState) -> i64:
    """Return how many coins a player may put on the road (VIL-6.6); events may change it (VIL-12.5)."""
    return state.adjusted(Key.ROAD_COINS, 1)


@final
class PlaceCoin(Step[VillagersState]):
    """Put a coin from the bank on a villager on the road, or none (VIL-6.6)."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def args(self) -> list[int]:
        return [self.seat, self.left]

    def options(self, state: VillagersState) -> None:
        for held in state.road:
            if held != EMPTY:
                state.offer(Act.SKIP)
                break
        offer_road(state, Act.COIN)
        offer_jests(state)

    def resolve(self, state: VillagersState, action: i64) -> None:
        if is_jest(action):
            event = play_jester(state, self.seat, action)
            changed = (state.book.changing[Key.ROAD_COINS] >> event) & 1 != 0
            state.push(PlaceCoin(self.seat, road_coins(state)) if changed else self)
            return
        state.begin_with(Key.ROAD_COINS)
        if action == Act.SKIP:
            return
        place = (action - Act.COIN) // MAX_CARDS
        state.road[place] += ROAD_COIN
        state.gold += 1
        state.tell(Told.COIN, self.seat, state.road[place] % ROAD_COIN, place)
        if self.left > 1:
            state.push(PlaceCoin(self.seat, self.left - 1))


@final
class Renew(TableStep[VillagersState]):
    """Villagers without a coin leave, new ones come without a coin (VIL-6.7, 6.8)."""

    def run(self, state: VillagersState) -> None:
        clear_road(state, False)
        fill_road(state, True)


def clear_road(state: VillagersState, coined: bool) -> None:
    """Discard the villagers with a coin, or those without; coins go to the bank (VIL-6.1, 6.2, 6.7)."""
    for place in range(N_PLACES):
        held = state.road[place]
        if held != EMPTY and (held >= ROAD_COIN) == coined:
            state.discard = append(state.discard, held % ROAD_COIN)
            state.gold -= held // ROAD_COIN
            state.road[place] = EMPTY
            state.tell(Told.LEFT, TABLE, held % ROAD_COIN, place)


ARRIVALS: Final = Arrivals()
RENEW: Final = Renew()
