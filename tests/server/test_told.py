"""The server sends exactly the kernel's log, for every seat and for spectators, undone plans included."""

from __future__ import annotations

import json
from typing import Any

import pytest

from beffroi.kernel.flow import legal
from beffroi.kernel.game import SPECTATOR
from beffroi.kernel.record import UNDO, new_header
from beffroi.kernel.search import playing_rng
from beffroi.server.live import Live
from tests.kit import orleans
from tests.laws.cases import CASES, Case

ENTRIES = 120


def sent(live: Live, viewer: int) -> list[dict[str, Any]]:
    """Return the lines of the log as sent over the wire."""
    return [json.loads(bytes(line))["told"] for line in live.teller(viewer).lines]


def enter(live: Live, seat: int, text: str) -> None:
    """Enter an action as a room does."""
    live.take(live.attempt(seat, text))


def begun(case: Case, seed: int) -> Live:
    """Deal a game for the server."""
    names = [f"P{seat}" for seat in range(case.seats)]
    return Live(case.game, new_header(case.game, names, case.options, seed))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_viewer_is_sent_what_the_match_tells(case: Case) -> None:
    live, rng = begun(case, 5), playing_rng(5)
    viewers = range(SPECTATOR, case.seats)
    for viewer in viewers:
        live.teller(viewer)  # each of them gets the log from the start
    for _ in range(ENTRIES):
        if live.over():
            break
        seat = live.waiting()[rng.below(len(live.waiting()))]
        if rng.below(4) == 0 and live.may_undo(seat):
            enter(live, seat, UNDO)
        else:
            options = legal(live.state, seat)
            enter(live, seat, case.game.words.text(options[rng.below(len(options))]))
        if len(live.entries) % 5 == 0 or live.entries[-1].text == UNDO:
            for viewer in viewers:
                assert sent(live, viewer) == live.told(viewer), (viewer, live.entries[-3:])


def test_a_plan_that_was_withdrawn_is_told_to_nobody_else() -> None:
    live = begun(Case(orleans().game, 2, {}), 1)
    for viewer in (SPECTATOR, 0, 1):
        live.teller(viewer)
    while not (plans := [text for text in live.options(0) if text.startswith("place ")]):
        enter(live, live.waiting()[0], live.options(live.waiting()[0])[0])
    place = plans[0]
    enter(live, 0, place)
    enter(live, 0, f"withdraw {place.split(' ')[1]}")
    while live.state.lanes:
        seat = live.waiting()[0]
        enter(live, seat, "ready" if "ready" in live.options(seat) else live.options(seat)[0])
    assert [line["what"] for line in sent(live, 0)].count("withdrew") == 1
    for viewer in (SPECTATOR, 1):
        assert not {"placed", "withdrew"} & {line["what"] for line in sent(live, viewer) if line["seat"] == 0}
