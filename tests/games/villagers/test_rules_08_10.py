"""Rules VIL-8 to VIL-10: the end of the build phase, markets, the end of the game."""

from __future__ import annotations

from typing import Any

from tests.games.villagers.table import FED, building, ended, gold, public, village
from tests.kit import Table, villagers


def market(stacks: list[int], *villages: str, **more: Any) -> Table:
    """Return a table after the markets that are due; treasuries begin empty."""
    players = [{"village": own, "treasury": 0} | more for own in villages]
    return villagers(phase="market", stacks=stacks, players=players)


def test_vil_8_1_without_food_founders_turn() -> None:
    table = building("founders:gold; chandler", [], {"village": "founders:gold; hunter"}, {})
    table.do("0 done", "1 done")
    assert village(table) == "founders:gold; chandler"
    table.do("2 done")
    assert [village(table, seat) for seat in range(3)] == [f"{FED}; chandler", "founders:gold; hunter", FED]
    assert {"what": "turned", "seat": 0} in table.told()
    assert {"what": "turned", "seat": 1} not in table.told()


def test_vil_8_2_the_food_side_stays() -> None:
    table = ended(building(f"{FED}; hunter; harvester", []))
    assert village(table) == f"{FED}; hunter; harvester"


def test_vil_8_3_the_first_player_card_goes_to_the_left() -> None:
    table = villagers({"first": "2"}, phase="build", seats=3)
    ended(table)
    assert table.view(-1)["first"] == 0
    assert table.asked() == [0]


def test_vil_8_4_which_market_is_due() -> None:
    assert market([0, 1, 4, 4, 4, 4], FED, FED).view(-1)["markets"] == []
    assert market([0, 0, 4, 4, 4, 4], FED, FED).view(-1)["markets"] == ["first"]
    again = villagers(phase="market", stacks=[0, 0, 4, 4, 4, 4], markets=["first"], players=[{"treasury": 5}, {}])
    assert gold(again) == 5
    both = market([0] * 6, f"{FED}; chandler", FED)
    assert both.view(-1)["markets"] == ["first", "second"]
    assert gold(both) == 6


def test_vil_8_5_from_round_two_on_every_capacity_is_at_least_three() -> None:
    table = ended(building("founders:gold; chandler", []))
    assert [public(table, seat)["capacity"] for seat in range(3)] == [3, 3, 3]


def test_vil_9_1_first_market_pays_gold_and_coins_but_no_silver() -> None:
    own = f"{FED}; chandler{{2}}; grocer; lumberjack > wheeler > cartwright"
    table = market([0, 0, 4, 4, 4, 4], own, FED)
    assert gold(table) == 3 + 9 + 2
    assert village(table) == own
    assert {"what": "market", "seat": -1, "held": "first"} in table.told()


def test_vil_9_2_second_market_pays_gold_silver_and_moves_coins() -> None:
    own = f"{FED}; chandler{{6}}; agent"
    table = villagers(phase="market", stacks=[0] * 6, markets=["first"], players=[{"village": own, "treasury": 1}, {}])
    assert gold(table) == 1 + 3 + 6 + 6
    assert village(table) == f"{FED}; chandler; agent"
    lines = dict(public(table)["lines"])
    assert (lines["gold"], lines["silver"], lines["coins"], lines["first-market"]) == (3, 6, 6, 0)


def test_vil_9_3_silver_looks_at_the_owner_only() -> None:
    rich = f"{FED}; hunter; hunter; harvester"
    table = market([0] * 6, f"{FED}; grocer", rich)
    assert dict(public(table)["lines"])["silver"] == 3


def test_vil_9_4_cards_in_hand_are_worth_nothing() -> None:
    some = market([0] * 6, FED, FED, hand=[])
    table = villagers(
        phase="market", stacks=[0] * 6, players=[{"village": FED, "treasury": 0, "hand": ["jeweler"]}, {}]
    )
    assert gold(table) == gold(some) == 0


def test_vil_9_5_a_new_round_or_the_end_follows() -> None:
    table = market([0, 0, 4, 4, 4, 4], FED, FED)
    assert (table.view(-1)["phase"], table.view(-1)["round"]) == ("draft", 2)
    over = market([0] * 6, FED, FED)
    assert (over.view(-1)["phase"], over.asked()) == ("over", [])


def finished(*players: dict[str, Any]) -> Table:
    """Return a table after the end."""
    return villagers(phase="over", players=list(players))


def test_vil_10_1_most_gold_wins() -> None:
    table = finished({"treasury": 40}, {"treasury": 51}, {"treasury": 50})
    assert table.ranks() == [3, 1, 2]
    assert table.points() == [40, 51, 50]


def test_vil_10_2_tie_goes_to_the_smallest_village() -> None:
    big = f"{FED}; lumberjack > carpenter"
    table = finished({"treasury": 50, "village": big}, {"treasury": 50, "village": f"{FED}; hunter"})
    assert table.ranks() == [2, 1]
    (name, (first, second)), *more = table.tiebreaks()
    assert (name, first - second, more) == ("villagers", -1, [])  # fewer is better: counted below zero


def test_vil_10_3_still_tied_is_shared() -> None:
    table = finished({"treasury": 50, "village": f"{FED}; hunter"}, {"treasury": 50, "village": f"{FED}; miner"}, {})
    assert table.ranks() == [1, 1, 3]
