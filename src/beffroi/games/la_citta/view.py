"""What a seat may know: as names for people, as integers for networks (CIT-4.3, 15)."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from beffroi.games.la_citta.cities import (
    attraction,
    cap,
    food,
    founded_cities,
    has_room,
    neighbors,
    owner,
    spare,
    tiles_of,
)
from beffroi.games.la_citta.naming import CITIES
from beffroi.games.la_citta.reasons import asked, barred, yields
from beffroi.games.la_citta.scoring import lines
from beffroi.games.la_citta.shape import Circus, Harvest, Prospect, Seat, Slot, Table, Town, Voice, WishName
from beffroi.games.la_citta.state import TAKEN, TAKEN_BITS, Book, CittaState, Ground
from beffroi.games.la_citta.tables import (
    BUILDING_BITS,
    EMPTY,
    LANDS,
    MAPS,
    MAX_BUILDINGS,
    MAX_CARDS,
    MAX_CITIES,
    N_OPEN,
    N_VOICE,
    N_WISHES,
    PHASES,
    UNLIMITED,
    WISHES,
    City,
    Phase,
)
from beffroi.games.la_citta.wishes import loudest
from beffroi.games.la_citta.years import income
from beffroi.kernel.flow import asked_seats
from beffroi.kernel.vectors import zeros
from beffroi.kernel.views import pairs


def view(state: CittaState, viewer: int) -> Table:
    """Build the table; what depends on the viewer is which voice cards are known, what is asked, and what is barred."""
    book = state.book
    near = neighbors(state)
    return {
        "map": MAPS[int(state.shuffled)],
        "year": int(state.year),
        "years": int(book.years),
        "round": int(state.round),
        "rounds": int(book.rounds),
        "phase": PHASES[state.phase],
        "first": int(state.first),
        "awaited": asked_seats(state),
        "supply": int(state.supply),
        "slots": [slot_view(state, slot) for slot in range(len(book.slots))],
        "spaces": [book.spaces[space] for space in state.ground.in_play],
        "stocks": {name: int(state.stocks[i]) for i, name in enumerate(book.stocks)},
        "display": [None if card == EMPTY else book.cards[card] for card in state.display],
        "pile": int(state.left),
        "discard": {name: int(state.discard[i]) for i, name in enumerate(book.cards) if state.discard[i]},
        "voice": voice_view(state, viewer),
        "voice_past": [WISHES[wish] for wish in state.voice[: past(state)]],
        "voice_left": voice_left(state, viewer),
        "wish": wish_view(state),
        "tie": tie_view(state),
        "claims": [{"city": CITIES[c // len(CITIES)], "giver": CITIES[c % len(CITIES)]} for c in state.claims],
        "outlook": {name: outlook(state, wish, near) for wish, name in enumerate(WISHES)},
        "asked": asked(state, viewer),
        "yields": yields(state, viewer),
        "barred": barred(state, viewer),
        "players": [player_view(state, seat, near) for seat in range(state.seats)],
    }


def slot_view(state: CittaState, slot: i64) -> Slot:
    """Return a slot with its landscape tile, and where to draw it."""
    book = state.book
    tile = state.terrain.land[slot]
    return {
        "slot": book.slots[slot],
        "land": book.landscapes[tile],
        "kind": LANDS[book.land_kind[tile]],
        "wheat": int(book.land_wheat[tile]),
        "hexes": book.hexes[slot],
    }


def laid(state: CittaState) -> bool:
    """Return whether the voice cards of the year lie on the table (CIT-5.2)."""
    return Phase.LAY_VOICE <= state.phase <= Phase.FEEDING


def past(state: CittaState) -> i64:
    """Return how many voice cards are from past years."""
    if state.year == 0:
        return 0
    return state.year * N_VOICE if state.phase == Phase.OVER else (state.year - 1) * N_VOICE


def sees(state: CittaState, viewer: i64, place: i64) -> bool:
    """Return whether a viewer knows the voice card of a place, counted from 0 (CIT-15.2)."""
    if place < N_OPEN or state.lies_open():
        return True
    return viewer >= 0 and (state.players[viewer].looked >> (place - N_OPEN)) & 1 != 0


def voice_view(state: CittaState, viewer: int) -> list[Voice]:
    """Return the voice cards of the year: which are open, who looked, and the wish where the viewer knows it."""
    if not laid(state):
        return []
    out: list[Voice] = []
    for place in range(N_VOICE):
        hidden = place - N_OPEN
        looked = [s for s in range(state.seats) if hidden >= 0 and (state.players[s].looked >> hidden) & 1]
        out.append(
            {
                "place": int(place + 1),
                "wish": WISHES[state.voice_at(place)] if sees(state, viewer, place) else None,
                "open": place < N_OPEN or bool(state.lies_open()),
                "looked": looked,
            }
        )
    return out


def count_unseen(state: CittaState, viewer: i64, out: vec[i64], at: i64) -> None:
    """Write how many cards of each wish a viewer has not seen (CIT-15.4)."""
    voice = state.voice
    copies = state.book.voice_copies
    for wish in range(N_WISHES):
        out[at + wish] = copies[wish]
    gone = past(state)
    for index in range(gone):
        out[at + voice[index]] -= 1
    if laid(state):
        for place in range(N_VOICE):
            if sees(state, viewer, place):
                out[at + voice[gone + place]] -= 1


def voice_left(state: CittaState, viewer: int) -> dict[WishName, int]:
    """Return the unseen voice cards by name."""
    counts = zeros(N_WISHES)
    count_unseen(state, viewer, counts, 0)
    return {name: int(counts[i]) for i, name in enumerate(WISHES)}


def spoken(state: CittaState) -> i64:
    """Return the bit set of the wishes of the year, or nothing while they are hidden."""
    return loudest(state) if Phase.REVEAL_VOICE <= state.phase <= Phase.FEEDING else 0


def wish_view(state: CittaState) -> WishName | None:
    """Return the wish of the year once it is known and only one (CIT-10.1)."""
    loud = [name for i, name in enumerate(WISHES) if (spoken(state) >> i) & 1]
    return loud[0] if len(loud) == 1 else None


def tie_view(state: CittaState) -> list[WishName]:
    """Return the two wishes between which owners choose (CIT-10.2)."""
    loud = [name for i, name in enumerate(WISHES) if (spoken(state) >> i) & 1]
    return loud if len(loud) > 1 else []


def outlook(state: CittaState, wish: i64, near: vec[i64]) -> list[Prospect]:
    """Return who would take a citizen from whom if the year ended now and this wish counted (CIT-10.5).

    Where the taker is full, the citizen would be lost to the supply (CIT-10.8).
    """
    pull = vec[i64]([attraction(state, city, wish) for city in range(len(near))])
    return [
        {"city": CITIES[taker], "giver": CITIES[giver], "full": not has_room(state, taker)}
        for taker in range(len(near))
        for giver in range(len(near))
        if (near[taker] >> giver) & 1 and pull[taker] > pull[giver]
    ]


def taken_view(state: CittaState, seat: int) -> dict[str, int]:
    """Return the politics cards before a player."""
    taken = state.players[seat].taken
    return {name: n for i, name in enumerate(state.book.cards) if (n := int(taken // state.book.tally[i] % TAKEN))}


def player_view(state: CittaState, seat: int, near: vec[i64]) -> Seat:
    """Return one player: everything lies open (CIT-4.3)."""
    book = state.book
    player = state.players[seat]
    points = lines(state, seat)
    cities = founded_cities(state, seat)
    return {
        "gold": int(player.gold),
        "actions": int(player.actions),
        "castelli": int(book.castelli) - len(cities),
        "notables": int(player.notables),
        "hungry": bool(player.hungry),
        "founded": bool(player.founded),
        "taken": taken_view(state, seat),
        "drawn": drawn_by(state, seat),
        "food": int(food(state, seat)),
        "demand": int(state.population(seat)),
        "income": int(income(state, seat)),
        "harvests": harvests_of(state, seat),
        "circuses": circuses_of(state, seat),
        "total": sum(worth for _, worth in points),
        "lines": pairs(points),
        "cities": [city_view(state, city, near) for city in cities],
    }


def drawn_by(state: CittaState, seat: i64) -> int:
    """Return how many cards lie unseen before a player; nobody knows which they are (CIT-15.5)."""
    return sum(mark // MAX_CARDS == seat for mark in state.drawn)


def harvests_of(state: CittaState, seat: int) -> list[Harvest]:
    """Return the buildings of a player that feed more this year (CIT-9.3)."""
    book = state.book
    return [
        {"space": book.spaces[mark // MAX_CARDS], "card": book.cards[mark % MAX_CARDS]}
        for mark in state.harvests
        if owner(state.tiles[mark // MAX_CARDS] // MAX_BUILDINGS) == seat
    ]


def circuses_of(state: CittaState, seat: int) -> list[Circus]:
    """Return the arches of a player on which notables stand, and how many (CIT-9.4)."""
    out: dict[int, Circus] = {}
    for mark in state.games:
        space = mark // N_WISHES
        if owner(state.tiles[space] // MAX_BUILDINGS) == seat:
            blank: Circus = {"space": state.book.spaces[space], "wish": WISHES[mark % N_WISHES], "number": 0}
            out.setdefault(int(mark), blank)["number"] += 1
    return list(out.values())


def city_view(state: CittaState, city: i64, near: vec[i64]) -> Town:
    """Return one city."""
    book = state.book
    at = city * City.COUNT
    cities = state.cities
    castello = cities[at + City.CASTELLO]
    spaces = [castello, *[space for space in tiles_of(state, city) if space != castello]]
    wish = cities[at + City.WISH]
    most = cap(state, city)
    return {
        "city": CITIES[city],
        "castello": book.spaces[castello],
        "citizens": int(cities[at + City.PEOPLE]),
        "size": int(cities[at + City.SIZE]),
        "idle": int(spare(state, city) + 1),
        "cap": None if most == UNLIMITED else int(most),
        "food": int(cities[at + City.FOOD]),
        "income": int(cities[at + City.INCOME]),
        "arches": {name: int(cities[at + City.ARCHES + i]) for i, name in enumerate(WISHES)},
        "attractions": {name: int(attraction(state, city, i)) for i, name in enumerate(WISHES)},
        "attraction": None if wish == EMPTY else int(attraction(state, city, wish)),
        "wish": None if wish == EMPTY else WISHES[wish],
        "tiles": [
            {"space": book.spaces[space], "building": book.buildings[state.tiles[space] % MAX_BUILDINGS]}
            for space in spaces
        ],
        "neighbors": [CITIES[other] for other in range(len(near)) if (near[city] >> other) & 1],
    }


def observe(state: CittaState, viewer: i64) -> vec[i64]:
    """Return the view as integers, own seat first, always of the same length for a number of players."""
    seats = state.seats
    ground = state.ground
    seat = viewer if viewer >= 0 else seats - 1  # spectators need some seat to come first
    # The blank has no spare room, so whatever is added goes into a copy of it.
    own = seat * MAX_CITIES * City.COUNT
    if own == 0:
        out = extend(ground.blank, state.cities)
    else:
        out = extend(extend(ground.blank, state.cities[own:]), state.cities[:own])
    out[0] = state.year
    out[1] = state.round
    out[2] = state.phase
    out[3] = (state.first - viewer) % seats
    out[4] = state.supply
    out[5] = state.left
    out[6] = spoken(state)
    observe_voice(state, viewer, out, VOICE_AT)
    at: i64 = VOICE_AT + 2 * N_VOICE + N_WISHES
    copy_into(out, at, state.discard)
    at = copy_into(out, at + MAX_CARDS, state.terrain.land)
    at = copy_into(out, at, state.stocks)
    at = copy_into(out, at, state.display)
    observe_spaces(state, seat, out, at)
    at += N_KNOWN * ground.n_spaces
    for mark in state.drawn:
        out[at + (mark // MAX_CARDS - seat + seats) % seats * PLAYER_PART + 7] += 1
    for i in range(seats):
        out[7] |= ((state.waiting >> seat) & 1) << i
        observe_player(state, seat, i, out, at)
        at += PLAYER_PART
        seat += 1
        if seat == seats:
            seat = 0
    return out


def copy_into(out: vec[i64], at: i64, numbers: vec[i64]) -> i64:
    """Write numbers one after the other; return the place behind them."""
    for number in numbers:
        out[at] = number
        at += 1
    return at


def observe_voice(state: CittaState, viewer: i64, out: vec[i64], at: i64) -> None:
    """Write each voice card of the year as far as known, and the unseen cards of each wish."""
    lie_there = laid(state)
    for place in range(N_VOICE):
        out[at + place] = state.voice_at(place) if lie_there and sees(state, viewer, place) else EMPTY
    count_unseen(state, viewer, out, at + 2 * N_VOICE)


def observe_spaces(state: CittaState, viewer: i64, out: vec[i64], at: i64) -> None:
    """Write for each space its building, its city as the viewer counts seats, its notables of both cards."""
    tiles = state.tiles
    spaces = state.ground.n_spaces
    own = viewer * MAX_CITIES << BUILDING_BITS
    all_codes = state.seats * MAX_CITIES << BUILDING_BITS
    for space in state.built:
        code = tiles[space]
        out[at + space] = (code & (MAX_BUILDINGS - 1)) + 1
        code -= own  # counted from the viewer's own seat
        out[at + spaces + space] = ((code if code >= 0 else code + all_codes) >> BUILDING_BITS) + 1
    for mark in state.harvests:
        out[at + 2 * spaces + mark // MAX_CARDS] += 1
    for mark in state.games:
        out[at + 3 * spaces + mark // N_WISHES] += 1


def observe_player(state: CittaState, seat: i64, i: i64, out: vec[i64], at: i64) -> None:
    """Write one player, number `i` from the viewer on, but for the cities, which all stand at the end."""
    player = state.players[seat]
    looked = player.looked
    place: i64 = VOICE_AT + N_VOICE + N_OPEN
    while looked > 0:
        out[place] |= (looked & 1) << i
        looked >>= 1
        place += 1
    out[at] = player.gold
    out[at + 1] = player.actions
    out[at + 2] = player.notables
    out[at + 3] = 1 if player.hungry else 0
    out[at + 4] = 1 if player.founded else 0
    out[at + 5] = food(state, seat)
    out[at + 6] = income(state, seat)
    at += 8
    order = player.order
    for number in range(MAX_CITIES):
        out[at + number] = order & 15
        order >>= 4
    at += MAX_CITIES
    taken = player.taken
    while taken > 0:
        out[at] = taken & (TAKEN - 1)
        taken >>= TAKEN_BITS
        at += 1


def blank_of(book: Book, ground: Ground, seats: i64) -> vec[i64]:
    """Return what every observation with a number of players begins as: zeros, all but the cities."""
    lists: i64 = len(book.slots) + len(book.stocks) + book.display
    return zeros(COMMON_PART + lists + N_KNOWN * ground.n_spaces + seats * PLAYER_PART)


N_KNOWN: Final[i64] = 4  # numbers for each space
VOICE_AT: Final[i64] = 8  # where the voice begins
COMMON_PART: Final[i64] = 39  # numbers, voice, discard
PLAYER_PART: Final[i64] = 32  # numbers, the order of founding, cards before the player
assert MAX_BUILDINGS == 1 << BUILDING_BITS
assert TAKEN == 1 << TAKEN_BITS
assert COMMON_PART == VOICE_AT + 2 * N_VOICE + N_WISHES + MAX_CARDS
assert PLAYER_PART == 8 + MAX_CITIES + MAX_CARDS
