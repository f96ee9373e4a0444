"""Before the game: who has come, who may start, and a seat that the host frees again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.gallery import FINGER, serious
from tests.web.house import House
from tests.web.robot import Watch
from tests.web.tour import LIT, Tour

pytestmark = pytest.mark.slow

WAITS = {"en-GB": "Waiting for the host", "fr-FR": "On attend que l’hôte"}
SIT = {"en-GB": "Sit here", "fr-FR": "S’asseoir ici"}
FREE = {"en-GB": "Free the seat of Odile", "fr-FR": "Libérer la place occupée par Odile"}
STARTS = {"en-GB": "Start, with bots", "fr-FR": "Commencer, avec des robots"}


def browsing(browser: Browser, lang: str, small: bool = False) -> BrowserContext:
    """Return a new guest at a desk or with a phone."""
    return browser.new_context(
        viewport={"width": 360, "height": 740} if small else {"width": 1280, "height": 800},
        locale=lang,
        reduced_motion="reduce",
        has_touch=small,
        is_mobile=small,
    )


def named(page: Page, name: str) -> None:
    """Give a guest a name."""
    page.evaluate(
        """async (name) => {
          const token = decodeURIComponent(document.cookie.split('; ').find((one) => one.startsWith('csrf=')).slice(5));
          const headers = {'x-csrf-token': token, 'content-type': 'application/json'};
          await fetch('/api/me', {method: 'PUT', headers, body: JSON.stringify({name, color: 'vert'})});
        }""",
        name,
    )


def pressed(page: Page, label: str) -> None:
    """Reach a button with the Tab key and press it."""
    button = page.get_by_role("button", name=label)
    button.wait_for()
    for _ in range(30):
        if button.evaluate("(one) => document.activeElement === one"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


@pytest.mark.parametrize(("lang", "other", "small"), [("en-GB", "fr-FR", False), ("fr-FR", "en-GB", True)])
def test_the_host_frees_a_seat_and_starts(browser: Browser, house: House, lang: str, other: str, small: bool) -> None:
    """By keyboard at a desk and by touch on a phone; whoever sat there may sit down again, and cannot start."""
    with browsing(browser, lang, small) as here, browsing(browser, other) as there:
        page, guest = here.new_page(), there.new_page()
        watches = [Watch(page), Watch(guest)]
        tour = Tour(page, house.url)
        tour.go("/", ".game")
        table = tour.table("orleans", "me", "open", "open")
        tour.go(f"/table/{table}", "ol li")
        guest.goto(house.url)
        guest.locator(".game").first.wait_for()
        named(guest, "Odile")
        guest.goto(page.url)
        guest.get_by_role("button", name=SIT[other]).first.click()

        expect(guest.locator("main")).to_contain_text(WAITS[other])
        expect(guest.get_by_role("button", name=SIT[other])).to_have_count(0)  # one seat each
        assert guest.locator("button.primary").count() == 0  # only the host may start
        free = page.get_by_role("button", name=FREE[lang])
        free.wait_for()
        assert free.count() == 1  # not beside the host's own seat
        assert serious(page) == []
        if small:
            box = free.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= FINGER
            free.tap()
        else:
            pressed(page, FREE[lang])
        expect(free).to_have_count(0)
        if not small:
            assert page.evaluate("() => document.activeElement !== document.body")  # Tab goes on from the seats

        again = guest.get_by_role("button", name=SIT[other])
        expect(again).to_have_count(2)
        again.last.click()
        free.wait_for()
        page.get_by_role("button", name=STARTS[lang]).click()
        for one in (page, guest):
            one.locator(".stage > div").first.wait_for()
        page.wait_for_function(LIT)
        assert [watch.errors for watch in watches] == [[], []]


@pytest.mark.parametrize(("lang", "small"), [("en-GB", False), ("fr-FR", True)])
def test_a_bot_may_play_for_somebody_who_left_but_not_at_once(
    browser: Browser, house: House, lang: str, small: bool
) -> None:
    """Only while everybody waits for them, and only after they have been away for a while."""
    offer = {"en-GB": "Let a bot play for Odile", "fr-FR": "Faire jouer un robot à la place de Odile"}[lang]
    patience = {"en-GB": "another 10 minutes", "fr-FR": "encore 10 minutes"}[lang]
    with browsing(browser, lang, small) as here, browsing(browser, lang) as there:
        page, guest = here.new_page(), there.new_page()
        tour = Tour(page, house.url)
        tour.go("/", ".game")
        seats = '[{"kind": "me"}, {"kind": "open"}]'
        table = tour.post("/api/tables", f'{{"game": "villagers", "options": {{"first": "1"}}, "seats": {seats}}}')
        guest.goto(house.url)
        guest.locator(".game").first.wait_for()
        named(guest, "Odile")
        guest.goto(f"{house.url}/table/{table}")
        guest.get_by_role("button", name=SIT[lang]).first.click()
        guest.locator(".stage > div").first.wait_for()
        tour.go(f"/table/{table}", ".stage > div")
        expect(page.get_by_role("button", name=offer)).to_have_count(0)  # she is here
        guest.goto("about:blank")
        button = page.get_by_role("button", name=offer)
        button.wait_for()
        assert serious(page) == []
        button.click()
        page.get_by_text(patience).wait_for()
