"""Bruges in a real browser: whole games, open cards, disasters, and a picture of every question."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from beffroi import games
from beffroi.kernel.record import Record, new_header
from tests.web.between import Between
from tests.web.gallery import SIZES, looked
from tests.web.house import House
from tests.web.marks import marked
from tests.web.robot import Robot, Watch, play_together
from tests.web.test_games import DESK, PHONE, context, playing
from tests.web.tour import LIT, Tour, record_at
from tests.web.trouble import played_through

pytestmark = pytest.mark.slow

KEY = "bruges"
STEPS = [
    "Draw", "ChooseDisaster", "Bury", "Burn", "BuyProgress", "Turn", "PlayCard", "Section", "PayWorker", "Into", "Take",
    "HandIn", "Give", "Lend", "Discard", "LoseTile", "FlashAgain",
]  # fmt: skip
EARLY, MIDDLE, LATE = 20, 143, 307  # entries of a record after which a card can be played
PRIVATE = {"hand", "prices"}
WRITTEN = ".bruges :is(.card .name, .card .text, .card .group, .plate, .plate .name, .use, .spine, .book)"
CUT = f"""() => [...document.querySelectorAll('{WRITTEN}')].filter((one) => one.checkVisibility() &&
  (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
).map((one) => one.className + ': ' + one.innerText.slice(0, 60))"""
# Words of a card that break over two lines, or are under 12 px.
WORDS = ".bruges :is(.card, .plate, .use, .spine, .open) :is(.name, .text, small, span, b)"
BROKEN = f"""() => [...document.querySelectorAll('{WORDS}')].filter((one) => one.checkVisibility()).flatMap(
  (one) => [...one.childNodes].filter((node) => node.nodeType === 3).flatMap(
    (node) => [...node.data.matchAll(/[^\\s-]+/g)].filter((word) => {{
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
      return lines.size > 1 || parseFloat(getComputedStyle(one).fontSize) < 12;
    }}).map((word) => 'broken: ' + word[0])))"""
HAND = 7
WIDE = 1900  # CSS pixels
# Problems in a hand and on the plates, then with each of its cards open, if they should be opened. The page
# answers a click before anything else can happen; it gets no time to paint, which nobody would see.
EACH_OPEN = f"""async (opened) => {{
  const look = () => [...({CUT})(), ...({BROKEN})()];
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  const out = look();
  const lit = document.querySelectorAll('.bruges .hand [data-lit][data-id^="card:"]');
  if (lit.length !== {HAND}) out.push(`${{lit.length}} cards`);
  for (const id of opened ? [...lit].map((one) => one.dataset.id) : []) {{
    const click = async () => {{
      document.querySelector(`.bruges .hand [data-id="${{id}}"]`).click();
      for (let n = 0; n < 9; n++) await null;
    }};
    await click();
    if (document.querySelectorAll('.bruges [data-id^="use:"]').length !== 6) out.push(`${{id}} does not open`);
    out.push(...look());
    await click();
  }}
  return [...new Set(out)];
}}"""


def seats(page: Page, house: House, *kinds: str) -> None:
    """Open a table with seats such as "me", "open", "bot"."""
    tour = Tour(page, house.url)
    tour.go("/", ".game")
    page.goto(f"{house.url}/table/{tour.table(KEY, *kinds)}")


def start(page: Page, house: House, players: int) -> None:
    """Open a table against bots and wait for the first question."""
    seats(page, house, "me", *["bot"] * (players - 1))
    page.locator(".bruges").wait_for()
    page.wait_for_function(LIT)


def ended(robot: Robot) -> None:
    """Check that the scores are shown and nothing went wrong."""
    page = robot.page
    page.get_by_role("dialog").wait_for()
    for lines in robot.watch.last()["scores"]:
        assert str(sum(worth for _, worth in lines)) in page.get_by_role("dialog").inner_text()
    assert robot.watch.errors == []
    no_secret(robot, 0)


def no_secret(robot: Robot, own: int) -> None:
    """Only the owner gets hands, prices and the faces of houses; nobody gets the seed before the end."""
    assert robot.watch.states()
    for state in robot.watch.states():
        assert state["viewer"] in (-1, own)
        assert bool(state["seed"]) == (state["table"]["state"] == "over")
        for seat, player in enumerate(state["view"].get("players", [])):
            mine = seat == own == state["viewer"]
            assert player.keys() & PRIVATE == (PRIVATE if mine else set())
            assert all(("card" in one) == mine for one in player["houses"])
        assert all(decision["seat"] == own for decision in state["decisions"])


def test_a_whole_game_by_clicks_through_reload_and_kill(browser: Browser, own_house: House) -> None:
    with playing(browser, DESK, "en", 9) as robot:
        start(robot.page, own_house, 2)
        played_through(robot, own_house, 20)
        ended(robot)


def test_a_whole_game_by_touch(browser: Browser, house: House) -> None:
    with playing(browser, PHONE, "fr", 10, touch=True) as robot:
        start(robot.page, house, 3)
        robot.play(robot.over)
        ended(robot)


def test_a_whole_game_by_keyboard(browser: Browser, house: House) -> None:
    with playing(browser, DESK, "fr", 5, keys=True) as robot:
        start(robot.page, house, 4)
        robot.play(robot.over)
        ended(robot)
        marked(robot, KEY)


def test_two_browsers_at_one_table_and_no_secret_on_the_wire(browser: Browser, house: House) -> None:
    """Several rounds with a desktop and a phone; whole games are watched for secrets in the tests above."""
    with context(browser, DESK, "fr") as first, context(browser, PHONE, "en", True) as second:
        ann, ben = Robot(first.new_page(), 1), Robot(second.new_page(), 2, True)
        seats(ann.page, house, "me", "open")
        ben.page.goto(ann.page.url)
        ben.page.locator("ol button.primary").click()  # taking the last open seat starts the game
        for robot in (ann, ben):
            robot.page.locator(".bruges").wait_for()
        play_together([ann, ben], lambda: ann.round() >= 4)
        for robot, own in ((ann, 0), (ben, 1)):
            assert robot.watch.errors == []
            no_secret(robot, own)


def led(browser: Browser, house: House, step: str, after: int = EARLY, phone: bool = False) -> tuple[Tour, Watch]:
    """Bring a guest to a decision."""
    page = context(browser, PHONE if phone else DESK, "en", phone).new_page()
    tour, watch = Tour(page, house.url), Watch(page)
    tour.go("/", ".game")
    tour.at(step, KEY, after)
    return tour, watch


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_card_opens_with_exactly_the_uses_that_are_legal(browser: Browser, house: House, phone: bool) -> None:
    """A click opens a card like a book; enabled uses match the engine, a disabled one says why, with its rule."""
    tour, watch = led(browser, house, "Turn", LATE, phone)
    page = tour.page
    options = watch.last()["decisions"][0]["options"]
    plays = [option["targets"] for option in options if option["text"].startswith("play ")]
    closed = 0
    for card in sorted({card for card, _ in plays}):
        page.locator(f"[data-lit][data-id='{card}']").first.click()
        page.locator("[data-id^='use:']").first.wait_for()
        lit = page.locator("[data-lit][data-id^='use:']").evaluate_all("(all) => all.map((one) => one.dataset.id)")
        assert set(lit) == {use for other, use in plays if other == card}
        for use in page.locator("[data-id^='use:']:not([data-lit])").all():
            closed += 1
            use.click()
            page.locator(".notice").wait_for()
            assert (use.get_attribute("data-why") or "no reason") in page.inner_text(".notice")
            assert "BRU-10." in page.inner_text(".notice")
        page.keyboard.press("Escape")
        page.locator("[data-id^='use:']").first.wait_for(state="detached")
    assert closed
    page.context.close()


def test_cards_say_what_they_do_in_both_languages(browser: Browser, house: House) -> None:
    """The server's text is on the card and, noting what is reconstructed, in its tooltip."""
    for lang in ("en", "fr"):
        with context(browser, DESK, lang) as guest:
            page = guest.new_page()
            tour, watch = Tour(page, house.url), Watch(page)
            tour.go("/", ".game")
            tour.at("Turn", KEY, MIDDLE)
            faces = {face["id"]: face for face in page.request.get(f"{house.url}/api/games/{KEY}/cards/{lang}").json()}
            hand = watch.last()["view"]["players"][watch.last()["viewer"]]["hand"]
            assert hand
            for card in hand:
                element = page.locator(f".hand [data-id='card:{card}']")
                page.wait_for_function(
                    "(text) => document.querySelector('.hand').innerText.includes(text)", arg=faces[card]["text"]
                )
                assert faces[card]["name"] in element.inner_text()
                tip = element.get_attribute("data-tip") or ""
                assert faces[card]["text"] in tip
                assert ("◇" in tip) == bool(faces[card]["doubt"])
            assert watch.errors == []


class OtherCards(Between):
    """Makes a table show other cards than it deals, by swapping names in the state on its way to the page."""

    def __init__(self, page: Page, hand: list[str], tenants: list[str]) -> None:
        super().__init__(page)
        self.dealt = hand + tenants

    def record(self) -> str:
        """Return a game whose first player has the dealt cards in hand and in houses."""
        game = games.load(KEY)
        own = {"hand": self.dealt[:HAND], "characters": self.dealt[HAND:], "florins": 9}
        position = {"game": KEY, "phase": "play", "turn": 0, "dice": {"blue": 1}, "players": [own, {}, {}]}
        return Record(new_header(game, ["Aude", "Colin", "Odile"], {"first": "0"}, 3, position), [], "").text()

    def show(self, hand: list[str], tenants: list[str]) -> None:
        """Replace the dealt cards with these."""
        other = dict(zip(self.dealt, hand + tenants, strict=True))
        text = json.dumps(self.newest())
        self.wire.send(re.sub(rf"\b({'|'.join(other)})\b", lambda found: other[found[0]], text))


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_card_fits_everywhere(browser: Browser, house: House, lang: str) -> None:
    """All 165 cards in hands of seven, in the open book and on the plates of houses: no text is cut, no word broken.

    The book is opened where it is narrowest, on a phone and on the smaller desktop.
    """
    cards = sorted(card["id"] for card in games.load(KEY).cards())
    rows = [cards[at : at + HAND] for at in range(0, len(cards) - HAND, HAND)] + [cards[-HAND:]]
    with context(browser, DESK, lang) as guest:
        page = guest.new_page()
        tour, other = Tour(page, house.url), OtherCards(page, rows[0], rows[1])
        tour.go("/", ".game")
        table = tour.post("/api/records", other.record(), "text/plain")
        tour.go(f"/table/{table}", ".curtain button.primary")
        page.locator(".curtain button.primary").click()
        tour.stands()
        found: list[str] = []
        for width, height in [*SIZES["phone"], *SIZES["desk"]]:
            page.set_viewport_size({"width": width, "height": height})
            for hand, tenants in zip(rows, rows[2:] + rows[:2], strict=True):
                other.show(hand, tenants)
                page.locator(f".hand [data-lit][data-id='card:{hand[-1]}']").wait_for()
                found += [f"{width}: {one}" for one in page.evaluate(EACH_OPEN, width < WIDE)]
        assert found == []


def test_a_disaster_is_explained_when_it_strikes(browser: Browser, house: House) -> None:
    """A player choosing a plague victim sees over the town what struck whom, and can close it."""
    tour, _ = led(browser, house, "Bury")
    news = tour.page.locator(".drawer.alarm")
    assert "Plague" in news.inner_text()
    assert "You discard one of your characters" in news.inner_text()
    sheet = news.bounding_box()
    assert sheet is not None
    for kept in (".belfry", ".town .south"):  # what is needed to decide stays visible
        box = tour.page.locator(kept).bounding_box()
        assert box is not None
        assert box["x"] >= sheet["x"] + sheet["width"] or box["y"] >= sheet["y"] + sheet["height"], kept
    news.locator("header button").click()
    news.wait_for(state="detached")
    tour.page.context.close()


def test_the_figures_of_a_seat_stand_on_one_line(browser: Browser, house: House) -> None:
    """Beside the narrowest board, against bots that can be asked, with two digits each."""
    with context(browser, DESK, "fr") as guest:
        page = guest.new_page()
        start(page, house, 3)
        page.locator(".side .seat").first.wait_for()
        page.locator(".side .seat b").evaluate_all("(all) => all.forEach((one) => (one.textContent = '12'))")
        heights = page.locator(".side .seat").evaluate_all(
            "(seats) => seats.map((seat) => new Set([...seat.children].map((one) => one.offsetTop)).size)"
        )
        assert heights == [1, 1, 1]


def pictures(tour: Tour, house: House) -> Iterator[str]:
    """Every decision and every sheet, early, in the middle and at the end."""
    page = tour.page
    start(page, house, 4)
    yield f"{KEY}-first"
    for name, after in (("early", EARLY), ("middle", MIDDLE), ("late", LATE)):
        tour.at("Turn", KEY, after)
        yield f"{KEY}-{name}"
        page.locator(".hand [data-lit], .strip [data-lit]").first.click()
        page.locator("[data-id^='use:']").first.wait_for()
        yield f"{KEY}-{name}-open"
    for step in STEPS:
        tour.at(step, KEY, EARLY)
        yield f"{KEY}-{step}"
    tour.at("Turn", KEY, LATE)
    if tour.phone:
        yield from tour.tabs("bru", f"{KEY}-tab", "town", "mine", "others")
        tour.opened("#bru-tab-town")
    tour.opened(".bruges .heap[aria-expanded]")
    yield f"{KEY}-discard"
    tour.opened(".drawer header button")
    if page.locator(".bruges > .bar .other").count():
        tour.opened(".bruges > .bar .other")
        tour.alone = True
        yield f"{KEY}-other"
        tour.alone = False
    table = tour.post("/api/records", record_at("", KEY), "text/plain")
    tour.follow(f"/table/{table}", "dialog[open]")
    yield f"{KEY}-scores"
    tour.closed()
    yield f"{KEY}-end"


@pytest.mark.parametrize("kind", ["desk", "phone"])
def test_everything_is_accessible_and_fits(browser: Browser, house: House, kind: str) -> None:
    """No serious finding, no page scrolls, nothing is cut off, no error."""
    amiss = looked(browser, house, kind, lambda tour: pictures(tour, house), CUT)
    assert len(amiss) >= len(STEPS) + 10
    assert {place: problems for place, problems in amiss.items() if problems} == {}
