"""Rules BRU-12.1 to BRU-12.17: the words of the card language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from beffroi import games
from beffroi.kernel.errors import DataError
from tests.games.bruges.table import (
    COLORS,
    Packed,
    at,
    florins,
    hand,
    houses,
    laid_out,
    level,
    lines,
    majorities,
    markers,
    own,
    phase,
    playing,
    public,
    score,
    sizes,
    starting,
    statues,
    tiles,
    uses,
    workers,
)
from tests.kit import Table, bruges

PILES = {"a": ["dieb", "abt", "arzt"], "b": ["earl", "spion", "nonne"]}


def placed(card: str, *others: dict[str, Any], **more: Any) -> Table:
    """Return a table where seat 0 has just placed a character on a house."""
    rich = {"houses": ["red"], "florins": 20, "score": 0} | more
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
    [("amtmann", "blue"), ("boettcher", "brown"), ("baecker", "yellow"), ("kammerdiener", "red"), ("floetist", "purple")],
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
    assert florins(activated("mathematiker", florins=0, characters=["graf", "baron", "koehler", "abt"])) == 2
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


def test_bru_12_5_up_to_so_many_markers_of_choice() -> None:
    threats = {"blue": 2, "red": 1, "purple": 1}
    table = placed("soeldner", markers=threats)
    assert sorted(table.legal(0)) == ["return blue", "return purple", "return red", "stop"]
    table.do("0 return red")
    assert sorted(table.legal(0)) == ["return purple", "stop"]
    table.do("0 stop")
    assert (markers(table), score(table), table.legal(0)) == ({"blue": 2, "purple": 1}, 1, ["end-turn"])
    nothing = placed("soeldner", markers=threats).do("0 stop")
    assert (markers(nothing), score(nothing)) == (threats, 0)
    two = placed("soeldner", markers=threats).do("0 return blue", "0 return blue")
    assert (markers(two), score(two), two.legal(0)) == ({"red": 1, "purple": 1}, 2, ["end-turn"])


def test_bru_12_5_activated_at_least_one() -> None:
    table = activated("armbrustschuetze", markers={"blue": 1, "red": 1})
    assert sorted(table.legal(0)) == ["return blue", "return red"]
    table.do("0 return blue")
    assert sorted(table.legal(0)) == ["return red", "stop"]
    table.do("0 stop")
    assert (markers(table), score(table)) == ({"red": 1}, 1)


def test_bru_12_5_only_the_allowed_color() -> None:
    table = activated("kaplan", markers={"blue": 1, "brown": 2})
    assert (markers(table), score(table)) == ({"blue": 1, "brown": 1}, 1)


def test_bru_12_5_as_many_as_own_characters() -> None:
    table = placed("kerkermeister", houses=["red", "blue: graf"], markers={"blue": 2, "red": 2})
    table.do("0 return blue", "0 return red")
    assert (markers(table), score(table), table.legal(0)) == ({"blue": 1, "red": 1}, 2, ["end-turn"])


def test_bru_12_6_each_opponent_loses_an_outermost_tile() -> None:
    others = ({"canals": {"left": 3, "right": 1}}, {"canals": {"right": 2}}, {})
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


def test_bru_12_9_one_more_card_for_any_action_with_its_costs() -> None:
    rich = {"markers": {"blue": 1}, "florins": 20, "houses": ["red"], "workers": {"red": 1, "blue": 1}}
    table = activated("herold", hand=["graf", "koch"], **rich)
    assert uses(table, "graf") == ["workers", "florins", "threat", "canal", "house", "character"]
    assert not starting(table, "end-turn", "activate")
    table.do("0 play graf character")
    assert (florins(table), score(table), hand(table)) == (11, 4, ["koch"])
    assert uses(table, "koch")
    house = activated("herold", hand=["graf", "koch"], **rich).do("0 play graf house")
    assert (workers(house), houses(house)[-1]) == ({}, "blue")


def test_bru_12_9_several_extra_cards_in_one_turn() -> None:
    court = ["herold", "bote", "kutscher", "schreiber", "stallbursche"]
    cards = ["graf", "koch", "dichter", "mueller", "herzog", "earl"]
    table = playing(cards, characters=court, florins=0)
    for messenger, card in zip(court, cards, strict=False):
        table.do(f"0 activate {messenger}", f"0 play {card} florins")
    assert (florins(table), hand(table), "end-turn" in table.legal(0)) == (15, ["earl"], False)
    table.do("0 play earl florins")
    assert table.legal(0) == ["end-turn"]


def test_bru_12_9_an_extra_card_may_bring_another_messenger() -> None:
    table = playing(["schreiber", "graf", "koch"], characters=["herold"], houses=["red"], florins=6)
    table.do("0 activate herold", "0 play schreiber character", "0 activate schreiber", "0 play graf florins")
    assert (hand(table), florins(table)) == (["koch"], 3)
    assert "end-turn" not in table.legal(0)


def test_bru_12_10_exchange_of_any_number_after_paying() -> None:
    table = activated("koehler", workers={"brown": 2, "blue": 2, "red": 1})
    assert table.legal(0) == ["hand-in blue", "hand-in brown", "hand-in red"]
    table.do("0 hand-in blue")
    assert table.legal(0) == ["stop", "hand-in blue", "hand-in brown", "hand-in red"]
    table.do("0 hand-in red", "0 take yellow", "0 take purple")
    assert workers(table) == {"brown": 1, "blue": 1, "yellow": 1, "purple": 1}


def test_bru_12_10_stop_and_the_limit_of_the_fence() -> None:
    table = activated("hehler", workers={"blue": 3, "red": 1}).do("0 hand-in blue", "0 stop", "0 take purple")
    assert workers(table) == {"blue": 2, "red": 1, "purple": 1}
    table = activated("hehler", workers={"blue": 3, "red": 1}).do("0 hand-in blue", "0 hand-in blue", "0 take purple")
    assert workers(table) == {"blue": 1, "red": 1, "purple": 2}
    one = activated("hehler", workers={"blue": 3})
    assert (workers(one), one.legal(0)) == ({"blue": 2}, ["stop", "hand-in blue"])


def test_bru_12_11_levels_for_a_cost() -> None:
    table = activated("markgraf", florins=2, progress=4)
    assert (florins(table), level(table)) == (0, 5)
    table = activated("abt", florins=3, progress=11)
    assert (florins(table), level(table)) == (0, 12)
    table = placed("gesandter", florins=9, progress=4)
    assert (florins(table), level(table)) == (0, 6)
    assert level(placed("gesandter", progress=11)) == 12


def test_bru_12_11_a_cost_is_paid_once_for_several_levels(tmp_path: Path) -> None:
    pack = '[cards.abt]\neffect = { do = "advance_progress", levels = 3, cost = 4 }\n'
    own_table = {"characters": ["abt", "freiherr"], "florins": 5, "score": 0}
    table = Packed(tmp_path, pack, **laid_out("play", own_table)).do("0 activate abt")
    assert (level(table), florins(table), score(table)) == (3, 1, 3)


def test_bru_12_12_scope_action_means_the_six_actions() -> None:
    reacting = ["werkmeister", "trommler", "geldwechsler", "kuester", "henker"]
    table = playing(["graf"], characters=[*reacting, "saenger", "buchhalter", "priester"], workers={}, florins=0, score=0)
    table.do("0 activate saenger", "0 take blue", "0 activate buchhalter")
    assert (workers(table), florins(table)) == ({"blue": 1}, 2)
    table = playing([], characters=[*reacting, "priester"], markers={"blue": 1}, workers={}, score=0)
    table.do("0 activate priester")
    assert (workers(table), score(table)) == ({}, 1)


def test_bru_12_12_every_event_of_an_action() -> None:
    table = playing(["graf"], characters=["werkmeister", "trommler"], workers={}, florins=0).do("0 play graf workers")
    assert (workers(table), florins(table)) == ({"blue": 3}, 1)
    table = playing(["graf"], characters=["geldwechsler", "falschmuenzer"], florins=0).do("0 play graf florins")
    assert florins(table) == 6
    table = playing(["graf"], characters=["kuester", "henker", "buettel"], markers={"blue": 2}, workers={}, florins=0)
    table.do("0 play graf threat")
    assert (markers(table), workers(table), florins(table), score(table)) == ({"blue": 1}, {"blue": 2}, 2, 7)
    table = playing(["graf"], characters=["zoellner", "kartograf"], florins=1, score=0).do("0 play graf canal")
    assert (florins(table), score(table)) == (2, 1)
    table = playing(["graf"], characters=["holzschnitzer"], score=0).do("0 play graf house")
    assert score(table) == 1
    table = playing(["graf"], characters=["baronin", "zofe"], houses=["red"], florins=9, score=0)
    table.do("0 play graf character")
    assert (florins(table), score(table)) == (1, 5)
    table = at("progress", characters=["freiherr", "ausrufer", "domherr"], dice={"red": 1}, score=0, workers={})
    table.do("0 advance", "0 take red")
    assert (florins(table), score(table), workers(table)) == (6, 1, {"red": 1})


def test_bru_12_12_an_extra_card_is_an_action_too() -> None:
    table = activated("herold", hand=["graf"], characters=["geldwechsler"], florins=0).do("0 play graf florins")
    assert florins(table) == 4


def test_bru_12_12_nothing_happens_for_the_characters_of_others() -> None:
    watchers = {"characters": ["werkmeister", "kartograf", "zofe", "freiherr"], "score": 0, "florins": 0, "workers": {}}
    table = playing(["graf", "dieb"], watchers, houses=["red"], florins=20)
    table.do("0 play dieb canal", "0 end-turn", "1 end-turn", "0 play graf character")
    assert (score(table, 1), florins(table, 1), workers(table, 1)) == (0, 0, {})


def test_bru_12_12_the_color_of_the_event() -> None:
    space = activated("akrobat", characters=["tuermer"], florins=9, markers={"yellow": 1, "brown": 1, "blue": 1})
    space.do("0 section left")
    assert sorted(space.legal(0)) == ["keep", "return blue"]
    house = playing(["graf"], characters=["stuckateur", "zimmermann"], workers={"red": 1}, markers={"red": 1, "blue": 1})
    house.do("0 play graf house")
    assert sorted(house.legal(0)) == ["keep", "return blue"]
    person = placed("novize", characters=["feuerspucker"], houses=["red"], markers={"red": 1, "blue": 1, "yellow": 1})
    assert sorted(person.legal(0)) == ["keep", "return yellow"]


def test_bru_12_12_nothing_is_asked_without_such_a_marker() -> None:
    table = placed("novize", characters=["feuerspucker"], markers={"red": 1, "blue": 1})
    assert (table.legal(0), markers(table), score(table)) == (["end-turn"], {"red": 1, "blue": 1}, 1)
    table = placed("ritter", characters=["prediger"], markers={})
    assert table.legal(0) == ["end-turn"]


def test_bru_12_12_the_color_of_an_advance_does_not_exist(tmp_path: Path) -> None:
    pack = '[cards.prediger]\neffect = { do = "on_event", event = "advance_progress", scope = "any", threat = "event" }\n'
    (tmp_path / "mine.toml").write_text(pack, encoding="utf-8")
    with pytest.raises(DataError, match=r"cards\.prediger\.effect"):
        games.load("bruges", tmp_path)


def test_bru_12_13_the_well_builder_makes_canals_free() -> None:
    table = playing(["herold"], characters=["brunnenbauer"], canals={"left": 4}, florins=0).do("0 play herold canal")
    assert (tiles(table), florins(table), statues(table)) == ((5, 0), 0, [7])
    table = activated("akrobat", characters=["brunnenbauer"], florins=0).do("0 section right")
    assert (tiles(table), florins(table)) == ((0, 1), 0)


def test_bru_12_13_the_price_of_characters() -> None:
    broker = playing(["graf"], characters=["makler"], houses=["red"], florins=8).do("0 play graf character")
    assert florins(broker) == 0
    patron = playing(["maler"], characters=["maezen"], houses=["red"], florins=7).do("0 play maler character")
    assert florins(patron) == 0
    other = playing(["graf"], characters=["maezen"], houses=["red"], florins=8)
    assert "character" not in uses(other, "graf")
    both = playing(["dichter"], characters=["maezen", "makler"], houses=["red"], florins=0).do("0 play dichter character")
    assert florins(both) == 0
    free = playing(["novize"], characters=["makler"], houses=["red"], florins=4).do("0 play novize character")
    assert florins(free) == 4


def test_bru_12_13_the_points_of_a_cheaper_character_stay() -> None:
    table = playing(["maler"], characters=["maezen"], houses=["red"], florins=7).do("0 play maler character")
    assert lines(table)["characters"] == 1 + 3


def test_bru_12_13_the_carpenter_takes_any_worker() -> None:
    table = playing(["graf"], characters=["zimmermann"], workers={"red": 1, "purple": 2}).do("0 play graf house")
    assert table.legal(0) == ["pay red", "pay purple"]
    table.do("0 pay purple")
    assert (workers(table), houses(table)[-1]) == ({"red": 1, "purple": 1}, "blue")
    one = playing(["graf"], characters=["zimmermann"], workers={"red": 2}).do("0 play graf house")
    assert workers(one) == {"red": 1}
    assert "house" not in uses(playing(["graf"], characters=["zimmermann"], workers={}), "graf")


def test_bru_12_13_the_dice_price_of_the_notary() -> None:
    table = at("progress", dice={"red": 2, "blue": 1}, characters=["notar"], florins=1).do("0 advance")
    assert (florins(table), level(table)) == (0, 1)


def test_bru_12_14_hand_limit() -> None:
    table = at("draw", {"hand": []}, characters=["erfinder"], hand=[]).do(*["0 draw a"] * 6)
    assert (public(table)["hand_size"], table.asked()) == (6, [1])


def test_bru_12_15_later_flashes_may_come_twice() -> None:
    table = placed("graf", characters=["astronom"])
    assert (score(table), table.legal(0)) == (4, ["again", "enough"])
    assert score(table.do("0 again")) == 8
    refused = placed("graf", characters=["astronom"]).do("0 enough")
    assert (score(refused), refused.legal(0)) == (4, ["end-turn"])


def test_bru_12_15_choices_and_amounts_are_made_anew() -> None:
    table = placed("steinmetz", characters=["astronom"], florins=6).do("0 section left", "0 again", "0 section right")
    assert tiles(table) == (1, 1)
    table = placed("glasmaler", characters=["astronom", "koch"], houses=["red"])
    assert score(table) == 2
    assert score(table.do("0 again")) == 4
    table = placed("chirurg", characters=["astronom"], workers={})
    table.do("0 take red", "0 take red", "0 again", "0 take blue", "0 take yellow")
    assert (workers(table), score(table)) == ({"red": 2, "blue": 1, "yellow": 1}, 2)


def test_bru_12_15_not_asked_when_nothing_would_happen() -> None:
    assert placed("ritter", characters=["astronom"], progress=11).legal(0) == ["end-turn"]
    assert placed("dieb", {"florins": 3}, characters=["astronom"]).legal(0) == ["end-turn"]
    assert placed("leibwaechter", characters=["astronom"], markers={}).legal(0) == ["end-turn"]
    assert placed("unruhestifter", {"canals": {"left": 1}}, characters=["astronom"]).legal(0) == ["end-turn"]
    assert placed("dieb", {"florins": 4}, characters=["astronom"]).legal(0) == ["again", "enough"]


def test_bru_12_15_not_for_other_kinds_nor_for_others() -> None:
    assert "again" not in placed("koenig", characters=["astronom"]).legal(0)
    assert "again" not in placed("buchhalter", characters=["astronom"]).legal(0)
    assert placed("graf", {"characters": ["astronom"]}).legal(0) == ["end-turn"]
    assert placed("astronom").legal(0) == ["end-turn"]


def test_bru_12_16_progress_without_dice() -> None:
    table = at("progress", characters=["earl"], florins=4).do("0 advance")
    assert (level(table), florins(table)) == (1, 0)


def test_bru_12_17_majority_on_tie() -> None:
    table = at("majorities", {"progress": 3}, characters=["richter"], progress=3)
    assert (majorities(table), majorities(table, 1), phase(table)) == (["characters", "progress"], [], "draw")
