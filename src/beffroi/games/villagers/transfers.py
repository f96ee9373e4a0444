"""Events that take cards: where from, who picks, where they go, and what may be paid instead (VIL-11.17 to 11.21)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from beffroi.games.villagers.draft import join
from beffroi.games.villagers.payments import pay
from beffroi.games.villagers.piles import countess_pile, discarded, draft_pile, draw, fill_road
from beffroi.games.villagers.specials import take_down
from beffroi.games.villagers.state import ROAD_COIN, Book, Happening, Outlook, VillagersState, is_common
from beffroi.games.villagers.steps import EventStep
from beffroi.games.villagers.tables import EMPTY, MAX_CARDS, Card, Pile, Symbol
from beffroi.games.villagers.village import card_of, coins_of, depth_of, index_at, is_top, sorted_vec, spot_of
from beffroi.games.villagers.words import Act, Stream, Told
from beffroi.kernel.errors import DataError
from beffroi.kernel.flow import TABLE, Step
from beffroi.kernel.reader import Reader

PAYEES: Final = ["bank", "countess"]
SOURCES: Final = ["own_top", "hand", "road", "stack", "pile"]
TARGETS: Final = ["discard", "countess"]
PICKS: Final = ["player", "random", "top", "max_gold"]
SHOWN: Final = ["food", "house", "gold"]


class Take:
    """Where an event takes cards from."""

    OWN_TOP: Final[i64] = 0
    HAND: Final[i64] = 1
    ROAD: Final[i64] = 2
    STACK: Final[i64] = 3  # the leftmost one
    PILE: Final[i64] = 4  # any stack or the reserve (VIL-11.55)


class By:
    """Who or what picks the cards."""

    PLAYER: Final[i64] = 0
    RANDOM: Final[i64] = 1
    TOP: Final[i64] = 2
    MAX_GOLD: Final[i64] = 3


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
            raise DataError(data.at("pick"), "«top» goes with take = «stack», and no other word does", "top")
        if self.take == Take.PILE and self.pick != By.PLAYER:
            reason = "take = «pile» goes with «player», who chooses the pile (VIL-11.55)"
            raise DataError(data.at("pick"), reason, "pile")

    def befall(self, state: VillagersState, seat: i64, event: i64) -> None:
        if not self.any(state, seat):
            return
        if 0 < self.ransom <= state.players[seat].treasury:
            state.push(Ransom(seat, event))
        else:
            state.push(Loss(seat, event, self.count))

    def any(self, state: VillagersState, seat: i64) -> bool:
        """Return whether there is a card to take."""
        if self.take == Take.STACK:
            return draft_pile(state) != EMPTY
        if self.take == Take.PILE:
            return len(self.eligible(state, seat)) > 0 or discarded(state) > 0  # VIL-11.33
        return len(self.eligible(state, seat)) > 0

    def outlook(self, state: VillagersState, seat: i64) -> Outlook:
        if self.take == Take.STACK:
            return Outlook(cards=1 if self.any(state, seat) else 0)
        found: i64 = len(self.eligible(state, seat))
        if found == 0 and self.any(state, seat):
            found = 1
        return Outlook(cards=found)

    def threat(self, state: VillagersState, seat: i64) -> i64:
        return 0  # cards whose gold depends on what is below them

    def eligible(self, state: VillagersState, seat: i64) -> vec[i64]:
        """Return the cards that may be taken: spots of the village, places of the road, hand cards, or piles."""
        player = state.players[seat]
        if self.take == Take.HAND:
            return player.hand[:]
        out = vec[i64]([])
        if self.take == Take.PILE:
            for pile in range(Pile.RESERVE + 1):
                if state.sizes[pile] > 0:
                    out = append(out, pile)
            return out
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
        """Return the items to pick from: with max_gold, those with the most printed gold."""
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

    def alike(self, state: VillagersState, seat: i64, items: vec[i64]) -> bool:
        """Return whether it makes no difference which of the items is taken (VIL-11.35)."""
        first = self.mark(state, seat, items[0])
        for item in items:
            if self.mark(state, seat, item) != first:
                return False
        return first >= 0 or len(items) == 1

    def mark(self, state: VillagersState, seat: i64, item: i64) -> i64:
        """Return a number that is equal for items whose loss has the same result, or -1 if that is unclear."""
        if self.take == Take.HAND:
            return item
        if self.take == Take.OWN_TOP:
            node = state.players[seat].nodes[index_at(state.book, state.players[seat].nodes, item)]
            return node if depth_of(node) == 0 else EMPTY  # two of a kind that are on nothing
        return EMPTY

    def move(self, state: VillagersState, seat: i64, item: i64) -> None:
        """Take one card to the Countess or out of the game, and its coins where they belong (VIL-11.18, 12.4)."""
        player = state.players[seat]
        if self.take == Take.PILE:
            self.hand_on(state, seat, draw(state, item))
            return
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
    """Return whether an event may take a card of the village: a top, not Founders or common (VIL-11.17, 11.20)."""
    card = card_of(node)
    if not is_top(node) or card >= Card.FOUNDERS or is_common(book, card):
        return False
    if symbol == Symbol.FOOD:
        return book.food[card] > 0
    if symbol == Symbol.HOUSE:
        return book.houses[card] > 0
    return symbol == EMPTY or book.gold[card] > 0


@final
class Ransom(EventStep):
    """Pay instead of losing cards, before a card is picked or seen (VIL-12.4)."""

    def options(self, state: VillagersState) -> None:
        state.offer(Act.RANSOM)
        state.offer(Act.SUBMIT)

    def resolve(self, state: VillagersState, action: i64) -> None:
        word = state.book.happenings[self.event]
        assert isinstance(word, CardTransfer)
        if action == Act.RANSOM:
            state.tell(Told.BOUGHT, self.seat, self.event)
            pay(state, self.seat, word.ransom, word.ransom_to != 0)
        else:
            state.push(Loss(self.seat, self.event, word.count))


@final
class Loss(Step[VillagersState]):
    """Take the next card of an event automatically, or ask which; refill the road after the last (VIL-12.4)."""

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
        elif word.take == Take.PILE and len(word.eligible(state, self.who)) == 0:
            word.move(state, self.who, countess_pile(state))  # VIL-11.33
        else:
            items = word.candidates(state, self.who)
            if word.pick != By.RANDOM and not word.alike(state, self.who, items):
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
            elif word.take == Take.PILE:
                state.offer(Act.FROM + item)
            elif word.take == Take.ROAD:
                state.offer(Act.YIELD + item * MAX_CARDS + state.road[item] % ROAD_COIN)
            else:
                state.offer(Act.LOSE + item)

    def resolve(self, state: VillagersState, action: i64) -> None:
        word = state.book.happenings[self.event]
        assert isinstance(word, CardTransfer)
        item = action - Act.LOSE
        if action >= Act.FROM:
            item = action - Act.FROM
        elif action >= Act.HAND_OVER:
            item = action - Act.HAND_OVER
        elif action >= Act.YIELD:
            item = (action - Act.YIELD) // MAX_CARDS
        word.move(state, self.seat, item)
        state.push(Loss(self.seat, self.event, self.left - 1))
