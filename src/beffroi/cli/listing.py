"""`beffroi games`: the games, their numbers of players, and their options."""

from __future__ import annotations

from typing import Any

from beffroi import games as shelf
from beffroi.cli.options import AsJson, Lang, print_json, values_of
from beffroi.cli.screen import console, table
from beffroi.cli.talk import SPEAKER, program
from beffroi.i18n.messages import Messages
from beffroi.kernel.game import Game, Option
from beffroi.kernel.plain import PlainEvaluation


def games(lang: Lang = None, as_json: AsJson = False) -> None:
    """List the games, their numbers of players and their options."""
    SPEAKER.choose(lang)
    if as_json:
        print_json([facts(shelf.load(key)) for key in shelf.keys()])
        return
    out = console()
    for key in shelf.keys():
        game = shelf.load(key)
        says = SPEAKER.choose(lang, game)
        low, high = seat_range(game)
        out.print(f"{says.say(f'{key}-title')} ({key}) · {says.say('game-seats', low=low, high=high)}", style="bold")
        rows = table(says.say("cli-games-option"), says.say("cli-games-values"), says.say("cli-games-meaning"))
        for option in game.options:
            about = f"{key}-option-{option.name}.help"
            rows.add_row(option.name, "", says.say(about) if says.has(about) else says.option(option.name))
            for value in values_of(option):
                default = f" ({says.say('cli-games-default')})" if value == option.default else ""
                rows.add_row("", f"{value}{default}", meaning_of(says, option, value))
        if game.options:
            out.print(rows)
        if key not in shelf.ours():
            out.print(says.say("cli-games-guest", package=shelf.folder(key).name), soft_wrap=True)
        if isinstance(game.evaluation(), PlainEvaluation):
            out.print(says.say("cli-games-plain-bots"), soft_wrap=True)
        out.print(says.say("cli-games-try", command=f"{program()} play {key}"), soft_wrap=True)


def meaning_of(says: Messages, option: Option, value: str) -> str:
    """Return the name of a value, or of both ends of a range if they have names, as seats do."""
    if value == f"{option.low}-{option.high}":
        low, high = (says.option(option.name, str(end)) for end in (option.low, option.high))
        return "" if low == str(option.low) else f"{low} … {high}"
    meaning = says.option(option.name, value)
    return "" if meaning == value else meaning


def seat_range(game: Game) -> tuple[int, int]:
    """Return the minimum and maximum number of players over all word options."""
    ranges = [game.seats(game.complete({}))]
    for option in game.options:
        ranges += [game.seats(game.complete({option.name: word})) for word in option.words]
    return min(low for low, _ in ranges), max(high for _, high in ranges)


def facts(game: Game) -> dict[str, Any]:
    """Return a game as JSON data."""
    low, high = seat_range(game)
    return {
        "game": game.key,
        "rules": game.rules,
        "data": game.fingerprint,
        "players": [low, high],
        "options": [
            {"name": o.name, "default": o.default, "words": o.words}
            | ({"low": o.low, "high": o.high} if o.low != o.high else {})
            for o in game.options
        ],
    }
