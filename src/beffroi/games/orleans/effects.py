"""What places do: one class per word of the data (ORL-9, ORL-10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from beffroi.games.orleans.account import Account
from beffroi.games.orleans.actions import Buy, Dismiss, Hire
from beffroi.games.orleans.book import Book, Op
from beffroi.games.orleans.deeds import Send, can_send
from beffroi.games.orleans.recruiting import ChooseFigure, can_recruit, recruit
from beffroi.games.orleans.state import OrleansState, total_of
from beffroi.games.orleans.tables import FIGURES, GOODS, N_FIGURES, NEEDS, ROUTES
from beffroi.games.orleans.travel import Travel, build, has_route, may_build
from beffroi.games.orleans.words import Stream, Told
from beffroi.kernel.reader import Reader
from beffroi.kernel.vocabulary import Vocabulary

WORDS: Final[Vocabulary[Callable[[Reader, Book], Op]]] = Vocabulary()


def bits(numbers: list[int]) -> int:
    """Return a bit set."""
    out = 0
    for number in numbers:
        out |= 1 << number
    return out


@final
class Recruit(Op):
    """{ do = "recruit", figure = "knight" }"""

    def __init__(self, data: Reader, book: Book) -> None:
        self.figure: i64 = data.word("figure", FIGURES)

    def possible(self, state: OrleansState, seat: i64, place: i64) -> bool:
        return can_recruit(state, seat, self.figure)

    def perform(self, state: OrleansState, seat: i64, place: i64) -> None:
        recruit(state, seat, self.figure)

    def yields(self, account: Account) -> None:
        account.follower(self.figure)


WORDS.add("recruit", Recruit)


@final
class RecruitChoice(Op):
    """{ do = "recruit_choice", figures = ["boatman", "trader"] }"""

    def __init__(self, data: Reader, book: Book) -> None:
        self.figures: i64 = bits(data.words("figures", FIGURES))

    def possible(self, state: OrleansState, seat: i64, place: i64) -> bool:
        for figure in range(N_FIGURES):
            if (self.figures >> figure) & 1 and can_recruit(state, seat, figure):
                return True
        return False

    def perform(self, state: OrleansState, seat: i64, place: i64) -> None:
        state.push(ChooseFigure(seat, self.figures))

    def yields(self, account: Account) -> None:
        account.follower_of(self.figures)


WORDS.add("recruit_choice", RecruitChoice)


@final
class Move(Op):
    """{ do = "move", route = "river" }"""

    def __init__(self, data: Reader, book: Book) -> None:
        self.route: i64 = data.word("route", ROUTES)

    def possible(self, state: OrleansState, seat: i64, place: i64) -> bool:
        return has_route(state, seat, self.route)

    def perform(self, state: OrleansState, seat: i64, place: i64) -> None:
        state.push(Travel(seat, self.route))

    def yields(self, account: Account) -> None:
        account.move(self.route)


WORDS.add("move", Move)


@final
class BuildPost(Op):
    """{ do = "build_post" }"""

    def possible(self, state: OrleansState, seat: i64, place: i64) -> bool:
        return may_build(state, seat)

    def perform(self, state: OrleansState, seat: i64, place: i64) -> None:
        build(state, seat)

    def yields(self, account: Account) -> None:
        account.post()


WORDS.add("build_post", BuildPost)


@final
class Gain(Op):
    """{ do = "gain", coins = 2, development = 1 }: closed at the end of the track if it gives nothing else."""

    def __init__(self, data: Reader, book: Book) -> None:
        self.coins: i64 = data.number("coins", 0, 0, 99)
        self.development: i64 = data.number("development", 0, 0, 99)

    def possible(self, state: OrleansState, seat: i64, place: i64) -> bool:
        return self.coins > 0 or state.players[seat].development < state.book.development_max  # ORL-12.8

    def perform(self, state: OrleansState, seat: i64, place: i64) -> None:
        state.receive(seat, self.coins)
        state.develop(seat, self.development)

    def yields(self, account: Account) -> None:
        if self.coins > 0:
            account.coins(self.coins)
        if self.development > 0:
            account.development(self.development)


WORDS.add("gain", Gain)


@final
class GainGood(Op):
    """{ do = "gain_good", good = "wine" }"""

    def __init__(self, data: Reader, book: Book) -> None:
        self.good: i64 = data.word("good", GOODS)

    def possible(self, state: OrleansState, seat: i64, place: i64) -> bool:
        return state.goods[self.good] > 0  # ORL-17.2

    def perform(self, state: OrleansState, seat: i64, place: i64) -> None:
        state.gain_good(seat, self.good)

    def yields(self, account: Account) -> None:
        account.good(self.good)


WORDS.add("gain_good", GainGood)


@final
class CoinsPerLevel(Op):
    """{ do = "coins_per_level", per = 1 }"""

    def __init__(self, data: Reader, book: Book) -> None:
        self.per: i64 = data.number("per", 1, 1, 99)

    def possible(self, state: OrleansState, seat: i64, place: i64) -> bool:
        return True

    def perform(self, state: OrleansState, seat: i64, place: i64) -> None:
        state.receive(seat, self.per * state.players[seat].level(state.book))

    def yields(self, account: Account) -> None:
        account.coins_per_level(self.per)


WORDS.add("coins_per_level", CoinsPerLevel)


@final
class CoinsPerPost(Op):
    """{ do = "coins_per_post", per = 1 }: legal even without a post (ORL-8.8)."""

    def __init__(self, data: Reader, book: Book) -> None:
        self.per: i64 = data.number("per", 1, 1, 99)

    def possible(self, state: OrleansState, seat: i64, place: i64) -> bool:
        return True

    def perform(self, state: OrleansState, seat: i64, place: i64) -> None:
        state.receive(seat, self.per * state.players[seat].built)

    def yields(self, account: Account) -> None:
        account.coins_per_post(self.per)


WORDS.add("coins_per_post", CoinsPerPost)


@final
class PayForDevelopment(Op):
    """{ do = "pay_for_development", least = 1, most = 3 }"""

    def __init__(self, data: Reader, book: Book) -> None:
        self.least: i64 = data.number("least", 1, 1, 15)
        self.most: i64 = data.number("most", 3, 1, 15)

    def possible(self, state: OrleansState, seat: i64, place: i64) -> bool:
        player = state.players[seat]
        return min(player.coins, state.book.development_max - player.development) >= self.least

    def perform(self, state: OrleansState, seat: i64, place: i64) -> None:
        state.push(Buy(seat, self.least, self.most))

    def yields(self, account: Account) -> None:
        account.development_for_coins(self.most)


WORDS.add("pay_for_development", PayForDevelopment)


@final
class GainTechnology(Op):
    """{ do = "gain_technology" }"""

    def possible(self, state: OrleansState, seat: i64, place: i64) -> bool:
        return state.technology > 0  # ORL-17.2

    def perform(self, state: OrleansState, seat: i64, place: i64) -> None:
        state.gain_technology(seat)

    def yields(self, account: Account) -> None:
        account.technology_tile()


WORDS.add("gain_technology", GainTechnology)


@final
class HireFromBag(Op):
    """{ do = "hire", draw = 2, keep = 1 }: its own character is not in the bag during the draw (ORL-10.11)."""

    releases = False

    def __init__(self, data: Reader, book: Book) -> None:
        self.draw: i64 = data.number("draw", 2, 1, 8)
        self.keep: i64 = data.number("keep", 1, 1, 8)

    def possible(self, state: OrleansState, seat: i64, place: i64) -> bool:
        return total_of(state.players[seat].bag) > 0

    def perform(self, state: OrleansState, seat: i64, place: i64) -> None:
        player = state.players[seat]
        rng = state.chance[Stream.BAG + seat]
        left = total_of(player.bag)
        for _ in range(min(self.draw, left)):
            kind = rng.pick(player.bag, left)
            left -= 1
            player.bag[kind] -= 1
            player.fresh[kind] += 1
            state.tell(Told.BATH, seat, kind)
        state.push_all([Hire(seat, place, self.keep), Dismiss(seat, place)])

    def yields(self, account: Account) -> None:
        account.hire()


WORDS.add("hire", HireFromBag)


@final
class Deeds(Op):
    """{ do = "deeds" }: send one or two of the characters there (ORL-14.1)."""

    releases = False

    def possible(self, state: OrleansState, seat: i64, place: i64) -> bool:
        return can_send(state, seat, place)

    def perform(self, state: OrleansState, seat: i64, place: i64) -> None:
        state.push(Send(seat, place, 2))

    def yields(self, account: Account) -> None:
        account.deeds()


WORDS.add("deeds", Deeds)


@final
class Storage(Op):
    """{ do = "storage", spaces = 2 }: more market, and deeds from there as an action (ORL-10.13)."""

    releases = False

    def __init__(self, data: Reader, book: Book) -> None:
        self.spaces: i64 = data.number("spaces", 2, 1, 8)

    def possible(self, state: OrleansState, seat: i64, place: i64) -> bool:
        return can_send(state, seat, place)

    def perform(self, state: OrleansState, seat: i64, place: i64) -> None:
        state.push(Send(seat, place, 2))

    def yields(self, account: Account) -> None:
        account.storage()

    def serve(self, book: Book, place: i64) -> bool:
        book.storage[place] = self.spaces
        return True


WORDS.add("storage", Storage)


class Passive(Op):
    """A place that works automatically and is never an action."""

    def possible(self, state: OrleansState, seat: i64, place: i64) -> bool:
        return False

    def perform(self, state: OrleansState, seat: i64, place: i64) -> None:
        raise AssertionError("it works by itself and is never carried out")


@final
class Protect(Passive):
    """{ do = "protect", events = ["plague"] }: a reaction in phase 6 (ORL-15.8)."""

    def __init__(self, data: Reader, book: Book) -> None:
        self.events: i64 = bits(data.words("events", book.event_names))

    def yields(self, account: Account) -> None:
        account.protection()

    def serve(self, book: Book, place: i64) -> bool:
        book.protects[place] = self.events
        return True


WORDS.add("protect", Protect)


@final
class Substitute(Passive):
    """{ do = "substitute", from = "boatman", to = ["farmer"] }: never on a monk slot (ORL-10.12, 10.16)."""

    def __init__(self, data: Reader, book: Book) -> None:
        self.figure: i64 = data.word("from", FIGURES)
        self.needs: i64 = bits(data.words("to", NEEDS[: N_FIGURES - 1]))

    def yields(self, account: Account) -> None:
        account.stand_in(self.figure)

    def serve(self, book: Book, place: i64) -> bool:
        book.stand_in[place] = self.figure
        book.stand_in_for[place] = self.needs
        return True


WORDS.add("substitute", Substitute)
