# mypyc: skip
"""Lays the table as a position says, whole or in part; position.py writes it."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.orleans.book import Book
from beffroi.games.orleans.completion import complete, unique
from beffroi.games.orleans.player import Player
from beffroi.games.orleans.state import OrleansState
from beffroi.games.orleans.tables import (
    EMPTY,
    FIGURES,
    GOODS,
    GRADES,
    KINDS,
    MAX_GRADES,
    N_BOARD,
    N_FIGURES,
    N_TRACKS,
    PHASES,
    TECH,
    Phase,
)
from beffroi.kernel.errors import DataError
from beffroi.kernel.reader import Reader, known
from beffroi.kernel.refusals import kind_of


def read(state: OrleansState, doc: Reader) -> None:
    """Lay the table as a document says, then complete what follows from it."""
    book = state.book
    read_clock(state, doc)
    if doc.has("players"):
        players = doc.items("players")
        if len(players) != len(state.players):
            raise DataError(
                doc.at("players"), f"{len(players)} players are given, but the game has {len(state.players)}"
            )
        for seat, found in enumerate(players):
            entry = Reader(found, f"{doc.at('players')}[{seat}]")
            read_player(state, seat, entry)
    if doc.has("map"):
        read_map(state, doc.table("map"))
    if doc.has("deeds"):
        deeds = doc.table("deeds")
        for deed, name in enumerate(book.deed_names):
            if deeds.has(name):
                read_deed(state, deed, deeds)
        deeds.done()
    complete(state, doc)
    if state.phase != Phase.FOLLOWERS and not doc.has("agenda"):
        for seat, player in enumerate(state.players):
            if sum(player.fresh):
                raise DataError(f"players[{seat}].fresh", "characters are on their way in the phase followers only")


def read_clock(state: OrleansState, doc: Reader) -> None:
    """Read round, phase, first player and the hourglass."""
    book = state.book
    if doc.has("hourglass"):
        stack = [read_tile(book, item, f"{doc.at('hourglass')}[{i}]") for i, item in enumerate(doc.items("hourglass"))]
        check_stack(state, stack, doc.at("hourglass"))
        state.hourglass = vec[i64]([i64(tile) for tile in stack])
    wanted = read_tile(book, doc.value("event"), doc.at("event")) if doc.has("event") else EMPTY
    if doc.has("phase"):
        state.phase = doc.word("phase", PHASES)
    elif doc.has("agenda"):
        state.phase = Phase.ACTIONS
    if state.phase == Phase.OVER:
        state.round = book.rounds
    least = int(wanted != EMPTY or state.phase > Phase.HOURGLASS)  # only before the first tile there is no round
    state.round = doc.number("round", max(int(state.round), least), least, int(book.rounds))
    if not doc.has("phase") and state.phase == Phase.EXCLUSION and state.round > 0:
        state.phase = Phase.ACTIONS
    if (state.phase == Phase.OVER and state.round < book.rounds) or (
        state.phase == Phase.EXCLUSION and state.round > 0
    ):
        raise DataError(doc.at("round"), f"the phase cannot be {PHASES[state.phase]} in round {state.round}")
    if wanted != EMPTY:
        turn_up(state, doc, wanted)
    if doc.has("first"):
        state.first = doc.number("first", None, 0, len(state.players) - 1)


def check_stack(state: OrleansState, stack: list[int], path: str) -> None:
    """Refuse a stack whose groups do not hold their own tiles (ORL-2.10)."""
    first = 0
    for group in state.edition.groups:
        last = first + len(group)
        if sorted(stack[first:last]) != sorted(group) or len(stack) != len(state.hourglass):
            raise DataError(path, f"tiles {first + 1} to {last} are not those of this edition (ORL-2.10, 2.11)")
        first = last


def read_tile(book: Book, value: Any, path: str) -> int:
    """Read `harvest` or `harvest/B`."""
    if not isinstance(value, str):
        raise DataError(path, f"expected the name of an event, not {kind_of(value)}")
    name, _, grade = value.partition("/")
    number = known(name, path, book.event_names)
    return number * MAX_GRADES + (known(grade, path, GRADES[1:]) + 1 if grade else 0)


def turn_up(state: OrleansState, doc: Reader, wanted: int) -> None:
    """Arrange the hourglass so that the wanted event is that of the round; without a round, choose one."""
    first = 0
    for tiles in state.edition.groups:
        last = first + len(tiles)
        rounds = range(first + 1, last + 1)
        here = [tile for tile in range(first, last) if matches(state.hourglass[tile], wanted)]
        if here and (not doc.has("round") or state.round in rounds):
            if not doc.has("round"):
                state.round = first + 1
            stack = state.hourglass[:]
            stack[here[0]], stack[state.round - 1] = stack[state.round - 1], stack[here[0]]
            state.hourglass = stack
            return
        first = last
    when = f"in round {state.round} of this edition" if doc.has("round") else "in this edition"
    raise DataError(doc.at("event"), f"«{doc.value('event')}» cannot be the event {when} (ORL-2.10, 2.11)")


def matches(tile: int, wanted: int) -> bool:
    """Return whether a tile is the one wanted; without a grade any grade will do."""
    if wanted % MAX_GRADES:
        return tile == wanted
    return tile // MAX_GRADES == wanted // MAX_GRADES


def read_map(state: OrleansState, table: Reader) -> None:
    """Read the goods on the connections that are named."""
    book = state.book
    for edge, name in enumerate(book.edge_names):
        if not table.has(name):
            continue
        first, last = book.first_space[edge], book.first_space[edge + 1]
        goods = table.words(name, GOODS)
        if len(goods) > last - first:
            raise DataError(table.at(name), f"{len(goods)} goods; the connection has room for {last - first}")
        for i in range(last - first):
            state.spaces[first + i] = goods[i] if i < len(goods) else EMPTY
    table.done()


def read_deed(state: OrleansState, deed: int, deeds: Reader) -> None:
    """Read the characters standing on a deed."""
    name = state.book.deed_names[deed]
    sent = read_counts(deeds, name, FIGURES)
    for figure in range(N_FIGURES):
        index = deed * N_FIGURES + figure
        spaces = state.book.deed_spaces[index]
        if sent[figure] > spaces:
            raise DataError(f"{deeds.at(name)}.{FIGURES[figure]}", f"{sent[figure]} for {spaces} spaces of that figure")
        state.deeds[index] = spaces - sent[figure]


def read_counts(table: Reader, key: str, names: list[str]) -> vec[i64]:
    """Read pieces as a list of names, `["monk", "farmer*"]`, or as counts, `{"monk": 2}`."""
    counts = [0] * len(names)
    if isinstance(table.value(key), list):
        for number in table.words(key, names):
            counts[number] += 1
    else:
        counts = table.counts(key, names)
    return vec[i64]([i64(count) for count in counts])


def read_player(state: OrleansState, seat: int, entry: Reader) -> None:
    """Read one player; own-color characters that are not named go to the bag."""
    player = state.players[seat]
    read_pieces(state, player, entry)
    if entry.has("built"):
        for i, town in enumerate(entry.words("built", state.book.town_names)):
            build(state, seat, town, f"{entry.at('built')}[{i}]")
        if not entry.has("posts"):
            player.posts = max(0, state.book.posts - player.built)
    if player.posts + player.built > state.book.posts:
        reason = f"{player.posts} in reserve and {player.built} built are more than {state.book.posts}"
        raise DataError(entry.at("posts"), reason)
    if entry.has("before"):
        inner = entry.table("before")
        before = player.copy(None)
        read_pieces(state, before, inner)
        inner.done()
        check_before(state, player, before, entry.at("before"))
        player.before = before
    entry.done()


def check_before(state: OrleansState, player: Player, before: Player, path: str) -> None:
    """Refuse a beginning of phase 3 or 4 from which the player could not have come here."""
    early, late = (player, before) if state.phase == Phase.PLANNING else (before, player)
    # phase 4 fills slots from market and tower; phase 3 empties slots and the bag into them
    kept = all(early.slots[i] == held or held == EMPTY for i, held in enumerate(late.slots))
    kept = kept and all((early.slots[i] == TECH) == (held == TECH) for i, held in enumerate(late.slots))
    for kind in range(len(KINDS)):
        kept = kept and late.market[kind] >= early.market[kind] and late.tower[kind] >= early.tower[kind]
        kept = kept and (state.phase != Phase.PLANNING or early.bag[kind] == late.bag[kind])
    if not kept or followers(before) != followers(player):
        raise DataError(path, "holds characters from which this player cannot have come here")


def followers(player: Player) -> list[int]:
    """Return how many characters of each kind a player has, wherever they stand."""
    zones = (player.bag, player.market, player.tower, player.fresh)
    on_slots = list(player.slots)
    return [sum(int(zone[kind]) for zone in zones) + on_slots.count(kind) for kind in range(len(KINDS))]


def build(state: OrleansState, seat: int, town: int, path: str) -> None:
    """Put a post on the map, where one may stand (ORL-13.5)."""
    others = state.towns[town] & ~(1 << seat)
    if (state.towns[town] >> seat) & 1:
        raise DataError(path, f"two posts of one player in {state.book.town_names[town]}")
    if others and state.book.many_posts[town] == 0:
        raise DataError(path, f"two posts in {state.book.town_names[town]}; a town holds one (ORL-13.5)")
    state.towns[town] |= 1 << seat
    state.players[seat].built += 1


def read_pieces(state: OrleansState, player: Player, entry: Reader) -> None:
    """Read what a player has, without the posts on the map."""
    book = state.book
    player.coins = entry.number("coins", int(player.coins), 0, 9999)
    if entry.has("tiles"):
        player.tiles = sum(1 << tile for tile in unique(entry, "tiles", book.tile_names))
    if read_characters(book, player, entry):
        home_own_colors(player, entry)
    check_room(book, player, entry)
    read_markers(state, player, entry)


def read_characters(book: Book, player: Player, entry: Reader) -> bool:
    """Read bag, market, tower and slots; tell whether any of them is given."""
    given = False
    for key in ("bag", "market", "tower", "fresh"):
        if entry.has(key):
            given = True
            counts = read_counts(entry, key, KINDS)
            match key:
                case "bag":
                    player.bag = counts
                case "market":
                    player.market = counts
                case "tower":
                    player.tower = counts
                case _:
                    player.fresh = counts
    if entry.has("slots"):
        given = True
        read_slots(book, player, entry.table("slots"))
    return given


def read_markers(state: OrleansState, player: Player, entry: Reader) -> None:
    """Read tracks, goods, posts, citizens, technology and whether the player has passed."""
    book = state.book
    if entry.has("tracks"):
        table = entry.table("tracks")
        for i in range(N_TRACKS):
            player.tracks[i] = table.number(FIGURES[i], int(player.tracks[i]), 0, int(book.track_max[i]))
        table.done()
    player.development = entry.number("development", int(player.development), 0, int(book.development_max))
    if entry.has("goods"):
        player.goods = read_counts(entry, "goods", GOODS)
    if entry.has("merchant"):
        player.merchant = entry.word("merchant", book.town_names)
    player.posts = entry.number("posts", int(player.posts), 0, int(book.posts))
    player.citizens = entry.number("citizens", int(player.citizens), 0, len(book.citizen_names))
    player.held = entry.number("held", int(player.held), 0, 99)
    placed = any(held == TECH for held in player.slots)
    player.automated = entry.flag("automated", bool(player.automated or placed))
    if placed and not player.automated:
        raise DataError(entry.at("automated"), "a technology tile stands on a slot, so one was placed (ORL-11.3)")
    player.passed = entry.flag("passed", bool(player.passed))
    if player.passed and state.phase != Phase.ACTIONS:
        raise DataError(entry.at("passed"), "one passes in the phase actions only")


def read_slots(book: Book, player: Player, table: Reader) -> None:
    """Read what stands on slots: a list per place, with null for an empty slot and "tech" for technology."""
    for slot in range(len(player.slots)):
        player.put(slot, EMPTY)
    pieces = [*KINDS, "tech"]
    for place, name in enumerate(book.place_names):
        if not table.has(name):
            continue
        held = table.items(name)
        first, last = book.first_slot[place], book.first_slot[place + 1]
        path = table.at(name)
        if len(held) > last - first:
            raise DataError(path, f"{len(held)} pieces for {last - first} slots")
        if not player.owns(place):
            raise DataError(path, "this player does not own the tile; add it to tiles")
        for i, item in enumerate(held):
            if item is not None:
                player.put(first + i, put(book, player, first + i, item, pieces, f"{path}[{i}]"))
    table.done()


def put(book: Book, player: Player, slot: int, item: Any, pieces: list[str], path: str) -> int:
    """Check that a piece may stand on a slot (ORL-7.2, 11.4)."""
    kind = known(item, path, pieces)
    need = book.slot_need[slot]
    if kind == TECH:
        twin = player.copy(None)
        twin.automated = True
        if not twin.may_automate(book, slot):
            raise DataError(path, "no technology tile may stand here (ORL-11.4)")
    elif not (player.fitting(book, need) >> kind) & 1 and not could_fit(book, need, kind):
        raise DataError(path, f"a {item} does not fit this slot (ORL-7.2)")
    return kind


def could_fit(book: Book, need: int, kind: int) -> bool:
    """Return whether a character could have been placed with a tile that its owner lost since (ORL-10.12)."""
    figure = kind if kind < N_FIGURES else kind - N_FIGURES
    return any(
        book.stand_in[tile + N_BOARD] == figure and (book.stand_in_for[tile + N_BOARD] >> need) & 1
        for tile in range(len(book.tile_names))
    )


def home_own_colors(player: Player, entry: Reader) -> None:
    """Settle where own-color characters stand: each exactly once (ORL-1.2).

    Those the document puts elsewhere leave the market of the set-up; those it takes out of the market and does
    not name go to the bag, unless the bag is given too.
    """
    for kind in range(N_FIGURES, len(KINDS)):
        count = player.bag[kind] + player.market[kind] + player.tower[kind] + player.fresh[kind]
        count += sum(1 for held in player.slots if held == kind)
        if count > 1 and player.market[kind] == 1 and not entry.has("market"):
            player.market[kind] = 0
            count -= 1
        if count > 1:
            raise DataError(entry.path, f"{count} {KINDS[kind]}; each player has one (ORL-1.2)")
        if count == 0 and entry.has("bag"):
            raise DataError(entry.path, f"{KINDS[kind]} is missing; name it in bag, market, tower or slots (ORL-1.2)")
        if count == 0:
            player.bag[kind] = 1


def check_room(book: Book, player: Player, entry: Reader) -> None:
    """Refuse more characters than spaces (invariant 9)."""
    market, tower = sum(player.market), sum(player.tower)
    if market > book.market_spaces:
        raise DataError(entry.at("market"), f"{market} characters; the market has {book.market_spaces} spaces")
    if tower > player.tower_spaces(book):
        raise DataError(
            entry.at("tower"), f"{tower} characters; this player's tower has {player.tower_spaces(book)} spaces"
        )
