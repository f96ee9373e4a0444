"""The connection of a table: closed by the server for one reason or another, and who is at the table meanwhile."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.web.house import House
from tests.web.robot import Robot
from tests.web.test_devices import device
from tests.web.tour import LIT, Tour

pytestmark = pytest.mark.slow

CROWDED = re.compile("Too many pages are open")


class Door:
    """Lets the connections of a page through to the server, or closes them with the next of some codes."""

    def __init__(self, page: Page, *codes: int) -> None:
        self.codes = list(codes)
        self.came = 0
        page.route_web_socket(re.compile("/ws/"), self.join)

    def join(self, wire: WebSocketRoute) -> None:
        """Let a connection in, or turn it away."""
        self.came += 1
        if self.codes:
            wire.close(code=self.codes.pop(0), reason="turned away")
            return
        self.wire = wire
        wire.connect_to_server()

    def shut(self, code: int) -> None:
        """Close the connection that is open."""
        self.wire.close(code=code, reason="closed")


def until(page: Page, done: Callable[[], bool]) -> None:
    """Wait for something that the page does not show."""
    for _ in range(200):
        if done():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it never happened")


def test_a_page_comes_back_after_the_server_closes(browser: Browser, own_house: House) -> None:
    """After a restart, and after each code that asks for it: it shows the game as it was and plays on."""
    with device(browser) as guest:
        robot = Robot(guest.new_page(), 3)
        page = robot.page
        door, tour = Door(page), Tour(page, own_house.url)
        tour.go("/", ".game")
        tour.play("orleans")
        for code in (1012, 1001, 1011, 1013, 4408):
            came, held = door.came, robot.seq()
            door.shut(code)
            until(page, lambda: door.came == came + 1)  # noqa: B023 (called at once)
            expect(page.locator(".head .warn")).to_have_count(0)
            page.wait_for_function(LIT)
            robot.play(lambda: robot.seq() > held)  # noqa: B023
        robot.watch.quiet = True
        own_house.close()
        page.get_by_text("Connection lost").wait_for()
        own_house.open()
        expect(page.get_by_text("Connection lost")).to_have_count(0, timeout=20_000)
        page.wait_for_function(LIT)
        robot.watch.quiet = False
        held = robot.seq()
        robot.play(lambda: robot.seq() > held)
        assert robot.watch.errors == []


def test_a_crowded_server_is_left_alone_for_a_while(browser: Browser, house: House) -> None:
    """The page says why it waits, keeps saying so until it is let in, and does not come again at once."""
    with device(browser) as guest:
        page = guest.new_page()
        tour = Tour(page, house.url)
        tour.go("/", ".game")
        table = tour.table("orleans", "me", "bot", "bot")
        door = Door(page, 4429)
        tour.go(f"/table/{table}", "main")
        page.get_by_text(CROWDED).wait_for()
        page.wait_for_timeout(2000)
        assert door.came == 1
        page.wait_for_function(LIT, timeout=20_000)
        assert door.came == 2
        door.shut(4429)
        page.locator(".bar").get_by_text(CROWDED).wait_for()
        expect(page.get_by_text(CROWDED)).to_have_count(0, timeout=20_000)
        page.wait_for_function(LIT)


@pytest.mark.parametrize(
    ("code", "why"),
    [
        (4404, "There is no such table"),
        (4403, "it came from another address"),
        (4400, "The request could not be read"),
    ],
)
def test_a_page_that_is_of_no_use_does_not_come_again(browser: Browser, house: House, code: int, why: str) -> None:
    with device(browser) as guest:
        page = guest.new_page()
        door, tour = Door(page), Tour(page, house.url)
        tour.go("/", ".game")
        tour.play("orleans")
        door.shut(code)
        expect(page.locator("[role=alert]")).to_contain_text(why)
        page.wait_for_timeout(1500)
        assert door.came == 1


def test_who_is_at_the_table_is_shown_without_a_move(browser: Browser, house: House) -> None:
    with device(browser) as first, device(browser) as second:
        robot, guest = Robot(first.new_page(), 1), second.new_page()
        page = robot.page
        tour = Tour(page, house.url)
        tour.go("/", ".game")
        table = tour.table("orleans", "me", "open", "bot")
        tour.go(f"/table/{table}", "ol li")
        guest.goto(page.url)
        guest.locator("ol button.primary").click()  # taking the last open seat starts the game
        page.wait_for_function(LIT)
        guest.wait_for_function(LIT)
        gone = page.locator(".side li", has_text="away")
        expect(gone).to_have_count(0)
        states = len(robot.watch.states())
        guest.goto("about:blank")
        expect(gone).to_have_count(1)
        guest.goto(page.url)
        expect(gone).to_have_count(0)
        assert len(robot.watch.states()) == states
        robot.play(lambda: len(robot.watch.states()) > states)
        expect(gone).to_have_count(0)  # what is told later does not forget it
