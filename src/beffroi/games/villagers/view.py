"""What a seat may know, as names for people (VIL-13); observing.py says it in integers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.villagers.build import Onto, Return, Serve, build_limit
from beffroi.games.villagers.draft import capacity
from beffroi.games.villagers.happenings import Point
from beffroi.games.villagers.market import silver
from beffroi.games.villagers.notation import village_text
from beffroi.games.villagers.payments import BuyOff
from beffroi.games.villagers.piles import top
from beffroi.games.villagers.placing import Unlock, Where, bank_price
from beffroi.games.villagers.player import KNOWN_IN, Player
from beffroi.games.villagers.scoring import lines, won
from beffroi.games.villagers.shape import (
    Asked,
    Duel,
    Income,
    Outlook,
    Returned,
    Seat,
    Spot,
    Table,
    Traveler,
    Until,
    Village,
)
from beffroi.games.villagers.shape import Pile as PileView
from beffroi.games.villagers.solo import Allow
from beffroi.games.villagers.specials import Swap
from beffroi.games.villagers.state import ROAD_COIN, SEEN_BY, SEEN_IN, VillagersState
from beffroi.games.villagers.tables import (
    EMPTY,
    FAMILIES,
    HELD,
    N_FAMILIES,
    PHASES,
    PILES,
    Card,
    Held,
    Phase,
    Pile,
    Symbol,
)
from beffroi.games.villagers.transfers import Choose, Ransom
from beffroi.games.villagers.village import (
    card_of,
    coins,
    coins_of,
    copies_before,
    count,
    depth_of,
    food,
    gold,
    houses,
    is_top,
    kids_of,
    named_card,
    role_of,
    slots_of,
    with_root,
)
from beffroi.kernel.flow import asked_seats, pending
from beffroi.kernel.views import pairs


def view(state: VillagersState, viewer: int) -> Table:
    """Build the public table, every player, the viewer's own hand and what the viewer returned."""
    book = state.book
    out: Table = {
        "mode": state.mode.name if state.solo() else None,
        "round": int(state.round),
        "phase": PHASES[state.phase],
        "first": int(state.first),
        "awaited": asked_seats(state),
        "markets": [name for i, name in enumerate(HELD) if (state.held >> i) & 1],
        "until": until(state),
        "road": [on_road(state, held) for held in state.road],
        "stacks": [pile_view(state, stack) for stack in range(Pile.RESERVE)],
        "reserve": reserve_view(state, viewer),
        "returned": returned(state, viewer),
        "commons": {book.names[card]: int(state.commons[i]) for i, card in enumerate(book.commons)},
        "discard": [book.names[card] for card in state.discard],
        "bank_price": int(bank_price(state)),
        "players": [player_view(state, seat, viewer) for seat in range(state.seats)],
    }
    if state.solo():
        out.update(duel_view(state))  # type: ignore[typeddict-item]  # a Duel is part of a Table
    return out


def duel_view(state: VillagersState) -> Duel:
    """Build what only the solo duel has: the Countess and the events."""
    return {
        "countess": village_view(state, int(state.seats)),
        "jester": bool(state.jester),
        "events": events_in(state, state.face_up),
        "begun": events_in(state, state.begun),
        "bought": events_in(state, state.bought),
        "duty": bool(state.duty),
        "outlook": {name: outlook(state, name) for name in events_in(state, state.face_up)},
        "spent": events_in(state, state.spent),
        "summer": len(state.summer),
        "winter": len(state.winter),
        "won": won(state) if state.phase == Phase.OVER else None,
    }


def until(state: VillagersState) -> Until:
    """Return how many cards lie in the stacks that must be empty for each market still to come (VIL-8.4)."""
    out: Until = {}
    if state.held & Held.FIRST == 0:
        out["first_market"] = sum(int(state.sizes[stack]) for stack in range(state.book.first_market))
    if state.held & Held.SECOND == 0:
        out["second_market"] = sum(int(state.sizes[stack]) for stack in range(state.book.second_market))
    return out


def on_road(state: VillagersState, held: i64) -> Traveler | None:
    """Return a villager of the road with its coins."""
    if held == EMPTY:
        return None
    return {"card": state.book.names[held % ROAD_COIN], "coins": int(held // ROAD_COIN)}


def pile_view(state: VillagersState, pile: i64) -> PileView:
    """Return the size of a pile and the back of its top card, no further backs (VIL-13.3)."""
    size = int(state.sizes[pile])
    return {"size": size, "back": FAMILIES[state.book.family[top(state, pile)]] if size else None}


def reserve_view(state: VillagersState, viewer: int) -> PileView:
    """Return the reserve; if it is made of discarded villagers, the solo player knows which they are (VIL-11.33)."""
    out = pile_view(state, Pile.RESERVE)
    if state.recycled and viewer == 0:
        out["cards"] = sorted(state.book.names[card] for card in plain_reserve(state))
    return out


def plain_reserve(state: VillagersState) -> list[int]:
    """Return the cards of the reserve that nobody returned, in no order that means anything."""
    start = state.starts[Pile.RESERVE]
    cards = state.piles[start : start + state.sizes[Pile.RESERVE]]
    return sorted(int(code) for code in cards if code < SEEN_BY)


def outlook(state: VillagersState, name: str) -> Outlook:
    """Return what a face-up event would do now: it is the count by which it will be carried out."""
    event = state.book.event_names.index(name)
    found = state.book.happenings[event].outlook(state, 0)
    return {
        "begun": int((state.begun >> event) & 1),
        "bought": int((state.bought >> event) & 1),
        "open": int(found.most > found.least),  # a choice decides
        "counted": int(found.counted),
        "least": int(found.least),
        "most": int(found.most),
        "own": int(found.own),
        "cards": int(found.cards),
    }


def returned(state: VillagersState, viewer: int) -> list[Returned]:
    """Return cards that players were seen to return and nobody has drawn; their face only to whoever did (VIL-13)."""
    out: list[Returned] = []
    for pile in range(Pile.COUNT):
        for i in range(state.sizes[pile] - 1, -1, -1):
            code = state.piles[state.starts[pile] + i]
            if code < SEEN_BY:
                continue
            card = code % SEEN_BY
            by = int(code % SEEN_IN // SEEN_BY - 1)
            entry: Returned = {
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


def village_view(state: VillagersState, owner: int) -> Village:
    """Return what lies open of a village: the same for everyone."""
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
        "income": income(state, owner),
        "symbols": {name: int(count(book, player.nodes, i)) for i, name in enumerate(FAMILIES)},
        "villagers": len(player.nodes),
    }


def income(state: VillagersState, owner: int) -> Income:
    """Return what a village would earn at each market if it were held now (VIL-9.1, 9.2)."""
    nodes = state.players[owner].nodes
    plain = int(gold(state.book, nodes) + coins(nodes))
    return {"first_market": plain, "second_market": plain + int(silver(state, owner))}


def node_view(state: VillagersState, player: Player, index: i64) -> Spot:
    """Return one card of a village; `depth` says how many lie below it."""
    names = state.book.names
    node = player.nodes[index]
    name = names[named_card(node)]
    return {
        "spot": f"{name}.{copies_before(player.nodes, index) + 1}",
        "card": name,
        "stands_for": names[role_of(node)] if (state.book.stand_ins >> card_of(node)) & 1 else None,
        "side": side_of(card_of(node)),
        "depth": int(depth_of(node)),
        "top": bool(is_top(node)),
        "free": int(slots_of(state.book, node) - kids_of(node)),
        "coins": int(coins_of(node)),
        "gold": int(state.book.gold[card_of(node)]) if is_top(node) else 0,  # in play (VIL-2.7)
        "silver": silver_in(state, player.nodes, card_of(node)) if is_top(node) else 0,
    }


def silver_in(state: VillagersState, nodes: vec[i64], card: i64) -> int:
    """Return what the silver of a card is worth in a village now (VIL-12.1)."""
    word = state.book.silver[card]
    return 0 if word is None else int(word.value(state.book, nodes))


def side_of(card: i64) -> str | None:
    """Return the side that is up, for cards with two of them."""
    if card < Card.FOUNDERS:
        return None
    return ["gold", "food", "gold", "plain"][card - Card.FOUNDERS]


def player_view(state: VillagersState, seat: int, viewer: int) -> Seat:
    """Return one player: of another hand the backs, and the cards everybody saw being drafted (VIL-13.1)."""
    book = state.book
    player = state.players[seat]
    backs = [0] * N_FAMILIES
    for card in player.hand:
        backs[book.family[card]] += 1
    points = lines(state, seat)
    out: Seat = {
        **village_view(state, seat),  # type: ignore[typeddict-item]  # a Village has no key of yours only
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
        "total": sum(worth for _, worth in points),
        "lines": pairs(points),
    }
    if seat == viewer:
        out["hand"] = [book.names[card] for card in player.hand]
        out["silver_of"] = silver_of(state, player)
        out["asked"] = asked(state, seat)
    return out


def silver_of(state: VillagersState, player: Player) -> dict[str, int]:
    """Return what each silver card in hand, on the square or on the road would be worth if it lay in the village."""
    out: dict[str, int] = {}
    road = [held % ROAD_COIN for held in state.road if held != EMPTY]
    for card in [*player.hand, *player.square, *road]:
        if state.book.silver[card] is not None:
            nodes = with_root(player.nodes[:], card, card)
            out[state.book.names[card]] = silver_in(state, nodes, card)
    return out


def asked(state: VillagersState, seat: int) -> Asked:
    """Return what the question to a seat is about: its own card, the common it takes, the event it suffers."""
    names = state.book.names
    step = pending(state, seat)
    if isinstance(step, Where | Unlock | Swap):
        return {"card": names[step.card]}
    if isinstance(step, Onto | Serve):
        return {"common": names[step.common]}
    if isinstance(step, Return):
        return {"common": names[step.common], "pile": PILES[step.pile]}
    if isinstance(step, Allow | BuyOff | Choose | Point | Ransom):
        return {"event": state.book.event_names[step.event]}
    return {}
