"""What events do: one class per word of the data, and the choice of villager that some ask for (VIL-12.3 to 12.9)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from beffroi.games.villagers.build import build_limit
from beffroi.games.villagers.counting import COUNTS, Chosen, Count, OwnCount
from beffroi.games.villagers.decks import reveal
from beffroi.games.villagers.draft import capacity
from beffroi.games.villagers.payments import pay
from beffroi.games.villagers.solo import TurnedUp
from beffroi.games.villagers.state import Happening, Outlook, VillagersState
from beffroi.games.villagers.steps import EventStep
from beffroi.games.villagers.tables import EMPTY, KEYS, N_SPOTS, Key
from beffroi.games.villagers.transfers import PAYEES, CardTransfer
from beffroi.games.villagers.village import COIN, card_of, coins_of, index_at, sorted_vec, spot_of
from beffroi.games.villagers.words import Act, Told
from beffroi.kernel.errors import DataError
from beffroi.kernel.flow import TABLE, Step
from beffroi.kernel.reader import Reader
from beffroi.kernel.vectors import zeros
from beffroi.kernel.vocabulary import Vocabulary

WORDS: Final[Vocabulary[Callable[[Reader], Happening]]] = Vocabulary()
PAYERS: Final = ["player", "bank"]
RECEIVERS: Final = ["bank", "countess", "owner"]
WHOSE: Final = ["player", "countess", "both"]
ON: Final = ["one", "each"]


class To:
    """Who is paid."""

    BANK: Final[i64] = 0
    COUNTESS: Final[i64] = 1
    OWNER: Final[i64] = 2  # the owner of the village that was counted


class Of:
    """Whose village is counted."""

    PLAYER: Final[i64] = 0
    COUNTESS: Final[i64] = 1
    BOTH: Final[i64] = 2


class Pointing(Happening):
    """An event that may ask for a villager, yours or the Countess's (VIL-11.35)."""

    @abstractmethod
    def chooses(self) -> bool:
        """Return whether it can ask for a villager."""

    @abstractmethod
    def owner(self, state: VillagersState, seat: i64) -> i64:
        """Return whose villagers may be chosen."""

    @abstractmethod
    def among(self, state: VillagersState, seat: i64) -> vec[i64]:
        """Return the places of the villagers that may be chosen."""

    @abstractmethod
    def mark(self, state: VillagersState, seat: i64, index: i64) -> i64:
        """Return a number that is equal for villagers whose choice has the same result."""

    @abstractmethod
    def point(self, state: VillagersState, seat: i64, index: i64) -> None:
        """Carry it out for the villager that was chosen."""

    def ask(self, state: VillagersState, seat: i64, event: i64) -> None:
        """Let the player choose, unless there is only one result (VIL-11.35, 11.38)."""
        found = self.among(state, seat)
        if len(found) == 0:
            return
        for index in found:
            if self.mark(state, seat, index) != self.mark(state, seat, found[0]):
                state.push(Point(seat, event))
                return
        self.point(state, seat, found[0])


@final
class Point(EventStep):
    """Choose the villager for an event (VIL-11.35)."""

    def options(self, state: VillagersState) -> None:
        word = state.book.happenings[self.event]
        assert isinstance(word, Pointing)
        owner = word.owner(state, self.seat)
        nodes = state.players[owner].nodes
        spots = zeros(0)
        for index in word.among(state, self.seat):
            spots = append(spots, spot_of(state.book, nodes, index))
        for spot in sorted_vec(spots):
            state.offer(Act.POINT + state.owner_code(owner) * N_SPOTS + spot)

    def resolve(self, state: VillagersState, action: i64) -> None:
        word = state.book.happenings[self.event]
        assert isinstance(word, Pointing)
        nodes = state.players[word.owner(state, self.seat)].nodes
        word.point(state, self.seat, index_at(state.book, nodes, (action - Act.POINT) % N_SPOTS))


@final
class GoldTransfer(Pointing):
    """{ do = "gold_transfer", payer = "player", payee = "countess", per = 2, count = "commons", whose = "player" }"""

    def __init__(self, data: Reader) -> None:
        self.by_bank: i64 = data.word("payer", PAYERS)
        self.payee: i64 = data.word("payee", RECEIVERS)
        self.base: i64 = data.number("base", 0, 0, 99)
        self.per: i64 = data.number("per", 0, 0, 99)
        self.div: i64 = data.number("div", 1, 1, 99)
        self.whose: i64 = data.word("whose", WHOSE) if data.has("whose") else Of.PLAYER
        self.count: Count | None = None
        if data.has("count"):
            self.count = COUNTS[list(COUNTS)[data.word("count", list(COUNTS))]]
        if self.by_bank != 0 and self.payee == To.BANK:
            raise DataError(data.at("payee"), "the bank cannot pay the bank", "bank")
        if self.by_bank == 0 and self.payee == To.OWNER:
            raise DataError(data.at("payee"), "«owner» goes with payer = «bank» (VIL-12.3)", "owner")
        if self.whose == Of.BOTH and (self.payee != To.OWNER or isinstance(self.count, Chosen)):
            reason = "«both» goes with payee = «owner» and a count without a choice (VIL-12.3)"
            raise DataError(data.at("whose"), reason, "both")
        if self.whose != Of.PLAYER and isinstance(self.count, OwnCount):
            raise DataError(data.at("whose"), "this count is of the player alone (VIL-12.3)", "own-count")

    def chooses(self) -> bool:
        return isinstance(self.count, Chosen)

    def befall(self, state: VillagersState, seat: i64, event: i64) -> None:
        if isinstance(self.count, Chosen):
            self.ask(state, seat, event)
        elif self.whose == Of.BOTH:
            own = self.amount(self.counted(state, seat))
            hers = self.amount(self.counted(state, state.seats))  # VIL-11.42: before either is paid
            self.settle(state, seat, seat, own)
            self.settle(state, seat, state.seats, hers)
        else:
            owner = self.owner(state, seat)
            self.settle(state, seat, owner, self.amount(self.counted(state, owner)))

    def owner(self, state: VillagersState, seat: i64) -> i64:
        return state.seats if self.whose == Of.COUNTESS else seat

    def counted(self, state: VillagersState, owner: i64) -> i64:
        """Return the count for a village."""
        return 0 if self.count is None else self.count.of(state, owner)

    def amount(self, counted: i64) -> i64:
        """Return the gold for a count (VIL-12.3)."""
        return self.base + self.per * (counted // self.div)

    def paid(self, state: VillagersState, seat: i64, amount: i64) -> i64:
        """Return how much of an amount is paid: what a player lacks is forgiven (VIL-11.16)."""
        return amount if self.by_bank != 0 else min(amount, state.players[seat].treasury)

    def settle(self, state: VillagersState, seat: i64, owner: i64, amount: i64) -> None:
        """Pay an amount; `owner` is whose village was counted."""
        if self.by_bank == 0:
            pay(state, seat, self.paid(state, seat, amount), self.payee == To.COUNTESS)
            return
        if amount == 0:
            return
        if self.payee == To.OWNER and owner == seat:
            state.receive(seat, amount)
            state.tell(Told.RECEIVED, seat, amount)
        else:
            state.receive(state.seats, amount)
            state.tell(Told.TREASURE, TABLE, amount)

    def among(self, state: VillagersState, seat: i64) -> vec[i64]:
        assert isinstance(self.count, Chosen)
        return self.count.among(state, self.owner(state, seat))

    def mark(self, state: VillagersState, seat: i64, index: i64) -> i64:
        assert isinstance(self.count, Chosen)
        return self.paid(state, seat, self.amount(self.count.value(state, self.owner(state, seat), index)))

    def point(self, state: VillagersState, seat: i64, index: i64) -> None:
        assert isinstance(self.count, Chosen)
        owner = self.owner(state, seat)
        self.settle(state, seat, owner, self.amount(self.count.value(state, owner, index)))

    def outlook(self, state: VillagersState, seat: i64) -> Outlook:
        if isinstance(self.count, Chosen):
            return self.range(state, seat)
        if self.whose == Of.BOTH:
            hers = self.amount(self.counted(state, state.seats))
            return Outlook(EMPTY, hers, hers, self.amount(self.counted(state, seat)))
        counted = self.counted(state, self.owner(state, seat))
        amount = self.paid(state, seat, self.amount(counted))
        return Outlook(EMPTY if self.count is None else counted, amount, amount)

    def threat(self, state: VillagersState, seat: i64) -> i64:
        now = self.outlook(state, seat)
        if self.payee == To.OWNER:
            return now.least - now.own if self.whose != Of.PLAYER else -now.least
        return 2 * now.least if self.by_bank == 0 and self.payee == To.COUNTESS else now.least

    def range(self, state: VillagersState, seat: i64) -> Outlook:
        """Return the lowest and highest amount that a choice allows."""
        out = Outlook()
        for index in self.among(state, seat):
            amount = self.mark(state, seat, index)
            out.least = amount if out.cards == 0 else min(out.least, amount)
            out.most = max(out.most, amount)
            out.cards += 1
        return out


WORDS.add("gold_transfer", GoldTransfer)


@final
class Coins(Pointing):
    """{ do = "coins", whose = "countess", on = "one", amount = "keychain" }: gold on key villagers (VIL-12.7)."""

    def __init__(self, data: Reader) -> None:
        self.whose: i64 = data.word("whose", WHOSE[: Of.BOTH])
        self.each: i64 = data.word("on", ON)
        self.number: i64 = EMPTY  # as the keychain says
        if not isinstance(data.value("amount"), str):
            self.number = data.number("amount", None, 1, 99)
        else:
            data.word("amount", ["keychain"])

    def chooses(self) -> bool:
        return self.each == 0

    def befall(self, state: VillagersState, seat: i64, event: i64) -> None:
        if self.each == 0:
            self.ask(state, seat, event)
            return
        for index in self.among(state, seat):
            self.point(state, seat, index)

    def owner(self, state: VillagersState, seat: i64) -> i64:
        return state.seats if self.whose == Of.COUNTESS else seat

    def among(self, state: VillagersState, seat: i64) -> vec[i64]:
        nodes = state.players[self.owner(state, seat)].nodes
        out = zeros(0)
        for i in range(len(nodes)):
            if state.book.keychain[card_of(nodes[i])] > 0:
                out = append(out, i)
        return out

    def amount(self, state: VillagersState, node: i64) -> i64:
        """Return how much is put on a villager."""
        return state.book.keychain[card_of(node)] if self.number == EMPTY else self.number

    def mark(self, state: VillagersState, seat: i64, index: i64) -> i64:
        node = state.players[self.owner(state, seat)].nodes[index]
        return card_of(node) + coins_of(node) * COIN  # two of a kind with equally many coins

    def point(self, state: VillagersState, seat: i64, index: i64) -> None:
        owner = self.owner(state, seat)
        nodes = state.players[owner].nodes
        amount = self.amount(state, nodes[index])
        nodes[index] += amount * COIN
        state.gold += amount
        state.tell(Told.LAID, TABLE, card_of(nodes[index]), state.owner_code(owner), amount)

    def threat(self, state: VillagersState, seat: i64) -> i64:
        lying = self.outlook(state, seat).least
        return lying if self.whose == Of.COUNTESS else -lying

    def outlook(self, state: VillagersState, seat: i64) -> Outlook:
        nodes = state.players[self.owner(state, seat)].nodes
        out = Outlook()
        for index in self.among(state, seat):
            amount = self.amount(state, nodes[index])
            if self.each != 0:
                out.least += amount
                out.most += amount
            else:
                out.least = amount if out.cards == 0 else min(out.least, amount)
                out.most = max(out.most, amount)
            out.cards += 1
        return out


WORDS.add("coins", Coins)


@final
class Modifier(Happening):
    """{ do = "modifier", key = "build_limit", delta = -1, buyoff = 3, buyoff_to = "bank" }: in its phase (VIL-12.5)."""

    def __init__(self, data: Reader) -> None:
        self.key: i64 = data.word("key", KEYS)
        if data.has("delta") == data.has("set"):
            raise DataError(data.at("delta"), "give «delta» or «set», one of the two (VIL-12.5)", "delta")
        self.delta: i64 = data.number("delta", 0, -9, 9)
        self.fixed: i64 = data.number("set", int(EMPTY), 0, 9)
        self.least: i64 = data.number("floor", 0, 0, 9)
        self.buyoff: i64 = data.number("buyoff", 0, 1, 99)
        self.to_countess: i64 = data.word("buyoff_to", PAYEES) if data.has("buyoff_to") else 0
        self.partial: bool = data.flag("partial", True)  # VIL-11.16

    def befall(self, state: VillagersState, seat: i64, event: i64) -> None:
        raise AssertionError("a change of a number does nothing in the event phase (VIL-11.36)")

    def outlook(self, state: VillagersState, seat: i64) -> Outlook:
        price = min(self.buyoff, state.players[seat].treasury)
        able: i64 = 1 if self.partial or price == self.buyoff else 0
        number: i64 = EMPTY
        if self.key == Key.DRAFT_CAPACITY:
            number = capacity(state, seat)
        elif self.key == Key.BUILD_LIMIT:
            number = build_limit(state, seat)
        return Outlook(number, price, price, 0, able)

    def threat(self, state: VillagersState, seat: i64) -> i64:
        return 0  # changing a number moves no gold by itself


WORDS.add("modifier", Modifier)


@final
class Replace(Happening):
    """{ do = "replace", count = 1, at_once = true }: other events of its season replace it (VIL-12.8)."""

    def __init__(self, data: Reader) -> None:
        self.count: i64 = data.number("count", 1, 1, 9)
        self.at_once: bool = data.flag("at_once")

    def befall(self, state: VillagersState, seat: i64, event: i64) -> None:
        found = reveal(state, state.book.season[event], self.count)
        steps: list[Step[Any]] = [TurnedUp(seat, new) for new in found]
        state.push_all(steps)

    def outlook(self, state: VillagersState, seat: i64) -> Outlook:
        return Outlook()  # nobody knows what will be there

    def threat(self, state: VillagersState, seat: i64) -> i64:
        return 0  # the replacement is not known


WORDS.add("replace", Replace)


@final
class ForceJester(Happening):
    """{ do = "force_jester" }: the Jester must be played in its round (VIL-12.9)."""

    def befall(self, state: VillagersState, seat: i64, event: i64) -> None:
        raise AssertionError("it holds during its round and never begins (VIL-11.31)")

    def outlook(self, state: VillagersState, seat: i64) -> Outlook:
        return Outlook(cards=1 if state.jester else 0)

    def threat(self, state: VillagersState, seat: i64) -> i64:
        return 0  # it takes no gold


WORDS.add("force_jester", ForceJester)
WORDS.add("card_transfer", CardTransfer)


def make_happening(data: Reader) -> Happening:
    """Build an event; the word `do` picks the class."""
    happening = WORDS.maker(data)(data)
    data.done()
    return happening
