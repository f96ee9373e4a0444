"""`beffroi data set` and `beffroi data desk`: the owner of a box writes down what is printed there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.padding import Padding
from rich.text import Text

from beffroi import desk
from beffroi.cli.keyboard import Left, ask
from beffroi.cli.options import GameName, Lang, open_game
from beffroi.cli.screen import console
from beffroi.cli.talk import SPEAKER
from beffroi.i18n.messages import Messages
from beffroi.kernel.errors import DataError
from beffroi.kernel.game import Game

Folder = Annotated[Path, typer.Argument(metavar="DIR", help="Folder of your data pack; made where there is none.")]
LANGUAGES = ("fr", "en")
QUIT, CONFIRM = "q", "="
LONGEST = 60  # of a value that is shown in the question


def set_value(
    game: GameName,
    folder: Folder,
    path: Annotated[str, typer.Argument(metavar="PATH", help="What to set, as in politics.palace.copies.")],
    value: Annotated[str, typer.Argument(metavar="VALUE", help='A number, a text, or TOML: [1, 2], { do = "gain" }.')],
    lang: Lang = None,
) -> None:
    """Write one value of your box into a data pack; what cannot be is refused with the reason."""
    open_game(game, None, lang)
    after = desk.settled(game, folder, path, desk.meant(value))
    says = SPEAKER.choose(lang, after)
    show(after, path.rpartition(".")[0])
    left = sum(len(question.keys) for question in desk.questions(after))
    console().print(says.say("cli-desk-saved", path=path, folder=str(folder), count=left), soft_wrap=True)


def sit_down(game: GameName, folder: Folder, lang: Lang = None) -> None:
    """Go through what is guessed, entry by entry; type what is printed in your box, and every answer is saved."""
    rules, says = open_game(game, folder if (folder / desk.FILE).is_file() else None, lang)
    out = console()
    asked = desk.questions(rules)
    out.print(says.say("cli-desk-hello", count=sum(len(question.keys) for question in asked), quit=QUIT, same=CONFIRM))
    for question in asked:
        show(rules, question.entry)
        for key in question.keys:
            try:
                rules = answered(says, rules, folder, f"{question.entry}.{key}")
            except Left:
                return
    out.print(says.say("cli-desk-done", folder=str(folder)), soft_wrap=True)


def answered(says: Messages, rules: Game, folder: Path, path: str) -> Game:
    """Ask for one value until it can be; return the game with it."""
    now = desk.value_at(rules.data.tables, path)
    shown = json.dumps(now, ensure_ascii=False) if not isinstance(now, str) else now
    while True:
        line = ask(console(), f"{path} [{shown if len(shown) <= LONGEST else '…'}]: ")
        if line == QUIT:
            raise Left(0)
        if not line:
            return rules
        try:
            after = desk.settled(rules.key, folder, path, now if line == CONFIRM else desk.meant(line))
        except DataError as problem:
            console().print(Text(says.say("cli-desk-refused", reason=str(problem)), style="bold red"), soft_wrap=True)
            continue
        show(after, path.rpartition(".")[0])
        return after


def show(game: Game, entry: str) -> None:
    """Print an entry as the game will say it, in both languages."""
    table, _, name = entry.partition(".")
    out = console()
    out.print(Text(entry, style="bold"))
    data = desk.value_at(game.data.tables, entry)
    for lang in LANGUAGES:
        for line in texts(game, SPEAKER.made(lang, game), table, name, data):
            out.print(Padding(Text(line), (0, 0, 0, 2), expand=False))


def texts(game: Game, says: Messages, table: str, name: str, data: object) -> list[str]:
    """Return what an entry does in words: the face of a card, or the sentence of its effect."""
    for card in game.cards():
        if card["id"] == name and table == "cards":
            face = says.face(card)
            return [f"{face['name']} · {face['about']} · {face['text']}"]
    effect = data.get("effect") if isinstance(data, dict) else None
    if isinstance(effect, dict) and says.has(f"{game.key}-effect-{effect.get('do')}"):
        return [says.effect(effect)]
    return []
