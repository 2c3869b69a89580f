"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

Id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Guests, their sessions and moves; tables, seats and events; analyses."""
    op.create_table(
        "guests",
        sa.Column("id", Id, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("guest_id", Id, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_sessions_guest_id"),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
    )
    op.create_index("ix_sessions_guest_id", "sessions", ["guest_id"])
    op.create_table(
        "moves",
        sa.Column("code_hash", sa.String(64), nullable=False),
        sa.Column("guest_id", Id, nullable=False),
        sa.Column("expires_at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_moves_guest_id"),
        sa.PrimaryKeyConstraint("code_hash", name="pk_moves"),
    )
    op.create_index("ix_moves_expires_at", "moves", ["expires_at"])
    op.create_table(
        "tables",
        sa.Column("id", Id, nullable=False),
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("host_id", Id, nullable=True),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("bot_turn", sa.Boolean, nullable=False),
        sa.Column("check_at", sa.Double, nullable=True),
        sa.Column("updated_at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["host_id"], ["guests.id"], name="fk_tables_host_id"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
    )
    op.create_index("ix_tables_host_id", "tables", ["host_id"])
    op.create_index("ix_tables_listed", "tables", ["public", "status", "updated_at"])
    op.create_index("ix_tables_bot_turn", "tables", ["bot_turn", "updated_at"])
    op.create_index("ix_tables_check_at", "tables", ["check_at"])
    op.create_table(
        "seats",
        sa.Column("table_id", Id, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest_id", Id, nullable=True),
        sa.Column("seen_at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_seats_guest_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_guest_id", "seats", ["guest_id"])
    op.create_table(
        "events",
        sa.Column("table_id", Id, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("ply", sa.Integer, nullable=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_events_table_id"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_events"),
        sa.UniqueConstraint("table_id", "ply", name="uq_events_table_id_ply"),
    )
    op.create_table(
        "analyses",
        sa.Column("table_id", Id, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("staged", sa.String(200), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_analyses_table_id"),
        sa.PrimaryKeyConstraint("table_id", "kind", "ply", "staged", name="pk_analyses"),
    )


def downgrade() -> None:
    """Drop everything."""
    for table in ("analyses", "events", "seats", "tables", "moves", "sessions", "guests"):
        op.drop_table(table)
