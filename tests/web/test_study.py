"""Studying a finished game: charts, round summaries, links to positions, playing on, two games side by side."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations, pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.gallery import serious
from tests.web.house import House
from tests.web.robot import Robot, Watch
from tests.web.tour import Tour, record_at

pytestmark = pytest.mark.slow

DESK, PHONE = (1280, 800), (360, 740)
GAMES = [("orleans", 3), ("villagers", 1), ("villagers", 4), ("bruges", 2), ("la_citta", 4)]
# What must be visible at once if there is room: the town or common area, and a player's area.
TOGETHER = [
    ("orleans", ".map", ".mine"), ("villagers", ".road", ".village"), ("bruges", ".town", ".colors"),
    ("la_citta", ".map", ".mine"),
]  # fmt: skip
BELFRY = (".belfry .tower", ".belfry table")
BOX = "(one) => { const { left, top, right, bottom } = one.getBoundingClientRect(); return [left, top, right, bottom] }"
ASK = "async (path) => (await fetch(path)).json()"
CHOSEN = "(one) => one.selectedOptions[0].textContent"
SMALL = """() => [...document.querySelectorAll('dialog[open] button, dialog[open] select, dialog[open] summary, '
  + 'dialog[open] .button, .controls button, .controls select, header button, header a')]
  .filter((one) => one.checkVisibility() && Math.min(one.getBoundingClientRect().height) < 39.5)
  .map((one) => one.outerHTML.slice(0, 120))"""


class Study:
    """A browser page at a replay."""

    def __init__(self, page: Page, house: House, size: tuple[int, int]) -> None:
        self.page = page
        self.tour = Tour(page, house.url)
        self.phone = size == PHONE
        self.watch = Watch(page)
        self.tour.go("/", ".game")

    def bring(self, key: str = "orleans", seats: int = 3, **options: str) -> str:
        """Upload a finished game."""
        return self.tour.post("/api/records", record_at("", key, 0, seats, tuple(options.items())), "text/plain")

    def ask(self, path: str) -> Any:
        """Ask the server."""
        return self.page.evaluate(ASK, path)

    def watch_again(self, table: str, search: str = "") -> None:
        """Open a replay."""
        self.tour.go(f"/replay/{table}{search}", ".controls")

    def panel(self, part: int) -> None:
        """Open the log, the rounds or the chart."""
        if self.phone and self.page.locator("dialog[open]").count() == 0:
            self.page.locator("header button.square").nth(1).click()
        self.page.locator(".panel [role=tab]").nth(part).click()
        self.page.locator(".drawing" if part == 2 else ".panel ol").first.wait_for()

    def at(self) -> int:
        """Return the move that is shown."""
        found = re.search(r"\d+", self.page.locator(".controls .place").first.inner_text())
        assert found is not None
        return int(found.group())

    def menu(self, what: str) -> None:
        """Open an item that is in the menu on a phone."""
        if self.phone:
            self.page.locator("header button.square").nth(2).click()
            self.page.locator(".menu button", has_text=what).click()
        else:
            self.page.get_by_role("button", name=what).click()
        self.page.wait_for_timeout(200)

    def amiss(self) -> list[str]:
        """Return serious findings, and anything too small or without text."""
        self.page.wait_for_timeout(250)
        out = serious(self.page) + (self.page.evaluate(SMALL) if self.phone else [])
        return [*out, "a word is missing"] if "[" in self.page.inner_text("body") else out

    def colors(self, theme: Any) -> list[str]:
        """Return what is unreadable in the other theme, and switch back."""
        self.page.emulate_media(color_scheme="light" if theme == "dark" else "dark")
        self.tour.settled()
        out = serious(self.page, rules=False)
        self.page.emulate_media(color_scheme=theme)
        return out


@contextmanager
def studying(browser: Browser, house: House, size: tuple[int, int], **rest: Any) -> Iterator[Study]:
    """Open a separate browser; at the end, check that nothing went wrong in it."""
    width, height = size
    kept: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", "has_touch": size == PHONE} | rest
    with browser.new_context(viewport={"width": width, "height": height}, **kept) as guest:
        study = Study(guest.new_page(), house, size)
        yield study
        assert study.watch.errors == []
        assert study.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def marks(page: Page, seat: int) -> list[tuple[float, float]]:
    """Return where the figures of a seat are drawn."""
    path = page.locator(f".drawing g[data-curve='{seat}'] .line").get_attribute("d") or ""
    return [(float(x), float(y)) for x, y in re.findall(r"[ML]([\d.-]+) ([\d.-]+)", path)]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_the_chart_draws_what_the_server_tells(
    browser: Browser, house: House, key: str, seats: int, size: tuple[int, int]
) -> None:
    with studying(browser, house, size) as study:
        page, table = study.page, study.bring(key, seats)
        chart = study.ask(f"/api/tables/{table}/chart")
        points = chart["points"]
        study.watch_again(table, f"?at={points[3]['n']}")
        study.panel(2)
        assert page.locator(".drawing g[data-curve]").count() == seats + len(chart["rivals"])
        options = page.locator(".measure option").evaluate_all("(all) => all.map((one) => one.value)")
        wanted = [f"score:{line}" for line in chart["lines"]] + [f"view:{name}" for name in chart["resources"]]
        assert options == ["total", *wanted]
        assert "[" not in page.locator(".figures").inner_text()
        page.locator(".figures summary").click()
        for value in options:
            page.locator(".measure select").select_option(value)
            rows = page.locator(".figures tbody tr").evaluate_all(
                "(all) => all.map((row) => [...row.querySelectorAll('td')].map((one) => Number(one.textContent)))"
            )
            assert rows == [figures(chart, point, value) for point in points]
            legend = page.locator(".legend [data-value]").all_inner_texts()
            assert [int(text) for text in legend] == rows[3]
            for seat in range(len(rows[3])):
                drawn = marks(page, seat)
                assert len(drawn) == len(points)
                assert all(left < right for (left, _), (right, _) in pairwise(drawn))
                by_height = [row[seat] for _, row in sorted(zip(drawn, rows, strict=True), key=lambda one: -one[0][1])]
                assert by_height == sorted(by_height)  # more is higher
        lines = page.locator(".drawing .line")
        dashes = lines.evaluate_all("(all) => all.map((one) => one.getAttribute('stroke-dasharray'))")
        signs = page.locator(".legend .mark").evaluate_all("(all) => all.map((one) => one.getAttribute('d'))")
        held = seats + (0 if options[-1].startswith("view:") else len(chart["rivals"]))
        assert len(set(dashes)) == len(set(signs)) == len(dashes) == held  # not by color alone


def figures(chart: Any, point: Any, measure: str) -> list[int]:
    """Return what the server reports for every seat at a point, and for opponents without a seat."""
    kind, _, name = measure.partition(":")
    told = point["scores"] + point["rivals"]
    if kind == "total":
        return [sum(lines) for lines in told]
    if kind == "score":
        return [lines[chart["lines"].index(name)] for lines in told]
    return [held[chart["resources"].index(name)] for held in point["resources"]]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_round_of_the_chart_is_a_place_to_go_to(browser: Browser, house: House, size: tuple[int, int]) -> None:
    with studying(browser, house, size) as study:
        page, table = study.page, study.bring()
        points = study.ask(f"/api/tables/{table}/chart")["points"]
        study.watch_again(table)
        study.panel(2)
        box = page.locator(".drawing").bounding_box()
        assert box is not None
        x, _ = marks(page, 0)[6]
        page.mouse.click(box["x"] + x, box["y"] + box["height"] / 2)
        assert study.at() == points[6]["n"]
        now = page.locator(".drawing .now").get_attribute("d") or ""
        assert abs(float(now[1:].split(" ")[0]) - x) < 0.2
        assert abs(float(page.locator(".drawing .later").get_attribute("x") or 0) - x) < 0.2  # anything later is pale
        page.locator(".drawing").focus()
        page.keyboard.press("ArrowRight")
        assert study.at() == points[7]["n"]
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowLeft")
        assert study.at() == points[5]["n"]
        page.keyboard.press("End")
        assert study.at() == points[-1]["n"]
        slider = page.get_by_role("slider", name="Chart")
        expect(slider).to_have_attribute("aria-valuenow", str(len(points) - 1))
        assert (slider.get_attribute("aria-valuetext") or "").startswith("End: Aude ")
        page.locator(".figures summary").click()
        page.locator(".figures tbody button").nth(2).click()
        assert study.at() == points[2]["n"]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_rounds_in_short(browser: Browser, house: House, key: str, seats: int, size: tuple[int, int]) -> None:
    with studying(browser, house, size) as study:
        page, table = study.page, study.bring(key, seats)
        points = study.ask(f"/api/tables/{table}/chart")["points"]
        study.watch_again(table)
        study.panel(1)
        entries = page.locator(".panel ol > li")
        assert entries.count() == len(points) - 1
        for i, (before, after) in enumerate(pairwise(points)):
            gains = [sum(a) - sum(b) for b, a in zip(before["scores"], after["scores"], strict=True)]
            told = entries.nth(i).locator(".gain b").all_inner_texts()
            assert [int(text.split(" ")[0].replace("−", "-")) for text in told] == gains
            changes = [
                [a - b for b, a in zip(old, new, strict=True) if a != b]
                for old, new in zip(before["resources"], after["resources"], strict=True)
            ]
            shown = [
                [int(text.replace("−", "-")) for text in gain.locator(".change > span").all_inner_texts()]
                for gain in entries.nth(i).locator(".gain").all()
            ]
            assert shown == changes
        texts = [re.search(r"(\d+) event", text) for text in entries.locator(".head").all_inner_texts()]
        story = study.ask(f"/api/tables/{table}/story")["lines"]
        assert sum(int(found.group(1)) for found in texts if found) == len(story)
        assert "[" not in page.locator(".panel ol").inner_text()
        entries.nth(2).locator("button").click()
        assert study.at() == points[2]["n"]
        if study.phone:
            assert page.locator("dialog[open]").count() == 0  # the board is visible


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_address_leads_to_the_moment(browser: Browser, house: House, size: tuple[int, int]) -> None:
    with studying(browser, house, size, permissions=["clipboard-read", "clipboard-write"]) as study:
        page, table = study.page, study.bring()
        last = len(study.ask(f"/api/tables/{table}/replay")["entries"])
        study.watch_again(table)
        page.locator("input[type=range]").fill("77")
        page.locator(".eyes select").select_option("1")
        page.wait_for_url(f"**/replay/{table}?at=77&eyes=1")
        study.menu("Copy the link to this moment")
        assert page.evaluate("() => navigator.clipboard.readText()") == page.url
        expect(page.get_by_role("status").filter(has_text="copied")).to_have_count(1)
        moment = page.url
        for search, at, eyes in (
            ("?at=99999&eyes=9", last, "2"), ("?at=-5&eyes=-7", 0, "-1"), ("?at=x&eyes=y", 0, "-1"), ("?at=5", 5, "-1"),
        ):  # fmt: skip
            study.watch_again(table, search)
            assert (study.at(), page.locator(".eyes select").input_value()) == (at, eyes)
        with studying(browser, house, size) as stranger:
            stranger.page.goto(moment)
            stranger.page.locator(".controls").wait_for()
            assert (stranger.at(), stranger.page.locator(".eyes select").input_value()) == (77, "1")
            running = study.tour.table("orleans", "me", "open")
            stranger.tour.go(f"/replay/{running}?at=3", "main .button")
            assert "started" in stranger.page.inner_text("main")
            stranger.tour.go("/replay/nowhere?at=3", "main .button")
            assert "no such table" in stranger.page.inner_text("main")
            stranger.watch.errors.clear()  # the browser logs both refusals itself


@pytest.mark.parametrize(
    ("key", "seats", "size"),
    [("orleans", 3, DESK), ("bruges", 2, PHONE), ("la_citta", 3, DESK), ("villagers", 1, PHONE)],
)
def test_play_on_from_here(browser: Browser, house: House, key: str, seats: int, size: tuple[int, int]) -> None:
    with studying(browser, house, size) as study:
        page, table = study.page, study.bring(key, seats)
        eyes = seats - 1
        study.watch_again(table, f"?at=50&eyes={eyes}")
        study.menu("Play on from here")
        dialog = page.locator("dialog[open]")
        assert "study" in dialog.inner_text()
        radios = dialog.locator("input[type=radio]")
        assert radios.count() == (seats if seats > 1 else 0)
        if seats > 1:
            assert radios.nth(eyes).is_checked()
        dialog.locator("button.primary").click()
        page.wait_for_url("**/table/**")
        page.locator(".stage > div").first.wait_for()
        made = page.url.rpartition("/")[2]
        info = study.ask(f"/api/tables/{made}")
        assert info["origin"] == {"table": table, "n": 50}
        assert [seat["mine"] for seat in info["seats"]] == [seat == eyes for seat in range(seats)]
        page.locator(".always button").first.wait_for()
        robot = Robot(page, 1)
        for _ in range(3):
            robot.step()
        page.get_by_role("button", name="What if").click()
        assert "move 50" in page.locator("dialog[open]").inner_text()
        page.locator("dialog[open] a.button").click()
        page.wait_for_url(f"**/replay/{table}?at=50")
        assert study.at() == 50
        page.locator("input[type=range]").fill("9999")
        study.menu("Play on from here")
        assert page.locator("dialog[open] button.primary").is_disabled()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_two_editions_side_by_side(browser: Browser, house: House, size: tuple[int, int]) -> None:
    with studying(browser, house, size) as study:
        page = study.page
        old, new = study.bring(edition="2014"), study.bring(edition="2020", seats=2)
        study.watch_again(old)
        study.menu("Compare with another game")
        page.locator("dialog[open] input").fill("no, thanks")
        page.locator("dialog[open] form button").click()
        expect(page.get_by_role("alert")).to_contain_text("neither a link")
        assert page.locator(f"dialog[open] li a[href='/compare/{old}/{new}']").count() == 1
        page.locator("dialog[open] input").fill(f"{study.tour.url}/replay/{new}?at=7&eyes=1")
        page.locator("dialog[open] form button").click()
        page.wait_for_url(f"**/compare/{old}/{new}")
        page.locator(".half .stage > div").first.wait_for()
        assert page.locator(".half").count() == (1 if study.phone else 2)
        assert "2014" in page.locator(".half header").first.inner_text()

        def rounds() -> list[str]:
            page.wait_for_timeout(300)
            if not study.phone:
                return [page.locator(".half").nth(i).locator(".controls select").first.input_value() for i in (0, 1)]
            out = []
            for i in (0, 1):
                page.locator(".switch button").nth(i).click()
                page.locator(".half .stage > div").first.wait_for()
                out.append(page.locator(".half .controls select").first.input_value())
            page.locator(".switch button").first.click()
            return out

        page.locator(".half .controls select").first.select_option("4")
        assert rounds() == ["4", "4"]
        page.get_by_role("button", name="Both to the next round").click()
        assert rounds() == ["5", "5"]
        page.get_by_label("Same round").uncheck()
        page.locator(".half .controls select").first.select_option("8")
        assert rounds() == ["8", "5"]
        page.get_by_role("button", name="Chart").click()
        page.locator(".charts .drawing").nth(1).wait_for()
        drawings = page.locator(".charts .drawing")
        assert [drawings.nth(i).locator("g[data-curve]").count() for i in (0, 1)] == [3, 2]
        axes = [drawings.nth(i).locator(".tick").all_text_contents() for i in (0, 1)]
        assert axes[0] == axes[1]
        study.tour.closed()
        study.tour.go(f"/compare/{old}/nowhere", "main .button")
        assert "no such table" in page.inner_text("main")
        study.watch.errors.clear()  # the browser logs the refusal itself


def test_the_villages_of_two_games_are_all_in_sight(browser: Browser, house: House) -> None:
    """At the end, when they are largest, with four players in each on a wide screen."""
    with studying(browser, house, (1920, 1080)) as study:
        page, tables = study.page, [study.bring("villagers", 4) for _ in (0, 1)]
        study.tour.go(f"/compare/{tables[0]}/{tables[1]}", ".half .others")
        last = len(study.ask(f"/api/tables/{tables[0]}/replay")["entries"])
        for moment in page.locator(".half input[type=range]").all():
            moment.fill(str(last))
        expect(page.locator(".half .controls .place").nth(1)).to_contain_text(str(last))
        study.tour.settled()
        hidden = "(all) => all.map((one) => one.scrollHeight - one.clientHeight)"
        assert page.locator(".half .others, .half .own .village").evaluate_all(hidden) == [0] * 4


def test_the_canals_of_the_others_end_above_the_own_one(browser: Browser, house: House) -> None:
    """The replay bar leaves less height for a town than a table does."""
    with studying(browser, house, DESK) as study:
        study.watch_again(study.bring("bruges", 3), "?at=150")
        study.tour.settled()
        town, south = (study.page.locator(part).evaluate(BOX) for part in (".town", ".town .south"))
        for side in (".town .west", ".town .east"):
            box = study.page.locator(side).evaluate(BOX)
            assert town[1] <= box[1]
            assert box[3] <= south[1]


@pytest.mark.parametrize("key", ["villagers", "bruges", "la_citta"])
def test_any_two_games_can_be_compared(browser: Browser, house: House, key: str) -> None:
    """No id appears twice, though the board does."""
    with studying(browser, house, DESK) as study:
        page = study.page
        study.tour.go(f"/compare/{study.bring(key, 3)}/{study.bring(key, 2)}", ".half .stage > div")
        for _ in range(3):
            page.keyboard.press("PageDown")
            page.wait_for_timeout(200)
        where = [half.locator(".controls select").first.evaluate(CHOSEN) for half in page.locator(".half").all()]
        assert where[0] == where[1] != ""
        ids = page.evaluate("() => [...document.querySelectorAll('.half [id]')].map((one) => one.id)")
        assert len(ids) == len(set(ids)) > 0
        assert serious(page) == []


@pytest.mark.parametrize(("key", "town", "own"), TOGETHER, ids=[key for key, *_ in TOGETHER])
def test_two_wide_boards_show_town_and_own_area_together(
    browser: Browser, house: House, key: str, town: str, own: str
) -> None:
    """Half of a wide screen is as wide as a table: no tabs, nothing over anything; half of a small one has them."""
    with studying(browser, house, (1920, 1080)) as study:
        page = study.page
        study.tour.go(f"/compare/{study.bring(key, 4)}/{study.bring(key, 2)}", ".half .stage > div")
        for step in ("PageDown", "PageDown"):
            page.keyboard.press(step)
        page.wait_for_timeout(400)
        assert page.locator(".half").count() == 2
        for half in page.locator(".half").all():
            assert half.get_by_role("tablist").count() == 0
            frame = half.evaluate(BOX)
            boxes = [half.locator(part).first.evaluate(BOX) for part in (town, own, ".controls")]
            boxes += [half.locator(part).evaluate(BOX) for part in (BELFRY if key == "bruges" else ())]
            for left, top, right, bottom in boxes:
                assert frame[0] <= left < right <= frame[2] + 1
                assert frame[1] <= top < bottom <= frame[3] + 1
                assert (right - left) * (bottom - top) > 15000
            for one, two in combinations(boxes, 2):
                assert one[2] <= two[0] + 1 or two[2] <= one[0] + 1 or one[3] <= two[1] + 1 or two[3] <= one[1] + 1
        page.set_viewport_size({"width": 1280, "height": 800})
        expect(page.locator(".half .stage [role=tablist]")).to_have_count(2)


def test_a_long_log_brings_earlier_lines_as_one_scrolls_up(browser: Browser, house: House) -> None:
    """Only a few lines load at first, as they cost time with every move; visible lines stay in place."""
    with studying(browser, house, DESK) as study:
        page = study.page
        study.tour.go(f"/table/{study.bring()}", "dialog[open]")
        study.tour.closed()
        lines = page.locator(".log p")
        few = lines.count()
        assert few <= 70
        page.locator(".log").evaluate("(log) => { log.firstElementChild.nextElementSibling.scrollIntoView() }")
        expect(lines).not_to_have_count(few)
        assert lines.count() > few
        first = lines.nth(lines.count() - few)
        frame, box = (page.locator(".log").evaluate(BOX), first.evaluate(BOX))
        assert frame[1] - 60 < box[1] < frame[3]


def test_the_end_of_a_game_shows_how_it_went(browser: Browser, house: House) -> None:
    with studying(browser, house, DESK) as study:
        page, table = study.page, study.bring("bruges", 3)
        points = study.ask(f"/api/tables/{table}/chart")["points"]
        study.tour.go(f"/table/{table}", "dialog[open]")
        page.locator(".course summary").click()
        page.locator("dialog .drawing").wait_for()
        legend = [int(text) for text in page.locator(".legend [data-value]").all_inner_texts()]
        assert legend == [sum(lines) for lines in points[-1]["scores"]]
        page.locator(".figures summary").click()
        page.locator(".figures tbody button").nth(2).click()
        page.wait_for_url(f"**/replay/{table}?at={points[2]['n']}")


@pytest.mark.parametrize(("size", "theme"), [(DESK, "dark"), (PHONE, "light")], ids=["desk", "phone"])
def test_everything_is_accessible(browser: Browser, house: House, size: tuple[int, int], theme: Any) -> None:
    """Every panel and sheet of a replay, and two games side by side, in French: nothing serious, nothing too small.

    One theme per kind of screen, so that the colors of both are tried; items on only one screen are tried in both.
    """
    with studying(browser, house, size, color_scheme=theme, locale="fr-FR") as study:
        page, found = study.page, dict[str, list[str]]()
        table, other = study.bring(), study.bring(seats=2)

        def look(name: str, alone: bool = False) -> None:
            found[name] = study.amiss() + (study.colors(theme) if alone else [])

        study.watch_again(table, "?at=60&eyes=0")
        for part, name in ((1, "rounds"), (2, "chart")):
            study.panel(part)
            look(name)
        page.locator(".figures summary").click()
        look("figures")
        if study.phone:
            study.tour.closed()
            page.locator("header button.square").nth(2).click()
            look("menu", alone=True)
            study.tour.closed()
        else:
            page.locator(".drawn > button").click()
            look("large", alone=True)
            study.tour.closed()
        for what in ("Jouer à partir d’ici", "Comparer avec une autre partie"):
            study.menu(what)
            look(what)
            study.tour.closed()
        study.tour.go(f"/compare/{table}/{other}", ".half .stage > div")
        look("compare")
        page.get_by_role("button", name="Courbes").click()
        page.locator(".charts .drawing").nth(1).wait_for()
        look("charts")
        study.watch_again(table, "?at=60&eyes=0")
        study.menu("Jouer à partir d’ici")
        page.locator("dialog[open] button.primary").click()
        page.wait_for_url("**/table/**")
        page.locator(".stage > div").first.wait_for()
        look("what if")
        page.locator(".what-if").click()
        look("what it is")
        assert {name: problems for name, problems in found.items() if problems} == {}
