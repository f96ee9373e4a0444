"""Tables that play on from a moment of another one."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let a table say where it comes from."""
    op.add_column("game_table", sa.Column("origin", sa.String(32), nullable=False, server_default=""))
    op.add_column("game_table", sa.Column("origin_entries", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Forget where tables come from."""
    op.drop_column("game_table", "origin_entries")
    op.drop_column("game_table", "origin")
