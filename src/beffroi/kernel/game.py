"""What every game offers the house: setup, views, samples, scores, positions, options."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from beffroi.kernel.chance import MOST_SEED, streams
from beffroi.kernel.errors import DataError, Illegal
from beffroi.kernel.evaluation import Evaluation
from beffroi.kernel.flow import State, Step, advance, ask, check_asked, legal, named_few, play_legal
from beffroi.kernel.layout import Section
from beffroi.kernel.plain import PlainEvaluation, whole_table
from beffroi.kernel.reader import Data, Reader
from beffroi.kernel.views import AnyView
from beffroi.kernel.words import Words, shorten

SPECTATOR = -1


class Option:
    """A choice made before the game: a word from a list, or a number from a range if there is one."""

    def __init__(self, name: str, default: str, words: list[str], low: int = 0, high: int = 0) -> None:
        self.name = name
        self.default = default
        self.words = words
        self.low = low
        self.high = high

    def check(self, value: str) -> None:
        """Refuse a value that this option does not allow."""
        path = f"option {self.name}"
        if value in self.words:
            return
        if self.low == self.high:
            raise DataError(path, f"«{value[:40]}» is unknown; choose one of: {', '.join(self.words)}")
        if not (value.isascii() and value.isdigit() and self.low <= int(value) <= self.high):
            words = f"{', '.join(self.words)} or " if self.words else ""
            raise DataError(path, f"«{value[:40]}» is unknown; give {words}a number from {self.low} to {self.high}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Setting:
    """How a game is set up: its data, words and options, and what is in its box."""

    key = ""  # folder name, entry point, message prefix
    rules = 1  # raised whenever the same log may lead to a different result
    releases: tuple[str, ...] = ()  # for each older version of the rules, 1, 2, …, the last release that reads it
    observed = 1  # version of the observation, raised whenever sections() changes
    numbered = 1  # version of the numbers of actions, raised whenever a verb or the size of a domain changes
    shape: ClassVar[type[Any]] = AnyView  # a TypedDict: the fields of view()
    # What the numbers after the seat of a step stand for in positions: "card" is one name from a domain, "color*" a set
    # of them, "color?any" one of them or the word for none in particular, "" a plain number.
    step_names: ClassVar[dict[str, list[str]]] = {}
    more_names: ClassVar[dict[str, list[str]]] = {}  # domains that steps use but actions do not

    def __init__(self, data: Data, words: Words, options: list[Option], steps: list[type[Step[Any]]]) -> None:
        self.data = data
        self.words = words
        self.options = options
        self.steps = {step.__name__: step for step in steps}
        self.step_numbers = {step: i for i, step in enumerate(steps)}
        self.fingerprint = data.fingerprint()
        self.blank = vec[u8]([0] * words.size)  # a mask with nothing legal

    def names_of(self, domain: str) -> list[str]:
        """Return the names in a domain of actions or steps."""
        return self.more_names[domain] if domain in self.more_names else self.words.names[domain]

    def release_of(self, rules: int) -> str:
        """Return the last release that plays by this older version of the rules, or an empty string."""
        return self.releases[rules - 1] if 0 < rules <= len(self.releases) else ""

    def seats(self, options: dict[str, str]) -> tuple[int, int]:
        """Return the minimum and maximum number of players with these options."""
        raise NotImplementedError

    def setup(self, seats: int, options: dict[str, str], seed: int) -> State:
        """Set up a new game, up to the first decision; `options` as complete() returns them."""
        raise NotImplementedError

    def complete(self, options: dict[str, str]) -> dict[str, str]:
        """Return all options, with defaults for those left out; refuse unknown ones."""
        names = [option.name for option in self.options]
        for name in options:
            if name not in names:
                raise DataError(f"option {name[:40]}", f"is unknown; the options are: {', '.join(names)}")
        out: dict[str, str] = {}
        for option in self.options:
            out[option.name] = options.get(option.name, option.default)
            option.check(out[option.name])
        return out

    def check_seats(self, seats: int, options: dict[str, str]) -> None:
        """Refuse a number of players that the options do not allow."""
        low, high = self.seats(options)
        if not low <= seats <= high:
            raise DataError("seats", f"{seats} cannot play this; {low} to {high} players with these options")

    def new(self, seats: int, options: dict[str, str], seed: int) -> State:
        """Set up a new game after checking the arguments."""
        full = self.complete(options)
        self.check_seats(seats, full)
        if not 0 <= seed <= MOST_SEED:
            raise DataError("seed", "is a whole number from 0 to 2**128 - 1")
        return self.setup(seats, full, seed)

    def sheets(self) -> list[str]:
        """Return the tables that an export writes as spreadsheets, one row per entry."""
        return []

    def cards(self) -> list[dict[str, Any]]:
        """Return what is printed on each card, as facts for each language to put into words.

        `id`, facts for a line about it, its `effect` as a word with its facts, and the parts that are `reconstructed`.
        """
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing(Setting):
    """Where a game stands: points, ranks, and whether everything is sound."""

    def scores(self, state: State) -> list[list[tuple[str, int]]]:
        """Return the current score lines of each seat; its points are their sum."""
        raise NotImplementedError

    def rivals(self, state: State) -> list[tuple[str, list[tuple[str, int]]]]:
        """Return the opponents without a seat, by name, with score lines like those of a seat."""
        return []

    def tiebreaks(self, state: State) -> list[tuple[str, list[int]]]:
        """Return the tiebreakers, in order: the name of each and a number for each seat; the highest number wins.

        Where the fewest of something is best, the numbers are negative.
        """
        return []

    def points(self, state: State) -> list[int]:
        """Return the current points of every seat."""
        return [sum(points for _, points in lines) for lines in self.scores(state)]

    def ranks(self, state: State) -> list[int]:
        """Return the rank of each seat by points, then tiebreakers; 1 for every winner, and ties share a rank.

        A game in which an opponent without a seat can come in first overrides this.
        """
        keys = [[points] for points in self.points(state)]
        for _, numbers in self.tiebreaks(state):
            for seat, number in enumerate(numbers):
                keys[seat].append(number)
        return [1 + sum(other > own for other in keys) for own in keys]

    def violations(self, state: State, earlier: State | None) -> list[str]:
        """Return every invariant that does not hold, in words; an empty list if the game is sound."""
        return []

    def digest(self, state: State) -> str:
        """Return a fingerprint of everything that determines how the game continues."""
        todo = [written(state.agenda), [written(lane) for lane in state.lanes]]
        chance = [[rng.a, rng.b, rng.c, rng.d] for rng in state.chance]
        return sha256(repr([todo, chance, state.ints(), state.shown]).encode()).hexdigest()[:16]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight(Standing):
    """What a seat may know, for people, bots and machine learning, and how far along the game is."""

    def view(self, state: State, viewer: int) -> Mapping[str, Any]:
        """Return what a seat may know, with the fields that `shape` declares; a spectator is seat -1."""
        raise NotImplementedError

    def observe(self, state: State, viewer: i64) -> vec[i64]:
        """Return the same knowledge as a fixed number of integers, the viewer's own seat first.

        By default this is the whole table, in seat order: right for games without hidden information.
        """
        return vec[i64](state.ints())

    def sections(self, seats: int, options: dict[str, str]) -> list[Section]:
        """Return what the numbers of observe() mean, in the same order; `options` as complete() returns them."""
        return whole_table(self.setup(seats, options, 0).ints())

    def mask(self, state: State, seat: i64) -> vec[u8]:
        """Return one byte per action id; NumPy reads it in place, as it does observe()."""
        out = self.blank[:]
        ids = state.offers.ids
        for i in range(ask(state, seat)):
            out[ids[i]] = 1
        return out

    def sample(self, state: State, viewer: int, seed: int) -> State:
        """Return a full state that is consistent with the view; it depends on nothing the viewer may not know.

        By default only chance is drawn again.
        """
        world = state.clone()
        world.chance = streams(seed, len(world.chance))
        return world

    def hidden(self, state: State, viewer: int) -> list[int]:
        """Return what a viewer may not know, as integers, chance included: tests check that samples redraw it."""
        return [int(number) for rng in state.chance for number in (rng.a, rng.b, rng.c)]

    def resources(self) -> list[str]:
        """Return the player fields in the public view worth tracking over a game: numbers, or things to count."""
        return []

    def holdings(self, state: State) -> list[list[tuple[str, int]]]:
        """Return how much of its key resources each seat has, as far as everyone can see."""
        players = self.view(state, SPECTATOR)["players"]
        return [[(name, amount(player[name])) for name in self.resources()] for player in players]

    def playout_bias(self, state: State, seat: int, options: list[int]) -> list[int]:
        """Bias for random playouts: the options that move the game forward, so that they exercise every rule."""
        return options

    def calendar(self, state: State) -> list[tuple[str, int, int]]:
        """Return the units of time, longest first: the name, the current number, and the last (0 if unknown)."""
        return [("round", int(self.view(state, SPECTATOR)["round"]), 0)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Sight):
    """The rules of one game. It keeps no state of its own: all of that is in State.

    Every game implements `seats`, `bare`, `resume`, `view`, `scores`, `write` and `read`. The others have a default,
    which is right for a small game with no secrets other than chance (docs/adding-a-game.md).
    """

    def setup(self, seats: int, options: dict[str, str], seed: int) -> State:
        state = self.bare(seats, options, seed)
        state.push_all(self.resume(state, options, -1))
        advance(state)
        return state

    def evaluation(self) -> Evaluation:
        """Return the evaluation of this game, for bots and hints; by default, the current points."""
        return PlainEvaluation(self)

    def checked(self, state: State, seat: int, text: str) -> int:
        """Return the number of an action that a seat may choose now; refuse any other and say what is possible."""
        check_asked(state, seat)
        action = self.words.parse(text)
        options = legal(state, seat)
        if action not in options:
            hint = named_few([self.words.text(option) for option in options])
            problem = f"{shorten(text)} is not possible now; possible: {hint}"
            raise Illegal("not-possible", problem, action=text, hint=hint)
        return action

    def play(self, state: State, seat: int, text: str) -> None:
        """Play an action given as text (`act farm`) up to the next decision; refuse it if it is not possible."""
        play_legal(state, seat, self.checked(state, seat, text))

    def bare(self, seats: int, options: dict[str, str], seed: int) -> State:
        """Set the table for a new game with nothing to do yet; positions start from this."""
        raise NotImplementedError

    def resume(self, state: State, options: dict[str, str], turn: int) -> list[Step[Any]]:
        """Return what is left to do from the phase of a position on; `turn` is the seat to move, or -1."""
        raise NotImplementedError

    def check_step(self, state: State, name: str, args: list[int], path: str) -> None:
        """Refuse a step of a position if its numbers mean nothing in this game."""

    def write(self, state: State) -> dict[str, Any]:
        """Return what is on the table, as the game's part of a position."""
        raise NotImplementedError

    def read(self, state: State, doc: Reader) -> None:
        """Set the table as a position describes it; what it leaves out stays as set up, or is derived."""
        raise NotImplementedError


def written(steps: list[Step[Any]]) -> list[list[Any]]:
    """Return steps as positions list them, the next one first: a name and integers."""
    return [[type(step).__name__, *step.args()] for step in steps[::-1]]


def amount(value: Any) -> int:
    """Return a number from a view, the sum of counts by name, or the length of a list."""
    if isinstance(value, dict):
        return sum(int(count) for count in value.values())
    return len(value) if isinstance(value, list) else int(value)
