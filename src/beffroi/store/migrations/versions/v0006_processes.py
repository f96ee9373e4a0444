"""Several processes on one database, and what the host tells them: owners of tables, bans, orders; who said what."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let tables have an owner, and the house settings, processes, bans and orders; index what lists look for."""
    op.add_column("game_table", sa.Column("node", sa.String(32), nullable=False, server_default=""))
    op.add_column("game_table", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.drop_index("ix_game_table_listed_changed", "game_table")
    for columns in (["owner", "changed"], ["listed", "state", "changed"], ["state", "changed"], ["node"]):
        op.create_index(f"ix_game_table_{'_'.join(columns)}", "game_table", columns)
    op.add_column("chat", sa.Column("guest", sa.String(32), nullable=True))
    op.create_index("ix_chat_guest", "chat", ["guest"])
    op.create_table(
        "setting",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_setting"),
    )
    op.create_table(
        "node",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_node"),
    )
    op.create_table(
        "ban",
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("why", sa.String(200), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("who", name="pk_ban"),
    )
    op.create_table(
        "house_order",
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("n", name="pk_house_order"),
    )


def downgrade() -> None:
    """Forget them."""
    for name in ("house_order", "ban", "node", "setting"):
        op.drop_table(name)
    op.drop_index("ix_chat_guest", "chat")
    op.drop_column("chat", "guest")
    for columns in (["owner", "changed"], ["listed", "state", "changed"], ["state", "changed"], ["node"]):
        op.drop_index(f"ix_game_table_{'_'.join(columns)}", "game_table")
    op.create_index("ix_game_table_listed_changed", "game_table", ["listed", "changed"])
    op.drop_column("game_table", "epoch")
    op.drop_column("game_table", "node")
