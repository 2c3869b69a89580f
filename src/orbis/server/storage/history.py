"""What is asked of the database about finished games: a guest's list of them, page by page, and the games in short."""

from typing import NamedTuple

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, and_, bindparam, literal, select, text, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from orbis.analysis.forms import ReviewForm
from orbis.server.storage.guests import GuestStore
from orbis.server.storage.schema import (
    analysis_rows,
    game_summary_rows,
    history_rows,
    seat_rows,
    table_rows,
)
from orbis.server.storage.stored_events import seats_now
from orbis.server.tables.played import PlayedGame, seat_reviews

_LIST = text(
    "INSERT INTO history (guest_id, table_id, ended_at, hidden) "
    "SELECT DISTINCT guest_id, table_id, CAST(:ended_at AS double precision), false FROM seats "
    "WHERE table_id = :table AND guest_id IS NOT NULL ON CONFLICT DO NOTHING"
)
_KEEP_REVIEW = (
    update(game_summary_rows)
    .where(game_summary_rows.c.table_id == bindparam("table"))
    .values(review=bindparam("seats"))
)


class ListedGame(NamedTuple):
    """A finished game in the list of a guest. Those from before there were lists have no body until it is added."""

    table: int
    code: str
    body: str | None  # JSON of PlayedGame
    review: str | None  # JSON of a list of SeatReview
    seats: tuple[int, ...]  # the guest's own


class HistoryStore(GuestStore):
    """The finished games."""

    async def list_games(self, guest: int, before: str | None, limit: int) -> list[ListedGame]:
        """Finished games of a guest, the latest first, from the one after `before` on, which is a table's code."""
        listed, tables, games = history_rows.c, table_rows.c, game_summary_rows.c
        query = (
            select(listed.table_id, tables.code, games.body, games.review)
            .join(table_rows, tables.id == listed.table_id)
            .outerjoin(game_summary_rows, games.table_id == listed.table_id)
            .where(listed.guest_id == guest, listed.hidden.is_(False))
            .order_by(listed.ended_at.desc(), listed.table_id.desc())
            .limit(limit)
        )

        def read(connection: Connection) -> list[ListedGame]:
            page = query
            if before is not None:
                last = _place_in_list(connection, guest, before)
                if last is None:
                    return []
                page = query.where(tuple_(listed.ended_at, listed.table_id) < tuple_(*map(literal, last)))
            rows = connection.execute(page).all()
            seats = _seats_of(connection, guest, [row.table_id for row in rows])
            return [ListedGame(*row, seats=tuple(seats.get(row.table_id, ()))) for row in rows]

        return await self.read(read)

    async def add_summary(self, table: int, played: PlayedGame) -> ListedGame | None:
        """Add what is missing of a game that ended before there were lists; nobody's own."""

        def write(connection: Connection) -> ListedGame | None:
            names = [seat.name for seat in seats_now(connection, table)]
            seats = [replace(seat, name=name) for seat, name in zip(played.seats, names, strict=True)]
            _add_summary(connection, table, replace(played, seats=seats))
            review = select(analysis_rows.c.body).where(
                analysis_rows.c.table_id == table, analysis_rows.c.kind == "review"
            )
            body = connection.execute(review.limit(1)).scalar_one_or_none()
            if body is not None:
                keep_review(connection, table, body)
            games = game_summary_rows.c
            row = connection.execute(select(games.body, games.review).where(games.table_id == table)).one()
            return ListedGame(table, played.code, row.body, row.review, ())

        return await self.write(write, table)

    async def hide_game(self, guest: int, table: int) -> None:
        """Remove a game from the list of a guest, and from nobody else's."""
        rows = history_rows.c
        hide = update(history_rows).where(rows.guest_id == guest, rows.table_id == table).values(hidden=True)
        await self.write(lambda connection: connection.execute(hide), table)


def add_history(connection: Connection, table: int, played: PlayedGame) -> None:
    """List a game that has just ended for those who hold its seats."""
    connection.execute(_LIST, {"table": table, "ended_at": played.ended_at})
    _add_summary(connection, table, played)


def _add_summary(connection: Connection, table: int, played: PlayedGame) -> None:
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    values = {"table_id": table, "body": msgspec.json.encode(played).decode(), "review": None}
    connection.execute(dialect.insert(game_summary_rows).on_conflict_do_nothing(), values)


def keep_review(connection: Connection, table: int, body: str) -> None:
    """Keep with a game what its review found, if the game is in short already."""
    review = msgspec.json.decode(body, type=ReviewForm)
    seats = msgspec.json.encode(seat_reviews(review)).decode()
    connection.execute(_KEEP_REVIEW, {"table": table, "seats": seats})


def _place_in_list(connection: Connection, guest: int, code: str) -> tuple[float, int] | None:
    rows = history_rows.c
    is_it = and_(table_rows.c.id == rows.table_id, table_rows.c.code == code)
    query = select(rows.ended_at, rows.table_id).join(table_rows, is_it).where(rows.guest_id == guest)
    row = connection.execute(query).one_or_none()
    return None if row is None else (row.ended_at, row.table_id)


def _seats_of(connection: Connection, guest: int, tables: list[int]) -> dict[int, list[int]]:
    """The own seats of a guest by table. If asked for these alone, SQLite would look through all seats of the guest."""
    rows = seat_rows.c
    query = select(rows.table_id, rows.seat, rows.guest_id).where(rows.table_id.in_(tables)).order_by(rows.seat)
    found: dict[int, list[int]] = {}
    for table, seat, holder in connection.execute(query):
        if holder == guest:
            found.setdefault(table, []).append(seat)
    return found
