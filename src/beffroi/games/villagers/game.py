"""Villagers as the house knows it: options, set-up, views, samples, scores, positions."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.villagers import laying, position, sampling, scoring
from beffroi.games.villagers.arrivals import Arrivals, PlaceCoin, Renew
from beffroi.games.villagers.bot.evaluation import VillagersEvaluation
from beffroi.games.villagers.bot.features import NAMES
from beffroi.games.villagers.bot.playouts import preferred
from beffroi.games.villagers.build import Begin, Build, Onto, Return, Serve, Turn
from beffroi.games.villagers.draft import Draft, Give, Next, Pick, Refill
from beffroi.games.villagers.happenings import Point
from beffroi.games.villagers.invariants import violations
from beffroi.games.villagers.jester import Dismiss, Duty
from beffroi.games.villagers.layout import sections
from beffroi.games.villagers.naming import SEATED, STEP_NAMES, domains
from beffroi.games.villagers.observing import observe
from beffroi.games.villagers.payments import BuyOff
from beffroi.games.villagers.placing import Unlock, Where
from beffroi.games.villagers.reading import read_book
from beffroi.games.villagers.rounds import Markets, Round, Upkeep
from beffroi.games.villagers.setup import lay_out, table_of
from beffroi.games.villagers.shape import Table
from beffroi.games.villagers.solo import Allow, EventPhase, Newcomer, Resolve, TurnedUp
from beffroi.games.villagers.specials import ChooseSide, Cover, Sell, Swap
from beffroi.games.villagers.state import Mode, VillagersState
from beffroi.games.villagers.tables import MAX_SEATS, MODES
from beffroi.games.villagers.transfers import Choose, Loss, Ransom
from beffroi.games.villagers.view import view
from beffroi.games.villagers.words import NEWS, VERBS
from beffroi.kernel.evaluation import Evaluation, read_weights
from beffroi.kernel.flow import State, Step
from beffroi.kernel.game import Game, Option
from beffroi.kernel.layout import Section
from beffroi.kernel.reader import Data, Reader
from beffroi.kernel.words import Words

STEPS: list[type[Step[Any]]] = [
    Allow, Arrivals, Begin, Build, BuyOff, Choose, ChooseSide, Cover, Dismiss, Draft, Duty, EventPhase, Give, Loss,
    Markets, Newcomer, Next, Onto, Pick, PlaceCoin, Point, Ransom, Refill, Renew, Resolve, Return, Round,
    Sell, Serve, Swap, Turn, TurnedUp, Unlock, Upkeep, Where,
]  # fmt: skip

OPTIONS = [
    Option("first", "random", ["random"], 0, MAX_SEATS - 1),  # VIL-3.8
    Option("mode", "normal", MODES),  # VIL-11.26, 11.27: of the solo duel
]


class Villagers(Game):
    """The rules of Villagers, for 1 to 5 players."""

    key = "villagers"
    rules = 2
    shape = Table
    releases: tuple[str, ...] = ("0.1.0",)
    observed = 2
    numbered = 2
    step_names: ClassVar[dict[str, list[str]]] = STEP_NAMES

    def __init__(self, pack: Path | None = None) -> None:
        data = Data(Path(__file__).with_name("data"), pack)
        self.book = read_book(data)
        super().__init__(data, Words(domains(self.book), VERBS, NEWS, SEATED), OPTIONS, STEPS)
        self.evaluator = VillagersEvaluation(NAMES, read_weights(Path(__file__).with_name("weights.toml"), NAMES))

    def mode(self, options: dict[str, str]) -> Mode:
        """Return the mode of the solo duel."""
        return self.book.modes[MODES.index(options["mode"])]

    def seats(self, options: dict[str, str]) -> tuple[int, int]:
        return (1, int(MAX_SEATS)) if options["mode"] == "normal" else (1, 1)

    def check_seats(self, seats: int, options: dict[str, str]) -> None:
        super().check_seats(seats, options)
        if options["first"] != "random":
            Option("first", "random", ["random", "0"], 0, seats - 1).check(options["first"])

    def setup(self, seats: int, options: dict[str, str], seed: int) -> State:
        return lay_out(self.book, self.mode(options), seats, options, seed)

    def bare(self, seats: int, options: dict[str, str], seed: int) -> State:
        return table_of(self.book, self.mode(options), seats, options, seed)

    def view(self, state: State, viewer: int) -> Table:
        assert isinstance(state, VillagersState)
        return view(state, viewer)

    def observe(self, state: State, viewer: i64) -> vec[i64]:
        assert isinstance(state, VillagersState)
        return observe(state, viewer)

    def sections(self, seats: int, options: dict[str, str]) -> list[Section]:
        return sections(self.book, seats)

    def sample(self, state: State, viewer: int, seed: int) -> State:
        assert isinstance(state, VillagersState)
        return sampling.sample(state, viewer, seed)

    def hidden(self, state: State, viewer: int) -> list[int]:
        assert isinstance(state, VillagersState)
        return sampling.hidden(state, viewer)

    def playout_bias(self, state: State, seat: int, options: list[int]) -> list[int]:
        assert isinstance(state, VillagersState)
        return preferred(state, seat, options)

    def evaluation(self) -> Evaluation:
        return self.evaluator

    def scores(self, state: State) -> list[list[tuple[str, int]]]:
        assert isinstance(state, VillagersState)
        return [scoring.lines(state, seat) for seat in range(state.seats)]

    def rivals(self, state: State) -> list[tuple[str, list[tuple[str, int]]]]:
        assert isinstance(state, VillagersState)
        return [("countess", scoring.lines(state, int(state.seats)))] if state.solo() else []

    def calendar(self, state: State) -> list[tuple[str, int, int]]:
        assert isinstance(state, VillagersState)
        return [("round", int(state.round), 0)]

    def resources(self) -> list[str]:
        return ["villagers", "food", "houses", "gold", "hand_size"]

    def tiebreaks(self, state: State) -> list[tuple[str, list[int]]]:
        assert isinstance(state, VillagersState)
        return scoring.tiebreaks(state)

    def ranks(self, state: State) -> list[int]:
        assert isinstance(state, VillagersState)
        if state.solo():
            return [1 if scoring.won(state) else 2]  # VIL-11.25
        return super().ranks(state)

    def violations(self, state: State, earlier: State | None) -> list[str]:
        assert isinstance(state, VillagersState)
        assert earlier is None or isinstance(earlier, VillagersState)
        return violations(state, earlier)

    def write(self, state: State) -> dict[str, Any]:
        assert isinstance(state, VillagersState)
        return position.write(state)

    def read(self, state: State, doc: Reader) -> None:
        assert isinstance(state, VillagersState)
        laying.read(state, doc)

    def resume(self, state: State, options: dict[str, str], turn: int) -> list[Step[Any]]:
        assert isinstance(state, VillagersState)
        return position.resume(state, turn)

    def check_step(self, state: State, name: str, args: list[int], path: str) -> None:
        assert isinstance(state, VillagersState)
        position.check_step(state, name, args, path)
