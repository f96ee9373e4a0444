"""Every page: no serious finding of axe-core, screenshots at three sizes in both themes."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.house import House
from tests.web.robot import Watch

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
SCREENS = Path(os.environ.get("BEFFROI_SCREENS", str(ROOT / ".cache" / "screens")))
SIZES = [(360, 740), (1280, 800), (1920, 1080)]
THEMES: list[Any] = ["light", "dark"]


def serious(page: Page) -> list[str]:
    """Return what axe-core finds serious or critical."""
    page.evaluate((ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    out: list[str] = []
    for finding in found:
        if finding["impact"] in ("serious", "critical"):
            where = [" ".join(str(part) for part in node["target"]) for node in finding["nodes"][:3]]
            out.append(f"{finding['id']}: {finding['help']} {where}")
    return out


def visit(page: Page, house: House, name: str) -> None:
    """Go to one of our pages and wait until it stands."""
    if name == "table":
        page.goto(house.url)
        page.locator(".game button.primary").first.click()
        page.wait_for_url("**/table/**")
        page.wait_for_function("() => document.querySelector('[data-lit]')")
    else:
        path = {"home": "", "new": "/new/orleans", "rules": "/rules/orleans", "missing": "/nowhere"}[name]
        page.goto(f"{house.url}{path}")
        page.locator("main").first.wait_for()
    page.wait_for_timeout(400)


@pytest.mark.parametrize("name", ["home", "new", "table", "rules", "missing"])
@pytest.mark.parametrize("theme", THEMES)
def test_pages_are_accessible_and_look_right(browser: Browser, house: House, name: str, theme: Any) -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)
    for width, height in SIZES:
        guest = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=theme, locale="fr-FR", reduced_motion="reduce"
        )
        page = guest.new_page()
        watch = Watch(page)
        visit(page, house, name)
        page.screenshot(path=str(SCREENS / f"{name}-{width}-{theme}.png"))
        assert serious(page) == []
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
        assert watch.errors == []
        guest.close()


def test_the_first_load_is_small(browser: Browser, house: House) -> None:
    """Everything up to the first decision of a game, as it travels: under 300 kB."""
    with browser.new_context() as guest:
        page = guest.new_page()
        sizes: list[int] = []
        page.on("requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"]))
        visit(page, house, "home")
        assert sum(sizes) < 300_000
