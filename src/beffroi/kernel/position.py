# mypyc: skip
"""Positions: any state as one readable document, whole or in part, and back (docs/positions.md)."""

from __future__ import annotations

from typing import Any

from beffroi.kernel.chance import MOST_SEED, Rng
from beffroi.kernel.errors import DataError
from beffroi.kernel.flow import MOST_OPTIONS, TABLE, State, Step, advance
from beffroi.kernel.game import Game, written
from beffroi.kernel.reader import Reader, known, whole
from beffroi.kernel.refusals import nearest

MOST_STEPS = 400  # of an agenda or a lane; real ones have a few dozen, and every clone of the state copies them


class Position:
    """A state, with the options it was created with."""

    def __init__(self, seats: int, options: dict[str, str], seed: int, state: State) -> None:
        self.seats = seats
        self.options = options
        self.seed = seed
        self.state = state


def write_position(game: Game, position: Position) -> dict[str, Any]:
    """Return a document that restores exactly the same state."""
    state = position.state
    out: dict[str, Any] = {
        "game": game.key,
        "rules": game.rules,
        "seats": position.seats,
        "options": position.options,
        "seed": str(position.seed),
    }
    out |= game.write(state)
    out["agenda"] = named_steps(game, written(state.agenda))
    out["lanes"] = [named_steps(game, written(lane)) for lane in state.lanes]
    out["chance"] = [[int(rng.a), int(rng.b), int(rng.c), int(rng.d)] for rng in state.chance]
    out["shown"] = int(state.shown)
    return out


def read_position(game: Game, document: Any, listening: bool = False) -> Position:
    """Return the state of a document; what it leaves out is as set up with its options and seed.

    With `listening`, the state keeps the events up to the first decision.
    """
    doc = Reader(document, "")
    if doc.has("game") and doc.text("game") != game.key:
        raise DataError("game", f"this position is of «{doc.text('game')[:30]}», not of {game.key}")
    if doc.has("rules") and doc.number("rules") != game.rules:
        raise DataError("rules", f"this position has rules version {doc.number('rules')}, the game {game.rules}")
    table = doc.table("options") if doc.has("options") else Reader({}, "options")
    options = game.complete({name: table.text(name) for name in table.data})
    low, _ = game.seats(options)
    seats = doc.number("seats", counted(doc) or low, 1, 99)
    game.check_seats(seats, options)
    seed = read_seed(doc)
    state = game.bare(seats, options, seed)
    game.read(state, doc)
    turn = doc.number("turn", -1, 0, seats - 1) if doc.has("turn") else -1
    if doc.has("chance"):
        read_chance(doc, state)
    state.shown = doc.number("shown", int(state.shown))
    read_todo(game, doc, state, options, seats, turn)
    doc.done()
    if listening:
        state.events = []
    try:
        advance(state)
    except IndexError:
        raise DataError(*too_much(state, doc.has("agenda"))) from None
    refuse_impossible(game, state)
    return Position(seats, options, seed, state)


def too_much(state: State, given: bool) -> tuple[str, str]:
    """Say why a position cannot go on: too many choices at once, or an invalid step in its agenda."""
    if state.offers.count >= MOST_OPTIONS:
        return "position", f"offers more than {MOST_OPTIONS} choices at once, which no table can ask"
    return "agenda" if given else "position", "a step has numbers that mean nothing on this table"


def refuse_impossible(game: Game, state: State) -> None:
    """Refuse a table that breaks an invariant of the game, saying what is wrong.

    Once a given agenda runs out, nobody is asked: an invariant that is only about this is ignored.
    """
    wrong = game.violations(state, None)
    if wrong and state.waiting == 0:
        state.waiting = 1
        wrong = [what for what in wrong if what in game.violations(state, None)]
        state.waiting = 0
    if wrong:
        more = f" (and {len(wrong) - 1} more)" if len(wrong) > 1 else ""
        raise DataError("position", f"cannot be: {wrong[0]}{more}")


def counted(doc: Reader) -> int:
    """Return how many players a document lists."""
    players = doc.data.get("players")
    return len(players) if isinstance(players, list) else 0


def read_seed(doc: Reader) -> int:
    """Read a seed: a number, or a text so that all digits survive."""
    if not doc.has("seed"):
        return 0
    value = doc.value("seed")
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= 39:
        value = int(value)
    return whole(value, "seed", 0, MOST_SEED)


def read_chance(doc: Reader, state: State) -> None:
    """Read the generators of all streams."""
    rows = doc.items("chance")
    if len(rows) != len(state.chance):
        raise DataError("chance", f"{len(rows)} streams are given, but the game has {len(state.chance)}")
    for i, row in enumerate(rows):
        path = f"chance[{i}]"
        if not isinstance(row, list) or len(row) != 4:
            raise DataError(path, "a stream is four whole numbers")
        a, b, c, d = (whole(number, f"{path}[{k}]", 0, (1 << 32) - 1) for k, number in enumerate(row))
        state.chance[i] = Rng(a, b, c, d)


def read_todo(game: Game, doc: Reader, state: State, options: dict[str, str], seats: int, turn: int) -> None:
    """Read what remains to be done, the next step first; without it, go on from the phase."""
    if doc.has("agenda") and turn >= 0:
        raise DataError("turn", "cannot go with agenda, which already says who is next")
    if doc.has("agenda"):
        steps = read_steps(game, state, doc.items("agenda"), "agenda", seats)
    else:
        steps = game.resume(state, options, turn)
    state.agenda.extend(reversed(steps))
    if doc.has("lanes") and doc.items("lanes"):
        lanes = doc.items("lanes")
        if len(lanes) != seats:
            raise DataError("lanes", f"{len(lanes)} lanes are given, but the game has {seats} seats")
        state.lanes = []
        for seat, lane in enumerate(lanes):
            if not isinstance(lane, list):
                raise DataError(f"lanes[{seat}]", "a lane is a list of steps")
            state.lanes.append(list(reversed(read_steps(game, state, lane, f"lanes[{seat}]", seats))))
            for step in state.lanes[-1]:
                if step.args()[:1] != [seat]:
                    raise DataError(f"lanes[{seat}]", f"holds a step that is not of seat {seat}")


def read_steps(game: Game, state: State, items: list[Any], path: str, seats: int) -> list[Step[Any]]:
    """Read steps as written() writes them: `["Turn", 0]`."""
    if len(items) > MOST_STEPS:
        raise DataError(path, f"has {len(items)} steps; no game has more than {MOST_STEPS} ahead of it")
    return [read_step(game, state, item, f"{path}[{i}]", seats) for i, item in enumerate(items)]


def named_steps(game: Game, steps: list[list[Any]]) -> list[list[Any]]:
    """Return steps with names instead of numbers, where the game says what a number names."""
    out: list[list[Any]] = []
    for name, *args in steps:
        domains = ["", *game.step_names.get(name, [])]
        domains += [""] * (len(args) - len(domains))
        out.append([name, *[named_argument(game, domain, arg) for domain, arg in zip(domains, args, strict=False)]])
    return out


def named_argument(game: Game, domain: str, number: int) -> Any:
    """Return a number of a step by its name: one, a set, or the word for none in particular."""
    if not domain:
        return number
    names = game.names_of(domain.rstrip("*").partition("?")[0])
    if domain.endswith("*"):
        return [name for i, name in enumerate(names) if (number >> i) & 1]
    return names[number] if number < len(names) else domain.partition("?")[2]


def read_argument(game: Game, domain: str, item: Any, path: str) -> int:
    """Read a number of a step, or the name that stands for it."""
    if not domain or isinstance(item, int):
        return whole(item, path, 0, 1 << 30)
    plain, _, other = domain.rstrip("*").partition("?")
    names = game.names_of(plain)
    if domain.endswith("*"):
        if not isinstance(item, list):
            raise DataError(path, f"expected a list of names, as in [{', '.join(names[:2])}]")
        return sum(1 << number for number in {known(one, f"{path}[{i}]", names) for i, one in enumerate(item)})
    return known(item, path, [*names, other] if other else names)


def read_step(game: Game, state: State, item: Any, path: str, seats: int) -> Step[Any]:
    """Read one step: its name, a seat, then names or whole numbers."""
    if not isinstance(item, list) or not item or not isinstance(item[0], str):
        raise DataError(path, 'a step is a list of its name, a seat and more, as in ["Turn", 0]')
    name, *given = item
    if name not in game.steps:
        raise DataError(path, f"«{name[:30]}» is not a step; {nearest(name, list(game.steps))}")
    domains = ["", *game.step_names.get(name, [])]
    domains += [""] * (len(given) - len(domains))
    args = [read_argument(game, domains[k], one, f"{path}[{k + 1}]") for k, one in enumerate(given)]
    if args and args[0] >= seats:
        raise DataError(f"{path}[1]", f"there is no seat {args[0]}")
    make: Any = game.steps[name]
    try:
        step: Step[Any] = make(*args)
    except TypeError:
        raise DataError(path, f"{name} does not take {len(args)} arguments") from None
    if step.seat != TABLE and step.seat >= seats:
        raise DataError(path, f"there is no seat {step.seat}")
    game.check_step(state, name, args, path)
    return step


def read_time(doc: Reader, phases: list[str], begun: int) -> tuple[int, int]:
    """Return phase and round of a game whose first phase is setup; a round without a phase means phase `begun`."""
    phase = 0
    if doc.has("phase"):
        phase = doc.word("phase", phases)
    elif doc.number("round", 0, 0, 999) > 0:
        phase = begun
    least = 0 if phase == 0 else 1
    round = doc.number("round", least, least, 999)
    if phase == 0 and round > 0:
        raise DataError(doc.at("round"), "is 0 before the first round; give another phase")
    return phase, round
