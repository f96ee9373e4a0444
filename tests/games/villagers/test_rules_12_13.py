"""Rules VIL-12 and VIL-13: the words of the data, and who knows what."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from beffroi import games
from beffroi.kernel.flow import State, legal, play
from beffroi.kernel.game import Game
from beffroi.kernel.position import read_position
from tests.games.villagers.table import FED, building, countess, public, sizes
from tests.games.villagers.test_rules_11_solo import ROAD, duel, facing, own_event
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
    ("words", "left", "hers"),
    [
        ('payer = "player", payee = "countess", per = 1, count = "food"', 6, 3),
        ('payer = "player", payee = "countess", base = 1, per = 1, count = "house"', 6, 3),
        ('payer = "player", payee = "bank", base = 3', 5, 1),
        ('payer = "player", payee = "bank", per = 1, count = "treasury", div = 3', 6, 1),
        ('payer = "bank", payee = "countess", base = 5', 8, 6),
        ('payer = "bank", payee = "owner", per = 2, count = "food"', 12, 1),
        ('payer = "bank", payee = "owner", per = 2, count = "food", whose = "countess"', 8, 3),
        ('payer = "bank", payee = "owner", per = 2, count = "food", whose = "both"', 12, 3),
        ('payer = "player", payee = "countess", per = 1, count = "gold_symbols", whose = "countess"', 7, 2),
    ],
)
def test_vil_12_3_gold_transfer(tmp_path: Path, words: str, left: int, hers: int) -> None:
    game = own_event(tmp_path, f'{{ do = "gold_transfer", {words} }}')
    document = {
        "phase": "events",
        "events": ["mine"],
        "agenda": [["Resolve", 0]],
        "players": [{"village": f"{FED}; hunter; wattler"}],
        "countess": {"village": "countess:gold; grazier"},
    }
    state = read_position(game, document).state
    play(state, 0, game.words.parse("event mine"))
    view = game.view(state, 0)
    assert (view["players"][0]["treasury"], view["countess"]["treasury"]) == (left, hers)


def transfer(folder: Path, words: str, treasury: int = 0, **more: Any) -> tuple[Game, State]:
    """Return a table on which an event of a data pack that takes cards has just begun."""
    game = own_event(folder, f'{{ do = "card_transfer", {words} }}')
    player = {"village": FED, "treasury": treasury} | more.pop("player", {})
    document = {"phase": "events", "events": ["mine"], "jester": False, "agenda": [["Resolve", 0]], "players": [player]}
    state = read_position(game, document | more).state
    play(state, 0, game.words.parse("event mine"))
    return game, state


def texts(game: Game, state: State) -> list[str]:
    """Return what may be chosen."""
    return [game.words.text(action) for action in legal(state, 0)]


def test_vil_12_4_card_transfer_from_the_stack_comes_unseen(tmp_path: Path) -> None:
    stacks = [0, {"size": 2, "top": ["jeweler"]}, 5, 5, 5, 5]
    game, state = transfer(tmp_path, 'take = "stack", give = "countess", pick = "top"', stacks=stacks)
    assert game.view(state, 0)["countess"]["village"] == "countess:gold; jeweler"


def test_vil_12_4_ties_of_the_highest_gold_are_yours_to_break(tmp_path: Path) -> None:
    cards = ["cooper{1}", "beekeeper", "bed_builder", *ROAD[3:]]
    game, state = transfer(tmp_path, 'take = "road", give = "countess", pick = "max_gold"', road=cards)
    assert texts(game, state) == ["yield 1 cooper", "yield 2 beekeeper", "yield 3 bed_builder"]
    play(state, 0, game.words.parse("yield 1 cooper"))
    hers = game.view(state, 0)["countess"]
    assert (hers["treasury"], hers["village"]) == (2, "countess:gold; cooper")


def test_vil_12_4_two_villagers_of_the_road_or_the_ransom(tmp_path: Path) -> None:
    cards = ["jeweler{2}", "truffler", "hunter", "graper", "seeker", "wheeler"]
    words = 'take = "road", give = "countess", count = 2, pick = "max_gold", ransom = 4, ransom_to = "bank"'
    top = {"stacks": [{"size": 5, "top": ["mason", "agent"]}, 5, 5, 5, 5, 5]}
    game, state = transfer(tmp_path, words, 3, road=cards, **top)
    view = game.view(state, 0)
    assert view["countess"]["village"] == "countess:gold; jeweler; truffler"
    assert [place["card"] for place in view["road"][:2]] == ["mason", "agent"]
    game, state = transfer(tmp_path, words, 4, road=cards)
    assert texts(game, state) == ["ransom", "submit"]
    assert game.view(state, 0)["players"][0]["asked"] == {"event": "mine"}
    play(state, 0, game.words.parse("ransom"))
    assert (game.view(state, 0)["players"][0]["treasury"], game.view(state, 0)["countess"]["villagers"]) == (0, 1)


def test_vil_12_4_symbols_and_discard(tmp_path: Path) -> None:
    own = f"{FED}; hunter; wattler; lumberjack > carpenter"
    words = 'take = "own_top", give = "discard", pick = "player", symbol = "house"'
    game, state = transfer(tmp_path, words, player={"village": own})
    assert texts(game, state) == ["lose carpenter.1", "lose wattler.1"]
    assert game.view(state, 0)["players"][0]["asked"] == {"event": "mine"}
    play(state, 0, game.words.parse("lose wattler.1"))
    assert game.view(state, 0)["discard"][-1] == "wattler"


def test_vil_12_4_hand_cards_at_random(tmp_path: Path) -> None:
    taken = set[str]()
    words = 'take = "hand", give = "countess", pick = "random"'
    for seed in range(12):
        game, state = transfer(tmp_path, words, player={"hand": ["priest", "cooper"]}, seed=seed)
        taken.add(game.view(state, 0)["countess"]["village"])
    assert taken == {"countess:gold; priest", "countess:gold; cooper"}
    game, state = transfer(tmp_path, words, player={"hand": []})
    assert state.waiting == 0


def changed(folder: Path, phase: str, *effects: str, **more: Any) -> tuple[Game, State]:
    """Return a table on which events of a data pack change numbers."""
    text = "".join(
        f'[events.mine{i}]\nseason = "summer"\nphase = "{"build" if phase == "build" else "draft"}"\n'
        f'effect = {{ do = "modifier", {effect} }}\n'
        for i, effect in enumerate(effects)
    )
    own = folder / f"pack{len(list(folder.iterdir()))}"
    own.mkdir()
    (own / "mine.toml").write_text(text, encoding="utf-8")
    game = games.load("villagers", own)
    document = {"phase": phase, "events": [f"mine{i}" for i in range(len(effects))], "jester": False}
    return game, read_position(game, document | {"players": [{"village": FED}]} | more).state


@pytest.mark.parametrize(
    ("effects", "capacity"),
    [
        (['key = "draft_capacity", delta = -1'], 2),
        (['key = "draft_capacity", delta = -9'], 0),
        (['key = "draft_capacity", delta = -9, floor = 1'], 1),
        (['key = "draft_capacity", delta = -1, floor = 1', 'key = "draft_capacity", delta = -2'], 1),
        (['key = "draft_capacity", set = 5', 'key = "draft_capacity", delta = -1'], 4),
        (['key = "draft_capacity", delta = 2'], 5),
    ],
)
def test_vil_12_5_modifiers(tmp_path: Path, effects: list[str], capacity: int) -> None:
    game, state = changed(tmp_path, "draft", *effects)
    assert game.view(state, 0)["players"][0]["capacity"] == capacity


def test_vil_12_5_exchanges_road_coins_and_blind_drafts(tmp_path: Path) -> None:
    cards = {"players": [{"village": FED, "hand": ["priest", "agent"]}]}
    game, state = changed(tmp_path, "build", 'key = "common_exchanges", delta = -2', **cards)
    for move in ("exchange miner", "onto 1", "return priest"):
        play(state, 0, game.words.parse(move))
    assert not [text for text in texts(game, state) if text.startswith("exchange")]
    coined = {"road": [f"{ROAD[0]}{{1}}", *ROAD[1:]]}
    game, state = changed(tmp_path, "arrivals", 'key = "road_coins", delta = -1', **coined)
    assert game.view(state, 0)["phase"] == "build"
    assert game.view(state, 0)["road"][0] == {"card": "seeker", "coins": 1}
    piles: dict[str, Any] = {"stacks": [0, 0, 0, 0, 0, 2]}
    game, state = changed(tmp_path, "draft", 'key = "blind_draft", set = 0', road=["hunter"], **piles)
    assert texts(game, state) == ["draft 1 hunter"]
    game, state = changed(tmp_path, "draft", 'key = "blind_draft", set = 0', road=[], **piles)
    assert [text[:7] for text in texts(game, state)] == ["blind 6"]


def test_vil_12_5_a_number_that_is_used_has_begun(tmp_path: Path) -> None:
    cards = {"players": [{"village": FED, "hand": ["wattler", "agent"]}], "jester": True}
    limit, exchanges = 'key = "build_limit", set = 2', 'key = "common_exchanges", set = 2'
    game, state = changed(tmp_path, "build", limit, exchanges, **cards)
    play(state, 0, game.words.parse("place wattler"))
    assert [text for text in texts(game, state) if "jest" in text] == ["jest mine1"]
    play(state, 0, game.words.parse("jest mine1"))
    player = game.view(state, 0)["players"][0]
    assert (player["limit"], player["placed"], player["exchanges"]) == (2, 1, 3)  # the new house changes nothing
    game, state = changed(tmp_path, "draft", 'key = "blind_draft", set = 0', road=ROAD, jester=True)
    play(state, 0, game.words.parse("draft 1 seeker"))
    assert not [text for text in texts(game, state) if "jest" in text]


def test_vil_12_6_the_jester_cancels_an_event() -> None:
    table = duel("events", events=["conscription"], jester=True, stacks=[5] * 6)
    table.do("0 jest conscription")
    assert "conscription" in table.view(0)["spent"]
    assert sizes(table) == [5] * 6
    assert table.game.data.tables["jester"]["card"]["effect"] == {"do": "cancel_event"}


@pytest.mark.parametrize(
    ("words", "own", "hers"),
    [
        ('whose = "countess", on = "each", amount = "keychain"', 0, 12),
        ('whose = "player", on = "each", amount = 4', 8, 0),
    ],
)
def test_vil_12_7_coins(tmp_path: Path, words: str, own: int, hers: int) -> None:
    game = own_event(tmp_path, f'{{ do = "coins", {words} }}')
    document = {
        "phase": "events",
        "events": ["mine"],
        "agenda": [["Resolve", 0]],
        "players": [{"village": f"{FED}; hunter; chandler"}],
        "countess": {"village": "countess:gold; blacksmith; hunter; priest"},
    }
    state = read_position(game, document).state
    play(state, 0, game.words.parse("event mine"))
    view = game.view(state, 0)
    assert (view["players"][0]["coins"], view["countess"]["coins"]) == (own, hers)


def test_vil_12_8_several_events_act_one_after_the_other(tmp_path: Path) -> None:
    game = own_event(tmp_path, '{ do = "replace", count = 2, at_once = true }')
    document = {"phase": "events", "events": ["mine"], "summer": ["betrayer", "land_claim"], "agenda": [["Resolve", 0]]}
    player = {"village": f"{FED}; miner; hunter; fisher", "treasury": 8}
    state = read_position(game, document | {"players": [player], "jester": False}).state
    play(state, 0, game.words.parse("event mine"))
    assert texts(game, state) == ["lose hunter.1", "lose fisher.1"]
    assert game.view(state, 0)["events"] == ["land_claim"]
    play(state, 0, game.words.parse("lose hunter.1"))
    assert (game.view(state, 0)["players"][0]["treasury"], game.view(state, 0)["events"]) == (6, [])


def test_vil_12_9_the_jester_is_demanded(tmp_path: Path) -> None:
    game = own_event(tmp_path, '{ do = "force_jester" }', "round")
    document = {
        "phase": "events",
        "events": ["mine"],
        "reserve": ["seeker"],
        "summer": ["customs", "bribes", "rats"][:2],
    }
    state = read_position(game, document).state
    assert game.view(state, 0)["duty"]
    assert {text.partition(" ")[0] for text in texts(game, state)} == {"jest"}


def test_vil_11_14_a_view_says_what_an_event_will_do_now() -> None:
    own = f"{FED}; lumberjack > cooper{{4}}; hunter{{2}}; freemason; wattler; fisher"
    events = ["value_added_tax", "land_claim", "customs", "tribute", "protection_money", "spy_network", "betrayer"]
    table = facing(events, own, 3, ["mason", "agent", "priest", "seeker"])
    now = table.view(0)["outlook"]
    assert (now["value_added_tax"]["counted"], now["value_added_tax"]["most"]) == (2, 2)
    assert (now["tribute"]["counted"], now["tribute"]["most"]) == (4, 3)  # all you have
    money = now["protection_money"]
    assert (money["least"], money["most"], money["open"], money["cards"]) == (2, 3, 1, 2)
    assert now["betrayer"]["cards"] == 5
    for event in ("value_added_tax", "land_claim", "customs", "spy_network"):
        fresh = facing([event], own, 3, ["mason"])
        promised = fresh.view(0)["outlook"][event]["most"]
        before = countess(fresh)["treasury"]
        fresh.do(f"0 event {event}")
        assert countess(fresh)["treasury"] - before == promised, event


def worlds(table: Table, viewer: int, count: int = 30) -> list[dict[str, Any]]:
    """Return whole documents of sampled worlds."""
    game = table.game
    return [game.write(game.sample(table.match.state, viewer, seed)) for seed in range(count)]


def test_vil_13_1_faces_of_others_never_show() -> None:
    cards = ["jeweler", "weaver", "tailor", "apprentice", "smuggler"]
    table = building(FED, cards, {}, {}, {}, stacks=[["spelunker", "fromager"], 8, 8, 8, 8, 8])
    text = str(table.view(1)) + str(table.told(1))
    assert not [card for card in [*cards, "spelunker", "fromager"] if f"'{card}'" in text.replace("'discard'", "")]
    assert len({tuple(world["players"][0]["hand"]) for world in worlds(table, 1)}) > 20
    assert all(world["players"][0]["hand"] == sorted_hand(table, cards) for world in worlds(table, 0))
    solo = duel("draft", summer=["customs", "bribes", "betrayer"])
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
