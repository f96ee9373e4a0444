"""Rules BRU-12.9 to BRU-12.17: further words of the card language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from beffroi import games
from beffroi.kernel.errors import DataError
from tests.games.bruges.table import (
    Packed,
    at,
    florins,
    hand,
    houses,
    laid_out,
    level,
    lines,
    majorities,
    markers,
    phase,
    playing,
    public,
    score,
    starting,
    statues,
    tiles,
    uses,
    workers,
)
from tests.kit import Table

PILES = {"a": ["dieb", "abt", "arzt"], "b": ["earl", "spion", "nonne"]}


def placed(card: str, *others: dict[str, Any], **more: Any) -> Table:
    """Return a table where seat 0 has just placed a character on a house."""
    rich: dict[str, Any] = {"houses": ["red"], "florins": 20, "score": 0} | more
    return playing([card, *rich.pop("hand", [])], *others, **rich).do(f"0 play {card} character")


def activated(card: str, *others: dict[str, Any], **more: Any) -> Table:
    """Return a table where seat 0 has just activated a character."""
    company = more.pop("characters", [])
    rest = {"score": 0} | more
    return playing(rest.pop("hand", []), *others, characters=[card, *company], **rest).do(f"0 activate {card}")


def test_bru_12_9_one_more_card_for_any_action_with_its_costs() -> None:
    rich = {"markers": {"blue": 1}, "florins": 20, "houses": ["red"], "workers": {"red": 1, "blue": 1}}
    table = activated("herold", hand=["graf", "koch"], **rich)
    assert uses(table, "graf") == ["workers", "florins", "threat", "canal", "house", "character"]
    assert not starting(table, "end-turn", "activate")
    table.do("0 play graf character")
    assert (florins(table), score(table), hand(table)) == (11, 4, ["koch"])
    assert uses(table, "koch")
    house = activated("herold", hand=["graf", "koch"], **rich).do("0 play graf house")
    assert (workers(house), houses(house)[-1]) == ({}, "blue")


def test_bru_12_9_several_extra_cards_in_one_turn() -> None:
    court = ["herold", "bote", "kutscher", "schreiber", "stallbursche"]
    cards = ["graf", "koch", "dichter", "mueller", "herzog", "earl"]
    table = playing(cards, characters=court, florins=0)
    for messenger, card in zip(court, cards, strict=False):
        table.do(f"0 activate {messenger}", f"0 play {card} florins")
    assert (florins(table), hand(table), "end-turn" in table.legal(0)) == (15, ["earl"], False)
    table.do("0 play earl florins")
    assert table.legal(0) == ["end-turn"]


def test_bru_12_9_an_extra_card_may_bring_another_messenger() -> None:
    table = playing(["schreiber", "graf", "koch"], characters=["herold"], houses=["red"], florins=6)
    table.do("0 activate herold", "0 play schreiber character", "0 activate schreiber", "0 play graf florins")
    assert (hand(table), florins(table)) == (["koch"], 3)
    assert "end-turn" not in table.legal(0)


def test_bru_12_10_exchange_of_any_number_after_paying() -> None:
    table = activated("koehler", workers={"brown": 2, "blue": 2, "red": 1})
    assert table.legal(0) == ["hand-in blue", "hand-in brown", "hand-in red"]
    table.do("0 hand-in blue")
    assert table.legal(0) == ["stop", "hand-in blue", "hand-in brown", "hand-in red"]
    table.do("0 hand-in red", "0 take yellow", "0 take purple")
    assert workers(table) == {"brown": 1, "blue": 1, "yellow": 1, "purple": 1}


def test_bru_12_10_stop_and_the_limit_of_the_fence() -> None:
    table = activated("hehler", workers={"blue": 3, "red": 1}).do("0 hand-in blue", "0 stop", "0 take purple")
    assert workers(table) == {"blue": 2, "red": 1, "purple": 1}
    table = activated("hehler", workers={"blue": 3, "red": 1}).do("0 hand-in blue", "0 hand-in blue", "0 take purple")
    assert workers(table) == {"blue": 1, "red": 1, "purple": 2}
    one = activated("hehler", workers={"blue": 3})
    assert (workers(one), one.legal(0)) == ({"blue": 2}, ["stop", "hand-in blue"])


def test_bru_12_11_levels_for_a_cost() -> None:
    table = activated("markgraf", florins=2, progress=4)
    assert (florins(table), level(table)) == (0, 5)
    table = activated("abt", florins=3, progress=11)
    assert (florins(table), level(table)) == (0, 12)
    table = placed("gesandter", florins=9, progress=4)
    assert (florins(table), level(table)) == (0, 6)
    assert level(placed("gesandter", progress=11)) == 12


def test_bru_12_11_a_cost_is_paid_once_for_several_levels(tmp_path: Path) -> None:
    pack = '[cards.abt]\neffect = { do = "advance_progress", levels = 3, cost = 4 }\n'
    own_table = {"characters": ["abt", "freiherr"], "florins": 5, "score": 0}
    table = Packed(tmp_path, pack, **laid_out("play", own_table)).do("0 activate abt")
    assert (level(table), florins(table), score(table)) == (3, 1, 3)


def test_bru_12_12_scope_action_means_the_six_actions() -> None:
    reacting = ["advokat", "trommler", "geldwechsler", "kuester", "henker"]
    table = playing(
        ["graf"], characters=[*reacting, "saenger", "buchhalter", "priester"], workers={}, florins=0, score=0
    )
    table.do("0 activate saenger", "0 take blue", "0 activate buchhalter")
    assert (workers(table), florins(table)) == ({"blue": 1}, 2)
    table = playing([], characters=[*reacting, "priester"], markers={"blue": 1}, workers={}, score=0)
    table.do("0 activate priester")
    assert (workers(table), score(table)) == ({}, 1)


def test_bru_12_12_every_event_of_an_action() -> None:
    table = playing(["graf"], characters=["advokat", "trommler"], workers={}, florins=0).do("0 play graf workers")
    assert (workers(table), florins(table)) == ({"blue": 3}, 1)
    table = playing(["graf"], characters=["geldwechsler", "falschmuenzer"], florins=0).do("0 play graf florins")
    assert florins(table) == 6
    table = playing(["graf"], characters=["kuester", "henker", "buettel"], markers={"blue": 2}, workers={}, florins=0)
    table.do("0 play graf threat")
    assert (markers(table), workers(table), florins(table), score(table)) == ({"blue": 1}, {"blue": 2}, 2, 7)
    table = playing(["graf"], characters=["zoellner", "kartograf"], florins=1, score=0).do("0 play graf canal")
    assert (florins(table), score(table)) == (2, 1)
    table = playing(["graf"], characters=["holzschnitzer"], score=0).do("0 play graf house")
    assert score(table) == 1
    table = playing(["graf"], characters=["baronin", "zofe"], houses=["red"], florins=9, score=0)
    table.do("0 play graf character")
    assert (florins(table), score(table)) == (1, 5)
    table = at("progress", characters=["freiherr", "ausrufer", "domherr"], dice={"red": 1}, score=0, workers={})
    table.do("0 advance", "0 take red")
    assert (florins(table), score(table), workers(table)) == (6, 1, {"red": 1})


def test_bru_12_12_an_extra_card_is_an_action_too() -> None:
    table = activated("herold", hand=["graf"], characters=["geldwechsler"], florins=0).do("0 play graf florins")
    assert florins(table) == 4


def test_bru_12_12_nothing_happens_for_the_characters_of_others() -> None:
    watchers = {"characters": ["advokat", "kartograf", "zofe", "freiherr"], "score": 0, "florins": 0, "workers": {}}
    table = playing(["graf", "dieb"], watchers, houses=["red"], florins=20)
    table.do("0 play dieb canal", "0 end-turn", "1 end-turn", "0 play graf character")
    assert (score(table, 1), florins(table, 1), workers(table, 1)) == (0, 0, {})


def test_bru_12_12_the_color_of_the_event() -> None:
    space = activated("akrobat", characters=["tuermer"], florins=9, markers={"yellow": 1, "brown": 1, "blue": 1})
    space.do("0 section left")
    assert sorted(space.legal(0)) == ["keep", "return blue"]
    house = playing(
        ["graf"], characters=["stuckateur", "zimmermann"], workers={"red": 1}, markers={"red": 1, "blue": 1}
    )
    house.do("0 play graf house")
    assert sorted(house.legal(0)) == ["keep", "return blue"]
    person = placed("novize", characters=["feuerspucker"], houses=["red"], markers={"red": 1, "blue": 1, "yellow": 1})
    assert sorted(person.legal(0)) == ["keep", "return yellow"]


def test_bru_12_12_nothing_is_asked_without_such_a_marker() -> None:
    table = placed("novize", characters=["feuerspucker"], markers={"red": 1, "blue": 1})
    assert (table.legal(0), markers(table), score(table)) == (["end-turn"], {"red": 1, "blue": 1}, 1)
    assert not [event for event in table.told() if event["what"] == "reacted"]
    table = placed("ritter", characters=["prediger"], markers={})
    assert table.legal(0) == ["end-turn"]


def test_bru_12_12_the_color_of_an_advance_does_not_exist(tmp_path: Path) -> None:
    pack = (
        '[cards.prediger]\neffect = { do = "on_event", event = "advance_progress", scope = "any", threat = "event" }\n'
    )
    (tmp_path / "mine.toml").write_text(pack, encoding="utf-8")
    with pytest.raises(DataError, match=r"cards\.prediger\.effect"):
        games.load("bruges", tmp_path)


def test_bru_12_13_the_well_builder_makes_canals_free() -> None:
    table = playing(["herold"], characters=["brunnenbauer"], canals={"left": 4}, florins=0).do("0 play herold canal")
    assert (tiles(table), florins(table), statues(table)) == ((5, 0), 0, [7])
    table = activated("akrobat", characters=["brunnenbauer"], florins=0).do("0 section right")
    assert (tiles(table), florins(table)) == ((0, 1), 0)


def test_bru_12_13_the_price_of_characters() -> None:
    broker = playing(["graf"], characters=["makler"], houses=["red"], florins=8).do("0 play graf character")
    assert florins(broker) == 0
    patron = playing(["maler"], characters=["maezen"], houses=["red"], florins=7).do("0 play maler character")
    assert florins(patron) == 0
    other = playing(["graf"], characters=["maezen"], houses=["red"], florins=8)
    assert "character" not in uses(other, "graf")
    both = playing(["dichter"], characters=["maezen", "makler"], houses=["red"], florins=0).do(
        "0 play dichter character"
    )
    assert florins(both) == 0
    free = playing(["novize"], characters=["makler"], houses=["red"], florins=4).do("0 play novize character")
    assert florins(free) == 4


def test_bru_12_13_the_points_of_a_cheaper_character_stay() -> None:
    table = playing(["maler"], characters=["maezen"], houses=["red"], florins=7).do("0 play maler character")
    assert lines(table)["characters"] == 1 + 3


def test_bru_12_13_the_carpenter_takes_any_worker() -> None:
    table = playing(["graf"], characters=["zimmermann"], workers={"red": 1, "purple": 2}).do("0 play graf house")
    assert table.legal(0) == ["pay red", "pay purple"]
    table.do("0 pay purple")
    assert (workers(table), houses(table)[-1]) == ({"red": 1, "purple": 1}, "blue")
    one = playing(["graf"], characters=["zimmermann"], workers={"red": 2}).do("0 play graf house")
    assert workers(one) == {"red": 1}
    assert "house" not in uses(playing(["graf"], characters=["zimmermann"], workers={}), "graf")


def test_bru_12_13_the_dice_price_of_the_notary() -> None:
    table = at("progress", dice={"red": 2, "blue": 1}, characters=["notar"], florins=1).do("0 advance")
    assert (florins(table), level(table)) == (0, 1)


def test_bru_12_14_hand_limit() -> None:
    table = at("draw", {"hand": []}, characters=["erfinder"], hand=[]).do(*["0 draw a"] * 6)
    assert (public(table)["hand_size"], table.asked()) == (6, [1])


def test_bru_12_15_later_flashes_may_come_twice() -> None:
    table = placed("graf", characters=["astronom"])
    assert (score(table), table.legal(0)) == (4, ["again", "enough"])
    assert score(table.do("0 again")) == 8
    refused = placed("graf", characters=["astronom"]).do("0 enough")
    assert (score(refused), refused.legal(0)) == (4, ["end-turn"])


def test_bru_12_15_choices_and_amounts_are_made_anew() -> None:
    table = placed("steinmetz", characters=["astronom"], florins=6).do("0 section left", "0 again", "0 section right")
    assert tiles(table) == (1, 1)
    table = placed("glasmaler", characters=["astronom", "koch"], houses=["red"])
    assert score(table) == 2
    assert score(table.do("0 again")) == 4
    table = placed("chirurg", characters=["astronom"], workers={})
    table.do("0 take red", "0 take red", "0 again", "0 take blue", "0 take yellow")
    assert (workers(table), score(table)) == ({"red": 2, "blue": 1, "yellow": 1}, 2)


def test_bru_12_15_not_asked_when_nothing_would_happen() -> None:
    assert placed("ritter", characters=["astronom"], progress=11).legal(0) == ["end-turn"]
    assert placed("dieb", {"florins": 3}, characters=["astronom"]).legal(0) == ["end-turn"]
    assert placed("soeldner", characters=["astronom"], markers={}).legal(0) == ["end-turn"]
    assert placed("unruhestifter", {"canals": {"left": 1}}, characters=["astronom"]).legal(0) == ["end-turn"]
    assert placed("dieb", {"florins": 4}, characters=["astronom"]).legal(0) == ["again", "enough"]


def test_bru_12_15_not_for_other_kinds_nor_for_others() -> None:
    assert "again" not in placed("koenig", characters=["astronom"]).legal(0)
    assert "again" not in placed("buchhalter", characters=["astronom"]).legal(0)
    assert placed("graf", {"characters": ["astronom"]}).legal(0) == ["end-turn"]
    assert placed("astronom").legal(0) == ["end-turn"]


def test_bru_12_16_progress_without_dice() -> None:
    table = at("progress", characters=["earl"], florins=4).do("0 advance")
    assert (level(table), florins(table)) == (1, 0)


def test_bru_12_17_majority_on_tie() -> None:
    table = at("majorities", {"progress": 3}, characters=["richter"], progress=3)
    assert (majorities(table), majorities(table, 1), phase(table)) == (["characters", "progress"], [], "draw")
