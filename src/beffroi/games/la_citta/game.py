"""La Città as the house knows it: options, set-up, views, samples, scores, positions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.la_citta import laying, position, sampling, scoring
from beffroi.games.la_citta.bot.evaluation import CittaEvaluation
from beffroi.games.la_citta.bot.features import NAMES
from beffroi.games.la_citta.bot.playouts import preferred
from beffroi.games.la_citta.building import Put
from beffroi.games.la_citta.feeding import Feed, Feeding, Starve
from beffroi.games.la_citta.founding import From, Place, Site
from beffroi.games.la_citta.invariants import violations
from beffroi.games.la_citta.layout import sections
from beffroi.games.la_citta.migration import Claim, Gather, Migrate, Migration
from beffroi.games.la_citta.naming import SEATED, STEP_NAMES, domains
from beffroi.games.la_citta.policies import Circus, Harvest, Invite, Listen, Master, Stage, Welcome
from beffroi.games.la_citta.politics import Begin, Politics, Refill, Turn
from beffroi.games.la_citta.reading import read_book
from beffroi.games.la_citta.reorganization import Raze, Reorganization, Tend, Tidy
from beffroi.games.la_citta.setup import Marker, lay_out, table_of
from beffroi.games.la_citta.shape import Table
from beffroi.games.la_citta.state import CittaState
from beffroi.games.la_citta.tables import MAPS, MAX_SEATS, MIN_SEATS, PASSES, SITES
from beffroi.games.la_citta.view import observe, view
from beffroi.games.la_citta.wishes import Reveal, Wish
from beffroi.games.la_citta.words import NEWS, VERBS
from beffroi.games.la_citta.years import Growth, Income, LayVoice, StartPlayer, Year, YearEnd
from beffroi.kernel.evaluation import Evaluation, read_weights
from beffroi.kernel.flow import State, Step
from beffroi.kernel.game import Game, Option
from beffroi.kernel.layout import Section
from beffroi.kernel.reader import Data, Reader
from beffroi.kernel.words import Words

STEPS: list[type[Step[Any]]] = [
    Begin, Circus, Claim, Feed, Feeding, From, Gather, Growth, Harvest, Income, Invite, LayVoice, Listen, Marker,
    Master, Migrate, Migration, Place, Politics, Put, Raze, Refill, Reorganization, Reveal, Site, Stage, StartPlayer,
    Starve, Tend, Tidy, Turn, Welcome, Wish, Year, YearEnd,
]  # fmt: skip

OPTIONS = [
    Option("first", "random", ["random"], 0, MAX_SEATS - 1),  # CIT-3.5
    Option("map", "beginner", MAPS),  # CIT-3.1
    Option("sites", "fixed", SITES),  # CIT-3.10: of the beginners' map
    Option("pass", "spent", PASSES),  # CIT-8.6, 8.12
]


GONE = {"bags": "is gone since rules version 2: all tiles are shuffled, landscapes.*.count says how many (CIT-3.1)"}


class LaCitta(Game):
    """The rules of La Città, for 2 to 5 players."""

    key = "la_citta"
    rules = 2
    releases: tuple[str, ...] = ("0.1.0",)
    observed = 2
    numbered = 2
    shape = Table
    step_names = STEP_NAMES

    def __init__(self, pack: Path | None = None) -> None:
        data = Data(Path(__file__).with_name("data"), pack, GONE)
        self.book = read_book(data)
        super().__init__(data, Words(domains(self.book), VERBS, NEWS, SEATED), OPTIONS, STEPS)
        self.evaluator = CittaEvaluation(NAMES, read_weights(Path(__file__).with_name("weights.toml"), NAMES))

    def seats(self, options: dict[str, str]) -> tuple[int, int]:
        return int(MIN_SEATS), int(MAX_SEATS)

    def check_seats(self, seats: int, options: dict[str, str]) -> None:
        super().check_seats(seats, options)
        if options["first"] != "random":
            Option("first", "random", ["random", "0"], 0, seats - 1).check(options["first"])

    def setup(self, seats: int, options: dict[str, str], seed: int) -> State:
        return lay_out(self.book, seats, options, seed)

    def bare(self, seats: int, options: dict[str, str], seed: int) -> State:
        return table_of(self.book, seats, options, seed)

    def view(self, state: State, viewer: int) -> Table:
        assert isinstance(state, CittaState)
        return view(state, viewer)

    def observe(self, state: State, viewer: i64) -> vec[i64]:
        assert isinstance(state, CittaState)
        return observe(state, viewer)

    def sections(self, seats: int, options: dict[str, str]) -> list[Section]:
        return sections(self.book, seats)

    def sample(self, state: State, viewer: int, seed: int) -> State:
        assert isinstance(state, CittaState)
        return sampling.sample(state, viewer, seed)

    def hidden(self, state: State, viewer: int) -> list[int]:
        assert isinstance(state, CittaState)
        return sampling.hidden(state, viewer)

    def playout_bias(self, state: State, seat: int, options: list[int]) -> list[int]:
        assert isinstance(state, CittaState)
        return preferred(state, seat, options)

    def evaluation(self) -> Evaluation:
        return self.evaluator

    def scores(self, state: State) -> list[list[tuple[str, int]]]:
        assert isinstance(state, CittaState)
        return [scoring.lines(state, seat) for seat in range(state.seats)]

    def calendar(self, state: State) -> list[tuple[str, int, int]]:
        assert isinstance(state, CittaState)
        book = state.book
        return [("year", int(state.year), int(book.years)), ("round", int(state.round), int(book.rounds))]

    def resources(self) -> list[str]:
        return ["gold", "income", "food", "demand"]

    def tiebreaks(self, state: State) -> list[tuple[str, list[int]]]:
        assert isinstance(state, CittaState)
        return scoring.tiebreaks(state)

    def violations(self, state: State, earlier: State | None) -> list[str]:
        assert isinstance(state, CittaState)
        assert earlier is None or isinstance(earlier, CittaState)
        return violations(state, earlier)

    def write(self, state: State) -> dict[str, Any]:
        assert isinstance(state, CittaState)
        return position.write(state)

    def read(self, state: State, doc: Reader) -> None:
        assert isinstance(state, CittaState)
        laying.read(state, doc)

    def resume(self, state: State, options: dict[str, str], turn: int) -> list[Step[Any]]:
        assert isinstance(state, CittaState)
        return position.resume(state, options, turn)

    def check_step(self, state: State, name: str, args: list[int], path: str) -> None:
        assert isinstance(state, CittaState)
        position.check_step(state, name, args, path)
