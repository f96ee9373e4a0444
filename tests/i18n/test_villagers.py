"""Language files of Villagers: complete, alike in both languages, and fit to be read."""

from __future__ import annotations

import re
from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

from beffroi import games
from beffroi.cli.boards import board_of
from beffroi.cli.boards.plain import Board
from beffroi.cli.menu import Menu
from beffroi.games.villagers.tables import SYMBOLS
from beffroi.i18n import Messages, slot_needs
from beffroi.kernel.flow import legal, pending
from beffroi.kernel.game import Game
from beffroi.kernel.match import Match
from beffroi.kernel.record import new_header
from beffroi.testing import real

LANGUAGES = ["fr", "en"]
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"]
SHY = ["done", "skip"]  # a game of these alone shows little
UNFIT = re.compile(r"[{}\[\]!]|\s\s|^\s|\s$|^$")
CALL = re.compile(r"C’était toi\u202f!|It Was You!")  # the one name that ends in an exclamation mark


@pytest.fixture(scope="module")
def game() -> Game:
    return games.load("villagers")


def speaker(lang: str, game: Game) -> Messages:
    """Return the messages of the game, which refuse to leave anything out."""
    return Messages(lang, game.key, needs=slot_needs(game.data.tables), strict=True)


def unfit(text: str) -> bool:
    """Return whether a text holds something left over."""
    return UNFIT.search(CALL.sub("x", text)) is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_those_of_the_data(game: Game, lang: str) -> None:
    says = speaker(lang, game)
    tables = game.data.tables
    for domain, table in {"card": "villagers", "event": "events", "family": "families"}.items():
        for name, entry in tables[table].items():
            assert says.name(domain, name).replace("\u202f", " ") == entry[lang].replace("\u202f", " ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_villager_has_all_its_forms(game: Game, lang: str) -> None:
    says = speaker(lang, game)
    for name in [*real(game, "card"), "founders", "countess"]:
        assert says.forms(f"villagers-card-{name}") == ["a", "the", "of-the"]
    for name in game.words.names["heap"]:
        assert says.forms(says.noun_key("heap", name)) == ["of-the", "onto"]
    for symbol in SYMBOLS:
        assert says.forms(f"villagers-symbol-{symbol}") == ["one", "many"]


def look(board: Board[Any], view: Any, seat: int, actions: list[int]) -> None:
    """Check that everything the terminal shows of a view is whole and fits."""
    file = StringIO()
    out = Console(file=file, width=80, highlight=False, emoji=False, markup=False)
    parts = [*board.sections(view, seat), Menu(board, view, seat, actions).shown(80), board.everybody(view, seat)]
    for part in [*parts, *[board.page(page, view, seat) for page in board.pages]]:
        out.print(part)
    shown = f"{board.title(view)}\n{file.getvalue()}"
    assert "…" not in shown
    assert not re.search(r"\[(cli|villagers)-|[{}]|None", shown), shown
    assert max(len(line) for line in shown.splitlines()) <= 80


@pytest.mark.parametrize(("seats", "mode", "lang"), [(1, "hard", "fr"), (2, "normal", "en"), (5, "normal", "fr")])
def test_board_and_menu_fit_80_columns(game: Game, seats: int, mode: str, lang: str) -> None:
    names = NAMES[:seats]
    match = Match(game, new_header(game, names, {"mode": mode}, 11))
    board = board_of(game, speaker(lang, game), names)
    chance = Random(11)
    known = set[str]()
    while not match.over():
        seat = chance.choice(match.waiting())
        actions = legal(match.state, seat)
        step = type(pending(match.state, seat)).__name__
        if step not in known or chance.random() < 0.04:  # each kind of question at least once
            look(board, game.view(match.state, seat), seat, actions)
        known.add(step)
        choices = [game.words.text(action) for action in actions]
        lively = [text for text in choices if text.partition(" ")[0] not in SHY]
        match.submit(seat, chance.choice(lively or choices))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_villager_and_event_of_the_data_can_be_read(game: Game, lang: str) -> None:
    says = speaker(lang, game)
    tables = game.data.tables
    for name, entry in tables["villagers"].items():
        for part in ("silver", "special"):
            if part in entry:
                assert not unfit(says.card(name, entry[part], "card")), name
    for name, entry in tables["events"].items():
        text = says.happening(entry["effect"])
        assert not unfit(text), f"{name}: {text}"
        for number in (0, 1, 3):
            for flag in (0, 1):
                now = dict.fromkeys(("counted", "least", "most", "own", "cards"), number)
                text = says.outlook(entry["effect"], now | dict.fromkeys(("open", "begun", "bought"), flag))
                assert text == "" or not unfit(text), f"{name}: {text}"
    assert not unfit(says.effect(tables["jester"]["card"]["effect"]))


def test_elision_and_gender(game: Game) -> None:
    says = speaker("fr", game)
    assert says.action("draft", {"place": "3", "card": "jeweler"}) == "Recruter l’Orfèvre (place 3)"
    assert says.action("place", {"card": "spelunker"}) == "Placer le Haveur"
    assert says.action("place", {"card": "grazier"}) == "Placer l’Herbager"
    assert says.action("sell", {"spot": "milk_maid.2"}) == "Toucher la moitié de l’or de la Laitière n° 2"
    assert says.action("on", {"spot": "founders.1"}) == "Sur les Compagnons"


def test_villages_are_called_by_their_players(game: Game) -> None:
    says = speaker("en", game)
    key = {"village": "1", "copy": "1"}
    assert says.action("unlock", key) == "Pay the key in the village of player 2 (no. 1)"
    says.players = NAMES
    assert says.action("unlock", key) == "Pay the key in Bo’s village (no. 1)"
    told = {"what": "unlocked", "seat": 0, "card": "cooper", "village": "1"}
    assert says.event(told, NAMES) == "Ada opens the padlock and pays the Cooper in Bo’s village"
    assert says.event(told, NAMES, 1) == "Ada opens the padlock and pays the Cooper in your village"
    assert says.event(told | {"village": "countess"}, NAMES, 0).endswith("the Cooper in the Countess’s village")
