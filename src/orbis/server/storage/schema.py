"""The database's tables. Events are the truth; the other columns of `tables` are there to be searched."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite counts rows only where the type is exactly INTEGER.
Id: Final = BigInteger().with_variant(Integer(), "sqlite")

# Who sits at tables, under a chosen name.
guest_rows = Table(
    "guests",
    metadata,
    Column("id", Id, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created_at", Double, nullable=False),
)

# The secrets by which a guest is known, as SHA-256: one for each device, and those of programs.
session_rows = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("guest_id", Id, ForeignKey("guests.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # "device" or "program"
    Column("created_at", Double, nullable=False),
)

# Links that bring a guest's seats to another device, once.
move_rows = Table(
    "moves",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("guest_id", Id, ForeignKey("guests.id"), nullable=False),
    Column("expires_at", Double, nullable=False, index=True),
)

table_rows = Table(
    "tables",
    metadata,
    Column("id", Id, primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("options", Text, nullable=False),  # JSON of TableOptions
    Column("seed", String(64), nullable=False),  # the secret: if nobody contributes, the seed itself
    Column("created_at", Double, nullable=False),
    Column("host_id", Id, ForeignKey("guests.id"), nullable=True, index=True),
    # What follows from the events, kept to be searched.
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("bot_turn", Boolean, nullable=False),
    Column("check_at", Double, nullable=True),  # when to look whether somebody is late or gone
    Column("updated_at", Double, nullable=False),
    Index("ix_tables_listed", "public", "status", "updated_at"),
    Index("ix_tables_bot_turn", "bot_turn", "updated_at"),
    Index("ix_tables_check_at", "check_at"),
)

# Who holds which seat, and when they were last seen.
seat_rows = Table(
    "seats",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest_id", Id, ForeignKey("guests.id"), nullable=True, index=True),
    Column("seen_at", Double, nullable=False),
)

# Everything that happened at a table, in order. A turn has the ply that it answers, which is unique.
event_rows = Table(
    "events",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("ply", Integer, nullable=True),
    Column("body", Text, nullable=False),  # JSON
    UniqueConstraint("table_id", "ply"),
)

# Requests of a guest that must not happen twice, and the table that each created or spoke at.
request_key_rows = Table(
    "request_keys",
    metadata,
    Column("guest_id", Id, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),  # "table" or "chat"
    Column("table_id", Id, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created_at", Double, nullable=False, index=True),
)

# One row, which is changed to see whether anything can be written.
health_rows = Table(
    "health",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("checks", BigInteger, nullable=False),
)

# Hints and reviews, which take long to compute.
analysis_rows = Table(
    "analyses",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id"), primary_key=True),
    Column("kind", String(8), primary_key=True),  # "hint" or "review"
    Column("ply", Integer, primary_key=True),
    Column("staged", String(200), primary_key=True),  # what was staged when a hint was asked for
    Column("body", Text, nullable=False),  # JSON
)
