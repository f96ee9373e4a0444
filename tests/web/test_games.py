"""Whole games in a real browser, by a robot that only uses highlighted targets."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute

from tests.web.house import House
from tests.web.marks import marked
from tests.web.robot import Robot, play_together
from tests.web.tour import Tour
from tests.web.trouble import disconnected, in_order, killed, reloaded

pytestmark = pytest.mark.slow

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}


def context(browser: Browser, size: dict[str, int], lang: str, touch: bool = False) -> BrowserContext:
    """Return a fresh guest with a screen and a language."""
    return browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        locale={"fr": "fr-FR", "en": "en-GB"}[lang],
        has_touch=touch,
        is_mobile=touch,
        reduced_motion="reduce",
    )


@contextmanager
def playing(
    browser: Browser, size: dict[str, int], lang: str, seed: int, touch: bool = False, keys: bool = False
) -> Iterator[Robot]:
    """A robot in a fresh browser."""
    with context(browser, size, lang, touch) as guest:
        yield Robot(guest.new_page(), seed, touch, keys)


def start_alone(robot: Robot, house: House) -> None:
    """One click on the home page: a table against bots."""
    robot.page.goto(house.url)
    robot.page.locator(".game", has_text="Orléans").locator("button.primary").click()
    robot.page.wait_for_url("**/table/**")
    robot.page.wait_for_function("() => document.querySelector('[data-lit]')")


def ended(robot: Robot) -> None:
    """Check that the scores and the seed are shown and nothing went wrong."""
    page = robot.page
    page.get_by_role("dialog").wait_for()
    final = robot.watch.last()
    assert final["table"]["state"] == "over"
    assert final["seed"]
    for lines in final["scores"]:
        assert str(sum(worth for _, worth in lines)) in page.get_by_role("dialog").inner_text()
    assert robot.watch.errors == []


def test_a_whole_game_by_clicks_through_reload_lost_connection_and_kill(browser: Browser, own_house: House) -> None:
    """Nothing is lost by a reload, by a lost network, or by a server that dies at once."""
    with playing(browser, DESK, "en", 7) as robot:
        start_alone(robot, own_house)
        robot.play(lambda: robot.round() >= 2)
        reloaded(robot)
        robot.play(lambda: robot.round() >= 3)
        disconnected(robot)
        robot.play(lambda: robot.round() >= 4)
        killed(robot, own_house)
        robot.play(robot.over)
        ended(robot)
        in_order(robot)


def test_a_whole_game_by_touch(browser: Browser, house: House) -> None:
    with playing(browser, PHONE, "fr", 7, touch=True) as robot:
        start_alone(robot, house)
        robot.play(robot.over)
        ended(robot)


def test_two_browsers_two_languages_one_table(browser: Browser, house: House) -> None:
    with context(browser, DESK, "fr") as first, context(browser, DESK, "en") as second:
        ann, ben = Robot(first.new_page(), 1), Robot(second.new_page(), 2)
        ann.page.goto(f"{house.url}/new/orleans")
        ann.page.locator("#kind-1").select_option("open")
        while ann.page.locator("form ol > li").count() > 2:
            ann.page.locator("form ol > li").last.locator("button").click()
        ann.page.locator("form button.primary").click()
        ann.page.wait_for_url("**/table/**")
        ben.page.goto(ann.page.url)
        ben.page.locator("ol button.primary").click()  # taking the last open seat starts the game
        for robot in (ann, ben):
            robot.page.wait_for_function("() => document.querySelector('[data-lit]')")
        play_together([ann, ben], lambda: ann.round() >= 4)
        assert "Manche" in ann.page.inner_text("body")
        assert "Round" in ben.page.inner_text("body")
        assert ann.watch.errors == []
        assert ben.watch.errors == []
        for robot, own in ((ann, 0), (ben, 1)):
            no_secret(robot.watch.states(), own)


def no_secret(states: list[dict[str, Any]], own: int) -> None:
    """Nothing of the other seat's bag, and no seed, was ever sent over the wire."""
    assert states
    for state in states:
        assert state["viewer"] in (-1, own)
        assert state["seed"] == ""
        for seat, player in enumerate(state["view"].get("players", [])):
            assert ("bag" in player) == (seat == own == state["viewer"])
        for decision in state["decisions"]:
            assert decision["seat"] == own


def test_a_whole_game_by_keyboard(browser: Browser, house: House) -> None:
    with playing(browser, DESK, "en", 5, keys=True) as robot:
        page = robot.page
        page.goto(house.url)
        begin = page.locator(".game", has_text="Orléans").locator("button.primary")
        begin.wait_for()
        for _ in range(60):
            if begin.evaluate("(button) => document.activeElement === button"):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_url("**/table/**")
        page.locator(".orleans").wait_for()
        page.wait_for_function("() => document.querySelector('[data-lit]')")
        robot.play(robot.over)
        ended(robot)
        marked(robot, "orleans")


def test_a_game_without_a_board_is_played_in_plain_words(browser: Browser, house: House) -> None:
    """Villagers to the end using highlighted targets, without its board; no key of the view is ever shown raw."""
    with playing(browser, DESK, "fr", 11) as robot:
        page = robot.page
        page.add_init_script("localStorage.setItem('beffroi.settings', '{\"plain\": true}')")
        page.goto(house.url)
        page.locator(".game", has_text="Compagnons").locator("button.primary").click()
        page.wait_for_url("**/table/**")
        page.wait_for_function("() => document.querySelector('[data-lit]')")
        raw = re.compile(r"\b(treasury|hand_size|hand size|stacks?|founders|houses|symbols|padlocks|reserve\b(?! d))\b")
        rounds = 0
        while not robot.over():
            robot.play(lambda: robot.over() or robot.round() > rounds)  # noqa: B023 (called at once)
            rounds = robot.round()
            assert raw.findall(page.inner_text(".stage")) == []
        page.get_by_role("dialog").wait_for()
        assert robot.watch.errors == []


class SlowWire:
    """A connection on which messages from the server can be held back."""

    def __init__(self, page: Page) -> None:
        self.acts: list[str] = []
        self.held: list[str | bytes] = []
        self.holding = False
        page.route_web_socket(re.compile("/ws/"), self.join)

    def join(self, wire: WebSocketRoute) -> None:
        """Connect the page to the server."""
        self.wire = wire
        server = wire.connect_to_server()
        wire.on_message(lambda said: self.sent(server, said))
        server.on_message(lambda said: self.held.append(said) if self.holding else wire.send(said))

    def sent(self, server: WebSocketRoute, said: str | bytes) -> None:
        """Forward the page's messages, and keep its moves."""
        self.acts += [said["text"] for said in [json.loads(said)] if said["type"] == "act"]
        server.send(said)

    def release(self) -> None:
        """Let everything through, now and from now on."""
        self.holding = False
        for said in self.held:
            self.wire.send(said)


def test_a_choice_is_sent_once_and_a_slow_answer_is_awaited(browser: Browser, house: House) -> None:
    """Targets stay highlighted for a moment, and a second click does not count; then the table shows that it waits."""
    with context(browser, DESK, "en") as guest:
        page = guest.new_page()
        tour, wire = Tour(page, house.url), SlowWire(page)
        tour.go("/", ".game")
        tour.play("orleans")
        wire.holding = True
        page.locator("[data-offer]").first.evaluate("(offer) => { offer.click(); offer.click(); offer.click(); }")
        page.locator(".bar:not(.asked)", has_text="One moment").wait_for()
        assert page.locator("[data-lit]").count() == 0
        assert len(wire.acts) == 1
        wire.release()
        page.locator(".bar.asked").wait_for()
        page.locator("[data-lit]").first.wait_for()


def test_hot_seat_with_a_curtain_between_players(browser: Browser, house: House) -> None:
    """Two people on one device: the curtain hides everything, and each sees only their own bag."""
    with playing(browser, DESK, "en", 9) as robot:
        page = robot.page
        tour = Tour(page, house.url)
        tour.go("/", ".game")
        table = tour.table("orleans", "me", "here", "bot")
        tour.go(f"/table/{table}", ".curtain")
        lifted: set[str] = set()

        def there() -> bool:
            if page.locator(".curtain").count():
                assert page.locator("[data-id], .log, .side").count() == 0  # nothing of the table is visible
                lifted.add(page.locator(".curtain h1").inner_text())
                page.locator(".curtain button.primary").click()
                page.locator(".curtain").wait_for(state="detached")
            return robot.round() >= 4

        robot.play(there)
        assert len(lifted) == 2
        for state in robot.watch.states():
            for seat, player in enumerate(state["view"]["players"]):
                assert ("bag" in player) == (seat == state["viewer"])
            assert all(decision["seat"] == state["viewer"] for decision in state["decisions"])
        assert robot.watch.errors == []
