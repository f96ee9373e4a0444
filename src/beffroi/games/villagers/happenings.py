"""What events do: one class per word of the data, and the choices they ask for (VIL-11.16 to 11.21, 12.3 to 12.5)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from beffroi.games.villagers.draft import join
from beffroi.games.villagers.piles import draft_pile, draw, fill_road
from beffroi.games.villagers.specials import take_down
from beffroi.games.villagers.state import ROAD_COIN, Book, Happening, VillagersState
from beffroi.games.villagers.tables import EMPTY, KEYS, MAX_CARDS, Card, Symbol
from beffroi.games.villagers.village import card_of, coins_of, count, index_at, is_top, sorted_vec, spot_of
from beffroi.games.villagers.words import Act, Stream, Told
from beffroi.kernel.errors import DataError
from beffroi.kernel.flow import TABLE, Step
from beffroi.kernel.reader import Reader

PAYERS: Final = ["player", "bank"]
PAYEES: Final = ["bank", "countess"]
COUNTS: Final = ["food", "house", "treasury"]
SOURCES: Final = ["own_top", "hand", "road", "stack"]
TARGETS: Final = ["discard", "countess"]
PICKS: Final = ["player", "random", "top", "max_gold"]
SHOWN: Final = ["food", "house", "gold"]


class Take:
    """Where an event takes cards from."""

    OWN_TOP: Final[i64] = 0
    HAND: Final[i64] = 1
    ROAD: Final[i64] = 2
    STACK: Final[i64] = 3


class By:
    """Who or what picks the cards."""

    PLAYER: Final[i64] = 0
    RANDOM: Final[i64] = 1
    TOP: Final[i64] = 2
    MAX_GOLD: Final[i64] = 3


def pay(state: VillagersState, seat: i64, amount: i64, to_countess: bool) -> None:
    """Let a player pay the bank or the Countess."""
    if amount == 0:
        return
    if to_countess:
        state.players[seat].treasury -= amount
        state.players[state.seats].treasury += amount
        state.tell(Told.PAID_COUNTESS, seat, amount)
    else:
        state.spend(seat, amount)
        state.tell(Told.PAID_BANK, seat, amount)


@final
class GoldTransfer(Happening):
    """{ do = "gold_transfer", payer = "player", payee = "bank", base = 1, per = 1, count = "food", div = 1 }"""

    def __init__(self, data: Reader) -> None:
        self.by_bank: i64 = data.word("payer", PAYERS)
        self.to_countess: i64 = data.word("payee", PAYEES)
        self.base: i64 = data.number("base", 0, 0, 99)
        self.per: i64 = data.number("per", 0, 0, 99)
        self.counted: i64 = data.word("count", COUNTS) if data.has("count") else EMPTY
        self.div: i64 = data.number("div", 1, 1, 99)
        if self.by_bank and not self.to_countess:
            raise DataError(data.at("payee"), "the bank cannot pay the bank")

    def befall(self, state: VillagersState, seat: i64, event: i64) -> None:
        player = state.players[seat]
        amount = self.base
        if self.counted == 0:
            amount += self.per * (count(state.book, player.nodes, Symbol.FOOD) // self.div)
        elif self.counted == 1:
            amount += self.per * (count(state.book, player.nodes, Symbol.HOUSE) // self.div)
        elif self.counted >= 0:
            amount += self.per * (player.treasury // self.div)
        if self.by_bank != 0:
            state.receive(state.seats, amount)
            state.tell(Told.TREASURE, TABLE, amount)
        else:
            pay(state, seat, min(amount, player.treasury), self.to_countess != 0)  # VIL-11.16


@final
class Modifier(Happening):
    """{ do = "modifier", key = "draft_capacity", delta = -1, floor = 1 }: while its phase lasts (VIL-12.5)."""

    def __init__(self, data: Reader) -> None:
        self.key: i64 = data.word("key", KEYS)
        self.delta: i64 = data.number("delta", None, -9, 9)
        self.least: i64 = data.number("floor", 0, 0, 9)

    def befall(self, state: VillagersState, seat: i64, event: i64) -> None:
        pass

    def change(self, key: i64) -> i64:
        return self.delta if key == self.key else 0

    def floor(self, key: i64) -> i64:
        return self.least


@final
class CardTransfer(Happening):
    """{ do = "card_transfer", take = "own_top", give = "countess", count = 1, pick = "player", ransom = 4, … }"""

    def __init__(self, data: Reader) -> None:
        self.take: i64 = data.word("take", SOURCES)
        self.to_countess: i64 = data.word("give", TARGETS)
        self.count: i64 = data.number("count", 1, 1, 9)
        self.pick: i64 = data.word("pick", PICKS)
        self.symbol: i64 = Symbol.FOOD + data.word("symbol", SHOWN) if data.has("symbol") else EMPTY
        self.ransom: i64 = data.number("ransom", 0, 0, 99)
        self.ransom_to: i64 = data.word("ransom_to", PAYEES) if data.has("ransom_to") else 0
        if (self.take == Take.STACK) != (self.pick == By.TOP):
            raise DataError(data.at("pick"), "«top» goes with take = «stack», and no other word does")

    def befall(self, state: VillagersState, seat: i64, event: i64) -> None:
        if not self.any(state, seat):
            return
        if 0 < self.ransom <= state.players[seat].treasury:
            state.push(Ransom(seat, event))
        else:
            state.push(Loss(seat, event, self.count))

    def any(self, state: VillagersState, seat: i64) -> bool:
        """Tell whether there is a card to take."""
        if self.take == Take.STACK:
            return draft_pile(state) != EMPTY
        return len(self.eligible(state, seat)) > 0

    def eligible(self, state: VillagersState, seat: i64) -> vec[i64]:
        """Return the cards that may be taken: spots of the village, places of the road, or hand cards."""
        player = state.players[seat]
        if self.take == Take.HAND:
            return player.hand[:]
        out = vec[i64]([])
        if self.take == Take.ROAD:
            for place in range(len(state.road)):
                if state.road[place] != EMPTY:
                    out = append(out, place)
            return out
        for i in range(len(player.nodes)):
            if losable(state.book, player.nodes[i], self.symbol):
                out = append(out, spot_of(state.book, player.nodes, i))
        return sorted_vec(out)

    def face(self, state: VillagersState, seat: i64, item: i64) -> i64:
        """Return the card behind an eligible item."""
        if self.take == Take.HAND:
            return item
        if self.take == Take.ROAD:
            return state.road[item] % ROAD_COIN
        nodes = state.players[seat].nodes
        return card_of(nodes[index_at(state.book, nodes, item)])

    def candidates(self, state: VillagersState, seat: i64) -> vec[i64]:
        """Return the items among which the pick is made: with max_gold those of the highest printed gold."""
        items = self.eligible(state, seat)
        if self.pick != By.MAX_GOLD:
            return items
        best: i64 = -1
        out = vec[i64]([])
        for item in items:
            gold = state.book.gold[self.face(state, seat, item)]
            if gold > best:
                best = gold
                out = vec[i64]([])
            if gold == best:
                out = append(out, item)
        return out

    def move(self, state: VillagersState, seat: i64, item: i64) -> None:
        """Take one card to the Countess or out of the game, and its coins where they belong (VIL-11.18, 12.4)."""
        player = state.players[seat]
        card = self.face(state, seat, item)
        if self.take == Take.HAND:
            player.lose_seen(card, state.round)
        elif self.take == Take.ROAD:
            coins = state.road[item] // ROAD_COIN
            state.road[item] = EMPTY
            if self.to_countess != 0:
                state.players[state.seats].treasury += coins
            else:
                state.gold -= coins
        else:
            index = index_at(state.book, player.nodes, item)
            coins = coins_of(player.nodes[index])
            player.treasury += coins
            take_down(state, seat, index)
            if coins > 0:
                state.tell(Told.COINS, seat, coins)
        self.hand_on(state, seat, card)

    def hand_on(self, state: VillagersState, seat: i64, card: i64) -> None:
        """Give a card that was taken to the Countess, or discard it."""
        if self.to_countess != 0:
            join(state, card)
            state.tell(Told.TAKEN, seat, card)
        else:
            state.discard = append(state.discard, card)
            state.tell(Told.LOST, seat, card)


def losable(book: Book, node: i64, symbol: i64) -> bool:
    """Tell whether an event may take a card of the village: a top, no Founders, no common (VIL-11.17, 11.20)."""
    card = card_of(node)
    if not is_top(node) or card >= Card.FOUNDERS:
        return False
    for common in book.commons:
        if common == card:
            return False
    if symbol == Symbol.FOOD:
        return book.food[card] > 0
    if symbol == Symbol.HOUSE:
        return book.houses[card] > 0
    return symbol == EMPTY or book.gold[card] > 0


@final
class Ransom(Step[VillagersState]):
    """Pay instead of losing cards, before any card is picked or seen (VIL-12.4)."""

    def __init__(self, seat: i64, event: i64) -> None:
        super().__init__(seat)
        self.event = event

    def args(self) -> list[int]:
        return [self.seat, self.event]

    def options(self, state: VillagersState) -> None:
        state.offer(Act.RANSOM)
        state.offer(Act.SUBMIT)

    def resolve(self, state: VillagersState, action: i64) -> None:
        word = state.book.happenings[self.event]
        assert isinstance(word, CardTransfer)
        if action == Act.RANSOM:
            pay(state, self.seat, word.ransom, word.ransom_to != 0)
            state.tell(Told.RANSOM, self.seat, word.ransom)
        else:
            state.push(Loss(self.seat, self.event, word.count))


@final
class Loss(Step[VillagersState]):
    """Take the next card of an event by itself, or ask which; the road is filled after the last (VIL-12.4)."""

    def __init__(self, who: i64, event: i64, left: i64) -> None:
        super().__init__(TABLE)
        self.who = who
        self.event = event
        self.left = left

    def args(self) -> list[int]:
        return [self.who, self.event, self.left]

    def run(self, state: VillagersState) -> None:
        word = state.book.happenings[self.event]
        assert isinstance(word, CardTransfer)
        if self.left == 0 or not word.any(state, self.who):
            if word.take == Take.ROAD:
                fill_road(state, False)  # VIL-11.19
            return
        if word.take == Take.STACK:
            word.hand_on(state, self.who, draw(state, draft_pile(state)))
        else:
            items = word.candidates(state, self.who)
            if word.pick == By.PLAYER or (word.pick == By.MAX_GOLD and len(items) > 1):
                state.push(Choose(self.who, self.event, self.left))
                return
            chance: i64 = 0
            if word.pick == By.RANDOM:
                chance = state.chance[Stream.LOOT].below(len(items))
            word.move(state, self.who, items[chance])
        state.push(Loss(self.who, self.event, self.left - 1))


@final
class Choose(Step[VillagersState]):
    """Choose the card that an event takes (VIL-12.4)."""

    def __init__(self, seat: i64, event: i64, left: i64) -> None:
        super().__init__(seat)
        self.event = event
        self.left = left

    def args(self) -> list[int]:
        return [self.seat, self.event, self.left]

    def options(self, state: VillagersState) -> None:
        word = state.book.happenings[self.event]
        assert isinstance(word, CardTransfer)
        last: i64 = EMPTY
        for item in word.candidates(state, self.seat):
            if item == last:
                continue
            last = item
            if word.take == Take.HAND:
                state.offer(Act.HAND_OVER + item)
            elif word.take == Take.ROAD:
                state.offer(Act.YIELD + item * MAX_CARDS + state.road[item] % ROAD_COIN)
            else:
                state.offer(Act.LOSE + item)

    def resolve(self, state: VillagersState, action: i64) -> None:
        word = state.book.happenings[self.event]
        assert isinstance(word, CardTransfer)
        item = action - Act.LOSE
        if action >= Act.HAND_OVER:
            item = action - Act.HAND_OVER
        elif action >= Act.YIELD:
            item = (action - Act.YIELD) // MAX_CARDS
        word.move(state, self.seat, item)
        state.push(Loss(self.seat, self.event, self.left - 1))


EVENT_WORDS: Final = ["gold_transfer", "card_transfer", "modifier"]


def make_happening(data: Reader) -> Happening:
    """Read what an event does; the word `do` says which class."""
    op: Happening
    match EVENT_WORDS[data.word("do", EVENT_WORDS)]:
        case "gold_transfer":
            op = GoldTransfer(data)
        case "card_transfer":
            op = CardTransfer(data)
        case _:
            op = Modifier(data)
    data.done()
    return op
