"""What the host of a server decides, and what people may decide about their data, in the browser."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.house import House
from tests.web.test_connection import Door
from tests.web.test_devices import device
from tests.web.tour import LIT, Tour

pytestmark = pytest.mark.slow


def admin(house: House, *args: str) -> None:
    """Run a command beside the server."""
    where = ["--data-dir", str(house.folder / "tables")]
    subprocess.run([sys.executable, "-m", "beffroi", "admin", *args, *where], check=True, stdout=subprocess.DEVNULL)


def me(page: Page) -> str:
    """Return the id of the guest of a page."""
    return str(page.evaluate("fetch('/api/me').then((answer) => answer.json()).then((me) => me.id)"))


def test_everybody_reads_when_the_server_closes(browser: Browser, own_house: House) -> None:
    """The notice stands above every page, the frame of the board makes room for it, and goes when the server opens."""
    with device(browser) as guest:
        page = guest.new_page()
        tour = Tour(page, own_house.url)
        banner = page.locator("aside[role=status]")
        tour.go("/", ".game")
        expect(banner).to_have_count(0)
        admin(own_house, "close", "<b>a new disk</b>", "--in", "30")
        expect(banner).to_contain_text("The server closes for maintenance", timeout=20_000)
        expect(banner).to_contain_text("“<b>a new disk</b>”")  # plain text, whatever the host writes
        tour.play("orleans")
        page.wait_for_function(LIT)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        admin(own_house, "close")
        expect(banner).to_contain_text("is closed for maintenance")
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        admin(own_house, "open")
        expect(banner).to_have_count(0)


def test_somebody_who_is_banned_is_told_and_does_not_come_again(browser: Browser, own_house: House) -> None:
    """The page says it once, and knocks no more."""
    with device(browser) as guest:
        page = guest.new_page()
        door, tour = Door(page), Tour(page, own_house.url)
        tour.go("/", ".game")
        tour.play("orleans")
        page.wait_for_function(LIT)
        admin(own_house, "ban", me(page))
        page.get_by_text("You may not use this server any more").wait_for()
        came = door.came
        page.wait_for_timeout(2000)
        assert door.came == came
        admin(own_house, "ban", "127.0.0.1")
        guest.clear_cookies()
        page.wait_for_timeout(1500)
        page.goto(own_house.url)
        page.get_by_role("heading", name="No entry").wait_for()


def test_a_guest_takes_along_what_is_kept_and_has_it_deleted(browser: Browser, own_house: House) -> None:
    """The settings give a file with everything, and forget the guest after asking once."""
    with device(browser) as guest:
        page = guest.new_page()
        tour = Tour(page, own_house.url)
        tour.go("/", ".game")
        table, id = tour.table("orleans", "me", "bot", "bot"), me(page)
        page.get_by_role("button", name="Settings").click()
        with page.expect_download() as coming:
            page.get_by_role("link", name="Download").click()
        kept = json.loads(coming.value.path().read_text(encoding="utf-8"))
        assert (kept["guest"]["id"], [one["table"] for one in kept["tables"]]) == (id, [table])
        page.get_by_role("button", name="Delete…").click()
        expect(page.get_by_role("button", name="Keep everything")).to_be_focused()
        page.evaluate("window.before = true")
        page.get_by_role("button", name="Delete for good").click()
        page.wait_for_function("() => !window.before")  # the home page, afresh
        page.locator(".game").first.wait_for()
        assert me(page) != id
        page.goto(f"{own_house.url}/table/{table}")
        expect(page.get_by_text("a former player").first).to_be_visible()
