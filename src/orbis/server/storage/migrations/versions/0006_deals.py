"""The deal of the day: the key of its seeds, attempts, and what is known of each day's results."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

Id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "deal_keys",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_deal_keys"),
    )
    op.create_table(
        "deal_attempts",
        sa.Column("guest_id", Id, nullable=False),
        sa.Column("date", sa.String(10), nullable=False),
        sa.Column("started_at", sa.Double, nullable=False),
        sa.Column("submitted_at", sa.Double, nullable=True),
        sa.Column("digest", sa.String(64), nullable=True),
        sa.Column("place", sa.Integer, nullable=True),
        sa.Column("points", sa.Integer, nullable=True),
        sa.Column("lead", sa.Integer, nullable=True),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_deal_attempts_guest_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("guest_id", "date", name="pk_deal_attempts"),
    )
    op.create_table(
        "deal_counts",
        sa.Column("date", sa.String(10), nullable=False),
        sa.Column("worth", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("date", "worth", name="pk_deal_counts"),
    )
    op.create_table(
        "deal_best",
        sa.Column("date", sa.String(10), nullable=False),
        sa.Column("worth", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("turns", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("date", name="pk_deal_best"),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("deal_best", "deal_counts", "deal_attempts", "deal_keys"):
        op.drop_table(name)
