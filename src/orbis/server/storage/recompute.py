"""All ratings anew from the stored games: the numbers must come out the same."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import Connection, Engine, delete, insert, select

from orbis.server.storage.ratings import (
    UPDATE_RESULT,
    Result,
    end_of,
    lock_ratings,
    rated_again,
    rating_values,
    result_of,
    result_values,
)
from orbis.server.storage.schema import rated_rows, rating_rows
from orbis.server.storage.stored_events import events_after
from orbis.server.tables.rated import places_of
from orbis.server.tables.rating import NEWCOMER

BATCH: Final = 1000
Ended: TypeAlias = tuple[float, int, tuple[int, ...]]  # when a game ended, its table, and the places


class Recomputed(NamedTuple):
    """What came out."""

    games: int
    changed: int  # results and ratings that were stored with other numbers


def recompute_ratings(engine: Engine, *, write: bool) -> Recomputed:
    """Rate all stored games in the order of their ends, from their events; without `write`, only compare."""
    with engine.begin() as connection:
        lock_ratings(connection)
        by_size: dict[int, list[Ended]] = defaultdict(list)
        for game in _ended_games(connection):
            by_size[len(game[2])].append(game)
        changed = sum(_Size(connection, write).rate(players, by_size[players]) for players in (2, 3, 4))
        return Recomputed(sum(map(len, by_size.values())), changed)


def _ended_games(connection: Connection) -> Iterator[Ended]:
    """All games that count, from their events."""
    for table in connection.execute(select(rated_rows.c.table_id).distinct()).scalars().all():
        events = events_after(connection, table, 0)
        places = places_of(events)
        if places is not None:
            yield end_of(events), table, tuple(places)


class _Size:
    """All games at tables of a size. Of the results only a few are in memory at a time."""

    def __init__(self, connection: Connection, write: bool) -> None:
        self._connection = connection
        self._write = write
        self._stored: dict[tuple[int, int], Result] = {}  # those that are being rated, by table and seat
        self._waiting: list[dict[str, Any]] = []

    def rate(self, players: int, ended: list[Ended]) -> int:
        """Rate them; how many rows were stored with other numbers."""
        num_games, num_wins, latest = Counter[int](), Counter[int](), dict[int, Result]()
        different = 0
        for result in rated_again(self._results(sorted(ended)), lambda _guest, _when: NEWCOMER):
            different += self._compare(result)
            if result.guest is not None:
                num_games[result.guest] += 1
                num_wins[result.guest] += result.place == 1
                latest[result.guest] = result
        self._flush()
        rows = {guest: rating_values(latest[guest], num_games[guest], num_wins[guest]) for guest in sorted(latest)}
        return different + self._keep_ratings(players, rows)

    def _results(self, ended: Iterable[Ended]) -> Iterator[Result]:
        """The seats in order. Who sat there is stored; when and how the game ended follows from its events."""
        for ended_at, table, places in ended:
            query = select(rated_rows).where(rated_rows.c.table_id == table).order_by(rated_rows.c.seat)
            for row, place in zip(self._connection.execute(query).all(), places, strict=True):
                self._stored[table, row.seat] = stored = result_of(row)
                yield stored._replace(when=(ended_at, table), place=place)

    def _compare(self, result: Result) -> bool:
        if self._stored.pop((result.when[1], result.seat)) == result:
            return False
        self._waiting.append(result_values(result))
        if len(self._waiting) == BATCH:
            self._flush()
        return True

    def _flush(self) -> None:
        if self._write and self._waiting:
            self._connection.execute(UPDATE_RESULT, self._waiting)
        self._waiting.clear()

    def _keep_ratings(self, players: int, rows: dict[int, dict[str, Any]]) -> int:
        query = select(rating_rows).where(rating_rows.c.players == players)
        kept = {row["guest_id"]: dict(row) for row in self._connection.execute(query).mappings()}
        if self._write and rows != kept:
            self._connection.execute(delete(rating_rows).where(rating_rows.c.players == players))
            if rows:
                self._connection.execute(insert(rating_rows), list(rows.values()))
        return sum(rows.get(guest) != kept.get(guest) for guest in rows.keys() | kept.keys())
