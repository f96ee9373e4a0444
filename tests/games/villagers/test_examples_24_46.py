"""Worked examples EX-24 to EX-46 of examples.md."""

from __future__ import annotations

from typing import Any

from tests.games.villagers.table import (
    FED,
    building,
    countess,
    ended,
    gold,
    hand,
    public,
    reserve,
    road,
    sizes,
    village,
)
from tests.kit import Table, villagers


def at_market(own: str, seats: int, market: int, treasury: int) -> Table:
    """Return a table after one of the markets, held as it stands."""
    stacks = [0, 0, 4, 4, 4, 4] if market == 1 else [0] * 6
    held = [] if market == 1 else ["first"]
    others: list[dict[str, Any]] = [{"village": FED} for _ in range(seats - 1)]
    return villagers(
        phase="market", stacks=stacks, markets=held, players=[{"village": own, "treasury": treasury}, *others]
    )


def looking(own: str) -> dict[str, Any]:
    """Return what everybody sees of a village."""
    return public(villagers(phase="build", players=[{"village": own}, {}, {}]))


def duel(**document: Any) -> Table:
    """Return a solo table in its event phase."""
    full: dict[str, Any] = {"seats": 1, "phase": "events", "jester": False}
    return villagers(**(full | document))


def test_ex_24_monk_as_first_card_of_two_chains_of_one_family() -> None:
    table = building(f"{FED}; wattler", ["monk", "thatcher", "horse_trader"])
    table.do("0 place thatcher", "0 monk-table", "0 place horse_trader", "0 on monk.1")
    assert village(table) == f"{FED}; wattler; monk:hayer > (thatcher | horse_trader)"
    assert (public(table)["placed"], public(table)["symbols"]["hay"]) == (3, 2)
    assert (public(table)["houses"], public(table)["silver"]) == (2, 3)
    table = building(f"{FED}; wattler; monk:hayer > thatcher", ["cooper"])
    assert "place cooper" not in table.legal(0)


def test_ex_25_houses_placed_this_turn_do_not_raise_its_limit() -> None:
    table = building(f"{FED}; hayer", ["thatcher", "wattler", "hunter"])
    assert public(table)["limit"] == 2
    table.do("0 place thatcher", "0 on hayer.1", "0 place wattler")
    table.refuses("0 place hunter")
    assert village(table) == f"{FED}; hayer > thatcher; wattler"
    assert hand(table) == ["hunter"]
    table.do("0 done")
    assert public(table)["limit"] == 4


def test_ex_26_food_check_turns_founders() -> None:
    table = building("founders:gold; lumberjack > carpenter; chandler", [])
    ended(table)
    assert village(table) == f"{FED}; lumberjack > carpenter; chandler"
    assert public(table)["food"] == 1
    assert table.view(-1)["first"] == 1


def test_ex_27_first_market_worth_23() -> None:
    own = (
        f"{FED}; lumberjack > (cooper{{2}} | wheeler > cartwright); miner > blacksmith{{4}}; "
        "hayer > thatcher; freemason"
    )
    table = at_market(own, 4, 1, 4)
    assert (public(table)["gold"], public(table)["coins"]) == (17, 6)
    assert gold(table) == 27
    assert village(table) == own


def test_ex_28_second_market_with_two_grocers() -> None:
    own = f"{FED}; lumberjack > (cooper | carpenter{{4}}); hayer > grazier > milk_maid; grocer; grocer"
    assert (looking(own)["food"], looking(own)["silver"], looking(own)["gold"]) == (3, 18, 4)
    assert gold(at_market(own, 4, 2, 30)) == 56


def test_ex_29_wood_carver_adds_printed_gold_of_wood_tops() -> None:
    own = f"{FED}; lumberjack > (wheeler > cartwright{{2}} | cooper); lumberjack > wood_carver"
    assert (looking(own)["gold"], looking(own)["silver"]) == (13, 13)
    assert gold(at_market(own, 4, 2, 0)) == 28


def test_ex_30_peddler_counts_symbols_not_coins() -> None:
    own = f"{FED}; miner > (seeker > spelunker > jeweler | seeker > spelunker > jeweler); hayer > peddler"
    assert looking(own)["gold_symbols"] == 2
    assert (looking(own)["silver"], looking(own)["gold"]) == (3, 40)


def test_ex_31_two_agents_look_at_the_same_villager() -> None:
    own = f"{FED}; miner > (blacksmith{{8}} | mason); lumberjack > cooper{{2}}; agent; agent"
    seen = looking(own)
    assert (seen["gold"], seen["silver"], seen["coins"]) == (8, 16, 10)
    assert gold(at_market(own, 3, 2, 1)) == 35


def test_ex_32_locksmith_counts_every_padlock() -> None:
    own = f"{FED}; hayer > grazier > milk_maid > fromager; miner > (seeker > spelunker > jeweler | locksmith)"
    assert looking(own)["padlocks"] == 4
    assert looking(own)["silver"] == 8


def test_ex_33_own_and_double_family_symbols() -> None:
    own = f"{FED}; lumberjack > (log_rafter | carpenter); priest; chandler; hayer > (bed_builder | horse_trader)"
    seen = looking(own)
    assert (seen["symbols"]["wood"], seen["symbols"]["solitary"], seen["symbols"]["hay"]) == (4, 3, 4)
    assert seen["silver"] == 4 + 3 + 6


def test_ex_34_tie_broken_by_the_smaller_village() -> None:
    table = villagers(
        phase="over",
        players=[
            {"village": f"{FED}; lumberjack > cooper; hunter", "treasury": 61},
            {"village": f"{FED}; chandler; lumberjack > wheeler > cartwright; hayer", "treasury": 61},
            {"treasury": 58},
        ],
    )
    assert (public(table)["villagers"], public(table, 1)["villagers"]) == (4, 6)
    assert table.ranks() == [1, 2, 3]


def test_ex_35_first_market_needs_both_stacks_to_be_empty() -> None:
    table = villagers(phase="market", stacks=[1, 0, 4, 4, 4, 4], players=[{"village": FED}, {"village": FED}])
    assert table.view(-1)["markets"] == []
    assert table.view(-1)["phase"] == "draft"


def test_ex_36_returning_cards_when_stacks_are_exhausted() -> None:
    cards = ["priest", "graper"]
    table = building(FED, cards, stacks=[0, 0, 0, 0, 0, 1], reserve=5)
    table.do("0 exchange lumberjack")
    assert table.legal(0) == ["onto 6"]
    table.do("0 onto 6", "0 return priest")
    assert sizes(table) == [0, 0, 0, 0, 0, 2]
    assert hand(table) == ["graper"]
    table = building(FED, cards, stacks=[0] * 6, reserve=5)
    table.do("0 exchange lumberjack", "0 onto reserve", "0 return priest")
    assert reserve(table) == 6
    table = building(FED, cards, stacks=[0] * 6, reserve=0)
    table.do("0 exchange lumberjack", "0 onto discard", "0 return priest")
    assert reserve(table) == 0
    assert table.doc()["buried"] == ["priest@0.1"]


def test_ex_37_solo_draft_pick() -> None:
    table = villagers(
        phase="draft",
        round=2,
        players=[{"village": f"{FED}; lumberjack; hayer"}],
        countess={"village": "countess:gold; blacksmith; harvester; brewer"},
        road=["seeker", "poulterer", "hunter", "graper", "horse_trader", "carpenter"],
        stacks=[{"size": 3, "top": ["mason", "wheeler"]}, 5, 5, 5, 5, 5],
        events=[],
    )
    assert public(table)["capacity"] == 3
    table.do("0 draft 1 seeker", "0 give 2 poulterer")
    assert public(table)["square"] == ["seeker"]
    assert countess(table)["village"] == "countess:gold; blacksmith; harvester; brewer; poulterer"
    assert road(table) == ["mason", "wheeler", "hunter", "graper", "horse_trader", "carpenter"]
    assert sizes(table) == [1, 5, 5, 5, 5, 5]
    assert (countess(table)["gold"], public(table)["due"]) == (9, 2)


def test_ex_38_value_8_reveals_two_events() -> None:
    table = duel(
        countess={"village": "countess:gold; poulterer; hunter"},
        reserve={"size": 20, "top": ["truffler"]},
        stacks=[1, 5, 5, 5, 5, 5],
        events=[],
        spent=["land_claim"],
    )
    assert countess(table)["village"] == "countess:gold; poulterer; hunter; truffler"
    assert {"what": "joined", "seat": -1, "card": "truffler", "number": 8} in table.told()
    assert len(table.view(0)["events"]) == 2
    assert table.view(0)["summer"] == 9


def test_ex_39_a_silver_villager_is_valued_at_once() -> None:
    table = duel(
        countess={"village": "countess:gold; blacksmith; glass_blower; mason; seeker; locksmith"},
        reserve={"size": 20, "top": ["ore_muler"]},
        stacks=[0, 0, 3, 5, 5, 5],
        events=[],
    )
    assert {"what": "joined", "seat": -1, "card": "ore_muler", "number": 9} in table.told()
    assert len(table.view(0)["events"]) == 2


def test_ex_43_last_solo_round_and_a_tie_is_a_defeat() -> None:
    table = duel(
        players=[{"village": f"{FED}; miner > seeker > spelunker > jeweler; grocer", "treasury": 23}],
        countess={"village": "countess:gold; truffler; fisher; chandler{2}", "treasury": 26},
        stacks=[0] * 6,
        reserve=12,
        markets=["first"],
        events=[],
    )
    assert village(table) == f"{FED}; miner > seeker > spelunker > jeweler; grocer"
    assert countess(table)["village"] == "countess:gold; truffler; fisher; chandler"
    assert reserve(table) == 12
    assert (gold(table), countess(table)["treasury"]) == (46, 46)
    assert table.asked() == []
    assert table.view(0)["won"] is False


def test_ex_44_paying_the_countess_for_a_key() -> None:
    table = building(
        f"{FED}; lumberjack", ["cooper"], solo=True, countess={"village": "countess:gold; blacksmith"}, events=[]
    )
    table.do("0 place cooper", "0 on lumberjack.1")
    assert table.legal(0) == ["unlock countess 1"]
    table.do("0 unlock countess 1")
    assert village(table) == f"{FED}; lumberjack > cooper"
    assert countess(table)["village"] == "countess:gold; blacksmith{2}"
    assert gold(table) == 6
    assert countess(table)["gold"] + countess(table)["coins"] == 8


def test_ex_45_apprentice_and_monk_in_one_action() -> None:
    bob = {"village": f"{FED}; miner > seeker > spelunker > jeweler"}
    table = building(f"{FED}; miner", ["apprentice", "monk"], bob, {}, treasury=5)
    assert public(table)["limit"] == 2
    table.do("0 play apprentice", "0 swap 1 spelunker.1", "0 monk miner.1", "0 bank")
    assert village(table) == f"{FED}; miner > monk:seeker > spelunker"
    assert village(table, 1) == f"{FED}; miner > seeker > apprentice:spelunker > jeweler"
    assert (gold(table), hand(table), public(table)["gold"], public(table)["placed"]) == (3, [], 10, 2)
    assert (public(table)["symbols"]["ore"], public(table)["symbols"]["special"]) == (2, 1)
