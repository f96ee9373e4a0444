"""Pictures of a walk through pages: wide and narrow, light and dark, French and English, with everything amiss in them.

A place is reached once and then looked at in every way, since going there takes longer than looking. Everything is seen
in both themes and both languages; all rules of axe-core are tried in French on a desk and in English on a phone.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize

from tests.web.house import House
from tests.web.robot import IN_REACH, Watch
from tests.web.tour import KEEP, Tour

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCREENS = Path(os.environ.get("BEFFROI_SCREENS", str(ROOT / ".cache" / "screens")))
SIZES = {"desk": [(1280, 800), (1920, 1080)], "phone": [(360, 740)]}
LOOKS = {"desk": [("light", "fr"), ("dark", "en")], "phone": [("light", "en"), ("dark", "fr")]}
FITS = (
    "() => document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight"
)
FINGER = 40  # CSS pixels
LIT_BOXES = """() => [...document.querySelectorAll('[data-lit]')].filter((one) => one.checkVisibility()).map((one) => {
  const box = one.getBoundingClientRect();
  return [one.dataset.id ?? one.dataset.offer, box.width, box.height];
})"""
# Letters of the tinctures stand on shields: signs, which the tip repeats.
SMALL = """() => {
  const out = [];
  const table = document.querySelector('.table') ?? document.createElement('p');
  const walk = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const words = walk.currentNode.textContent.trim(), parent = walk.currentNode.parentElement;
    if (!words || !parent.checkVisibility() || (parent.matches('text[stroke]') && words.length === 1)) continue;
    const scale = parent instanceof SVGElement ? parent.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
    if (size < 11.99) out.push([words, size]);
  }
  for (const one of document.querySelectorAll('.stage [data-letter]')) {
    const size = parseFloat(getComputedStyle(one, '::after').fontSize);
    if (one.checkVisibility() && size < 11.99) out.push([one.dataset.letter, size]);
  }
  return out;
}"""


def serious(page: Page, *only: str) -> list[str]:
    """Return what axe-core finds serious or critical, by all its rules or some."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        "async (only) => (await axe.run(document, {resultTypes: ['violations'],"
        " ...(only.length ? {runOnly: {type: 'rule', values: only}} : {})})).violations",
        list(only),
    )
    out: list[str] = []
    for finding in found:
        if finding["impact"] in ("serious", "critical"):
            where = [" ".join(str(part) for part in node["target"]) for node in finding["nodes"][:3]]
            out.append(f"{finding['id']}: {finding['help']} {where}")
    return out


def too_small(page: Page) -> list[Any]:
    """Return what is lit and too small for a finger."""
    found: list[Any] = page.evaluate(LIT_BOXES)
    assert found, "nothing is lit"
    return [one for one in found if min(one[1], one[2]) < FINGER - 0.01]


def out_of_hand(page: Page, asked: bool) -> list[str]:
    """Return what fails on a phone: words under 12 px; where one is asked, targets under 40 px or none in sight."""
    out = [f"too small to read: {one}" for one in page.evaluate(SMALL)]
    if asked:
        out += [f"too small for a finger: {one}" for one in too_small(page)]
        if not page.evaluate(IN_REACH):
            out.append("nothing that is lit is in sight")
    return out


def dressed(page: Page, theme: str, lang: str) -> None:
    """Show the same place in another theme and language."""
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    if page.evaluate("() => document.documentElement.lang") != lang:
        page.evaluate(KEEP, {"lang": lang})
        page.wait_for_function("(lang) => document.documentElement.lang === lang", arg=lang)
    page.wait_for_timeout(60)


def screen(kind: str, n: int) -> ViewportSize:
    """Return the nth size of a kind of screen."""
    width, height = SIZES[kind][n]
    return {"width": width, "height": height}


def seen(page: Page, kind: str, place: str, look: tuple[str, str], cut: str, fits: str) -> list[str]:
    """Take the pictures of one place in one theme and language, and return what is amiss."""
    theme, lang = look
    dressed(page, theme, lang)
    # what has no name in one theme has none in the other: only colours differ
    out = [f"{theme} {lang}: {one}" for one in (serious(page) if theme == "light" else serious(page, "color-contrast"))]
    for n, (width, _) in enumerate(SIZES[kind]):
        if n:
            page.set_viewport_size(screen(kind, n))
            page.wait_for_timeout(60)
        page.screenshot(path=str(SCREENS / f"{place}-{width}-{theme}.jpg"), type="jpeg", quality=90)
        out += [f"{width} {lang}: cut off: {one}" for one in page.evaluate(cut)]
        if not page.evaluate(fits):
            out.append(f"{width} {lang}: the page scrolls")
    if len(SIZES[kind]) > 1:
        page.set_viewport_size(screen(kind, 0))
    return out


def looked(
    browser: Browser,
    house: House,
    kind: str,
    walk: Callable[[Tour], Iterator[str]],
    cut: str = "() => []",
    fits: str = FITS,
) -> dict[str, list[str]]:
    """Take a walk on one kind of screen and return what is amiss, by place; errors are one place more."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    phone = kind == "phone"
    guest = browser.new_context(
        viewport=screen(kind, 0),
        locale="fr-FR" if LOOKS[kind][0][1] == "fr" else "en-GB",
        reduced_motion="reduce",
        has_touch=phone,
        is_mobile=phone,
    )
    amiss: dict[str, list[str]] = {}
    looks = list(LOOKS[kind])
    with guest:
        page = guest.new_page()
        watch, tour = Watch(page), Tour(page, house.url)
        tour.go("/", ".game")
        for place in walk(tour):
            if not tour.hovering:
                page.mouse.move(2, 2)
            hand = out_of_hand(page, tour.asked) if phone else []
            amiss[place] = hand + [one for look in looks for one in seen(page, kind, place, look, cut, fits)]
            looks.reverse()  # the next place is reached, and seen first, as this one was seen last
        if watch.errors:
            amiss["console"] = watch.errors
    return amiss
