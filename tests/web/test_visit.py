"""A first visit: the tour of the screen, the rules on one page and in pictures, the options of a new table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from beffroi import games
from tests.web.gallery import serious
from tests.web.house import House
from tests.web.robot import Robot, Watch
from tests.web.tour import Tour, record_at

pytestmark = pytest.mark.slow

DESK, PHONE = (1280, 800), (360, 740)
TABLES = [("orleans", 3), ("villagers", 3), ("villagers", 1), ("bruges", 3), ("la_citta", 3)]
IDS = [f"{key}-{seats}" for key, seats in TABLES]
FINGER = 40
# A click beside a dialog at the very moment it opens.
CLICKED_AT_ONCE = """() => new MutationObserver(() => {
  const dialog = document.querySelector('dialog[open]');
  if (!dialog || window.clickedAtOnce) return;
  window.clickedAtOnce = true;
  dialog.click();
}).observe(document.body, {childList: true, subtree: true, attributes: true})"""
# The sheet, its target, the prompt, and the screen: what covers what.
COVERED = """() => {
  const box = (one) => document.querySelector(one)?.getBoundingClientRect();
  const [sheet, ring, foot] = [box('.tour'), box('.halo'), box('.foot')];
  const over = (a, b) => a && b && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const out = [];
  if (!ring) out.push('nothing is ringed');
  if (over(sheet, ring)) out.push('the sheet covers what it speaks of');
  if (over(sheet, foot)) out.push('the sheet covers the prompt');
  const inside = sheet.left >= 0 && sheet.top >= 0 && sheet.right <= innerWidth && sheet.bottom <= innerHeight;
  if (!inside) out.push('off the screen');
  return out;
}"""
SMALL = """() => [...document.querySelectorAll('.tour button')].map((one) => one.getBoundingClientRect())
  .filter((box) => box.width < 39.9 || box.height < 39.9).length"""
LIT = """() => [...document.querySelectorAll('[data-lit]')].some((one) => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return top !== null && one.contains(top);
})"""


@contextmanager
def guest(
    browser: Browser, size: tuple[int, int], theme: Any = "light", lang: str = "en-GB"
) -> Iterator[BrowserContext]:
    """A first-time visitor."""
    small = size[0] < 1100
    with browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme=theme,
        locale=lang,
        reduced_motion="reduce",
        has_touch=small,
        is_mobile=small,
    ) as context:
        yield context


def sit(page: Page, house: House, key: str, seats: int) -> str:
    """Open a table of a game against bots; return its address."""
    tour = Tour(page, house.url)
    tour.go("/", ".game")
    table = tour.table(key, "me", *["bot"] * (seats - 1))
    tour.go(f"/table/{table}", ".stage")
    tour.stands()
    return f"/table/{table}"


def titles(page: Page, forth: str) -> list[str]:
    """Walk through the whole tour and return its stops; nothing is ever covered."""
    out: list[str] = []
    page.locator(".tour h2").wait_for()
    while page.locator(".tour").count():
        page.wait_for_timeout(200)
        assert page.evaluate(COVERED) == []
        title = page.locator(".tour h2").inner_text()
        assert not out or title != out[-1]
        out.append(title)
        if forth == "touch":
            assert page.evaluate(SMALL) == 0
            page.locator(".tour footer .primary").tap()
        else:
            page.keyboard.press(forth)
        page.wait_for_timeout(150)
        expect(page.locator(".tour h2", has_text=re.compile(f"^{re.escape(title)}$"))).to_have_count(0)
    return out


@pytest.mark.parametrize(("key", "seats"), TABLES, ids=IDS)
def test_the_tour_by_keys(browser: Browser, house: House, key: str, seats: int) -> None:
    """Offered on a first visit, walked with arrow keys, checked by axe; targets can be clicked all the time."""
    with guest(browser, DESK, "dark" if key in ("bruges", "villagers") else "light", "fr-FR") as context:
        page = context.new_page()
        watch = Watch(page)
        address = sit(page, house, key, seats)
        assert page.locator(".tour").count() == 0  # never automatically
        page.locator(".invite .start").focus()
        page.keyboard.press("Enter")
        page.locator(".tour h2").wait_for()
        assert page.evaluate("() => document.activeElement.closest('.tour') !== null")
        page.wait_for_timeout(300)
        assert serious(page) == []
        assert page.evaluate(LIT)
        page.keyboard.press("ArrowRight")
        page.locator(".tour a").wait_for()
        second = page.locator(".tour h2").inner_text()
        number = page.locator(".tour a").inner_text()
        page.locator(".tour a").click()  # the number leads to its rule, and back
        page.locator(f"dialog .rule.here[data-number='{number}']").wait_for()
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
        assert page.locator(".tour h2").inner_text() == second
        page.locator(".tour footer .primary").focus()
        page.keyboard.press("ArrowLeft")
        expect(page.locator(".tour footer button").first).to_be_disabled()
        found = titles(page, "ArrowRight")
        assert 6 <= len(found) == len(set(found)) <= 9
        assert second in found
        assert ("La Comtesse" in found) == (seats == 1)
        page.goto(f"{house.url}{address}")  # once taken, it is not offered again
        Tour(page, house.url).stands()
        assert page.locator(".invite").count() == 0
        page.locator(".head > button").last.click()
        page.locator(".menu li:nth-child(2) button").click()  # but the menu has it
        page.locator(".tour h2").wait_for()
        page.keyboard.press("Escape")
        page.locator(".tour").wait_for(state="detached")
        assert page.evaluate("() => document.activeElement !== document.body")
        assert watch.errors == []


@pytest.mark.parametrize(("key", "seats"), TABLES, ids=IDS)
def test_the_tour_by_touch(browser: Browser, house: House, key: str, seats: int) -> None:
    """On a phone it opens the tabs it describes, covers nothing, and leaves the screen as it was."""
    with guest(browser, PHONE, "light" if key in ("bruges", "villagers") else "dark") as context:
        page = context.new_page()
        watch = Watch(page)
        sit(page, house, key, seats)
        before = page.locator(".stage [role=tab][aria-selected=true]").get_attribute("id")
        start = page.locator(".invite .start")
        box = start.bounding_box()
        assert box is not None
        assert box["height"] >= FINGER
        start.tap()
        page.locator(".tour h2").wait_for()
        page.wait_for_timeout(300)
        assert serious(page) == []
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        found = titles(page, "touch")
        assert 6 <= len(found) == len(set(found)) <= 9
        assert page.locator(".stage [role=tab][aria-selected=true]").get_attribute("id") == before
        assert watch.errors == []


def test_play_goes_on_beneath_the_tour(browser: Browser, house: House) -> None:
    """A choice is made while the sheet is open; the sheet stays."""
    with guest(browser, DESK) as context:
        page = context.new_page()
        watch = Watch(page)
        sit(page, house, "villagers", 3)
        page.locator(".invite .start").click()
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(300)
        before = watch.last()["turn"]
        page.locator(".road [data-lit]").first.click()
        page.wait_for_timeout(1500)
        assert watch.last()["turn"] == before + 1
        assert page.locator(".tour").count() == 1


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_an_invitation_declined_stays_away(browser: Browser, house: House, size: tuple[int, int]) -> None:
    """Dismissed, it stays away for that game; other games still ask; it covers nothing, and replays never ask."""
    with guest(browser, size) as context:
        page = context.new_page()
        address = sit(page, house, "orleans", 3)
        invite = page.locator(".invite")
        assert page.evaluate(
            "() => { const box = (one) => document.querySelector(one).getBoundingClientRect();"
            "return box('.invite').bottom <= box('.stage').top + 1; }"
        )
        invite.locator("button.square").click()
        assert invite.count() == 0
        page.goto(f"{house.url}{address}")
        Tour(page, house.url).stands()
        assert invite.count() == 0
        sit(page, house, "bruges", 3)
        assert invite.count() == 1
        tour = Tour(page, house.url)
        over = tour.post("/api/records", record_at("", "villagers", 0, 4), "text/plain")
        tour.go(f"/replay/{over}", ".controls")
        page.wait_for_timeout(500)
        assert invite.count() + page.locator(".tour").count() == 0


@pytest.mark.parametrize("key", games.ours())
def test_rules_on_one_page(browser: Browser, house: House, key: str) -> None:
    """Illustrated, accessible in both themes, on one sheet of A4 in both languages; a number leads to its rule."""
    for theme, lang in (("light", "fr-FR"), ("dark", "en-GB")):
        with guest(browser, DESK, theme, lang) as context:
            page = context.new_page()
            watch = Watch(page)
            page.goto(f"{house.url}/rules/{key}")
            page.locator(".summary .pieces svg").first.wait_for()
            page.wait_for_timeout(300)
            assert page.locator(".summary .pieces svg").count() >= 12
            assert page.locator(".summary section").count() >= 4
            assert serious(page) == []
            sheet = page.pdf(prefer_css_page_size=True)
            assert re.findall(rb"/Count (\d+)", sheet)[0] == b"1"
            page.emulate_media(media="print")
            assert page.locator("header nav").first.is_hidden()
            page.wait_for_function(
                "() => getComputedStyle(document.querySelector('.text')).backgroundColor === 'rgb(255, 255, 255)'"
            )
            page.emulate_media(media="screen")
            link = page.locator(".summary a").nth(4)
            number = link.inner_text()
            link.click()
            page.locator(f".rule.here[data-number='{number}']").wait_for()
            assert page.url.endswith(f"#{number}")
            page.go_back()
            page.locator(".summary").wait_for()
            assert watch.errors == []


@pytest.mark.parametrize("key", games.ours())
def test_all_rules_in_pictures(browser: Browser, house: House, key: str) -> None:
    """On a phone: contents lead to chapters, pieces are under headings with names, the search finds and marks."""
    with guest(browser, PHONE, "dark", "fr-FR") as context:
        page = context.new_page()
        watch = Watch(page)
        page.goto(f"{house.url}/rules/{key}#all")
        page.locator(".chapters .piece svg").first.wait_for()
        page.wait_for_timeout(300)
        named = page.locator(".chapters li > span.small").all_inner_texts()
        assert len(named) > 10
        assert all(named)
        assert serious(page) == []
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        page.locator("details summary").tap()
        links = page.locator("details a")
        assert links.count() >= 10
        links.nth(5).tap()
        wanted = (links.nth(5).get_attribute("href") or "").removeprefix("#")
        page.wait_for_timeout(300)
        top = page.locator(f"[data-number='{wanted}']").bounding_box()
        assert top is not None
        assert 0 <= top["y"] < PHONE[1] / 2
        every = page.locator(".rule").count()
        page.locator("input[type=search]").fill("JOUEUR premier")
        page.locator("mark").first.wait_for()
        assert 0 < page.locator(".rule").count() < every
        page.locator("input[type=search]").fill("5.2")
        expect(page.locator(".rule")).to_have_count(1)
        page.locator("input[type=search]").fill("xyzzy")
        expect(page.locator(".rule")).to_have_count(0)
        assert watch.errors == []


def test_options_explain_themselves(browser: Browser, house: House) -> None:
    """Values say what they mean, invalid seats say why and are corrected, nobody starts in a removed seat."""
    with guest(browser, PHONE) as context:
        page = context.new_page()
        page.goto(f"{house.url}/new/villagers")
        page.locator("form .meaning").first.wait_for()
        mode = page.locator(".options select").nth(1)
        mode.select_option("hard")
        expect(page.locator(".meaning").last).to_contain_text("10 gold")
        alarm = page.locator(".misfit")
        expect(alarm).to_contain_text("one player")
        assert page.locator("form button.primary").is_disabled()
        assert serious(page) == []
        alarm.locator("button").tap()
        expect(alarm).to_have_count(0)
        expect(page.locator("ol li")).to_have_count(1)
        first = page.locator(".options select").first
        assert first.locator("option").all_inner_texts() == ["at random", "seat 1"]
        mode.select_option("normal")
        page.locator(".under button").tap()
        first.select_option("1")
        page.locator("ol li button.square").last.tap()
        expect(first).to_have_value("random")
        page.locator("form button.primary").tap()
        page.wait_for_url("**/table/**")


def test_the_end_of_a_duel_says_who_won(browser: Browser, house: House) -> None:
    """In a solo game the scores say in words whether the Countess has won; otherwise, who did."""
    with guest(browser, DESK) as context:
        page = context.new_page()
        tour = Tour(page, house.url)
        tour.go("/", ".game")
        for seats in (1, 4):
            table = tour.post("/api/records", record_at("", "villagers", 0, seats), "text/plain")
            watch = Watch(page)
            tour.go(f"/table/{table}", "dialog[open] .outcome")
            said = page.locator("dialog .outcome").inner_text()
            won = 1 in watch.last()["ranks"]
            if won:
                assert re.search(r"wins with \d+ points|share the victory", said)
            else:
                assert said == "Nobody at this table has won"
            assert page.locator("dialog .mark svg").count() == sum(rank == 1 for rank in watch.last()["ranks"])
            if seats == 1:
                assert not won  # random play loses the duel: the sentence was seen


def test_a_click_meant_for_the_board_does_not_close_the_scores(browser: Browser, house: House) -> None:
    """They open by themselves when the last move is made: a click at that moment does nothing."""
    with guest(browser, DESK) as context:
        robot = Robot(context.new_page(), 1)
        page, tour = robot.page, Tour(robot.page, house.url)
        tour.go("/", ".game")
        *begun, _ = record_at("", "villagers", 0, 1).strip().split("\n")
        table = tour.post("/api/records", "\n".join(begun) + "\n", "text/plain")
        tour.follow(f"/table/{table}", ".stage")
        page.evaluate(CLICKED_AT_ONCE)
        robot.play(robot.over)
        page.wait_for_function("() => window.clickedAtOnce")
        assert page.locator("dialog[open] .outcome").is_visible()
        page.wait_for_timeout(600)
        page.mouse.click(3, 3)
        page.locator("dialog").wait_for(state="detached")
