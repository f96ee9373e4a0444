"""Rules CIT-9: the politics cards."""

from __future__ import annotations

import pytest

from tests.games.la_citta.geometry import DATA, beside
from tests.games.la_citta.table import (
    ALPHA1,
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


@pytest.mark.parametrize(("coins", "most"), [(0, 1), (1, 1), (2, 2), (4, 2), (5, 3), (9, 3)])
def test_cit_9_2_one_two_or_three_citizens(coins: int, most: int) -> None:
    table = turn(city(BETA1, 1), city(ALPHA1, 1), cards=("population",), gold=coins).do("0 take population")
    assert table.legal(0) == [f"invite {n}" for n in range(1, most + 1)]


@pytest.mark.parametrize(("count", "price"), [(1, 0), (2, 2), (3, 5)])
def test_cit_9_2_price_and_supply(count: int, price: int) -> None:
    table = turn(city(BETA1, 1), city(ALPHA1, 1), cards=("population",), gold=5, supply=20)
    table.do("0 take population", f"0 invite {count}")
    assert gold(table) == 5 - price
    table.do("0 welcome 0.1")
    assert (shape(table, "0.1"), shape(table, "0.2"), supply(table)) == ((1 + count, 1), (1, 1), 20 - count)
    assert told(table, "welcomed") == [{"what": "welcomed", "seat": 0, "city": "0.1", "number": 1 + count}]
    assert table.asked() == [1]


def test_cit_9_2_one_city_must_take_them_all() -> None:
    card = ("population",)
    assert after(turn(city(BETA1, 4), cards=card, gold=9), "0 take population") == ["invite 1"]
    two = turn(city(BETA1, 4), city(ALPHA1, 4), cards=card, gold=9)
    assert after(two, "0 take population") == ["invite 1"]  # two cities with one place each
    over = turn(city(BETA1, 9), city(ALPHA1, 3), cards=card, gold=9)
    assert after(over, "0 take population") == ["invite 1", "invite 2"]
    assert after(over, "0 take population", "0 invite 1") == ["welcome 0.2"]
    short = turn(city(BETA1, 1), cards=card, gold=9, supply=2)
    assert after(short, "0 take population") == ["invite 1", "invite 2"]
    open_ = turn(city(BETA1, 20, {"8,9": "market", "7,8": "fountain"}), cards=card, gold=9)
    assert after(open_, "0 take population") == ["invite 1", "invite 2", "invite 3"]


def test_cit_9_3_a_farm_feeds_double() -> None:
    mine = [city(BETA1, 4, {"8,9": "farm", "8,7": "statue"}), city("14,4", 2, {"14,3": "farm"})]
    dry = {"land": {"C1": "water", "D1": "water"}}
    table = turn(*mine, cards=("rich_harvest",), year=1, **dry)
    assert set(after(table, "0 take rich_harvest")) == {"harvest 8,9", "harvest 14,3"}  # also one that feeds nobody
    table.do("0 take rich_harvest", "0 harvest 8,9")
    assert (food(table), public(table)["notables"], gold(table)) == (3 + 3 + 3, 3, 1)
    assert told(table, "harvest") == [{"what": "harvest", "seat": 0, "space": "8,9", "number": 3}]
    again = turn(*mine, cards=("rich_harvest",), taken=["rich_harvest"], harvests=[["8,9", "rich_harvest"]], **dry)
    assert after(again, "0 take rich_harvest") == ["harvest 14,3"]
    castelli = turn(city(BETA1, 4), city(ALPHA1, 3), cards=("rich_harvest",))
    castelli.refuses("0 take rich_harvest")


@pytest.mark.parametrize("year", range(1, 7))
def test_cit_9_3_not_in_the_last_year(year: int) -> None:
    table = turn(city(BETA1, 4, {"8,9": "farm"}), cards=("rich_harvest",), year=year)
    assert ("take rich_harvest" in table.legal(0)) is (year < 6)


def test_cit_9_3_double_food_in_phase_8_of_this_year_only() -> None:
    mine = owner(city(BETA1, 9, {"8,9": "farm"}), taken=["rich_harvest"], harvests=[["8,9", "rich_harvest"]])
    table = la_citta(phase="feeding", year=2, players=[mine, owner(city(ALPHA1, 3))])
    assert {"what": "fed", "seat": 0, "food": 9, "demand": 9} in table.told()
    assert (food(table), public(table)["notables"], public(table)["harvests"]) == (6, 4, [])


@pytest.mark.parametrize(("coins", "most"), [(0, 1), (1, 1), (2, 2), (5, 3)])
def test_cit_9_4_one_two_or_three_notables(coins: int, most: int) -> None:
    table = turn(city(BETA1, 3, {"8,9": "statue"}), cards=("bread_and_circuses",), gold=coins)
    table.do("0 take bread_and_circuses")
    assert table.legal(0) == [f"stage {n}" for n in range(1, most + 1)]
    table.do(f"0 stage {most}")
    assert gold(table) == coins - [0, 2, 5][most - 1]
    table.do("0 circus 8,9 culture")
    assert (public(table)["notables"], town(table, "0.1")["attractions"]["culture"]) == (4 - most, 1 + most)
    assert told(table, "circus", 1) == [
        {"what": "circus", "seat": 0, "space": "8,9", "wish": "culture", "number": most}
    ]  # fmt: skip


def test_cit_9_4_more_attraction_in_the_color_of_the_arch_alone() -> None:
    near = city("10,9", 4, {"10,10": "statue"})
    mine = city(BETA1, 3, {"8,9": "statue"})
    for wish, own, theirs, people in (("culture", 2, 1, [4, 3]), ("education", 0, 0, [3, 4])):
        table = la_citta(
            phase="reveal_voice",
            voice=[wish] * 4,
            agenda=[["Reveal"], ["Migration"]],
            players=[owner(mine, circuses=[["8,9", "culture", 1]]), owner(near)],
        )
        assert [town(table, each)["attraction"] for each in ("0.1", "1.1")] == [own, theirs]
        assert [town(table, each)["citizens"] for each in ("0.1", "1.1")] == people
        assert town(table, "0.1")["arches"] == {"culture": 1, "education": 0, "health": 0}


def test_cit_9_4_every_arch_of_every_own_building() -> None:
    mine = [city(BETA1, 4, {"8,9": "hospital", "8,10": "farm"}), city(ALPHA1, 3, {"12,11": "palace"})]
    table = turn(*mine, cards=("bread_and_circuses",)).do("0 take bread_and_circuses", "0 stage 1")
    assert table.legal(0) == ["circus 8,9 education", "circus 8,9 health", "circus 12,11 culture"]
    bare = turn(city(BETA1, 4, {"8,9": "farm"}), cards=("bread_and_circuses",))
    bare.refuses("0 take bread_and_circuses")


def test_cit_9_4_later_cards_add_to_the_same_arch() -> None:
    mine = city(BETA1, 4, {"8,9": "statue", "8,7": "school"})
    table = turn(mine, cards=("bread_and_circuses",), circuses=[["8,9", "culture", 3]], taken=["bread_and_circuses"])
    table.do("0 take bread_and_circuses")
    assert table.legal(0) == ["stage 1"]
    table.do("0 stage 1", "0 circus 8,9 culture")
    assert (town(table, "0.1")["attractions"]["culture"], public(table)["notables"]) == (5, 0)


@pytest.mark.parametrize(
    ("coins", "options"),
    [(0, ["2+3", "2+4", "3+4"]), (1, ["2+3", "2+4", "3+4"]), (2, ["2+3", "2+4", "3+4", "2+3+4"])],
)
def test_cit_9_5_two_for_nothing_or_all_three_for_two(coins: int, options: list[str]) -> None:
    table = turn(city(BETA1, 3), cards=("listen",), gold=coins, voice=VOICE).do("0 take listen")
    assert table.legal(0) == [f"listen {places}" for places in options]
    table.do(f"0 listen {options[-1]}")
    count = len(options[-1].split("+"))
    assert (gold(table), len(told(table, "heard", 0))) == (coins - (2 if count == 3 else 0), count)
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
    table.do("0 take listen", "0 listen 2+3")
    assert [card["wish"] for card in table.view(0)["voice"]] == VOICE


@pytest.mark.parametrize(("coins", "largest"), [(0, ""), (1, "small"), (2, "medium"), (3, "medium"), (4, "large")])
def test_cit_9_6_one_building_of_any_size_for_its_price(coins: int, largest: str) -> None:
    table = turn(city(BETA1, 4), city(ALPHA1, 3), cards=("builders",), gold=coins)
    sizes = {key: entry["size"] for key, entry in DATA["buildings"].items() if key != "castello"}
    if not largest:
        table.refuses("0 take builders")
        return
    table.do("0 take builders")
    wanted = ["small", "medium", "large"][: ["small", "medium", "large"].index(largest) + 1]
    assert set(table.legal(0)) == {f"build {key}" for key, size in sizes.items() if size in wanted}


@pytest.mark.parametrize(("building", "price"), [("school", 1), ("hospital", 2), ("university", 4)])
def test_cit_9_6_paid_with_the_choice_and_no_second_building(building: str, price: int) -> None:
    table = turn(city(BETA1, 4), city(ALPHA1, 3), cards=("builders",), gold=9).do("0 take builders")
    assert gold(table) == 9
    table.do(f"0 build {building}")
    assert gold(table) == 9 - price
    assert set(table.legal(0)) == {f"at {space}" for space in beside(BETA1, 2) | beside(ALPHA1, 2)}
    table.do("0 at 8,9")
    assert (shape(table, "0.1"), table.asked(), public(table)["actions"]) == ((4, 2), [1], 3)


def test_cit_9_6_the_rules_of_building_hold() -> None:
    table = turn(city(BETA1, 4), cards=("builders",), gold=4).do("0 take builders", "0 build bathhouse")
    assert set(table.legal(0)) == {"at 8,7", "at 7,8"}
    crowded = turn(city(BETA1, 1), cards=("builders",), gold=4).do("0 take builders")
    assert crowded.legal(0) == ["build market"]


def test_cit_9_8_a_card_with_steps_needs_one_that_can_be_carried_out() -> None:
    table = turn(city(BETA1, 1), cards=("builders",), gold=1, stocks={"market": 0})
    assert "take builders" not in table.legal(0)
    assert "take builders" in turn(city(BETA1, 1), cards=("builders",), gold=1).legal(0)
    assert "take population" in turn(city(BETA1, 4), cards=("population",), gold=0).legal(0)
    assert "take listen" in turn(city(BETA1, 4), cards=("listen",), gold=0).legal(0)


def test_cit_9_7_a_notable_is_no_citizen() -> None:
    marked = owner(city(BETA1, 3, {"8,7": "statue"}), circuses=[["8,7", "culture", 2]])
    table = fed(marked, owner(city(ALPHA1, 3)))
    assert (shape(table, "0.1"), public(table)["demand"], public(table)["hungry"]) == ((3, 2), 3, False)
    assert table.points()[0] == 3
    full = turn(city(BETA1, 2, {"8,7": "statue"}), circuses=[["8,7", "culture", 2]])
    assert {text for text in full.legal(0) if text.startswith("build ")} == {"build market"}


def test_cit_9_7_four_notables_and_no_more() -> None:
    mine = city(BETA1, 5, {"8,9": "farm", "8,10": "farm", "8,7": "statue"})
    cards = ("rich_harvest", "bread_and_circuses")
    used = [["8,7", "culture", 3]]
    table = turn(mine, cards=cards, harvests=[["8,9", "rich_harvest"]], circuses=used)
    assert public(table)["notables"] == 0
    assert not {"take rich_harvest", "take bread_and_circuses"} & set(table.legal(0))
    free = turn(mine, cards=cards, circuses=used)
    assert {"take rich_harvest", "take bread_and_circuses"} <= set(free.legal(0))


def test_cit_9_7_a_notable_returns_when_its_building_goes() -> None:
    mine = owner(
        city(BETA1, 2, {"8,9": "farm", "8,7": "statue"}),
        harvests=[["8,9", "rich_harvest"]],
        circuses=[["8,7", "culture", 2]],
    )
    tables = [
        la_citta(phase="migration", agenda=[["Reorganization"]], players=[mine, owner(city(BETA2, 3))])
        for _ in range(2)
    ]
    assert (public(tables[0])["notables"], food(tables[0])) == (1, 3 + 3 + 3)
    farm = tables[0].do("0 raze 8,9")
    assert (public(farm)["notables"], food(farm), public(farm)["harvests"]) == (2, 3, [])
    statue = tables[1].do("0 raze 8,7")
    assert (public(statue)["notables"], public(statue)["circuses"]) == (3, [])
    assert town(statue, "0.1")["attractions"]["culture"] == 0


def test_cit_9_7_notables_return_when_the_city_dies() -> None:
    mine = owner(
        city(BETA1, 0, {"8,9": "farm", "8,7": "statue"}),
        harvests=[["8,9", "rich_harvest"]],
        circuses=[["8,7", "culture", 2]],
    )
    table = la_citta(phase="migration", agenda=[["Reorganization"]], players=[mine, owner(city(BETA2, 3))])
    assert (public(table)["notables"], food(table), public(table)["harvests"]) == (4, 0, [])
    assert public(table)["circuses"] == []


def test_cit_9_7_several_notables_in_one_city() -> None:
    mine = city(BETA1, 4, {"8,9": "farm", "8,7": "farm"})
    table = turn(mine, cards=("rich_harvest",), taken=["rich_harvest"], harvests=[["8,7", "rich_harvest"]])
    table.do("0 take rich_harvest", "0 harvest 8,9")
    assert (food(table), public(table)["notables"]) == (3 + 1 + 1 + 3 + 3, 2)
