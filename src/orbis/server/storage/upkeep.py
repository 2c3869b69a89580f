"""What the database takes up on disk, and what is deleted from it: tables and guests that nobody came back to."""

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, delete, exists, or_, select, text

from orbis.server.storage.schema import (
    account_rows,
    analysis_rows,
    deal_attempt_rows,
    event_rows,
    guest_rows,
    move_rows,
    name_rows,
    rated_rows,
    seat_rows,
    session_rows,
    table_rows,
)
from orbis.server.storage.store import Store
from orbis.server.tables.names import NOBODY


class DiskUse(NamedTuple):
    """In bytes; of a database elsewhere, what is free is not known."""

    used: int
    free: int | None


async def disk_use(store: Store) -> DiskUse:
    """How large the database is."""
    if store.shared:
        size = text("SELECT pg_database_size(current_database())")
        return DiskUse(await store.read(lambda connection: int(connection.execute(size).scalar_one())), None)
    file = Path(store.url.database or "")
    parts = [file, file.with_name(f"{file.name}-wal")]
    return DiskUse(sum(part.stat().st_size for part in parts if part.exists()), shutil.disk_usage(file.parent).free)


async def delete_untouched_tables(store: Store, before: float, now: float, limit: int) -> list[str]:
    """Delete tables where no person ever played a turn, and that nobody has looked at since; returns their codes.

    Those whose game has changed ratings stay: ratings follow from the stored games.
    """
    rows = table_rows.c
    played = exists().where(
        event_rows.c.table_id == rows.id, event_rows.c.kind == "turn", event_rows.c.body.like('%"by":"person"%')
    )
    counted = exists().where(rated_rows.c.table_id == rows.id, rated_rows.c.place.is_not(None))
    find = _idle(["open", "playing", "closed"], before, now).where(~played, ~counted).limit(limit)

    def write(connection: Connection) -> list[str]:
        found = connection.execute(find).all()
        ids = [row.id for row in found]
        for part, column in ((analysis_rows, "table_id"), (event_rows, "table_id"), (seat_rows, "table_id")):
            connection.execute(delete(part).where(part.c[column].in_(ids)))
        connection.execute(delete(table_rows).where(rows.id.in_(ids)))
        for row in found:
            store.notice(row.code, "forget")
        return [row.code for row in found]

    return await store.write(write)


async def find_idle_games(store: Store, before: float, now: float, limit: int) -> list[str]:
    """The codes of games that nobody has continued or looked at since."""
    query = _idle(["playing"], before, now).limit(limit)
    return await store.read(lambda connection: [row.code for row in connection.execute(query)])


async def delete_idle_guests(store: Store, before: float, limit: int) -> int:
    """Delete guests without an account or a seat at a table that is still there, and inactive since before a time.

    They last signed in and last played a deal before it. Deleted accounts stay until their names are taken out of
    events: without the guest nobody would know which they are.
    """
    rows = guest_rows.c
    named = exists().where(name_rows.c.guest_id == rows.id)
    find = (
        select(rows.id)
        .where(rows.created_at < before)
        .where(~exists().where(account_rows.c.guest_id == rows.id))
        .where((rows.name != NOBODY) | ~named)
        .where(~exists().where(seat_rows.c.guest_id == rows.id))
        .where(~exists().where(table_rows.c.host_id == rows.id))
        .where(~exists().where(deal_attempt_rows.c.guest_id == rows.id, deal_attempt_rows.c.started_at >= before))
        .where(~exists().where(session_rows.c.guest_id == rows.id, session_rows.c.created_at >= before))
        .limit(limit)
    )

    def write(connection: Connection) -> int:
        ids = connection.execute(find).scalars().all()
        for part in (session_rows, move_rows):
            connection.execute(delete(part).where(part.c.guest_id.in_(ids)))
        connection.execute(delete(guest_rows).where(rows.id.in_(ids)))
        if ids:
            store.notice("-", "forget-sessions")
        return len(ids)

    return await store.write(write)


def _idle(statuses: Sequence[str], before: float, now: float) -> Select[Any]:
    """Tables where nothing has happened since, nobody was seen, and no deadline is to come."""
    rows = table_rows.c
    seen = exists().where(seat_rows.c.table_id == rows.id, seat_rows.c.seen_at >= before)
    return (
        select(rows.id, rows.code)
        .where(rows.status.in_(statuses), rows.updated_at < before)
        .where(or_(rows.check_at.is_(None), rows.check_at <= now))
        .where(~seen)
        .order_by(rows.updated_at)
    )
