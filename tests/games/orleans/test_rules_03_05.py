"""Rounds, hourglass and census (ORL-3 to ORL-5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit import Table, orleans

STARTERS = {"farmer*": 1, "boatman*": 1, "craftsman*": 1, "trader*": 1}
PLAYED = [("2014", 2), ("2014", 3), ("2014", 4), ("2020", 2), ("2020", 3), ("2020", 4), ("2020", 5)]
GRADED = ["harvest", "income", "plague", "taxes", "trading_day"]


def started(edition: str, seats: int, seed: int = 0, **options: str) -> Table:
    """Return a game that has just been set up, not one completed from a position."""
    table = orleans(edition, options, seats=seats, seed=seed)
    table.match.state = table.game.new(seats, table.position.options, seed)
    return table


def coins(table: Table) -> list[int]:
    """Return the coins of all seats."""
    return [player["coins"] for player in table.doc()["players"]]


def census(*farmers: int, edition: str = "2020", purses: list[int] | None = None, **document: Any) -> Table:
    """Hold a census with the markers on these spaces."""
    purses = purses or [4] * len(farmers)
    players = [{"tracks": {"farmer": at}, "coins": purse} for at, purse in zip(farmers, purses, strict=True)]
    return orleans(edition, players=players, agenda=[["Census"]], round=2, **document)


def play_round(table: Table) -> None:
    """Let everybody draw, plan and do nothing, until the next round begins."""
    now = table.doc()["round"]
    while table.asked() and table.doc()["round"] == now:
        seat = table.asked()[0]
        table.do(f"{seat} {table.legal(seat)[0]}")


# Rounds


def test_orl_3_1_seven_phases_in_order() -> None:
    players: list[dict[str, Any]] = [
        {"tracks": {"farmer": 1}, "market": ["farmer"], "bag": {"monk": 4} | STARTERS, "held": 1},
        {},
    ]
    table = orleans(players=players, phase="actions", round=2, event="income/A")
    table.do("0 pass", "1 pass", "0 keep", "0 draw 1", "1 draw 0", "0 place village.1 farmer", "0 ready", "1 ready")
    table.do("1 pass", "0 pass", "0 keep")
    told = [event["what"] for event in table.told(0)]
    round_three = told[told.index("round") : told.index("round", told.index("round") + 1) + 1]
    order = ["round", "census-gain", "drew", "placed", "passed", "kept", "event", "first", "round"]
    places = [round_three.index(what) for what in order[:-1]]
    assert places == sorted(places)
    assert round_three[-1] == "round"


def test_orl_3_1_eighteen_rounds() -> None:
    table = started("2014", 2)
    rounds = list[int]()
    while table.asked():
        rounds.append(table.doc()["round"])
        play_round(table)
    assert rounds == list(range(1, 19))
    assert table.doc()["phase"] == "over"


def test_orl_3_2_phases_3_and_4_together_or_in_turn_order() -> None:
    assert started("2020", 3).asked() == [0, 1, 2]
    table = started("2020", 3, planning="turn_order", first="1")
    order = list[int]()
    while table.doc()["phase"] != "actions":
        (seat,) = table.asked()
        order.append(seat)
        table.do(f"{seat} {table.legal(seat)[0]}")
    assert order == [1, 2, 0, 1, 2, 0]


def test_orl_3_3_phase_4_opens_when_all_have_finished_phase_3() -> None:
    table = started("2020", 3).do("2 draw 0", "0 draw 0")
    assert (table.doc()["phase"], table.asked()) == ("followers", [1])
    assert table.do("1 draw 0").doc()["phase"] == "planning"


def test_orl_3_3_order_of_decisions_does_not_change_the_result() -> None:
    player = {"bag": {"monk": 3, "knight": 3} | STARTERS, "market": []}
    moves = ["0 draw 3", "1 draw 2", "2 draw 4"]
    digests = set[str]()
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        table = orleans(players=[player, player, player], phase="followers", round=3, seed=5)
        table.do(*[moves[i] for i in order]).do("0 ready", "2 ready", "1 ready")
        digests.add(table.game.digest(table.match.state))
    assert len(digests) == 1


@pytest.mark.parametrize(("mode", "seen"), [("simultaneous", [None] * 3), ("turn_order", ["farmer*", None, None])])
def test_orl_3_3_plans_are_hidden_unless_planned_in_turn_order(mode: str, seen: list[str | None]) -> None:
    table = orleans(options={"planning": mode}, seats=2, phase="planning").do("0 place village.1 farmer*")
    assert table.view(1)["players"][0]["slots"]["village"] == seen
    assert table.view(0)["players"][0]["slots"]["village"] == ["farmer*", None, None]


def test_orl_3_4_first_player_tile_goes_to_the_left() -> None:
    table = started("2020", 3, first="1")
    firsts = list[int]()
    while table.asked():
        firsts.append(table.doc()["first"])
        play_round(table)
    assert firsts == [(1 + number - 1) % 3 for number in range(1, 19)]
    assert table.doc()["first"] == firsts[-1]


# Hourglass


def test_orl_4_1_a_tile_is_turned_up_each_round_and_its_event_holds() -> None:
    table = started("2020", 2)
    for number in (1, 2, 3):
        doc, seen = table.doc(), table.view(0)
        name, _, grade = doc["hourglass"][number - 1].partition("/")
        assert doc["round"] == number
        assert seen["event"] == {"name": name, "grade": grade or "none"}
        play_round(table)


def test_orl_4_1_the_game_ends_with_the_round_of_the_last_tile() -> None:
    table = orleans(seats=2, phase="actions", round=18).do("0 pass")
    assert table.asked() == [1]
    while table.asked():
        table.do(f"{table.asked()[0]} {table.legal(table.asked()[0])[0]}")
    assert (table.doc()["phase"], table.doc()["round"]) == ("over", 18)


def test_orl_4_2_pilgrimage_acts_in_phase_5_only() -> None:
    monastery = {"slots": {"monastery": ["scholar", "trader"]}}
    table = orleans(players=[monastery, {}], phase="actions", event="pilgrimage", round=1)
    assert table.legal(0) == ["pass"]
    before = table.doc()["players"]
    table.do("0 pass", "1 pass")
    assert table.doc()["round"] == 2
    for old, new in zip(before, table.doc()["players"], strict=True):
        assert [old[key] for key in ("coins", "bag", "slots")] == [new[key] for key in ("coins", "bag", "slots")]


def test_orl_4_2_the_other_events_wait_for_phase_6() -> None:
    for event, change in [("income/A", 3), ("trading_day/A", 3), ("taxes/A", -2)]:
        player = {"coins": 5, "goods": {"wool": 2}, "built": ["orleans"]}
        table = orleans(players=[player, {}], phase="actions", event=event).do("0 pass")
        assert coins(table) == [5, 5], event
        assert table.do("1 pass").player(0)["coins"] == 5 + change, event


@pytest.mark.parametrize(("letter", "gain"), [("A", 3), ("B", 2), ("C", 1)])
def test_orl_4_3_the_letter_sets_the_size_of_an_event(letter: str, gain: int) -> None:
    table = orleans(seats=2, event=f"income/{letter}", agenda=[["Meet", 0]])
    assert coins(table) == [5 + gain, 5]
    assert table.view(0)["event"] == {"name": "income", "grade": letter}


def test_orl_4_3_the_starting_pilgrimage_has_no_letter() -> None:
    assert started("2020", 2).view(0)["event"] == {"name": "pilgrimage", "grade": "none"}


def test_orl_4_4_the_order_of_the_tiles_to_come_is_hidden() -> None:
    stack = ["pilgrimage", *(f"{name}/A" for name in GRADED)]
    stack += [f"{name}/{letter}" for letter in "BC" for name in [*GRADED, "pilgrimage"]]
    other = [*stack[:2], *reversed(stack[2:6]), *reversed(stack[6:12]), *reversed(stack[12:])]
    tables = [orleans(seats=2, phase="actions", round=2, hourglass=tiles) for tiles in (stack, other)]
    for viewer in (-1, 0, 1):
        assert tables[0].view(viewer) == tables[1].view(viewer)
    assert tables[0].view(0)["past"] == [{"name": "pilgrimage", "grade": "none"}]


def test_orl_4_4_the_letter_of_the_next_tile_is_public() -> None:
    letters = [orleans(seats=2, phase="actions", round=number).view(-1)["next_grade"] for number in range(1, 18)]
    assert letters == ["A"] * 5 + ["B"] * 6 + ["C"] * 6
    assert orleans(seats=2, phase="actions", round=18).view(-1)["next_grade"] is None


# Census


def test_orl_5_1_markers_count_not_tokens() -> None:
    players = [{"tracks": {"farmer": 2}}, {"bag": {"farmer": 6}, "market": list(STARTERS)}]
    assert coins(orleans(players=players, agenda=[["Census"]], round=2)) == [6, 5]


def test_orl_5_2_leader_alone_receives_a_coin() -> None:
    assert coins(census(3, 2, 1, 1)) == [5, 4, 4, 4]
    assert coins(census(1, 2, 4, 1)) == [4, 4, 5, 4]


def test_orl_5_2_shared_lead_gives_nobody_a_coin() -> None:
    assert coins(census(3, 3, 1, 1)) == [4, 4, 4, 4]


def test_orl_5_3_last_alone_pays_a_coin() -> None:
    assert coins(census(2, 2, 1)) == [4, 4, 3]
    assert coins(census(0, 2, 2, 1)) == [3, 4, 4, 4]


def test_orl_5_3_shared_last_place_costs_nobody_a_coin() -> None:
    assert coins(census(2, 2, 1, 1)) == [4, 4, 4, 4]


def test_orl_5_4_with_two_players_nobody_pays() -> None:
    assert coins(census(2, 1)) == [5, 4]
    assert coins(census(0, 1)) == [4, 5]


def test_orl_5_5_receive_first_then_pay() -> None:
    table = census(2, 1, 0, edition="2014", bank=0)
    assert coins(table) == [4, 4, 3]
    assert table.doc()["bank"] == 1


def test_orl_5_6_last_without_a_coin_is_tortured_for_one() -> None:
    table = census(2, 2, 0, purses=[4, 4, 0])
    assert table.asked() == [2]
    assert table.legal(2) == ["give-post"]
    assert table.do("2 give-post").asked() == []
    assert (table.player(2)["posts"], table.player(2)["coins"]) == (9, 0)


@pytest.mark.parametrize(("edition", "seats"), PLAYED)
def test_orl_5_7_nothing_happens_in_round_one(edition: str, seats: int) -> None:
    table = started(edition, seats)
    assert table.doc()["phase"] == "followers"
    assert coins(table) == [5] * seats
