"""Games among bots: seats rotate over the same deals, so that neither luck nor seating decides who is stronger."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from time import perf_counter, process_time
from typing import Any

from beffroi import games
from beffroi.bots.base import Bot, Decision
from beffroi.bots.levels import STAND_IN, level, search_figures
from beffroi.kernel.chance import Rng
from beffroi.kernel.errors import DataError
from beffroi.kernel.flow import State, legal, play_legal
from beffroi.kernel.game import Game
from beffroi.kernel.position import Position

BATCH = 4  # games that a worker plays in a row
# Raised when a level may choose differently with the same budget and weights, which makes earlier games obsolete.
CHOOSING = 1


@dataclass(frozen=True)
class Contest:
    """Who plays what: one bot for each seat, and the seed of the first deal."""

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int = 0
    outside: tuple[tuple[str, str], ...] = ()  # name and command of each external bot

    def bot(self, name: str) -> Bot:
        """Return the bot of a name."""
        commands = dict(self.outside)
        return level(f"{name}={commands[name]}" if name in commands else name)

    def fingerprint(self) -> str:
        """Return a hash of all that determines the games: bots with their search and weights, rules, data, deals."""
        game = games.load(self.game)
        weights = game.evaluation().weights_for(len(self.bots))
        learned = [list(weights.early), list(weights.late), weights.spread_early, weights.spread_late]
        who = [
            CHOOSING,
            self.bots,
            self.outside,
            [search_figures(name, self.game, len(self.bots)) for name in self.bots],
            learned,
        ]
        facts = [self.game, sorted(self.options.items()), who, self.seed, game.rules, game.fingerprint]
        return hashlib.sha256(repr(facts).encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Result:
    """How one game went, by seat."""

    number: int
    deal: int
    bots: tuple[str, ...]
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: tuple[int, ...]  # real ones, with at least two options
    faults: tuple[int, ...]  # choices made by the apprentice because the bot failed
    seconds: tuple[float, ...] = field(compare=False)  # of processor time; wall time of external bots

    def document(self) -> dict[str, Any]:
        """Return it as plain data."""
        return asdict(self)


def seating(contest: Contest, number: int) -> tuple[int, tuple[str, ...]]:
    """Return the deal of a game and its bots by seat: every rotation of the line-up plays the same deal."""
    seats = len(contest.bots)
    turn = number % seats
    return contest.seed + number // seats, contest.bots[turn:] + contest.bots[:turn]


def check(contest: Contest) -> None:
    """Refuse a contest that cannot be played, before any game starts."""
    game = games.load(contest.game)
    game.check_seats(len(contest.bots), game.complete(contest.options))
    for name in contest.bots:
        contest.bot(name)


class Seat:
    """One bot in one game, with its own random numbers."""

    def __init__(self, bot: Bot, number: int, seat: int, clock: Callable[[], float] = process_time) -> None:
        self.bot = bot
        self.clock = clock
        self.rng = Rng(number & 0xFFFFFFFF, seat, 0x5EA7, 1)
        for _ in range(12):
            self.rng.next32()
        self.decisions = 0
        self.faults = 0
        self.seconds = 0.0

    def choose(self, game: Game, contest: Contest, state: State, seat: int) -> int:
        """Return the action of the bot; one that fails loses its move to the apprentice."""
        options = legal(state, seat)
        if len(options) == 1:
            return options[0]
        self.decisions += 1
        began = self.clock()
        seed = int(self.rng.next32())
        world = Position(len(contest.bots), contest.options, 0, game.sample(state, seat, seed))
        decision = Decision(game, world, seat, seed)
        try:
            action = game.words.parse(self.bot(decision))
            if action not in options:
                raise DataError("bot", "did not answer with one of its options")
        except Exception:
            self.faults += 1
            action = game.words.parse(level(STAND_IN)(decision))
        self.seconds += self.clock() - began
        return action


def play_one(contest: Contest, number: int) -> Result:
    """Play one game of a contest; the same number gives the same game everywhere."""
    game = games.load(contest.game)
    deal, names = seating(contest, number)
    state = game.new(len(names), contest.options, deal)
    # external bots compute in another process; for our own, other work on the machine does not count
    clocks = [perf_counter if name in dict(contest.outside) else process_time for name in names]
    seats = [Seat(contest.bot(name), number, seat, clocks[seat]) for seat, name in enumerate(names)]
    while state.waiting:
        seat = int(state.asked)
        play_legal(state, seat, seats[seat].choose(game, contest, state, seat))
    return Result(
        number,
        deal,
        names,
        tuple(game.points(state)),
        tuple(game.ranks(state)),
        tuple(one.decisions for one in seats),
        tuple(one.faults for one in seats),
        tuple(round(one.seconds, 6) for one in seats),
    )


def play_batch(contest: Contest, numbers: list[int]) -> list[Result]:
    """Play a batch of games one after the other."""
    return [play_one(contest, number) for number in numbers]


def batches(numbers: list[int]) -> Iterator[list[int]]:
    """Split the numbers of games into batches of a worker."""
    for first in range(0, len(numbers), BATCH):
        yield numbers[first : first + BATCH]
