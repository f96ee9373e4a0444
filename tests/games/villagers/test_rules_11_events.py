"""Rules VIL-11.31 to 11.63: when events begin, what they count, and what each of the 24 does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from beffroi.kernel.flow import legal, play
from beffroi.kernel.position import read_position
from tests.games.villagers.table import FED, countess, gold, hand, public, reserve, sizes, village
from tests.games.villagers.test_rules_11_solo import EVENTS, ROAD, duel, facing, jests, own_event
from tests.kit import Table

HERS = "countess:gold; blacksmith; hunter{2}; priest; carpenter"


def building(event: str, cards: list[str], own: str = FED, **more: Any) -> Table:
    """Return a build turn of the duel under one event."""
    player = {"village": own, "hand": cards} | ({"treasury": more.pop("treasury")} if "treasury" in more else {})
    return duel("build", events=[event], players=[player], **more)


def test_vil_11_31_when_an_event_begins() -> None:
    serfdom = building("serfdom", ["priest", "agent"])
    assert jests(serfdom) == ["jest serfdom"]
    serfdom.do("0 exchange miner", "0 return agent")
    assert (jests(serfdom), serfdom.view(0)["begun"]) == ([], ["serfdom"])
    bank = building("countess_bank", ["fisher", "wattler"], treasury=8)
    bank.do("0 place wattler")
    assert jests(bank) == ["jest countess_bank"]  # no padlock was opened
    bank.do("0 place fisher", "0 bank")
    assert (jests(bank), bank.view(0)["begun"]) == ([], ["countess_bank"])
    key = building("countess_bank", ["cooper"], f"{FED}; lumberjack", countess={"village": "countess:gold; blacksmith"})
    key.do("0 place cooper", "0 on lumberjack.1", "0 unlock countess 1")
    assert jests(key) == ["jest countess_bank"]  # a key is not the bank
    late = duel(events=["serfdom", "tribute"], begun=[], jester=True)
    assert jests(late) == ["jest serfdom", "jest tribute"]  # it never began


def test_vil_11_32_buying_off() -> None:
    table = building("arson", [], treasury=5, jester=False)
    assert table.legal(0) == ["ransom", "submit"]
    table.do("0 ransom")
    assert (gold(table), public(table)["limit"], table.view(0)["events"], table.view(0)["bought"]) == (
        2,
        2,
        ["arson"],
        ["arson"],
    )
    accepted = building("arson", [], treasury=5, jester=False).do("0 submit")
    assert (gold(accepted), public(accepted)["limit"], accepted.view(0)["bought"]) == (5, 1, [])
    assert accepted.legal(0)[0] == "done"  # asked once


def test_vil_11_32_the_stricter_reading_of_a_data_pack(tmp_path: Path) -> None:
    words = 'key = "build_limit", delta = -1, buyoff = 3, buyoff_to = "countess", partial = false'
    game = own_event(tmp_path, f'{{ do = "modifier", {words} }}', "build")
    for treasury, jester, wanted in ((2, False, "done"), (2, True, "submit"), (3, False, "ransom")):
        document = {"phase": "build", "events": ["mine"], "jester": jester, "players": [{"treasury": treasury}]}
        state = read_position(game, document).state
        assert game.words.text(legal(state, 0)[0]) == wanted
        if wanted == "ransom":
            play(state, 0, game.words.parse("ransom"))
            assert game.view(state, 0)["countess"]["treasury"] == 4


def test_vil_11_33_an_empty_reserve_is_made_of_the_discards() -> None:
    table = duel(reserve=0, stacks=[0, 0, 2, 5, 5, 5], markets=["first"], winter=["tribute"], agenda=[["Newcomer"]])
    before = len(duel(reserve=0, stacks=[0, 0, 2, 5, 5, 5], agenda=[]).doc()["discard"])
    assert (table.view(0)["discard"], reserve(table), sizes(table)) == ([], before - 1, [0, 0, 2, 5, 5, 5])
    assert {"what": "recycled", "seat": -1, "number": before} in table.told()
    known = table.view(0)["reserve"]["cards"]
    assert known == sorted(table.doc()["reserve"])
    assert "cards" not in table.view(-1)["reserve"]


def test_vil_11_33_cards_discarded_face_down_too() -> None:
    table = duel(
        reserve=0,
        stacks=[0] * 5 + [2],
        round=3,
        buried=["priest@0.2"],
        players=[{"hand": ["agent", "mason"], "seen": ["priest@1", "agent@1", "mason@1"]}],
        agenda=[["Newcomer"]],
    )
    assert table.doc()["buried"] == []
    assert table.player(0)["seen"] == ["mason@1"]  # which solitary card was buried stays unknown to who watches
    everywhere = [*table.doc()["reserve"], *countess(table)["village"].split("; ")]
    assert "priest" in everywhere


def test_vil_11_33_worlds_keep_the_cards_of_a_new_reserve_and_mix_their_order() -> None:
    table = duel(reserve=0, stacks=[0, 0, 2, 5, 5, 5], agenda=[["Newcomer"], ["Turn", 0]])
    state, game = table.match.state, table.game
    worlds = [game.write(game.sample(state, 0, seed))["reserve"] for seed in range(20)]
    assert {tuple(sorted(world)) for world in worlds} == {tuple(sorted(table.doc()["reserve"]))}
    assert len({tuple(world) for world in worlds}) > 15
    villagers = game.data.tables["villagers"]
    assert len({villagers[world[0]]["family"] for world in worlds}) == 1  # its back is seen
    others = [game.write(game.sample(state, -1, seed))["reserve"] for seed in range(20)]
    assert len({tuple(sorted(world)) for world in others}) > 1  # who watches does not know what was buried


def test_vil_11_34_replaced_from_its_own_season() -> None:
    table = facing(["mood_swing"], markets=["first"], summer=["customs", "bribes"])
    table.do("0 event mood_swing")
    assert table.doc()["summer"] == ["bribes"]
    assert set(table.view(0)["spent"]) >= {"mood_swing", "customs"}


def test_vil_11_35_nothing_is_asked_where_it_makes_no_difference() -> None:
    twins = facing(["betrayer"], f"{FED}; hunter; hunter").do("0 event betrayer")
    assert countess(twins)["village"] == "countess:gold; hunter"
    apart = facing(["betrayer"], f"{FED}; hunter{{2}}; hunter").do("0 event betrayer")
    assert apart.legal(0) == ["lose hunter.1", "lose hunter.2"]
    chains = facing(["betrayer"], f"{FED}; miner > (mason | seeker); miner > mason").do("0 event betrayer")
    assert chains.legal(0) == ["lose mason.1", "lose mason.2", "lose seeker.1"]
    poor = facing(["protection_money"], f"{FED}; chandler{{4}}; hunter{{2}}", 1).do("0 event protection_money")
    assert (gold(poor), poor.asked()) == (0, [])  # both would take the last coin
    keys = facing(["bribes"], countess={"village": "countess:gold; hunter; hunter"}).do("0 event bribes")
    assert countess(keys)["coins"] == 2
    same = facing(["abduction"], cards=["mason", "mason"]).do("0 event abduction")
    assert hand(same) == ["mason"]


def test_vil_11_36_a_late_event_does_nothing() -> None:
    table = facing(["mood_swing"], summer=["countess_bank", "customs"], jester=True)
    table.do("0 event mood_swing")
    assert (table.view(0)["events"], table.asked()) == ([], [])
    assert {"what": "late", "seat": -1, "event": "countess_bank"} in table.told()


def test_vil_11_36_an_event_of_the_round_holds_for_the_rest_of_it(tmp_path: Path) -> None:
    game = own_event(tmp_path, '{ do = "force_jester" }', "round")
    document = {"phase": "events", "events": ["mood_swing"], "summer": ["mine", "customs"], "reserve": ["seeker"]}
    state = read_position(game, document).state
    play(state, 0, game.words.parse("event mood_swing"))
    assert [game.words.text(action) for action in legal(state, 0)] == ["event mine", "jest mine"]
    play(state, 0, game.words.parse("event mine"))
    assert game.view(state, 0)["duty"]


def test_vil_11_37_silver_is_worth_what_it_would_be_at_the_second_market() -> None:
    table = facing(["spy_network"], f"{FED}; agent; chandler{{4}}", 5)
    table.do("0 event spy_network")
    assert (countess(table)["treasury"], gold(table), public(table)["coins"]) == (5, 5, 4)


def test_vil_11_38_what_is_counted() -> None:
    own = "founders:gold > swineherd; lumberjack > log_rafter"
    assert gold(facing(["value_added_tax"], own).do("0 event value_added_tax")) == 7  # the Swineherd alone
    assert gold(facing(["customs"], own).do("0 event customs")) == 6  # Founders and Swineherd; Log Rafter is one card
    nothing = facing(["protection_money"], own).do("0 event protection_money")
    assert (gold(nothing), nothing.asked()) == (8, [])


def test_vil_11_38_her_own_card_is_a_gold_symbol_and_no_villager(tmp_path: Path) -> None:
    for count, wanted in (("gold_symbols", 1), ("largest_family", 0), ("best_gold", 4)):
        folder = tmp_path / count
        folder.mkdir()
        words = f'payer = "bank", payee = "countess", per = 1, count = "{count}", whose = "countess"'
        game = own_event(folder, f'{{ do = "gold_transfer", {words} }}')
        state = read_position(game, {"phase": "events", "events": ["mine"], "agenda": [["Resolve", 0]]}).state
        play(state, 0, game.words.parse("event mine"))
        assert game.view(state, 0)["countess"]["treasury"] == 1 + wanted


def test_vil_11_39_the_last_round() -> None:
    table = duel(events=["customs"], stacks=[0] * 6, reserve=9, markets=["first"], jester=False)
    table.do("0 event customs")
    assert (table.view(0)["phase"], reserve(table), table.view(0)["events"]) == ("over", 9, [])


@pytest.mark.parametrize(
    ("hers", "gain"), [("countess:gold; milk_maid; hunter; fisher", 8), ("countess:gold; priest", 0)]
)
def test_vil_11_40_sinister_banquet(hers: str, gain: int) -> None:
    table = facing(["sinister_banquet"], countess={"village": hers}).do("0 event sinister_banquet")
    assert (countess(table)["treasury"], gold(table)) == (1 + gain, 8)


def test_vil_11_41_mood_swing() -> None:
    table = facing(["mood_swing", "betrayer"], f"{FED}; hunter; fisher", summer=["value_added_tax"], jester=True)
    table.do("0 event mood_swing")
    assert table.legal(0) == ["event value_added_tax", "jest value_added_tax"]
    assert table.view(0)["players"][0]["asked"] == {"event": "value_added_tax"}
    table.do("0 event value_added_tax")
    assert (gold(table), table.view(0)["jester"]) == (7, True)
    again = facing(["mood_swing"], summer=[], jester=False, seed=1)
    again.do("0 event mood_swing")
    assert again.view(0)["summer"] + len(again.view(0)["spent"]) == 12


def test_vil_11_42_black_market() -> None:
    hers = {"village": "countess:gold; grocer; hunter", "treasury": 2}
    table = facing(["black_market"], f"{FED}; freemason; wattler", 1, countess=hers).do("0 event black_market")
    assert (gold(table), countess(table)["treasury"]) == (4, 5)
    assert {"what": "received", "seat": 0, "number": 3} in table.told()


def test_vil_11_43_value_added_tax() -> None:
    table = facing(["value_added_tax"], f"{FED}; miner > seeker > spelunker > jeweler; fisher")
    table.do("0 event value_added_tax")
    assert (gold(table), countess(table)["treasury"]) == (6, 3)


def test_vil_11_44_land_claim() -> None:
    table = facing(["land_claim"], f"{FED}; miner > mason; hayer").do("0 event land_claim")
    assert (gold(table), countess(table)["treasury"]) == (4, 5)


def test_vil_11_45_temporary_employment() -> None:
    cards = ["cooper", "wheeler", "graper", "priest"]
    table = facing(["temporary_employment"], cards=cards).do("0 event temporary_employment")
    assert (gold(table), countess(table)["treasury"]) == (8, 7)


def test_vil_11_46_bribes() -> None:
    table = facing(["bribes"], countess={"village": HERS}).do("0 event bribes")
    assert set(table.legal(0)) == {f"point countess {name}.1" for name in ("blacksmith", "hunter", "carpenter")}
    table.do("0 point countess carpenter.1")
    assert countess(table)["village"] == HERS + "{8}"
    assert countess(table)["treasury"] == 1


def test_vil_11_47_serfdom() -> None:
    table = building("serfdom", ["blacksmith", "cooper", "priest"], stacks=[0] * 6, reserve=3)
    table.do("0 exchange lumberjack")
    assert table.legal(0) == ["return cooper", "return blacksmith", "return priest"]
    table.do("0 return blacksmith", "0 place cooper", "0 on lumberjack.1")
    assert table.legal(0) == ["unlock countess 1"]
    assert (countess(table)["village"], reserve(table)) == ("countess:gold; blacksmith", 3)
    assert {"what": "taken", "seat": 0, "card": "blacksmith"} in table.told(-1)


def test_vil_11_48_customs() -> None:
    own = f"{FED}; lumberjack > (carpenter | wheeler > cartwright); hunter"
    table = facing(["customs"], own, cards=["hunter", "fisher"]).do("0 event customs")
    assert (gold(table), countess(table)["treasury"]) == (4, 5)


def test_vil_11_49_guild_conspiracy() -> None:
    table = facing(["guild_conspiracy"], countess={"village": HERS}).do("0 event guild_conspiracy")
    assert countess(table)["village"] == "countess:gold; blacksmith{2}; hunter{4}; priest; carpenter{2}"
    assert countess(table)["treasury"] == 1


def test_vil_11_50_betrayer() -> None:
    table = facing(["betrayer"], f"{FED}; miner > mason; hayer").do("0 event betrayer")
    assert (village(table), countess(table)["village"]) == (f"{FED}; miner; hayer", "countess:gold; mason")
    nobody = facing(["betrayer"], f"{FED}; miner").do("0 event betrayer")
    assert (village(nobody), nobody.asked()) == (f"{FED}; miner", [])


def test_vil_11_51_the_countess_bank() -> None:
    table = building("countess_bank", ["fisher"], treasury=3)
    table.do("0 place fisher", "0 bank")
    assert gold(table) == 0
    poor = building("countess_bank", ["fisher"], treasury=2)
    assert "place fisher" not in poor.legal(0)
    own = building("countess_bank", ["priest"], f"{FED}; chandler", treasury=0)
    own.do("0 place priest", "0 unlock 0 1")
    assert public(own)["coins"] == 2


@pytest.mark.parametrize(
    ("mode", "events"), [("normal", ["rats", "tribute", "arrest"]), ("beginner", ["rats", "tribute"])]
)
def test_vil_11_52_dark_mood(mode: str, events: list[str]) -> None:
    deck = ["dark_mood", "rats", "tribute", "arrest"]
    table = duel(mode=mode, reserve={"size": 9, "top": ["mason"]}, markets=["first"], winter=deck)
    assert set(table.view(0)["events"]) == set(events)
    assert "dark_mood" in table.view(0)["spent"]
    assert {"what": "replaced", "seat": -1, "event": "dark_mood"} in table.told()


def test_vil_11_53_it_was_you() -> None:
    new: dict[str, Any] = {"winter": ["rats", "blackmail", "arson"], "reserve": {"size": 9, "top": ["mason"]}}
    table = duel(events=["it_was_you"], markets=["first"], **new)
    assert (table.legal(0), table.view(0)["duty"]) == (["jest arson", "jest blackmail", "jest rats"][1:], True)
    table.do("0 jest rats")
    assert (table.view(0)["jester"], table.view(0)["duty"], table.view(0)["round"]) == (False, False, 2)
    one = duel(events=["it_was_you"], markets=["first"], **(new | {"reserve": {"size": 9, "top": ["jeweler"]}}))
    assert (one.view(0)["jester"], one.view(0)["events"]) == (False, [])  # VIL-11.35
    itself = duel(events=["it_was_you", "tribute"], markets=["first"], **new).do("0 jest it_was_you", "0 event tribute")
    assert (itself.view(0)["jester"], len(itself.view(0)["events"])) == (False, 2)
    last = duel(events=["it_was_you"], markets=["first"], stacks=[0] * 6)
    assert last.view(0)["jester"] is False
    assert {"what": "gone", "seat": -1} in last.told()


def test_vil_11_54_arson() -> None:
    own = f"{FED}; lumberjack > carpenter; wattler; wattler; miner > mason"
    table = building("arson", [], own, jester=False)
    table.do("0 submit")
    assert (public(table)["limit"], public(table)["exchanges"]) == (4, 3)  # after the cap of 5


def test_vil_11_55_conscription() -> None:
    piles: dict[str, Any] = {"stacks": [0, {"size": 2, "top": ["jeweler"]}, 0, 0, 0, 5], "reserve": 4}
    table = facing(["conscription"], **piles).do("0 event conscription")
    assert table.legal(0) == ["from 2", "from 6", "from reserve"]
    table.do("0 from 2")
    assert (countess(table)["village"], sizes(table)[1], table.view(0)["events"]) == ("countess:gold; jeweler", 1, [])
    only = facing(["conscription"], stacks=[0, 0, 0, 0, 0, 1], reserve=0).do("0 event conscription")
    assert (countess(only)["villagers"], sizes(only)[5]) == (2, 0)


def test_vil_11_56_tribute() -> None:
    table = facing(["tribute"], cards=["mason", "agent"]).do("0 event tribute")
    assert (gold(table), countess(table)["treasury"]) == (6, 3)


def test_vil_11_57_protection_money() -> None:
    own = f"{FED}; miner > blacksmith{{6}}; hunter{{2}}; chandler"
    table = facing(["protection_money"], own).do("0 event protection_money")
    assert table.legal(0) == ["point 0 blacksmith.1", "point 0 hunter.1"]
    table.do("0 point 0 blacksmith.1")
    assert (gold(table), public(table)["coins"]) == (2, 8)


def test_vil_11_58_trade_network() -> None:
    hers = {"village": "countess:gold; grocer; hunter; agent"}
    table = facing(["trade_network"], countess=hers).do("0 event trade_network")
    assert set(table.legal(0)) == {"point countess grocer.1", "point countess agent.1"}
    table.do("0 point countess agent.1")
    assert countess(table)["treasury"] == 1


def test_vil_11_59_spy_network() -> None:
    table = facing(["spy_network"], f"{FED}; freemason; wattler; agent").do("0 event spy_network")
    table.do("0 point 0 freemason.1")
    assert (countess(table)["treasury"], gold(table)) == (4, 8)


def test_vil_11_60_blackmail() -> None:
    own = f"{FED}; miner > seeker > spelunker > jeweler; lumberjack > cooper{{6}}"
    table = facing(["blackmail"], own).do("0 event blackmail")
    assert (countess(table)["treasury"], gold(table)) == (21, 8)


def test_vil_11_61_abduction() -> None:
    table = facing(["abduction"], cards=["jeweler", "priest"]).do("0 event abduction")
    assert table.legal(0) == ["hand-over jeweler", "hand-over priest"]
    table.do("0 hand-over priest")
    assert (hand(table), table.view(-1)["discard"][-1]) == (["jeweler"], "priest")


def test_vil_11_62_arrest() -> None:
    table = facing(["arrest"], f"{FED} > brewer{{2}}; hayer; wattler").do("0 event arrest")
    assert table.legal(0) == ["lose brewer.1", "lose wattler.1"]
    table.do("0 lose brewer.1")
    assert (table.view(0)["discard"][-1], gold(table), countess(table)["villagers"]) == ("brewer", 10, 1)


def test_vil_11_63_rats() -> None:
    table = duel("draft", events=["rats"], players=[{"village": FED}], road=ROAD, jester=False).do("0 submit")
    assert (public(table)["capacity"], public(table)["due"]) == (2, 2)
    paid = duel("draft", events=["rats"], players=[{"village": FED}], road=ROAD, jester=False).do("0 ransom")
    assert (public(paid)["due"], gold(paid)) == (3, 5)


def test_vil_11_40_every_event_has_its_rule() -> None:
    rules = [entry["note"].split("; ")[1].partition(";")[0] for entry in EVENTS.values()]
    assert rules == [f"VIL-11.{number}" for number in range(40, 64)]
