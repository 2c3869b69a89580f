"""Keys of requests that may be sent again, and a row to try whether anything can be written."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

Id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Create both tables."""
    op.create_table(
        "request_keys",
        sa.Column("guest_id", Id, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("table_id", Id, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_request_keys_guest_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_request_keys_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("guest_id", "key", name="pk_request_keys"),
    )
    op.create_index("ix_request_keys_table_id", "request_keys", ["table_id"])
    op.create_index("ix_request_keys_created_at", "request_keys", ["created_at"])
    health = op.create_table(
        "health",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("checks", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_health"),
    )
    op.bulk_insert(health, [{"id": 1, "checks": 0}])


def downgrade() -> None:
    """Drop both."""
    op.drop_table("health")
    op.drop_table("request_keys")
