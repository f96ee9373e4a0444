"""One seat on two devices: by a secret link, until it is revoked, and into the next game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.web.house import House
from tests.web.robot import Robot
from tests.web.tour import LIT, Tour, record_at

pytestmark = pytest.mark.slow


def device(browser: Browser, small: bool = False) -> BrowserContext:
    """Return a separate browser."""
    size = {"width": 360, "height": 740} if small else {"width": 1280, "height": 800}
    return browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        locale="en-GB",
        reduced_motion="reduce",
        has_touch=small,
        is_mobile=small,
    )


def link_sheet(page: Page) -> None:
    """Open the sheet of the seat link."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Continue on another device").click()


def test_seat_link_on_a_second_device_until_it_is_revoked(browser: Browser, house: House) -> None:
    with device(browser) as desk, device(browser, small=True) as pocket:
        page, phone = desk.new_page(), pocket.new_page()
        tour = Tour(page, house.url)
        tour.go("/", ".game")
        tour.play("orleans")
        link_sheet(page)
        assert page.locator("dialog input").count() == 0  # looking at the sheet changes nothing
        page.get_by_role("button", name="Make the link").click()
        link = page.locator("dialog input").input_value()
        page.keyboard.press("Escape")

        robot = Robot(phone, 3, touch=True)
        phone.goto(link)
        phone.wait_for_url("**/table/**")
        phone.wait_for_function(LIT)
        robot.play(lambda: robot.round() >= 2)
        page.wait_for_function("() => document.body.innerText.includes('Round 2')")
        assert "bag" in robot.watch.last()["view"]["players"][0]

        link_sheet(page)
        page.get_by_role("button", name="Revoke the link").click()
        page.get_by_text("The link no longer works").wait_for()
        phone.get_by_text("You are watching this game").wait_for()
        last = robot.watch.last()
        assert last["viewer"] == -1  # no more states through the revoked seat
        assert all("bag" not in player for player in last["view"]["players"])
        assert phone.evaluate("() => document.querySelectorAll('[data-lit]').length") == 0
        phone.goto(link)
        phone.get_by_role("heading", name="This link no longer leads to a seat").wait_for()
        assert "ask for a new one" in phone.inner_text("main")
        phone.get_by_role("link", name="Home").last.click()
        phone.locator(".game").first.wait_for()


def test_a_phone_that_came_by_link_is_carried_into_the_rematch(browser: Browser, house: House) -> None:
    with device(browser) as desk, device(browser, small=True) as pocket:
        page, phone = desk.new_page(), pocket.new_page()
        tour = Tour(page, house.url)
        tour.go("/", ".game")
        table = tour.post("/api/records", record_at(""), "text/plain")
        tour.go(f"/table/{table}", "dialog[open]")
        tour.closed()
        link_sheet(page)
        page.get_by_role("button", name="Make the link").click()
        link = page.locator("dialog input").input_value()
        page.keyboard.press("Escape")
        phone.goto(link)
        phone.locator("dialog[open]").wait_for()
        page.get_by_role("button", name="Rematch").click()
        page.wait_for_url(re.compile(rf"/table/(?!{table})"))
        phone.locator("dialog[open]").get_by_role("button", name="Rematch").click()
        phone.wait_for_url(page.url)
        phone.locator(".curtain button.primary").click()  # all seats are played here: the phone plays them, too
        phone.wait_for_function(LIT)
