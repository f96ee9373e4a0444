"""Every page and sheet: no serious finding of axe-core, nothing that scrolls, at three sizes in both themes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.web.gallery import looked, picture
from tests.web.house import House
from tests.web.robot import Watch
from tests.web.tour import FOLLOW, Tour

pytestmark = pytest.mark.slow

THEMES: list[Any] = ["light", "dark"]


@pytest.mark.parametrize("kind", ["desk", "phone"])
@pytest.mark.parametrize(
    ("walk", "places"),
    [(Tour.sheets, 15), (Tour.phases, 8), (Tour.house, 10), (Tour.others, 6)],
    ids=["sheets", "phases", "house", "others"],
)
def test_everything_is_accessible_and_fits(
    browser: Browser, house: House, walk: Callable[[Tour], Iterator[str]], places: int, kind: str
) -> None:
    """Every page, sheet, tab and phase: no serious finding, nothing scrolls sideways, no error."""
    amiss = looked(browser, house, kind, walk, fits="() => document.documentElement.scrollWidth <= innerWidth")
    assert len(amiss) >= places  # the walk went everywhere
    assert {place: problems for place, problems in amiss.items() if problems} == {}


def test_the_board_as_the_color_blind_see_it(browser: Browser, house: House) -> None:
    """Every marker has its letter, whatever happens to its color; also takes screenshots for people to look at."""
    with browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce") as guest:
        page = guest.new_page()
        tour = Tour(page, house.url)
        tour.go("/", ".game")
        tour.at("Travel", after=200)
        wire = guest.new_cdp_session(page)
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            page.wait_for_function("(theme) => document.documentElement.dataset.theme === theme", arg=theme)
            for kind in ("none", "deuteranopia", "protanopia", "tritanopia", "achromatopsia"):
                wire.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
                picture(page, f"board-{kind}-{theme}")
            marks = page.locator(".stage [data-key^='merchant-'] text").all_text_contents()
            assert len(set(marks)) == 3
            hatched = page.locator(".stage [data-key^='merchant-'] path").evaluate_all(
                "(all) => all.map((one) => one.getAttribute('fill'))"
            )
            assert len(set(hatched)) == 3
            assert all(fill.startswith("url(#") for fill in hatched)


def weigh(browser: Browser, house: House, game: str = "") -> int:
    """Return the bytes transferred for the home page, and for a game up to its first decision."""
    with browser.new_context(locale="en-GB") as guest:
        page = guest.new_page()
        sizes: list[int] = []
        page.on("requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"]))
        page.goto(house.url)
        page.locator(".game").first.wait_for()
        page.wait_for_load_state("networkidle")
        if game:
            page.locator(".game", has_text=game).locator("button.primary").click()
            page.wait_for_url("**/table/**")
            page.locator(".stage > div").first.wait_for()
            page.locator("[data-lit]").first.wait_for()
            page.wait_for_timeout(500)
        return sum(sizes)


def test_the_first_load_is_small(browser: Browser, house: House) -> None:
    """The home page transfers under 140 kB; with the first table of a game, under 300 kB."""
    assert weigh(browser, house) < 140_000
    for game in ("Orléans", "Villagers", "Bruges", "La Città"):
        assert weigh(browser, house, game) < 300_000


def test_every_game_has_a_cover_of_its_own(browser: Browser, house: House) -> None:
    """The four games and one without artwork: each automatically gets a different skyline."""

    def more(route: Route) -> None:
        found = route.fetch().json()
        keys = ["orleans", "villagers", "bruges", "la_citta", "a_new_game"]
        route.fulfill(json=[found[0] | {"key": key} for key in keys])

    with browser.new_context(locale="en-GB") as guest:
        page = guest.new_page()
        page.route("**/api/games", more)
        page.goto(house.url)
        page.locator(".game").nth(4).wait_for()
        covers = page.locator(".game .cover svg").evaluate_all("(all) => all.map((one) => one.innerHTML)")
        assert len(set(covers)) == 5
        assert all(cover.count("<path") >= 4 for cover in covers)
        page.locator(".game h3", has_text="A new game").wait_for()


def test_what_was_chosen_stays_when_words_come_late(browser: Browser, house: House) -> None:
    """A seat is removed before the game's own texts have loaded: it stays removed when they arrive."""
    late: list[Route] = []

    def hold(route: Route) -> None:
        late.append(route)

    with browser.new_context(locale="en-GB") as guest:
        page = guest.new_page()
        page.route("**/api/games/villagers/texts/*", hold)
        page.goto(f"{house.url}/new/villagers")
        page.get_by_label("Remove seat 3").click()
        assert late, "the words were not awaited"
        for route in late:
            route.continue_()
        expect(page.locator("h1")).to_have_text("Villagers")  # a name found only in those texts
        expect(page.get_by_label("Who plays in seat")).to_have_count(2)


def test_leaving_a_page_asks_for_nothing_more(browser: Browser, house: House) -> None:
    """From a new table to other pages and back, quickly, some without a game: no request lacks a game, none fails."""
    with browser.new_context(locale="fr-FR") as guest:
        page = guest.new_page()
        watch = Watch(page)
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        for to in ("/", "/new", "/new/nothing", "/rules/orleans", "/rules/nothing", "/new/villagers", "/nowhere", "/"):
            page.goto(f"{house.url}/new/orleans")
            page.locator("form").wait_for()
            page.evaluate(FOLLOW, to)
            page.wait_for_timeout(60)
            page.go_back()
            page.wait_for_timeout(60)
            page.go_forward()
            page.wait_for_timeout(300)
        page.goto(f"{house.url}/new/orleans")
        page.locator("form button.primary").click()
        page.wait_for_url("**/table/**")
        page.wait_for_timeout(500)
        assert [url for url in asked if "/games//" in url] == []
        assert watch.errors == []
