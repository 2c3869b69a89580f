"""Measure profiles and the leaderboard with many rated games in the database, over HTTP, on SQLite and PostgreSQL.

The games are generated: who played, and how they placed. Their ratings are computed as a server would.
"""

import argparse
import os
import platform
import random
import statistics
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Final

import msgspec
import uvloop
from history import insert
from load_client import Http, wait_until_healthy
from machine import processor
from servers import Database, Server, new_database, orbis_on
from sqlalchemy import Connection, Table

from orbis.bots import LEVELS
from orbis.game.score import PlayerPoints
from orbis.game.score import Result as GameResult
from orbis.server.live.identity import token_hash
from orbis.server.storage.database import open_writer, parse_url
from orbis.server.storage.migrate import migrate
from orbis.server.storage.ratings import Result, rated_again, rating_values
from orbis.server.storage.recompute import recompute_ratings
from orbis.server.storage.schema import (
    account_rows,
    event_rows,
    guest_rows,
    rated_rows,
    rating_rows,
    seat_rows,
    session_rows,
    table_rows,
)
from orbis.server.tables.events import CreatedEvent, EndedEvent, FirstSeat, StartedEvent, event_body
from orbis.server.tables.options import OpenSeat, TableOptions
from orbis.server.tables.rating import NEWCOMER

BATCH: Final = 20_000
TOKEN: Final = "benchmark"
OPTIONS: Final = msgspec.json.encode(TableOptions(seats=[OpenSeat(), OpenSeat()], rated=True)).decode()
TARGETS: Final = {"profile": 100, "leaderboard": 50}  # p95 in ms


def public_id(guest: int) -> str:
    """The public id of a generated account."""
    return f"p{guest:07}"


def played_games(number: int, accounts: int) -> Iterator[list[Result]]:
    """Rated games in the order of their ends. Few people play most of them."""
    chance = random.Random(1)
    strength = [chance.gauss(0, 1) for _ in range(accounts + 1)]
    for table in range(1, number + 1):
        players = chance.choices((2, 3, 4), (6, 2, 2))[0]
        people = {1 + int(accounts * chance.random() ** 2) for _ in range(players)}
        seats: list[tuple[int | None, str | None]] = [(guest, None) for guest in people]
        seats += [(None, chance.choice(list(LEVELS))) for _ in range(players - len(seats))]
        luck = [chance.gauss(strength[guest or 0], 1) for guest, _ in seats]
        places = [1 + sum(other > own for other in luck) for own in luck]
        yield [
            Result((1.6e9 + table, table), seat, players, guest, level, places[seat], None, None)
            for seat, (guest, level) in enumerate(seats)
        ]


def rated_games(number: int, accounts: int, ratings: dict[tuple[int, int], Any]) -> Iterator[list[Result]]:
    """The same with ratings; `ratings` gets everybody's last ones, by size and guest."""
    num_games, num_wins = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    latest: dict[tuple[int, int], Result] = {}
    for game in played_games(number, accounts):
        size = len(game)

        def before(guest: int, _when: object, size: int = size) -> Any:
            last = latest.get((size, guest))
            return last.after if last else NEWCOMER

        rated = list(rated_again(game, before))
        for result in rated:
            if result.guest is not None:
                key = size, result.guest
                num_games[key] += 1
                num_wins[key] += result.place == 1
                latest[key] = result
        yield rated
    ratings.update((key, rating_values(last, num_games[key], num_wins[key])) for key, last in latest.items())


def rows_of(game: list[Result]) -> Iterator[tuple[Table, dict[str, Any]]]:
    """Everything that is stored of a game, but its turns."""
    at, table = game[0].when
    status = {"status": "over", "public": True, "bot_turn": False, "check_at": None, "updated_at": at, "host_id": None}
    yield (
        table_rows,
        {"id": table, "code": f"{table:08}", "options": OPTIONS, "seed": "0" * 64, "created_at": at, **status},
    )
    first = [FirstSeat("bot", level=seat.level) if seat.level else FirstSeat("person", "P") for seat in game]  # type: ignore[arg-type]
    points = tuple(PlayerPoints(0, 0, 0, 0, 0, 0, seat.place) for seat in game)
    result = GameResult(points, (), None)
    events = (CreatedEvent(1, at, first), StartedEvent(2, at, 0, "", None), EndedEvent(3, at, "finished", "", result))
    for event in events:
        body = event_body(event)
        yield (
            event_rows,
            {"table_id": table, "number": event.number, "at": at, "kind": event.kind, "ply": None, "body": body},
        )
    for seat in game:
        assert seat.before is not None
        assert seat.after is not None
        yield seat_rows, {"table_id": table, "seat": seat.seat, "guest_id": seat.guest, "seen_at": at}
        who = {"table_id": table, "seat": seat.seat, "players": len(game), "guest_id": seat.guest, "level": seat.level}
        numbers = dict(
            zip(("mu_before", "sigma_before", "mu_after", "sigma_after"), (*seat.before, *seat.after), strict=True)
        )
        yield rated_rows, {**who, "ended_at": at, "place": seat.place, **numbers}


def fill(url: str, number: int, accounts: int) -> None:
    """Generate everything."""
    engine = open_writer(parse_url(url))
    migrate(engine)
    ratings: dict[tuple[int, int], Any] = {}
    with engine.connect() as connection:
        guests = range(1, accounts + 1)
        add(connection, guest_rows, ({"id": guest, "name": f"Player {guest}", "created_at": 1.0} for guest in guests))
        ids = ({"guest_id": guest, "public_id": public_id(guest), "created_at": 1.0} for guest in guests)
        add(connection, account_rows, ids)
        session = {"token_hash": token_hash(TOKEN), "guest_id": accounts // 2, "kind": "program", "created_at": 1.0}
        add(connection, session_rows, [session])
        played = rated_games(number, accounts, ratings)
        while batch := list(islice(played, BATCH)):
            by_table: dict[Table, list[dict[str, Any]]] = {}
            for game in batch:
                for table, row in rows_of(game):
                    by_table.setdefault(table, []).append(row)
            for table, rows in by_table.items():
                add(connection, table, rows)
            connection.commit()
        add(connection, rating_rows, ratings.values())
        connection.commit()
        connection.exec_driver_sql("ANALYZE")
        connection.commit()
    engine.dispose()


def add(connection: Connection, table: Table, rows: Iterable[dict[str, Any]]) -> None:
    """Insert rows with a value for every column."""
    insert(connection, table, (tuple(row[column.name] for column in table.columns) for row in rows))


async def measure(server: Server, accounts: int, requests: int) -> None:
    """Ask for random profiles and random parts of the leaderboards, one at a time."""
    http = Http(server.host, server.port)
    await wait_until_healthy(http)
    http.cookie = f"orbis={TOKEN}"
    chance = random.Random(2)
    await timed(
        http,
        [f"/api/players/{public_id(1 + int(accounts * chance.random() ** 2))}" for _ in range(requests)],
        "profile",
    )
    paths = [f"/api/players?players={2 + number % 3}" for number in range(requests // 2)]
    for size in (2, 3, 4):
        last = ""
        for _ in range(requests // 6):
            path = f"/api/players?players={size}" + (f"&after={last}" if last else "")
            answer = await http.request("GET", path, None, http.cookie)
            last = answer["players"][-1]["public_id"] if answer["more"] else ""
            paths.append(path)
    chance.shuffle(paths)
    await timed(http, paths, "leaderboard")


async def timed(http: Http, paths: list[str], what: str) -> None:
    """Print how long requests take."""
    times = []
    for path in paths:
        began = time.perf_counter()
        await http.request("GET", path, None, http.cookie)
        times.append(1000 * (time.perf_counter() - began))
    times.sort()
    p95 = times[int(0.95 * len(times))]
    verdict = "reached" if p95 <= TARGETS[what] else "missed"
    print(
        f"{what:12} median {statistics.median(times):6.1f} ms   p95 {p95:6.1f} ms   max {times[-1]:6.1f} ms"
        f"   n {len(times)}   target {TARGETS[what]} ms {verdict}",
        flush=True,
    )


def main() -> None:
    """Fill a database of each kind and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--accounts", type=int, default=20_000)
    parser.add_argument("--requests", type=int, default=600)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), action="append")
    parser.add_argument("--recompute", action="store_true", help="also rate all games anew and compare")
    options = parser.parse_args()
    print(f"{processor()}, {os.cpu_count()} cores, Python {platform.python_version()}")
    kinds: list[Database] = options.database or ["sqlite", "postgresql"]
    for kind in kinds:
        with new_database(kind) as url:
            began = time.perf_counter()
            fill(url, options.games, options.accounts)
            print(f"{kind}: {options.games:,} games generated in {time.perf_counter() - began:.0f} s", flush=True)
            with orbis_on(url) as server:
                uvloop.run(measure(server, options.accounts, options.requests))
            if options.recompute:
                began = time.perf_counter()
                games, differ = recompute_ratings(open_writer(parse_url(url)), write=False)
                print(f"{games:,} games rated anew in {time.perf_counter() - began:.0f} s, {differ} numbers differ")


if __name__ == "__main__":
    main()
