"""Phase 2, step 1: dice, threat markers, and the disasters that third markers cause, one class per word (BRU-6, 7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import extend
from mypy_extensions import i64

from beffroi.games.bruges.account import Toll
from beffroi.games.bruges.state import TENANT, USED, BrugesState, Disaster
from beffroi.games.bruges.steps import choose
from beffroi.games.bruges.tables import MAX_CARDS, MAX_SEATS, N_COLORS, N_SECTIONS, Phase
from beffroi.games.bruges.words import Act, Stream, Told
from beffroi.kernel.flow import SeatStep, Step, TableStep
from beffroi.kernel.reader import Reader
from beffroi.kernel.vectors import zeros
from beffroi.kernel.vocabulary import Vocabulary


@final
class Roll(TableStep[BrugesState]):
    """The first player rolls all dice; they stay for the round (BRU-6.1)."""

    def run(self, state: BrugesState) -> None:
        state.phase = Phase.DICE
        for color in range(N_COLORS):
            state.dice[color] = 1 + state.chance[Stream.DICE].below(6)
            state.tell(Told.ROLLED, state.first, color, state.dice[color])


@final
class ThreatPhase(TableStep[BrugesState]):
    """Markers and disasters, player by player (BRU-6.4)."""

    def run(self, state: BrugesState) -> None:
        state.phase = Phase.THREATS
        for i in range(state.seats - 1, -1, -1):
            state.push(THREATEN[(state.first + i) % state.seats])


@final
class Threaten(SeatStep[BrugesState]):
    """Take a marker for each die that shows 5 or 6, then suffer any disaster that is due (BRU-6.2, 6.3)."""

    def run(self, state: BrugesState) -> None:
        player = state.players[self.who]
        for color in range(N_COLORS):
            if state.dice[color] >= state.book.threat_from:
                player.markers[color] += 1
                state.supply[color] -= 1
                state.tell(Told.THREATENED, self.who, color)
        choose(state, CHOOSE_DISASTER[self.who])


@final
class ChooseDisaster(Step[BrugesState]):
    """Choose which disaster comes next (BRU-6.5)."""

    def options(self, state: BrugesState) -> None:
        markers = state.players[self.seat].markers
        for color in range(N_COLORS):
            if markers[color] >= state.book.markers_for_disaster:
                state.offer(Act.SUFFER + color)

    def resolve(self, state: BrugesState, action: i64) -> None:
        color = action - Act.SUFFER
        state.tell(Told.DISASTER, self.seat, color)
        state.push(CALM[self.seat * N_COLORS + color])
        state.book.disasters[color].strike(state, self.seat)


@final
class Calm(SeatStep[BrugesState]):
    """Return the markers of a disaster without points, then go on to the next one (BRU-7.9)."""

    def __init__(self, who: i64, color: i64) -> None:
        super().__init__(who)
        self.color = color

    def args(self) -> list[int]:
        return [self.who, self.color]

    def run(self, state: BrugesState) -> None:
        player = state.players[self.who]
        state.tell(Told.CALMED, self.who, self.color, player.markers[self.color])
        state.supply[self.color] += player.markers[self.color]
        player.markers[self.color] = 0
        choose(state, CHOOSE_DISASTER[self.who])


DISASTERS: Final[Vocabulary[Callable[[Reader], Disaster]]] = Vocabulary()


@final
class LoseWorkers(Disaster):
    """{ do = "lose_workers" }: all of them (BRU-7.1)."""

    def strike(self, state: BrugesState, seat: i64) -> None:
        player = state.players[seat]
        lost = player.count_workers()
        if lost > 0:
            state.tell(Told.LOST_WORKERS, seat, lost)
            player.workers = zeros(N_COLORS)

    def yields(self, toll: Toll) -> None:
        toll.all_workers()


DISASTERS.add("lose_workers", LoseWorkers)


@final
class LoseFlorins(Disaster):
    """{ do = "lose_florins" }: all of them (BRU-7.3)."""

    def strike(self, state: BrugesState, seat: i64) -> None:
        player = state.players[seat]
        if player.florins > 0:
            state.tell(Told.LOST_FLORINS, seat, player.florins)
            player.florins = 0

    def yields(self, toll: Toll) -> None:
        toll.all_florins()


DISASTERS.add("lose_florins", LoseFlorins)


@final
class LosePoints(Disaster):
    """{ do = "lose_points", points = 3 }: never below zero (BRU-7.5)."""

    def __init__(self, data: Reader) -> None:
        self.points: i64 = data.number("points", None, 1, 99)

    def strike(self, state: BrugesState, seat: i64) -> None:
        player = state.players[seat]
        lost = min(self.points, player.score)
        if lost > 0:
            state.tell(Told.LOST_POINTS, seat, lost)
            player.score -= lost

    def yields(self, toll: Toll) -> None:
        toll.points(self.points)


DISASTERS.add("lose_points", LosePoints)


@final
class LoseCharacter(Disaster):
    """{ do = "lose_character" }: one of the victim's choice (BRU-7.2)."""

    def strike(self, state: BrugesState, seat: i64) -> None:
        choose(state, Bury(seat))

    def yields(self, toll: Toll) -> None:
        toll.character()


DISASTERS.add("lose_character", LoseCharacter)


@final
class LoseHouseOrCanal(Disaster):
    """{ do = "lose_house_or_canal" }: one house or one tile of the victim's choice (BRU-7.4)."""

    def strike(self, state: BrugesState, seat: i64) -> None:
        choose(state, Burn(seat))

    def yields(self, toll: Toll) -> None:
        toll.house_or_tile()


DISASTERS.add("lose_house_or_canal", LoseHouseOrCanal)


@final
class Bury(Step[BrugesState]):
    """Choose which character to discard; its house stays (BRU-7.2)."""

    def options(self, state: BrugesState) -> None:
        for card in sorted_cards(state, self.seat):
            state.offer(Act.BURY + card)

    def resolve(self, state: BrugesState, action: i64) -> None:
        card = action - Act.BURY
        state.players[self.seat].dismiss(state.book, card)
        state.throw_away(card)
        state.tell(Told.LOST_CHARACTER, self.seat, card)


def sorted_cards(state: BrugesState, seat: i64) -> list[i64]:
    """Return the characters of a player in the order of the data."""
    return sorted([character % USED for character in state.players[seat].characters])


@final
class Burn(Step[BrugesState]):
    """Choose which house or outermost tile is lost to fire (BRU-7.4, 7.6, 7.7)."""

    def options(self, state: BrugesState) -> None:
        player = state.players[self.seat]
        for section in range(N_SECTIONS):
            if player.tiles[section] > 0:
                state.offer(Act.BURN_TILE + section)
        for house in range(len(player.houses)):
            state.offer(Act.BURN_HOUSE + house)

    def resolve(self, state: BrugesState, action: i64) -> None:
        if action < Act.BURN_HOUSE:
            lose_tile(state, self.seat, action - Act.BURN_TILE)
        else:
            burn_house(state, self.seat, action - Act.BURN_HOUSE)


def lose_tile(state: BrugesState, seat: i64, section: i64) -> None:
    """Take the outermost tile of a section; its statue stays (BRU-7.7, 7.8)."""
    state.players[seat].tiles[section] -= 1
    state.tell(Told.LOST_TILE, seat, section)


def burn_house(state: BrugesState, seat: i64, index: i64) -> None:
    """Discard a house, face up; its character goes back to the hand (BRU-4.7, 7.6)."""
    player = state.players[seat]
    house = player.houses[index]
    tenant = house // TENANT - 1
    if tenant >= 0:
        player.dismiss(state.book, tenant)
        player.gain(tenant)
    player.houses = extend(player.houses[:index], player.houses[index + 1 :])
    state.throw_away(house % TENANT)
    state.tell(Told.LOST_HOUSE, seat, house % TENANT)
    if tenant >= 0:
        state.tell(Told.WENT_BACK, seat, tenant)


def make_disaster(data: Reader) -> Disaster:
    """Build a disaster; the word `do` picks the class."""
    disaster = DISASTERS.maker(data)(data)
    data.done()
    return disaster


ROLL: Final = Roll()
THREAT_PHASE: Final = ThreatPhase()
THREATEN: Final = [Threaten(seat) for seat in range(MAX_SEATS)]
CHOOSE_DISASTER: Final = [ChooseDisaster(seat) for seat in range(MAX_SEATS)]
CALM: Final = [Calm(seat, color) for seat in range(MAX_SEATS) for color in range(N_COLORS)]
assert Act.BURN_HOUSE + MAX_CARDS == Act.INTO
