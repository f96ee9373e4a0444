# mypyc: skip
"""From the TOML data to the book: every table read strictly, and the counts that must agree checked."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.orleans.effects import Protect, Storage, Substitute, make_op
from beffroi.games.orleans.events import CoinsPerGoods, CoinsPerLevel, CoinsPerPost, LoseCharacter, PayFood
from beffroi.games.orleans.state import TRACK_ROOM, Book, Edition, Happening
from beffroi.games.orleans.tables import (
    EDITIONS,
    EMPTY,
    FIGURES,
    GOODS,
    GRADES,
    MAX_DEEDS,
    MAX_GRADES,
    MAX_SEATS,
    MAX_SLOTS,
    MAX_TILES,
    MAX_TOWNS,
    N_BOARD,
    N_FIGURES,
    N_TRACKS,
    NEEDS,
    PILES,
    ROUTES,
    UNLIMITED,
)
from beffroi.kernel.errors import DataError
from beffroi.kernel.reader import Data, Reader, known, read_sources
from beffroi.kernel.refusals import too_many

POSTS = ["one_total", "one_per_player"]


def read_book(data: Data) -> Book:
    """Build the frozen tables of a game from its data."""
    book = Book()
    read_numbers(book, data)
    read_pieces(book, data)
    read_tracks(book, data)
    read_development(book, data)
    read_deeds(book, data)
    read_towns(book, data)
    read_edges(book, data)
    read_events(book, data)
    read_places(book, data)
    read_sources(data)
    return book


def ints(numbers: list[int]) -> vec[i64]:
    """Return a list as a vec."""
    return vec[i64]([i64(number) for number in numbers])


def read_numbers(book: Book, data: Data) -> None:
    """Read numbers, boxes, coins and set-up (ORL-1.4, 2)."""
    numbers = data.table("numbers")
    book.rounds = numbers.single("rounds", 1, 30)
    book.start_coins = numbers.single("start_coins", 0, 99)
    book.posts = numbers.single("posts_per_player", 0, 99)
    book.market_spaces = numbers.single("market_spaces", 4, 12)
    book.tiles_per_pile = numbers.single("extra_tiles_per_pile", 1, MAX_TILES)
    exclusions = numbers.table("exclusions_per_player")
    book.exclusions_of_two = exclusions.number("two_players", None, 0, 9)
    book.exclusions = exclusions.number("more_players", None, 0, 9)
    exclusions.provenance()
    exclusions.done()
    numbers.done()
    for name in EDITIONS:
        book.editions.append(read_edition(name, data))


def read_edition(name: str, data: Data) -> Edition:
    """Read what the box of one edition holds."""
    box = data.table("boxes").table(name)
    players = box.numbers("players", 2, MAX_SEATS)
    for key in box.data:
        if key != "players" and not key.endswith("source") and key not in ("refs", "note", "confidence"):
            box.number(key)
    box.provenance()
    box.done()
    coins = data.table("coins").table(name)
    limited = coins.flag("limited")
    edition = Edition(
        EDITIONS[EDITIONS.index(name)], coins.number("bank_value", 0, 0, 9999) if limited else UNLIMITED, players
    )
    if coins.has("values"):
        coins.numbers("values", 1, 99)  # of the tokens; only their total counts (ORL-17.4)
    coins.provenance()
    coins.done()
    setups = data.table("setup")
    for count in players:
        entry = setups.table(f"{name}-{count}")
        edition.neutral[count] = entry.counts("neutral", FIGURES)
        edition.goods_removed[count] = entry.number("goods_removed", None, 0, 90)
        edition.technology[count] = entry.number("technology", None, 0, 99)
        entry.provenance()
        entry.done()
    edition.selects_tiles = name == "2020"
    return edition


def read_pieces(book: Book, data: Data) -> None:
    """Read characters, goods, colors and citizens."""
    data.same_names("figures", FIGURES)
    for _, entry in data.entries("figures"):
        entry.text("color")
        entry.provenance()
        entry.done()
    data.same_names("goods", GOODS)
    count: list[int] = []
    points: list[int] = []
    food: list[int] = []
    for _, entry in data.entries("goods"):
        count.append(entry.number("count", None, 0, 999))
        points.append(entry.number("vp", None, 0, 99))
        food.append(int(entry.flag("food")))
        entry.provenance()
        entry.done()
    book.good_count = ints(count)
    book.good_points = ints(points)
    book.good_is_food = ints(food)
    for _, entry in data.entries("colors"):
        entry.words("editions", EDITIONS)
        entry.provenance()
        entry.done()
    for name, entry in data.entries("citizens"):
        entry.text("where")
        entry.provenance()
        entry.done()
        book.citizen_names.append(name)
    book.majority_citizen = known("most_posts", f"{data.files['citizens']}: citizens", book.citizen_names)


def read_tracks(book: Book, data: Data) -> None:
    """Read the character tracks: the reward of each position (ORL-12)."""
    data.same_names("tracks", FIGURES[:N_TRACKS])
    room = N_TRACKS * TRACK_ROOM
    good, citizen = [EMPTY] * room, [EMPTY] * room
    coins, consolation, technology, piles, development = (
        [0] * room,
        [0] * room,
        [0] * room,
        [0] * room,
        [0] * room,
    )
    most: list[int] = []
    for figure, (_, entry) in enumerate(data.entries("tracks")):
        most.append(entry.number("max", None, 1, TRACK_ROOM - 1))
        rewards = entry.tables("rewards")
        if len(rewards) != most[-1]:
            reason = f"{len(rewards)} rewards for {most[-1]} positions"
            raise DataError(entry.at("rewards"), reason, "track-rewards", count=len(rewards), positions=most[-1])
        for position, reward in enumerate(rewards, 1):
            space = figure * TRACK_ROOM + position
            if reward.has("good"):
                good[space] = reward.word("good", GOODS)
            if reward.has("citizen"):
                citizen[space] = reward.word("citizen", book.citizen_names)
                consolation[space] = reward.number("coins_if_citizen_gone", 0, 0, 99)
            coins[space] = reward.number("coins", 0, 0, 99)
            technology[space] = reward.number("technology", 0, 0, 1)
            development[space] = reward.number("development", 0, 0, 30)
            if reward.has("place_tile"):
                piles[space] = sum(1 << pile for pile in set(reward.words("place_tile", PILES)))
            reward.done()
        if entry.has("draws"):
            book.draws = ints(entry.numbers("draws", 0, 12))
            if len(book.draws) != most[-1] + 1:
                count = most[-1] + 1
                raise DataError(
                    entry.at("draws"), f"one number for each position, {count} in all", "draws", count=count
                )
        entry.provenance()
        entry.done()
    if len(book.draws) == 0:
        raise DataError(f"{data.files['tracks']}: tracks.knight.draws", "is missing", "missing")
    book.track_max = ints(most)
    book.reward_good = ints(good)
    book.reward_citizen = ints(citizen)
    book.reward_coins = ints(coins)
    book.reward_consolation = ints(consolation)
    book.reward_technology = ints(technology)
    book.reward_piles = ints(piles)
    book.reward_development = ints(development)


def read_development(book: Book, data: Data) -> None:
    """Read the development track: coins, citizens and levels on its spaces (ORL-12.6)."""
    table = data.table("development")
    most = table.number("max", None, 1, 99)
    book.development_max = most
    level = table.number("start_level", None, 0, 9)
    coins, citizen, levels = [0] * (most + 1), [EMPTY] * (most + 1), [0] * (most + 1)
    for name, entry in table.entries("spaces"):
        if not name.isdigit() or not 1 <= int(name) <= most:
            reason = f"«{name}» is no space; they go from 1 to {most}"
            raise DataError(entry.path, reason, "space", value=name, most=most)
        position = int(name)
        coins[position] = entry.number("coins", 0, 0, 99)
        levels[position] = entry.number("level", 0, 0, 9)
        if entry.has("citizen"):
            citizen[position] = entry.word("citizen", book.citizen_names)
        entry.provenance()
        entry.done()
    for position in range(most + 1):
        level = levels[position] or level
        levels[position] = level
    table.provenance()
    table.done()
    book.level = ints(levels)
    book.space_coins = ints(coins)
    book.space_citizen = ints(citizen)


def read_deeds(book: Book, data: Data) -> None:
    """Read the beneficial deeds (ORL-14)."""
    spaces: list[int] = []
    coins: list[int] = []
    development: list[int] = []
    citizen: list[int] = []
    for name, entry in data.entries("deeds"):
        book.deed_names.append(name)
        free = [0] * N_FIGURES
        for figure in entry.words("slots", FIGURES):
            free[figure] += 1
        spaces += free
        rewards = entry.tables("rewards")
        coins.append(max(reward.number("coins", 0, 0, 99) for reward in rewards) if rewards else 0)
        development.append(max(reward.number("development", 0, 0, 30) for reward in rewards) if rewards else 0)
        for reward in rewards:
            reward.done()
        if coins[-1] + development[-1] == 0:
            raise DataError(entry.at("rewards"), "must give coins, development, or a choice of both", "deed-rewards")
        citizen.append(entry.word("citizen", book.citizen_names))
        entry.provenance()
        entry.done()
    if len(book.deed_names) > MAX_DEEDS:
        raise too_many(f"{data.files['deeds']}: deeds", MAX_DEEDS)
    book.deed_spaces = ints(spaces)
    book.deed_coins = ints(coins)
    book.deed_development = ints(development)
    book.deed_citizen = ints(citizen)


def read_towns(book: Book, data: Data) -> None:
    """Read the towns (ORL-13.1)."""
    many: list[int] = []
    start: list[int] = []
    for name, entry in data.entries("towns"):
        many.append(entry.word("posts", POSTS))
        if entry.flag("start", False):
            start.append(len(book.town_names))
        for axis in ("x", "y"):
            entry.number(axis, None, 0, 1000)
        entry.provenance()
        entry.done()
        book.town_names.append(name)
    if len(start) != 1:
        reason = f"exactly one town has start = true, not {len(start)}"
        raise DataError(f"{data.files['towns']}: towns", reason, "start-town", count=len(start))
    if len(book.town_names) > MAX_TOWNS:
        raise too_many(f"{data.files['towns']}: towns", MAX_TOWNS)
    book.start_town = start[0]
    book.many_posts = ints(many)


def read_edges(book: Book, data: Data) -> None:
    """Read the connections and their goods spaces (ORL-13.1)."""
    ends: list[tuple[int, int]] = []
    route: list[int] = []
    first_space = [0]
    space_from: list[int] = []
    for name, entry in data.entries("edges"):
        a, b = entry.word("a", book.town_names), entry.word("b", book.town_names)
        route.append(entry.word("kind", ROUTES))
        ends.append((min(a, b), max(a, b)))
        if a == b:
            raise DataError(entry.path, "joins a town with itself", "loop")
        if any(ends[-1] == ends[i] and route[-1] == route[i] for i in range(len(ends) - 1)):
            kind = ROUTES[route[-1]]
            raise DataError(entry.path, f"is a second {kind} between the same towns", "second-route", route=kind)
        space_from += entry.numbers("spaces", 2, MAX_SEATS)
        first_space.append(len(space_from))
        entry.provenance()
        entry.done()
        book.edge_names.append(name)
    book.edge_ends = ints([a + b for a, b in ends])
    book.edge_route = ints(route)
    book.first_space = ints(first_space)
    book.space_from = ints(space_from)
    join_towns(book, ends)


def join_towns(book: Book, ends: list[tuple[int, int]]) -> None:
    """Note the connections of each town, sorted by the town at the other end: options are offered in that order."""
    town_edge: list[int] = []
    first_edge = [0]
    for town in range(len(book.town_names)):
        own = [edge for edge, pair in enumerate(ends) if town in pair]
        own.sort(key=lambda edge, town=town: sum(ends[edge]) - town)  # type: ignore[misc]
        town_edge += own
        first_edge.append(len(town_edge))
    book.town_edge = ints(town_edge)
    book.first_edge = ints(first_edge)


def read_events(book: Book, data: Data) -> None:
    """Read the events and the hourglass stacks of both editions (ORL-2.10, 15)."""
    book.event_names = list(data.tables["events"])
    forbids: list[int] = []
    amounts: dict[str, list[int]] = {name: [0] * (len(book.event_names) * MAX_GRADES) for name in EDITIONS}
    for number, (_, entry) in enumerate(data.entries("events")):
        forbids.append(entry.word("figure", FIGURES) if entry.has("figure") else EMPTY)
        book.happenings.append(read_happening(book, entry))
        if entry.has("amount"):
            by_edition = entry.table("amount")
            for name in EDITIONS:
                for grade, amount in enumerate(read_grades(by_edition, name)):
                    amounts[name][number * MAX_GRADES + grade] = amount
            by_edition.done()
        entry.provenance()
        entry.done()
    book.forbids = ints(forbids)
    for edition in book.editions:
        edition.amounts = ints(amounts[edition.name])
        read_hourglass(book, edition, data.table("hourglass").table(edition.name))


def read_grades(by_edition: Reader, name: str) -> list[int]:
    """Read the size of an event: one number, or one for each of the grades A, B and C."""
    if not isinstance(by_edition.value(name), dict):
        return [by_edition.number(name, None, 1, 9)] * MAX_GRADES
    graded = by_edition.table(name)
    out = [0] + [graded.number(grade, None, 1, 9) for grade in GRADES[1:]]
    graded.done()
    return out


def read_happening(book: Book, entry: Reader) -> Happening | None:
    """Read what an event does in phase 6; a Pilgrimage does nothing there."""
    kinds = [
        "forbid_recruit",
        "coins_per_level",
        "coins_per_post",
        "coins_per_goods",
        "pay_food",
        "lose_random_character",
    ]
    match kinds[entry.word("do", kinds)]:
        case "coins_per_level":
            return CoinsPerLevel()
        case "coins_per_post":
            return CoinsPerPost()
        case "coins_per_goods":
            return CoinsPerGoods()
        case "lose_random_character":
            return LoseCharacter()
        case "pay_food":
            instead = entry.table("coins_instead")
            price = entry.number("coins_per_missing", None, 1, 99)
            free = [edition for edition in book.editions if instead.flag(edition.name)]
            instead.done()
            return PayFood(price, free)
    return None


def read_hourglass(book: Book, edition: Edition, table: Reader) -> None:
    """Read the groups of a stack; a group named by a grade carries it."""
    for group in table.tables("groups"):
        name = group.text("name")
        grade = GRADES.index(name) if name in GRADES else 0
        edition.groups.append([event * MAX_GRADES + grade for event in group.words("tiles", book.event_names)])
        edition.shuffled.append(group.flag("shuffle"))
        group.done()
    tiles = sum(len(group) for group in edition.groups)
    if tiles != book.rounds:
        reason = f"hold {tiles} tiles; a game has {book.rounds} rounds"
        raise DataError(table.at("groups"), reason, "hourglass", count=tiles, rounds=int(book.rounds))
    table.provenance()
    table.done()


def read_places(book: Book, data: Data) -> None:
    """Read the printed places and the place tiles, in this order (ORL-9, 10)."""
    entries = data.entries("places")
    if len(entries) != N_BOARD:
        reason = f"a player board has {N_BOARD} places, not {len(entries)}"
        raise DataError(f"{data.files['places']}: places", reason, "places", needed=int(N_BOARD), count=len(entries))
    tiles = data.entries("tiles")
    if len(tiles) >= MAX_TILES:  # compiled, a bit set of tiles has 31 bits
        raise too_many(f"{data.files['tiles']}: tiles", MAX_TILES - 1)
    first_slot = [0]
    need: list[int] = []
    filled: list[int] = []
    pile: list[int] = []
    for name, entry in entries + tiles:
        if name in book.place_names:
            raise DataError(entry.path, "is the name of another place too", "place-twice")
        slots = entry.words("slots", NEEDS)
        if len(slots) > MAX_SLOTS:
            raise DataError(entry.at("slots"), f"a place has at most {MAX_SLOTS} slots", "slots", most=int(MAX_SLOTS))
        need += slots
        first_slot.append(len(need))
        filled.append(entry.number("least_filled", len(slots), 0, len(slots)))
        if len(book.place_names) >= N_BOARD:
            pile.append(entry.word("pile", PILES))
            book.tile_names.append(name)
            book.titles[name] = {lang: entry.text(lang) for lang in ("fr", "en") if entry.has(lang)}
        book.ops.append(make_op(entry.table("effect"), book.event_names))
        book.place_names.append(name)
        entry.provenance()
        entry.done()
    book.n_places = len(book.place_names)
    book.first_slot = ints(first_slot)
    book.slot_need = ints(need)
    book.slot_place = ints([p for p in range(book.n_places) for _ in range(first_slot[p], first_slot[p + 1])])
    book.needs_filled = ints(filled)
    book.pile = ints(pile)
    note_passive(book)


def note_passive(book: Book) -> None:
    """Note which tiles store, protect or substitute, so that play finds them without asking each word."""
    count = book.n_places
    storage, protects, figure, needs = [0] * count, [0] * count, [EMPTY] * count, [0] * count
    for place, op in enumerate(book.ops):
        if isinstance(op, Storage):
            storage[place] = op.spaces
        elif isinstance(op, Protect):
            protects[place] = op.events
        elif isinstance(op, Substitute):
            figure[place], needs[place] = op.figure, op.needs
        else:
            continue
        if place < N_BOARD:
            name = book.place_names[place]
            raise DataError(f"places.{name}.effect.do", "is a word for place tiles only", "tiles-only")
        book.passive |= 1 << (place - N_BOARD)
    book.storage = ints(storage)
    book.protects = ints(protects)
    book.stand_in = ints(figure)
    book.stand_in_for = ints(needs)
