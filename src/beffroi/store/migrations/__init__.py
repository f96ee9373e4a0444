"""Steps by which the schema grew, oldest first; Alembic runs them when the server starts."""
