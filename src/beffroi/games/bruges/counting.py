"""What can be counted in front of a player: the counters of the card language (BRU-12)."""

from __future__ import annotations

from mypy_extensions import i64

from beffroi.games.bruges.state import TENANT, USED, BrugesState
from beffroi.games.bruges.tables import N_COLORS, N_SECTIONS, N_SPACES, THIRD, Counter, Field
from beffroi.kernel.sets import bit


def count(state: BrugesState, seat: i64, counter: i64, group: i64, color: i64) -> i64:
    """Return a counter for a player as it stands; `group` and `color` where the counter asks for them."""
    player = state.players[seat]
    if counter == Counter.WORKERS:
        return player.count_workers()
    if counter == Counter.FLORINS:
        return player.florins
    if counter == Counter.PERSONS:
        return len(player.characters)
    if counter == Counter.PROGRESS_LEVEL:
        return player.level
    if counter == Counter.PERSONS_GROUP or counter == Counter.DISTINCT_GROUPS:
        return count_groups(state, seat, counter, group)
    if Counter.HOUSES <= counter <= Counter.ALL_HOUSE_COLORS:
        return count_houses(state, seat, counter, color)
    if counter == Counter.MAJORITY_MARKERS:
        return count_bits(player.majorities, Field.COUNT)
    return count_canals(state, seat, counter)


def count_bits(bits: i64, end: i64) -> i64:
    """Return how many of the first numbers are in a set."""
    out: i64 = 0
    for i in range(end):
        out += (bits >> i) & 1
    return out


def count_houses(state: BrugesState, seat: i64, counter: i64, color: i64) -> i64:
    """Count houses, empty or not: all of them, those of a color, or their colors."""
    houses = state.players[seat].houses
    if counter == Counter.HOUSES:
        return len(houses)
    colors: i64 = 0
    of_color: i64 = 0
    for house in houses:
        own = state.book.color[house % TENANT]
        colors |= bit(own)
        if own == color:
            of_color += 1
    if counter == Counter.HOUSES_COLOR:
        return of_color
    distinct = count_bits(colors, N_COLORS)
    if counter == Counter.DISTINCT_HOUSE_COLORS:
        return distinct
    return 1 if distinct == N_COLORS else 0


def count_groups(state: BrugesState, seat: i64, counter: i64, group: i64) -> i64:
    """Count the characters of a group, or the groups among the characters."""
    groups: i64 = 0
    of_group: i64 = 0
    for character in state.players[seat].characters:
        own = state.book.group[character % USED]
        groups |= bit(own)
        if own == group:
            of_group += 1
    return of_group if counter == Counter.PERSONS_GROUP else count_bits(groups, 62)


def count_canals(state: BrugesState, seat: i64, counter: i64) -> i64:
    """Count tiles, complete sections, third spaces and statues."""
    player = state.players[seat]
    if counter == Counter.CANAL_TILES:
        return player.count_tiles()
    complete: i64 = 0
    thirds: i64 = 0
    for section in range(N_SECTIONS):
        if player.tiles[section] == N_SPACES:
            complete += 1
        if player.tiles[section] >= THIRD:
            thirds += 1
    if counter == Counter.COMPLETE_SECTIONS:
        return complete
    statues = count_bits(player.statues, 62)
    return statues if counter == Counter.STATUES else thirds + statues
