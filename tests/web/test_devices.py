"""One seat on two devices: by a secret link, until it is revoked, and into the next game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.house import House
from tests.web.robot import Robot
from tests.web.tour import LIT, Tour, record_at

pytestmark = pytest.mark.slow

SECRET = "abcdefghijklmnopqrstuvwxyz012345"
TROUBLES = [
    (
        404,
        "no-link",
        {
            "en-GB": ("no longer leads to a seat", "ask for a new one"),
            "fr-FR": ("ne mène plus à une place", "demandez-en un nouveau"),
        },
    ),
    (
        409,
        "too-many-passes",
        {
            "en-GB": ("opened too often", "Too many devices"),
            "fr-FR": ("ouvert trop souvent", "Trop d’appareils"),
        },
    ),
    (
        429,
        "too-often",
        {
            "en-GB": ("cannot be opened now", "wait a moment"),
            "fr-FR": ("ne peut pas être ouvert", "attendez un instant"),
        },
    ),
]


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
        asked: list[str] = []
        phone.on("request", lambda request: asked.append(request.url))
        phone.goto(link)
        phone.wait_for_url("**/table/**")
        secret = link.partition("#")[2]
        assert len(secret) > 20
        assert [url for url in asked if secret in url.partition("#")[0]] == []  # no proxy and no log sees it
        assert phone.evaluate("() => history.length") == 2  # about:blank and the table: nothing to step back to
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
        assert phone.url == f"{house.url}/seat"
        phone.get_by_role("link", name="Home").last.click()
        phone.locator(".game").first.wait_for()


def test_a_seat_link_in_its_old_form_and_pasted_over_a_wrong_one(browser: Browser, house: House) -> None:
    with device(browser) as desk, device(browser, small=True) as pocket:
        page, phone = desk.new_page(), pocket.new_page()
        tour = Tour(page, house.url)
        tour.go("/", ".game")
        tour.play("orleans")
        link_sheet(page)
        page.get_by_role("button", name="Make the link").click()
        link = page.locator("dialog input").input_value()

        phone.goto(f"{house.url}/seat")
        phone.get_by_role("heading", name="This link is incomplete").wait_for()
        phone.goto(f"{house.url}/seat#nothing")
        phone.get_by_role("heading", name="This link no longer leads to a seat").wait_for()
        assert phone.url == f"{house.url}/seat"
        phone.goto(link)
        phone.wait_for_url("**/table/**")
        phone.wait_for_function(LIT)
        phone.goto(link.replace("/seat#", "/seat/"))
        phone.wait_for_url(page.url)
        phone.wait_for_function(LIT)


@pytest.mark.parametrize(("status", "error", "said"), TROUBLES)
def test_a_seat_link_that_does_not_open_says_why(
    browser: Browser, house: House, status: int, error: str, said: dict[str, tuple[str, str]]
) -> None:
    """In both languages; what may work later can be tried again, with the secret that the address no longer shows."""
    for lang, (title, text) in said.items():
        with browser.new_context(locale=lang) as guest:
            page = guest.new_page()
            refusal = {"error": error, "text": "", "facts": {}}
            page.route("**/api/seat", lambda route, *, body=refusal: route.fulfill(status=status, json=body))
            page.goto(f"{house.url}/seat#{SECRET}")
            alert = page.locator("[role=alert]")
            expect(alert).to_contain_text(title)
            expect(alert).to_contain_text(text)
            assert SECRET not in page.url
            again = alert.locator("button")
            assert again.count() == (status == 429)
            if again.count():
                with page.expect_request("**/api/seat") as found:
                    again.click()
                assert found.value.post_data_json == {"secret": SECRET}


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
