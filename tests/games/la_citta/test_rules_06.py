"""Rules CIT-6: growth and the caps of population."""

from __future__ import annotations

import pytest

from tests.games.la_citta.table import (
    ALPHA1,
    ALPHA2,
    BETA1,
    BETA2,
    PLAIN,
    city,
    culture,
    grown,
    names,
    owner,
    shape,
    supply,
    told,
    town,
)
from tests.kit import la_citta


def test_cit_6_1_each_city_below_its_cap_grows_by_one() -> None:
    table = grown(owner(city(ALPHA1, 3), city(ALPHA2, 4)), owner(city(BETA1, 1), city(BETA2, 5)))
    assert [town(table, each)["citizens"] for each in names(table)] == [4, 5, 2, 5]
    assert supply(table) == 130 - 13 - 3
    grew = [(event["seat"], event["city"], event["number"]) for event in told(table, "grew")]
    assert grew == [(0, "0.1", 4), (0, "0.2", 5), (1, "1.1", 2)]


def test_cit_6_1_new_citizens_stand_on_the_castello() -> None:
    table = grown(owner(city(BETA1, 2, {"8,9": "farm"})), owner())
    assert (shape(table, "0.1"), town(table, "0.1")["idle"]) == ((3, 2), 2)


@pytest.mark.parametrize(
    ("tiles", "cap"),
    [
        ({}, 5),
        ({"7,8": "fountain"}, 5),
        ({"7,8": "bathhouse"}, 5),
        ({"8,9": "market"}, 8),
        ({"8,9": "market", "7,8": "palace", "8,7": "hospital"}, 8),
        ({"8,9": "market", "7,8": "fountain"}, None),
        ({"8,9": "market", "7,8": "bathhouse"}, None),
        ({"8,9": "market", "7,8": "bathhouse", "8,7": "fountain"}, None),
    ],
)
def test_cit_6_2_caps(tiles: dict[str, str], cap: int | None) -> None:
    for people in (4, 5, 7, 8, 30):
        table = grown(owner(city(BETA1, people, tiles)), owner())
        assert town(table, "0.1")["cap"] == cap
        assert town(table, "0.1")["citizens"] == people + (cap is None or people < cap)


def test_cit_6_2_the_fountain_of_another_city_does_not_count() -> None:
    table = grown(owner(city(BETA1, 8, {"8,9": "market"}), city(ALPHA1, 5, {"12,11": "fountain"})), owner())
    assert [town(table, each)["citizens"] for each in ("0.1", "0.2")] == [8, 5]


def test_cit_6_3_nobody_leaves_because_of_a_cap() -> None:
    table = grown(owner(city(BETA1, 9), city(ALPHA1, 9, {"12,12": "market"})), owner())
    assert [town(table, each)["citizens"] for each in ("0.1", "0.2")] == [9, 9]


def test_cit_6_3_the_cap_holds_for_the_card_and_for_migration() -> None:
    shown = ["population", *PLAIN[:6]]
    full = la_citta(
        display=shown, players=[owner(city(BETA1, 5), city(ALPHA1, 8, {"12,12": "market"}), gold=9), owner()]
    )
    assert "take population" not in full.legal(0)
    takes = owner(city(BETA1, 5, {"8,9": "statue", "8,10": "statue"}))
    table = culture(owner(city("10,9", 3)), takes)
    assert [town(table, each)["citizens"] for each in ("0.1", "1.1")] == [2, 5]  # lost to the supply (CIT-10.8)
    open_ = owner(city(BETA1, 5, {"8,9": "statue", "8,10": "market"}))
    table = culture(owner(city("10,9", 3)), open_)
    assert [town(table, each)["citizens"] for each in ("0.1", "1.1")] == [2, 6]


@pytest.mark.parametrize(("razed", "cap", "people"), [("6,8", 8, 7), ("8,9", 5, 6)])
def test_cit_6_3_a_city_that_lost_its_market_gains_none(razed: str, cap: int, people: int) -> None:
    tiles = {"8,9": "market", "8,7": "farm", "7,8": "farm", "9,6": "farm", "10,6": "farm", "6,8": "farm"}
    mine = owner(city(BETA1, 6, tiles))
    table = la_citta(phase="migration", agenda=[["Reorganization"], ["Growth"]], players=[mine, owner()])
    table.do(f"0 raze {razed}")
    assert (town(table, "0.1")["cap"], shape(table, "0.1")) == (cap, (people, 6))


def test_cit_6_4_the_supply_runs_out_in_player_order() -> None:
    players = [owner(city(ALPHA1, 1), city(ALPHA2, 1)), owner(city(BETA1, 1), city(BETA2, 1))]
    table = grown(*players, supply=3, first=1)
    assert [town(table, each)["citizens"] for each in names(table)] == [2, 1, 2, 2]
    assert supply(table) == 0
    table = grown(*players, supply=1, first=0)
    assert [town(table, each)["citizens"] for each in names(table)] == [2, 1, 1, 1]


def test_cit_6_4_within_a_player_in_order_of_founding() -> None:
    cities = [city(ALPHA1, 1, city="0.3"), city(ALPHA2, 1, city="0.1")]
    table = grown(owner(*cities), owner(), supply=1)
    assert [town(table, each)["citizens"] for each in ("0.3", "0.1")] == [2, 1]
