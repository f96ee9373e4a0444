# mypyc: skip
"""From the TOML data to the book: every table read strictly, and the counts that must agree checked."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.villagers.effects import SwapCovered, WildLink, make_silver, make_trick
from beffroi.games.villagers.happenings import Coins, ForceJester, Modifier, Replace, make_happening
from beffroi.games.villagers.observing import blank_of
from beffroi.games.villagers.state import Book, Layout, Mode
from beffroi.games.villagers.tables import (
    ARRIVALS,
    COUNTESS_SIDES,
    EMPTY,
    EVENT_PHASES,
    FAMILIES,
    KEY_PHASES,
    KEYS,
    MAX_CARDS,
    MAX_COPIES,
    MAX_EVENTS,
    MAX_SEATS,
    MAX_VILLAGERS,
    MODES,
    N_PLACES,
    SEASONS,
    SPECIALS,
    Card,
    On,
    Pile,
    When,
)
from beffroi.kernel.errors import DataError
from beffroi.kernel.reader import Data, Reader
from beffroi.kernel.refusals import too_many
from beffroi.kernel.vectors import zeros

# The events of rules version 1, which were not those of the printed cards.
FORMER = [
    "tithe", "hearth_tax", "road_toll", "bribery", "drought", "forced_labour", "desertion", "rumours", "bandits",
    "royal_banquet", "enclosure", "famine", "hard_frost", "winter_tax", "seizure", "plunder", "fire", "wolves",
    "round_up", "hostage", "coronation", "curfew",
]  # fmt: skip


def read_book(data: Data) -> Book:
    """Build the frozen tables of a game from its data."""
    book = Book()
    book.names = [""] * Card.COUNT
    book.silver = [None] * Card.COUNT
    book.tricks = [None] * Card.COUNT
    data.same_names("families", FAMILIES)
    for name, entry in data.entries("families"):
        titles(book, name, entry)
        entry.close()
    read_numbers(book, data)
    read_villagers(book, data)
    read_sides(book, data)
    check_villagers(book, data)
    read_layouts(book, data)
    read_events(book, data)
    read_modes(book, data)
    for _, entry in data.entries("sources"):
        entry.text("what")
        entry.close()
    return book


def titles(book: Book, name: str, entry: Reader) -> None:
    """Read the names an entry has in both languages."""
    book.titles[name] = {lang: entry.text(lang) for lang in ("fr", "en") if entry.has(lang)}


def read_numbers(book: Book, data: Data) -> None:
    """Read limits and costs (VIL-3, 5.1, 7.2, 7.10, 7.16), and what the box holds."""
    table = data.table("numbers")
    book.draft_base = table.single("draft_base", 0, 9)
    book.draft_max = table.single("draft_max", 1, 9)
    book.build_base = table.single("build_base", 0, 9)
    book.build_max = table.single("build_max", 1, 9)
    book.exchanges = table.single("common_exchanges", 0, 9)
    book.unlock_cost = table.single("unlock_cost", 1, 9)
    book.start_gold = table.single("start_gold", 0, 99)
    book.start_hand = table.single("start_hand", 0, 9)
    book.first_market = table.single("market1_stack", 1, int(Pile.RESERVE))
    book.second_market = table.single("market2_stack", 1, int(Pile.RESERVE))
    table.single("road_size", int(N_PLACES), int(N_PLACES))
    table.single("stack_count", int(Pile.RESERVE), int(Pile.RESERVE))
    table.done()
    box = data.table("box").table("cards")
    for key in box.data:
        if not key.endswith("source") and key not in ("refs", "note", "confidence"):
            box.number(key)
    box.close()


def read_villagers(book: Book, data: Data) -> None:
    """Read the villagers (VIL-2): first their names, so that they may name each other."""
    entries = data.entries("villagers")
    if len(entries) > MAX_CARDS:
        raise too_many(f"{data.files['villagers']}: villagers", MAX_CARDS)
    names = [name for name, _ in entries]
    for reserved in ("founders", "countess", "table"):
        if reserved in names:
            path = f"{data.files['villagers']}: villagers.{reserved}"
            raise DataError(path, "is the name of another card", "reserved")
    book.n_cards = len(names)
    commons: list[int] = []
    for card, (name, entry) in enumerate(entries):
        book.names[card] = name
        titles(book, name, entry)
        book.family[card] = entry.word("family", FAMILIES)
        book.symbols[card] = entry.number("symbols", 1, 0, 9)
        book.slots[card] = entry.number("slots", 0, 0, 9)
        book.slots_at_bottom[card] = book.slots[card]
        book.lock[card] = entry.word("lock", names) if entry.has("lock") else EMPTY
        book.keychain[card] = entry.number("keychain", 0, 0, 99)
        book.gold[card] = entry.number("gold", 0, 0, 99)
        book.food[card] = entry.number("food", 0, 0, 9)
        book.houses[card] = entry.number("houses", 0, 0, 9)
        book.copies[card] = entry.number("copies", 2, 1, int(MAX_COPIES))
        book.start_copies[card] = entry.number("start_copies", 0, 0, int(book.copies[card]))
        if entry.flag("common", False):
            commons.append(card)
        if entry.has("silver"):
            book.silver[card] = make_silver(entry.table("silver"))
        read_chain(book, entry, card, names)
        entry.close()
    book.commons = vec[i64]([i64(card) for card in commons])
    number_spots(book, f"{data.files['villagers']}: villagers")


def number_spots(book: Book, path: str) -> None:
    """Give every copy of every villager the number by which actions name it in a village."""
    spot = 0
    for card in range(book.n_cards):
        book.first_spot[card] = spot
        spot += int(book.copies[card])
        if spot > MAX_VILLAGERS:
            reason = f"there are more than {MAX_VILLAGERS} copies in all; there is no room for more"
            raise DataError(path, reason, "copies", most=int(MAX_VILLAGERS))
        for copy in range(book.copies[card]):
            book.spot_card[book.first_spot[card] + copy] = card
    book.first_spot[Card.FOUNDERS] = MAX_VILLAGERS
    book.spot_card[MAX_VILLAGERS] = Card.FOUNDERS


def read_chain(book: Book, entry: Reader, card: int, names: list[str]) -> None:
    """Read on what a villager lies, or the word that says what a special one does."""
    book.discarded[card] = int(entry.flag("discard", False))
    if not entry.has("special"):
        on = entry.word("placed_on", ["table", "founders", *names])
        book.on[card] = On.TABLE if on == 0 else (Card.FOUNDERS if on == 1 else on - 2)
        return
    inner = entry.table("special")
    book.special[card] = SPECIALS.index(inner.text("do")) if inner.text("do") in SPECIALS else 0
    trick = make_trick(inner)
    book.tricks[card] = trick
    book.on[card] = On.NOTHING
    if isinstance(trick, (WildLink, SwapCovered)):
        book.slots_at_bottom[card] = trick.slots_at_bottom
        book.stand_ins |= 1 << card
        if isinstance(trick, WildLink):
            book.wild |= 1 << card
        if book.discarded[card]:
            raise DataError(entry.at("discard"), "this special stays in a village", "special-stays")
    elif not book.discarded[card]:
        raise DataError(entry.at("discard"), "is missing: this special leaves the game when played", "special-leaves")


def read_sides(book: Book, data: Data) -> None:
    """Read Founders, the Countess and the Jester: cards with two sides, and the one that cancels an event."""
    book.names[Card.FOUNDERS] = "founders"
    book.names[Card.FED] = "founders:food"
    book.names[Card.COUNTESS] = "countess"
    book.names[Card.PLAIN] = "countess:plain"
    founders = data.table("founders")
    card = founders.table("card")
    titles(book, "founders", card)
    for face in (Card.FOUNDERS, Card.FED):
        book.family[face] = card.word("family", FAMILIES)
        book.symbols[face] = card.number("symbols", 1, 0, 9)
        book.slots[face] = book.slots_at_bottom[face] = card.number("slots", None, 1, 9)
        book.copies[face] = card.number("copies", None, int(MAX_SEATS), int(MAX_SEATS))
    card.close()
    read_side(book, founders.table("gold"), int(Card.FOUNDERS))
    read_side(book, founders.table("food"), int(Card.FED))
    founders.done()
    countess = data.table("countess")
    card = countess.table("card")
    titles(book, "countess", card)
    card.number("copies", 1, 1, 1)
    card.close()
    read_side(book, countess.table("gold"), int(Card.COUNTESS))
    read_side(book, countess.table("plain"), int(Card.PLAIN))
    countess.done()
    for face in (Card.COUNTESS, Card.PLAIN):
        book.family[face] = EMPTY  # VIL-11.30
    jester = data.table("jester").table("card")
    titles(book, "jester", jester)
    jester.number("copies", 1, 1, 1)
    effect = jester.table("effect")
    effect.word("do", ["cancel_event"])
    effect.done()
    jester.close()


def read_side(book: Book, entry: Reader, face: int) -> None:
    """Read what one side of a card shows."""
    book.gold[face] = entry.number("gold", 0, 0, 99)
    book.food[face] = entry.number("food", 0, 0, 9)
    book.houses[face] = entry.number("houses", 0, 0, 9)
    book.on[face] = On.TABLE
    book.lock[face] = EMPTY
    entry.close()


def check_villagers(book: Book, data: Data) -> None:
    """Refuse villagers that contradict each other or the rules."""
    where = f"{data.files['villagers']}: villagers"
    starting = sum(int(book.start_copies[card]) for card in range(book.n_cards))
    if starting != N_PLACES:
        reason = f"{starting} starting villagers; the road has {N_PLACES} places (VIL-3.1)"
        raise DataError(where, reason, "starting", count=starting, places=int(N_PLACES))
    if not len(book.commons):
        raise DataError(where, "no villager has common = true (VIL-7.10)", "no-common")
    for card in range(book.n_cards):
        path = f"{where}.{book.names[card]}"
        opened = sum(int(book.copies[c]) for c in range(book.n_cards) if book.lock[c] == card)
        if opened != book.keychain[card]:
            given = str(book.keychain[card])
            reason = f"{given}, but it opens {opened} cards (VIL-7.22)"
            raise DataError(f"{path}.keychain", reason, "keychain", given=given, count=opened)
        if opened and book.slots[card]:
            raise DataError(f"{path}.slots", "a key carries no villager (VIL-7.21)", "key-slots")
        if book.lock[card] == card:
            raise DataError(f"{path}.lock", "a villager does not open itself", "lock")
        on = int(book.on[card])
        if on >= 0 and not book.slots[on]:
            reason = f"nothing can be put on {book.names[on]}: it has no slots (VIL-2.4)"
            raise DataError(f"{path}.placed_on", reason, "no-slots", villager=book.names[on])
        seen = [card]
        while on >= 0:
            if on in seen:
                raise DataError(f"{path}.placed_on", "this chain loops back to itself", "chain-loop")
            seen.append(on)
            on = int(book.on[on])
        if len(seen) > 15:
            raise DataError(f"{path}.placed_on", "this chain is longer than 15 cards", "chain-long")
        for common in book.commons:
            if common == card and (book.on[card] != On.TABLE or book.start_copies[card] or book.lock[card] >= 0):
                reason = "a common villager starts a pile, has no padlock and no place on the road (VIL-7.10)"
                raise DataError(path, reason, "common")


def read_layouts(book: Book, data: Data) -> None:
    """Read the set-up by number of players (VIL-3.9)."""
    table = data.table("setup")
    for players in range(1, MAX_SEATS + 1):
        entry = table.table(str(players))
        layout = Layout()
        for family in set(entry.words("removed", FAMILIES)):
            layout.removed |= 1 << family
        layout.stack_size = entry.number("stack_size", None, 1, 20)
        layout.by_choice = ARRIVALS[entry.word("arrivals", ARRIVALS)] == "coin_by_choice"
        entry.close()
        needed = int(layout.stack_size * Pile.RESERVE + book.start_hand * players)
        cards = sum(
            int(book.copies[card] - book.start_copies[card])
            for card in range(book.n_cards)
            if card not in list(book.commons) and not (layout.removed >> book.family[card]) & 1
        )
        if cards < needed:
            reason = f"stacks and hands need {needed} cards; there are {cards}"
            raise DataError(entry.at("stack_size"), reason, "stacks", needed=needed, count=cards)
        layout.blank = blank_of(book, players)
        book.layouts.append(layout)
    table.done()


def read_events(book: Book, data: Data) -> None:
    """Read the events of the solo duel; what they do is a word with its numbers (VIL-12.3 to 12.9)."""
    entries = data.entries("events")
    where = f"{data.files['events']}: events"
    if len(entries) > MAX_EVENTS:
        raise too_many(where, MAX_EVENTS)
    count = len(entries)
    book.season, book.event_phase, book.successors = zeros(count), zeros(count), zeros(count)
    book.price, book.delta, book.floor = zeros(count), zeros(count), zeros(count)
    book.fixed = vec[i64]([EMPTY] * count)
    for event, (name, entry) in enumerate(entries):
        if name in FORMER and not (entry.has("season") and entry.has("phase")):
            raise DataError(
                f"{where}.{name}",
                "was withdrawn with rules version 2: the real events replaced it (VIL-11.40 to 11.63); "
                "give season, phase and effect to keep it as an event of your own",
                "event-gone",
            )
        book.event_names.append(name)
        titles(book, name, entry)
        book.season[event] = entry.word("season", SEASONS)
        book.event_phase[event] = entry.word("phase", EVENT_PHASES)
        book.happenings.append(make_happening(entry.table("effect")))
        note_happening(book, event, entry)
        entry.close()
    for season, name in enumerate(SEASONS):
        lasting = [e for e in range(count) if book.season[e] == season and not book.successors[e]]
        if not lasting:
            raise DataError(where, f"{name} needs an event without «replace» (VIL-11.13)", "lasting", season=name)


def note_happening(book: Book, event: int, entry: Reader) -> None:
    """Note what the rules ask of an event before it acts, and refuse a phase in which its word does nothing."""
    word = book.happenings[event]
    when = int(book.event_phase[event])
    wanted = [int(When.EVENT)]
    if isinstance(word, Modifier):
        wanted = [int(KEY_PHASES[word.key])]
        book.changing[word.key] |= 1 << event
        book.fixed[event], book.delta[event], book.floor[event] = word.fixed, word.delta, word.least
        book.price[event] = word.buyoff
        book.priced |= int(word.buyoff > 0) << event
        book.partial |= int(word.partial) << event
        book.paid_to_countess |= int(word.to_countess) << event
    elif isinstance(word, Replace):
        wanted = [int(When.EVENT if word.at_once else When.REVEAL)]
        book.successors[event] = word.count
    elif isinstance(word, ForceJester):
        wanted = [int(When.ROUND)]
        book.forcing |= 1 << event
    elif isinstance(word, Coins) and word.number > 0 and word.number % book.unlock_cost:
        reason = f"coins lie on villagers in multiples of {book.unlock_cost} (INV-6)"
        raise DataError(entry.at("effect.amount"), reason, "coins", number=int(book.unlock_cost))
    if when not in wanted:
        given, needed = EVENT_PHASES[when], EVENT_PHASES[wanted[0]]
        key = KEYS[word.key] if isinstance(word, Modifier) else ""
        reason = f"{key or 'this word'} acts in «{needed}», not in «{given}» (VIL-12.3)"
        raise DataError(entry.at("phase"), reason, "phase", word=key or "do", needed=needed, given=given)


def read_modes(book: Book, data: Data) -> None:
    """Read the modes of the solo duel, and how many events a value reveals (VIL-11.12, 11.26, 11.27)."""
    data.same_names("modes", MODES)
    for name, entry in data.entries("modes"):
        mode = Mode(name)
        titles(book, name, entry)
        mode.gold = entry.number("countess_gold", None, 0, 999)
        mode.side = Card.COUNTESS + entry.word("countess_side", COUNTESS_SIDES)
        mode.jester = entry.flag("jester")
        mode.initial = entry.number("initial_events", None, 0, 9)
        mode.fixed = entry.number("fixed_events", None, 0, 9)
        for event in set(entry.words("removed_events", book.event_names)):
            mode.removed |= 1 << event
        entry.close()
        book.modes.append(mode)
    rows: list[tuple[int, int]] = []
    for _, entry in data.entries("reveals"):
        rows.append((entry.number("from", None, 0, 999), entry.number("events", None, 0, 9)))
        entry.close()
    if not rows or min(rows)[0] != 0:
        raise DataError(f"{data.files['reveals']}: reveals", "one row must have from = 0", "reveals")
    rows.sort()
    book.reveal_from = vec[i64]([i64(value) for value, _ in rows])
    book.reveal_events = vec[i64]([i64(events) for _, events in rows])
