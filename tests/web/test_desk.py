"""The owner's desk by mouse, touch and keys: a value refused, corrected, played with, exported and loaded again."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.web.gallery import serious
from tests.web.house import House
from tests.web.robot import Watch

pytestmark = pytest.mark.slow

Manner = Literal["mouse", "touch", "keys"]
Lang = Literal["en", "fr"]
MOST_TABS = 500


class Box(NamedTuple):
    """What the owner of a box types, and how the page responds."""

    right: dict[str, str]  # by path
    wrong: tuple[str, str]
    refused: dict[Lang, str]  # part of the reason
    shown: tuple[str, str]  # an entry, and what its picture should show


BOXES = {
    "bruges": Box(
        {"cards.koenigin.price": "9"},
        ("cards.koenigin.price", "10"),
        {"en": "multiple of 3", "fr": "multiple de 3"},
        ("cards.koenigin", "9 florins"),
    ),
    "la_citta": Box(
        {"politics.palace.copies": "2", "politics.bathhouse.copies": "4"},
        ("politics.palace.copies", "many"),
        {"en": "a whole number", "fr": "nombre entier"},
        ("politics.palace", "× 2"),
    ),
    "orleans": Box(
        {"tiles.bathhouse.slots": "boatman"},
        ("tiles.bathhouse.slots", "sailor"),
        {"en": "choose one of", "fr": "choisissez parmi"},
        ("tiles.bathhouse", "Bath"),
    ),
    "villagers": Box(
        {"events.rats.fr": "Les rats"},
        ("events.rats.fr", "x" * 501),
        {"en": "longer than 500", "fr": "dépasse 500"},
        ("events.rats", "Rats"),
    ),
}  # fmt: skip


class Owner:
    """A person at the desk, with one kind of input."""

    def __init__(self, page: Page, manner: Manner) -> None:
        self.page = page
        self.manner = manner

    def reach(self, what: Locator) -> None:
        """Move to an element with the Tab key only."""
        for _ in range(MOST_TABS):
            if what.evaluate("(one) => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {what}")

    def use(self, what: Locator) -> None:
        """Click, tap, or press Enter."""
        if self.manner == "mouse":
            what.click()
        elif self.manner == "touch":
            what.tap()
        else:
            self.reach(what)
            self.page.keyboard.press("Enter")

    def fill(self, path: str, text: str) -> None:
        """Replace the value of a field by typing."""
        field = self.page.locator(f"[data-path='{path}'] input")
        if self.manner == "keys":
            self.reach(field)
            self.page.keyboard.press("Control+a")
            self.page.keyboard.type(text)
        else:
            self.use(field)
            field.fill(text)

    def go(self, url: str, path: str) -> None:
        """Open the desk at the entry of a value."""
        self.page.goto(f"{url}#{path.rpartition('.')[0]}")
        self.page.locator(f"[data-path='{path}']").wait_for()


def guest(browser: Browser, manner: Manner, lang: Lang) -> BrowserContext:
    """Return a browser of an owner: a desk, or a phone."""
    more: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "color_scheme": "light"}
    if manner == "touch":
        more = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "color_scheme": "dark"}
    return browser.new_context(locale="fr-FR" if lang == "fr" else "en-GB", reduced_motion="reduce", **more)


WAYS: list[tuple[str, Manner, Lang]] = [
    ("bruges", "mouse", "en"),
    ("bruges", "keys", "fr"),
    ("la_citta", "touch", "fr"),
    ("orleans", "keys", "en"),
    ("villagers", "touch", "en"),
    ("villagers", "mouse", "fr"),
]


@pytest.mark.parametrize(("game", "manner", "lang"), WAYS)
def test_an_owner_corrects_a_game_and_plays_it(
    browser: Browser, house: House, tmp_path: Path, game: str, manner: Manner, lang: Lang
) -> None:
    box = BOXES[game]
    with guest(browser, manner, lang) as context:
        page = context.new_page()
        watch = Watch(page)
        owner, desk = Owner(page, manner), f"{house.url}/desk/{game}"
        watch.quiet = True  # deliberate refusals answer with 400
        refuses(owner, desk, box, lang)
        watch.quiet = False
        corrects(owner, desk, box)
        assert serious(page) == []
        with page.expect_download() as download:
            owner.use(page.locator("a[download]"))
        file = tmp_path / "box.toml"
        download.value.save_as(file)
        plays(owner, box)
        assert serious(page) == []
        page.goto(desk)
        clears(owner)
        page.locator("input[type=file]").set_input_files(file)  # what a browser's own dialog would do
        expect(page.locator(".bar [role=status]")).not_to_be_empty()
        for path, text in box.right.items():
            page.evaluate("(entry) => { location.hash = entry; }", path.rpartition(".")[0])
            expect(page.locator(f"[data-path='{path}'] input")).to_have_value(text)
            expect(page.locator(f"[data-path='{path}'] .own")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert watch.errors == []


def refuses(owner: Owner, desk: str, box: Box, lang: Lang) -> None:
    """Type an impossible value: the page says why, and nothing is saved."""
    path, text = box.wrong
    owner.go(desk, path)
    owner.fill(path, text)
    alert = owner.page.locator("form [role=alert]")
    expect(alert).to_contain_text(box.refused[lang])
    assert serious(owner.page) == []
    owner.use(owner.page.locator(".bar .primary"))
    expect(owner.page.locator(".bar [role=status] .warn")).to_be_visible()


def corrects(owner: Owner, desk: str, box: Box) -> None:
    """Type the printed value, see it drawn, and save it."""
    for path, text in box.right.items():
        owner.go(desk, path)  # typed values survive the reload
        owner.fill(path, text)
        expect(owner.page.locator(f"[data-path='{path}'] .new")).to_be_visible()
    entry, text = box.shown
    owner.page.evaluate("(entry) => { location.hash = entry; }", entry)
    expect(owner.page.locator("form.entry header")).to_contain_text(text)
    expect(owner.page.locator("form [role=alert]")).to_have_count(0)
    owner.use(owner.page.locator(".bar .primary"))
    expect(owner.page.locator("a[download]")).to_be_visible()


def plays(owner: Owner, box: Box) -> None:
    """Open a table with the values of the box; its menu shows everyone the differences."""
    page = owner.page
    owner.use(page.locator(".ways a[href^='/new/']"))
    page.wait_for_url("**/new/**")
    expect(page.locator("section[aria-labelledby=box] input")).to_be_checked()
    owner.use(page.locator("form .end .primary"))
    expect(page.locator(".stage > div").first).to_be_visible(timeout=30_000)  # or it says what is there instead
    owner.use(page.get_by_role("button", name="Menu", exact=True))
    owner.use(page.locator("[data-pack]"))
    rows = page.locator("dialog tbody tr")
    expect(rows).to_have_count(len(box.right))
    for path, text in box.right.items():
        expect(rows.filter(has_text=path)).to_contain_text(text)


def clears(owner: Owner) -> None:
    """Remove the values: the desk is as it was before."""
    owner.use(owner.page.locator(".ways .warn"))
    owner.use(owner.page.locator("dialog .warn"))
    expect(owner.page.locator("a[download]")).to_have_count(0)
