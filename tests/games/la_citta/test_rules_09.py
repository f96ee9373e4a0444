"""Rules CIT-9: the politics cards."""

from __future__ import annotations

import pytest

from tests.games.la_citta.geometry import beside
from tests.games.la_citta.table import (
    ALPHA1,
    ALPHA2,
    BETA1,
    BETA2,
    after,
    city,
    fed,
    food,
    gold,
    owner,
    public,
    shape,
    spots,
    supply,
    told,
    town,
)
from tests.games.la_citta.test_rules_08 import VOICE, turn
from tests.kit import la_citta


def test_cit_9_1_pay_and_build() -> None:
    table = turn(city(BETA1, 2), city(ALPHA1, 1), cards=("hospital",), gold=3)
    assert spots(table, 0, "hospital", "take") == beside(BETA1, 2)
    table.do("0 take hospital", "0 at 8,9")
    assert (gold(table), shape(table, "0.1")) == (2, (2, 2))
    assert town(table, "0.1")["arches"] == {"culture": 0, "education": 1, "health": 1}
    assert public(table)["actions"] == 3


@pytest.mark.parametrize(("coins", "most"), [(0, 1), (1, 2), (2, 2), (3, 3), (9, 3)])
def test_cit_9_2_one_two_or_three_citizens(coins: int, most: int) -> None:
    table = turn(city(BETA1, 1), city(ALPHA1, 1), cards=("population",), gold=coins).do("0 take population")
    assert table.legal(0) == [f"invite {n}" for n in range(1, most + 1)]


@pytest.mark.parametrize(("count", "price"), [(1, 0), (2, 1), (3, 3)])
def test_cit_9_2_price_and_supply(count: int, price: int) -> None:
    table = turn(city(BETA1, 1), city(ALPHA1, 1), cards=("population",), gold=5, supply=20)
    table.do("0 take population", f"0 invite {count}")
    assert gold(table) == 5 - price
    for _ in range(count):
        table.do("0 welcome 0.1")
    assert (shape(table, "0.1"), shape(table, "0.2"), supply(table)) == ((1 + count, 1), (1, 1), 20 - count)
    assert table.asked() == [1]


def test_cit_9_2_all_must_be_placeable_and_in_the_supply() -> None:
    card = ("population",)
    assert after(turn(city(BETA1, 4), cards=card, gold=9), "0 take population") == ["invite 1"]
    two = turn(city(BETA1, 4), city(ALPHA1, 4), cards=card, gold=9)
    assert after(two, "0 take population") == ["invite 1", "invite 2"]
    over = turn(city(BETA1, 9), city(ALPHA1, 3), cards=card, gold=9)
    assert after(over, "0 take population") == ["invite 1", "invite 2"]  # a city above its cap takes no place away
    short = turn(city(BETA1, 1), cards=card, gold=9, supply=2)
    assert after(short, "0 take population") == ["invite 1", "invite 2"]
    two.do("0 take population", "0 invite 2", "0 welcome 0.2")
    assert two.legal(0) == ["welcome 0.1"]
    open_ = turn(city(BETA1, 20, {"8,9": "market", "7,8": "fountain"}), cards=card, gold=9)
    assert after(open_, "0 take population") == ["invite 1", "invite 2", "invite 3"]


def test_cit_9_3_a_farm_or_castello_feeds_double() -> None:
    mine = [city(BETA1, 4, {"8,9": "farm", "8,7": "statue"}), city("16,11", 1)]
    table = turn(*mine, cards=("rich_harvest",), year=1)
    assert after(table, "0 take rich_harvest") == ["harvest 8,8", "harvest 8,9"]
    table.do("0 take rich_harvest", "0 harvest 8,8")
    assert (food(table), public(table)["notables"], gold(table)) == (3 + 3 + 3, 3, 1)
    assert told(table, "harvest") == [{"what": "harvest", "seat": 0, "space": "8,8", "number": 3}]
    again = turn(*mine, cards=("rich_harvest",), taken=["rich_harvest"], harvests=[["8,8", "rich_harvest"]])
    assert after(again, "0 take rich_harvest") == ["harvest 8,9"]


@pytest.mark.parametrize("year", range(1, 7))
def test_cit_9_3_not_in_the_last_year(year: int) -> None:
    table = turn(city(BETA1, 4), cards=("rich_harvest",), year=year)
    assert ("take rich_harvest" in table.legal(0)) is (year < 6)


def test_cit_9_3_double_food_in_phase_8_of_this_year_only() -> None:
    mine = owner(city(BETA1, 6), taken=["rich_harvest"], harvests=[["8,8", "rich_harvest"]])
    table = la_citta(phase="feeding", year=2, players=[mine, owner(city(ALPHA1, 3))])
    assert {"what": "fed", "seat": 0, "food": 6, "demand": 6} in table.told()
    assert (food(table), public(table)["notables"], public(table)["harvests"]) == (3, 4, [])


def test_cit_9_4_two_more_attraction_whatever_the_color() -> None:
    near = city("10,9", 4, {"10,10": "statue"})
    mine = city(BETA1, 3, {"8,9": "farm"}, circuses=["bread_and_circuses"])
    for wish, theirs in (("culture", 1), ("education", 0), ("health", 0)):
        table = la_citta(
            phase="reveal_voice",
            voice=[wish] * 4,
            agenda=[["Reveal"], ["Migration"]],
            players=[owner(mine, taken=["bread_and_circuses"]), owner(near)],
        )
        assert [town(table, each)["attraction"] for each in ("0.1", "1.1")] == [2, theirs]
        assert [town(table, each)["citizens"] for each in ("0.1", "1.1")] == [4, 3]
        assert town(table, "0.1")["arches"] == {"culture": 0, "education": 0, "health": 0}


def test_cit_9_4_a_city_without_such_a_notable() -> None:
    cities = [city(BETA1, 3), city(ALPHA1, 3)]
    table = turn(*cities, cards=("bread_and_circuses",))
    assert after(table, "0 take bread_and_circuses") == ["circus 0.1", "circus 0.2"]
    table.do("0 take bread_and_circuses", "0 circus 0.2")
    assert (town(table, "0.2")["circuses"], public(table)["notables"], gold(table)) == (["bread_and_circuses"], 3, 1)
    cities[0]["circuses"] = ["bread_and_circuses"]
    marked = turn(*cities, cards=("bread_and_circuses",), taken=["bread_and_circuses"])
    assert after(marked, "0 take bread_and_circuses") == ["circus 0.2"]
    only = turn(cities[0], cards=("bread_and_circuses",), taken=["bread_and_circuses"])
    only.refuses("0 take bread_and_circuses")


@pytest.mark.parametrize(
    ("coins", "options"),
    [
        (0, ["2", "3", "4"]),
        (1, ["2", "3", "2+3", "4", "2+4", "3+4"]),
        (2, ["2", "3", "2+3", "4", "2+4", "3+4", "2+3+4"]),
    ],
)
def test_cit_9_5_positions_named_before_the_first_look(coins: int, options: list[str]) -> None:
    table = turn(city(BETA1, 3), cards=("listen",), gold=coins, voice=VOICE).do("0 take listen")
    assert table.legal(0) == [f"listen {places}" for places in options]
    table.do(f"0 listen {options[-1]}")
    count = len(options[-1].split("+"))
    assert (gold(table), len(told(table, "heard", 0))) == (coins - (count - 1), count)
    assert table.asked() == [1]


def test_cit_9_5_who_looked_where_is_open() -> None:
    table = turn(city(BETA1, 3), cards=("listen",), voice=VOICE).do("0 take listen", "0 listen 2+3")
    for viewer in (-1, 0, 1):
        assert [card["looked"] for card in table.view(viewer)["voice"]] == [[], [0], [0], []]
        assert {"what": "listened", "seat": 0, "heard": "2+3"} in table.told(viewer)
    assert [event.get("wish") for event in told(table, "heard", 0)] == ["health", "education"]
    for viewer in (-1, 1):
        assert all(event.get("wish") is None for event in told(table, "heard", viewer))


def test_cit_9_5_may_be_taken_by_who_knows_them_all() -> None:
    table = turn(city(BETA1, 3), cards=("listen",), voice=VOICE, looked=[2, 3, 4])
    assert "take listen" in table.legal(0)
    table.do("0 take listen", "0 listen 2")
    assert [card["wish"] for card in table.view(0)["voice"]] == VOICE


def test_cit_9_6_one_or_two_small_buildings() -> None:
    table = turn(city(BETA1, 4), city(ALPHA1, 3), cards=("builders",), gold=1).do("0 take builders")
    assert gold(table) == 0
    assert {text.split()[0] for text in table.legal(0)} == {"build"}
    assert "stop" not in table.legal(0)
    table.do("0 build statue", "0 at 8,9")
    assert "stop" in table.legal(0)
    assert "found" not in table.legal(0)
    table.do("0 build school")
    assert set(table.legal(0)) == {f"at {space}" for space in ("8,7", "7,8", "7,10", "8,10", *beside(ALPHA1, 2))}
    table.do("0 at 7,10")
    assert (shape(table, "0.1"), table.asked(), public(table)["actions"]) == ((4, 3), [1], 3)


def test_cit_9_6_stop_after_the_first() -> None:
    table = turn(city(BETA1, 4), cards=("builders",), gold=1).do(
        "0 take builders", "0 build farm", "0 at 8,9", "0 stop"
    )
    assert (shape(table, "0.1"), table.asked()) == ((4, 2), [1])
    alone_ = turn(city(BETA1, 2), cards=("builders",), gold=1, supply=0)
    alone_.do("0 take builders", "0 build farm", "0 at 8,9")
    assert (shape(alone_, "0.1"), alone_.asked()) == ((2, 2), [1])  # nothing else can be built


def test_cit_9_6_needs_one_legal_small_building() -> None:
    table = turn(city(BETA1, 1), cards=("builders",), gold=1, stocks={"market": 0})
    assert "take builders" not in table.legal(0)
    assert "take builders" in turn(city(BETA1, 1), cards=("builders",), gold=1).legal(0)


def test_cit_9_7_a_notable_is_no_citizen() -> None:
    feast = ["bread_and_circuses"]
    marked = owner(city(BETA1, 3, circuses=feast), taken=feast)
    table = fed(marked, owner(city(ALPHA1, 3)))
    assert (shape(table, "0.1"), public(table)["demand"], public(table)["hungry"]) == ((3, 1), 3, False)
    assert table.points()[0] == 3
    full = turn(city(BETA1, 1, circuses=feast), taken=feast)
    assert {text for text in full.legal(0) if text.startswith("build ")} == {"build market"}


def test_cit_9_7_four_notables_and_no_more() -> None:
    tiles = {"8,9": "farm", "8,7": "farm"}
    used = [["8,8", "rich_harvest"], ["8,9", "rich_harvest"]]
    feast = ["bread_and_circuses"]
    mine = [city(BETA1, 4, tiles, circuses=feast), city(ALPHA1, 3, circuses=feast), city(ALPHA2, 3)]
    taken = ["rich_harvest", "bread_and_circuses"]
    table = turn(*mine, cards=("rich_harvest", "bread_and_circuses"), taken=taken, harvests=used)
    assert public(table)["notables"] == 0
    assert not {"take rich_harvest", "take bread_and_circuses"} & set(table.legal(0))
    free = turn(*mine, cards=("rich_harvest", "bread_and_circuses"), taken=taken, harvests=used[:1])
    assert {"take rich_harvest", "take bread_and_circuses"} <= set(free.legal(0))


def test_cit_9_7_a_notable_returns_when_its_building_goes() -> None:
    mine = owner(
        city(BETA1, 2, {"8,9": "farm", "8,7": "farm"}, circuses=["bread_and_circuses"]),
        harvests=[["8,9", "rich_harvest"]],
        taken=["rich_harvest", "bread_and_circuses"],
    )
    table = la_citta(phase="migration", agenda=[["Reorganization"]], players=[mine, owner(city(BETA2, 3))])
    assert (public(table)["notables"], food(table)) == (2, 3 + 3 + 1 + 3)
    table.do("0 raze 8,9")
    assert (public(table)["notables"], food(table), public(table)["harvests"]) == (3, 4, [])
    assert town(table, "0.1")["circuses"] == ["bread_and_circuses"]


def test_cit_9_7_notables_return_when_the_city_dies() -> None:
    mine = owner(
        city(BETA1, 0, {"8,9": "farm"}, circuses=["bread_and_circuses"]),
        harvests=[["8,9", "rich_harvest"], ["8,8", "rich_harvest"]],
        taken={"rich_harvest": 2, "bread_and_circuses": 1},
    )
    table = la_citta(phase="migration", agenda=[["Reorganization"]], players=[mine, owner(city(BETA2, 3))])
    assert (public(table)["notables"], food(table), public(table)["harvests"]) == (4, 0, [])


def test_cit_9_7_several_notables_in_one_city() -> None:
    mine = city(BETA1, 4, {"8,9": "farm"}, circuses=["bread_and_circuses"])
    table = turn(
        mine,
        cards=("rich_harvest",),
        taken=["bread_and_circuses", "rich_harvest"],
        harvests=[["8,8", "rich_harvest"]],
    )
    table.do("0 take rich_harvest", "0 harvest 8,9")
    assert (food(table), public(table)["notables"]) == (12, 1)
