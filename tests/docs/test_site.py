"""The site of the documentation: it builds, no link is broken, it works offline, and it can be searched."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from tests.web.conftest import FLAGS
from tools.docs import API, ROOT, Broken, broken, build, moved, pages, placed, slug
from tools.find_browser import browser as find_browser

PAGE = Path("docs/page.md")


@pytest.mark.slow
def test_site_has_every_page_and_can_be_searched_offline(tmp_path: Path) -> None:
    site = tmp_path / "site"
    build(site)
    html = {placed(page).with_suffix(".html") for page in pages()} | {Path("api", f"{slug(name)}.html") for name in API}
    assert html <= {path.relative_to(site) for path in site.rglob("*.html")}
    asked: list[str] = []
    # Not the browser of other tests, which stays open: asyncio could not run beside it.
    with sync_playwright() as driver, driver.chromium.launch(executable_path=find_browser(), args=FLAGS) as chromium:
        page = chromium.new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.goto((site / "project" / "read-me.html").as_uri())
        page.locator(".md-search__button").click()
        page.keyboard.type("excommunication")
        page.get_by_text("results").first.wait_for()
    assert [url for url in asked if url.split(":")[0] not in ("file", "blob", "data")] == []


def test_links_are_turned_to_where_pages_lie() -> None:
    wanted = set[Path]()
    text = "[a](../web/README.md#x) [b](bots.md) [c](https://example.org) `[d](nowhere.md)` [seed][ruling]"
    expected = "[a](project/web-read-me.md#x) [b](bots.md) [c](https://example.org) `[d](nowhere.md)` [seed]\\[ruling]"
    assert moved(PAGE, text, wanted) == expected
    assert wanted == {Path("web/README.md"), Path("docs/bots.md")}
    assert all((ROOT / path).is_file() for path in wanted)


@pytest.mark.parametrize("to", ["nowhere.md", "../src", "../../outside.md"])
def test_links_to_nowhere_are_refused(to: str) -> None:
    with pytest.raises(Broken, match="is not a file"):
        moved(PAGE, f"[a]({to})", set())


def test_broken_places_and_foreign_scripts_are_found(tmp_path: Path) -> None:
    links = '<a href="b.html#here"><a href="b.html#gone"><a href="c.html"><a href="https://example.org">'
    (tmp_path / "a.html").write_text(f'{links}<script src="https://example.org/x.js"></script>')
    (tmp_path / "b.html").write_text('<p id="here">')
    assert list(broken(tmp_path)) == [
        "a.html: <a> b.html#gone: no such anchor",
        "a.html: <a> c.html: no such file",
        "a.html: <script> https://example.org/x.js is fetched from elsewhere",
    ]
