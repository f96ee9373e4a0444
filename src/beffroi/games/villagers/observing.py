"""What a seat may know, as integers for networks (VIL-13); layout.py says what they mean."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.villagers.player import KNOWN_IN, Player
from beffroi.games.villagers.state import ROAD_COIN, SEEN_BY, SEEN_IN, Book, VillagersState
from beffroi.games.villagers.tables import EMPTY, MAX_CARDS, N_FAMILIES, N_PLACES, Card, Pile
from beffroi.games.villagers.village import COIN, card_of, coins_of, depth_of, kids_of, role_of
from beffroi.kernel.vectors import copied, zeros


def observe(state: VillagersState, viewer: i64) -> vec[i64]:
    """Return the view as integers, own seat first, always of the same length for a number of players."""
    out = copied(state.layout.blank)
    out[0] = state.round
    out[1] = state.phase
    out[2] = state.held
    out[3] = (state.first - viewer) % state.seats
    out[4] = state.face_up
    out[5] = state.spent
    out[6] = len(state.summer)
    out[7] = len(state.winter)
    out[8] = 1 if state.jester else 0
    at: i64 = 9
    for place in range(N_PLACES):
        held = state.road[place]
        out[at + place] = held if held == EMPTY else held % ROAD_COIN
        out[at + N_PLACES + place] = 0 if held == EMPTY else held // ROAD_COIN
    at += 2 * N_PLACES
    observe_piles(state, viewer, out, at)
    at += 4 * Pile.COUNT
    for card in state.discard:
        out[at + card] += 1
    at += MAX_CARDS
    for card in state.players[viewer].hand:
        out[at + card] += 1
    observe_players(state, viewer, out, at + MAX_CARDS)
    return out


def observe_players(state: VillagersState, viewer: i64, out: vec[i64], at: i64) -> None:
    """Add who is awaited, the common villagers, and each player."""
    seats = state.seats
    owners: i64 = len(state.players)
    commons: i64 = len(state.commons)
    for i in range(commons):
        out[at + seats + i] = state.commons[i]
    players = at + seats + commons
    seat = viewer
    for i in range(seats):
        out[at + i] = (state.waiting >> seat) & 1
        observe_player(state.book, state.players[seat], out, players)
        players += PLAYER_PART
        seat += 1
        if seat == seats:
            seat = 0
    if owners > seats:
        observe_player(state.book, state.players[seats], out, players)  # the Countess
        observe_duel(state, viewer, out, players + PLAYER_PART)


def observe_duel(state: VillagersState, viewer: i64, out: vec[i64], at: i64) -> None:
    """Add which events have begun or were bought off, the duty of the Jester, and a reserve of known cards."""
    out[at] = state.begun
    out[at + 1] = state.bought
    out[at + 2] = 1 if state.duty else 0
    if state.recycled and viewer == 0:
        start = state.starts[Pile.RESERVE]
        for slot in range(start, start + state.sizes[Pile.RESERVE]):
            if state.piles[slot] < SEEN_BY:
                out[at + 3 + state.piles[slot]] += 1


def observe_piles(state: VillagersState, viewer: i64, out: vec[i64], at: i64) -> None:
    """Add for each pile its size, top back, how many cards the viewer returned, and the viewer's own card on top."""
    piles = state.piles
    family = state.book.family
    for pile in range(Pile.COUNT):
        size = state.sizes[pile]
        out[at + pile] = size
        out[at + Pile.COUNT + pile] = EMPTY
        out[at + 3 * Pile.COUNT + pile] = EMPTY
        if size == 0:
            continue
        start = state.starts[pile]
        last = start + size - 1
        out[at + Pile.COUNT + pile] = family[piles[last] % SEEN_BY]
        for slot in range(last, start - 1, -1):
            code = piles[slot]
            if code < SEEN_BY:
                break  # returned cards lie on top of the others
            if code % SEEN_IN // SEEN_BY - 1 == viewer:
                out[at + 2 * Pile.COUNT + pile] += 1
                if slot == last:
                    out[at + 3 * Pile.COUNT + pile] = code % SEEN_BY


def observe_player(book: Book, player: Player, out: vec[i64], at: i64) -> None:
    """Add one village and what is known of its owner: by card how many, tops, coins, free slots by role, seen."""
    slots = book.slots
    at_bottom = book.slots_at_bottom
    for node in player.nodes:
        card = card_of(node)
        kids = kids_of(node)
        out[at + card] += 1
        if kids == 0:
            out[at + Card.COUNT + card] += 1
        if node >= COIN:
            out[at + 2 * Card.COUNT + card] += coins_of(node)
        room = slots[card] if depth_of(node) > 0 else at_bottom[card]
        if room > kids:
            out[at + 3 * Card.COUNT + role_of(node)] += room - kids
    at += 4 * Card.COUNT
    for code in player.seen:
        out[at + code % KNOWN_IN] += 1
    for card in player.square:
        out[at + card] += 1
    at += Card.COUNT
    for card in player.hand:
        out[at + book.family[card]] += 1
    at += N_FAMILIES
    out[at] = len(player.hand)
    out[at + 1] = len(player.square)
    out[at + 2] = player.treasury
    out[at + 3] = player.due
    out[at + 4] = player.limit
    out[at + 5] = player.placed
    out[at + 6] = player.exchanges
    out[at + 7] = 1 if player.free else 0


def blank_of(book: Book, seats: i64) -> vec[i64]:
    """Return what every observation with a number of players begins as; a solo player also sees the Countess."""
    owners: i64 = 2 if seats == 1 else seats
    duel: i64 = DUEL_PART if seats == 1 else 0
    return zeros(COMMON_PART + seats + len(book.commons) + owners * PLAYER_PART + duel)


COMMON_PART: Final[i64] = 173  # numbers, road, piles, discard, own hand
PLAYER_PART: Final[i64] = 337  # five numbers for each card, backs, and eight more
DUEL_PART: Final[i64] = 63  # events begun and bought off, the duty, cards of the reserve
assert COMMON_PART == 9 + 2 * N_PLACES + 4 * Pile.COUNT + 2 * MAX_CARDS
assert DUEL_PART == 3 + MAX_CARDS
assert PLAYER_PART == 5 * Card.COUNT + N_FAMILIES + 8
