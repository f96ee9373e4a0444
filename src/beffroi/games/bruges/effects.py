"""What characters do when activated: one class per word of the data (BRU-12.1 to 12.11, 12.25)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from beffroi.games.bruges.account import Account
from beffroi.games.bruges.actions import Section, next_spaces
from beffroi.games.bruges.counting import count
from beffroi.games.bruges.drawing import cards_left, draw_cards
from beffroi.games.bruges.exchanges import Demand, Discard, HandIn, Lay, Lend, LoseTiles, Sort, markers_of, take_florins
from beffroi.games.bruges.gains import add_florins, add_points, grant, pay
from beffroi.games.bruges.progress import Climb
from beffroi.games.bruges.state import BrugesState, Effect
from beffroi.games.bruges.steps import choose
from beffroi.games.bruges.tables import COLORS, COUNTERS, EMPTY, GROUPS, N_COLORS, Counter
from beffroi.games.bruges.turns import PLAY_CARD
from beffroi.kernel.errors import DataError
from beffroi.kernel.reader import Reader
from beffroi.kernel.vocabulary import Vocabulary

RESOURCES = ["points", "florins"]
ANY: Final[i64] = 31  # the bit set of all colors
# words allowed in `do` for a character that is activated
ACTIVE: Final[Vocabulary[Callable[[Reader], Effect]]] = Vocabulary()


class Reward:
    """Points, florins, workers and cards, named like the keys of `gain` (BRU-12.1)."""

    def __init__(self, data: Reader, colors: list[str]) -> None:
        self.points: i64 = data.number("points", 0, 0, 99)
        self.florins: i64 = data.number("florins", 0, 0, 99)
        self.workers: i64 = data.number("workers", 0, 0, 99)
        self.color: i64 = data.word("worker_color", colors) if self.workers > 0 else N_COLORS
        self.cards: i64 = data.number("cards", 0, 0, 99)

    def total(self) -> i64:
        """Return the total number of things gained; 0 if there are none."""
        return self.points + self.florins + self.workers + self.cards

    def yields(self, account: Account) -> None:
        """Tell the account what it brings."""
        account.gains(self.points, self.florins, self.workers, self.cards)

    def grant(self, state: BrugesState, seat: i64, color: i64) -> None:
        """Give it; workers in the color of an event are of `color`."""
        workers = color if self.color > N_COLORS else self.color
        grant(state, seat, self.points, self.florins, self.workers, workers, self.cards)


@final
class Gain(Effect):
    """{ do = "gain", points = 1, florins = 2, workers = 1, worker_color = "any", cards = 1 } (BRU-12.1).

    With `die`, `face` and `or_face` it only pays while the die of that color shows one of the two faces.
    """

    def __init__(self, data: Reader) -> None:
        super().__init__(0)
        self.reward = Reward(data, [*COLORS, "any"])
        self.die: i64 = data.word("die", COLORS) if data.has("die") else EMPTY
        self.face: i64 = data.number("face", None, 1, 6) if self.die != EMPTY else 0
        self.or_face: i64 = data.number("or_face", int(self.face), 1, 6) if self.die != EMPTY else 0
        if self.reward.total() == 0:
            data.done()  # report a misspelled key first
            raise DataError(data.path, "gives nothing; it needs points, florins, workers or cards", "nothing")

    def shown(self, state: BrugesState) -> bool:
        """Return whether the die shows a required face, if one is required."""
        if self.die == EMPTY:
            return True
        shows = state.dice[self.die]
        return shows == self.face or shows == self.or_face

    def possible(self, state: BrugesState, seat: i64) -> bool:
        return self.shown(state) and (self.reward.total() > self.reward.cards or cards_left(state))

    def perform(self, state: BrugesState, seat: i64) -> None:
        self.reward.grant(state, seat, N_COLORS)

    def yields(self, account: Account) -> None:
        if self.die != EMPTY:
            account.by_dice()
        self.reward.yields(account)


ACTIVE.add("gain", Gain)


@final
class GainPer(Effect):
    """{ do = "gain_per", resource = "points", amount = 2, per = "houses" }: by `group` or `color` too (BRU-12.2)."""

    def __init__(self, data: Reader) -> None:
        super().__init__(0)
        self.florin = data.word("resource", RESOURCES) == 1
        self.amount: i64 = data.number("amount", None, 1, 99)
        self.per: i64 = data.word("per", COUNTERS)
        self.per_n: i64 = data.number("per_n", 1, 1, 99)
        self.group: i64 = data.word("group", GROUPS) if self.per == Counter.PERSONS_GROUP else 0
        self.color: i64 = data.word("color", COLORS) if self.per == Counter.HOUSES_COLOR else 0

    def worth(self, state: BrugesState, seat: i64) -> i64:
        return self.amount * (count(state, seat, self.per, self.group, self.color) // self.per_n)

    def possible(self, state: BrugesState, seat: i64) -> bool:
        return self.worth(state, seat) > 0

    def perform(self, state: BrugesState, seat: i64) -> None:
        if self.florin:
            add_florins(state, seat, self.worth(state, seat))
        else:
            add_points(state, seat, self.worth(state, seat))

    def yields(self, account: Account) -> None:
        account.counts(self.amount, self.per_n, self.per, self.group, self.florin)


ACTIVE.add("gain_per", GainPer)


@final
class TakeFromOpponents(Effect):
    """{ do = "take_from_opponents", resource = "workers", amount = 2 }: from each opponent (BRU-12.3)."""

    def __init__(self, data: Reader) -> None:
        super().__init__(0)
        self.worker = data.word("resource", ["workers", "florins"]) == 0
        self.amount: i64 = data.number("amount", None, 1, 99)

    def possible(self, state: BrugesState, seat: i64) -> bool:
        for i in range(1, state.seats):
            other = state.players[(seat + i) % state.seats]
            if (other.count_workers() if self.worker else other.florins) > 0:
                return True
        return False

    def perform(self, state: BrugesState, seat: i64) -> None:
        for i in range(state.seats - 1, 0, -1):  # pushed last, asked first (BRU-12.23)
            if self.worker:
                state.push(Demand((seat + i) % state.seats, seat, self.amount))
        if not self.worker:
            take_florins(state, seat, self.amount)

    def yields(self, account: Account) -> None:
        account.takes(0 if self.worker else self.amount, self.amount if self.worker else 0)


ACTIVE.add("take_from_opponents", TakeFromOpponents)


@final
class GiveOpponents(Effect):
    """{ do = "give_opponents", florins = 1, points_per_florin = 1 }: to each while florins last (BRU-12.4)."""

    def __init__(self, data: Reader) -> None:
        super().__init__(0)
        self.florins: i64 = data.number("florins", None, 1, 99)
        self.points: i64 = data.number("points_per_florin", None, 0, 99)

    def possible(self, state: BrugesState, seat: i64) -> bool:
        return state.players[seat].florins >= self.florins

    def perform(self, state: BrugesState, seat: i64) -> None:
        able = min(state.seats - 1, state.players[seat].florins // self.florins)
        choose(state, Lend(seat, able, 0, self.florins, self.points))

    def yields(self, account: Account) -> None:
        account.lends(self.florins, self.points)


ACTIVE.add("give_opponents", GiveOpponents)


@final
class DiscardThreats(Effect):
    """{ do = "discard_threats", count = 2, color = "any" }: exactly so many; "persons" counts characters (BRU-12.5)."""

    def __init__(self, data: Reader) -> None:
        super().__init__(0)
        self.persons = data.value("count") == "persons"
        self.count: i64 = 0 if self.persons else data.number("count", None, 1, 99)
        color = data.word("color", [*COLORS, "any"])
        self.colors: i64 = ANY if color == N_COLORS else 1 << color

    def possible(self, state: BrugesState, seat: i64) -> bool:
        return markers_of(state, seat, self.colors) > 0

    def perform(self, state: BrugesState, seat: i64) -> None:
        left = len(state.players[seat].characters) if self.persons else self.count
        left = min(left, markers_of(state, seat, self.colors))
        choose(state, Discard(seat, left, 0, self.colors))

    def yields(self, account: Account) -> None:
        account.discards(self.count, self.colors == ANY)


ACTIVE.add("discard_threats", DiscardThreats)


@final
class OpponentsLoseCanal(Effect):
    """{ do = "opponents_lose_canal", count = 1 }: each loses outermost tiles (BRU-12.6)."""

    def __init__(self, data: Reader) -> None:
        super().__init__(0)
        self.count: i64 = data.number("count", None, 1, 10)

    def possible(self, state: BrugesState, seat: i64) -> bool:
        for i in range(1, state.seats):
            if state.players[(seat + i) % state.seats].count_tiles() > 0:
                return True
        return False

    def perform(self, state: BrugesState, seat: i64) -> None:
        for i in range(state.seats - 1, 0, -1):
            state.push(LoseTiles((seat + i) % state.seats, self.count))

    def yields(self, account: Account) -> None:
        account.breaks(self.count)


ACTIVE.add("opponents_lose_canal", OpponentsLoseCanal)


@final
class BuildCanal(Effect):
    """{ do = "build_canal", cost = "double" }: without a card; cost may be "free" (BRU-12.7)."""

    def __init__(self, data: Reader) -> None:
        super().__init__(0)
        self.factor: i64 = 2 * data.word("cost", ["free", "double"])

    def possible(self, state: BrugesState, seat: i64) -> bool:
        return next_spaces(state, seat, self.factor) != 0

    def perform(self, state: BrugesState, seat: i64) -> None:
        choose(state, Section(seat, N_COLORS, self.factor, 0))

    def yields(self, account: Account) -> None:
        account.tile(self.factor)


ACTIVE.add("build_canal", BuildCanal)


@final
class BuildHouse(Effect):
    """{ do = "build_house", worker = "none" }: a card from the hand, without a worker (BRU-12.8)."""

    def __init__(self, data: Reader) -> None:
        super().__init__(0)
        data.word("worker", ["none"])

    def possible(self, state: BrugesState, seat: i64) -> bool:
        return len(state.players[seat].hand) > 0

    def perform(self, state: BrugesState, seat: i64) -> None:
        choose(state, Lay(seat))

    def yields(self, account: Account) -> None:
        account.house()


ACTIVE.add("build_house", BuildHouse)


@final
class PlayExtraCard(Effect):
    """{ do = "play_extra_card" }: in addition to the card of the turn (BRU-12.9)."""

    def __init__(self, data: Reader) -> None:
        super().__init__(0)

    def possible(self, state: BrugesState, seat: i64) -> bool:
        return len(state.players[seat].hand) > 0

    def perform(self, state: BrugesState, seat: i64) -> None:
        state.push(PLAY_CARD[seat])

    def yields(self, account: Account) -> None:
        account.extra_card()


ACTIVE.add("play_extra_card", PlayExtraCard)


@final
class ExchangeWorkers(Effect):
    """{ do = "exchange_workers", max = 0 }: workers for as many of any color; 0: no limit (BRU-12.10)."""

    def __init__(self, data: Reader) -> None:
        super().__init__(0)
        self.most: i64 = data.number("max", None, 0, 99)

    def possible(self, state: BrugesState, seat: i64) -> bool:
        return state.players[seat].count_workers() > 0

    def perform(self, state: BrugesState, seat: i64) -> None:
        choose(state, HandIn(seat, 0, self.most, 0))

    def yields(self, account: Account) -> None:
        account.exchanges()


ACTIVE.add("exchange_workers", ExchangeWorkers)


@final
class AdvanceProgress(Effect):
    """{ do = "advance_progress", levels = 1, cost = 2 }: the cost is paid once (BRU-12.11)."""

    def __init__(self, data: Reader) -> None:
        super().__init__(0)
        self.levels: i64 = data.number("levels", None, 1, 99)
        self.cost: i64 = data.number("cost", None, 0, 99)

    def possible(self, state: BrugesState, seat: i64) -> bool:
        player = state.players[seat]
        return player.florins >= self.cost and player.level < state.book.top_level()

    def perform(self, state: BrugesState, seat: i64) -> None:
        pay(state, seat, self.cost)
        state.push(Climb(seat, self.levels))

    def yields(self, account: Account) -> None:
        account.climbs(self.levels, self.cost)


ACTIVE.add("advance_progress", AdvanceProgress)


@final
class Sift(Effect):
    """{ do = "sift", draw = 4, discard = 4 }: draw cards, then discard as many, old or new (BRU-12.25)."""

    def __init__(self, data: Reader) -> None:
        super().__init__(0)
        self.draw: i64 = data.number("draw", None, 1, 20)
        self.discard: i64 = data.number("discard", None, 1, 20)

    def possible(self, state: BrugesState, seat: i64) -> bool:
        return cards_left(state)

    def due(self, state: BrugesState, seat: i64) -> bool:
        return cards_left(state) or len(state.players[seat].hand) > 0

    def perform(self, state: BrugesState, seat: i64) -> None:
        state.push(Sort(seat, self.discard))
        draw_cards(state, seat, self.draw, 0)

    def yields(self, account: Account) -> None:
        account.sifts(self.draw, self.discard)


ACTIVE.add("sift", Sift)
