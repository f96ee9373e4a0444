"""Owners' packs: what is printed in somebody's box, whose desk it lies on, and which tables play with it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Keep packs and desks, and let tables name a pack."""
    op.create_table(
        "pack",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("data", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pack"),
    )
    op.create_index("ix_pack_data", "pack", ["data"])
    op.create_table(
        "box",
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("pack", sa.String(32), nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("guest", "game", name="pk_box"),
        sa.ForeignKeyConstraint(["guest"], ["guest.id"], name="fk_box_guest"),
        sa.ForeignKeyConstraint(["pack"], ["pack.id"], name="fk_box_pack"),
    )
    op.create_index("ix_box_pack", "box", ["pack"])
    op.add_column("game_table", sa.Column("pack", sa.String(32), nullable=False, server_default=""))
    op.add_column("game_table", sa.Column("base", sa.String(64), nullable=False, server_default=""))
    op.create_index("ix_game_table_pack", "game_table", ["pack"])


def downgrade() -> None:
    """Forget them."""
    op.drop_index("ix_game_table_pack", "game_table")
    op.drop_column("game_table", "base")
    op.drop_column("game_table", "pack")
    op.drop_table("box")
    op.drop_table("pack")
