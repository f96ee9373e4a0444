"""What learning agents read, filled in by the core: observations with their question, many games stepped at once."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, u8

from beffroi.kernel.chance import MOST_SEED
from beffroi.kernel.errors import DataError, Illegal
from beffroi.kernel.flow import MOST_OPTIONS, NOBODY, State, ask, pending, play_legal
from beffroi.kernel.game import Game
from beffroi.kernel.layout import CHOICE, NONE, Layout, Section

ABOUT: Final[i64] = 4  # numbers of the waiting step that are shown; no step has more
QUESTION: Final[i64] = 6  # own seat, the step that waits, what it is about
PLAYING: Final[u8] = 0
OVER: Final[u8] = 1
STOPPED: Final[u8] = 2  # after too many decisions


def layout_of(game: Game, seats: int, options: dict[str, str]) -> Layout:
    """Return what every number of an observation means; the question comes first."""
    steps = [NONE, *game.steps]
    question = [
        Section("seat", ["seat"], CHOICE, [str(seat) for seat in range(seats)]),
        Section("asked", ["asked"], CHOICE, steps, -1),
        Section("about", [str(i + 1) for i in range(ABOUT)]),
    ]
    return Layout(game.observed, question + game.sections(seats, game.complete(options)))


def observation(game: Game, state: State, viewer: i64) -> vec[i64]:
    """Return the question to a seat and everything it may know, as integers."""
    seen = game.observe(state, viewer)
    out = append(vec[i64](capacity=QUESTION + len(seen)), viewer)
    for _ in range(1, QUESTION):
        out = append(out, 0)
    write_question(game, state, viewer, out, 0)
    return extend(out, seen)


def write_question(game: Game, state: State, viewer: i64, out: vec[i64], at: i64) -> None:
    """Write the question to a seat into a longer row of integers."""
    out[at] = viewer
    out[at + 1] = -1
    for i in range(ABOUT):
        out[at + 2 + i] = 0
    step = pending(state, viewer)
    if step is not None:
        out[at + 1] = game.step_numbers[type(step)]
        numbers = step.args()
        for i in range(1, len(numbers)):
            out[at + 1 + i] = numbers[i]


@final
class Allowed:
    """What seats may do, one row each: one byte per action, and the actions as a list.

    NumPy reads the fields in place; looking again rewrites only what differs.
    """

    def __init__(self, size: i64, rows: i64) -> None:
        """Make room for a number of rows; `size` is the number of actions of the game."""
        self.size = size
        self.masks = vec[u8]([0] * (rows * size))
        self.choices = vec[i64]([0] * (rows * MOST_OPTIONS))
        self.counts = vec[i64]([0] * rows)  # how many of the choices of a row are meant

    def look(self, row: i64, state: State, seat: i64) -> i64:
        """Write what a seat may do into a row; return how many actions that are."""
        masks = self.masks
        choices = self.choices
        mask = row * self.size
        first = row * MOST_OPTIONS
        for i in range(self.counts[row]):
            masks[mask + choices[first + i]] = 0
        count = ask(state, seat)
        ids = state.offers.ids
        for i in range(count):
            action = ids[i]
            choices[first + i] = action
            masks[mask + action] = 1
        self.counts[row] = count
        return count


class Batch:
    """Many games of one kind, each at its own point; when a game ends, the next seed takes its place.

    Row k of every field is game k as seen by the seat that must choose there. NumPy reads the fields in place; they
    change with the next step.
    """

    def __init__(
        self, game: Game, seats: int, options: dict[str, str], rows: int, first_seed: int, most_decisions: int
    ) -> None:
        """Deal the first games; `most_decisions` stops games that never end; 0 sets no limit."""
        if rows < 1 or not 0 <= first_seed <= MOST_SEED or most_decisions < 0:
            raise DataError("batch", "needs one row or more, a seed, and no negative number of decisions")
        self.game = game
        self.options = game.complete(options)
        game.check_seats(seats, self.options)
        self.players: i64 = seats
        self.rows: i64 = rows
        self.first_seed = first_seed
        self.started = 0  # games so far
        self.most: i64 = most_decisions
        self.states: list[State] = [self.deal() for _ in range(rows)]
        self.width: i64 = QUESTION + len(game.observe(self.states[0], 0))
        self.observations = vec[i64]([0] * (rows * self.width))
        self.allowed = Allowed(game.words.size, rows)
        self.seats = vec[i64]([0] * rows)  # who chooses
        self.decisions = vec[i64]([0] * rows)  # made in this game so far
        self.numbers = vec[i64](list(range(rows)))  # of the games: number k has the first seed plus k
        self.ended = vec[u8]([PLAYING] * rows)  # whether the last step ended the game before
        self.points = vec[i64]([0] * (rows * seats))  # of the last game that ended in this row, by seat
        self.ranks = vec[i64]([0] * (rows * seats))
        for row in range(self.rows):
            self.look(row)

    def deal(self) -> State:
        """Lay out the next game."""
        state = self.game.setup(int(self.players), self.options, self.first_seed + self.started)
        self.started += 1
        return state

    def look(self, row: i64) -> None:
        """Write what the seat that must choose in a row sees and may do."""
        state = self.states[row]
        seat = state.asked
        self.seats[row] = seat
        out = self.observations
        at = row * self.width
        write_question(self.game, state, seat, out, at)
        at += QUESTION
        for number in self.game.observe(state, seat):
            out[at] = number
            at += 1
        self.allowed.look(row, state, seat)

    def check(self, actions: list[int]) -> None:
        """Refuse actions before any of them is played."""
        if len(actions) != self.rows:
            raise DataError("actions", f"{len(actions)} are given for {self.rows} games")
        size = self.allowed.size
        for row in range(self.rows):
            action: i64 = actions[row]
            if not 0 <= action < size or self.allowed.masks[row * size + action] == 0:
                text = f"action {action} is not possible in row {row}; see its mask"
                raise Illegal("not-possible", text, action=str(action), hint=str(row))

    def step(self, actions: list[int]) -> None:
        """Play one action in every game, or none if one of them is not possible, and observe the games again."""
        self.check(actions)
        for row in range(self.rows):
            state = self.states[row]
            play_legal(state, self.seats[row], actions[row])
            self.decisions[row] += 1
            self.ended[row] = PLAYING
            if state.asked == NOBODY:
                self.end(row, OVER)
            elif self.decisions[row] == self.most:
                self.end(row, STOPPED)
            self.look(row)

    def end(self, row: i64, how: u8) -> None:
        """Note how a game stands, and deal the next one in its row."""
        state = self.states[row]
        self.ended[row] = how
        ranks = self.game.ranks(state)
        for seat in range(self.players):
            self.points[row * self.players + seat] = state.score(seat)
            self.ranks[row * self.players + seat] = ranks[seat]
        self.numbers[row] = self.started
        self.decisions[row] = 0
        self.states[row] = self.deal()
