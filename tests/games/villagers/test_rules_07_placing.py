"""Rules VIL-7.1 to VIL-7.22: the build turn, chains, common villagers, padlocks."""

from __future__ import annotations

import pytest

from tests.games.villagers.table import FED, building, ended, gold, hand, public, reserve, sizes, village
from tests.kit import broken, villagers


def test_vil_7_1_one_complete_turn_each_clockwise() -> None:
    table = villagers({"first": "1"}, phase="build", players=[{"hand": ["hunter"]}, {"hand": ["mason"]}, {}])
    order = []
    while table.view(-1)["phase"] == "build":
        order.append(table.asked()[0])
        table.do(f"{order[-1]} done")
    assert order == [1, 2, 0]


@pytest.mark.parametrize(
    ("own", "limit"),
    [
        (FED, 2),
        (f"{FED}; wattler", 3),
        (f"{FED}; wattler; wattler; hayer > (thatcher | thatcher)", 5),
        (f"{FED} > brewer; wattler; wattler; hayer > (thatcher | thatcher)", 5),
    ],
)
def test_vil_7_2_build_limit_is_two_and_houses(own: str, limit: int) -> None:
    assert public(building(own, []))["limit"] == limit


def test_vil_7_2_houses_covered_during_the_turn_still_count() -> None:
    table = building(f"{FED}; hayer > thatcher; lumberjack", ["wattler", "shipwright", "hunter"])
    table.do("0 place wattler", "0 place shipwright", "0 on lumberjack.1")
    assert public(table)["limit"] == 3
    table.do("0 place hunter")
    assert not [text for text in table.legal(0) if text.startswith("place")]


def test_vil_7_3_actions_mix_in_any_order_and_one_may_stop() -> None:
    table = building(f"{FED}; wattler", ["hunter", "priest", "tinner", "cooper", "agent"])
    table.do("0 place hunter", "0 exchange lumberjack", "0 onto 2", "0 return agent")
    table.do("0 play tinner", "0 place cooper", "0 on lumberjack.1", "0 free", "0 exchange miner", "0 onto 2")
    table.do("0 return priest", "0 done")
    assert village(table) == f"{FED}; wattler; hunter; lumberjack > cooper; miner"


def test_vil_7_4_nothing_placed_is_taken_back() -> None:
    table = building(FED, ["hunter"])
    table.do("0 place hunter")
    assert table.legal(0) == ["done"]


def test_vil_7_5_the_limit_is_announced_and_actions_are_public() -> None:
    table = building(f"{FED}; wattler", ["hunter"])
    table.do("0 place hunter")
    assert {"what": "placed", "seat": 0, "card": "hunter"} in table.told(1)
    table.do("0 done")
    assert {"what": "limit", "seat": 1, "number": 2} in table.told(2)


def test_vil_7_6_a_villager_lies_on_its_predecessor_in_the_own_village() -> None:
    other = {"village": f"{FED}; lumberjack > wheeler"}
    table = building(f"{FED}; miner", ["cartwright", "wheeler", "blacksmith", "hunter"], other, {})
    assert [text for text in table.legal(0) if text.startswith("place")] == ["place blacksmith", "place hunter"]
    table.do("0 place blacksmith")
    assert table.legal(0) == ["on miner.1"]
    table.do("0 on miner.1", "0 place hunter")
    assert village(table) == f"{FED}; miner > blacksmith; hunter"


def test_vil_7_7_first_cards_accept_two_middle_ones_one_last_ones_none() -> None:
    table = building(f"{FED}; lumberjack > (wheeler > cartwright | carpenter)", ["cartwright", "cooper"])
    assert not [text for text in table.legal(0) if text.startswith("place")]
    table = building(f"{FED}; lumberjack > wheeler", ["wheeler", "cartwright"])
    table.do("0 place wheeler", "0 on lumberjack.1", "0 place cartwright")
    assert table.legal(0) == ["on wheeler.1", "on wheeler.2"]
    assert "carries 2" in broken(
        "villagers", {"players": [{"village": f"{FED}; lumberjack > (cooper | cooper | carpenter)"}, {}]}
    )


def test_vil_7_8_chains_go_on_in_later_rounds_and_types_repeat() -> None:
    table = building(f"{FED}; lumberjack > wheeler; hunter", ["cartwright", "hunter"])
    table.do("0 place cartwright", "0 on wheeler.1", "0 place hunter")
    assert village(table) == f"{FED}; lumberjack > wheeler > cartwright; hunter; hunter"


def test_vil_7_9_solitary_villagers_stand_alone() -> None:
    table = building(f"{FED}; chandler", ["hunter", "priest"], treasury=8)
    table.do("0 place hunter", "0 place priest", "0 unlock 0 1")
    assert village(table) == f"{FED}; chandler{{2}}; hunter; priest"


def test_vil_7_10_exchange_a_hand_card_for_a_common_villager() -> None:
    table = building(FED, ["priest", "agent", "graper", "seeker"], stacks=[2, 6, 6, 6, 6, 6])
    assert "exchange hayer" in table.legal(0)
    for card in ("priest", "agent", "graper"):
        table.do("0 exchange miner", "0 onto 1", f"0 return {card}")
    assert village(table) == f"{FED}; miner; miner; miner"
    assert not [text for text in table.legal(0) if text.startswith("exchange")]
    assert sizes(table) == [5, 6, 6, 6, 6, 6]
    assert table.doc()["stacks"][0][:3] == ["graper@0.1", "agent@0.1", "priest@0.1"]


def test_vil_7_11_commons_do_not_count_toward_the_limit() -> None:
    table = building(FED, ["priest", "agent", "hunter", "harvester"])
    table.do("0 place hunter", "0 place harvester", "0 exchange miner", "0 onto 1", "0 return priest")
    assert public(table)["placed"] == 2
    assert village(table) == f"{FED}; hunter; harvester; miner"


def test_vil_7_12_the_returned_card_shows_its_back_only() -> None:
    table = building(FED, ["jeweler", "hunter"])
    table.do("0 exchange miner", "0 onto 3", "0 return jeweler")
    assert {"what": "returned", "seat": 0, "heap": "3", "family": "ore"} in table.told(1)
    assert {"what": "returned", "seat": 0, "heap": "3", "family": "ore", "card": "jeweler"} in table.told(0)
    assert table.view(1)["stacks"][2]["back"] == "ore"
    assert "jeweler" not in str(table.view(1)["returned"])
    assert table.view(0)["returned"][0]["card"] == "jeweler"


def test_vil_7_13_without_stacks_it_goes_to_the_reserve_or_the_discard() -> None:
    table = building(FED, ["jeweler", "hunter"], stacks=[0] * 6, reserve=2)
    table.do("0 exchange miner")
    assert table.legal(0) == ["onto reserve"]
    table.do("0 onto reserve", "0 return jeweler")
    assert reserve(table) == 3
    assert table.doc()["reserve"][0] == "jeweler@0.1"
    table = building(FED, ["jeweler", "hunter"], stacks=[0] * 6, reserve=0)
    table.do("0 exchange miner")
    assert table.legal(0) == ["onto discard"]
    face_up = table.view(1)["discard"]
    table.do("0 onto discard", "0 return jeweler")
    assert table.view(1)["discard"] == face_up
    assert [(card["pile"], card["family"]) for card in table.view(1)["returned"]] == [("discard", "ore")]


def test_vil_7_14_an_empty_common_pile_offers_nothing() -> None:
    table = building(FED, ["hunter"], commons={"miner": 0, "hayer": 1})
    assert [text for text in table.legal(0) if text.startswith("exchange")] == [
        "exchange lumberjack",
        "exchange hayer",
    ]


def test_vil_7_15_commons_are_never_drafted_held_or_returned() -> None:
    for zone in ({"players": [{"hand": ["miner"]}, {}]}, {"seats": 2, "road": ["hayer"]}, {"reserve": ["miner"]}):
        assert "VIL-7.15" in broken("villagers", zone)


def test_vil_7_16_three_ways_to_open_a_padlock() -> None:
    other = {"village": f"{FED}; miner > blacksmith"}
    table = building(f"{FED}; lumberjack", ["cooper"], other, {})
    table.do("0 place cooper", "0 on lumberjack.1", "0 unlock 1 1")
    assert (gold(table), village(table, 1)) == (6, f"{FED}; miner > blacksmith{{2}}")
    table = building(f"{FED}; lumberjack; miner > blacksmith", ["cooper"])
    table.do("0 place cooper", "0 on lumberjack.1", "0 unlock 0 1")
    assert (gold(table), village(table)) == (8, f"{FED}; lumberjack > cooper; miner > blacksmith{{2}}")
    table = building(f"{FED}; lumberjack", ["cooper"])
    table.do("0 place cooper", "0 on lumberjack.1", "0 bank")
    assert gold(table) == 6


def test_vil_7_16_monk_and_apprentice_never_act_as_key() -> None:
    other = {"village": f"{FED}; lumberjack > monk:wheeler > cartwright"}
    table = building(f"{FED}; hayer", ["peddler"], other, {})
    table.do("0 place peddler", "0 on hayer.1")
    assert table.legal(0) == ["unlock 1 1"]


def test_vil_7_17_the_player_chooses_among_all_copies() -> None:
    one = {"village": f"{FED}; miner > (blacksmith | blacksmith)"}
    table = building(f"{FED}; lumberjack", ["cooper"], one, {})
    table.do("0 place cooper", "0 on lumberjack.1")
    assert table.legal(0) == ["unlock 1 1", "unlock 1 2"]
    table.do("0 unlock 1 2")
    assert village(table, 1) == f"{FED}; miner > (blacksmith | blacksmith{{2}})"


def test_vil_7_18_a_villager_placed_in_the_same_turn_is_a_key() -> None:
    table = building(FED, ["hunter", "chandler", "priest"])
    table.do("0 place chandler", "0 place priest")
    assert table.legal(0) == ["unlock 0 1"]


def test_vil_7_19_what_cannot_be_paid_is_not_legal() -> None:
    other = {"village": f"{FED}; chandler"}
    table = building(FED, ["priest"], other, {}, treasury=1)
    table.refuses("0 place priest")
    own = building(f"{FED}; chandler", ["priest"], treasury=0)
    own.do("0 place priest")
    assert own.legal(0) == ["unlock 0 1"]
    both = building(f"{FED}; chandler", ["priest"], other, {}, treasury=1)
    both.do("0 place priest")
    assert both.legal(0) == ["unlock 0 1"]


def test_vil_7_20_gold_on_a_villager_stays_until_the_second_market() -> None:
    own = f"{FED}; chandler{{4}}"
    table = villagers(
        phase="market", stacks=[0, 0, 4, 4, 4, 4], players=[{"village": own, "treasury": 0}, {"village": FED}]
    )
    assert (gold(table), village(table)) == (7, own)
    poor = building(f"{FED}; chandler{{4}}; lumberjack", ["cooper"], treasury=0)
    poor.refuses("0 place cooper")
    over = villagers(
        phase="market", stacks=[0] * 6, markets=["first"], players=[{"village": own, "treasury": 0}, {"village": FED}]
    )
    assert (gold(over), village(over)) == (7, f"{FED}; chandler")


def test_vil_7_21_keys_carry_no_villager() -> None:
    book = villagers(seats=2).game.data.tables["villagers"]
    assert {book[entry["lock"]].get("slots", 0) for entry in book.values() if "lock" in entry} == {0}


def test_vil_7_22_the_keychain_counts_the_cards_it_opens() -> None:
    book = villagers(seats=2).game.data.tables["villagers"]
    opened = dict.fromkeys(book, 0)
    for entry in book.values():
        if "lock" in entry:
            opened[entry["lock"]] += entry.get("copies", 2)
    assert opened == {name: entry.get("keychain", 0) for name, entry in book.items()}
    assert opened["blacksmith"] == 10


def test_vil_7_2_the_turn_ends_with_done() -> None:
    table = building(FED, ["hunter", "harvester"])
    table.do("0 place hunter", "0 done")
    assert table.asked() == [1]
    ended(table)
    assert hand(table) == ["harvester"]
