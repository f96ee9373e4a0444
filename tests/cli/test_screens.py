"""Boards and lists of options, drawn for many states: nothing is lost, nothing runs off the screen."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from beffroi import games
from beffroi.cli.boards import board_of
from beffroi.cli.boards.plain import Board
from beffroi.cli.menu import Menu
from beffroi.cli.questions import ask_all
from beffroi.cli.talk import SPEAKER
from beffroi.kernel.flow import State, legal, play
from beffroi.kernel.laws import choose
from beffroi.kernel.search import playing_rng
from tests.cli.conftest import UNKNOWN

GAME = games.load("orleans")
NAMES = ["Ann", "Bartholomew of Orléans", "Cid (bot)", "Dan", "Eve"]


def states(edition: str, seats: int, every: int) -> list[tuple[State, int]]:
    """Return some states of a biased game, each with a seat that may choose."""
    state = GAME.new(seats, {"edition": edition, "exclusion": "on"}, seats)
    rng = playing_rng(seats)
    out: list[tuple[State, int]] = []
    steps: set[str] = set()
    count = 0
    while state.waiting:
        seat = int(state.asked)
        verbs = ",".join(sorted({GAME.words.parts(action)[0].name for action in legal(state, seat)}))
        if count % every == 0 or verbs not in steps:  # each kind of decision at least once
            out.append((state.clone(), seat))
        steps.add(verbs)
        play(state, seat, choose(GAME, state, seat, rng, biased=True))
        count += 1
    return out


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(("edition", "seats", "width"), [("2014", 2, 80), ("2020", 5, 80), ("2020", 3, 120)])
def test_everything_is_drawn_within_the_screen(lang: str, edition: str, seats: int, width: int) -> None:
    says = SPEAKER.choose(lang, GAME)
    board = board_of(GAME, says, NAMES[:seats])
    for state, seat in states(edition, seats, 60):
        view = GAME.view(state, seat)
        sheet = Console(file=io.StringIO(), width=width, markup=False, highlight=False)
        menu = Menu(board, view, seat, legal(state, seat))
        parts = [*board.sections(view, seat), board.everybody(view, seat), menu.shown(width)]
        for part in [*parts, *[board.page(page, view, seat) for page in board.pages]]:
            sheet.print(part)
        assert isinstance(sheet.file, io.StringIO)
        text = sheet.file.getvalue()
        assert not UNKNOWN.search(text)
        assert all(len(line) <= width for line in text.splitlines())
        assert all(name[:8] in text for name in NAMES[:seats])


def test_list_holds_every_option_once() -> None:
    says = SPEAKER.choose("en", GAME)
    board = board_of(GAME, says, NAMES)
    for state, seat in states("2020", 4, 5):
        view = GAME.view(state, seat)
        options = legal(state, seat)
        menu = Menu(board, view, seat, options)
        assert sorted(item.number for item in menu.items) in (
            list(range(len(menu.items))),
            list(range(1, len(menu.items) + 1)),
        )
        assert {item.action for item in menu.items} <= set(options)
        for action in options:  # anything not shown looks like something shown: another slot of the same kind
            text = GAME.words.text(action)
            shown = {item.text for item in menu.items}
            twins = {text.replace(f".{a} ", f".{b} ") for a in "123" for b in "123"}
            assert text in shown or twins & shown
            assert not menu.matching(text) or menu.matching(text)[0].text in twins | {text}


def test_plain_board_draws_any_view() -> None:
    says = SPEAKER.choose("en", GAME)
    board: Board[Any] = Board(GAME, says, NAMES[:2])
    state = GAME.new(2, {}, 1)
    sheet = Console(file=io.StringIO(), width=80)
    for part in [*board.sections(GAME.view(state, 0), 0), board.everybody(GAME.view(state, 0), 0)]:
        sheet.print(part)
    assert isinstance(sheet.file, io.StringIO)
    assert "Merchant: orleans" in sheet.file.getvalue()


def test_questions_before_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    says = SPEAKER.choose("en", GAME)
    monkeypatch.setattr("sys.stdin", io.StringIO("2\n9\n3\n2\n4\nOdo\n\n"))
    seating = ask_all(GAME, says, {})
    assert seating.options == {"edition": "2014"}
    assert seating.names == ["Odo", "Player 2", "Player 3"]
    assert seating.people == 2
    assert seating.level == "master"
