"""What tests of the store run on."""

import pytest

from tests.postgres import Postgres, postgres

__all__ = ["database", "postgres"]


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """Return the address of a new database, or nothing for a file."""
    if request.param == "sqlite":
        return ""
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()
