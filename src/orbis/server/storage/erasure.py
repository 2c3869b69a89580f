"""Taking the names of deleted accounts out of everything that is stored of tables."""

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, exists, select, update

from orbis.server.storage.schema import (
    analysis_rows,
    event_rows,
    game_summary_rows,
    guest_rows,
    name_rows,
    table_rows,
)
from orbis.server.storage.store import Store
from orbis.server.storage.stored_events import lock_table
from orbis.server.tables.events import event_body, stored_event
from orbis.server.tables.names import NOBODY, RECORDED_NOBODY, options_without, without_name
from orbis.server.tables.options import TableOptions


async def tables_that_name(store: Store, guest: int) -> list[tuple[int, str]]:
    """The ids and codes of the tables whose events hold a name of a guest."""
    named = select(name_rows.c.table_id).where(name_rows.c.guest_id == guest)
    query = select(table_rows.c.id, table_rows.c.code).where(table_rows.c.id.in_(named)).order_by(table_rows.c.id)
    return await store.read(lambda connection: [(row.id, row.code) for row in connection.execute(query)])


async def erase_names(store: Store, table: int, code: str, guest: int) -> None:
    """Take the names of a guest, and what they said, out of everything that is stored of a table."""
    mine = (name_rows.c.table_id == table) & (name_rows.c.guest_id == guest)

    def write(connection: Connection) -> None:
        lock_table(connection, table)
        seats_by_number: dict[int, set[int]] = {}
        for number, seat in connection.execute(select(name_rows.c.number, name_rows.c.seat).where(mine)).all():
            seats_by_number.setdefault(number, set()).add(seat)
        for number, seats in seats_by_number.items():
            _erase_in_event(connection, table, number, seats)
        _erase_in_options(connection, table, seats_by_number.get(1, set()))
        _erase_in_reviews(connection, table, guest)
        connection.execute(delete(game_summary_rows).where(game_summary_rows.c.table_id == table))  # made anew
        connection.execute(delete(name_rows).where(mine))
        store.notice(code, "forget")

    await store.write(write, table)


def _erase_in_event(connection: Connection, table: int, number: int, seats: set[int]) -> None:
    rows = event_rows.c
    this = (rows.table_id == table) & (rows.number == number)
    row = connection.execute(select(rows.number, rows.at, rows.kind, rows.body).where(this)).one_or_none()
    if row is not None:
        body = event_body(without_name(stored_event(*row), seats))
        connection.execute(update(event_rows).where(this).values(body=body))


def _erase_in_options(connection: Connection, table: int, seats: set[int]) -> None:
    """The seats that were named when the table was created."""
    if not seats:
        return
    this = table_rows.c.id == table
    content = connection.execute(select(table_rows.c.options).where(this)).scalar_one()
    options = options_without(msgspec.json.decode(content, type=TableOptions), seats)
    connection.execute(update(table_rows).where(this).values(options=msgspec.json.encode(options).decode()))


def _erase_in_reviews(connection: Connection, table: int, guest: int) -> None:
    """A review names who sat in each seat last."""
    named = select(name_rows.c.seat, name_rows.c.guest_id).where(name_rows.c.table_id == table)
    last = {row.seat: row.guest_id for row in connection.execute(named.order_by(name_rows.c.number))}
    this = (analysis_rows.c.table_id == table) & (analysis_rows.c.kind == "review")
    for ply, body in connection.execute(select(analysis_rows.c.ply, analysis_rows.c.body).where(this)).all():
        review: dict[str, Any] = msgspec.json.decode(body)
        review["seats"] = [
            RECORDED_NOBODY if last.get(seat) == guest else name for seat, name in enumerate(review["seats"])
        ]
        values = {"body": msgspec.json.encode(review).decode()}
        connection.execute(update(analysis_rows).where(this, analysis_rows.c.ply == ply).values(values))


async def find_unfinished(store: Store) -> list[int]:
    """Deleted guests whose names are still in events, or who still host a table that goes on."""
    hosts = exists().where(table_rows.c.host_id == guest_rows.c.id, table_rows.c.status.in_(["open", "playing"]))
    named = exists().where(name_rows.c.guest_id == guest_rows.c.id)
    query = select(guest_rows.c.id).where(guest_rows.c.name == NOBODY, hosts | named)
    return await store.read(lambda connection: list(connection.execute(query).scalars()))
