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

# Who sits at tables, under a chosen name; without one, it was an account that has been deleted.
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

# Guests who can sign in on any device. Others see the public id, which says nothing about the account.
account_rows = Table(
    "accounts",
    metadata,
    Column("guest_id", Id, ForeignKey("guests.id"), primary_key=True, autoincrement=False),
    Column("public_id", String(12), nullable=False, unique=True),
    Column("created_at", Double, nullable=False),
)

# The public keys of accounts, by which devices prove who uses them.
passkey_rows = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of the credential's id
    Column("guest_id", Id, ForeignKey("accounts.guest_id"), nullable=False, index=True),
    Column("user_handle", String(43), nullable=False),  # by which devices tell accounts apart, Base64
    Column("credential", Text, nullable=False),  # its id and public key as WebAuthn writes them, Base64
    Column("sign_count", BigInteger, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("used_at", Double, nullable=True),
)

# The hashes of codes that sign in once, for those who have lost their passkeys.
recovery_code_rows = Table(
    "recovery_codes",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("guest_id", Id, ForeignKey("accounts.guest_id"), nullable=False, index=True),
)

# What passkeys are asked to sign: each once, by the session that asked, for one purpose, and soon.
challenge_rows = Table(
    "challenges",
    metadata,
    Column("challenge_hash", String(64), primary_key=True),
    Column("purpose", String(8), nullable=False),  # "register" or "sign-in"
    Column("asker_hash", String(64), nullable=False),  # of the token or the cookie of who asked
    Column("guest_id", Id, ForeignKey("guests.id", ondelete="CASCADE"), nullable=True, index=True),
    Column("user_handle", String(43), nullable=True),  # of the passkey to come
    Column("expires_at", Double, nullable=False, index=True),
)

# How strong an account is at tables of two, three and four. It goes with the account.
rating_rows = Table(
    "ratings",
    metadata,
    Column("guest_id", Id, ForeignKey("accounts.guest_id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column(
        "ordinal", Double, nullable=True
    ),  # what the leaderboard is ordered by; null for those who played too little
    Column("updated_at", Double, nullable=False),
    Index("ix_ratings_ordinal", "players", "ordinal", "guest_id"),
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

# Whose name an event holds, so that it can be taken out.
name_rows = Table(
    "names",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest_id", Id, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
)

# The seats of rated games: who held them at the start, and from the end on how they placed and what that changed.
rated_rows = Table(
    "rated_results",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("players", Integer, nullable=False),
    Column(
        "guest_id", Id, ForeignKey("accounts.guest_id", ondelete="SET NULL"), nullable=True
    ),  # null: bot, or deleted
    Column("level", String(16), nullable=True),  # of a bot
    Column("ended_at", Double, nullable=True),
    Column("place", Integer, nullable=True),
    Column("mu_before", Double, nullable=True),
    Column("sigma_before", Double, nullable=True),
    Column("mu_after", Double, nullable=True),
    Column("sigma_after", Double, nullable=True),
    Index("ix_rated_results_guest", "guest_id", "players", "ended_at", "table_id"),
    Index("ix_rated_results_order", "players", "ended_at", "table_id"),
)

# For each wish the one table where people wait for opponents: two who ask at the same moment cannot create two.
match_rows = Table(
    "matches",
    metadata,
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("speed", String(8), primary_key=True),  # "live" or "days"
    Column("rated", Boolean, primary_key=True),
    Column("table_id", Id, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, unique=True),
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

# The finished games of each guest. Those that a guest has removed from the list are hidden from nobody else.
history_rows = Table(
    "history",
    metadata,
    Column("guest_id", Id, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", Id, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("ended_at", Double, nullable=False),
    Column("hidden", Boolean, nullable=False),
    Index("ix_history_listed", "guest_id", "ended_at", "table_id"),
)

# Finished games in short. All of it follows from the events and the review: a missing row is written anew.
game_summary_rows = Table(
    "game_summaries",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),  # JSON of PlayedGame
    Column("review", Text, nullable=True),  # JSON of a list of SeatReview
)

# One row: the key that all seeds of deals are made of.
deal_key_rows = Table(
    "deal_keys",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("key", String(64), nullable=False),
    Column("created_at", Double, nullable=False),
)

# Who plays the deal of a day; each guest once. What follows `started_at` is null until the result is there.
deal_attempt_rows = Table(
    "deal_attempts",
    metadata,
    Column("guest_id", Id, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("date", String(10), primary_key=True),
    Column("started_at", Double, nullable=False),
    Column("submitted_at", Double, nullable=True),
    Column("digest", String(64), nullable=True),  # of the turns
    Column("place", Integer, nullable=True),
    Column("points", Integer, nullable=True),
    Column("lead", Integer, nullable=True),
)

# How many players have a result of a worth: the distribution, without counting all attempts each time.
deal_count_rows = Table(
    "deal_counts",
    metadata,
    Column("date", String(10), primary_key=True),
    Column("worth", Integer, primary_key=True, autoincrement=False),
    Column("players", Integer, nullable=False),
)

# The best game of each day, without the name of its player.
deal_best_rows = Table(
    "deal_best",
    metadata,
    Column("date", String(10), primary_key=True),
    Column("worth", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("turns", Text, nullable=False),  # JSON
)
