"""Help at the table: who chose for a bot that failed, who agreed to hints, and chat lines of the table itself."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let entries, seats and lines of chat say more."""
    op.add_column("entry", sa.Column("stand_in", sa.String(20), nullable=False, server_default=""))
    op.add_column("seat", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("kind", sa.String(20), nullable=False, server_default=""))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("chat", "kind")
    op.drop_column("seat", "hints")
    op.drop_column("entry", "stand_in")
