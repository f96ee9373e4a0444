"""Worked examples EX-01 to EX-23 of examples.md."""

from __future__ import annotations

from collections import Counter

from tests.games.villagers.table import (
    FED,
    alone,
    building,
    ended,
    gold,
    hand,
    public,
    reserve,
    road,
    sizes,
    village,
)
from tests.kit import villagers


def test_ex_01_set_up_five_players() -> None:
    table = villagers(seats=5)
    starting = {"blacksmith", "carpenter", "cooper", "harvester", "poulterer", "thatcher"}
    assert set(road(table)) == starting
    assert sizes(table) == [10] * 6
    assert reserve(table) == 9
    for seat in range(5):
        assert len(hand(table, seat)) == 5
        assert gold(table, seat) == 8
        assert village(table, seat) == "founders:gold"
    assert table.view(-1)["commons"] == {"lumberjack": 10, "hayer": 10, "miner": 10}


def test_ex_02_set_up_three_players_without_wool_and_leather() -> None:
    table = villagers(seats=3)
    assert sizes(table) == [6] * 6
    assert reserve(table) == 29
    doc = table.doc()
    cards = Counter(card for pile in [*doc["stacks"], doc["reserve"]] for card in pile)
    cards += Counter(card for player in doc["players"] for card in player["hand"])
    assert sum(cards.values()) == 80
    families = table.game.data.tables["villagers"]
    assert not [card for card in cards if families[card]["family"] in ("wool", "leather")]


def test_ex_03_set_up_solo() -> None:
    table = villagers(seats=1)
    view = table.view(0)
    doc = table.doc()
    cards = [card for pile in [*doc["stacks"], doc["reserve"], doc["players"][0]["hand"]] for card in pile]
    families = table.game.data.tables["villagers"]
    assert len(cards) == 72
    assert not [card for card in cards if families[card]["family"] in ("wool", "leather", "special")]
    assert sizes(table) == [5] * 6
    assert reserve(table) == 37
    assert gold(table) == 8
    assert view["countess"]["treasury"] == 1
    assert view["countess"]["village"] == "countess:gold"
    assert view["countess"]["gold"] == 4
    assert len(view["events"]) == 1
    assert (view["summer"], view["winter"], view["jester"]) == (11, 12, True)


def test_ex_04_drafting_a_villager_with_a_coin_and_reaching_the_capacity() -> None:
    alice = {"village": FED, "treasury": 5, "square": ["graper", "chandler"], "hand": ["cooper"]}
    table = villagers(
        phase="draft",
        round=2,
        players=[alice, {}, {}],
        road=["harvester{1}", "hunter", "thatcher{1}", "cooper{1}", "poulterer{1}", "carpenter{1}"],
        stacks=[{"size": 2, "top": ["mason"]}, 6, 6, 6, 6, 6],
    )
    table.do("0 draft 4 cooper")
    assert gold(table) == 6
    assert public(table)["square"] == []
    assert hand(table) == ["chandler", "cooper", "cooper", "graper"]
    assert road(table) == ["harvester{1}", "hunter", "thatcher{1}", "mason", "poulterer{1}", "carpenter{1}"]
    assert sizes(table) == [1, 6, 6, 6, 6, 6]
    assert public(table)["due"] == 0


def test_ex_05_refill_comes_from_the_leftmost_stack_with_cards() -> None:
    table = villagers(
        phase="draft",
        seats=4,
        turn=1,
        road=["grocer{1}", "mason{1}", "priest{1}", "seeker", "wheeler", "hunter"],
        stacks=[0, 0, {"size": 3, "top": ["weaver"]}, 8, 8, 8],
    )
    table.do("1 draft 6 hunter")
    assert public(table, 1)["square"] == ["hunter"]
    assert road(table) == ["grocer{1}", "mason{1}", "priest{1}", "seeker", "wheeler", "weaver"]
    assert sizes(table) == [0, 0, 2, 8, 8, 8]


def test_ex_06_blind_draft() -> None:
    road_before = ["blacksmith", "carpenter", "cooper", "harvester", "poulterer", "thatcher"]
    table = villagers(
        phase="draft", seats=2, road=road_before, stacks=[4, 4, 4, 4, {"size": 4, "top": ["fromager"]}, 4]
    )
    assert table.view(1)["stacks"][4] == {"size": 4, "back": "hay"}
    table.do("0 blind 5 hay")
    assert public(table)["square"] == ["fromager"]
    assert {"what": "drew", "seat": 0, "card": "fromager", "pile": "5"} in table.told(1)
    assert sizes(table) == [4, 4, 4, 4, 3, 4]
    assert road(table) == road_before


def test_ex_07_capacity_is_capped_and_covered_food_does_not_count() -> None:
    own = f"{FED} > swineherd; hayer > grazier > milk_maid; fisher; harvester; hunter"
    table = villagers(phase="draft", players=[{"village": own}, {}, {}, {}])
    assert public(table)["food"] == 6
    assert public(table)["capacity"] == 5


def test_ex_08_stacks_run_dry_during_the_draft() -> None:
    table = villagers(
        phase="draft",
        seats=3,
        road=["seeker", "wheeler{1}", "priest{1}", "monk", "hunter{1}", "graper"],
        stacks=[0] * 6,
        reserve=["agent", "mason"],
    )
    table.do("0 draft 4 monk", "1 blind reserve ore", "2 draft 1 seeker")
    assert [public(table, seat)["square"] for seat in range(3)] == [["monk"], ["mason"], ["seeker"]]
    assert road(table) == ["", "wheeler{1}", "priest{1}", "agent", "hunter{1}", "graper"]
    assert reserve(table) == 0


def test_ex_09_new_arrivals_of_three_players_in_the_first_round() -> None:
    cards = ["blacksmith", "seeker", "cooper", "grocer", "poulterer", "monk"]
    table = alone("Arrivals", seats=3, phase="arrivals", road=cards, reserve=29, discard={})
    assert road(table) == [f"{card}{{1}}" for card in cards]
    assert reserve(table) == 29
    assert table.view(-1)["discard"] == []


def test_ex_10_new_arrivals_of_four_players_in_a_later_round() -> None:
    table = alone(
        "Arrivals",
        seats=4,
        phase="arrivals",
        road=["blacksmith{1}", "vintner", "cooper{1}", "tanner", "poulterer{1}", "locksmith"],
        reserve={"size": 20, "top": ["wattler", "apprentice", "saddler"]},
    )
    assert road(table) == ["wattler{1}", "vintner{1}", "apprentice{1}", "tanner{1}", "saddler{1}", "locksmith{1}"]
    assert table.view(-1)["discard"][-3:] == ["blacksmith", "cooper", "poulterer"]
    assert reserve(table) == 17


def test_ex_11_new_arrivals_of_two_players() -> None:
    table = villagers(
        {"first": "1"},
        seats=2,
        phase="arrivals",
        road=["jeweler", "hunter", "peddler", "monk", "wheeler", "graper"],
        reserve={"size": 46, "top": ["mason", "priest", "agent", "tinner"]},
        agenda=[["Arrivals"], ["Upkeep"]],
    )
    assert table.asked() == [0]
    table.do("0 coin 1 jeweler", "1 coin 4 monk")
    assert road(table) == ["jeweler{1}", "mason", "priest", "monk{1}", "agent", "tinner"]
    assert table.view(-1)["discard"][-4:] == ["hunter", "peddler", "wheeler", "graper"]
    assert reserve(table) == 42


def test_ex_12_coins_accumulate_and_passing_is_allowed() -> None:
    table = villagers(
        {"first": "1"},
        seats=2,
        phase="arrivals",
        round=2,
        road=["jeweler{1}", "mason", "priest", "seeker", "agent", "tinner"],
        reserve={"size": 20, "top": ["hunter", "cooper", "thatcher", "vintner", "fisher"]},
    )
    before = len(table.view(-1)["discard"])
    table.do("0 coin 1 jeweler", "1 skip")
    assert road(table) == ["jeweler{2}", "hunter", "cooper", "thatcher", "vintner", "fisher"]
    assert len(table.view(-1)["discard"]) == before + 5


def test_ex_13_a_build_turn_with_two_chains_on_one_lumberjack() -> None:
    table = building(f"{FED}; lumberjack > carpenter", ["wheeler", "cartwright", "swineherd"], {}, {}, {})
    assert public(table)["limit"] == 3
    table.do("0 place wheeler", "0 on lumberjack.1", "0 place cartwright", "0 on wheeler.1")
    table.do("0 place swineherd", "0 on founders.1")
    assert village(table) == f"{FED} > swineherd; lumberjack > (carpenter | wheeler > cartwright)"
    assert hand(table) == []
    assert (public(table)["gold"], public(table)["food"], public(table)["placed"]) == (11, 1, 3)


def test_ex_14_covering_founders_removes_their_food() -> None:
    table = building(FED, ["swineherd"], {})
    assert public(table)["food"] == 1
    table.do("0 place swineherd", "0 on founders.1")
    assert village(table) == f"{FED} > swineherd"
    assert (public(table)["food"], public(table)["gold"]) == (1, 2)


def test_ex_15_common_villagers() -> None:
    cards = ["priest", "vintner", "agent", "blacksmith", "grazier", "chandler"]
    table = building(f"{FED}; wattler", cards, {}, {}, stacks=[3, 6, 6, 6, 6, 6])
    assert public(table)["limit"] == 3
    for common, pile, card in [("miner", 1, "priest"), ("hayer", 4, "vintner"), ("hayer", 4, "agent")]:
        table.do(f"0 exchange {common}", f"0 onto {pile}", f"0 return {card}")
    table.do("0 place blacksmith", "0 on miner.1", "0 place grazier", "0 on hayer.1", "0 place chandler")
    assert village(table) == f"{FED}; wattler; miner > blacksmith; hayer > grazier; hayer; chandler"
    assert hand(table) == []
    assert sizes(table) == [4, 6, 6, 8, 6, 6]
    assert table.view(1)["stacks"][3]["back"] == "solitary"
    assert table.view(-1)["commons"] == {"lumberjack": 10, "hayer": 8, "miner": 9}
    assert (public(table)["placed"], public(table)["exchanges"]) == (3, 0)


def test_ex_16_the_three_ways_to_open_a_padlock() -> None:
    alice = {"village": f"{FED}; miner > blacksmith"}
    table = building(f"{FED}; lumberjack; wattler", ["cooper", "brewer", "fisher"], alice, {})
    table.do("0 place cooper", "0 on lumberjack.1", "0 unlock 1 1")
    table.do("0 place brewer", "0 on founders.1", "0 unlock 0 1")
    table.do("0 place fisher", "0 bank")
    assert village(table) == f"{FED} > brewer; lumberjack > cooper{{2}}; wattler; fisher"
    assert village(table, 1) == f"{FED}; miner > blacksmith{{2}}"
    assert (gold(table), gold(table, 1)) == (4, 8)
    assert (public(table)["food"], public(table)["houses"]) == (2, 2)


def test_ex_17_the_bank_is_no_option_while_a_key_exists() -> None:
    bob = {"village": f"{FED}; lumberjack > (carpenter | cooper)"}
    table = building(f"{FED}; lumberjack > carpenter", ["beekeeper"], bob, {}, treasury=3)
    table.do("0 place beekeeper")
    assert table.legal(0) == ["unlock 0 1", "unlock 1 1"]
    table.do("0 unlock 0 1")
    assert village(table) == f"{FED}; lumberjack > carpenter{{2}}; beekeeper"
    assert (gold(table), public(table)["coins"]) == (3, 2)


def test_ex_18_a_padlock_that_cannot_be_paid() -> None:
    bob = {"village": f"{FED}; lumberjack > cooper"}
    table = building(FED, ["brewer"], bob, {}, treasury=1)
    assert "place brewer" not in table.legal(0)
    table.refuses("0 place brewer")
    assert (village(table), gold(table)) == (FED, 1)


def test_ex_19_monk_jeweler_tinner_smuggler() -> None:
    cards = ["monk", "jeweler", "tinner", "smuggler"]
    table = building(f"{FED}; miner > seeker", cards, {}, {}, treasury=3)
    table.do("0 play tinner", "0 place jeweler", "0 monk seeker.1", "0 free")
    table.do("0 play smuggler", "0 free", "0 sell jeweler.1")
    assert village(table) == f"{FED}; miner > seeker > monk:spelunker > jeweler"
    assert (gold(table), hand(table), public(table)["placed"]) == (13, [], 2)
    assert table.view(-1)["discard"][-2:] == ["tinner", "smuggler"]
    assert (public(table)["symbols"]["ore"], public(table)["symbols"]["special"]) == (3, 1)
    assert public(table)["padlocks"] == 1


def test_ex_20_smuggler_rounds_up_and_ignores_coins() -> None:
    own = f"{FED}; lumberjack > (shipwright | wheeler > cartwright{{2}})"
    table = building(own, ["smuggler"], {}, treasury=0)
    table.do("0 play smuggler", "0 unlock 0 1", "0 sell cartwright.1")
    assert village(table) == f"{FED}; lumberjack > (shipwright{{2}} | wheeler > cartwright{{2}})"
    assert (gold(table), public(table)["coins"]) == (5, 4)


def test_ex_21_tinner_for_one_padlock_own_key_for_another() -> None:
    other = {"village": f"{FED}; lumberjack > carpenter"}
    table = building(f"{FED}; miner > blacksmith; lumberjack", ["tinner", "cooper", "beekeeper"], other, {}, treasury=0)
    table.do("0 play tinner", "0 place cooper", "0 on lumberjack.1", "0 unlock 0 1", "0 place beekeeper", "0 free")
    assert village(table) == f"{FED}; miner > blacksmith{{2}}; lumberjack > cooper; beekeeper"
    assert village(table, 1) == f"{FED}; lumberjack > carpenter"
    assert gold(table) == 0
    assert table.view(-1)["discard"][-1] == "tinner"


def test_ex_22_apprentice_takes_a_covered_grazier_from_another_village() -> None:
    bob = {"village": "founders:gold; hayer > grazier > milk_maid"}
    table = building(f"{FED}; hayer", ["apprentice"], bob, {}, {})
    assert public(table, 1)["symbols"]["hay"] == 3
    table.do("0 play apprentice", "0 swap 1 grazier.1", "0 on hayer.1")
    assert village(table) == f"{FED}; hayer > grazier"
    assert village(table, 1) == "founders:gold; hayer > apprentice:grazier > milk_maid"
    assert (public(table)["food"], public(table, 1)["food"], public(table, 1)["symbols"]["hay"]) == (2, 2, 2)
    assert public(table)["placed"] == 1


def test_ex_23_apprentice_on_own_founders() -> None:
    table = building(f"{FED} > (poulterer | swineherd)", ["apprentice"], {}, {})
    assert public(table)["gold"] == 5
    table.do("0 play apprentice", "0 swap 0 founders.1", "0 side gold")
    assert village(table) == "apprentice:founders > (poulterer | swineherd); founders:gold"
    assert (public(table)["gold"], public(table)["food"]) == (7, 2)
    ended(table)
    assert village(table) == "apprentice:founders > (poulterer | swineherd); founders:gold"
