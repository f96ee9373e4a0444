# mypyc: skip
"""Laying the table of Villagers as a document says; what is left out stays as set up, or follows from the rest."""

from __future__ import annotations

import re
from typing import Any

from beffroi.games.villagers.completion import Box, complete
from beffroi.games.villagers.invariants import most_coins
from beffroi.games.villagers.notation import read_countess, read_village
from beffroi.games.villagers.pending import read_begun, read_event_decks, settle_turn
from beffroi.games.villagers.player import KNOWN_IN, Player
from beffroi.games.villagers.state import ROAD_COIN, SEEN_BY, SEEN_IN, VillagersState
from beffroi.games.villagers.tables import EMPTY, HELD, N_PLACES, PHASES, Held, Phase, Pile
from beffroi.games.villagers.village import card_of, coins_of
from beffroi.kernel.errors import DataError
from beffroi.kernel.position import read_time
from beffroi.kernel.reader import Reader, known, whole
from beffroi.kernel.refusals import kind_of
from beffroi.kernel.vectors import vec_of

ON_ROAD = re.compile(r"([a-z_0-9]+)(?:\{(\d{1,3})\})?")
RETURNED = re.compile(r"([a-z_0-9]+)(?:@(\d)\.(\d{1,3}))?")
SEEN = re.compile(r"([a-z_0-9]+)(?:@(\d{1,3}))?")
UNSAID = -1  # what a document leaves out, until the rest is known
INCOMES = ["first", "gold", "silver", "coins"]


def read(state: VillagersState, doc: Reader) -> None:
    """Lay the table as a document says, then complete what follows from it."""
    read_clock(state, doc)
    box = Box(state)
    if not state.solo() and (state.phase == Phase.MARKET or (state.phase == Phase.DRAFT and state.round > 1)):
        for player in state.players:  # nobody is hungry then (INV-18)
            player.nodes = read_village(state.book, "founders:food", "village")
    for player in state.players:
        player.due = player.exchanges = UNSAID
    if doc.has("players"):
        players = doc.items("players")
        if len(players) != state.seats:
            raise DataError(doc.at("players"), f"{len(players)} players are given, but the game has {state.seats}")
        for seat, found in enumerate(players):
            read_player(state, seat, Reader(found, f"{doc.at('players')}[{seat}]"), box)
    if state.solo():
        read_countess_side(state, doc, box)
        read_event_decks(state, doc)
    if doc.has("road"):
        read_road(state, doc, box)
    read_piles(state, doc, box)
    complete(state, doc, box)
    if state.solo():
        read_begun(state, doc)
        state.players[1].due = state.players[1].exchanges = 0
    for seat in range(state.seats):
        check_seen(state, seat, doc)
        settle_turn(state, seat, doc)


def read_clock(state: VillagersState, doc: Reader) -> None:
    """Read round, phase, first player and the markets that were held."""
    state.phase, state.round = read_time(doc, PHASES, int(Phase.DRAFT))
    if doc.has("first"):
        state.first = doc.number("first", None, 0, int(state.seats) - 1)
    state.held = Held.FIRST | Held.SECOND if state.phase == Phase.OVER else 0
    if doc.has("markets"):
        state.held = sum(1 << market for market in set(doc.words("markets", HELD)))
        if (state.held & Held.SECOND != 0) != (state.phase == Phase.OVER) or state.held == Held.SECOND:
            raise DataError(doc.at("markets"), "the second market comes after the first and ends the game (VIL-9.5)")


def card_named(state: VillagersState, item: Any, path: str, commons: bool = False) -> int:
    """Return the number of a villager by its name; commons never leave villages and piles (VIL-7.15)."""
    card = known(item, path, state.book.names[: state.book.n_cards])
    if not commons and card in list(state.book.commons):
        raise DataError(path, f"{item} is a common villager and cannot be there (VIL-7.15)")
    return card


def read_cards(state: VillagersState, entry: Reader, key: str, box: Box, commons: bool = False) -> list[int]:
    """Read cards as a list of names, or as counts `{"cooper": 2}`, and take them from the box."""
    found = entry.value(key)
    items = found if isinstance(found, list) else counted(entry.table(key))
    out: list[int] = []
    for i, item in enumerate(items):
        path = f"{entry.at(key)}[{i}]" if isinstance(found, list) else f"{entry.at(key)}.{item}"
        out.append(card_named(state, item, path, commons))
        box.take(out[-1], path)
    return out


def counted(table: Reader) -> list[str]:
    """Return names as often as a table counts them."""
    return [name for name in table.data for _ in range(table.number(name, 0, 0, 99))]


def read_player(state: VillagersState, seat: int, entry: Reader, box: Box) -> None:
    """Read one player."""
    player = state.players[seat]
    if entry.has("village"):
        player.nodes = read_village(state.book, entry.text("village"), entry.at("village"))
        box.take_village(player.nodes, entry.at("village"))
        check_lying(state, seat, entry.at("village"))
    player.treasury = entry.number("treasury", int(player.treasury), 0, 99999)
    player.hand = vec_of(sorted(read_cards(state, entry, "hand", box))) if entry.has("hand") else vec_of([])
    box.hands[seat] = entry.has("hand")
    if entry.has("square"):
        player.square = vec_of(read_cards(state, entry, "square", box))
        if len(player.square) and state.phase != Phase.DRAFT:
            raise DataError(entry.at("square"), "cards lie there in the draft phase only (VIL-5.6)")
    if entry.has("seen"):
        seen = enumerate(entry.items("seen"))
        player.seen = vec_of([read_seen(state, item, f"{entry.at('seen')}[{i}]") for i, item in seen])
    player.due = entry.number("due", UNSAID, 0, 9)
    player.limit = entry.number("limit", 0, 0, 9)
    player.placed = entry.number("placed", 0, 0, 9)
    player.exchanges = entry.number("exchanges", UNSAID, 0, 18)
    player.free = entry.flag("free", False)
    if entry.has("income"):
        read_income(player, entry.table("income"))
    entry.done()


def check_lying(state: VillagersState, owner: int, path: str) -> None:
    """Refuse more coins on a villager than padlocks and events can have put there (INV-6)."""
    for node in state.players[owner].nodes:
        card, lying = int(card_of(node)), int(coins_of(node))
        most = most_coins(state, owner, card) if lying else 0
        if lying > most:
            name = state.book.names[card]
            raise DataError(path, f"{lying} coins lie on {name}; more than {most} cannot (VIL-7.16)")


def read_seen(state: VillagersState, item: Any, path: str) -> int:
    """Read a card that everyone saw being drafted: `jeweler@3`, in round 3; without a number, in this round."""
    found = SEEN.fullmatch(item) if isinstance(item, str) else None
    if found is None:
        raise DataError(path, f"expected a card with its round, as in «jeweler@3», not {kind_of(item)}")
    round_ = int(found[2] or state.round)
    if round_ > state.round:
        raise DataError(path, f"round {round_} is still to come")
    return card_named(state, found[1], path) + round_ * int(KNOWN_IN)


def read_income(player: Player, table: Reader) -> None:
    """Read what the markets brought."""
    incomes = [table.number(name, 0, 0, 99999) for name in INCOMES]
    player.first_income, player.gold_income, player.silver_income, player.coin_income = incomes
    table.done()


def read_countess_side(state: VillagersState, doc: Reader, box: Box) -> None:
    """Read the Countess and the Jester."""
    countess = state.players[1]
    if doc.has("countess"):
        entry = doc.table("countess")
        if entry.has("village"):
            countess.nodes = read_countess(state.book, entry.text("village"), entry.at("village"))
            box.take_village(countess.nodes, entry.at("village"))
            check_lying(state, 1, entry.at("village"))
        countess.treasury = entry.number("treasury", int(countess.treasury), 0, 99999)
        if entry.has("income"):
            read_income(countess, entry.table("income"))
        entry.done()
    if doc.flag("jester", bool(state.jester)) and not state.mode.jester:
        raise DataError(doc.at("jester"), f"there is none in {state.mode.name} mode (VIL-11.27)")
    state.jester = doc.flag("jester", bool(state.jester))
    state.recycled = doc.flag("recycled", False)


def read_road(state: VillagersState, doc: Reader, box: Box) -> None:
    """Read the road: six texts such as `cooper{1}`, an empty one for an empty place."""
    items = doc.items("road")
    if len(items) > N_PLACES:
        raise DataError(doc.at("road"), f"{len(items)} places; the road has {N_PLACES} (VIL-3.1)")
    state.road = vec_of([EMPTY] * int(N_PLACES))
    for i, item in enumerate(items):
        path = f"{doc.at('road')}[{i}]"
        if item == "" or item is None:
            continue
        found = ON_ROAD.fullmatch(item) if isinstance(item, str) else None
        if found is None:
            raise DataError(path, "expected a villager, as in «cooper{1}», or an empty text")
        card = card_named(state, found[1], path)
        box.take(card, path)
        state.road[i] = card + int(found[2] or 0) * int(ROAD_COIN)
    box.road = True


def read_piles(state: VillagersState, doc: Reader, box: Box) -> None:
    """Read stacks, reserve and cards discarded face down: a list top first, a size, or a size with its top cards."""
    if doc.has("stacks"):
        stacks = doc.items("stacks")
        if len(stacks) != Pile.RESERVE:
            raise DataError(doc.at("stacks"), f"{len(stacks)} stacks are given; there are {Pile.RESERVE} (VIL-3.5)")
        for i, item in enumerate(stacks):
            read_pile(state, i, item, f"{doc.at('stacks')}[{i}]", box)
    if doc.has("reserve"):
        read_pile(state, int(Pile.RESERVE), doc.value("reserve"), doc.at("reserve"), box)
    read_pile(state, int(Pile.DISCARD), doc.items("buried") if doc.has("buried") else [], doc.at("buried"), box)
    if doc.has("discard"):
        box.discard = read_cards(state, doc, "discard", box, True)


def read_pile(state: VillagersState, pile: int, item: Any, path: str, box: Box) -> None:
    """Read one pile."""
    if isinstance(item, dict):
        entry = Reader(item, path)
        top = entry.items("top") if entry.has("top") else []
        size = entry.number("size", len(top), len(top), 99)
        entry.done()
        path = f"{path}.top" if top else path
    elif isinstance(item, list):
        top, size = item, len(item)
    else:
        top, size = [], whole(item, path, 0, 99)
    cards = [read_returned(state, card, f"{path}[{i}]", box) for i, card in enumerate(top)]
    untouched = [i for i in range(1, len(cards)) if cards[i] >= SEEN_BY > cards[i - 1]]
    if untouched:
        raise DataError(f"{path}[{untouched[0]}]", "was returned, so it lies on what was not (VIL-7.10)")
    if pile == Pile.DISCARD and any(code < SEEN_BY for code in cards):
        raise DataError(path, "say who discarded it and when, as in «priest@0.4» (VIL-7.13)")
    box.piles[pile] = (size, cards[::-1])


def read_returned(state: VillagersState, item: Any, path: str, box: Box) -> int:
    """Read a card of a pile; `priest@1.3` was returned by seat 1 in round 3."""
    found = RETURNED.fullmatch(item) if isinstance(item, str) else None
    if found is None:
        raise DataError(path, f"expected a villager, as in «priest» or «priest@1.3», not {kind_of(item)}")
    card = card_named(state, found[1], path)
    box.take(card, path)
    if found[2] is None:
        return card
    seat, round_ = int(found[2]), int(found[3])
    if seat >= state.seats:
        raise DataError(path, f"there is no seat {seat}")
    if round_ > state.round:
        raise DataError(path, f"round {round_} is still to come")
    return card + (seat + 1) * int(SEEN_BY) + round_ * int(SEEN_IN)


def check_seen(state: VillagersState, seat: int, doc: Reader) -> None:
    """Refuse cards seen to go to a hand that are neither there nor among those returned since."""
    player = state.players[seat]
    for code in player.seen:
        card, since = code % KNOWN_IN, code // KNOWN_IN
        lying = int(player.holds(card))
        for pile in range(Pile.COUNT):
            for other in state.piles[state.starts[pile] : state.starts[pile] + state.sizes[pile]]:
                if other % SEEN_IN == card + (seat + 1) * SEEN_BY and other // SEEN_IN >= since:
                    lying += 1
        if sum(1 for other in player.seen if other % KNOWN_IN == card and other // KNOWN_IN >= since) > lying:
            name = state.book.names[card]
            raise DataError(f"{doc.at('players')}[{seat}].seen", f"{name} is neither in the hand nor was it returned")
