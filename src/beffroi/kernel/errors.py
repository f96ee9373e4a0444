# mypyc: skip
"""The few kinds of errors; each message says what a player or an author can do."""

from __future__ import annotations


class BeffroiError(Exception):
    """An error caused by bad input: shown as one line, never as a traceback."""


class Spoken(BeffroiError):
    """An error that players may see: screens show the message `error-<key>` in their language."""

    def __init__(self, key: str, text: str, **facts: object) -> None:
        super().__init__(text)
        self.key = key
        self.facts = facts


class Illegal(Spoken):
    """An action, an undo or a choice that the rules do not allow now."""


class RecordError(Spoken):
    """A saved game that is broken, cut off or written by something else."""


class DataError(BeffroiError):
    """A data pack, a position or an option that cannot be read; names the place and the reason, for authors.

    Errors that box owners may see also have a key: screens show `<game>-refused-<key>`, or else `refused-<key>`.
    """

    def __init__(self, path: str, reason: str, key: str = "", **facts: str | int) -> None:
        super().__init__(path, reason)  # what pickle passes in before it sets key and facts
        self.path = path
        self.reason = reason
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        """Return place and reason in one line."""
        return f"{self.path}: {self.reason}" if self.path else self.reason
