# mypyc: skip
"""Cards that a partial position leaves out: dealt from those of the set-up that lie nowhere else."""

from __future__ import annotations

from beffroi.games.la_citta.cities import owner
from beffroi.games.la_citta.invariants import used_cards
from beffroi.games.la_citta.naming import CITIES
from beffroi.games.la_citta.state import TAKEN, CittaState
from beffroi.games.la_citta.tables import EMPTY, MAX_CARDS, MAX_CITIES, N_VOICE, WISHES, City, Phase
from beffroi.games.la_citta.wishes import first_of, last_of, loudest
from beffroi.kernel.errors import DataError
from beffroi.kernel.reader import Reader, known, whole
from beffroi.kernel.vectors import vec_of


class Box:
    """Cards of some kinds that a document has not named yet, in the order of the set-up."""

    def __init__(self, names: list[str], order: list[int]) -> None:
        self.names = names
        self.rest = order[:]  # the next one first

    def take(self, card: int, path: str) -> int:
        """Take a card out of the box; one too many is an error."""
        if card not in self.rest:
            raise DataError(path, f"one {self.names[card]} too many; the others lie elsewhere (CIT-1.2)")
        self.rest.remove(card)
        return card

    def read(self, entry: Reader, key: str) -> list[int]:
        """Read cards as a list of names, or as counts."""
        found = entry.value(key)
        if isinstance(found, list):
            rows = [(item, f"{entry.at(key)}[{i}]") for i, item in enumerate(found)]
        else:
            table = entry.table(key)
            rows = [(name, table.at(name)) for name in table.data for _ in range(table.number(name, 0, 0, 99))]
        return [self.take(known(item, path, self.names), path) for item, path in rows]

    def deal(self) -> int:
        """Return the next card that lies nowhere yet, or EMPTY."""
        return self.rest.pop(0) if self.rest else int(EMPTY)


def complete_cards(state: CittaState, doc: Reader, players: list[Reader]) -> None:
    """Read the politics cards before players, in the display, in both piles; deal out the others."""
    book = state.book
    dealt = [int(card) for card in state.display if card != EMPTY]
    box = Box(book.cards, dealt + [int(card) for card in state.pile[: state.left]][::-1])
    for seat, entry in enumerate(players):
        taken = box.read(entry, "taken") if entry.has("taken") else []
        if any(taken.count(card) >= TAKEN for card in taken):
            raise DataError(entry.at("taken"), f"at most {TAKEN - 1} cards of a kind lie before a player")
        state.players[seat].taken = sum(int(book.tally[card]) for card in taken)
    unseen = [read_drawn(state, entry, box) for entry in players]
    given = doc.has("display")
    display = read_display(state, doc, box) if given else []
    discard = box.read(doc, "discard") if doc.has("discard") else None
    size, top = read_pile(doc, box)
    if not given:
        display = [box.deal() for _ in range(book.display)]
    drawn = [seat * int(MAX_CARDS) + card for seat, cards in enumerate(unseen) for card in named_or_dealt(cards, box)]
    below = box.rest if size is None else box.rest[: max(0, size - len(top))]
    if size is not None and len(top) + len(below) < size:
        raise DataError(doc.at("pile"), f"{size} cards; only {len(top) + len(below)} lie nowhere else")
    rest = box.rest[len(below) :]
    if rest and discard is not None:
        raise DataError(doc.at("discard"), f"{book.cards[rest[0]]} is missing; name it, or leave pile or discard out")
    state.display = vec_of(display)
    state.pile = vec_of((top + below)[::-1])
    state.left = len(state.pile)
    counts = [0] * len(book.cards)
    for card in rest if discard is None else discard:
        counts[card] += 1
    state.discard = vec_of(counts)
    state.drawn = vec_of(drawn)


def read_drawn(state: CittaState, entry: Reader, box: Box) -> list[int] | int:
    """Read what a player drew face down: cards, or how many (CIT-8.11)."""
    if not entry.has("drawn"):
        return []
    found = entry.value("drawn")
    return box.read(entry, "drawn") if isinstance(found, list) else whole(found, entry.at("drawn"), 0, int(TAKEN) - 1)


def named_or_dealt(cards: list[int] | int, box: Box) -> list[int]:
    """Return cards that were named, or deal that many."""
    return cards if isinstance(cards, list) else [box.deal() for _ in range(cards)]


def read_display(state: CittaState, doc: Reader, box: Box) -> list[int]:
    """Read the open politics cards; an empty text is a free place."""
    items = doc.items("display")
    most = int(state.book.display)
    if len(items) > most:
        raise DataError(doc.at("display"), f"{len(items)} places; there are {most} (CIT-3.4)")
    out = [int(EMPTY)] * most
    for i, item in enumerate(items):
        path = f"{doc.at('display')}[{i}]"
        if item not in ("", None):
            out[i] = box.take(known(item, path, box.names), path)
    return out


def read_pile(doc: Reader, box: Box) -> tuple[int | None, list[int]]:
    """Read the draw pile: its size, if known, and the cards on top, the first one to be drawn first."""
    if not doc.has("pile"):
        return None, []
    found = doc.value("pile")
    if isinstance(found, list):
        return len(found), box.read(doc, "pile")
    if isinstance(found, dict):
        entry = doc.table("pile")
        top = box.read(entry, "top") if entry.has("top") else []
        size = entry.number("size", None, len(top), 99) if entry.has("size") else None
        entry.done()
        return size, top
    return whole(found, doc.at("pile"), 0, 99), []


def complete_voice(state: CittaState, doc: Reader) -> None:
    """Read the voice cards of this year, of past years and those to come; deal out the others as the seed says."""
    box = Box(WISHES, [int(wish) for wish in state.voice])
    gone = max(0, int(state.year) - 1) * int(N_VOICE)
    now = box.read(doc, "voice") if doc.has("voice") else None
    past = box.read(doc, "voice_past") if doc.has("voice_past") else None
    pile = box.read(doc, "voice_pile") if doc.has("voice_pile") else []
    if past is not None and len(past) != gone:
        raise DataError(doc.at("voice_past"), f"{len(past)} cards; {gone} are of past years (CIT-5.2)")
    laid = int(N_VOICE) if state.year else 0
    if now is not None and len(now) != laid:
        raise DataError(doc.at("voice"), f"{len(now)} cards; {laid} lie there in this year (CIT-5.2)")
    past = [box.deal() for _ in range(gone)] if past is None else past
    now = [box.deal() for _ in range(laid)] if now is None else now
    state.voice = vec_of(past + now + pile + box.rest)
    if any(player.looked for player in state.players) and not Phase.LAY_VOICE <= state.phase <= Phase.FEEDING:
        raise DataError(doc.at("players"), "voice cards are looked at while they lie there (CIT-9.5)")


def complete_wishes(state: CittaState, doc: Reader) -> None:
    """Let the wish of the year count for every city once known; after two and two the owners decide (CIT-10.1)."""
    if not Phase.MIGRATION <= state.phase <= Phase.FEEDING:
        return
    loud = loudest(state)
    for city in range(state.seats * MAX_CITIES):
        at = city * City.COUNT + City.WISH
        wish = state.cities[at]
        if wish != EMPTY and not (loud >> wish) & 1:
            where = doc.at(f"players[{owner(city)}].cities")
            raise DataError(
                where, f"{WISHES[wish]} counts for {CITIES[city]} against the voice of the people (CIT-10.1)"
            )
        if state.stands(city) and wish == EMPTY and first_of(loud) == last_of(loud):
            state.cities[at] = first_of(loud)


def complete_round(state: CittaState, doc: Reader) -> None:
    """Let the round be late enough for the cards that players have used, unless the document says which it is."""
    if state.phase != Phase.POLITICS or doc.has("round"):
        return
    order = [int(seat) for seat in state.turn_order()]
    turn = doc.data.get("turn")
    moved = order.index(turn) if turn in order else 0
    used = [used_cards(state, seat) + (place >= moved) for place, seat in enumerate(order)]
    state.round = min(state.book.rounds, max(used))
