"""The store: what is asked of the database about tables, in the words of the server."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, delete, exists, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL

from orbis.server.storage.history import HistoryStore, add_history, keep_review
from orbis.server.storage.matches import Wish, begin_waiting, stop_waiting
from orbis.server.storage.names import note_names
from orbis.server.storage.ratings import begin_rated, lock_ratings, rate_game
from orbis.server.storage.schema import (
    analysis_rows,
    event_rows,
    history_rows,
    request_key_rows,
    seat_rows,
    table_rows,
)
from orbis.server.storage.stored_events import changes_after, seats_now
from orbis.server.storage.turn_rows import TurnRow, add_turns
from orbis.server.tables.events import (
    Change,
    CreatedEvent,
    EndedEvent,
    RequestKey,
    StartedEvent,
    StoredEvent,
    StoredTurn,
    encode_change,
    event_body,
)
from orbis.server.tables.names import recorded_name
from orbis.server.tables.played import PlayedGame

_UPDATE_TABLE = update(table_rows).where(table_rows.c.id == bindparam("table"))
_MARK_SEEN = text("UPDATE seats SET seen_at = :now WHERE table_id = :table AND seat = :seat")
_MARK_ALL_SEEN = text(
    "UPDATE seats SET seen_at = :now FROM unnest(CAST(:tables AS bigint[]), CAST(:seats AS int[])) AS seen(id, number) "
    "WHERE table_id = seen.id AND seat = seen.number"
)
KEY_SECONDS = 86_400.0  # for how long a request may be sent again


class FoundKey(NamedTuple):
    """What a request did that was sent with a key."""

    kind: str
    code: str  # of the table


class KeyTaken(Exception):  # noqa: N818 - it is expected
    """Another request with the same key was stored first."""


class FoundTable(NamedTuple):
    """A table as it is kept."""

    id: int
    options: str
    secret: str
    created_at: float
    change: Change  # everything that happened


class Store(HistoryStore):
    """The tables, their guests, and the games that are over."""

    def __init__(self, url: URL, process: str) -> None:
        """`process` names this process in notices to the others."""
        super().__init__(url, process)
        dialect = postgresql if self.shared else sqlite
        add_event = dialect.insert(event_rows).on_conflict_do_nothing()
        self._insert_event = add_event.execution_options(preserve_rowcount=True)  # PostgreSQL counts only if asked to
        add_key = dialect.insert(request_key_rows).on_conflict_do_nothing()
        self._insert_key = add_key.execution_options(preserve_rowcount=True)
        self._insert_analysis = dialect.insert(analysis_rows).on_conflict_do_nothing()

    # Tables

    async def add_table(
        self,
        row: Mapping[str, Any],
        change: Change,
        summary: Mapping[str, Any],
        key: RequestKey | None = None,
        wish: Wish | None = None,
    ) -> int | None:
        """A new table with its first events; None if its code is taken. Raises KeyTaken and WishTaken."""
        created = change.events[0]
        assert isinstance(created, CreatedEvent)
        num_seats = len(created.seats)
        dialect = postgresql if self.shared else sqlite
        add = dialect.insert(table_rows).on_conflict_do_nothing(index_elements=["code"])

        def write(connection: Connection) -> int | None:
            values = {**row, **summary, "host_id": change.host}
            table = connection.execute(add.values(values).returning(table_rows.c.id)).scalar_one_or_none()
            if table is None:
                return None
            connection.execute(
                insert(seat_rows),
                [
                    {"table_id": table, "seat": seat, "guest_id": change.owners.get(seat), "seen_at": row["created_at"]}
                    for seat in range(num_seats)
                ],
            )
            self._add_events(connection, table, change.events)
            note_names(connection, table, change.events)
            self._add_key(connection, table, key, row["created_at"])
            if wish is not None:
                begin_waiting(connection, wish, table)
            if self.shared:
                self.notice(code=row["code"], content=encode_change(Change(owners=change.owners)))
            return int(table)

        return await self.write(write, alone=wish is not None)

    async def append(
        self,
        table: int,
        code: str,
        change: Change,
        summary: Mapping[str, Any],
        key: RequestKey | None = None,
        played: PlayedGame | None = None,
        *,
        rated: bool = False,
        is_full: bool = False,
    ) -> bool:
        """Add events to a table, all or none; False if its next event is another one already. Raises KeyTaken.

        `played` is the game that ends with them, to be listed. The start of a rated game notes who plays, and its end
        changes their ratings. At a table that `is_full` nobody waits for opponents any more.
        """
        event = change.events[0] if change.events else None
        if len(change.events) == 1 and isinstance(event, StoredTurn) and not (change.owners or change.host or key):
            row = TurnRow(table, code, event, summary["bot_turn"], summary["check_at"])
            return await self.write_row(self._add_turns, row, table)
        is_start = rated and any(isinstance(event, StartedEvent) for event in change.events)
        is_end = rated and any(isinstance(event, EndedEvent) for event in change.events)

        def write(connection: Connection) -> bool:
            if is_end:
                lock_ratings(connection)
            if not self._add_events(connection, table, change.events):
                return False
            self._add_key(connection, table, key, summary["updated_at"])
            values = dict(summary) if change.host is None else {**summary, "host_id": change.host}
            connection.execute(_UPDATE_TABLE, {"table": table, **values})
            if is_full or summary["status"] != "open":
                stop_waiting(connection, table)
            for seat, guest in change.owners.items():
                connection.execute(
                    update(seat_rows)
                    .where((seat_rows.c.table_id == table) & (seat_rows.c.seat == seat))
                    .values(guest_id=guest, seen_at=summary["updated_at"])
                )
            note_names(connection, table, change.events)
            if played is not None:
                add_history(connection, table, played)
            if self.shared:
                self.notice(code, encode_change(change))
            if is_start:
                begin_rated(connection, table)
            if is_end:
                rate_game(connection, table)
            return True

        return await self.write(write, table, alone=is_end)

    def _add_turns(self, connection: Connection, rows: list[TurnRow]) -> None:
        add_turns(connection, rows)
        if self.shared:
            for row in rows:
                self.notice(row.code, encode_change(Change([row.event])))

    def _add_events(self, connection: Connection, table: int, events: Iterable[StoredEvent]) -> bool:
        """If the number of the first one is free, those of the others are: numbers have no gaps."""
        for event in events:
            values = {
                "table_id": table,
                "number": event.number,
                "at": event.at,
                "kind": event.kind,
                "ply": event.ply if isinstance(event, StoredTurn) else None,
                "body": event_body(event),
            }
            if connection.execute(self._insert_event, values).rowcount != 1:
                return False
        return True

    def _add_key(self, connection: Connection, table: int, key: RequestKey | None, now: float) -> None:
        """Remember the key of a request for a day."""
        if key is None:
            return
        rows = request_key_rows
        connection.execute(delete(rows).where(rows.c.created_at < now - KEY_SECONDS))
        values = {"guest_id": key.guest, "key": key.key, "kind": key.kind, "table_id": table, "created_at": now}
        if connection.execute(self._insert_key, values).rowcount != 1:
            raise KeyTaken

    async def find_key(self, key: RequestKey) -> FoundKey | None:
        """What the request with a key has done, if it was stored."""
        rows = request_key_rows.c
        query = (
            select(rows.kind, table_rows.c.code)
            .join(table_rows, table_rows.c.id == rows.table_id)
            .where(rows.guest_id == key.guest, rows.key == key.key)
        )
        row = await self.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else FoundKey(*row)

    async def find_table(self, code: str) -> FoundTable | None:
        """A table with everything that happened there."""
        rows = table_rows.c
        find = select(rows.id, rows.options, rows.seed, rows.created_at).where(rows.code == code)

        def query(connection: Connection) -> FoundTable | None:
            row = connection.execute(find).one_or_none()
            return None if row is None else FoundTable(*row, changes_after(connection, row.id, 0))

        return await self.read(query)

    async def changes_after(self, table: int, number: int) -> Change:
        """What happened at a table after an event."""
        return await self.read(lambda connection: changes_after(connection, table, number))

    async def list_public(self, status: str, limit: int) -> list[str]:
        """The codes of public tables, the latest first."""
        query = (
            select(table_rows.c.code)
            .where(table_rows.c.public.is_(True), table_rows.c.status == status)
            .order_by(table_rows.c.updated_at.desc())
            .limit(limit)
        )
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def tables_of(self, guest: int, statuses: Iterable[str], limit: int) -> list[str]:
        """The codes of the tables where a guest sits or hosts, the latest first, without those that they removed."""
        seated = select(seat_rows.c.table_id).where(seat_rows.c.guest_id == guest)
        removed = exists().where(
            history_rows.c.guest_id == guest, history_rows.c.table_id == table_rows.c.id, history_rows.c.hidden
        )
        query = (
            select(table_rows.c.code)
            .where(table_rows.c.id.in_(seated) | (table_rows.c.host_id == guest))
            .where(table_rows.c.status.in_(list(statuses)), ~removed)
            .order_by(table_rows.c.updated_at.desc())
            .limit(limit)
        )
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def count_unfinished(self, guest: int) -> int:
        """How many tables a guest hosts that are not over."""
        query = (
            select(func.count())
            .select_from(table_rows)
            .where(table_rows.c.host_id == guest, table_rows.c.status.in_(["open", "playing"]))
        )
        return await self.read(lambda connection: int(connection.execute(query).scalar_one()))

    async def tables_to_check(self, now: float, limit: int) -> list[str]:
        """The codes of the tables where somebody may be late or gone."""
        query = select(table_rows.c.code).where(table_rows.c.check_at <= now).limit(limit)
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def put_off_check(self, table: int, check_at: float | None, now: float) -> None:
        """When to look at a table again that is due, unless an event has decided that meanwhile."""
        due = (table_rows.c.id == table) & (table_rows.c.check_at <= now)
        statement = update(table_rows).where(due).values(check_at=check_at)
        await self.write(lambda connection: connection.execute(statement), table)

    async def bot_turns(self, before: float, limit: int) -> list[str]:
        """The codes of the tables where a bot should have moved."""
        query = (
            select(table_rows.c.code)
            .where(table_rows.c.bot_turn.is_(True), table_rows.c.updated_at <= before)
            .order_by(table_rows.c.updated_at)
            .limit(limit)
        )
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    # Presence

    async def mark_seen(self, seats: Iterable[tuple[int, int]], now: float) -> None:
        """These seats (table, seat) are being looked at."""
        pairs = sorted(seats)
        if not pairs:
            return
        if self.shared:  # one statement: each would wait for an answer over the network
            seen = {"now": now, "tables": [table for table, _ in pairs], "seats": [seat for _, seat in pairs]}
            await self.write(lambda connection: connection.execute(_MARK_ALL_SEEN, seen))
        else:
            rows = [{"now": now, "table": table, "seat": seat} for table, seat in pairs]
            await self.write(lambda connection: connection.execute(_MARK_SEEN, rows))

    async def seen_at(self, table: int) -> dict[int, float]:
        """When the holder of each seat was last seen."""
        query = select(seat_rows.c.seat, seat_rows.c.seen_at).where(seat_rows.c.table_id == table)
        return await self.read(lambda connection: {row.seat: row.seen_at for row in connection.execute(query)})

    # Analyses

    async def find_analysis(self, table: int, kind: str, ply: int, staged: str) -> str | None:
        """A hint or review that was made before, as JSON."""
        rows = analysis_rows.c
        query = select(rows.body).where(
            rows.table_id == table, rows.kind == kind, rows.ply == ply, rows.staged == staged
        )
        return await self.read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def add_analysis(self, table: int, kind: str, ply: int, staged: str, body: str) -> None:
        """Keep a hint or review."""
        values = {"table_id": table, "kind": kind, "ply": ply, "staged": staged, "body": body}

        def write(connection: Connection) -> None:
            if kind == "review":
                values["body"] = _with_names_now(connection, table, body)
                keep_review(connection, table, body)
            connection.execute(self._insert_analysis, values)

        await self.write(write, table)


def _with_names_now(connection: Connection, table: int, review: str) -> str:
    """A review with the players as records name them: one may have deleted their account while it was computed."""
    form: dict[str, Any] = msgspec.json.decode(review)
    form["seats"] = [recorded_name(seat) for seat in seats_now(connection, table)]
    return msgspec.json.encode(form).decode()
