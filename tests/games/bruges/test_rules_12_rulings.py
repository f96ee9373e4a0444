"""Rules BRU-12.18 to BRU-12.25: printed effects, order of events, costs, cards that are sifted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.bruges.table import (
    CARDS,
    Packed,
    at,
    faces,
    florins,
    hand,
    laid_out,
    level,
    markers,
    own,
    phase,
    playing,
    score,
    starting,
    statues,
    tiles,
    uses,
    workers,
)
from tests.kit import bruges

CANAL: dict[str, Any] = {"do": "build_canal", "cost": "double"}
EXCHANGE: dict[str, Any] = {"do": "exchange_workers", "max": 0}
EXTRA: dict[str, Any] = {"do": "play_extra_card"}
PRINTED: dict[str, dict[str, Any]] = {
    "fuerst": {"do": "gain", "points": 1, "florins": 2},
    "alchemist": {"do": "gain", "florins": 6},
    "knecht": {"do": "gain", "cards": 1},
    "buchhalter": {"do": "gain", "florins": 2},
    "erfinder": {"do": "hand_limit", "value": 6},
    "astronom": {"do": "double_flash"},
    "richter": {"do": "majority_on_tie"},
    "earl": {"do": "progress_without_dice", "cost": 4},
    "notar": {"do": "cost_modifier", "target": "progress", "florins_add": -2},
    "brunnenbauer": {"do": "cost_modifier", "target": "canal", "florins_set": 0},
    "bettler": {"do": "take_from_opponents", "resource": "workers", "amount": 2},
    "dieb": {"do": "take_from_opponents", "resource": "florins", "amount": 3},
    "geldverleiher": {"do": "give_opponents", "florins": 1, "points_per_florin": 1},
    "kerkermeister": {"do": "discard_threats", "count": "persons", "color": "any"},
    "unruhestifter": {"do": "opponents_lose_canal", "count": 1},
    "bischof": {"do": "gain_per", "resource": "points", "amount": 1, "per": "workers", "per_n": 2},
    "ladenmeister": {"do": "gain_per", "resource": "points", "amount": 2, "per": "complete_sections", "per_n": 1},
    "sattler": {"do": "gain_per", "resource": "florins", "amount": 1, "per": "distinct_groups", "per_n": 1},
    "geograph": {"do": "gain_per", "resource": "points", "amount": 2, "per": "third_spaces_and_statues", "per_n": 1},
    "graveur": {"do": "gain_per", "resource": "points", "amount": 2, "per": "distinct_groups", "per_n": 1},
    "mundschenk": {"do": "gain_per", "resource": "points", "amount": 5, "per": "all_house_colors", "per_n": 1},
    "feuerspucker": {"do": "on_event", "event": "place_person", "scope": "any", "threat": "event"},
    "prediger": {"do": "on_event", "event": "advance_progress", "scope": "any", "threat": "any"},
    "stuckateur": {"do": "on_event", "event": "build_house", "scope": "any", "threat": "event"},
    "tuermer": {"do": "on_event", "event": "build_canal", "scope": "any", "threat": "event"},
}
PRINTED |= dict.fromkeys(["akrobat", "gaukler", "spielmann", "taenzerin"], CANAL)
PRINTED |= dict.fromkeys(["koehler", "maurer", "mueller", "schuhmacher", "winzer"], EXCHANGE)
PRINTED |= dict.fromkeys(["kutscher", "bote", "herold", "schreiber", "stallbursche"], EXTRA)


@pytest.mark.parametrize("card", PRINTED)
def test_bru_12_18_effects_that_the_rules_print(card: str) -> None:
    found = {key: value for key, value in CARDS[card]["effect"].items() if value != 0 or key in ("max", "florins_set")}
    assert found == PRINTED[card]


def test_bru_12_18_mayor_and_lawyer() -> None:
    mayor = CARDS["buergermeister"]["effect"]
    assert (mayor["per"], mayor["group"], mayor["amount"]) == ("persons_group", "administrator", 2)
    lawyer = CARDS["advokat"]["effect"]
    assert (lawyer["event"], lawyer["scope"], lawyer["workers"]) == ("take_workers", "action", 1)
    assert lawyer["worker_color"] == "event"
    assert CARDS["schoeffe"]["group"] == "administrator"
    assert [CARDS[card]["worker_color"] for card in ("fuerst", "akrobat", "kutscher", "knecht")] == [
        "yellow",
        "red",
        "yellow",
        "red",
    ]


def test_bru_12_19_rewards_come_without_asking_markers_are_asked() -> None:
    table = playing(["dieb"], characters=["zoellner", "kartograf"], florins=1, score=0).do("0 play dieb canal")
    assert (table.legal(0), florins(table), score(table)) == (["end-turn"], 2, 1)
    table = playing(["dieb"], characters=["tuermer"], markers={"blue": 1}, score=0).do("0 play dieb canal")
    assert sorted(table.legal(0)) == ["keep", "return blue"]
    table = playing(["dieb"], characters=["seiltaenzer"], workers={}).do("0 play dieb canal")
    assert table.legal(0) == ["take blue", "take brown", "take yellow", "take red", "take purple"]


def test_bru_12_20_costs_come_before_gains() -> None:
    assert "canal" not in uses(playing(["dieb"], characters=["zoellner"], florins=0), "dieb")
    assert phase(at("progress", {"florins": 0}, dice={"red": 1}, characters=["ausrufer"], florins=0)) == "play"
    assert starting(playing([], characters=["hellebardier"], workers={"red": 5}), "activate") == []
    assert "character" not in uses(playing(["alchemist"], houses=["red"], florins=2), "alchemist")
    assert "house" not in uses(playing(["graf"], workers={}), "graf")


def test_bru_12_21_a_placed_character_counts_at_once() -> None:
    table = playing(["arzt"], houses=["red"], florins=6).do("0 play arzt character")
    assert florins(table) == 2
    own = {"houses": ["red"], "florins": 6, "score": 0, "characters": ["abt"], "workers": {"blue": 1}}
    table = playing(["vikar"], **own).do("0 play vikar character", "0 activate vikar")
    assert score(table) == 2


def test_bru_12_21_but_it_never_makes_itself_cheaper_nor_doubles_itself() -> None:
    assert "character" not in uses(playing(["makler"], houses=["red"], florins=8), "makler")
    assert "character" not in uses(playing(["maezen"], houses=["red"], florins=2), "maezen")
    later = playing(["makler", "graf"], houses=["red", "blue"], florins=17, characters=["herold"])
    later.do("0 play makler character", "0 into 1", "0 activate herold", "0 play graf character")
    assert florins(later) == 0


def test_bru_12_22_reactions_in_the_order_of_placement() -> None:
    own = {"markers": {"blue": 1}, "workers": {}, "score": 0}
    table = playing(["dieb"], characters=["seiltaenzer", "tuermer"], **own).do("0 play dieb canal")
    assert starting(table, "take")
    table.do("0 take red")
    assert sorted(table.legal(0)) == ["keep", "return blue"]
    table = playing(["dieb"], characters=["tuermer", "seiltaenzer"], **own).do("0 play dieb canal")
    assert sorted(table.legal(0)) == ["keep", "return blue"]
    table.do("0 keep")
    assert starting(table, "take")


def test_bru_12_22_the_order_of_houses_does_not_matter() -> None:
    own = {"markers": {"blue": 1}, "workers": {}, "houses": ["red: tuermer", "red: seiltaenzer"]}
    table = playing(["dieb"], characters=["seiltaenzer", "tuermer"], **own).do("0 play dieb canal")
    assert starting(table, "take")


def test_bru_12_22_the_action_is_completed_first() -> None:
    table = playing(["herold"], characters=["tuermer"], canals={"left": 4}, florins=5, markers={"red": 1})
    table.do("0 play herold canal")
    assert (tiles(table), statues(table), florins(table)) == ((5, 0), [7], 0)
    assert sorted(table.legal(0)) == ["keep", "return red"]
    table = playing(["graf"], characters=["henker"], markers={"blue": 1}, workers={}, score=0).do("0 play graf threat")
    told = [event["what"] for event in table.told() if event["what"] in ("returned", "workers")]
    assert told == ["returned", "workers"]


def test_bru_12_22_a_marker_returned_by_a_reaction_or_effect_is_no_threat_action() -> None:
    own = {"markers": {"blue": 2}, "score": 0, "florins": 5}
    table = playing(["dieb"], characters=["tuermer", "kuester", "buettel"], **own).do(
        "0 play dieb canal", "0 return blue"
    )
    assert (score(table), florins(table), markers(table)) == (1, 4, {"blue": 1})
    table = playing([], characters=["priester", "kuester", "buettel"], **own).do("0 activate priester")
    assert (score(table), florins(table)) == (1, 5)


def test_bru_12_22_a_reaction_is_finished_before_the_next_level() -> None:
    own = {"characters": ["domherr", "prediger"], "markers": {"red": 1}, "workers": {}, "florins": 9}
    table = playing(["gesandter"], houses=["red"], **own).do("0 play gesandter character")
    assert (level(table), bool(starting(table, "take"))) == (1, True)
    table.do("0 take red")
    assert (level(table), sorted(table.legal(0))) == (1, ["keep", "return red"])
    table.do("0 keep")
    assert (level(table), bool(starting(table, "take"))) == (2, True)
    table.do("0 take red", "0 return red")
    assert (workers(table), markers(table), table.legal(0)) == ({"red": 2}, {}, ["end-turn"])


def test_bru_12_23_opponents_clockwise_from_the_left() -> None:
    rich = {"workers": {"blue": 3, "red": 3}}
    beggar = {"hand": ["bettler"], "houses": ["red"], "florins": 6, "workers": {}, "characters": ["astronom"]}
    table = bruges(phase="play", turn=2, players=[rich, rich, beggar, rich]).do("2 play bettler character")
    for seat in (3, 0, 1):
        assert table.asked() == [seat]
        table.do(f"{seat} give blue", f"{seat} give blue")
    assert (workers(table, 2), table.legal(2)) == ({"blue": 6}, ["again", "enough"])
    table.do("2 again")
    for seat in (3, 0, 1):
        assert table.asked() == [seat]
        table.do(f"{seat} give blue")
    assert workers(table, 2) == {"blue": 9, "red": 3}


@pytest.mark.parametrize("owner", [0, 1, 2, 3])
def test_bru_12_23_tiles_go_clockwise_too(owner: int) -> None:
    thief = {"hand": ["unruhestifter"], "houses": ["red"], "florins": 6}
    rich = {"canals": {"left": 1, "right": 1}}
    table = bruges(phase="play", turn=owner, players=[thief if seat == owner else rich for seat in range(4)])
    table.do(f"{owner} play unruhestifter character")
    for i in (1, 2, 3):
        assert table.asked() == [(owner + i) % 4]
        table.do(f"{table.asked()[0]} lose-tile left")
    assert table.legal(owner) == ["end-turn"]


def test_bru_12_23_who_has_nothing_is_skipped() -> None:
    rich = {"canals": {"left": 1, "right": 1}}
    table = playing(["unruhestifter"], {}, rich, {}, houses=["red"], florins=6).do("0 play unruhestifter character")
    assert table.asked() == [2]
    table.do("2 lose-tile right")
    assert (tiles(table, 2), table.asked()) == ((1, 0), [0])


def test_bru_12_24_a_set_value_wins_over_additions(tmp_path: Path) -> None:
    pack = '[cards.zoellner]\neffect = { do = "cost_modifier", target = "canal", florins_add = 3 }\n'
    dear = {"hand": ["dieb"], "characters": ["zoellner"], "florins": 4}
    table = Packed(tmp_path, pack, **laid_out("play", dear)).do("0 play dieb canal")
    assert (tiles(table), florins(table)) == ((1, 0), 0)
    free = {"hand": ["dieb"], "characters": ["zoellner", "brunnenbauer"], "florins": 0}
    table = Packed(tmp_path, pack, **laid_out("play", free)).do("0 play dieb canal")
    assert (tiles(table), florins(table)) == ((1, 0), 0)


def test_bru_12_24_additions_are_summed_before_the_floor(tmp_path: Path) -> None:
    pack = '[cards.ausrufer]\neffect = { do = "cost_modifier", target = "progress", florins_add = 3 }\n'
    own = {"characters": ["notar", "ausrufer"], "florins": 9}
    table = Packed(tmp_path, pack, **laid_out("progress", own, dice={"red": 1})).do("0 advance")
    assert florins(table) == 7
    swapped = own | {"characters": ["ausrufer", "notar"]}
    table = Packed(tmp_path, pack, **laid_out("progress", swapped, dice={"red": 1})).do("0 advance")
    assert florins(table) == 7
    both = playing(["dichter"], characters=["makler", "maezen"], houses=["red"], florins=5).do(
        "0 play dichter character"
    )
    assert florins(both) == 5


def test_bru_12_15_amounts_of_a_second_flash_are_counted_anew(tmp_path: Path) -> None:
    effect = '{ do = "gain_per", resource = "florins", amount = 1, per = "florins", per_n = 2 }'
    own = {"hand": ["alchemist"], "characters": ["astronom"], "houses": ["red"], "florins": 11}
    table = Packed(tmp_path, f"[cards.alchemist]\neffect = {effect}\n", **laid_out("play", own))
    table.do("0 play alchemist character")
    assert florins(table) == 12
    assert florins(table.do("0 again")) == 18


def test_bru_12_25_the_drawn_cards_are_seen_when_all_are_drawn() -> None:
    table = playing(["mathematiker", "graf"], houses=["red"], florins=6, piles={"a": 9, "b": 9}, score=0)
    table.do("0 play mathematiker character", "0 draw a", "0 draw b", "0 draw b")
    assert (hand(table), own(table)["hand_size"]) == (["graf"], 4)
    assert faces(table.legal(0)) == set()
    table.do("0 draw a")
    assert len(hand(table)) == 5
    assert faces(table.told(1)) == {"mathematiker"}
    gone = hand(table)[:4]
    table.do(*[f"0 put-down {card}" for card in gone])
    assert (len(hand(table)), score(table)) == (1, 0)
    assert faces(table.told(1)) == {"mathematiker", *gone}, "what is put down lies face up"


def test_bru_12_25_with_too_few_cards_all_go() -> None:
    none_left = {"piles": {"a": [], "b": []}, "reserve": [], "last_round": 1}
    table = playing(["mathematiker", "graf", "koch"], houses=["red"], florins=6, **none_left)
    table.do("0 play mathematiker character")
    assert (hand(table), table.legal(0)) == ([], ["end-turn"]), "compulsory, as far as possible"
    few = {"piles": {"a": ["dieb"], "b": []}, "reserve": [], "last_round": 1}
    table = playing(["mathematiker", "graf", "koch"], houses=["red"], florins=6, **few)
    table.do("0 play mathematiker character", "0 draw a")
    assert (hand(table), table.legal(0)) == ([], ["end-turn"])
    assert {"dieb", "graf", "koch"} <= set(table.view(-1)["discard"])


def test_bru_12_25_as_an_activation_only_if_a_card_can_be_drawn(tmp_path: Path) -> None:
    pack = '[cards.floetist]\neffect = { do = "sift", draw = 1, discard = 1 }\n'
    mine = {"hand": ["graf"], "characters": ["floetist"]}
    table = Packed(tmp_path, pack, **laid_out("play", mine))
    assert starting(table, "activate") == ["activate floetist"]
    dry = Packed(tmp_path, pack, **laid_out("play", mine, piles={"a": [], "b": []}, reserve=[], last_round=1))
    assert starting(dry, "activate") == []


def test_bru_12_25_a_pile_that_runs_out_fixes_the_next_round() -> None:
    table = playing(["mathematiker"], houses=["red"], florins=6, piles={"a": 1, "b": 40})
    table.do("0 play mathematiker character", "0 draw a")
    assert table.view(-1)["last_round"] == 2


def test_bru_12_1_a_die_may_decide_whether_it_brings_anything(tmp_path: Path) -> None:
    pack = '[cards.novize]\neffect = { do = "gain", points = 1, die = "red", face = 2 }\n'
    for face, points in ((2, 1), (3, 0), (6, 0)):
        mine = {"hand": ["novize"], "houses": ["red"], "score": 0}
        table = Packed(tmp_path, pack, **laid_out("play", mine, dice={"red": face, "blue": 2}))
        assert score(table.do("0 play novize character")) == points
