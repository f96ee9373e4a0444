# mypyc: skip
"""What a partial position leaves out: stocks follow from what lies elsewhere, and nothing may exceed the box."""

from __future__ import annotations

from beffroi.games.orleans.book import TRACK_ROOM
from beffroi.games.orleans.deeds import is_complete
from beffroi.games.orleans.state import OrleansState
from beffroi.games.orleans.tables import EMPTY, FIGURES, GOODS, N_FIGURES, N_GOODS, TECH, UNLIMITED, Phase
from beffroi.kernel.errors import DataError
from beffroi.kernel.reader import Reader
from beffroi.kernel.sets import names_in
from beffroi.kernel.vectors import vec_of


def complete(state: OrleansState, doc: Reader) -> None:
    """Read the common stocks that are given, and derive the others."""
    characters(state, doc)
    goods(state, doc)
    technology(state, doc)
    tiles(state, doc)
    citizens(state, doc)
    money(state, doc)


def characters(state: OrleansState, doc: Reader) -> None:
    """Supply and characters out of the game: together with all others they are the set-up number (invariant 1)."""
    neutral = state.edition.neutral[len(state.players)]
    supply, lost = [0] * N_FIGURES, [0] * N_FIGURES
    given = doc.counts("supply", FIGURES, supply)
    given_lost = doc.counts("lost", FIGURES, lost)
    for figure in range(N_FIGURES):
        used = in_play(state, figure)
        common = "lost" if doc.has("lost") and not doc.has("supply") else "supply"
        path = blamed(doc, ["bag", "market", "tower", "fresh"], FIGURES[figure], f"{common}.{FIGURES[figure]}")
        rest = neutral[figure] - used
        if not doc.has("supply"):
            supply[figure] = rest - given_lost[figure]
            lost[figure] = given_lost[figure]
        else:
            supply[figure] = given[figure]
            lost[figure] = given_lost[figure] if doc.has("lost") else rest - given[figure]
        if min(supply[figure], lost[figure]) < 0 or supply[figure] + lost[figure] != rest:
            there = used + max(given[figure], 0) + given_lost[figure]
            raise DataError(path, f"{there} {FIGURES[figure]}s; this game has exactly {neutral[figure]} (ORL-2.5)")
    state.supply = vec_of(supply)
    state.lost = vec_of(lost)


def blamed(doc: Reader, zones: list[str], name: str, otherwise: str) -> str:
    """Return the path of the key with most of a piece: the likeliest mistake when there are too many."""
    most = 0
    path = otherwise
    zone, _, key = otherwise.partition(".")
    given = doc.data.get(zone)
    if isinstance(given, dict) and isinstance(given.get(key), int):
        most = given[key]
    players = doc.data.get("players")
    for seat, player in enumerate(players if isinstance(players, list) else []):
        for zone in zones:
            pieces = player.get(zone, {}) if isinstance(player, dict) else {}
            count = pieces.get(name, 0) if isinstance(pieces, dict) else pieces.count(name)
            if count > most:
                most = count
                path = f"players[{seat}].{zone}" + (f".{name}" if isinstance(pieces, dict) else "")
    return path


def in_play(state: OrleansState, figure: int) -> int:
    """Return how many neutral characters of a figure stand with players and on deeds."""
    count = 0
    for player in state.players:
        count += player.bag[figure] + player.market[figure] + player.tower[figure] + player.fresh[figure]
        count += sum(1 for kind in player.slots if kind == figure)
    for deed in range(len(state.book.deed_names)):
        index = deed * N_FIGURES + figure
        count += state.book.deed_spaces[index] - state.deeds[index]
    return count


def goods(state: OrleansState, doc: Reader) -> None:
    """Supply of goods and goods out of the game (invariant 3); a map that is not given makes room."""
    whole = [int(count) for count in state.book.good_count]
    supply = doc.counts("goods", GOODS, [int(count) for count in state.goods])
    lost = doc.counts("lost_goods", GOODS, [int(count) for count in state.lost_goods])
    for good in range(N_GOODS):
        owned = sum(int(player.goods[good]) for player in state.players)
        spare = whole[good] - owned - (supply[good] if doc.has("goods") else 0)
        clear_map(state, good, max(spare, 0), doc)
        on_map = sum(1 for held in state.spaces if held == good)
        rest = whole[good] - owned - on_map
        if doc.has("goods") and not doc.has("lost_goods"):
            lost[good] = rest - supply[good]
        elif not doc.has("goods"):
            if not doc.has("lost_goods"):
                lost[good] = min(lost[good], max(rest, 0))
            supply[good] = rest - lost[good]
        if min(supply[good], lost[good]) < 0 or supply[good] + lost[good] != rest:
            there = owned + on_map + max(supply[good], 0) + max(lost[good], 0)
            reason = f"{there} {GOODS[good]}; the game has exactly {whole[good]} (ORL-1.4)"
            raise DataError(blamed(doc, ["goods"], GOODS[good], f"goods.{GOODS[good]}"), reason)
    state.goods = vec_of(supply)
    state.lost_goods = vec_of(lost)


def clear_map(state: OrleansState, good: int, most: int, doc: Reader) -> None:
    """Take goods off connections the document does not name, last ones first, until at most so many lie there."""
    book = state.book
    named = doc.data.get("map", {})
    lying = [space for space in range(len(state.spaces)) if state.spaces[space] == good]
    for edge in range(len(book.edge_names) - 1, -1, -1):
        for space in range(book.first_space[edge + 1] - 1, book.first_space[edge] - 1, -1):
            if len(lying) > most and space in lying and book.edge_names[edge] not in named:
                lying.remove(space)
                for later in range(space, book.first_space[edge + 1] - 1):
                    state.spaces[later] = state.spaces[later + 1]
                state.spaces[book.first_space[edge + 1] - 1] = EMPTY


def technology(state: OrleansState, doc: Reader) -> None:
    """The technology stack and the tiles out of the game (invariant 4)."""
    whole = state.edition.technology[len(state.players)]
    used = 0
    for player in state.players:
        used += player.held + sum(1 for held in player.slots if held == TECH)
    lost = doc.number("lost_technology", 0, 0, whole)
    stack = doc.number("technology", max(0, whole - used - lost), 0, whole)
    if doc.has("technology") and not doc.has("lost_technology"):
        lost = max(0, whole - used - stack)
    if stack + lost + used != whole:
        held = max(range(len(state.players)), key=lambda seat: state.players[seat].held)
        path = doc.at("technology") if doc.has("technology") else f"players[{held}].held"
        reason = f"{used + stack + lost} technology tiles; this game has exactly {whole} (ORL-2.5)"
        raise DataError(path, reason)
    state.technology = stack
    state.lost_technology = lost


def tiles(state: OrleansState, doc: Reader) -> None:
    """The piles of place tiles: those nobody owns, none twice (invariant 6)."""
    names = state.book.tile_names
    owned = 0
    for seat, player in enumerate(state.players):
        if owned & player.tiles:
            twice = names_in(owned & player.tiles, names)[0]
            raise DataError(f"{doc.at('players')}[{seat}].tiles", f"{twice} has another owner too")
        owned |= int(player.tiles)
    zones: dict[str, int] = {}
    for key in ("tiles", "excluded", "lost_tiles"):
        if doc.has(key):
            zones[key] = sum(1 << tile for tile in unique(doc, key, names))
            if zones[key] & owned:
                raise DataError(doc.at(key), f"{names_in(zones[key] & owned, names)[0]} has an owner")
            owned |= zones[key]
    rest = int(state.tiles) & ~owned  # of the tiles laid out at set-up
    for key in ("tiles", "lost_tiles", "excluded"):
        if key not in zones:
            zones[key] = rest
            rest = 0
    if rest:
        raise DataError(doc.at("tiles"), f"{names_in(rest, names)[0]} is missing; name it in a pile or out of the game")
    state.tiles = zones["tiles"]
    state.excluded = zones["excluded"]
    state.lost_tiles = zones["lost_tiles"]


def citizens(state: OrleansState, doc: Reader) -> None:
    """Citizens on the board and with players: 14 in all (invariant 5).

    Those of full deeds and of spaces that somebody reached are gone; each went to a player who can have taken it.
    """
    book = state.book
    names = book.citizen_names
    listed = doc.has("citizens")
    gone = [i for i, name in enumerate(names) if name not in doc.items("citizens")] if listed else taken(state)
    if listed:
        unique(doc, "citizens", names)
    room = [int(player.citizens) if given_citizens(doc, seat) else -1 for seat, player in enumerate(state.players)]
    for citizen in gone[:]:
        seat = taker(state, citizen, room, listed)
        if seat == EMPTY and not listed and citizen not in book.deed_citizen:
            gone.remove(citizen)  # every player's number is given: it still lies on its space
        elif seat == EMPTY:
            raise DataError(doc.at("citizens"), f"{names[citizen]} is gone, but no player has it")
        elif room[seat] > 0:
            room[seat] -= 1
        else:
            state.players[seat].citizens += 1
    spare = [] if listed else [citizen for citizen in track_citizens(state) if citizen not in gone]
    for seat in range(len(room)):  # a player may hold more than the markers tell: they went back under Torture
        while room[seat] > 0:
            if not spare:
                reason = (
                    f"{state.players[seat].citizens} citizens; so many cannot have left the board: fill deeds for more"
                )
                raise DataError(f"players[{seat}].citizens", f"{reason} (ORL-2.9)")
            gone.append(spare.pop(0))
            room[seat] -= 1
    for deed, name in enumerate(book.deed_names):
        if (book.deed_citizen[deed] in gone) != is_complete(state, deed):
            raise DataError(doc.at("citizens"), f"the citizen of {name} does not agree with its free spaces (ORL-14.5)")
    state.citizens = sum(1 << citizen for citizen in range(len(names)) if citizen not in gone)


def given_citizens(doc: Reader, seat: int) -> bool:
    """Return whether a document says how many citizens a player has."""
    players = doc.data.get("players")
    return isinstance(players, list) and isinstance(players[seat], dict) and "citizens" in players[seat]


def unique(doc: Reader, key: str, names: list[str]) -> list[int]:
    """Read a list of names that may not repeat."""
    found = doc.words(key, names)
    for i, number in enumerate(found):
        if number in found[:i]:
            raise DataError(f"{doc.at(key)}[{i}]", f"{names[number]} is named twice")
    return found


def taker(state: OrleansState, citizen: int, room: list[int], anybody: bool) -> int:
    """Return who most likely took a citizen: one who reached it and has room for it in the number given, or EMPTY."""
    reach = reached(state, citizen)
    seats = sorted(range(len(room)), key=lambda seat: (-reach[seat], -state.players[seat].development))
    seats = [seat for seat in seats if reach[seat] > 0 or anybody]
    for seat in seats:
        if room[seat] > 0:
            return seat
    for seat in seats:
        if room[seat] < 0:
            return seat
    return EMPTY


def reached(state: OrleansState, citizen: int) -> list[int]:
    """Return how far each player got towards a citizen: 0 if not there."""
    book = state.book
    for space, here in enumerate(book.reward_citizen):
        if here == citizen:
            track, position = divmod(space, TRACK_ROOM)
            return [int(p.tracks[track]) if p.tracks[track] >= position else 0 for p in state.players]
    for position, here in enumerate(book.space_citizen):
        if here == citizen:
            return [int(p.development) if p.development >= position else 0 for p in state.players]
    if citizen == book.majority_citizen:
        most = max(player.built for player in state.players)
        return [int(player.built == most) for player in state.players]
    return [1] * len(state.players)


def taken(state: OrleansState) -> list[int]:
    """Return the citizens that must be gone: full deeds, reached spaces, the majority after the end."""
    book = state.book
    out = [int(book.deed_citizen[deed]) for deed in range(len(book.deed_names)) if is_complete(state, deed)]
    out += [citizen for citizen in track_citizens(state) if any(reached(state, citizen))]
    majority = reached(state, int(book.majority_citizen))
    if state.phase == Phase.OVER and sum(majority) == 1:
        out.append(int(book.majority_citizen))
    return out


def track_citizens(state: OrleansState) -> list[int]:
    """Return the citizens lying on tracks."""
    spaces = [*state.book.reward_citizen, *state.book.space_citizen]
    return [int(citizen) for citizen in spaces if citizen != EMPTY]


def money(state: OrleansState, doc: Reader) -> None:
    """The bank of 2014: what the purses leave of the box, or as given (invariant 8)."""
    purses = sum(int(player.coins) for player in state.players)
    given = doc.has("bank") and doc.value("bank") is not None
    if state.bank == UNLIMITED:
        if given:
            raise DataError(doc.at("bank"), "coins are unlimited in this edition (ORL-17.5); leave it out")
        return
    if given:
        state.bank = doc.number("bank", None, 0, 9999)
        state.money = state.bank + purses
        return
    if purses > state.money:
        reason = f"the players have {purses} coins, the box holds {state.money}: give bank to say what is left"
        raise DataError(doc.at("bank"), reason)
    state.bank = int(state.money) - purses
