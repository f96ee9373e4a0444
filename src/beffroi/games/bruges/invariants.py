"""The invariants of RULES.md section 18, each reported in words where it does not hold."""

from __future__ import annotations

from beffroi.games.bruges.drawing import cards_left
from beffroi.games.bruges.progress import BuyProgress
from beffroi.games.bruges.state import TENANT, USED, BrugesState
from beffroi.games.bruges.tables import (
    EMPTY,
    FIELDS,
    N_COLORS,
    N_SECTIONS,
    N_SPACES,
    Activation,
    Line,
    Phase,
    Pile,
)
from beffroi.games.bruges.turns import Turn
from beffroi.kernel.flow import NOBODY


def violations(state: BrugesState, earlier: BrugesState | None) -> list[str]:
    """Return what is wrong with a state, and with how it came from the one before."""
    out = cards(state) + markers(state) + numbers(state) + houses(state) + canals(state) + statues(state)
    out += course(state)
    if earlier is not None:
        out += transition(earlier, state) + rounds(earlier, state)
    return out


def cards(state: BrugesState) -> list[str]:
    """BRU-18.1: every card is in exactly one place."""
    book = state.book
    count = [0] * book.n_cards
    for pile in range(Pile.COUNT):
        for card in state.deck[state.starts[pile] : state.starts[pile] + state.sizes[pile]]:
            count[card] += 1
    for player in state.players:
        for zone in (player.hand, player.fresh):
            for card in zone:
                count[card] += 1
        for house in player.houses:
            count[house % TENANT] += 1
        for character in player.characters:
            count[character % USED] += 1
    for card in range(book.n_cards):
        count[card] += int(state.discarded(card))
    return [f"BRU-18.1: {book.names[i]} is in {n} places" for i, n in enumerate(count) if n != 1]


def markers(state: BrugesState) -> list[str]:
    """BRU-18.2 and 18.3: no third marker outlives its disaster, and all markers of a color are there."""
    book = state.book
    out: list[str] = []
    for color in range(N_COLORS):
        held = 0
        for seat in range(state.seats):
            own = state.players[seat].markers[color]
            held += own
            if own >= book.markers_for_disaster and (state.phase != Phase.THREATS or state.asked != seat):
                out.append(f"BRU-18.2: seat {seat} has {own} markers of color {color}")
        if held + state.supply[color] != book.markers_per_color or state.supply[color] < 0:
            out.append(f"BRU-18.3: {held} markers of color {color} are held, {state.supply[color]} lie in the supply")
    return out


def numbers(state: BrugesState) -> list[str]:
    """BRU-18.4, 18.8 and 18.15: nothing is negative, levels exist, no item of the score is negative."""
    out: list[str] = []
    for seat in range(state.seats):
        player = state.players[seat]
        low = min(player.florins, player.score)
        for color in range(N_COLORS):
            low = min(low, player.workers[color], player.markers[color])
        if low < 0:
            out.append(f"BRU-18.4: seat {seat} has less than nothing")
        if not 0 <= player.level <= state.book.top_level():
            out.append(f"BRU-18.8: seat {seat} is on level {player.level}")
            continue
        total = 0
        for line in range(Line.COUNT):
            total += state.line(seat, line)
            if state.line(seat, line) < 0:
                out.append(f"BRU-18.15: seat {seat} has a negative item of score")
        if total != state.score(seat):
            out.append(f"BRU-18.15: the score of seat {seat} is not the sum of its items")
    return out


def houses(state: BrugesState) -> list[str]:
    """BRU-18.5 and 18.10: each character has its house; only those that can be activated are used."""
    book = state.book
    out: list[str] = []
    for seat in range(state.seats):
        player = state.players[seat]
        if len(player.characters) > len(player.houses):
            out.append(f"BRU-18.5: seat {seat} has more characters than houses")
        homes = sorted([int(house // TENANT - 1) for house in player.houses if house >= TENANT])
        if homes != sorted([int(c % USED) for c in player.characters if player.home_of(c % USED) != EMPTY]):
            out.append(f"BRU-18.5: characters of seat {seat} and their houses differ")
        traits = 0
        for character in player.characters:
            if player.home_of(character % USED) != EMPTY:
                traits |= book.traits[character % USED]
            if character >= USED and book.activation[character % USED] not in (Activation.WORKER, Activation.ONCE):
                out.append(f"BRU-18.10: {book.names[character % USED]} of seat {seat} was activated")
        if traits != player.traits:
            out.append(f"BRU-12: what the characters of seat {seat} change is not noted")
    return out


def canals(state: BrugesState) -> list[str]:
    """BRU-18.6: a section holds up to five tiles."""
    out: list[str] = []
    for seat in range(state.seats):
        for section in range(N_SECTIONS):
            tiles = state.players[seat].tiles[section]
            if not 0 <= tiles <= N_SPACES:
                out.append(f"BRU-18.6: {tiles} tiles in a section of seat {seat}")
            if tiles > 0 and not state.players[seat].built:
                out.append(f"BRU-18.21: seat {seat} has tiles and has never built one")
    return out


def statues(state: BrugesState) -> list[str]:
    """BRU-18.7: each statue is owned once or lies in the stack; one for each section at most."""
    out: list[str] = []
    for i in range(len(state.book.statues)):
        statue = state.book.statues[i]
        owners = sum((player.statues >> statue) & 1 for player in state.players)
        if owners != (1 if i < state.taken else 0):
            out.append(f"BRU-18.7: the statue of {statue} has {owners} owners")
    sections = sum(int(player.completed).bit_count() for player in state.players)
    if state.taken != min(sections, len(state.book.statues)):
        out.append(f"BRU-18.7: {sections} sections were complete, {state.taken} statues are owned")
    for seat in range(state.seats):
        player = state.players[seat]
        done = sum((player.completed >> section) & 1 for section in range(N_SECTIONS))
        if sum((player.statues >> statue) & 1 for statue in state.book.statues) > done:
            out.append(f"BRU-18.7: seat {seat} has more statues than sections that were complete")
        for section in range(N_SECTIONS):
            if player.tiles[section] == N_SPACES and (player.completed >> section) & 1 == 0:
                out.append(f"BRU-18.7: seat {seat} completed a section without a statue")
    return out


def course(state: BrugesState) -> list[str]:
    """BRU-18.8, 18.14 and 18.17: one level for the dice, someone must choose, and the last round ends the game."""
    out: list[str] = []
    buyers = [step.seat for step in state.agenda if isinstance(step, BuyProgress)]
    if len(buyers) != len(set(buyers)):
        out.append("BRU-18.8: a player may buy two levels in a round")
    if state.phase == Phase.PLAY and state.asked != NOBODY and state.active == EMPTY:
        out.append("BRU-18.11: nobody has the turn in phase 3")
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, Turn) and (state.phase != Phase.PLAY or step.seat != state.active):
        out.append(f"BRU-18.11: seat {step.seat} is asked in the turn of seat {state.active}")
    over = state.phase == Phase.OVER
    if (state.waiting == 0) != over:
        out.append(f"BRU-18.14: {'somebody' if over else 'nobody'} is asked in phase {state.phase}")
    if over and state.round != state.last_round:
        out.append(f"BRU-18.17: round {state.round} was the last instead of {state.last_round}")
    if state.last_round not in (0, state.round, state.round + 1):
        out.append(f"BRU-18.17: in round {state.round} the last one is {state.last_round}")
    return out


def transition(earlier: BrugesState, state: BrugesState) -> list[str]:
    """BRU-18.8 to 18.10 and 18.12: what never falls or turns back, and what only Intrigue takes."""
    out: list[str] = []
    same = earlier.round == state.round
    for seat in range(state.seats):
        before = earlier.players[seat]
        player = state.players[seat]
        if player.level < before.level:
            out.append(f"BRU-18.8: seat {seat} fell on the progress track")
        if earlier.phase == Phase.PROGRESS and state.phase == Phase.PROGRESS and player.level > before.level + 1:
            out.append(f"BRU-18.8: seat {seat} bought two levels")
        if before.built and not player.built:
            out.append(f"BRU-18.21: it is forgotten that seat {seat} built a canal tile")
        if before.majorities & ~player.majorities:
            out.append(f"BRU-18.9: seat {seat} turned a marker back ({', '.join(FIELDS)})")
        if player.score < before.score and (not same or earlier.phase > Phase.THREATS):
            out.append(f"BRU-18.12: seat {seat} lost points without Intrigue")
        if same and earlier.phase == Phase.PLAY and state.phase == Phase.PLAY:
            used = [int(c % USED) for c in player.characters if c >= USED]
            if [c for c in before.characters if c >= USED and c % USED not in used]:
                out.append(f"BRU-18.10: a used character of seat {seat} is fresh in the same round")
    return out


def rounds(earlier: BrugesState, state: BrugesState) -> list[str]:
    """BRU-18.11, 18.13, 18.16 and 18.17: turns in order, dice that hold, full hands, a last round that stays."""
    out: list[str] = []
    same = earlier.round == state.round
    if same and earlier.dice[0] > 0:
        for color in range(N_COLORS):
            if earlier.dice[color] != state.dice[color]:
                out.append("BRU-18.13: a die changed within a round")
    if earlier.last_round > 0 and earlier.last_round != state.last_round:
        out.append("BRU-18.17: the last round moved")
    if not 0 <= state.round - earlier.round <= 1:
        out.append(f"BRU-18.17: round {earlier.round} is followed by round {state.round}")
    if earlier.phase == Phase.PLAY:
        last = (earlier.active + 1) % state.seats == earlier.first
        cycle = earlier.cycle + 1 if last else earlier.cycle
        ended = not same or state.phase == Phase.OVER
        if ended and (not last or earlier.cycle != state.book.turns):
            out.append(f"BRU-18.11: phase 3 ended with turn {earlier.cycle} of seat {earlier.active}")
        moved = state.active != earlier.active or state.cycle != earlier.cycle
        if not ended and moved and (state.active != (earlier.active + 1) % state.seats or state.cycle != cycle):
            out.append(f"BRU-18.11: seat {state.active} took the turn of another")
    if same and earlier.phase == Phase.DRAW and state.phase > Phase.DRAW and cards_left(state):
        for seat in range(state.seats):
            if len(state.players[seat].hand) < state.book.hand_target:
                out.append(f"BRU-18.16: seat {seat} begins with {len(state.players[seat].hand)} cards")
    return out
