"""Evaluation of Orléans: points after the plan is carried out, followers, tiles, technology, coming events."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.orleans.actions import Turn
from beffroi.games.orleans.book import Book
from beffroi.games.orleans.bot.features import Feature
from beffroi.games.orleans.bot.outcome import Outcome
from beffroi.games.orleans.bot.planner import Planner
from beffroi.games.orleans.bot.policy import fill_market, least_food, make_room, next_action, to_deeds
from beffroi.games.orleans.bot.projection import Projection
from beffroi.games.orleans.events import Feed
from beffroi.games.orleans.followers import Gather
from beffroi.games.orleans.planning import Plan
from beffroi.games.orleans.player import Player
from beffroi.games.orleans.rounds import Exclude
from beffroi.games.orleans.state import OrleansState, total_of
from beffroi.games.orleans.tables import EMPTY, N_BOARD, N_FIGURES, N_TRACKS, TECH, Figure, Phase
from beffroi.games.orleans.words import Act
from beffroi.kernel.evaluation import NO_ACTION, Evaluation, Weights
from beffroi.kernel.flow import State, ask, pending

FOOD_PRICE: Final[i64] = 5  # roughly the cost of one missing food (ORL-15.6)
FIRM: Final = 0.01  # bonus for a follower already in its slot over one still to be placed, so that plans make progress
NEAR: Final[i64] = 3  # more free towns next to the merchant are useless


class OrleansEvaluation(Evaluation):
    """Evaluates states of Orléans."""

    def __init__(self, names: list[str], weights: dict[int, Weights], book: Book) -> None:
        super().__init__(names, weights)
        self.projection = Projection(book)
        self.planner = Planner(self.projection)

    def seats(self, state: State) -> i64:
        assert isinstance(state, OrleansState)
        return len(state.players)

    def progress(self, state: State) -> float:
        assert isinstance(state, OrleansState)
        # Progress increases at points every option leads to, between the last draw and the plans. Otherwise a player
        # who loses by it would put off being ready, or the last pass.
        begun: i64 = 1 if state.phase >= Phase.PLANNING else 2
        return float(max(0, state.round - begun)) / float(state.book.rounds)

    def quiet(self, state: State) -> bool:
        step = pending(state, state.asked)
        if isinstance(step, Gather):
            return step.recalled == 0
        return isinstance(step, (Plan, Turn, Exclude))

    def considered(self, state: State, seat: i64, options: vec[i64]) -> vec[i64]:
        if not isinstance(pending(state, seat), Plan):
            return options
        assert isinstance(state, OrleansState)
        return self.planner.in_order(state.players[seat], options)

    def others_unchanged(self, before: State, after: State) -> bool:
        """While all plan at once, each player changes only their own board."""
        assert isinstance(before, OrleansState)
        assert isinstance(after, OrleansState)
        planning = before.phase == Phase.PLANNING and after.phase == Phase.PLANNING and before.round == after.round
        return planning and len(before.lanes) > 0 and len(after.lanes) > 0

    def has_default_action(self, state: State, seat: i64) -> bool:
        return isinstance(pending(state, seat), (Plan, Gather, Feed))

    def default_action(self, state: State, seat: i64) -> i64:
        """Plan as the planner does: comparing every placement costs more than all the actions that follow."""
        assert isinstance(state, OrleansState)
        step = pending(state, seat)
        if isinstance(step, Plan):
            return self.placement(state, seat, False)
        if isinstance(step, Gather):
            self.use_for(state)
            return fill_market(self, state, seat)
        return least_food(state, seat) if isinstance(step, Feed) else NO_ACTION

    def rollout_action(self, state: State, seat: i64) -> i64:
        """Also take actions in a fixed order, and only the Town Hall empties the market."""
        assert isinstance(state, OrleansState)
        step = pending(state, seat)
        if isinstance(step, Turn):
            return next_action(self.projection.yields, state.offers.ids[: ask(state, seat)])
        return self.placement(state, seat, True) if isinstance(step, Plan) else self.default_action(state, seat)

    def placement(self, state: OrleansState, seat: i64, only_deeds: bool) -> i64:
        """Return the planner's next placement, or one for followers who complete nothing."""
        self.use_for(state)
        self.set_prices(self.progress(state))
        self.projection.look(state, seat)
        found = self.planner.next_placement(state, seat)
        if found != Act.READY:
            return found
        options = self.considered(state, seat, state.offers.ids[: ask(state, seat)])
        return make_room(self, state, seat, to_deeds(self.projection.yields, options) if only_deeds else options)

    def use_for(self, state: OrleansState) -> None:
        """Use the weights for this number of players."""
        if len(state.players) != self.current_seats:
            self.use(len(state.players))

    def round_number(self, state: State) -> i64:
        assert isinstance(state, OrleansState)
        return state.round

    def count(self, state: State, side: i64, out: vec[float]) -> None:
        assert isinstance(state, OrleansState)
        for i in range(len(out)):
            out[i] = 0.0
        projection = self.projection
        self.set_prices(self.progress(state))
        projection.look(state, side)
        if projection.acts:
            if projection.plans:
                self.planner.plan(state, side)
            Outcome(projection, state, side).carry_out()
        level = projection.book.level[projection.development]
        points = projection.coins + projection.goods_points + (projection.built + projection.citizens) * level
        out[Feature.POINTS] = float(points) + FIRM * float(projection.placed)
        out[Feature.COINS] = float(projection.coins)
        out[Feature.DEVELOPMENT] = float(projection.development)
        out[Feature.LEVEL] = float(level)
        out[Feature.POSTS] = float(projection.built)
        out[Feature.CITIZENS] = float(projection.citizens)
        out[Feature.MAJORITY] = float(level) if projection.has_most(state, side, 0) else 0.0
        out[Feature.CENSUS] = float(projection.census(state, side, 0))
        self.count_events(state, out)
        self.count_followers(state.players[side], out)
        self.count_places(state.players[side], out)
        self.count_map(out)

    def set_prices(self, progress: float) -> None:
        """Make the projection choose by the weights for this stage of the game."""
        price = self.projection.price
        early = self.current.early
        late = self.current.late
        for i in range(len(price)):
            price[i] = early[i] + (late[i] - early[i]) * progress

    def count_events(self, state: OrleansState, out: vec[float]) -> None:
        """Count what coming events will bring and cost, and what cannot be paid at the current one."""
        projection = self.projection
        out[Feature.INCOME] = float(projection.income) * out[Feature.LEVEL]
        out[Feature.TRADING_DAY] = float(projection.trading) * out[Feature.POSTS]
        out[Feature.TAXES] = projection.tax * float(projection.goods)
        out[Feature.HUNGER] = float(max(0, projection.food_due - projection.food))
        if state.phase >= Phase.EVENT or state.round == 0 or projection.sheltered:
            return
        tile = state.event_tile()
        outlook = projection.outlook(state)
        cost = max(0, outlook.food[tile] - projection.food) * FOOD_PRICE
        if outlook.lot[tile] > 0:
            cost += projection.goods // outlook.lot[tile]
        out[Feature.DEBT] = float(max(0, cost - projection.coins))

    def count_followers(self, player: Player, out: vec[float]) -> None:
        """Count followers by figure, and those that are now idle."""
        projection = self.projection
        book = projection.book
        for figure in range(N_FIGURES):
            out[Feature.FARMERS + figure] = float(projection.own[figure])
        draws = projection.draws()
        left = total_of(projection.hands)
        out[Feature.HAND] = float(projection.hand(draws, 0))
        out[Feature.DRAWS] = float(draws)
        out[Feature.FIRST_KNIGHT] = 1.0 if projection.own[Figure.KNIGHT] > 0 else 0.0
        out[Feature.MARKET] = float(left)
        out[Feature.CROWDED] = float(max(0, left + draws - book.market_spaces - player.tower_spaces(book)))
        out[Feature.STANDING] = float(projection.standing)
        out[Feature.DUE] = 1.0 if projection.due else 0.0

    def count_places(self, player: Player, out: vec[float]) -> None:
        """Count place tiles and technology by what their places bring."""
        projection = self.projection
        book = projection.book
        yields = projection.yields
        out[Feature.HELD] = float(projection.held)
        for place in range(book.n_places):
            if player.owns(place) or place == projection.tile:
                if place >= N_BOARD:
                    out[yields.feature[place]] += yields.amount[place]
                for slot in range(book.first_slot[place], book.first_slot[place + 1]):
                    if player.slots[slot] == TECH:
                        self.count_technology(place, book.slot_need[slot], out)

    def count_technology(self, place: i64, need: i64, out: vec[float]) -> None:
        """Count one placed technology tile."""
        yields = self.projection.yields
        figure = yields.track[place]
        out[yields.technology[place]] += 1.0 if figure == EMPTY else self.open_share(figure)
        if need == Figure.KNIGHT or need == Figure.SCHOLAR:
            out[Feature.TECH_RARE] += 1.0

    def open_share(self, figure: i64) -> float:
        """Return how much of a figure's track lies ahead; monks have no track and never run out."""
        if figure >= N_TRACKS:
            return 1.0
        end = self.projection.book.track_max[figure]
        return float(end - self.projection.tracks[figure]) / float(end)

    def count_map(self, out: vec[float]) -> None:
        """Count what is around the merchant, and a Bathhouse in use."""
        projection = self.projection
        out[Feature.HIRES] = float(projection.hires)
        out[Feature.SITE] = 1.0 if projection.site else 0.0
        out[Feature.TOWNS] = float(min(NEAR, projection.free[0] + projection.free[1]))
        out[Feature.LOADS] = float(projection.load[0] + projection.load[1])
