"""What a seat may know: as names for people, as integers for networks (VIL-13)."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from beffroi.games.villagers.build import build_limit
from beffroi.games.villagers.draft import capacity
from beffroi.games.villagers.market import silver
from beffroi.games.villagers.notation import village_text
from beffroi.games.villagers.piles import top
from beffroi.games.villagers.scoring import lines, won
from beffroi.games.villagers.state import KNOWN_IN, ROAD_COIN, SEEN_BY, SEEN_IN, Player, VillagersState
from beffroi.games.villagers.tables import (
    EMPTY,
    FAMILIES,
    HELD,
    MAX_CARDS,
    MAX_COPIES,
    N_FAMILIES,
    PHASES,
    PILES,
    Card,
    Phase,
    Pile,
    Symbol,
)
from beffroi.games.villagers.village import (
    card_of,
    coins,
    coins_of,
    count,
    depth_of,
    food,
    gold,
    houses,
    is_top,
    kids_of,
    role_of,
    slots_of,
    spot_of,
)


def view(state: VillagersState, viewer: int) -> dict[str, Any]:
    """Build the public table, every player, the viewer's own hand and what the viewer returned."""
    book = state.book
    out: dict[str, Any] = {
        "mode": state.mode.name if state.solo() else None,
        "round": int(state.round),
        "phase": PHASES[state.phase],
        "first": int(state.first),
        "waiting": [seat for seat in range(state.seats) if (state.waiting >> seat) & 1],
        "markets": [name for i, name in enumerate(HELD) if (state.held >> i) & 1],
        "road": [on_road(state, held) for held in state.road],
        "stacks": [pile_view(state, stack) for stack in range(Pile.RESERVE)],
        "reserve": pile_view(state, Pile.RESERVE),
        "returned": returned(state, viewer),
        "commons": {book.names[card]: int(state.commons[i]) for i, card in enumerate(book.commons)},
        "discard": [book.names[card] for card in state.discard],
        "players": [player_view(state, seat, viewer) for seat in range(state.seats)],
    }
    if state.solo():
        out |= {
            "countess": village_view(state, int(state.seats)),
            "jester": bool(state.jester),
            "events": events_in(state, state.face_up),
            "spent": events_in(state, state.spent),
            "summer": len(state.summer),
            "winter": len(state.winter),
            "won": won(state) if state.phase == Phase.OVER else None,
        }
    return out


def on_road(state: VillagersState, held: i64) -> dict[str, Any] | None:
    """Return a villager of the road with its coins."""
    if held == EMPTY:
        return None
    return {"card": state.book.names[held % ROAD_COIN], "coins": int(held // ROAD_COIN)}


def pile_view(state: VillagersState, pile: i64) -> dict[str, Any]:
    """Return the size of a pile and the back of its top card, no further backs (VIL-13.3)."""
    size = int(state.sizes[pile])
    return {"size": size, "back": FAMILIES[state.book.family[top(state, pile)]] if size else None}


def returned(state: VillagersState, viewer: int) -> list[dict[str, Any]]:
    """Return the cards that players were seen to return and nobody has drawn; their face only to who did (VIL-13)."""
    out: list[dict[str, Any]] = []
    for pile in range(Pile.COUNT):
        for i in range(state.sizes[pile] - 1, -1, -1):
            code = state.piles[state.starts[pile] + i]
            if code < SEEN_BY:
                continue
            card = code % SEEN_BY
            by = int(code % SEEN_IN // SEEN_BY - 1)
            entry: dict[str, Any] = {
                "pile": PILES[pile],
                "depth": int(state.sizes[pile] - 1 - i),  # cards above it
                "by": by,
                "round": int(code // SEEN_IN),
                "family": FAMILIES[state.book.family[card]],
            }
            if by == viewer:
                entry["card"] = state.book.names[card]
            out.append(entry)
    return out


def events_in(state: VillagersState, bits: i64) -> list[str]:
    """Return the names of a bit set of events."""
    return [name for i, name in enumerate(state.book.event_names) if (bits >> i) & 1]


def village_view(state: VillagersState, owner: int) -> dict[str, Any]:
    """Return what lies open of a village: it is the same for everybody."""
    book = state.book
    player = state.players[owner]
    return {
        "treasury": int(player.treasury),
        "village": village_text(book, player.nodes),
        "cards": [node_view(state, player, i) for i in range(len(player.nodes))],
        "food": int(food(book, player.nodes)),
        "houses": int(houses(book, player.nodes)),
        "gold": int(gold(book, player.nodes)),
        "coins": int(coins(player.nodes)),
        "gold_symbols": int(count(book, player.nodes, Symbol.GOLD)),
        "padlocks": int(count(book, player.nodes, Symbol.PADLOCK)),
        "silver": int(silver(state, owner)),
        "symbols": {name: int(count(book, player.nodes, i)) for i, name in enumerate(FAMILIES)},
        "villagers": len(player.nodes),
    }


def node_view(state: VillagersState, player: Player, index: i64) -> dict[str, Any]:
    """Return one card of a village; `depth` says how many lie below it."""
    names = state.book.names
    node = player.nodes[index]
    spot = spot_of(player.nodes, index)
    return {
        "spot": f"{names[spot // MAX_COPIES]}.{spot % MAX_COPIES + 1}",
        "card": names[spot // MAX_COPIES],
        "stands_for": names[role_of(node)] if (state.book.stand_ins >> card_of(node)) & 1 else None,
        "side": side_of(card_of(node)),
        "depth": int(depth_of(node)),
        "top": bool(is_top(node)),
        "free": int(slots_of(state.book, node) - kids_of(node)),
        "coins": int(coins_of(node)),
    }


def side_of(card: i64) -> str | None:
    """Return the side that is up, for cards with two of them."""
    if card < Card.FOUNDERS:
        return None
    return ["gold", "food", "gold", "plain"][card - Card.FOUNDERS]


def player_view(state: VillagersState, seat: int, viewer: int) -> dict[str, Any]:
    """Return one player: of another hand the backs, and the cards everybody saw being drafted (VIL-13.1)."""
    book = state.book
    player = state.players[seat]
    backs = [0] * N_FAMILIES
    for card in player.hand:
        backs[book.family[card]] += 1
    out = village_view(state, seat)
    points = lines(state, seat)
    out |= {
        "hand_size": len(player.hand),
        "backs": {name: backs[i] for i, name in enumerate(FAMILIES) if backs[i]},
        "seen": [{"card": book.names[code % KNOWN_IN], "round": int(code // KNOWN_IN)} for code in player.seen],
        "square": [book.names[card] for card in player.square],
        "capacity": int(capacity(state, seat)),
        "due": int(player.due),
        "limit": int(player.limit if player.limit > 0 else build_limit(state, seat)),
        "placed": int(player.placed),
        "exchanges": int(player.exchanges),
        "free_unlock": bool(player.free),
        "score": sum(worth for _, worth in points),
        "lines": [[name, worth] for name, worth in points],
    }
    if seat == viewer:
        out["hand"] = [book.names[card] for card in player.hand]
    return out


def observe(state: VillagersState, viewer: i64) -> vec[i64]:
    """Return the view as integers, own seat first, always of the same length for a number of players."""
    book = state.book
    seats = state.seats
    head: list[i64] = [state.round, state.phase, state.held, (state.first - viewer) % seats]
    out = vec[i64](head, capacity=1536)
    for i in range(seats):
        out = append(out, (state.waiting >> ((viewer + i) % seats)) & 1)
    for held in state.road:
        out = append(out, held if held == EMPTY else held % ROAD_COIN)
        out = append(out, 0 if held == EMPTY else held // ROAD_COIN)
    out = extend(out, state.sizes)
    for pile in range(Pile.RESERVE + 1):
        out = append(out, book.family[top(state, pile)] if state.sizes[pile] > 0 else EMPTY)
    out = extend(out, state.commons)
    out = append(out, state.face_up)
    out = append(out, state.spent)
    out = append(out, len(state.summer))
    out = append(out, len(state.winter))
    out = append(out, 1 if state.jester else 0)
    gone = vec[i64]([0] * MAX_CARDS)
    for card in state.discard:
        gone[card] += 1
    out = extend(out, gone)
    own = vec[i64]([0] * MAX_CARDS)
    for card in state.players[viewer].hand:
        own[card] += 1
    out = extend(out, own)
    out = extend(out, own_returned(state, viewer))
    for i in range(len(state.players)):
        owner = (viewer + i) % seats if i < seats else i
        out = observe_player(state, state.players[owner], out)
    return out


def own_returned(state: VillagersState, viewer: i64) -> vec[i64]:
    """Return the cards that the viewer returned, by pile: the one on top, and how many below."""
    out = vec[i64]([])
    for pile in range(Pile.COUNT):
        mine: i64 = 0
        first: i64 = EMPTY
        for i in range(state.sizes[pile]):
            code = state.piles[state.starts[pile] + i]
            if code >= SEEN_BY and code % SEEN_IN // SEEN_BY - 1 == viewer:
                mine += 1
                first = code % SEEN_BY if i == state.sizes[pile] - 1 else EMPTY
            else:
                first = EMPTY
        out = append(out, mine)
        out = append(out, first)
    return out


def observe_player(state: VillagersState, player: Player, out: vec[i64]) -> vec[i64]:
    """Add one village and what is known of its owner: by card how many, tops, coins, free slots by role, seen."""
    book = state.book
    cards = vec[i64]([0] * (5 * Card.COUNT))
    for node in player.nodes:
        card = card_of(node)
        cards[card] += 1
        if is_top(node):
            cards[Card.COUNT + card] += 1
        cards[2 * Card.COUNT + card] += coins_of(node)
        cards[3 * Card.COUNT + role_of(node)] += slots_of(book, node) - kids_of(node)
    for code in player.seen:
        cards[4 * Card.COUNT + code % KNOWN_IN] += 1
    for card in player.square:
        cards[4 * Card.COUNT + card] += 1
    out = extend(out, cards)
    backs = vec[i64]([0] * N_FAMILIES)
    for card in player.hand:
        backs[book.family[card]] += 1
    out = extend(out, backs)
    out = append(out, len(player.hand))
    out = append(out, len(player.square))
    out = append(out, player.treasury)
    out = append(out, player.due)
    out = append(out, player.limit)
    out = append(out, player.placed)
    out = append(out, player.exchanges)
    return append(out, 1 if player.free else 0)
