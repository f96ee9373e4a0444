# mypyc: skip
"""What a partial position leaves out: stocks follow from what lies elsewhere, and nothing may exceed the box."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.orleans.deeds import is_complete
from beffroi.games.orleans.state import TRACK_ROOM, OrleansState
from beffroi.games.orleans.tables import EMPTY, FIGURES, GOODS, N_FIGURES, N_GOODS, N_TRACKS, TECH, UNLIMITED
from beffroi.games.orleans.view import names_in
from beffroi.kernel.errors import DataError
from beffroi.kernel.reader import Reader


def complete(state: OrleansState, doc: Reader) -> None:
    """Read the common stocks that are given, and derive the others."""
    characters(state, doc)
    goods(state, doc)
    technology(state, doc)
    tiles(state, doc)
    citizens(state, doc)
    money(state, doc)


def vec_of(numbers: list[int]) -> vec[i64]:
    """Return a list as a vec."""
    return vec[i64]([i64(number) for number in numbers])


def characters(state: OrleansState, doc: Reader) -> None:
    """Supply and characters out of the game: together with all others they are the set-up number (invariant 1)."""
    neutral = state.edition.neutral[len(state.players)]
    supply, lost = [0] * N_FIGURES, [0] * N_FIGURES
    given = doc.counts("supply", FIGURES, supply)
    given_lost = doc.counts("lost", FIGURES, lost)
    for figure in range(N_FIGURES):
        used = in_play(state, figure)
        path = blamed(doc, ["bag", "market", "tower", "fresh"], FIGURES[figure], f"supply.{FIGURES[figure]}")
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
        if not doc.has("map"):
            spare = whole[good] - owned - (supply[good] if doc.has("goods") else 0)
            clear_map(state, good, max(spare, 0))
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


def clear_map(state: OrleansState, good: int, most: int) -> None:
    """Take goods off the map of the set-up, last connections first, until at most so many lie there."""
    lying = [space for space in range(len(state.spaces)) if state.spaces[space] == good]
    for space in lying[most:]:
        state.spaces[space] = EMPTY


def technology(state: OrleansState, doc: Reader) -> None:
    """The technology stack and the tiles out of the game (invariant 4)."""
    whole = state.edition.technology[len(state.players)]
    used = 0
    for player in state.players:
        used += player.held + sum(1 for held in player.slots if held == TECH)
    lost = doc.number("lost_technology", 0, 0, whole)
    stack = doc.number("technology", whole - used - lost if whole >= used + lost else -1, -1, whole)
    if doc.has("technology") and not doc.has("lost_technology"):
        lost = whole - used - stack
    if min(stack, lost) < 0 or stack + lost + used != whole:
        there = used + max(stack, 0) + max(lost, 0)
        raise DataError(doc.at("technology"), f"{there} technology tiles; this game has exactly {whole} (ORL-2.5)")
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
            zones[key] = sum(1 << tile for tile in set(doc.words(key, names)))
            if zones[key] & owned:
                raise DataError(doc.at(key), f"{names_in(zones[key] & owned, names)[0]} has an owner")
            owned |= zones[key]
    rest = int(state.tiles) & ~owned  # of the tiles laid out at set-up
    for key in ("tiles", "lost_tiles", "excluded"):
        if key not in zones:
            zones[key] = rest
            rest = 0
    if rest:
        raise DataError(
            doc.at("tiles"), f"{names_in(rest, names)[0]} lies nowhere; name it in a pile or out of the game"
        )
    state.tiles = zones["tiles"]
    state.excluded = zones["excluded"]
    state.lost_tiles = zones["lost_tiles"]


def citizens(state: OrleansState, doc: Reader) -> None:
    """Citizens on the board and with players: 14 in all, those of full deeds and reached spaces gone (invariant 5)."""
    book = state.book
    names = book.citizen_names
    players = doc.data.get("players")
    given = [isinstance(entry, dict) and "citizens" in entry for entry in players] if isinstance(players, list) else []
    given = given or [False] * len(state.players)
    if doc.has("citizens"):
        left = sum(1 << citizen for citizen in set(doc.words("citizens", names)))
    else:
        left = (1 << len(names)) - 1
        for citizen in gone(state):
            left &= ~(1 << citizen)
        for citizen in track_citizens(state):  # players may hold more than their markers tell
            held = sum(int(player.citizens) for player in state.players)
            if len(names) - bin(left).count("1") < held:
                left &= ~(1 << citizen)
    missing = len(names) - bin(left).count("1") - sum(int(player.citizens) for player in state.players)
    for seat in sorted(range(len(given)), key=lambda s: -state.players[s].development):
        if missing > 0 and not given[seat]:
            state.players[seat].citizens += missing
            missing = 0
    if missing > 0 and not doc.has("citizens"):
        left, missing = put_back(state, left, missing)
    if missing != 0:
        held = sum(int(player.citizens) for player in state.players)
        reason = f"{held} with players and {bin(left).count('1')} on the board; there are {len(names)} (ORL-2.9)"
        raise DataError(doc.at("citizens"), reason)
    for deed, name in enumerate(book.deed_names):
        if bool((left >> book.deed_citizen[deed]) & 1) == is_complete(state, deed):
            raise DataError(doc.at("citizens"), f"the citizen of {name} does not agree with its free spaces (ORL-14.5)")
    state.citizens = left


def put_back(state: OrleansState, left: int, missing: int) -> tuple[int, int]:
    """Leave citizens of reached spaces on the board when every player's number is given."""
    for citizen in track_citizens(state):
        if missing > 0 and not (left >> citizen) & 1:
            left |= 1 << citizen
            missing -= 1
    return left, missing


def track_citizens(state: OrleansState) -> list[int]:
    """Return the citizens lying on tracks."""
    spaces = [*state.book.reward_citizen, *state.book.space_citizen]
    return [int(citizen) for citizen in spaces if citizen != EMPTY]


def gone(state: OrleansState) -> list[int]:
    """Return the citizens that must have been taken: full deeds, reached spaces, the majority after the end."""
    book = state.book
    out = [int(book.deed_citizen[deed]) for deed in range(len(book.deed_names)) if is_complete(state, deed)]
    for figure in range(N_TRACKS):
        for position in range(1, TRACK_ROOM):
            citizen = book.reward_citizen[figure * TRACK_ROOM + position]
            if citizen != EMPTY and any(player.tracks[figure] >= position for player in state.players):
                out.append(int(citizen))
    for position in range(len(book.space_citizen)):
        citizen = book.space_citizen[position]
        if citizen != EMPTY and any(player.development >= position for player in state.players):
            out.append(int(citizen))
    return out


def money(state: OrleansState, doc: Reader) -> None:
    """The bank of 2014: what the purses leave of the box, or as given (invariant 8)."""
    purses = sum(int(player.coins) for player in state.players)
    if state.bank == UNLIMITED:
        if doc.has("bank") and doc.value("bank") is not None:
            raise DataError(doc.at("bank"), "coins are unlimited in this edition (ORL-17.5); leave it out")
        return
    if doc.has("bank"):
        state.bank = doc.number("bank", None, 0, 9999)
        state.money = state.bank + purses
        return
    state.bank = max(0, int(state.money) - purses)
    state.money = state.bank + purses
