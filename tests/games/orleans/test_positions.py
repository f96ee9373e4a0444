"""Positions of Orléans: what is completed, and what is refused with its path and a reason."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit import broken, orleans

TECH = {"ship": ["tech"]}
FARM = {"farm": ["boatman*", "craftsman*"]}


def test_who_has_passed_is_not_asked() -> None:
    passed = {"passed": True, "slots": FARM}
    assert orleans(players=[passed, {}], phase="actions").asked() == [1]
    assert orleans(players=[passed, {}], phase="actions").do("1 pass").doc()["round"] == 2
    everybody = orleans(players=[passed | {"held": 1}, {"passed": True}], phase="actions", round=2)
    assert "keep" in everybody.legal(0)


@pytest.mark.parametrize(
    ("players", "citizens"),
    [
        ([{"tracks": {"knight": 4}}, {"development": 3}], [1, 1]),
        ([{"development": 3, "tracks": {"boatman": 5}}, {"development": 4}], [1, 1]),
        ([{"development": 3, "citizens": 0}, {}], [0, 0]),
        ([{"development": 24}, {"development": 30}], [0, 3]),
        ([{"citizens": 2}, {}], [2, 0]),
    ],
)
def test_citizens_go_to_who_reached_them(players: list[dict[str, Any]], citizens: list[int]) -> None:
    table = orleans(players=players, phase="actions")
    assert [player["citizens"] for player in table.doc()["players"]] == citizens
    assert len(table.doc()["citizens"]) == 14 - sum(citizens)


def test_a_finished_game_has_given_the_majority_citizen() -> None:
    table = orleans(players=[{"built": ["tours", "blois"]}, {"built": ["chinon"]}], phase="over")
    assert table.player(0)["citizens"] == 1
    assert "most_posts" not in table.doc()["citizens"]
    assert table.doc()["round"] == 18


def test_stocks_follow_from_the_rest() -> None:
    table = orleans(players=[{"bag": ["monk", "knight"], "goods": {"wool": 3}, "held": 2}, {}], phase="actions")
    assert table.doc()["supply"]["monk"] == 7
    assert table.doc()["technology"] == 14
    lying = [good for goods in table.doc()["map"].values() for good in goods]
    lost, supply = table.doc()["lost_goods"], table.doc()["goods"]
    assert lying.count("wool") + lost.get("wool", 0) + supply.get("wool", 0) == 12


def test_a_given_supply_thins_out_the_connections_that_are_not_named() -> None:
    table = orleans(phase="actions", seats=4, goods={"brocade": 11}, map={"river_orleans_blois": ["brocade"]})
    lying = [good for goods in table.doc()["map"].values() for good in goods]
    assert lying.count("brocade") == 1
    assert table.doc()["goods"]["brocade"] == 11


@pytest.mark.parametrize(
    ("document", "error"),
    [
        ({"players": [{"bag": {"monk": 9}}, {}]}, "players[0].bag.monk: 9 monks; this game has exactly 8"),
        ({"lost": {"monk": 9}}, "lost.monk: 9 monks"),
        ({"players": [{"held": 17}, {}]}, "players[0].held: 17 technology tiles"),
        ({"technology": 17}, "technology: 17 is out of bounds; expected 0 to 16"),
        ({"players": [{"citizens": 7}, {}]}, "players[0].citizens: 7 citizens; so many cannot have left"),
        ({"players": [{"tiles": ["school", "school"]}, {}]}, "players[0].tiles[1]: school is named twice"),
        ({"players": [{"tiles": ["school"]}, {"tiles": ["school"]}]}, "players[1].tiles: school has another owner"),
        ({"players": [{"slots": TECH, "automated": False}, {}]}, "players[0].automated: a technology tile stands"),
        (
            {"players": [{"slots": {"farm": ["monk", "tech"], "village": ["tech", "tech"]}}, {}]},
            "players[0].slots.village[1]",
        ),
        (
            {"players": [{"slots": {"town_hall": ["farmer*"]}}, {}]},
            "players[0].slots.town_hall[0]: a farmer* does not fit",
        ),
        ({"players": [{"slots": {"boat": ["farmer"]}}, {}]}, "players[0].slots.boat: is not a known key"),
        ({"players": [{"slots": {"school": []}}, {}]}, "players[0].slots.school: this player does not own"),
        ({"players": [{"market": ["farmer"] * 9}, {}]}, "players[0].market: 9 characters; the market has 8 spaces"),
        ({"players": [{"tower": ["farmer"]}, {}]}, "players[0].tower: 1 characters; this player's tower has 0 spaces"),
        ({"players": [{"bag": [], "market": []}, {}]}, "players[0]: farmer* is missing; name it"),
        ({"players": [{"market": ["farmer*", "farmer*"]}, {}]}, "players[0]: 2 farmer*; each player has one"),
        ({"players": [{"built": ["blois"]}, {"built": ["blois"]}]}, "players[1].built[0]: two posts in blois"),
        ({"players": [{"built": ["orleans", "orleans"]}, {}]}, "players[0].built[1]: two posts of one player"),
        ({"players": [{"built": ["tours"], "posts": 10}, {}]}, "players[0].posts: 10 in reserve and 1 built"),
        ({"players": [{}, {}, {}], "seats": 2}, "players: 3 players are given, but the game has 2"),
        (
            {"players": [{"passed": True}, {}], "phase": "planning"},
            "players[0].passed: one passes in the phase actions",
        ),
        ({"players": [{"fresh": ["knight"]}, {}], "phase": "actions"}, "players[0].fresh: characters are on their way"),
        (
            {"map": {"river_orleans_blois": ["wine", "wool"]}},
            "map.river_orleans_blois: 2 goods; the connection has room",
        ),
        ({"deeds": {"astronomy": ["monk"]}}, "deeds.astronomy.monk: 1 for 0 spaces"),
        ({"round": 3, "phase": "over"}, "round: the phase cannot be over in round 3"),
        ({"round": 5, "phase": "exclusion"}, "round: the phase cannot be exclusion in round 5"),
        ({"round": 1, "event": "taxes"}, "event: «taxes» cannot be the event in round 1"),
        ({"phase": "planning", "turn": 1}, "turn: says who moves in the phase actions"),
        ({"agenda": [["Turn", 0]], "turn": 1}, "turn: cannot go with agenda"),
        ({"phase": "actions", "turn": 0, "players": [{"passed": True}, {}]}, "turn: seat 0 has passed"),
        ({"agenda": [["Buy", 0, 0, 99]]}, "agenda[0][2]: 0 is out of bounds"),
        ({"agenda": [["Torture", 0, 0]]}, "agenda[0][2]: 0 is out of bounds"),
        ({"agenda": [["Travel", 0, 7]]}, "agenda[0][2]: 7 is out of bounds"),
        ({"agenda": [["Send", 0, 0, 2]]}, "agenda[0][2]: nobody is sent to deeds from farm"),
        (
            {"lanes": [[["Plan", 1]], [["Plan", 0]]], "phase": "planning"},
            "lanes[0]: holds a step that is not of seat 0",
        ),
        ({"bank": 5}, "bank: coins are unlimited in this edition"),
        ({"options": {"edition": "2014"}, "players": [{"coins": 500}, {}]}, "bank: the players have 505 coins"),
        ({"hourglass": ["income/A"] * 18}, "hourglass: tiles 1 to 1 are not those of this edition"),
    ],
)
def test_impossible_tables_are_refused(document: dict[str, Any], error: str) -> None:
    told = broken("orleans", document)
    assert error in told
    assert told.startswith(error.partition(":")[0])
    assert "\n" not in told


def test_held_technology_never_goes_below_zero() -> None:
    assert orleans(round=2, agenda=[["Automate", 0, 1]]).asked() == []


def test_an_agenda_alone_is_of_round_one() -> None:
    table = orleans(agenda=[["Turn", 0]])
    assert table.doc()["round"] == 1
    assert table.view(0)["event"] == {"name": "pilgrimage", "grade": "none"}


def test_shelter_without_a_sacristy_asks_nobody() -> None:
    assert orleans(event="taxes", agenda=[["Shelter", 0]]).asked() == []


def test_undo_stands_above_a_final_word() -> None:
    """ORL-7.5 and 8.4 bind players, not the table's courtesy: within its boundary undo takes any choice back."""
    table = orleans(seats=2, phase="planning").do("0 place village.1 farmer*", "0 ready")
    assert table.legal(0) == []
    assert "ready" in table.do("0 undo").legal(0)
    table.do("0 ready", "1 ready").refuses("1 undo")


def test_a_waived_debt_is_told() -> None:
    table = orleans(agenda=[["Torture", 0, 3]], players=[{"coins": 0, "posts": 1}, {}])
    table.do("0 give-post")
    assert table.told(1) == [
        {"what": "gave-post", "seat": 0},
        {"what": "waived", "seat": 0, "number": 2},
    ]
    assert table.asked() == []


def test_others_hear_of_the_plan_not_of_how_one_came_to_it() -> None:
    table = orleans(seats=2, phase="planning")
    table.do("0 place village.1 farmer*", "0 withdraw village.1", "0 place castle.1 farmer*", "0 ready", "1 ready")
    placed = [told for told in table.told(1) if told["what"] in ("placed", "withdrew")]
    assert placed == [{"what": "placed", "seat": 0, "slot": "castle.1", "kind": "farmer*"}]
    assert [told["what"] for told in table.told(0)].count("withdrew") == 1
