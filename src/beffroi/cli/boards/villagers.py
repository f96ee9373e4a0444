"""The board of Villagers in the terminal, drawn from the view of one seat."""

from __future__ import annotations

from beffroi.cli.boards.plain import Board


class VillagersBoard(Board):
    """Road, markets and commons, then one's own village and hand; then the others, and the Countess."""


BOARD = VillagersBoard
