"""The page's own marks: how long a move takes from its message to the screen. Reported, never judged by the clock."""

from __future__ import annotations

import json
from statistics import median, quantiles

import pytest
from playwright.sync_api import Browser

from tests.web.gallery import SCREENS
from tests.web.house import House
from tests.web.robot import Robot
from tests.web.test_games import DESK, context
from tests.web.tour import Tour

pytestmark = pytest.mark.slow

MEASURED = "() => performance.getEntriesByName('beffroi-draw').map((one) => [one.startTime, one.duration])"
ACTS = 40


@pytest.mark.parametrize("key", ["orleans", "villagers", "bruges", "la_citta"])
def test_every_move_leaves_a_mark_when_it_is_drawn(browser: Browser, house: House, key: str) -> None:
    """As many marks as states were shown; the figures go to draw-<game>.json beside the pictures."""
    with context(browser, DESK, "en") as guest:
        robot = Robot(guest.new_page(), 11)
        tour = Tour(robot.page, house.url)
        tour.go("/", ".game")
        tour.play(key)
        robot.play(lambda: robot.acts >= ACTS or robot.over())
        robot.page.wait_for_function("() => !document.querySelector('.skip')")  # nothing is being played back
        robot.page.wait_for_timeout(300)
        marks: list[list[float]] = robot.page.evaluate(MEASURED)
        assert ACTS / 2 <= len(marks) <= len(robot.watch.states())
        assert all(start >= 0 and took > 0 for start, took in marks)
        assert robot.watch.errors == []
    took = sorted(duration for _, duration in marks)
    report = {"game": key, "moves": len(took), "median_ms": median(took), "p95_ms": quantiles(took, n=20)[-1]}
    SCREENS.mkdir(parents=True, exist_ok=True)
    (SCREENS / f"draw-{key}.json").write_text(json.dumps(report) + "\n", encoding="utf-8")
