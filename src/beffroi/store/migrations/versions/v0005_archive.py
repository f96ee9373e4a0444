"""Archives: finished games as they were seen and told, whatever rules are installed later."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Keep archives, and let tables say whether they have one."""
    op.create_table(
        "archive",
        sa.Column("table_key", sa.String(32), nullable=False),
        sa.Column("part", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_key", "part", name="pk_archive"),
        sa.ForeignKeyConstraint(["table_key"], ["game_table.key"], name="fk_archive_table_key"),
    )
    op.add_column("game_table", sa.Column("archived", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_game_table_archived_state", "game_table", ["archived", "state"])


def downgrade() -> None:
    """Forget them; while the rules are the same, replay can make them again."""
    op.drop_index("ix_game_table_archived_state", "game_table")
    op.drop_column("game_table", "archived")
    op.drop_table("archive")
