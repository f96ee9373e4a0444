"""A phone of 360 px: fingers hit the targets, text is readable, the map zooms."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, CDPSession

from tests.web.gallery import SMALL, too_small
from tests.web.house import House
from tests.web.tour import Tour

pytestmark = pytest.mark.slow


@pytest.fixture
def phone(browser: Browser, house: House) -> Iterator[Tour]:
    """A phone on the home page."""
    with browser.new_context(
        viewport={"width": 360, "height": 740}, locale="fr-FR", reduced_motion="reduce", has_touch=True, is_mobile=True
    ) as guest:
        tour = Tour(guest.new_page(), house.url)
        tour.go("/", ".game")
        yield tour


def test_what_a_first_click_lights_is_as_large(phone: Tour) -> None:
    """A journey is two clicks: the goods of the chosen town are as large as the towns were."""
    phone.at("Travel")
    page = phone.page
    page.locator("[data-lit][data-id^='town:']").first.tap()
    page.locator("[data-lit][data-id^='load:']").first.wait_for()
    page.wait_for_timeout(100)
    assert too_small(page) == []


@pytest.mark.parametrize("tab", ["town", "mine", "others"])
def test_what_is_written_can_be_read(phone: Tour, tab: str) -> None:
    phone.at("Turn")
    phone.opened(f"#orl-tab-{tab}")
    assert phone.page.evaluate(SMALL) == []


def fingers(wire: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    """Put fingers on the screen, move them, or take them away."""
    touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def test_two_fingers_zoom_the_map_and_one_moves_it(phone: Tour) -> None:
    phone.at("Turn")
    phone.opened("#orl-tab-town")
    page = phone.page
    width = "() => document.querySelector('.map svg').getBoundingClientRect().width"
    before = page.evaluate(width)
    wire = page.context.new_cdp_session(page)
    frame = page.locator(".map").bounding_box()
    assert frame is not None
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    fingers(wire, "touchStart", (x - 30, y), (x + 30, y))
    for spread in (40, 50, 60, 70):
        fingers(wire, "touchMove", (x - spread, y), (x + spread, y))
    fingers(wire, "touchEnd")
    page.wait_for_timeout(100)
    after = page.evaluate(width)
    assert after > 1.8 * before
    middle = page.evaluate("() => document.querySelector('.pan').scrollLeft")
    assert middle > 100  # it zoomed in around the fingers
    fingers(wire, "touchStart", (x, y))
    for far in (20, 50, 90):
        fingers(wire, "touchMove", (x - far, y))
    fingers(wire, "touchEnd")
    page.wait_for_timeout(1500)  # a tap stops a map that is still gliding, as usual
    assert page.evaluate("() => document.querySelector('.pan').scrollLeft") > middle + 30
    page.locator(".zoom").tap()  # one tap shows the whole map again
    page.wait_for_function(f"(before) => ({width})() === before", arg=before)
