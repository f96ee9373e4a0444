"""A game from an outside package: played through on the package's board, and in plain words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.gallery import serious
from tests.web.house import House
from tests.web.robot import Robot
from tests.web.test_games import DESK, PHONE, ended, playing
from tests.web.tour import Tour

pytestmark = pytest.mark.slow

KEY = "goofspiel"


def seated(robot: Robot, house: House, *kinds: str) -> None:
    """Open a table and sit down at it."""
    tour = Tour(robot.page, house.url)
    tour.go("/", ".game")
    assert "Goofspiel" in robot.page.locator(".game").last.inner_text()
    assert robot.page.locator(".game").last.locator("svg").count() > 0  # a cover, though it has none of its own
    robot.page.goto(f"{house.url}/table/{tour.table(KEY, *kinds)}")
    robot.page.wait_for_function("() => document.querySelector('[data-lit]')")


@pytest.mark.parametrize(("size", "lang", "touch"), [(DESK, "en", False), (PHONE, "fr", True)])
def test_a_robot_plays_it_through_on_the_board_of_its_package(
    browser: Browser, house: House, size: dict[str, int], lang: str, touch: bool
) -> None:
    with playing(browser, size, lang, 5, touch=touch) as robot:
        seated(robot, house, "me", "bot", "bot")
        board = robot.page.locator(".stage .guest")
        board.locator("[data-lit]").first.wait_for()
        assert ("Prizes at stake" if lang == "en" else "Prix en jeu") in board.inner_text()
        assert board.locator("[data-lit]").count() == 7
        assert serious(robot.page) == []
        robot.play(robot.over)
        ended(robot)


def test_a_robot_plays_it_through_in_plain_words(browser: Browser, house: House) -> None:
    with playing(browser, DESK, "fr", 6) as robot:
        robot.page.add_init_script("localStorage.setItem('beffroi.settings', '{\"plain\": true}')")
        seated(robot, house, "me", "bot")
        assert "Miser le 7" in robot.page.locator(".stage .choices").inner_text()
        assert "Prix en jeu" in robot.page.locator(".stage").inner_text()
        robot.play(robot.over)
        ended(robot)


def test_a_board_that_fails_leaves_the_plain_one(browser: Browser, house: House) -> None:
    with playing(browser, DESK, "en", 6) as robot:
        broken = {"body": "throw Error('broken')", "content_type": "text/javascript"}
        robot.page.route("**/board.js*", lambda route: route.fulfill(**broken))
        seated(robot, house, "me", "bot")
        assert "Bid the 7" in robot.page.locator(".stage .choices").inner_text()
