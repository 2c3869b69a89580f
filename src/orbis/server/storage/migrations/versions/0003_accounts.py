"""Accounts: guests who can sign in on any device, and whose names can be taken out of events."""

import json
from collections import defaultdict
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

Id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
ADD_NAME = sa.text("INSERT INTO names (table_id, number, seat, guest_id) VALUES (:table_id, :number, :seat, :guest_id)")


def upgrade() -> None:
    """Create the tables, and note whose names there are."""
    _create_accounts()
    _create_passkeys()
    _create_names()
    _note_names()


def downgrade() -> None:
    """Drop them."""
    for table in ("names", "challenges", "recovery_codes", "passkeys", "accounts"):
        op.drop_table(table)


def _create_accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("guest_id", Id, nullable=False),
        sa.Column("public_id", sa.String(12), nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_accounts_guest_id"),
        sa.PrimaryKeyConstraint("guest_id", name="pk_accounts"),
        sa.UniqueConstraint("public_id", name="uq_accounts_public_id"),
    )


def _create_passkeys() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("guest_id", Id, nullable=False),
        sa.Column("user_handle", sa.String(43), nullable=False),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("used_at", sa.Double, nullable=True),
        sa.ForeignKeyConstraint(["guest_id"], ["accounts.guest_id"], name="fk_passkeys_guest_id"),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_guest_id", "passkeys", ["guest_id"])
    op.create_table(
        "recovery_codes",
        sa.Column("code_hash", sa.String(64), nullable=False),
        sa.Column("guest_id", Id, nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["accounts.guest_id"], name="fk_recovery_codes_guest_id"),
        sa.PrimaryKeyConstraint("code_hash", name="pk_recovery_codes"),
    )
    op.create_index("ix_recovery_codes_guest_id", "recovery_codes", ["guest_id"])
    op.create_table(
        "challenges",
        sa.Column("challenge_hash", sa.String(64), nullable=False),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("asker_hash", sa.String(64), nullable=False),
        sa.Column("guest_id", Id, nullable=True),
        sa.Column("user_handle", sa.String(43), nullable=True),
        sa.Column("expires_at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_challenges_guest_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("challenge_hash", name="pk_challenges"),
    )
    op.create_index("ix_challenges_guest_id", "challenges", ["guest_id"])
    op.create_index("ix_challenges_expires_at", "challenges", ["expires_at"])


def _create_names() -> None:
    op.create_table(
        "names",
        sa.Column("table_id", Id, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest_id", Id, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_names_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_names_guest_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", "seat", name="pk_names"),
    )
    op.create_index("ix_names_guest_id", "names", ["guest_id"])


def _note_names() -> None:
    """Whose names the events hold so far. Of seats that were given up, nobody knows any more."""
    connection = op.get_bind()
    owners: dict[int, dict[int, int]] = defaultdict(dict)
    held = sa.text("SELECT table_id, seat, guest_id FROM seats WHERE guest_id IS NOT NULL")
    for table, seat, guest in connection.execute(held):
        owners[table][seat] = guest
    named = sa.text("SELECT number, kind, body FROM events WHERE table_id = :table AND kind <> 'turn' ORDER BY number")
    for table, guests in owners.items():
        numbers = _named_by(connection.execute(named, {"table": table}).all())
        rows = [
            {"table_id": table, "number": number, "seat": seat, "guest_id": guest}
            for seat, guest in guests.items()
            for number in numbers.get(seat, [])
        ]
        if rows:
            connection.execute(ADD_NAME, rows)


def _named_by(events: Any) -> dict[int, list[int]]:
    """The numbers of the events that hold the name of who sits in each seat now."""
    found: dict[int, list[int]] = {}
    for number, kind, body in events:
        form = json.loads(body)
        if kind == "created":
            found = {seat: [number] for seat, occupant in enumerate(form["seats"]) if occupant["kind"] == "person"}
        elif kind == "joined":
            found[form["seat"]] = [number]
        elif kind == "chat":
            found.setdefault(form["seat"], []).append(number)
        elif kind in ("left", "seat"):
            found.pop(form["seat"], None)
    return found
