"""What politics cards do: one class per word of the data, and the choices they ask for (CIT-9)."""

from __future__ import annotations

from abc import abstractmethod
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.la_citta.building import PUT, buildable, pay
from beffroi.games.la_citta.cities import cap, owner
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
    N_WISHES,
    City,
)
from beffroi.games.la_citta.words import Act, Told
from beffroi.kernel.flow import Step


@final
class BuildCard(Policy):
    """{ do = "build", building = "palace" }: build it on a legal space (CIT-9.1)."""

    def __init__(self, building: i64) -> None:
        self.building = building

    def possible(self, state: CittaState, seat: i64, card: i64, able: i64) -> bool:
        return (able >> self.building) & 1 != 0

    def perform(self, state: CittaState, seat: i64, card: i64) -> None:
        state.push(PUT[seat * MAX_BUILDINGS + self.building])

    def citizens(self) -> i64:
        return 0


class Stepped(Policy):
    """One, two or more of something at rising prices, with no other cost (CIT-9.2, 9.4, 9.8)."""

    def __init__(self, prices: vec[i64]) -> None:
        self.prices = prices

    def payable(self, state: CittaState, seat: i64, most: i64) -> i64:
        """Return how many a player can pay for, up to a limit."""
        gold = state.players[seat].gold
        count = min(most, len(self.prices))
        while count > 0 and self.prices[count - 1] > gold:
            count -= 1
        return count

    @abstractmethod
    def most(self, state: CittaState, seat: i64) -> i64:
        """Return how many a player can pay for and carry out."""

    def possible(self, state: CittaState, seat: i64, card: i64, able: i64) -> bool:
        return self.most(state, seat) > 0


@final
class Population(Stepped):
    """{ do = "population", prices = [0, 2, 5] }: citizens at these prices, all in one city (CIT-9.2)."""

    def most(self, state: CittaState, seat: i64) -> i64:
        return self.payable(state, seat, min(state.supply, widest(state, seat)))

    def perform(self, state: CittaState, seat: i64, card: i64) -> None:
        state.push(Invite(seat, card))

    def citizens(self) -> i64:
        return len(self.prices)


def room_in(state: CittaState, city: i64) -> i64:
    """Return how many citizens a city may still gain, up to what a card may bring (CIT-6.3)."""
    return min(MAX_COUNT, max(0, cap(state, city) - state.cities[city * City.COUNT + City.PEOPLE]))


def widest(state: CittaState, seat: i64) -> i64:
    """Return the room in the player's city with the most room."""
    most: i64 = 0
    for city in range(seat * MAX_CITIES, seat * MAX_CITIES + MAX_CITIES):
        if state.stands(city):
            most = max(most, room_in(state, city))
    return most


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
    """Choose the city that gets all the new citizens and has room for them (CIT-9.2)."""

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count = count

    def args(self) -> list[int]:
        return [self.seat, self.count]

    def options(self, state: CittaState) -> None:
        if state.supply >= self.count:
            for city in range(self.seat * MAX_CITIES, self.seat * MAX_CITIES + MAX_CITIES):
                if state.stands(city) and room_in(state, city) >= self.count:
                    state.offer(Act.WELCOME + city)

    def resolve(self, state: CittaState, action: i64) -> None:
        city = action - Act.WELCOME
        at = city * City.COUNT + City.PEOPLE
        state.supply -= self.count
        state.cities[at] += self.count
        state.tell(Told.WELCOMED, self.seat, city, state.cities[at])


@final
class RichHarvest(Policy):
    """{ do = "harvest", on = ["farm"], times = 2, barred_years = [6] }: feeds this often this year (CIT-9.3)."""

    def __init__(self, on: i64, times: i64, barred: i64) -> None:
        self.on = on  # bit set of buildings
        self.times = times
        self.barred = barred  # bit set of years

    def possible(self, state: CittaState, seat: i64, card: i64, able: i64) -> bool:
        if (self.barred >> state.year) & 1 or state.players[seat].notables == 0:
            return False
        for space in state.built:
            if self.may_stand(state, seat, space, card):
                return True
        return False

    def may_stand(self, state: CittaState, seat: i64, space: i64, card: i64) -> bool:
        """Return whether a notable of this card may go on a space (CIT-9.3)."""
        code = state.tiles[space]
        if code == EMPTY or owner(code // MAX_BUILDINGS) != seat or (self.on >> (code % MAX_BUILDINGS)) & 1 == 0:
            return False
        for mark in state.harvests:
            if mark == space * MAX_CARDS + card:
                return False
        return True

    def perform(self, state: CittaState, seat: i64, card: i64) -> None:
        state.push(Harvest(seat, card))

    def harvest(self) -> i64:
        return self.times - 1

    def citizens(self) -> i64:
        return 0


@final
class Harvest(CardStep):
    """Choose the farm that feeds more this year (CIT-9.3)."""

    def options(self, state: CittaState) -> None:
        policy = state.book.policies[self.card]
        if isinstance(policy, RichHarvest):
            for space in state.built:
                if policy.may_stand(state, self.seat, space, self.card):
                    state.offer(Act.HARVEST + space)

    def resolve(self, state: CittaState, action: i64) -> None:
        space = action - Act.HARVEST
        state.players[self.seat].notables -= 1
        state.harvests = inserted(state.harvests, space * MAX_CARDS + self.card)
        more = state.terrain.wheat[space] * state.book.policies[self.card].harvest()
        state.tell(Told.HARVEST, self.seat, space, more)


@final
class Games(Stepped):
    """{ do = "games", prices = [0, 2, 5] }: notables on one arch at these prices (CIT-9.4)."""

    def most(self, state: CittaState, seat: i64) -> i64:
        if not has_arch(state, seat):
            return 0
        return self.payable(state, seat, state.players[seat].notables)

    def perform(self, state: CittaState, seat: i64, card: i64) -> None:
        state.push(Stage(seat, card))

    def citizens(self) -> i64:
        return 0


def has_arch(state: CittaState, seat: i64) -> bool:
    """Return whether any building of a player has an arch."""
    for wish in range(N_WISHES):
        if state.sum_of(seat, City.ARCHES + wish) > 0:
            return True
    return False


@final
class Stage(CardStep):
    """Choose how many notables take part, and pay for them (CIT-9.4)."""

    def options(self, state: CittaState) -> None:
        policy = state.book.policies[self.card]
        if isinstance(policy, Games):
            for count in range(policy.most(state, self.seat)):
                state.offer(Act.STAGE + count)

    def resolve(self, state: CittaState, action: i64) -> None:
        policy = state.book.policies[self.card]
        count = action - Act.STAGE
        if isinstance(policy, Games):
            pay(state, self.seat, policy.prices[count])
        state.push(Circus(self.seat, self.card, count + 1))


@final
class Circus(Step[CittaState]):
    """Choose the building and the color of the arch on which the notables stand this year (CIT-9.4)."""

    def __init__(self, seat: i64, card: i64, count: i64) -> None:
        super().__init__(seat)
        self.card = card
        self.count = count

    def args(self) -> list[int]:
        return [self.seat, self.card, self.count]

    def options(self, state: CittaState) -> None:
        if state.players[self.seat].notables < self.count:
            return
        first = self.seat * MAX_CITIES * MAX_BUILDINGS
        for space in state.built:
            code = state.tiles[space]
            if first <= code < first + MAX_CITIES * MAX_BUILDINGS:
                for wish in range(N_WISHES):
                    if state.book.arches[code % MAX_BUILDINGS * N_WISHES + wish] > 0:
                        state.offer(Act.CIRCUS + space * N_WISHES + wish)

    def resolve(self, state: CittaState, action: i64) -> None:
        mark = action - Act.CIRCUS
        space = mark // N_WISHES
        city = state.tiles[space] // MAX_BUILDINGS
        state.players[self.seat].notables -= self.count
        state.cities[city * City.COUNT + City.GAMES + mark % N_WISHES] += self.count
        for _ in range(self.count):
            state.games = inserted(state.games, mark)
        state.tell(Told.CIRCUS, self.seat, space, mark % N_WISHES, self.count)


@final
class Poll(Policy):
    """{ do = "listen", looks = [2, 3], prices = [0, 2] }: look at voice cards at these prices (CIT-9.5)."""

    def __init__(self, prices: vec[i64]) -> None:
        self.prices = prices  # by number of cards, EMPTY where that number is not offered

    def affords(self, state: CittaState, seat: i64, count: i64) -> bool:
        """Return whether a player can look at that many cards."""
        return EMPTY < self.prices[count] <= state.players[seat].gold

    def possible(self, state: CittaState, seat: i64, card: i64, able: i64) -> bool:
        for count in range(len(self.prices)):
            if self.affords(state, seat, count):
                return True
        return False

    def perform(self, state: CittaState, seat: i64, card: i64) -> None:
        state.push(Listen(seat, card))

    def citizens(self) -> i64:
        return 0


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
        if isinstance(policy, Poll):
            for heard in range(1, 1 << (N_VOICE - N_OPEN)):
                if policy.affords(state, self.seat, how_many(heard)):
                    state.offer(Act.LISTEN + heard - 1)

    def resolve(self, state: CittaState, action: i64) -> None:
        heard = action - Act.LISTEN + 1
        policy = state.book.policies[self.card]
        if isinstance(policy, Poll):
            pay(state, self.seat, policy.prices[how_many(heard)])
        state.players[self.seat].looked |= heard
        state.shown += 1
        state.tell(Told.LISTENED, self.seat, heard - 1)
        for i in range(N_VOICE - N_OPEN):
            if (heard >> i) & 1:
                state.tell(Told.HEARD, self.seat, i + N_OPEN + 1, state.voice_at(i + N_OPEN))


@final
class MasterBuilder(Policy):
    """{ do = "builders", prices = { small = 1, medium = 2, large = 4 } }: one building of any size (CIT-9.6)."""

    def __init__(self, prices: vec[i64]) -> None:
        self.prices = prices  # by Size, EMPTY for one that cannot be built

    def affords(self, state: CittaState, seat: i64, building: i64) -> bool:
        """Return whether a player can build and pay for a building of that size."""
        return EMPTY < self.prices[state.book.size[building]] <= state.players[seat].gold

    def possible(self, state: CittaState, seat: i64, card: i64, able: i64) -> bool:
        for building in range(len(state.book.buildings)):
            if (able >> building) & 1 and self.affords(state, seat, building):
                return True
        return False

    def perform(self, state: CittaState, seat: i64, card: i64) -> None:
        state.push(Master(seat, card))

    def citizens(self) -> i64:
        return 0


@final
class Master(CardStep):
    """Choose what the master builder builds, and pay according to its size (CIT-9.6)."""

    def options(self, state: CittaState) -> None:
        policy = state.book.policies[self.card]
        able = buildable(state, self.seat)
        if isinstance(policy, MasterBuilder):
            for building in range(len(state.book.buildings)):
                if (able >> building) & 1 and policy.affords(state, self.seat, building):
                    state.offer(Act.BUILD + building)

    def resolve(self, state: CittaState, action: i64) -> None:
        policy = state.book.policies[self.card]
        building = action - Act.BUILD
        if isinstance(policy, MasterBuilder):
            pay(state, self.seat, policy.prices[state.book.size[building]])
        state.push(PUT[self.seat * MAX_BUILDINGS + building])
