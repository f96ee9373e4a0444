"""Watching a game again: the story so far, jumps, other points of view, and the seed commitment."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256

import pytest
from playwright.sync_api import Browser, Page

from tests.web.house import House
from tests.web.robot import Watch
from tests.web.tour import Tour, record_at

pytestmark = pytest.mark.slow


class Film:
    """A replay in a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.watch = Watch(page)

    def at(self) -> int:
        """Return the move that is shown."""
        found = re.search(r"Move (\d+)", self.page.inner_text(".controls .row"))
        assert found is not None
        return int(found.group(1))

    def go(self, number: int) -> None:
        """Go to a move."""
        self.page.locator("input[type=range]").fill(str(number))
        self.page.wait_for_timeout(300)

    def lines(self) -> list[str]:
        """Return the lines of the story."""
        return self.page.locator(".log .jump").all_inner_texts()

    def current(self) -> list[str]:
        """Return the marked lines, which belong to the move that is shown."""
        return self.page.locator(".log [aria-current]").all_inner_texts()


@pytest.fixture
def film(browser: Browser, house: House) -> Iterator[Film]:
    """A finished game of three players, at its start."""
    with browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce") as guest:
        film = Film(guest.new_page())
        tour = Tour(film.page, house.url)
        tour.go("/", ".game")
        table = tour.post("/api/records", record_at(""), "text/plain")
        tour.go(f"/replay/{table}", ".controls")
        film.page.locator(".log .jump").first.wait_for()
        yield film
        assert film.watch.errors == []


def test_the_story_so_far_and_jumps(film: Film) -> None:
    page = film.page
    start = film.lines()
    film.go(150)
    story = film.lines()
    assert story[: len(start)] == start
    assert len(story) > len(start) + 20
    assert film.current()[-1] == story[-1]  # nothing later is revealed
    early = page.locator(".log .jump").nth(len(start) + 10)
    wanted = early.inner_text()
    early.click()
    page.wait_for_timeout(300)
    assert film.at() < 150
    assert wanted in film.current()
    assert film.lines() == story  # past lines stay, to go back to
    assert page.locator(".log .later").count() > 0
    page.locator(".log .jump").last.click()
    assert film.at() <= 150
    page.locator(".log h2 button", has_text="Round 2").click()
    page.wait_for_timeout(300)
    assert page.locator(".controls select").first.input_value() == "1"
    page.keyboard.press("PageDown")
    page.wait_for_timeout(300)
    assert any("Round 3" in line for line in film.current())


def test_through_the_eyes_of_each_seat(film: Film) -> None:
    """Each player sees only their own bag and plans; spectators see none."""
    page = film.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if re.search(r"/replay/\d+\?", request.url) else None)
    film.go(60)
    for eyes in ("0", "1", "2", "-1"):
        with page.expect_response(re.compile(rf"/story\?seat={eyes}")):
            page.locator(".eyes select").select_option(eyes)
        page.wait_for_timeout(400)
        own = [url for url in asked if url.endswith(f"seat={eyes}")]
        assert own
        for url in own:
            frame = page.evaluate("async (url) => (await fetch(url)).json()", url)
            for seat, player in enumerate(frame["view"]["players"]):
                assert ("bag" in player) == (str(seat) == eyes)
        assert ("You " in " ".join(film.lines())) == (eyes != "-1")
        assert page.locator(".what").inner_text().strip()
        assert "[" not in page.inner_text(".replay")  # no word is missing


def test_the_promise_of_the_seed_can_be_checked_here(film: Film) -> None:
    film.page.locator("header .verified").click()
    promised, seed, computed = film.page.locator(".seed dd").all_inner_texts()
    assert promised == computed == sha256(seed.encode()).hexdigest()
    assert "match" in film.page.locator(".fits").inner_text()
