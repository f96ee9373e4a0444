"""Worked examples EX-01 to EX-25 of examples.md."""

from __future__ import annotations

import pytest

from tests.games.bruges.table import (
    CARDS,
    COLORS,
    at,
    characters,
    florins,
    hand,
    houses,
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
    until,
    used,
    uses,
    workers,
)
from tests.kit import bruges

FILLERS = ["graf", "koch", "dichter", "herold", "student"]


def test_e01_setup_for_three_players() -> None:
    table = bruges(seats=3)
    view = table.view(-1)
    assert sizes(table) == (50, 49, 66)
    assert view["statues"] == [7, 6, 5, 4, 3, 2]
    assert view["supply"] == dict.fromkeys(COLORS, 9)
    for seat in range(3):
        player = public(table, seat)
        assert (player["score"], player["florins"], player["progress"], player["hand_size"]) == (5, 5, 0, 0)
        assert workers(table, seat) == dict.fromkeys(COLORS, 1)
        assert (houses(table, seat), tiles(table, seat), majorities(table, seat)) == ([], (0, 0), [])
        assert markers(table, seat) == {}


@pytest.mark.parametrize(("seats", "piles"), [(2, (33, 33, 99)), (4, (66, 66, 33))])
def test_e02_setup_for_two_and_four_players(seats: int, piles: tuple[int, int, int]) -> None:
    table = bruges(seats=seats)
    assert sizes(table) == piles
    doc = table.doc()
    cards = [*doc["piles"]["a"], *doc["piles"]["b"], *doc["reserve"]]
    assert len(cards) == 165
    assert set(cards) == set(CARDS)


def test_e03_handing_out_markers() -> None:
    dice = {"red": 5, "yellow": 6, "blue": 2, "purple": 1, "brown": 4}
    table = at("threats", {}, {}, dice=dice)
    assert [markers(table, seat) for seat in range(3)] == [{"yellow": 1, "red": 1}] * 3
    assert table.view(-1)["supply"] == {"blue": 9, "brown": 9, "yellow": 6, "red": 6, "purple": 9}
    assert not [event for event in table.told() if event["what"] == "disaster"]


def test_e04_price_of_progress() -> None:
    dice = {"purple": 1, "blue": 2, "red": 5, "yellow": 6, "brown": 4}
    table = at("progress", dice=dice, florins=5)
    assert table.view(-1)["price"] == 3
    assert table.legal(0) == ["advance", "stay"]
    table.do("0 advance")
    assert (florins(table), level(table)) == (2, 1)
    assert at("progress", dice=dice, florins=2).asked() == [1]


def test_e05_action_one() -> None:
    table = playing(["herold"], workers={"red": 1}).do("0 play herold workers")
    assert workers(table) == {"red": 3}
    assert table.view(-1)["discard"][-1] == "herold"


def test_e06_action_two() -> None:
    table = playing(["notar"], florins=0, dice={"yellow": 6}).do("0 play notar florins")
    assert florins(table) == 6
    assert table.view(-1)["discard"][-1] == "notar"


def test_e07_action_three() -> None:
    table = playing(["schoeffe"], markers={"brown": 2}, score=5)
    before = table.view(-1)["supply"]["brown"]
    table.do("0 play schoeffe threat")
    assert (markers(table), score(table)) == ({"brown": 1}, 6)
    assert table.view(-1)["supply"]["brown"] == before + 1
    assert "threat" not in uses(playing(["schoeffe"]), "schoeffe")


def test_e08_action_four() -> None:
    table = playing(["dieb"], florins=5).do("0 play dieb canal")
    assert (tiles(table), florins(table)) == ((1, 0), 4)
    assert table.view(-1)["discard"][-1] == "dieb"


def test_e09_action_five() -> None:
    table = playing(["bettler"], {}, workers={"purple": 1}).do("0 play bettler house")
    assert (workers(table), houses(table)) == ({}, ["purple"])
    assert sum(workers(table, 1).values()) == 5
    assert own(table)["houses"][0]["card"] == "bettler"
    assert "bettler" not in str(table.view(1)) + str(table.told(1))


def test_e10_action_six() -> None:
    table = playing(["fuerst"], florins=10, score=5, houses=["brown"]).do("0 play fuerst character")
    assert (florins(table), houses(table), score(table)) == (1, ["brown: fuerst"], 5)


def test_e11_flash() -> None:
    table = playing(["alchemist"], florins=3, houses=["red"]).do("0 play alchemist character")
    assert florins(table) == 6
    assert starting(table, "activate") == []


def test_e12_worker_activation() -> None:
    table = playing(FILLERS[:4], characters=["knecht"], workers={"red": 1}, piles={"a": 9, "b": 9})
    table.do("0 activate knecht", "0 draw b")
    assert (workers(table), public(table)["hand_size"], sizes(table)[:2]) == ({}, 5, (9, 8))
    assert used(table) == ["knecht"]
    table.refuses("0 activate knecht")


def test_e13_infinity_type_one() -> None:
    table = playing([], characters=["buchhalter"], florins=2).do("0 activate buchhalter")
    assert (florins(table), used(table)) == (4, ["buchhalter"])
    table.do("0 end-turn", "1 end-turn")
    assert table.asked() == [0]
    assert starting(table, "activate") == []
    until(table, "draw")
    until(table, "play")
    while table.asked() == [1]:
        table.do(f"1 {table.legal(1)[0]}")
    assert "activate buchhalter" in table.legal(0)


def test_e14_infinity_type_two() -> None:
    table = playing(["mueller", "herold"], characters=["advokat"], workers={}).do("0 play mueller workers")
    assert workers(table) == {"purple": 3}
    table.do("0 end-turn", "1 end-turn", "0 play herold workers")
    assert workers(table) == {"purple": 3, "red": 3}


def test_e15_inventor() -> None:
    table = at("draw", {"hand": FILLERS}, characters=["erfinder"], hand=["notar"])
    table.do(*["0 draw a"] * 4)
    assert sorted(table.legal(0)) == ["draw a", "draw b", "stop"]
    table.do("0 stop")
    assert (public(table)["hand_size"], phase(table) == "draw") == (5, False)
    table = at("draw", {"hand": FILLERS}, characters=["erfinder"], hand=["notar"])
    table.do(*["0 draw a"] * 5)
    assert (public(table)["hand_size"], phase(table) == "draw") == (6, False)
    table = at("draw", {"hand": FILLERS}, hand=["notar"])
    table.do(*["0 draw a"] * 4)
    assert (public(table)["hand_size"], phase(table) == "draw") == (5, False)


def test_e16_bishop() -> None:
    table = at("over", characters=["bischof"], workers={"blue": 3, "brown": 1, "red": 3, "purple": 2})
    assert (lines(table)["laurels"], lines(table)["characters"]) == (4, 3)


def test_e17_coachman() -> None:
    table = playing(
        ["notar", "herold"], cycle=4, characters=["kutscher"], workers={"yellow": 1}, florins=1, dice={"yellow": 4}
    )
    table.do("0 play notar florins", "0 activate kutscher", "0 play herold workers")
    assert (florins(table), workers(table), hand(table)) == (5, {"red": 2}, [])
    table.do("0 end-turn", "1 end-turn", *["1 draw a"] * 5)
    assert (phase(table), table.asked()) == ("draw", [0])
    table.do(*["0 draw b"] * 5)
    assert public(table)["hand_size"] == 5


@pytest.mark.parametrize(("yellow", "expected"), [(4, ["progress"]), (5, [])])
def test_e18_three_majorities(yellow: int, expected: list[str]) -> None:
    crowd = [name for name in CARDS if name != "richter"]
    players = [
        {"characters": crowd[:4], "canals": {"left": 3, "right": 3}, "progress": 5},
        {"characters": crowd[4:10], "progress": 3},
        {"characters": crowd[10:15], "canals": {"left": 2}, "progress": yellow},
        {"characters": crowd[15:19], "canals": {"left": 4, "right": 3}, "progress": 1},
    ]
    table = bruges(phase="majorities", players=players)
    assert [majorities(table, seat) for seat in range(4)] == [expected, ["characters"], [], ["canal"]]


def test_e19_final_scoring_of_35_points() -> None:
    table = at(
        "over",
        score=0,
        characters=["buergermeister", "schoeffe", "vikar", "pulvermacher", "bettler"],
        houses=["red"],
        majorities=["progress", "characters"],
        canals={"left": 3},
        progress=6,
    )
    assert len(houses(table)) == 6
    expected = {
        "track": 0,
        "characters": 8,
        "houses": 6,
        "laurels": 4,
        "majorities": 8,
        "canals": 3,
        "progress": 6,
    }
    assert [CARDS[card]["price"] // 3 for card in characters(table)] == [3, 1, 2, 0, 2]
    assert lines(table) == expected
    assert table.points()[0] == 35


def test_e20_canal_and_statue_at_the_end() -> None:
    table = at("over", canals={"left": 5, "right": 2}, statues=[7], progress=7)
    assert (lines(table)["canals"], lines(table)["progress"]) == (10, 7)


def test_e21_two_disasters_in_one_roll() -> None:
    table = at(
        "threats",
        markers={"red": 2, "yellow": 2},
        florins=8,
        houses=["herold: novize", "dieb"],
        score=5,
        dice={"red": 5, "yellow": 6},
    )
    assert sorted(table.legal(0)) == ["suffer fire", "suffer raid"]
    table.do("0 suffer fire", "0 burn-house 2")
    assert (houses(table), florins(table), markers(table), score(table)) == (["red: novize"], 0, {}, 5)
    assert table.view(-1)["discard"][-1] == "dieb"


@pytest.mark.parametrize(("company", "left"), [([], 0), (["brunnenbauer"], 6)])
def test_e22_acrobat_with_and_without_well_builder(company: list[str], left: int) -> None:
    table = playing(["graf"], canals={"left": 2}, florins=6, workers={"red": 1}, characters=["akrobat", *company])
    table.do("0 activate akrobat", "0 section left")
    assert (workers(table), florins(table), tiles(table), hand(table)) == ({}, left, (3, 0), ["graf"])
    assert "end-turn" not in table.legal(0)
    assert "play graf florins" in table.legal(0)


def test_e23_fire_on_an_occupied_house() -> None:
    table = at(
        "threats",
        hand=["dieb", *FILLERS[1:]],
        markers={"red": 2},
        houses=["kutscher: alchemist", "notar: graf"],
        dice={"red": 6},
        florins=5,
        workers={"blue": 1},
    )
    table.do("0 burn-house 1")
    assert (houses(table), len(hand(table)), markers(table)) == (["yellow: graf"], 6, {})
    assert "alchemist" in hand(table)
    table.do("0 play dieb house", "0 end-turn", "1 end-turn", "0 play alchemist character")
    assert florins(table) == 5 - 3 + 6
    assert characters(table) == ["graf", "alchemist"]


def test_e24_short_supply() -> None:
    players = [{"markers": {"red": 2}}] * 4
    table = bruges({"first": "2"}, phase="threats", dice={"red": 5}, players=players)
    assert [markers(table, seat) for seat in range(4)] == [{}] * 4
    assert table.view(-1)["supply"]["red"] == 9
    told = [(event["seat"], event["what"]) for event in table.told()]
    shared = [(seat, what) for seat, what in told if what in ("threatened", "disaster", "calmed")]
    expected = [(seat, what) for seat in (2, 3, 0, 1) for what in ("threatened", "disaster", "calmed")]
    assert shared == expected


def test_e25_intrigue_at_low_score() -> None:
    table = at("threats", {"score": 2, "markers": {"purple": 2}}, dice={"purple": 6})
    assert (score(table, 1), markers(table, 1)) == (0, {})
    assert statues(table) == []
