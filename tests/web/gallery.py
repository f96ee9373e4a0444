"""A walk through pages, wide and narrow, light and dark, French and English, with everything amiss in them.

A place is reached once and then looked at in both themes and languages, since going there takes longer than looking.
On a desk each look has a size of its own, and the next place exchanges them; where BEFFROI_SCREENS names a folder for
pictures, every look is taken at every size. Nothing is cut off and no page scrolls. All rules of axe-core are tried at
each place, on desk and phone by turns, or on the one that alone has it; contrast is tried there in the other theme,
too, of words that have not been tried in the same colors before. Under an open dialog nothing is tried again.
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
UNUSUAL = ["experimental", "deprecated"]  # axe-core leaves them out by itself
HARD = ("serious", "critical")
# Words by their colors and those they stand on: what axe-core says of the contrast of one, it says of all that share
# them. Told are those that no place had before; then they are known, until a page is loaded anew. What is moved over
# something else goes by its names, too.
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
# Rules that can only find something moderate or minor are left out; none that is tried asks for style sheets or media.
# Spacing that a style attribute enforces takes such an attribute, and long to look for elsewhere.
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


# Choices in the prompt bar that come into sight only when one scrolls it.
HIDDEN_OFFERS = """() => {
  const offers = document.querySelector('.bar .offers');
  return offers && offers.scrollHeight > offers.clientHeight + 1 ? offers.innerText.split('\\n').filter(Boolean) : [];
}"""


def serious(page: Page, rules: bool = True) -> list[str]:
    """Return what axe-core finds serious or critical: by all its rules, or in the contrast of words not tried yet."""
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
    """Return what is lit and too small for a finger."""
    found: list[Any] = page.evaluate(LIT_BOXES)
    assert found, "nothing is lit"
    return [one for one in found if min(one[1], one[2]) < FINGER - 0.01]


def out_of_hand(page: Page, asked: bool) -> list[str]:
    """Return what fails on a phone: words under 12 px; where one is asked, targets under 40 px or none in sight."""
    out = [f"too small to read: {one}" for one in page.evaluate(SMALL)]
    if asked:
        out += [f"too small for a finger: {one}" for one in too_small(page)]
        out += [f"not all in sight: {one}" for one in [page.evaluate(HIDDEN_OFFERS)] if one]
        if not page.evaluate(IN_REACH, [1, 0]):
            out.append("nothing that is lit is in sight")
    return out


def dressed(page: Page, theme: str, lang: str) -> None:
    """Show the same place in another theme and language."""
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    page.evaluate(KEEP, {"lang": lang})
    page.wait_for_function("(lang) => document.documentElement.lang === lang", arg=lang)


def picture(page: Page, name: str) -> None:
    """Take a picture, where pictures are wanted."""
    if PICTURED:
        SCREENS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=str(SCREENS / f"{name}.jpg"), type="jpeg", quality=90)


def screen(kind: str, n: int) -> ViewportSize:
    """Return the nth size of a kind of screen."""
    width, height = SIZES[kind][n]
    return {"width": width, "height": height}


class Visitor:
    """Somebody with one kind of screen who looks at every place in both themes and languages."""

    def __init__(self, page: Page, kind: str, cut: str, fits: str) -> None:
        self.page = page
        self.kind = kind
        self.measure = f"async () => {{ {SETTLED} return [({cut})(), ({fits})()]; }}"
        self.looks = list(LOOKS[kind])
        self.shared = 0  # places so far that other screens have, too

    def seen(self, place: str, alone: bool) -> list[str]:
        """Look at one place in both themes and return what is amiss; `alone` if other screens do not have it."""
        out: list[str] = []
        last = len(SIZES[self.kind]) - 1
        turn = alone or PICTURED or self.shared // 2 % 2 == list(SIZES).index(self.kind)  # looks go round by twos
        self.shared += not alone
        for n, look in enumerate(self.looks):
            if n:
                dressed(self.page, *look)
                self.sized(last)
            out += self.fitting(place, last if n else 0, look)
            # what has no name in one theme has none in the other: only colors differ
            out += [f"{' '.join(look)}: {one}" for one in serious(self.page, rules=not n)] if turn else []
            if PICTURED and last:
                self.sized(0 if n else last)
                out += self.fitting(place, 0 if n else last, look)
                self.sized(0)
        self.sized(0)
        self.looks.reverse()  # the next place is reached, and seen first, as this one was seen last
        return out

    def sized(self, size: int) -> None:
        """Give the screen another size, where it has several."""
        if len(SIZES[self.kind]) > 1:
            self.page.set_viewport_size(screen(self.kind, size))

    def fitting(self, place: str, size: int, look: tuple[str, str]) -> list[str]:
        """Return what does not fit, and take the picture."""
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
    """Take a walk on one kind of screen and return what is amiss, by place; errors are one place more."""
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
