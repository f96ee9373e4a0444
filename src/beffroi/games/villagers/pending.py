# mypyc: skip
"""What a document says of events and of turns that have begun; what it leaves out follows from the phase."""

from __future__ import annotations

from beffroi.games.villagers.build import build_limit, common_exchanges
from beffroi.games.villagers.draft import capacity
from beffroi.games.villagers.payments import unanswered
from beffroi.games.villagers.state import VillagersState
from beffroi.games.villagers.tables import EMPTY, Key, Phase, When
from beffroi.kernel.errors import DataError
from beffroi.kernel.reader import Reader
from beffroi.kernel.vectors import vec_of


def read_event_decks(state: VillagersState, doc: Reader) -> None:
    """Read events face up, discarded and in their decks; those not named stay in the deck of their season."""
    book = state.book
    names = book.event_names
    seen: dict[int, str] = {}
    zones: dict[str, list[int]] = {}
    for key in ("events", "spent", "summer", "winter"):
        if not doc.has(key):
            continue
        zones[key] = doc.words(key, names)
        for i, event in enumerate(zones[key]):
            path = f"{doc.at(key)}[{i}]"
            if event in seen:
                raise DataError(path, f"{names[event]} is in {seen[event]} too")
            if (state.mode.removed >> event) & 1:
                raise DataError(path, f"{names[event]} is out of the game in this mode (VIL-11.26, 11.27)")
            if key in ("summer", "winter") and ["summer", "winter"][book.season[event]] != key:
                raise DataError(path, f"{names[event]} is not an event of this season")
            seen[event] = key
    if "events" in zones:
        state.face_up = sum(1 << event for event in zones["events"])
    else:
        for event in seen:
            state.face_up &= ~(1 << event)
    state.spent = sum(1 << event for event in zones.get("spent", []))
    settle_decks(state, doc, zones)


def settle_decks(state: VillagersState, doc: Reader, zones: dict[str, list[int]]) -> None:
    """Keep in each deck what lies nowhere else; a deck that is given sends the others to the discard."""
    book = state.book
    elsewhere = int(state.face_up | state.spent)
    for season, key in enumerate(("summer", "winter")):
        deck = list(state.summer if season == 0 else state.winter)
        own = [e for e in range(len(book.season)) if book.season[e] == season and not (state.mode.removed >> e) & 1]
        missing = [e for e in own if e not in deck and not (elsewhere >> e) & 1]
        if key in zones:
            given = zones[key]
            rest = [e for e in own if e not in given and not (elsewhere >> e) & 1]
            if rest and "spent" in zones:
                raise DataError(doc.at(key), f"{book.event_names[rest[0]]} is missing; name it in a deck or in spent")
            state.spent |= sum(1 << event for event in rest)
            deck = given[::-1]
        else:
            deck = missing + [e for e in deck if not (elsewhere >> e) & 1]
        if season == 0:
            state.summer = vec_of(deck)
        else:
            state.winter = vec_of(deck)


def read_begun(state: VillagersState, doc: Reader) -> None:
    """Read which face-up events have begun or were bought off, and the duty; else they follow from the phase."""
    names = state.book.event_names
    state.duty = doc.flag("duty", False)
    if state.duty and (not state.jester or state.phase != Phase.EVENTS):
        raise DataError(doc.at("duty"), "is for the event phase, while the Jester is yours (VIL-11.53)")
    state.begun, state.bought = 0 if state.duty else begun_by_now(state), 0
    for key in ("begun", "bought"):
        if not doc.has(key):
            continue
        bits = sum(1 << event for event in set(doc.words(key, names)))
        if bits & ~state.face_up:
            raise DataError(doc.at(key), "names an event that does not lie face up")
        if key == "begun":
            state.begun = bits
        elif bits & ~state.book.priced:
            raise DataError(doc.at(key), "names an event that cannot be bought off (VIL-11.32)")
        else:
            state.bought = bits
            state.begun |= bits


def begun_by_now(state: VillagersState) -> int:
    """Return the events that must have begun: those of past phases, and those whose number was used (VIL-12.5)."""
    book, player = state.book, state.players[0]
    changing = [int(bits) for bits in book.changing]
    drafts = sum(1 << event for event, when in enumerate(book.event_phase) if when == When.DRAFT)
    builds = sum(1 << event for event, when in enumerate(book.event_phase) if when == When.BUILD)
    out = 0
    if Phase.DRAFT < state.phase < Phase.MARKET:
        out |= drafts & ~(changing[Key.ROAD_COINS] if state.phase == Phase.ARRIVALS else 0)
    if state.phase == Phase.EVENTS:
        out |= builds
    if len(player.square) or player.due >= 0:
        out |= drafts & book.priced
    if len(player.square):
        out |= changing[Key.DRAFT_CAPACITY] | changing[Key.BLIND_DRAFT]
    if player.limit or player.placed or player.exchanges >= 0:
        out |= builds & book.priced
    if player.placed:
        out |= changing[Key.BUILD_LIMIT]
    if 0 <= player.exchanges < common_exchanges(state):
        out |= changing[Key.COMMON_EXCHANGES] | changing[Key.EXCHANGE_TO_COUNTESS]
    return out & int(state.face_up)


def settle_turn(state: VillagersState, seat: int, doc: Reader) -> None:
    """Complete what a player still has to draft, or may still build, and refuse it in other phases."""
    player = state.players[seat]
    path = f"{doc.at('players')}[{seat}]"
    if state.phase == Phase.DRAFT and unanswered(state, When.DRAFT) != EMPTY:  # VIL-11.32
        if player.due > 0:
            raise DataError(f"{path}.due", "is fixed after the answer to an event that can be bought off (VIL-11.32)")
    elif state.phase == Phase.DRAFT:
        most = int(capacity(state, seat))
        if len(player.square) + max(0, int(player.due)) > most:
            raise DataError(path, f"more villagers in square and due than the capacity of {most} (VIL-5.1)")
        if player.due < 0:
            player.due = most - len(player.square)
    elif player.due > 0:
        raise DataError(f"{path}.due", "is for the draft phase (VIL-5.1)")
    player.due = max(0, int(player.due))
    building = player.limit or player.placed or player.exchanges > 0 or player.free
    if building and state.phase != Phase.BUILD:
        raise DataError(path, "limit, placed, exchanges and free are for the build phase (VIL-7.2)")
    if building:
        player.limit = player.limit or build_limit(state, seat)
        if player.exchanges < 0:
            player.exchanges = common_exchanges(state)
    player.exchanges = max(0, int(player.exchanges))
    check_turn(state, seat, path)


def check_turn(state: VillagersState, seat: int, path: str) -> None:
    """Refuse a build turn that allows more than the rules do."""
    player = state.players[seat]
    most = max(int(state.book.build_max), int(build_limit(state, seat)))
    if player.limit > most:
        raise DataError(f"{path}.limit", f"{player.limit} villagers; nobody places more than {most} (VIL-7.2)")
    if player.placed > player.limit:
        raise DataError(f"{path}.placed", f"{player.placed} of {player.limit} villagers (VIL-7.2)")
    if player.exchanges > common_exchanges(state):
        allowed = common_exchanges(state)
        raise DataError(f"{path}.exchanges", f"{player.exchanges} are left; a turn allows {allowed} (VIL-7.10)")
