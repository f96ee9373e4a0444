"""Who won, and how ties were broken."""

from __future__ import annotations

from beffroi.kernel.winning import behind, shares, untied


def test_equals_share_a_win() -> None:
    assert shares([1, 3, 1]) == [0.5, 0.0, 0.5]
    assert shares([2]) == [0.0]


def test_only_what_set_equals_apart_is_told() -> None:
    assert untied([61, 61, 50], [("florins", [7, 4, 9])]) == [("florins", [7, 4, None])]
    assert untied([61, 61, 50], [("florins", [7, 7, 9])]) == []
    assert untied([61, 60, 50], [("florins", [7, 4, 9])]) == []
    assert untied([61], []) == []


def test_equals_below_the_winner_are_told_apart_but_he_was_not_ahead_by_it() -> None:
    tiebreaks = [("villagers", [-8, -9, -7])]
    assert untied([70, 50, 50], tiebreaks) == [("villagers", [None, 9, 7])]
    assert behind([70, 50, 50], [1, 3, 2], tiebreaks) == []


def test_each_tie_breaker_tells_those_it_put_behind() -> None:
    tiebreaks = [("gold", [5, 5, 3, 3]), ("cards", [2, 1, 4, 1])]
    assert untied([9, 9, 9, 9], tiebreaks) == tiebreaks
    assert behind([9, 9, 9, 9], [1, 2, 3, 4], tiebreaks) == [("gold", 5, {2: 3, 3: 3}), ("cards", 2, {1: 1})]


def test_where_nobody_won_nobody_was_ahead() -> None:
    assert behind([30], [2], [("gold", [3])]) == []
