"""The board of La Città in the terminal: what the map shows, what can be typed, what stays hidden."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType

from beffroi import games
from beffroi.cli.boards import board_of
from beffroi.cli.boards.la_citta_map import CELL, MARGIN, STEP, WIDTH, place_of
from beffroi.cli.boards.la_citta_pages import duel
from beffroi.cli.boards.plain import Board, View
from beffroi.cli.menu import Menu
from beffroi.cli.talk import SPEAKER
from beffroi.kernel.flow import State, legal, play
from beffroi.kernel.laws import choose
from beffroi.kernel.position import read_position
from beffroi.kernel.search import playing_rng
from tests.cli.conftest import Terminal

GAME = games.load("la_citta")
UNKNOWN = re.compile(r"\[(?:cli|la_citta|table|list|card)-[\w.-]+\]")  # what a missing message looks like
NAMES = ["Ann", "Bo", "Cid (bot)", "Dan", "Eve"]

# The second player has one farm; the first one is elsewhere.
FARM = {
    "game": "la_citta", "turn": 1, "options": {"first": "0"},
    "players": [
        {},
        {"cities": [{"castello": "8,8", "citizens": 4, "tiles": {"8,9": "farm"}}, {"castello": "12,2", "citizens": 4}]},
    ],
}  # fmt: skip


def states(seats: int, options: dict[str, str], every: int) -> list[tuple[State, int]]:
    """Return some states of a biased game, each with a seat that may choose; each kind of decision at least once."""
    state = GAME.new(seats, options, seats)
    rng = playing_rng(seats)
    out: list[tuple[State, int]] = []
    known: set[str] = set()
    count = 0
    while state.waiting:
        seat = int(state.asked)
        verbs = ",".join(sorted({GAME.words.parts(action)[0].name for action in legal(state, seat)}))
        if count % every == 0 or verbs not in known:
            out.append((state.clone(), seat))
        known.add(verbs)
        play(state, seat, choose(GAME, state, seat, rng, biased=True))
        count += 1
    return out


def printed(part: RenderableType, width: int = 80) -> str:
    """Return what a screen without colors shows."""
    sheet = Console(file=io.StringIO(), width=width, markup=False, highlight=False, emoji=False)
    sheet.print(part)
    assert isinstance(sheet.file, io.StringIO)
    return sheet.file.getvalue()


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    ("seats", "options"), [(2, {"map": "random"}), (3, {"sites": "free"}), (5, {"pass": "voluntary"})]
)
def test_everything_is_drawn_within_the_screen(lang: str, seats: int, options: dict[str, str]) -> None:
    says = SPEAKER.choose(lang, GAME)
    board = board_of(GAME, says, NAMES[:seats])
    for state, seat in states(seats, options, 100):
        view = GAME.view(state, seat)
        menu = Menu(board, view, seat, legal(state, seat))
        parts = [*board.sections(view, seat), board.everybody(view, seat), menu.shown(80)]
        text = "".join(printed(part) for part in [*parts, *[board.page(page, view, seat) for page in board.pages]])
        assert not UNKNOWN.search(text)
        assert "…" not in text
        assert all(len(line) <= 80 for line in text.splitlines())
        assert all(name in text for name in NAMES[:seats])


def written_at(lines: list[str], view: View, space: str) -> str:
    """Return the four columns of the map in which a space is drawn."""
    hexes = [place_of(name) for name in view["spaces"]]
    hexes += [(lane, row) for slot in view["slots"] for lane, row in slot["hexes"]]
    left = min(2 * lane + row for lane, row in hexes)
    wide = STEP * (max(2 * lane + row for lane, row in hexes) - left) + CELL
    lane, row = place_of(space)
    x = STEP * (2 * lane + row - left) + min(MARGIN, WIDTH - wide)
    return lines[row - min(row for _, row in hexes)].ljust(WIDTH)[x : x + CELL]


@pytest.mark.parametrize(("seats", "options"), [(2, {"sites": "free"}), (5, {})])
def test_map_shows_every_tile_and_brackets_what_may_be_chosen(seats: int, options: dict[str, str]) -> None:
    board = board_of(GAME, SPEAKER.choose("en", GAME), NAMES[:seats])
    bracketed = 0
    for state, seat in states(seats, options, 40):
        view = GAME.view(state, seat)
        Menu(board, view, seat, legal(state, seat))
        lines = printed(board.page("spaces", view, seat)).splitlines()
        offered = [GAME.words.arguments(action) for action in legal(state, seat)]
        spaces = {given["space"] for given in offered if "space" in given}
        cities = {given[domain] for given in offered for domain in ("city", "giver") if domain in given}
        tiles: dict[str, tuple[int, str, str]] = {}
        for owner, player in enumerate(view["players"]):
            for city in player["cities"]:
                for tile in city["tiles"]:
                    tiles[tile["space"]] = (owner, city["city"], tile["building"])
        for space in view["spaces"]:
            cell = written_at(lines, view, space)
            owner, name, building = tiles.get(space, (0, "", ""))
            chosen = space in spaces or (building == "castello" and name in cities)
            bracketed += chosen
            assert (cell[0] == "[" and "]" in cell) == chosen, (space, cell)
            if not building:
                assert cell.strip(" []") == str(place_of(space)[0])
            elif building == "castello":
                assert cell.strip(" <>[]") == f"{'ABCDE'[owner]}{name[-1]}"
            else:
                short = board.says.name("building", building)[:2].lower()
                assert cell.strip(" []") in (f"{'ABCDE'[owner]}{short}", short)
    assert bracketed > 50


def test_landscapes_are_drawn_with_their_wheat() -> None:
    board = board_of(GAME, SPEAKER.choose("en", GAME), NAMES[:2])
    view = GAME.view(GAME.new(2, {}, 1), 0)
    text = printed(board.page("spaces", view, 0))
    fields = [slot["wheat"] for slot in view["slots"] if slot["kind"] == "field"]
    assert sorted(int(wheat) for wheat in re.findall(r'"" (\d) ""', text)) == sorted(fields)
    for sign, kind in (("~", "water"), ("^", "mountain")):
        rows = re.findall(rf"{re.escape(sign)}{{11}}", text)
        assert len(rows) == sum(slot["kind"] == kind for slot in view["slots"])


def test_cities_page_foretells_the_claims() -> None:
    board = board_of(GAME, SPEAKER.choose("en", GAME), NAMES[:4])
    compared = 0
    state = GAME.new(4, {"first": "0"}, 5)
    rng = playing_rng(5)
    while state.waiting:
        play(state, int(state.asked), choose(GAME, state, int(state.asked), rng, biased=True))
        view = GAME.view(state, 0)
        for wish, draws in view["outlook"].items():
            assert claims_under(board, view, wish) == {(draw["city"], draw["giver"]) for draw in draws}
            compared += len(draws)
    assert compared > 100


def claims_under(board: Board[Any], view: Any, wish: str) -> set[tuple[str, str]]:
    """Return who takes from whom according to the page, full cities included."""
    cities = {city["city"]: city for player in view["players"] for city in player["cities"]}
    out: set[tuple[str, str]] = set()
    for one in cities.values():
        for other in (cities[name] for name in one["neighbors"]):
            found = re.search(r"[A-E]\d", duel(board, one, other, wish))  # type: ignore[arg-type]
            if found is not None and found[0] == board.says.name("city", one["city"]):
                out.add((one["city"], other["city"]))
    return out


def entries_of(path: Path) -> list[str]:
    """Return the entries of the person in a record."""
    return [line for line in path.read_text(encoding="utf-8").splitlines()[1:] if line.startswith("1 ")]


@pytest.mark.parametrize(
    ("typed", "done"),
    [
        (["build statue", "8,10"], ["1 build statue", "1 at 8,10"]),  # a space, not the options 8 and 10
        (["statue", "at 8,10"], ["1 build statue", "1 at 8,10"]),
        (["found", "4,11", "1.2"], ["1 found", "1 site 4,11", "1 from 1.2"]),
        (["found", "4,11", "B2"], ["1 found", "1 site 4,11", "1 from 1.2"]),
        (["build fountain", "8,10"], ["1 build fountain"]),  # no water there
        (["1,2"], ["1 gold"]),  # no space of that name: options 1 and 2, then it is another player's turn
        (["8,8"], []),  # a space: not option 8, twice
    ],
)
def test_spaces_and_cities_are_typed_as_the_map_shows_them(
    beffroi: Terminal, write: Callable[[str, Any], Path], typed: list[str], done: list[str]
) -> None:
    save = write("x", "").parent / "save"
    lines = "".join(f"{line}\n" for line in typed)
    out = beffroi(
        "play", "la_citta", "--position", write("p.json", FARM), "--bots", "0", "--save", save, lines=f"{lines}quit\n"
    )
    assert out.code == 0
    assert entries_of(save)[: len(done)] == done
    assert len(entries_of(save)) == len(done)


def test_voice_cards_are_known_to_those_who_looked(beffroi: Terminal, write: Callable[[str, Any], Path]) -> None:
    document = FARM | {
        "turn": 0, "voice": ["culture", "health", "education", "health"],
        "display": ["listen", "palace", "palace", "hospital", "hospital", "cathedral", "cathedral"],
    }  # fmt: skip
    lines = "\ntake listen\nlisten 2+4\n\nboard\nlog\nquit\n"
    out = beffroi("play", "la_citta", "--position", write("p.json", document), "--names", "Ann,Ben", lines=lines).out
    _, ann, ben = re.split(r"Pass the device to \w+\n", out)
    assert "1 Culture  2 ?  3 ?  4 ?" in ann
    assert "1 Culture  2 ? (seen by A)  3 ?  4 ? (seen by A)" in ben
    assert "Health" not in re.sub(r"Unseen: .*", "", ben)
    assert "calls for health" not in ben
    shown = GAME.view(play_through(document, ["take listen", "listen 2+4"]), 0)
    board = board_of(GAME, SPEAKER.choose("en", GAME), NAMES[:2])
    assert "1 Culture  2 (Health)  3 ?  4 (Health)" in printed(board.sections(shown, 0)[0])


def play_through(document: dict[str, Any], acts: list[str]) -> State:
    """Return the state after some actions by seat 0."""
    state = read_position(GAME, document).state
    for act in acts:
        play(state, 0, GAME.words.parse(act))
    return state


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "spaces cities cards buildings"), ("fr", "cases villes cartes bâtiments")]
)
def test_every_page_answers_and_changes_nothing(
    beffroi: Terminal, write: Callable[[str, Any], Path], lang: str, words: str
) -> None:
    save = write("x", "").parent / "save"
    start = ("play", "la_citta", "--position", write("p.json", FARM), "--bots", "0", "--save", save, "--lang", lang)
    done = beffroi(*start, lines="\n".join([*words.split(), "players", "help"]))
    assert done.code == 0
    assert {"en": "Bread and games ◇", "fr": "Du pain et des jeux ◇"}[lang] in done.out
    assert {"en": "at water · 2 health, no cap with a market", "fr": "près de l’eau · 2 santé"}[lang] in done.out
    assert entries_of(save) == []
