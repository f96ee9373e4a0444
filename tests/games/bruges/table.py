"""Small words for tables of Bruges."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from beffroi import games
from beffroi.kernel.match import Match
from beffroi.kernel.position import read_position
from beffroi.kernel.record import new_header
from tests.kit import Table, bruges

GAME = games.load("bruges")
DATA: dict[str, Any] = GAME.data.tables
CARDS: dict[str, dict[str, Any]] = DATA["cards"]
COLORS = ["blue", "brown", "yellow", "red", "purple"]
COMMON = ["round", "first", "cycle", "played", "dice", "piles", "reserve", "discard", "last_round"]
COMMON += ["turn", "seed"]


class Packed(Table):
    """A table of a game with an owner's data pack of one file."""

    def __init__(self, folder: Path, text: str, **document: Any) -> None:
        (folder / "mine.toml").write_text(text, encoding="utf-8")
        self.game = games.load("bruges", folder)
        whole = {"options": {"first": "0"}} | document
        self.position = read_position(self.game, whole)
        names = [f"P{seat}" for seat in range(self.position.seats)]
        header = new_header(self.game, names, self.position.options, self.position.seed, whole)
        self.match = Match(self.game, header)


def laid_out(phase: str, own: dict[str, Any], *others: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return a document of a phase; keys of the table are told from those of seat 0."""
    document: dict[str, Any] = {key: more.pop(key) for key in COMMON if key in more}
    return {"phase": phase, "players": [own | more, *(others or ({},))]} | document


def playing(hand: list[str], *others: dict[str, Any], **more: Any) -> Table:
    """Return a table where seat 0 has its turn with a hand; others are players beside."""
    options = more.pop("options", None)
    return bruges(options, **laid_out("play", {"hand": hand}, *others, **more))


def at(phase: str, *others: dict[str, Any], **more: Any) -> Table:
    """Return a table of another phase with seat 0 as told; others are players beside."""
    options = more.pop("options", None)
    return bruges(options, **laid_out(phase, {}, *others, **more))


def public(table: Table, seat: int = 0) -> dict[str, Any]:
    """Return what everybody sees of a player."""
    return dict(table.view(-1)["players"][seat])


def own(table: Table, seat: int = 0) -> dict[str, Any]:
    """Return what a player sees of itself."""
    return dict(table.view(seat)["players"][seat])


def hand(table: Table, seat: int = 0) -> list[str]:
    """Return a hand, as its owner sees it."""
    return sorted(own(table, seat)["hand"])


def florins(table: Table, seat: int = 0) -> int:
    """Return the florins of a player."""
    return int(public(table, seat)["florins"])


def score(table: Table, seat: int = 0) -> int:
    """Return the points on the track."""
    return int(public(table, seat)["score"])


def level(table: Table, seat: int = 0) -> int:
    """Return the level of progress."""
    return int(public(table, seat)["progress"])


def some(counts: dict[str, int]) -> dict[str, int]:
    """Return counts without zeros."""
    return {name: count for name, count in counts.items() if count}


def workers(table: Table, seat: int = 0) -> dict[str, int]:
    """Return the workers of a player by color."""
    return some(public(table, seat)["workers"])


def markers(table: Table, seat: int = 0) -> dict[str, int]:
    """Return the threat markers of a player by color."""
    return some(public(table, seat)["markers"])


def tiles(table: Table, seat: int = 0) -> tuple[int, int]:
    """Return the canal tiles of a player, left and right."""
    canals = public(table, seat)["canals"]
    return (canals["left"], canals["right"])


def houses(table: Table, seat: int = 0) -> list[str]:
    """Return houses as everybody sees them: "red" is empty, "red: graf" is lived in."""
    out: list[str] = []
    for house in public(table, seat)["houses"]:
        assert house["number"] == len(out) + 1
        out.append(house["color"] + (f": {house['character']}" if house["character"] else ""))
    return out


def characters(table: Table, seat: int = 0) -> list[str]:
    """Return the characters of a player in the order of their placement."""
    return [character["card"] for character in public(table, seat)["characters"]]


def used(table: Table, seat: int = 0) -> list[str]:
    """Return the characters that were used in this round."""
    return [character["card"] for character in public(table, seat)["characters"] if character["used"]]


def statues(table: Table, seat: int = 0) -> list[int]:
    """Return the statues of a player."""
    return list(public(table, seat)["statues"])


def majorities(table: Table, seat: int = 0) -> list[str]:
    """Return the fields whose marker shows its color."""
    return sorted(public(table, seat)["majorities"])


def lines(table: Table, seat: int = 0) -> dict[str, int]:
    """Return the score lines of a player."""
    return dict(public(table, seat)["lines"])


def sizes(table: Table) -> tuple[int, int, int]:
    """Return the sizes of pile a, pile b and the reserve."""
    view = table.view(-1)
    return (view["piles"]["a"]["size"], view["piles"]["b"]["size"], view["reserve"])


def phase(table: Table) -> str:
    """Return the phase."""
    return str(table.view(-1)["phase"])


def of_color(color: str, count: int, but: tuple[str, ...] = ()) -> list[str]:
    """Return some cards of a color."""
    return [name for name, card in CARDS.items() if card["color"] == color and name not in but][:count]


def starting(table: Table, *verbs: str, seat: int = 0) -> list[str]:
    """Return the legal actions of some verbs."""
    return [text for text in table.legal(seat) if text.split(" ")[0] in verbs]


def uses(table: Table, card: str, seat: int = 0) -> list[str]:
    """Return what a card can be played for."""
    return [text.split(" ")[2] for text in starting(table, "play", seat=seat) if text.split(" ")[1] == card]


def until(table: Table, wanted: str) -> Table:
    """Choose the first option until a phase is reached."""
    while phase(table) != wanted:
        seat = table.asked()[0]
        table.do(f"{seat} {table.legal(seat)[0]}")
    return table


def passed(table: Table) -> Table:
    """End turns of players without cards until the phase is over."""
    while phase(table) == "play":
        table.do(f"{table.asked()[0]} end-turn")
    return table


def names_in(thing: Any) -> Iterator[str]:
    """Yield every text within a document."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield from names_in(key)
            yield from names_in(value)
    elif isinstance(thing, list | tuple):
        for value in thing:
            yield from names_in(value)
    elif isinstance(thing, str):
        yield from thing.split(" ")


def faces(thing: Any) -> set[str]:
    """Return every card that a document names."""
    return {name for name in names_in(thing) if name in CARDS}
