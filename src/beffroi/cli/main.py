"""The command `beffroi`: its subcommands, and every problem reported in one line."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from typing import Annotated

import typer

from beffroi import __version__
from beffroi.cli import (
    admin,
    admin_house,
    admin_people,
    check,
    data,
    dataset,
    desk,
    listing,
    loadtest,
    newgame,
    perft,
    play,
    position,
    replay,
    rules,
    serve,
    simulate,
    tournament,
    tune,
    upkeep,
)
from beffroi.cli.talk import SPEAKER
from beffroi.cli.usage import usage_line
from beffroi.kernel.errors import BeffroiError

app = typer.Typer(
    name="beffroi",
    help="Play and study medieval town-building board games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

app.command()(play.play)
app.command()(serve.serve)
app.command()(loadtest.loadtest)
app.command()(replay.replay)
app.command()(simulate.simulate)
app.command()(tournament.tournament)
app.command()(tune.tune)
app.command()(dataset.dataset)
app.command()(check.check)
app.command()(perft.perft)
app.command()(position.position)
app.command()(rules.rules)
app.command()(listing.games)
app.command("new-game")(newgame.new_game)
data.app.command("set")(desk.set_value)
data.app.command("desk")(desk.sit_down)
app.add_typer(data.app, name="data")
for command in (upkeep.backup, upkeep.restore, upkeep.check, upkeep.clean):
    admin.app.command()(command)
admin.app.command("guests")(admin_people.guests)
admin.app.command("guest")(admin_people.one_guest)
admin.app.command("export-guest")(admin_people.export_guest)
admin.app.command("delete-guest")(admin_people.delete_guest)
admin.app.command("ban")(admin_people.ban)
admin.app.command("unban")(admin_people.unban)
admin.app.command("bans")(admin_people.bans)
admin.app.command("close")(admin_house.close)
admin.app.command("open")(admin_house.reopen)
app.add_typer(admin.app, name="admin")
if find_spec("beffroi.cli.bench") is not None:
    from beffroi.cli.bench import bench

    app.command()(bench)


def show_version(wanted: bool) -> None:
    """Print the version and exit."""
    if wanted:
        print(f"beffroi {__version__}")
        raise typer.Exit


@app.callback()
def beffroi(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version.", callback=show_version, is_eager=True)
    ] = False,
) -> None:
    """Play and study medieval town-building board games."""


def run(args: list[str] | None = None) -> int:
    """Run a command; return its exit code. Bad input is reported in one line, with code 2."""
    try:
        code = app(args=args, prog_name="beffroi", standalone_mode=False)
        sys.stdout.flush()
    except BrokenPipeError:
        # the reader closed the pipe; nothing more may be written, not even by the interpreter at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (BeffroiError, OSError, RecursionError) as error:
        print(f"beffroi: {SPEAKER.error(error)}", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except Exception as error:
        line = usage_line(error, sys.argv[1:] if args is None else args)
        if line is None:
            raise
        if not line:
            return 0
        print(f"beffroi: {line}", file=sys.stderr)
        return 2
    return code if isinstance(code, int) else 0


def main() -> None:
    """Run as a program."""
    sys.exit(run())
