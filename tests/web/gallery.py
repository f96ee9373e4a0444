"""A walk through pages, wide and narrow, light and dark, French and English, that returns everything wrong.

Each place is reached once, then checked in both themes and languages, since getting there takes longer than checking.
On a desktop each look has its own size, and the next place swaps them; if BEFFROI_SCREENS names a folder for
screenshots, every look is taken at every size. Nothing is cut off, no page scrolls. All axe-core rules are tried at
each place, alternating between desktop and phone unless only one has it; contrast is also tried in the other theme,
for text not yet tried in the same colors. Nothing under an open dialog is tried again.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize

from tests.web.house import House
from tests.web.robot import IN_REACH, Watch
from tests.web.tour import KEEP, SETTLED, Tour

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCREENS = Path(os.environ.get("BEFFROI_SCREENS") or ROOT / ".cache" / "screens")
PICTURED = bool(os.environ.get("BEFFROI_SCREENS"))
SIZES = {"desk": [(1280, 800), (1920, 1080)], "phone": [(360, 740)]}
LOOKS = {"desk": [("dark", "fr"), ("light", "en")], "phone": [("light", "en"), ("dark", "fr")]}
FITS = (
    "() => document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight"
)
UNUSUAL = ["experimental", "deprecated"]  # axe-core skips them by default
HARD = ("serious", "critical")
# Text by its own and its background colors: axe-core's verdict on contrast is the same for all text that shares
# them. Returns text that no place had before; then it is known until a page is reloaded. Text moved over
# something else is told apart by class names, too.
NEW_WORDS = """(within) => {
  const known = (window.wordsTried ??= new Set()), grounds = new Map([[null, '']]), out = [];
  const ground = (one) => {
    if (grounds.has(one)) return grounds.get(one);
    const {backgroundColor, backgroundImage, opacity, position} = getComputedStyle(one), own = [];
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') own.push(backgroundColor);
    if (backgroundImage !== 'none') own.push('image');
    if (opacity !== '1') own.push(opacity);
    if (position !== 'static' || one instanceof SVGElement) own.push(one.nodeName + one.getAttribute('class'));
    if (one.matches(':disabled, [aria-disabled=true]')) own.push('idle');
    grounds.set(one, `${ground(one.parentElement)} ${own}`.trim());
    return grounds.get(one);
  };
  const walk = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const one = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || !one.checkVisibility({visibilityProperty: true})) continue;
    const {color, fill, fontSize, fontWeight} = getComputedStyle(one);
    const word = [ground(one), color, fill, fontSize, fontWeight].join();
    if (!known.has(word)) out.push(one);
    known.add(word);
  }
  return out;
}"""
# Rules that can only find moderate or minor problems are skipped; the others need no style sheets or media.
# Spacing forced by a style attribute needs such an attribute, and looking for it elsewhere takes long.
FINDINGS = f"""async (all) => {{
  const usual = axe._audit.rules.filter((rule) => rule.enabled && !rule.tags.some((tag) => {UNUSUAL}.includes(tag)));
  const hard = usual.filter((rule) => {list(HARD)}.includes(rule.impact)).map((rule) => rule.id);
  if (hard.length < 50) throw new Error('axe-core does not tell which rules are serious');
  const enforced = document.querySelector('[style*="important" i]');
  const within = document.querySelector('dialog[open]') ?? document, words = ({NEW_WORDS})(within);
  const needed = {{'avoid-inline-spacing': enforced, 'color-contrast': words.length}};
  const rules = hard.filter((rule) => needed[rule] ?? true);
  if (!all && !words.length) return [];
  const options = {{preload: false, resultTypes: ['violations']}};
  options.runOnly = {{type: 'rule', values: all ? rules : ['color-contrast']}};
  return (await axe.run(all ? within : {{include: words}}, options)).violations;
}}"""
FINGER = 40  # CSS pixels
LIT_BOXES = """() => [...document.querySelectorAll('[data-lit]')].filter((one) => one.checkVisibility()).map((one) => {
  const box = one.getBoundingClientRect();
  return [one.dataset.id ?? one.dataset.offer, box.width, box.height];
})"""
# Letters of the tinctures on shields are symbols that the tooltip repeats.
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


# Choices in the prompt bar that are visible only after scrolling.
HIDDEN_OFFERS = """() => {
  const offers = document.querySelector('.bar .offers');
  return offers && offers.scrollHeight > offers.clientHeight + 1 ? offers.innerText.split('\\n').filter(Boolean) : [];
}"""


def serious(page: Page, rules: bool = True) -> list[str]:
    """Return what axe-core finds serious or critical: by all its rules, or in the contrast of text not tried yet."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(FINDINGS, rules)
    out: list[str] = []
    for finding in found:
        if finding["impact"] in HARD:
            where = [" ".join(str(part) for part in node["target"]) for node in finding["nodes"][:3]]
            out.append(f"{finding['id']}: {finding['help']} {where}")
    return out


def too_small(page: Page) -> list[Any]:
    """Return highlighted targets that are too small for a finger."""
    found: list[Any] = page.evaluate(LIT_BOXES)
    assert found, "nothing is lit"
    return [one for one in found if min(one[1], one[2]) < FINGER - 0.01]


def out_of_hand(page: Page, asked: bool) -> list[str]:
    """Return what fails on a phone: text under 12 px; at a decision, targets under 40 px or none in view."""
    out = [f"too small to read: {one}" for one in page.evaluate(SMALL)]
    if asked:
        out += [f"too small for a finger: {one}" for one in too_small(page)]
        out += [f"not all in sight: {one}" for one in [page.evaluate(HIDDEN_OFFERS)] if one]
        if not page.evaluate(IN_REACH, [1, 0]):
            out.append("nothing that is lit is in sight")
    return out


def dressed(page: Page, theme: str, lang: str) -> None:
    """Show the same place in a different theme and language."""
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    page.evaluate(KEEP, {"lang": lang})
    page.wait_for_function("(lang) => document.documentElement.lang === lang", arg=lang)


def picture(page: Page, name: str) -> None:
    """Take a screenshot, if screenshots are wanted."""
    if PICTURED:
        SCREENS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=str(SCREENS / f"{name}.jpg"), type="jpeg", quality=90)


def screen(kind: str, n: int) -> ViewportSize:
    """Return the nth size of a kind of screen."""
    width, height = SIZES[kind][n]
    return {"width": width, "height": height}


class Visitor:
    """A visitor with one kind of screen who looks at every place in both themes and languages."""

    def __init__(self, page: Page, kind: str, cut: str, fits: str) -> None:
        self.page = page
        self.kind = kind
        self.measure = f"async () => {{ {SETTLED} return [({cut})(), ({fits})()]; }}"
        self.looks = list(LOOKS[kind])
        self.shared = 0  # places so far that other screens also have

    def seen(self, place: str, alone: bool) -> list[str]:
        """Look at one place in both themes and return what is wrong; `alone` if other screens do not have it."""
        out: list[str] = []
        last = len(SIZES[self.kind]) - 1
        turn = alone or PICTURED or self.shared // 2 % 2 == list(SIZES).index(self.kind)  # looks rotate by twos
        self.shared += not alone
        for n, look in enumerate(self.looks):
            if n:
                dressed(self.page, *look)
                self.sized(last)
            out += self.fitting(place, last if n else 0, look)
            # names are the same in both themes: only colors differ
            out += [f"{' '.join(look)}: {one}" for one in serious(self.page, rules=not n)] if turn else []
            if PICTURED and last:
                self.sized(0 if n else last)
                out += self.fitting(place, 0 if n else last, look)
                self.sized(0)
        self.sized(0)
        self.looks.reverse()  # the next place starts with the look this one ended with
        return out

    def sized(self, size: int) -> None:
        """Change the size of the screen, if it has several."""
        if len(SIZES[self.kind]) > 1:
            self.page.set_viewport_size(screen(self.kind, size))

    def fitting(self, place: str, size: int, look: tuple[str, str]) -> list[str]:
        """Return what does not fit, and take a screenshot."""
        (theme, lang), (width, _) = look, SIZES[self.kind][size]
        cut_off, fits = self.page.evaluate(self.measure)
        picture(self.page, f"{place}-{width}-{theme}")
        return [f"{width} {lang}: cut off: {one}" for one in cut_off] + (
            [] if fits else [f"{width} {lang}: the page scrolls"]
        )


def looked(
    browser: Browser,
    house: House,
    kind: str,
    walk: Callable[[Tour], Iterator[str]],
    cut: str = "() => []",
    fits: str = FITS,
) -> dict[str, list[str]]:
    """Take a walk on one kind of screen and return what is wrong, by place; errors count as one more place."""
    phone, (theme, lang) = kind == "phone", LOOKS[kind][0]
    guest = browser.new_context(
        viewport=screen(kind, 0),
        locale="fr-FR" if lang == "fr" else "en-GB",
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        has_touch=phone,
        is_mobile=phone,
    )
    amiss: dict[str, list[str]] = {}
    with guest:
        page = guest.new_page()
        watch, tour, visitor = Watch(page), Tour(page, house.url), Visitor(page, kind, cut, fits)
        tour.go("/", ".game")
        for place in walk(tour):
            if not tour.hovering:
                page.mouse.move(2, 2)
            hand = out_of_hand(page, tour.asked) if phone else []
            amiss[place] = hand + visitor.seen(place, tour.alone)
        if watch.errors:
            amiss["console"] = watch.errors
    return amiss
