"""What places do: one class per word of the data (ORL-9, ORL-10)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from beffroi.games.orleans.actions import Buy, Dismiss, Hire
from beffroi.games.orleans.deeds import Send, can_send
from beffroi.games.orleans.recruiting import ChooseFigure, can_recruit, recruit
from beffroi.games.orleans.state import Op, OrleansState, total_of
from beffroi.games.orleans.tables import FIGURES, GOODS, N_FIGURES, NEEDS, ROUTES
from beffroi.games.orleans.travel import Travel, build, has_route, may_build
from beffroi.games.orleans.words import Stream, Told
from beffroi.kernel.reader import Reader


@final
class Recruit(Op):
    """{ do = "recruit", figure = "knight" }"""

    def __init__(self, data: Reader) -> None:
        self.figure: i64 = data.word("figure", FIGURES)

    def possible(self, state: OrleansState, seat: i64, place: i64) -> bool:
        return can_recruit(state, seat, self.figure)

    def perform(self, state: OrleansState, seat: i64, place: i64) -> None:
        recruit(state, seat, self.figure)


@final
class RecruitChoice(Op):
    """{ do = "recruit_choice", figures = ["boatman", "trader"] }"""

    def __init__(self, data: Reader) -> None:
        self.figures: i64 = bits(data.words("figures", FIGURES))

    def possible(self, state: OrleansState, seat: i64, place: i64) -> bool:
        for figure in range(N_FIGURES):
            if (self.figures >> figure) & 1 and can_recruit(state, seat, figure):
                return True
        return False

    def perform(self, state: OrleansState, seat: i64, place: i64) -> None:
        state.push(ChooseFigure(seat, self.figures))


@final
class Move(Op):
    """{ do = "move", route = "river" }"""

    def __init__(self, data: Reader) -> None:
        self.route: i64 = data.word("route", ROUTES)

    def possible(self, state: OrleansState, seat: i64, place: i64) -> bool:
        return has_route(state, seat, self.route)

    def perform(self, state: OrleansState, seat: i64, place: i64) -> None:
        state.push(Travel(seat, self.route))


@final
class BuildPost(Op):
    """{ do = "build_post" }"""

    def __init__(self, data: Reader) -> None:
        pass

    def possible(self, state: OrleansState, seat: i64, place: i64) -> bool:
        return may_build(state, seat)

    def perform(self, state: OrleansState, seat: i64, place: i64) -> None:
        build(state, seat)


@final
class Gain(Op):
    """{ do = "gain", coins = 2, development = 1 }: closed at the end of the track if it gives nothing else."""

    def __init__(self, data: Reader) -> None:
        self.coins: i64 = data.number("coins", 0, 0, 99)
        self.development: i64 = data.number("development", 0, 0, 99)

    def possible(self, state: OrleansState, seat: i64, place: i64) -> bool:
        return self.coins > 0 or state.players[seat].development < state.book.development_max  # ORL-12.8

    def perform(self, state: OrleansState, seat: i64, place: i64) -> None:
        state.receive(seat, self.coins)
        state.develop(seat, self.development)


@final
class GainGood(Op):
    """{ do = "gain_good", good = "wine" }"""

    def __init__(self, data: Reader) -> None:
        self.good: i64 = data.word("good", GOODS)

    def possible(self, state: OrleansState, seat: i64, place: i64) -> bool:
        return state.goods[self.good] > 0  # ORL-17.2

    def perform(self, state: OrleansState, seat: i64, place: i64) -> None:
        state.gain_good(seat, self.good)


@final
class CoinsPerLevel(Op):
    """{ do = "coins_per_level", per = 1 }"""

    def __init__(self, data: Reader) -> None:
        self.per: i64 = data.number("per", 1, 1, 99)

    def possible(self, state: OrleansState, seat: i64, place: i64) -> bool:
        return True

    def perform(self, state: OrleansState, seat: i64, place: i64) -> None:
        state.receive(seat, self.per * state.players[seat].level(state.book))


@final
class CoinsPerPost(Op):
    """{ do = "coins_per_post", per = 1 }: legal without a post too (ORL-8.8)."""

    def __init__(self, data: Reader) -> None:
        self.per: i64 = data.number("per", 1, 1, 99)

    def possible(self, state: OrleansState, seat: i64, place: i64) -> bool:
        return True

    def perform(self, state: OrleansState, seat: i64, place: i64) -> None:
        state.receive(seat, self.per * state.players[seat].built)


@final
class PayForDevelopment(Op):
    """{ do = "pay_for_development", least = 1, most = 3 }"""

    def __init__(self, data: Reader) -> None:
        self.least: i64 = data.number("least", 1, 1, 15)
        self.most: i64 = data.number("most", 3, 1, 15)

    def possible(self, state: OrleansState, seat: i64, place: i64) -> bool:
        player = state.players[seat]
        return min(player.coins, state.book.development_max - player.development) >= self.least

    def perform(self, state: OrleansState, seat: i64, place: i64) -> None:
        state.push(Buy(seat, self.least, self.most))


@final
class GainTechnology(Op):
    """{ do = "gain_technology" }"""

    def __init__(self, data: Reader) -> None:
        pass

    def possible(self, state: OrleansState, seat: i64, place: i64) -> bool:
        return state.technology > 0  # ORL-17.2

    def perform(self, state: OrleansState, seat: i64, place: i64) -> None:
        state.gain_technology(seat)


@final
class HireFromBag(Op):
    """{ do = "hire", draw = 2, keep = 1 }: its own character is not in the bag at the draw (ORL-10.11)."""

    releases = False

    def __init__(self, data: Reader) -> None:
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


@final
class Deeds(Op):
    """{ do = "deeds" }: send one or two of the characters standing there (ORL-14.1)."""

    releases = False

    def __init__(self, data: Reader) -> None:
        pass

    def possible(self, state: OrleansState, seat: i64, place: i64) -> bool:
        return can_send(state, seat, place)

    def perform(self, state: OrleansState, seat: i64, place: i64) -> None:
        state.push(Send(seat, place, 2))


@final
class Storage(Op):
    """{ do = "storage", spaces = 2 }: more market, and deeds from there as an action (ORL-10.13)."""

    releases = False

    def __init__(self, data: Reader) -> None:
        self.spaces: i64 = data.number("spaces", 2, 1, 8)

    def possible(self, state: OrleansState, seat: i64, place: i64) -> bool:
        return can_send(state, seat, place)

    def perform(self, state: OrleansState, seat: i64, place: i64) -> None:
        state.push(Send(seat, place, 2))


class Passive(Op):
    """A place that works by itself and is never an action."""

    def possible(self, state: OrleansState, seat: i64, place: i64) -> bool:
        return False


@final
class Protect(Passive):
    """{ do = "protect", events = ["plague"] }: a reaction in phase 6 (ORL-15.8)."""

    def __init__(self, data: Reader, events: list[str]) -> None:
        self.events: i64 = bits(data.words("events", events))


@final
class Substitute(Passive):
    """{ do = "substitute", from = "boatman", to = ["farmer"] }: never on a monk slot (ORL-10.12, 10.16)."""

    def __init__(self, data: Reader) -> None:
        self.figure: i64 = data.word("from", FIGURES)
        self.needs: i64 = bits(data.words("to", NEEDS[: N_FIGURES - 1]))


def bits(numbers: list[int]) -> int:
    """Return a bit set."""
    out = 0
    for number in numbers:
        out |= 1 << number
    return out


WORDS: Final = [
    "recruit",
    "recruit_choice",
    "move",
    "build_post",
    "gain",
    "gain_good",
    "coins_per_level",
    "coins_per_post",
    "pay_for_development",
    "gain_technology",
    "hire",
    "deeds",
    "storage",
    "substitute",
    "protect",
]


def make_op(data: Reader, events: list[str]) -> Op:
    """Read what a place does; the word `do` says which class."""
    word = WORDS[data.word("do", WORDS)]
    op: Op
    match word:
        case "recruit":
            op = Recruit(data)
        case "recruit_choice":
            op = RecruitChoice(data)
        case "move":
            op = Move(data)
        case "build_post":
            op = BuildPost(data)
        case "gain":
            op = Gain(data)
        case "gain_good":
            op = GainGood(data)
        case "coins_per_level":
            op = CoinsPerLevel(data)
        case "coins_per_post":
            op = CoinsPerPost(data)
        case "pay_for_development":
            op = PayForDevelopment(data)
        case "gain_technology":
            op = GainTechnology(data)
        case "hire":
            op = HireFromBag(data)
        case "deeds":
            op = Deeds(data)
        case "storage":
            op = Storage(data)
        case "substitute":
            op = Substitute(data)
        case _:
            op = Protect(data, events)
    data.done()
    return op
