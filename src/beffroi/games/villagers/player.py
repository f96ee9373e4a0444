"""One village of Villagers and what belongs to its owner: treasury, hand, square, the rest of a turn."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64, mypyc_attr

KNOWN_IN: Final[i64] = 1 << 6  # a card that everyone saw go to a hand: face, round


@final
@mypyc_attr(acyclic=True)
class Player:
    """One village and what belongs to it; in the solo duel the Countess is the second.

    `hand` is sorted. `seen` are the cards everyone saw go to the hand, with the round, minus those everyone saw
    leave it: each is still in the hand, or face down where its owner returned it later (VIL-13).
    """

    def __init__(
        self,
        nodes: vec[i64],
        treasury: i64,
        hand: vec[i64],
        square: vec[i64],
        seen: vec[i64],
        due: i64,
        limit: i64,
        placed: i64,
        exchanges: i64,
        free: bool,
        first_income: i64,
        gold_income: i64,
        silver_income: i64,
        coin_income: i64,
    ) -> None:
        self.nodes = nodes  # the village, see village.py
        self.treasury = treasury
        self.hand = hand
        self.square = square  # drafted in this phase, in order
        self.seen = seen
        self.due = due  # number of villagers still to draft
        self.limit = limit  # of this build turn (VIL-7.2)
        self.placed = placed
        self.exchanges = exchanges  # still allowed in this build turn
        self.free = free  # a Tinner opens padlocks in this build turn (VIL-7.30)
        self.first_income = first_income  # what the markets brought
        self.gold_income = gold_income
        self.silver_income = silver_income
        self.coin_income = coin_income

    def clone(self) -> Player:
        """Return an independent copy."""
        return Player(
            self.nodes[:],
            self.treasury,
            self.hand[:],
            self.square[:],
            self.seen[:],
            self.due,
            self.limit,
            self.placed,
            self.exchanges,
            self.free,
            self.first_income,
            self.gold_income,
            self.silver_income,
            self.coin_income,
        )

    def ints(self) -> list[int]:
        """Return everything as integers, for digests."""
        out = [self.treasury, self.due, self.limit, self.placed, self.exchanges, int(self.free)]
        out += [self.first_income, self.gold_income, self.silver_income, self.coin_income]
        for own in (self.nodes, self.hand, self.square, self.seen):
            out.append(len(own))
            out.extend(own)
        return out

    def gain(self, card: i64) -> None:
        """Put a card into the hand, which stays sorted."""
        hand = append(self.hand, card)
        at: i64 = len(hand) - 1
        while at > 0 and hand[at - 1] > card:
            hand[at] = hand[at - 1]
            at -= 1
        hand[at] = card
        self.hand = hand

    def gain_seen(self, card: i64, round: i64) -> None:
        """Put a card into the hand that everyone has seen (VIL-5.4)."""
        self.gain(card)
        self.seen = append(self.seen, card + round * KNOWN_IN)

    def lose(self, card: i64) -> None:
        """Take a card from the hand without showing it."""
        self.hand = remove(self.hand, card)

    def lose_seen(self, card: i64, round: i64) -> None:
        """Take a card from the hand for everyone to see."""
        self.hand = remove(self.hand, card)
        self.forget(card, round)

    def forget(self, card: i64, round: i64) -> None:
        """Record that a card that left the hand in some round turned up: the last one seen before, if any."""
        seen = self.seen
        for i in range(len(seen) - 1, -1, -1):
            if seen[i] % KNOWN_IN == card and seen[i] // KNOWN_IN <= round:
                self.seen, _ = pop(seen, i)
                return

    def forget_family(self, families: vec[i64], family: i64) -> None:
        """Record that a card of this family, unknown to others, has left for good."""
        kept = vec[i64]([])
        for code in self.seen:
            if families[code % KNOWN_IN] != family:
                kept = append(kept, code)
        self.seen = kept

    def holds(self, card: i64) -> i64:
        """Return how many copies of a card are in the hand."""
        count: i64 = 0
        for held in self.hand:
            if held == card:
                count += 1
        return count
