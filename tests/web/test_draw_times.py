"""How drawing times are measured: the messages of a game as a page gets them, each timed once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.house import House
from tools.draw_times import PHONE, drawn, figures, played, recorded, window

pytestmark = pytest.mark.slow


def test_each_message_of_a_recorded_game_is_timed(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BEFFROI_RATE", "0")
    house, match = House(tmp_path), played("villagers")
    house.open()
    try:
        states = recorded(browser, house, match)
        assert states[-1]["table"]["state"] == "over"
        assert [seat["kind"] for seat in states[0]["table"]["seats"]] == ["human", "bot", "bot", "bot"]
        messages = window(states, 4)
        shown = [json.loads(message) for message in messages]
        assert [one["seq"] for one in shown] == sorted({one["seq"] for one in shown})
        assert (shown[0]["first_line"], len(shown[0]["lines"])) == (0, shown[1]["first_line"])
        took = drawn(browser, house, PHONE, None, messages)
    finally:
        house.close()
    assert len(took) == 4
    assert min(took) > 0


def test_the_least_time_of_each_message_counts() -> None:
    quick = [float(time) for time in range(1, 100)]
    disturbed = [200 - time for time in quick]
    assert figures([disturbed, quick]) == "50, 95 (100, 190)"
