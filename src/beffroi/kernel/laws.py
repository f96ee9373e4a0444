# mypyc: skip
"""The laws of every game, tested on random games: `beffroi check` and the tests use them."""

from __future__ import annotations

import json
from typing import Any

from beffroi.kernel.chance import Rng
from beffroi.kernel.flow import Event, State, advance, asked_seats, legal, pending, play_legal
from beffroi.kernel.game import SPECTATOR, Game
from beffroi.kernel.position import Position, read_position, write_position
from beffroi.kernel.search import playing_rng

LONGEST = 20_000  # decisions of a game; ours have less than a tenth of them
BIASED = 90  # percent of moves that follow the game's bias; the rest are uniform


class Trial:
    """One random game that laws are tested on; problems are reported in words."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], seed: int) -> None:
        self.game = game
        self.seats = seats
        self.options = game.complete(options)
        self.seed = seed
        self.rng = playing_rng(seed)
        self.biased = self.rng.below(100) < BIASED
        self.length = sum(section.size for section in game.sections(seats, self.options))
        self.decisions = 0
        self.leaks: list[str] = []
        self.violations: list[str] = []

    def run(self, often: float) -> None:
        """Play to the end; check every state, and a share of them closely."""
        state = self.game.new(self.seats, self.options, self.seed)
        earlier: State | None = None
        while state.waiting:
            seat = pick(asked_seats(state), self.rng)
            options = legal(state, seat)
            self.note(self.game.violations(state, earlier))
            if int(self.rng.below(10_000)) < often * 10_000:
                self.look_closely(state, seat, options)
            earlier = state.clone()
            play_legal(state, seat, choose(self.game, state, seat, self.rng, self.biased))
            self.decisions += 1
            if self.decisions == LONGEST:
                self.note([f"the game does not end within {LONGEST} decisions"])
                return
        self.note(self.game.violations(state, earlier))
        if sum(self.game.points(state)) != sum(int(state.score(seat)) for seat in range(self.seats)):
            self.note(["scores are not the sum of their lines"])

    def note(self, problems: list[str]) -> None:
        """Record what went wrong, and where."""
        where = f"{self.game.key} {self.options} {self.seats} seats, seed {self.seed}, decision {self.decisions}"
        self.violations += [f"{problem} ({where})" for problem in problems]

    def leak(self, problem: str) -> None:
        """Record a leak, and where."""
        where = f"{self.game.key} {self.options} {self.seats} seats, seed {self.seed}, decision {self.decisions}"
        self.leaks.append(f"{problem} ({where})")

    def look_closely(self, state: State, seat: int, options: list[int]) -> None:
        """Test the laws of lists, words, clones, positions and secrets on one state."""
        self.note(list_laws(self.game, state, seat, options))
        self.note(position_laws(self.game, Position(self.seats, self.options, self.seed, state)))
        if len(self.game.observe(state, seat)) != self.length:
            self.note(["an observation has another length than its sections"])
        viewer = SPECTATOR + int(self.rng.below(self.seats + 1))
        for problem in secrecy_laws(self.game, state, viewer, int(self.rng.next32())):
            self.leak(problem)


def pick(items: list[int], rng: Rng) -> int:
    """Return one of some numbers at random."""
    return items[rng.below(len(items))]


def choose(game: Game, state: State, seat: int, rng: Rng, biased: bool) -> int:
    """Choose at random, biased towards options that move the game forward, or uniformly."""
    options = legal(state, seat)
    if biased and rng.below(100) < BIASED:
        return pick(game.playout_bias(state, seat, options), rng)
    return pick(options, rng)


def list_laws(game: Game, state: State, seat: int, options: list[int]) -> list[str]:
    """Legal lists are sorted, have no duplicates and agree with words and mask; asking again changes nothing."""
    out: list[str] = []
    words = game.words
    if options != sorted(set(options)) or not options:
        out.append("a legal list is empty, unsorted or has doubles")
    if [i for i, bit in enumerate(game.mask(state, seat)) if bit] != options:
        out.append("mask and list differ")
    for action in options:
        text = words.text(action)
        if words.parse(text) != action:
            out.append(f"«{text}» does not lead back to {action}")
        if "spare-" in text:
            out.append(f"«{text}» names something that is not in the box")
    digest = game.digest(state)
    twin = state.clone()
    play_legal(twin, seat, options[-1])
    advance(state)
    if game.digest(state) != digest or legal(state, seat) != options:
        out.append("playing on a clone or asking again changed the state")
    for step in [*state.agenda, *[step for lane in state.lanes for step in lane]]:
        name = type(step).__name__
        if name not in game.steps:
            out.append(f"{name} is not a known step")
        else:
            make: Any = game.steps[name]
            again = make(*step.args())
            if again.args() != step.args() or again.seat != step.seat:
                out.append(f"{name} is not rebuilt from its arguments")
    return out


def position_laws(game: Game, position: Position) -> list[str]:
    """A whole position, through JSON, gives the same state with the same options."""
    document = json.loads(json.dumps(write_position(game, position)))
    again = read_position(game, document)
    if game.digest(again.state) != game.digest(position.state):
        return ["a position does not lead back to its state"]
    for seat in range(position.seats):
        if legal(again.state, seat) != legal(position.state, seat):
            return ["a position leads to other options"]
        if game.view(again.state, seat) != game.view(position.state, seat):
            return ["a position leads to another view"]
    return []


def question(state: State, seat: int) -> list[object]:
    """Return what a seat is asked, with all that the question is about."""
    step = pending(state, seat)
    return [] if step is None else [type(step), *step.args()]


def secrecy_laws(game: Game, state: State, viewer: int, seed: int) -> list[str]:
    """Whatever a viewer may not know is dealt again, and nothing the viewer gets changes."""
    out: list[str] = []
    world = game.sample(state, viewer, seed)
    if game.view(world, viewer) != game.view(state, viewer):
        out.append(f"the view of seat {viewer} changes with hidden things")
    if viewer >= 0:
        if list(game.observe(world, viewer)) != list(game.observe(state, viewer)):
            out.append(f"the observation of seat {viewer} changes with hidden things")
        if question(world, viewer) != question(state, viewer):
            out.append(f"the question to seat {viewer} changes with hidden things")
        if legal(world, viewer) != legal(state, viewer):
            out.append(f"the options of seat {viewer} change with hidden things")
        if type(pending(world, viewer)) is not type(pending(state, viewer)):
            out.append(f"seat {viewer} is asked something else")
        out += event_laws(game, state, world, viewer)
    twice = game.sample(world, viewer, seed + 1)
    if game.digest(twice) != game.digest(game.sample(state, viewer, seed + 1)):
        out.append(f"the worlds of seat {viewer} depend on what it may not know")
    return out


def event_laws(game: Game, state: State, world: State, viewer: int) -> list[str]:
    """What a viewer is told of its own act does not depend on hidden things, chance and reveals apart."""
    for action in legal(state, viewer)[:3]:
        told: list[list[dict[str, Any]]] = []
        for start in (state, world):
            after = start.clone()
            after.events = events = list[Event]()
            draws = [rng.d for rng in after.chance]
            play_legal(after, viewer, action)
            if draws != [rng.d for rng in after.chance] or after.shown != start.shown:
                break
            told.append([game.words.told(e, viewer) for e in events if not e.sealed or e.seat == viewer])
        if len(told) == 2 and told[0] != told[1]:
            return [f"the events of seat {viewer} change with hidden things"]
    return []
