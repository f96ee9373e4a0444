"""Beffroi: play and study medieval town-building board games."""

from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from pathlib import Path
from typing import Final

__version__: Final = "0.2.0.dev0"


def _compiled() -> bool:
    """Look where `kernel.flow` would come from, without importing anything."""
    spec = PathFinder.find_spec("flow", [str(Path(__file__).parent / "kernel")])
    return spec is not None and spec.origin is not None and spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


COMPILED: Final = _compiled()
