"""The page's own marks: how long a move takes from its message to the screen. Reported only, never a reason to fail."""

from __future__ import annotations

import json
from statistics import median, quantiles

from tests.web.gallery import SCREENS
from tests.web.robot import Robot

MEASURED = "() => performance.getEntriesByName('beffroi-draw').map((one) => [one.startTime, one.duration])"
LEAST = 20


def marked(robot: Robot, key: str) -> None:
    """Every move left a mark when it was drawn, and no other; the figures go to draw-<game>.json beside the pictures.

    The robot must have played much of a game on a page that was never reloaded, since a reload loses the marks.
    """
    robot.page.wait_for_function("() => !document.querySelector('.skip')")  # nothing is being played back
    robot.page.wait_for_timeout(300)
    marks: list[list[float]] = robot.page.evaluate(MEASURED)
    assert LEAST <= len(marks) <= len(robot.watch.states())
    assert all(start >= 0 and took > 0 for start, took in marks)
    took = sorted(duration for _, duration in marks)
    report = {"game": key, "moves": len(took), "median_ms": median(took), "p95_ms": quantiles(took, n=20)[-1]}
    SCREENS.mkdir(parents=True, exist_ok=True)
    (SCREENS / f"draw-{key}.json").write_text(json.dumps(report) + "\n", encoding="utf-8")
