"""Rules BRU-11: when and how characters are activated."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.bruges.table import (
    CARDS,
    COLORS,
    Packed,
    at,
    characters,
    florins,
    hand,
    houses,
    laid_out,
    level,
    lines,
    markers,
    phase,
    playing,
    score,
    starting,
    tiles,
    used,
    workers,
)


def test_bru_11_1_a_flash_comes_once_and_at_once() -> None:
    table = playing(["graf", "novize"], houses=["red", "blue"], florins=9, score=0)
    table.do("0 play graf character", "0 into 2")
    assert (score(table), table.legal(0)) == (4, ["end-turn"])
    table.do("0 end-turn", "1 end-turn", "0 play novize character")
    assert score(table) == 5


@pytest.mark.parametrize(
    ("card", "more"),
    [
        ("ritter", {"progress": 12}),
        ("gesandter", {"progress": 12}),
        ("steinmetz", {"canals": {"left": 5, "right": 5}}),
        ("soeldner", {"markers": {}}),
        ("pilger", {"piles": {"a": 0, "b": 0}, "reserve": 0}),
    ],
)
def test_bru_11_1_what_cannot_be_carried_out_is_lost(card: str, more: dict[str, Any]) -> None:
    table = playing([card], houses=["red"], florins=9, **more).do(f"0 play {card} character")
    assert (characters(table), table.legal(0)) == ([card], ["end-turn"])


def test_bru_11_1_attacks_on_the_poor_are_lost_too() -> None:
    for card in ("bettler", "dieb", "unruhestifter"):
        poor = {"workers": {}, "florins": 0}
        table = playing([card], poor, houses=["red"], florins=6, workers={}).do(f"0 play {card} character")
        assert (characters(table), workers(table), table.legal(0)) == ([card], {}, ["end-turn"])


def test_bru_11_1_a_flash_cannot_be_declined() -> None:
    table = playing(["steinmetz"], houses=["red"], florins=6).do("0 play steinmetz character")
    assert table.legal(0) == ["section left", "section right"]
    table = playing(["koch"], houses=["red"], florins=6).do("0 play koch character")
    assert table.legal(0) == [f"take {color}" for color in COLORS]


def test_bru_11_2_a_worker_of_its_color_once_per_round() -> None:
    table = playing([], characters=["fuerst"], workers={"yellow": 2, "purple": 1}, florins=0, score=0)
    table.do("0 activate fuerst")
    assert (workers(table), florins(table), score(table)) == ({"yellow": 1, "purple": 1}, 2, 1)
    assert used(table) == ["fuerst"]
    table.refuses("0 activate fuerst")
    table.do("0 end-turn", "1 end-turn")
    table.refuses("0 activate fuerst")


def test_bru_11_2_only_a_worker_of_the_printed_color_pays() -> None:
    for name, card in CARDS.items():
        if card["activation"] == "worker":
            rich = {
                "majorities": ["canal"],
                "canals": {"left": 5},
                "statues": [7],
                "markers": {"red": 1},
                "florins": 20,
            }
            others = {color: 2 for color in COLORS if color != card["worker_color"]}
            company = ["koenig", "kardinal", "bischof"]
            table = playing(["graf"], characters=[name, *company], workers=others, **rich)
            assert starting(table, "activate") == [], name
            table = playing(["graf"], characters=[name, *company], workers=others | {card["worker_color"]: 1}, **rich)
            assert starting(table, "activate") == [f"activate {name}"], name


def test_bru_11_2_not_outside_the_own_turn() -> None:
    table = at("progress", {"characters": ["wirt"]}, dice={"red": 1}, characters=["buchhalter"])
    assert table.legal(0) == ["advance", "stay"]
    draw = at("draw", characters=["buchhalter"], hand=[])
    assert starting(draw, "activate") == []


def test_bru_11_3_infinity_one_is_free_and_once_per_round() -> None:
    table = playing([], characters=["schatzmeister"], workers={}, florins=0).do("0 activate schatzmeister")
    assert (florins(table), used(table)) == (3, ["schatzmeister"])
    table.refuses("0 activate schatzmeister")
    table.do("0 end-turn", "1 end-turn")
    table.refuses("0 activate schatzmeister")


def test_bru_11_4_infinity_two_comes_with_every_action() -> None:
    cards = ["graf", "dieb", "koch"]
    table = playing(cards, characters=["geldwechsler", "falschmuenzer"], florins=0)
    for turn, card in enumerate(cards, start=1):
        table.do(f"0 play {card} florins")
        assert (florins(table), used(table)) == (6 * turn, [])
        table.do("0 end-turn", "1 end-turn")
    assert starting(table, "activate") == []


def test_bru_11_5_infinity_three_comes_with_every_situation() -> None:
    table = at("progress", dice={"red": 1}, characters=["freiherr", "abt"], florins=9, score=0).do(
        "0 advance", "1 stay"
    )
    assert score(table) == 1
    table.do("0 activate abt")
    assert (score(table), used(table)) == (2, ["abt"])
    table.refuses("0 activate freiherr")


@pytest.mark.parametrize("number", [2, 3])
def test_bru_11_5_types_two_and_three_are_handled_alike(tmp_path: Path, number: int) -> None:
    pack = f"[cards.advokat]\ninfinity_type = {number}\n[cards.kartograf]\ninfinity_type = {number}\n"
    own = {"hand": ["dieb", "graf"], "characters": ["advokat", "kartograf"], "score": 0, "workers": {}}
    table = Packed(tmp_path, pack, **laid_out("play", own)).do("0 play dieb canal")
    assert (score(table), starting(table, "activate")) == (1, [])
    table.do("0 end-turn", "1 end-turn", "0 play graf workers")
    assert workers(table) == {"blue": 3}


def test_bru_11_6_laurels_count_at_the_end_if_still_in_a_house() -> None:
    table = playing([], characters=["koenig"], score=0)
    assert (starting(table, "activate"), score(table)) == ([], 0)
    assert lines(at("over", characters=["koenig", "graf"]))["laurels"] == 4
    plague = at("threats", characters=["koenig"], markers={"brown": 2}, dice={"brown": 5})
    assert lines(plague)["laurels"] == 0
    assert lines(at("over", hand=["koenig"], houses=["koch", "graefin"]))["laurels"] == 0


def test_bru_11_7_a_character_placed_this_turn_may_be_activated() -> None:
    table = playing(["fuerst"], houses=["red"], florins=9, workers={"yellow": 1}, score=0)
    table.do("0 play fuerst character", "0 activate fuerst")
    assert (florins(table), score(table), used(table)) == (2, 1, ["fuerst"])
    table = playing(["buchhalter"], houses=["red"], florins=6).do(
        "0 play buchhalter character", "0 activate buchhalter"
    )
    assert florins(table) == 2
    table = playing(["advokat", "graf"], houses=["red"], florins=6, characters=["herold"], workers={"red": 1})
    table.do("0 play advokat character", "0 activate herold", "0 play graf workers")
    assert workers(table) == {"blue": 3}


NOTHING: list[tuple[str, dict[str, Any]]] = [
    ("knecht", {"piles": {"a": 0, "b": 0}, "reserve": 0}),
    ("falschspieler", {"piles": {"a": 0, "b": 0}, "reserve": 0}),
    ("ladenmeister", {"canals": {"left": 4, "right": 4}}),
    ("komponist", {}),
    ("mathematiker", {}),
    ("dekan", {}),
    ("wegelagerer", {}),
    ("priester", {}),
    ("kaplan", {"markers": {"blue": 2, "red": 2}}),
    ("akrobat", {"florins": 1}),
    ("akrobat", {"canals": {"left": 5, "right": 5}, "florins": 50}),
    ("architekt", {}),
    ("bote", {}),
    ("koehler", {"workers": {"brown": 1}}),
    ("hehler", {"workers": {}}),
    ("abt", {"florins": 2}),
    ("markgraf", {"progress": 12, "florins": 20}),
]


@pytest.mark.parametrize(("card", "more"), NOTHING)
def test_bru_11_8_an_activation_without_effect_is_not_offered(card: str, more: dict[str, Any]) -> None:
    table = playing([], {"florins": 0, "workers": {}}, characters=[card], **more)
    assert table.legal(0) == ["end-turn"]
    table.refuses(f"0 activate {card}")


SOMETHING: list[tuple[str, dict[str, Any]]] = [
    ("knecht", {"piles": {"a": ["abt"], "b": []}, "reserve": 0}),
    ("knecht", {"piles": {"a": [], "b": ["abt"]}, "reserve": 0}),
    ("ladenmeister", {"canals": {"right": 5}}),
    ("komponist", {"majorities": ["canal"]}),
    ("kaplan", {"markers": {"brown": 1}}),
    ("nachtwaechter", {"markers": {"purple": 1}}),
    ("akrobat", {"florins": 2}),
    ("akrobat", {"canals": {"left": 5, "right": 4}, "florins": 10}),
    ("architekt", {"hand": ["graf"]}),
    ("bote", {"hand": ["graf"]}),
    ("koehler", {"workers": {"brown": 2}}),
    ("koehler", {"workers": {"brown": 1, "purple": 1}}),
    ("hehler", {"workers": {"purple": 1}}),
    ("abt", {"florins": 3}),
    ("markgraf", {"progress": 11, "florins": 2}),
]


@pytest.mark.parametrize(("card", "more"), SOMETHING)
def test_bru_11_8_an_activation_with_the_least_effect_is_offered(card: str, more: dict[str, Any]) -> None:
    rest = {"hand": []} | more
    table = playing(rest.pop("hand"), {"florins": 0, "workers": {}}, characters=[card], played=True, **rest)
    assert table.legal(0) == ["end-turn", f"activate {card}"]


def test_bru_11_8_one_rich_opponent_is_enough() -> None:
    poor = {"florins": 0}
    for rich in range(1, 4):
        others = [{"florins": 1} if seat == rich else poor for seat in range(1, 4)]
        assert starting(playing([], *others, characters=["wegelagerer"]), "activate") == ["activate wegelagerer"]


def test_bru_11_8_a_gain_beside_a_missing_card_is_an_effect() -> None:
    table = playing([], characters=["archivar"], florins=0, piles={"a": 0, "b": 0}, reserve=0).do("0 activate archivar")
    assert (florins(table), hand(table), table.legal(0)) == (2, [], ["end-turn"])


def test_bru_11_9_no_character_reacts_to_its_own_placement() -> None:
    table = playing(["baronin"], houses=["red"], florins=9, score=0).do("0 play baronin character")
    assert score(table) == 0
    table = playing(["zofe"], houses=["red"], florins=6).do("0 play zofe character")
    assert florins(table) == 0
    table = playing(["feuerspucker"], houses=["red"], florins=6, markers={"blue": 1}).do(
        "0 play feuerspucker character"
    )
    assert (table.legal(0), markers(table)) == (["end-turn"], {"blue": 1})


def test_bru_11_10_used_characters_become_fresh() -> None:
    table = playing([], {"characters": ["marktfrau"], "used": ["marktfrau"]}, characters=["buchhalter"], cycle=4)
    table.do("0 activate buchhalter", "0 end-turn")
    assert (used(table), used(table, 1)) == (["buchhalter"], ["marktfrau"])
    table.do("1 end-turn")
    assert (phase(table), used(table), used(table, 1)) == ("draw", [], [])


def test_bru_11_11_effects_override_the_rules() -> None:
    table = playing(["graf", "koch"], characters=["kutscher"], workers={"yellow": 1})
    table.do("0 play graf workers", "0 activate kutscher", "0 play koch workers")
    assert (workers(table), hand(table)) == ({"blue": 2, "brown": 2}, [])
    table = playing([], characters=["akrobat"], florins=9).do("0 activate akrobat", "0 section left")
    assert tiles(table) == (1, 0)


def test_bru_11_12_a_character_back_in_hand_is_placed_anew() -> None:
    table = at(
        "threats",
        houses=["herold: gesandter"],
        hand=["dieb"],
        markers={"red": 2},
        dice={"red": 5},
        florins=20,
        workers={"blue": 1},
        progress=2,
    )
    table.do("0 play dieb house", "0 end-turn", "1 end-turn", "0 play gesandter character")
    assert (level(table), florins(table)) == (4, 11)
    table = at("threats", houses=["herold: buchhalter"], hand=["dieb"], markers={"red": 2}, dice={"red": 5}, florins=6)
    table.do("0 play dieb house", "0 end-turn", "1 end-turn", "0 play buchhalter character", "0 activate buchhalter")
    assert (florins(table), houses(table)) == (2, ["blue: buchhalter"])
