"""Rules BRU-12.1 to BRU-12.8: the words of the card language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.bruges.table import (
    COLORS,
    Packed,
    at,
    florins,
    hand,
    houses,
    laid_out,
    lines,
    markers,
    own,
    playing,
    score,
    sizes,
    starting,
    statues,
    tiles,
    workers,
)
from tests.kit import Table, bruges

PILES = {"a": ["dieb", "abt", "arzt"], "b": ["earl", "spion", "nonne"]}


def placed(card: str, *others: dict[str, Any], **more: Any) -> Table:
    """Return a table where seat 0 has just placed a character on a house."""
    rich: dict[str, Any] = {"houses": ["red"], "florins": 20, "score": 0} | more
    return playing([card, *rich.pop("hand", [])], *others, **rich).do(f"0 play {card} character")


def activated(card: str, *others: dict[str, Any], **more: Any) -> Table:
    """Return a table where seat 0 has just activated a character."""
    company = more.pop("characters", [])
    rest = {"score": 0} | more
    return playing(rest.pop("hand", []), *others, characters=[card, *company], **rest).do(f"0 activate {card}")


def test_bru_12_1_points_florins_workers_cards_in_that_order() -> None:
    table = activated("fuerst", florins=1)
    assert (score(table), florins(table)) == (1, 3)
    told = [event["what"] for event in table.told()]
    assert told.index("points") < told.index("florins")
    table = placed("puppenspieler", workers={}, piles=PILES)
    assert table.legal(0) == [f"take {color}" for color in COLORS]
    table.do("0 take purple")
    assert (workers(table), sorted(table.legal(0))) == ({"purple": 3}, ["draw a", "draw b"])
    table.do("0 draw b")
    assert hand(table) == ["earl"]


def test_bru_12_1_any_worker_is_picked_one_by_one() -> None:
    table = placed("koch", workers={}).do("0 take blue", "0 take yellow")
    assert table.legal(0) == ["take yellow", "take red", "take purple"]
    table.do("0 take yellow", "0 take red")
    assert workers(table) == {"blue": 1, "yellow": 2, "red": 1}


@pytest.mark.parametrize(
    ("card", "color"),
    [
        ("faerber", "blue"),
        ("boettcher", "brown"),
        ("baecker", "yellow"),
        ("kammerdiener", "red"),
        ("floetist", "purple"),
    ],
)
def test_bru_12_1_a_worker_of_a_given_color_is_not_asked(card: str, color: str) -> None:
    assert workers(activated(card, workers={})) == {color: 1}


def test_bru_12_1_cards_come_one_at_a_time_and_are_seen_together() -> None:
    table = activated("bibliothekar", florins=0, piles=PILES)
    assert (florins(table), sorted(table.legal(0))) == (1, ["draw a", "draw b"])
    table.do("0 draw b")
    assert (hand(table), own(table)["hand_size"]) == ([], 1)
    table.do("0 draw a")
    assert (hand(table), sizes(table)[:2]) == (["dieb", "earl"], (2, 2))


def test_bru_12_1_with_too_few_cards_what_there_is_and_none_is_no_activation() -> None:
    table = activated("bibliothekar", piles={"a": ["abt"], "b": []}, reserve=0).do("0 draw a")
    assert (hand(table), starting(table, "draw")) == (["abt"], [])
    none = playing([], characters=["moench"], piles={"a": [], "b": []}, reserve=0)
    assert starting(none, "activate") == []


COUNTS: list[tuple[str, dict[str, Any], int]] = [
    ("bischof", {"workers": {"blue": 3, "red": 4}}, 3),
    ("bankier", {"florins": 11}, 3),
    ("waffenmeister", {"houses": ["red", "red: graf", "blue"]}, 6),
    ("astrologe", {"houses": ["red", "red: graf", "blue"]}, 3),
    ("mundschenk", {"houses": ["blue", "brown", "yellow", "purple"]}, 5),
    ("mundschenk", {"houses": ["blue", "brown", "yellow", "red"]}, 0),
    ("kanzler", {"characters": ["graf", "koch"]}, 1),
    ("koenig", {"characters": ["graf", "koch", "baron"]}, 6),
    ("graveur", {"characters": ["graf", "koch", "baron"]}, 6),
    ("reeder", {"canals": {"left": 4, "right": 2}}, 6),
    ("bildhauer", {"canals": {"left": 5, "right": 5}, "statues": [7, 6]}, 6),
    ("bildhauer", {"canals": {"left": 4, "right": 4}, "completed": ["left"], "statues": [7]}, 3),
    ("geograph", {"canals": {"left": 5, "right": 3}, "statues": [7]}, 6),
    ("geograph", {"canals": {"left": 2, "right": 2}}, 0),
    ("edelfraeulein", {"progress": 7}, 3),
    ("prinzessin", {"majorities": ["canal", "progress"]}, 4),
]


@pytest.mark.parametrize(("card", "more", "worth"), COUNTS)
def test_bru_12_2_laurels_by_their_counter(card: str, more: dict[str, Any], worth: int) -> None:
    lodged = [house.split(": ")[1] for house in more.get("houses", []) if ":" in house]
    table = at("over", **more | {"characters": [*more.get("characters", []), *lodged, card]})
    assert lines(table)["laurels"] == worth


def test_bru_12_2_florins_and_points_of_activated_counters() -> None:
    table = activated("philosoph", florins=0, houses=["red", "blue", "red"], characters=["graf"])
    assert florins(table) == 5
    assert florins(activated("sattler", florins=0, characters=["graf", "baron", "koehler"])) == 2
    assert florins(activated("schoeffe", florins=0, houses=["yellow", "yellow", "red"])) == 4
    assert score(activated("ladenmeister", canals={"left": 5, "right": 5}, statues=[7, 6])) == 4
    assert score(activated("ladenmeister", canals={"left": 5, "right": 4}, statues=[7])) == 2
    assert score(activated("komponist", majorities=["canal", "characters", "progress"])) == 3
    assert score(activated("dekan", characters=["abt", "nonne", "graf"])) == 1
    assert florins(placed("bildwirker", florins=6, houses=["red", "blue: graf"])) == 4
    assert score(placed("glasmaler", houses=["red", "blue: graf", "blue: koch"])) == 2


def test_bru_12_3_each_opponent_hands_over_florins_or_all_they_have() -> None:
    table = placed("dieb", {"florins": 7}, {"florins": 2}, {"florins": 0}, florins=6)
    assert [florins(table, seat) for seat in range(4)] == [5, 4, 0, 0]
    table = activated("wegelagerer", {"florins": 1}, {"florins": 0}, florins=0)
    assert [florins(table, seat) for seat in range(3)] == [1, 0, 0]


def test_bru_12_3_the_giver_picks_the_workers() -> None:
    many = {"workers": {"blue": 1, "brown": 1, "red": 1}}
    table = placed("bettler", many, {"workers": {"purple": 1}}, workers={})
    assert (table.asked(), table.legal(1)) == ([1], ["give blue", "give brown"])
    table.do("1 give brown")
    assert [workers(table, seat) for seat in range(3)] == [{"brown": 1, "red": 1, "purple": 1}, {"blue": 1}, {}]
    same = placed("bettler", {"workers": {"red": 4}}, {"workers": {"blue": 1, "red": 1}}, workers={})
    assert [workers(same, seat) for seat in range(3)] == [{"blue": 1, "red": 3}, {"red": 2}, {}]


def test_bru_12_3_three_workers_of_several_kinds() -> None:
    table = placed("inquisitor", {"workers": {"blue": 2, "yellow": 2}}, workers={})
    assert workers(table, 1) == {"blue": 1, "yellow": 2}, "the first can only be blue"
    assert table.legal(1) == ["give blue", "give yellow"]
    table.do("1 give yellow")
    assert (workers(table), workers(table, 1)) == ({"blue": 1, "yellow": 2}, {"blue": 1})


def test_bru_12_4_a_florin_for_each_opponent_and_a_point_for_each_florin() -> None:
    table = placed("geldverleiher", {}, {}, florins=9)
    assert ([florins(table, seat) for seat in range(3)], score(table)) == ([4, 6, 6], 2)
    assert starting(table, "lend") == []
    none = placed("geldverleiher", {}, {}, florins=3)
    assert ([florins(none, seat) for seat in range(3)], score(none)) == ([0, 5, 5], 0)
    assert none.legal(0) == ["end-turn"]


def test_bru_12_4_with_too_few_the_owner_picks_as_many_as_possible() -> None:
    table = placed("geldverleiher", {}, {}, {}, florins=4)
    assert table.legal(0) == ["lend 1", "lend 2", "lend 3"]
    table.do("0 lend 2")
    assert ([florins(table, seat) for seat in range(4)], score(table)) == ([0, 5, 6, 5], 1)


def test_bru_12_4_never_to_oneself() -> None:
    lender = {"hand": ["geldverleiher"], "houses": ["red"], "florins": 4}
    table = bruges(phase="play", turn=1, players=[{}, lender, {}]).do("1 play geldverleiher character")
    assert table.legal(1) == ["lend 0", "lend 2"]


def test_bru_12_4_several_florins_for_each(tmp_path: Path) -> None:
    pack = '[cards.geldverleiher]\neffect = { do = "give_opponents", florins = 2, points_per_florin = 2 }\n'
    own_table = {"hand": ["geldverleiher"], "houses": ["red"], "florins": 3 + 6, "score": 0}
    table = Packed(tmp_path, pack, **laid_out("play", own_table, {}, {}, {})).do("0 play geldverleiher character")
    assert ([florins(table, seat) for seat in range(4)], score(table)) == ([0, 7, 7, 7], 12)


def test_bru_12_5_exactly_so_many_markers_of_choice() -> None:
    threats = {"blue": 2, "red": 1, "purple": 1}
    table = placed("soeldner", markers=threats)
    assert sorted(table.legal(0)) == ["return blue", "return red"], "red leaves purple as the second one"
    table.do("0 return red")
    assert (markers(table), score(table), table.legal(0)) == ({"blue": 2}, 2, ["end-turn"])
    fewer = placed("soeldner", markers={"purple": 1})
    assert (markers(fewer), score(fewer), fewer.legal(0)) == ({}, 1, ["end-turn"]), "all of them, nothing is asked"
    nothing = placed("soeldner", markers={})
    assert (score(nothing), nothing.legal(0)) == (0, ["end-turn"])
    two = placed("soeldner", markers=threats).do("0 return blue", "0 return blue")
    assert (markers(two), score(two), two.legal(0)) == ({"red": 1, "purple": 1}, 2, ["end-turn"])


def test_bru_12_5_activated_exactly_so_many() -> None:
    table = activated("armbrustschuetze", markers={"blue": 1, "red": 1, "purple": 1})
    assert sorted(table.legal(0)) == ["return blue", "return red"]
    table.do("0 return blue")
    assert sorted(table.legal(0)) == ["return purple", "return red"]
    table.do("0 return purple")
    assert (markers(table), score(table)) == ({"red": 1}, 2)
    assert starting(playing([], characters=["armbrustschuetze"], markers={}), "activate") == []


def test_bru_12_5_only_the_allowed_color() -> None:
    table = activated("kaplan", markers={"blue": 1, "brown": 2})
    assert (markers(table), score(table)) == ({"blue": 1, "brown": 1}, 1)


def test_bru_12_5_as_many_as_own_characters() -> None:
    table = placed("kerkermeister", houses=["red", "blue: graf"], markers={"blue": 2, "red": 2})
    table.do("0 return blue", "0 return red")
    assert (markers(table), score(table), table.legal(0)) == ({"blue": 1, "red": 1}, 2, ["end-turn"])


def test_bru_12_6_each_opponent_loses_an_outermost_tile() -> None:
    others: tuple[dict[str, Any], ...] = ({"canals": {"left": 3, "right": 1}}, {"canals": {"right": 2}}, {})
    table = placed("unruhestifter", *others, canals={"left": 2})
    assert (table.asked(), table.legal(1)) == ([1], ["lose-tile left", "lose-tile right"])
    table.do("1 lose-tile right")
    assert [tiles(table, seat) for seat in range(4)] == [(2, 0), (3, 0), (0, 1), (0, 0)]


def test_bru_12_6_statues_stay_and_do_not_come_twice() -> None:
    builder = {"canals": {"left": 5}, "statues": [7], "hand": ["schuhmacher"], "florins": 5}
    table = placed("unruhestifter", builder)
    assert (tiles(table, 1), statues(table, 1)) == ((4, 0), [7])
    table.do("0 end-turn", "1 play schuhmacher canal")
    assert (tiles(table, 1), statues(table, 1), table.view(-1)["statues"][0]) == ((5, 0), [7], 6)


def test_bru_12_7_double_cost_of_the_next_space() -> None:
    table = activated("akrobat", canals={"left": 3, "right": 4}, florins=10)
    assert table.legal(0) == ["section left", "section right"]
    table.do("0 section right")
    assert (tiles(table), florins(table), statues(table)) == ((3, 5), 0, [7])
    only = activated("gaukler", canals={"left": 3, "right": 4}, florins=9)
    assert (tiles(only), florins(only)) == ((4, 4), 1)
    assert starting(playing([], characters=["akrobat"], canals={"left": 3, "right": 4}, florins=7), "activate") == []


def test_bru_12_7_free_and_with_all_consequences() -> None:
    table = placed("steinmetz", houses=["red"], florins=6, canals={"left": 4, "right": 5}, statues=[7])
    assert (tiles(table), florins(table), sorted(statues(table))) == ((5, 5), 0, [6, 7])
    reacting = placed("steinmetz", florins=6, characters=["kartograf", "zoellner"], canals={"right": 5}, statues=[7])
    assert (tiles(reacting), florins(reacting), score(reacting)) == ((1, 5), 2, 1)


def test_bru_12_8_a_house_from_hand_without_worker() -> None:
    table = activated("architekt", hand=["graf", "koch"], workers={"brown": 1}, characters=["holzschnitzer"])
    assert table.legal(0) == ["lay graf", "lay koch"]
    table.do("0 lay koch")
    assert (houses(table)[-1], hand(table), workers(table), score(table)) == ("brown", ["graf"], {}, 1)
    assert "end-turn" not in table.legal(0)
    last = activated("architekt", hand=["graf"])
    assert (hand(last), last.legal(0)) == ([], ["end-turn"])
    after = playing(["graf", "koch"], characters=["architekt"], played=True).do("0 activate architekt", "0 lay graf")
    assert after.legal(0) == ["end-turn"]
