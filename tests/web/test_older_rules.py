"""Tables of older rules in the browser: a running one rests and offers its record, a finished one is as ever."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.house import House
from tests.web.robot import Watch
from tests.web.tour import Tour, record_at

pytestmark = pytest.mark.slow

SAID = {
    "en-GB": ("played with rules version 1", "download its record", "Beffroi 0.1.0", "nobody can move", "On hold"),
    "fr-FR": ("version 1 des règles", "téléchargez la partie", "Beffroi 0.1.0", "personne ne peut", "En suspens"),
}


def begun(browser: Browser, house: House) -> tuple[str, list[Any]]:
    """Start a table of Orléans against bots; return its address and the player's cookies."""
    with browser.new_context(locale="en-GB") as guest:
        page = guest.new_page()
        page.goto(house.url)
        page.locator(".game", has_text="Orléans").locator("button.primary").click()
        page.wait_for_url("**/table/**")
        page.locator("[data-lit]").first.wait_for()
        return page.url, list(guest.cookies())


def aged(folder: Path) -> None:
    """Mark the tables in the store as started with the first version of the rules."""
    (path,) = folder.rglob("beffroi.db")
    with closing(sqlite3.connect(path)) as base, base:
        base.execute("UPDATE game_table SET rules = 1, data = 'b625f95af9e2'")


def test_a_table_of_older_rules_rests_and_gives_its_record(browser: Browser, tmp_path: Path) -> None:
    house = House(tmp_path)
    house.open()
    try:
        address, cookies = begun(browser, house)
        house.kill()
        aged(tmp_path)
        house.open()
        for locale, (version, download, release, still, rests) in SAID.items():
            with browser.new_context(locale=locale) as guest:
                guest.add_cookies(cookies)
                page = guest.new_page()
                watch = Watch(page)
                page.goto(address)
                said = page.locator("main")
                for text in (version, download, release, still):
                    expect(said).to_contain_text(text)
                assert page.locator("[data-lit]").count() == 0
                link = said.locator("a[download]")
                answer = guest.request.get(house.url + str(link.get_attribute("href")))
                assert json.loads(answer.text().splitlines()[0])["rules"] == 1
                page.goto(house.url)
                expect(page.locator(".tables li").first).to_contain_text(rests)
                assert watch.errors == []
    finally:
        house.kill()


def test_a_finished_table_of_older_rules_is_as_ever(browser: Browser, tmp_path: Path) -> None:
    """Scores, board, log, chat and replay come from its archive, for its players and for everybody else."""
    house = House(tmp_path)
    house.open()
    try:
        with browser.new_context(locale="en-GB") as guest:
            page = guest.new_page()
            tour = Tour(page, house.url)
            tour.go("/", ".game")
            table = tour.post("/api/records", record_at(""), "text/plain")
            tour.go(f"/table/{table}", "dialog[open]")
            scores = page.locator("dialog table").inner_text()
            assert guest.request.get(f"{house.url}/api/tables/{table}/replay").ok  # it is archived
            cookies: list[Any] = list(guest.cookies())
        house.kill()
        aged(tmp_path)
        house.open()
        for own in (cookies, []):
            with browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 800}) as guest:
                guest.add_cookies(own)
                page = guest.new_page()
                watch = Watch(page)
                Tour(page, house.url).go(f"/table/{table}", "dialog[open]")
                assert page.locator("dialog table").inner_text() == scores
                as_ever(page)
                assert watch.errors == []
    finally:
        house.kill()


def as_ever(page: Page) -> None:
    """Look at everything on the page of a finished table, then at its replay and at the list of tables."""
    page.locator("dialog[open] header button").click()
    expect(page.locator(".prompt")).to_contain_text("win")
    page.locator(".orleans").wait_for()
    page.locator(".side .log p").nth(20).wait_for()
    page.locator(".side .tabs button >> nth=1").click()
    page.locator(".side form input").fill("Well played")
    page.keyboard.press("Enter")
    page.locator(".side").get_by_text("Well played").last.wait_for()
    assert page.get_by_text("older rules").count() == 0
    page.locator(".bar").get_by_role("link", name="Replay").click()
    page.locator(".controls").wait_for()
    page.locator("input[type=range]").fill("60")
    page.locator(".orleans").wait_for()
    page.goto(page.url.partition("/replay")[0])
    page.locator(".game").first.wait_for()
    assert page.get_by_text("On hold").count() == 0
