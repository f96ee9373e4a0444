"""Evaluation of Villagers: what a village is worth before the markets."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from beffroi.games.villagers.bot.features import Feature
from beffroi.games.villagers.build import Turn, build_limit
from beffroi.games.villagers.draft import Pick
from beffroi.games.villagers.jester import Dismiss, is_jest
from beffroi.games.villagers.market import silver
from beffroi.games.villagers.payments import BuyOff
from beffroi.games.villagers.solo import Allow, Resolve
from beffroi.games.villagers.state import VillagersState
from beffroi.games.villagers.tables import EMPTY, Held, On, Phase, Pile, When
from beffroi.games.villagers.village import coins, food, gold, houses, open_roles
from beffroi.games.villagers.words import Act
from beffroi.kernel.evaluation import Evaluation
from beffroi.kernel.flow import State, Step
from beffroi.kernel.sets import bit


class VillagersEvaluation(Evaluation):
    """Evaluates states of Villagers."""

    def seats(self, state: State) -> i64:
        assert isinstance(state, VillagersState)
        return state.seats

    def sides(self, state: State) -> i64:
        assert isinstance(state, VillagersState)
        return len(state.players)

    def progress(self, state: State) -> float:
        assert isinstance(state, VillagersState)
        left: i64 = 0
        for stack in range(Pile.RESERVE):
            left += state.sizes[stack]
        return 1.0 - float(left) / float(Pile.RESERVE * state.layout.stack_size)

    def quiet(self, state: State) -> bool:
        step = state.agenda[len(state.agenda) - 1]
        return isinstance(step, (BuyOff, Pick, Turn, Resolve))

    def count(self, state: State, side: i64, out: vec[float]) -> None:
        assert isinstance(state, VillagersState)
        for i in range(len(out)):
            out[i] = 0.0
        book = state.book
        player = state.players[side]
        first: i64 = 1 if state.held & Held.FIRST == 0 else 0
        lying = coins(player.nodes)
        paid = gold(book, player.nodes)
        out[Feature.TREASURY] = float(player.treasury)
        out[Feature.SILVER] = float(silver(state, side))
        out[Feature.COINS] = float(lying)
        if side >= state.seats:
            out[Feature.RIVAL] = float(len(player.nodes))
            out[Feature.RIVAL_GOLD] = float(paid * (1 + first) + first * lying)
            return
        out[Feature.FIRST] = float(first * (paid + lying))
        out[Feature.GOLD] = float(paid)
        out[Feature.DUEL] = 1.0 if state.seats == 1 else 0.0
        eaten = food(book, player.nodes)
        out[Feature.FOOD] = float(min(book.draft_max - book.draft_base, eaten))
        out[Feature.NO_FOOD] = 1.0 if eaten == 0 else 0.0  # VIL-8.1: Founders are turned before the next draft
        out[Feature.HOUSES] = float(min(book.build_max - book.build_base, houses(book, player.nodes)))
        out[Feature.VILLAGERS] = float(len(player.nodes))
        out[Feature.DUE] = float(player.due)
        out[Feature.LEFT] = float(self.left(state, side))
        self.count_hand(state, side, out)
        if state.seats == 1:
            out[Feature.JESTER] = 1.0 if state.jester else 0.0
            out[Feature.THREAT] = float(threat(state))

    def considered(self, state: State, seat: i64, options: vec[i64]) -> vec[i64]:
        """Leave out the Jester until the last chance to stop an event: waiting costs nothing (VIL-11.31)."""
        assert isinstance(state, VillagersState)
        if not state.jester:
            return options
        step = state.agenda[len(state.agenda) - 1]
        out = vec[i64]([], capacity=len(options))
        for action in options:
            if not is_jest(action) or last_moment(state, step, action - Act.JEST):
                out = append(out, action)
        return out

    def left(self, state: VillagersState, seat: i64) -> i64:
        """Return how many villagers a seat may still place this round."""
        player = state.players[seat]
        if state.phase < Phase.BUILD:
            return build_limit(state, seat)
        if state.phase != Phase.BUILD or not state.agenda:
            return 0
        if (seat - state.first) % state.seats > (state.asked - state.first) % state.seats:
            return build_limit(state, seat)
        return player.limit - player.placed if seat == state.asked else 0

    def count_hand(self, state: VillagersState, seat: i64, out: vec[float]) -> None:
        """Count the villagers in hand and on the square: those whose chain is there, and the others."""
        book = state.book
        player = state.players[seat]
        roles = open_roles(book, player.nodes)
        faces: i64 = 0
        for node in player.nodes:
            faces |= bit(node & 63)
            out[Feature.KEYS] += float(book.keychain[node & 63])
        for pile in (player.hand, player.square):
            for card in pile:
                on = book.on[card]
                fits = on == On.TABLE or on == On.NOTHING or (on >= 0 and (roles >> on) & 1 == 1)
                out[Feature.OPEN if fits else Feature.SHUT] += 1.0
                out[Feature.OPEN_GOLD if fits else Feature.SHUT_GOLD] += float(book.gold[card])
                out[Feature.HAND_SILVER] += 1.0 if book.silver[card] is not None else 0.0
                if book.lock[card] != EMPTY and (faces >> book.lock[card]) & 1 == 0:
                    out[Feature.LOCKED] += 1.0


def last_moment(state: VillagersState, step: Step[Any], event: i64) -> bool:
    """Whether this is the last decision, or close to it, at which an event can be stopped."""
    if isinstance(step, BuyOff):
        return step.event == event
    when = state.book.event_phase[event]
    if isinstance(step, Resolve):
        return when == When.EVENT or when == When.ROUND
    if isinstance(step, Turn):
        return when == When.BUILD
    return isinstance(step, (Allow, Dismiss))


def threat(state: VillagersState) -> i64:
    """Return the gold that face-up events would gain the Countess over the player."""
    total: i64 = 0
    for event in range(len(state.book.event_phase)):
        if (state.face_up >> event) & 1 and state.book.event_phase[event] == When.EVENT:
            total += state.book.happenings[event].threat(state, 0)
    return total
