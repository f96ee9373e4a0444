"""Evaluation of La Città: what cities are worth before the end of the last year."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.la_citta.bot.features import Feature
from beffroi.games.la_citta.bot.odds import (
    OUTCOMES,
    attractions,
    claim_moves,
    even_odds,
    odds_now,
    still_to_take,
    takes,
)
from beffroi.games.la_citta.cities import cap, city_of, count_cities, food, neighbors, owner, single
from beffroi.games.la_citta.founding import Place
from beffroi.games.la_citta.politics import Turn
from beffroi.games.la_citta.state import CittaState
from beffroi.games.la_citta.tables import (
    EMPTY,
    MAX_BUILDINGS,
    MAX_CITIES,
    N_WISHES,
    City,
    Land,
    Phase,
)
from beffroi.kernel.evaluation import Evaluation, Weights
from beffroi.kernel.flow import State
from beffroi.kernel.sets import bit
from beffroi.kernel.vectors import zeros

ALL_CITIES: Final[i64] = 15  # bit set of one player's cities, the first one lowest
MUCH: Final[i64] = 6  # more spaces than this do not help
RICH: Final[i64] = 8  # more gold than this does not help
BEST_SPOTS: Final[i64] = 3  # spaces for farms that count


class CittaEvaluation(Evaluation):
    """Evaluates states of La Città."""

    def __init__(self, names: list[str], weights: dict[int, Weights]) -> None:
        super().__init__(names, weights)
        self.even = even_odds()
        self.nearly = zeros(MAX_CITIES)  # bit sets of cities that one more building would make neighbors of a city
        self.spots = zeros(BEST_SPOTS)  # wheat of the best spaces for farms, descending
        self.mine = zeros(N_WISHES)  # attractions
        self.other = zeros(N_WISHES)
        self.moves = zeros(MAX_CITIES * OUTCOMES)  # citizens won and lost this year, by city and outcome
        self.pull: float = 0.0  # citizens won and lost in a later year
        self.prospect: float = 0.0  # and what those near neighbors would add

    def seats(self, state: State) -> i64:
        assert isinstance(state, CittaState)
        return state.seats

    def progress(self, state: State) -> float:
        assert isinstance(state, CittaState)
        book = state.book
        turns = (state.year - 1) * book.rounds + state.round
        return max(0.0, min(1.0, float(turns) / float(book.years * book.rounds)))

    def quiet(self, state: State) -> bool:
        step = state.agenda[len(state.agenda) - 1]
        return isinstance(step, (Turn, Place))

    def count(self, state: State, side: i64, out: vec[float]) -> None:
        assert isinstance(state, CittaState)
        for i in range(len(out)):
            out[i] = 0.0
        self.survey(state, side)
        self.compare(state, side)
        self.count_cities(state, side, out)
        self.count_year(state, side, out)
        self.count_end(state, side, out)
        self.count_means(state, side, out)

    def survey(self, state: CittaState, side: i64) -> None:
        """Find the opponents' cities that each city of a side could reach, and the best spaces for farms."""
        tiles = state.tiles
        first = side * MAX_CITIES
        for k in range(MAX_CITIES):
            self.nearly[k] = 0
        for i in range(BEST_SPOTS):
            self.spots[i] = 0
        for space in state.ground.in_play:
            if tiles[space] == EMPTY:
                around = state.touch[space]
                if (around >> first) & ALL_CITIES != 0 and single(around):
                    self.note_spot(state.terrain.wheat[space])
                    self.nearly[city_of(around) - first] |= foreign(state, space, side)

    def note_spot(self, wheat: i64) -> None:
        """Keep the wheat of a space if it is among the best."""
        spots = self.spots
        for i in range(BEST_SPOTS):
            if wheat > spots[i]:
                weaker = spots[i]
                spots[i] = wheat
                wheat = weaker

    def compare(self, state: CittaState, side: i64) -> None:
        """Count the citizens that each city of a side wins and loses to its neighbors, now and in later years."""
        moves = self.moves
        for i in range(len(moves)):
            moves[i] = 0
        self.pull = 0.0
        self.prospect = 0.0
        taking = still_to_take(state)
        near = neighbors(state)
        for k in range(MAX_CITIES):
            city = side * MAX_CITIES + k
            for other in range(state.seats * MAX_CITIES):
                if (near[city] >> other) & 1:
                    self.pull += self.later(state, city, other)
                    if taking != 0:
                        self.weigh(state, city, other, k * OUTCOMES, taking)
                elif (self.nearly[k] >> other) & 1:
                    self.prospect += self.later(state, city, other)
        if len(state.claims) > 0:
            claim_moves(state, side, moves)

    def weigh(self, state: CittaState, city: i64, other: i64, at: i64, taking: i64) -> None:
        """Add what a city wins from a neighbor this year and loses to it, for each outcome (CIT-10.5, 10.8).

        A full city gains no citizen, but its weaker neighbor still loses one.
        """
        attractions(state, city, True, self.mine)
        attractions(state, other, True, self.other)
        wins = (taking >> owner(city)) & 1 != 0 and room_of(state, city) > 0
        loses = (taking >> owner(other)) & 1 != 0
        own = state.cities[city * City.COUNT + City.WISH]
        foreign = state.cities[other * City.COUNT + City.WISH]
        for i in range(OUTCOMES):
            if wins and takes(self.mine, self.other, i, own):
                self.moves[at + i] += 1
            if loses and takes(self.other, self.mine, i, foreign):
                self.moves[at + i] -= 1

    def later(self, state: CittaState, city: i64, other: i64) -> float:
        """Return what a city would win from a neighbor in a later year, based on the current arches."""
        attractions(state, city, False, self.mine)
        attractions(state, other, False, self.other)
        total = 0.0
        for i in range(OUTCOMES):
            if takes(self.mine, self.other, i, EMPTY):
                total += self.even[i]
            if takes(self.other, self.mine, i, EMPTY):
                total -= self.even[i]
        return total

    def count_cities(self, state: CittaState, side: i64, out: vec[float]) -> None:
        """Count what is on the board: citizens, buildings, arches."""
        cities = state.cities
        near = neighbors(state)
        for k in range(MAX_CITIES):
            city = side * MAX_CITIES + k
            at = city * City.COUNT
            people = cities[at + City.PEOPLE]
            if people == 0:
                continue
            has = cities[at + City.HAS]
            watered = has & state.book.step_2 != 0
            out[Feature.CITIES] += 1.0
            out[Feature.SPARE] += float(people - cities[at + City.SIZE])
            out[Feature.OPEN] += float(min(MUCH, cities[at + City.OPEN]))
            if has & state.book.step_1 != 0:
                out[Feature.MARKETS] += 1.0
                out[Feature.WATERED] += 1.0 if watered else 0.0
            if not watered and cities[at + City.OPEN + Land.WATER] > 0:
                out[Feature.WATER_SITES] += 1.0
            if people > cities[at + City.SIZE] and cities[at + City.OPEN] > 0:
                out[Feature.ABLE] += 1.0
            self.count_arches(state, at, out)
            others = near[city]
            while others > 0:
                out[Feature.CONTACTS] += float(others & 1)
                others >>= 1

    def count_arches(self, state: CittaState, at: i64, out: vec[float]) -> None:
        """Count the arches that a city has enough citizens to keep, and its colors."""
        cities = state.cities
        colors: i64 = 0
        total: i64 = 0
        for wish in range(N_WISHES):
            arches = cities[at + City.ARCHES + wish]
            total += arches
            colors += 1 if arches > 0 else 0
        out[Feature.ARCHES] += float(total) * manned(state, at)
        if colors == N_WISHES:
            out[Feature.COLORFUL] += manned(state, at)
        elif colors == N_WISHES - 1:
            out[Feature.ONE_SHORT] += manned(state, at)

    def count_year(self, state: CittaState, side: i64, out: vec[float]) -> None:
        """Count the citizens left after migration and feeding this year, weighted by the odds of the wishes."""
        odds = odds_now(state)
        grown = food(state, side)
        late = float(state.round) / float(state.book.rounds) if state.year > 0 else 0.0
        hunger = Feature.LAST_HUNGER if state.year == state.book.years else Feature.HUNGER
        for i in range(OUTCOMES):
            if odds[i] == 0.0:
                continue
            people = state.population(side)
            for k in range(MAX_CITIES):
                at = (side * MAX_CITIES + k) * City.COUNT
                moved = self.moves[k * OUTCOMES + i]
                people += moved
                missing = state.cities[at + City.SIZE] - state.cities[at + City.PEOPLE] - moved
                if moved < 0 and missing > 0:
                    out[Feature.RAZED] += odds[i] * float(missing)
            lack = max(0, people - grown)
            out[Feature.CITIZENS] += odds[i] * (float(people) - late * float(lack))
            if lack > 0:
                out[Feature.LACK] += odds[i] * (1.0 - late) * float(lack)
                out[hunger] += odds[i] * late

    def count_end(self, state: CittaState, side: i64, out: vec[float]) -> None:
        """Count what growth and migration in the coming years will bring, and whether it can be fed."""
        left = state.book.years - state.year
        people = out[Feature.CITIZENS]
        grown = 0.0
        born: i64 = 0
        for city in range(side * MAX_CITIES, side * MAX_CITIES + MAX_CITIES):
            at = city * City.COUNT
            if state.cities[at + City.PEOPLE] > 0:
                born += min(max(0, room_of(state, city)), left)
                grown += float(state.cities[at + City.FOOD]) * manned(state, at)
        out[Feature.PULL] = self.pull * float(left)
        out[Feature.PROSPECT] = self.prospect * float(left)
        people += float(born) + out[Feature.PULL]
        out[Feature.PREDICTED] = min(people, grown)
        out[Feature.PREDICTED_LACK] = max(0.0, people - grown)
        out[Feature.PREDICTED_LEFTOVER] = max(0.0, grown - people)

    def count_means(self, state: CittaState, side: i64, out: vec[float]) -> None:
        """Count gold, cards, turns, and what could be built and founded."""
        book = state.book
        player = state.players[side]
        left = book.years - state.year
        turns = self.turns(state, side)
        out[Feature.MARK] = 1.0 if player.hungry else 0.0
        out[Feature.GOLD] = float(min(RICH, player.gold))
        out[Feature.POOR] = 1.0 if player.gold == 0 else 0.0
        income: i64 = 0
        for city in range(side * MAX_CITIES, side * MAX_CITIES + MAX_CITIES):
            income += state.cities[city * City.COUNT + City.INCOME]
        out[Feature.INCOME] = float(income * left)
        out[Feature.TURNS] = float(turns)
        out[Feature.ACTIONS] = float(min(player.actions, turns))
        out[Feature.IDLE] = max(0.0, out[Feature.SPARE] - float(turns))
        out[Feature.SPARE] -= out[Feature.IDLE]
        out[Feature.FARM_SITE] = float(self.spots[0])
        out[Feature.FARM_SITES] = float(self.spots[1] + self.spots[2])
        if state.room > 0:
            years = left
            if turns > 0 and player.actions > 0 and not player.founded:
                years += 1
            out[Feature.FOUNDINGS] = float(min(years, book.castelli - count_cities(state, side)))
        for card in state.display:
            if card != EMPTY and 0 < book.cost[card] <= player.gold:
                out[Feature.PAYABLE] += 1.0

    def turns(self, state: CittaState, side: i64) -> i64:
        """Return how many turns a side has left this year."""
        if state.phase != Phase.POLITICS:
            return state.book.rounds if state.phase == Phase.SETUP else 0
        own = (side - state.first) % state.seats
        asked = (state.asked - state.first) % state.seats
        left = state.book.rounds - state.round
        if own > asked or (own == asked and isinstance(state.agenda[len(state.agenda) - 1], Turn)):
            left += 1
        return left


def foreign(state: CittaState, space: i64, side: i64) -> i64:
    """Return the bit set of the cities of others that are neighbors of a tile on a space (CIT-10.4)."""
    ground = state.ground
    out: i64 = 0
    for i in range(ground.reach_at[space], ground.reach_at[space + 1]):
        code = state.tiles[ground.reach_of[i]]
        if code != EMPTY and code // (MAX_BUILDINGS * MAX_CITIES) != side:
            out |= bit(code // MAX_BUILDINGS)
    return out


def room_of(state: CittaState, city: i64) -> i64:
    """Return how many citizens a city may still gain (CIT-6.3)."""
    return cap(state, city) - state.cities[city * City.COUNT + City.PEOPLE]


def manned(state: CittaState, at: i64) -> float:
    """Return the share of a city's tiles that it has citizens for; less than 1 between migration and reorganization."""
    return min(1.0, float(state.cities[at + City.PEOPLE]) / float(max(1, state.cities[at + City.SIZE])))
