"""Worked examples E21 to E39 of examples.md."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.la_citta.geometry import gap
from tests.games.la_citta.table import (
    ALPHA1,
    ALPHA2,
    BETA1,
    BETA2,
    TIED,
    city,
    culture,
    fed,
    food,
    gold,
    grown,
    names,
    owner,
    public,
    revealed,
    shape,
    supply,
    tidied,
    told,
    town,
)
from tests.kit import Table, la_citta

C, E, H = "culture", "education", "health"


@pytest.mark.parametrize(
    ("voice", "wish"),
    [([C, C, C, C], C), ([E, E, E, H], E), ([H, H, C, E], H), ([C, H, E, C], C)],
)
def test_e21_reading_the_voice(voice: list[str], wish: str) -> None:
    table = la_citta(phase="reveal_voice", agenda=[["Reveal"]], voice=voice)
    assert (table.view(-1)["wish"], table.view(-1)["tie"]) == (wish, [])
    assert table.asked() == []


def test_e21_a_tie_is_decided_in_phase_7() -> None:
    table = la_citta(phase="reveal_voice", agenda=[["Reveal"]], voice=TIED)
    assert (table.view(-1)["wish"], set(table.view(-1)["tie"])) == (None, {C, H})
    assert table.asked() == []


TWO = (
    owner(city("10,9", 4, {"10,10": "hospital", "11,8": "statue"})),
    owner(city(BETA1, 4, {"8,9": "palace"})),
)  # A and B of E22


@pytest.mark.parametrize(
    ("mine", "theirs", "people"),
    [(H, C, (4, 4)), (C, C, (3, 5)), (H, H, (5, 3)), (C, H, (4, 4))],
)
def test_e22_two_and_two(mine: str, theirs: str, people: tuple[int, int]) -> None:
    table = revealed(TIED, *TWO)
    pulls = [town(table, name)["attractions"] for name in ("0.1", "1.1")]
    assert [(each[C], each[H]) for each in pulls] == [(1, 1), (2, 0)]
    assert (gap(["10,9", "10,10", "11,8"], [BETA1, "8,9"], 2), table.asked()) == (2, [0])
    table.do(f"0 wish 0.1 {mine}")
    assert town(table, "0.1")["citizens"] == (5 if mine == H else 4)  # taken before the other player is asked
    table.do(f"1 wish 1.1 {theirs}")
    assert (town(table, "0.1")["citizens"], town(table, "1.1")["citizens"]) == people
    assert told(table, "razed") == []


BETA = {"8,9": "farm", "8,10": "statue"}


def test_e23_simple_migration_on_the_map() -> None:
    table = culture(owner(city("10,9", 3, {"10,10": "farm"})), owner(city(BETA1, 4, BETA)))
    assert (shape(table, "1.1"), shape(table, "0.1")) == ((5, 3), (2, 2))
    assert told(table, "moved") == [{"what": "moved", "seat": 1, "city": "1.1", "giver": "0.1"}]
    assert told(table, "razed") == []


def test_e24_a_full_city_robs_all_the_same() -> None:
    before = culture(owner(city("10,9", 3, {"10,10": "farm"})), owner(city(BETA1, 4, BETA)))
    table = culture(owner(city("10,9", 3, {"10,10": "farm"})), owner(city(BETA1, 5, BETA)))
    assert (shape(table, "1.1"), shape(table, "0.1")) == ((5, 3), (2, 2))
    assert supply(table) == supply(before)  # one more citizen on the board before, and one more in the supply now
    assert told(table, "moved") == []
    assert told(table, "lost") == [{"what": "lost", "seat": 1, "city": "1.1", "giver": "0.1"}]


def test_e25_tie_and_same_owner() -> None:
    alpha = city(ALPHA1, 4, {"10,12": "cathedral", "12,11": "statue", "12,12": "statue"})
    gamma = city("10,9", 3)
    assert gap([ALPHA1, *alpha["tiles"]], ["10,9"], 2) == 2
    table = culture(owner(alpha, gamma), owner(city(BETA2, 3)))
    assert [town(table, name)["attraction"] for name in ("0.1", "0.2")] == [5, 0]
    assert [town(table, name)["citizens"] for name in ("0.1", "0.2")] == [4, 3]
    foreign = culture(owner(alpha), owner(gamma))
    assert [town(foreign, name)["citizens"] for name in ("0.1", "1.1")] == [5, 2]


def test_e25_equal_attraction_moves_nobody() -> None:
    gamma = city("10,9", 4, {"10,10": "statue", "11,8": "statue"})
    beta = city(BETA1, 4, BETA | {"7,10": "statue"})
    table = culture(owner(gamma), owner(beta))
    assert [town(table, name)["attraction"] for name in ("0.1", "1.1")] == [2, 2]
    assert town(table, "0.1")["neighbors"] == ["1.1"]
    assert [town(table, name)["citizens"] for name in ("0.1", "1.1")] == [4, 4]
    assert told(table, "moved") == []


@pytest.mark.parametrize(("first", "people"), [(1, (4, 4)), (2, (3, 5))])
def test_e26_one_citizen_two_takers(first: int, people: tuple[int, int]) -> None:
    west = city("8,9", 3, {"8,10": "statue"})
    east = city("13,8", 4, {"12,8": "cathedral"})
    table = culture(owner(city("10,9", 1)), owner(west), owner(east), first=first)
    assert [town(table, name)["attraction"] for name in ("1.1", "2.1")] == [1, 3]
    assert (town(table, "1.1")["citizens"], town(table, "2.1")["citizens"]) == people
    assert len(told(table, "lapsed")) == 1
    assert names(table) == ["1.1", "2.1"]
    assert public(table)["castelli"] == 4


def outer() -> Table:
    """Return β1 of E27 when a tile must go."""
    tiles = {"8,7": "farm", "7,8": "fountain", "8,9": "farm", "8,10": "statue"}
    return tidied(owner(city(ALPHA1, 3)), owner(city(BETA1, 4, tiles)))


def test_e27_only_outer_buildings() -> None:
    table = outer()
    assert set(table.legal(1)) == {"raze 8,7", "raze 7,8", "raze 8,10"}
    table.refuses("1 raze 8,9")
    table.refuses("1 raze 8,8")
    assert (town(table, "1.1")["food"], table.view(-1)["stocks"]["farm_quarry"]) == (7, 38)
    table.do("1 raze 8,7")
    assert (town(table, "1.1")["food"], table.view(-1)["stocks"]["farm_quarry"]) == (6, 39)
    assert (shape(table, "1.1"), table.asked()) == ((4, 4), [])
    other = outer().do("1 raze 7,8")
    assert town(other, "1.1")["arches"][H] == 0
    assert other.view(-1)["stocks"]["fountain_bathhouse"] == 15


def test_e27_the_cap_follows_the_fountain() -> None:
    tiles = {"8,9": "market", "7,8": "fountain", "8,7": "farm"}
    table = tidied({}, owner(city(BETA1, 3, tiles)))
    assert town(table, "1.1")["cap"] is None
    table.do("1 raze 7,8")
    assert town(table, "1.1")["cap"] == 8


def test_e28_city_dies() -> None:
    table = culture(owner(city("10,9", 1), city(ALPHA2, 3)), owner(city(BETA1, 4, BETA)))
    assert names(table) == ["0.2", "1.1"]
    assert (public(table)["castelli"], food(table)) == (3, 2)
    agenda = [["Reveal"], ["Migration"], ["Reorganization"], ["Feeding"]]
    cities = owner(city("10,9", 1), city(ALPHA2, 3))
    hungry = la_citta(phase="reveal_voice", voice=[C] * 4, agenda=agenda, players=[cities, owner(city(BETA1, 4, BETA))])
    assert told(hungry, "hungry")[0] == {"what": "hungry", "seat": 0, "food": 2, "demand": 3}


def test_e28_the_castello_can_be_used_again() -> None:
    mine = owner(city("10,9", 1), city(ALPHA1, 4), city(ALPHA2, 4), city("14,2", 4))
    agenda = [["Reveal"], ["Migration"], ["Reorganization"], ["Begin", 0]]
    table = la_citta(phase="reveal_voice", voice=[C] * 4, agenda=agenda, players=[mine, owner(city(BETA1, 4, BETA))])
    assert public(table)["castelli"] == 1
    table.do("0 found")
    assert "site 4,11" in table.legal(0)


def feeding(first: int, other: int) -> Table:
    """Return the second player of E29 in phase 8."""
    beta = city(BETA1, first, {"8,9": "farm", "8,10": "market", "7,8": "fountain"})
    return fed(owner(city(ALPHA1, 3)), owner(beta, city(BETA2, other, {"13,2": "farm"})))


def test_e29_exactly_enough() -> None:
    table = feeding(6, 4)
    assert {"what": "fed", "seat": 1, "food": 10, "demand": 10} in table.told()
    assert (shape(table, "1.1"), shape(table, "1.2"), public(table, 1)["hungry"]) == ((6, 4), (4, 2), False)


@pytest.mark.parametrize("lost", [(2, 0), (1, 1), (0, 2)])
def test_e29_not_enough(lost: tuple[int, int]) -> None:
    table = feeding(7, 5)
    before = supply(table)
    assert table.legal(1) == ["starve 1.1", "starve 1.2"]
    table.do(*["1 starve 1.1"] * lost[0], *["1 starve 1.2"] * lost[1])
    assert (shape(table, "1.1"), shape(table, "1.2")) == ((7 - lost[0], 4), (5 - lost[1], 2))
    assert supply(table) == before + 2
    assert public(table, 1)["hungry"]
    assert told(table, "razed") == []


def test_e30_no_cascade() -> None:
    table = feeding(9, 2)
    assert told(table, "hungry") == [{"what": "hungry", "seat": 1, "food": 10, "demand": 11}]
    table.do("1 starve 1.2")
    assert (shape(table, "1.1"), shape(table, "1.2")) == ((9, 4), (1, 1))
    assert (food(table, 1), public(table, 1)["demand"], public(table, 1)["hungry"]) == (8, 10, True)
    assert table.asked() == []


def test_e31_notables_do_not_eat() -> None:
    mine = owner(
        city(ALPHA1, 4, {"12,11": "farm"}),
        city(ALPHA2, 4, {"18,6": "farm", "17,8": "statue"}),
        circuses=[["17,8", C, 2]],
    )
    table = fed(mine, {})
    assert public(table)["notables"] == 2
    assert {"what": "fed", "seat": 0, "food": 8, "demand": 8} in table.told()
    assert not public(table)["hungry"]


def games(count: int) -> Table:
    """Return the table of E32 after so many notables were put on the arch of the school."""
    first = owner(city("10,9", 3, {"10,10": "school"}), gold=2)
    other = owner(city(BETA1, 4, {"8,9": "school", "8,10": "school"}))
    shown = ["bread_and_circuses", "palace", "palace", "hospital", "hospital", "listen", "listen"]
    agenda = [["Turn", 0], ["Reveal"], ["Migration"], ["Reorganization"]]
    voice = [E] * 4
    table = la_citta(phase="politics", agenda=agenda, display=shown, voice=voice, players=[first, other])
    table.do("0 take bread_and_circuses")
    assert table.legal(0) == ["stage 1", "stage 2"]
    table.do(f"0 stage {count}")
    assert table.legal(0) == ["circus 10,10 education"]
    return table.do("0 circus 10,10 education")


def test_e32_bread_and_games() -> None:
    table = games(2)
    assert (gold(table), public(table)["notables"]) == (0, 2)
    assert town(table, "0.1")["attractions"] == {C: 0, E: 3, H: 0}
    assert (shape(table, "0.1"), shape(table, "1.1")) == ((4, 2), (3, 3))
    table = games(1)
    assert (gold(table), [shape(table, name) for name in ("0.1", "1.1")]) == (2, [(3, 2), (4, 3)])


def test_e32_notables_count_in_their_color_and_never_as_arches() -> None:
    first = owner(city("10,9", 3, {"10,10": "school"}), circuses=[["10,10", E, 2]])
    other = owner(city(BETA1, 4, {"8,9": "school", "8,10": "school"}))
    table = culture(first, other)
    assert [town(table, name)["attraction"] for name in ("0.1", "1.1")] == [0, 0]
    assert told(table, "moved") == []
    three = {"8,9": "statue", "8,10": "school"}
    mine = owner(city(BETA1, 4, three), circuses=[["8,9", C, 1]])
    over = la_citta(phase="over", year=6, players=[mine, owner(city(BETA2, 3))])
    assert over.points()[0] == 4


def building(purse: int, **document: Any) -> Table:
    """Return the first player of E33 after the card was taken."""
    shown = ["palace", "builders", "palace", "hospital", "hospital", "university", "listen"]
    mine = owner(city(ALPHA1, 5), gold=purse)
    table = la_citta(players=[mine, {}], display=shown, pile={"top": ["cathedral"]}, **document)
    return table.do("0 take builders")


def test_e33_master_builder() -> None:
    table = building(3)
    small = {"farm", "quarry", "market", "statue", "school", "fountain"}
    assert {text.removeprefix("build ") for text in table.legal(0)} == small | {"palace", "hospital", "bathhouse"}
    table.do("0 build palace")
    assert gold(table) == 1  # paid with the choice
    table.do("0 at 12,11")
    assert (gold(table), shape(table, "0.1"), town(table, "0.1")["arches"][C]) == (1, (5, 2), 2)
    assert table.view(-1)["stocks"]["palace_hospital"] == 19
    assert table.asked() == [1]
    table = building(3)
    before = food(table)
    table.do("0 build farm", "0 at 12,11")
    assert (gold(table), shape(table, "0.1"), food(table)) == (2, (5, 2), before + 1)


def emptied() -> Table:
    """Return the table of E34: no draw pile, 6 cards discarded, 19 before the players."""
    rest = ["palace", "builders", "hospital", "cathedral", "university"]
    players = [
        {"taken": rest, "actions": 3},
        {"taken": rest, "actions": 3},
        {"taken": ["bathhouse", "bathhouse", "listen", "listen", "listen"], "actions": 3},
        {"taken": ["rich_harvest", "rich_harvest"], "actions": 1},
        {"taken": ["bread_and_circuses", "bread_and_circuses"], "actions": 1},
    ]
    shown = ["listen", "population", "population", "palace", "palace", "hospital", "hospital"]
    gone = {"builders": 2, "cathedral": 2, "university": 2}
    return la_citta(year=2, round=5, turn=3, players=players, display=shown, discard=gone, pile=[])


def test_e34_draw_pile_empty() -> None:
    table = emptied()
    view = table.view(-1)
    assert (view["pile"], sum(view["discard"].values())) == (0, 6)
    assert sum(sum(player["taken"].values()) for player in view["players"]) == 19
    table.do("3 take listen", "3 listen 2+3")
    view = table.view(-1)
    assert table.asked() == [4]
    assert (view["pile"], sum(view["discard"].values())) == (5, 0)
    assert len([card for card in view["display"] if card]) == 7
    assert view["display"][0] in ("builders", "cathedral", "university")
    assert sum(sum(player["taken"].values()) for player in view["players"]) == 20


def test_e35_nothing_can_be_paid_a_card_face_down() -> None:
    shown = ["palace", "palace", "hospital", "cathedral", "university", "bathhouse", "builders"]
    poor = [{"actions": 0, "gold": 0}, {}]
    table = la_citta(display=shown, players=poor, pile=20)
    assert told(table, "drew") == [{"what": "drew", "seat": 0}]
    view = table.view(-1)
    assert (view["display"], view["pile"], public(table)["drawn"]) == (shown, 19, 1)
    assert table.asked() == [1]
    table.do("1 gold")
    assert table.asked() == [1]  # the next turn of seat 0 was a draw too
    assert len(told(table, "drew")) == 2
    heard = la_citta(display=["listen", *shown[1:]], players=poor, pile=20)
    assert heard.legal(0) == ["pass", "take listen"]


def test_e36_final_scoring_and_tie() -> None:
    first = owner(
        city(BETA1, 11, {"8,9": "palace", "8,10": "hospital"}),
        city(ALPHA1, 10, {"10,12": "palace", "12,11": "hospital"}),
        hungry=True,
        gold=3,
    )
    other = owner(city(ALPHA2, 10, {"18,6": "hospital", "17,8": "statue"}), city(BETA2, 9), gold=4)
    table = la_citta(phase="over", year=6, players=[first, other])
    assert table.points() == [22, 22]
    assert table.ranks() == [2, 1]
    assert public(table)["lines"] == [["citizens", 21], ["colors", 6], ["hunger", -5]]


def test_e37_market_at_the_cap() -> None:
    tiles = {"8,9": "farm", "8,10": "statue"}
    table = la_citta(turn=1, players=[{}, owner(city(BETA1, 5, tiles))])
    before = supply(table)
    assert town(table, "1.1")["cap"] == 5
    table.do("1 build market", "1 at 8,7")
    assert (shape(table, "1.1"), town(table, "1.1")["cap"], supply(table)) == ((6, 4), 8, before - 1)


def test_e37_market_above_the_cap() -> None:
    tiles = {"8,9": "farm", "8,10": "statue", "7,10": "farm", "8,7": "farm", "6,11": "farm"}
    table = la_citta(turn=1, players=[{}, owner(city(BETA1, 9, tiles))])
    table.do("1 build market", "1 at 9,6")
    assert (shape(table, "1.1"), town(table, "1.1")["cap"]) == ((10, 7), 8)
    later = grown({}, owner(city(BETA1, 10, tiles | {"9,6": "market"})))
    assert shape(later, "1.1") == (10, 7)


def test_e38_refill_comes_last() -> None:
    table = building(1)
    for move in ("0 build farm", "0 at 12,11"):
        shown = table.view(1)["display"]  # while P1 chooses the building, then its space
        assert (shown[1], len([card for card in shown if card])) == (None, 6)
        table.do(move)
    assert table.view(1)["display"][1] == "cathedral"
    assert table.asked() == [1]


def test_e39_order_of_the_wishes() -> None:
    players = [
        owner(city("10,9", 4, {"10,10": "palace"}), city("16,10", 4, {"16,11": "palace"})),
        owner(city("10,12", 4, {"11,12": "hospital"})),
        owner(city(BETA1, 4, {"8,9": "hospital"}), city("14,10", 4, {"14,9": "hospital"}), city("18,2", 3)),
    ]
    table = revealed(TIED, *players, first=1)
    order = []
    while table.asked():
        seat = table.asked()[0]
        name = table.legal(seat)[0].split()[1]
        order.append(name)
        moved = len(told(table, "moved"))
        table.do(f"{seat} wish {name} {C if seat == 0 else H}")
        assert town(table, name)["wish"] is not None  # open before the next question
        if table.asked() == [seat]:
            assert len(told(table, "moved")) == moved  # nobody moves before the last of a player's answers
    assert order == ["1.1", "2.1", "2.2", "0.1", "0.2"]
    assert "2.3" in names(table)  # without neighbors, and not asked
