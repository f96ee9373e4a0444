"""State fields are listed by constructors, clone(), ints() and positions: none may be missing anywhere."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from beffroi import games
from beffroi.kernel.flow import State, asked_seats, play
from beffroi.kernel.game import Game
from beffroi.kernel.laws import choose, pick
from beffroi.kernel.position import Position, read_position, write_position
from beffroi.kernel.search import playing_rng
from tests.laws.cases import CASES, Case

# Kept by the kernel, not by games: other laws check that chance and the agenda are in digests.
KERNEL = {"chance", "agenda", "lanes", "offers", "stamp", "asked", "waiting", "shown", "here", "events"}

# Clones share these: class, field, why that is safe.
SHARED = {
    ("OrleansState", "hourglass"): "never changed after the set-up",
    ("OrleansPlayer", "slots"): "copied before the first change (`lent`)",
    ("OrleansPlayer", "before"): "never changed: what others still see",
    ("BrugesState", "deck"): "never changed: piles are parts of it",
    ("CittaState", "built"): "replaced, never written into",
    ("CittaState", "near"): "replaced, never written into",
    ("CittaState", "pile"): "replaced, never written into",
    ("CittaState", "drawn"): "replaced, never written into",
    ("CittaState", "voice"): "replaced, never written into",
    ("CittaState", "claims"): "replaced, never written into",
    ("CittaState", "harvests"): "replaced, never written into",
    ("CittaState", "games"): "replaced, never written into",
}

# Digests leave these out: class, field, what determines them.
DERIVED = {
    ("OrleansPlayer", "lent"): "whether clones share the slots; says nothing of the game",
    ("CittaState", "terrain"): "its landscape tiles, which are counted",
    ("CittaState", "built"): "tiles",
    ("CittaState", "near"): "tiles",
    ("CittaState", "touch"): "tiles",
    ("CittaState", "close"): "tiles",
    ("GoofspielState", "seats"): "as many as have a hand",
}

# Positions restore these differently: class, field, why it makes no difference.
LAID_ANEW = {
    ("OrleansPlayer", "lent"): "whether clones share the slots; says nothing of the game",
    ("BrugesState", "deck"): "only the cards of a pile count, wherever it begins",
    ("BrugesState", "starts"): "only the cards of a pile count, wherever it begins",
    ("VillagersState", "piles"): "only the cards of a pile count, wherever it begins",
    ("VillagersState", "starts"): "only the cards of a pile count, wherever it begins",
    ("CittaState", "near"): "found again when it is asked for",
    ("CittaState", "pile"): "only the cards that are left count",
}

# Random games hardly ever change these: class, field, the test that does.
RARE = {("VillagersState", "duty"): "tests/games/villagers/test_positions.py"}

Name = tuple[str, str]
MOST_GAMES = 40  # for each case
OFTEN = 25  # looks at one state out of this many
FROZEN = [
    "book",
    "edition",
    "mode",
    "layout",
    "ground",
    "cards",
    "carried",
]  # shared by all states: set by data and options


def fields(thing: object) -> list[str]:
    """Return the fields of a state or player, compiled or not; those of the kernel have their own laws."""
    names = [*getattr(type(thing), "__mypyc_attrs__", []), *getattr(thing, "__dict__", {})]
    return [name for name in names if name not in KERNEL and name not in FROZEN]


def is_row(found: object) -> bool:
    """Return whether a field is a row of integers."""
    return type(found).__name__.startswith("vec[") or (
        isinstance(found, list) and all(type(one) is int for one in found)
    )


def value(thing: object, name: str) -> Any:
    """Return a field in comparable form; frozen objects stay as they are."""
    found = getattr(thing, name)
    if is_row(found):
        return list(found)
    if isinstance(found, list):
        return [player.ints() for player in found]
    if name == "terrain":
        return list(found.land)
    return found.ints() if hasattr(found, "ints") else found


def change(thing: Any, name: str, rng: Random) -> None:
    """Give a field another value."""
    found = getattr(thing, name)
    if isinstance(found, bool):
        setattr(thing, name, not found)
    elif isinstance(found, int):
        setattr(thing, name, found + 1)
    elif is_row(found) and len(found):
        other = found[:]
        other[rng.randrange(len(found))] += 1
        setattr(thing, name, other)
    elif name == "before" and found is not None:
        setattr(thing, name, found.copy(found))
    elif name == "players":
        setattr(thing, name, found[:-1])


class Survey:
    """What the states of one game show about their fields."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.title = type(game.new(*least(game))).__name__.removesuffix("State")
        self.values: dict[Name, set[str]] = {}
        self.shared = set[Name]()
        self.digested = set[Name]()
        self.lost = set[Name]()
        self.forgotten = set[Name]()
        self.rng = Random(1)

    def name(self, thing: object, field: str) -> Name:
        """Return how tables name a field: players are called after their game."""
        kind = type(thing).__name__
        return (self.title + kind if kind == "Player" else kind, field)

    def constant(self) -> set[Name]:
        """Return the fields that have had only one value so far, so they are barely tested."""
        return {name for name, seen in self.values.items() if len(seen) == 1 and name not in LAID_ANEW | RARE}

    def is_new(self, state: State, constant: set[Name]) -> bool:
        """Return whether a field changed for the first time."""
        for part in things(state):
            for field in fields(part):
                name = self.name(part, field)
                if name in constant and repr(value(part, field)) not in self.values[name]:
                    return True
        return False

    def look(self, case: Case, state: State) -> None:
        """Try every field of a state and of its players."""
        document = json.loads(json.dumps(write_position(self.game, Position(case.seats, complete(case), 0, state))))
        again = read_position(self.game, document).state
        for parts in zip(things(state), things(state.clone()), things(again), strict=True):
            for field in fields(parts[0]):
                name = self.name(parts[0], field)
                self.values.setdefault(name, set()).add(repr(value(parts[0], field)))
                if value(parts[0], field) != value(parts[1], field):
                    self.forgotten.add(name)
                if value(parts[0], field) != value(parts[2], field):
                    self.lost.add(name)
                self.try_sharing(parts[0], parts[1], field)
        self.try_digest(state)

    def try_sharing(self, thing: Any, twin: Any, field: str) -> None:
        """Find out whether a clone writes to the same field."""
        found = getattr(twin, field)
        if is_row(found) and len(found):
            found[0] += 1
            if getattr(thing, field)[0] == found[0]:
                self.shared.add(self.name(thing, field))
            found[0] -= 1
        elif field == "players" or (field == "before" and found is not None):
            if found is getattr(thing, field):
                self.shared.add(self.name(thing, field))

    def try_digest(self, state: State) -> None:
        """Find out for every field whether the digest changes with it."""
        digest = self.game.digest(state)
        for number, part in enumerate(things(state)):
            for field in fields(part):
                name = self.name(part, field)
                if name in self.digested:
                    continue
                twin = things(state.clone())
                change(twin[number], field, self.rng)
                if self.game.digest(twin[0]) != digest:
                    self.digested.add(name)


def least(game: Game) -> tuple[int, dict[str, str], int]:
    """Return seats, options and seed of the smallest game."""
    return game.seats(game.complete({}))[0], {}, 1


def complete(case: Case) -> dict[str, str]:
    """Return all options of a case."""
    return case.game.complete(case.options)


def things(state: Any) -> list[Any]:
    """Return a state and its players."""
    return [state, *getattr(state, "players", [])]


def surveyed(key: str) -> Survey:
    """Look at states of whole games, with all options and numbers of players, until every field has changed."""
    survey = Survey(games.load(key))
    for seed in range(MOST_GAMES):
        for case in CASES:
            if case.game.key == key:
                survey_game(survey, case, seed)
        if not survey.constant():
            break
    return survey


def survey_game(survey: Survey, case: Case, seed: int) -> None:
    """Look at some states of a whole game, and those where something changes for the first time."""
    state = case.game.new(case.seats, case.options, seed)
    rng = playing_rng(seed)
    constant = survey.constant()
    while state.waiting:
        if rng.below(OFTEN) == 0 or (constant and survey.is_new(state, constant)):
            survey.look(case, state)
            constant = survey.constant()
        seat = pick(asked_seats(state), rng)
        play(state, seat, choose(case.game, state, seat, rng, seed % 3 > 0))
    survey.look(case, state)


@pytest.mark.parametrize("key", games.keys())
def test_no_field_is_forgotten(key: str) -> None:
    """By clone(), by the digest, by positions; and every entry of the tables above is needed."""
    survey = surveyed(key)
    every = set(survey.values)
    assert survey.forgotten == set(), "clone() does not carry these"
    assert survey.shared == named(SHARED, every), "clones write into these"
    assert every - survey.digested == named(DERIVED, every), "ints() does not count these"
    assert survey.lost <= named(LAID_ANEW, every), "positions do not keep these"
    assert survey.constant() == set(), "no game changed these, so little was tried"


def named(table: dict[Name, str], every: set[Name]) -> set[Name]:
    """Return the entries of a table for one game."""
    return set(table) & every


def test_the_tables_name_fields_that_there_are() -> None:
    every = {name for key in games.keys() for name in all_names(games.load(key))}
    assert {*SHARED, *DERIVED, *LAID_ANEW, *RARE} <= every


def all_names(game: Game) -> set[Name]:
    """Return all fields of the states and players of a game."""
    survey = Survey(game)
    state = game.new(*least(game))
    return {survey.name(part, field) for part in things(state) for field in fields(part)}
