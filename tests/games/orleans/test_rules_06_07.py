"""Followers and planning (ORL-6, ORL-7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit import Table, broken, orleans

STARTERS = {"farmer*": 1, "boatman*": 1, "craftsman*": 1, "trader*": 1}
NEUTRALS = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]
PRINTED = {
    "farmer": ["village.1", "university.1", "castle.1", "ship.1", "wagon.1", "guildhall.1"],
    "boatman": ["farm.1", "village.2", "castle.2", "ship.2"],
    "craftsman": ["farm.2", "village.3", "university.2", "guildhall.2"],
    "trader": ["university.3", "castle.3", "monastery.2", "wagon.2"],
    "knight": ["ship.3", "wagon.3", "guildhall.3", "scriptorium.1"],
    "scholar": ["monastery.1", "scriptorium.2"],
}


def gathering(**player: Any) -> Table:
    """Return phase 3 of a later round; seat 1 has nothing to draw."""
    return orleans(players=[player, {}], phase="followers", round=3)


def planning(**player: Any) -> Table:
    """Return phase 4 of a later round."""
    return orleans(players=[player, {}], phase="planning", round=3)


def draws(table: Table) -> list[int]:
    """Return how many characters seat 0 may draw."""
    return [int(text.removeprefix("draw ")) for text in table.legal(0) if text.startswith("draw ")]


def recalls(table: Table) -> set[str]:
    """Return the slots from which seat 0 may move a character back."""
    return {text.removeprefix("recall ") for text in table.legal(0) if text.startswith("recall ")}


def fitting(slot: str, *tiles: str) -> set[str]:
    """Return the kinds that fit a free slot of a player with these tiles; markets hold 8, so two are tried."""
    found = set[str]()
    for market in (NEUTRALS, list(STARTERS)):
        for text in planning(market=market, tiles=list(tiles)).legal(0):
            if text.startswith(f"place {slot} "):
                found.add(text.split()[-1])
    return found


# Followers


@pytest.mark.parametrize(("knights", "number"), [(0, 4), (1, 5), (2, 6), (3, 7), (4, 7), (5, 8)])
def test_orl_6_1_draw_number_follows_the_knights_track(knights: int, number: int) -> None:
    table = gathering(tracks={"knight": knights}, bag={"farmer": 6} | STARTERS, market=[])
    assert draws(table) == list(range(number + 1))
    assert table.view(0)["players"][0]["draws"] == number


def test_orl_6_2_the_market_has_eight_spaces_and_characters_stay() -> None:
    table = gathering(bag={"farmer": 6} | STARTERS, market={"monk": 6})
    assert draws(table) == [0, 1, 2]
    market = table.do("0 draw 2").player(0)["market"]
    assert market["monk"] == 6
    assert sum(market.values()) == 8
    assert "9 characters; the market has 8 spaces" in broken("orleans", {"players": [{"market": {"farmer": 9}}, {}]})


def test_orl_6_3_room_is_free_market_and_free_tower() -> None:
    bag = {"farmer": 6} | STARTERS
    full = {"knight": 4, "scholar": 4}
    assert draws(gathering(bag=bag, market=full)) == [0]
    assert draws(gathering(bag=bag, market=full, tiles=["gunpowder_tower"])) == [0, 1, 2]
    assert draws(gathering(bag=bag, market=full, tiles=["gunpowder_tower"], tower=["monk"])) == [0, 1]


def test_orl_6_4_drawing_is_optional_and_bounded_by_the_bag() -> None:
    table = gathering(bag=["monk", "monk"], market=list(STARTERS))
    assert draws(table) == [0, 1, 2]
    assert table.do("0 draw 0").player(0)["bag"] == {"monk": 2}
    table = gathering(bag={"farmer": 6} | STARTERS, market={"monk": 5}, tracks={"knight": 5})
    assert draws(table) == [0, 1, 2, 3]
    table.refuses("0 draw 4")


def test_orl_6_5_each_draw_given_up_may_move_one_character_back() -> None:
    slots = {"ship": ["farmer", None, "knight"], "village": ["farmer", "boatman"], "castle": [None, None, "trader"]}
    table = gathering(bag={"monk": 3} | STARTERS, market=[], slots=slots)
    assert draws(table) == [0, 1, 2, 3, 4]
    table.do("0 recall ship.1", "0 recall village.2")
    assert draws(table) == [0, 1, 2]
    table.do("0 recall castle.3", "0 recall ship.3")
    assert table.legal(0) == ["draw 0"]
    table.do("0 draw 0")
    assert table.player(0)["market"] == {"farmer": 1, "boatman": 1, "trader": 1, "knight": 1}
    assert table.player(0)["slots"] == {"village": ["farmer", None, None]}


def test_orl_6_5_moving_back_needs_room_too() -> None:
    table = gathering(bag=["monk"], market=STARTERS | {"knight": 3}, slots={"village": ["farmer", "boatman"]})
    assert draws(table) == [0, 1]
    table.do("0 recall village.1")
    assert table.legal(0) == ["draw 0"]


def test_orl_6_6_a_draw_the_bag_cannot_meet_may_move_a_character_back() -> None:
    slots = {"village": ["farmer*", "boatman*"], "castle": ["farmer", "boatman"], "farm": [None, "craftsman*"]}
    table = gathering(bag=[], market=["trader*"], slots=slots)
    assert draws(table) == [0]
    table.do("0 recall village.1", "0 recall village.2", "0 recall castle.1", "0 recall castle.2")
    assert table.legal(0) == ["draw 0"]


def test_orl_6_7_all_is_named_before_anything_is_drawn() -> None:
    table = gathering(bag={"monk": 3}, market=list(STARTERS), slots={"ship": ["farmer", "boatman"]})
    table.do("0 recall ship.1")
    assert table.player(0)["bag"] == {"monk": 3}
    table.do("0 draw 1")
    assert table.asked() == [1]
    table.refuses("0 recall ship.2")
    assert [event["what"] for event in table.told(0)] == ["recalled", "drew"]


def test_orl_6_8_from_any_slot_but_never_technology_nor_the_tower() -> None:
    slots = {
        "farm": ["boatman", None],
        "ship": ["tech", "boatman", None],
        "town_hall": ["monk", None],
        "sacristy": ["monk"],
        "library": ["knight", None],
        "windmill": ["tech", "craftsman"],
    }
    tiles = ["sacristy", "library", "windmill", "gunpowder_tower"]
    table = gathering(tiles=tiles, slots=slots, tower=["farmer", "farmer"], tracks={"knight": 5}, market=[])
    assert recalls(table) == {"farm.1", "ship.2", "town_hall.1", "sacristy.1", "library.1", "windmill.2"}
    table.do(*[f"0 recall {slot}" for slot in sorted(recalls(table))], "0 draw 0")
    assert table.player(0)["slots"] == {"ship": ["tech", None, None], "windmill": ["tech", None]}
    assert table.player(0)["tower"] == {"farmer": 2}


def test_orl_6_9_draws_are_uniform_without_replacement() -> None:
    first = {"monk": 0, "knight": 0}
    for seed in range(400):
        player = {"bag": {"monk": 3, "knight": 1}, "market": list(STARTERS)}
        table = orleans(players=[player, {}], phase="followers", round=3, seed=seed).do("0 draw 1")
        (kind,) = set(table.player(0)["market"]) - set(STARTERS)
        first[kind] += 1
        assert sum(table.player(0)["bag"].values()) == 3
    assert 260 <= first["monk"] <= 340
    table = gathering(bag={"monk": 3, "knight": 1}, market=list(STARTERS)).do("0 draw 4")
    assert table.player(0)["market"] == STARTERS | {"monk": 3, "knight": 1}
    assert table.player(0)["bag"] == {}


def test_orl_6_9_the_owner_may_look_into_the_bag() -> None:
    table = gathering(bag={"monk": 3, "knight": 1}, market=list(STARTERS))
    assert table.view(0)["players"][0]["bag"] == {"monk": 3, "knight": 1}
    assert "bag" not in table.view(1)["players"][0]
    assert table.view(1)["players"][0]["bag_size"] == 4


def test_orl_6_10_new_characters_go_to_market_or_tower_after_being_seen() -> None:
    player = {"tiles": ["gunpowder_tower"], "tower": ["trader"], "bag": {"monk": 2}, "market": list(STARTERS)}
    table = gathering(**player, slots={"farm": ["boatman", None]})
    table.do("0 recall farm.1", "0 draw 2")
    assert table.legal(0) == ["ready", "store boatman", "store monk"]  # nothing that lay there before is shifted
    assert table.view(0)["players"][0]["fresh"] == {"boatman": 1, "monk": 2}
    table.do("0 store monk")
    assert table.asked() == [1]
    assert table.player(0)["tower"] == {"trader": 1, "monk": 1}
    assert table.player(0)["market"] == STARTERS | {"boatman": 1, "monk": 1}


def test_orl_6_10_without_the_tower_all_go_to_the_market() -> None:
    table = gathering(bag={"monk": 2}, market=list(STARTERS)).do("0 draw 2")
    assert table.player(0)["market"] == STARTERS | {"monk": 2}


@pytest.mark.parametrize("edition", ["2014", "2020"])
def test_orl_6_11_nobody_draws_in_round_one(edition: str) -> None:
    table = orleans(edition, seats=4)
    for seat in range(4):
        assert table.legal(seat) == ["draw 0"]
        table.do(f"{seat} draw 0")
        assert table.player(seat)["market"] == STARTERS


# Planning


def test_orl_7_1_from_market_and_tower_to_free_slots_of_own_places() -> None:
    player = {"market": STARTERS, "tiles": ["gunpowder_tower", "hayrick"], "tower": ["knight"]}
    table = planning(**player)
    table.do("0 place hayrick.1 farmer*", "0 deploy ship.3 knight")
    table.refuses("0 place ship.3 knight")  # neither a second knight nor a free slot
    table.refuses("0 place windmill.1 craftsman*")  # not an own place
    table.do("0 ready")
    assert table.player(0)["slots"] == {"ship": [None, None, "knight"], "hayrick": ["farmer*"]}
    assert table.player(0)["market"] == {"boatman*": 1, "craftsman*": 1, "trader*": 1}
    assert planning(market=STARTERS).do("0 ready").player(0)["market"] == STARTERS


@pytest.mark.parametrize("figure", ["farmer", "craftsman", "trader"])
def test_orl_7_2_farmer_craftsman_and_trader_slots(figure: str) -> None:
    own = {figure, f"{figure}*", "monk"}
    for slot in PRINTED[figure]:
        assert fitting(slot) == own
        assert fitting(slot, "school") == own | {"scholar"}
        assert fitting(slot, "herb_garden") == own | {"boatman", "boatman*"}


def test_orl_7_2_boatman_and_knight_slots() -> None:
    for figure, own in [("boatman", {"boatman", "boatman*", "monk"}), ("knight", {"knight", "monk"})]:
        for slot in PRINTED[figure]:
            assert fitting(slot) == fitting(slot, "herb_garden") == own
            assert fitting(slot, "school") == own | {"scholar"}


def test_orl_7_2_scholar_and_monk_slots() -> None:
    for slot in PRINTED["scholar"]:
        assert fitting(slot) == fitting(slot, "school", "herb_garden") == {"scholar", "monk"}
    assert fitting("brewery.1", "brewery", "school", "herb_garden") == {"monk"}
    assert fitting("sacristy.1", "sacristy", "school", "herb_garden") == {"monk"}


def test_orl_7_2_slots_for_any_character() -> None:
    assert fitting("pharmacy.1", "pharmacy") == {*NEUTRALS, *STARTERS}
    assert fitting("bathhouse.1", "bathhouse") == {*NEUTRALS, *STARTERS}
    assert fitting("town_hall.1") == fitting("town_hall.2") == set(NEUTRALS)


def test_orl_7_2_a_slot_holds_one_piece() -> None:
    slots = {"village": ["farmer", None, "tech"]}
    table = planning(market={"monk": 2, "farmer": 1}, slots=slots)
    offered = {text.split()[1] for text in table.legal(0) if text.startswith("place village")}
    assert offered == {"village.2"}
    table.do("0 place village.2 monk").refuses("0 place village.2 monk")


@pytest.mark.parametrize("edition", ["2014", "2020"])
def test_orl_7_3_a_place_may_be_completed_in_a_later_round(edition: str) -> None:
    players: list[dict[str, Any]] = [{"market": ["boatman*", "craftsman*"]}, {}]
    table = orleans(edition, players=players, phase="planning", round=1)
    table.do("0 place farm.1 boatman*", "0 ready", "1 ready")
    assert table.legal(0) == ["pass"]
    table.do("0 pass", "1 pass", "0 draw 0", "1 draw 0", "0 place farm.2 craftsman*", "0 ready", "1 ready", "1 pass")
    assert table.doc()["round"] == 2
    assert "act farm" in table.legal(0)


def test_orl_7_4_only_moves_of_this_phase_are_taken_back() -> None:
    player = {"market": ["farmer", "boatman"], "slots": {"village": ["farmer", None, "craftsman"]}}
    player |= {"tiles": ["gunpowder_tower"], "tower": ["trader"]}
    table = planning(**player)
    assert not [text for text in table.legal(0) if text.startswith(("withdraw", "recall"))]
    table.do("0 place village.2 boatman", "0 deploy castle.3 trader")
    assert [text for text in table.legal(0) if text.startswith("withdraw")] == [
        "withdraw village.2",
        "withdraw castle.3",
    ]
    table.do("0 withdraw village.2", "0 withdraw castle.3")
    assert table.player(0)["market"] == {"farmer": 1, "boatman": 1}
    assert table.player(0)["tower"] == {"trader": 1}
    assert table.player(0)["slots"] == {"village": ["farmer", None, "craftsman"]}


def test_orl_7_5_ready_is_final() -> None:
    table = planning(market=["farmer", "boatman"]).do("0 place village.1 farmer", "0 ready")
    assert table.asked() == [1]
    table.refuses("0 withdraw village.1")
    table.refuses("0 place village.2 boatman")


def test_orl_7_6_town_hall_takes_one_or_two_neutral_characters() -> None:
    table = planning(market={"farmer": 2, "knight": 1, "trader*": 1})
    table.refuses("0 place town_hall.1 trader*")
    table.do("0 place town_hall.1 farmer", "0 place town_hall.2 knight")
    table.refuses("0 place town_hall.3 farmer")
    assert not [text for text in table.legal(0) if text.startswith("place town_hall")]


def test_orl_7_6_town_hall_is_not_tied_to_a_free_deed_space() -> None:
    deeds = {"papal_conclave": ["monk", "monk"], "cathedral": ["monk", "monk"], "peace_treaty": ["monk"]}
    table = orleans(players=[{"market": ["monk"]}, {}], deeds=deeds, phase="planning", round=3)
    table.do("0 place town_hall.1 monk", "0 ready", "1 ready")
    assert table.player(0)["slots"] == {"town_hall": ["monk", None]}
    assert table.legal(0) == ["pass"]


def test_orl_7_7_slots_may_be_filled_though_the_action_cannot_be_carried_out() -> None:
    player = {"tracks": {"farmer": 8}, "market": ["scholar", "trader", "boatman", "craftsman"], "development": 30}
    table = orleans(players=[player | {"citizens": 3}, {}], supply={}, phase="planning", round=1, event="pilgrimage")
    table.do("0 place farm.1 boatman", "0 place farm.2 craftsman", "0 place monastery.1 scholar")
    table.do("0 place monastery.2 trader", "0 ready", "1 ready")
    assert table.legal(0) == ["pass"]


def test_orl_7_8_technology_is_not_placed_in_this_phase() -> None:
    table = planning(held=2, market=["farmer"])
    assert not [text for text in table.legal(0) if text.startswith("tech")]


def test_orl_7_8_a_slot_with_technology_needs_no_character() -> None:
    table = planning(slots={"ship": ["tech", None, None]}, market=["boatman", "knight"])
    assert not [text for text in table.legal(0) if text.startswith("place ship.1")]
    table.do("0 place ship.2 boatman", "0 place ship.3 knight", "0 ready", "1 ready")
    assert "act ship" in table.legal(0)
