"""What bots count of a state of Bruges: every feature by positions, and where a state can be judged."""

from __future__ import annotations

from math import isfinite
from pathlib import Path
from typing import Any

import pytest

from beffroi.games.bruges.bot.features import NAMES
from beffroi.kernel.evaluation import SPREAD
from beffroi.kernel.flow import State
from beffroi.kernel.reader import read_toml
from tests.games.bruges.table import GAME, at, playing
from tests.kit import Table
from tools.golden import midgame

JUDGE = GAME.evaluation()
WEIGHTS = Path(__file__).parents[3] / "src/beffroi/games/bruges/weights.toml"


def features(state: State, seat: int = 0) -> dict[str, float]:
    """Return every feature of a seat by its name."""
    JUDGE.count(state, seat, JUDGE.counts)
    return dict(zip(JUDGE.names, JUDGE.counts, strict=True))


def quiet(table: Table) -> bool:
    """Return whether a table can be judged."""
    return JUDGE.quiet(table.match.state)


def test_names_are_given_once_and_weights_are_there_for_all_of_them() -> None:
    assert len(set(NAMES)) == len(NAMES) == len(JUDGE.counts)
    found = read_toml(WEIGHTS)
    assert sorted(found) == ["2", "3", "4"]
    for rows in found.values():
        assert set(rows) == {SPREAD, *NAMES}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_features_are_finite_and_counting_changes_nothing(seats: int) -> None:
    last = 0.0
    for moves in (0, 1, 20, 60, 110, 200):
        state = midgame(GAME, seats, {}, 5, moves)
        before = GAME.digest(state)
        for seat in range(seats):
            assert all(isfinite(value) for value in features(state, seat).values())
        assert last <= JUDGE.progress(state) <= 1.0
        last = JUDGE.progress(state)
        JUDGE.quiet(state)
        JUDGE.forecast(state)
        assert GAME.digest(state) == before


def test_calm_where_something_begins() -> None:
    assert JUDGE.quiet(GAME.new(2, {}, 1))  # the first draw
    assert quiet(at("progress", dice={"blue": 1, "brown": 3, "yellow": 3, "red": 3, "purple": 3}, florins=5))
    assert quiet(playing(["graf", "novize"]))


UNFINISHED: dict[str, tuple[list[str], dict[str, Any], str]] = {
    "into": (["graf"], {"houses": ["red", "blue"], "florins": 9}, "play graf character"),
    "take": (["puppenspieler"], {"characters": ["herzogin"], "workers": {"blue": 1}}, "activate herzogin"),
    "hand-in": (["graf"], {"characters": ["schuhmacher"], "workers": {"blue": 1, "red": 2}}, "activate schuhmacher"),
    "lay": (["graf", "dieb"], {"characters": ["architekt"], "workers": {"brown": 1}}, "activate architekt"),
    "play": (["graf", "dieb"], {"characters": ["bote"], "workers": {"brown": 1}}, "activate bote"),
    "section": (["graf"], {"characters": ["akrobat"], "workers": {"red": 1}, "florins": 9}, "activate akrobat"),
    "pay": (["graf"], {"characters": ["zimmermann"], "workers": {"red": 1, "blue": 1}}, "play graf house"),
    "return": (["graf"], {"characters": ["priester"], "markers": {"red": 1, "blue": 1}}, "activate priester"),
}


@pytest.mark.parametrize("verb", UNFINISHED)
def test_not_calm_where_a_choice_follows(verb: str) -> None:
    cards, more, move = UNFINISHED[verb]
    table = playing(cards, **more)
    assert quiet(table)
    table.do(f"0 {move}")
    assert all(option.startswith(verb) for option in table.legal(0) if option != "stop")
    assert not quiet(table)


def test_a_draw_is_calm_in_phase_1_only() -> None:
    table = playing(["pilger", "graf"], houses=["red"], florins=9).do("0 play pilger character")
    assert table.legal(0) == ["draw a", "draw b"]
    assert not quiet(table)


def test_losses_are_not_quiet() -> None:
    dice = {"blue": 3, "brown": 5, "yellow": 3, "red": 3, "purple": 3}
    table = at("threats", dice=dice, markers={"brown": 2}, characters=["graf", "novize"])
    assert sorted(table.legal(0)) == ["bury graf", "bury novize"]
    assert not quiet(table)


def test_a_turn_that_can_only_be_ended_is_not_calm_but_one_with_an_activation_is() -> None:
    assert not quiet(playing(["graf", "dieb"]).do("0 play graf workers"))
    assert quiet(playing(["graf", "dieb"], characters=["herzog"]).do("0 play graf workers"))


# a feature, what is given, what is given more, the hand
RISES: list[tuple[str, dict[str, Any], dict[str, Any], list[str]]] = [
    ("points", {}, {"score": 9}, ["graf"]),
    ("points", {}, {"canals": {"left": 3}}, ["graf"]),
    ("points", {}, {"majorities": ["canal"]}, ["graf"]),
    ("tenants", {}, {"characters": ["graefin"]}, ["graf"]),
    ("houses", {}, {"houses": ["red"]}, ["graf"]),
    ("vacant", {}, {"houses": ["red"]}, ["graf"]),
    ("florins", {"florins": 0}, {"florins": 3}, ["graf"]),
    ("many_florins", {"florins": 12}, {"florins": 15}, ["graf"]),
    ("workers", {"workers": {"red": 1}}, {"workers": {"red": 2}}, ["graf"]),
    ("worker_colors", {"workers": {"red": 1}}, {"workers": {"red": 1, "blue": 1}}, ["graf"]),
    ("many_workers", {"workers": {"red": 2}}, {"workers": {"red": 3}}, ["graf"]),
    ("funded", {"florins": 12, "workers": {}}, {"workers": {"red": 1}}, ["graf"]),
    ("stuck", {"workers": {"red": 1}}, {"workers": {}}, ["graf"]),
    ("plays", {"cycle": 4}, {"cycle": 2}, ["graf", "dieb"]),
    ("ready_character", {"florins": 9}, {"houses": ["red"]}, ["graf"]),
    ("near_character", {"florins": 9, "workers": {}}, {"workers": {"red": 1}}, ["graf", "koenigin"]),
    ("best_die", {"dice": {"blue": 2}}, {"dice": {"blue": 4}}, ["graf"]),
    ("house_cards", {"workers": {}}, {"workers": {"blue": 1}}, ["graf"]),
    ("canal_cards", {"florins": 0}, {"florins": 1}, ["graf"]),
    ("canal_cards", {"florins": 9, "canals": {"left": 0}}, {"canals": {"right": 2}}, ["graf"]),
    ("threat_cards", {}, {"markers": {"blue": 1}}, ["graf"]),
    ("toward_third", {}, {"canals": {"left": 2}}, ["graf"]),
    ("toward_statue", {"canals": {"left": 3}}, {"canals": {"left": 4}}, ["graf"]),
    ("markers", {}, {"markers": {"blue": 1}}, ["graf"]),
    ("danger", {"workers": {"red": 2}, "markers": {"blue": 1}}, {"markers": {"blue": 2}}, ["graf"]),
    ("danger", {"florins": 5, "markers": {"yellow": 1}}, {"markers": {"yellow": 2}}, ["graf"]),
    ("danger", {"characters": ["dieb"], "markers": {"brown": 1}}, {"markers": {"brown": 2}}, ["graf"]),
    ("danger", {"houses": ["red"], "markers": {"red": 1}}, {"markers": {"red": 2}}, ["graf"]),
    ("danger", {"score": 5, "markers": {"purple": 1}}, {"markers": {"purple": 2}}, ["graf"]),
    ("ahead", {}, {"progress": 1}, ["graf"]),
    ("points_to_come", {}, {"characters": ["herzog"]}, ["graf"]),
    ("goods_to_come", {}, {"characters": ["faerber"]}, ["graf"]),
    ("others_to_come", {}, {"characters": ["abt"]}, ["graf"]),
    ("paid_activations", {}, {"characters": ["herzog"]}, ["graf"]),
    ("laurel_growth", {}, {"characters": ["koenig"]}, ["graf"]),
]


@pytest.mark.parametrize(("name", "given", "more", "cards"), RISES)
def test_features_rise_with_what_they_count(
    name: str, given: dict[str, Any], more: dict[str, Any], cards: list[str]
) -> None:
    less = features(playing(cards, **given).match.state)
    assert features(playing(cards, **(given | more)).match.state)[name] > less[name]


@pytest.mark.parametrize(
    ("name", "more"),
    [
        ("gap_progress", {"progress": 2}),
        ("gap_characters", {"characters": ["graefin", "dieb"]}),
        ("gap_canal", {"canals": {"left": 2}}),
    ],
)
def test_a_gap_is_what_a_majority_lacks(name: str, more: dict[str, Any]) -> None:
    assert features(playing(["graf"]).match.state)[name] == 1.0
    assert features(playing(["graf"], more).match.state)[name] == 3.0
    assert features(playing(["graf"], {}, **more).match.state)[name] == 0.0


def test_cards_beyond_the_turns_are_spare_and_those_to_be_drawn_are_owed() -> None:
    assert features(playing(["graf", "dieb", "koenig"], cycle=3).match.state)["spare_cards"] == 1.0
    found = features(at("draw", hand=["graf"]).match.state)
    assert (found["draws"], found["plays"], found["spare_cards"]) == (4.0, 4.0, 1.0)


def test_the_two_best_characters_at_hand_count() -> None:
    one = features(playing(["graf"]).match.state)["best_characters"]
    two = features(playing(["graf", "koenigin"]).match.state)["best_characters"]
    assert 0.0 < one < two


def test_no_disaster_threatens_after_the_last_dice() -> None:
    table = playing(["graf"], markers={"purple": 2}, round=6, last_round=6, piles={"a": 9, "b": 9}, reserve=0)
    assert features(table.match.state)["danger"] == 0.0


def test_a_used_character_brings_nothing_more_in_this_round() -> None:
    table = playing(["graf"], characters=["herzog"])
    fresh = features(table.match.state)["points_to_come"]
    assert features(table.do("0 activate herzog").match.state)["points_to_come"] < fresh


def test_workers_that_are_still_to_be_taken_count() -> None:
    table = playing(["graf"], characters=["herzogin"], workers={"blue": 1}).do("0 activate herzogin")
    found = features(table.match.state)
    assert (found["workers"], found["worker_colors"], found["house_cards"]) == (1.0, 1.0, 1.0)


FIGURES = {
    "points": 19.0, "tenants": 2.0, "houses": 3.0, "vacant": 1.0, "florins": 9.0, "workers": 3.0,
    "worker_colors": 2.0, "funded": 1.5, "plays": 3.0, "ready_character": 3.85, "best_characters": 9.65,
    "best_die": 3.0, "house_cards": 2.0, "canal_cards": 5.0, "threat_cards": 2.0, "toward_third": 2.0,
    "toward_statue": 2.1, "markers": 2.0, "danger": 1.2, "ahead": 1.431452, "gap_progress": 3.0,
    "points_to_come": 27.9, "paid_activations": 9.3,
}  # fmt: skip


def test_the_same_figures_compiled_and_interpreted() -> None:
    table = playing(
        ["graf", "koenig", "dieb"], {"progress": 2}, florins=9, houses=["red"], characters=["herzog", "koenigin"],
        canals={"left": 3, "right": 2}, markers={"blue": 2}, workers={"blue": 2, "purple": 1}, cycle=2,
    )  # fmt: skip
    found = features(table.match.state)
    assert {name: round(value, 6) for name, value in found.items() if value} == FIGURES
