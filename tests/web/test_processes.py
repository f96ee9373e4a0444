"""Several processes: the page of a table plays on when the process that served it is killed, without a reload."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.postgres import Postgres
from tests.server.test_kill_shared import serving_processes
from tests.web.house import House
from tests.web.robot import Robot
from tests.web.test_devices import device
from tests.web.tour import LIT, Tour

pytestmark = pytest.mark.slow


def test_a_page_plays_on_when_its_process_is_killed(browser: Browser, tmp_path: Path, postgres: Postgres) -> None:
    house = House(tmp_path, "--database", postgres.database(), "--workers", "2")
    house.open()
    try:
        with device(browser) as guest:
            robot = Robot(guest.new_page(), 3)
            page = robot.page
            tour = Tour(page, house.url)
            tour.go("/", ".game")
            tour.play("orleans")
            page.evaluate("() => { window.mark = 1; }")
            robot.watch.quiet = True  # a lost connection is told in the console
            assert house.process is not None
            for turn in range(4):
                page.wait_for_function(LIT)
                held, found = robot.seq(), serving_processes(house.process.pid)
                os.kill(found[turn % len(found)], signal.SIGKILL)
                robot.play(lambda: robot.seq() > held)  # noqa: B023 (called at once)
            assert page.evaluate("() => window.mark") == 1
            assert robot.watch.errors == []
    finally:
        house.close()
