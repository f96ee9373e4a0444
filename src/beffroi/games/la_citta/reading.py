# mypyc: skip
"""From the TOML data to the book: every table read strictly, and the counts that must agree checked."""

from __future__ import annotations

from beffroi.games.la_citta.card_words import MAX_PRICE, OWN_PRICES, read_policy
from beffroi.games.la_citta.mapping import read_map
from beffroi.games.la_citta.setup import terrain_of
from beffroi.games.la_citta.state import TAKEN, Book
from beffroi.games.la_citta.tables import (
    EMPTY,
    LANDS,
    MAX_BUILDINGS,
    MAX_CARDS,
    MAX_CITIES,
    MAX_SEATS,
    MIN_SEATS,
    N_OPEN,
    N_VOICE,
    SIZES,
    SUPPLIERS,
    WISHES,
    Size,
)
from beffroi.games.la_citta.view import blank_of
from beffroi.kernel.errors import DataError
from beffroi.kernel.reader import Data, Reader, read_sources
from beffroi.kernel.refusals import too_many
from beffroi.kernel.vectors import vec_of


def read_book(data: Data) -> Book:
    """Build the frozen tables of a game from its data."""
    book = Book()
    data.same_names("wishes", WISHES)
    for name, entry in data.entries("wishes"):
        titles(book, name, entry)
        entry.text("arch_color")
        entry.close()
    read_numbers(book, data)
    box = read_box(book, data)
    read_stocks(book, data)
    read_buildings(book, data)
    read_cards(book, data)
    read_voice(book, data)
    read_map(book, data)
    for seats, (ground, layout) in enumerate(zip(book.grounds, book.layouts, strict=True), int(MIN_SEATS)):
        ground.blank = blank_of(book, ground, seats)
        layout.terrain = terrain_of(book, layout.land)
    check_box(book, data, box)
    read_sources(data)
    return book


def titles(book: Book, name: str, entry: Reader) -> None:
    """Read the names an entry has in both languages."""
    book.titles[name] = {lang: entry.text(lang) for lang in ("fr", "en") if entry.has(lang)}


def read_numbers(book: Book, data: Data) -> None:
    """Read the numbers of the rules (CIT-3 to 8, 13); those of the map are read with it."""
    table = data.table("numbers")
    book.years = table.single("years", 1, 30)
    book.rounds = table.single("rounds", 1, int(TAKEN) - 1)
    book.display = table.single("display", 1, 20)
    book.action_cards = table.single("action_cards", 1, 9)
    book.castelli = table.single("castelli", 1, int(MAX_CITIES))
    book.notables = table.single("notables", 0, 99)
    book.start_gold = table.single("start_gold", 0, 99)
    book.start_castelli = table.single("start_castelli", 1, int(book.castelli))
    book.start_citizens = table.single("start_citizens", 1, 9)
    book.founder_citizens = table.single("founder_citizens", 1, 9)
    book.new_citizens = table.single("new_citizens", 0, 9)
    book.action_gold = table.single("action_gold", 1, 99)
    book.cap_bare = table.single("cap_bare", 1, 99)
    book.cap_market = table.single("cap_market", int(book.cap_bare), 99)
    book.points_citizen = table.single("points_citizen", 0, 99)
    book.points_city = table.single("points_city", 0, 99)
    book.points_hunger = table.single("points_hunger", -99, 0)
    table.single("voice_cards", int(N_VOICE), int(N_VOICE))
    table.single("voice_open", int(N_OPEN), int(N_OPEN))
    book.founding_gap = table.single("founding_gap", 1, 9)
    book.neighbor_gap = table.single("neighbor_gap", 1, 9)
    table.done()


def read_box(book: Book, data: Data) -> dict[str, int]:
    """Read what the box holds (CIT-1.2)."""
    out: dict[str, int] = {}
    for name, entry in data.entries("box"):
        titles(book, name, entry)
        out[name] = entry.number("count", None, 0, 999)
        entry.close()
    for needed in ("citizens", "building_tiles", "landscape_tiles", "politics_cards", "voice_cards"):
        if needed not in out:
            raise DataError(f"{data.files['box']}: box.{needed}", "is missing", "missing")
    book.citizens = out["citizens"]
    return out


def read_stocks(book: Book, data: Data) -> None:
    """Read how many tiles there are; both buildings of a tile share one stock (CIT-1.7)."""
    counts: list[int] = []
    for name, entry in data.entries("stocks"):
        book.stocks.append(name)
        counts.append(entry.number("count", None, 0, 999))
        entry.close()
    book.stock_count = vec_of(counts)


def read_buildings(book: Book, data: Data) -> None:
    """Read the buildings (CIT-7.7 to 7.10), the castello first."""
    entries = data.entries("buildings")
    where = f"{data.files['buildings']}: buildings"
    if len(entries) > MAX_BUILDINGS:
        raise too_many(where, MAX_BUILDINGS)
    sizes: list[int] = []
    stock: list[int] = []
    arches: list[int] = []
    lands: list[int] = []
    prices: list[int] = []
    for number, (name, entry) in enumerate(entries):
        book.buildings.append(name)
        titles(book, name, entry)
        sizes.append(entry.word("size", SIZES))
        if (sizes[-1] == Size.CASTELLO) != (number == 0):
            raise DataError(entry.at("size"), "the castello comes first, and there is only one kind", "castello")
        stock.append(entry.word("stock", book.stocks) if number else int(EMPTY))
        found = entry.numbers("arches", 0, 9)
        if len(found) != len(WISHES):
            wishes = ", ".join(WISHES)
            raise DataError(entry.at("arches"), f"expected one number for each of {wishes}", "arches", wishes=wishes)
        arches += found
        lands.append(entry.word("at", LANDS) if entry.has("at") else 0)
        prices.append(read_price(entry, sizes[-1]))
        read_traits(book, entry, number)
        entry.close()
    book.size, book.stock, book.arches, book.at = vec_of(sizes), vec_of(stock), vec_of(arches), vec_of(lands)
    book.price = vec_of(prices)
    small = [i for i, size in enumerate(sizes) if size == Size.SMALL]
    book.small = vec_of(small)
    book.on_land = vec_of([those(lands, land) for land in range(len(LANDS))])
    book.of_stock = vec_of([those(stock, number) for number in range(len(book.stocks))])


def read_price(entry: Reader, size: int) -> int:
    """Read what a small building costs with an action card; larger ones have the price of their card (CIT-7.16)."""
    if size != Size.SMALL and entry.has("cost"):
        reason = "the price of this building is the cost of its politics card (CIT-7.16)"
        raise DataError(entry.at("cost"), reason, "building-cost")
    return entry.number("cost", 0, 0, MAX_PRICE)


def those(values: list[int], wanted: int) -> int:
    """Return the bit set of the buildings that have a value, the castello apart."""
    return sum(1 << i for i, value in enumerate(values) if i > 0 and value == wanted)


def read_traits(book: Book, entry: Reader, building: int) -> None:
    """Read what a building does besides its arches."""
    this = 1 << building
    book.feeds |= this * entry.flag("feeds", False)
    book.mines |= this * entry.flag("mines", False)
    step = entry.number("cap_step", 0, 0, 2)
    book.step_1 |= this * (step == 1)
    book.step_2 |= this * (step == 2)
    book.supplied |= this * (entry.has("citizen") and entry.word("citizen", SUPPLIERS) == 1)
    book.once |= this * entry.flag("once", False)


def read_cards(book: Book, data: Data) -> None:
    """Read the politics cards; what they do is a word with its numbers (CIT-9)."""
    entries = data.entries("politics")
    if len(entries) > MAX_CARDS:
        raise too_many(f"{data.files['politics']}: politics", MAX_CARDS)
    copies: list[int] = []
    cost: list[int] = []
    unbuilt = {name for i, name in enumerate(book.buildings) if book.size[i] in (Size.MEDIUM, Size.LARGE)}
    for name, entry in entries:
        book.cards.append(name)
        titles(book, name, entry)
        copies.append(entry.number("copies", None, 0, 99))
        cost.append(entry.number("cost", None, 0, 99))
        effect = entry.table("effect")
        book.policies.append(read_policy(effect, book))
        if effect.data["do"] in OWN_PRICES and cost[-1]:
            raise DataError(entry.at("cost"), "must be 0: players only pay the prices of this effect", "card-cost")
        unbuilt.discard(effect.data.get("building", ""))
        entry.close()
    if unbuilt:
        name = sorted(unbuilt)[0]
        raise DataError(
            f"{data.files['politics']}: politics", f"no card builds {name} (CIT-7.9)", "unbuilt", building=name
        )
    book.copies, book.cost = vec_of(copies), vec_of(cost)
    book.tally = vec_of([int(TAKEN) ** i for i in range(len(copies))])
    needed = int(book.display + MAX_SEATS * book.rounds)
    if sum(copies) < needed:
        reason = f"{sum(copies)} cards; {needed} are needed so that none is missing"
        raise DataError(f"{data.files['politics']}: politics", reason, "politics", count=sum(copies), needed=needed)


def read_voice(book: Book, data: Data) -> None:
    """Read the voice of the people (CIT-1.3); it lasts for all years without being shuffled again (CIT-5.2)."""
    data.same_names("voice", WISHES)
    copies: list[int] = []
    for _, entry in data.entries("voice"):
        copies.append(entry.number("copies", None, 0, 99))
        entry.close()
    needed = int(book.years * N_VOICE)
    if sum(copies) < needed:
        reason = f"{sum(copies)} cards; {needed} are laid out (CIT-5.2)"
        raise DataError(f"{data.files['voice']}: voice", reason, "voice", count=sum(copies), needed=needed)
    book.voice_copies = vec_of(copies)


def check_box(book: Book, data: Data, box: dict[str, int]) -> None:
    """Refuse counts of single kinds that do not add up to what the box holds."""
    sums = {
        "building_tiles": ("stocks", sum(int(n) for n in book.stock_count)),
        "landscape_tiles": ("landscapes", sum(int(n) for n in book.land_count)),
        "politics_cards": ("politics", sum(int(n) for n in book.copies)),
        "voice_cards": ("voice", sum(int(n) for n in book.voice_copies)),
    }
    for name, (table, total) in sums.items():
        if total != box[name]:
            path, reason = f"{data.files[table]}: {table}", f"{total} in all; box.{name}.count says {box[name]}"
            raise DataError(path, reason, "box", total=total, name=name, count=box[name])
