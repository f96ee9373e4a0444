"""Rules BRU-9 and BRU-10: turns and the six actions."""

from __future__ import annotations

from pathlib import Path

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
    lines,
    markers,
    of_color,
    own,
    passed,
    phase,
    playing,
    public,
    score,
    starting,
    statues,
    tiles,
    until,
    used,
    uses,
    workers,
)
from tests.kit import bruges

VALET = {"characters": ["knecht"], "workers": {"red": 1}}


def test_bru_9_1_four_turns_each_clockwise_from_the_first() -> None:
    table = bruges({"first": "1"}, phase="play", seats=3)
    order = []
    while phase(table) == "play":
        order.append((table.view(-1)["cycle"], table.asked()[0]))
        table.do(f"{table.asked()[0]} end-turn")
    assert order == [(cycle, seat) for cycle in (1, 2, 3, 4) for seat in (1, 2, 0)]


def test_bru_9_1_a_card_must_be_played_while_there_is_one() -> None:
    table = playing(["graf", "koch"])
    assert "end-turn" not in table.legal(0)
    table.refuses("0 end-turn")
    table.do("0 play graf workers")
    assert table.legal(0) == ["end-turn"]
    table.refuses("0 play koch workers")
    table.refuses("1 end-turn")


def test_bru_9_2_every_action_with_every_card() -> None:
    rich = {
        "florins": 99,
        "workers": dict.fromkeys(COLORS, 1),
        "markers": dict.fromkeys(COLORS, 1),
        "houses": ["herold"],
    }
    gate = {"blue": (0, 0), "brown": (0, 0), "yellow": (1, 0), "red": (0, 1), "purple": (2, 0)}
    for name, card in CARDS.items():
        if name == "herold":
            continue
        left, right = gate[card["color"]]
        table = playing([name], canals={"left": left, "right": right}, **rich)
        assert uses(table, name) == ["workers", "florins", "threat", "canal", "house", "character"], name


def test_bru_9_3_characters_before_and_after_the_card() -> None:
    own_characters = ["buchhalter", "marktfrau", "schatzmeister"]
    table = playing(["graf"], characters=own_characters, florins=0, dice={"blue": 4})
    table.do("0 activate buchhalter", "0 play graf florins", "0 activate schatzmeister", "0 activate marktfrau")
    assert (florins(table), used(table)) == (2 + 4 + 3 + 1, own_characters)


def test_bru_9_3_not_in_the_middle_of_an_action() -> None:
    table = playing(["graf"], characters=["buchhalter"], canals={"left": 0, "right": 2}, florins=9)
    table.do("0 play graf canal")
    assert table.legal(0) == ["section left", "section right"]
    table.refuses("0 activate buchhalter")
    extra = playing(["graf", "koch"], characters=["buchhalter", "herold"], workers={"red": 1}).do("0 activate herold")
    assert starting(extra, "activate", "end-turn") == []


def test_bru_9_3_only_own_characters_in_the_own_turn() -> None:
    table = playing(["graf"], {"characters": ["buchhalter"]})
    assert starting(table, "activate") == []
    table.refuses("0 activate buchhalter")
    table.refuses("1 activate buchhalter")


def test_bru_9_4_four_of_five_cards_are_played_and_the_hand_is_refilled() -> None:
    table = at("play", {"hand": of_color("red", 5)}, hand=of_color("blue", 5), workers={}, florins=0)
    until(table, "draw")
    assert [public(table, seat)["hand_size"] for seat in (0, 1)] == [1, 1]
    until(table, "play")
    assert [public(table, seat)["hand_size"] for seat in (0, 1)] == [5, 5]


def test_bru_9_5_an_empty_hand_leaves_the_characters() -> None:
    table = playing([], characters=["buchhalter"])
    assert sorted(table.legal(0)) == ["activate buchhalter", "end-turn"]
    table.do("0 end-turn", "1 end-turn")
    assert "activate buchhalter" in table.legal(0)


def test_bru_9_5_a_drawn_card_can_be_played_in_the_same_turn() -> None:
    table = playing([], piles={"a": ["graf", "koch"], "b": 9}, **VALET).do("0 activate knecht", "0 draw a")
    assert "workers" in uses(table, "graf")
    table.do("0 play graf workers")
    assert table.legal(0) == ["end-turn"]


def test_bru_9_6_an_extra_card_is_none_of_the_four() -> None:
    cards = ["graf", "dieb", "abt", "arzt", "earl"]
    table = playing(cards, characters=["herold"], workers={"red": 1}, florins=0)
    table.do("0 activate herold", "0 play graf florins", "0 play dieb florins", "0 end-turn", "1 end-turn")
    for card in cards[2:]:
        table.do(f"0 play {card} florins", "0 end-turn", "1 end-turn")
    assert (hand(table), phase(table), florins(table)) == ([], "draw", 15)


def test_bru_9_7_a_turn_without_a_card_counts() -> None:
    table = playing([], {"hand": of_color("red", 5)})
    for _ in range(4):
        assert table.asked() == [0]
        table.do("0 end-turn", f"1 play {hand(table, 1)[0]} workers", "1 end-turn")
    assert phase(table) == "draw"


def test_bru_9_8_ending_is_legal_when_the_card_is_played_or_the_hand_is_empty() -> None:
    assert playing([]).legal(0) == ["end-turn"]
    assert "end-turn" not in playing(["graf"]).legal(0)
    assert "end-turn" in playing(["graf"], played=True).legal(0)
    table = playing([], piles={"a": ["graf", "koch"], "b": 9}, **VALET)
    assert "end-turn" in table.legal(0)
    table.do("0 activate knecht", "0 draw a")
    assert "end-turn" not in table.legal(0)
    emptied = playing(["graf"], characters=["herold"], workers={"red": 1}).do(
        "0 activate herold", "0 play graf workers"
    )
    assert emptied.legal(0) == ["end-turn"]


def test_bru_9_9_cards_drawn_after_the_card_stay_in_hand() -> None:
    table = playing(["koch"], piles={"a": ["graf", "dieb"], "b": 9}, **VALET)
    table.do("0 play koch workers", "0 activate knecht", "0 draw a")
    assert (hand(table), table.legal(0)) == (["graf"], ["end-turn"])
    table.do("0 end-turn", "1 end-turn")
    assert "workers" in uses(table, "graf")
    extra = playing(["koch"], piles={"a": ["graf", "dieb"], "b": 9}, characters=["knecht", "kutscher"])
    extra.do("0 play koch workers", "0 activate knecht", "0 draw a", "0 activate kutscher", "0 play graf workers")
    assert (hand(extra), workers(extra)["blue"]) == ([], 3)


@pytest.mark.parametrize("color", COLORS)
def test_bru_10_1_two_workers_of_the_color_of_the_card(color: str) -> None:
    card = of_color(color, 1)[0]
    table = playing([card], workers={}).do(f"0 play {card} workers")
    assert (workers(table), hand(table), table.view(1)["discard"]) == ({color: 2}, [], [card])


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_bru_10_2_florins_of_the_die_of_the_color(value: int) -> None:
    for number, color in enumerate(COLORS):
        card = of_color(color, 1)[0]
        dice = {color: value, COLORS[number - 1]: 7 - value}
        table = playing([card], florins=2, dice=dice).do(f"0 play {card} florins")
        assert (florins(table), table.view(-1)["discard"]) == (2 + value, [card])


def test_bru_10_3_a_marker_of_the_color_goes_for_a_point() -> None:
    table = playing(["graf", "koch"], markers={"blue": 1, "red": 2}, score=0)
    assert "threat" not in uses(table, "koch")
    table.do("0 play graf threat")
    assert (markers(table), score(table), table.view(-1)["discard"]) == ({"red": 2}, 1, ["graf"])
    assert table.view(-1)["supply"]["blue"] == 9


def test_bru_10_4_every_marker_returned_by_choice_or_effect_scores() -> None:
    guard = playing([], characters=["priester"], markers={"blue": 1}, score=3).do("0 activate priester")
    assert (markers(guard), score(guard)) == ({}, 4)
    soldier = playing(["soeldner"], houses=["red"], markers={"blue": 1, "red": 1}, score=3)
    soldier.do("0 play soeldner character")
    assert (markers(soldier), score(soldier)) == ({}, 5)
    fire = at("threats", markers={"red": 2}, dice={"red": 5}, score=3)
    assert (markers(fire), score(fire)) == ({}, 3)


def test_bru_10_5_the_next_space_must_have_the_color_and_be_paid() -> None:
    assert "canal" in uses(playing(["graf"], florins=1), "graf")
    assert "canal" not in uses(playing(["graf"], florins=0), "graf")
    assert "canal" not in uses(playing(["dichter"], florins=9), "dichter")
    table = playing(["dichter"], canals={"left": 1}, florins=2).do("0 play dichter canal")
    assert (tiles(table), florins(table), table.view(-1)["discard"]) == ((2, 0), 0, ["dichter"])


def test_bru_10_5_where_both_sections_fit_the_player_picks() -> None:
    table = playing(["graf"], canals={"right": 2}, florins=3).do("0 play graf canal")
    assert table.legal(0) == ["section left", "section right"]
    table.do("0 section right")
    assert (tiles(table), florins(table)) == ((0, 3), 0)
    table = playing(["graf"], canals={"right": 2}, florins=3).do("0 play graf canal", "0 section left")
    assert (tiles(table), florins(table)) == ((1, 2), 2)
    poor = playing(["graf"], canals={"right": 2}, florins=2).do("0 play graf canal")
    assert (tiles(poor), florins(poor)) == ((1, 2), 1)


def test_bru_10_6_spaces_are_filled_outwards() -> None:
    fitting = {(left, right): set[str]() for left in range(6) for right in range(6)}
    for (left, right), found in fitting.items():
        cards = [of_color(color, 1)[0] for color in COLORS]
        table = playing(cards, canals={"left": left, "right": right}, florins=9)
        found.update(CARDS[card]["color"] for card in cards if "canal" in uses(table, card))
    lefts = ["blue", "yellow", "purple", "brown", "red"]
    rights = ["brown", "red", "blue", "yellow", "purple"]
    for (left, right), found in fitting.items():
        assert found == set(lefts[left : left + 1] + rights[right : right + 1])


def test_bru_10_7_the_fifth_space_brings_the_top_statue_once() -> None:
    table = playing(["fuerst"], canals={"right": 4}, florins=5).do("0 play fuerst canal")
    assert (statues(table), public(table)["completed"], florins(table)) == ([7], ["right"], 0)
    again = playing(["fuerst"], canals={"right": 4}, florins=5, completed=["right"]).do("0 play fuerst canal")
    assert (statues(again), tiles(again), again.view(-1)["statues"][0]) == ([7], (0, 5), 6), "no second one"


def test_bru_10_7_a_second_section_brings_a_second_statue() -> None:
    table = playing(["fuerst"], canals={"left": 5, "right": 4}, statues=[7], florins=5).do("0 play fuerst canal")
    assert (sorted(statues(table)), sorted(public(table)["completed"])) == ([6, 7], ["left", "right"])
    assert table.view(-1)["statues"] == [5, 4, 3, 2]


def test_bru_10_7_without_statues_the_section_counts_all_the_same() -> None:
    full = [{"canals": {"left": 5, "right": 5}, "statues": pair} for pair in ([7, 6], [5, 4], [3, 2])]
    table = playing(["herold"], *full, canals={"left": 4}, florins=5).do("0 play herold canal")
    assert (statues(table), public(table)["completed"], tiles(table)) == ([], ["left"], (5, 0))


def test_bru_10_8_the_third_space_scores_at_the_end_only() -> None:
    table = playing(["fuerst"], canals={"left": 2}, florins=3, score=5).do("0 play fuerst canal")
    assert (score(table), statues(table), lines(table)["canals"]) == (5, [], 3)


@pytest.mark.parametrize("color", COLORS)
def test_bru_10_9_a_house_costs_a_worker_of_the_color(color: str) -> None:
    card = of_color(color, 1)[0]
    others = {other: 3 for other in COLORS if other != color}
    assert "house" not in uses(playing([card], workers=others), card)
    table = playing([card], workers=others | {color: 2}, florins=4).do(f"0 play {card} house")
    assert (workers(table), houses(table), florins(table)) == (others | {color: 1}, [color], 4)
    assert own(table)["houses"][0]["card"] == card
    assert table.view(-1)["discard"] == []


def test_bru_10_10_a_character_needs_an_empty_house_and_its_price() -> None:
    assert "character" not in uses(playing(["fuerst"], florins=99), "fuerst")
    assert "character" not in uses(playing(["fuerst"], florins=99, houses=["red: graf"]), "fuerst")
    assert "character" not in uses(playing(["fuerst"], florins=8, houses=["red"]), "fuerst")
    table = playing(["fuerst"], florins=9, houses=["red"]).do("0 play fuerst character")
    assert (florins(table), houses(table), characters(table)) == (0, ["red: fuerst"], ["fuerst"])
    assert table.view(1)["players"][0]["houses"][0]["character"] == "fuerst"
    assert table.view(-1)["discard"] == []


def test_bru_10_10_the_player_picks_the_house() -> None:
    table = playing(["fuerst"], florins=9, houses=["red", "blue: graf", "yellow"]).do("0 play fuerst character")
    assert table.legal(0) == ["into 1", "into 3"]
    table.do("0 into 3")
    assert houses(table) == ["red", "blue: graf", "yellow: fuerst"]
    assert characters(table) == ["graf", "fuerst"]


def test_bru_10_11_any_number_of_houses_and_no_moving_out() -> None:
    many = of_color("red", 20) + of_color("blue", 12, ("graf",))
    table = playing(["graf"], houses=many, workers={"blue": 1}).do("0 play graf house")
    assert len(houses(table)) == 33
    assert lines(table)["houses"] == 33
    lived = playing([], houses=["red: graf", "blue"])
    assert lived.legal(0) == ["end-turn"]


def test_bru_10_12_paying_then_the_flash_then_reactions() -> None:
    table = playing(["geldverleiher"], {}, {}, {}, characters=["zofe"], houses=["red"], florins=5, score=0)
    table.do("0 play geldverleiher character", "0 lend 1", "0 lend 2")
    assert ([florins(table, seat) for seat in range(4)], score(table)) == ([1, 6, 6, 5], 2), "2 florins for the flash"
    poor = playing(["geldverleiher"], characters=["zofe"], houses=["red"], florins=2)
    assert "character" not in uses(poor, "geldverleiher"), "what a reaction brings cannot pay"
    eater = playing(["giftmischerin"], characters=["feuerspucker"], houses=["red"], markers={"brown": 1}, florins=6)
    eater.do("0 play giftmischerin character")
    assert starting(eater, "take"), "the flash is asked before the reaction"
    eater.do("0 take purple")
    assert sorted(eater.legal(0)) == ["keep", "return brown"]


def test_bru_10_12_who_comes_during_the_flash_does_not_react_to_the_placement(tmp_path: Path) -> None:
    pack = '[cards.novize]\neffect = { do = "play_extra_card" }\n'
    own = {"hand": ["novize", "zofe"], "characters": ["baronin"], "houses": ["red", "blue"], "florins": 9, "score": 0}
    table = Packed(tmp_path, pack, **laid_out("play", own)).do("0 play novize character", "0 into 1")
    price = CARDS["zofe"]["price"]
    table.do("0 play zofe character")
    assert characters(table) == ["baronin", "novize", "zofe"]
    assert (score(table), florins(table)) == (2, 9 - price), "twice the Baroness; the Maid came after the Novice"


def test_bru_10_12_the_second_flash_comes_before_the_reactions() -> None:
    table = playing(["novize"], characters=["astronom", "baronin"], houses=["red"], score=0)
    table.do("0 play novize character")
    assert (score(table), table.legal(0)) == (1, ["again", "enough"])
    table.do("0 again")
    assert (score(table), table.legal(0)) == (3, ["end-turn"])
    assert phase(passed(table)) == "draw"
