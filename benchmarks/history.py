"""Measure the lists of finished games with many of them stored, on SQLite and PostgreSQL.

The games are made up: rows as the server writes them, with the universes and scores of a few real games, but without
the events, which lists do not read. One guest has played far more than all others. Databases are new, and deleted at
the end.
"""

import argparse
import asyncio
import os
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

import msgspec
from load_client import Http, wait_until_healthy
from machine import processor
from servers import new_database, orbis_on
from sqlalchemy import Connection, Table

from orbis import Game
from orbis.server.live.identity import token_hash
from orbis.server.live.registry import CODE_LENGTH, CODE_LETTERS
from orbis.server.storage.database import open_writer, parse_url
from orbis.server.storage.migrate import migrate
from orbis.server.storage.schema import (
    game_summary_rows,
    guest_rows,
    history_rows,
    seat_rows,
    session_rows,
    table_rows,
)
from orbis.server.tables.played import PlayedGame, played_seats
from orbis.server.tables.standing import SeatForm

NUM_GUESTS: Final = 20_000
BATCH: Final = 20_000
BUSY_GUEST: Final = 1
BUSY_GAMES: Final = 10_000  # at most, of the guest who plays most
TOKEN: Final = "benchmark-{guest}"
BEGAN: Final = 1_700_000_000.0
REVIEWED: Final = 0.25  # of the games
NUM_SAMPLES: Final = 30
ROWS: Final = (table_rows, seat_rows, history_rows, game_summary_rows)

Rows = dict[str, list[tuple[Any, ...]]]


def samples() -> list[Game]:
    """Some random games."""
    games = []
    for number in range(NUM_SAMPLES):
        game = Game(2 + number % 3, f"history {number}")
        game.play_out(number)
        games.append(game)
    return games


def made_up(num_games: int) -> Iterator[Rows]:
    """The rows of games, a batch at a time."""
    chance, played = random.Random(1), samples()
    busy_share = min(0.5, BUSY_GAMES / num_games)
    for start in range(1, num_games + 1, BATCH):
        rows: Rows = {table.name: [] for table in ROWS}
        for number in range(start, min(start + BATCH, num_games + 1)):
            guests = [1 + int(NUM_GUESTS * chance.random() ** 2) for _ in range(2)]
            if chance.random() < busy_share:
                guests[0] = BUSY_GUEST
            add_game(rows, number, chance.choice(played), guests, chance)
        yield rows


def add_game(rows: Rows, table: int, game: Game, guests: list[int], chance: random.Random) -> None:
    """The rows of a game between two guests, and bots in the other seats."""
    at, code = BEGAN + 60.0 * table, code_of(table)
    people = [SeatForm("person", f"Guest {guest}", None, None) for guest in guests]
    bots = [SeatForm("bot", None, "expert", None)] * (game.num_players - len(guests))
    played = PlayedGame(code, at, "finished", game.turn, False, played_seats([*people, *bots], game))
    own = [*guests, *[None] * len(bots)]
    rows["tables"].append((table, code, "{}", "0" * 64, at - 900, guests[0], "over", False, False, None, at))
    rows["seats"] += [(table, seat, guest, at) for seat, guest in enumerate(own)]
    rows["history"] += [(guest, table, at, False) for guest in set(guests)]
    review = REVIEW[game.num_players] if chance.random() < REVIEWED else None
    rows["game_summaries"].append((table, msgspec.json.encode(played).decode(), review))


def review_of(players: int) -> str:
    """What is kept of a review."""
    seat = {"losses": [0.25, 1.5, 0.0] * 5, "marks": [None, "inaccuracy", None] * 5}
    return msgspec.json.encode([seat] * players).decode()


REVIEW: Final = {players: review_of(players) for players in (2, 3, 4)}


def code_of(number: int) -> str:
    """The code of a game; each number has another one."""
    letters = []
    for _ in range(CODE_LENGTH):
        number, letter = divmod(number, len(CODE_LETTERS))
        letters.append(CODE_LETTERS[letter])
    return "".join(letters)


def insert(connection: Connection, table: Table, rows: Iterable[tuple[Any, ...]]) -> None:
    """Add many rows with a value for every column, in the fastest way that the database has."""
    rows = list(rows)
    into = f"{table.name} ({', '.join(column.name for column in table.columns)})"
    if connection.dialect.name == "sqlite":
        places = ",".join("?" * len(table.columns))
        connection.exec_driver_sql(f"INSERT INTO {into} VALUES ({places})", rows)
        return
    cursor: Any = connection.connection.cursor()
    with cursor.copy(f"COPY {into} FROM STDIN") as copy:
        for row in rows:
            copy.write_row(row)


def fill(url: str, num_games: int) -> None:
    """Store the games."""
    engine = open_writer(parse_url(url))
    migrate(engine)
    guests = range(1, NUM_GUESTS + 1)
    with engine.begin() as connection:
        insert(connection, guest_rows, ((guest, f"Guest {guest}", BEGAN) for guest in guests))
        hashes = ((token_hash(TOKEN.format(guest=guest)), guest, "device", BEGAN) for guest in guests)
        insert(connection, session_rows, hashes)
    for rows in made_up(num_games):
        with engine.begin() as connection:
            for table in ROWS:
                insert(connection, table, rows[table.name])
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql("ANALYZE")
    engine.dispose()


async def measure(host: str, port: int, requests: int) -> list[tuple[str, list[float]]]:
    """How long lists take, one request at a time."""
    http = Http(host, port)
    await wait_until_healthy(http)
    cookie = f"orbis={TOKEN.format(guest=BUSY_GUEST)}"
    codes = await all_codes(http, cookie)
    print(f"  the busy guest has {len(codes)} games", file=sys.stderr)
    chance = random.Random(2)
    paths: dict[str, Callable[[], tuple[str, str]]] = {
        "busy guest, the latest 100": lambda: ("", cookie),
        "busy guest, 100 from anywhere": lambda: (f"?before={chance.choice(codes)}", cookie),
        "busy guest, 200 from anywhere": lambda: (f"?limit=200&before={chance.choice(codes)}", cookie),
        "any guest, the latest 100": lambda: ("", f"orbis={TOKEN.format(guest=chance.randint(2, NUM_GUESTS))}"),
    }
    found = []
    for name, make in paths.items():
        times = []
        for _ in range(requests):
            query, own = make()
            began = time.perf_counter()
            await http.request("GET", f"/api/me/games{query}", None, own)
            times.append(time.perf_counter() - began)
        found.append((name, times))
    return found


async def all_codes(http: Http, cookie: str) -> list[str]:
    """All games of a guest, page by page."""
    codes: list[str] = []
    more = True
    while more:
        query = f"?before={codes[-1]}" if codes else ""
        page = await http.request("GET", f"/api/me/games{query}", None, cookie)
        codes += [game["code"] for game in page["games"]]
        more = page["more"]
    return codes


def row(database: str, name: str, times: list[float]) -> str:
    """A row of the table."""
    ordered = sorted(times)
    parts = [ordered[min(len(ordered) - 1, int(part * len(ordered)))] for part in (0.95, 0.99)]
    cells = [database, name, *(f"{1000 * value:.1f} ms" for value in (statistics.median(times), *parts))]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Fill each database and measure it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--requests", type=int, default=300, help="of each kind")
    databases = ["sqlite", "postgresql"]
    parser.add_argument("--databases", nargs="+", choices=databases, default=databases)
    options = parser.parse_args()
    print(f"{processor()}, {os.cpu_count()} cores, Python {platform.python_version()}, {options.games:,} games\n")
    print("| database | request | median | p95 | p99 |\n|---|---|---|---|---|", flush=True)
    for database in options.databases:
        with new_database(database) as url:
            began = time.perf_counter()
            fill(url, options.games)
            print(f"{database}: filled in {time.perf_counter() - began:.0f} s", file=sys.stderr)
            with orbis_on(url) as server:
                found = asyncio.run(measure(server.host, server.port, options.requests))
        print("\n".join(row(database, name, times) for name, times in found), flush=True)


if __name__ == "__main__":
    main()
