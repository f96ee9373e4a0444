"""Rules BRU-4 and BRU-5: who knows what, drawing, and how the last round comes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.bruges.table import (
    CARDS,
    COLORS,
    Packed,
    at,
    faces,
    hand,
    laid_out,
    own,
    passed,
    phase,
    playing,
    public,
    sizes,
    some,
    starting,
    until,
)
from tests.kit import Table, broken, bruges

FIVE = ["graf", "koch", "dichter", "herold", "student"]
PILES = {"a": ["dieb", "koenigin", "mueller", "novize", "nonne"], "b": ["abt", "arzt", "earl", "bote", "koenig"]}
RESERVE = {"size": 50, "top": ["koenigin", "mueller"]}
VALET: dict[str, Any] = {"characters": ["knecht"], "workers": {"red": 1}}


def worlds(table: Table, viewer: int, count: int = 20) -> list[dict[str, Any]]:
    """Return whole documents of worlds that a viewer may believe in."""
    game = table.game
    return [game.write(game.sample(table.match.state, viewer, seed)) for seed in range(count)]


def last_round(table: Table) -> int | None:
    """Return the last round, once fixed."""
    found: int | None = table.view(-1)["last_round"]
    return found


def test_bru_4_1_what_everybody_sees() -> None:
    player = {
        "score": 9,
        "florins": 4,
        "workers": {"red": 2},
        "markers": {"blue": 2},
        "houses": ["herold: knecht", "dieb"],
        "canals": {"left": 5, "right": 2},
        "statues": [7],
        "progress": 3,
        "majorities": ["canal"],
        "used": ["knecht"],
    }
    table = bruges(phase="play", round=4, dice={"red": 5}, piles={"a": ["koch"], "b": 7}, players=[player, {}, {}])
    for viewer in range(-1, 3):
        view = table.view(viewer)
        seen = view["players"][0]
        assert (seen["score"], seen["florins"], seen["progress"]) == (9, 4, 3)
        assert (some(seen["workers"]), some(seen["markers"])) == ({"red": 2}, {"blue": 2})
        assert [(house["color"], house["character"]) for house in seen["houses"]] == [("red", "knecht"), ("blue", None)]
        assert seen["characters"] == [{"card": "knecht", "house": 1, "used": True}]
        assert (seen["canals"], seen["completed"]) == ({"left": 5, "right": 2}, ["left"])
        assert (seen["statues"], seen["majorities"]) == ([7], ["canal"])
        assert view["dice"] == {"blue": 3, "brown": 3, "yellow": 3, "red": 5, "purple": 3}
        assert (view["first"], view["round"], view["last_round"]) == (0, 4, None)
        assert view["piles"]["a"] == {"size": 1, "color": "brown"}
        assert view["piles"]["b"]["size"] == 7
    table = bruges(phase="play", round=4, last_round=5, reserve=0, seats=2)
    assert [table.view(viewer)["last_round"] for viewer in (-1, 0, 1)] == [5, 5, 5]


def test_bru_4_2_colors_of_hands_are_public_faces_are_not() -> None:
    table = playing(["graf", "dieb", "koch"], {"hand": ["herold"]})
    for viewer in (-1, 1):
        assert some(table.view(viewer)["players"][0]["backs"]) == {"blue": 2, "brown": 1}
        assert "hand" not in table.view(viewer)["players"][0]
        assert not faces(table.view(viewer)) & {"graf", "dieb", "koch"}
    assert hand(table) == ["dieb", "graf", "koch"]
    assert table.legal(1) == []


def test_bru_4_3_the_face_of_a_house_is_for_its_owner() -> None:
    table = playing(["graf"], houses=["dieb", "herold: koch"])
    assert [house["card"] for house in own(table)["houses"]] == ["dieb", "herold"]
    for viewer in (-1, 1):
        assert not faces(table.view(viewer)) & {"dieb", "herold"}
        assert "card" not in table.view(viewer)["players"][0]["houses"][0]
    seen = {world["players"][0]["houses"][0] for world in worlds(table, 1)}
    assert len(seen) > 3
    assert {CARDS[card]["color"] for card in seen} == {"blue"}
    assert {world["players"][0]["houses"][0] for world in worlds(table, 0)} == {"dieb"}


def test_bru_4_3_a_house_is_laid_unseen_and_the_discard_is_open() -> None:
    table = playing(["graf", "dieb"], workers={"blue": 1}).do("0 play graf house")
    assert "graf" not in faces(table.view(1)) | faces(table.told(1)) | faces(table.told(-1))
    laid = {"what": "laid", "seat": 0, "color": "blue"}
    assert laid in table.told(1)
    assert laid | {"card": "graf"} in table.told(0)
    table.do("0 end-turn", "1 end-turn", "0 play dieb workers")
    assert table.view(1)["discard"][-1] == table.view(-1)["discard"][-1] == "dieb"
    architect = playing(["graf", "dieb"], characters=["architekt"]).do("0 activate architekt", "0 lay graf")
    assert "graf" not in faces(architect.view(1)) | faces(architect.told(1))


def test_bru_4_4_the_order_of_the_piles_is_hidden() -> None:
    table = playing(["graf"], piles={"a": 20, "b": 20})
    doc = table.doc()
    for viewer in (-1, 0, 1):
        found = worlds(table, viewer)
        orders = {tuple(world["piles"]["a"]) for world in found}
        assert len(orders) == len(found)
        assert tuple(doc["piles"]["a"]) not in orders
        for world in found:
            for pile in ("a", "b"):
                assert CARDS[world["piles"][pile][0]]["color"] == CARDS[doc["piles"][pile][0]]["color"]
    below = {CARDS[world["piles"]["a"][1]]["color"] for world in worlds(table, 0, 40)}
    assert below == set(COLORS)


def test_bru_4_5_of_the_reserve_only_the_size_is_shown() -> None:
    table = at("draw", {"hand": FIVE}, hand=[], piles={"a": ["dieb"], "b": 60}, reserve=RESERVE)
    assert table.view(0)["reserve"] == 50
    tops = {CARDS[world["reserve"][0]]["color"] for world in worlds(table, 0, 40)}
    assert tops == set(COLORS)
    table.do("0 draw a")
    assert (table.view(1)["piles"]["a"], table.view(1)["reserve"]) == ({"size": 50, "color": "red"}, 0)


def test_bru_4_6_every_draw_tells_pile_and_color() -> None:
    table = at("draw", {"hand": FIVE}, hand=["notar", "spion"], piles=PILES).do("0 draw a", "0 draw b")
    for viewer in (-1, 0, 1):
        drew = [(event["pile"], event["color"]) for event in table.told(viewer) if event["what"] == "drew"]
        assert drew == [("a", "blue"), ("b", "blue")]
        assert table.view(viewer)["players"][0]["fresh"]["blue"] == 2
        assert not faces(table.told(viewer))
        assert not faces(table.view(viewer)) & {"dieb", "abt"}
    assert hand(table) == ["notar", "spion"]
    assert {tuple(world["players"][0]["fresh"]) for world in worlds(table, 0)} != {("dieb", "abt")}
    table.do("0 draw a")
    assert hand(table) == ["abt", "dieb", "koenigin", "notar", "spion"]
    assert some(own(table)["fresh"]) == {}


def test_bru_4_6_faces_stay_hidden_during_a_gain_of_two_cards() -> None:
    table = playing(["pilger", "koch"], houses=["red"], piles=PILES).do("0 play pilger character", "0 draw a")
    assert hand(table) == ["koch"]
    assert "dieb" not in faces(table.view(0)) | faces(table.told(0)) | faces(table.legal(0))
    table.do("0 draw b")
    assert hand(table) == ["abt", "dieb", "koch"]
    assert not faces(table.view(1)) & {"abt", "dieb"}


def test_bru_4_7_fire_shows_the_house_but_only_the_color_of_who_goes_back() -> None:
    table = at("threats", houses=["dieb: graf"], markers={"red": 2}, dice={"red": 5})
    assert table.view(1)["discard"] == ["dieb"]
    assert some(public(table)["backs"]) == {"blue": 1}
    assert "graf" not in faces(table.view(1))
    assert "graf" in faces(table.view(0))


def test_bru_5_1_single_cards_from_either_pile_until_five_are_held() -> None:
    table = at("draw", {"hand": ["nonne"]}, hand=["notar"], piles={"a": 12, "b": 12})
    for pile in "abba":
        assert sorted(table.legal(0)) == ["draw a", "draw b"]
        assert table.asked() == [0]
        table.do(f"0 draw {pile}")
    assert (public(table)["hand_size"], sizes(table)[:2], table.asked()) == (5, (10, 10), [1])
    table.do(*["1 draw b"] * 4)
    assert (public(table, 1)["hand_size"], sizes(table)[1]) == (5, 6)
    assert phase(table) != "draw"


def test_bru_5_1_a_card_comes_from_the_top() -> None:
    table = at(
        "draw", {"hand": FIVE}, hand=["notar"], piles={"a": ["dieb", "abt", "arzt"], "b": ["bote", "earl", "spion"]}
    )
    table.do("0 draw a", "0 draw b", "0 draw a", "0 draw b")
    assert hand(table) == sorted(["notar", "dieb", "abt", "bote", "earl"])


def test_bru_5_2_faces_are_seen_once_the_hand_is_complete() -> None:
    table = at("draw", {"hand": FIVE}, hand=["notar"], piles=PILES).do(*["0 draw a"] * 3)
    assert hand(table) == ["notar"]
    assert (some(own(table)["fresh"]), own(table)["hand_size"]) == ({"blue": 1, "red": 1, "purple": 1}, 4)
    table.do("0 draw a")
    assert hand(table) == sorted(["notar", *PILES["a"][:4]])


def test_bru_5_3_who_holds_five_or_more_draws_none_and_nobody_discards() -> None:
    table = at("draw", {"hand": ["nonne"]}, hand=[*FIVE, "arzt", "abt"])
    assert table.asked() == [1]
    table.do(*["1 draw a"] * 4)
    until(table, "play")
    assert public(table)["hand_size"] == 7
    assert at("draw", {"hand": ["nonne"]}, hand=FIVE).asked() == [1]


def test_bru_5_4_inventor_may_draw_a_sixth_card() -> None:
    table = at("draw", {"hand": FIVE}, characters=["erfinder"], hand=["abt", "bote"], piles={"a": 9, "b": 9})
    table.do(*["0 draw a"] * 3)
    assert sorted(table.legal(0)) == ["draw a", "draw b", "stop"]
    assert hand(table) == ["abt", "bote"], "the choice comes before looking"
    table.do("0 draw b")
    assert (len(hand(table)), phase(table) == "draw") == (6, False)
    other = at("draw", {"hand": FIVE, "characters": ["erfinder"]}, hand=["abt", "bote", "earl", "arzt"])
    other.do("0 draw a")
    assert other.asked() == [1], "the Inventor of another does not help"


def test_bru_5_4_stop_is_not_offered_below_five_and_nobody_draws_a_seventh() -> None:
    table = at("draw", {"hand": FIVE}, characters=["erfinder"], hand=["abt"])
    for _ in range(4):
        assert "stop" not in table.legal(0)
        table.do("0 draw a")
    table.do("0 stop")
    assert hand(table) != ["abt"]
    assert at("draw", {"hand": ["nonne"]}, characters=["erfinder"], hand=[*FIVE, "abt"]).asked() == [1]


def test_bru_5_4_two_hand_limits_do_not_add_up(tmp_path: Path) -> None:
    pack = '[cards.earl]\neffect = { do = "hand_limit", value = 6 }\n'
    document = laid_out("draw", {"hand": ["abt"], "characters": ["erfinder", "earl"]}, {"hand": FIVE})
    table = Packed(tmp_path, pack, **document).do(*["0 draw a"] * 5)
    assert public(table)["hand_size"] == 6
    assert phase(table) != "draw"


def test_bru_5_5_an_empty_pile_in_phase_one_makes_this_round_the_last() -> None:
    table = at("draw", {"hand": FIVE}, round=5, hand=["abt"], piles={"a": 9, "b": 2}, reserve=30).do("0 draw b")
    assert (last_round(table), sizes(table)) == (None, (9, 1, 30))
    table.do("0 draw b")
    assert (last_round(table), sizes(table)) == (5, (9, 30, 0))
    table.do("0 draw b", "0 draw a")
    assert sizes(table) == (8, 29, 0)
    until(table, "over")
    assert table.view(-1)["round"] == 5


def test_bru_5_6_an_empty_pile_in_phase_three_makes_the_next_round_the_last() -> None:
    table = playing([], round=5, piles={"a": 1, "b": 9}, reserve=40, **VALET).do("0 activate knecht", "0 draw a")
    assert (last_round(table), sizes(table)) == (6, (40, 9, 0))
    until(table, "draw")
    assert table.view(-1)["round"] == 6
    until(table, "over")
    assert table.view(-1)["round"] == 6


def test_bru_5_6_so_it_is_for_a_draw_in_phase_two(tmp_path: Path) -> None:
    pack = '[cards.freiherr]\neffect = { do = "on_event", event = "advance_progress", scope = "any", cards = 1 }\n'
    document = laid_out("progress", {"characters": ["freiherr"]}, dice={"red": 1}, round=5)
    table = Packed(tmp_path, pack, **document, piles={"a": 1, "b": 9}, reserve=40).do("0 advance", "0 draw a")
    assert (last_round(table), sizes(table)) == (6, (40, 9, 0))


def test_bru_5_7_a_pile_is_looked_at_after_every_card() -> None:
    four = ["abt", "arzt", "earl", "bote"]
    table = at("draw", {"hand": FIVE}, round=3, hand=four, piles={"a": 1, "b": 9}, reserve=40).do("0 draw a")
    assert (last_round(table), sizes(table)) == (3, (40, 9, 0))
    problem = broken("bruges", {"phase": "draw", "piles": {"a": 0, "b": 9}, "reserve": 40})
    assert problem.startswith("piles")


@pytest.mark.parametrize("rest", [2, 3, 8, 9])
def test_bru_5_8_after_the_reserve_the_other_pile_is_split(rest: int) -> None:
    pile = [*PILES["a"], *PILES["b"]][:rest]
    table = at("draw", {"hand": FIVE}, hand=["notar"], piles={"a": pile, "b": ["spion"]}, reserve=0, round=4)
    assert last_round(table) == 4
    table.do("0 draw b")
    upper = (rest + 1) // 2
    assert table.doc()["piles"] == {"a": pile[:upper], "b": pile[upper:]}
    assert last_round(table) == 4


def test_bru_5_8_a_single_card_is_not_split_and_the_empty_pile_is_ignored() -> None:
    table = at("draw", {"hand": FIVE}, hand=["notar"], piles={"a": ["abt"], "b": ["spion"]}, reserve=0, round=4)
    table.do("0 draw b")
    assert (sizes(table), table.legal(0)) == ((1, 0, 0), ["draw a"])
    table.refuses("0 draw b")
    assert table.view(-1)["piles"]["b"]["size"] == 0
    assert "piles" in broken("bruges", {"phase": "draw", "piles": {"a": 2, "b": 0}, "reserve": 0})


def test_bru_5_8_the_split_is_made_in_phase_three_too() -> None:
    table = playing([], round=4, last_round=5, piles={"a": ["abt"], "b": PILES["a"]}, reserve=0, **VALET)
    table.do("0 activate knecht", "0 draw a")
    assert table.doc()["piles"] == {"a": PILES["a"][3:], "b": PILES["a"][:3]}
    assert last_round(table) == 5


def test_bru_5_8_the_reserve_enters_once_only() -> None:
    table = at(
        "draw", {"hand": FIVE}, hand=["notar"], piles={"a": ["nonne"], "b": PILES["b"]}, reserve=["dieb"], round=4
    )
    table.do("0 draw a")
    assert (sizes(table), last_round(table)) == ((1, 5, 0), 4)
    table.do("0 draw a")
    assert table.doc()["piles"] == {"a": PILES["b"][3:], "b": PILES["b"][:3]}


def test_bru_5_9_without_cards_drawing_stops() -> None:
    table = at("draw", {"hand": []}, hand=["notar"], piles={"a": ["abt"], "b": ["spion"]}, reserve=0, round=4)
    table.do("0 draw b", "0 draw a")
    assert phase(table) != "draw"
    assert (hand(table), public(table, 1)["hand_size"], sizes(table)) == (["abt", "notar", "spion"], 0, (0, 0, 0))
    assert len(table.view(-1)["discard"]) == 162
    empty = at("draw", {"hand": []}, hand=[], piles={"a": 0, "b": 0}, reserve=0, round=4)
    assert phase(empty) != "draw"


def test_bru_5_9_a_gain_of_two_cards_takes_what_there_is() -> None:
    table = playing(["pilger"], houses=["red"], piles={"a": ["abt"], "b": []}, reserve=0).do("0 play pilger character")
    table.do("0 draw a")
    assert (hand(table), table.legal(0)) == (["abt"], ["end-turn"])
    none = playing(["pilger"], houses=["red"], piles={"a": [], "b": []}, reserve=0).do("0 play pilger character")
    assert none.legal(0) == ["end-turn"]


def test_bru_5_10_once_fixed_the_last_round_stays() -> None:
    table = at("draw", {"hand": FIVE}, hand=["notar"], piles={"a": 1, "b": 9}, reserve=0, round=4, last_round=5)
    table.do("0 draw a")
    assert last_round(table) == 5
    table = playing([], round=4, last_round=4, piles={"a": 1, "b": 9}, reserve=0, **VALET)
    table.do("0 activate knecht", "0 draw a")
    assert last_round(table) == 4
    card = hand(table)[0]
    table.do(f"0 play {card} workers")
    assert phase(passed(table)) == "over"
    assert starting(table, "draw") == []
