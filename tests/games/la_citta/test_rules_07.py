"""Rules CIT-7: cities, construction, founding."""

from __future__ import annotations

from typing import Any

import pytest

from beffroi import games
from beffroi.kernel.flow import legal
from beffroi.kernel.position import read_position
from tests.games.la_citta.geometry import beside, gap, lanes, name
from tests.games.la_citta.table import (
    ALPHA1,
    ALPHA2,
    BETA1,
    BETA2,
    PLAIN,
    TIED,
    after,
    city,
    food,
    gold,
    names,
    owner,
    public,
    revealed,
    shape,
    sites,
    spots,
    supply,
    told,
    town,
)
from tests.kit import Table, broken, la_citta

DATA: dict[str, Any] = games.load("la_citta").data.tables
SMALL = ["farm", "quarry", "market", "statue", "school", "fountain"]
MEDIUM = {"palace": 1, "hospital": 1, "bathhouse": 1}
LARGE = {"cathedral": 3, "university": 3}


def first(*cities: dict[str, Any], **more: Any) -> Table:
    """Return a table where seat 0 moves with these cities; the other player is far away."""
    document = {key: more.pop(key) for key in ("supply", "stocks", "land", "display", "year") if key in more}
    return la_citta(players=[owner(*cities, **more), owner(city("4,11", 1))], **document)


def test_cit_7_1_population_and_size() -> None:
    table = first(city(BETA1, 6, {"8,9": "farm", "8,10": "market"}))
    assert (shape(table, "0.1"), public(table)["demand"]) == ((6, 3), 6)
    assert town(table, "0.1")["tiles"][0] == {"space": BETA1, "building": "castello"}


@pytest.mark.parametrize(("people", "tiles", "idle"), [(3, 0, 3), (6, 2, 4), (3, 2, 1)])
def test_cit_7_2_one_citizen_on_every_building(people: int, tiles: int, idle: int) -> None:
    spaces = dict(list({"8,9": "farm", "8,10": "farm"}.items())[:tiles])
    assert town(first(city(BETA1, people, spaces)), "0.1")["idle"] == idle
    assert "7.2" in broken("la_citta", {"players": [owner(city(BETA1, tiles, spaces)), owner()]})


def test_cit_7_3_next_to_a_tile_of_the_city() -> None:
    table = first(city(BETA1, 6, {"8,9": "farm", "8,10": "statue"}))
    around = {space for tile in (BETA1, "8,9", "8,10") for space in beside(tile, 2)} - {BETA1, "8,9", "8,10"}
    assert spots(table, 0, "statue") == around
    assert spots(first(city(BETA1, 2)), 0, "statue") == beside(BETA1, 2)


def test_cit_7_4_never_next_to_another_city() -> None:
    """Own cities keep apart as well."""
    mine = [city(BETA1, 4, {"8,9": "farm", "8,10": "farm"}), city("10,9", 4)]
    own = first(*mine)
    assert "9,10" not in spots(own, 0, "statue")
    assert {"10,10", "11,8", "7,10"} <= spots(own, 0, "statue")
    foreign = la_citta(players=[owner(mine[0]), owner(mine[1])])
    assert "9,10" not in spots(foreign, 0, "statue")
    assert "touch" in broken("la_citta", {"players": [owner(mine[0]), owner(city("9,10", 1))]})


def test_cit_7_4_the_space_is_free_again_when_a_city_dies() -> None:
    near = {"8,9": "statue", "8,10": "statue"}
    table = la_citta(
        phase="migration",
        agenda=[["Reorganization"], ["Begin", 0]],
        players=[owner(city(BETA1, 4, near)), owner(city("10,9", 0), city("4,11", 1))],
    )
    assert names(table) == ["0.1", "1.2"]
    assert "9,10" in spots(table, 0, "statue")


def test_cit_7_5_the_citizen_comes_from_the_castello() -> None:
    for building in SMALL:
        if building != "market":
            table = first(city("8,10", 2), city("7,8", 1), land={"C2": "water", "B3": "field2"})
            assert spots(table, 0, building) <= beside("8,10", 2)
            poor = first(city("8,10", 1), land={"C2": "water", "B3": "field2"})
            poor.refuses(f"0 build {building}")
    table = first(city(BETA1, 3))
    before = supply(table)
    table.do("0 build statue", "0 at 8,9")
    assert (shape(table, "0.1"), supply(table)) == ((3, 2), before)


def test_cit_7_5_each_city_pays_with_its_own_citizens() -> None:
    table = first(city(BETA1, 2, {"8,9": "farm"}), city(ALPHA1, 9))
    assert spots(table, 0, "statue") == beside(ALPHA1, 2)
    assert spots(table, 0, "market") == beside(ALPHA1, 2) | {"8,7", "7,8", "7,10", "8,10"}


def test_cit_7_6_the_market_brings_its_citizen() -> None:
    table = first(city(BETA1, 1))
    before = supply(table)
    table.do("0 build market", "0 at 8,9")
    assert (shape(table, "0.1"), supply(table)) == ((2, 2), before - 1)
    empty = first(city(BETA1, 4), supply=0)
    empty.refuses("0 build market")
    assert "build statue" in empty.legal(0)


@pytest.mark.parametrize(
    ("building", "spaces"),
    [
        ("farm", {"8,7", "7,8", "7,10", "8,10"}),
        ("quarry", {"8,7", "7,8", "7,10", "8,10"}),
        ("fountain", {"8,7", "7,8"}),
        ("market", {"8,7", "7,8", "7,10", "8,10"}),
        ("statue", {"8,7", "7,8", "7,10", "8,10"}),
        ("school", {"8,7", "7,8", "7,10", "8,10"}),
    ],
)
def test_cit_7_7_where_buildings_may_stand(building: str, spaces: set[str]) -> None:
    assert spots(first(city(BETA1, 6, {"8,9": "statue"})), 0, building) == spaces


@pytest.mark.parametrize(("building", "key"), [("farm", "food"), ("quarry", "income")])
def test_cit_7_7_away_from_field_and_mountain_they_give_nothing(building: str, key: str) -> None:
    table = first(city("14,4", 6), land={"D1": "water", "D2": "water", "C1": "water"})
    assert spots(table, 0, building) == beside("14,4", 2)
    table.do(f"0 build {building}", "0 at 14,3")
    assert (town(table, "0.1")[key], shape(table, "0.1")) == (0, (6, 2))


def test_cit_7_7_a_public_bath_needs_water() -> None:
    table = first(city(BETA1, 6, {"8,9": "statue"}), display=PLAIN, gold=9)
    assert spots(table, 0, "bathhouse", "take") == {"8,7", "7,8"}
    assert spots(table, 0, "cathedral", "take") == {"8,7", "7,8", "7,10", "8,10"}
    dry = first(city("14,4", 6), display=PLAIN, gold=9, land={"D1": "field1", "C1": "field1"})
    assert not {"take bathhouse", "build fountain"} & set(dry.legal(0))


@pytest.mark.parametrize(("space", "more"), [("8,9", 3), ("8,7", 1), ("7,8", 2)])
def test_cit_7_7_a_farm_feeds_the_fields_it_touches(space: str, more: int) -> None:
    table = first(city(BETA1, 3))
    before = food(table)
    table.do("0 build farm", f"0 at {space}")
    assert food(table) == before + more


def test_cit_7_7_only_farms_and_castelli_feed() -> None:
    table = first(city(BETA1, 3)).do("0 build statue", "0 at 8,9")
    assert food(table) == 3


def test_cit_7_8_one_market_per_city_no_limit_for_others() -> None:
    with_market = city(BETA1, 9, {"8,9": "market"})
    table = first(with_market)
    assert spots(table, 0, "market") == set()
    two = first(with_market, city(ALPHA1, 3))
    assert spots(two, 0, "market") == beside(ALPHA1, 2)
    many = first(city(BETA1, 9, {"8,9": "statue", "8,10": "statue", "7,8": "fountain", "8,7": "fountain"}))
    assert {"build statue", "build fountain"} <= set(many.legal(0))
    assert "7.8" in broken(
        "la_citta", {"players": [owner(city(BETA1, 5, {"8,9": "market", "8,7": "market"})), owner()]}
    )


def test_cit_7_9_small_buildings_are_free_the_others_need_a_card() -> None:
    sizes = {key: entry["size"] for key, entry in DATA["buildings"].items()}
    assert {key for key, size in sizes.items() if size == "small"} == set(SMALL)
    assert {key for key, size in sizes.items() if size == "medium"} == set(MEDIUM)
    assert {key for key, size in sizes.items() if size == "large"} == set(LARGE)
    for key, entry in DATA["buildings"].items():
        assert sum(entry["arches"]) in {"castello": (0,), "small": (0, 1), "medium": (2,), "large": (3,)}[sizes[key]]
    table = first(city("8,9", 9, {"8,8": "statue"}), gold=0, display=[])
    built = {text.split()[1] for text in table.legal(0) if text.startswith("build ")}
    assert built == set(SMALL)
    table.do("0 build farm", "0 at 8,10")
    assert gold(table) == 0
    for building in MEDIUM | LARGE:
        table.refuses(f"0 build {building}")


ARCHES = {
    "castello": (0, 0, 0),
    "farm": (0, 0, 0),
    "quarry": (0, 0, 0),
    "market": (0, 0, 0),
    "statue": (1, 0, 0),
    "school": (0, 1, 0),
    "fountain": (0, 0, 1),
    "cathedral": (3, 0, 0),
    "university": (0, 3, 0),
    "bathhouse": (0, 0, 2),
    "palace": (2, 0, 0),
    "hospital": (0, 1, 1),
}


@pytest.mark.parametrize("building", [each for each in ARCHES if each != "castello"])
def test_cit_7_10_arches(building: str) -> None:
    table = first(
        city("8,9", 4, {"8,10": building}), land={"C2": "water", "C3": "field1" if building == "farm" else "mountain"}
    )
    assert tuple(town(table, "0.1")["arches"].values()) == ARCHES[building]
    assert tuple(DATA["buildings"][building]["arches"]) == ARCHES[building]
    assert list(town(table, "0.1")["arches"]) == ["culture", "education", "health"]


def test_cit_7_10_arches_add_up() -> None:
    tiles = {"8,9": "palace", "8,7": "hospital", "7,8": "bathhouse", "8,10": "statue", "7,10": "statue"}
    table = first(city(BETA1, 9, tiles))
    assert town(table, "0.1")["arches"] == {"culture": 4, "education": 1, "health": 3}


def test_cit_7_11_nothing_is_torn_down_or_moved_by_choice() -> None:
    table = first(city(BETA1, 9, {"8,9": "farm", "8,10": "statue"}), gold=9)
    verbs = {text.split()[0] for text in table.legal(0)}
    assert verbs <= {"gold", "found", "build", "take"}
    assert not {"8,9", "8,10"} & spots(table, 0, "statue")


def test_cit_7_12_a_gap_of_three_to_every_tile() -> None:
    mine = city(BETA1, 5, {"8,9": "farm", "8,10": "farm"})
    table = first(mine, city(ALPHA2, 3))
    tiles = [BETA1, "8,9", "8,10", ALPHA2, "4,11"]
    free = {name(place) for place in lanes(2) if gap([name(place)], tiles, 2) >= 3}
    assert sites(table, 0) == free


def test_cit_7_12_one_own_citizen_and_two_of_the_supply() -> None:
    table = first(city(ALPHA1, 2), city(ALPHA2, 3, {"18,6": "farm", "17,8": "farm"}), supply=50)
    table.do("0 found", "0 site 12,2")
    assert table.legal(0) == ["from 0.1"]
    table.do("0 from 0.1")
    assert (shape(table, "0.1"), shape(table, "0.3"), supply(table)) == ((1, 1), (3, 1), 48)
    assert told(table, "founded") == [
        {"what": "founded", "seat": 0, "space": "12,2", "city": "0.3", "giver": "0.1"}
    ]  # fmt: skip


def test_cit_7_12_every_castello_with_two_may_give() -> None:
    table = first(city(ALPHA1, 2), city(ALPHA2, 3), city(BETA2, 1), gold=0)
    assert after(table, "0 found", "0 site 8,8") == ["from 0.1", "from 0.2"]


@pytest.mark.parametrize(("left", "people"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_cit_7_12_the_supply_gives_what_it_has(left: int, people: int) -> None:
    table = first(city(ALPHA1, 3), supply=left).do("0 found", "0 site 12,2", "0 from 0.1")
    assert (shape(table, "0.2"), supply(table)) == ((people, 1), left - (people - 1))


def test_cit_7_12_once_a_year() -> None:
    assert "found" not in first(city(ALPHA1, 3), founded=True).legal(0)
    table = first(city(ALPHA1, 4)).do("0 found", "0 site 12,2", "0 from 0.1")
    assert public(table)["founded"]
    late = la_citta(agenda=[["YearEnd"]], phase="feeding", players=[owner(city(ALPHA1, 3), founded=True), owner()])
    assert "found" in late.do("1 gold").legal(0)
    assert not public(late)["founded"]


def test_cit_7_12_four_castelli_are_all() -> None:
    four = [city(ALPHA1, 3), city(ALPHA2, 3), city(BETA1, 3), city(BETA2, 3)]
    assert "found" not in first(*four).legal(0)
    assert "found" in first(*four[:3]).legal(0)
    five = owner(*four, city("4,11", 3))
    assert "5 cities" in broken("la_citta", {"players": [five, owner()]})


def test_cit_7_13_a_new_castello_feeds_at_once() -> None:
    table = first(city(ALPHA1, 3)).do("0 found", "0 site 10,6", "0 from 0.1")
    assert (food(table), town(table, "0.2")["food"]) == (6, 3)


@pytest.mark.parametrize(("people", "tiles"), [(5, {}), (5, {"8,9": "farm"}), (12, {"8,9": "farm"})])
def test_cit_7_14_a_market_at_any_population(people: int, tiles: dict[str, str]) -> None:
    table = first(city(BETA1, people, tiles)).do("0 build market", "0 at 7,8")
    assert town(table, "0.1")["citizens"] == people + 1


def test_cit_7_15_order_of_founding() -> None:
    """Growth with a short supply shows the order: a city founded later on an earlier castello comes last."""
    table = la_citta(
        agenda=[["Begin", 0], ["Growth"]],
        phase="politics",
        supply=4,
        players=[owner(city(ALPHA2, 2, city="0.2"), city(ALPHA1, 3, city="0.3")), owner()],
    )
    table.do("0 found", "0 site 12,2", "0 from 0.3")
    assert town(table, "0.1")["castello"] == "12,2"
    assert [one["city"] for one in public(table)["cities"]] == ["0.2", "0.3", "0.1"]
    assert [town(table, each)["citizens"] for each in ("0.2", "0.3", "0.1")] == [3, 3, 3]


def test_cit_7_15_start_castelli_in_the_order_placed() -> None:
    table = la_citta({"sites": "free"}, seats=2).do("0 place 18,7", "1 place 8,8", "1 place 12,2", "0 place 11,12")
    assert [one["castello"] for one in public(table)["cities"]] == ["18,7", "11,12"]
    assert [one["city"] for one in public(table)["cities"]] == ["0.1", "0.2"]


def test_cit_7_15_wishes_follow_the_order_of_founding() -> None:
    mine = [city("10,9", 4, {"10,10": "palace"}, city="0.2"), city("16,10", 4, {"16,11": "palace"}, city="0.1")]
    theirs = owner(city(BETA1, 4, {"8,9": "hospital"}), city("14,10", 4, {"14,9": "hospital"}))
    table = revealed(TIED, owner(*mine), theirs)
    assert table.legal(0) == ["wish 0.2 culture", "wish 0.2 health"]
    table.do("0 wish 0.2 culture")
    assert table.legal(0) == ["wish 0.1 culture", "wish 0.1 health"]


@pytest.mark.parametrize(("building", "price"), (MEDIUM | LARGE).items())
def test_cit_7_16_the_price_is_on_the_card(building: str, price: int) -> None:
    assert DATA["politics"][building]["cost"] == price
    shown = [building, *[card for card in PLAIN if card != building][:6]]
    poor = first(city(BETA1, 4), gold=price - 1, display=shown)
    assert f"take {building}" not in poor.legal(0)
    table = first(city(BETA1, 4), gold=price, display=shown)
    table.do(f"0 take {building}", "0 at 7,8")
    assert (gold(table), gold(table, 1)) == (0, 1)
    took = {"what": "took", "seat": 0, "card": building, "number": price}
    assert took in table.told()


def test_cit_7_16_a_pack_may_ask_gold_for_a_small_building(tmp_path: Any) -> None:
    (tmp_path / "mine.toml").write_text("[buildings.statue]\ncost = 2\n", encoding="utf-8")
    game = games.load("la_citta", tmp_path)
    poor, rich = (
        read_position(game, {"options": {"first": "0"}, "players": [{"gold": coins, "actions": 3}, {}]}).state
        for coins in (1, 2)
    )
    for state, offered in ((poor, False), (rich, True)):
        texts = [game.words.text(action) for action in legal(state, 0)]
        assert ("build statue" in texts, "build school" in texts) == (offered, True)
    game.play(rich, 0, "build statue")
    assert game.view(rich, 0)["players"][0]["gold"] == 0


def test_cit_7_3_a_removed_building_frees_its_space() -> None:
    table = la_citta(
        phase="migration",
        agenda=[["Reorganization"], ["Begin", 0]],
        players=[owner(city(BETA1, 2, {"8,9": "farm", "8,10": "farm"})), owner()],
    )
    assert [event["space"] for event in told(table, "razed")] == ["8,10"]
    assert spots(table, 0, "market") == {"8,7", "7,8", "7,10", "8,10"}
