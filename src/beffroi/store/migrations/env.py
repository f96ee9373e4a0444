"""Lets Alembic work on the connection that the store hands over."""

from alembic import context

from beffroi.store.tables import METADATA

connection = context.config.attributes["connection"]
# SQLite changes a table by copying it: batches write such changes the same way for every database.
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
