"""Everything that happened at a table, as it is stored."""

from sqlalchemy import Connection, select

from orbis.server.storage.schema import event_rows, seat_rows, table_rows
from orbis.server.tables.events import Change, StoredEvent, stored_event
from orbis.server.tables.standing import Seat, Standing


def events_after(connection: Connection, table: int, number: int) -> list[StoredEvent]:
    """The events after a number."""
    rows = event_rows.c
    after = (
        select(rows.number, rows.at, rows.kind, rows.body)
        .where(rows.table_id == table, rows.number > number)
        .order_by(rows.number)
    )
    return [stored_event(*row) for row in connection.execute(after)]


def changes_after(connection: Connection, table: int, number: int) -> Change:
    """The events after a number, with the present owners and host."""
    seats = select(seat_rows.c.seat, seat_rows.c.guest_id).where(seat_rows.c.table_id == table)
    events = events_after(connection, table, number)
    owners = {row.seat: row.guest_id for row in connection.execute(seats)}
    host = connection.execute(select(table_rows.c.host_id).where(table_rows.c.id == table)).scalar_one()
    return Change(events, owners, host)


def lock_table(connection: Connection, table: int) -> None:
    """Let no other process take names out of a table, or copy them, until the transaction is over (only PostgreSQL)."""
    this = select(table_rows.c.id).where(table_rows.c.id == table)
    connection.execute(this.with_for_update(key_share=True))  # new events may still refer to it


def seats_now(connection: Connection, table: int) -> list[Seat]:
    """Who sits where. What was read before may have the name of somebody who has been deleted meanwhile."""
    lock_table(connection, table)
    return Standing().after(changes_after(connection, table, 0)).seats
