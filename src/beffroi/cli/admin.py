"""`beffroi admin`: what whoever runs a server does with it."""

from __future__ import annotations

import typer

app = typer.Typer(
    help="Look after the tables of a server.", no_args_is_help=True, add_completion=False, rich_markup_mode=None
)
