"""Villagers in a real browser, with two to four seats and solo against the Countess."""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from beffroi import games
from beffroi.games.villagers.state import ROAD_COIN, VillagersState
from beffroi.games.villagers.tables import EMPTY
from beffroi.games.villagers.village import card_of, role_of
from beffroi.kernel.match import Match
from beffroi.kernel.record import Record, read_record
from tests.web.between import Between
from tests.web.gallery import SIZES, looked
from tests.web.house import House
from tests.web.marks import marked
from tests.web.robot import Robot, Watch, play_together
from tests.web.test_games import DESK, PHONE, context, playing
from tests.web.tour import AFTER, LIT, VILLAGERS, Tour, record_at
from tests.web.trouble import played_through

pytestmark = pytest.mark.slow

SECRETS = {"hand", "silver_of", "asked"}
OPEN = {"founders", "countess"}  # cards that nobody holds
HANDS = [5, 6, 9, 14, 22]  # from the first deal to more than anyone would keep
WORTH = 12  # of silver: two digits
SHOWN = """(held) => held.length === document.querySelectorAll('.villagers .hand .card').length &&
  held.every((card) => document.querySelector(`.villagers .hand .card[data-id$="card:${card}"], .square .card`))"""
# Whatever overflows the edge of a card, and whichever parts of its name and text are cut off.
OVERFULL = """async () => {
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  return [...document.querySelectorAll('.villagers .hand .card')].flatMap((card) => {
    const edge = card.getBoundingClientRect(), name = card.querySelector('.name'), out = [];
    if (name.scrollWidth > name.clientWidth) out.push('name cut off');
    for (const words of card.querySelectorAll('.words'))
      if (words.scrollWidth > words.clientWidth || words.scrollHeight > words.clientHeight + 1) out.push('words cut');
    for (const part of card.querySelectorAll('.head > svg, .lock *, .foot *')) {
      const { left, right, bottom, width } = part.getBoundingClientRect();
      const outside = left < edge.left - 0.5 || right > edge.right + 0.5 || bottom > edge.bottom + 0.5;
      if (width && outside) out.push('over the edge');
    }
    return [...new Set(out)].map((what) => `${name.innerText}, ${Math.round(edge.width)} px: ${what}`);
  });
}"""


def start(page: Page, house: House, seats: int) -> None:
    """Open a table against bots, or alone."""
    tour = Tour(page, house.url)
    tour.go("/", ".game")
    table = tour.table("villagers", "me", *["bot"] * (seats - 1))
    tour.go(f"/table/{table}", ".stage")
    page.locator(".villagers").wait_for()
    page.wait_for_function(LIT)


def ended(robot: Robot) -> None:
    """Check that the scores are shown and nothing went wrong."""
    page = robot.page
    page.get_by_role("dialog").wait_for()
    for lines in robot.watch.last()["scores"]:
        assert str(sum(worth for _, worth in lines)) in page.get_by_role("dialog").inner_text()
    assert robot.watch.errors == []


@pytest.mark.parametrize(("seats", "lang"), [(2, "en"), (1, "fr")], ids=["2", "solo"])
def test_a_whole_game_by_clicks_through_reload_and_kill(
    browser: Browser, own_house: House, seats: int, lang: str
) -> None:
    with playing(browser, DESK, lang, 7 + seats) as robot:
        start(robot.page, own_house, seats)
        played_through(robot, own_house, 12)
        ended(robot)
        no_secret(robot.watch, record_of(robot.page), 0)


@pytest.mark.parametrize(("seats", "lang"), [(3, "fr"), (1, "en")], ids=["3", "solo"])
def test_a_whole_game_by_touch(browser: Browser, house: House, seats: int, lang: str) -> None:
    with playing(browser, PHONE, lang, 7 + seats, touch=True) as robot:
        start(robot.page, house, seats)
        robot.play(robot.over)
        ended(robot)
        no_secret(robot.watch, record_of(robot.page), 0)


@pytest.mark.parametrize(("seats", "lang"), [(4, "fr"), (1, "en")], ids=["4", "solo"])
def test_a_whole_game_by_keyboard(browser: Browser, house: House, seats: int, lang: str) -> None:
    with playing(browser, DESK, lang, 5, keys=True) as robot:
        start(robot.page, house, seats)
        robot.play(robot.over)
        ended(robot)
        no_secret(robot.watch, record_of(robot.page), 0)
        if seats > 1:
            marked(robot, "villagers")


def test_two_browsers_at_one_table_and_no_secret_on_the_wire(browser: Browser, house: House) -> None:
    """Two players and a spectator: each gets only their own view, and no villager before it could be seen."""
    with (
        context(browser, DESK, "fr") as first,
        context(browser, PHONE, "en", True) as second,
        context(browser, DESK, "en") as third,
    ):
        ann, ben, eve = Robot(first.new_page(), 1), Robot(second.new_page(), 2, True), Robot(third.new_page(), 3)
        tour = Tour(ann.page, house.url)
        tour.go("/", ".game")
        table = tour.table("villagers", "me", "open", "bot")
        for robot in (ann, ben):
            robot.page.goto(f"{house.url}/table/{table}")
        ben.page.locator("ol button.primary").click()  # taking the last open seat starts the game
        for robot in (ann, ben):
            robot.page.locator(".villagers").wait_for()
        eve.page.goto(f"{house.url}/table/{table}")
        eve.page.locator(".villagers").wait_for()
        play_together([ann, ben], lambda: ann.over() and ben.over() and eve.over())
        record = record_of(ann.page)
        assert any(entry.text.startswith("blind") for entry in record.entries)
        for robot, own in ((ann, 0), (ben, 1), (eve, -1)):
            ended(robot)
            no_secret(robot.watch, record, own)


def record_of(page: Page) -> Record:
    """Return the record of the table that a page shows; players can get it when the game is over."""
    return read_record(page.request.get(page.url.replace("/table/", "/api/tables/") + "/record").text())


def no_secret(watch: Watch, record: Record, own: int) -> None:
    """Replay the record: the page was only sent what this seat may know."""
    game = games.load("villagers")
    sent = [state for state in watch.states() if state["view"]]
    by_entry: dict[int, list[dict[str, Any]]] = {}
    for state in sent:
        by_entry.setdefault(state["seq"], []).append(state)
    match, truth = Match(game, record.header), Truth(own)
    checked = 0
    for number in range(len(record.entries) + 1):
        said = ""
        if number:
            entry = record.entries[number - 1]
            said = entry.text
            match.submit(entry.seat, said)
        secret = truth.after(match.state, said)
        for state in by_entry.get(number, []):
            viewer = state["viewer"]
            assert viewer in (-1, own)
            assert state["view"] == json.loads(json.dumps(game.view(match.state, viewer)))
            assert all(decision["seat"] == own for decision in state["decisions"])
            assert (state["seed"] == "") == (not match.over())
            for seat, player in enumerate(state["view"]["players"]):
                assert SECRETS & set(player) == (SECRETS if seat == viewer else set[str]())
            for pile in state["view"]["stacks"]:
                assert set(pile) == {"size", "back"}
            assert isinstance(match.state, VillagersState)
            known = {"cards"} if match.state.recycled and viewer == own else set[str]()  # VIL-11.33
            assert set(state["view"]["reserve"]) == {"size", "back"} | known
            told = json.dumps(state).replace('"bot": "apprentice"', "")  # a level of bots, and a villager
            assert sorted(secret & set(re.findall(r"[a-z_]+", told))) == []
            checked += len(secret) > 0
    assert checked > 30


class Truth:
    """Villagers and events that a viewer cannot have seen yet, nor a Monk in their place; read from the whole state."""

    def __init__(self, own: int) -> None:
        self.own = own
        self.seen: set[int] = set()
        self.hands: list[Counter[int]] = []
        self.events = 0

    def after(self, state: Any, said: str) -> set[str]:
        """Return what is still unseen after one more entry."""
        if said.startswith("play "):  # openly, though the Apprentice has no place before the next choice (VIL-7.5)
            self.seen.add(list(state.book.names).index(said.removeprefix("play ")))
        hands = [Counter(int(card) for card in player.hand) for player in state.players]
        for before, hand in zip(self.hands, hands, strict=False):
            self.seen |= set(hand - before)  # a blind pick is shown (VIL-5.4)
        self.hands = hands
        self.seen |= {int(held % ROAD_COIN) for held in state.road if held != EMPTY} | set(map(int, state.discard))
        for seat, player in enumerate(state.players):
            self.seen |= {int(card) for node in player.nodes for card in (card_of(node), role_of(node))}
            self.seen |= set(map(int, player.square))
            if seat == self.own:
                self.seen |= set(hands[seat])
        self.events |= int(state.face_up | state.spent)
        self.seen |= set(map(int, state.book.commons))
        unseen = {name for card, name in enumerate(state.book.names) if card not in self.seen and name not in OPEN}
        return unseen | {name for i, name in enumerate(state.book.event_names) if not self.events >> i & 1}


def sent(page: Page) -> list[dict[str, Any]]:
    """Remember what a page sends."""
    out: list[dict[str, Any]] = []
    page.on("websocket", lambda wire: wire.on("framesent", lambda data: out.append({"text": str(data)})))
    return out


def test_one_click_on_a_key_in_another_village_pays_it(browser: Browser, house: House) -> None:
    """The highlighted key is the only target: a card of another village, identified by village and copy at once."""
    with context(browser, DESK, "en") as guest:
        page = guest.new_page()
        wire = sent(page)
        tour = Tour(page, house.url)
        tour.go("/", ".game")
        tour.at("Unlock", "villagers", AFTER["Unlock"], 4)
        key = page.locator(".others [data-lit][data-id^='unlock/village:']").first
        village, copy = (key.get_attribute("data-id") or "").removeprefix("unlock/").split("+")
        assert page.locator(".villagers .pending").count() == 1  # the card whose padlock it is
        assert page.locator(".lines path").count() > 0  # and a line from it to the key
        key.click()
        page.wait_for_function("() => !document.querySelector('[data-id^=\"unlock/\"]')")
        said = f"unlock {village.removeprefix('village:')} {copy.removeprefix('copy:')}"
        assert any(said in frame["text"] for frame in wire)


def test_a_card_tells_its_text_and_its_rule(browser: Browser, house: House) -> None:
    with context(browser, DESK, "en") as guest:
        tour = Tour(guest.new_page(), house.url)
        tour.go("/", ".game")
        tour.at("Pick", "villagers", 0)
        page = tour.page
        page.locator(".road .card[data-lock='blacksmith']").hover()
        tip = page.locator("[role=tooltip]", has_text="Cooper · Wood")
        tip.wait_for()
        assert "Chain: Lumberjack › Cooper" in tip.inner_text()
        assert "in no village: you pay 2 gold to the bank" in tip.inner_text()
        assert "It pays 4 gold at the first market, 4 at the second, as things stand" in tip.inner_text()
        assert "VIL-7.16" in tip.inner_text()


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_card_fits_in_hands_of_any_size(browser: Browser, house: House, lang: str) -> None:
    """Every villager, in small and large hands, some drafted: nothing overflows a card, no name is cut off."""
    dealt = games.load("villagers").new(5, {}, 1)
    assert isinstance(dealt, VillagersState)
    book = dealt.book
    common = set(map(int, book.commons))
    cards = [name for card, name in enumerate(book.names[: int(book.n_cards)]) if card not in common]
    assert len(cards) > 40
    with context(browser, DESK, lang) as guest:
        page = guest.new_page()
        tour, between = Tour(page, house.url), Between(page)
        tour.go("/", ".game")
        tour.at("Turn", "villagers", 0, 5)
        found: list[str] = []
        for (width, height), size in product([*SIZES["phone"], *SIZES["desk"]], HANDS):
            page.set_viewport_size({"width": width, "height": height})
            for first in range(0, len(cards), size):
                held = (cards + cards)[first : first + size]
                square = held[:2] if first % 2 else []
                state = between.newest()
                silver = dict.fromkeys(held, WORTH)
                state["view"]["players"][state["viewer"]] |= {
                    "hand": held[len(square) :],
                    "square": square,
                    "silver_of": silver,
                }
                between.wire.send(json.dumps(state))
                page.wait_for_function(SHOWN, arg=held)
                found += [f"{width}, {size} cards: {one}" for one in page.evaluate(OVERFULL)]
        assert found == []


@pytest.mark.parametrize("kind", ["desk", "phone"])
def test_everything_is_accessible_and_fits(browser: Browser, house: House, kind: str) -> None:
    """Every decision, early, in the middle and at the end: no serious finding, no page scrolls, no error."""
    amiss = looked(browser, house, kind, Tour.villagers)
    assert {f"villagers-{step}{'-solo' if seats == 1 else ''}" for step, seats in VILLAGERS} <= set(amiss)
    assert {place: problems for place, problems in amiss.items() if problems} == {}


def test_nobody_wins_a_lost_duel(browser: Browser, house: House) -> None:
    """In the solo game the Countess may win: neither the bar nor the scores crown the player."""
    with context(browser, DESK, "en") as guest:
        tour = Tour(guest.new_page(), house.url)
        tour.go("/", ".game")
        table = tour.post("/api/records", record_at("", "villagers", 0, 1), "text/plain")
        tour.go(f"/table/{table}", "dialog[open]")
        page = tour.page
        assert page.locator("dialog th.best").count() == 0
        tour.closed()
        assert "Nobody at this table has won" in page.locator(".prompt").inner_text()
        assert "she wins" in page.locator(".outcome").inner_text()


def test_a_key_that_a_scrolling_column_hides_comes_into_sight(browser: Browser, house: House) -> None:
    """Even if only the board itself is where the key would be: under a column that is too short."""
    with context(browser, {"width": 1280, "height": 1600}, "en") as guest:
        page = guest.new_page()
        tour = Tour(page, house.url)
        tour.go("/", ".game")
        page.evaluate(
            """() => {
              const sheet = new CSSStyleSheet();
              sheet.replaceSync('.villagers .others { height: 40px !important; align-self: start !important }');
              document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
            }"""
        )
        tour.at("Unlock", "villagers", AFTER["Unlock"], 4)
        page.wait_for_function(
            """() => {
              const { top, bottom } = document.querySelector('.villagers .others').getBoundingClientRect();
              return [...document.querySelectorAll('.others [data-lit]')].some((one) => {
                const { y, height } = one.getBoundingClientRect();
                return y + height / 2 > top && y + height / 2 < bottom;
              });
            }""",
            timeout=5000,
        )
