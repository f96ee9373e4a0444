# mypyc: skip
"""From the TOML data to the book: every table read strictly, and the counts that must agree checked."""

from __future__ import annotations

from beffroi.games.bruges.effects import GainPer
from beffroi.games.bruges.standing import make_effect
from beffroi.games.bruges.state import Book
from beffroi.games.bruges.tables import (
    ACTIVATIONS,
    COLORS,
    FIELDS,
    GROUPS,
    MAX_CARDS,
    MAX_SEATS,
    MAX_TURNS,
    MIN_SEATS,
    N_COLORS,
    N_SPACES,
    SECTIONS,
    Activation,
    Field,
)
from beffroi.games.bruges.threats import make_disaster
from beffroi.kernel.errors import DataError
from beffroi.kernel.reader import Data, Reader, read_sources
from beffroi.kernel.refusals import too_many
from beffroi.kernel.vectors import vec_of


def read_book(data: Data) -> Book:
    """Build the frozen tables of a game from its data."""
    book = Book()
    data.same_names("colors", COLORS)
    data.same_names("groups", GROUPS)
    data.same_names("majorities", FIELDS)
    read_numbers(book, data)
    for _, entry in data.entries("colors"):
        close(entry)
    read_groups(book, data)
    read_threats(book, data)
    read_board(book, data)
    read_setup(book, data)
    read_box(book, data)
    read_sources(data)
    return book


def close(entry: Reader) -> None:
    """Read the names of an entry and where it comes from, and refuse what is left over."""
    for lang in ("fr", "en", "de"):
        if entry.has(lang):
            entry.text(lang)
    entry.provenance()
    entry.done()


def read_numbers(book: Book, data: Data) -> None:
    """Read what players start with, limits and worths (BRU-2.2, 5.1, 6, 9.1, 10, 14)."""
    table = data.table("numbers")
    book.start_score = table.single("start_score", 0, 99)
    book.start_florins = table.single("start_florins", 0, 99)
    book.start_workers = table.single("start_workers", 0, 99)
    book.hand_target = table.single("hand_target", 1, 20)
    book.turns = table.single("turns", 1, int(MAX_TURNS))
    book.threat_from = table.single("threat_from", 1, 7)
    book.progress_to = table.single("progress_to", 0, 6)
    book.markers_for_disaster = table.single("markers_for_disaster", 1, 9)
    book.points_per_marker = table.single("points_per_marker", 0, 9)
    book.markers_per_color = table.single("markers_per_color", 1, 99)
    book.take_workers = table.single("take_workers", 1, 9)
    table.single("house_workers", 1, 1)
    book.house_points = table.single("house_points", 0, 9)
    book.majority_points = table.single("majority_points", 0, 99)
    book.third_space_points = table.single("third_space_points", 0, 99)
    book.price_per_point = table.single("price_per_point", 1, 99)
    table.done()
    needed = (int(book.markers_for_disaster) - 1) * int(MAX_SEATS) + 1
    if book.markers_per_color < needed:
        reason = f"at least {needed} are needed, or they may run out (BRU-6.4)"
        raise DataError(table.at("markers_per_color"), reason, "markers", needed=needed)


def read_groups(book: Book, data: Data) -> None:
    """Read groups and cards (BRU-1.2 to 1.5), and demand as many of each group as it is said to have."""
    entries = data.entries("cards")
    if len(entries) > MAX_CARDS:
        raise too_many(f"{data.files['cards']}: cards", MAX_CARDS)
    book.names = [name for name, _ in entries]
    book.n_cards = len(entries)
    for card, (name, entry) in enumerate(entries):
        if name in COLORS:
            raise DataError(entry.path, "is the name of a color; positions could not tell them apart", "color-name")
        read_card(book, card, entry)
    for group, (_, entry) in enumerate(data.entries("groups")):
        size = sum(1 for card in range(book.n_cards) if book.group[card] == group)
        if entry.number("cards", None, 0, int(MAX_CARDS)) != size:
            given = entry.number("cards")
            reason = f"{given}, but {size} cards are of this group (BRU-1.3)"
            raise DataError(entry.at("cards"), reason, "group", given=str(given), count=size)
        close(entry)


def read_card(book: Book, card: int, entry: Reader) -> None:
    """Read one card; what it does is a word with its numbers (BRU-12)."""
    book.color[card] = entry.word("color", COLORS)
    book.price[card] = entry.number("price", None, 0, 99)
    if book.price[card] % book.price_per_point:
        reason = f"is not a multiple of {book.price_per_point} (BRU-1.5)"
        raise DataError(entry.at("price"), reason, "price", number=int(book.price_per_point))
    book.group[card] = entry.word("group", GROUPS)
    symbol = ACTIVATIONS[entry.word("activation", ACTIVATIONS)]
    if symbol == "infinity":
        kind = entry.number("infinity_type", None, 1, 3)
        book.activation[card] = Activation.ONCE if kind == 1 else Activation.ALWAYS
    else:
        table = {"flash": Activation.FLASH, "worker": Activation.WORKER, "laurel": Activation.LAUREL}
        book.activation[card] = table[symbol]
    if symbol == "worker":
        book.worker[card] = entry.word("worker_color", COLORS)
    inner = entry.table("effect")
    effect = make_effect(inner, book.activation[card] == Activation.ALWAYS)
    if symbol == "laurel" and (not isinstance(effect, GainPer) or effect.florin):
        raise DataError(inner.at("do"), "a laurel counts points: gain_per with resource points (BRU-11.6)", "laurel")
    book.effects.append(effect)
    book.traits[card] = effect.traits
    close(entry)


def read_threats(book: Book, data: Data) -> None:
    """Read the disasters, one for each color in the order of colors (BRU-7)."""
    entries = data.entries("threats")
    if len(entries) != N_COLORS:
        reason = f"{len(entries)} threats; each color has one (BRU-7)"
        raise DataError(f"{data.files['threats']}: threats", reason, "threats", count=len(entries))
    for color, (name, entry) in enumerate(entries):
        if entry.word("color", COLORS) != color:
            reason = f"threats go in the order of the colors; {COLORS[color]} is next"
            raise DataError(entry.at("color"), reason, "threat-order", color=COLORS[color])
        book.threat_names.append(name)
        book.disasters.append(make_disaster(entry.table("effect")))
        close(entry)


def read_board(book: Book, data: Data) -> None:
    """Read statues, the progress track, canals and majorities (BRU-2.1, 10.5, 13.5, 14.7)."""
    stack = data.table("statues").table("stack")
    values = stack.numbers("values", 1, 61)
    if values != sorted(set(values), reverse=True):
        reason = "statues go down in value from the top, with no value twice (BRU-2.1)"
        raise DataError(stack.at("values"), reason, "statues")
    book.statues = vec_of(values)
    close(stack)
    track = data.table("progress").table("track")
    book.level_points = vec_of(track.numbers("points", 0, 99))
    if not 1 < len(book.level_points) < 100:
        raise DataError(track.at("points"), "the town hall and at least one level are needed", "progress")
    close(track)
    canals = data.table("canals")
    for seat in range(MAX_SEATS):
        sections = canals.table(str(seat))
        for section, name in enumerate(SECTIONS):
            entry = sections.table(name)
            colors = entry.words("colors", COLORS)
            costs = entry.numbers("costs", 0, 99)
            if len(colors) != N_SPACES or len(costs) != N_SPACES:
                raise DataError(
                    entry.path, f"a section has {N_SPACES} spaces (BRU-1.1)", "section", count=int(N_SPACES)
                )
            for i in range(N_SPACES):
                book.space_color[book.space(seat, section, i)] = colors[i]
                book.space_cost[book.space(seat, section, i)] = costs[i]
            close(entry)
        sections.done()
    canals.done()
    least: list[int] = []
    for field, (_, entry) in enumerate(data.entries("majorities")):
        least.append(entry.number("least", None, 0, 99))
        if field == Field.CANAL:
            book.canal_ever = entry.flag("ever", False)
        close(entry)
    book.least = vec_of(least)


def read_box(book: Book, data: Data) -> None:
    """Read what the box holds; the pieces that the rules count on must be there (BRU-1)."""
    box = data.table("box").table("pieces")
    for key in box.data:
        if not key.endswith("source") and key not in ("refs", "note", "confidence"):
            box.number(key)
    counts = {
        "cards": int(book.n_cards),
        "canal_tiles": len(book.space_cost),
        "dice": int(N_COLORS),
        "majority_markers_per_player": len(FIELDS),
    }
    for key, count in counts.items():
        if box.number(key) != count:
            given = str(box.number(key))
            reason = f"{given}, but the rules and the other tables have {count} (BRU-1)"
            raise DataError(box.at(key), reason, "box", given=given, count=count)
    close(box)


def read_setup(book: Book, data: Data) -> None:
    """Read how the cards are cut into piles (BRU-2.3)."""
    table = data.table("setup")
    piles = table.table("piles")
    count = piles.number("count", None, int(MAX_SEATS) + 1, 99)
    book.pile_size = piles.number("size", None, 1, int(MAX_CARDS))
    if count * book.pile_size != book.n_cards:
        size, cards = int(book.pile_size), int(book.n_cards)
        reason = f"{count} piles of {size}, but there are {cards} cards (BRU-2.3)"
        raise DataError(piles.at("size"), reason, "piles", count=count, size=size, cards=cards)
    close(piles)
    for players in range(MIN_SEATS, MAX_SEATS + 1):
        entry = table.table(str(players))
        book.piles_in_play[players] = entry.number("piles", None, 1, count - 1)
        close(entry)
    table.done()
