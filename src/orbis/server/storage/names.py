"""Whose names the events of tables hold."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, Integer, bindparam, insert, select

from orbis.server.storage.schema import guest_rows, name_rows, seat_rows
from orbis.server.tables.events import ChatEvent, CreatedEvent, JoinedEvent, StoredEvent
from orbis.server.tables.names import NOBODY
from orbis.server.tables.refusals import Refused

_OWNER: Final = select(
    seat_rows.c.table_id, bindparam("event", type_=Integer), seat_rows.c.seat, seat_rows.c.guest_id
).where(
    seat_rows.c.table_id == bindparam("table"),
    seat_rows.c.seat == bindparam("place"),
    seat_rows.c.guest_id.is_not(None),
)
_NOTE: Final = insert(name_rows).from_select(["table_id", "number", "seat", "guest_id"], _OWNER)


def note_names(connection: Connection, table: int, events: Sequence[StoredEvent]) -> None:
    """Remember whose names are in new events: those of who holds the seats by now.

    Another process may be deleting one of them. Then the row of that guest is locked, and without a name afterwards.
    """
    places = [
        {"table": table, "event": event.number, "place": seat} for event in events for seat in _named_seats(event)
    ]
    if not places:
        return
    connection.execute(_NOTE, places)
    noted = select(name_rows.c.guest_id).where(
        name_rows.c.table_id == table, name_rows.c.number >= min(place["event"] for place in places)
    )
    gone = select(guest_rows.c.id).where(guest_rows.c.id.in_(noted), guest_rows.c.name == NOBODY)
    if connection.execute(gone).first() is not None:
        refusal = Refused(503, "table/busy", "A player is being deleted: try again")
        refusal.retry_after = 1.0
        raise refusal


def _named_seats(event: StoredEvent) -> list[int]:
    """The seats whose holders an event names."""
    if isinstance(event, CreatedEvent):
        return [number for number, seat in enumerate(event.seats) if seat.kind == "person"]
    return [event.seat] if isinstance(event, JoinedEvent | ChatEvent) else []
