"""A table of older rules in the browser: it rests, says which rules it was played by, and offers its record."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.house import House
from tests.web.robot import Watch

pytestmark = pytest.mark.slow

SAID = {
    "en-GB": ("played with rules version 1", "Beffroi 0.1.0", "nobody can move", "On hold"),
    "fr-FR": ("jouée avec la version 1 des règles", "Beffroi 0.1.0", "personne ne peut jouer", "En suspens"),
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
        for locale, (version, release, still, rests) in SAID.items():
            with browser.new_context(locale=locale) as guest:
                guest.add_cookies(cookies)
                page = guest.new_page()
                watch = Watch(page)
                page.goto(address)
                said = page.locator("main")
                for text in (version, release, still):
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
