"""Turns at many tables in two statements: what is written most often."""

from itertools import chain
from typing import Any, NamedTuple

from sqlalchemy import Connection

from orbis.server.tables.events import StoredTurn, event_body

_ADD = "INSERT INTO events (table_id, number, at, kind, ply, body)"
_NOTE = "UPDATE tables SET bot_turn = {bot_turn}, check_at = {check_at}, updated_at = {at} FROM {rows} WHERE id = {id}"
# PostgreSQL takes columns. Its statements never change, so it plans them once.
_ADD_COLUMNS = f"{_ADD} SELECT * FROM unnest(%s::bigint[], %s::int[], %s::float8[], %s::text[], %s::int[], %s::text[])"
_NOTE_COLUMNS = _NOTE.format(
    bot_turn="turn.bot_turn",
    check_at="turn.check_at",
    at="turn.at",
    rows="unnest(%s::bigint[], %s::bool[], %s::float8[], %s::float8[]) AS turn (table_id, bot_turn, check_at, at)",
    id="turn.table_id",
)
# SQLite takes rows: every call of a statement lets another thread run, so many small ones take long.
_NOTE_ROWS = _NOTE.format(bot_turn="column2", check_at="column3", at="column4", rows="(VALUES {})", id="column1")


class TurnRow(NamedTuple):
    """A turn, and what is kept of its table after it in order to be searched."""

    table: int
    code: str
    event: StoredTurn
    bot_turn: bool
    check_at: float | None

    def _event(self) -> tuple[Any, ...]:
        event = self.event
        return self.table, event.number, event.at, event.kind, event.ply, event_body(event)

    def _noted(self) -> tuple[Any, ...]:
        return self.table, self.bot_turn, self.check_at, self.event.at


def add_turns(connection: Connection, rows: list[TurnRow]) -> None:
    """Add turns at different tables. Raises IntegrityError, and adds none, if another event has one of the numbers."""
    events, noted = [row._event() for row in rows], [row._noted() for row in rows]
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"{_ADD} VALUES {_places(events)}", tuple(chain(*events)))
        connection.exec_driver_sql(_NOTE_ROWS.format(_places(noted)), tuple(chain(*noted)))
    else:
        connection.exec_driver_sql(_ADD_COLUMNS, tuple(map(list, zip(*events, strict=True))))
        connection.exec_driver_sql(_NOTE_COLUMNS, tuple(map(list, zip(*noted, strict=True))))


def _places(rows: list[tuple[Any, ...]]) -> str:
    """The place holders of some rows."""
    return ",".join([f"({','.join('?' * len(rows[0]))})"] * len(rows))
