"""The database and the command: schema and migrations, and one line for every mistake."""

import asyncio
import socket
import threading
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from command import orbis, refused
from postgres import fresh_database
from server_client import Person
from server_process import server_thread
from sqlalchemy import Connection, Engine, insert, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from orbis.errors import OrbisError
from orbis.server.logs import set_up_logs
from orbis.server.serve import FIRST_PORT, open_socket
from orbis.server.settings import Settings
from orbis.server.storage.database import open_writer, parse_url, reason_of
from orbis.server.storage.migrate import MIGRATIONS, migrate
from orbis.server.storage.schema import guest_rows, history_rows, metadata, seat_rows, table_rows
from orbis.server.storage.store import Store


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    return f"sqlite:///{tmp_path / 'orbis.db'}" if request.param == "sqlite" else fresh_database()


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    engine = open_writer(parse_url(database))
    yield engine
    engine.dispose()


# Migrations


def differences(engine: Engine) -> list[object]:
    """What a database has otherwise than the schema says."""
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return list(compare_metadata(context, metadata))


def test_the_migrations_lead_to_the_schema(engine: Engine) -> None:
    assert differences(engine) != []
    migrate(engine)
    assert differences(engine) == []


def test_to_migrate_again_changes_nothing(engine: Engine) -> None:
    migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO guests (name, created_at) VALUES ('Ada', 0)")
    migrate(engine)
    assert differences(engine) == []
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT name FROM guests").scalars().all() == ["Ada"]


def test_games_that_are_over_are_listed_from_the_start(engine: Engine) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        for number, status in enumerate(("over", "playing", "closed", "over"), 1):
            connection.execute(insert(guest_rows).values(id=number, name="Ada", created_at=0))
            row = {"code": f"table{number}", "options": "{}", "seed": "", "created_at": 0, "updated_at": 7.5}
            flags = {"status": status, "public": False, "bot_turn": False}
            connection.execute(insert(table_rows).values(id=number, **row, **flags))
            for seat, guest in enumerate((1, number, None)):
                values = {"table_id": number, "seat": seat, "guest_id": guest, "seen_at": 0}
                connection.execute(insert(seat_rows).values(**values))
        command.upgrade(config, "head")
        connection.commit()
        found = connection.execute(select(history_rows).order_by(history_rows.c.table_id, history_rows.c.guest_id))
        assert [tuple(row) for row in found] == [(1, 1, 7.5, False), (1, 4, 7.5, False), (4, 4, 7.5, False)]


def downgrade(engine: Engine, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, revision)
        connection.commit()


def test_whose_names_there_are_is_found_out_later(engine: Engine, database: str, tmp_path: Path) -> None:
    """In databases of versions that did not note it."""
    with server_thread(tmp_path, database=database) as server:
        ada, bo, cy = (Person(server.url, name) for name in ("Ada", "Bo", "Cy"))
        table = ada.create("person", "person", "open", "open")
        bo.join(table.code).do("leave")
        for person in (bo, cy):
            person.join(table.code).do("chat", {"text": "hello"})
        ada.request("PUT", f"{table.path}/seats/1", {"kind": "bot", "level": "novice"})
        table.do("chat", {"text": "hello"})
    select = "SELECT number, seat, guest_id FROM names ORDER BY number, seat"
    with engine.connect() as connection:
        noted = connection.exec_driver_sql(select).all()
    downgrade(engine, "0002")
    migrate(engine)
    with engine.connect() as connection:
        found = connection.exec_driver_sql(select).all()
    given_up = [(1, 1), (2, 2)]  # of the second seat at Ada's screen, and of Bo's first time at the table
    assert found == [row for row in noted if tuple(row[:2]) not in given_up]
    assert len(found) == 6


def test_migrations_can_be_taken_back(engine: Engine) -> None:
    migrate(engine)
    downgrade(engine, "base")
    assert inspect(engine).get_table_names() == ["alembic_version"]
    migrate(engine)
    assert differences(engine) == []


# The writer


def write_together(database: str, *writes: Callable[[Connection], object]) -> list[object]:
    """The results of writes that wait at the same time, so that they share a transaction."""

    async def run() -> list[object]:
        store = Store(parse_url(database), "test")
        try:
            return await asyncio.gather(*map(store.write, writes), return_exceptions=True)
        finally:
            await asyncio.to_thread(store.close)

    return asyncio.run(run())


def add(name: str) -> Callable[[Connection], object]:
    return lambda connection: (
        connection.exec_driver_sql(f"INSERT INTO guests (name, created_at) VALUES ('{name}', 0)").rowcount
    )


def test_nobody_pays_for_anothers_fault(database: str, engine: Engine) -> None:
    """A write that fails takes nothing else with it, and its own parts are not kept."""

    def fail(connection: Connection) -> None:
        add("Nobody")(connection)
        raise KeyError("a fault")

    def fail_in_sql(connection: Connection) -> None:
        add("Nobody")(connection)
        connection.exec_driver_sql("SELECT nothing FROM nowhere")

    results = write_together(database, add("Ada"), fail, add("Bo"), fail_in_sql, add("Cy"))
    assert [results[0], results[2], results[4]] == [1, 1, 1]
    assert isinstance(results[1], KeyError)
    assert isinstance(results[3], SQLAlchemyError)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT name FROM guests ORDER BY name").scalars().all() == [
            "Ada",
            "Bo",
            "Cy",
        ]


def test_what_waits_is_written_when_the_server_stops(database: str, engine: Engine) -> None:
    async def run() -> None:
        store = Store(parse_url(database), "test")
        writes = [asyncio.ensure_future(store.write(add(f"Guest {number}"))) for number in range(600)]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        assert await asyncio.gather(*writes) == [1] * 600

    asyncio.run(run())
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM guests").scalar_one() == 600


def test_logs_do_not_tell_what_is_written(database: str, capfd: pytest.CaptureFixture[str]) -> None:
    """Seeds are among the values."""

    def fail(connection: Connection) -> None:
        connection.execute(metadata.tables["tables"].insert().values(code="abcd2345", seed="0123456789abcdef"))

    set_up_logs(Settings(log_level="warning"))  # tests before this one may have asked for less
    (error,) = write_together(database, fail)
    assert isinstance(error, SQLAlchemyError)
    logged = "".join(capfd.readouterr())
    assert "batch_failed" in logged
    assert "0123456789abcdef" not in logged + reason_of(error)


def test_two_processes_never_wait_for_each_other(capfd: pytest.CaptureFixture[str]) -> None:
    """Each writes to two tables in one transaction, and they were asked in another order."""
    database = fresh_database()
    together = threading.Barrier(2)

    def touch(guest: int) -> Callable[[Connection], object]:
        def write(connection: Connection) -> None:
            connection.exec_driver_sql(f"UPDATE guests SET created_at = created_at + 1 WHERE id = {guest}")
            connection.exec_driver_sql("SELECT pg_sleep(0.05)")  # so that the other one comes in between

        return write

    async def run() -> None:
        stores = [Store(parse_url(database), name) for name in ("one", "other")]
        guests = [await stores[0].add_guest(name, name, 0.0) for name in ("Ada", "Bo")]
        writes: list[Coroutine[Any, Any, object]] = []
        for store, order in zip(stores, (guests, guests[::-1]), strict=True):
            writes.append(store.write(lambda _: together.wait(10)))  # the others wait for it, and are written at once
            writes += [store.write(touch(guest), guest) for guest in order]
        await asyncio.gather(*writes)
        for store in stores:
            await asyncio.to_thread(store.close)

    asyncio.run(run())
    assert "batch_failed" not in "".join(capfd.readouterr())


# Addresses


@pytest.mark.parametrize(
    "address",
    [
        "nonsense",
        "://",
        "sqlite:orbis.db",
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        "mysql://ada:secret@localhost/orbis",
        "postgresql://ada:secret@localhost:port/orbis",
        "https://ada:secret@localhost",
    ],
)
def test_addresses_that_are_none_are_refused_clearly(address: str) -> None:
    with pytest.raises(OrbisError, match=r"sqlite:///FILE") as error:
        parse_url(address)
    assert error.value.code == "server/database"
    assert "secret" not in str(error.value)


def test_postgresql_without_its_driver_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orbis.server.storage.database.find_spec", lambda _name: None)
    with pytest.raises(OrbisError, match=r"pip install 'orbis\[server,postgres\]'") as error:
        parse_url("postgresql://ada:secret@localhost/orbis")
    assert error.value.code == "server/missing"
    assert parse_url("sqlite:///orbis.db").database == "orbis.db"


@pytest.mark.parametrize(
    ("address", "driver"),
    [
        ("sqlite:///orbis.db", "sqlite+pysqlite"),
        ("postgresql://ada:secret@localhost/orbis", "postgresql+psycopg"),
        ("postgres://localhost/orbis", "postgresql+psycopg"),
        ("postgresql+psycopg2://localhost/orbis", "postgresql+psycopg"),
    ],
)
def test_our_drivers_are_taken(address: str, driver: str) -> None:
    assert parse_url(address).drivername == driver


# The command


def test_a_taken_default_port_is_passed_over() -> None:
    with open_socket("127.0.0.1", None) as first, open_socket("127.0.0.1", None) as second:
        assert second.getsockname()[1] > first.getsockname()[1] >= FIRST_PORT


def test_a_taken_port_that_was_asked_for_is_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        line = refused(orbis("serve", "--port", str(port), "--database", f"sqlite:///{tmp_path}/o.db"), "server/port")
    assert f"port {port}" in line
    assert "in use" in line


@pytest.mark.parametrize("host", ["203.0.113.1", "::ffff:203.0.113.1"])
def test_an_address_that_is_not_ours_is_one_line(tmp_path: Path, host: str) -> None:
    refused(orbis("serve", "--host", host, "--port", "0", "--database", f"sqlite:///{tmp_path}/o.db"), "server/port")


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    line = refused(orbis("serve", "--workers", "2", "--database", f"sqlite:///{tmp_path}/o.db"), "server/workers")
    assert "postgresql://" in line


def test_a_database_that_is_not_there_is_one_line() -> None:
    line = refused(orbis("serve", "--database", "postgresql://ada:secret@127.0.0.1:1/orbis"), "server/database")
    assert "refused" in line
    assert "secret" not in line


def test_a_file_that_is_no_database_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "text"
    file.write_text("This is not a database, but long enough to be looked at as one. " * 20)
    assert "not a database" in refused(orbis("serve", "--database", f"sqlite:///{file}"), "server/database")


@pytest.mark.parametrize(
    ("name", "code"),
    [("", "server/database"), ("text/orbis.db", "file/not-writable"), ("text/more/orbis.db", "file/not-writable")],
)
def test_a_file_that_cannot_be_is_one_line(tmp_path: Path, name: str, code: str) -> None:
    (tmp_path / "text").touch()
    refused(orbis("serve", "--database", f"sqlite:///{tmp_path / name}"), code)


@pytest.mark.parametrize(("variable", "value"), [("PORT", "many"), ("RATE_FACTOR", "-1"), ("LOG_FORMAT", "xml")])
def test_settings_that_make_no_sense_are_one_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, variable: str, value: str
) -> None:
    monkeypatch.setenv(f"ORBIS_{variable}", value)
    line = refused(orbis("serve", "--database", f"sqlite:///{tmp_path}/o.db"), "server/settings")
    assert variable.lower() in line
