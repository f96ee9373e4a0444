"""La Città in a real browser: whole games, what is highlighted, what is announced, and a picture of every question."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.games.la_citta.table import city, owner
from tests.kit import la_citta
from tests.web.gallery import looked
from tests.web.house import House
from tests.web.marks import marked
from tests.web.robot import Robot, Watch, play_together
from tests.web.test_games import DESK, PHONE, context, playing
from tests.web.tour import LIT, Tour, record_at
from tests.web.trouble import played_through

pytestmark = pytest.mark.slow

KEY = "la_citta"
STEPS = [
    "Turn", "Site", "From", "Put", "Master", "Invite", "Welcome", "Harvest", "Stage", "Circus", "Listen", "Wish",
    "Claim", "Raze", "Starve",
]  # fmt: skip
AFTER = {"Turn": 150, "Put": 150}
CUT = """() => [...document.querySelectorAll('.citta .side, .citta .town, .citta .purse, .citta .card, .citta .tile')]
  .filter((one) => one.scrollWidth > one.clientWidth + 3 || one.scrollHeight > one.clientHeight + 3)
  .map((one) => `${one.className} ${one.scrollWidth}/${one.clientWidth} ${one.scrollHeight}/${one.clientHeight}`)"""

FOLLOWED = """() => {
  const log = document.querySelector('.log');
  return log.scrollHeight - log.scrollTop - log.clientHeight < 24;
}"""


def seats(page: Page, house: House, *kinds: str, options: str = "{}") -> Tour:
    """Open a table with seats such as "me", "open", "bot"."""
    tour = Tour(page, house.url)
    tour.go("/", ".game")
    wanted = ",".join(f'{{"kind": "{kind}"}}' for kind in kinds)
    table = tour.post("/api/tables", f'{{"game": "{KEY}", "options": {options}, "seats": [{wanted}]}}')
    page.goto(f"{house.url}/table/{table}")
    return tour


def start(page: Page, house: House, players: int, options: str = "{}") -> None:
    """Open a table against bots and wait for the first question."""
    seats(page, house, "me", *["bot"] * (players - 1), options=options)
    page.locator(".citta").wait_for()
    page.wait_for_function(LIT)


def ended(robot: Robot) -> None:
    """Check that the scores are shown and nothing went wrong."""
    page = robot.page
    page.get_by_role("dialog").wait_for()
    for lines in robot.watch.last()["scores"]:
        assert str(sum(worth for _, worth in lines)) in page.get_by_role("dialog").inner_text()
    assert robot.watch.errors == []
    no_secret(robot, 0)
    if not (robot.touch or robot.keys):  # a phone keeps the log in a sheet, keys wander into it
        page.wait_for_function(FOLLOWED)


def no_secret(robot: Robot, own: int) -> None:
    """Only players who looked learn what the people want; nobody gets the seed before the end."""
    assert robot.watch.states()
    for state in robot.watch.states():
        assert state["viewer"] in (-1, own)
        assert bool(state["seed"]) == (state["table"]["state"] == "over")
        for card in state["view"].get("voice", []):
            known = card["open"] or (own == state["viewer"] and own in card["looked"])
            assert (card["wish"] is not None) == known
        assert all(decision["seat"] == own for decision in state["decisions"])


def test_a_whole_game_by_clicks_through_reload_and_kill(browser: Browser, own_house: House) -> None:
    with playing(browser, DESK, "en", 10) as robot:
        start(robot.page, own_house, 3)
        played_through(robot, own_house, 12)
        ended(robot)


def test_a_whole_game_by_touch(browser: Browser, house: House) -> None:
    with playing(browser, PHONE, "fr", 9, touch=True) as robot:
        start(robot.page, house, 2, '{"sites": "free"}')
        robot.play(robot.over)
        ended(robot)


def test_a_whole_game_by_keyboard(browser: Browser, house: House) -> None:
    with playing(browser, DESK, "fr", 5, keys=True) as robot:
        start(robot.page, house, 5, '{"map": "random"}')
        robot.play(robot.over)
        ended(robot)
        marked(robot, KEY)


def test_two_browsers_at_one_table_and_no_secret_on_the_wire(browser: Browser, house: House) -> None:
    """Two rounds with a desktop and a phone; whole games are watched for secrets in the tests above."""
    with context(browser, DESK, "fr") as first, context(browser, PHONE, "en", True) as second:
        ann, ben = Robot(first.new_page(), 1), Robot(second.new_page(), 2, True)
        seats(ann.page, house, "me", "open", "bot")
        ben.page.goto(ann.page.url)
        ben.page.locator("ol button.primary").click()  # taking the last open seat starts the game
        for robot in (ann, ben):
            robot.page.locator(".citta").wait_for()
        play_together([ann, ben], lambda: ann.round() >= 3)
        for robot, own in ((ann, 0), (ben, 1)):
            assert robot.watch.errors == []
            no_secret(robot, own)


def led(browser: Browser, house: House, step: str, after: int = 0) -> Tour:
    """Bring a guest to a decision."""
    tour = Tour(context(browser, DESK, "en").new_page(), house.url)
    tour.go("/", ".game")
    tour.at(step, KEY, after)
    return tour


def test_what_is_chosen_first_and_then_where(browser: Browser, house: House) -> None:
    """A click on a building asks for its space, which shows it; an illegal one says why; undo takes it back."""
    page = led(browser, house, "Turn", 150).page
    page.locator("[data-lit][data-id='building:farm']").click()
    space = page.locator("[data-lit][data-id^='space:']").first
    space.wait_for()
    assert "Build the farm" in page.inner_text(".prompt")
    assert page.locator(".map .ghost:visible").count() == 0
    space.hover()
    assert page.locator(".map .ghost:visible").count() == 1
    assert space.evaluate("(one) => getComputedStyle(one).cursor") == "pointer"
    assert page.locator("[data-lit][data-id^='building:']").count() == 0
    page.locator("[data-id^='space:'][data-why*='next to your city']").first.click(force=True)
    page.locator(".notice").wait_for()
    assert "must stand next to your city" in page.inner_text(".notice")
    assert "CIT-7.3" in page.inner_text(".notice")
    page.get_by_role("button", name="Undo").click()
    page.locator("[data-lit][data-id='building:farm']").wait_for()
    page.context.close()


def test_a_card_that_cannot_be_taken_says_why(browser: Browser, house: House) -> None:
    page = led(browser, house, "Turn", 150).page
    card = page.locator("[data-id^='card:'][data-why]:not([data-lit])").first
    why, rule = card.get_attribute("data-why"), card.get_attribute("data-rule")
    assert why
    assert rule
    card.click()
    page.locator(".notice").wait_for()
    assert why in page.inner_text(".notice")
    assert rule in page.inner_text(".notice")
    page.context.close()


def test_two_or_three_voice_cards_are_looked_at(browser: Browser, house: House) -> None:
    """A button for each set; it is one action, and the faces are shown (CIT-9.5)."""
    for place, faces in (("[data-offer='heard:2+3']", [2, 3]), ("[data-offer='heard:2+4']", [2, 4])):
        with context(browser, DESK, "en") as guest:
            page = guest.new_page()
            watch, tour = Watch(page), Tour(page, house.url)
            tour.go("/", ".game")
            tour.at("Listen", KEY)
            page.locator(f"{place}[data-lit]").click()
            page.locator(".curtain").wait_for()  # all seats are on this page: the next player's turn
            told = [line["told"] for state in watch.states() for line in state["lines"]]
            seen = [line["place"] for line in told if line["what"] == "heard" and "wish" in line]
            assert seen[-len(faces) :] == faces  # others may have been looked at before
            assert set(seen) <= {2, 3, 4}


def test_arrows_are_those_of_the_view_for_each_wish(browser: Browser, house: House) -> None:
    with context(browser, DESK, "en") as guest:
        page = guest.new_page()
        watch, tour = Watch(page), Tour(page, house.url)
        tour.go("/", ".game")
        tour.at("Turn", KEY, 150)
        outlook = watch.last()["view"]["outlook"]
        assert any(outlook.values())
        for wish in ("Culture", "Education", "Health"):
            button = page.locator(".draws").get_by_role("button", name=wish)
            if button.get_attribute("aria-pressed") != "true":
                button.click()
            assert page.locator(".map g.draw").count() == len(outlook[wish.lower()])
            assert page.locator(".map g.draw.full").count() == sum(draw["full"] for draw in outlook[wish.lower()])
        page.locator(".draws").get_by_role("button", name="Health").click()
        assert page.locator(".map g.draw").count() == 0


def test_what_others_laid_since_my_last_turn_is_marked(browser: Browser, house: House) -> None:
    with context(browser, DESK, "en") as guest:
        page = guest.new_page()
        watch, tour = Watch(page), Tour(page, house.url)
        tour.go("/", ".game")
        tour.at("Turn", KEY, 150, 4)
        state = watch.last()
        told = [line["told"] for line in state["lines"]]
        assert state["first_line"] == 0
        acts = ["gold", "took", "drew", "skipped", "built", "founded"]
        last = max(n for n, line in enumerate(told) if line["seat"] == state["viewer"] and line["what"] in acts)
        laid = {line["space"] for line in told[last + 1 :] if line["what"] in ("built", "founded")}
        assert laid
        assert page.locator(".map .fresh").count() == len(laid)


def test_no_arrow_covers_what_can_be_chosen(browser: Browser, house: House) -> None:
    """Even with arrows all over the map, a click on a highlighted building reaches it."""
    page = led(browser, house, "Raze").page
    for wish in ("Culture", "Education", "Health"):
        button = page.locator(".draws").get_by_role("button", name=wish)
        if button.get_attribute("aria-pressed") != "true":
            button.click()
        arrows = page.locator(".map g.draw")
        assert set(arrows.evaluate_all("(all) => all.map((one) => getComputedStyle(one).pointerEvents)")) <= {"none"}
    page.context.close()


def test_the_map_of_a_phone_stays_behind_the_other_tabs(browser: Browser, house: House) -> None:
    """The same map comes back; while hidden it cannot be seen or reached, and its spaces are buttons instead."""
    with context(browser, PHONE, "en", True) as guest:
        tour = Tour(guest.new_page(), house.url)
        tour.go("/", ".game")
        tour.at("Put", KEY, 150)
        page, lit, offers = tour.page, tour.page.locator(".map [data-lit]"), "[data-offer^='space:']"
        spaces = lit.count()
        assert spaces
        assert page.locator(offers).count() == 0
        page.locator(".map svg").first.evaluate("(map) => (map.dataset.known = '')")
        tour.opened("#cit-tab-cities")
        assert not page.locator(".map svg[data-known]").is_visible()
        assert lit.count() == 0
        assert page.locator(offers).count() == spaces
        for _ in range(40):
            page.keyboard.press("Tab")
            assert page.evaluate("() => document.activeElement.closest('.map') === null")
        tour.opened("#cit-tab-town")
        assert page.locator(".map svg[data-known]").is_visible()
        assert lit.count() == spaces
        assert page.locator(offers).count() == 0


def claiming() -> str:
    """Return the record of a table where two cities claim one last citizen (CIT-10.12), which rarely happens."""
    mine = owner(city("8,9", 3, {"8,10": "statue"}), city("13,8", 3, {"12,8": "statue"}))
    players = [mine, owner(city("10,9", 1)), owner(city("11,12", 3))]
    agenda = [["Migration"], ["Reorganization"], ["Feeding"], ["YearEnd"]]
    table = la_citta(phase="migration", voice=["culture"] * 4, agenda=agenda, players=players)
    assert table.legal(0) == ["claim 0.1 1.1", "claim 0.2 1.1"]
    return table.called("Ann", "Bo", "Cid")


def pictures(tour: Tour, house: House) -> Iterator[str]:
    """Every decision and every sheet, early, in the middle and at the end."""
    page = tour.page
    start(page, house, 4, '{"sites": "free"}')
    yield f"{KEY}-place"
    tour.at("Turn", KEY, 0)
    yield f"{KEY}-early"
    heights = set[int]()
    for step in STEPS:
        if step == "Claim":
            tour.opening(claiming())
        else:
            tour.at(step, KEY, AFTER.get(step, 0))
        yield f"{KEY}-{step}"
        if not tour.phone:
            heights.add(page.evaluate("() => document.querySelector('.citta .map').clientHeight"))
    assert len(heights) <= 1, "the map changes its size between questions"
    tour.at("Put", KEY, 250, 5)
    yield f"{KEY}-late-with-five"
    tour.at("Turn", KEY, 150)
    if tour.phone:
        yield from tour.tabs("cit", f"{KEY}-tab", "town", "cards", "cities")
    for number, name in enumerate(("pairs", "cards", "buildings", "other")):
        tour.opened(f".citta .sheets button >> nth={number}")
        yield f"{KEY}-sheet-{name}"
        tour.opened(".drawer header button")
    table = tour.post("/api/records", record_at("", KEY), "text/plain")
    tour.follow(f"/table/{table}", "dialog[open]")
    yield f"{KEY}-scores"
    tour.closed()
    yield f"{KEY}-end"


@pytest.mark.parametrize("kind", ["desk", "phone"])
def test_everything_is_accessible_and_fits(browser: Browser, house: House, kind: str) -> None:
    """No serious finding, no page scrolls, nothing is cut off, no error."""
    amiss = looked(browser, house, kind, lambda tour: pictures(tour, house), CUT)
    assert len(amiss) >= len(STEPS) + 9
    assert {place: problems for place, problems in amiss.items() if problems} == {}
