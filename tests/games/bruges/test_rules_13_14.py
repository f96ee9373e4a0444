"""Rules BRU-13 and BRU-14: majorities, the crest, the end and the final scoring."""

from __future__ import annotations

import pytest

from tests.games.bruges.table import (
    at,
    characters,
    houses,
    lines,
    majorities,
    passed,
    phase,
    playing,
    public,
    score,
    tiles,
    used,
)
from tests.kit import bruges

PEOPLE = ["graf", "koch", "dichter", "herold", "student", "novize", "abt", "arzt"]


def test_bru_13_1_progress_characters_and_canal_tiles_of_both_sections() -> None:
    assert majorities(at("majorities", progress=1)) == ["progress"]
    assert majorities(at("majorities", characters=["graf"])) == ["characters"]
    table = at("majorities", {"canals": {"left": 4}}, canals={"left": 3, "right": 2})
    assert (majorities(table), majorities(table, 1)) == (["canal"], [])
    assert majorities(at("majorities", houses=["red", "blue"], florins=50)) == []


def test_bru_13_2_strictly_ahead_of_each_other_player() -> None:
    players = [{"characters": PEOPLE[:2]}, {"characters": PEOPLE[2:4]}, {"characters": PEOPLE[4:7]}]
    table = bruges(phase="majorities", players=players)
    assert [majorities(table, seat) for seat in range(3)] == [[], [], ["characters"]]


def test_bru_13_3_ties_give_nobody_the_marker() -> None:
    table = at("majorities", {"progress": 4}, {"progress": 3}, progress=4)
    assert [majorities(table, seat) for seat in range(3)] == [[], [], []]
    assert [majorities(bruges(phase="majorities", seats=4), seat) for seat in range(4)] == [[]] * 4


def test_bru_13_4_a_colored_marker_stays() -> None:
    table = at("majorities", {"progress": 6}, progress=2, majorities=["progress", "canal"])
    assert (majorities(table), majorities(table, 1)) == (["canal", "progress"], ["progress"])


@pytest.mark.parametrize(
    ("mine", "theirs", "turned"),
    [
        ({"progress": 4}, {"progress": 4}, True),
        ({"progress": 3}, {"progress": 4}, False),
        ({"progress": 0}, {"progress": 0}, False),
        ({"progress": 5}, {"progress": 4}, True),
    ],
)
def test_bru_13_5_the_judge_turns_on_a_tie_for_the_lead(
    mine: dict[str, int], theirs: dict[str, int], turned: bool
) -> None:
    table = bruges(phase="majorities", players=[mine | {"characters": ["richter"]}, theirs, {}])
    assert ("progress" in majorities(table)) is turned
    assert "progress" not in majorities(table, 1) or theirs["progress"] > mine["progress"]


def test_bru_13_5_the_judge_with_tiles_and_characters() -> None:
    tied = {"characters": ["graf"], "canals": {"left": 1, "right": 1}}
    table = at("majorities", tied, characters=["richter"], canals={"left": 2})
    assert (majorities(table), majorities(table, 1)) == (["canal", "characters"], [])
    none = at("majorities", {"characters": ["graf"]}, characters=["richter"])
    assert majorities(none) == ["characters"]
    behind = at("majorities", {"characters": ["graf", "koch"]}, characters=["richter"])
    assert (majorities(behind), majorities(behind, 1)) == ([], ["characters"])


def test_bru_13_5_a_tile_that_was_lost_again_is_enough() -> None:
    robber = {"hand": ["unruhestifter"], "houses": ["red"], "florins": 6}
    players = [{"characters": ["richter"], "canals": {"left": 1}}, robber]
    table = bruges(phase="play", turn=1, cycle=4, players=players).do("1 play unruhestifter character", "1 end-turn")
    assert (tiles(table), majorities(table), phase(table)) == ((0, 0), ["canal", "characters"], "draw")


@pytest.mark.parametrize(("seats", "first", "after"), [(2, 1, 0), (3, 1, 2), (4, 3, 0)])
def test_bru_13_6_the_crest_goes_to_the_left_and_the_used_become_fresh(seats: int, first: int, after: int) -> None:
    players: list[dict[str, object]] = [{} for _ in range(seats)]
    players[1] = {"characters": ["buchhalter"], "used": ["buchhalter"]}
    table = bruges({"first": str(first)}, phase="play", players=players)
    assert used(table, 1) == ["buchhalter"]
    passed(table)
    assert (table.view(-1)["first"], table.asked(), used(table, 1)) == (after, [after], [])


def test_bru_13_7_the_last_round_has_its_majorities_too() -> None:
    table = at("play", round=7, last_round=7, reserve=0, cycle=4, progress=2, turn=1)
    passed(table)
    assert (phase(table), majorities(table), lines(table)["majorities"]) == ("over", ["progress"], 4)


def test_bru_14_1_all_items_are_added_to_the_score() -> None:
    table = at(
        "over",
        score=11,
        characters=["koenig", "graf"],
        houses=["red"],
        majorities=["canal"],
        canals={"left": 5, "right": 3},
        statues=[7],
        progress=4,
    )
    expected = {
        "track": 11,
        "characters": 4 + 3,
        "houses": 3,
        "laurels": 4,
        "majorities": 4,
        "canals": 3 + 3 + 7,
        "progress": 4,
    }
    assert lines(table) == expected
    assert table.points()[0] == public(table)["total"] == sum(expected.values()) == 46
    assert table.view(-1)["players"][1]["total"] == 5


def test_bru_14_1_the_same_at_the_end_of_a_game_that_was_played() -> None:
    table = at("play", round=7, last_round=7, reserve=0, cycle=4, characters=["bischof"], score=0)
    passed(table)
    assert (phase(table), table.asked()) == ("over", [])
    assert lines(table) == {
        "track": 0,
        "characters": 3,
        "houses": 1,
        "laurels": 2,
        "majorities": 4,
        "canals": 0,
        "progress": 0,
    }
    assert table.points() == [10, 5]


def test_bru_14_2_characters_in_houses_a_third_of_their_price() -> None:
    assert lines(at("over", characters=["koenig", "graf", "dieb", "earl", "novize"]))["characters"] == 4 + 3 + 2 + 1
    assert lines(at("over", hand=["koenig"], houses=["graf"]))["characters"] == 0


def test_bru_14_3_one_for_each_house_lived_in_or_not() -> None:
    assert lines(at("over", houses=["red", "blue: graf", "red"]))["houses"] == 3


def test_bru_14_4_laurels() -> None:
    assert lines(at("over", characters=["buergermeister", "schoeffe", "notar"]))["laurels"] == 6
    assert lines(at("over", characters=["graf", "fuerst"]))["laurels"] == 0


def test_bru_14_5_four_for_each_colored_marker() -> None:
    for count in range(4):
        assert lines(at("over", majorities=["canal", "characters", "progress"][:count]))["majorities"] == 4 * count


@pytest.mark.parametrize(
    ("canals", "statues", "worth"),
    [
        ((2, 2), [], 0),
        ((3, 0), [], 3),
        ((3, 4), [], 6),
        ((5, 0), [7], 10),
        ((5, 5), [7, 6], 19),
        ((2, 2), [7], 7),
    ],
)
def test_bru_14_6_third_spaces_and_statues(canals: tuple[int, int], statues: list[int], worth: int) -> None:
    done = ["left"] if statues and canals[0] < 5 else None
    more = {"completed": done} if done else {}
    left, right = canals
    table = at("over", canals={"left": left, "right": right}, statues=statues, **more)
    assert lines(table)["canals"] == worth


def test_bru_14_7_points_of_the_level() -> None:
    points = [lines(at("over", progress=level))["progress"] for level in range(13)]
    assert points == list(range(13))


def test_bru_14_8_scores_have_no_limit() -> None:
    table = playing(["dieb"], markers={"blue": 1}, score=149).do("0 play dieb threat")
    assert score(table) == 150
    assert at("over", score=321).points()[0] == 321


@pytest.mark.parametrize(
    ("scores", "coins", "ranks"),
    [
        ((10, 20, 15), (9, 0, 9), [3, 1, 2]),
        ((20, 20, 15), (1, 2, 9), [2, 1, 3]),
        ((20, 20, 20), (2, 2, 1), [1, 1, 3]),
        ((20, 20, 20), (2, 2, 2), [1, 1, 1]),
    ],
)
def test_bru_14_9_most_points_then_most_florins_then_shared(
    scores: tuple[int, ...], coins: tuple[int, ...], ranks: list[int]
) -> None:
    players = [{"score": points, "florins": coin} for points, coin in zip(scores, coins, strict=True)]
    table = bruges(phase="over", players=players)
    assert (table.ranks(), table.tiebreaks()) == (ranks, [("florins", list(coins))])


def test_bru_14_10_nothing_else_counts() -> None:
    rest = {"workers": {"red": 30}, "markers": {"red": 2, "blue": 2}, "florins": 60}
    table = at("over", hand=["koenig", "graf"], score=5, **rest)
    assert table.points()[0] == 5
    assert (characters(table), houses(table)) == ([], [])
