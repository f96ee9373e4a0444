"""Records and matches: what is written, read back and refused, and what can be undone."""

from __future__ import annotations

import json

import pytest

from beffroi import games
from beffroi.kernel.errors import DataError, Illegal, RecordError
from beffroi.kernel.match import replay
from beffroi.kernel.record import new_header, read_record
from tests.laws.cases import CASES, begun, played

CASE = next(case for case in CASES if case.game.key == "orleans")  # lanes, and the texts below


def text() -> str:
    """Return the record of a game in progress."""
    return played(CASE, 3, 40).record().text()


def test_a_record_leads_back_to_its_state() -> None:
    match = played(CASE, 3, 40)
    again = replay(CASE.game, read_record(match.record().text()))
    assert CASE.game.digest(again.state) == CASE.game.digest(match.state)
    assert again.record().text() == match.record().text()


def test_a_line_cut_off_is_set_aside() -> None:
    record = read_record(text() + "0 dra")
    assert record.cut == "0 dra"
    assert len(record.entries) == 40


@pytest.mark.parametrize(
    ("spoiled", "reason"),
    [
        ("", "not a Beffroi record"),
        ("hello\n0 pass\n", "not a Beffroi record"),
        ("{}\n", "not a Beffroi record"),
        ("[1]\n", "not a Beffroi record"),
        ('{"beffroi": 2}\n', "format 2"),
        ('{"beffroi": 1, "game": 5}\n', "header of this record is damaged"),
    ],
)
def test_foreign_files_are_refused(spoiled: str, reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        read_record(spoiled)


def test_damaged_entries_name_their_line() -> None:
    lines = text().splitlines()
    for bad in ("nonsense", "9 pass", "x pass", "0 ", ""):
        with pytest.raises(RecordError, match="line 4"):
            read_record("\n".join([*lines[:3], bad, *lines[3:]]) + "\n")
    with pytest.raises(RecordError, match="line 4 does not fit"):
        replay(CASE.game, read_record("\n".join([*lines[:3], "0 fly", *lines[3:]]) + "\n"))


def test_a_header_keeps_128_bits_of_seed() -> None:
    header = new_header(CASE.game, ["A", "B"], {}, (1 << 128) - 1)
    assert json.loads(header.text())["seed"] == str((1 << 128) - 1)


@pytest.mark.parametrize("name", ["", "  ", "a\nb", "x" * 41])
def test_names_are_checked(name: str) -> None:
    with pytest.raises(DataError, match="names"):
        new_header(CASE.game, ["Ann", name], {}, 1)


def test_errors_of_actions_say_what_to_do() -> None:
    match = begun(CASE, 1)
    seat = match.waiting()[0]
    for wrong, reason in [
        ("fly", "unknown verb"),
        ("draw", "write: draw <number>"),
        ("draw many", "is no number"),
        ("pass", "is not possible now; possible: draw 0"),
        ("place " + "x" * 500, "write: place <slot> <kind>"),
    ]:
        with pytest.raises(Illegal, match=reason) as caught:
            match.submit(seat, wrong)
        assert "\n" not in str(caught.value)
        assert len(str(caught.value)) < 700


def test_undo_in_lanes_drops_the_own_last_entry_wherever_it_stands() -> None:
    match = begun(CASE, 5)
    match.submit(0, "draw 0")
    match.submit(1, "draw 0")
    match.submit(0, match.options(0)[1])
    match.submit(1, match.options(1)[1])
    kept = match.entries[-1].text
    alone = begun(CASE, 5)
    for seat, action in [(0, "draw 0"), (1, "draw 0"), (1, kept)]:
        alone.submit(seat, action)
    match.submit(0, "undo")
    assert CASE.game.digest(match.state) == CASE.game.digest(alone.state)
    with pytest.raises(Illegal, match=r"revealed|nothing to take back"):
        match.submit(0, "undo")
    assert match.may_undo(1)


def test_undo_never_goes_past_another_seat() -> None:
    match = played(CASE, 3, 40)
    while match.state.lanes:
        seat = match.waiting()[0]
        match.submit(seat, match.options(seat)[0])
    seat = match.waiting()[0]
    match.submit(seat, "pass")
    others = [other for other in range(CASE.seats) if other != seat]
    assert not any(match.may_undo(other) for other in others)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(DataError, match="the games are"):
        games.load("chess")


@pytest.mark.parametrize("key", [key for key in games.keys() if games.load(key).releases])
def test_a_record_of_older_rules_names_the_release_that_opens_it(key: str) -> None:
    game = games.load(key)
    names = ["P0", "P1"]
    header = {"beffroi": 1, "game": key, "rules": 1, "data": "df8639f1881c", "names": names, "options": {}, "seed": "7"}
    with pytest.raises(RecordError, match=r"open it with Beffroi 0\.1\.0") as caught:
        replay(game, read_record(json.dumps(header) + "\n0 pass\n"))
    facts = {"rules": 1, "game": key, "known": game.rules, "release": "0.1.0"}
    assert (caught.value.key, caught.value.facts) == ("record-rules-released", facts)
    with pytest.raises(RecordError, match="open it with the version that wrote it"):
        replay(game, read_record(json.dumps(header | {"rules": 99}) + "\n0 pass\n"))
