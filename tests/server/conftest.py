"""What tests of the server run on."""

from tests.postgres import postgres

__all__ = ["postgres"]
