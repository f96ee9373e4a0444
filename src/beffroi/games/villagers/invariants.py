"""The invariants of RULES.md section 15, each reported in words where it does not hold."""

from __future__ import annotations

from beffroi.games.villagers.build import build_limit, common_exchanges
from beffroi.games.villagers.draft import road_size
from beffroi.games.villagers.piles import draft_pile
from beffroi.games.villagers.state import ROAD_COIN, SEEN_BY, VillagersState, is_common
from beffroi.games.villagers.tables import EMPTY, N_PLACES, Card, Held, On, Phase, Pile
from beffroi.games.villagers.village import (
    card_of,
    coins,
    coins_of,
    depth_of,
    find,
    food,
    is_top,
    kids_of,
    role_of,
    slots_of,
)
from beffroi.kernel.sets import bit


def violations(state: VillagersState, earlier: VillagersState | None) -> list[str]:
    """Return what is wrong with a state, and with how it came from the one before."""
    out = cards(state) + money(state) + villages(state) + founders(state) + build_turns(state) + road(state)
    out += markets(state) + countess(state) + events(state) + hunger(state)
    if earlier is not None:
        out += transition(earlier, state)
    return out


def cards(state: VillagersState) -> list[str]:
    """INV-1: every villager card of the set-up is in exactly one place."""
    book = state.book
    count = [0] * Card.COUNT
    for held in state.road:
        if held != EMPTY:
            count[held % ROAD_COIN] += 1
    for card in state.discard:
        count[card] += 1
    for pile in range(Pile.COUNT):
        for code in state.piles[state.starts[pile] : state.starts[pile] + state.sizes[pile]]:
            count[code % SEEN_BY] += 1
    for i, card in enumerate(book.commons):
        count[card] += state.commons[i]
    for player in state.players:
        for node in player.nodes:
            count[card_of(node)] += 1
        for zone in (player.hand, player.square):
            for card in zone:
                count[card] += 1
    out: list[str] = []
    for card in range(book.n_cards):
        gone = (state.layout.removed >> book.family[card]) & 1 and not is_common(book, card)
        wanted = book.start_copies[card] if gone else book.copies[card]
        if count[card] != wanted:
            out.append(f"INV-1: {count[card]} of {wanted} {book.names[card]}")
    return out


def money(state: VillagersState) -> list[str]:
    """INV-2: no treasury is negative, and gold changes through the bank only."""
    out: list[str] = []
    total = 0
    for owner, player in enumerate(state.players):
        total += player.treasury + coins(player.nodes)
        if player.treasury < 0:
            out.append(f"INV-2: player {owner} has {player.treasury} gold")
    for held in state.road:
        if held != EMPTY:
            total += held // ROAD_COIN
    if total != state.gold:
        out.append(f"INV-2: {total} gold in play instead of {state.gold}")
    return out


def villages(state: VillagersState) -> list[str]:
    """INV-4 to INV-6: chains in order, no bare Monk or Apprentice, coins on keys only."""
    book = state.book
    out: list[str] = []
    for seat in range(state.seats):
        chain: list[int] = []
        for node in state.players[seat].nodes:
            del chain[depth_of(node) :]
            name = book.names[card_of(node)]
            on = book.on[role_of(node)]
            if (on != On.TABLE) if not chain else (on != role_of(chain[-1])):
                out.append(f"INV-4: {name} of seat {seat} lies in the wrong place")
            if kids_of(node) > slots_of(book, node):
                out.append(f"INV-4: {kids_of(node)} villagers lie on {name} of seat {seat}")
            if is_top(node) and (book.stand_ins >> card_of(node)) & 1:
                out.append(f"INV-5: {name} of seat {seat} is bare")
            chain.append(node)
    for owner, player in enumerate(state.players):
        for node in player.nodes:
            lying = coins_of(node)
            if lying == 0:
                continue
            wrong = not is_top(node) or book.keychain[card_of(node)] == 0 or lying % book.unlock_cost != 0
            if wrong or lying > most_coins(state, owner, card_of(node)):
                out.append(f"INV-6: {lying} coins lie on {book.names[card_of(node)]} of player {owner}")
    return out


def most_coins(state: VillagersState, owner: int, card: int) -> int:
    """Return more coins than can lie on a key: every card it opens, those that specials bring in twice, and events.

    In the duel cards come back through a new reserve, and events lay coins on the Countess's keys (VIL-11.33, 12.7).
    """
    book = state.book
    again = sum(book.copies[special] for special in range(book.n_cards) if (book.stand_ins >> special) & 1)
    most = book.unlock_cost * (book.keychain[card] + again)
    if not state.solo():
        return most
    return 2 * most + (2 * (state.round + 1) * (book.keychain[card] + book.unlock_cost) if owner == state.seats else 0)


def founders(state: VillagersState) -> list[str]:
    """INV-10: each village has exactly one Founders card, the Countess has hers."""
    out: list[str] = []
    for owner, player in enumerate(state.players):
        least = Card.FOUNDERS if owner < state.seats else Card.COUNTESS
        own = sum(1 for node in player.nodes if least <= card_of(node) <= least + 1)
        strange = sum(1 for node in player.nodes if card_of(node) >= Card.FOUNDERS) - own
        if own != 1 or strange != 0:
            out.append(f"INV-10: player {owner} has {own} cards to start from")
    return out


def build_turns(state: VillagersState) -> list[str]:
    """INV-7: nobody places more than the limit, or exchanges more than allowed."""
    book = state.book
    out: list[str] = []
    for seat in range(state.seats):
        player = state.players[seat]
        if not 0 <= player.placed <= player.limit <= max(book.build_max, build_limit(state, seat)):
            out.append(f"INV-7: seat {seat} placed {player.placed} of {player.limit} villagers")
        if not 0 <= player.exchanges <= common_exchanges(state):
            out.append(f"INV-7: seat {seat} may exchange {player.exchanges} times")
        if state.phase != Phase.BUILD and player.limit + player.placed + player.exchanges + int(player.free) > 0:
            out.append(f"INV-7: seat {seat} builds outside the build phase")
    return out


def road(state: VillagersState) -> list[str]:
    """INV-8 and INV-9: nobody drafts outside the phase; with three and more every villager then has one coin."""
    out: list[str] = []
    for seat in range(state.seats):
        player = state.players[seat]
        if state.phase != Phase.DRAFT and player.due + len(player.square) > 0:
            out.append(f"INV-8: seat {seat} drafts outside the draft phase")
    if state.phase == Phase.BUILD and not state.layout.by_choice:
        for place in range(N_PLACES):
            held = state.road[place]
            if held != EMPTY and held // ROAD_COIN != 1:
                out.append(f"INV-9: {held // ROAD_COIN} coins on place {place + 1}")
    return out


def markets(state: VillagersState) -> list[str]:
    """INV-11: the first market comes before the second, which ends the game; otherwise someone must choose."""
    out: list[str] = []
    over = state.phase == Phase.OVER
    if over != (state.held & Held.SECOND != 0) or (state.held & Held.SECOND and not state.held & Held.FIRST):
        out.append(f"INV-11: markets {state.held} in phase {state.phase}")
    if state.waiting == 0 and not over:
        out.append(f"INV-11: nobody is asked in phase {state.phase}")
    return out


def countess(state: VillagersState) -> list[str]:
    """INV-17 and INV-20: the Countess's villagers stand alone; the Jester is there only in modes that have it."""
    if not state.solo():
        return []
    nodes = state.players[state.seats].nodes
    out = ["INV-17: a villager of the Countess does not stand alone" for n in nodes if depth_of(n) + kids_of(n) > 0]
    if state.jester and not state.mode.jester:
        out.append(f"INV-20: there is no Jester in {state.mode.name} mode")
    if state.duty and (not state.jester or state.phase != Phase.EVENTS):
        out.append("INV-20: a duty without a Jester, or outside the event phase")
    return out


def events(state: VillagersState) -> list[str]:
    """INV-1 for events: each is in a deck, face up or discarded, once; only those face up begin or are bought off."""
    if state.begun & ~state.face_up or state.bought & ~(state.begun & state.book.priced):
        return ["INV-1: an event has begun or was bought off that does not lie face up"]
    seen = state.face_up & state.spent
    all_ = state.face_up | state.spent
    for deck in (state.summer, state.winter):
        for event in deck:
            seen |= all_ & bit(event)
            all_ |= bit(event)
    whole = (bit(len(state.book.event_names)) - 1) & ~state.mode.removed if state.solo() else 0
    return ["INV-1: an event is missing or in two places"] if seen != 0 or all_ != whole else []


def hunger(state: VillagersState) -> list[str]:
    """INV-18: with two or more players nobody is without food at a market or in a later draft phase."""
    if state.solo() or state.round < 2 or state.phase not in (Phase.DRAFT, Phase.MARKET):
        return []
    return [
        f"INV-18: seat {seat} has no food"
        for seat in range(state.seats)
        if food(state.book, state.players[seat].nodes) == 0 and find(state.players[seat].nodes, Card.FOUNDERS) >= 0
    ]


def transition(earlier: VillagersState, state: VillagersState) -> list[str]:
    """INV-3, 8, 9, 11, 12, 19 and 20: what stays empty, what is drafted to the end, what only grows."""
    out: list[str] = []
    for pile in range(Pile.RESERVE + 1):
        renewed = pile == Pile.RESERVE and state.recycled and state.solo()  # VIL-11.33
        if earlier.sizes[pile] == 0 and state.sizes[pile] > 0 and not renewed:
            out.append(f"INV-3: a card lies on the exhausted pile {pile + 1}")
    if earlier.phase == Phase.DRAFT and state.phase != Phase.DRAFT:
        due = sum(earlier.players[seat].due for seat in range(state.seats))
        if due > 1 and (draft_pile(state) != EMPTY or road_size(state) > 0):
            out.append(f"INV-8: the draft ended with {due} villagers to draft")
    if state.layout.by_choice and earlier.phase <= Phase.ARRIVALS < state.phase and earlier.round == state.round:
        for place in range(N_PLACES):
            if earlier.phase == Phase.ARRIVALS and earlier.road[place] >= ROAD_COIN > state.road[place]:
                out.append(f"INV-9: a villager with coins left place {place + 1}")
    if earlier.held & ~state.held or state.held == Held.SECOND:
        out.append("INV-11: a market was taken back")
    for i in range(len(state.commons)):
        if state.commons[i] > earlier.commons[i] or state.commons[i] < 0:
            out.append("INV-12: a common villager came back to its pile")
    if not 0 <= state.round - earlier.round <= 1:
        out.append(f"INV-12: round {earlier.round} is followed by round {state.round}")
    return out + (duel(earlier, state) if state.solo() else [])


def duel(earlier: VillagersState, state: VillagersState) -> list[str]:
    """INV-19 and INV-20: events take no common villager; a round that demands the Jester does not pass without it."""
    out: list[str] = []
    if standing(state) < standing(earlier):
        out.append("INV-19: an event took a common villager")
    forced = earlier.face_up & state.book.forcing and not earlier.duty
    if forced and state.round > earlier.round and state.jester:
        out.append("INV-20: the round passed without the Jester")
    return out


def standing(state: VillagersState) -> int:
    """Return how many common villagers stand in the solo player's village."""
    return sum(1 for node in state.players[0].nodes if is_common(state.book, card_of(node)))
