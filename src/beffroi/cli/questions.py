"""A few short questions before a game, for somebody who just typed `beffroi play`."""

from __future__ import annotations

from typing import NamedTuple

from beffroi.bots.levels import LEVELS, STAND_IN
from beffroi.cli.keyboard import ask
from beffroi.cli.screen import console
from beffroi.i18n.messages import Messages
from beffroi.kernel.errors import DataError
from beffroi.kernel.game import Game
from beffroi.kernel.record import check_name


class Seating(NamedTuple):
    """What a table needs: options, names, how many of the first seats are people, and the bots' level."""

    options: dict[str, str]
    names: list[str]
    people: int
    level: str = ""


def ask_all(game: Game, says: Messages, given: dict[str, str]) -> Seating:
    """Ask for the edition, the number of players, and who they are."""
    out = console()
    out.print(says.say(f"{game.key}-title"), style="bold")
    options = dict(given)
    first = game.options[0] if game.options else None
    if first is not None and first.name not in given and len(first.words) > 1:
        texts = [says.option(first.name, word) for word in first.words]
        picked = pick(says, says.option(first.name), texts, first.words.index(first.default))
        options[first.name] = first.words[picked]
    low, high = game.seats(game.complete(options))
    players = number(says, says.say("cli-question-players", low=low, high=high), low, high, low)
    people = number(says, says.say("cli-question-people", high=players), 1, players, 1)
    level = ""
    if people < players:
        texts = [says.say(f"level-{one}") for one in LEVELS]
        level = LEVELS[pick(says, says.say("cli-question-level"), texts, LEVELS.index(STAND_IN))]
    names = ask_names(says, people)
    names += [says.say("cli-player", number=seat + 1) for seat in range(people, players)]
    return Seating(options, names, people, level)


def pick(says: Messages, question: str, texts: list[str], default: int) -> int:
    """Let the player choose one of a few things; Enter takes the default."""
    out = console()
    for i, text in enumerate(texts, 1):
        out.print(f"  {i}  {text}")
    return number(says, question, 1, len(texts), default + 1) - 1


def number(says: Messages, question: str, low: int, high: int, default: int) -> int:
    """Ask for a number until one fits; Enter takes the default."""
    if low == high:
        return low
    out = console()
    while True:
        text = ask(out, f"{question} [{default}] ")
        if not text:
            return default
        if text.isascii() and text.isdigit() and low <= int(text[:6]) <= high:
            return int(text)
        out.print(says.say("cli-question-number", low=low, high=high))


def ask_names(says: Messages, people: int) -> list[str]:
    """Ask every person for a name; Enter takes `Player 1`."""
    out = console()
    names: list[str] = []
    while len(names) < people:
        default = says.say("cli-player", number=len(names) + 1)
        name = ask(out, f"{says.say('cli-question-name', number=len(names) + 1)} [{default}] ") or default
        try:
            check_name(name, "")
        except DataError as error:
            out.print(error.reason)
            continue
        names.append(name)
    return names
