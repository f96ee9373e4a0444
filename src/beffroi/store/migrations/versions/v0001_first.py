"""Guests, tables, seats, passes, entries and chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first schema."""
    op.create_table(
        "guest",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("color", sa.String(12), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guest"),
    )
    op.create_table(
        "game_table",
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("data", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("seed", sa.String(39), nullable=False),
        sa.Column("seed_hash", sa.String(64), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("confirm", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("rematch", sa.String(32), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("waiting", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_game_table"),
        sa.ForeignKeyConstraint(["owner"], ["guest.id"], name="fk_game_table_owner"),
    )
    op.create_index("ix_game_table_listed_changed", "game_table", ["listed", "changed"])
    op.create_table(
        "seat",
        sa.Column("table_key", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(32), nullable=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("color", sa.String(12), nullable=False),
        sa.Column("bot", sa.String(20), nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("link", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_key", "n", name="pk_seat"),
        sa.ForeignKeyConstraint(["table_key"], ["game_table.key"], name="fk_seat_table_key"),
        sa.ForeignKeyConstraint(["guest"], ["guest.id"], name="fk_seat_guest"),
    )
    op.create_index("ix_seat_guest", "seat", ["guest"])
    op.create_index("ix_seat_link", "seat", ["link"])
    op.create_table(
        "seat_pass",
        sa.Column("table_key", sa.String(32), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_key", "owner", "guest", name="pk_seat_pass"),
        sa.ForeignKeyConstraint(["table_key"], ["game_table.key"], name="fk_seat_pass_table_key"),
        sa.ForeignKeyConstraint(["owner"], ["guest.id"], name="fk_seat_pass_owner"),
        sa.ForeignKeyConstraint(["guest"], ["guest.id"], name="fk_seat_pass_guest"),
    )
    op.create_index("ix_seat_pass_guest", "seat_pass", ["guest"])
    op.create_table(
        "entry",
        sa.Column("table_key", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_key", "seq", name="pk_entry"),
        sa.ForeignKeyConstraint(["table_key"], ["game_table.key"], name="fk_entry_table_key"),
        sa.ForeignKeyConstraint(["table_key", "seat"], ["seat.table_key", "seat.n"], name="fk_entry_table_key_seat"),
        sa.UniqueConstraint("table_key", "key", name="uq_entry_table_key_key"),
    )
    op.create_table(
        "chat",
        sa.Column("table_key", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_key", "n", name="pk_chat"),
        sa.ForeignKeyConstraint(["table_key"], ["game_table.key"], name="fk_chat_table_key"),
    )


def downgrade() -> None:
    """Take everything away."""
    for name in ("chat", "entry", "seat_pass", "seat", "game_table", "guest"):
        op.drop_table(name)
