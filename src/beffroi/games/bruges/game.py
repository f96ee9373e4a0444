"""Bruges as the house knows it: options, set-up, views, samples, scores, positions."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.bruges import laying, position, sampling, scoring
from beffroi.games.bruges.actions import Flash, FlashAgain, Into, PayWorker, Section
from beffroi.games.bruges.bot.evaluation import BrugesEvaluation
from beffroi.games.bruges.bot.features import NAMES
from beffroi.games.bruges.bot.playouts import preferred
from beffroi.games.bruges.drawing import Draw, DrawPhase, Look, Refill
from beffroi.games.bruges.exchanges import Demand, Discard, Give, HandIn, Lay, Lend, LoseTile, LoseTiles, PutDown, Sort
from beffroi.games.bruges.gains import Take
from beffroi.games.bruges.invariants import violations
from beffroi.games.bruges.layout import sections
from beffroi.games.bruges.naming import SEATED, STEP_NAMES, domains
from beffroi.games.bruges.printed import printed
from beffroi.games.bruges.progress import BuyProgress, Climb, ProgressPhase
from beffroi.games.bruges.reactions import React, ReturnOne
from beffroi.games.bruges.reading import read_book
from beffroi.games.bruges.rounds import Majorities, Round
from beffroi.games.bruges.setup import lay_out, table_of
from beffroi.games.bruges.shape import Table
from beffroi.games.bruges.state import BrugesState
from beffroi.games.bruges.tables import HAPPENINGS, MAX_SEATS, MIN_SEATS
from beffroi.games.bruges.threats import Burn, Bury, Calm, ChooseDisaster, Roll, Threaten, ThreatPhase
from beffroi.games.bruges.turns import Begin, PlayCard, PlayColor, PlayPhase, Turn
from beffroi.games.bruges.view import observe, view
from beffroi.games.bruges.words import NEWS, VERBS
from beffroi.kernel.evaluation import Evaluation, read_weights
from beffroi.kernel.flow import State, Step
from beffroi.kernel.game import Game, Option
from beffroi.kernel.layout import Section as Seen
from beffroi.kernel.reader import Data, Reader
from beffroi.kernel.words import Words

STEPS: list[type[Step[Any]]] = [
    Begin, Burn, Bury, BuyProgress, Calm, ChooseDisaster, Climb, Demand, Discard, Draw, DrawPhase, Flash, FlashAgain,
    Give, HandIn, Into, Lay, Lend, Look, LoseTile, LoseTiles, Majorities, PayWorker, PlayCard, PlayColor, PlayPhase,
    ProgressPhase, PutDown, React, Refill, ReturnOne, Roll, Round, Section, Sort, Take, Threaten, ThreatPhase, Turn,
]  # fmt: skip

OPTIONS = [Option("first", "random", ["random"], 0, MAX_SEATS - 1)]  # BRU-2.5


class Bruges(Game):
    """The rules of Bruges, for 2 to 4 players."""

    key = "bruges"
    rules = 2
    releases: tuple[str, ...] = ("0.1.0",)
    observed = 2
    numbered = 2
    shape = Table
    step_names = STEP_NAMES
    more_names: ClassVar[dict[str, list[str]]] = {"happening": HAPPENINGS}

    def __init__(self, pack: Path | None = None) -> None:
        data = Data(Path(__file__).with_name("data"), pack)
        self.book = read_book(data)
        super().__init__(data, Words(domains(self.book), VERBS, NEWS, SEATED), OPTIONS, STEPS)
        self.evaluator = BrugesEvaluation(self.book, read_weights(Path(__file__).with_name("weights.toml"), NAMES))

    def seats(self, options: dict[str, str]) -> tuple[int, int]:
        return int(MIN_SEATS), int(MAX_SEATS)

    def check_seats(self, seats: int, options: dict[str, str]) -> None:
        super().check_seats(seats, options)
        if options["first"] != "random":
            Option("first", "random", ["random"], 0, seats - 1).check(options["first"])

    def setup(self, seats: int, options: dict[str, str], seed: int) -> State:
        return lay_out(self.book, seats, options, seed)

    def bare(self, seats: int, options: dict[str, str], seed: int) -> State:
        return table_of(self.book, seats, options, seed)

    def view(self, state: State, viewer: int) -> Table:
        assert isinstance(state, BrugesState)
        return view(state, viewer)

    def observe(self, state: State, viewer: i64) -> vec[i64]:
        assert isinstance(state, BrugesState)
        return observe(state, viewer)

    def sections(self, seats: int, options: dict[str, str]) -> list[Seen]:
        return sections(self.book, seats)

    def sample(self, state: State, viewer: int, seed: int) -> State:
        assert isinstance(state, BrugesState)
        return sampling.sample(state, viewer, seed)

    def hidden(self, state: State, viewer: int) -> list[int]:
        assert isinstance(state, BrugesState)
        return sampling.hidden(state, viewer)

    def playout_bias(self, state: State, seat: int, options: list[int]) -> list[int]:
        assert isinstance(state, BrugesState)
        return preferred(state, seat, options)

    def evaluation(self) -> Evaluation:
        return self.evaluator

    def scores(self, state: State) -> list[list[tuple[str, int]]]:
        assert isinstance(state, BrugesState)
        return [scoring.lines(state, seat) for seat in range(state.seats)]

    def calendar(self, state: State) -> list[tuple[str, int, int]]:
        assert isinstance(state, BrugesState)
        return [("round", int(state.round), 0)]

    def resources(self) -> list[str]:
        return ["florins", "workers", "houses", "characters", "canals"]

    def tiebreaks(self, state: State) -> list[tuple[str, list[int]]]:
        assert isinstance(state, BrugesState)
        return scoring.tiebreaks(state)

    def violations(self, state: State, earlier: State | None) -> list[str]:
        assert isinstance(state, BrugesState)
        assert earlier is None or isinstance(earlier, BrugesState)
        return violations(state, earlier)

    def write(self, state: State) -> dict[str, Any]:
        assert isinstance(state, BrugesState)
        return position.write(state)

    def sheets(self) -> list[str]:
        return ["cards"]

    def cards(self) -> list[dict[str, Any]]:
        return printed(self.data)

    def read(self, state: State, doc: Reader) -> None:
        assert isinstance(state, BrugesState)
        laying.read(state, doc)

    def resume(self, state: State, options: dict[str, str], turn: int) -> list[Step[Any]]:
        assert isinstance(state, BrugesState)
        return position.resume(state, turn)

    def check_step(self, state: State, name: str, args: list[int], path: str) -> None:
        assert isinstance(state, BrugesState)
        position.check_step(state, name, args, path)
