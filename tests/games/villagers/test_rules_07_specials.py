"""Rules VIL-7.23 to VIL-7.33: Monk, Apprentice, Tinner, Smuggler."""

from __future__ import annotations

from beffroi.games.villagers.notation import village_text
from beffroi.games.villagers.specials import take_down
from beffroi.games.villagers.state import VillagersState
from tests.games.villagers.table import FED, building, gold, hand, public, village
from tests.kit import broken


def spots(table_options: list[str]) -> list[str]:
    """Return what an option list names after its verb."""
    return [text.partition(" ")[2] for text in table_options]


def test_vil_7_23_discards_do_not_count_and_leave_the_game() -> None:
    table = building(f"{FED}; hayer > thatcher", ["tinner", "tinner", "smuggler", "smuggler"])
    table.do("0 play tinner", "0 play smuggler", "0 free", "0 sell thatcher.1")
    table.do("0 play smuggler", "0 bank", "0 sell thatcher.1", "0 play tinner")
    assert public(table)["placed"] == 0
    assert table.view(-1)["discard"] == ["tinner", "smuggler", "smuggler", "tinner"]
    monk = building(f"{FED}; hayer", ["monk", "milk_maid", "hunter"])
    monk.do("0 place milk_maid", "0 monk hayer.1", "0 bank")
    assert public(monk)["placed"] == 2
    monk.refuses("0 place hunter")


def test_vil_7_24_no_special_takes_other_founders() -> None:
    other = {"village": f"{FED} > (swineherd | poulterer)"}
    table = building(f"{FED} > swineherd", ["apprentice"], other, {})
    table.do("0 play apprentice")
    assert table.legal(0) == ["swap 0 founders.1"]


def test_vil_7_25_a_monk_replaces_one_card_below_a_villager() -> None:
    table = building(f"{FED}; miner", ["monk", "spelunker"])
    assert "place monk" not in table.legal(0)
    assert "play monk" not in table.legal(0)
    table.do("0 place spelunker")
    assert table.legal(0) == ["monk miner.1"]
    table.do("0 monk miner.1", "0 bank")
    assert village(table) == f"{FED}; miner > monk:seeker > spelunker"
    assert public(table)["placed"] == 2


def test_vil_7_25_two_monks_may_follow_each_other() -> None:
    table = building(f"{FED}; miner; wattler", ["monk", "monk", "jeweler"])
    table.do("0 place jeweler")
    assert table.legal(0) == ["monks miner.1"]
    table.do("0 monks miner.1", "0 bank")
    assert village(table) == f"{FED}; miner > monk:seeker > monk:spelunker > jeweler; wattler"
    assert public(table)["placed"] == 3
    table = building(f"{FED}; wattler", ["monk", "monk", "spelunker"])
    table.do("0 place spelunker")
    assert table.legal(0) == ["monks-table"]
    table.do("0 monks-table", "0 bank")
    assert village(table) == f"{FED}; wattler; monk:miner > monk:seeker > spelunker"


def test_vil_7_25_the_limit_and_the_padlock_of_the_villager_count() -> None:
    assert "place jeweler" not in building(f"{FED}; miner", ["monk", "monk", "jeweler"]).legal(0)
    assert "place spelunker" not in building(f"{FED}; miner", ["monk", "spelunker"], treasury=1).legal(0)
    assert "place jeweler" not in building(f"{FED}; miner; wattler", ["monk", "jeweler"]).legal(0)


def test_vil_7_26_at_the_bottom_a_monk_carries_two_of_one_family() -> None:
    own = f"{FED}; wattler; monk:miner > blacksmith"
    table = building(own, ["mason", "carpenter", "seeker"])
    assert [text for text in table.legal(0) if text.startswith("place")] == ["place mason", "place seeker"]
    table.do("0 place mason", "0 on monk.1")
    assert "place seeker" not in table.legal(0)
    middle = building(f"{FED}; miner > monk:seeker > spelunker; wattler", ["spelunker"])
    assert "place spelunker" not in middle.legal(0)
    grain = building(FED + " > (swineherd | poulterer); wattler", ["monk", "brewer"])
    grain.do("0 place brewer", "0 monk-table", "0 bank")
    assert village(grain).endswith("monk:founders > brewer")


def test_vil_7_27_stand_ins_lend_nothing_of_the_card_they_replace() -> None:
    seen = public(building(f"{FED}; monk:hayer > monk:grazier > milk_maid", []))
    assert (seen["symbols"]["hay"], seen["symbols"]["special"], seen["food"], seen["padlocks"]) == (1, 2, 3, 1)


def test_vil_7_28_a_bare_monk_goes_back_to_the_hand() -> None:
    """Cannot happen with the cards of this edition: the safety rule is tried by hand."""
    table = building(f"{FED}; miner > monk:seeker > spelunker", [])
    state = table.match.state
    assert isinstance(state, VillagersState)
    take_down(state, 0, 3)
    assert village_text(state.book, state.players[0].nodes) == f"{FED}; miner"
    assert hand(table) == ["monk"]
    assert "must be covered" in broken("villagers", {"players": [{"village": f"{FED}; miner > monk:seeker"}, {}]})


def test_vil_7_29_the_apprentice_takes_the_place_of_a_covered_card() -> None:
    other = {"village": f"{FED}; lumberjack > wheeler > cartwright; hunter"}
    table = building(f"{FED}; lumberjack > carpenter", ["apprentice"], other, {})
    table.do("0 play apprentice")
    assert table.legal(0) == ["swap 0 lumberjack.1", "swap 1 lumberjack.1", "swap 1 wheeler.1"]
    table.do("0 swap 1 lumberjack.1")
    assert village(table) == f"{FED}; lumberjack > carpenter; lumberjack"
    assert village(table, 1) == f"{FED}; apprentice:lumberjack > wheeler > cartwright; hunter"
    assert public(table)["placed"] == 1


def test_vil_7_29_own_cards_may_return_to_the_same_pile() -> None:
    table = building(f"{FED}; lumberjack > wheeler > cartwright", ["apprentice"])
    table.do("0 play apprentice", "0 swap 0 wheeler.1", "0 on lumberjack.1")
    assert village(table) == f"{FED}; lumberjack > (apprentice:wheeler > cartwright | wheeler)"


def test_vil_7_29_the_padlock_of_the_card_must_be_opened() -> None:
    other = {"village": f"{FED}; hayer > grazier > milk_maid > fromager"}
    own = f"{FED}; hayer > grazier"
    table = building(own, ["apprentice"], other, {}, treasury=1)
    table.do("0 play apprentice")
    assert "swap 1 milk_maid.1" not in table.legal(0)
    table = building(own, ["apprentice"], other, {}, treasury=2)
    table.do("0 play apprentice", "0 swap 1 milk_maid.1", "0 on grazier.1", "0 bank")
    assert gold(table) == 0


def test_vil_7_29_a_covered_monk_may_be_taken_if_covered_at_once() -> None:
    other = {"village": f"{FED}; miner > monk:seeker > spelunker"}
    own = f"{FED}; lumberjack"
    table = building(own, ["apprentice", "cartwright"], other, {})
    table.do("0 play apprentice", "0 swap 1 monk.1")
    assert table.legal(0) == ["place cartwright"]
    table.do("0 place cartwright", "0 monk lumberjack.1")
    assert village(table) == f"{FED}; lumberjack > monk:wheeler > cartwright"
    assert village(table, 1) == f"{FED}; miner > apprentice:seeker > spelunker"
    assert (public(table)["placed"], hand(table)) == (2, [])
    alone = building(own, ["apprentice", "hunter"], other, {})
    alone.do("0 play apprentice")
    assert "swap 1 monk.1" not in alone.legal(0)


def test_vil_7_29_an_apprentice_is_no_target() -> None:
    other = {"village": f"{FED}; miner > apprentice:seeker > spelunker"}
    table = building(f"{FED}; miner", ["apprentice"], other, {})
    table.do("0 play apprentice")
    assert spots(table.legal(0)) == ["1 miner.1"]


def test_vil_7_30_the_tinner_opens_padlocks_from_then_on() -> None:
    table = building(FED, ["tinner", "fisher", "priest"], treasury=2)
    table.do("0 place fisher")
    assert table.legal(0) == ["bank"]
    table.do("0 bank")
    table.refuses("0 place priest")
    table.do("0 play tinner", "0 place priest")
    assert table.legal(0) == ["free"]
    table.do("0 free")
    assert gold(table) == 0
    table.do("0 done")
    assert not public(table)["free_unlock"]


def test_vil_7_31_the_smuggler_brings_half_the_printed_gold() -> None:
    own = "founders:gold; lumberjack > (shipwright | wheeler > cartwright{2}); hayer > peddler; hunter"
    table = building(own, ["smuggler"], treasury=0)
    table.do("0 play smuggler", "0 unlock 0 1")
    assert table.legal(0) == ["sell shipwright.1", "sell cartwright.1", "sell founders.1"]
    table.do("0 sell cartwright.1")
    assert gold(table) == 5
    poor = building(f"{FED}; hunter", ["smuggler"], treasury=1)
    poor.refuses("0 play smuggler")
    nothing = building(f"{FED}; hunter", ["smuggler"], treasury=2)
    nothing.do("0 play smuggler", "0 bank")
    assert (gold(nothing), nothing.legal(0)) == (0, ["done"])


def test_vil_7_32_the_card_taken_may_lie_on_monks() -> None:
    other = {"village": f"{FED}; miner > seeker > spelunker > jeweler"}
    table = building(FED, ["apprentice", "monk"], other, {})
    table.do("0 play apprentice", "0 swap 1 seeker.1", "0 monk-table")
    assert village(table) == f"{FED}; monk:miner > seeker"
    assert public(table)["placed"] == 2


def test_vil_7_33_an_action_is_legal_only_as_a_whole() -> None:
    other = {"village": f"{FED}; miner > seeker > spelunker > jeweler"}
    table = building(FED, ["apprentice", "monk"], other, {}, treasury=1)
    table.do("0 play apprentice")
    assert "swap 1 spelunker.1" not in table.legal(0)
    full = building(FED, ["apprentice", "hunter", "harvester"], {"village": f"{FED} > swineherd"}, {})
    full.do("0 place hunter", "0 place harvester")
    full.refuses("0 play apprentice")
