"""How well a player stands: points as the plan will make them, followers, tiles, technology, events to come."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.orleans.actions import Turn
from beffroi.games.orleans.followers import Gather
from beffroi.games.orleans.outlook import Outlook
from beffroi.games.orleans.planning import Plan
from beffroi.games.orleans.rounds import Exclude
from beffroi.games.orleans.state import Book, OrleansState, Player
from beffroi.games.orleans.tables import (
    EMPTY,
    MAX_GRADES,
    N_BOARD,
    N_FIGURES,
    N_TRACKS,
    TECH,
    Figure,
    Phase,
)
from beffroi.games.orleans.yields import Brings, Turns
from beffroi.kernel.evaluation import Evaluation, Weights
from beffroi.kernel.flow import State, pending

HAIR: Final = 0.001  # what stands ready is worth this more than what could: plans go forward
FOOD_PRICE: Final[i64] = 5  # about what a missing food costs (ORL-15.6)


class Feature:
    """Places of the features; their names follow."""

    POINTS: Final[i64] = 0  # when what is planned has been carried out
    COINS: Final[i64] = 1
    DEVELOPMENT: Final[i64] = 2
    LEVEL: Final[i64] = 3
    POSTS: Final[i64] = 4
    CITIZENS: Final[i64] = 5
    MAJORITY: Final[i64] = 6  # what the citizen for most posts is worth to who leads alone
    INCOME: Final[i64] = 7  # coins of all such events to come
    TRADING_DAY: Final[i64] = 8
    TAXES: Final[i64] = 9
    HUNGER: Final[i64] = 10  # food that harvests will ask for and that is not there
    DEBT: Final[i64] = 11  # coins that will be missing at the event of this round
    CENSUS: Final[i64] = 12  # coins of all rounds to come
    FARMERS: Final[i64] = 13  # and the other six figures
    KNIGHTS: Final[i64] = 17
    DRAWS: Final[i64] = 20
    FIRST_KNIGHT: Final[i64] = 21
    HELD: Final[i64] = 22
    TECH_RECRUIT: Final[i64] = 23  # technology on places that bring followers, less as their track fills
    TECH_MOVE: Final[i64] = 24
    TECH_POST: Final[i64] = 25
    TECH_OTHER: Final[i64] = 26
    TECH_RARE: Final[i64] = 27  # technology in the place of knights and scholars
    GOODS_TILES: Final[i64] = 28  # points of what they bring
    COINS_TILES: Final[i64] = 29
    DEVELOPMENT_TILES: Final[i64] = 30
    HERB_GARDEN: Final[i64] = 31
    SCHOOL: Final[i64] = 32
    TOWER: Final[i64] = 33
    SACRISTY: Final[i64] = 34
    BATHHOUSE: Final[i64] = 35
    HORSE_WAGON: Final[i64] = 36
    LABORATORY: Final[i64] = 37
    CHOICES: Final[i64] = 38  # Village, Pharmacy, Bathhouse and moves ready to be carried out
    BUYS: Final[i64] = 39
    HIRES: Final[i64] = 40
    MOVES: Final[i64] = 41
    SITE: Final[i64] = 42  # whether a post may be built where the merchant stands
    TOWNS: Final[i64] = 43  # next to the merchant, without a post
    LOADS: Final[i64] = 44  # points of goods next to the merchant
    MARKET: Final[i64] = 45  # followers that stay there
    CROWDED: Final[i64] = 46  # draws of the next round for which the market has no room
    STANDING: Final[i64] = 47  # followers on places that are not ready
    DUE: Final[i64] = 48  # whether the followers of this round are still to be drawn


NAMES: Final = [
    "points", "coins", "development", "level", "posts", "citizens", "majority", "income_to_come", "trading_to_come",
    "taxes_to_come", "hunger_to_come", "debt", "census_to_come", "farmers", "boatmen", "craftsmen", "traders",
    "knights", "scholars", "monks", "draws", "first_knight", "technology_held", "technology_recruiting",
    "technology_moving", "technology_building", "technology_elsewhere", "technology_rare", "goods_tiles",
    "coins_tiles", "development_tiles", "herb_garden", "school", "gunpowder_tower", "sacristy", "bathhouse",
    "horse_wagon", "laboratory", "village_ready", "pharmacy_ready", "bathhouse_ready", "moves_ready", "building_site",
    "free_towns", "loads", "market", "crowded", "standing", "draws_due",
]  # fmt: skip


class OrleansEvaluation(Evaluation):
    """Judges states of Orléans."""

    def __init__(self, names: list[str], weights: dict[int, Weights], book: Book) -> None:
        super().__init__(names, weights)
        self.outlook = Outlook(book)

    def seats(self, state: State) -> i64:
        assert isinstance(state, OrleansState)
        return len(state.players)

    def progress(self, state: State) -> float:
        assert isinstance(state, OrleansState)
        phases = float(Phase.OVER)
        return max(0.0, float(state.round - 1) + float(state.phase) / phases) / float(state.book.rounds)

    def calm(self, state: State) -> bool:
        step = pending(state, state.asked)
        if isinstance(step, Gather):
            return step.recalled == 0
        return isinstance(step, (Plan, Turn, Exclude))

    def count(self, state: State, side: i64, out: vec[float]) -> None:
        assert isinstance(state, OrleansState)
        for i in range(len(out)):
            out[i] = 0.0
        outlook = self.outlook
        outlook.look(state, side)
        book = state.book
        level = book.level[outlook.development]
        points = outlook.coins + outlook.goods_points + (outlook.built + outlook.citizens) * level
        out[Feature.POINTS] = float(points) + HAIR * float(outlook.placed)
        out[Feature.COINS] = float(outlook.coins)
        out[Feature.DEVELOPMENT] = float(outlook.development)
        out[Feature.LEVEL] = float(level)
        out[Feature.POSTS] = float(outlook.built)
        out[Feature.CITIZENS] = float(outlook.citizens)
        self.count_rivalry(state, side, out)
        self.count_events(state, out)
        self.count_followers(state.players[side], out)
        self.count_places(state.players[side], out)
        self.count_map(out)

    def count_rivalry(self, state: OrleansState, side: i64, out: vec[float]) -> None:
        """Count what being ahead brings: the citizen for most posts, the coins of the census."""
        outlook = self.outlook
        farmers = outlook.tracks[Figure.FARMER]
        seats: i64 = len(state.players)
        ahead: i64 = 1
        behind: i64 = 1 if seats > 2 else 0
        most: i64 = 1
        for seat in range(seats):
            if seat != side:
                other = state.players[seat]
                if other.tracks[Figure.FARMER] >= farmers:
                    ahead = 0
                if other.tracks[Figure.FARMER] <= farmers:
                    behind = 0
                if other.built >= outlook.built:
                    most = 0
        out[Feature.MAJORITY] = float(most) * out[Feature.LEVEL]
        out[Feature.CENSUS] = float((ahead - behind) * (state.book.rounds - state.round))

    def count_events(self, state: OrleansState, out: vec[float]) -> None:
        """Count what the events will bring and cost that are known to come: all tiles of the hourglass do."""
        outlook = self.outlook
        turns = outlook.yields.turns
        amounts = state.edition.amounts
        income: i64 = 0
        trading: i64 = 0
        food: i64 = 0
        taxes = 0.0
        begun = state.phase < Phase.EVENT
        for i in range(max(0, state.round - 1 if begun else state.round), len(state.hourglass)):
            tile = state.hourglass[i]
            now = begun and i == state.round - 1
            match turns[tile // MAX_GRADES]:
                case Turns.INCOME:
                    income += amounts[tile]
                case Turns.TRADING_DAY:
                    trading += amounts[tile]
                case Turns.TAXES:
                    if not (now and outlook.sheltered):
                        taxes += float(outlook.goods) / float(amounts[tile])
                        if now:
                            out[Feature.DEBT] = float(max(0, outlook.goods // amounts[tile] - outlook.coins))
                case Turns.HARVEST:
                    if not (now and outlook.sheltered):
                        food += amounts[tile]
                        if now:
                            missing = max(0, amounts[tile] - outlook.food)
                            out[Feature.DEBT] = float(max(0, missing * FOOD_PRICE - outlook.coins))
        out[Feature.INCOME] = float(income) * out[Feature.LEVEL]
        out[Feature.TRADING_DAY] = float(trading) * out[Feature.POSTS]
        out[Feature.TAXES] = taxes
        out[Feature.HUNGER] = float(max(0, food - outlook.food))

    def count_followers(self, player: Player, out: vec[float]) -> None:
        """Count followers by figure, and where those stand that are of no use now."""
        outlook = self.outlook
        book = outlook.book
        for figure in range(N_FIGURES):
            out[Feature.FARMERS + figure] = float(outlook.own[figure])
        draws = book.draws[outlook.tracks[Figure.KNIGHT]]
        left = outlook.left()
        out[Feature.DRAWS] = float(draws)
        out[Feature.FIRST_KNIGHT] = 1.0 if outlook.own[Figure.KNIGHT] > 0 else 0.0
        out[Feature.MARKET] = float(left)
        out[Feature.CROWDED] = float(max(0, left + draws - book.market_spaces - player.tower_spaces(book)))
        out[Feature.STANDING] = float(outlook.standing)
        out[Feature.DUE] = 1.0 if outlook.due else 0.0

    def count_places(self, player: Player, out: vec[float]) -> None:
        """Count place tiles and technology by what their places bring."""
        outlook = self.outlook
        book = outlook.book
        out[Feature.HELD] = float(outlook.held)
        for place in range(book.n_places):
            if player.owns(place):
                if place >= N_BOARD:
                    self.count_tile(place, out)
                for slot in range(book.first_slot[place], book.first_slot[place + 1]):
                    if player.slots[slot] == TECH:
                        self.count_technology(place, book.slot_need[slot], out)

    def count_tile(self, place: i64, out: vec[float]) -> None:
        """Count one place tile."""
        book = self.outlook.book
        yields = self.outlook.yields
        match yields.brings[place]:
            case Brings.GOOD:
                out[Feature.GOODS_TILES] += float(book.good_points[yields.what[place]])
            case Brings.COINS:
                out[Feature.COINS_TILES] += float(yields.coins[place])
                out[Feature.DEVELOPMENT_TILES] += float(yields.development[place])
            case Brings.PER_LEVEL | Brings.PER_POST:
                out[Feature.COINS_TILES] += 3.0
            case Brings.BUY:
                out[Feature.DEVELOPMENT_TILES] += 2.0
            case Brings.HIRE:
                out[Feature.BATHHOUSE] += 1.0
            case Brings.MOVE:
                out[Feature.HORSE_WAGON] += 1.0
            case Brings.TECHNOLOGY:
                out[Feature.LABORATORY] += 1.0
            case Brings.NOTHING:
                if book.storage[place] > 0:
                    out[Feature.TOWER] += 1.0
                elif book.protects[place] != 0:
                    out[Feature.SACRISTY] += 1.0
                elif book.stand_in[place] == Figure.SCHOLAR:
                    out[Feature.SCHOOL] += 1.0
                else:
                    out[Feature.HERB_GARDEN] += 1.0

    def count_technology(self, place: i64, need: i64, out: vec[float]) -> None:
        """Count one placed technology tile."""
        outlook = self.outlook
        yields = outlook.yields
        match yields.brings[place]:
            case Brings.FOLLOWER | Brings.CHOICE:
                out[Feature.TECH_RECRUIT] += self.open_share(yields.what[place])
            case Brings.MOVE:
                out[Feature.TECH_MOVE] += 1.0
            case Brings.POST:
                out[Feature.TECH_POST] += 1.0
            case _:
                out[Feature.TECH_OTHER] += 1.0
        if need == Figure.KNIGHT or need == Figure.SCHOLAR:
            out[Feature.TECH_RARE] += 1.0

    def open_share(self, figure: i64) -> float:
        """Return how much of a figure's track lies ahead; the Village, with three of them, is open for long."""
        if figure == EMPTY or figure >= N_TRACKS:
            return 1.0
        end = self.outlook.book.track_max[figure]
        return float(end - self.outlook.tracks[figure]) / float(end)

    def count_map(self, out: vec[float]) -> None:
        """Count what is ready to be chosen, and what lies around the merchant."""
        outlook = self.outlook
        out[Feature.CHOICES] = float(outlook.choices)
        out[Feature.BUYS] = float(outlook.buys)
        out[Feature.HIRES] = float(outlook.hires)
        out[Feature.MOVES] = float(outlook.moves[0] + outlook.moves[1])
        out[Feature.SITE] = 1.0 if outlook.can_build else 0.0
        out[Feature.TOWNS] = float(min(3, outlook.free[0] + outlook.free[1]))
        out[Feature.LOADS] = float(outlook.load[0] + outlook.load[1])


assert Feature.DUE + 1 == len(NAMES)
