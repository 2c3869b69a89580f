"""Ratings, the results that they follow from, and the tables where people wait for opponents."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

Id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "ratings",
        sa.Column("guest_id", Id, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("ordinal", sa.Double, nullable=True),
        sa.Column("updated_at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["accounts.guest_id"], name="fk_ratings_guest_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("guest_id", "players", name="pk_ratings"),
    )
    op.create_index("ix_ratings_ordinal", "ratings", ["players", "ordinal", "guest_id"])
    op.create_table(
        "rated_results",
        sa.Column("table_id", Id, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("guest_id", Id, nullable=True),
        sa.Column("level", sa.String(16), nullable=True),
        sa.Column("ended_at", sa.Double, nullable=True),
        sa.Column("place", sa.Integer, nullable=True),
        sa.Column("mu_before", sa.Double, nullable=True),
        sa.Column("sigma_before", sa.Double, nullable=True),
        sa.Column("mu_after", sa.Double, nullable=True),
        sa.Column("sigma_after", sa.Double, nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rated_results_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["guest_id"], ["accounts.guest_id"], name="fk_rated_results_guest_id", ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_rated_results"),
    )
    op.create_index("ix_rated_results_guest", "rated_results", ["guest_id", "players", "ended_at", "table_id"])
    op.create_index("ix_rated_results_order", "rated_results", ["players", "ended_at", "table_id"])
    op.create_table(
        "matches",
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("speed", sa.String(8), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("table_id", Id, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_matches_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("players", "speed", "rated", name="pk_matches"),
        sa.UniqueConstraint("table_id", name="uq_matches_table_id"),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("matches")
    op.drop_table("rated_results")
    op.drop_table("ratings")
