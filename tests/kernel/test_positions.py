"""Positions: round trips, partial documents, and errors that name the path (docs/positions.md)."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from beffroi import games
from beffroi.kernel.errors import DataError
from beffroi.kernel.flow import legal, play
from beffroi.kernel.game import Game
from beffroi.kernel.position import (
    Position,
    named_steps,
    read_argument,
    read_position,
    too_much,
    write_position,
)
from tests.kit import broken
from tools.golden import midgame

DOCS = Path(__file__).resolve().parents[2] / "docs"
WRONG: list[Any] = [None, True, -1, 0, 7, 99, 10**12, 1.5, "", "x", "monk", "farmer*", [], {}, [[]], ["Turn", 0]]
WRONG += [{"monk": 3}, ["monk", "monk"], "harvest/B", "tech"]


def whole_documents() -> list[dict[str, Any]]:
    """Return full positions of every game, from beginning to end."""
    out: list[dict[str, Any]] = []
    for key in games.keys():
        game = games.load(key)
        for moves in (0, 40, 200, 350):
            for option in game.options:
                options = {option.name: option.words[-1]}
                seats, _ = game.seats(game.complete(options))
                state = midgame(game, seats, options, moves, moves)
                position = Position(seats, game.complete(options), moves, state)
                out.append(json.loads(json.dumps(write_position(game, position))))
    return out


WHOLE = whole_documents()


def paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path of everything inside a document."""
    if path:
        yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []
    for key, item in inner:
        yield from paths(item, (*path, key))


def spoil(document: dict[str, Any], rng: Random) -> None:
    """Delete, replace or add one thing somewhere."""
    path = rng.choice(list(paths(document)))
    place: Any = document
    for key in path[:-1]:
        place = place[key]
    choice = rng.random()
    if choice < 0.25:
        del place[path[-1]]
    elif choice < 0.85:
        place[path[-1]] = copy.deepcopy(rng.choice(WRONG))
    elif isinstance(place, dict):
        place[rng.choice(["zz", "bag", "coins", "monk"])] = copy.deepcopy(rng.choice(WRONG))
    else:
        place.append(copy.deepcopy(rng.choice(WRONG)))


def reading(document: dict[str, Any]) -> Position | DataError:
    """Return the position of a document, or the error that rejects it."""
    try:
        return read_position(games.load(document["game"]), document)
    except DataError as error:
        return error


@pytest.mark.parametrize("seed", range(8))
def test_a_spoiled_document_is_refused_or_sound(seed: int) -> None:
    """Whatever a document contains: a one-line error with a path, or a table where all laws hold."""
    rng = Random(seed)
    refused = 0
    for _ in range(120):
        document = copy.deepcopy(rng.choice(WHOLE))
        game = games.load(document["game"])
        for _ in range(rng.choice([1, 1, 2, 3])):
            spoil(document, rng)
        document["game"] = game.key
        found = reading(document)
        if isinstance(found, DataError):
            refused += 1
            assert found.path
            assert "\n" not in str(found)
            continue
        state = found.state
        for _ in range(20):
            seats = [seat for seat in range(found.seats) if (state.waiting >> seat) & 1]
            if seats:
                seat = rng.choice(seats)
                play(state, seat, rng.choice(legal(state, seat)))
        # a spoiled agenda may run out: then nobody is asked, but nothing else may be wrong
        assert [v for v in game.violations(state, None) if "nobody is asked" not in v] == []
        game.sample(state, 0, 1)
    assert refused > 60


@pytest.mark.parametrize(
    ("document", "law"),
    [
        ({"game": "villagers", "seats": 3, "phase": "build", "road": ["grocer", "", "", "", "", ""]}, "INV-9"),
        ({"game": "villagers", "round": 2, "players": [{"village": "founders:gold"}, {}, {}]}, "INV-18"),
    ],
)
def test_a_table_that_breaks_an_invariant_is_refused_with_it(document: dict[str, Any], law: str) -> None:
    with pytest.raises(DataError, match=f"^position: cannot be: {law}: "):
        read_position(games.load(document["game"]), document)


@pytest.mark.parametrize("agenda", [[], [["Turn", 0]]])
def test_an_agenda_may_run_out(agenda: list[Any]) -> None:
    """Nobody is asked then, and only this is not refused."""
    game = games.load("orleans")
    state = read_position(game, {"phase": "actions", "agenda": agenda}).state
    while state.waiting:
        game.play(state, int(state.asked), "pass")
    assert game.violations(state, None) != []


def test_the_documentation_has_an_example_for_every_phase() -> None:
    """The tests of the pages' code check that each can be read."""
    blocks = re.findall(r"^```json\n(.*?)^```$", (DOCS / "positions.md").read_text(encoding="utf-8"), re.M | re.S)
    phases = [json.loads(block).get("phase") for block in blocks]
    for phase in ("exclusion", "hourglass", "census", "followers", "planning", "actions", "event", "over"):
        assert phase in phases


@pytest.mark.parametrize(
    ("document", "path"),
    [
        ([], ""),
        ({"game": "chess"}, "game"),
        ({"rules": 99}, "rules"),
        ({"seats": 9}, "seats"),
        ({"options": {"edition": "1999"}}, "option edition"),
        ({"options": {"colour": "red"}}, "option colour"),
        ({"seed": -1}, "seed"),
        ({"hello": 1}, "hello"),
        ({"turn": 5, "phase": "actions"}, "turn"),
        ({"agenda": [["Jump", 0]]}, "agenda[0]"),
        ({"agenda": [["Turn", 7]]}, "agenda[0][1]"),
        ({"agenda": [["Turn"]]}, "agenda[0]"),
        ({"agenda": [["Turn", 0, 1, 2]]}, "agenda[0]"),
        ({"agenda": "Turn"}, "agenda"),
        ({"lanes": [[]]}, "lanes"),
        ({"chance": [[1, 2, 3, 4]]}, "chance"),
    ],
)
def test_common_keys_are_checked(document: Any, path: str) -> None:
    assert broken("orleans", document).startswith(path)


@pytest.mark.parametrize(
    ("game", "step", "numbers"),
    [
        ("bruges", ["Flash", 0, "novize"], None),
        ("bruges", ["Discard", 0, 1, "yellow", ["yellow", "red"]], ["Discard", 0, 1, 2, 12]),
        ("bruges", ["Section", 0, "any", 1, 0], ["Section", 0, 5, 1, 0]),
        ("bruges", ["React", 0, "advance_progress", "none", 0, 0, 0], ["React", 0, 6, 5, 0, 0, 0]),
        ("orleans", ["ChooseFigure", 0, ["boatman", "trader"]], ["ChooseFigure", 0, 10]),
        ("orleans", ["Travel", 0, "road"], ["Travel", 0, 1]),
        ("orleans", ["TakeTile", 0, ["II"]], ["TakeTile", 0, 2]),
        ("orleans", ["Send", 0, "town_hall", 1], None),
    ],
)
def test_steps_say_what_they_are_about_by_name(game: str, step: list[Any], numbers: list[Any] | None) -> None:
    rules = games.load(game)
    read = [
        read_argument(rules, domain, item, "x") for domain, item in zip(domains_of(rules, step), step[1:], strict=True)
    ]
    assert numbers is None or [step[0], *read] == numbers
    assert named_steps(rules, [[step[0], *read]]) == [step]


def domains_of(game: Game, step: list[Any]) -> list[str]:
    """Return the domains of all arguments of a step."""
    found = ["", *game.step_names.get(step[0], [])]
    return found + [""] * (len(step) - 1 - len(found))


@pytest.mark.parametrize("key", games.keys())
def test_domains_of_steps_exist(key: str) -> None:
    game = games.load(key)
    for name, domains in game.step_names.items():
        assert name in game.steps
        assert all(game.names_of(domain.rstrip("*").partition("?")[0]) for domain in domains if domain)


def test_a_misspelled_name_is_told_the_nearest_few() -> None:
    said = broken("bruges", {"phase": "play", "players": [{"hand": ["mathematker"]}, {}]})
    assert said == "players[0].hand[0]: «mathematker» is unknown; did you mean mathematiker or apotheker?"
    said = broken("bruges", {"phase": "play", "players": [{"hand": ["xyzzy"]}, {}]})
    assert said == "players[0].hand[0]: «xyzzy» is unknown; none of the 165 names is similar"
    assert "choose one of: blue, brown" in broken("bruges", {"phase": "threats", "agenda": [["Calm", 0, "pink"]]})
    said = broken("bruges", {"phase": "play", "agenda": [["Flsh", 0, "novize"]]})
    assert said == "agenda[0]: «Flsh» is not a step; did you mean Flash?"


def test_too_many_cards_name_the_whole_path() -> None:
    assert broken("bruges", {"phase": "draw", "piles": {"a": 160, "b": 160}}).startswith("piles.a: 28 cards too many")
    assert broken("bruges", {"phase": "draw", "seats": 2, "reserve": 165, "piles": {"a": 1}}).startswith("reserve: ")


def test_impossible_tables_are_refused() -> None:
    """Once accepted: statues that nobody took, two answers to whose turn it is, torture with a full purse."""
    full = {"phase": "play", "players": [{"canals": {"left": 5}, "statues": []}, {}]}
    assert "BRU-18.7: 1 sections were complete, 0 statues are owned" in broken("bruges", full)
    stack = {"phase": "play", "statues": [7, 6, 5, 4, 3, 2], "players": [{"canals": {"left": 5}}, {}]}
    assert broken("bruges", stack).startswith("statues: ")
    said = broken("bruges", {"phase": "play", "turn": 0, "active": 1})
    assert said == "turn: says seat 0, active says seat 1; give one of them"
    assert "BRU-18.11" in broken("bruges", {"phase": "play", "active": 0, "agenda": [["Turn", 1]]})
    rich = {"phase": "event", "agenda": [["Torture", 0, 2]], "players": [{"coins": 7}, {}]}
    assert broken("orleans", rich) == "agenda[0]: seat 0 has 7 coins; nobody is tortured who can still pay (ORL-16.2)"


def test_more_choices_than_a_table_can_ask_are_told_as_such() -> None:
    state = games.load("orleans").new(2, {}, 1)
    state.offers.count = 256
    assert too_much(state, False) == ("position", "offers more than 256 choices at once, which no table can ask")
    state.offers.count = 3
    assert (too_much(state, True)[0], too_much(state, False)[0]) == ("agenda", "position")
