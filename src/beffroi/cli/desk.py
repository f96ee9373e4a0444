"""`beffroi data set` and `beffroi data desk`: the owner of a box enters what is printed there."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.padding import Padding
from rich.text import Text

from beffroi import desk
from beffroi.cli.keyboard import Left, ask
from beffroi.cli.options import GameName, Lang, open_game
from beffroi.cli.screen import console
from beffroi.cli.talk import SPEAKER, Problem, refusal
from beffroi.i18n.messages import Messages
from beffroi.kernel.errors import DataError
from beffroi.kernel.game import Game

Folder = Annotated[Path, typer.Argument(metavar="DIR", help="Folder of your data pack; created if missing.")]
LANGUAGES = ("fr", "en")
QUIT, CONFIRM, KEEP = "q", "=", "+"
LONGEST = 60  # characters of a value shown in the question


def set_value(
    game: GameName,
    folder: Folder,
    values: Annotated[
        list[str],
        typer.Argument(
            metavar="PATH=VALUE...", help="What to set: politics.palace.copies=2; lists and tables as in TOML."
        ),
    ],
    lang: Lang = None,
) -> None:
    """Write values from your box to a data pack; impossible values are refused with a reason."""
    before, _ = open_game(game, None, lang)
    given: dict[str, Any] = {}
    for text in values:
        path, sign, value = text.partition("=")
        if not sign:
            raise Problem("desk-value", text=text[:60])
        given[path.strip()] = desk.meant(value, desk.value_at(before.data.tables, path.strip()))
    after = desk.settled(game, folder, given)
    says = SPEAKER.choose(lang, after)
    for entry in dict.fromkeys(path.rpartition(".")[0] for path in given):
        show(after, entry)
    left = sum(len(question.keys) for question in desk.questions(after))
    saved = says.say("cli-desk-saved", paths=", ".join(given), folder=str(folder), count=left)
    console().print(saved, soft_wrap=True)


def sit_down(game: GameName, folder: Folder, lang: Lang = None) -> None:
    """Go through the guessed values, entry by entry, and type what is printed in your box; every answer is saved."""
    rules, says = open_game(game, folder if (folder / desk.FILE).is_file() else None, lang)
    out = console()
    asked = desk.questions(rules)
    count = sum(len(question.keys) for question in asked)
    out.print(says.say("cli-desk-hello", count=count, quit=QUIT, same=CONFIRM, keep=KEEP), soft_wrap=True)
    kept: dict[str, Any] = {}  # answers that may only be right together with others
    try:
        for question in asked:
            show(rules, question.entry)
            for key in question.keys:
                rules = answered(says, rules, folder, f"{question.entry}.{key}", kept)
        out.print(says.say("cli-desk-done", folder=str(folder)), soft_wrap=True)
    except Left:
        pass
    if kept:
        out.print(says.say("cli-desk-kept", paths=", ".join(kept)), style="bold red", soft_wrap=True)


def answered(says: Messages, rules: Game, folder: Path, path: str, kept: dict[str, Any]) -> Game:
    """Ask for one value until it is accepted, alone or with those kept so far, or kept; return the game with it."""
    value: Any = None
    now = desk.value_at(rules.data.tables, path)
    shown = desk.typed(now)
    while True:
        line = ask(console(), f"{path} [{shown if len(shown) <= LONGEST else '…'}]: ")
        if line == QUIT:
            raise Left(0)
        if not line:
            return rules
        if line == KEEP and value is not None:
            kept[path] = value
            return rules
        value = now if line == CONFIRM else desk.meant(line, now)
        try:
            after = desk.settled(rules.key, folder, kept | {path: value})
        except DataError as problem:
            told = says.say("cli-desk-refused", reason=refusal(says, problem), keep=KEEP)
            console().print(Text(told, style="bold red"), soft_wrap=True)
            continue
        kept.clear()
        show(after, path.rpartition(".")[0])
        return after


def show(game: Game, entry: str) -> None:
    """Print an entry as the game will describe it, in both languages."""
    out = console()
    out.print(Text(entry, style="bold"))
    data = desk.value_at(game.data.tables, entry)
    card = next((card for card in game.cards() if f"cards.{card['id']}" == entry), None)
    for lang in LANGUAGES:
        for line in SPEAKER.made(lang, game).entry(data, card):
            out.print(Padding(Text(line), (0, 0, 0, 2), expand=False))
