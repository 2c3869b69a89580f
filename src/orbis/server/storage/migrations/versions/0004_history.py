"""Finished games: who lists them, and each in short. What is missing of the latter is added when first asked for."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

Id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
LIST_OLD_GAMES = """
    INSERT INTO history (guest_id, table_id, ended_at, hidden)
    SELECT DISTINCT seats.guest_id, tables.id, tables.updated_at, false
    FROM tables JOIN seats ON seats.table_id = tables.id
    WHERE tables.status = 'over' AND seats.guest_id IS NOT NULL
"""


def upgrade() -> None:
    """Create both tables, and list the games that are over."""
    op.create_table(
        "game_summaries",
        sa.Column("table_id", Id, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("review", sa.Text, nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_game_summaries_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_game_summaries"),
    )
    op.create_table(
        "history",
        sa.Column("guest_id", Id, nullable=False),
        sa.Column("table_id", Id, nullable=False),
        sa.Column("ended_at", sa.Double, nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_history_guest_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_history_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("guest_id", "table_id", name="pk_history"),
    )
    op.create_index("ix_history_listed", "history", ["guest_id", "ended_at", "table_id"])
    op.create_index("ix_history_table_id", "history", ["table_id"])
    op.execute(LIST_OLD_GAMES)


def downgrade() -> None:
    """Drop both."""
    op.drop_table("history")
    op.drop_table("game_summaries")
