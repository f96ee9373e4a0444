"""Rules VIL-11: the solo duel with the Countess."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.villagers.table import FED, countess, ended, gold, hand, public, reserve, road, sizes, village
from tests.kit import Table, broken, villagers

ROAD = ["seeker", "poulterer", "hunter", "graper", "horse_trader", "carpenter"]


def duel(phase: str = "events", mode: str = "normal", **document: Any) -> Table:
    """Return a solo table; no event is face up unless it is named."""
    return villagers({"mode": mode}, **({"seats": 1, "phase": phase, "events": []} | document))


def facing(events: list[str], own: str = FED, treasury: int = 8, cards: list[str] | None = None, **more: Any) -> Table:
    """Return a solo table that resolves events and then stops."""
    player: dict[str, Any] = {"village": own, "treasury": treasury}
    if cards is not None:
        player["hand"] = cards
    full: dict[str, Any] = {"events": events, "players": [player], "jester": False, "agenda": [["Resolve", 0]]}
    return duel(**(full | more))


def test_vil_11_1_set_up_of_the_duel() -> None:
    table = villagers(seats=1)
    view = table.view(0)
    assert sizes(table) == [5] * 6
    assert view["jester"]
    assert len(view["events"]) == 1
    season = table.game.data.tables["events"][view["events"][0]]["season"]
    assert (season, view["summer"], view["winter"]) == ("summer", 11, 12)
    families = table.game.data.tables["villagers"]
    doc = table.doc()
    cards = [card for pile in [*doc["stacks"], doc["reserve"]] for card in pile]
    assert not {families[card]["family"] for card in cards} & {"wool", "leather", "special"}


def test_vil_11_2_the_countess_replaces_the_second_player() -> None:
    seen = countess(villagers(seats=1))
    assert (seen["village"], seen["treasury"], seen["gold"]) == ("countess:gold", 1, 4)
    assert "hand_size" not in seen


def test_vil_11_3_you_are_always_first() -> None:
    table = duel("build", players=[{"village": FED}])
    ended(table)
    assert table.view(0)["first"] == 0
    assert not [told for told in table.told() if told["what"] == "first"]


def test_vil_11_4_each_pick_gives_one_villager_to_the_countess_before_refilling() -> None:
    table = duel("draft", road=ROAD, stacks=[{"size": 2, "top": ["mason", "wheeler"]}, 5, 5, 5, 5, 5])
    table.do("0 draft 3 hunter")
    assert road(table)[2] == ""
    assert [text.split()[1] for text in table.legal(0)] == ["1", "2", "4", "5", "6"]
    table.do("0 give 1 seeker")
    assert road(table)[:3] == ["mason", "poulterer", "wheeler"]
    assert countess(table)["village"] == "countess:gold; seeker"


def test_vil_11_5_also_after_a_blind_pick() -> None:
    table = duel("draft", road=ROAD)
    blind = next(text for text in table.legal(0) if text.startswith("blind"))
    table.do(f"0 {blind}")
    assert [text.split()[0] for text in table.legal(0)] == ["give"] * 6
    last = duel("draft", road=["hunter"], stacks=[0] * 6, reserve=["mason"])
    last.do("0 draft 1 hunter")
    assert countess(last)["village"] == "countess:gold"


def test_vil_11_6_her_villagers_ignore_chains_and_padlocks() -> None:
    table = duel("draft", road=["truffler", *ROAD[1:]])
    table.do("0 draft 2 poulterer", "0 give 1 truffler")
    seen = countess(table)
    assert (seen["village"], seen["gold"], seen["treasury"]) == ("countess:gold; truffler", 12, 1)
    assert all(card["depth"] == 0 for card in seen["cards"])


def test_vil_11_7_coins_on_her_villager_go_to_her_treasury() -> None:
    table = duel("draft", road=["seeker{3}", *ROAD[1:]])
    table.do("0 draft 2 poulterer", "0 give 1 seeker")
    assert (countess(table)["treasury"], gold(table)) == (4, 8)


def test_vil_11_8_only_you_may_place_a_coin() -> None:
    table = duel("arrivals", road=ROAD)
    table.do("0 coin 2 poulterer")
    assert table.view(0)["phase"] == "build"
    assert road(table)[1] == "poulterer{1}"
    assert table.view(0)["discard"] == [card for card in ROAD if card != "poulterer"]


def test_vil_11_9_her_villagers_are_keys_to_be_paid() -> None:
    own = {"village": f"{FED}; chandler", "hand": ["priest"]}
    table = duel("build", players=[own], countess={"village": "countess:gold; chandler"})
    table.do("0 place priest")
    assert table.legal(0) == ["unlock 0 1", "unlock countess 1"]
    table.do("0 unlock countess 1")
    assert (gold(table), countess(table)["coins"], countess(table)["treasury"]) == (6, 2, 1)


def test_vil_11_10_events_in_any_order_then_all_are_discarded() -> None:
    table = duel(events=["tithe", "road_toll", "drought"], jester=False)
    assert table.legal(0) == ["event tithe", "event road_toll"]
    table.do("0 event road_toll", "0 event tithe")
    assert set(table.view(0)["spent"]) == {"tithe", "road_toll", "drought"}
    assert not set(table.view(0)["events"]) & {"tithe", "road_toll", "drought"}


def test_vil_11_11_the_countess_takes_the_top_of_the_reserve() -> None:
    table = duel(reserve={"size": 9, "top": ["grocer"]}, countess={"village": "countess:gold; hunter"})
    assert countess(table)["village"] == "countess:gold; hunter; grocer"
    assert {"what": "joined", "seat": -1, "card": "grocer", "number": 3} in table.told()
    empty = duel(reserve=0, stacks=[0, {"size": 2, "top": ["mason"]}, 5, 5, 5, 5])
    assert countess(empty)["village"] == "countess:gold; mason"
    assert sizes(empty)[1] == 1


@pytest.mark.parametrize(
    ("card", "events"), [("grazier", 3), ("grocer", 3), ("mason", 2), ("cartwright", 2), ("spelunker", 1)]
)
def test_vil_11_12_the_value_says_how_many_events(card: str, events: int) -> None:
    table = duel(reserve={"size": 9, "top": [card]})
    assert len(table.view(0)["events"]) == events


def test_vil_11_13_summer_until_the_first_market_then_winter() -> None:
    events = villagers(seats=1).game.data.tables["events"]
    before = duel(reserve={"size": 9, "top": ["mason"]}, stacks=[0, 0, 5, 5, 5, 5])
    assert before.view(0)["markets"] == ["first"]
    assert {events[name]["season"] for name in before.view(0)["events"]} == {"summer"}
    after = duel(reserve={"size": 9, "top": ["mason"]}, stacks=[0, 0, 5, 5, 5, 5], markets=["first"])
    assert {events[name]["season"] for name in after.view(0)["events"]} == {"winter"}
    short = duel(reserve={"size": 9, "top": ["grazier"]}, summer=["tithe"])
    assert "tithe" in short.view(0)["events"]
    assert (len(short.view(0)["events"]), short.view(0)["summer"]) == (3, 9)


def test_vil_11_14_an_event_acts_in_the_next_round() -> None:
    table = villagers(seats=1, events=["drought"], jester=False)
    assert public(table)["capacity"] == 1
    table = duel(reserve={"size": 9, "top": ["mason"]}, summer=["drought"])
    assert "drought" in table.view(0)["events"]
    assert table.view(0)["round"] == 2
    assert public(table)["capacity"] == 1


def test_vil_11_15_the_market_check_follows_the_events() -> None:
    table = duel(events=["conscription"], jester=False, stacks=[0, 1, 5, 5, 5, 5], reserve=9)
    table.do("0 event conscription")
    assert table.view(0)["markets"] == ["first"]
    last = duel(stacks=[0] * 6, reserve=9)
    assert (countess(last)["villagers"], reserve(last), last.asked()) == (1, 9, [])
    assert last.view(0)["events"] == []


def test_vil_11_16_pay_what_you_have() -> None:
    table = facing(["royal_banquet"], treasury=2)
    table.do("0 event royal_banquet")
    assert (gold(table), countess(table)["treasury"]) == (0, 3)


def test_vil_11_17_founders_are_never_removed() -> None:
    table = facing(["it_was_you", "wolves"], "founders:gold", treasury=0)
    table.do("0 event it_was_you", "0 event wolves")
    assert village(table) == "founders:gold"


def test_vil_11_18_coins_on_a_stolen_villager_are_yours() -> None:
    table = facing(["seizure"], f"{FED}; chandler{{4}}", treasury=0)
    table.do("0 event seizure", "0 lose chandler.1")
    assert (gold(table), countess(table)["village"]) == (4, "countess:gold; chandler")
    burnt = facing(["fire"], f"{FED}; lumberjack > carpenter{{2}}", treasury=0)
    burnt.do("0 event fire", "0 lose carpenter.1")
    assert (gold(burnt), burnt.view(0)["discard"][-1]) == (2, "carpenter")


def test_vil_11_19_a_road_villager_is_replaced_from_the_leftmost_stack() -> None:
    table = facing(["bribery"], road=["truffler", *ROAD[1:]], stacks=[0, {"size": 2, "top": ["mason"]}, 5, 5, 5, 5])
    table.do("0 event bribery")
    assert road(table) == ["mason", *ROAD[1:]]
    dry = facing(["bribery"], road=["truffler", *ROAD[1:]], stacks=[0] * 6, reserve=["mason"])
    dry.do("0 event bribery")
    assert (road(dry)[0], reserve(dry)) == ("mason", 0)


def test_vil_11_20_top_villagers_without_commons() -> None:
    table = facing(["seizure"], f"{FED}; lumberjack; miner > seeker; hunter", treasury=0)
    table.do("0 event seizure")
    assert table.legal(0) == ["lose seeker.1", "lose hunter.1"]


def test_vil_11_21_the_card_below_is_a_top_card_again() -> None:
    table = facing(["seizure"], f"{FED} > swineherd > truffler", treasury=0)
    assert (public(table)["food"], public(table)["gold"]) == (1, 8)
    table.do("0 event seizure", "0 lose truffler.1")
    assert (public(table)["food"], public(table)["gold"]) == (1, 2)
    table = facing(["seizure"], "founders:gold > swineherd", treasury=0)
    table.do("0 event seizure", "0 lose swineherd.1")
    assert public(table)["gold"] == 2


def test_vil_11_22_the_jester_discards_one_event_once() -> None:
    table = duel(events=["tithe", "road_toll"], jester=True, players=[{"treasury": 9}])
    table.do("0 jest tithe")
    assert table.legal(0) == ["event road_toll"]
    assert not table.view(0)["jester"]
    assert "jester" not in hand(table)


def test_vil_11_23_not_once_the_phase_has_begun() -> None:
    table = villagers(seats=1, events=["drought", "tithe"])
    assert table.legal(0) == ["skip", "jest tithe", "jest drought"]
    table.do("0 skip")
    assert not [text for text in table.legal(0) if text.startswith("jest")]
    later = duel("arrivals", events=["drought", "forced_labour", "tithe"])
    later.do("0 skip")
    assert later.legal(0) == ["skip", "jest tithe", "jest forced_labour"]


def test_vil_11_24_the_countess_earns_like_a_player() -> None:
    hers = {"village": "countess:gold; chandler{2}; grocer; hunter; peddler", "treasury": 0}
    first = duel("market", countess=hers, stacks=[0, 0, 5, 5, 5, 5])
    assert countess(first)["treasury"] == 4 + 3 + 2
    last = duel("market", countess=hers, stacks=[0] * 6, markets=["first"])
    assert countess(last)["treasury"] == 4 + 3 + 3 + 3 + 2


@pytest.mark.parametrize(("own", "won"), [(31, True), (30, False), (29, False)])
def test_vil_11_25_only_more_gold_wins(own: int, won: bool) -> None:
    table = duel("over", players=[{"treasury": own}], countess={"treasury": 30})
    assert table.view(0)["won"] is won
    assert (table.ranks(), table.tiebreaks()) == ([1 if won else 2], [])
    (name, lines), *others = table.game.rivals(table.match.state)
    assert (name, sum(worth for _, worth in lines), others) == ("countess", 30, [])


def test_vil_11_26_beginner_mode() -> None:
    table = villagers({"mode": "beginner"}, seats=1)
    assert countess(table)["village"] == "countess:plain"
    assert countess(table)["gold"] == 0
    assert (table.view(0)["winter"], len(table.view(0)["events"])) == (11, 1)
    assert "VIL-11.26" in broken("villagers", {"options": {"mode": "beginner"}, "winter": ["it_was_you"]})
    after = duel(mode="beginner", reserve={"size": 9, "top": ["grazier"]})
    assert len(after.view(0)["events"]) == 1


def test_vil_11_27_hard_mode() -> None:
    table = villagers({"mode": "hard"}, seats=1)
    view = table.view(0)
    assert (len(view["events"]), view["jester"], countess(table)["treasury"]) == (2, False, 10)
    assert "1 to 1 players" in broken("villagers", {"seats": 2, "options": {"mode": "hard"}})


def test_vil_11_28_order_of_a_solo_round() -> None:
    table = villagers(seats=1, events=["tithe"], jester=False, players=[{"hand": []}])
    phases: list[str] = []
    while table.view(0)["round"] == 1:
        if not phases or phases[-1] != table.view(0)["phase"]:
            phases.append(table.view(0)["phase"])
        table.do(f"0 {table.legal(0)[0]}")
    assert phases == ["draft", "arrivals", "build", "events"]
    assert table.view(0)["phase"] == "draft"


def test_vil_11_29_windows_of_the_jester() -> None:
    table = villagers(seats=1, events=["tithe", "enclosure", "rumours"], players=[{"hand": []}])
    assert table.legal(0) == ["skip", "jest tithe", "jest rumours", "jest enclosure"]
    table.do("0 skip")
    while table.view(0)["phase"] == "draft":
        table.do(f"0 {table.legal(0)[0]}")
    assert table.legal(0) == ["skip", "jest tithe", "jest enclosure"]
    table.do("0 skip")
    ended(table)
    assert table.legal(0) == ["event tithe", "jest tithe"]
    assert not [text for text in duel("build", events=["tithe"]).legal(0) if "jest" in text]


def test_vil_11_30_the_countess_card_is_no_villager() -> None:
    hers = {"village": "countess:gold; peddler; priest"}
    table = duel("market", countess=hers, stacks=[0, 0, 5, 5, 5, 5])
    seen = countess(table)
    assert (seen["gold_symbols"], seen["symbols"]["solitary"], sum(seen["symbols"].values())) == (1, 1, 2)
    problem = broken("villagers", {"countess": {"village": "countess:gold > hunter"}})
    assert "her villagers stand alone" in problem
