"""Worked cases 51 to 60 of examples.md: the English rulebook's cards, and three rules decided from the French one."""

from __future__ import annotations

from tests.games.bruges.table import (
    at,
    characters,
    florins,
    hand,
    majorities,
    markers,
    playing,
    public,
    score,
    starting,
    tiles,
    used,
    uses,
    workers,
)
from tests.kit import Table, bruges


def test_e51_queen() -> None:
    table = playing(["graf"], characters=["koenigin"], workers={}, score=9).do("0 activate koenigin")
    assert (score(table), workers(table), used(table)) == (10, {}, ["koenigin"])
    assert starting(table, "activate") == []


def sifting(*company: str) -> Table:
    """Return a table on which the Mathematician was placed and four cards were drawn."""
    old = ["graf", "koch", "dichter", "herold"]
    own = {"houses": ["red"], "florins": 6, "score": 7, "characters": list(company)}
    piles = {"a": ["dieb", "abt", "arzt", "nonne", "baron"], "b": 30}
    table = playing(["mathematiker", *old], **own, piles=piles).do("0 play mathematiker character")
    assert hand(table) == sorted(old)
    return table.do(*["0 draw a"] * 4)


def test_e52_mathematician() -> None:
    table = sifting()
    assert starting(table, "put-down") == [f"put-down {card}" for card in table.view(0)["players"][0]["hand"]]
    assert len(hand(table)) == 8
    table.do("0 put-down nonne", "0 put-down graf", "0 put-down dieb", "0 put-down koch")
    assert (florins(table), hand(table), score(table)) == (0, ["abt", "arzt", "dichter", "herold"], 7)
    assert {"nonne", "graf", "dieb", "koch"} <= set(table.view(1)["discard"])
    assert table.legal(0) == ["end-turn"]
    again = sifting("astronom").do("0 put-down nonne", "0 put-down graf", "0 put-down dieb", "0 put-down koch")
    assert again.legal(0) == ["again", "enough"]


def test_e53_councilman() -> None:
    own = {"characters": ["schoeffe"], "houses": ["yellow", "yellow: schoeffe", "red"], "florins": 0}
    table = playing([], **own, workers={"red": 1}).do("0 activate schoeffe")
    assert (workers(table), florins(table), used(table)) == ({}, 4, ["schoeffe"])
    without = playing([], characters=["schoeffe"], houses=["red"], workers={"red": 1})
    assert starting(without, "activate") == []


def test_e54_vicar() -> None:
    table = playing([], characters=["vikar", "nonne", "bettler"], workers={"blue": 1}, score=5).do("0 activate vikar")
    assert (workers(table), score(table)) == ({}, 7)


def test_e55_powderman() -> None:
    own = {"characters": ["pulvermacher"], "workers": {}}
    for face in (5, 6):
        table = playing([], **own, dice={"brown": face}).do("0 activate pulvermacher")
        assert (workers(table), used(table)) == ({"brown": 1}, ["pulvermacher"])
    for face in (1, 4):
        assert starting(playing([], **own, dice={"brown": face, "blue": 5}), "activate") == []


def test_e56_jailer_with_fewer_markers_than_characters() -> None:
    own = {"characters": ["koch", "bote"], "houses": ["red"], "markers": {"red": 1, "blue": 1}}
    table = playing(["kerkermeister"], **own, score=5, florins=6).do("0 play kerkermeister character")
    assert (len(characters(table)), markers(table), score(table), florins(table)) == (3, {}, 7, 0)
    assert "end-turn" in table.legal(0)


def test_e57_jailer_with_more_markers_than_characters() -> None:
    table = playing(["kerkermeister"], houses=["red"], markers={"red": 2, "blue": 1}, score=5, florins=6)
    table.do("0 play kerkermeister character")
    assert table.legal(0) == ["return blue", "return red"]
    table.do("0 return blue")
    assert (markers(table), score(table), florins(table)) == ({"red": 2}, 6, 0)


def test_e58_flash_before_the_reaction() -> None:
    own = {"characters": ["feuerspucker"], "houses": ["red"], "markers": {"purple": 1, "yellow": 2}}
    table = playing(["kerkermeister"], **own, score=5, florins=6).do("0 play kerkermeister character")
    both = table.doc()
    assert markers(table) == {"yellow": 1, "purple": 1}, "a yellow one goes in any case"
    table.do("0 return purple")
    assert (markers(table), score(table), table.legal(0)) == ({"yellow": 1}, 7, ["end-turn"])
    other = bruges(**both).do("0 return yellow")
    assert sorted(other.legal(0)) == ["keep", "return purple"]
    other.do("0 return purple")
    assert (markers(other), score(other)) == ({}, 8)


def test_e59_judge_without_a_tile() -> None:
    table = at("majorities", {}, {}, characters=["richter"], built=True)
    assert [tiles(table, seat) for seat in range(3)] == [(0, 0)] * 3
    assert ("canal" in majorities(table), majorities(table, 1), public(table)["built"]) == (True, [], True)
    never = at("majorities", {}, {}, characters=["richter"])
    assert "canal" not in [field for seat in range(3) for field in majorities(never, seat)]


def test_e59_a_tile_lost_to_fire_is_remembered() -> None:
    table = at("threats", {}, {}, dice={"red": 5}, markers={"red": 2}, canals={"left": 1}, characters=[])
    assert (tiles(table), public(table)["built"], public(table, 1)["built"]) == ((0, 0), True, False)


def test_e60_a_price_from_the_scoring_example() -> None:
    for own, able in ((5, False), (6, True)):
        table = playing(["bettler", "schoeffe"], houses=["red"], florins=own)
        assert "character" in uses(table, "schoeffe")
        assert ("character" in uses(table, "bettler")) is able
