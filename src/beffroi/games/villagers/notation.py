# mypyc: skip
"""Villages as one line of text: `founders:food > swineherd; lumberjack > (carpenter | wheeler > cartwright{2})`.

Piles are separated by `;`. `a > b`: b lies on a. `a > (b | c)`: both lie on a. `{2}`: coins on a card.
`founders:gold`, `founders:food`, `countess:plain`: the side that is up. `monk:wheeler`: stands for a Wheeler.
"""

from __future__ import annotations

import re

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.villagers.state import Book
from beffroi.games.villagers.tables import Card, On
from beffroi.games.villagers.village import (
    COIN,
    KID,
    card_of,
    coins_of,
    depth_of,
    kids_of,
    named_card,
    new_node,
    role_of,
    slots_of,
)
from beffroi.kernel.errors import DataError

TOKEN = re.compile(r"\s*([a-z_0-9]+(?::[a-z_0-9]+)?(?:\{\d+\})?|[>;|()])")
CARD = re.compile(r"([a-z_0-9]+)(?::([a-z_0-9]+))?(?:\{(\d+)\})?")
FACES = {
    "founders": Card.FOUNDERS,
    "founders:gold": Card.FOUNDERS,
    "founders:food": Card.FED,
    "countess": Card.COUNTESS,
    "countess:gold": Card.COUNTESS,
    "countess:plain": Card.PLAIN,
}


def village_text(book: Book, nodes: vec[i64]) -> str:
    """Return a village as text; read_village() restores the same cards."""
    piles: list[str] = []
    index = 0
    while index < len(nodes):
        text, index = pile_text(book, nodes, index)
        piles.append(text)
    return "; ".join(piles)


def pile_text(book: Book, nodes: vec[i64], index: int) -> tuple[str, int]:
    """Return a card with everything that lies on it, and where the next pile begins."""
    node = nodes[index]
    text = node_text(book, node)
    index += 1
    upper: list[str] = []
    for _ in range(kids_of(node)):
        above, index = pile_text(book, nodes, index)
        upper.append(above)
    if len(upper) == 1:
        return f"{text} > {upper[0]}", index
    return (f"{text} > ({' | '.join(upper)})" if upper else text), index


def node_text(book: Book, node: i64) -> str:
    """Return one card."""
    card = card_of(node)
    text = next((name for name, face in FACES.items() if face == card and ":" in name), book.names[card])
    if (book.stand_ins >> card) & 1:
        text += f":{book.names[role_of(node)]}"
    return f"{text}{{{coins_of(node)}}}" if coins_of(node) else text


class Parser:
    """Reads one village from left to right."""

    def __init__(self, book: Book, text: str, path: str) -> None:
        self.book = book
        self.path = path
        self.tokens: list[str] = []
        self.at = 0
        self.nodes: list[int] = []
        position = 0
        while text[position:].strip():
            found = TOKEN.match(text, position)
            if found is None:
                raise DataError(path, f"cannot be read from «{text[position : position + 20].strip()}» on")
            self.tokens.append(found[1])
            position = found.end()

    def next(self) -> str:
        """Return the next token without taking it."""
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self, wanted: str) -> bool:
        """Take a token if it comes next."""
        if self.next() != wanted:
            return False
        self.at += 1
        return True

    def village(self) -> list[int]:
        """Read all piles."""
        while self.next():
            self.pile(0, -1)
            if self.next() and not self.take(";"):
                raise DataError(self.path, f"expected a «;» or a «>» instead of «{self.next()}»")
        return self.nodes

    def pile(self, depth: int, below: int) -> None:
        """Read a card and what lies on it."""
        index = len(self.nodes)
        self.nodes.append(self.card(depth))
        if below >= 0:
            self.nodes[below] += KID
        if not self.take(">"):
            return
        if not self.take("("):
            self.pile(depth + 1, index)
            return
        self.pile(depth + 1, index)
        while self.take("|"):
            self.pile(depth + 1, index)
        if not self.take(")"):
            raise DataError(self.path, "a «)» is missing")

    def card(self, depth: int) -> int:
        """Read one card with its side or role and its coins."""
        token = self.next()
        found = CARD.fullmatch(token)
        if found is None:
            raise DataError(self.path, f"expected a card{f' instead of «{token}»' if token else ' at the end'}")
        self.at += 1
        name, extra, coins = found[1], found[2] or "", int(found[3] or 0)
        full = f"{name}:{extra}" if extra else name
        if full in FACES:
            card = role = int(FACES[full])
            role = int(Card.FOUNDERS) if card == Card.FED else card
        else:
            card, role = self.villager(name, extra)
        return int(new_node(card, role, depth)) + coins * COIN

    def villager(self, name: str, extra: str) -> tuple[int, int]:
        """Return a villager and the role it plays."""
        known = self.book.names[: Card.FOUNDERS + 1]
        if name not in known or not name or name == "founders":
            raise DataError(self.path, f"«{name}» is not a card of this game")
        card = known.index(name)
        if not (self.book.stand_ins >> card) & 1:
            if extra:
                raise DataError(self.path, f"{name} stands for nobody; write it without «:{extra}»")
            return card, card
        if not extra:
            raise DataError(self.path, f"say what {name} stands for, as in «{name}:lumberjack»")
        if extra not in known or not extra:
            raise DataError(self.path, f"«{extra}» is not a card of this game")
        return card, known.index(extra)


def read_village(book: Book, text: str, path: str) -> vec[i64]:
    """Read a player's village; what the rules cannot build is refused (VIL-7.6, 7.7, 7.25)."""
    nodes = Parser(book, text, path).village()
    stack: list[int] = []
    for node in nodes:
        card = int(card_of(node))
        name = book.names[named_card(node)]
        del stack[depth_of(node) :]
        on = int(book.on[role_of(node)])
        if card >= Card.COUNTESS:
            raise DataError(path, "the Countess has a village of her own")
        if not stack and on != On.TABLE:
            wanted = book.names[on] if on >= 0 else "nothing"
            raise DataError(path, f"{name} starts a pile; it must lie on {wanted} (VIL-7.6)")
        if stack and (on < 0 or role_of(stack[-1]) != on):
            wanted = book.names[on] if on >= 0 else "the table"
            raise DataError(path, f"{name} lies on {book.names[named_card(stack[-1])]} instead of {wanted} (VIL-7.6)")
        if kids_of(node) > slots_of(book, node):
            raise DataError(
                path, f"{kids_of(node)} villagers lie on {name}; it carries {slots_of(book, node)} (VIL-7.7)"
            )
        if (book.stand_ins >> card) & 1 and not kids_of(node):
            raise DataError(path, f"{name} must be covered (VIL-7.25)")
        check_coins(book, node, name, path)
        stack.append(node)
    founders = sum(card_of(node) in (Card.FOUNDERS, Card.FED) for node in nodes)
    if founders != 1:
        raise DataError(path, f"holds Founders {founders} times; each village has them once (VIL-3.3)")
    return vec[i64]([i64(node) for node in nodes])


def check_coins(book: Book, node: int, name: str, path: str) -> None:
    """Refuse coins where no padlock could have put them (VIL-7.16, 7.21)."""
    if coins_of(node) and (kids_of(node) or not book.keychain[card_of(node)]):
        raise DataError(path, f"coins lie on {name}; only top villagers that are keys get any (VIL-7.16)")
    if coins_of(node) % book.unlock_cost:
        raise DataError(path, f"{coins_of(node)} coins lie on {name}; each padlock puts {book.unlock_cost} (VIL-7.16)")


def read_countess(book: Book, text: str, path: str) -> vec[i64]:
    """Read the Countess's village: her card first, then single villagers (VIL-11.6)."""
    nodes = Parser(book, text, path).village()
    if not nodes or card_of(nodes[0]) < Card.COUNTESS:
        raise DataError(path, "begins with countess:gold or countess:plain (VIL-11.2)")
    for node in nodes[1:]:
        name = book.names[named_card(node)]
        if depth_of(node) or card_of(node) >= Card.FOUNDERS:
            raise DataError(path, f"{name} cannot be there; her villagers stand alone (VIL-11.6)")
        check_coins(book, node, name, path)
    if kids_of(nodes[0]) or coins_of(nodes[0]):
        raise DataError(path, "nothing lies on the Countess (VIL-11.30)")
    return vec[i64]([i64(node) for node in nodes])
