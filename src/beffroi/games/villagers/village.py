"""A village: a forest of cards, kept in reading order (a card, then what lies on it), one integer per card.

A card of a village packs its face, the role it plays in its chain, how high it lies, how many villagers lie
directly on it, and the coins on it (VIL-2.5). Monk and Apprentice play the role of another card.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from beffroi.games.villagers.state import Book
from beffroi.games.villagers.tables import Card, Symbol
from beffroi.kernel.sets import bit

KID: Final[i64] = 1 << 16
COIN: Final[i64] = 1 << 20


def new_node(card: i64, role: i64, depth: i64) -> i64:
    """Return a card of a village with nothing on it."""
    return card | (role << 6) | (depth << 12)


def card_of(node: i64) -> i64:
    """Return the face of a card."""
    return node & 63


def role_of(node: i64) -> i64:
    """Return what it stands for in its chain: its own type, or that of the card replaced."""
    return (node >> 6) & 63


def depth_of(node: i64) -> i64:
    """Return how many cards lie below it."""
    return (node >> 12) & 15


def kids_of(node: i64) -> i64:
    """Return how many villagers lie directly on it."""
    return (node >> 16) & 15


def coins_of(node: i64) -> i64:
    """Return the coins lying on it."""
    return node >> 20


def is_top(node: i64) -> bool:
    """Return whether nothing lies on it: only then its lower symbols are in play (VIL-2.6, 2.7)."""
    return (node >> 16) & 15 == 0


def slots_of(book: Book, node: i64) -> i64:
    """Return how many villagers may lie on it; Monk and Apprentice have more at the bottom (VIL-7.7, 7.26)."""
    return book.slots_at_bottom[node & 63] if (node >> 12) & 15 == 0 else book.slots[node & 63]


def open_roles(book: Book, nodes: vec[i64]) -> i64:
    """Return the bit set of roles on which another villager may lie (VIL-7.6)."""
    slots = book.slots
    at_bottom = book.slots_at_bottom
    out: i64 = 0
    for node in nodes:
        room = slots[node & 63] if depth_of(node) > 0 else at_bottom[node & 63]
        if kids_of(node) < room:
            out |= bit(role_of(node))
    return out


def food(book: Book, nodes: vec[i64]) -> i64:
    """Return the food symbols in play (VIL-2.8)."""
    total: i64 = 0
    for node in nodes:
        if is_top(node):
            total += book.food[node & 63]
    return total


def houses(book: Book, nodes: vec[i64]) -> i64:
    """Return the house symbols in play."""
    total: i64 = 0
    for node in nodes:
        if is_top(node):
            total += book.houses[node & 63]
    return total


def gold(book: Book, nodes: vec[i64]) -> i64:
    """Return the printed gold in play (VIL-2.9)."""
    total: i64 = 0
    for node in nodes:
        if is_top(node):
            total += book.gold[node & 63]
    return total


def coins(nodes: vec[i64]) -> i64:
    """Return the coins lying on villagers."""
    total: i64 = 0
    for node in nodes:
        total += coins_of(node)
    return total


def count(book: Book, nodes: vec[i64], symbol: i64) -> i64:
    """Count symbols: food, houses and gold of tops, families and padlocks of all cards (VIL-2.8, 12.1)."""
    total: i64 = 0
    for node in nodes:
        card = node & 63
        if symbol == Symbol.PADLOCK:
            total += 1 if book.lock[card] >= 0 else 0
        elif symbol < Symbol.FOOD:
            total += book.symbols[card] if book.family[card] == symbol else 0
        elif is_top(node):
            if symbol == Symbol.FOOD:
                total += book.food[card]
            elif symbol == Symbol.HOUSE:
                total += book.houses[card]
            else:
                total += 1 if book.gold[card] > 0 else 0
    return total


def spot_of(book: Book, nodes: vec[i64], index: i64) -> i64:
    """Return the number by which actions name a card: its type, and which of them in reading order."""
    return book.first_spot[named_card(nodes[index])] + copies_before(nodes, index)


def copies_before(nodes: vec[i64], index: i64) -> i64:
    """Return how many cards of the same type come earlier in reading order."""
    card = named_card(nodes[index])
    before: i64 = 0
    for i in range(index):
        if named_card(nodes[i]) == card:
            before += 1
    return before


def index_at(book: Book, nodes: vec[i64], spot: i64) -> i64:
    """Return where the card with this number lies."""
    card = book.spot_card[spot]
    return index_of(nodes, card, spot - book.first_spot[card])


def index_of(nodes: vec[i64], card: i64, copy: i64) -> i64:
    """Return where a card of this type lies after so many others of it."""
    left = copy
    for i in range(len(nodes)):
        if named_card(nodes[i]) == card:
            if left == 0:
                return i
            left -= 1
    raise IndexError(card)


def named_card(node: i64) -> i64:
    """Return the card by which actions name it: both sides of Founders have one name."""
    card = node & 63
    return Card.FOUNDERS if card == Card.FED else card


def find(nodes: vec[i64], card: i64) -> i64:
    """Return where a card lies first, or -1."""
    for i in range(len(nodes)):
        if nodes[i] & 63 == card:
            return i
    return -1


def below(nodes: vec[i64], index: i64) -> i64:
    """Return where the card lies on which another one lies, or -1."""
    depth = depth_of(nodes[index])
    i = index - 1
    while i >= 0 and depth_of(nodes[i]) >= depth:
        i -= 1
    return i if depth > 0 else -1


def end_of(nodes: vec[i64], index: i64) -> i64:
    """Return where the cards end that lie, directly or not, on a card."""
    depth = depth_of(nodes[index])
    i = index + 1
    while i < len(nodes) and depth_of(nodes[i]) > depth:
        i += 1
    return i


def with_root(nodes: vec[i64], card: i64, role: i64) -> vec[i64]:
    """Return the village with a new pile."""
    return append(nodes, new_node(card, role, 0))


def with_card(nodes: vec[i64], parent: i64, card: i64, role: i64) -> vec[i64]:
    """Return the village with a card laid on another one, beside what already lies there."""
    at = end_of(nodes, parent)
    out = nodes[:at]
    out[parent] += KID
    out = append(out, new_node(card, role, depth_of(nodes[parent]) + 1))
    return extend(out, nodes[at:])


def without_top(nodes: vec[i64], index: i64) -> vec[i64]:
    """Return the village without a top card; the card below is free again (VIL-11.21)."""
    parent = below(nodes, index)
    out = nodes[:index]
    if parent >= 0:
        out[parent] -= KID
    return extend(out, nodes[index + 1 :])


def sorted_vec(items: vec[i64]) -> vec[i64]:
    """Return a few numbers in ascending order, the order in which options are offered."""
    for i in range(1, len(items)):
        item = items[i]
        j: i64 = i - 1
        while j >= 0 and items[j] > item:
            items[j + 1] = items[j]
            j -= 1
        items[j + 1] = item
    return items
