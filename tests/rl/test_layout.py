"""Observations: every number has a place in the layout, agrees with the view, and is explained."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from beffroi import games
from beffroi.kernel.batch import ABOUT
from beffroi.kernel.flow import State, pending, play
from beffroi.kernel.laws import choose
from beffroi.kernel.layout import CHOICE, INDEX, SET, Section
from beffroi.kernel.search import playing_rng
from beffroi.rl.encode import Encoder, explain
from beffroi.rl.names import Setting, settings
from beffroi.testing import asking

ALL = list(settings())
LONGEST = 400  # decisions per game to look at


def states(setting: Setting, seed: int, every: int = 9) -> Iterator[State]:
    """Return some states of a biased game, the last one included."""
    game, rng = setting.game(), playing_rng(seed)
    state = game.new(setting.seats, setting.options, seed)
    for number in range(LONGEST):
        if number % every == 0 or not state.waiting:
            yield state
        if not state.waiting:
            return
        play(state, int(state.asked), choose(game, state, int(state.asked), rng, biased=True))


def encoder_of(setting: Setting) -> Encoder:
    """Return the encoder of states."""
    return Encoder(setting.game(), setting.seats, setting.options)


@pytest.mark.parametrize("setting", ALL, ids=lambda one: one.title)
def test_sections_cover_every_observation_and_its_numbers_stay_in_bounds(setting: Setting) -> None:
    encoder = encoder_of(setting)
    assert encoder.length == sum(section.size for section in encoder.layout.sections)
    for state in states(setting, 3):
        for seat in range(setting.seats):
            seen = encoder.observation(state, seat)
            assert seen.shape == (encoder.length,)
            wrong = np.flatnonzero((seen < encoder.low) | (seen > encoder.high))
            assert not len(wrong), [(encoder.explain(int(i)), int(seen[i])) for i in wrong[:3]]


def decoded(section: Section, number: int) -> Any:
    """Return a number of an observation, decoded according to its layout."""
    if section.kind == SET:
        return {name for i, name in enumerate(section.values) if number >> i & 1}
    if section.kind in (CHOICE, INDEX):
        name = section.values[number - section.low]
        return None if name == "none" else name
    return number


def read(encoder: Encoder, seen: np.ndarray[Any, Any], path: str) -> dict[str, Any]:
    """Return a section of an observation by slot name, without zeros."""
    span = encoder.layout.span(path)
    section, _ = encoder.layout.at(span.start)
    found = {slot: decoded(section, int(number)) for slot, number in zip(section.slots, seen[span])}
    return {slot: value for slot, value in found.items() if value not in (0, None, set())}


def one(name: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
    """Return a function that reads one field of a view."""
    return lambda view: {name: view[name]} if view[name] else {}


def tally(names: list[str]) -> dict[str, int]:
    """Return how often each name occurs."""
    return {name: names.count(name) for name in names}


def without_zeros(counts: dict[str, Any]) -> dict[str, Any]:
    """Return the counts other than zero."""
    return {name: count for name, count in counts.items() if count}


def of_city(player: dict[str, Any], number: int, name: str) -> dict[str, Any]:
    """Return a field of a city, if it exists."""
    found = [city[name] for city in player["cities"] if city["city"].endswith(f".{number}")]
    return {name: found[0]} if found else {}


# What sections must contain, from the view of the same seat: for the table, and for one player.
TABLE: dict[str, dict[str, Callable[[dict[str, Any]], dict[str, Any]]]] = {
    "bruges": {
        "round": one("round"),
        "phase": one("phase"),
        "dice": lambda view: without_zeros(view["dice"]),
        "supply": lambda view: without_zeros(view["supply"]),
        "discard": lambda view: dict.fromkeys(view["discard"], 1),
        "tops": lambda view: {name: pile["color"] for name, pile in view["piles"].items() if pile["size"]},
    },
    "la_citta": {
        "year": one("year"),
        "phase": one("phase"),
        "stocks": lambda view: without_zeros(view["stocks"]),
        "display": lambda view: {str(i + 1): card for i, card in enumerate(view["display"]) if card},
        "voice": lambda view: {str(card["place"]): card["wish"] for card in view["voice"] if card["wish"]},
        "voice_left": lambda view: without_zeros(view["voice_left"]),
        "land": lambda view: {slot["slot"]: slot["land"] for slot in view["slots"]},
        "buildings": lambda view: {
            tile["space"]: tile["building"] for player in view["players"] for city in player["cities"]
            for tile in city["tiles"]
        },
    },
    "orleans": {
        "round": one("round"),
        "phase": one("phase"),
        "supply": lambda view: view["supply"],
        "goods": lambda view: view["goods"],
        "event": lambda view: {"event": "{name}:{grade}".format(**view["event"])} if view["event"] else {},
    },
    "villagers": {
        "round": one("round"),
        "phase": one("phase"),
        "road": lambda view: {str(i + 1): held["card"] for i, held in enumerate(view["road"]) if held},
        "road_coins": lambda view: {
            str(i + 1): held["coins"] for i, held in enumerate(view["road"]) if held and held["coins"]
        },
        "backs": lambda view: {str(i + 1): pile["back"] for i, pile in enumerate(view["stacks"]) if pile["back"]}
        | ({"reserve": view["reserve"]["back"]} if view["reserve"]["back"] else {})
        | {one["pile"]: one["family"] for one in view["returned"] if (one["pile"], one["depth"]) == ("discard", 0)},
        "discard": lambda view: tally(view["discard"]),
        "commons": lambda view: without_zeros(view["commons"]),
    },
}  # fmt: skip
PLAYER: dict[str, dict[str, Callable[[dict[str, Any]], dict[str, Any]]]] = {
    "bruges": {
        "florins": one("florins"),
        "score": one("score"),
        "built": lambda player: {"built": 1} if player["built"] else {},
        "workers": lambda player: without_zeros(player["workers"]),
        "markers": lambda player: without_zeros(player["markers"]),
        "backs": lambda player: player["backs"],
        "canals": lambda player: without_zeros(player["canals"]),
        "characters": lambda player: {
            character["card"]: "used" if character["used"] else "ready" for character in player["characters"]
        },
    },
    "la_citta": {
        "gold": one("gold"),
        "actions": one("actions"),
        "taken": lambda player: player["taken"],
        "city1.citizens": lambda player: of_city(player, 1, "citizens"),
        "city2.castello": lambda player: of_city(player, 2, "castello"),
    },
    "orleans": {
        "coins": one("coins"),
        "tracks": lambda player: without_zeros(player["tracks"]),
        "goods": lambda player: player["goods"],
        "market": lambda player: player["market"],
        "merchant": one("merchant"),
        "tiles": lambda player: {"tiles": set(player["tiles"])} if player["tiles"] else {},
        "slots": lambda player: {
            f"{place}.{i + 1}": held for place, slots in player["slots"].items() for i, held in enumerate(slots) if held
        },
    },
    "villagers": {
        "treasury": one("treasury"),
        "hand_backs": lambda player: player["backs"],
        "due": one("due"),
        "exchanges": one("exchanges"),
    },
}
OWN: dict[str, tuple[str, Callable[[dict[str, Any]], dict[str, Any]]]] = {
    "bruges": ("own_cards", lambda player: dict.fromkeys(player["hand"], "hand") | {
        house["card"]: "house" for house in player["houses"]
    }),
    "la_citta": ("player0.gold", one("gold")),
    "orleans": ("bag", lambda player: player["bag"]),
    "villagers": ("hand", lambda player: tally(player["hand"])),
}  # fmt: skip


@pytest.mark.parametrize("setting", [one for one in ALL if one.key in TABLE], ids=lambda one: one.title)
def test_sections_say_what_the_view_says_own_seat_first(setting: Setting) -> None:
    encoder, seats = encoder_of(setting), setting.seats
    looked = 0
    for state in states(setting, 5, every=17):
        for seat in range(seats):
            view: Any = setting.game().view(state, seat)
            seen = encoder.observation(state, seat)
            for path, expected in TABLE[setting.key].items():
                found = read(encoder, seen, path)
                if path == "land":
                    found = {slot: name for slot, name in found.items() if slot in expected(view)}
                assert found == expected(view), (path, seat)
            for other in range(seats):
                player = view["players"][(seat + other) % seats]
                for name, expected in PLAYER[setting.key].items():
                    assert read(encoder, seen, f"player{other}.{name}") == expected(player), (name, seat, other)
            path, expected = OWN[setting.key]
            own = {name: value for name, value in read(encoder, seen, path).items() if value != "elsewhere"}
            assert own == expected(view["players"][seat]), (path, seat)
            looked += 1
    assert looked > seats


@pytest.mark.parametrize("setting", ALL, ids=lambda one: one.title)
def test_the_question_is_part_of_the_observation(setting: Setting) -> None:
    encoder = encoder_of(setting)
    asked = set[str]()
    for state in states(setting, 7, every=1):
        for seat in range(setting.seats):
            seen = encoder.observation(state, seat)
            step = pending(state, seat)
            assert read(encoder, seen, "asked") == ({"asked": type(step).__name__} if step is not None else {})
            assert decoded(encoder.layout.at(0)[0], int(seen[0])) == str(seat)
            numbers = step.args()[1:] if step is not None else []
            assert len(numbers) <= ABOUT
            assert list(seen[encoder.layout.span("about")])[: len(numbers)] == numbers
            asked |= {type(step).__name__} if step is not None else set()
    assert len(asked) >= min(4, len(asking(setting.game())))


@pytest.mark.parametrize("setting", ALL, ids=lambda one: one.title)
def test_features_spread_choices_and_sets(setting: Setting) -> None:
    encoder = encoder_of(setting)
    rows = np.stack([encoder.observation(state, 0) for state in states(setting, 3, every=40)])
    features = encoder.features(rows)
    assert features.shape == (len(rows), encoder.width)
    assert features.dtype == np.float32
    assert np.isfinite(features).all()
    assert (features[0] == encoder.features(rows[0])).all()
    choices = sum(section.size for section in encoder.layout.sections if section.kind == CHOICE)
    start = len(encoder.columns["numbers"]) + len(encoder.columns["flags"])
    spread = features[:, start : start + len(encoder.columns["choices"])]
    assert (spread.sum(axis=1) == choices).all()  # exactly one value of each is true


def test_explain_says_it_in_words_and_in_both_languages() -> None:
    game = games.load("villagers")
    layout = Encoder(game, 2, {}).layout
    at = layout.span("hand").start + layout.sections[layout.by_path["hand"]].slots.index("lumberjack")
    assert explain(game, at, 2) == "hand[Lumberjack] | cards in your own hand | number"
    assert explain(game, at, 2, lang="fr") == "hand[Bûcheron] | cartes de votre main | nombre"
    assert explain(game, layout.span("phase").start, 2).startswith("phase | the phase | choice: 0 setup, 1 draft")
    treasury = layout.span("player1.treasury").start
    assert explain(game, treasury, 2) == "player1.treasury | player 1 after the viewer: gold | number"
    assert explain(game, treasury, 2, lang="fr") == "player1.treasury | joueur 1 après soi\u202f: or | nombre"
    assert explain(game, layout.span("markets").start, 2) == "markets | markets already held | set: 1 first, 2 second"
    road = explain(game, layout.span("road").start, 2)
    assert road.startswith("road[place 1] | cards on the road | choice: -1 none, 0 Lumberjack, 1 ")
    assert road.endswith(", … 61 in all")
    with pytest.raises(IndexError, match="they go from 0"):
        explain(game, layout.length, 2)
    with pytest.raises(KeyError, match="there is no section nowhere"):
        layout.span("nowhere")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("key", games.keys())
def test_every_number_of_every_game_can_be_explained(key: str, lang: str) -> None:
    setting = next(one for one in ALL if one.key == key and one.seats == 2)
    encoder = encoder_of(setting)
    texts = [encoder.explain(index, lang) for index in range(0, encoder.length, 7)]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("setting", ALL, ids=lambda one: one.title)
def test_actions_can_be_counted_from_the_own_seat(setting: Setting) -> None:
    encoder, seats = encoder_of(setting), setting.seats
    every = np.arange(encoder.actions)
    assert encoder.own_first.shape == (seats, encoder.actions)
    assert (encoder.own_first[0] == every).all()
    for seat in range(seats):
        assert (encoder.own_first[-seat % seats][encoder.own_first[seat]] == every).all()  # back around the table


def test_own_cities_and_villages_come_first() -> None:
    for key, own, turned in (
        ("la_citta", "claim 0.2 1.4", "claim 2.2 0.4"),
        ("la_citta", "claim 4.2 1.4", "claim 4.2 0.4"),  # nobody sits there: it stays
        ("bruges", "lend 1", "lend 0"),
        ("villagers", "swap 1 miner.2", "swap 0 miner.2"),
        ("villagers", "swap countess miner.2", "swap countess miner.2"),
        ("orleans", "recruit monk", "recruit monk"),
    ):
        game = games.load(key)
        encoder = Encoder(game, 3, {})
        assert game.words.text(int(encoder.own_first[2][game.words.parse(own)])) == turned


def test_every_domain_of_seats_is_turned() -> None:
    """A domain whose names begin like those of seats, and differ with the seat, must be declared to Words."""
    for key in games.keys():
        words = games.load(key).words
        for domain, names in words.names.items():
            begins_with_seats = domain in ("seat", "village", "city", "giver")
            assert (domain in words.seated) == begins_with_seats
            if begins_with_seats:
                each = words.seated[domain]
                assert [name.partition(".")[0] for name in names[: 2 * each]] == ["0"] * each + ["1"] * each
