"""What politics cards do: one class per word of the data, and the choices they ask for (CIT-9)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.la_citta.building import PUT, Small
from beffroi.games.la_citta.cities import cap, has_room, owner
from beffroi.games.la_citta.state import CittaState, Policy, inserted
from beffroi.games.la_citta.steps import CardStep
from beffroi.games.la_citta.tables import (
    EMPTY,
    MAX_BUILDINGS,
    MAX_CARDS,
    MAX_CITIES,
    MAX_COUNT,
    N_OPEN,
    N_VOICE,
    City,
)
from beffroi.games.la_citta.words import Act, Told
from beffroi.kernel.errors import DataError
from beffroi.kernel.flow import Step
from beffroi.kernel.reader import Reader
from beffroi.kernel.sets import bit


def pay(state: CittaState, seat: i64, price: i64) -> None:
    """Pay the bank."""
    if price > 0:
        state.players[seat].gold -= price
        state.tell(Told.PAID, seat, price)


@final
class BuildLarge(Policy):
    """{ do = "build", building = "palace" }: build it where it may stand (CIT-9.1)."""

    def __init__(self, data: Reader, buildings: list[str]) -> None:
        self.building: i64 = data.word("building", buildings)

    def possible(self, state: CittaState, seat: i64, card: i64, able: i64) -> bool:
        return (able >> self.building) & 1 != 0

    def perform(self, state: CittaState, seat: i64, card: i64) -> None:
        state.push(PUT[seat * MAX_BUILDINGS + self.building])


@final
class Population(Policy):
    """{ do = "population", prices = [0, 1, 3] }: one, two or three citizens for these prices (CIT-9.2)."""

    def __init__(self, data: Reader) -> None:
        self.prices = rising(data, int(MAX_COUNT))

    def possible(self, state: CittaState, seat: i64, card: i64, able: i64) -> bool:
        return self.most(state, seat) > 0

    def most(self, state: CittaState, seat: i64) -> i64:
        """Return how many citizens can be paid, taken and placed."""
        gold = state.players[seat].gold
        count = min(state.supply, places(state, seat))
        count = min(count, len(self.prices))
        while count > 0 and self.prices[count - 1] > gold:
            count -= 1
        return count

    def perform(self, state: CittaState, seat: i64, card: i64) -> None:
        state.push(Invite(seat, card))


def places(state: CittaState, seat: i64) -> i64:
    """Return how many citizens the cities of a player may still gain, up to a fair number (CIT-6.3)."""
    total: i64 = 0
    for city in range(seat * MAX_CITIES, seat * MAX_CITIES + MAX_CITIES):
        if state.stands(city):
            total += min(MAX_COUNT, max(0, cap(state, city) - state.cities[city * City.COUNT + City.PEOPLE]))
    return total


def rising(data: Reader, most: int) -> vec[i64]:
    """Read prices for one, two and more, none cheaper than the one before."""
    prices = data.numbers("prices", 0, 99)
    if not 1 <= len(prices) <= most or prices != sorted(prices):
        raise DataError(data.at("prices"), f"1 to {most} prices are expected, none lower than the one before")
    return vec[i64]([i64(price) for price in prices])


@final
class Invite(CardStep):
    """Choose how many citizens come, and pay for them (CIT-9.2)."""

    def options(self, state: CittaState) -> None:
        policy = state.book.policies[self.card]
        if isinstance(policy, Population):
            for count in range(policy.most(state, self.seat)):
                state.offer(Act.INVITE + count)

    def resolve(self, state: CittaState, action: i64) -> None:
        policy = state.book.policies[self.card]
        count = action - Act.INVITE
        if isinstance(policy, Population):
            pay(state, self.seat, policy.prices[count])
        state.push(Welcome(self.seat, count + 1))


@final
class Welcome(Step[CittaState]):
    """Choose the city of the next new citizen, below its cap at that moment (CIT-9.2)."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def args(self) -> list[int]:
        return [self.seat, self.left]

    def options(self, state: CittaState) -> None:
        if state.supply > 0:
            for city in range(self.seat * MAX_CITIES, self.seat * MAX_CITIES + MAX_CITIES):
                if state.stands(city) and has_room(state, city):
                    state.offer(Act.WELCOME + city)

    def resolve(self, state: CittaState, action: i64) -> None:
        city = action - Act.WELCOME
        at = city * City.COUNT + City.PEOPLE
        state.supply -= 1
        state.cities[at] += 1
        state.tell(Told.WELCOMED, self.seat, city, state.cities[at])
        if self.left > 1:
            state.push(Welcome(self.seat, self.left - 1))


@final
class RichHarvest(Policy):
    """{ do = "harvest", times = 2, barred_years = [6] }: a building feeds so many times this year (CIT-9.3)."""

    def __init__(self, data: Reader) -> None:
        self.times: i64 = data.number("times", None, 2, 9)
        self.barred: i64 = 0  # bit set of years
        for year in set(data.numbers("barred_years", 1, 30)):
            self.barred |= 1 << year

    def possible(self, state: CittaState, seat: i64, card: i64, able: i64) -> bool:
        if (self.barred >> state.year) & 1 or state.players[seat].notables == 0:
            return False
        for space in state.built:
            if can_harvest(state, seat, space, card):
                return True
        return False

    def perform(self, state: CittaState, seat: i64, card: i64) -> None:
        state.push(Harvest(seat, card))

    def harvest(self) -> i64:
        return self.times - 1


def can_harvest(state: CittaState, seat: i64, space: i64, card: i64) -> bool:
    """Tell whether a space carries an own building that feeds and has no notable of this card (CIT-9.3)."""
    code = state.tiles[space]
    if code == EMPTY or owner(code // MAX_BUILDINGS) != seat or state.terrain.wheat[space] == 0:
        return False
    if (state.book.feeds >> (code % MAX_BUILDINGS)) & 1 == 0:
        return False
    for mark in state.harvests:
        if mark == space * MAX_CARDS + card:
            return False
    return True


@final
class Harvest(CardStep):
    """Choose the farm or castello that feeds more this year (CIT-9.3)."""

    def options(self, state: CittaState) -> None:
        for space in state.built:
            if can_harvest(state, self.seat, space, self.card):
                state.offer(Act.HARVEST + space)

    def resolve(self, state: CittaState, action: i64) -> None:
        space = action - Act.HARVEST
        state.players[self.seat].notables -= 1
        state.harvests = inserted(state.harvests, space * MAX_CARDS + self.card)
        more = state.terrain.wheat[space] * state.book.policies[self.card].harvest()
        state.tell(Told.HARVEST, self.seat, space, more)


@final
class Circuses(Policy):
    """{ do = "circus", bonus = 2 }: a city attracts more this year (CIT-9.4)."""

    def __init__(self, data: Reader) -> None:
        self.bonus: i64 = data.number("bonus", None, 1, 9)

    def possible(self, state: CittaState, seat: i64, card: i64, able: i64) -> bool:
        if state.players[seat].notables == 0:
            return False
        for city in range(seat * MAX_CITIES, seat * MAX_CITIES + MAX_CITIES):
            if can_celebrate(state, city, card):
                return True
        return False

    def perform(self, state: CittaState, seat: i64, card: i64) -> None:
        state.push(Circus(seat, card))

    def attraction(self) -> i64:
        return self.bonus


def can_celebrate(state: CittaState, city: i64, card: i64) -> bool:
    """Tell whether a city has no notable of this card yet (CIT-9.4)."""
    return state.stands(city) and (state.cities[city * City.COUNT + City.MARKS] >> card) & 1 == 0


@final
class Circus(CardStep):
    """Choose the city that attracts more this year (CIT-9.4)."""

    def options(self, state: CittaState) -> None:
        for city in range(self.seat * MAX_CITIES, self.seat * MAX_CITIES + MAX_CITIES):
            if can_celebrate(state, city, self.card):
                state.offer(Act.CIRCUS + city)

    def resolve(self, state: CittaState, action: i64) -> None:
        city = action - Act.CIRCUS
        state.players[self.seat].notables -= 1
        state.cities[city * City.COUNT + City.MARKS] |= bit(self.card)
        state.tell(Told.CIRCUS, self.seat, city, state.book.policies[self.card].attraction())


@final
class Ear(Policy):
    """{ do = "listen", prices = [0, 1, 2] }: look at one, two or three face-down voice cards (CIT-9.5)."""

    def __init__(self, data: Reader) -> None:
        self.prices = rising(data, int(N_VOICE - N_OPEN))

    def possible(self, state: CittaState, seat: i64, card: i64, able: i64) -> bool:
        return self.prices[0] <= state.players[seat].gold

    def perform(self, state: CittaState, seat: i64, card: i64) -> None:
        state.push(Listen(seat, card))


def how_many(bits: i64) -> i64:
    """Return how many numbers are in a set."""
    count: i64 = 0
    while bits > 0:
        count += bits & 1
        bits >>= 1
    return count


@final
class Listen(CardStep):
    """Name the face-down voice cards to look at, all before the first look (CIT-9.5)."""

    def options(self, state: CittaState) -> None:
        policy = state.book.policies[self.card]
        if isinstance(policy, Ear):
            for heard in range(1, 1 << (N_VOICE - N_OPEN)):
                count = how_many(heard)
                if count <= len(policy.prices) and policy.prices[count - 1] <= state.players[self.seat].gold:
                    state.offer(Act.LISTEN + heard - 1)

    def resolve(self, state: CittaState, action: i64) -> None:
        heard = action - Act.LISTEN + 1
        policy = state.book.policies[self.card]
        if isinstance(policy, Ear):
            pay(state, self.seat, policy.prices[how_many(heard) - 1])
        state.players[self.seat].looked |= heard
        state.shown += 1
        state.tell(Told.LISTENED, self.seat, heard - 1)
        for i in range(N_VOICE - N_OPEN):
            if (heard >> i) & 1:
                state.tell(Told.HEARD, self.seat, i + N_OPEN + 1, state.voice_at(i + N_OPEN))


@final
class Builders(Policy):
    """{ do = "builders", most = 2 }: one or more small buildings, one after the other (CIT-9.6)."""

    def __init__(self, data: Reader) -> None:
        self.most: i64 = data.number("most", None, 1, 9)

    def possible(self, state: CittaState, seat: i64, card: i64, able: i64) -> bool:
        return able & state.book.all_small != 0

    def perform(self, state: CittaState, seat: i64, card: i64) -> None:
        state.push(Small(seat, self.most, 0))


POLICY_WORDS: Final = ["build", "population", "harvest", "circus", "listen", "builders"]


def make_policy(data: Reader, buildings: list[str]) -> Policy:
    """Read what a politics card does; the word `do` says which class."""
    policy: Policy
    match POLICY_WORDS[data.word("do", POLICY_WORDS)]:
        case "build":
            policy = BuildLarge(data, buildings)
        case "population":
            policy = Population(data)
        case "harvest":
            policy = RichHarvest(data)
        case "circus":
            policy = Circuses(data)
        case "listen":
            policy = Ear(data)
        case _:
            policy = Builders(data)
    data.done()
    return policy
