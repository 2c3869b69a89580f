"""Tables where people wait for opponents: for each wish there is one, whoever asks at the same moment."""

from typing import Literal, NamedTuple, TypeAlias

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from orbis.server.storage.access import Access
from orbis.server.storage.schema import match_rows, seat_rows, table_rows

Speed: TypeAlias = Literal["live", "days"]


class Wish(NamedTuple):
    """Which game somebody wants to play."""

    players: int
    speed: Speed
    rated: bool


class FoundMatch(NamedTuple):
    """A table where somebody waits."""

    code: str
    wish: Wish


class WishTaken(Exception):  # noqa: N818 - it is expected
    """Somebody else waits for the same by now."""


def begin_waiting(connection: Connection, wish: Wish, table: int) -> None:
    """People wait at a table from now on. Raises WishTaken."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    add = dialect.insert(match_rows).on_conflict_do_nothing().values(**wish._asdict(), table_id=table)
    if connection.execute(add.execution_options(preserve_rowcount=True)).rowcount != 1:
        raise WishTaken


def stop_waiting(connection: Connection, table: int) -> None:
    """The game has begun, everybody has left, or the host has filled the table."""
    connection.execute(delete(match_rows).where(match_rows.c.table_id == table))


async def find_match(store: Access, wish: Wish) -> str | None:
    """The code of the table where somebody waits for the same."""
    rows = match_rows.c
    query = (
        select(table_rows.c.code)
        .join(match_rows, rows.table_id == table_rows.c.id)
        .where(rows.players == wish.players, rows.speed == wish.speed, rows.rated.is_(wish.rated))
    )
    return await store.read(lambda connection: connection.execute(query).scalar_one_or_none())


async def matches_of(store: Access, guest: int) -> list[FoundMatch]:
    """The tables where a guest waits."""
    rows = match_rows.c
    query = (
        select(table_rows.c.code, rows.players, rows.speed, rows.rated)
        .join(match_rows, rows.table_id == table_rows.c.id)
        .join(seat_rows, seat_rows.c.table_id == rows.table_id)
        .where(seat_rows.c.guest_id == guest)
    )

    def read(connection: Connection) -> list[FoundMatch]:
        return [FoundMatch(code, Wish(*wish)) for code, *wish in connection.execute(query)]

    return await store.read(read)
