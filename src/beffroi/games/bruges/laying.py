# mypyc: skip
"""Laying the table of Bruges as a document says; what is left out stays as set up, or follows from the rest."""

from __future__ import annotations

from typing import Any

from beffroi.games.bruges.completion import Box, complete
from beffroi.games.bruges.state import TENANT, USED, BrugesState, Player
from beffroi.games.bruges.tables import (
    COLORS,
    FIELDS,
    N_COLORS,
    N_SPACES,
    PHASES,
    PILES,
    SECTIONS,
    Activation,
    Phase,
    Pile,
)
from beffroi.kernel.errors import DataError
from beffroi.kernel.position import read_time
from beffroi.kernel.reader import Reader, known, whole
from beffroi.kernel.vectors import vec_of

NEUTRAL = 3  # a die that is neither a threat nor part of a price


def read(state: BrugesState, doc: Reader) -> None:
    """Lay the table as a document says, then complete what follows from it."""
    read_clock(state, doc)
    box = Box(state)
    entries: list[Reader] = []
    if doc.has("players"):
        players = doc.items("players")
        if len(players) != state.seats:
            raise DataError(doc.at("players"), f"{len(players)} players are given, but the game has {state.seats}")
        entries = [Reader(found, f"{doc.at('players')}[{seat}]") for seat, found in enumerate(players)]
    for seat, entry in enumerate(entries):
        read_player(state, state.players[seat], entry, box, doc.has("agenda"))
    read_piles(state, doc, box)
    for seat, entry in enumerate(entries):
        read_area(state, state.players[seat], entry, box)
        entry.done()
    if not any("statues" in entry.data for entry in entries):
        hand_out_statues(state)
    read_statues(state, doc)
    settle_supply(state, doc)
    complete(state, doc, box)
    read_last_round(state, doc)


def read_last_round(state: BrugesState, doc: Reader) -> None:
    """Read which round is the last one: fixed when the reserve comes into play, and not before (BRU-5.5, 5.6)."""
    entered = state.sizes[Pile.RESERVE] == 0
    state.last_round = doc.number("last_round", int(state.round) if entered else 0, 0, 999)
    path = doc.at("last_round")
    if state.last_round and not state.round <= state.last_round <= state.round + 1:
        raise DataError(path, f"is this round or the next one once it is fixed, not {state.last_round}")
    if entered != (state.last_round > 0):
        raise DataError(path, "is fixed exactly when the reserve has come into play and is empty (BRU-5.5)")
    if state.phase == Phase.OVER and state.last_round != state.round:
        raise DataError(path, "was this round: the game is over (BRU-18.17)")


def read_clock(state: BrugesState, doc: Reader) -> None:
    """Read round, phase, first player, whose turn it is, and the dice."""
    state.phase, state.round = read_time(doc, PHASES, int(Phase.PLAY))
    if doc.has("first"):
        state.first = doc.number("first", None, 0, int(state.seats) - 1)
    playing = state.phase == Phase.PLAY
    state.cycle = doc.number("cycle", int(playing), int(playing), int(state.book.turns) if playing else 0)
    state.played = doc.flag("played", False)
    if state.played and not playing:
        raise DataError(doc.at("played"), "is for the phase play (BRU-9.1)")
    if doc.has("active") and doc.value("active") is not None:
        state.active = doc.number("active", None, 0, int(state.seats) - 1)
        if not playing:
            raise DataError(doc.at("active"), "is for the phase play (BRU-9.1)")
    rolled = state.phase >= Phase.THREATS
    dice = [NEUTRAL if rolled else 0] * int(N_COLORS)
    if doc.has("dice"):
        table = doc.table("dice")
        least = int(rolled and not doc.has("agenda"))  # an agenda may go on without a roll
        dice = [table.number(name, dice[i], least, 6 if rolled else 0) for i, name in enumerate(COLORS)]
        table.done()
    state.dice = vec_of(dice)


def read_player(state: BrugesState, player: Player, entry: Reader, box: Box, mid: bool) -> None:
    """Read the numbers of one player and the cards that are named; `mid`: perhaps in the middle of something."""
    book = state.book
    player.score = entry.number("score", int(player.score), 0, 9999)
    player.florins = entry.number("florins", int(player.florins), 0, 9999)
    player.workers = vec_of(entry.counts("workers", COLORS, [int(n) for n in player.workers]))
    player.markers = vec_of(entry.counts("markers", COLORS, [0] * int(N_COLORS)))
    most = int(book.markers_for_disaster) - (0 if mid and state.phase == Phase.THREATS else 1)
    for color, name in enumerate(COLORS):
        if player.markers[color] > most:
            raise DataError(f"{entry.at('markers')}.{name}", f"{player.markers[color]} markers of a color (BRU-18.2)")
    player.level = entry.number("progress", 0, 0, int(book.top_level()))
    player.hand = vec_of(sorted(read_cards(state, entry, "hand", box)))
    player.fresh = vec_of(read_cards(state, entry, "fresh", box))
    if len(player.fresh) and not mid and state.phase != Phase.DRAW:
        raise DataError(entry.at("fresh"), "cards are drawn in the phase draw, or where an agenda says so (BRU-4.6)")
    take_area(state, entry, box)
    if entry.has("placing") and not mid:
        raise DataError(entry.at("placing"), "goes with an agenda that begins with Into (BRU-10.10)")
    if entry.has("canals"):
        table = entry.table("canals")
        player.tiles = vec_of([table.number(name, 0, 0, int(N_SPACES)) for name in SECTIONS])
        table.done()
    full = sum(1 << i for i in range(len(SECTIONS)) if player.tiles[i] == N_SPACES)
    player.completed = full
    if entry.has("completed"):
        player.completed = sum(1 << section for section in set(entry.words("completed", SECTIONS)))
        if full & ~player.completed:
            raise DataError(entry.at("completed"), "a section with five tiles has had its statue (BRU-10.7)")
    player.built = player.completed > 0 or player.count_tiles() > 0
    if entry.has("built"):
        if player.built and not entry.flag("built"):
            raise DataError(entry.at("built"), "was true when the tiles or the statue came (BRU-18.21)")
        player.built = entry.flag("built")
    if entry.has("majorities"):
        player.majorities = sum(1 << field for field in set(entry.words("majorities", FIELDS)))
    read_owned(state, player, entry)


def take_area(state: BrugesState, entry: Reader, box: Box) -> None:
    """Take the cards named as houses and characters, before any card of a color is taken."""
    taken: list[int] = []
    for i, item in enumerate(entry.items("houses") if entry.has("houses") else []):
        path = f"{entry.at('houses')}[{i}]"
        for name in split_house(item, path):
            if name not in COLORS:
                taken.append(card_named(state, name, path))
                box.take(taken[-1], path)
    order = entry.words("characters", state.book.names) if entry.has("characters") else []
    for i, card in enumerate(order):
        path = f"{entry.at('characters')}[{i}]"
        if order.index(card) != i:
            raise DataError(path, f"{state.book.names[card]} is listed twice")
        if card not in taken:
            box.take(card, path)
    if entry.has("placing"):
        box.take(card_named(state, entry.value("placing"), entry.at("placing")), entry.at("placing"))


def read_owned(state: BrugesState, player: Player, entry: Reader) -> None:
    """Read the statues of a player: at most one for each section (BRU-18.7)."""
    if not entry.has("statues"):
        return
    stack = [int(statue) for statue in state.book.statues]
    for i, statue in enumerate(entry.numbers("statues")):
        if statue not in stack:
            raise DataError(f"{entry.at('statues')}[{i}]", f"there is no statue of {statue} (BRU-1.10)")
        if any((other.statues >> statue) & 1 for other in state.players):
            raise DataError(f"{entry.at('statues')}[{i}]", f"the statue of {statue} exists once (BRU-1.10)")
        player.statues |= 1 << statue
    owned = int(player.statues).bit_count()
    if not entry.has("completed") and owned == 1 and player.completed == 0:
        player.completed = 1 << (0 if player.tiles[0] >= player.tiles[1] else 1)  # it lost a tile since
    if owned > int(player.completed).bit_count():
        raise DataError(entry.at("statues"), "each section brings one statue; say which with completed (BRU-10.7)")


def card_named(state: BrugesState, item: Any, path: str) -> int:
    """Return the number of a card by its name."""
    return known(item, path, state.book.names)


def read_cards(state: BrugesState, entry: Reader, key: str, box: Box) -> list[int]:
    """Read a list of cards and take them from the box; none where the key is left out."""
    out: list[int] = []
    for i, item in enumerate(entry.items(key) if entry.has(key) else []):
        out.append(card_named(state, item, f"{entry.at(key)}[{i}]"))
        box.take(out[-1], f"{entry.at(key)}[{i}]")
    return out


def split_house(item: Any, path: str) -> list[str]:
    """Read a house: a card or a color, and perhaps who lives there: `dieb`, `red: graf`."""
    if not isinstance(item, str) or item.count(": ") > 1:
        raise DataError(path, "expected a house, as in «dieb», «red» or «red: graf»")
    return item.split(": ")


def read_area(state: BrugesState, player: Player, entry: Reader, box: Box) -> None:
    """Lay the houses with the characters on them; a character placed on none gets one of its own color."""
    tenants: list[int] = []
    for i, item in enumerate(entry.items("houses") if entry.has("houses") else []):
        path = f"{entry.at('houses')}[{i}]"
        house, *tenant = split_house(item, path)
        card = box.any_of(COLORS.index(house), path) if house in COLORS else card_named(state, house, path)
        if tenant:
            tenants.append(card_named(state, tenant[0], path))
            card += (tenants[-1] + 1) * int(TENANT)
        player.houses = vec_of([*player.houses, card])
    order = tenants
    if entry.has("characters"):
        order = entry.words("characters", state.book.names)
        for i, card in enumerate(order):
            if card not in tenants:
                home = box.any_of(int(state.book.color[card]), f"{entry.at('characters')}[{i}]")
                player.houses = vec_of([*player.houses, home + (card + 1) * int(TENANT)])
        for card in tenants:
            if card not in order:
                raise DataError(entry.at("characters"), f"{state.book.names[card]} lives in a house; name it too")
    read_used(state, player, entry, order)


def read_used(state: BrugesState, player: Player, entry: Reader, order: list[int]) -> None:
    """Read which characters were used, and the one that looks for a house."""
    used = entry.words("used", state.book.names) if entry.has("used") else []
    for i, card in enumerate(used):
        if card not in order:
            raise DataError(f"{entry.at('used')}[{i}]", f"{state.book.names[card]} lives in no house")
        if state.book.activation[card] not in (Activation.WORKER, Activation.ONCE):
            raise DataError(
                f"{entry.at('used')}[{i}]", f"{state.book.names[card]} is not activated by its owner (BRU-11)"
            )
    if used and state.phase != Phase.PLAY:
        raise DataError(entry.at("used"), "characters are used in the phase play (BRU-11.2)")
    player.characters = vec_of([card + (int(USED) if card in used else 0) for card in order])
    player.recall(state.book)
    if entry.has("placing"):
        player.characters = vec_of([*player.characters, card_named(state, entry.value("placing"), entry.at("placing"))])
        if player.vacant() < 0:
            raise DataError(entry.at("placing"), "no house is empty (BRU-10.10)")


def read_piles(state: BrugesState, doc: Reader, box: Box) -> None:
    """Read draw piles, reserve and discard: a list top first, a size, or a size with its top cards."""
    if doc.has("piles"):
        table = doc.table("piles")
        for pile in range(Pile.RESERVE):
            if table.has(PILES[pile]):
                read_pile(state, pile, table.value(PILES[pile]), table.at(PILES[pile]), box)
        table.done()
    if doc.has("reserve"):
        read_pile(state, int(Pile.RESERVE), doc.value("reserve"), doc.at("reserve"), box)
    elif state.phase == Phase.OVER:
        box.piles[int(Pile.RESERVE)] = (0, [])
    if doc.has("discard"):
        box.discard = read_cards(state, doc, "discard", box)


def read_pile(state: BrugesState, pile: int, item: Any, path: str, box: Box) -> None:
    """Read one pile."""
    cards = int(state.book.n_cards)
    if isinstance(item, dict):
        entry = Reader(item, path)
        top = entry.items("top") if entry.has("top") else []
        size = entry.number("size", len(top), len(top), cards)
        entry.done()
        path = f"{path}.top"
    elif isinstance(item, list):
        top, size = item, len(item)
    else:
        top, size = [], whole(item, path, 0, cards)
    named = [card_named(state, card, f"{path}[{i}]") for i, card in enumerate(top)]
    for i, card in enumerate(named):
        box.take(card, f"{path}[{i}]")
    box.piles[pile] = (size, named[::-1])


def hand_out_statues(state: BrugesState) -> None:
    """Give the top statues to players with complete sections, in seat order: nothing says whose they are."""
    stack = [int(statue) for statue in state.book.statues]
    for player in state.players:
        for _ in range(int(player.completed).bit_count()):
            if stack:
                player.statues |= 1 << stack.pop(0)


def read_statues(state: BrugesState, doc: Reader) -> None:
    """Read the stack of statues: what nobody owns, and always its lower part (BRU-18.7)."""
    stack = [int(statue) for statue in state.book.statues]
    owned = [statue for statue in stack if any((player.statues >> statue) & 1 for player in state.players)]
    if owned != stack[: len(owned)]:
        raise DataError(doc.at("players"), "statues are taken from the top: the highest are owned (BRU-10.7)")
    state.taken = len(owned)
    if doc.has("statues") and doc.numbers("statues") != stack[len(owned) :]:
        raise DataError(doc.at("statues"), "the stack holds exactly the statues that nobody owns, top first (BRU-18.7)")


def settle_supply(state: BrugesState, doc: Reader) -> None:
    """Markers that nobody holds lie in the supply (BRU-18.3)."""
    supply: list[int] = []
    for color, name in enumerate(COLORS):
        held = sum(int(player.markers[color]) for player in state.players)
        supply.append(int(state.book.markers_per_color) - held)
        if supply[-1] < 0:
            raise DataError(doc.at("players"), f"{held} {name} markers; there are {state.book.markers_per_color}")
    state.supply = vec_of(supply)
