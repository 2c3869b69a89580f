"""Connections: one that writes, and some that read."""

from importlib.util import find_spec
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import QueuePool

from orbis.errors import OrbisError

READERS = 4
_DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
_WANTED = "use sqlite:///FILE or postgresql://…"


def parse_url(text: str) -> URL:
    """The address of a database, with our driver for it."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # the text may hold a password, so it is not repeated
        raise OrbisError("server/database", f"invalid database URL: {_WANTED}") from None
    backend = url.drivername.partition("+")[0]
    if backend not in _DRIVERS:
        raise OrbisError("server/database", f"unsupported database {backend}://…: {_WANTED}")
    if backend == "sqlite" and url.database in (None, "", ":memory:"):
        raise OrbisError("server/database", "SQLite needs a file, sqlite:///FILE: memory is lost on exit")
    if backend != "sqlite" and find_spec("psycopg") is None:
        message = "PostgreSQL needs the extra `postgres`, pip install 'orbis[server,postgres]': psycopg is missing"
        raise OrbisError("server/missing", message)
    return url.set(drivername=_DRIVERS[backend])


def is_sqlite(url: URL) -> bool:
    """Whether the database is a file."""
    return url.get_backend_name() == "sqlite"


def reason_of(error: Exception) -> str:
    """What a database says went wrong, for logs: what follows its first line could tell what was written."""
    return next(iter(str(error).splitlines()), type(error).__name__)


def open_writer(url: URL) -> Engine:
    """The engine of the one thread that writes."""
    return _open(url, size=1, begin="BEGIN IMMEDIATE")


def open_readers(url: URL) -> Engine:
    """The engine of the threads that read."""
    return _open(url, size=READERS, begin="BEGIN")


def _open(url: URL, size: int, begin: str) -> Engine:
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=size,
        max_overflow=0,
        hide_parameters=True,
        pool_pre_ping=not is_sqlite(url),
        connect_args={"check_same_thread": False} if is_sqlite(url) else {},
    )
    if is_sqlite(url):
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # we begin transactions ourselves
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout = 10000")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")  # what is acknowledged survives a power cut too
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()
