"""Rules VIL-11: the solo duel with the Countess."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from beffroi import games
from beffroi.kernel.flow import pending, play
from beffroi.kernel.game import Game
from beffroi.kernel.position import read_position
from tests.games.villagers.table import FED, countess, ended, gold, hand, public, reserve, road, sizes, village
from tests.kit import Table, broken, villagers

EVENTS = games.load("villagers").data.tables["events"]
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


def jests(table: Table) -> list[str]:
    """Return what the Jester may do now."""
    return [text for text in table.legal(0) if text.startswith("jest ")]


def own_event(folder: Path, effect: str, phase: str = "event", season: str = "summer") -> Game:
    """Return the game with one more event, called `mine`, of a data pack."""
    text = f'[events.mine]\nseason = "{season}"\nphase = "{phase}"\neffect = {effect}\nsource = "seed"\n'
    (folder / "mine.toml").write_text(text, encoding="utf-8")
    return games.load("villagers", folder)


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
    table = duel(events=["customs", "land_claim", "serfdom"], jester=False)
    assert table.legal(0) == ["event land_claim", "event customs"]
    table.do("0 event customs")
    assert table.view(0)["spent"] == ["customs"]
    assert set(table.view(0)["events"]) == {"land_claim", "serfdom"}
    table.do("0 event land_claim")
    assert set(table.view(0)["spent"]) == {"customs", "land_claim", "serfdom"}


def test_vil_11_11_the_countess_takes_the_top_of_the_reserve() -> None:
    table = duel(reserve={"size": 9, "top": ["grocer"]}, countess={"village": "countess:gold; hunter"})
    assert countess(table)["village"] == "countess:gold; hunter; grocer"
    assert {"what": "joined", "seat": -1, "card": "grocer", "number": 3} in table.told()


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
    short = duel(reserve={"size": 9, "top": ["grazier"]}, summer=["customs"])
    assert "customs" in short.view(0)["events"]
    assert (len(short.view(0)["events"]), short.view(0)["summer"]) == (3, 9)


def test_vil_11_13_events_that_only_call_for_others_make_no_deck() -> None:
    summer = [name for name, entry in EVENTS.items() if entry["season"] == "summer" and name != "mood_swing"]
    table = duel(events=summer, summer=["mood_swing"], jester=False, agenda=[["Newcomer"]], reserve=["mason"])
    assert len(table.view(0)["events"]) == 2  # eleven others are among the discards
    up = [name for name in summer if EVENTS[name]["phase"] == "event"]
    alone = duel(events=["mood_swing", *summer], summer=[], jester=False, agenda=[["Resolve", 0]])
    alone.do("0 event mood_swing")
    assert (alone.view(0)["spent"], alone.view(0)["summer"]) == (["mood_swing"], 0)
    assert set(alone.legal(0)) == {f"event {name}" for name in up}


def test_vil_11_14_an_event_acts_in_the_next_round() -> None:
    table = villagers(seats=1, events=["rats"], jester=False)
    assert (table.legal(0), public(table)["capacity"]) == (["ransom", "submit"], 1)
    table = duel(reserve={"size": 9, "top": ["mason"]}, markets=["first"], winter=["rats", "tribute"])
    assert "rats" in table.view(0)["events"]
    assert (table.view(0)["round"], table.legal(0)[:2]) == (2, ["ransom", "submit"])


def test_vil_11_15_the_market_check_follows_the_events() -> None:
    table = duel(events=["conscription"], jester=False, stacks=[0, 1, 5, 5, 5, 5], reserve=9)
    table.do("0 event conscription", "0 from 2")
    assert table.view(0)["markets"] == ["first"]
    last = duel(stacks=[0] * 6, reserve=9)
    assert (countess(last)["villagers"], reserve(last), last.asked()) == (1, 9, [])
    assert last.view(0)["events"] == []


def test_vil_11_16_pay_what_you_have() -> None:
    table = facing(["tribute"], f"{FED}; chandler{{4}}", 2, ["mason", "agent", "priest"])
    table.do("0 event tribute")
    assert (gold(table), countess(table)["treasury"], public(table)["coins"]) == (0, 3, 4)
    arson = duel("build", events=["arson"], players=[{"village": FED, "treasury": 2}], jester=False)
    arson.do("0 ransom")
    assert (gold(arson), public(arson)["limit"]) == (0, 2)


def test_vil_11_17_founders_are_never_removed() -> None:
    table = facing(["betrayer", "arrest"], "founders:gold", treasury=0)
    table.do("0 event betrayer", "0 event arrest")
    assert village(table) == "founders:gold"


def test_vil_11_18_coins_on_a_stolen_villager_are_yours() -> None:
    table = facing(["betrayer"], f"{FED}; chandler{{4}}; hunter", treasury=0)
    table.do("0 event betrayer", "0 lose chandler.1")
    assert (gold(table), countess(table)["village"]) == (4, "countess:gold; chandler")
    gone = facing(["arrest"], f"{FED}; lumberjack > carpenter{{2}}", treasury=0)
    gone.do("0 event arrest")
    assert (gold(gone), gone.view(0)["discard"][-1]) == (2, "carpenter")


def test_vil_11_19_a_road_villager_is_replaced_from_the_leftmost_stack(tmp_path: Path) -> None:
    effect = '{ do = "card_transfer", take = "road", give = "countess", pick = "max_gold" }'
    game = own_event(tmp_path, effect)
    for stacks, rest in (([0, {"size": 2, "top": ["mason"]}, 5, 5, 5, 5], {}), ([0] * 6, {"reserve": ["mason"]})):
        document: dict[str, Any] = {"phase": "events", "events": ["mine"], "jester": False, "agenda": [["Resolve", 0]]}
        state = read_position(game, document | {"road": ["truffler", *ROAD[1:]], "stacks": stacks} | rest).state
        play(state, 0, game.words.parse("event mine"))
        assert [place["card"] for place in game.view(state, 0)["road"]] == ["mason", *ROAD[1:]]
        assert game.view(state, 0)["countess"]["village"] == "countess:gold; truffler"


def test_vil_11_20_top_villagers_without_commons() -> None:
    table = facing(["betrayer"], f"{FED}; lumberjack; miner > seeker; hunter", treasury=0)
    table.do("0 event betrayer")
    assert table.legal(0) == ["lose seeker.1", "lose hunter.1"]


def test_vil_11_21_the_card_below_is_a_top_card_again() -> None:
    table = facing(["betrayer"], f"{FED} > swineherd > truffler", treasury=0)
    assert (public(table)["food"], public(table)["gold"]) == (1, 8)
    table.do("0 event betrayer")
    assert (public(table)["food"], public(table)["gold"]) == (1, 2)
    table = facing(["arrest"], "founders:gold > swineherd", treasury=0)
    table.do("0 event arrest")
    assert public(table)["gold"] == 2


def test_vil_11_22_the_jester_discards_one_event_once() -> None:
    table = duel(events=["customs", "land_claim"], jester=True, players=[{"treasury": 9}])
    table.do("0 jest customs")
    assert table.legal(0) == ["event land_claim"]
    assert not table.view(0)["jester"]
    assert "jester" not in hand(table)
    assert jests(facing(["tribute"], jester=True)) == ["jest tribute"]
    tribute = facing(["tribute"], FED, 8, ["mason"], jester=True).do("0 event tribute")
    assert gold(tribute) == 7  # the Jester in your village is not counted


def test_vil_11_23_until_an_event_begins_the_jester_may_discard_it() -> None:
    table = duel("draft", events=["rats", "customs"], road=ROAD)
    assert table.legal(0) == ["ransom", "submit", "jest customs", "jest rats"]
    table.do("0 submit")
    assert jests(table) == ["jest customs"]
    table.refuses("0 jest rats")


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
    assert (view["summer"], view["winter"]) == (10, 11)
    assert "VIL-11.26, 11.27" in broken("villagers", {"options": {"mode": "hard"}, "winter": ["it_was_you"]})
    assert "jester: there is none in hard mode" in broken("villagers", {"options": {"mode": "hard"}, "jester": True})
    assert "1 to 1 players" in broken("villagers", {"seats": 2, "options": {"mode": "hard"}})


def test_vil_11_28_order_of_a_solo_round() -> None:
    events = ["rats", "arson", "it_was_you", "tribute"]
    coming: dict[str, Any] = {"winter": ["blackmail", "conscription", "arrest"], "markets": ["first"]}
    top = {"size": 9, "top": ["seeker"]}
    table = villagers(seats=1, events=events, reserve=top, players=[{"hand": []}], **coming)
    steps: list[str] = []
    while table.view(0)["round"] == 1:
        step = type(pending(table.match.state, 0)).__name__
        if step not in ("Give", "Pick") or step not in steps:
            steps.append(step)
        table.do(f"0 {table.legal(0)[0]}")
    assert steps == ["BuyOff", "Pick", "Give", "PlaceCoin", "BuyOff", "Turn", "Resolve", "Dismiss"]


def test_vil_11_29_windows_of_the_jester() -> None:
    table = duel("draft", events=["customs", "serfdom"], road=ROAD, players=[{"village": FED, "hand": ["mason"]}])
    wanted = ["jest serfdom", "jest customs"]
    seen = set[str]()
    while table.view(0)["phase"] != "events":
        step = type(pending(table.match.state, 0)).__name__
        assert jests(table) == (wanted if step in ("Pick", "Give", "PlaceCoin", "Turn") else [])
        seen.add(step)
        exchange = [text for text in table.legal(0) if text.startswith("exchange") and "Serve" not in seen]
        if exchange:
            wanted = ["jest customs"]
        table.do(f"0 {(exchange or table.legal(0))[0]}")
    assert seen == {"Pick", "Give", "PlaceCoin", "Turn", "Serve"}
    assert jests(table) == ["jest customs"]


def test_vil_11_29_the_same_decision_is_asked_again() -> None:
    for phase in ("draft", "arrivals", "build"):
        table = duel(phase, events=["customs"], road=ROAD)
        before = table.legal(0)
        assert before[-1] == "jest customs"
        table.do("0 jest customs")
        assert table.legal(0) == before[:-1]
    given = duel("draft", events=["customs"], road=ROAD).do("0 draft 1 seeker")
    before = given.legal(0)
    assert given.do("0 jest customs").legal(0) == before[:-1]


def test_vil_11_29_what_the_event_changed_is_undone(tmp_path: Path) -> None:
    cases = [
        ("draft", "draft_capacity", 1, "capacity", 3),
        ("build", "build_limit", 1, "limit", 2),
        ("build", "common_exchanges", 1, "exchanges", 3),
    ]
    for phase, key, changed, shown, normal in cases:
        folder = tmp_path / key
        folder.mkdir()
        game = own_event(folder, f'{{ do = "modifier", key = "{key}", set = {changed} }}', phase)
        document = {"phase": phase, "events": ["mine"], "players": [{"village": FED}]}
        state = read_position(game, document).state
        assert game.view(state, 0)["players"][0][shown] == changed
        play(state, 0, game.words.parse("jest mine"))
        player = game.view(state, 0)["players"][0]
        assert (player[shown], player["due"]) == (normal, 3 if phase == "draft" else 0)
    (tmp_path / "road").mkdir()
    game = own_event(tmp_path / "road", '{ do = "modifier", key = "road_coins", set = 2 }', "draft")
    state = read_position(game, {"phase": "arrivals", "events": ["mine"], "road": ROAD}).state
    play(state, 0, game.words.parse("jest mine"))
    play(state, 0, game.words.parse("coin 1 seeker"))
    assert game.view(state, 0)["phase"] == "build"


def test_vil_11_29_the_jester_costs_no_question_of_its_own() -> None:
    assert duel("arrivals", events=["customs"], road=[]).view(0)["phase"] == "build"
    table = duel(events=["serfdom"], begun=[], jester=True)
    assert table.view(0)["round"] == 2  # nothing to resolve: nothing is asked
    last = duel("draft", road=["hunter"], stacks=[0] * 6, reserve=["mason"], events=["customs"])
    last.do("0 draft 1 hunter")
    assert not [text for text in last.legal(0) if text.startswith("give")]


def test_vil_11_30_the_countess_card_is_no_villager() -> None:
    hers = {"village": "countess:gold; peddler; priest"}
    table = duel("market", countess=hers, stacks=[0, 0, 5, 5, 5, 5])
    seen = countess(table)
    assert (seen["gold_symbols"], seen["symbols"]["solitary"], sum(seen["symbols"].values())) == (1, 1, 2)
    problem = broken("villagers", {"countess": {"village": "countess:gold > hunter"}})
    assert "her villagers stand alone" in problem
