# mypyc: skip
"""From the TOML data to the book: every table read strictly, and the counts that must agree checked."""

from __future__ import annotations

from beffroi.games.orleans.book import TRACK_ROOM, Book, Edition
from beffroi.games.orleans.effects import WORDS
from beffroi.games.orleans.events import EVENTS
from beffroi.games.orleans.mapping import read_edges, read_towns
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
    N_BOARD,
    N_FIGURES,
    N_TRACKS,
    NEEDS,
    PILES,
    UNLIMITED,
)
from beffroi.kernel.errors import DataError
from beffroi.kernel.reader import Data, Reader, known, read_sources
from beffroi.kernel.refusals import too_many
from beffroi.kernel.vectors import vec_of, zeros


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
    book.good_count = vec_of(count)
    book.good_points = vec_of(points)
    book.good_is_food = vec_of(food)
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
    """Read the character tracks (ORL-12)."""
    data.same_names("tracks", FIGURES[:N_TRACKS])
    room = N_TRACKS * TRACK_ROOM
    book.reward_good = vec_of([int(EMPTY)] * room)
    book.reward_citizen = vec_of([int(EMPTY)] * room)
    book.reward_coins = zeros(room)
    book.reward_consolation = zeros(room)
    book.reward_technology = zeros(room)
    book.reward_piles = zeros(room)
    book.reward_development = zeros(room)
    most: list[int] = []
    for figure, (_, entry) in enumerate(data.entries("tracks")):
        most.append(entry.number("max", None, 1, TRACK_ROOM - 1))
        rewards = entry.tables("rewards")
        if len(rewards) != most[-1]:
            reason = f"{len(rewards)} rewards for {most[-1]} positions"
            raise DataError(entry.at("rewards"), reason, "track-rewards", count=len(rewards), positions=most[-1])
        for position, reward in enumerate(rewards, 1):
            read_reward(book, figure * TRACK_ROOM + position, reward)
        if entry.has("draws"):
            count = most[-1] + 1
            book.draws = vec_of(entry.numbers("draws", 0, 12))
            if len(book.draws) != count:
                reason = f"one number for each position, {count} in all"
                raise DataError(entry.at("draws"), reason, "draws", count=count)
        entry.provenance()
        entry.done()
    if len(book.draws) == 0:
        raise DataError(f"{data.files['tracks']}: tracks.knight.draws", "is missing", "missing")
    book.track_max = vec_of(most)


def read_reward(book: Book, space: int, reward: Reader) -> None:
    """Read the reward of one position of a track."""
    if reward.has("good"):
        book.reward_good[space] = reward.word("good", GOODS)
    if reward.has("citizen"):
        book.reward_citizen[space] = reward.word("citizen", book.citizen_names)
        book.reward_consolation[space] = reward.number("coins_if_citizen_gone", 0, 0, 99)
    book.reward_coins[space] = reward.number("coins", 0, 0, 99)
    book.reward_technology[space] = reward.number("technology", 0, 0, 1)
    book.reward_development[space] = reward.number("development", 0, 0, 30)
    if reward.has("place_tile"):
        book.reward_piles[space] = sum(1 << pile for pile in set(reward.words("place_tile", PILES)))
    reward.done()


def read_development(book: Book, data: Data) -> None:
    """Read the development track: coins, citizens and levels on its spaces (ORL-12.6)."""
    table = data.table("development")
    most = table.number("max", None, 1, 99)
    book.development_max = most
    level = table.number("start_level", None, 0, 9)
    coins, citizen, levels = [0] * (most + 1), [EMPTY] * (most + 1), [0] * (most + 1)
    for name, entry in table.entries("spaces"):
        if not name.isdigit() or not 1 <= int(name) <= most:
            reason = f"«{name}» is not a space; spaces go from 1 to {most}"
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
    book.level = vec_of(levels)
    book.space_coins = vec_of(coins)
    book.space_citizen = vec_of(citizen)


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
    book.deed_spaces = vec_of(spaces)
    book.deed_coins = vec_of(coins)
    book.deed_development = vec_of(development)
    book.deed_citizen = vec_of(citizen)


def read_events(book: Book, data: Data) -> None:
    """Read the events and the hourglass stacks of both editions (ORL-2.10, 15)."""
    book.event_names = list(data.tables["events"])
    forbids: list[int] = []
    amounts: dict[str, list[int]] = {name: [0] * (len(book.event_names) * MAX_GRADES) for name in EDITIONS}
    for number, (_, entry) in enumerate(data.entries("events")):
        forbids.append(entry.word("figure", FIGURES) if entry.has("figure") else EMPTY)
        book.happenings.append(EVENTS.maker(entry)(entry, book))
        if entry.has("amount"):
            by_edition = entry.table("amount")
            for name in EDITIONS:
                for grade, amount in enumerate(read_grades(by_edition, name)):
                    amounts[name][number * MAX_GRADES + grade] = amount
            by_edition.done()
        entry.provenance()
        entry.done()
    book.forbids = vec_of(forbids)
    for edition in book.editions:
        edition.amounts = vec_of(amounts[edition.name])
        read_hourglass(book, edition, data.table("hourglass").table(edition.name))


def read_grades(by_edition: Reader, name: str) -> list[int]:
    """Read the size of an event: one number, or one for each of the grades A, B and C."""
    if not isinstance(by_edition.value(name), dict):
        return [by_edition.number(name, None, 1, 9)] * MAX_GRADES
    graded = by_edition.table(name)
    out = [0] + [graded.number(grade, None, 1, 9) for grade in GRADES[1:]]
    graded.done()
    return out


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
            raise DataError(entry.path, "is also the name of another place", "place-twice")
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
        effect = entry.table("effect")
        book.ops.append(WORDS.maker(effect)(effect, book))
        effect.done()
        book.place_names.append(name)
        entry.provenance()
        entry.done()
    book.n_places = len(book.place_names)
    book.first_slot = vec_of(first_slot)
    book.slot_need = vec_of(need)
    book.slot_place = vec_of([p for p in range(book.n_places) for _ in range(first_slot[p], first_slot[p + 1])])
    book.needs_filled = vec_of(filled)
    book.pile = vec_of(pile)
    note_passive(book)


def note_passive(book: Book) -> None:
    """Note which tiles store, protect or substitute, so that play finds them without asking each word."""
    book.storage = zeros(book.n_places)
    book.protects = zeros(book.n_places)
    book.stand_in = vec_of([int(EMPTY)] * book.n_places)
    book.stand_in_for = zeros(book.n_places)
    for place, op in enumerate(book.ops):
        if not op.serve(book, place):
            continue
        if place < N_BOARD:
            name = book.place_names[place]
            raise DataError(f"places.{name}.effect.do", "is a word only for place tiles", "tiles-only")
        book.passive |= 1 << (place - N_BOARD)
