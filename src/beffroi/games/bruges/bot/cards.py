"""What characters bring, by the words of the card language."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.bruges.effects import (
    AdvanceProgress,
    BuildCanal,
    BuildHouse,
    DiscardThreats,
    ExchangeWorkers,
    Gain,
    GainPer,
    GiveOpponents,
    OpponentsLoseCanal,
    PlayExtraCard,
    Reward,
    Sift,
    TakeFromOpponents,
)
from beffroi.games.bruges.standing import CostModifier, DoubleFlash, HandLimit, Marker, OnEvent, ProgressWithoutDice
from beffroi.games.bruges.state import Book, BrugesState, Effect
from beffroi.games.bruges.tables import Activation, Counter, Happening, Target

# What one of each is worth in points, roughly: a turn brings four florins, two workers or a house.
FLORIN: Final = 0.35
WORKER: Final = 0.4
CARD: Final = 0.3
MARKER: Final = 1.2
LEVEL: Final = 1.5
TILE: Final = 1.5
HOUSE: Final = 1.3
EXTRA_CARD: Final = 1.8
EXCHANGE: Final = 0.5
SIFTED: Final = 0.25  # a card drawn for another one that goes
TWO_FACES: Final = 1.0 / 3.0  # how often a die shows one of two faces

# How often a player does in a round what characters react to, in the order of happenings.
OFTEN: Final = [0.7, 0.9, 0.4, 0.5, 0.7, 0.8, 0.5]
CANAL_COST: Final = 3.0  # florins, mean of the spaces


@final
class CardValues:
    """What each card brings as a character: a flash once, a standing effect in a round, others when activated."""

    def __init__(self, book: Book) -> None:
        nothing = [0.0] * int(book.n_cards)
        self.points = vec[float](nothing)
        self.other = vec[float](nothing)  # markers, levels, tiles and so on, in points
        self.goods = vec[float](nothing)  # florins, workers and cards, in points
        self.total = vec[float](nothing)  # all of it, in points
        self.counters: list[GainPer | None] = []  # of those that count something
        for card in range(book.n_cards):
            effect = book.effects[card]
            self.counters.append(effect if isinstance(effect, GainPer) else None)
            self.note(card, effect)
            self.total[card] = self.points[card] + self.goods[card] + self.other[card]

    def note(self, card: i64, effect: Effect) -> None:
        """Note what one card brings."""
        if isinstance(effect, Gain):
            self.note_reward(card, effect.reward, 1.0 if effect.die < 0 else TWO_FACES)
        elif isinstance(effect, OnEvent):
            self.note_reward(card, effect.reward, OFTEN[effect.event])
            if effect.marker != Marker.NONE:
                self.other[card] = MARKER * OFTEN[effect.event] * (1.0 if effect.marker == Marker.ANY else 0.5)
        elif isinstance(effect, CostModifier):
            self.note_change(card, effect)
        elif isinstance(effect, TakeFromOpponents):
            self.goods[card] = float(effect.amount) * (WORKER if effect.worker else FLORIN)
        else:
            self.other[card] = special(effect)

    def note_reward(self, card: i64, reward: Reward, often: float) -> None:
        """Note points, florins, workers and cards."""
        self.points[card] = float(reward.points) * often
        goods = float(reward.florins) * FLORIN + float(reward.workers) * WORKER + float(reward.cards) * CARD
        self.goods[card] = goods * often

    def note_change(self, card: i64, effect: CostModifier) -> None:
        """Note what a changed cost saves in a round."""
        if effect.target == Target.CANAL:
            self.goods[card] = FLORIN * CANAL_COST * OFTEN[Happening.BUILD_CANAL]
        elif effect.target == Target.PROGRESS:
            self.goods[card] = -FLORIN * float(effect.add) * OFTEN[Happening.ADVANCE_PROGRESS]
        elif effect.target == Target.HOUSE:
            self.goods[card] = WORKER * OFTEN[Happening.BUILD_HOUSE]
        else:
            self.goods[card] = (
                -FLORIN * float(effect.add) * OFTEN[Happening.PLACE_PERSON] * (1.0 if effect.group < 0 else 0.2)
            )

    def counted(self, state: BrugesState, seat: i64, card: i64, placed: bool) -> float:
        """Return what a card that counts something brings a player, in points; a new character counts itself."""
        effect = self.counters[card]
        if effect is None:
            return 0.0
        found = float(effect.worth(state, seat))
        own = effect.per == Counter.PERSONS_GROUP and effect.group == state.book.group[card]
        if not placed and (own or effect.per == Counter.PERSONS or effect.per == Counter.DISTINCT_GROUPS):
            found += float(effect.amount) / float(effect.per_n)
        return found * FLORIN if effect.florin else found

    def placing(self, state: BrugesState, seat: i64, card: i64, rounds: float) -> float:
        """Return what placing a character would bring besides its own points, over the coming rounds."""
        activation = state.book.activation[card]
        bring = self.total[card] + self.counted(state, seat, card, False)
        if activation == Activation.FLASH or activation == Activation.LAUREL:
            return bring
        if activation == Activation.WORKER:
            bring = max(0.0, bring - WORKER)
        return bring * rounds


def special(effect: Effect) -> float:
    """Return what the other words bring, in points."""
    found = 0.0
    if isinstance(effect, DiscardThreats):
        found = MARKER * (1.0 if effect.colors == 31 else 0.4) * (2.0 if effect.persons else float(effect.count))
    elif isinstance(effect, AdvanceProgress):
        found = float(effect.levels) * LEVEL - float(effect.cost) * FLORIN
    elif isinstance(effect, BuildCanal):
        found = max(0.3, TILE - float(effect.factor) * FLORIN)
    elif isinstance(effect, BuildHouse):
        found = HOUSE
    elif isinstance(effect, PlayExtraCard):
        found = EXTRA_CARD
    elif isinstance(effect, ExchangeWorkers):
        found = EXCHANGE
    elif isinstance(effect, GiveOpponents):
        found = 1.0
    elif isinstance(effect, OpponentsLoseCanal):
        found = TILE
    elif isinstance(effect, Sift):
        found = SIFTED * float(min(effect.draw, effect.discard)) + CARD * float(effect.draw - effect.discard)
    elif isinstance(effect, (HandLimit, DoubleFlash, ProgressWithoutDice)):
        found = 0.3
    return found
