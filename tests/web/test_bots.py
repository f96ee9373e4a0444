"""Bots in the browser: levels in every seat menu, who is thinking, hints, explanations, and a bot that fails."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.gallery import SCREENS, serious
from tests.web.house import House
from tests.web.robot import Watch
from tests.web.tour import KEEP

pytestmark = pytest.mark.slow

DESK, PHONE = (1280, 800), (360, 740)
PATIENCE = 30_000  # milliseconds for a bot or a hint, on a busy machine
EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "outside_bot.py"
FINGER = """() => [...document.querySelectorAll('.hint button, .hint label')].map((one) => one.getBoundingClientRect())
  .filter((box) => box.width < 39.9 || box.height < 39.9).length"""
ASKED = "() => document.querySelectorAll('.bar.asked').length > 0"


@pytest.fixture(scope="module")
def bot_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with two external bots: one that plays, and one that exits without an answer."""
    python = shlex.quote(sys.executable)
    bots = [f"mine={python} {shlex.quote(str(EXAMPLE))}", f"broken={python} -c pass"]
    server = House(tmp_path_factory.mktemp("bots"), *[part for bot in bots for part in ("--bot", bot)])
    with pytest.MonkeyPatch.context() as env:
        env.setenv("BEFFROI_MASTER", "10")  # long enough to be seen thinking on a busy machine
        server.open()
    yield server
    server.close()


@contextmanager
def visitor(browser: Browser, size: tuple[int, int], lang: str, theme: str = "light") -> Iterator[Page]:
    """A visitor; the console must stay free of errors."""
    small = size[0] < 1100
    with browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if theme == "dark" else "light",
        locale=lang,
        reduced_motion="reduce",
        has_touch=small,
        is_mobile=small,
    ) as context:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        watch = Watch(page)
        yield page
        assert watch.errors == []


def checked(page: Page, name: str) -> None:
    """Check the page for serious findings, and take a screenshot."""
    assert serious(page) == []
    picture(page, name)


def picture(page: Page, name: str) -> None:
    """Take a screenshot."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    width = (page.viewport_size or {"width": 0})["width"]
    page.screenshot(path=str(SCREENS / f"bots-{name}-{width}.jpg"), type="jpeg", quality=90)


def chosen(where: Locator) -> list[str]:
    """Return the options shown."""
    return where.locator("option").all_inner_texts()


def asked(page: Page) -> None:
    """Wait until it is this player's turn."""
    page.wait_for_function(ASKED, timeout=PATIENCE)


def hinted(page: Page, strength: str) -> Locator:
    """Choose a hint strength and wait for the answer."""
    panel = page.locator(".hint")
    panel.locator(f"input[value={strength}]").check(force=True)
    panel.locator("h3, .said > p:not(.soft)").first.wait_for()
    return panel


def test_levels_hints_and_explanations_on_a_desk(browser: Browser, bot_house: House) -> None:
    """By mouse and keys, in French: the form, an external program, each strength of hint, the move, its reason."""
    with visitor(browser, DESK, "fr-FR") as page:
        page.goto(f"{bot_house.url}/")
        home = page.get_by_label("Robots", exact=True)
        home.wait_for()
        assert chosen(home) == ["au hasard", "apprenti", "compagnon", "maître", "mine", "broken"]
        expect(home).to_have_value("apprentice")
        page.goto(f"{bot_house.url}/new/villagers")
        page.get_by_label("Niveau du robot à la place 2").select_option("mine")
        page.get_by_label("Enlever la place 3").click()
        checked(page, "form")
        page.get_by_role("button", name="Commencer la partie").click()
        page.locator(".stage").wait_for()
        page.evaluate(KEEP, {"toured": ["villagers"]})
        asked(page)
        expect(page.locator(".side .level")).to_have_text(re.compile("mine"))
        page.keyboard.press("h")
        panel = hinted(page, "matters")
        expect(panel.locator(".option")).to_have_count(0)
        page.keyboard.press("h")  # from the strength just chosen
        expect(panel).to_have_count(0)
        page.keyboard.press("h")
        panel = hinted(page, "options")
        expect(panel.locator(".chance").first).to_have_text(re.compile("% de chances de gagner"))
        assert 1 <= panel.locator(".option").count() <= 3
        assert page.locator("[data-hinted]").count() == 0
        panel = hinted(page, "move")
        sentence = panel.locator(".option .serif").inner_text()
        expect(page.locator(".bar .hinted")).to_have_text(sentence)
        assert page.locator("[data-hinted]").count() >= 1
        checked(page, "move")
        panel.get_by_role("button", name="Jouer ce coup").click()
        expect(page.locator(".hint")).to_have_count(0)
        expect(page.locator(".log")).to_contain_text("Vous ", timeout=PATIENCE)
        asked(page)
        expect(page.locator(".log")).not_to_contain_text("n’a pas répondu")
        page.get_by_role("button", name=re.compile("qu’a apporté le dernier coup")).click()
        expect(page.locator(".side .note")).to_have_text(re.compile("vaut environ|rien qui compte"), timeout=PATIENCE)
        checked(page, "explained")


def test_hints_and_a_bot_that_fails_on_a_phone(browser: Browser, bot_house: House) -> None:
    """By touch, in English: a hint makes room instead of covering, and the log says who stood in."""
    with visitor(browser, PHONE, "en-GB", "dark") as page:
        page.goto(f"{bot_house.url}/new/villagers")
        page.get_by_label("Level of the bot in seat 2").select_option("broken")
        page.get_by_label("Remove seat 3").tap()
        page.evaluate(KEEP, {"toured": ["villagers"]})
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        page.get_by_role("button", name="Start the game").tap()
        page.locator(".stage").wait_for()
        asked(page)
        page.get_by_role("button", name="Hint").tap()
        panel = hinted(page, "options")
        assert page.evaluate(FINGER) == 0
        bar, box = page.locator(".bar").bounding_box(), panel.bounding_box()
        assert bar is not None
        assert box is not None
        assert box["y"] + box["height"] <= bar["y"] + 1
        checked(page, "compared")
        panel = hinted(page, "move")
        panel.get_by_role("button", name="Play it").tap()
        asked(page)
        page.get_by_role("button", name="Log").first.tap()
        failed = page.locator("dialog, [role=dialog]").get_by_text("did not answer; the apprentice chose instead")
        expect(failed.first).to_be_visible()
        picture(page, "failed")
        page.reload()
        asked(page)
        page.get_by_role("button", name="Log").first.tap()
        expect(failed.first).to_be_visible()


def test_who_thinks_and_hints_only_when_all_agree(browser: Browser, bot_house: House) -> None:
    """Two people and a master: the table says who is thinking, and hints wait until both agree."""
    with visitor(browser, DESK, "en-GB") as page:
        page.goto(f"{bot_house.url}/new/villagers")
        page.evaluate(KEEP, {"toured": ["villagers"]})
        page.get_by_label("Who plays in seat 2").select_option("here")
        page.get_by_label("Level of the bot in seat 3").select_option("master")
        page.get_by_label("First player").select_option("2")
        page.get_by_role("button", name="Start the game").click()
        page.locator(".curtain button.primary").click()
        expect(page.locator(".question")).to_contain_text("is thinking", timeout=PATIENCE)
        expect(page.locator(".side .state", has_text="thinking")).to_have_count(1)
        lamp = page.get_by_role("button", name="Hint", exact=True)
        expect(lamp).to_have_attribute("aria-disabled", "true")
        lamp.click(force=True)  # it says why not
        expect(page.locator(".notice")).to_contain_text("Hints are off")
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Hints", exact=True).click()
        page.get_by_label("I agree to hints for everybody").check()
        expect(page.get_by_text("still to agree")).to_be_visible()
        checked(page, "agree")
