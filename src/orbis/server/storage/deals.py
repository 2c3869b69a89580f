"""What is asked of the database about deals of the day: the key, attempts, and how a day went."""

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from orbis.server.deals.check import Outcome
from orbis.server.storage.access import Access
from orbis.server.storage.schema import deal_attempt_rows, deal_best_rows, deal_count_rows, deal_key_rows

KEY_BYTES: Final = 32
# Results come before everything else in a batch, so that processes change counts in the same order.
RESULTS: Final = -2


class FoundKey(NamedTuple):
    """The key of all seeds, and since when there is one."""

    key: str
    created_at: float


class FoundAttempt(NamedTuple):
    """A guest's attempt at the deal of a day."""

    date: str
    started_at: float
    submitted_at: float | None
    digest: str | None
    outcome: Outcome | None


class BestGame(NamedTuple):
    """The best game of a day."""

    outcome: Outcome
    turns: list[str]


class Day(NamedTuple):
    """How a day went: players by worth, the least first, and the best game."""

    counts: list[tuple[int, int]]
    best: BestGame | None


@dataclass(slots=True)
class NewResult:
    """A result to be stored."""

    guest: int
    date: str
    now: float
    digest: str
    worth: int
    outcome: Outcome
    turns: list[str]
    stored: bool = False
    attempt: FoundAttempt | None = None  # as it is stored


class DealStore:
    """The deals."""

    def __init__(self, access: Access) -> None:
        self._access = access
        dialect: Any = postgresql if access.shared else sqlite
        self._add_key = dialect.insert(deal_key_rows).on_conflict_do_nothing()
        add = dialect.insert(deal_attempt_rows).on_conflict_do_nothing()
        self._add_attempt = add.execution_options(preserve_rowcount=True)  # PostgreSQL counts only if asked to
        count = dialect.insert(deal_count_rows)
        more = {"players": deal_count_rows.c.players + count.excluded.players}
        self._count = count.on_conflict_do_update(index_elements=["date", "worth"], set_=more)
        self._keep_best = _keep_best(dialect.insert(deal_best_rows))

    async def key(self, now: float) -> FoundKey:
        """The key of all processes, made by the first that asks."""
        values = {"id": 1, "key": secrets.token_hex(KEY_BYTES), "created_at": now}
        query = select(deal_key_rows.c.key, deal_key_rows.c.created_at)

        def write(connection: Connection) -> FoundKey:
            connection.execute(self._add_key, values)
            return FoundKey(*connection.execute(query).one())

        return await self._access.write(write)

    async def start(self, guest: int, date: str, now: float) -> FoundAttempt | None:
        """Note that a guest plays; an attempt that is there already stays as it is. None if there is no such guest."""
        values = {"guest_id": guest, "date": date, "started_at": now}

        def write(connection: Connection) -> FoundAttempt | None:
            connection.execute(self._add_attempt, values)
            return _attempt(connection, guest, date)

        try:
            return await self._access.write(write)
        except IntegrityError:
            return None

    async def attempt(self, guest: int, date: str) -> FoundAttempt | None:
        """A guest's attempt at a deal."""
        return await self._access.read(lambda connection: _attempt(connection, guest, date))

    async def add_result(self, result: NewResult) -> FoundAttempt | None:
        """Store a result, unless the guest has one; the attempt as it is then. None if there is no such guest."""
        return result.attempt if await self._access.write_row(self._add_results, result, RESULTS) else None

    async def results_of(self, guest: int) -> list[FoundAttempt]:
        """All attempts of a guest that have a result, the latest first."""
        rows = deal_attempt_rows.c
        own = (rows.guest_id == guest) & rows.submitted_at.is_not(None)
        query = select(*_ATTEMPT).where(own).order_by(rows.date.desc())
        return await self._access.read(lambda connection: [_found(row) for row in connection.execute(query)])

    async def day(self, date: str) -> Day:
        """How a day went so far."""
        counts, best = deal_count_rows.c, deal_best_rows.c
        count = select(counts.worth, counts.players).where(counts.date == date).order_by(counts.worth)
        find = select(best.place, best.points, best.worth, best.turns).where(best.date == date)

        def query(connection: Connection) -> Day:
            row = connection.execute(find).one_or_none()
            found = [(worth, players) for worth, players in connection.execute(count)]
            return Day(found, None if row is None else _best(row))

        return await self._access.read(query)

    def _add_results(self, connection: Connection, results: list[NewResult]) -> None:
        """Write results of different guests together; each day's counts and best game change once for all of them."""
        for result in sorted(results, key=lambda result: result.guest):  # in the same order in all processes
            result.stored = self._complete(connection, result)
            result.attempt = _attempt(connection, result.guest, result.date)
        stored = [result for result in results if result.stored]
        counts: dict[tuple[str, int], int] = {}
        for result in stored:
            place = (result.date, result.worth)
            counts[place] = counts.get(place, 0) + 1
        for (date, worth), players in sorted(counts.items()):
            connection.execute(self._count, {"date": date, "worth": worth, "players": players})
        for best in _best_of_each_day(stored):
            connection.execute(self._keep_best, best)

    def _complete(self, connection: Connection, result: NewResult) -> bool:
        """Add a result to the attempt, or as one that nobody noted the start of; False if there is one."""
        rows = deal_attempt_rows
        values = {
            "submitted_at": result.now,
            "digest": result.digest,
            "place": result.outcome.place,
            "points": result.outcome.points,
            "lead": result.outcome.lead,
        }
        open_attempt = (rows.c.guest_id == result.guest) & (rows.c.date == result.date) & rows.c.submitted_at.is_(None)
        if connection.execute(update(rows).where(open_attempt).values(values)).rowcount == 1:
            return True
        new = {"guest_id": result.guest, "date": result.date, "started_at": result.now, **values}
        return connection.execute(self._add_attempt, new).rowcount == 1


_ATTEMPT: Final = [
    deal_attempt_rows.c[name] for name in ("date", "started_at", "submitted_at", "digest", "place", "points", "lead")
]


def _attempt(connection: Connection, guest: int, date: str) -> FoundAttempt | None:
    rows = deal_attempt_rows.c
    row = connection.execute(select(*_ATTEMPT).where(rows.guest_id == guest, rows.date == date)).one_or_none()
    return None if row is None else _found(row)


def _found(row: Any) -> FoundAttempt:
    date, started_at, submitted_at, digest, place, points, lead = row
    outcome = None if submitted_at is None else Outcome(place, points, lead)
    return FoundAttempt(date, started_at, submitted_at, digest, outcome)


def _best(row: Any) -> BestGame:
    place, points, worth, turns = row
    return BestGame(Outcome(place, points, worth // 2), msgspec.json.decode(turns, type=list[str]))


def _best_of_each_day(results: Iterable[NewResult]) -> list[dict[str, Any]]:
    """The first of the best among results, as rows."""
    best: dict[str, NewResult] = {}
    for result in results:
        known = best.get(result.date)
        if known is None or _order(result) > _order(known):
            best[result.date] = result
    return [
        {
            "date": date,
            "worth": best[date].worth,
            "points": best[date].outcome.points,
            "place": best[date].outcome.place,
            "turns": msgspec.json.encode(best[date].turns).decode(),
        }
        for date in sorted(best)
    ]


def _order(result: NewResult) -> tuple[int, int]:
    return result.worth, result.outcome.points


def _keep_best(insert: Any) -> Any:
    """The statement that keeps the better of two games: the one that was there if both are equally good."""
    rows, new = deal_best_rows.c, insert.excluded
    is_better = (new.worth > rows.worth) | ((new.worth == rows.worth) & (new.points > rows.points))
    values = {name: new[name] for name in ("worth", "points", "place", "turns")}
    return insert.on_conflict_do_update(index_elements=["date"], set_=values, where=is_better)
