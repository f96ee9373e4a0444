"""Rules BRU-1 to BRU-3: components, set-up, structure of a round."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from tests.games.bruges.table import (
    CARDS,
    COLORS,
    DATA,
    at,
    florins,
    hand,
    houses,
    lines,
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
from tests.kit import broken, bruges

BOX = DATA["box"]["pieces"]
SEATS = ["0", "1", "2", "3"]


def test_bru_1_1_a_board_with_four_gates_of_two_sections_of_five_spaces() -> None:
    assert sorted(DATA["canals"]) == SEATS
    for seat in SEATS:
        sections = {name: section for name, section in DATA["canals"][seat].items() if isinstance(section, dict)}
        assert sorted(sections) == ["left", "right"]
        for section in sections.values():
            assert sorted(section["colors"]) == sorted(COLORS)
            assert section["costs"] == [1, 2, 3, 4, 5]


def test_bru_1_2_165_different_cards_in_five_colors() -> None:
    assert len(CARDS) == BOX["cards"] == 165
    assert {card["color"] for card in CARDS.values()} == set(COLORS)
    assert len({card["fr"] for card in CARDS.values()}) == 165


def test_bru_1_2_the_back_has_the_color_of_the_face() -> None:
    table = playing(["graf"], workers={"blue": 1}, piles={"a": ["koch", "dichter"], "b": 9})
    assert public(table)["backs"]["blue"] == 1
    assert table.view(-1)["piles"]["a"] == {"size": 2, "color": "brown"}
    table.do("0 play graf house")
    assert houses(table) == ["blue"]


def test_bru_1_3_eleven_groups_of_fifteen_and_33_of_each_color() -> None:
    assert len(DATA["groups"]) == 11
    assert Counter(card["group"] for card in CARDS.values()) == Counter(dict.fromkeys(DATA["groups"], 15))
    assert Counter(card["color"] for card in CARDS.values()) == Counter(dict.fromkeys(COLORS, 33))
    both = Counter((card["group"], card["color"]) for card in CARDS.values())
    assert set(both.values()) == {3}
    assert (BOX["cards_per_group"], BOX["cards_per_color"]) == (15, 33)


def test_bru_1_4_a_character_is_worth_a_third_of_its_price() -> None:
    for name, card in CARDS.items():
        assert lines(at("over", characters=[name]))["characters"] == card["price"] // 3


def test_bru_1_4_a_card_shows_price_activation_name_effect_and_group() -> None:
    for name, card in CARDS.items():
        assert {"color", "price", "group", "activation", "effect", "fr"} <= set(card), name
        assert card["activation"] in ("flash", "worker", "infinity", "laurel"), name
        assert ("worker_color" in card) == (card["activation"] == "worker"), name
        assert ("infinity_type" in card) == (card["activation"] == "infinity"), name


def test_bru_1_5_prices_are_multiples_of_three_up_to_twelve() -> None:
    assert {card["price"] for card in CARDS.values()} == {0, 3, 6, 9, 12}


def test_bru_1_6_fifty_workers_in_the_box_but_unlimited_in_play() -> None:
    assert (BOX["workers"], BOX["workers_per_color"]) == (50, 10)
    table = playing(["herold"], {"workers": {"red": 30}}, workers={"red": 60}).do("0 play herold workers")
    assert workers(table) == {"red": 62}


def test_bru_1_7_florins_are_an_unlimited_whole_number() -> None:
    assert (BOX["coins_1"], BOX["coins_3"]) == (20, 24)
    table = playing(["herold"], florins=500, dice={"red": 6}).do("0 play herold florins")
    assert florins(table) == 506


def test_bru_1_8_nine_markers_of_each_color() -> None:
    assert (BOX["threat_markers"], BOX["threat_markers_per_color"]) == (45, 9)
    table = playing(["herold"], {"markers": {"red": 2}}, {"markers": {"red": 1, "blue": 2}}, markers={"red": 2})
    assert table.view(-1)["supply"] == {"blue": 7, "brown": 9, "yellow": 9, "red": 4, "purple": 9}


def test_bru_1_9_forty_canal_tiles_are_the_spaces_of_four_players() -> None:
    spaces = sum(len(DATA["canals"][seat][section]["costs"]) for seat in SEATS for section in ("left", "right"))
    assert BOX["canal_tiles"] == spaces == 40
    table = bruges(phase="play", players=[{"canals": {"left": 5, "right": 5}}] * 4)
    assert sum(sum(tiles(table, seat)) for seat in range(4)) == 40


def test_bru_1_10_six_statues_worth_two_to_seven() -> None:
    assert sorted(DATA["statues"]["stack"]["values"]) == [2, 3, 4, 5, 6, 7]
    assert BOX["statue_tiles"] == 6


def test_bru_1_11_three_majority_markers_grey_or_colored() -> None:
    assert sorted(DATA["majorities"]) == ["canal", "characters", "progress"]
    assert BOX["majority_markers_per_player"] == 3
    table = at("play", majorities=["canal", "progress", "characters"])
    assert majorities(table) == ["canal", "characters", "progress"]
    assert majorities(table, 1) == []


def test_bru_1_12_five_dice_of_six_faces() -> None:
    assert BOX["dice"] == 5
    rolls = [until(at("dice", seed=seed), "play").view(-1)["dice"] for seed in range(30)]
    assert {tuple(roll) for roll in rolls} == {tuple(COLORS)}
    for color in COLORS:
        assert {roll[color] for roll in rolls} == {1, 2, 3, 4, 5, 6}


def test_bru_1_13_score_tiles_are_no_objects() -> None:
    assert BOX["score_tiles"] == 4
    table = playing(["herold"], markers={"red": 1}, score=99).do("0 play herold threat")
    assert score(table) == 100
    assert not [key for key in public(table) if "tile" in key]


def test_bru_2_1_statues_lie_with_seven_on_top() -> None:
    assert bruges(seats=2).view(-1)["statues"] == [7, 6, 5, 4, 3, 2]
    table = playing(["herold"], canals={"left": 4}, florins=9).do("0 play herold canal")
    assert statues(table) == [7]
    assert table.view(-1)["statues"] == [6, 5, 4, 3, 2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bru_2_2_what_every_player_starts_with(seats: int) -> None:
    table = bruges(seats=seats)
    for seat in range(seats):
        player = public(table, seat)
        assert (player["score"], player["florins"], player["progress"]) == (5, 5, 0)
        assert workers(table, seat) == dict.fromkeys(COLORS, 1)
        assert (markers(table, seat), player["hand_size"], houses(table, seat)) == ({}, 0, [])
        assert (tiles(table, seat), majorities(table, seat), statues(table, seat)) == ((0, 0), [], [])
        assert player["completed"] == []


@pytest.mark.parametrize(("seats", "piles"), [(2, (33, 33, 99)), (3, (50, 49, 66)), (4, (66, 66, 33))])
def test_bru_2_3_two_draw_piles_and_a_reserve(seats: int, piles: tuple[int, int, int]) -> None:
    table = bruges(seats=seats)
    assert sizes(table) == piles
    assert table.view(-1)["discard"] == []


def test_bru_2_3_all_cards_are_shuffled() -> None:
    draws = set[tuple[str, ...]]()
    first = set[str]()
    for seed in range(12):
        doc = bruges(seats=2, seed=seed).doc()
        draws.add(tuple(sorted(doc["piles"]["a"] + doc["piles"]["b"])))
        first.add(doc["piles"]["a"][0])
    assert len(draws) == 12
    assert len(first) > 6


def test_bru_2_4_pile_a_gets_the_odd_card_and_the_reserve_is_shuffled() -> None:
    assert sizes(bruges(seats=3))[:2] == (50, 49)
    order = list(CARDS)
    for seed in range(4):
        reserve = bruges(seats=3, seed=seed).doc()["reserve"]
        steps = [order.index(after) > order.index(before) for before, after in pairwise(reserve)]
        assert 15 < sum(steps) < 50


def test_bru_2_5_the_first_player_is_drawn_or_chosen() -> None:
    firsts = {bruges({"first": "random"}, seats=4, seed=seed).view(-1)["first"] for seed in range(24)}
    assert firsts == {0, 1, 2, 3}
    table = bruges({"first": "2"}, seats=3)
    assert (table.view(-1)["first"], table.asked()) == (2, [2])
    assert "first" in broken("bruges", {"seats": 2, "options": {"first": "2"}})


@pytest.mark.parametrize("seat", range(4))
def test_bru_2_6_player_i_sits_at_gate_i(seat: int) -> None:
    gate = DATA["canals"][str(seat)]
    for section, other in (("left", "right"), ("right", "left")):
        for space, color in enumerate(gate[section]["colors"]):
            blocked = next(n for n in range(5) if gate[other]["colors"][n] != color)
            card = of_color(color, 1)[0]
            player = {"hand": [card], "canals": {section: space, other: blocked}, "florins": 9}
            table = bruges(phase="play", turn=seat, players=[player if s == seat else {} for s in range(4)])
            table.do(f"{seat} play {card} canal")
            assert public(table, seat)["canals"] == {section: space + 1, other: blocked}
            assert florins(table, seat) == 9 - gate[section]["costs"][space]


def test_bru_2_6_clockwise_is_rising_and_wraps() -> None:
    table = bruges({"first": "2"}, phase="play", seats=4)
    order = [table.do(f"{table.asked()[0]} end-turn").asked()[0] for _ in range(5)]
    assert order == [3, 0, 1, 2, 3]


def test_bru_2_7_of_a_pile_only_the_color_on_top_is_visible() -> None:
    table = bruges(seats=3, piles={"a": {"size": 20, "top": ["herold", "graf"]}, "b": 5})
    for viewer in range(-1, 3):
        view = table.view(viewer)
        assert view["piles"]["a"] == {"size": 20, "color": "red"}
        assert isinstance(view["reserve"], int)
        assert "herold" not in str(view)


def test_bru_3_1_a_round_is_drawing_dice_cards_majorities() -> None:
    table = bruges(seats=2, seed=3)
    seen = [phase(table)]
    while table.view(-1)["round"] == 1:
        seat = table.asked()[0]
        table.do(f"{seat} {table.legal(seat)[0]}")
        if phase(table) != seen[-1]:
            seen.append(phase(table))
    assert [name for name in seen if name not in ("threats", "progress")] == ["draw", "play", "draw"]
    order = [event["what"] for event in table.told()]
    kinds = [kind for kind in order if kind in ("round", "drew", "rolled", "played", "laid", "first")]
    blocks = [kind for i, kind in enumerate(kinds) if i == 0 or kinds[i - 1] != kind]
    assert blocks[:3] == ["round", "drew", "rolled"]
    assert blocks[-2:] == ["first", "round"]


def test_bru_3_2_the_first_player_begins_every_phase() -> None:
    first = {"first": "1"}
    assert bruges(first, phase="draw", seats=3).asked() == [1]
    table = bruges(first, phase="draw", seats=3, seed=1)
    drawn = [event["seat"] for event in until(table, "play").told() if event["what"] == "drew"]
    assert drawn == [1] * 5 + [2] * 5 + [0] * 5
    rich = [{"florins": 20}] * 3
    table = bruges(first, phase="progress", dice={"red": 1}, players=rich)
    order = []
    while phase(table) == "progress":
        order.append(table.asked()[0])
        table.do(f"{table.asked()[0]} stay")
    assert (order, table.asked()) == ([1, 2, 0], [1])
    two = [{"markers": {"red": 2}, "houses": ["blue", "red"]}] * 3
    table = bruges(first, phase="threats", dice={"red": 5}, players=two)
    order = []
    while phase(table) == "threats":
        order.append(table.asked()[0])
        table.do(f"{table.asked()[0]} burn-house 1")
    assert order == [1, 2, 0]


def order_of(events: list[dict[str, Any]], kind: str) -> list[int]:
    """Return who did something, each as often as it happened in a row."""
    seats = [event["seat"] for event in events if event["what"] == kind]
    return [seat for i, seat in enumerate(seats) if i == 0 or seats[i - 1] != seat]


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_bru_3_2_a_whole_round_in_order(first: int) -> None:
    """From one round to the end of the next, everything is done by the phases themselves."""
    after = (first + 1) % 4
    order = [(after + i) % 4 for i in range(4)]
    markers_given = levels_bought = 0
    for seed in range(4):
        table = bruges({"first": str(first)}, phase="majorities", seats=4, seed=seed, players=[{"florins": 20}] * 4)
        asked: list[int] = []
        while phase(table) != "play":
            seat = table.asked()[0]
            asked += [seat] if phase(table) == "progress" else []
            table.do(f"{seat} {table.legal(seat)[0]}")
        assert order_of(table.told(), "drew") == order
        dice = table.view(-1)["dice"]
        threatened = order_of(table.told(), "threatened")
        assert threatened == (order if max(dice.values()) >= 5 else [])
        assert asked == (order if min(dice.values()) <= 2 else [])
        markers_given += len(threatened)
        levels_bought += len(asked)
        turns: list[tuple[int, int]] = []
        while phase(table) == "play":
            seat = table.asked()[0]
            if starting(table, "play", seat=seat):
                turns.append((table.view(-1)["cycle"], seat))
                table.do(f"{seat} play {hand(table, seat)[0]} workers")
            table.do(f"{seat} end-turn")
        assert turns == [(cycle, seat) for cycle in (1, 2, 3, 4) for seat in order]
    assert markers_given >= 4
    assert levels_bought >= 4


def test_bru_3_3_rounds_repeat_until_the_end_is_triggered() -> None:
    table = passed(bruges(phase="play", seats=2, round=11))
    assert (phase(table), table.view(-1)["round"]) == ("draw", 12)
    table = passed(bruges(phase="play", seats=2, round=11, last_round=11, reserve=0))
    assert (phase(table), table.asked()) == ("over", [])
    table = passed(bruges(phase="play", seats=2, round=11, last_round=12, reserve=0))
    assert (phase(table), table.view(-1)["round"]) == ("draw", 12)
    assert uses(playing(["herold"]), "herold")
