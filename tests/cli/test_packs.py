"""The owner's desk behind terminal and server: values as typed, packs as small as possible."""

from __future__ import annotations

import pytest
import tomli_w

from beffroi import desk, games
from beffroi.kernel.provenance import GUESS


@pytest.mark.parametrize("key", games.keys())
def test_every_value_is_read_as_it_is_typed(key: str) -> None:
    tables = games.load(key).data.tables
    for path in desk.values(games.load(key)):
        value = desk.value_at(tables, path)
        if value is None:  # a default that is left out, with only its source given
            continue
        assert desk.meant(desk.typed(value), value) == value, path


@pytest.mark.parametrize(
    ("text", "like", "value"),
    [
        ("9", 12, 9),
        (" 9 ", 12, 9),
        ("many", 12, "many"),
        ("12", "a name", "12"),
        ('"12"', "a name", "12"),
        ("1, 2,3", [0], [1, 2, 3]),
        ("boatman", ["any"], ["boatman"]),
        ("", ["any"], []),
        ('["any", "monk"]', ["any"], ["any", "monk"]),
        ("true", False, True),
        ("{ coins = 2 }", None, {"coins": 2}),
        ("9" * 5000, 12, "9" * 5000),
    ],
)
def test_what_is_typed_is_meant_like_what_stands_there(text: str, like: object, value: object) -> None:
    assert desk.meant(text, like) == value


@pytest.mark.parametrize("key", games.keys())
def test_a_pack_of_everything_that_is_built_in_says_nothing(key: str) -> None:
    files = {path.name: path.read_text(encoding="utf-8") for path in (games.folder(key) / "data").glob("*.toml")}
    assert desk.taken(key, files) == {}


def test_a_pack_is_taken_as_it_is_meant() -> None:
    """What it names, removes and confirms stays; what it only repeats is dropped."""
    text = """
[cards.koenigin]
price = 9
group = "nobility"
source = "seed"

[cards.baron]
worker_color = ""
activation = "flash"

[cards.graf]
source = "seed"
"""
    tables = desk.taken("bruges", {"box.toml": text})
    again = desk.taken("bruges", {"desk.toml": tomli_w.dumps(tables)})
    assert again == tables
    game = desk.tried("bruges", tables)
    cards = game.data.tables["cards"]
    assert (cards["koenigin"]["price"], cards["baron"]["activation"], "worker_color" in cards["baron"]) == (
        9,
        "flash",
        False,
    )
    states = desk.values(game)
    assert [
        states[f"cards.{path}"] for path in ("koenigin.price", "koenigin.group", "graf.price", "baron.activation")
    ] == [
        "",
        "",
        "",
        GUESS,
    ]


def test_values_are_taken_back_one_by_one() -> None:
    tables = desk.corrected({}, "politics.palace.copies", 2)
    tables = desk.corrected(tables, "politics.palace.cost", 3)
    assert desk.without(tables, ["politics", "palace", "cost"]) == {
        "politics": {"palace": {"copies": 2, "copies_source": "seed"}}
    }
    assert desk.without(desk.corrected({}, "a.b.c", 1), ["a", "b", "c"]) == {}
    assert desk.without(tables, ["politics", "nothing", "cost"]) == tables
