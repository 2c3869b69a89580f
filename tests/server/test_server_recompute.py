"""Ratings follow from the stored games: computed anew they are the same, in whatever order the games were stored."""

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from command import orbis, refused
from postgres import fresh_database
from sqlalchemy import insert, select, update

from orbis.game.score import PlayerPoints, Result
from orbis.server.storage.database import open_writer, parse_url
from orbis.server.storage.recompute import recompute_ratings
from orbis.server.storage.schema import account_rows, guest_rows, rated_rows, rating_rows
from orbis.server.storage.store import Store
from orbis.server.tables.events import (
    Change,
    CreatedEvent,
    EndedBy,
    EndedEvent,
    FirstSeat,
    ResignedEvent,
    StartedEvent,
    StoredEvent,
)
from orbis.server.tables.options import Level

NUM_GAMES, NUM_PEOPLE = 300, 12
LEVELS: list[Level] = ["beginner", "casual", "expert", "deity"]


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'orbis.db'}" if request.param == "sqlite" else fresh_database()


@pytest.fixture
def stores(database: str) -> Iterator[list[Store]]:
    """The store of one process, or of two on PostgreSQL."""
    names = ["one", "other"] if database.startswith("postgres") else ["one"]
    opened = [Store(parse_url(database), name) for name in names]
    yield opened
    for store in opened:
        store.close()


def result(chance: random.Random, players: int) -> Result:
    ranks = sorted(chance.randint(1, players) for _ in range(players))
    ranks = [1 + ranks.index(rank) for rank in ranks]
    chance.shuffle(ranks)
    points = tuple(PlayerPoints(0, 0, 0, 0, 0, 0, rank) for rank in ranks)
    return Result(points, tuple(seat for seat, rank in enumerate(ranks) if rank == 1), None)


async def play_game(store: Store, number: int, chance: random.Random, guests: list[int]) -> None:
    """A rated game without turns; its end may be earlier than that of a game that was stored before."""
    players = chance.choice([2, 2, 3, 4])
    people = chance.sample(guests, chance.randint(1, players))
    bots = [FirstSeat("bot", level=chance.choice(LEVELS)) for _ in range(players - len(people))]
    seats = [FirstSeat("person", f"P{guest}") for guest in people] + bots
    code = f"{number:08}"
    row = {"code": code, "options": "{}", "seed": "0" * 64, "created_at": 1.0}
    summary: dict[str, Any] = {"status": "open", "public": True, "bot_turn": False, "check_at": None, "updated_at": 1.0}
    created = Change([CreatedEvent(1, 1.0, seats)], dict(enumerate(people)), people[0])
    table = await store.add_table(row, created, summary)
    assert table is not None
    at = number + chance.choice([0, 0, 0, -0.5, 20, -20])
    events: list[StoredEvent] = [StartedEvent(2, at, 0, "hash", None)]
    reason: EndedBy = chance.choice(["finished", "finished", "finished", "expired", "discarded"])
    if chance.random() < 0.2:
        events.append(ResignedEvent(3, at, chance.randrange(len(people)), "skilled"))
    await store.append(table, code, Change(events), {**summary, "status": "playing"}, rated=True)
    end = EndedEvent(len(events) + 2, at, reason, "seed", result(chance, players) if reason == "finished" else None)
    await asyncio.gather(
        *[store.append(table, code, Change([end]), {**summary, "status": "over"}, rated=True) for _ in range(2)]
    )


async def play_games(stores: list[Store], guests: list[int], num_games: int = NUM_GAMES) -> None:
    """Several games at a time, at all stores."""
    chance = random.Random("games")
    for start in range(0, num_games, 10):
        await asyncio.gather(
            *[
                play_game(stores[number % len(stores)], number, random.Random(chance.random()), guests)
                for number in range(start, start + 10)
            ]
        )


async def add_people(store: Store) -> list[int]:
    guests = list(range(1, NUM_PEOPLE + 1))

    def write(connection: Any) -> None:
        connection.execute(insert(guest_rows), [{"id": guest, "name": "P", "created_at": 0.0} for guest in guests])
        values = [{"guest_id": guest, "public_id": f"p{guest}", "created_at": 0.0} for guest in guests]
        connection.execute(insert(account_rows), values)

    await store.write(write)
    return guests


def all_numbers(database: str) -> list[Any]:
    engine = open_writer(parse_url(database))
    with engine.connect() as connection:
        found = [
            connection.execute(select(rated_rows).order_by(rated_rows.c.table_id, rated_rows.c.seat)).all(),
            connection.execute(select(rating_rows).order_by(rating_rows.c.guest_id, rating_rows.c.players)).all(),
        ]
    engine.dispose()
    return found


def test_ratings_computed_anew_are_the_same(database: str, stores: list[Store]) -> None:
    async def run() -> None:
        await play_games(stores, await add_people(stores[0]))

    asyncio.run(run())
    results, ratings = before = all_numbers(database)
    assert len({row.table_id for row in results}) > NUM_GAMES * 0.7
    assert sum(row.games for row in ratings) == sum(row.guest_id is not None for row in results)
    engine = open_writer(parse_url(database))
    assert recompute_ratings(engine, write=False).changed == 0
    with engine.begin() as connection:  # numbers that are wrong are corrected
        connection.execute(update(rated_rows).where(rated_rows.c.seat == 0).values(mu_before=1.0, mu_after=2.0))
        connection.execute(update(rating_rows).values(mu=1.0, games=0))
    assert recompute_ratings(engine, write=True).changed > NUM_GAMES
    engine.dispose()
    assert all_numbers(database) == before


def test_a_deleted_account_leaves_the_ratings_of_the_others(database: str, stores: list[Store]) -> None:
    async def run() -> None:
        await play_games(stores, await add_people(stores[0]), 50)
        deleted = account_rows.delete().where(account_rows.c.guest_id == 1)
        await stores[0].write(lambda connection: connection.execute(deleted))

    asyncio.run(run())
    before = all_numbers(database)
    assert all(row.guest_id != 1 for rows in before for row in rows)
    printed = json.loads(orbis("ratings", "--database", database, "--json").out)
    assert printed["changed"] == 0
    assert printed["games"] == len({row.table_id for row in before[0]})
    assert all_numbers(database) == before


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    refused(orbis("ratings", "--check", "--database", f"sqlite:///{tmp_path / 'none.db'}"), "server/database")
    assert not (tmp_path / "none.db").exists()
