"""Playing: impossible moves are refused and change nothing."""

from __future__ import annotations

import pytest

from beffroi import games
from beffroi.kernel.errors import Illegal
from beffroi.kernel.flow import NOBODY, legal, play, play_legal
from beffroi.kernel.position import read_position

GAME = games.load("orleans")
FARM = {"phase": "actions", "turn": 0, "players": [{"slots": {"farm": ["boatman*", "craftsman*"]}}, {}]}


def test_a_text_that_is_not_possible_is_refused_with_what_is() -> None:
    state = read_position(GAME, FARM).state
    before = GAME.digest(state)
    with pytest.raises(Illegal) as caught:
        GAME.play(state, 0, "act ship")
    assert (caught.value.key, caught.value.facts) == ("not-possible", {"action": "act ship", "hint": "pass, act farm"})
    assert (GAME.digest(state), legal(state, 0)) == (before, [GAME.words.parse(t) for t in ("pass", "act farm")])
    GAME.play(state, 0, "act farm")
    assert GAME.digest(state) != before


@pytest.mark.parametrize("seat", [1, 2, 63, 64, 99, -1])
def test_a_seat_that_is_not_asked_is_refused(seat: int) -> None:
    state = read_position(GAME, FARM).state
    with pytest.raises(Illegal) as caught:
        GAME.play(state, seat, "pass")
    assert (caught.value.key, caught.value.facts) == ("not-asked", {"seat": seat, "seats": "0"})
    with pytest.raises(Illegal) as caught:
        play(state, seat, legal(state, 0)[0])
    assert (caught.value.key, caught.value.facts) == ("not-asked", {"seat": seat, "seats": "0"})


@pytest.mark.parametrize("action", [GAME.words.parse("act ship"), -1, GAME.words.size])
def test_a_number_that_is_not_possible_is_refused(action: int) -> None:
    state = read_position(GAME, FARM).state
    before = GAME.digest(state)
    with pytest.raises(Illegal, match="is not possible now; possible: ") as caught:
        play(state, 0, action)
    assert (caught.value.key, GAME.digest(state)) == ("not-possible", before)


def test_nobody_plays_when_the_game_is_over() -> None:
    state = GAME.new(2, {}, 1)
    while state.asked != NOBODY:
        play_legal(state, state.asked, legal(state, state.asked)[0])
    with pytest.raises(Illegal) as caught:
        play(state, 0, 0)
    assert caught.value.key == "over"


def test_checked_and_unchecked_lead_to_the_same() -> None:
    checked, fast = GAME.new(2, {}, 3), GAME.new(2, {}, 3)
    for _ in range(60):
        seat, action = checked.asked, legal(checked, checked.asked)[-1]
        play(checked, seat, action)
        play_legal(fast, seat, action)
        assert GAME.digest(checked) == GAME.digest(fast)
