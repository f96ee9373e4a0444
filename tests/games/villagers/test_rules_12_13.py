"""Rules VIL-12 and VIL-13: the words of the data, and who knows what."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.villagers.table import FED, building, countess, gold, hand, public, road, sizes, village
from tests.games.villagers.test_rules_11_solo import ROAD, duel, facing
from tests.kit import Table, villagers


@pytest.mark.parametrize(
    ("own", "silver"),
    [
        (f"{FED}; grocer; hunter", 6),
        (f"{FED}; freemason; wattler; hayer > thatcher", 6),
        (f"{FED}; miner > locksmith; fisher", 4),
        ("founders:gold; hayer > peddler; chandler; fisher", 3),
        (f"{FED}; hayer > (horse_trader | bed_builder)", 6),
        (f"{FED}; hayer > ore_muler; miner > glass_blower; miner", 6),
        (f"{FED}; priest; chandler; hunter", 6),
        (f"{FED}; lumberjack > (log_rafter | log_rafter)", 10),
        (f"{FED}; lumberjack > (wood_carver | cooper{{2}}); lumberjack > shipwright", 6),
        (f"{FED}; agent; agent; chandler{{2}}; miner > blacksmith{{6}}", 12),
    ],
)
def test_vil_12_1_what_silver_is_worth(own: str, silver: int) -> None:
    assert public(villagers(phase="build", players=[{"village": own}, {}, {}]))["silver"] == silver


def test_vil_12_2_the_four_words_of_specials() -> None:
    entries = villagers(seats=2).game.data.tables["villagers"]
    words = {name: entry["special"]["do"] for name, entry in entries.items() if "special" in entry}
    assert words == {
        "monk": "wild_link",
        "apprentice": "swap_covered",
        "tinner": "free_unlock",
        "smuggler": "half_gold",
    }


@pytest.mark.parametrize(
    ("event", "own", "treasury", "left", "hers"),
    [
        ("tithe", f"{FED}; hunter", 8, 6, 3),
        ("hearth_tax", f"{FED}; wattler", 8, 6, 3),
        ("road_toll", FED, 8, 5, 1),
        ("bandits", FED, 11, 9, 1),
        ("plunder", FED, 11, 8, 1),
        ("coronation", FED, 8, 8, 6),
        ("winter_tax", FED, 8, 3, 6),
    ],
)
def test_vil_12_3_gold_transfer(event: str, own: str, treasury: int, left: int, hers: int) -> None:
    table = facing([event], own, treasury)
    table.do(f"0 event {event}")
    assert (gold(table), countess(table)["treasury"]) == (left, hers)


def test_vil_12_4_card_transfer_from_the_stack_comes_unseen() -> None:
    table = facing(["conscription"], stacks=[0, {"size": 2, "top": ["jeweler"]}, 5, 5, 5, 5])
    table.do("0 event conscription")
    assert (countess(table)["village"], sizes(table)[1]) == ("countess:gold; jeweler", 1)


def test_vil_12_4_ties_of_the_highest_gold_are_yours_to_break() -> None:
    table = facing(["bribery"], road=["cooper{1}", "beekeeper", "bed_builder", *ROAD[3:]])
    table.do("0 event bribery")
    assert table.legal(0) == ["yield 1 cooper", "yield 2 beekeeper", "yield 3 bed_builder"]
    table.do("0 yield 1 cooper")
    assert (countess(table)["treasury"], countess(table)["village"]) == (2, "countess:gold; cooper")


def test_vil_12_4_two_villagers_of_the_road_or_the_ransom() -> None:
    cards = ["jeweler{2}", "truffler", "hunter", "graper", "seeker", "wheeler"]
    table = facing(["round_up"], treasury=3, road=cards, stacks=[{"size": 5, "top": ["mason", "agent"]}, 5, 5, 5, 5, 5])
    table.do("0 event round_up")
    assert countess(table)["village"] == "countess:gold; jeweler; truffler"
    assert road(table)[:2] == ["mason", "agent"]
    rich = facing(["round_up"], treasury=4, road=cards)
    rich.do("0 event round_up")
    assert rich.legal(0) == ["ransom", "submit"]
    rich.do("0 ransom")
    assert (gold(rich), road(rich)) == (0, cards)


def test_vil_12_4_symbols_and_discard() -> None:
    own = f"{FED}; hunter; wattler; lumberjack > carpenter"
    table = facing(["fire", "wolves"], own, 0)
    table.do("0 event fire")
    assert table.legal(0) == ["lose carpenter.1", "lose wattler.1"]
    table.do("0 lose wattler.1", "0 event wolves", "0 lose hunter.1")
    assert village(table) == f"{FED}; lumberjack > carpenter"
    assert table.view(0)["discard"][-2:] == ["wattler", "hunter"]


def test_vil_12_4_hand_cards_by_choice_or_at_random() -> None:
    table = facing(["desertion"], FED, 1, ["priest", "cooper", "cooper"])
    table.do("0 event desertion")
    assert table.legal(0) == ["hand-over cooper", "hand-over priest"]
    table.do("0 hand-over priest")
    assert hand(table) == ["cooper", "cooper"]
    taken = set[str]()
    for seed in range(12):
        random = facing(["hostage"], FED, 0, ["priest", "cooper"], seed=seed)
        random.do("0 event hostage")
        taken.add(countess(random)["village"])
    assert taken == {"countess:gold; priest", "countess:gold; cooper"}
    nothing = facing(["hostage"], FED, 9, [])
    nothing.do("0 event hostage")
    assert (nothing.asked(), gold(nothing)) == ([], 9)


@pytest.mark.parametrize(
    ("events", "key", "value"),
    [
        (["drought"], "capacity", 2),
        (["famine"], "capacity", 1),
        (["drought", "famine"], "capacity", 1),
        (["forced_labour"], "limit", 1),
        (["hard_frost"], "limit", 1),
    ],
)
def test_vil_12_5_modifiers(events: list[str], key: str, value: int) -> None:
    table = duel("build" if key == "limit" else "draft", events=events, players=[{"village": FED}])
    assert public(table)[key] == value


def test_vil_12_5_exchanges_road_coins_and_blind_drafts() -> None:
    cards = {"village": FED, "hand": ["priest", "agent"]}
    table = duel("build", events=["enclosure"], players=[cards])
    table.do("0 exchange miner", "0 onto 1", "0 return priest")
    assert not [text for text in table.legal(0) if text.startswith("exchange")]
    rumours = duel("arrivals", events=["rumours"], road=[f"{ROAD[0]}{{1}}", *ROAD[1:]], jester=False)
    assert rumours.view(0)["phase"] == "build"
    assert road(rumours)[0] == "seeker{1}"
    curfew = duel("draft", events=["curfew"], road=["hunter"], stacks=[0, 0, 0, 0, 0, 2])
    assert curfew.legal(0) == ["draft 1 hunter"]
    empty = duel("draft", events=["curfew"], road=[], stacks=[0, 0, 0, 0, 0, 2])
    assert len(empty.legal(0)) == 1
    assert empty.legal(0)[0].startswith("blind 6")


def test_vil_12_6_the_jester_cancels_an_event() -> None:
    table = duel("events", events=["conscription"], jester=True, stacks=[5] * 6)
    table.do("0 jest conscription")
    assert "conscription" in table.view(0)["spent"]
    assert sizes(table) == [5] * 6
    assert table.game.data.tables["jester"]["card"]["effect"] == {"do": "cancel_event"}


def worlds(table: Table, viewer: int, count: int = 30) -> list[dict[str, Any]]:
    """Return whole documents of sampled worlds."""
    game = table.game
    return [game.write(game.sample(table.match.state, viewer, seed)) for seed in range(count)]


def test_vil_13_1_faces_of_others_never_show() -> None:
    cards = ["jeweler", "weaver", "tailor", "apprentice", "smuggler"]
    table = building(FED, cards, {}, {}, {}, stacks=[["spelunker", "fromager"], 8, 8, 8, 8, 8])
    text = str(table.view(1)) + str(table.told(1))
    assert not [card for card in [*cards, "spelunker", "fromager"] if f"'{card}'" in text.replace("'discard'", "")]
    assert {world["players"][0]["hand"] == cards for world in worlds(table, 1)} == {False}
    assert all(world["players"][0]["hand"] == sorted_hand(table, cards) for world in worlds(table, 0))
    solo = duel("draft", summer=["tithe", "bandits", "drought"])
    orders = {tuple(world["summer"]) for world in worlds(solo, 0)}
    assert len(orders) == 6


def sorted_hand(table: Table, cards: list[str]) -> list[str]:
    """Return cards in the order of the data."""
    names = list(table.game.data.tables["villagers"])
    return sorted(cards, key=names.index)


def test_vil_13_1_worlds_agree_with_backs_and_with_what_was_seen() -> None:
    table = villagers(phase="draft", stacks=[6, {"size": 6, "top": ["jeweler"]}, 6, 6, 6, 6], players=[{}, {}, {}])
    table.do("0 blind 2 ore")
    while table.view(-1)["phase"] == "draft":
        seat = table.asked()[0]
        table.do(f"{seat} {table.legal(seat)[0]}")
    backs = public(table)["backs"]
    families = table.game.data.tables["villagers"]
    for world in worlds(table, 1):
        cards = world["players"][0]["hand"]
        assert "jeweler" in cards
        assert {f: [families[c]["family"] for c in cards].count(f) for f in backs} == backs


def test_vil_13_1_a_seen_card_may_be_the_one_returned() -> None:
    player = {"village": FED, "hand": ["jeweler", "mason"], "seen": ["jeweler@1"]}
    table = villagers(phase="build", round=2, players=[player, {}, {}])
    table.do("0 exchange miner", "0 onto 1", "0 return jeweler")
    assert table.view(1)["players"][0]["seen"] == [{"card": "jeweler", "round": 1}]
    where = set()
    for world in worlds(table, 1):
        top = world["stacks"][0][0].partition("@")[0]
        where.add(("jeweler" in world["players"][0]["hand"], top == "jeweler"))
    assert where <= {(True, False), (False, True), (True, True)}
    assert {(True, False), (False, True)} <= where
    assert {world["stacks"][0][0] for world in worlds(table, 0)} == {"jeweler@0.2"}


def test_vil_13_1_a_card_seen_later_was_not_returned_before() -> None:
    player = {"village": FED, "hand": ["jeweler"], "seen": ["jeweler@2"]}
    table = villagers(
        phase="build", round=2, stacks=[{"size": 6, "top": ["mason@0.1"]}, 6, 6, 6, 6, 6], players=[player, {}, {}]
    )
    assert all(world["players"][0]["hand"] == ["jeweler"] for world in worlds(table, 1))


def test_vil_13_1_drawing_a_returned_card_tells_whose_it_was() -> None:
    player = {"village": FED, "hand": ["mason"], "seen": ["jeweler@1"]}
    table = villagers(
        phase="draft",
        round=2,
        stacks=[{"size": 6, "top": ["jeweler@0.1"]}, 6, 6, 6, 6, 6],
        players=[player, {}, {}],
    )
    table.do("0 blind 1 ore")
    assert table.view(1)["players"][0]["seen"] == []


def test_vil_13_2_treasuries_are_open() -> None:
    table = villagers(players=[{"treasury": 3}, {"treasury": 17}])
    assert [table.view(0)["players"][seat]["treasury"] for seat in range(2)] == [3, 17]


def test_vil_13_3_size_and_top_back_of_each_pile() -> None:
    table = building(FED, ["jeweler", "hunter", "graper"], stacks=[6, 6, 6, 6, 6, 6], reserve=20)
    table.do("0 exchange miner", "0 onto 1", "0 return jeweler", "0 exchange miner", "0 onto 1", "0 return graper")
    view = table.view(1)
    assert view["stacks"][0] == {"size": 8, "back": "grape"}
    assert set(view["reserve"]) == {"size", "back"}
    memory = [(card["pile"], card["depth"], card["by"], card["family"]) for card in view["returned"]]
    assert memory == [("1", 0, 0, "grape"), ("1", 1, 0, "ore")]
    for world in worlds(table, 1):
        families = table.game.data.tables["villagers"]
        assert [families[card.partition("@")[0]]["family"] for card in world["stacks"][0][:2]] == ["grape", "ore"]


def test_vil_8_4_a_view_counts_the_cards_until_each_market() -> None:
    table = villagers(stacks=[0, 3, 6, 6, 6, 6])
    assert table.view(-1)["until"] == {"first_market": 3, "second_market": 27}
    late = villagers(round=4, markets=["first"], stacks=[0, 0, 0, 0, 2, 6])
    assert late.view(-1)["until"] == {"second_market": 8}


def test_vil_9_a_view_says_what_a_village_would_earn_now() -> None:
    own = f"{FED}; lumberjack > (cooper{{2}} | log_rafter); miner > blacksmith{{4}}"
    table = building(own, ["wood_carver", "agent", "priest"], road=[f"{card}{{1}}" for card in ["grocer", *ROAD[1:]]])
    player = public(table)
    assert player["income"] == {"first_market": 12, "second_market": 16}  # 4 + 2 printed, 6 coins; log rafter 4 wood
    cards = {card["spot"]: (card["gold"], card["silver"], card["coins"]) for card in player["cards"]}
    assert cards["log_rafter.1"] == (0, 4, 0)
    assert cards["cooper.1"] == (4, 0, 2)
    assert cards["lumberjack.1"] == (0, 0, 0)
    worth = {"wood_carver": 4, "agent": 4, "priest": 0, "grocer": 3, "horse_trader": 0}
    assert table.view(0)["players"][0]["silver_of"] == worth
    assert "silver_of" not in table.view(1)["players"][0]


def test_vil_13_1_only_who_is_asked_sees_what_the_question_is_about() -> None:
    table = building(f"{FED}; miner; hunter", ["glass_blower", "priest"])
    table.do("0 place glass_blower")
    assert table.view(0)["players"][0]["asked"] == {"card": "glass_blower"}
    assert all("asked" not in table.view(viewer)["players"][0] for viewer in (-1, 1, 2))
    table.do("0 on miner.1")
    assert table.view(0)["players"][0]["asked"] == {"card": "glass_blower"}  # its padlock
    table.do("0 bank", "0 exchange hayer")
    assert table.view(0)["players"][0]["asked"] == {"common": "hayer"}
    table.do("0 onto 2")
    assert table.view(0)["players"][0]["asked"] == {"common": "hayer", "pile": "2"}
    table.do("0 return priest")
    assert table.view(0)["players"][0]["asked"] == {}


def test_vil_12_4_who_pays_a_ransom_or_chooses_sees_for_which_event() -> None:
    table = facing(["seizure"], f"{FED}; hunter; wattler", 4)
    table.do("0 event seizure")
    assert table.view(0)["players"][0]["asked"] == {"event": "seizure"}
    table.do("0 submit")
    assert table.view(0)["players"][0]["asked"] == {"event": "seizure"}
