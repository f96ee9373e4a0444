"""Combinations that could break something: effects within effects, empty piles, lost characters, wrong seats."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.bruges.table import (
    CARDS,
    COLORS,
    GAME,
    Packed,
    at,
    characters,
    florins,
    hand,
    houses,
    laid_out,
    level,
    majorities,
    markers,
    of_color,
    passed,
    phase,
    playing,
    public,
    score,
    sizes,
    starting,
    statues,
    tiles,
    until,
    uses,
    workers,
)
from tests.kit import bruges


def test_a_flash_within_an_extra_card_under_the_astronomer() -> None:
    own = {"characters": ["herold", "astronom", "zofe", "freiherr"], "houses": ["red"], "florins": 6, "score": 0}
    table = playing(["ritter", "koch"], **own).do("0 activate herold", "0 play ritter character")
    assert (level(table), score(table), florins(table), table.legal(0)) == (1, 1, 0, ["again", "enough"])
    table.do("0 again")
    assert (level(table), score(table), florins(table)) == (2, 2, 1), "placed once, advanced twice"
    assert "end-turn" not in table.legal(0)
    assert uses(table, "koch")


def test_a_canal_by_flash_with_statue_and_reactions_twice() -> None:
    own = {"characters": ["astronom", "tuermer", "kartograf"], "houses": ["red"], "florins": 6, "score": 0}
    table = playing(["steinmetz"], canals={"left": 3, "right": 4}, markers={"brown": 1, "red": 1, "purple": 1}, **own)
    table.do("0 play steinmetz character", "0 section right")
    assert (tiles(table), statues(table), sorted(table.legal(0))) == ((3, 5), [7], ["keep", "return purple"])
    table.do("0 return purple")
    assert (score(table), table.legal(0)) == (2, ["again", "enough"])
    table.do("0 again")
    assert (tiles(table), sorted(table.legal(0))) == ((4, 5), ["keep", "return brown"])
    table.do("0 keep")
    assert (score(table), markers(table), table.legal(0)) == (3, {"brown": 1, "red": 1}, ["end-turn"])


def test_cards_of_a_reaction_after_a_flash(tmp_path: Path) -> None:
    pack = '[cards.zofe]\neffect = { do = "on_event", event = "place_person", scope = "any", cards = 2 }\n'
    own = {"hand": ["pilger"], "characters": ["zofe", "astronom"], "houses": ["red"], "florins": 3}
    piles = {"a": ["dieb", "abt", "arzt"], "b": ["earl", "bote", "spion", "nonne"]}
    table = Packed(tmp_path, pack, **laid_out("play", own, piles=piles))
    table.do("0 play pilger character", "0 draw a")
    assert hand(table) == []
    table.do("0 draw a")
    assert hand(table) == ["abt", "dieb"], "the flash is finished and looked at before it comes again"
    table.do("0 again", "0 draw b", "0 draw b", "0 draw b")
    assert hand(table) == ["abt", "bote", "dieb", "earl"], "then the reaction"
    table.do("0 draw a")
    assert (len(hand(table)), table.legal(0)) == (6, ["end-turn"])


def test_two_of_the_same_reaction_both_come(tmp_path: Path) -> None:
    pack = '[cards.kartograf]\neffect = { do = "on_event", event = "build_canal", scope = "any", threat = "event" }\n'
    own = {"hand": ["dieb"], "characters": ["tuermer", "kartograf"], "markers": {"blue": 2}, "score": 0}
    table = Packed(tmp_path, pack, **laid_out("play", own)).do("0 play dieb canal", "0 return blue", "0 return blue")
    assert (markers(table), score(table), table.legal(0)) == ({}, 2, ["end-turn"])
    one = own | {"markers": {"blue": 1}}
    table = Packed(tmp_path, pack, **laid_out("play", one)).do("0 play dieb canal", "0 return blue")
    assert (score(table), table.legal(0)) == (1, ["end-turn"]), "the second has nothing to ask for"


def test_a_house_laid_by_the_architect_takes_a_character_at_once() -> None:
    own = {
        "characters": ["architekt", "stuckateur", "holzschnitzer"],
        "markers": {"brown": 1},
        "score": 0,
        "florins": 9,
    }
    table = playing(["koch", "graf"], **own).do("0 activate architekt", "0 lay koch", "0 return brown")
    assert score(table) == 2
    table.do("0 play graf character")
    assert (houses(table)[-1], score(table), florins(table)) == ("brown: graf", 6, 0)


@pytest.mark.parametrize(("color", "lost"), [("brown", "buried"), ("red", "burnt")])
def test_a_lost_character_changes_nothing_any_more(color: str, lost: str) -> None:
    """The Well Builder, the Notary, the Earl and the Astronomer, gone in phase 2."""
    for card in ("brunnenbauer", "notar", "earl", "astronom", "erfinder", "advokat"):
        dice = {color: 5} | ({"blue": 2} if card == "notar" else {})
        own = {
            "hand": ["dieb", "graf"],
            "characters": [card],
            "markers": {color: 2},
            "florins": 1 if card == "notar" else 4,
        }
        table = at("threats", {"florins": 0}, dice=dice, workers={}, **own)
        assert (characters(table), phase(table)) == ([], "play"), f"{card} {lost}"
        assert (card in hand(table)) is (lost == "burnt")
        before = florins(table)
        table.do("0 play dieb canal")
        assert florins(table) == before - 1, card
        table.do("0 end-turn", "1 end-turn", "0 play graf workers")
        assert workers(table) == {"blue": 2}, card


def test_a_buried_judge_and_inventor() -> None:
    judge = at("threats", {"progress": 2}, characters=["richter"], markers={"brown": 2}, dice={"brown": 6}, progress=2)
    passed(judge)
    assert [majorities(judge, seat) for seat in (0, 1)] == [[], []]
    inventor = at("threats", characters=["erfinder"], markers={"brown": 2}, dice={"brown": 6})
    passed(inventor)
    inventor.do(*["1 draw a"] * 5, *["0 draw a"] * 5)
    assert (phase(inventor) == "draw", public(inventor)["hand_size"]) == (False, 5)


def test_fire_may_leave_more_than_five_cards_and_none_is_drawn() -> None:
    five = of_color("yellow", 5)
    table = at("threats", hand=five, houses=["herold: koch"], markers={"red": 2}, dice={"red": 5})
    assert len(hand(table)) == 6
    for turn in range(4):
        table.do(f"0 play {five[turn]} florins", "0 end-turn", "1 end-turn")
    assert (hand(table), phase(table)) == (sorted([five[4], "koch"]), "draw")


def test_the_reserve_enters_within_a_gain_of_two_cards() -> None:
    table = playing(["pilger"], houses=["red"], round=4, piles={"a": ["dieb"], "b": 9}, reserve=["abt", "arzt"])
    table.do("0 play pilger character", "0 draw a")
    assert (sizes(table), table.view(-1)["last_round"]) == ((2, 9, 0), 5)
    table.do("0 draw a")
    assert (hand(table), sizes(table)) == (["abt", "dieb"], (1, 9, 0))


def test_both_piles_run_out_in_one_hand() -> None:
    full = {"hand": of_color("red", 5)}
    table = at("draw", full, round=4, hand=[], piles={"a": ["dieb"], "b": ["abt"]}, reserve=["arzt", "earl", "graf"])
    table.do("0 draw a")
    assert (sizes(table), table.view(-1)["last_round"]) == ((3, 1, 0), 4)
    table.do("0 draw b")
    assert table.doc()["piles"] == {"a": ["arzt", "earl"], "b": ["graf"]}
    table.do("0 draw b")
    assert table.doc()["piles"] == {"a": ["arzt"], "b": ["earl"]}
    table.do("0 draw a")
    assert (sizes(table), table.legal(0)) == ((0, 1, 0), ["draw b"])
    table.do("0 draw b")
    assert (len(hand(table)), phase(table) == "draw", sizes(table)) == (5, False, (0, 0, 0))


def test_cards_run_out_while_others_still_draw() -> None:
    table = at("draw", {"hand": []}, {"hand": []}, hand=[], round=4, piles={"a": 4, "b": 3}, reserve=0)
    for _ in range(7):
        seat = table.asked()[0]
        table.do(f"{seat} {table.legal(seat)[0]}")
    assert phase(table) != "draw"
    assert [public(table, seat)["hand_size"] for seat in range(3)] == [5, 2, 0]
    assert [len(hand(table, seat)) for seat in range(3)] == [5, 2, 0], "what was drawn is looked at all the same"


def test_the_inventor_without_cards_is_not_asked() -> None:
    own = {"characters": ["erfinder"], "hand": of_color("red", 5)}
    table = at("draw", {"hand": of_color("blue", 5)}, round=4, piles={"a": 0, "b": 0}, reserve=0, **own)
    assert phase(table) != "draw"


def test_a_game_without_cards_still_ends() -> None:
    table = passed(at("play", round=4, last_round=5, piles={"a": 0, "b": 0}, reserve=0))
    assert (phase(until(table, "play")), table.view(-1)["round"]) == ("play", 5)
    assert phase(passed(table)) == "over"
    assert table.told()[-1]["what"] == "over"


@pytest.mark.parametrize("verb", ["end-turn", "play graf workers", "activate buchhalter", "draw a", "advance", "keep"])
def test_nobody_moves_for_another_or_out_of_phase(verb: str) -> None:
    table = playing(["koch"], {"hand": ["graf"], "characters": ["buchhalter"]})
    table.refuses(f"1 {verb}")
    if verb != "end-turn":
        table.refuses(f"0 {verb}")


@pytest.mark.parametrize(
    "text", ["dance", "play graf", "play graf swim", "draw c", "into 0", "lend 9", "take pink", ""]
)
def test_nonsense_is_refused(text: str) -> None:
    playing(["graf"]).refuses(f"0 {text}")


@pytest.mark.parametrize("count", [41, 60, 164])
def test_a_huge_hand_is_cut_by_color(count: int) -> None:
    cards = [card for card in CARDS if card != "herold"][:count]
    rich: dict[str, Any] = {"florins": 99, "markers": dict.fromkeys(COLORS, 1), "characters": ["herold"]}
    table = playing(cards, workers=dict.fromkeys(COLORS, 1), **(rich if count < 164 else rich | {"characters": []}))
    if count == 41:
        table = playing(cards, houses=["herold"], **rich | {"characters": []})
    options = table.legal(0)
    assert len(options) <= 256
    assert "end-turn" not in options
    if starting(table, "pick-color"):
        table.do("0 pick-color blue")
        assert {CARDS[text.split(" ")[1]]["color"] for text in table.legal(0)} == {"blue"}
        assert len(table.legal(0)) <= 256
    blue = next(card for card in cards if CARDS[card]["color"] == "blue")
    table.do(f"0 play {blue} workers")
    assert (workers(table)["blue"], "end-turn" in table.legal(0)) == (3, True)
    table.refuses("0 pick-color red")


def test_a_huge_hand_with_an_extra_card() -> None:
    cards = [card for card in CARDS if card not in ("herold", "bote")][:60]
    table = playing(cards, characters=["herold"], workers={"red": 1}, florins=0)
    assert "activate herold" in table.legal(0)
    table.do("0 activate herold")
    assert {text.split(" ")[0] for text in table.legal(0)} == {"pick-color"}
    red = next(card for card in cards if CARDS[card]["color"] == "red")
    table.do("0 pick-color red", f"0 play {red} florins")
    assert (florins(table), "end-turn" in table.legal(0)) == (3, False), "the card of the turn is still due"
    assert starting(table, "pick-color")


@pytest.mark.parametrize("owner", [0, 1, 2, 3])
def test_attacks_reach_everybody_but_their_owner(owner: int) -> None:
    thief = {"hand": ["dieb"], "houses": ["red"], "florins": 6}
    table = bruges(phase="play", turn=owner, players=[thief if seat == owner else {"florins": 4} for seat in range(4)])
    table.do(f"{owner} play dieb character")
    assert [florins(table, seat) for seat in range(4)] == [9 if seat == owner else 1 for seat in range(4)]


@pytest.mark.parametrize("owner", [0, 1, 2, 3])
def test_recipients_are_all_the_others(owner: int) -> None:
    lender = {"hand": ["geldverleiher"], "houses": ["red"], "florins": 5}
    table = bruges(phase="play", turn=owner, players=[lender if seat == owner else {} for seat in range(4)])
    table.do(f"{owner} play geldverleiher character")
    others = [seat for seat in range(4) if seat != owner]
    assert table.legal(owner) == [f"lend {seat}" for seat in others[:2]]
    table.do(f"{owner} lend {others[1]}")
    assert [florins(table, seat) for seat in others] == [5, 6, 6], "the last one is the only one left"


def test_several_tiles_lost_to_one_character(tmp_path: Path) -> None:
    pack = '[cards.unruhestifter]\neffect = { do = "opponents_lose_canal", count = 3 }\n'
    thief = {"hand": ["unruhestifter"], "houses": ["red"], "florins": 6}
    victims = [{"canals": {"left": 2, "right": 2}}, {"canals": {"left": 1}}, {"canals": {"right": 5}}]
    table = Packed(tmp_path, pack, **laid_out("play", thief, *victims)).do("0 play unruhestifter character")
    table.do("1 lose-tile right", "1 lose-tile right")
    assert [tiles(table, seat) for seat in (1, 2, 3)] == [(1, 0), (0, 0), (0, 2)]
    assert table.legal(0) == ["end-turn"]


def test_a_flash_of_exchange_is_compulsory_and_may_be_impossible(tmp_path: Path) -> None:
    pack = '[cards.koch]\neffect = { do = "exchange_workers", max = 0 }\n'
    own = {"hand": ["koch"], "houses": ["red"], "florins": 3}
    table = Packed(tmp_path, pack, **laid_out("play", own | {"workers": {"blue": 1, "red": 1}}))
    table.do("0 play koch character")
    assert table.legal(0) == ["hand-in blue", "hand-in red"]
    table.do("0 hand-in red", "0 take purple")
    assert workers(table) == {"blue": 1, "purple": 1}
    none = Packed(tmp_path, pack, **laid_out("play", own | {"workers": {}})).do("0 play koch character")
    assert none.legal(0) == ["end-turn"]


def test_a_flash_that_plays_cards_and_builds_houses(tmp_path: Path) -> None:
    pack = (
        '[cards.koch]\neffect = { do = "play_extra_card" }\n'
        '[cards.pilger]\neffect = { do = "build_house", worker = "none" }\n'
    )
    own = {"hand": ["koch", "pilger", "dieb", "graf"], "houses": ["red"], "florins": 9, "workers": {}}
    table = Packed(tmp_path, pack, **laid_out("play", own | {"houses": ["red", "red"], "characters": ["astronom"]}))
    table.do("0 play koch character", "0 into 1", "0 play pilger character")
    assert table.legal(0) == ["lay graf", "lay dieb"]
    table.do("0 lay graf")
    assert (houses(table)[-1], table.legal(0)) == ("blue", ["again", "enough"])
    table.do("0 again")
    assert (hand(table), houses(table)[-1]) == ([], "blue"), "the only card left is laid by itself"
    assert table.legal(0) == ["end-turn"], "the second flash of the Cook finds no card"
    assert GAME.violations(playing([]).match.state, None) == []


def test_who_is_placed_again_reacts_last() -> None:
    own = {"houses": ["kutscher: seiltaenzer", "mueller: tuermer"], "characters": ["seiltaenzer", "tuermer"]}
    table = at("threats", hand=["herzog", "dieb"], markers={"red": 2, "blue": 1}, dice={"red": 5}, florins=20, **own)
    table.do("0 burn-house 1", "0 play herzog house", "0 end-turn", "1 end-turn")
    table.do("0 play seiltaenzer character", "0 end-turn", "1 end-turn", "0 play dieb canal")
    assert characters(table) == ["tuermer", "seiltaenzer"]
    assert sorted(table.legal(0)) == ["keep", "return blue"], "the Watchman has been there longer"
    table.do("0 keep")
    assert starting(table, "take")


def test_who_is_placed_later_reacts_later() -> None:
    own = {"houses": ["red", "red"], "florins": 20, "markers": {"blue": 1}}
    table = playing(["tuermer", "seiltaenzer", "dieb"], **own).do("0 play tuermer character", "0 into 2", "0 end-turn")
    table.do("1 end-turn", "0 play seiltaenzer character", "0 end-turn", "1 end-turn", "0 play dieb canal")
    assert sorted(table.legal(0)) == ["keep", "return blue"]


def test_a_burnt_house_leaves_the_others_as_they_were() -> None:
    table = at(
        "threats",
        houses=["herold: koch", "dieb", "notar: graf", "mueller"],
        markers={"red": 2},
        dice={"red": 5},
        florins=20,
        hand=["novize"],
    )
    table.do("0 burn-house 2")
    assert houses(table) == ["red: koch", "yellow: graf", "purple"]
    table.do("0 play novize character")
    assert houses(table) == ["red: koch", "yellow: graf", "purple: novize"]
    assert table.view(-1)["discard"] == ["dieb"]


def test_threats_may_be_half_handed_out() -> None:
    table = bruges(phase="threats", dice={"blue": 5}, turn=1, seats=3)
    assert [markers(table, seat) for seat in range(3)] == [{}, {"blue": 1}, {"blue": 1}]
    table = bruges(phase="progress", dice={"blue": 1}, turn=1, seats=3).do("1 advance", "2 advance")
    assert [level(table, seat) for seat in range(3)] == [0, 1, 1]


def test_everything_at_once_in_phase_two() -> None:
    """Five disasters on one player, each choice asked, and nothing left to buy progress with."""
    own = {"markers": dict.fromkeys(COLORS, 2), "houses": ["herold: graf", "dieb: koch"], "canals": {"left": 1}}
    table = at("threats", dice=dict.fromkeys(COLORS, 6), score=4, florins=30, **own)
    table.do("0 suffer plague", "0 bury koch", "0 suffer fire", "0 burn-house 1", "0 suffer raid", "0 suffer flood")
    assert (score(table), florins(table), workers(table), markers(table)) == (1, 0, {}, {})
    assert (houses(table), hand(table), tiles(table)) == (["blue"], ["graf"], (1, 0))
    assert sorted(table.view(-1)["discard"]) == ["herold", "koch"]
    assert markers(table, 1) == dict.fromkeys(COLORS, 1)


def test_each_cost_is_changed_by_its_own_characters_only() -> None:
    everybody = ["brunnenbauer", "makler", "notar", "maezen"]
    table = playing(["graf", "dieb"], characters=everybody, houses=["red"], florins=8).do("0 play graf character")
    assert florins(table) == 0
    table.do("0 end-turn", "1 end-turn", "0 play dieb canal")
    assert (florins(table), tiles(table)) == (0, (1, 0))
    table = at("progress", dice={"red": 2, "blue": 2}, characters=everybody, florins=5).do("0 advance")
    assert florins(table) == 3


def test_a_set_price_of_one_group(tmp_path: Path) -> None:
    pack = '[cards.maezen]\neffect = { do = "cost_modifier", target = "person", florins_set = 1, group = "artist" }\n'
    for card, price in (("maler", 1), ("graf", 9)):
        own = {"hand": [card], "houses": ["red"], "characters": ["maezen"], "florins": 9}
        table = Packed(tmp_path, pack, **laid_out("play", own)).do(f"0 play {card} character")
        assert florins(table) == 9 - price


def test_activations_are_listed_in_the_order_of_the_data() -> None:
    able = ["koenigin", "floetist", "baecker", "faerber", "marktfrau", "saenger"]
    for played in (False, True):
        table = playing(["graf"], characters=[able[i] for i in (4, 1, 5, 0, 3, 2)], played=played)
        assert starting(table, "activate") == [f"activate {card}" for card in able]


@pytest.mark.parametrize("card", [next(iter(CARDS)), list(CARDS)[-1]])
def test_the_first_and_the_last_card_of_the_data_are_cards_too(card: str) -> None:
    table = at("threats", houses=[f"dieb: {card}"], markers={"red": 2}, dice={"red": 5})
    assert (hand(table), characters(table), table.view(-1)["discard"]) == ([card], [], ["dieb"])
    assert {"what": "went-back", "seat": 0, "card": card} in table.told()
    table = at("threats", houses=[card], markers={"red": 2}, dice={"red": 5})
    assert (hand(table), table.view(-1)["discard"]) == ([], [card])
    table = at("threats", characters=[card, "graf"], markers={"brown": 2}, dice={"brown": 5}).do(f"0 bury {card}")
    assert (characters(table), table.view(-1)["discard"]) == (["graf"], [card])
    table = playing([card], houses=["red"], florins=20).do(f"0 play {card} character")
    assert houses(table) == [f"red: {card}"]


def test_nothing_is_told_where_nothing_is_lost() -> None:
    own = {"markers": dict.fromkeys(COLORS, 2), "workers": {}, "florins": 0, "score": 0}
    table = at("threats", dice=dict.fromkeys(COLORS, 5), **own)
    while phase(table) == "threats":
        table.do(f"0 {table.legal(0)[0]}")
    assert not [event for event in table.told() if event["what"].startswith("lost-")]
    assert len([event for event in table.told() if event["what"] == "disaster"]) == 5


def test_florins_are_handed_over_clockwise() -> None:
    thief = {"hand": ["dieb"], "houses": ["red"], "florins": 6}
    table = bruges(phase="play", turn=1, players=[thief if seat == 1 else {} for seat in range(4)])
    table.do("1 play dieb character")
    gave = [
        (event["seat"], event["number"], event["receiver"]) for event in table.told() if event["what"] == "gave-florins"
    ]
    assert gave == [(2, 3, "1"), (3, 3, "1"), (0, 3, "1")]
