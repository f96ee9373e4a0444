"""The schema: plain columns only, so that any SQL database can hold it."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

# Names for every constraint: a later migration can then change it on any database.
METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

GUEST = Table(
    "guest",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("color", String(12), nullable=False),
    Column("created", Float, nullable=False),
)

# The columns from `state` to `changed` cache what replay would tell, so that lists of tables need no replay.
TABLE = Table(
    "game_table",
    METADATA,
    Column("key", String(32), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("data", String(64), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("position", Text, nullable=False),  # JSON, or empty: where the game started, if not from the set-up
    Column("seed", String(39), nullable=False),
    Column("seed_hash", String(64), nullable=False),
    Column("owner", String(32), ForeignKey("guest.id"), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("confirm", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("rematch", String(32), nullable=False),
    Column("state", String(8), nullable=False),
    Column("waiting", Integer, nullable=False),  # a bit per seat
    Column("round", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("changed", Float, nullable=False),
    Column("origin", String(32), nullable=False, server_default=""),  # the original of a what-if table
    Column("origin_entries", Integer, nullable=False, server_default="0"),
    Column("pack", String(32), nullable=False, server_default=""),  # id of an owner's pack, or empty
    Column("base", String(64), nullable=False, server_default=""),  # fingerprint of the data the pack was applied to
    Column("archived", Boolean, nullable=False, server_default=false()),  # what was seen and told is kept
    # The process that may write this table, where several share a database. Each owner has a higher number than the
    # one before, and every write names it: an owner that slept while another took over is refused.
    Column("node", String(32), nullable=False, server_default=""),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Index(None, "owner", "changed"),
    Index(None, "listed", "state", "changed"),
    Index(None, "state", "changed"),
    Index(None, "node"),
    Index(None, "pack"),
    Index(None, "archived", "state"),
)

SEAT = Table(
    "seat",
    METADATA,
    Column("table_key", String(32), ForeignKey("game_table.key"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # human, open, bot
    Column("guest", String(32), ForeignKey("guest.id"), nullable=True),
    Column("name", String(40), nullable=False),
    Column("color", String(12), nullable=False),
    Column("bot", String(20), nullable=False),  # level
    Column("away", Boolean, nullable=False),  # the bot stands in for the guest
    Column("link", String(64), nullable=False),  # SHA-256 of the secret of the seat link, or empty
    Column("hints", Boolean, nullable=False, server_default=false()),  # its player has agreed to hints for everybody
    Index(None, "guest"),
    Index(None, "link"),
)

# Guests who came by a seat link and may play the seats of the guest who created it.
SEAT_PASS = Table(
    "seat_pass",
    METADATA,
    Column("table_key", String(32), ForeignKey("game_table.key"), primary_key=True),
    Column("owner", String(32), ForeignKey("guest.id"), primary_key=True),
    Column("guest", String(32), ForeignKey("guest.id"), primary_key=True),
    Column("at", Float, nullable=False),
    Index(None, "guest"),
)

# What owners copied from their boxes. A pack never changes: its id, which tables name, is a digest of its content.
PACK = Table(
    "pack",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("data", String(64), nullable=False),  # fingerprint of the data with it
    Column("text", Text, nullable=False),  # TOML
    Column("created", Float, nullable=False),
    Index(None, "data"),
)

# The pack that a guest is working on, one per game.
BOX = Table(
    "box",
    METADATA,
    Column("guest", String(32), ForeignKey("guest.id"), primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("pack", String(32), ForeignKey("pack.id"), nullable=False),
    Column("changed", Float, nullable=False),
    Index(None, "pack"),
)

# Append-only. The primary key refuses a second writer, the other key an action sent twice.
ENTRY = Table(
    "entry",
    METADATA,
    Column("table_key", String(32), ForeignKey("game_table.key"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(200), nullable=False),
    Column("key", String(80), nullable=False),
    Column("at", Float, nullable=False),
    Column("stand_in", String(20), nullable=False, server_default=""),  # who chose for a bot that failed
    ForeignKeyConstraint(["table_key", "seat"], ["seat.table_key", "seat.n"], name="fk_entry_table_key_seat"),
    UniqueConstraint("table_key", "key"),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table_key", String(32), ForeignKey("game_table.key"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),  # -1 for a spectator
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Column("kind", String(20), nullable=False, server_default=""),  # for what the table itself says; empty for people
    Column("guest", String(32), nullable=True),  # who said it, known or not
    Index(None, "guest"),
)

# What was seen and told in finished games, independent of the rules installed: a part for each viewer, one for all.
ARCHIVE = Table(
    "archive",
    METADATA,
    Column("table_key", String(32), ForeignKey("game_table.key"), primary_key=True),
    Column("part", Integer, primary_key=True, autoincrement=False),  # a seat, -1 for spectators, -2 for all of them
    Column("body", LargeBinary, nullable=False),  # JSON lines, compressed by zlib
)

# What all processes of a house share, by name: the key that signs cookies, the notice of the host.
SETTING = Table(
    "setting",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# The processes that serve this database now, each until it forgets to say that it is still there.
NODE = Table(
    "node",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("address", String(200), nullable=False),  # where the others reach it
    Column("until", Float, nullable=False),  # by the clock of the database
)

# Who may not come: guests and networks.
BAN = Table(
    "ban",
    METADATA,
    Column("who", String(64), primary_key=True),  # id of a guest, an address, or for IPv6 a network
    Column("why", String(200), nullable=False),
    Column("at", Float, nullable=False),
    Column("until", Float, nullable=False),  # 0 for ever
)

# What the host asked of running servers, in order; each of them follows it.
ORDER = Table(
    "house_order",
    METADATA,
    Column("n", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("what", Text, nullable=False),
)
