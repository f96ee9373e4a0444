"""What a seat may know: as names for people, as integers for networks (BRU-4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.bruges.actions import canal_cost, character_cost
from beffroi.games.bruges.progress import dice_price, progress_price
from beffroi.games.bruges.scoring import lines
from beffroi.games.bruges.shape import Character, ColorName, House, Seat, Table
from beffroi.games.bruges.shape import Pile as PileView
from beffroi.games.bruges.state import TENANT, USED, BrugesState, Player
from beffroi.games.bruges.tables import (
    CARDS_PER_WORD,
    COLORS,
    EMPTY,
    FIELDS,
    MAX_CARDS,
    MAX_SEATS,
    N_COLORS,
    N_SECTIONS,
    N_SPACES,
    N_WORDS,
    PHASES,
    SECTIONS,
    Pile,
)
from beffroi.kernel.flow import asked_seats
from beffroi.kernel.sets import names_in
from beffroi.kernel.vectors import copied, zeros
from beffroi.kernel.views import pairs


def view(state: BrugesState, viewer: int) -> Table:
    """Build the public table and every player; faces of hands and houses only for their owner."""
    book = state.book
    price = int(dice_price(state))
    return {
        "round": int(state.round),
        "phase": PHASES[state.phase],
        "first": int(state.first),
        "active": int(state.active) if state.active != EMPTY else None,
        "cycle": int(state.cycle),
        "played": bool(state.played),
        "last_round": int(state.last_round) if state.last_round > 0 else None,
        "awaited": asked_seats(state),
        "dice": by_color(state.dice) if state.dice[0] > 0 else {},
        "price": price if price > 0 else None,
        "piles": {"a": pile_view(state, Pile.A), "b": pile_view(state, Pile.B)},
        "reserve": int(state.sizes[Pile.RESERVE]),
        "discard": [book.names[card] for card in range(book.n_cards) if state.discarded(card)],
        "statues": [int(statue) for statue in book.statues[state.taken :]],
        "supply": by_color(state.supply),
        "players": [player_view(state, seat, viewer) for seat in range(state.seats)],
    }


def by_color(counts: vec[i64]) -> dict[ColorName, int]:
    """Return counts by the names of colors."""
    return {name: int(counts[i]) for i, name in enumerate(COLORS)}


def pile_view(state: BrugesState, pile: i64) -> PileView:
    """Return the size of a pile and the color of its top card (BRU-2.7)."""
    size = int(state.sizes[pile])
    return {"size": size, "color": COLORS[state.book.color[state.top(pile)]] if size else None}


def backs(state: BrugesState, *zones: vec[i64]) -> dict[ColorName, int]:
    """Return the colors of cards, which everyone sees (BRU-4.2)."""
    counts = [0] * N_COLORS
    for zone in zones:
        for card in zone:
            counts[state.book.color[card]] += 1
    return {name: counts[i] for i, name in enumerate(COLORS) if counts[i]}


def player_view(state: BrugesState, seat: int, viewer: int) -> Seat:
    """Return one player; the face of a card in hand or used as a house only for its owner (BRU-4.2, 4.3)."""
    book = state.book
    player = state.players[seat]
    points = lines(state, seat)
    out: Seat = {
        "score": int(player.score),
        "florins": int(player.florins),
        "workers": by_color(player.workers),
        "markers": by_color(player.markers),
        "progress": int(player.level),
        "hand_size": len(player.hand) + len(player.fresh),
        "backs": backs(state, player.hand, player.fresh),
        "fresh": backs(state, player.fresh),
        "houses": [house_view(state, i, house, seat == viewer) for i, house in enumerate(player.houses)],
        "characters": [character_view(state, player, character) for character in player.characters],
        "canals": {name: int(player.tiles[i]) for i, name in enumerate(SECTIONS)},
        "canal_costs": {name: next_cost(state, seat, i) for i, name in enumerate(SECTIONS)},
        "progress_price": level_price(state, seat),
        "completed": names_in(player.completed, SECTIONS),
        "statues": [int(statue) for statue in book.statues if (player.statues >> statue) & 1],
        "majorities": names_in(player.majorities, FIELDS),
        "built": bool(player.built),
        "total": sum(worth for _, worth in points),
        "lines": pairs(points),
    }
    if seat == viewer:
        out["hand"] = [book.names[card] for card in player.hand]
        out["prices"] = [int(character_cost(state, seat, card)) for card in player.hand]  # what each would cost now
    return out


def next_cost(state: BrugesState, seat: i64, section: i64) -> int | None:
    """Return what the next space of a section costs its owner, with what characters change; None when complete."""
    built = state.players[seat].tiles[section]
    return int(canal_cost(state, seat, section, 1)) if built < N_SPACES else None


def level_price(state: BrugesState, seat: i64) -> int | None:
    """Return what a level of progress costs a player by the dice of this round; None where none is for sale."""
    price = int(progress_price(state, seat)) if state.dice[0] > 0 else EMPTY
    return price if price != EMPTY else None


def house_view(state: BrugesState, index: int, house: i64, own: bool) -> House:
    """Return a house: its number, its color, who lives there."""
    book = state.book
    tenant = house // TENANT - 1
    out: House = {
        "number": index + 1,
        "color": COLORS[book.color[house % TENANT]],
        "character": book.names[tenant] if tenant >= 0 else None,
    }
    if own:
        out["card"] = book.names[house % TENANT]
    return out


def character_view(state: BrugesState, player: Player, character: i64) -> Character:
    """Return a character, the number of its house, and whether it was used in this round."""
    home = int(player.home_of(character % USED))
    return {
        "card": state.book.names[character % USED],
        "house": home + 1 if home != EMPTY else None,
        "used": bool(character >= USED),
    }


def observe(state: BrugesState, viewer: i64) -> vec[i64]:
    """Return the view as integers, own seat first, always of the same length for a number of players."""
    seats = state.seats
    out = copied(BLANKS[seats])
    out[0] = state.round
    out[1] = state.phase
    out[2] = state.last_round
    out[3] = (state.first - viewer) % seats
    out[4] = EMPTY if state.active == EMPTY else (state.active - viewer) % seats
    out[5] = state.cycle
    out[6] = 1 if state.played else 0
    out[7] = state.taken
    out[8] = state.sizes[Pile.RESERVE]
    at: i64 = 9
    for pile in range(Pile.RESERVE):
        out[at + pile] = state.sizes[pile]
        out[at + Pile.RESERVE + pile] = state.book.color[state.top(pile)] if state.sizes[pile] > 0 else EMPTY
    at += 2 * Pile.RESERVE
    for color in range(N_COLORS):
        out[at + color] = state.dice[color]
        out[at + N_COLORS + color] = state.supply[color]
    at += 2 * N_COLORS
    for word in range(N_WORDS):
        bits = state.discard[word]
        for i in range(CARDS_PER_WORD):
            out[at + i] = (bits >> i) & 1
        at += CARDS_PER_WORD
    own = state.players[viewer]
    for card in own.hand:
        out[at + card] = 1
    for house in own.houses:
        out[at + house % TENANT] = 2  # owners know the faces of their houses (BRU-4.3)
    at += MAX_CARDS
    for i in range(seats):
        who = (viewer + i) % seats
        out[at] = (state.waiting >> who) & 1
        observe_player(state, state.players[who], out, at + 1)
        at += PLAYER_PART
    return out


def observe_player(state: BrugesState, player: Player, out: vec[i64], at: i64) -> None:
    """Add what everyone knows of a player; each character with its use and the color of its house."""
    book = state.book
    out[at] = player.score
    out[at + 1] = player.florins
    out[at + 2] = player.level
    out[at + 3] = player.completed
    out[at + 4] = player.statues
    out[at + 5] = player.majorities
    out[at + 6] = len(player.hand)
    out[at + 7] = len(player.fresh)
    out[at + 8] = 1 if player.built else 0
    at += 9
    for section in range(N_SECTIONS):
        out[at + section] = player.tiles[section]
    at += N_SECTIONS
    for color in range(N_COLORS):
        out[at + color] = player.workers[color]
        out[at + N_COLORS + color] = player.markers[color]
    at += 2 * N_COLORS
    for card in player.hand:
        out[at + book.color[card]] += 1
    for card in player.fresh:
        out[at + book.color[card]] += 1
    at += N_COLORS
    for character in player.characters:
        out[at + 2 * N_COLORS + character % USED] = 1 if character < USED else 2
    for house in player.houses:
        if house < TENANT:
            out[at + book.color[house]] += 1
        else:
            out[at + N_COLORS + book.color[house % TENANT]] += 1
    at += 2 * N_COLORS + MAX_CARDS
    for i in range(min(len(player.houses), HOUSES_SEEN)):
        out[at + i] = 1 + book.color[player.houses[i] % TENANT]
        out[at + HOUSES_SEEN + i] = player.houses[i] // TENANT


COMMON_PART: Final[i64] = 395  # numbers, piles, dice, supply, discard, own cards
HOUSES_SEEN: Final[i64] = 20  # each with its color and its character, in the order of their numbers
PLAYER_PART: Final[i64] = 263  # who is asked, numbers, canals, workers, markers, backs, houses, characters
BLANKS: Final = [zeros(COMMON_PART + seats * PLAYER_PART) for seats in range(MAX_SEATS + 1)]  # never changed
assert COMMON_PART == 9 + 4 + 2 * N_COLORS + CARDS_PER_WORD * N_WORDS + MAX_CARDS
assert PLAYER_PART == 1 + 9 + N_SECTIONS + 5 * N_COLORS + MAX_CARDS + 2 * HOUSES_SEEN
