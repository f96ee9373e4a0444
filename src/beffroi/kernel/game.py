"""What every game offers the house: set-up, views, samples, scores, positions, options."""

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
    """A choice made before the game: a word of a list, or a number between two bounds when there is no list."""

    def __init__(self, name: str, default: str, words: list[str], low: int = 0, high: int = 0) -> None:
        self.name = name
        self.default = default
        self.words = words
        self.low = low
        self.high = high

    def check(self, value: str) -> None:
        """Refuse a value that this option does not know."""
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
    """How a game is set up: its data, words and options, and what its box holds."""

    key = ""  # folder name, entry point, message prefix
    rules = 1  # raised whenever the same log may lead to another result
    releases: tuple[str, ...] = ()  # the last release that reads rules version 1, 2, … before this one
    observed = 1  # version of the observation, raised whenever sections() changes
    numbered = 1  # version of the numbers of actions, raised whenever a verb or the size of a domain changes
    shape: ClassVar[type[Any]] = AnyView  # a TypedDict: the fields of view()
    # What the numbers of a step name after its seat, for positions: "card" is one name of a domain, "color*" a set of
    # them, "color?any" one of them or the word for none of them in particular, "" a plain number.
    step_names: ClassVar[dict[str, list[str]]] = {}
    more_names: ClassVar[dict[str, list[str]]] = {}  # domains of steps that no action has

    def __init__(self, data: Data, words: Words, options: list[Option], steps: list[type[Step[Any]]]) -> None:
        self.data = data
        self.words = words
        self.options = options
        self.steps = {step.__name__: step for step in steps}
        self.step_numbers = {step: i for i, step in enumerate(steps)}
        self.fingerprint = data.fingerprint()
        self.blank = vec[u8]([0] * words.size)  # a mask with nothing legal

    def names_of(self, domain: str) -> list[str]:
        """Return the names of a domain of actions or steps."""
        return self.more_names[domain] if domain in self.more_names else self.words.names[domain]

    def release_of(self, rules: int) -> str:
        """Return the last release that plays by an older version of these rules, or nothing."""
        return self.releases[rules - 1] if 0 < rules <= len(self.releases) else ""

    def seats(self, options: dict[str, str]) -> tuple[int, int]:
        """Return the least and the most players with these options."""
        raise NotImplementedError

    def setup(self, seats: int, options: dict[str, str], seed: int) -> State:
        """Lay out a new game, up to the first decision; options as complete() returns them."""
        raise NotImplementedError

    def complete(self, options: dict[str, str]) -> dict[str, str]:
        """Return all options, those left out at their default; refuse what is unknown."""
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
        """Lay out a new game after checking what was asked for."""
        full = self.complete(options)
        self.check_seats(seats, full)
        if not 0 <= seed <= MOST_SEED:
            raise DataError("seed", "is a whole number from 0 to 2**128 - 1")
        return self.setup(seats, full, seed)

    def sheets(self) -> list[str]:
        """Return the tables that an export writes as spreadsheets, one row per entry."""
        return []

    def cards(self) -> list[dict[str, Any]]:
        """Return what is printed on each card, as facts that a language puts into words.

        `id`, facts for a line about it, its `effect` as a word with its facts, and the parts that are `reconstructed`.
        """
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing(Setting):
    """How a game stands: points, ranks, and whether everything is sound."""

    def scores(self, state: State) -> list[list[tuple[str, int]]]:
        """Return the score lines of each seat, as they stand; points are their sum."""
        raise NotImplementedError

    def rivals(self, state: State) -> list[tuple[str, list[tuple[str, int]]]]:
        """Return the opponents without a seat, by name, with the same score lines as a seat's."""
        return []

    def tiebreaks(self, state: State) -> list[tuple[str, list[int]]]:
        """Return what decides among equal points, in order: its name and a number for each seat, the greatest ahead.

        Where the fewest of something is best, it is counted below zero.
        """
        return []

    def points(self, state: State) -> list[int]:
        """Return the points of every seat as they stand."""
        return [sum(points for _, points in lines) for lines in self.scores(state)]

    def ranks(self, state: State) -> list[int]:
        """Return the place of each seat by points, then tie-breakers; 1 for every winner, equals share a place.

        A game in which an opponent without a seat may take the first place says so itself.
        """
        keys = [[points] for points in self.points(state)]
        for _, numbers in self.tiebreaks(state):
            for seat, number in enumerate(numbers):
                keys[seat].append(number)
        return [1 + sum(other > own for other in keys) for own in keys]

    def violations(self, state: State, earlier: State | None) -> list[str]:
        """Return every invariant that does not hold, in words; empty in a sound game."""
        return []

    def digest(self, state: State) -> str:
        """Return a fingerprint of everything that decides how the game goes on."""
        todo = [written(state.agenda), [written(lane) for lane in state.lanes]]
        chance = [[rng.a, rng.b, rng.c, rng.d] for rng in state.chance]
        return sha256(repr([todo, chance, state.ints(), state.shown]).encode()).hexdigest()[:16]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight(Standing):
    """What a seat may know, for people, bots and learners, and what time it is."""

    def view(self, state: State, viewer: int) -> Mapping[str, Any]:
        """Build what a seat may know, field by field, in the shape that `shape` declares; a spectator is seat -1."""
        raise NotImplementedError

    def observe(self, state: State, viewer: i64) -> vec[i64]:
        """Return the same knowledge as integers of a fixed shape, own seat first.

        By default the whole table, seats in their order: for games in which all of it lies open.
        """
        return vec[i64](state.ints())

    def sections(self, seats: int, options: dict[str, str]) -> list[Section]:
        """Return what the numbers of observe() mean, in its order; `options` as complete() returns them."""
        return whole_table(self.setup(seats, options, 0).ints())

    def mask(self, state: State, seat: i64) -> vec[u8]:
        """Return one byte per action id; NumPy reads it in place, as it does observe()."""
        out = self.blank[:]
        ids = state.offers.ids
        for i in range(ask(state, seat)):
            out[ids[i]] = 1
        return out

    def sample(self, state: State, viewer: int, seed: int) -> State:
        """Return a full state that agrees with the view; depends on nothing the viewer may not know.

        By default chance alone is dealt again.
        """
        world = state.clone()
        world.chance = streams(seed, len(world.chance))
        return world

    def hidden(self, state: State, viewer: int) -> list[int]:
        """Return what a viewer may not know, as integers, chance included: tests check that samples deal it again."""
        return [int(number) for rng in state.chance for number in (rng.a, rng.b, rng.c)]

    def resources(self) -> list[str]:
        """Return the fields of a player in the public view worth following over a game: numbers, or what is counted."""
        return []

    def holdings(self, state: State) -> list[list[tuple[str, int]]]:
        """Return how much of its key resources each seat has, as everybody sees it."""
        players = self.view(state, SPECTATOR)["players"]
        return [[(name, amount(player[name])) for name in self.resources()] for player in players]

    def playout_bias(self, state: State, seat: int, options: list[int]) -> list[int]:
        """Bias for random playouts: the options that move the game forward, so that they exercise every rule."""
        return options

    def calendar(self, state: State) -> list[tuple[str, int, int]]:
        """Return what counts time, the longest first: its name, which it is now, and the last (0 if nobody knows)."""
        return [("round", int(self.view(state, SPECTATOR)["round"]), 0)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Sight):
    """The rules of one game. It remembers nothing: all memory is in State.

    Every game writes `seats`, `bare`, `resume`, `view`, `scores`, `write` and `read`. The others have a default, which
    is right for a small game without secrets but those of chance (docs/adding-a-game.md).
    """

    def setup(self, seats: int, options: dict[str, str], seed: int) -> State:
        state = self.bare(seats, options, seed)
        state.push_all(self.resume(state, options, -1))
        advance(state)
        return state

    def evaluation(self) -> Evaluation:
        """Return the evaluation of this game, for bots and hints; by default the points as they stand."""
        return PlainEvaluation(self)

    def checked(self, state: State, seat: int, text: str) -> int:
        """Return the number of an action that a seat may choose now; refuse any other with what would be possible."""
        check_asked(state, seat)
        action = self.words.parse(text)
        options = legal(state, seat)
        if action not in options:
            hint = named_few([self.words.text(option) for option in options])
            problem = f"{shorten(text)} is not possible now; possible: {hint}"
            raise Illegal("not-possible", problem, action=text, hint=hint)
        return action

    def play(self, state: State, seat: int, text: str) -> None:
        """Play an action given as text, `act farm`, and go on to the next decision; refuse what is not possible."""
        play_legal(state, seat, self.checked(state, seat, text))

    def bare(self, seats: int, options: dict[str, str], seed: int) -> State:
        """Lay the table of a new game with nothing to do yet: what positions start from."""
        raise NotImplementedError

    def resume(self, state: State, options: dict[str, str], turn: int) -> list[Step[Any]]:
        """Return what remains to be done from the phase of a position; `turn` is the seat to move, or -1."""
        raise NotImplementedError

    def check_step(self, state: State, name: str, args: list[int], path: str) -> None:
        """Refuse a step of a position whose numbers mean nothing in this game."""

    def write(self, state: State) -> dict[str, Any]:
        """Return what lies on the table as the game's part of a position."""
        raise NotImplementedError

    def read(self, state: State, doc: Reader) -> None:
        """Lay the table as a position says; what it leaves out stays as set up, or follows."""
        raise NotImplementedError


def written(steps: list[Step[Any]]) -> list[list[Any]]:
    """Return steps as they stand in a position, the next one first: a name and integers."""
    return [[type(step).__name__, *step.args()] for step in steps[::-1]]


def amount(value: Any) -> int:
    """Return a number of a view, the sum of counts by name, or how many things a list has."""
    if isinstance(value, dict):
        return sum(int(count) for count in value.values())
    return len(value) if isinstance(value, list) else int(value)
