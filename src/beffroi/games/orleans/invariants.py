"""The invariants of RULES.md section 22, each reported in words where it does not hold."""

from __future__ import annotations

from beffroi.games.orleans.state import OrleansState, total_of
from beffroi.games.orleans.tables import (
    EMPTY,
    FIGURES,
    GOODS,
    N_FIGURES,
    N_GOODS,
    N_KINDS,
    N_STARTERS,
    N_TRACKS,
    TECH,
    UNLIMITED,
    Figure,
    Need,
    Phase,
)


def violations(state: OrleansState, earlier: OrleansState | None) -> list[str]:
    """Return what is wrong with a state, and with how it came from the one before."""
    out = characters(state) + own_colors(state) + goods(state) + technology(state) + citizens(state)
    out += tiles(state) + posts(state) + coins(state) + capacity(state) + tracks(state) + deeds(state) + rounds(state)
    if earlier is not None:
        out += transition(earlier, state)
    return out


def characters(state: OrleansState) -> list[str]:
    """1 and 16: no neutral character appears or vanishes; no supply below zero."""
    neutral = state.edition.neutral[len(state.players)]
    out: list[str] = []
    for figure in range(N_FIGURES):
        count = state.supply[figure] + state.lost[figure]
        for deed in range(len(state.book.deed_names)):
            index = deed * N_FIGURES + figure
            count += state.book.deed_spaces[index] - state.deeds[index]
        for player in state.players:
            for zone in (player.bag, player.market, player.tower, player.fresh):
                count += zone[figure]
            for kind in player.slots:
                if kind == figure:
                    count += 1
        if count != neutral[figure] or state.supply[figure] < 0:
            out.append(f"1: {count} of {neutral[figure]} neutral {FIGURES[figure]}s")
    return out


def own_colors(state: OrleansState) -> list[str]:
    """2: each player has its own four, never in a Town Hall."""
    out: list[str] = []
    for seat, player in enumerate(state.players):
        for kind in range(N_FIGURES, N_FIGURES + N_STARTERS):
            count = player.bag[kind] + player.market[kind] + player.tower[kind] + player.fresh[kind]
            for slot in range(len(player.slots)):
                if player.slots[slot] == kind:
                    count += 1
                    if state.book.slot_need[slot] == Need.ANY_NEUTRAL:
                        out.append(f"2: seat {seat} has an own-color character in the Town Hall")
            if count != 1:
                out.append(f"2: seat {seat} has {count} own-color {FIGURES[kind - N_FIGURES]}s")
    return out


def goods(state: OrleansState) -> list[str]:
    """3: no good appears or vanishes."""
    out: list[str] = []
    for good in range(N_GOODS):
        count = state.goods[good] + state.lost_goods[good]
        for held in state.spaces:
            if held == good:
                count += 1
        for player in state.players:
            count += player.goods[good]
        if count != state.book.good_count[good] or state.goods[good] < 0:
            out.append(f"3: {count} of {state.book.good_count[good]} {GOODS[good]}")
    return out


def technology(state: OrleansState) -> list[str]:
    """4 and 10: technology tiles are counted, at most one on a place, never where they may not be."""
    out: list[str] = []
    count = state.technology + state.lost_technology
    for seat, player in enumerate(state.players):
        count += player.held
        if player.held < 0:
            out.append(f"4: seat {seat} holds {player.held} technology tiles")
        for place in range(state.book.n_places):
            here = 0
            for slot in range(state.book.first_slot[place], state.book.first_slot[place + 1]):
                if player.slots[slot] == TECH:
                    here += 1
                    if state.book.slot_need[slot] == Figure.MONK or state.book.needs_filled[place] < 2:
                        out.append(f"10: seat {seat} has technology on {state.book.place_names[place]}")
            if here > 1 or (here > 0 and not player.automated):
                out.append(f"10: seat {seat} has {here} technology tiles on {state.book.place_names[place]}")
            count += here
    whole = state.edition.technology[len(state.players)]
    return [*out, f"4: {count} of {whole} technology tiles"] if count != whole else out


def citizens(state: OrleansState) -> list[str]:
    """5: citizens are never lost, and that of a deed goes when its last space is filled."""
    book = state.book
    out: list[str] = []
    count = sum(player.citizens for player in state.players)
    count += sum((state.citizens >> i) & 1 for i in range(len(book.citizen_names)))
    if count != len(book.citizen_names):
        out.append(f"5: {count} of {len(book.citizen_names)} citizens")
    for deed, name in enumerate(book.deed_names):
        free = total_of(state.deeds[deed * N_FIGURES : deed * N_FIGURES + N_FIGURES])
        if (free > 0) != bool((state.citizens >> book.deed_citizen[deed]) & 1):
            out.append(f"5: the citizen of {name} does not agree with its {free} free spaces")
    return out


def tiles(state: OrleansState) -> list[str]:
    """6: no tile in two places."""
    seen = 0
    out: list[str] = []
    for name, bits in [
        ("piles", state.tiles),
        ("excluded", state.excluded),
        ("lost", state.lost_tiles),
        *[(f"seat {seat}", player.tiles) for seat, player in enumerate(state.players)],
    ]:
        if seen & bits:
            out.append(f"6: a tile of {name} is elsewhere too")
        seen |= bits
    if not state.edition.selects_tiles and seen != (1 << len(state.book.tile_names)) - 1:
        out.append("6: a place tile is missing")
    return out


def posts(state: OrleansState) -> list[str]:
    """7: posts are counted; one in a town, in Orléans one of each player."""
    out: list[str] = []
    for town, name in enumerate(state.book.town_names):
        here = bin(state.towns[town]).count("1")
        if here > 1 and state.book.many_posts[town] == 0:
            out.append(f"7: {here} posts in {name}")
    for seat, player in enumerate(state.players):
        built = sum((bits >> seat) & 1 for bits in state.towns)
        if built != player.built or player.posts < 0 or player.posts + built > state.book.posts:
            out.append(f"7: seat {seat} has {player.posts} posts in reserve, {player.built} built, {built} on the map")
    return out


def coins(state: OrleansState) -> list[str]:
    """8: no debts; in 2014 bank and purses together never change."""
    out = [f"8: seat {seat} has {p.coins} coins" for seat, p in enumerate(state.players) if p.coins < 0]
    if state.bank != UNLIMITED and state.bank + sum(p.coins for p in state.players) != state.money:
        out.append(f"8: bank {state.bank} and purses are not {state.money} coins")
    return out


def capacity(state: OrleansState) -> list[str]:
    """9: market and tower hold no more than they have spaces; slots of tiles that one does not own are empty."""
    out: list[str] = []
    for seat, player in enumerate(state.players):
        if total_of(player.market) > state.book.market_spaces:
            out.append(f"9: seat {seat} has {total_of(player.market)} characters in the market")
        if total_of(player.tower) > player.tower_spaces(state.book):
            out.append(f"9: seat {seat} has {total_of(player.tower)} characters in the tower")
        for zone in (player.bag, player.market, player.tower, player.fresh):
            if any(zone[kind] < 0 for kind in range(N_KINDS)):
                out.append(f"9: seat {seat} has less than no characters")
        for slot in range(len(player.slots)):
            if player.slots[slot] != EMPTY and not player.owns(state.book.slot_place[slot]):
                out.append(f"9: seat {seat} has a character on a tile it does not own")
    return out


def tracks(state: OrleansState) -> list[str]:
    """11: markers stay on their tracks."""
    out: list[str] = []
    for seat, player in enumerate(state.players):
        if not 0 <= player.development <= state.book.development_max:
            out.append(f"11: seat {seat} is at development {player.development}")
        for track in range(N_TRACKS):
            if not 0 <= player.tracks[track] <= state.book.track_max[track]:
                out.append(f"11: seat {seat} is at {player.tracks[track]} on the track of {FIGURES[track]}s")
    return out


def deeds(state: OrleansState) -> list[str]:
    """13: no deed has more free spaces than spaces, or fewer than none."""
    spaces = state.book.deed_spaces
    return [f"13: deed space {i}" for i in range(len(spaces)) if not 0 <= state.deeds[i] <= spaces[i]]


def rounds(state: OrleansState) -> list[str]:
    """14 and 18: rounds go from 1 to the last; a game that waits for nobody is over in the last one."""
    out: list[str] = []
    if not 0 <= state.round <= state.book.rounds:
        out.append(f"14: round {state.round}")
    if state.waiting == 0 and (state.phase != Phase.OVER or state.round != state.book.rounds):
        out.append(f"18: nobody is asked in round {state.round}, phase {state.phase}")
    return out


def transition(earlier: OrleansState, state: OrleansState) -> list[str]:
    """11, 13 and 22: what may only grow, only shrink, or moves once a round."""
    out: list[str] = []
    seats = len(state.players)
    for seat in range(seats):
        old, new = earlier.players[seat], state.players[seat]
        for track in range(N_TRACKS):
            if not 0 <= new.tracks[track] - old.tracks[track] <= 1:
                out.append(f"11: seat {seat} went from {old.tracks[track]} to {new.tracks[track]} on a track")
        if new.citizens < old.citizens:
            out.append(f"5: seat {seat} lost a citizen")
    for i in range(len(state.deeds)):
        if state.deeds[i] > earlier.deeds[i]:
            out.append("13: a character left a deed")
    if earlier.round > 0 and state.round > earlier.round:
        if state.first != (earlier.first + state.round - earlier.round) % seats:
            out.append("22: the first-player tile did not go to the left")
    elif state.round < earlier.round:
        out.append("14: a round was taken back")
    return out
