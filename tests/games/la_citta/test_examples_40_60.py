"""Worked examples E40 to E60 of examples.md: what is new in rules version 2."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.la_citta.geometry import gap
from tests.games.la_citta.table import (
    ALPHA1,
    ALPHA2,
    BETA1,
    BETA2,
    TIED,
    alone,
    city,
    culture,
    food,
    gold,
    names,
    owner,
    public,
    revealed,
    shape,
    spots,
    supply,
    tidied,
    told,
    town,
)
from tests.kit import Table, la_citta

C, E, H = "culture", "education", "health"
FEW = ["palace", "palace", "hospital", "hospital", "cathedral", "university"]  # cards that are not asked for


def shown(*cards: str) -> list[str]:
    """Return a display with these cards among others."""
    return [*cards, *FEW][:7]


def people(table: Table, *cities: str) -> list[int]:
    """Return the citizens of some cities."""
    return [town(table, name)["citizens"] for name in cities]


def test_e40_order_of_placement_and_start_of_year_1() -> None:
    table = la_citta({"sites": "free", "first": "2"}, seats=4)
    order = []
    while table.view(-1)["phase"] == "setup":
        order += table.asked()
        table.do(f"{order[-1]} {table.legal(order[-1])[0]}")
    assert order == [2, 1, 0, 3, 3, 0, 1, 2]
    assert table.view(-1)["first"] == 3
    assert told(table, "first") == [{"what": "first", "seat": 3}]
    later = la_citta({"sites": "free", "first": "3"}, phase="feeding", year=1, seats=4, agenda=[["Year"]])
    assert told(later, "first")[-1] == {"what": "first", "seat": 0}


@pytest.mark.parametrize(("year", "first"), [(1, 2), (2, 3)])
def test_e40_fixed_sites(year: int, first: int) -> None:
    document: dict[str, Any] = {} if year == 1 else {"phase": "feeding", "year": 1, "agenda": [["Year"]]}
    table = la_citta({"first": "2"}, seats=4, **document)
    assert (table.view(-1)["first"], table.view(-1)["phase"]) == (first, "politics")


@pytest.mark.parametrize("seed", range(5))
def test_e41_all_22_tiles_with_two_players(seed: int) -> None:
    view = la_citta({"map": "random"}, seats=2, seed=seed).view(-1)
    tiles = Counter(slot["land"] for slot in view["slots"])
    assert tiles == {"field1": 6, "field2": 6, "field3": 2, "water": 5, "mountain": 3}
    assert len(view["spaces"]) == 82


def test_e41_slots_beyond_the_space_of_two_players_count() -> None:
    table = la_citta(seats=2)
    assert food(table) == 5
    table.do("0 build farm", "0 at 17,8")
    assert food(table) == 8


STRETCHED = city(BETA2, 5, {"13,2": "statue", "14,2": "school", "14,3": "statue"})


@pytest.mark.parametrize(
    ("building", "space", "income"), [("farm", "14,4", 0), ("quarry", "14,4", 1), ("quarry", "11,2", 0)]
)
def test_e42_farm_and_quarry_without_their_terrain(building: str, space: str, income: int) -> None:
    table = la_citta(turn=1, players=[{}, owner(city(BETA1, 3), STRETCHED)])
    assert food(table, 1) == 5
    table.do(f"1 build {building}", f"1 at {space}")
    assert (shape(table, "1.2"), food(table, 1), town(table, "1.2")["income"]) == ((5, 5), 5, income)
    assert table.view(-1)["stocks"]["farm_quarry"] == 39


def test_e42_a_fountain_needs_water() -> None:
    table = la_citta(turn=1, players=[{}, owner(city(BETA1, 3), STRETCHED)])
    assert {"11,2", "14,4"} & spots(table, 1, "fountain") == {"14,4"}


@pytest.mark.parametrize(
    ("tiles", "arches", "points"),
    [
        ({"8,9": "palace", "8,10": "school", "7,8": "fountain"}, (2, 1, 1), 3),
        ({"8,9": "university", "7,8": "bathhouse"}, (0, 3, 2), 0),
        ({"8,9": "palace", "8,10": "palace", "7,8": "hospital"}, (4, 1, 1), 3),
    ],
)
def test_e43_arches(tiles: dict[str, str], arches: tuple[int, ...], points: int) -> None:
    table = la_citta(phase="over", year=6, players=[{}, owner(city(BETA1, 4, tiles))])
    assert tuple(town(table, "1.1")["arches"].values()) == arches
    assert dict(public(table, 1)["lines"])["colors"] == points


def test_e44_public_bath() -> None:
    mine = owner(city(BETA1, 3, {"8,9": "palace"}), gold=1)
    table = la_citta(turn=1, display=shown("bathhouse"), players=[{}, mine])
    assert spots(table, 1, "bathhouse", "take") == {"7,8", "8,7"}
    table.do("1 take bathhouse", "1 at 7,8")
    assert (gold(table, 1), shape(table, "1.1"), town(table, "1.1")["cap"]) == (0, (3, 3), 5)
    assert tuple(town(table, "1.1")["arches"].values()) == (2, 0, 2)
    assert table.view(-1)["stocks"]["fountain_bathhouse"] == 14


def test_e45_golden_times_and_an_almost_empty_supply() -> None:
    mine = owner(city(ALPHA1, 3), city(ALPHA2, 4), gold=9)
    table = la_citta(display=shown("population"), players=[mine, {}], supply=2).do("0 take population")
    assert table.legal(0) == ["invite 1", "invite 2"]
    table.do("0 invite 1")
    assert table.legal(0) == ["welcome 0.1", "welcome 0.2"]
    table = la_citta(display=shown("population"), players=[mine, {}], supply=2).do("0 take population", "0 invite 2")
    assert table.legal(0) == ["welcome 0.1"]
    table.do("0 welcome 0.1")
    assert (gold(table), shape(table, "0.1"), supply(table)) == (7, (5, 1), 0)


def test_e46_the_two_arches_of_a_hospital() -> None:
    mine = owner(city("10,9", 4, {"10,10": "hospital"}), gold=2)
    table = la_citta(display=shown("bread_and_circuses"), players=[mine, {}])
    table.do("0 take bread_and_circuses", "0 stage 2")
    assert table.legal(0) == ["circus 10,10 education", "circus 10,10 health"]
    table.do("0 circus 10,10 health")
    assert (gold(table), town(table, "0.1")["attractions"]) == (0, {C: 0, E: 1, H: 3})
    assert public(table)["circuses"] == [{"space": "10,10", "wish": "health", "number": 2}]


def test_e47_four_notables_for_both_cards() -> None:
    mine = owner(city("10,9", 4, {"10,10": "statue", "11,8": "school"}), gold=6)
    table = la_citta(display=shown("bread_and_circuses", "bread_and_circuses", "rich_harvest"), players=[mine, {}])
    table.do("0 take bread_and_circuses", "0 stage 3", "0 circus 10,10 culture")
    assert (gold(table), town(table, "0.1")["attractions"][C]) == (1, 4)
    table.do("1 gold", "0 take bread_and_circuses")
    assert table.legal(0) == ["stage 1"]
    table.do("0 stage 1", "0 circus 10,10 culture")
    assert town(table, "0.1")["attractions"] == {C: 5, E: 1, H: 0}
    assert public(table)["circuses"] == [{"space": "10,10", "wish": "culture", "number": 4}]
    spent = la_citta(
        display=shown("bread_and_circuses", "rich_harvest"),
        players=[owner(city("10,9", 5, {"10,10": "statue", "11,8": "farm"}), circuses=[["10,10", C, 4]]), {}],
    )
    assert not {"take bread_and_circuses", "take rich_harvest"} & set(spent.legal(0))
    home = alone("YearEnd", "feeding", owner(*mine["cities"], circuses=[["10,10", C, 4]]), {}, year=6)
    assert (public(home)["notables"], public(home)["circuses"]) == (4, [])


def test_e48_master_builder_without_surplus() -> None:
    tiles = {"8,9": "farm", "7,8": "fountain", "8,7": "farm"}
    mine = owner(city(BETA1, 4, tiles), gold=4)
    table = la_citta(turn=1, display=shown("builders"), players=[{}, mine], supply=100).do("1 take builders")
    assert table.legal(1) == ["build market"]
    table.do("1 build market")
    assert {text.removeprefix("at ") for text in table.legal(1)} == {"6,8", "7,10", "8,10", "9,6"}
    table.do("1 at 8,10")
    assert (gold(table, 1), shape(table, "1.1"), supply(table), town(table, "1.1")["cap"]) == (3, (5, 5), 99, None)


def test_e49_looking_at_all_three() -> None:
    table = la_citta(display=shown("listen"), voice=[C, H, E, H], players=[{"gold": 2}, {}])
    table.do("0 take listen", "0 listen 2+3+4")
    assert gold(table) == 0
    assert [card["wish"] for card in table.view(0)["voice"]] == [C, H, E, H]
    assert [card["looked"] for card in table.view(1)["voice"]] == [[], [0], [0], [0]]
    assert {"what": "listened", "seat": 0, "heard": "2+3+4"} in table.told(1)
    assert {"what": "paid", "seat": 0, "number": 2} in table.told(1)
    assert not [event for event in told(table, "heard", 1) if event.get("wish")]
    assert table.asked() == [1]  # no third look after two


def test_e50_drawing_although_something_could_be_taken() -> None:
    mine = owner(city(ALPHA1, 4), gold=3, actions=0)
    table = la_citta(
        phase="politics",
        year=2,
        round=4,
        display=shown("population"),
        pile=12,
        discard=["listen", "listen", "listen", "builders", "builders", "builders", "cathedral", "cathedral",
                 "university", "university"],
        agenda=[["Turn", 0], ["YearEnd"]],
        players=[mine, {"taken": ["rich_harvest", "rich_harvest", "listen"]}],
    )  # fmt: skip
    assert "take palace" in table.legal(0)
    before = table.view(-1)
    top = table.doc()["pile"][0]
    table.do("0 pass")
    drew = table.match.told(-1)
    assert drew[0] == {"what": "drew", "seat": 0}
    assert drew[1]["what"] == "uncovered"
    assert before["display"] == table.view(-1)["display"]
    assert sum(table.view(-1)["discard"].values()) == 10 + 3 + 1
    assert told(table, "uncovered")[0]["card"] == top


def test_e50_no_view_names_the_card() -> None:
    mine = owner(city(ALPHA1, 4), gold=3, actions=0)
    table = la_citta(display=shown("population"), pile=12, players=[mine, {}]).do("0 pass")
    for viewer in (-1, 0, 1):
        view = table.view(viewer)
        assert (view["pile"], view["players"][0]["drawn"], view["players"][0]["taken"]) == (11, 1, {})
        assert [event for event in table.told(viewer) if event["what"] == "drew"] == [{"what": "drew", "seat": 0}]


def test_e51_drawing_from_an_empty_pile() -> None:
    rest = ["palace", "builders", "hospital", "cathedral", "university"]
    players = [
        {"taken": rest},
        {"taken": rest},
        {"taken": ["bathhouse", "bathhouse", "listen", "listen", "listen"]},
        {"taken": ["rich_harvest", "rich_harvest"], "actions": 0},
        {"taken": ["bread_and_circuses", "bread_and_circuses"], "actions": 1},
    ]
    display = ["listen", "population", "population", "palace", "palace", "hospital", "hospital"]
    gone = {"builders": 2, "cathedral": 2, "university": 2}
    table = la_citta(year=2, round=5, turn=3, players=players, display=display, discard=gone, pile=[])
    table.do("3 pass")
    view = table.view(-1)
    assert (view["pile"], view["discard"], view["display"]) == (5, {}, display)
    assert [public(table, seat)["drawn"] for seat in range(5)] == [0, 0, 0, 1, 0]
    assert told(table, "shuffled") == [{"what": "shuffled", "seat": -1, "number": 6}]


def test_e52_no_drawing_with_an_action_card_in_hand() -> None:
    document: dict[str, Any] = {"display": [*FEW, "bathhouse"], "players": [{"actions": 1, "gold": 0}, {}]}
    table = la_citta(**document)
    assert "gold" in table.legal(0)
    table.refuses("0 pass")
    assert "pass" in la_citta({"pass": "voluntary"}, **document).legal(0)


def crowded(citizens: int) -> Table:
    """Return the migration of E53 with so many citizens in A."""
    first = owner(city("10,9", citizens, {"10,10": "cathedral", "11,8": "farm"}))
    return culture(first, owner(city(BETA1, 3, {"8,9": "school"})), owner(city("10,12", 4)))


@pytest.mark.parametrize(("citizens", "lost"), [(5, 2), (4, 1)])
def test_e53_one_place_two_weaker_neighbors(citizens: int, lost: int) -> None:
    tiles = ["10,9", "10,10", "11,8"]
    assert [gap(tiles, other, 3) for other in (["8,8", "8,9"], ["10,12"])] == [2, 1]
    assert gap(["8,8", "8,9"], ["10,12"], 3) == 4
    table = crowded(citizens)
    assert table.asked() == []
    assert (shape(table, "0.1"), shape(table, "1.1"), shape(table, "2.1")) == ((5, 3), (2, 2), (3, 1))
    assert len(told(table, "lost")) == lost
    assert supply(table) == 130 - 10


@pytest.mark.parametrize(("first", "citizens", "lost"), [(0, 4, 1), (2, 5, 0)])
def test_e54_full_on_ones_own_turn_robbed_on_the_next(first: int, citizens: int, lost: int) -> None:
    players = [
        owner(city("10,9", 5, {"10,10": "palace"})),
        owner(city(BETA1, 3, {"8,9": "farm"})),
        owner(city("12,12", 3, {"11,12": "cathedral", "10,12": "statue"})),
    ]
    table = culture(*players, first=first)
    assert [town(table, name)["attraction"] for name in ("0.1", "1.1", "2.1")] == [2, 0, 4]
    assert (shape(table, "0.1"), shape(table, "1.1"), shape(table, "2.1")) == ((citizens, 2), (2, 2), (4, 3))
    assert len(told(table, "lost")) == lost


def test_e55_different_colors_for_different_cities() -> None:
    first = owner(city("10,9", 4, {"10,10": "palace"}), city("16,10", 3, {"16,11": "fountain"}))
    other = owner(city(BETA1, 4, {"8,9": "hospital"}), city("14,10", 3, {"14,9": "statue"}))
    table = revealed(TIED, first, other)
    assert [town(table, name)["neighbors"] for name in ("0.1", "0.2")] == [["1.1"], ["1.2"]]
    table.do("0 wish 0.1 culture", "0 wish 0.2 health")
    assert people(table, "0.1", "1.1", "0.2", "1.2") == [5, 3, 4, 2]
    table.do("1 wish 1.1 health", "1 wish 1.2 health")
    assert [shape(table, name) for name in ("0.1", "0.2", "1.1", "1.2")] == [(4, 2), (4, 2), (4, 2), (2, 2)]


def test_e56_questions_that_do_not_matter() -> None:
    first = owner(city("10,9", 4, {"10,10": "cathedral", "11,8": "bathhouse"}), city(ALPHA2, 3))
    other = owner(city(BETA1, 4, {"8,9": "statue", "8,10": "hospital"}))
    table = revealed(TIED, first, other, land={"D3": "water"})
    pulls = [town(table, name)["attractions"] for name in ("0.1", "1.1")]
    assert [(each[C], each[H]) for each in pulls] == [(3, 2), (1, 1)]
    assert (table.asked(), told(table, "chose")) == ([], [])
    assert people(table, "0.1", "0.2", "1.1") == [5, 3, 3]
    assert [town(table, name)["wish"] for name in ("0.1", "0.2", "1.1")] == [None, None, None]


@pytest.mark.parametrize(("choice", "more", "lost"), [("0.2", (5, 4), 0), ("0.1", (5, 3), 1)])
def test_e57_two_cities_one_last_citizen(choice: str, more: tuple[int, int], lost: int) -> None:
    first = owner(city("8,9", 5, {"8,10": "statue"}), city("10,11", 3, {"10,12": "statue"}))
    table = culture(first, owner(city("10,9", 1), city(BETA2, 3)))
    assert table.legal(0) == ["claim 0.1 1.1", "claim 0.2 1.1"]
    before = supply(table)
    table.do(f"0 claim {choice} 1.1")
    assert tuple(people(table, "0.1", "0.2")) == more
    assert supply(table) == before + lost
    assert len(told(table, "lapsed")) == 1
    assert names(table) == ["0.1", "0.2", "1.2"]


def test_e58_emptied_and_alive_again() -> None:
    players = [
        owner(city("8,9", 3, {"8,10": "palace"}), city("10,12", 3, {"11,12": "palace"})),
        owner(city("10,9", 2, {"10,10": "statue"})),
        owner(city("12,8", 3)),
    ]
    table = culture(*players)
    assert table.asked() == []
    assert [shape(table, name) for name in ("0.1", "0.2", "1.1", "2.1")] == [(4, 2), (4, 2), (1, 1), (2, 1)]
    assert told(table, "razed")[0]["building"] == "statue"


@pytest.mark.parametrize("order", [("12,2", "14,3", "14,2"), ("14,3", "12,2", "14,2"), ("14,3", "14,2", "12,2")])
def test_e59_the_castello_goes_last(order: tuple[str, ...]) -> None:
    tiles = {"12,2": "farm", "14,2": "farm", "14,3": "statue"}
    table = tidied({}, owner(city(BETA1, 3), city("13,2", 1, tiles)))
    assert table.legal(1) == ["raze 12,2", "raze 14,3"]
    assert town(table, "1.2")["food"] == 6
    for space in order:
        if table.asked():
            table.do(f"1 raze {space}")
    assert (shape(table, "1.2"), town(table, "1.2")["food"]) == ((1, 1), 2)
    assert [event["space"] for event in told(table, "razed")] == list(order)
    assert (table.view(-1)["stocks"]["farm_quarry"], table.view(-1)["stocks"]["statue_cathedral"]) == (40, 15)


def test_e60_a_hungry_players_five_cards() -> None:
    table = la_citta(year=3, round=1, display=["palace"] * 4 + FEW[2:5], players=[{}, {"hungry": True}])
    table.do("0 gold", "0 gold", "1 gold", "0 gold", "1 gold")
    assert (table.view(-1)["round"], public(table, 1)["actions"]) == (4, 0)
    while table.asked() == [0]:
        table.do(f"0 {table.legal(0)[0]}")
    assert "pass" in table.legal(1)
    table.do("1 pass")
    while table.asked() == [0]:
        table.do(f"0 {table.legal(0)[0]}")
    table.do("1 take palace")
    table.do(f"1 {table.legal(1)[0]}")
    before = [event for event in table.told() if event["seat"] == 1]
    kinds = [event["what"] for event in before if event["what"] in ("skipped", "gold", "drew", "took")]
    assert kinds == ["skipped", "gold", "gold", "drew", "took"]
