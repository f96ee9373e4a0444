"""Rules BRU-6 to BRU-8: dice, threats, disasters, progress."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bruges.table import (
    COLORS,
    DATA,
    at,
    characters,
    florins,
    hand,
    houses,
    level,
    lines,
    markers,
    passed,
    phase,
    playing,
    score,
    statues,
    tiles,
    until,
    workers,
)
from tests.kit import Table, bruges

DISASTER = {"blue": "flood", "brown": "plague", "yellow": "raid", "red": "fire", "purple": "intrigue"}
ONES = dict.fromkeys(COLORS, 3)


def struck(color: str, *others: dict[str, Any], **more: Any) -> Table:
    """Return a table where the third marker of a color comes to seat 0."""
    return at("threats", *others, markers={color: 2}, dice={color: 5}, **more)


def told(table: Table, *kinds: str) -> list[tuple[int, str]]:
    """Return who did what, of some kinds."""
    return [(event["seat"], event["what"]) for event in table.told() if event["what"] in kinds]


def test_bru_6_1_five_dice_are_rolled_and_hold_for_the_round() -> None:
    table = at(
        "draw", {"hand": ["dieb", "abt", "arzt", "earl", "bote"]}, hand=["graf", "koch", "dichter", "herold"], seed=4
    )
    assert table.view(-1)["dice"] == {}
    table.do("0 draw a")
    rolled = {event["color"]: event["number"] for event in table.told() if event["what"] == "rolled"}
    assert sorted(rolled) == sorted(COLORS)
    until(table, "play")
    while phase(table) == "play":
        assert table.view(-1)["dice"] == rolled
        seat = table.asked()[0]
        table.do(f"{seat} {table.legal(seat)[0]}")


@pytest.mark.parametrize("color", COLORS)
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_bru_6_2_every_player_gets_a_marker_of_each_die_of_five_or_six(color: str, value: int) -> None:
    table = at("threats", {}, {}, dice={color: value})
    expected = {color: 1} if value >= 5 else {}
    assert [markers(table, seat) for seat in range(3)] == [expected] * 3


def test_bru_6_2_several_dice_bring_several_markers() -> None:
    table = at("threats", dice=dict.fromkeys(COLORS, 6))
    assert [markers(table, seat) for seat in range(2)] == [dict.fromkeys(COLORS, 1)] * 2


@pytest.mark.parametrize("color", COLORS)
def test_bru_6_3_the_third_marker_of_a_color_brings_its_disaster(color: str) -> None:
    second = at("threats", markers={color: 1}, dice={color: 6})
    assert (markers(second), told(second, "disaster")) == ({color: 2}, [])
    third = struck(color)
    assert [event["threat"] for event in third.told() if event["what"] == "disaster"] == [DISASTER[color]]
    assert (markers(third), markers(third, 1)) == ({}, {color: 1})


def test_bru_6_4_player_by_player_from_the_first() -> None:
    players = [{"markers": {"red": 2}, "houses": ["blue", "red"]}] * 4
    table = bruges({"first": "2"}, phase="threats", dice={"red": 5}, players=players)
    for turn, seat in enumerate((2, 3, 0, 1)):
        assert table.asked() == [seat]
        waiting = (2, 3, 0, 1)[turn + 1 :]
        assert [markers(table, other) for other in waiting] == [{"red": 2}] * len(waiting)
        assert table.view(-1)["supply"]["red"] == 2 * turn
        table.do(f"{seat} burn-house 2")
    assert (phase(table), table.view(-1)["supply"]["red"]) == ("play", 9)


def test_bru_6_4_one_player_takes_all_markers_before_its_disasters() -> None:
    table = at("threats", markers={"red": 2, "purple": 1}, houses=["blue", "red"], dice={"red": 5, "purple": 6})
    assert markers(table) == {"red": 3, "purple": 2}
    assert markers(table, 1) == {}
    table.do("0 burn-house 1")
    assert (markers(table), markers(table, 1)) == ({"purple": 2}, {"red": 1, "purple": 1})


def test_bru_6_5_the_victim_picks_the_order_step_by_step() -> None:
    both = {"red": 2, "brown": 2, "purple": 2}
    dice = {"red": 5, "brown": 5, "purple": 6}
    table = at("threats", markers=both, dice=dice, houses=["blue: novize"], score=9)
    assert sorted(table.legal(0)) == ["suffer fire", "suffer intrigue", "suffer plague"]
    table.do("0 suffer fire")
    assert (hand(table), houses(table), markers(table)) == (["novize"], [], {"brown": 3, "purple": 3})
    assert sorted(table.legal(0)) == ["suffer intrigue", "suffer plague"]
    table.do("0 suffer intrigue")
    assert (score(table), hand(table), markers(table)) == (6, ["novize"], {})
    table = at("threats", markers=both, dice=dice, houses=["blue: novize"], score=9).do("0 suffer plague")
    assert (houses(table), hand(table), table.view(-1)["discard"]) == (["blue"], [], ["novize"])
    table.do("0 suffer fire")
    assert (houses(table), hand(table), score(table)) == ([], [], 6)


def test_bru_6_6_three_and_four_do_nothing_in_phase_two() -> None:
    table = at("threats", markers=dict.fromkeys(COLORS, 2), florins=50, dice={"blue": 3, "brown": 4, "red": 4})
    assert (phase(table), table.view(-1)["price"]) == ("play", None)
    assert markers(table) == dict.fromkeys(COLORS, 2)
    assert (florins(table), level(table)) == (50, 0)


def test_bru_7_1_flood_takes_all_workers() -> None:
    table = struck("blue", workers={"blue": 3, "red": 2, "purple": 1}, florins=7)
    assert (workers(table), florins(table), sum(workers(table, 1).values())) == ({}, 7, 5)


def test_bru_7_2_plague_takes_one_character_of_choice() -> None:
    table = struck("brown", houses=["dieb: novize", "red: graf", "yellow"])
    assert sorted(table.legal(0)) == ["bury graf", "bury novize"]
    table.do("0 bury graf")
    assert (houses(table), characters(table)) == (["blue: novize", "red", "yellow"], ["novize"])
    assert table.view(-1)["discard"] == ["graf"]
    assert hand(table) == []


def test_bru_7_2_plague_without_characters_does_nothing() -> None:
    table = struck("brown", houses=["dieb"])
    assert (houses(table), table.view(-1)["discard"], phase(table)) == (["blue"], [], "play")


def test_bru_7_3_raid_takes_all_florins() -> None:
    table = struck("yellow", {"florins": 8}, florins=11)
    assert (florins(table), florins(table, 1), sum(workers(table).values())) == (0, 8, 5)


def test_bru_7_4_fire_takes_a_house_or_a_tile_of_choice() -> None:
    table = struck("red", houses=["dieb", "herold: graf"], canals={"left": 2, "right": 1})
    assert sorted(table.legal(0)) == ["burn-house 1", "burn-house 2", "burn-tile left", "burn-tile right"]
    table.do("0 burn-tile left")
    assert (tiles(table), houses(table)) == ((1, 1), ["blue", "red: graf"])
    table = struck("red", houses=["dieb", "herold: graf"], canals={"left": 2}).do("0 burn-house 1")
    assert (tiles(table), houses(table), table.view(-1)["discard"]) == ((2, 0), ["red: graf"], ["dieb"])


def test_bru_7_4_fire_with_nothing_to_lose() -> None:
    table = struck("red", hand=["graf"])
    assert (phase(table), hand(table), markers(table)) == ("play", ["graf"], {})


@pytest.mark.parametrize(("before", "after"), [(9, 6), (3, 0), (2, 0), (0, 0)])
def test_bru_7_5_intrigue_takes_three_points_but_never_below_zero(before: int, after: int) -> None:
    assert score(struck("purple", score=before)) == after
    assert DATA["threats"]["intrigue"]["effect"] == {"do": "lose_points", "points": 3}


def test_bru_7_6_a_character_in_a_burning_house_goes_back_to_the_hand() -> None:
    table = struck("red", houses=["herold: alchemist"], hand=["dieb", "koch"], florins=3, workers={"blue": 1})
    assert (hand(table), table.view(-1)["discard"]) == (["alchemist", "dieb", "koch"], ["herold"])
    table.do("0 play dieb house", "0 end-turn", "1 end-turn", "0 play alchemist character")
    assert florins(table) == 6


def test_bru_7_7_only_the_outermost_tile_goes() -> None:
    table = struck("red", canals={"left": 3}, florins=9, hand=["fuerst"])
    assert tiles(table) == (2, 0)
    table.do("0 play fuerst canal")
    assert (tiles(table), florins(table)) == ((3, 0), 6)


def test_bru_7_8_a_lost_fifth_tile_costs_no_statue_and_brings_no_second() -> None:
    table = struck("red", canals={"right": 5}, statues=[7], florins=5, hand=["fuerst"])
    assert (tiles(table), statues(table)) == ((0, 4), [7])
    table.do("0 play fuerst canal")
    assert (tiles(table), statues(table)) == ((0, 5), [7])
    assert table.view(-1)["statues"][0] == 6


@pytest.mark.parametrize("color", COLORS)
def test_bru_7_9_the_markers_go_back_without_points(color: str) -> None:
    table = struck(color, {}, score=9, characters=["kuester", "buettel"], canals={"left": 1}, florins=0)
    while table.asked() == [0] and phase(table) == "threats":
        table.do(f"0 {table.legal(0)[0]}")
    assert (markers(table), table.view(-1)["supply"][color], florins(table)) == ({}, 8, 0)
    assert score(table) == (6 if color == "purple" else 9)


def test_bru_7_10_fire_and_plague_cannot_be_declined() -> None:
    fire = struck("red", houses=["dieb", "red"])
    assert sorted(fire.legal(0)) == ["burn-house 1", "burn-house 2"]
    fire.refuses("0 stop")
    plague = struck("brown", characters=["graf", "novize"])
    assert sorted(plague.legal(0)) == ["bury graf", "bury novize"]
    assert characters(struck("brown", characters=["graf"])) == []
    assert houses(struck("red", houses=["dieb"])) == []


def test_bru_7_11_a_lost_third_tile_is_worth_nothing_at_the_end() -> None:
    table = struck("red", canals={"left": 3, "right": 0})
    assert lines(table)["canals"] == 0
    assert lines(at("threats", canals={"left": 3}))["canals"] == 3


@pytest.mark.parametrize(
    ("values", "price"),
    [((1, 3, 3, 3, 3), 1), ((2, 3, 3, 3, 3), 2), ((1, 2, 2, 3, 4), 5), ((2, 2, 2, 2, 2), 10), ((1, 6, 5, 4, 1), 2)],
)
def test_bru_8_1_the_price_is_the_sum_of_ones_and_twos(values: tuple[int, ...], price: int) -> None:
    table = at("progress", dice=dict(zip(COLORS, values, strict=True)), florins=12)
    assert table.view(-1)["price"] == price
    table.do("0 advance")
    assert (florins(table), level(table)) == (12 - price, 1)


def test_bru_8_1_progress_comes_after_all_threats() -> None:
    dice = {"yellow": 5, "red": 1}
    table = at("threats", {"markers": {"yellow": 2}, "florins": 9}, dice=dice, florins=9)
    assert (table.asked(), florins(table, 1)) == ([0], 0)
    table.do("0 stay")
    assert phase(table) == "play"


def test_bru_8_2_everybody_decides_once_in_order() -> None:
    table = at("progress", {}, {}, dice={"red": 1}, options={"first": "1"})
    assert table.asked() == [1]
    table.do("1 advance")
    assert table.asked() == [2]
    table.do("2 stay")
    assert table.asked() == [0]
    table.do("0 advance")
    assert phase(table) == "play"
    assert [(florins(table, seat), level(table, seat)) for seat in range(3)] == [(4, 1), (4, 1), (5, 0)]


def test_bru_8_3_who_cannot_pay_cannot_advance() -> None:
    table = at("progress", {"florins": 3}, dice={"red": 2, "blue": 2}, florins=4)
    table.do("0 advance")
    assert (phase(table), florins(table), florins(table, 1), level(table, 1)) == ("play", 0, 3, 0)


def test_bru_8_4_without_ones_and_twos_nobody_advances() -> None:
    table = at("progress", {"florins": 90}, dice={"red": 6, "blue": 5}, florins=90)
    assert (phase(table), table.view(-1)["price"]) == ("play", None)


@pytest.mark.parametrize(("values", "paid"), [((1, 3), 0), ((2, 3), 0), ((1, 2), 1), ((2, 2), 2)])
def test_bru_8_5_the_notary_lowers_the_dice_price_by_two(values: tuple[int, int], paid: int) -> None:
    dice = {"red": values[0], "blue": values[1]}
    table = at("progress", {"florins": 0}, dice=dice, characters=["notar"], florins=paid)
    assert table.legal(0) == ["advance", "stay"]
    table.do("0 advance")
    assert (florins(table), level(table), phase(table)) == (0, 1, "play")


def test_bru_8_5_the_notary_is_of_no_use_without_a_dice_price() -> None:
    assert phase(at("progress", dice=ONES, characters=["notar"], florins=9)) == "play"
    short = at("progress", {"florins": 0}, dice={"red": 2, "blue": 2}, characters=["notar"], florins=1)
    assert phase(short) == "play"


def test_bru_8_6_the_earl_buys_for_four_when_there_is_no_dice_price() -> None:
    table = at("progress", {"florins": 9}, dice=ONES, characters=["earl"], florins=4)
    assert table.legal(0) == ["advance", "stay"]
    table.do("0 advance")
    assert (florins(table), level(table), phase(table)) == (0, 1, "play")
    assert phase(at("progress", dice=ONES, characters=["earl"], florins=3)) == "play"
    declined = at("progress", dice=ONES, characters=["earl"], florins=4).do("0 stay")
    assert (florins(declined), level(declined)) == (4, 0)


def test_bru_8_6_the_earl_does_not_help_against_a_dice_price() -> None:
    dice = dict.fromkeys(COLORS, 2)
    table = at("progress", {"florins": 10}, dice=dice, characters=["earl"], florins=9)
    assert table.asked() == [1]
    cheap = at("progress", {"florins": 0}, dice={"red": 1}, characters=["earl"], florins=9).do("0 advance")
    assert florins(cheap) == 8


def test_bru_8_6_the_notary_does_not_lower_the_four_florins() -> None:
    assert phase(at("progress", dice=ONES, characters=["earl", "notar"], florins=3)) == "play"
    table = at("progress", dice=ONES, characters=["earl", "notar"], florins=9).do("0 advance")
    assert florins(table) == 5


def test_bru_8_7_nobody_climbs_above_the_highest_level() -> None:
    table = at("progress", {"progress": 11}, dice={"red": 1}, progress=12, florins=9)
    assert table.asked() == [1]
    table.do("1 advance")
    assert (level(table), level(table, 1)) == (12, 12)
    assert phase(at("progress", {"florins": 0}, dice=ONES, characters=["earl"], progress=12, florins=9)) == "play"
    assert len(DATA["progress"]["track"]["points"]) == 13


def test_bru_8_8_characters_advance_too_beyond_the_one_of_the_dice() -> None:
    table = at("progress", dice={"red": 1}, characters=["abt", "ausrufer"], florins=9).do("0 advance", "1 stay")
    assert (level(table), florins(table)) == (1, 10)
    table.do("0 activate abt")
    assert (level(table), florins(table)) == (2, 9)
    both = playing(["ritter"], characters=["abt"], houses=["red"], florins=20)
    both.do("0 play ritter character", "0 activate abt")
    assert level(both) == 2
    assert phase(passed(both)) == "draw"
