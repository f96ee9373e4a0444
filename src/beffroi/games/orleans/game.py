"""Orléans as the house knows it: options, set-up, views, samples, scores, positions."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.orleans import laying, position, sampling, scoring
from beffroi.games.orleans.actions import Automate, Buy, Dismiss, Hire, Turn
from beffroi.games.orleans.book import Edition
from beffroi.games.orleans.bot.evaluation import OrleansEvaluation
from beffroi.games.orleans.bot.features import NAMES
from beffroi.games.orleans.bot.playouts import preferred
from beffroi.games.orleans.deeds import Send
from beffroi.games.orleans.events import Feed, Meet, Shelter
from beffroi.games.orleans.followers import Gather, Store
from beffroi.games.orleans.invariants import violations
from beffroi.games.orleans.layout import sections
from beffroi.games.orleans.naming import STEP_NAMES, domains
from beffroi.games.orleans.payments import Torture
from beffroi.games.orleans.planning import Plan
from beffroi.games.orleans.reading import read_book
from beffroi.games.orleans.recruiting import ChooseFigure, TakeTile
from beffroi.games.orleans.rounds import (
    ACTIONS,
    CENSUS,
    EVENT,
    FOLLOWERS,
    HOURGLASS,
    PLANNING,
    START_PLAYER,
    TECHNOLOGY,
    Actions,
    Census,
    EventPhase,
    Exclude,
    Followers,
    Hourglass,
    Planning,
    Show,
    StartPlayer,
    Technology,
)
from beffroi.games.orleans.setup import lay_out, opening, table_of
from beffroi.games.orleans.shape import Table
from beffroi.games.orleans.state import OrleansState
from beffroi.games.orleans.tables import EDITIONS, MAX_SEATS, PILES, ROUTES, Phase
from beffroi.games.orleans.travel import Travel
from beffroi.games.orleans.view import observe, view
from beffroi.games.orleans.words import NEWS, VERBS, Told
from beffroi.kernel.errors import DataError
from beffroi.kernel.evaluation import Evaluation, read_weights
from beffroi.kernel.flow import State, Step
from beffroi.kernel.game import Game, Option
from beffroi.kernel.layout import Section
from beffroi.kernel.reader import Data, Reader
from beffroi.kernel.words import Words

STEPS: list[type[Step[Any]]] = [
    Actions, Automate, Buy, Census, ChooseFigure, Dismiss, EventPhase, Exclude, Feed, Followers, Gather, Hire,
    Hourglass, Meet, Plan, Planning, Send, Shelter, Show, StartPlayer, Store, TakeTile, Technology, Torture, Travel,
    Turn,
]  # fmt: skip

OPTIONS = [
    Option("edition", "2020", list(reversed(EDITIONS))),
    Option("planning", "simultaneous", ["simultaneous", "turn_order"]),  # ORL-3.3
    Option("exclusion", "off", ["off", "on"]),  # ORL-19.1
    Option("first", "random", ["random"], 0, MAX_SEATS - 1),  # ORL-2.14
    Option("bank", "box", ["box"], 25, 9999),  # coins of the 2014 box (ORL-2.13)
]


class Orleans(Game):
    """The rules of Orléans, in the editions of 2014 and 2020."""

    key = "orleans"
    rules = 2
    releases: tuple[str, ...] = ("0.1.0",)
    shape = Table
    step_names = STEP_NAMES
    more_names: ClassVar[dict[str, list[str]]] = {"route": ROUTES, "pile": PILES}

    def __init__(self, pack: Path | None = None) -> None:
        data = Data(Path(__file__).with_name("data"), pack)
        self.book = read_book(data)
        super().__init__(data, Words(domains(self.book), VERBS, NEWS, Told), OPTIONS, STEPS)
        weights = read_weights(Path(__file__).with_name("weights.toml"), NAMES)
        self.evaluator = OrleansEvaluation(NAMES, weights, self.book)

    def edition(self, options: dict[str, str]) -> Edition:
        """Return the edition that is played."""
        return self.book.editions[EDITIONS.index(options["edition"])]

    def seats(self, options: dict[str, str]) -> tuple[int, int]:
        players = self.edition(options).players
        return min(players), max(players)

    def check_seats(self, seats: int, options: dict[str, str]) -> None:
        super().check_seats(seats, options)
        if options["first"] != "random":
            Option("first", "random", ["random"], 0, seats - 1).check(options["first"])

    def setup(self, seats: int, options: dict[str, str], seed: int) -> State:
        return lay_out(self.book, self.edition(options), seats, options, seed)

    def bare(self, seats: int, options: dict[str, str], seed: int) -> State:
        return table_of(self.book, self.edition(options), seats, options, seed)

    def view(self, state: State, viewer: int) -> Table:
        assert isinstance(state, OrleansState)
        return view(state, viewer)

    def observe(self, state: State, viewer: i64) -> vec[i64]:
        assert isinstance(state, OrleansState)
        return observe(state, viewer)

    def sections(self, seats: int, options: dict[str, str]) -> list[Section]:
        return sections(self.book, seats)

    def sample(self, state: State, viewer: int, seed: int) -> State:
        assert isinstance(state, OrleansState)
        return sampling.sample(state, viewer, seed)

    def hidden(self, state: State, viewer: int) -> list[int]:
        assert isinstance(state, OrleansState)
        return sampling.hidden(state, viewer)

    def playout_bias(self, state: State, seat: int, options: list[int]) -> list[int]:
        assert isinstance(state, OrleansState)
        return preferred(state, seat, options)

    def evaluation(self) -> Evaluation:
        return self.evaluator

    def scores(self, state: State) -> list[list[tuple[str, int]]]:
        assert isinstance(state, OrleansState)
        return [scoring.lines(state, seat) for seat in range(len(state.players))]

    def calendar(self, state: State) -> list[tuple[str, int, int]]:
        assert isinstance(state, OrleansState)
        return [("round", int(state.round), int(state.book.rounds))]

    def resources(self) -> list[str]:
        return ["coins", "goods", "development", "built", "citizens"]

    def tiebreaks(self, state: State) -> list[tuple[str, list[int]]]:
        assert isinstance(state, OrleansState)
        return scoring.tiebreaks(state)

    def violations(self, state: State, earlier: State | None) -> list[str]:
        assert isinstance(state, OrleansState)
        assert earlier is None or isinstance(earlier, OrleansState)
        return violations(state, earlier)

    def write(self, state: State) -> dict[str, Any]:
        assert isinstance(state, OrleansState)
        return position.write(state)

    def read(self, state: State, doc: Reader) -> None:
        assert isinstance(state, OrleansState)
        laying.read(state, doc)

    def check_step(self, state: State, name: str, args: list[int], path: str) -> None:
        assert isinstance(state, OrleansState)
        position.check_step(state, name, args, path)

    def resume(self, state: State, options: dict[str, str], turn: int) -> list[Step[Any]]:
        assert isinstance(state, OrleansState)
        order: list[Step[Any]] = [
            CENSUS, FOLLOWERS, PLANNING, ACTIONS, TECHNOLOGY, EVENT, START_PLAYER, HOURGLASS,
        ]  # fmt: skip
        if turn >= 0 and state.phase != Phase.ACTIONS:
            raise DataError("turn", "says who moves in the phase actions; the other phases know")
        match state.phase:
            case Phase.OVER:
                return []
            case Phase.EXCLUSION:
                return opening(state, options)
            case Phase.HOURGLASS:
                state.round = max(0, state.round - 1)  # its tile is turned up again
                return [HOURGLASS]
            case Phase.ACTIONS:
                return [*position.turns(state, turn), *order[4:]]
            case Phase.CENSUS | Phase.FOLLOWERS | Phase.PLANNING:
                return order[state.phase - Phase.CENSUS :]
        return order[5 if state.phase == Phase.EVENT else 6 :]
