"""Phase 6: what the event of the hourglass does to each player, and the Sacristy (ORL-15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from beffroi.games.orleans.account import Forecast
from beffroi.games.orleans.book import Book, Edition, Happening
from beffroi.games.orleans.payments import pay
from beffroi.games.orleans.state import OrleansState, total_of
from beffroi.games.orleans.tables import EMPTY, MAX_GRADES, MAX_SEATS, N_BOARD, N_FIGURES, N_GOODS
from beffroi.games.orleans.words import Act, Stream, Told
from beffroi.kernel.flow import TABLE, Step
from beffroi.kernel.reader import Reader
from beffroi.kernel.vocabulary import Vocabulary


@final
class Meet(Step[OrleansState]):
    """A player's turn in phase 6: the Sacristy first, then the event (ORL-15.1)."""

    def __init__(self, owner: i64) -> None:
        super().__init__(TABLE)
        self.owner = owner

    def args(self) -> list[int]:
        return [self.owner]

    def run(self, state: OrleansState) -> None:
        if protected(state, self.owner) != EMPTY:
            state.push(SHELTER[self.owner])
        else:
            befall(state, self.owner)


@final
class Shelter(Step[OrleansState]):
    """Return the monk of the Sacristy to the bag and ignore the event, or do not (ORL-15.8)."""

    def options(self, state: OrleansState) -> None:
        if protected(state, self.seat) != EMPTY:
            state.offer(Act.PROTECT)
            state.offer(Act.ENDURE)

    def resolve(self, state: OrleansState, action: i64) -> None:
        if action == Act.PROTECT:
            state.players[self.seat].release(state.book, protected(state, self.seat))
            state.tell(Told.PROTECTED, self.seat)
        else:
            befall(state, self.seat)


def protected(state: OrleansState, seat: i64) -> i64:
    """Return an activated place of the player that wards off the event of this round, or EMPTY."""
    book = state.book
    player = state.players[seat]
    if player.tiles & book.passive == 0:
        return EMPTY
    event = state.event_tile() // MAX_GRADES
    for tile in range(len(book.tile_names)):
        place = tile + N_BOARD
        if (player.tiles >> tile) & 1 and (book.protects[place] >> event) & 1 and player.activated(book, place):
            return place
    return EMPTY


def befall(state: OrleansState, seat: i64) -> None:
    """Apply the event of this round to one player."""
    tile = state.event_tile()
    state.book.happenings[tile // MAX_GRADES].befall(state, seat, state.edition.amounts[tile])


EVENTS: Final[Vocabulary[Callable[[Reader, Book], Happening]]] = Vocabulary()


@final
class ForbidRecruit(Happening):
    """{ do = "forbid_recruit", figure = "monk" }: Pilgrimage, which does nothing in phase 6 (ORL-15.2)."""

    def befall(self, state: OrleansState, seat: i64, amount: i64) -> None:
        pass

    def yields(self, amount: i64, forecast: Forecast) -> None:
        forecast.bar()


EVENTS.add("forbid_recruit", ForbidRecruit)


@final
class CoinsPerLevel(Happening):
    """{ do = "coins_per_level" }: Income (ORL-15.3)."""

    def befall(self, state: OrleansState, seat: i64, amount: i64) -> None:
        state.receive(seat, state.players[seat].level(state.book) * amount)

    def yields(self, amount: i64, forecast: Forecast) -> None:
        forecast.income(amount)


EVENTS.add("coins_per_level", CoinsPerLevel)


@final
class CoinsPerPost(Happening):
    """{ do = "coins_per_post" }: Trading Day (ORL-15.4)."""

    def befall(self, state: OrleansState, seat: i64, amount: i64) -> None:
        state.receive(seat, state.players[seat].built * amount)

    def yields(self, amount: i64, forecast: Forecast) -> None:
        forecast.trading(amount)


EVENTS.add("coins_per_post", CoinsPerPost)


@final
class CoinsPerGoods(Happening):
    """{ do = "coins_per_goods" }: Taxes, one coin for each complete lot (ORL-15.5)."""

    def befall(self, state: OrleansState, seat: i64, amount: i64) -> None:
        pay(state, seat, total_of(state.players[seat].goods) // amount)

    def yields(self, amount: i64, forecast: Forecast) -> None:
        forecast.taxes(amount)


EVENTS.add("coins_per_goods", CoinsPerGoods)


@final
class PayFood(Happening):
    """{ do = "pay_food" }: Harvest (ORL-15.6, 15.7)."""

    def __init__(self, data: Reader, book: Book) -> None:
        instead = data.table("coins_instead")
        self.price: i64 = data.number("coins_per_missing", None, 1, 99)
        # editions in which coins may be paid although food is owned
        self.instead: list[Edition] = [edition for edition in book.editions if instead.flag(edition.name)]
        instead.done()

    def befall(self, state: OrleansState, seat: i64, amount: i64) -> None:
        food = food_of(state, seat)
        missing = max(0, amount - food)
        free = state.edition in self.instead
        enough = missing == 0 or (free and missing * self.price <= state.players[seat].coins)
        if enough:
            state.push(Feed(seat, amount, self.price if free else 0))
            return
        for good in range(N_GOODS):
            while state.book.good_is_food[good] == 1 and state.players[seat].goods[good] > 0:
                eat(state, seat, good)
        pay(state, seat, missing * self.price)

    def yields(self, amount: i64, forecast: Forecast) -> None:
        forecast.hunger(amount)


EVENTS.add("pay_food", PayFood)


@final
class LoseCharacter(Happening):
    """{ do = "lose_random_character" }: Plague; only the bag is at risk (ORL-15.9)."""

    def befall(self, state: OrleansState, seat: i64, amount: i64) -> None:
        bag = state.players[seat].bag
        inside = total_of(bag)
        if inside == 0:
            return
        kind = state.chance[Stream.BAG + seat].pick(bag, inside)
        if kind >= N_FIGURES:
            state.tell(Told.SPARED, seat, kind)
            return
        bag[kind] -= 1
        state.supply[kind] += 1
        state.tell(Told.PLAGUE, seat, kind)

    def yields(self, amount: i64, forecast: Forecast) -> None:
        forecast.plague()


EVENTS.add("lose_random_character", LoseCharacter)


@final
class Feed(Step[OrleansState]):
    """Pay one food, or coins for all that is still due; price 0: coins may not be paid (ORL-15.6, 15.7)."""

    def __init__(self, seat: i64, due: i64, price: i64) -> None:
        super().__init__(seat)
        self.due = due
        self.price = price

    def args(self) -> list[int]:
        return [self.seat, self.due, self.price]

    def options(self, state: OrleansState) -> None:
        player = state.players[self.seat]
        if self.price > 0 and self.due * self.price <= player.coins:
            state.offer(Act.SETTLE)
        for good in range(N_GOODS):
            if state.book.good_is_food[good] == 1 and player.goods[good] > 0:
                state.offer(Act.FEED + good)

    def resolve(self, state: OrleansState, action: i64) -> None:
        if action == Act.SETTLE:
            state.spend(self.seat, self.due * self.price)
            return
        eat(state, self.seat, action - Act.FEED)
        if self.due > 1:
            state.push(Feed(self.seat, self.due - 1, self.price))


def food_of(state: OrleansState, seat: i64) -> i64:
    """Return how much food a player owns; wool and brocade never count."""
    food: i64 = 0
    for good in range(N_GOODS):
        food += state.players[seat].goods[good] * state.book.good_is_food[good]
    return food


def eat(state: OrleansState, seat: i64, good: i64) -> None:
    """Pay a food to the supply, where it may be had again (ORL-17.3)."""
    state.players[seat].goods[good] -= 1
    state.goods[good] += 1
    state.tell(Told.FED, seat, good)


MEET: Final = [Meet(seat) for seat in range(MAX_SEATS)]
SHELTER: Final = [Shelter(seat) for seat in range(MAX_SEATS)]
