"""Rules CIT-11 to CIT-13: putting cities right, feeding, the end of the year and of the game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.la_citta.geometry import beside, lanes, name
from tests.games.la_citta.table import (
    ALPHA1,
    ALPHA2,
    BETA1,
    BETA2,
    city,
    culture,
    fed,
    food,
    names,
    owner,
    public,
    shape,
    sites,
    supply,
    tidied,
    told,
    town,
)
from tests.games.la_citta.test_rules_03_05 import crowded
from tests.kit import Table, la_citta

RING = {"8,7": "farm", "7,8": "farm", "8,9": "farm", "8,10": "statue", "7,10": "school"}

DRY = {"A1": "water", "F2": "water"}  # so that 7,4 and 16,11 feed nobody


def spaces(table: Table, name: str) -> set[str]:
    """Return the spaces of the tiles of a city but its castello."""
    return {tile["space"] for tile in town(table, name)["tiles"] if tile["building"] != "castello"}


def test_cit_11_1_player_order_after_the_last_claim() -> None:
    first = owner(city(BETA1, 2, {"8,7": "farm", "7,8": "farm"}))
    other = owner(city(ALPHA1, 2, {"12,11": "farm", "12,12": "farm"}))
    for start, order in ((0, [0, 1]), (1, [1, 0])):
        table = tidied(first, other, first=start)
        found = []
        while table.asked():
            found.append(table.asked()[0])
            table.do(f"{found[-1]} {table.legal(found[-1])[0]}")
        assert found == order
    kept = tidied(owner(city(BETA1, 3, {"8,7": "farm", "7,8": "farm"})), owner())
    assert (shape(kept, "0.1"), told(kept, "razed")) == ((3, 3), [])


def test_cit_11_2_as_many_tiles_as_citizens_are_missing() -> None:
    table = tidied(owner(city(BETA1, 3, RING)), owner())
    count = 0
    while table.asked():
        table.do(f"0 {table.legal(0)[-1]}")
        count += 1
    assert (shape(table, "0.1"), len(told(table, "razed"))) == ((3, 3), 3)
    assert count <= 3


def test_cit_11_2_no_tile_whose_loss_tears_the_city() -> None:
    """8,9 alone holds 8,10 and 7,10, which touch each other; 8,7 and 7,8 close a ring with the castello."""
    table = tidied(owner(city(BETA1, 4, RING)), owner())
    assert set(table.legal(0)) == {"raze 8,7", "raze 7,8", "raze 8,10", "raze 7,10"}
    table.do("0 raze 8,10")
    assert set(table.legal(0)) == {"raze 8,7", "raze 7,8", "raze 7,10"}
    table.do("0 raze 7,10")
    assert table.asked() == []
    assert spaces(table, "0.1") == {"8,7", "7,8", "8,9"}


def test_cit_11_2_a_line_goes_from_its_end_by_itself() -> None:
    line = {"8,9": "farm", "8,10": "statue", "9,10": "school", "10,10": "farm"}
    table = tidied(owner(city(BETA1, 2, line)), owner())
    assert table.asked() == []
    assert [event["space"] for event in told(table, "razed")] == ["10,10", "9,10", "8,10"]
    assert spaces(table, "0.1") == {"8,9"}


def test_cit_11_2_a_castello_in_the_middle_of_a_line() -> None:
    """The castello is a cut vertex: both ends are outer buildings, also when one arm is longer."""
    tiles = {"8,7": "farm", "9,6": "farm", "8,9": "farm"}
    table = tidied(owner(city(BETA1, 3, tiles)), owner())
    assert set(table.legal(0)) == {"raze 9,6", "raze 8,9"}


def test_cit_11_3_an_empty_city_goes_whole() -> None:
    table = tidied(owner(city(BETA1, 0, RING), city(ALPHA1, 3)), owner(city(BETA2, 3)))
    assert names(table) == ["0.2", "1.1"]
    assert public(table)["castelli"] == 3
    assert told(table, "died") == [{"what": "died", "seat": 0, "city": "0.1", "space": "8,8"}]
    stocks = table.view(-1)["stocks"]
    assert (stocks["farm_quarry"], stocks["statue_cathedral"], stocks["school_university"]) == (40, 15, 15)


def test_cit_11_3_the_castello_may_be_used_again() -> None:
    cities = [city(BETA1, 0), city(ALPHA1, 4), city(ALPHA2, 4), city(BETA2, 4)]
    table = la_citta(
        phase="migration",
        agenda=[["Reorganization"], ["Begin", 0], ["Begin", 0]],
        players=[owner(*cities), owner()],
    )
    assert BETA1 in sites(table, 0)
    table.do("0 found", "0 site 8,8", "0 from 0.2")
    assert [one["city"] for one in public(table)["cities"]] == ["0.2", "0.3", "0.4", "0.1"]
    assert shape(table, "0.1") == (3, 1)


def test_cit_11_3_a_board_without_room_opens_again() -> None:
    """The city of seat 1 leaves no space with a gap of three; when it dies seat 0 may found."""
    full = crowded()["cities"][0]
    tiles = {full["castello"], *full["tiles"]}
    free = next(name(place) for place in sorted(lanes(2)) if not {name(place), *beside(name(place), 2)} & tiles)
    mine = owner(city(free, 3))
    closed = la_citta(players=[mine, owner(full)])
    assert "found" not in closed.legal(0)
    agenda = [["Reorganization"], ["Begin", 0]]
    opened = la_citta(phase="migration", agenda=agenda, players=[mine, owner(full | {"citizens": 0})])
    assert "found" in opened.legal(0)


def test_cit_11_4_the_castello_goes_last() -> None:
    table = tidied(owner(city(BETA1, 1, RING)), owner())
    while table.asked():
        assert "raze 8,8" not in table.legal(0)
        table.do(f"0 {table.legal(0)[0]}")
    assert (shape(table, "0.1"), spaces(table, "0.1")) == ((1, 1), set())
    assert names(table) == ["0.1"]


def test_cit_11_5_tiles_return_and_food_falls() -> None:
    table = tidied(owner(city(BETA1, 2, {"8,9": "farm", "8,10": "quarry"})), owner())
    assert (food(table), table.view(-1)["stocks"]["farm_quarry"], public(table)["income"]) == (6, 39, 0)
    table = tidied(owner(city(BETA1, 1, {"8,9": "farm"})), owner())
    assert (food(table), table.view(-1)["stocks"]["farm_quarry"]) == (3, 40)
    dead = tidied(owner(city(BETA1, 0), city(BETA2, 3)), owner())
    assert food(dead) == 2


def test_cit_11_6_a_player_without_cities_plays_on() -> None:
    shown = ["listen", "population", "rich_harvest", "bread_and_circuses", "builders", "palace", "hospital"]
    table = la_citta(display=shown, players=[owner(gold=9), owner(city(BETA1, 3))])
    assert table.legal(0) == ["gold", "take listen"]
    table.do("0 take listen", "0 listen 2+3")
    assert table.asked() == [1]


def test_cit_11_6_nobody_has_a_city() -> None:
    """All phases run on an empty board, to the end and a tie."""
    table = la_citta(year=1, players=[owner(), owner()], voice=["culture", "culture", "health", "health"])
    while table.asked():
        seat = table.asked()[0]
        table.do(f"{seat} {table.legal(seat)[0]}")
    assert (table.view(-1)["phase"], table.points()) == ("over", [0, 0])
    assert [event["demand"] for event in told(table, "fed")] == [0] * 12


def test_cit_11_7_cities_in_order_of_founding() -> None:
    tiles = {"8,7": "farm", "8,9": "farm"}
    cities = [city(ALPHA1, 2, {"12,11": "farm", "10,12": "farm"}, city="0.2"), city(BETA1, 2, tiles, city="0.1")]
    table = tidied(owner(*cities), owner())
    assert set(table.legal(0)) == {"raze 12,11", "raze 10,12"}
    table.do("0 raze 10,12")
    assert set(table.legal(0)) == {"raze 8,7", "raze 8,9"}
    table.do("0 raze 8,7")
    assert (shape(table, "0.1"), shape(table, "0.2"), table.asked()) == ((2, 2), (2, 2), [])


def test_cit_12_1_food_and_demand() -> None:
    mine = owner(
        city(BETA1, 4, {"8,9": "farm", "7,8": "statue"}),
        city(BETA2, 3, {"13,2": "farm"}),
        harvests=[["8,9", "rich_harvest"]],
        taken=["rich_harvest"],
    )
    table = fed(mine, owner(city(ALPHA1, 3)))
    assert told(table, "fed") == [
        {"what": "fed", "seat": 0, "food": 3 + 3 + 2 + 2 + 3, "demand": 7},
        {"what": "fed", "seat": 1, "food": 3, "demand": 3},
    ]


@pytest.mark.parametrize(("people", "hungry"), [(5, False), (6, False), (7, True)])
def test_cit_12_2_enough_feeds_all(people: int, hungry: bool) -> None:
    table = fed(owner(city(BETA1, people, {"8,9": "farm"})), owner())
    assert (public(table)["hungry"], town(table, "0.1")["citizens"]) == (hungry, min(people, 6))


def test_cit_12_3_the_missing_leave_for_the_supply() -> None:
    table = fed(owner(city(BETA1, 8)), owner())
    assert (shape(table, "0.1"), supply(table)) == ((3, 1), 127)
    assert len(told(table, "starved")) == 5
    assert (public(table)["hungry"], public(table, 1)["hungry"]) == (True, False)


def test_cit_12_3_from_cities_of_the_owners_choice() -> None:
    table = fed(owner(city(BETA1, 3), city(ALPHA2, 3), city("16,11", 1)), owner(), land=DRY)
    assert told(table, "hungry") == [{"what": "hungry", "seat": 0, "food": 5, "demand": 7}]
    assert table.legal(0) == ["starve 0.1", "starve 0.2", "starve 0.3"]
    table.do("0 starve 0.3")
    assert table.legal(0) == ["starve 0.1", "starve 0.2"]
    table.do("0 starve 0.1")
    assert [(one["city"], one["citizens"]) for one in public(table)["cities"]] == [("0.1", 2), ("0.2", 3)]
    assert public(table)["castelli"] == 2


def test_cit_12_3_then_cities_are_put_right() -> None:
    tiles = {"8,7": "statue", "8,9": "statue"}
    table = fed(owner(city(BETA1, 4, tiles), city("16,11", 1)), owner(), land=DRY)
    table.do("0 starve 0.1", "0 starve 0.1")
    assert set(table.legal(0)) == {"raze 8,7", "raze 8,9"}
    table.do("0 raze 8,9")
    assert (shape(table, "0.1"), shape(table, "0.2"), table.asked()) == ((2, 2), (1, 1), [])


def test_cit_12_4_the_shortage_is_computed_once() -> None:
    """Starving the farm loses two food; nobody else leaves."""
    table = fed(owner(city(BETA1, 5), city(BETA2, 2, {"13,2": "farm"})), owner())
    assert told(table, "hungry") == []
    table = fed(owner(city(BETA1, 6), city(BETA2, 2, {"13,2": "farm"})), owner())
    table.do("0 starve 0.2")
    assert (food(table), public(table)["demand"], table.asked()) == (5, 7, [])
    assert len(told(table, "hungry")) == 1


def test_cit_12_5_players_in_player_order() -> None:
    hungry = [owner(city(BETA1, 4), city("16,11", 1)), owner(city(ALPHA1, 4), city("7,4", 1))]
    for first in (0, 1):
        table = fed(*hungry, first=first, land=DRY)
        found = []
        while table.asked():
            found.append(table.asked()[0])
            table.do(f"{found[-1]} starve {found[-1]}.1")
        assert [event["seat"] for event in told(table, "hungry")] == [first, 1 - first]
        assert found == [first, first, 1 - first, 1 - first]
        assert [shape(table, name) for name in names(table)] == [(2, 1), (1, 1), (2, 1), (1, 1)]


def test_cit_12_6_end_of_the_year() -> None:
    mine = owner(
        city(BETA1, 3, {"8,9": "farm", "8,10": "statue"}),
        actions=0,
        founded=True,
        looked=[2, 4],
        harvests=[["8,9", "rich_harvest"]],
        circuses=[["8,10", "culture", 3]],
        taken=["rich_harvest"],
        drawn=["palace"],
    )
    voice = ["culture", "health", "health", "health"]
    table = la_citta(phase="feeding", year=2, voice=voice, discard=["listen"], players=[mine, owner(city(ALPHA1, 3))])
    view = table.view(0)
    own = view["players"][0]
    assert view["year"] == 3
    assert view["voice_past"][4:] == voice
    assert view["discard"] == {"listen": 1, "rich_harvest": 1, "palace": 1}
    assert told(table, "uncovered") == [{"what": "uncovered", "seat": 0, "card": "palace"}]
    assert (own["actions"], own["notables"], own["founded"], own["taken"], own["drawn"]) == (3, 4, False, {}, 0)
    assert (own["circuses"], own["harvests"]) == ([], [])
    assert own["cities"][0]["attractions"] == {"culture": 1, "education": 0, "health": 0}
    assert [card["looked"] for card in view["voice"]] == [[], [], [], []]
    assert [card["wish"] for card in view["voice"][1:]] == [None] * 3


def test_cit_12_6_cards_go_to_the_discard_pile_of_all_players() -> None:
    players = [{"taken": {"palace": 2}}, {"taken": {"palace": 1, "hospital": 3}}, {"taken": ["listen"]}]
    table = la_citta(phase="feeding", year=1, players=players)
    while table.view(-1)["year"] == 1:
        table.do(f"{table.asked()[0]} {table.legal(table.asked()[0])[0]}")
    assert table.view(-1)["discard"] == {"palace": 3, "hospital": 3, "listen": 1}


def test_cit_12_7_citizens_leave_first_then_the_cities_one_by_one() -> None:
    """All numbers are stated before the first tile goes; the next player follows only then."""
    mine = owner(
        city(BETA1, 3, {"8,7": "statue", "8,9": "statue"}), city("16,11", 3, {"16,10": "statue", "15,12": "statue"})
    )
    table = fed(mine, owner(city(ALPHA2, 4), city("6,13", 2)), land=DRY)
    assert told(table, "hungry") == [{"what": "hungry", "seat": 0, "food": 3, "demand": 6}]
    table.do("0 starve 0.2", "0 starve 0.1")
    assert told(table, "razed") == []
    table.do("0 starve 0.1")
    assert set(table.legal(0)) == {"raze 8,7", "raze 8,9"}
    table.do("0 raze 8,9")
    assert set(table.legal(0)) == {"raze 16,10", "raze 15,12"}
    assert [event["seat"] for event in told(table, "hungry")] == [0]
    table.do("0 raze 16,10")
    assert (shape(table, "0.1"), shape(table, "0.2")) == ((1, 1), (2, 2))
    assert [event["seat"] for event in told(table, "hungry")] == [0, 1]
    assert table.asked() == [1]


def test_cit_12_7_a_city_left_with_nobody_goes() -> None:
    """And when only one city has citizens, they leave without a question."""
    table = fed(owner(city("7,4", 3), city(BETA2, 1)), owner(), land=DRY)
    assert table.legal(0) == ["starve 0.1", "starve 0.2"]
    table.do("0 starve 0.2")
    assert told(table, "died") == [{"what": "died", "seat": 0, "city": "0.2", "space": "12,2"}]
    assert (names(table), shape(table, "0.1"), table.asked()) == (["0.1"], (2, 1), [])


def test_cit_12_7_without_any_food_everybody_leaves() -> None:
    table = fed(owner(city("7,4", 3, {"8,4": "statue"}), city("16,11", 1)), owner(), land=DRY)
    assert (names(table), table.asked(), supply(table)) == ([], [], 130)
    assert (public(table)["castelli"], public(table)["hungry"]) == (4, True)


def over(*players: dict[str, Any], year: int = 6) -> Table:
    """Return a table after the end of the game."""
    return la_citta(phase="over", year=year, players=list(players))


def test_cit_13_1_points() -> None:
    three = {"8,9": "palace", "7,8": "hospital"}
    table = over(owner(city(BETA1, 7, three), city(BETA2, 4)), owner(city(ALPHA1, 5), hungry=True))
    assert table.points() == [14, 0]
    assert public(table)["lines"] == [["citizens", 11], ["colors", 3], ["hunger", 0]]
    assert public(table, 1)["lines"] == [["citizens", 5], ["colors", 0], ["hunger", -5]]


@pytest.mark.parametrize(
    ("tiles", "colors"),
    [
        ({"8,9": "statue", "8,7": "school", "7,8": "fountain"}, 3),
        ({"8,9": "palace", "8,7": "hospital"}, 3),
        ({"8,9": "cathedral", "8,7": "university"}, 0),
        ({"8,9": "palace", "8,7": "school"}, 0),
        ({"8,9": "palace", "7,8": "fountain"}, 0),
        ({"8,9": "hospital", "8,7": "fountain"}, 0),
        ({"8,9": "hospital", "8,7": "statue", "7,8": "bathhouse"}, 3),
        ({"8,9": "cathedral", "8,7": "statue", "7,8": "bathhouse"}, 0),
    ],
)
def test_cit_13_1_three_colors_of_one_city(tiles: dict[str, str], colors: int) -> None:
    table = over(owner(city(BETA1, 4, tiles)), owner())
    assert table.points() == [4 + colors, 0]


def test_cit_13_1_colors_of_two_cities_do_not_add_up() -> None:
    table = over(owner(city(BETA1, 4, {"8,9": "palace"}), city(ALPHA1, 3, {"12,11": "fountain"})), owner())
    assert table.points()[0] == 7


@pytest.mark.parametrize(("year", "points"), [(5, None), (6, -2)])
def test_cit_13_1_only_hunger_of_the_last_year_counts(year: int, points: int | None) -> None:
    table = la_citta(phase="feeding", year=year, players=[owner(city(BETA1, 4)), owner(city(ALPHA1, 3))])
    if points is None:
        assert (table.view(-1)["year"], public(table)["total"]) == (6, 4)
        table.do("1 gold")
        assert not public(table)["hungry"]
    else:
        assert (table.points(), table.view(-1)["phase"]) == ([points, 3], "over")


def test_cit_13_1_hunger_of_year_5_costs_no_points() -> None:
    table = la_citta(phase="feeding", year=5, players=[owner(city(BETA1, 4)), owner(city(ALPHA1, 3))])
    while table.asked():
        seat = table.asked()[0]
        options = table.legal(seat)
        table.do(f"{seat} {'gold' if 'gold' in options else options[0]}")
    hungry = [event["seat"] for event in told(table, "hungry")][1:]
    assert [public(table, seat)["lines"][2][1] for seat in (0, 1)] == [-5 * (seat in hungry) for seat in (0, 1)]


@pytest.mark.parametrize(("year", "points"), [(1, 0), (5, 0), (6, -5)])
def test_cit_13_1_while_a_year_lasts_its_hunger_counts_in_the_last_only(year: int, points: int) -> None:
    table = fed(owner(city(BETA1, 4)), owner(), year=year)
    assert (public(table)["hungry"], public(table)["lines"][2]) == (True, ["hunger", points])


def test_cit_13_1_who_is_fed_in_the_last_year_loses_nothing() -> None:
    """A mark of an earlier year that a position carries into phase 8 does not count as hunger in year 6."""
    mine = owner(city(BETA1, 3), hungry=True)
    table = la_citta(phase="feeding", year=6, players=[mine, owner(city(ALPHA1, 3))])
    assert told(table, "fed")[0] == {"what": "fed", "seat": 0, "food": 3, "demand": 3}
    assert table.points() == [3, 3]


def test_cit_13_2_most_points_win() -> None:
    table = over(owner(city(BETA1, 4), gold=0), owner(city(ALPHA1, 9), gold=0), owner(city("13,14", 7), gold=50))
    assert table.ranks() == [3, 1, 2]


def test_cit_13_3_gold_breaks_a_tie() -> None:
    table = over(owner(city(BETA1, 4), gold=2), owner(city(ALPHA1, 4), gold=3), owner(city("13,14", 5), gold=0))
    assert (table.ranks(), table.tiebreaks()) == ([3, 2, 1], [("gold", [2, 3, 0])])


def test_cit_13_4_then_victory_is_shared() -> None:
    table = over(owner(city(BETA1, 4), gold=2), owner(city(ALPHA1, 4), gold=2), owner(city("13,14", 3), gold=9))
    assert table.ranks() == [1, 1, 3]


def test_cit_13_1_the_game_ends_after_year_6() -> None:
    table = la_citta(phase="feeding", year=6, players=[owner(city(BETA1, 3)), owner(city(ALPHA1, 3))])
    assert (table.asked(), table.view(-1)["phase"], table.view(-1)["year"]) == ([], "over", 6)
    assert told(table, "over") == [{"what": "over", "seat": -1}]
    early = la_citta(phase="feeding", year=5, players=[owner(city(BETA1, 3)), owner(city(ALPHA1, 3))])
    assert (early.view(-1)["year"], early.view(-1)["phase"]) == (6, "politics")


def test_cit_11_1_migration_may_take_a_building() -> None:
    strong = owner(city(BETA1, 4, {"8,9": "farm", "8,10": "statue"}))
    table = culture(owner(city("10,9", 2, {"10,10": "farm"})), strong)
    assert (shape(table, "0.1"), shape(table, "1.1")) == ((1, 1), (5, 3))
    assert [event["what"] for event in table.told()][-2:] == ["moved", "razed"]
