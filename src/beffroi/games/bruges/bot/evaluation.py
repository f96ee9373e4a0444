"""Evaluation of Bruges: what a player has before the final scoring."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.bruges.actions import Into, canal_cost, character_cost
from beffroi.games.bruges.bot.cards import FLORIN, CardValues, Danger
from beffroi.games.bruges.bot.features import NAMES, Feature
from beffroi.games.bruges.drawing import Draw
from beffroi.games.bruges.exchanges import HandIn
from beffroi.games.bruges.gains import Take
from beffroi.games.bruges.progress import BuyProgress
from beffroi.games.bruges.rounds import may_tie, measure
from beffroi.games.bruges.state import USED, Book, BrugesState
from beffroi.games.bruges.tables import (
    N_COLORS,
    N_SECTIONS,
    N_SPACES,
    THIRD,
    Activation,
    Field,
    Phase,
    Pile,
    Target,
    Trait,
)
from beffroi.games.bruges.turns import Turn, can_activate
from beffroi.kernel.evaluation import Evaluation, Weights
from beffroi.kernel.flow import State

A_TURN: Final[i64] = 6  # florins that one turn can spend
MUCH: Final[i64] = 12  # the price of the most expensive characters
A_CHARACTER: Final = 6.0  # florins, the average price of a character
PAIR: Final[i64] = 2  # workers of a color that will soon be used
FAR: Final[i64] = 3  # a majority that is out of reach
STEADY: Final = 0.4  # how much a rival adds to a field per turn
NOW: Final = 0.8  # for an activation that cannot wait beyond this round
HALFWAY: Final = 0.3  # for a statue, with two tiles missing
ALMOST: Final = 0.7  # for a statue, with one tile missing
ABOUT: Final = 0.5  # of a round, by which the game ends later than the piles suggest


class BrugesEvaluation(Evaluation):
    """Evaluates states of Bruges."""

    def __init__(self, book: Book, weights: dict[int, Weights]) -> None:
        super().__init__(NAMES, weights)
        self.worth = CardValues(book)

    def seats(self, state: State) -> i64:
        assert isinstance(state, BrugesState)
        return state.seats

    def progress(self, state: State) -> float:
        assert isinstance(state, BrugesState)
        within = 0.0
        if state.phase == Phase.PLAY:
            within = float(state.cycle - 1) / float(state.book.turns)
        behind = float(state.round - 1) + within
        return behind / (behind + 1.0 - within + rounds_after(state))

    def quiet(self, state: State) -> bool:
        assert isinstance(state, BrugesState)
        step = state.agenda[len(state.agenda) - 1]
        if isinstance(step, Turn):
            return not forced_to_end(state, step.seat)
        # a draw in phase 1 starts a step, a draw from a character is part of one
        return isinstance(step, BuyProgress) or (isinstance(step, Draw) and state.phase == Phase.DRAW)

    def count(self, state: State, side: i64, out: vec[float]) -> None:
        assert isinstance(state, BrugesState)
        for i in range(len(out)):
            out[i] = 0.0
        rounds = rounds_after(state)
        turns = turns_left(state, side)
        workers = self.workers(state, side)
        self.count_points(state, side, out)
        self.count_stock(state, side, turns, rounds, workers, out)
        self.count_characters(state, side, turns, rounds, workers, out)
        self.count_threats(state, side, workers, out)
        for field in range(Field.COUNT):
            self.count_majority(state, side, field, out)
        if float(turns) + rounds > 0.0:
            self.count_canals(state, side, turns + i64(rounds * float(state.book.turns)), out)
            self.count_hand(state, side, turns, rounds, workers, out)
            self.count_uses(state, side, workers, out)

    def workers(self, state: BrugesState, side: i64) -> vec[i64]:
        """Return the workers of a player; workers still to be taken get colors that the hand can use."""
        player = state.players[side]
        step = state.agenda[len(state.agenda) - 1]
        owed: i64 = 0
        if isinstance(step, Take) and step.seat == side:
            owed = step.left
        elif isinstance(step, HandIn) and step.seat == side:
            owed = step.done
        if owed == 0:
            return player.workers
        out = player.workers[:]
        for card in player.hand:
            color = state.book.color[card]
            if owed > 0 and out[color] == 0:
                out[color] += 1
                owed -= 1
        for color in range(N_COLORS):
            if owed > 0 and out[color] == 0:
                out[color] += 1
                owed -= 1
        out[0] += owed
        return out

    def count_points(self, state: BrugesState, side: i64, out: vec[float]) -> None:
        """Count the score as it stands, and where it comes from."""
        player = state.players[side]
        out[Feature.POINTS] = float(state.score(side))
        out[Feature.HOUSES] = float(len(player.houses))
        out[Feature.TENANTS] = float(len(player.characters))
        step = state.agenda[len(state.agenda) - 1]
        if isinstance(step, Into) and step.seat == side:  # the flash of the character comes as soon as it is placed
            card = player.characters[len(player.characters) - 1] % USED
            if state.book.activation[card] == Activation.FLASH:
                out[Feature.POINTS] += self.worth.placing(state, side, card, 0.0)

    def count_stock(
        self, state: BrugesState, side: i64, turns: i64, rounds: float, workers: vec[i64], out: vec[float]
    ) -> None:
        """Count florins, workers, cards and empty houses as far as there are turns to use them."""
        player = state.players[side]
        book = state.book
        later: i64 = i64(rounds * float(book.turns))
        florins = min(player.florins, A_TURN * (turns + later))
        out[Feature.FLORINS] = float(florins)
        out[Feature.MANY_FLORINS] = float(max(0, florins - MUCH))
        out[Feature.VACANT] = float(min(player.vacant(), turns + later))
        for color in range(N_COLORS):
            if turns + later > 0 and workers[color] > 0:
                out[Feature.WORKERS] += float(workers[color])
                out[Feature.WORKER_COLORS] += 1.0
                out[Feature.MANY_WORKERS] += float(max(0, workers[color] - PAIR))
        homes = out[Feature.VACANT] + out[Feature.WORKER_COLORS]
        out[Feature.FUNDED] = min(float(florins) / A_CHARACTER, homes)
        out[Feature.STUCK] = rounds if homes == 0.0 else 0.0
        held: i64 = len(player.hand) + len(player.fresh)
        if state.phase == Phase.DRAW:
            due = max(0, book.hand_target - held)
            out[Feature.DRAWS] = float(due)
            held += due
        out[Feature.PLAYS] = float(min(turns, held))
        out[Feature.SPARE_CARDS] = float(held - min(turns, held))

    def count_characters(
        self, state: BrugesState, side: i64, turns: i64, rounds: float, workers: vec[i64], out: vec[float]
    ) -> None:
        """Count what the characters will bring in this round and later ones."""
        worth = self.worth
        book = state.book
        open_round = turns > 0 or state.active == side
        for character in state.players[side].characters:
            card = character % USED
            activation = book.activation[card]
            if activation == Activation.FLASH:
                continue
            if activation == Activation.LAUREL:
                out[Feature.GROWTH] += rounds
                continue
            times = rounds
            if activation == Activation.ALWAYS:
                times += float(turns) / float(book.turns)
            elif open_round and character < USED:
                if activation == Activation.ONCE or workers[book.worker[card]] > 0:
                    times += NOW
            if activation == Activation.WORKER:
                out[Feature.PAID] += times
            out[Feature.POINTS_TO_COME] += worth.points[card] * times
            out[Feature.GOODS_TO_COME] += worth.goods[card] * times
            out[Feature.OTHERS_TO_COME] += (worth.other[card] + worth.counted(state, side, card, True)) * times

    def count_threats(self, state: BrugesState, side: i64, workers: vec[i64], out: vec[float]) -> None:
        """Count the markers, and what disasters one marker away would cost."""
        player = state.players[side]
        book = state.book
        safe = state.last_round != 0 and state.round >= state.last_round and state.phase > Phase.DICE
        danger = Danger(state, side, workers)
        for color in range(N_COLORS):
            markers = player.markers[color]
            out[Feature.MARKERS] += float(markers)
            if not safe and markers + 1 >= book.markers_for_disaster:
                out[Feature.DANGER] += danger.of(color)

    def count_majority(self, state: BrugesState, side: i64, field: i64, out: vec[float]) -> None:
        """Count how close a majority is, unless it is taken; rivals still have turns."""
        player = state.players[side]
        if (player.majorities >> field) & 1:
            return
        own = float(measure(state, side, field))
        if (player.traits >> Trait.ON_TIE) & 1 and may_tie(state, side, field):
            own += 0.9
        rival = 0.0
        turns: i64 = 0
        for seat in range(state.seats):
            if seat != side:
                rival = max(rival, float(measure(state, seat, field)))
                turns = max(turns, turns_left(state, seat))
        if own > rival:
            out[Feature.AHEAD] += (own - rival) / (own - rival + STEADY * float(turns))
        else:
            out[Feature.GAP_PROGRESS + field] = min(float(FAR), rival + 1.0 - own)

    def count_canals(self, state: BrugesState, side: i64, turns: i64, out: vec[float]) -> None:
        """Count what the sections can still bring, and where a card in hand can build."""
        book = state.book
        player = state.players[side]
        for section in range(N_SECTIONS):
            tiles = player.tiles[section]
            if tiles == N_SPACES:
                continue
            statue = 0.0
            if (player.completed >> section) & 1 == 0 and state.taken < len(book.statues):
                statue = float(book.statues[state.taken])
            if tiles < THIRD and tiles + turns >= THIRD:
                out[Feature.TOWARD_THIRD] += float(tiles)
            elif tiles >= THIRD and tiles + turns >= N_SPACES:
                out[Feature.TOWARD_STATUE] += statue * (HALFWAY if tiles == THIRD else ALMOST)
            color = book.space_color[book.space(side, section, tiles)]
            if canal_cost(state, side, section, 1) <= player.florins and holds(state, side, color):
                out[Feature.CANAL_CARDS] += 1.0
                if tiles + 1 == THIRD:
                    out[Feature.CANAL_CARDS] += float(book.third_space_points)
                elif tiles + 1 == N_SPACES:
                    out[Feature.CANAL_CARDS] += statue

    def count_hand(
        self, state: BrugesState, side: i64, turns: i64, rounds: float, workers: vec[i64], out: vec[float]
    ) -> None:
        """Count the worth of the characters in hand: the best ones, and the best that can be placed soon."""
        book = state.book
        player = state.players[side]
        vacant = player.vacant() > 0
        best = 0.0
        second = 0.0
        for card in player.hand:
            price = character_cost(state, side, card)
            own = float(book.price[card] // book.price_per_point) - float(price) * FLORIN
            own += self.worth.placing(state, side, card, rounds + 1.0)
            if own > best:
                second = best
                best = own
            elif own > second:
                second = own
            if price > player.florins or turns == 0:
                continue
            if vacant:
                out[Feature.READY] = max(out[Feature.READY], own)
            elif turns > 1 and own > out[Feature.NEAR] and can_build_beside(state, side, card, workers):
                out[Feature.NEAR] = own
        out[Feature.BEST] = best + second

    def count_uses(self, state: BrugesState, side: i64, workers: vec[i64], out: vec[float]) -> None:
        """Count the uses for the colors of the cards in hand, including cards not yet looked at."""
        player = state.players[side]
        any_worker = (player.traits >> (Trait.CHANGES + Target.HOUSE)) & 1 != 0 and player.count_workers() > 0
        held: i64 = len(player.hand)
        for i in range(held + len(player.fresh)):
            color = state.book.color[player.hand[i] if i < held else player.fresh[i - held]]
            if any_worker or workers[color] > 0:
                out[Feature.HOUSE_CARDS] += 1.0
            if player.markers[color] > 0:
                out[Feature.THREAT_CARDS] += 1.0
            out[Feature.DIE] = max(out[Feature.DIE], float(state.dice[color]))


def forced_to_end(state: BrugesState, seat: i64) -> bool:
    """Whether the only thing left in a turn is to end it."""
    player = state.players[seat]
    if not state.played and len(player.hand) > 0:
        return False
    for character in player.characters:
        if character < USED and can_activate(state, seat, character):
            return False
    return True


def can_build_beside(state: BrugesState, seat: i64, card: i64, workers: vec[i64]) -> bool:
    """Whether another card in hand finds a worker of its color."""
    for other in state.players[seat].hand:
        if other != card and workers[state.book.color[other]] > 0:
            return True
    return False


def holds(state: BrugesState, seat: i64, color: i64) -> bool:
    """Whether a player holds a card of a color."""
    player = state.players[seat]
    for card in player.hand:
        if state.book.color[card] == color:
            return True
    for card in player.fresh:
        if state.book.color[card] == color:
            return True
    return False


def rounds_after(state: BrugesState) -> float:
    """Return how many rounds will follow this one, estimated from the piles."""
    if state.last_round != 0:
        return float(max(0, state.last_round - state.round))
    least = min(state.sizes[Pile.A], state.sizes[Pile.B])
    return 2.0 * float(least) / float(state.seats * state.book.turns) + ABOUT


def turns_left(state: BrugesState, seat: i64) -> i64:
    """Return how many cards a player may still play in this round."""
    turns = state.book.turns
    if state.phase != Phase.PLAY:
        return turns
    after = (seat - state.first) % state.seats - (state.active - state.first) % state.seats
    left = turns - state.cycle
    if after > 0 or (after == 0 and not state.played):
        left += 1
    return left
