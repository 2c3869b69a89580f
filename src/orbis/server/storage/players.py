"""What is asked of the database about accounts and their ratings: the leaderboard and profiles."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, func, select, tuple_, union_all
from sqlalchemy.sql.elements import ColumnElement

from orbis.server.storage.access import Access
from orbis.server.storage.ratings import Result, is_account, no_account, result_of
from orbis.server.storage.schema import account_rows, guest_rows, rated_rows, rating_rows, seat_rows, table_rows
from orbis.server.tables.rating import Rating

MAX_RECENT = 20  # games on a profile
MAX_HISTORY = 100  # ratings in its chart, for each size of a table
_ratings, _accounts, _results = rating_rows.c, account_rows.c, rated_rows.c
_ORDER = tuple_(_ratings.ordinal, _ratings.guest_id)


class Player(NamedTuple):
    """An account."""

    guest: int
    public_id: str
    name: str
    created_at: float


class Rated(NamedTuple):
    """An account's rating; `rank` is None for those who are not on the leaderboard."""

    public_id: str
    name: str
    players: int
    rating: Rating
    games: int
    wins: int
    rank: int | None


class Point(NamedTuple):
    """An account's rating after a game."""

    table: int
    seat: int
    players: int
    at: float
    rating: Rating


class Opponent(NamedTuple):
    """Who held a seat of a rated game: an account, a bot, or an account that was deleted."""

    result: Result
    public_id: str | None
    name: str | None


class RatedGame(NamedTuple):
    """A rated game with all its seats."""

    code: str
    options: str
    public: bool
    seats: list[Opponent]


async def check_account(store: Access, guest: int) -> None:
    """Refuse guests without an account."""
    if not await store.read(lambda connection: is_account(connection, guest)):
        raise no_account()


def player_called(connection: Connection, public_id: str) -> Player | None:
    """The account with a public id."""
    return _find_player(connection, _accounts.public_id == public_id)


def player_of(connection: Connection, guest: int | None) -> Player | None:
    """The account of a guest."""
    return None if guest is None else _find_player(connection, _accounts.guest_id == guest)


def leaderboard(connection: Connection, players: int, after: int | None, limit: int) -> list[Rated]:
    """The best at tables of a size, or those who come after an account."""
    query = _select_ratings().where(_ratings.players == players, _ratings.ordinal.is_not(None))
    if after is not None:
        here = select(_ratings.ordinal).where(_ratings.guest_id == after, _ratings.players == players)
        ordinal = connection.execute(here).scalar_one_or_none()
        if ordinal is None:
            return []
        query = query.where(tuple_(ordinal, after) > _ORDER)
    query = query.order_by(_ratings.ordinal.desc(), _ratings.guest_id.desc()).limit(limit)
    rows = connection.execute(query).all()
    if after is None or not rows:
        return [_rated(row, number) for number, row in enumerate(rows, 1)]
    better = (_ratings.players == players) & (tuple_(rows[0].ordinal, rows[0].guest_id) < _ORDER)
    before = connection.execute(select(func.count()).select_from(rating_rows).where(better)).scalar_one()
    return [_rated(row, before + number) for number, row in enumerate(rows, 1)]


def ratings_of(connection: Connection, guest: int, players: int | None = None) -> list[Rated]:
    """The ratings of an account, or the one for tables of a size, with their ranks."""
    query = _select_ratings(_better()).where(_ratings.guest_id == guest).order_by(_ratings.players)
    if players is not None:
        query = query.where(_ratings.players == players)
    rows = connection.execute(query)
    return [_rated(row, None if row.ordinal is None else 1 + row.better) for row in rows]


def ratings_at(connection: Connection, guests: Iterable[int], players: int) -> dict[int, tuple[str, Rating | None]]:
    """The public ids of those guests who have accounts, and their ratings if they have one."""
    query = (
        select(_accounts.guest_id, _accounts.public_id, _ratings.mu, _ratings.sigma)
        .outerjoin(rating_rows, (_ratings.guest_id == _accounts.guest_id) & (_ratings.players == players))
        .where(_accounts.guest_id.in_(list(guests)))
    )
    rows = connection.execute(query)
    return {row[0]: (row[1], None if row[2] is None else Rating(row[2], row[3])) for row in rows}


def history_of(connection: Connection, guest: int) -> list[Point]:
    """The latest ratings of an account at tables of each size, the latest first."""
    parts = [
        select(
            _results.table_id,
            _results.seat,
            _results.players,
            _results.ended_at,
            _results.mu_after,
            _results.sigma_after,
        )
        .where(_results.guest_id == guest, _results.players == players, _results.place.is_not(None))
        .order_by(_results.ended_at.desc(), _results.table_id.desc())
        .limit(MAX_HISTORY)
        .subquery()
        for players in (2, 3, 4)
    ]
    rows = connection.execute(union_all(*map(select, parts)))
    found = [Point(table, seat, players, at, Rating(mu, sigma)) for table, seat, players, at, mu, sigma in rows]
    return sorted(found, key=lambda point: (point.at, point.table), reverse=True)


def games_with(connection: Connection, tables: Iterable[int]) -> dict[int, RatedGame]:
    """Rated games by their tables."""
    ids, at = list(tables), table_rows.c
    where = select(at.id, at.code, at.options, at.public).where(at.id.in_(ids))
    games = {row.id: RatedGame(row.code, row.options, row.public, []) for row in connection.execute(where)}
    names = (
        select(rated_rows, _accounts.public_id, guest_rows.c.name)
        .outerjoin(account_rows, _accounts.guest_id == _results.guest_id)
        .outerjoin(guest_rows, guest_rows.c.id == _accounts.guest_id)
        .where(_results.table_id.in_(ids))
        .order_by(_results.table_id, _results.seat)
    )
    for row in connection.execute(names):
        games[row.table_id].seats.append(Opponent(result_of(row), row.public_id, row.name))
    return games


def tables_held(connection: Connection, guest: int | None, tables: Iterable[int]) -> set[int]:
    """Those of some tables where a guest has a seat."""
    if guest is None:
        return set()
    held = select(seat_rows.c.table_id).where(seat_rows.c.guest_id == guest, seat_rows.c.table_id.in_(list(tables)))
    return set(connection.execute(held).scalars())


def _find_player(connection: Connection, condition: ColumnElement[bool]) -> Player | None:
    query = _select_players(_accounts.guest_id, _accounts.public_id, guest_rows.c.name, _accounts.created_at)
    row = connection.execute(query.where(condition)).one_or_none()
    return None if row is None else Player(*row)


def _select_players(*columns: Any) -> Select[Any]:
    return select(*columns).join(guest_rows, guest_rows.c.id == _accounts.guest_id)


def _select_ratings(*more: Any) -> Select[Any]:
    return _select_players(_accounts.public_id, guest_rows.c.name, *rating_rows.c, *more).join(
        rating_rows, _ratings.guest_id == _accounts.guest_id
    )


def _better() -> Any:
    """How many are better than an account."""
    others = rating_rows.alias().c
    condition = (others.players == _ratings.players) & (others.ordinal > _ratings.ordinal)
    return select(func.count()).where(condition).correlate(rating_rows).scalar_subquery().label("better")


def _rated(row: Any, rank: int | None) -> Rated:
    rating = Rating(row.mu, row.sigma)
    return Rated(row.public_id, row.name, row.players, rating, row.games, row.wins, rank)
