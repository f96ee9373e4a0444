"""`beffroi data`: check, export and query the component data of a game."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Annotated

import typer
from rich.padding import Padding
from rich.text import Text

from beffroi import desk, games
from beffroi.cli.options import AsJson, DataPack, GameName, Lang, open_game, print_json
from beffroi.cli.rulebook import folded
from beffroi.cli.screen import console, table
from beffroi.cli.talk import SPEAKER, Problem
from beffroi.i18n.messages import Messages
from beffroi.kernel.errors import DataError
from beffroi.kernel.game import Game
from beffroi.kernel.provenance import GUESS, SOURCES, Value
from beffroi.kernel.reader import read_folder
from beffroi.kernel.sheet import sheet_text

app = typer.Typer(help="Check, export and query the component data of a game.", no_args_is_help=True)

NONE = "·"


@app.command()
def check(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Folder of a data pack.")],
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="Game it belongs to.")] = None,
    lang: Lang = None,
) -> None:
    """Check a data pack as a game would read it; the first mistake is reported with its file and key."""
    says = SPEAKER.choose(lang)
    key = game or guessed(folder)
    before = games.load(key)
    SPEAKER.choose(lang, key=key)
    after = games.load(key, folder.resolve())
    changed = desk.changes(before.data.tables, after.data.tables)
    for path, *_ in changed:
        console().print(says.say("cli-data-changed", path=path), soft_wrap=True)
    console().print(
        says.say("cli-data-good", game=key, count=len(changed), data=after.fingerprint, built_in=before.fingerprint)
    )
    left, of = [sum(value.source == GUESS for value in game.data.provenance()) for game in (after, before)]
    console().print(says.say("cli-data-guesses", count=left, built_in=of))


def guessed(folder: Path) -> str:
    """Return the game whose tables a pack names."""
    keys = games.keys()
    if len(keys) == 1:
        return keys[0]
    if not folder.is_dir():
        raise DataError(str(folder), "is not a folder; a data pack is a folder of .toml and .csv files", "no-folder")
    tables = set(read_folder(folder)) | {path.stem for path in folder.glob("*.csv")}
    fitting = [key for key in keys if tables and tables <= set(games.load(key).data.tables)]
    if len(fitting) != 1:
        raise Problem("which-game", games=", ".join(keys))
    return fitting[0]


@app.command()
def export(
    game: GameName,
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Folder to fill; nothing in it is overwritten.")],
    lang: Lang = None,
) -> None:
    """Copy the built-in data of a game, to correct what is reconstructed; cards are written as a spreadsheet."""
    rules, says = open_game(game, None, lang)
    sheets = {
        f"{name}.csv": sheet_text(rules.data.tables[name], says.say("cli-sheet-separator")) for name in rules.sheets()
    }
    instead = {rules.data.files[name] for name in rules.sheets()}  # a pack has each table in one file only
    files = [file for file in sorted((games.folder(game) / "data").glob("*.toml")) if file.name not in instead]
    if not files:
        raise Problem("no-data", game=game)
    folder.mkdir(parents=True, exist_ok=True)
    taken = [name for name in [*sheets, *[file.name for file in files]] if (folder / name).exists()]
    if taken:
        raise Problem("exists", name=str(folder / taken[0]))
    done: list[Path] = []
    try:
        for file in files:
            done.append(folder / file.name)
            shutil.copyfile(file, folder / file.name)
        for name, text in sheets.items():
            done.append(folder / name)
            (folder / name).write_text(text, encoding="utf-8", newline="")
    except BaseException:
        for path in done:
            path.unlink(missing_ok=True)
        raise
    console().print(says.say("cli-data-exported", count=len(done), folder=str(folder)), soft_wrap=True)
    for name in sheets:
        console().print(says.say("cli-data-sheet", file=str(folder / name)), soft_wrap=True)


@app.command()
def cards(
    game: GameName,
    words: Annotated[list[str] | None, typer.Argument(metavar="[WORD]...", help="Only cards with these words.")] = None,
    data: DataPack = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Print the cards of a game: what is printed on them, what they do, and what is reconstructed."""
    rules, says = open_game(game, data, lang)
    found = faces(rules, says, words or [])
    if not found:
        raise Problem("no-card" if words else "no-cards", game=game, words=" ".join(words or [])[:60])
    if as_json:
        print_json(found)
        return
    out = console()
    for face in found:
        out.print(Text(face["name"], style="bold").append(f" · {face['about']}", style="not bold"))
        for text in filter(None, [Text(face["text"]), Text(face["doubt"], style="dim")]):
            out.print(Padding(text, (0, 0, 0, 2), expand=False))


def faces(game: Game, says: Messages, words: list[str]) -> list[dict[str, str]]:
    """Return the cards that contain all the given words, as text."""
    wanted = [folded(word) for word in words]
    found = [{"id": card["id"]} | says.face(card) for card in game.cards()]
    return [face for face in found if all(word in folded(" ".join(face.values())) for word in wanted)]


@app.command()
def doubts(game: GameName, data: DataPack = None, lang: Lang = None, as_json: AsJson = False) -> None:
    """List what the owner of a box could settle: the path of each value in a pack, and the value now."""
    rules, says = open_game(game, data, lang)
    found = [
        {"about": entry["about"], "what": entry["what"], "guesses": guesses_below(rules, entry["about"])}
        for entry in rules.data.tables.get("doubts", {}).values()
    ]
    if as_json:
        print_json(found)
        return
    rows = table(*[says.say(head) for head in ("cli-data-path", "cli-data-note", "cli-data-open")])
    for one in found:
        rows.add_row(one["about"], one["what"], str(one["guesses"]))
    console().print(rows)


def guesses_below(game: Game, path: str) -> int:
    """Return the number of guesses at a path or below it."""
    return sum(
        value.source == GUESS and (value.path + ".").replace("[", ".").startswith(f"{path}.")
        for value in game.data.provenance()
    )


@app.command()
def provenance(
    game: GameName,
    data: DataPack = None,
    source: Annotated[
        str | None,
        typer.Option("--source", metavar="SOURCE", help="Only seed, booklet, public, recalled or reconstructed."),
    ] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """List where every value comes from: rulebooks, public sources, memory, or reconstruction."""
    rules, says = open_game(game, data, lang)
    if source is not None and source not in SOURCES:
        raise Problem("source", source=source[:30], sources=", ".join(SOURCES))
    entries = [entry for entry in rules.data.provenance() if source is None or entry.source == source]
    if as_json:
        print_json([entry._asdict() for entry in entries])
        return
    out = console()
    for kind in SOURCES:
        group = [entry for entry in entries if entry.source == kind]
        if not group:
            continue
        out.print(says.say(f"cli-source-{kind}", count=len(group)), style="bold")
        heads = ("cli-data-path", "cli-data-values", "cli-data-confidence", "cli-data-note")
        rows = table(*[says.say(head) for head in heads])
        for path, keys, confidence, note in gathered(group):
            sure = says.say(f"cli-confidence-{confidence}") if confidence else NONE
            rows.add_row(path, keys, sure, note or NONE)
        out.print(rows)
        out.print()
    counts = [says.say(f"cli-source-{kind}.count", count=sum(e.source == kind for e in entries)) for kind in SOURCES]
    out.print(" · ".join(counts))


def gathered(group: list[Value]) -> list[tuple[str, str, str, str]]:
    """Return entry, keys, confidence and note; entries of a table that are alike and have no note share a row."""
    entries: dict[tuple[str, str, str], list[str]] = {}
    for path, _, confidence, note in group:
        entry, _, key = path.rpartition(".")
        entries.setdefault((entry, confidence, note), []).append(key)
    out: list[tuple[str, str, str, str]] = []
    alike: dict[tuple[str, str, str], list[str]] = {}
    for (entry, confidence, note), keys in entries.items():
        head, _, name = entry.rpartition(".")
        if note or not head:
            out.append((entry, ", ".join(keys), confidence, note))
        else:
            alike.setdefault((head, ", ".join(keys), confidence), []).append(name)
    for (head, same, confidence), names in alike.items():
        if len(names) == 1:
            out.append((f"{head}.{names[0]}", same, confidence, ""))
        else:
            out.append((f"{head}.*", same, confidence, ", ".join(names)))
    return sorted(out)
