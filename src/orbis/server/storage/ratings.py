"""Rated games: who plays in them, and what their ends change about ratings, within the transaction that stores them.

Ratings follow from the stored games in the order of their ends, whatever the order in which they were stored: a game
that ended earlier than some that are rated already lets these be rated anew.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import Connection, bindparam, delete, insert, select, text, tuple_, update

from orbis.server.storage.schema import account_rows, rated_rows, rating_rows
from orbis.server.storage.stored_events import changes_after, events_after
from orbis.server.tables.events import EndedEvent, StoredEvent
from orbis.server.tables.rated import places_of
from orbis.server.tables.rating import MIN_GAMES, NEWCOMER, Rating, bot_rating, rate
from orbis.server.tables.refusals import Refused
from orbis.server.tables.standing import Standing

LOCK: Final = 0x0B16  # of several processes only one rates at a time: what a game changes depends on the one before
CHANGED: Final = ("ended_at", "place", "mu_before", "sigma_before", "mu_after", "sigma_after")
_COLUMNS = rated_rows.c
_ORDER = tuple_(_COLUMNS.ended_at, _COLUMNS.table_id)
UPDATE_RESULT = (
    update(rated_rows)
    .where(_COLUMNS.table_id == bindparam("table"), _COLUMNS.seat == bindparam("number"))
    .values({name: bindparam(name) for name in CHANGED})
)

When: TypeAlias = tuple[float, int]  # when a game ended, and its table


class Result(NamedTuple):
    """A seat of a rated game."""

    when: When
    seat: int
    players: int
    guest: int | None
    level: str | None
    place: int
    before: Rating | None
    after: Rating | None


def lock_ratings(connection: Connection) -> None:
    """Let nobody else rate until the transaction is over. This comes first in it, so that none wait for each other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def is_account(connection: Connection, guest: int) -> bool:
    """Whether a guest has an account."""
    query = select(account_rows.c.guest_id).where(account_rows.c.guest_id == guest)
    return connection.execute(query).scalar_one_or_none() is not None


def no_account() -> Refused:
    """Only accounts have ratings."""
    return Refused(403, "rated/no-account", "Rated games are for people with an account")


# The start


def begin_rated(connection: Connection, table: int) -> None:
    """Note who plays in a rated game. Everyone must have an account."""
    history = changes_after(connection, table, 0)
    standing = Standing().after(history)
    rows = []
    for number, seat in enumerate(standing.seats):
        guest = history.owners.get(number) if seat.kind == "person" else None
        if seat.kind == "person" and (guest is None or not is_account(connection, guest)):
            raise no_account()
        players = len(standing.seats)
        rows.append({"table_id": table, "seat": number, "players": players, "guest_id": guest, "level": seat.level})
    connection.execute(insert(rated_rows), rows)


# The end


def rate_game(connection: Connection, table: int) -> None:
    """Rate a game that has just ended, and anew those that ended later. The ratings are locked."""
    events = events_after(connection, table, 0)
    places = places_of(events)
    if places is None:
        connection.execute(delete(rated_rows).where(_COLUMNS.table_id == table))
        return
    ended_at = end_of(events)
    for seat, place in enumerate(places):
        this = (_COLUMNS.table_id == table) & (_COLUMNS.seat == seat)
        connection.execute(update(rated_rows).where(this).values(ended_at=ended_at, place=place))
    later = list(_results(connection, len(places), (ended_at, table)))
    again = list(rated_again(later, lambda guest, when: _rating_before(connection, guest, len(places), when)))
    connection.execute(UPDATE_RESULT, [result_values(result) for result in again])
    new = {result.guest: result.place for result in again if result.when[1] == table}
    for guest, latest in latest_by_guest(again).items():
        games, wins = (1, int(new[guest] == 1)) if guest in new else (0, 0)
        _add_to_rating(connection, latest, games, wins)


def rated_again(results: Iterable[Result], before: Callable[[int, When], Rating]) -> Iterator[Result]:
    """Rate games in order. `before` is asked for the ratings of those who have not played yet."""
    known: dict[int, Rating] = {}
    for when, group in groupby(results, key=lambda result: result.when):
        seats = list(group)
        for result in seats:
            if result.guest is not None and result.guest not in known:
                known[result.guest] = before(result.guest, when)
        ratings = [_rating_in(result, known) for result in seats]
        after = rate(ratings, [result.place for result in seats])
        for result, old, new in zip(seats, ratings, after, strict=True):
            kept = new if result.level is None else old
            if result.guest is not None:
                known[result.guest] = kept
            yield result._replace(before=old, after=kept)


def latest_by_guest(results: Iterable[Result]) -> dict[int, Result]:
    """Everybody's last result, in the order of the guests."""
    latest = {result.guest: result for result in results if result.guest is not None}
    return dict(sorted(latest.items()))


def _rating_in(result: Result, known: Mapping[int, Rating]) -> Rating:
    """With which rating somebody sat down. That of a deleted account is known only from the game itself."""
    if result.level is not None:
        return bot_rating(result.level, result.players)
    return known[result.guest] if result.guest is not None else result.before or NEWCOMER


def end_of(events: Iterable[StoredEvent]) -> float:
    """When a game ended."""
    return next(event.at for event in events if isinstance(event, EndedEvent))


def _results(connection: Connection, players: int, since: When) -> Iterator[Result]:
    """The seats of all games that ended at a time or later, in order."""
    query = (
        select(rated_rows)
        .where(_COLUMNS.players == players, _COLUMNS.place.is_not(None), tuple_(*since) <= _ORDER)
        .order_by(_COLUMNS.ended_at, _COLUMNS.table_id, _COLUMNS.seat)
    )
    for row in connection.execute(query):
        yield result_of(row)


def result_of(row: Any) -> Result:
    """A seat of a rated game as it is stored."""
    return Result(
        (row.ended_at, row.table_id),
        row.seat,
        row.players,
        row.guest_id,
        row.level,
        row.place,
        None if row.mu_before is None else Rating(row.mu_before, row.sigma_before),
        None if row.mu_after is None else Rating(row.mu_after, row.sigma_after),
    )


def _rating_before(connection: Connection, guest: int, players: int, when: When) -> Rating:
    query = (
        select(_COLUMNS.mu_after, _COLUMNS.sigma_after)
        .where(_COLUMNS.guest_id == guest, _COLUMNS.players == players, _COLUMNS.place.is_not(None))
        .where(tuple_(*when) > _ORDER)
        .order_by(_COLUMNS.ended_at.desc(), _COLUMNS.table_id.desc())
        .limit(1)
    )
    row = connection.execute(query).one_or_none()
    return NEWCOMER if row is None else Rating(*row)


def result_values(result: Result) -> dict[str, Any]:
    """What a game changed, to be stored."""
    assert result.before is not None
    assert result.after is not None
    numbers = (result.when[0], result.place, *result.before, *result.after)
    return {"table": result.when[1], "number": result.seat, **dict(zip(CHANGED, numbers, strict=True))}


def _add_to_rating(connection: Connection, latest: Result, games: int, wins: int) -> None:
    """Keep somebody's latest rating, after so many more games and wins."""
    assert latest.guest is not None
    rows = rating_rows.c
    this = (rows.guest_id == latest.guest) & (rows.players == latest.players)
    found = connection.execute(select(rows.games, rows.wins).where(this)).one_or_none()
    values = rating_values(latest, games + (found.games if found else 0), wins + (found.wins if found else 0))
    if found:
        connection.execute(update(rating_rows).where(this).values(values))
    else:
        connection.execute(insert(rating_rows).values(values))


def rating_values(latest: Result, games: int, wins: int) -> dict[str, Any]:
    """The row of somebody's rating."""
    assert latest.after is not None
    return {
        "guest_id": latest.guest,
        "players": latest.players,
        "mu": latest.after.mu,
        "sigma": latest.after.sigma,
        "games": games,
        "wins": wins,
        "ordinal": latest.after.ordinal if games >= MIN_GAMES else None,
        "updated_at": latest.when[0],
    }
