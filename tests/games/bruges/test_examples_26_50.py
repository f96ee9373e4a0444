"""Worked examples EX-26 to EX-50 of examples.md."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bruges.table import (
    at,
    faces,
    florins,
    hand,
    houses,
    level,
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


def test_e26_losing_and_rebuilding_a_fifth_tile() -> None:
    own_canal = {"canals": {"left": 5}, "statues": [7]}
    table = at("threats", hand=["herold"], florins=5, markers={"red": 2}, dice={"red": 5}, **own_canal)
    assert (tiles(table), statues(table)) == ((4, 0), [7])
    assert phase(table) == "play"
    table.do("0 play herold canal")
    assert (tiles(table), statues(table), florins(table)) == ((5, 0), [7], 0)
    assert table.view(-1)["statues"] == [6, 5, 4, 3, 2]


def test_e27_statues_run_out() -> None:
    players = [
        {"canals": {"left": 5, "right": 5}, "statues": [7, 6]},
        {"canals": {"left": 5, "right": 4}, "statues": [5], "hand": ["schoeffe"]},
        {"canals": {"left": 5, "right": 4}, "statues": [4], "hand": ["herold"]},
        {"canals": {"left": 4}, "hand": ["fuerst"]},
    ]
    table = bruges(phase="play", turn=1, players=players)
    assert table.view(-1)["statues"] == [3, 2]
    table.do("1 play schoeffe canal", "1 end-turn", "2 play herold canal", "2 end-turn", "3 play fuerst canal")
    assert [sorted(statues(table, seat)) for seat in range(4)] == [[6, 7], [3, 5], [2, 4], []]
    assert table.view(-1)["statues"] == []
    assert tiles(table, 3) == (5, 0)
    assert public(table, 3)["completed"] == ["left"]


def test_e28_last_round_fixed_in_phase_one() -> None:
    table = at("draw", {"hand": FILLERS}, round=7, piles={"a": 3, "b": 20}, reserve=99, hand=["notar"])
    table.do("0 draw a", "0 draw a")
    assert table.view(-1)["last_round"] is None
    table.do("0 draw a")
    assert (sizes(table), table.view(-1)["last_round"]) == ((99, 20, 0), 7)
    table.do("0 draw a")
    assert (sizes(table), public(table)["hand_size"]) == ((98, 20, 0), 5)


def test_e29_last_round_fixed_in_phase_three() -> None:
    valet = {"characters": ["knecht"], "workers": {"red": 1}}
    table = bruges(phase="play", round=6, turn=1, piles={"a": 12, "b": 1}, reserve=66, players=[{}, valet, {}])
    table.do("1 activate knecht", "1 draw b")
    view = table.view(-1)
    assert (sizes(table), view["last_round"], view["round"]) == ((12, 66, 0), 7, 6)
    until(table, "draw")
    assert table.view(-1)["round"] == 7
    until(table, "play")
    until(table, "over")
    assert table.view(-1)["round"] == 7


def test_e30_splitting_a_pile() -> None:
    pile = ["graf", "koch", "dichter", "student", "bischof", "nonne", "priester", "moench", "abt"]
    full = {"hand": ["notar", "earl", "koenig", "herzog", "baron"]}
    drawing = {"hand": ["kaplan", "dekan", "domherr", "spion"]}
    document: dict[str, Any] = {"piles": {"a": ["hofnarr"], "b": pile}, "reserve": 0, "round": 8, "last_round": 8}
    table = bruges(phase="draw", turn=2, players=[full, full | {"hand": ["arzt"]}, drawing], **document)
    assert table.view(-1)["piles"]["b"]["color"] == "blue"
    table.do("2 draw a")
    doc = table.doc()
    assert doc["piles"] == {"a": pile[5:], "b": pile[:5]}
    assert table.view(-1)["piles"] == {"a": {"size": 4, "color": "blue"}, "b": {"size": 5, "color": "blue"}}
    assert table.view(-1)["last_round"] == 8


def test_e31_judge() -> None:
    players = [
        {"progress": 4, "characters": ["richter", "graf", "koch"]},
        {"progress": 4, "characters": ["dichter", "herold", "student"]},
        {"progress": 2, "characters": ["bischof", "nonne"]},
    ]
    table = bruges(phase="majorities", players=players)
    assert [public(table, seat)["built"] for seat in range(3)] == [False] * 3
    assert [majorities(table, seat) for seat in range(3)] == [["characters", "progress"], [], []]


def test_e32_earl_when_no_one_or_two_is_rolled() -> None:
    dice = {"blue": 3, "brown": 4, "yellow": 5, "red": 6, "purple": 3}
    table = at("progress", {"florins": 9}, dice=dice, characters=["earl", "notar"], florins=7, progress=2)
    assert table.legal(0) == ["advance", "stay"]
    table.do("0 advance")
    assert (florins(table), level(table)) == (3, 3)
    assert (phase(table), florins(table, 1), level(table, 1)) == ("play", 9, 0)


def test_e33_notary() -> None:
    dice = {"blue": 1, "brown": 2, "yellow": 2, "red": 3, "purple": 4}
    table = at("progress", {"florins": 6}, dice=dice, characters=["notar"], florins=3, progress=4)
    assert table.view(-1)["price"] == 5
    table.do("0 advance", "1 advance")
    assert [(florins(table, seat), level(table, seat)) for seat in (0, 1)] == [(0, 5), (1, 1)]


def test_e34_moneylender_with_too_few_florins() -> None:
    table = playing(["geldverleiher"], {}, {}, {}, florins=5, score=10, houses=["red"])
    table.do("0 play geldverleiher character", "0 lend 1")
    assert table.legal(0) == ["lend 2", "lend 3"]
    table.do("0 lend 3")
    assert [florins(table, seat) for seat in range(4)] == [0, 6, 5, 6]
    assert score(table) == 12
    table = playing(["geldverleiher"], {}, {}, {}, florins=6, score=10, houses=["red"])
    table.do("0 play geldverleiher character")
    assert [florins(table, seat) for seat in range(4)] == [0, 6, 6, 6]
    assert score(table) == 13


def test_e35_jailer_under_the_astronomer() -> None:
    table = playing(
        ["kerkermeister"],
        characters=["astronom", "novize"],
        houses=["red"],
        markers={"blue": 2, "red": 1, "yellow": 1, "purple": 1},
        score=5,
        florins=6,
    )
    table.do("0 play kerkermeister character", "0 return blue", "0 return blue", "0 return red")
    assert (markers(table), table.legal(0)) == ({"yellow": 1, "purple": 1}, ["again", "enough"])
    table.do("0 again")
    assert (florins(table), markers(table), score(table)) == (0, {}, 10)
    assert table.legal(0) == ["end-turn"]


def test_e36_charcoal_burner() -> None:
    table = playing([], characters=["koehler"], workers={"brown": 2, "blue": 1})
    table.do("0 activate koehler", "0 hand-in blue", "0 hand-in brown", "0 take red", "0 take red")
    assert (workers(table), used(table)) == ({"red": 2}, ["koehler"])


def test_e37_fire_eater() -> None:
    table = playing(
        ["novize"], characters=["feuerspucker"], houses=["red"], markers={"yellow": 1, "blue": 1}, score=5, florins=0
    )
    table.do("0 play novize character")
    assert (sorted(table.legal(0)), score(table)) == (["keep", "return yellow"], 6)
    table.do("0 return yellow")
    assert (markers(table), score(table)) == ({"blue": 1}, 7)


def test_e38_preacher_and_an_advance_by_a_character() -> None:
    table = playing(
        ["ritter"],
        characters=["prediger"],
        houses=["red"],
        markers={"blue": 1, "red": 1},
        progress=3,
        score=8,
        florins=6,
    )
    table.do("0 play ritter character")
    assert sorted(table.legal(0)) == ["keep", "return blue", "return red"]
    table.do("0 return red")
    assert (florins(table), level(table), markers(table), score(table)) == (0, 4, {"blue": 1}, 9)


def test_e39_troublemaker() -> None:
    table = playing(
        ["unruhestifter"],
        {"canals": {"left": 5, "right": 1}, "statues": [7]},
        {},
        houses=["red"],
        florins=6,
        canals={"left": 2, "right": 1},
    )
    table.do("0 play unruhestifter character")
    assert (table.asked(), table.legal(1)) == ([1], ["lose-tile left", "lose-tile right"])
    table.do("1 lose-tile left")
    assert [tiles(table, seat) for seat in range(3)] == [(2, 1), (4, 1), (0, 0)]
    assert statues(table, 1) == [7]


@pytest.mark.parametrize(("coins", "ranks"), [((3, 5, 20), [2, 1, 3]), ((5, 5, 20), [1, 1, 3])])
def test_e40_winner_and_ties(coins: tuple[int, int, int], ranks: list[int]) -> None:
    scores = (52, 52, 47)
    players = [{"score": points, "florins": coin} for points, coin in zip(scores, coins, strict=True)]
    table = bruges(phase="over", players=players)
    assert table.points() == [52, 52, 47]
    assert table.ranks() == ranks


def test_e41_plasterer_with_architect() -> None:
    table = playing(
        ["herold", "graf", "koch"],
        characters=["stuckateur", "architekt"],
        workers={"brown": 1},
        markers={"red": 2},
        score=6,
    )
    table.do("0 activate architekt", "0 lay herold")
    assert sorted(table.legal(0)) == ["keep", "return red"]
    table.do("0 return red")
    assert (workers(table), markers(table), score(table), len(hand(table))) == ({}, {"red": 1}, 7, 2)
    assert houses(table)[-1] == "red"
    assert "end-turn" not in table.legal(0)


def test_e42_empty_hand_at_the_start_of_a_turn() -> None:
    table = playing([], cycle=4, characters=["knecht"], workers={"red": 1})
    assert table.legal(0) == ["end-turn", "activate knecht"]
    table.do("0 activate knecht", "0 draw a")
    assert (public(table)["hand_size"], workers(table)) == (1, {})
    assert "end-turn" not in table.legal(0)
    card = hand(table)[0]
    table.do(f"0 play {card} workers")
    assert "end-turn" in table.legal(0)
    table = playing([], cycle=4, characters=["knecht"], workers={"red": 1}).do("0 end-turn")
    assert (public(table)["hand_size"], workers(table), table.asked()) == (0, {"red": 1}, [1])


def test_e43_placing_without_an_empty_house() -> None:
    table = playing(["student", "dieb"], florins=12, houses=["red: graf", "blue: koch"])
    assert "character" not in uses(table, "student") + uses(table, "dieb")
    assert {"workers", "florins"} <= set(uses(table, "student"))


def test_e44_pile_choice_sees_colors_only() -> None:
    piles = {"a": {"size": 9, "top": ["dieb"]}, "b": {"size": 9, "top": ["herold"]}}
    table = at("draw", {"hand": FILLERS[1:3]}, hand=["notar"], piles=piles)
    colors = {name: pile["color"] for name, pile in table.view(0)["piles"].items()}
    assert colors == {"a": "blue", "b": "red"}
    table.do("0 draw b")
    for viewer in (-1, 0, 1):
        drew = [event for event in table.told(viewer) if event["what"] == "drew"]
        assert drew == [{"what": "drew", "seat": 0, "pile": "b", "color": "red"}]
        assert "herold" not in faces(table.view(viewer)) | faces(table.told(viewer))
    table.do(*["0 draw a"] * 3)
    assert "herold" in hand(table)
    assert "herold" not in faces(table.view(1))


def test_e45_keeping_a_marker_on_purpose() -> None:
    def canal() -> None:
        table.do("0 play dieb canal")
        assert sorted(table.legal(0)) == ["keep", "return blue"]

    setup = {"characters": ["tuermer", "kuester"], "markers": {"blue": 1}, "score": 5, "florins": 5}
    table = playing(["dieb", "graf"], **setup)
    canal()
    table.do("0 keep")
    assert (tiles(table), florins(table), markers(table), score(table)) == ((1, 0), 4, {"blue": 1}, 5)
    table.do("0 end-turn", "1 end-turn", "0 play graf threat")
    assert (markers(table), score(table)) == ({}, 7)
    table = playing(["dieb", "graf"], **setup)
    canal()
    table.do("0 return blue")
    assert score(table) == 6
    table.do("0 end-turn", "1 end-turn")
    assert "threat" not in uses(table, "graf")


def test_e46_refusing_the_second_flash() -> None:
    def placed(coins: int) -> None:
        table.do("0 play geldverleiher character")
        assert florins(table) == coins - 6

    setup = {"characters": ["astronom"], "houses": ["red"], "score": 10}
    table = playing(["geldverleiher"], {}, {}, {}, florins=9, **setup)
    placed(9)
    assert table.legal(0) == ["again", "enough"]
    table.do("0 enough")
    assert ([florins(table, seat) for seat in range(4)], score(table)) == ([3, 6, 6, 6], 13)
    table = playing(["geldverleiher"], {}, {}, {}, florins=9, **setup)
    placed(9)
    table.do("0 again")
    assert ([florins(table, seat) for seat in range(4)], score(table)) == ([0, 7, 7, 7], 16)
    table = playing(["geldverleiher"], {}, {}, {}, florins=6, **setup)
    placed(6)
    assert table.legal(0) == ["end-turn"]


@pytest.mark.parametrize(("before", "after"), [(3, 5), (11, 12)])
def test_e47_two_levels_are_two_events(before: int, after: int) -> None:
    table = playing(
        ["gesandter"],
        characters=["prediger"],
        houses=["red"],
        markers={"blue": 1, "red": 1},
        progress=before,
        score=8,
        florins=9,
    )
    table.do("0 play gesandter character")
    assert (level(table), sorted(table.legal(0))) == (before + 1, ["keep", "return blue", "return red"])
    table.do("0 return blue")
    assert table.legal(0) == (["end-turn"] if after == 12 else ["keep", "return red"])
    if after != 12:
        table.do("0 keep")
    assert (florins(table), level(table), markers(table), score(table)) == (0, after, {"red": 1}, 9)


def test_e48_an_extra_card_is_an_action() -> None:
    table = playing(["mueller", "graf", "koch"], characters=["advokat", "bote"], workers={"brown": 1})
    table.do("0 activate bote", "0 play mueller workers")
    assert (workers(table), len(hand(table))) == ({"purple": 3}, 2)
    assert "end-turn" not in table.legal(0)
    assert starting(table, "play")


def test_e49_inventor_with_five_cards() -> None:
    table = at("draw", {"hand": ["nonne", "abt", "priester", "arzt", "spion"]}, characters=["erfinder"], hand=FILLERS)
    assert (table.asked(), sorted(table.legal(0))) == ([0], ["draw a", "draw b", "stop"])
    table.do("0 stop")
    assert (public(table)["hand_size"], public(table, 1)["hand_size"], phase(table) == "draw") == (5, 5, False)
    table = at("draw", {"hand": ["nonne", "abt", "priester", "arzt", "spion"]}, characters=["erfinder"], hand=FILLERS)
    table.do("0 draw a")
    assert (public(table)["hand_size"], public(table, 1)["hand_size"], phase(table) == "draw") == (6, 5, False)
    six = at("draw", {"hand": ["nonne"]}, characters=["erfinder"], hand=[*FILLERS, "arzt"])
    assert six.asked() == [1]


def test_e50_what_fire_reveals() -> None:
    table = at("threats", houses=["dieb: graf"], hand=["koch"], markers={"red": 2}, dice={"red": 6})
    assert "dieb" in table.view(1)["discard"]
    assert hand(table) == ["graf", "koch"]
    assert public(table)["backs"]["blue"] == 1
    assert "hand" not in table.view(1)["players"][0]
    assert "graf" not in faces(table.view(1))
    assert own(table)["houses"] == []
