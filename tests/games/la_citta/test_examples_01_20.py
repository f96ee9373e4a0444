"""Worked examples E01 to E20 of examples.md."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.la_citta.geometry import gap
from tests.games.la_citta.table import (
    ALPHA1,
    ALPHA2,
    BETA1,
    BETA2,
    after,
    alone,
    city,
    food,
    gold,
    grown,
    names,
    owner,
    public,
    shape,
    sites,
    spots,
    supply,
    told,
    town,
)
from tests.kit import Table, la_citta

LEFT = {"8,9": "farm", "7,8": "fountain", "8,7": "farm"}  # β1 of E06 without its castello


def farmed() -> Table:
    """Return the table of E04 after the farm."""
    return la_citta(seats=2).do("0 gold", "1 build farm", "1 at 8,9")


def second(*cities: dict[str, Any], **more: Any) -> Table:
    """Return a table where the second player moves with these cities and the first has the start sites."""
    keys = ("supply", "display", "stocks", "land", "year", "pile", "voice")
    document = {key: more.pop(key) for key in keys if key in more}
    return la_citta(turn=1, players=[{}, owner(*cities, **more)], **document)


def test_e01_start_position() -> None:
    table = la_citta(year=1, phase="start_player", agenda=[["StartPlayer"]])
    assert [shape(table, name) for name in ("0.1", "0.2", "1.1", "1.2")] == [(3, 1)] * 4
    assert [town(table, name)["castello"] for name in names(table)] == [ALPHA1, ALPHA2, BETA1, BETA2]
    assert (food(table, 0), food(table, 1)) == (5, 5)
    assert (gold(table, 0), gold(table, 1)) == (1, 1)
    assert supply(table) == 118
    starts = [ALPHA1, ALPHA2, BETA1, BETA2]
    assert min(gap([a], [b], 2) for a in starts for b in starts if a != b) == 6


def test_e02_placement_distance() -> None:
    table = la_citta({"sites": "free"}, phase="setup", players=[owner(city(BETA1, 3)), {}])
    assert "place 9,10" not in table.legal(1)
    table.refuses("1 place 9,10")
    assert {"place 10,10", "place 10,9"} <= set(table.legal(1))
    table.do("1 place 10,10")


def test_e03_first_year_phases_1_to_4() -> None:
    table = la_citta(seats=2)
    view = table.view(-1)
    assert (view["first"], view["year"], view["phase"]) == (0, 1, "politics")
    assert [card["open"] for card in view["voice"]] == [True, False, False, False]
    assert (gold(table, 0), gold(table, 1)) == (1, 1)
    assert [shape(table, name) for name in names(table)] == [(4, 1)] * 4
    assert supply(table) == 114


def test_e04_farm_between_two_fields() -> None:
    table = farmed()
    assert shape(table, "1.1") == (4, 2)
    assert town(table, "1.1")["idle"] == 3
    assert food(table, 1) == 8
    assert table.view(-1)["stocks"]["farm_quarry"] == 39
    assert public(table, 1)["actions"] == 2
    assert supply(table) == 114


def test_e05_where_things_may_stand() -> None:
    table = farmed().do("0 gold")
    around = {"7,8", "7,10", "8,7", "8,10"}  # open to β1; the others of a list are those of β2
    for building in ("farm", "quarry", "market", "statue", "school"):
        assert spots(table, 1, building) - spots(table, 1, building, near=BETA2) == around
    assert spots(table, 1, "fountain") & (around | {"8,9", "9,10"}) == {"7,8", "8,7"}
    for space, income in (("7,8", 0), ("8,10", 1)):
        mined = farmed().do("0 gold", "1 build quarry", f"1 at {space}")
        assert town(mined, "1.1")["income"] == income
    table.do("1 build statue")
    table.refuses("1 at 9,10")
    table.refuses("1 at 8,9")


def test_e06_the_castello_keeps_one_citizen() -> None:
    table = second(city(BETA1, 4, LEFT), city(BETA2, 1))
    assert town(table, "1.1")["idle"] == 1
    table.refuses("1 build quarry")
    table = second(city(BETA1, 5, LEFT), city(BETA2, 1))
    assert "8,10" in spots(table, 1, "quarry")
    table.do("1 build quarry", "1 at 8,10")
    assert shape(table, "1.1") == (5, 5)
    assert town(table, "1.1")["idle"] == 1


def test_e07_market_without_surplus() -> None:
    table = second(city(BETA1, 4, LEFT), city(BETA2, 3), supply=100)
    assert town(table, "1.1")["cap"] == 5
    table.do("1 build market", "1 at 8,10")
    assert shape(table, "1.1") == (5, 5)
    assert supply(table) == 99
    assert town(table, "1.1")["cap"] is None


def test_e08_second_market() -> None:
    table = second(city(BETA1, 6, LEFT | {"8,10": "market"}), city(BETA2, 3))
    assert spots(table, 1, "market") == {"11,2", "13,2"}
    assert {"7,10", "6,8"} <= spots(table, 1, "farm") & spots(table, 1, "quarry")
    assert "6,8" in spots(table, 1, "fountain")
    assert {"9,6", "6,8", "7,10", "9,10"} <= spots(table, 1, "statue") & spots(table, 1, "school")


def test_e09_founding() -> None:
    table = la_citta(seats=2)
    assert "10,9" in sites(table, 0)
    table.do("0 found", "0 site 10,9", "0 from 0.1")
    assert (shape(table, "0.1"), shape(table, "0.2"), shape(table, "0.3")) == ((3, 1), (4, 1), (3, 1))
    assert supply(table) == 112
    assert food(table) == 7
    assert public(table)["castelli"] == 1
    table.do("1 gold")
    table.refuses("0 found")


def test_e10_founding_blocked_by_a_building() -> None:
    table = farmed()
    assert "10,9" not in sites(table, 0)
    assert "4,11" in sites(table, 0)
    ends = [[BETA1, "8,9"], [ALPHA1], [ALPHA2], [BETA2]]
    assert [gap(["4,11"], end, 2) for end in ends] == [4, 9, 15, 11]
    table.do("0 found", "0 site 4,11", "0 from 0.2")
    assert town(table, "0.3")["food"] == 2


def test_e11_founding_needs_a_surplus_citizen() -> None:
    full = city(ALPHA2, 3, {"18,6": "farm", "17,8": "farm"})
    table = la_citta(players=[owner(city(ALPHA1, 2, {"10,12": "farm"}), full), {}])
    table.refuses("0 found")
    table = la_citta(players=[owner(city(ALPHA1, 3, {"10,12": "farm"}), full), {}])
    assert "found" in table.legal(0)


def test_e12_cities_never_join() -> None:
    gamma = city("10,9", 3)
    beta = city(BETA1, 5, {"8,9": "farm", "8,10": "statue"})
    for seat, expected in ((0, {"11,8", "10,10"}), (1, {"8,7", "7,8", "7,10"})):
        table = la_citta(turn=seat, players=[owner(gamma), owner(beta)])
        assert spots(table, seat, "statue") == expected
    table = la_citta(players=[owner(gamma), owner(beta)]).do("0 build quarry", "0 at 10,10")
    assert shape(table, "0.1") == (3, 2)
    history = []
    for tiles in ({}, {"8,9": "farm"}, {"8,9": "farm", "8,10": "statue"}):
        seen = la_citta(players=[owner(gamma), owner(city(BETA1, 5, tiles))])
        history.append((gap(["10,9"], [BETA1, *tiles], 2), town(seen, "1.1")["neighbors"]))
    assert history == [(3, []), (2, ["0.1"]), (1, ["0.1"])]


def test_e13_quarry_income() -> None:
    mine = owner(city("10,11", 3, {"10,10": "quarry"}), city("6,11", 3, {"7,10": "quarry"}), gold=1)
    table = alone("Income", "income", mine, {}, land={"D3": "mountain", "D2": "field1"})
    assert gold(table) == 4
    assert told(table, "income") == [{"what": "income", "seat": 0, "number": 3}]


@pytest.mark.parametrize(
    ("tiles", "before", "then"),
    [
        ({}, 5, 5),
        ({}, 4, 5),
        ({"8,9": "market"}, 5, 6),
        ({"8,9": "market"}, 8, 8),
        ({"8,9": "market", "7,8": "fountain"}, 8, 9),
        ({"8,9": "market", "7,8": "bathhouse"}, 8, 9),
        ({"7,8": "fountain"}, 5, 5),
        ({"8,9": "farm"}, 7, 7),
        ({"8,9": "market", "8,10": "hospital"}, 8, 8),
    ],
)
def test_e14_caps_in_phase_4(tiles: dict[str, str], before: int, then: int) -> None:
    table = grown({}, owner(city(BETA1, before, tiles)))
    assert town(table, "1.1")["citizens"] == then


def test_e15_building_by_politics_card() -> None:
    mine = owner(city(ALPHA1, 4, {"10,12": "farm"}), city(ALPHA2, 4), gold=3)
    shown = ["palace", "palace", "university", "hospital", "cathedral", "population", "bathhouse"]
    table = la_citta(players=[mine, {}], display=shown, pile={"top": ["listen"]})
    table.do("0 take university", "0 at 12,11")
    assert gold(table) == 0
    assert shape(table, "0.1") == (4, 3)
    assert town(table, "0.1")["arches"] == {"culture": 0, "education": 3, "health": 0}
    assert public(table)["taken"] == {"university": 1}
    assert table.view(-1)["display"][2] == "listen"
    assert table.view(-1)["stocks"]["school_university"] == 14


def test_e16_card_that_cannot_be_carried_out() -> None:
    shown = ["cathedral", "university", "palace", "population", "listen", "population", "listen"]
    cards = {"take cathedral", "take university", "take palace"}
    poor = second(city(BETA1, 4), city(BETA2, 4), gold=2, display=shown)
    assert cards & set(poor.legal(1)) == {"take palace"}
    poor.refuses("1 take cathedral")
    rich = second(city(BETA1, 4), city(BETA2, 4), gold=3, display=shown)
    assert cards <= set(rich.legal(1))
    full = second(city(BETA1, 2, {"8,9": "farm"}), city(BETA2, 2, {"13,2": "farm"}), gold=3, display=shown)
    assert not cards & set(full.legal(1))


def inviting(purse: int = 5) -> Table:
    """Return the table of E17 after the card was taken."""
    cities = [city(BETA1, 7, {"8,9": "market"}), city(BETA2, 2)]
    shown = ["population", "palace", "palace", "hospital", "hospital", "listen", "listen"]
    return second(*cities, gold=purse, display=shown).do("1 take population")


@pytest.mark.parametrize(
    ("count", "left", "people"),
    [(1, 5, {"1.1": [8, 2], "1.2": [7, 3]}), (2, 3, {"1.2": [7, 4]}), (3, 0, {"1.2": [7, 5]})],
)
def test_e17_golden_times_one_city(count: int, left: int, people: dict[str, list[int]]) -> None:
    for name, expected in people.items():
        table = inviting()
        before = supply(table)
        assert table.legal(1) == ["invite 1", "invite 2", "invite 3"]
        table.do(f"1 invite {count}")
        assert table.legal(1) == [f"welcome {each}" for each in people]
        table.do(f"1 welcome {name}")
        assert (gold(table, 1), supply(table)) == (left, before - count)
        assert [town(table, each)["citizens"] for each in ("1.1", "1.2")] == expected
        assert table.asked() == [0]  # nobody is asked for a second city
    assert inviting(4).legal(1) == ["invite 1", "invite 2"]


def test_e18_polling_the_people() -> None:
    shown = ["listen", "palace", "palace", "hospital", "hospital", "cathedral", "cathedral"]
    voice = ["culture", "health", "education", "health"]
    table = la_citta(players=[{"gold": 1}, {}], display=shown, voice=voice).do("0 take listen")
    assert table.legal(0) == ["listen 2+3", "listen 2+4", "listen 3+4"]
    table.do("0 listen 2+4")
    assert gold(table) == 1
    assert [card["wish"] for card in table.view(0)["voice"]] == ["culture", "health", None, "health"]
    assert [card["wish"] for card in table.view(1)["voice"]] == ["culture", None, None, None]


def test_e19_rich_harvest() -> None:
    shown = ["rich_harvest", "palace", "palace", "hospital", "hospital", "cathedral", "cathedral"]
    cities = [city(BETA1, 4, {"8,9": "farm"}), city(BETA2, 4)]
    table = la_citta(
        year=5,
        phase="politics",
        display=shown,
        agenda=[["Turn", 1], ["Feeding"], ["YearEnd"]],
        players=[owner(city(ALPHA1, 3)), owner(*cities)],
    )
    assert food(table, 1) == 8
    table.do("1 take rich_harvest")
    assert table.legal(1) == ["harvest 8,9"]
    table.do("1 harvest 8,9")
    assert {"what": "fed", "seat": 1, "food": 11, "demand": 8} in table.told()
    assert (table.view(-1)["year"], public(table, 1)["notables"], public(table, 1)["harvests"]) == (6, 4, [])
    late = second(*cities, year=6, display=shown)
    assert late.view(-1)["display"][0] == "rich_harvest"
    late.refuses("1 take rich_harvest")


def test_e20_hunger_penalty_next_year() -> None:
    table = la_citta(year=3, round=1, display=["listen", "listen", *["palace"] * 3, "population", "population"],
                     players=[{}, {"hungry": True}])  # fmt: skip
    table.do("0 gold")
    assert table.asked() == [0]
    assert table.view(-1)["round"] == 2
    assert told(table, "skipped") == [{"what": "skipped", "seat": 1}]
    assert (public(table, 1)["actions"], public(table, 1)["hungry"]) == (2, False)
    turns = 0
    while table.view(-1)["phase"] == "politics" and table.view(-1)["year"] == 3:
        seat = table.asked()[0]
        options = table.legal(seat)
        turns += seat == 1 and any(text.startswith(("take ", "gold")) for text in options)
        table.do(f"{seat} {'gold' if 'gold' in options else options[0]}")
    assert turns == 4
    assert len([event for event in told(table, "gold") if event["seat"] == 1]) == 2
    assert len([event for event in told(table, "drew") if event["seat"] == 1]) == 2


def test_e20_without_hunger_nothing_is_skipped() -> None:
    table = la_citta(year=3, round=1, players=[{}, {}]).do("0 gold")
    assert table.asked() == [1]
    assert after(table, "1 gold") == []
