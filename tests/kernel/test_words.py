"""The vocabulary of a game: what it refuses to load."""

from __future__ import annotations

import pytest

from beffroi.kernel.words import News, Word, Words

NAMES = {"tile": ["a", "b"]}
VERBS = [Word("take", 0, ["tile"]), Word("pass", 2, [])]
NEWS = [News("took-tile", ["tile:tile"], []), News("over", [], [])]


class Told:
    """The same numbers as the table."""

    TOOK_TILE = 0
    OVER = 1


class Swapped:
    """Two numbers are swapped."""

    TOOK_TILE = 1
    OVER = 0


class Short:
    """A number is missing."""

    TOOK_TILE = 0


class Long:
    """One number too many."""

    TOOK_TILE = 0
    OVER = 1
    DRAWN = 2


def test_verbs_and_events_that_agree_with_their_numbers_are_taken() -> None:
    assert Words(NAMES, VERBS, NEWS, Told).size == 3


def test_a_verb_that_begins_elsewhere_is_refused() -> None:
    with pytest.raises(ValueError, match="pass begins at 3, the table says 2"):
        Words(NAMES, [VERBS[0], Word("pass", 3, [])], NEWS, Told)


@pytest.mark.parametrize(
    ("told", "problem"),
    [
        (Swapped, "TOOK_TILE is number 1, the table of events says 0"),
        (Short, "OVER is number None, the table of events says 1"),
        (Long, "DRAWN is number 2, the table of events says None"),
    ],
)
def test_an_event_that_would_be_told_as_another_is_refused(told: type[object], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        Words(NAMES, VERBS, NEWS, told)
