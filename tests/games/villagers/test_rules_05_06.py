"""Rules VIL-5 and VIL-6: the draft phase and new arrivals."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.villagers.table import FED, alone, gold, hand, public, reserve, road, sizes
from tests.kit import Table, villagers

ROAD = ["blacksmith", "carpenter", "cooper", "harvester", "poulterer", "thatcher"]


def drafting(seats: int = 3, **document: Any) -> Table:
    """Return a table in its draft phase."""
    full: dict[str, Any] = {"phase": "draft", "seats": seats, "road": ROAD}
    return villagers(**(full | document))


def play_draft(table: Table) -> list[int]:
    """Let everybody draft from the left of the road; return who picked, in order."""
    order = []
    while table.view(-1)["phase"] == "draft":
        order.append(table.asked()[0])
        table.do(f"{order[-1]} {table.legal(order[-1])[0]}")
    return order


@pytest.mark.parametrize(
    ("own", "capacity"),
    [("founders:gold", 2), (FED, 3), (f"{FED}; hunter; harvester", 5), (f"{FED}; hunter; harvester; graper", 5)],
)
def test_vil_5_1_capacity_is_two_and_food_and_exact(own: str, capacity: int) -> None:
    table = drafting(2, road=["", "", "", "", "", ""], stacks=[4] * 6, players=[{"village": own, "hand": []}, {}])
    assert public(table)["capacity"] == capacity
    assert play_draft(table).count(0) == capacity
    assert len(hand(table)) == capacity
    assert "skip" not in drafting().legal(0)


def test_vil_5_2_one_each_clockwise_until_all_have_reached_it() -> None:
    table = villagers({"first": "1"}, phase="draft", players=[{"village": FED}, {}, {"village": f"{FED}; hunter"}])
    assert play_draft(table) == [1, 2, 0, 1, 2, 0, 2, 0, 2]


def test_vil_5_3_any_face_up_villager_or_the_top_of_any_stack() -> None:
    table = drafting(stacks=[0, 3, 0, 6, 6, 6])
    options = table.legal(0)
    assert options[:6] == [f"draft {i + 1} {card}" for i, card in enumerate(ROAD)]
    assert [text.split()[1] for text in options[6:]] == ["2", "4", "5", "6"]


def test_vil_5_4_the_drafted_card_is_shown_to_everybody() -> None:
    table = drafting(stacks=[6, {"size": 6, "top": ["jeweler"]}, 6, 6, 6, 6])
    table.do("0 blind 2 ore")
    for viewer in (-1, 0, 1, 2):
        assert table.view(viewer)["players"][0]["square"] == ["jeweler"]
        assert {"what": "drew", "seat": 0, "card": "jeweler", "pile": "2"} in table.told(viewer)
    table.do("1 draft 1 blacksmith", "2 draft 2 carpenter", "0 draft 3 cooper")
    assert [seen["card"] for seen in table.view(1)["players"][0]["seen"]] == ["jeweler", "cooper"]


def test_vil_5_5_coins_go_to_the_treasury_and_the_leftmost_stack_fills() -> None:
    cards = ["blacksmith{2}", *ROAD[1:]]
    table = drafting(2, road=cards, stacks=[0, {"size": 2, "top": ["mason"]}, 4, 4, 4, 4])
    table.do("0 draft 1 blacksmith")
    assert gold(table) == 10
    assert road(table) == ["mason", *ROAD[1:]]
    assert sizes(table) == [0, 1, 4, 4, 4, 4]


def test_vil_5_6_at_capacity_the_square_goes_to_the_hand() -> None:
    table = drafting(players=[{"hand": []}, {}, {}])
    table.do("0 draft 1 blacksmith")
    assert (public(table)["square"], hand(table)) == (["blacksmith"], [])
    table.do("1 draft 2 carpenter", "2 draft 3 cooper", "0 draft 4 harvester")
    assert (public(table)["square"], hand(table)) == ([], ["blacksmith", "harvester"])
    many = villagers(phase="draft", players=[{"hand": ["priest", "hunter", "wattler"] * 2}, {}, {}])
    assert len(hand(many)) == 6


def test_vil_5_7_empty_stacks_give_way_to_the_reserve() -> None:
    table = drafting(stacks=[0] * 6, reserve=["mason", "agent", "priest"])
    assert table.legal(0)[-1] == "blind reserve ore"
    table.do("0 draft 1 blacksmith", "1 blind reserve solitary")
    assert road(table)[0] == "mason"
    assert public(table, 1)["square"] == ["agent"]
    assert not [text for text in drafting(stacks=[0, 0, 0, 0, 0, 1]).legal(0) if "reserve" in text]


def test_vil_5_8_without_reserve_the_road_is_not_refilled() -> None:
    table = drafting(stacks=[0] * 6, reserve=[])
    table.do("0 draft 1 blacksmith")
    assert road(table) == ["", *ROAD[1:]]
    assert table.legal(1) == [f"draft {i + 2} {card}" for i, card in enumerate(ROAD[1:])]


def test_vil_5_9_without_any_card_everybody_stops() -> None:
    table = drafting(
        road=["hunter", "mason"], stacks=[0] * 6, reserve=[], players=[{"village": FED, "hand": []}, {"hand": []}, {}]
    )
    table.do("0 draft 1 hunter", "1 draft 2 mason")
    assert table.view(-1)["phase"] == "build"
    assert (hand(table), hand(table, 1)) == (["hunter"], ["mason"])


def test_vil_5_10_an_exhausted_pile_stays_empty() -> None:
    table = drafting(2, stacks=[1, 4, 4, 4, 4, 4], players=[{"village": FED, "hand": ["priest"]}, {}])
    table.do("0 draft 1 blacksmith")
    assert sizes(table)[0] == 0
    while table.view(-1)["phase"] != "build":
        seat = table.asked()[0]
        table.do(f"{seat} {table.legal(seat)[0]}")
    table.do("0 exchange miner")
    assert "onto 1" not in table.legal(0)


def arrived(cards: list[str], seats: int = 3, **document: Any) -> Table:
    """Return a table after new arrivals of three and more players."""
    return alone("Arrivals", **({"seats": seats, "phase": "arrivals", "road": cards} | document))


def test_vil_6_1_villagers_with_a_coin_leave() -> None:
    table = arrived(["hunter{1}", "mason", "priest{2}", "seeker", "wheeler", "graper"])
    assert table.view(-1)["discard"] == ["hunter", "priest"]
    assert not {"hunter{1}", "priest{1}"} & set(road(table)[1:2] + road(table)[3:])


def test_vil_6_2_their_coins_return_to_the_bank() -> None:
    table = arrived(["hunter{1}", "mason", "priest{2}", "seeker", "wheeler", "graper"])
    assert sum(card["coins"] for card in table.view(-1)["road"]) == 6
    assert [gold(table, seat) for seat in range(3)] == [8, 8, 8]
    assert table.game.violations(table.match.state, None) == ["INV-11: nobody is asked in phase 2"]


def test_vil_6_3_the_reserve_fills_then_the_leftmost_stack() -> None:
    cards = ["hunter{1}", "mason{1}", "priest", "seeker", "wheeler", "graper"]
    stacks = [0, {"size": 3, "top": ["fisher"]}, 6, 6, 6, 6]
    table = arrived(cards, stacks=stacks, reserve=["agent"])
    assert road(table)[:2] == ["agent{1}", "fisher{1}"]
    assert (reserve(table), sizes(table)[1]) == (0, 2)
    empty = arrived(cards, stacks=[0] * 6, reserve=[])
    assert road(empty)[:3] == ["", "", "priest{1}"]


def test_vil_6_4_every_villager_gets_one_gold() -> None:
    table = arrived(["hunter{1}", "mason", "priest", "seeker", "wheeler", "graper"])
    assert [card["coins"] for card in table.view(-1)["road"]] == [1] * 6


def test_vil_6_5_nobody_survives_a_second_draft_phase() -> None:
    table = arrived(["hunter", "mason", "priest", "seeker", "wheeler", "graper"])
    again = arrived(road(table))
    assert len(again.view(-1)["discard"]) == 6
    assert [card["coins"] for card in again.view(-1)["road"]] == [1] * 6


def choosing(cards: list[str], first: str = "0", **document: Any) -> Table:
    """Return a table of two at new arrivals."""
    return villagers({"first": first}, **({"phase": "arrivals", "seats": 2, "road": cards} | document))


def test_vil_6_6_the_second_player_first_may_place_a_coin() -> None:
    cards = ["hunter", "mason", "priest", "seeker", "wheeler", "graper"]
    table = choosing(cards)
    assert table.asked() == [1]
    assert table.legal(1) == ["skip", *[f"coin {i + 1} {card}" for i, card in enumerate(cards)]]
    table.do("1 coin 2 mason", "0 coin 2 mason")
    assert road(table)[1] == "mason{2}"
    assert [gold(table, seat) for seat in range(2)] == [8, 8]


def test_vil_6_7_villagers_without_a_coin_leave() -> None:
    table = choosing(["hunter", "mason{1}", "priest", "seeker{2}", "wheeler", "graper"])
    table.do("1 skip", "0 skip")
    assert road(table)[1] == "mason{1}"
    assert road(table)[3] == "seeker{2}"
    assert table.view(-1)["discard"] == ["hunter", "priest", "wheeler", "graper"]


def test_vil_6_8_new_villagers_get_no_coin() -> None:
    table = choosing(["hunter", "mason{1}"], reserve={"size": 9, "top": ["agent", "fisher"]})
    table.do("1 skip", "0 skip")
    assert road(table)[:3] == ["agent", "mason{1}", "fisher"]
    assert all(card["coins"] == 0 for i, card in enumerate(table.view(-1)["road"]) if i != 1)


def test_vil_6_9_coins_stay_and_accumulate() -> None:
    table = choosing(["hunter{3}", "mason"])
    table.do("1 coin 1 hunter", "0 coin 1 hunter")
    assert road(table)[0] == "hunter{5}"


def test_vil_6_10_nothing_else_differs_for_two() -> None:
    for seats in (2, 3):
        table = drafting(seats)
        assert len(table.legal(0)) == 12
        assert public(table)["capacity"] == 2
