"""Small words for tables of La Città."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from beffroi.kernel.flow import legal, play
from tests.games.la_citta.geometry import beside
from tests.kit import Table, la_citta

City = dict[str, Any]

ALPHA1, ALPHA2 = "11,12", "18,7"  # start sites of the first player on the beginners' map of two
BETA1, BETA2 = "8,8", "12,2"  # and of the second
PLAIN = ["palace", "palace", "hospital", "hospital", "cathedral", "university", "bathhouse"]  # all of them cost gold
TIED = ["culture", "culture", "health", "health"]


def city(castello: str, citizens: int, tiles: dict[str, str] | None = None, **more: Any) -> City:
    """Return a city of a position."""
    return {"castello": castello, "citizens": citizens, "tiles": tiles or {}} | more


def owner(*cities: City, **more: Any) -> dict[str, Any]:
    """Return a player of a position with these cities."""
    return {"cities": list(cities)} | more


def alone(step: str, phase: str, *players: dict[str, Any], **document: Any) -> Table:
    """Return a table on which one phase is done and nothing follows."""
    return la_citta(phase=phase, agenda=[[step]], players=list(players), **document)


def grown(*players: dict[str, Any], **document: Any) -> Table:
    """Return a table after phase 4 alone."""
    return alone("Growth", "growth", *players, **document)


def revealed(voice: list[str], *players: dict[str, Any], **document: Any) -> Table:
    """Return a table on which phases 6 and 7 are done, cities put right, and nothing follows."""
    agenda = [["Reveal"], ["Migration"], ["Reorganization"]]
    return la_citta(phase="reveal_voice", agenda=agenda, voice=voice, players=list(players), **document)


def culture(*players: dict[str, Any], **document: Any) -> Table:
    """Return a table after the migration of a year that wishes culture."""
    return revealed(["culture"] * 4, *players, **document)


def tidied(*players: dict[str, Any], **document: Any) -> Table:
    """Return a table whose cities are put right after migration."""
    return alone("Reorganization", "migration", *players, **document)


def fed(*players: dict[str, Any], **document: Any) -> Table:
    """Return a table on which phase 8 is done and nothing follows."""
    return alone("Feeding", "feeding", *players, **document)


def town(table: Table, name: str) -> dict[str, Any]:
    """Return a city as everybody sees it."""
    return dict(next(one for one in towns(table) if one["city"] == name))


def towns(table: Table) -> list[dict[str, Any]]:
    """Return all cities as everybody sees them."""
    return [one for player in table.view(-1)["players"] for one in player["cities"]]


def shape(table: Table, name: str) -> tuple[int, int]:
    """Return population and size of a city: p/s of the rules."""
    one = town(table, name)
    return one["citizens"], one["size"]


def names(table: Table) -> list[str]:
    """Return the names of all cities that stand."""
    return [one["city"] for one in towns(table)]


def public(table: Table, seat: int = 0) -> dict[str, Any]:
    """Return what everybody sees of a player."""
    return dict(table.view(-1)["players"][seat])


def gold(table: Table, seat: int = 0) -> int:
    """Return the gold of a player."""
    return int(public(table, seat)["gold"])


def food(table: Table, seat: int = 0) -> int:
    """Return how many citizens a player feeds."""
    return int(public(table, seat)["food"])


def supply(table: Table) -> int:
    """Return the citizens in the supply."""
    return int(table.view(-1)["supply"])


def after(table: Table, *moves: str) -> list[str]:
    """Return what the seat of the last of some moves may do then; the table stays as it is."""
    state = table.match.state.clone()
    seat = 0
    for move in moves:
        head, _, text = move.partition(" ")
        seat = int(head)
        play(state, seat, table.game.words.parse(text))
    return [table.game.words.text(action) for action in legal(state, seat)]


def spots(table: Table, seat: int, building: str, verb: str = "build", near: str = "") -> set[str]:
    """Return where a seat may build with its next card; `near` names a space to which they must be adjacent."""
    if f"{verb} {building}" not in table.legal(seat):
        return set()
    found = {text.removeprefix("at ") for text in after(table, f"{seat} {verb} {building}")}
    return found & beside(near, len(table.view(-1)["players"])) if near else found


def sites(table: Table, seat: int) -> set[str]:
    """Return where a seat may found a city."""
    if "found" not in table.legal(seat):
        return set()
    return {text.removeprefix("site ") for text in after(table, f"{seat} found")}


def told(table: Table, what: str, viewer: int = -1) -> list[dict[str, Any]]:
    """Return what a viewer was told of one kind."""
    return [event for event in table.told(viewer) if event["what"] == what]


def problems(table: Table) -> list[str]:
    """Return the invariants that a table breaks."""
    return list(table.game.violations(table.match.state, None))


def idle(table: Table, turns: int) -> Table:
    """Let players take that many turns with as little as can be: gold, or the first card."""
    for _ in range(turns):
        seat = table.asked()[0]
        options = table.legal(seat)
        table.do(f"{seat} {'gold' if 'gold' in options else options[0]}")
        while table.asked() == [seat] and not {"gold", "pass"} & set(table.legal(seat)) and unfinished(table, seat):
            table.do(f"{seat} {table.legal(seat)[0]}")
    return table


def unfinished(table: Table, seat: int) -> bool:
    """Return whether a seat is within a card."""
    return not any(text.startswith("take ") for text in table.legal(seat))


def playing(seats: int, seed: int, **options: str) -> Iterator[Table]:
    """Play a whole game by a rule of thumb; yield it before every choice and at its end."""
    table = la_citta(options, seats=seats, seed=seed)
    step = 0
    while table.asked():
        yield table
        seat = table.asked()[0]
        choices = table.legal(seat)
        table.do(f"{seat} {choices[(seed + 7 * step) % len(choices)]}")
        step += 1
    yield table
