"""Rules VIL-1 to VIL-4: components, card anatomy, set-up, structure."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from beffroi import games
from tests.games.villagers.table import FED, building, ended, gold, hand, public, reserve, road, sizes, village
from tests.kit import broken, villagers

DATA: dict[str, Any] = games.load("villagers").data.tables
VILLAGERS: dict[str, dict[str, Any]] = DATA["villagers"]
START = {"blacksmith", "harvester", "carpenter", "thatcher", "cooper", "poulterer"}


def seen(own: str) -> dict[str, Any]:
    """Return what everybody sees of a village."""
    return public(villagers(phase="build", players=[{"village": own}, {}, {}]))


def test_vil_1_1_villager_cards_of_the_box() -> None:
    commons = [entry.get("copies", 2) for entry in VILLAGERS.values() if entry.get("common")]
    others = [entry.get("copies", 2) for entry in VILLAGERS.values() if not entry.get("common")]
    start = sum(entry.get("start_copies", 0) for entry in VILLAGERS.values())
    assert (commons, start, sum(others) - start) == ([10, 10, 10], 6, 94)
    box = DATA["box"]["cards"]
    assert (box["villagers_common"], box["villagers_start"], box["villagers_other"]) == (30, 6, 94)


def test_vil_1_2_fifty_types_with_two_cards_each() -> None:
    others = {name: entry for name, entry in VILLAGERS.items() if not entry.get("common")}
    assert len(others) == 50
    assert {entry.get("copies", 2) for entry in others.values()} == {2}
    assert {name for name, entry in others.items() if entry.get("start_copies")} == START


def test_vil_1_3_the_cards_of_the_box_are_177() -> None:
    box = {key: value for key, value in DATA["box"]["cards"].items() if isinstance(value, int)}
    assert box.pop("coin_tokens") == 95
    assert box.pop("cards_total") == sum(box.values()) == 177
    assert len(DATA["events"]) == box["events"] == 24


def test_vil_1_4_the_bank_is_unlimited() -> None:
    own = f"{FED}; miner > (seeker > spelunker > jeweler | seeker > spelunker > jeweler)"
    rich = {"village": own, "treasury": 9000}
    table = villagers(phase="market", stacks=[0, 0, 4, 4, 4, 4], players=[rich, {"village": FED}])
    assert gold(table) == 9040


def test_vil_1_5_nine_families() -> None:
    assert len(DATA["families"]) == 9
    assert {entry["family"] for entry in VILLAGERS.values()} == set(DATA["families"])


def test_vil_2_1_locked_cards_name_their_key() -> None:
    locked = {name: entry["lock"] for name, entry in VILLAGERS.items() if "lock" in entry}
    assert locked["brewer"] == "cooper"
    assert set(locked.values()) <= set(VILLAGERS)
    assert {name for name, entry in VILLAGERS.items() if entry.get("discard")} == {"tinner", "smuggler"}
    assert not [name for name, entry in VILLAGERS.items() if "silver" in entry and entry.get("gold")]


def test_vil_2_2_backs_show_the_family_only() -> None:
    table = villagers(phase="draft", seats=3, stacks=[{"size": 6, "top": ["jeweler"]}, 6, 6, 6, 6, 6])
    assert table.view(0)["stacks"][0] == {"size": 6, "back": "ore"}
    assert "blind 1 ore" in table.legal(0)
    backs = public(table, 1)["backs"]
    assert Counter(backs) == Counter(VILLAGERS[card]["family"] for card in hand(table, 1))
    assert "hand" not in table.view(0)["players"][1]


def test_vil_2_3_four_types_carry_two_symbols() -> None:
    double = {name for name, entry in VILLAGERS.items() if entry.get("symbols", 1) == 2}
    assert double == {"log_rafter", "bed_builder", "glass_blower", "chandler"}
    assert seen(f"{FED}; chandler; hunter")["symbols"]["solitary"] == 3


def test_vil_2_4_slots_by_place_in_the_chain() -> None:
    below = {entry.get("placed_on") for entry in VILLAGERS.values()}
    for name, entry in VILLAGERS.items():
        if "special" in entry:
            continue
        if name not in below:
            assert entry.get("slots", 0) == 0, name
        else:
            assert entry["slots"] == (2 if entry["placed_on"] == "table" else 1), name
    assert DATA["founders"]["card"]["slots"] == 2


def test_vil_2_5_a_village_is_a_forest_with_coins_and_roles() -> None:
    own = f"{FED}; lumberjack > (cooper{{2}} | monk:wheeler > cartwright)"
    cards = {card["spot"]: card for card in seen(own)["cards"]}
    assert cards["cooper.1"]["coins"] == 2
    assert (cards["monk.1"]["stands_for"], cards["monk.1"]["depth"]) == ("wheeler", 1)
    assert (cards["cartwright.1"]["depth"], cards["lumberjack.1"]["free"]) == (2, 0)


def test_vil_2_6_covered_even_if_a_slot_is_free() -> None:
    cards = {card["spot"]: card for card in seen(f"{FED}; graper > vintner; hunter")["cards"]}
    assert not cards["graper.1"]["top"]
    assert cards["graper.1"]["free"] == 1
    assert cards["hunter.1"]["top"]
    assert cards["founders.1"]["top"]


def test_vil_2_7_symbols_below_the_line_count_on_tops_only() -> None:
    covered = seen(f"{FED}; graper > vintner > wine_trader")
    assert (covered["food"], covered["gold"]) == (1, 14)
    assert (covered["symbols"]["grape"], covered["padlocks"]) == (3, 2)


def test_vil_2_8_derived_values() -> None:
    own = seen("founders:gold; lumberjack > (carpenter | monk:wheeler > cartwright); hayer > thatcher")
    assert (own["food"], own["houses"], own["gold"], own["gold_symbols"]) == (0, 2, 13, 3)
    symbols = own["symbols"]
    assert (symbols["wood"], symbols["hay"], symbols["grain"], symbols["special"]) == (3, 2, 1, 1)


def test_vil_2_9_coins_are_no_printed_gold() -> None:
    own = seen(f"{FED}; miner > blacksmith{{6}}")
    assert (own["gold"], own["coins"]) == (2, 6)


def test_vil_3_1_the_road_is_six_starting_villagers_in_random_order() -> None:
    roads = [tuple(road(villagers(seats=2, seed=seed))) for seed in range(6)]
    assert {frozenset(found) for found in roads} == {frozenset(START)}
    assert len(set(roads)) > 1


def test_vil_3_2_three_piles_of_ten_commons() -> None:
    assert villagers(seats=3).view(-1)["commons"] == {"lumberjack": 10, "hayer": 10, "miner": 10}


def test_vil_3_3_each_player_gets_founders_and_eight_gold() -> None:
    table = villagers(seats=4)
    assert [village(table, seat) for seat in range(4)] == ["founders:gold"] * 4
    assert [gold(table, seat) for seat in range(4)] == [8] * 4
    assert public(table)["gold"] == 2


@pytest.mark.parametrize(("seats", "out"), [(2, True), (3, True), (4, False), (5, False)])
def test_vil_3_4_wool_and_leather_are_out_below_four(seats: int, out: bool) -> None:
    doc = villagers(seats=seats).doc()
    cards = [card for pile in [*doc["stacks"], doc["reserve"]] for card in pile]
    cards += [card for player in doc["players"] for card in player["hand"]]
    families = {VILLAGERS[card]["family"] for card in cards}
    assert ("wool" not in families) is out
    assert ("leather" not in families) is out
    assert "special" in families


@pytest.mark.parametrize(("seats", "size"), [(1, 5), (2, 4), (3, 6), (4, 8), (5, 10)])
def test_vil_3_5_six_stacks_of_twice_the_players(seats: int, size: int) -> None:
    assert sizes(villagers(seats=seats)) == [size] * 6


def test_vil_3_6_market_cards_lie_under_stacks_two_and_six() -> None:
    numbers = DATA["numbers"]
    assert (numbers["market1_stack"]["value"], numbers["market2_stack"]["value"]) == (2, 6)
    players = [{"village": FED}] * 2
    assert villagers(phase="market", stacks=[0, 0, 0, 0, 0, 1], players=players).view(-1)["markets"] == ["first"]
    over = villagers(phase="market", stacks=[0] * 6, players=players)
    assert over.view(-1)["markets"] == ["first", "second"]


def test_vil_3_7_five_cards_each_the_rest_is_the_reserve() -> None:
    table = villagers(seats=4)
    assert [len(hand(table, seat)) for seat in range(4)] == [5] * 4
    assert reserve(table) == 94 - 48 - 20


def test_vil_3_8_the_first_player_is_drawn_or_chosen() -> None:
    firsts = {villagers({"first": "random"}, seats=4, seed=seed).view(-1)["first"] for seed in range(20)}
    assert firsts == {0, 1, 2, 3}
    assert villagers({"first": "2"}, seats=4).view(-1)["first"] == 2
    assert "first" in broken("villagers", {"seats": 2, "options": {"first": "3"}})


@pytest.mark.parametrize(("seats", "deck", "left"), [(1, 72, 37), (2, 80, 46), (3, 80, 29), (4, 94, 26), (5, 94, 9)])
def test_vil_3_9_derived_table(seats: int, deck: int, left: int) -> None:
    table = villagers(seats=seats)
    assert reserve(table) == left
    assert sum(sizes(table)) + 5 * seats + left == deck


def test_vil_4_1_a_round_is_draft_arrivals_build() -> None:
    table = villagers(phase="draft", seats=2, players=[{"hand": []}, {"hand": []}])
    assert table.view(-1)["round"] == 1
    while table.view(-1)["phase"] == "draft":
        seat = table.asked()[0]
        table.do(f"{seat} {table.legal(seat)[0]}")
    assert table.view(-1)["phase"] == "arrivals"
    table.do("1 skip", "0 skip")
    assert table.view(-1)["phase"] == "build"
    ended(table)
    view = table.view(-1)
    assert (view["phase"], view["round"]) == ("draft", 2)


def test_vil_4_2_the_game_ends_after_the_second_market() -> None:
    table = building(FED, [], {}, {}, stacks=[0] * 6)
    ended(table)
    assert table.asked() == []
    assert table.view(-1)["phase"] == "over"
    assert table.view(-1)["markets"] == ["first", "second"]


def test_vil_4_3_nothing_goes_on_an_exhausted_stack() -> None:
    table = building(FED, ["priest"], stacks=[0, 0, 3, 0, 2, 1])
    table.do("0 exchange miner")
    assert table.legal(0) == ["onto 3", "onto 5", "onto 6"]
    table.refuses("0 onto 2")
    table = villagers(phase="draft", seats=3, stacks=[0, 0, 3, 6, 6, 6])
    assert not [text for text in table.legal(0) if text.startswith(("blind 1", "blind 2"))]
