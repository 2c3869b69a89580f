"""`orbis serve`: the processes of the server."""

import os
import signal
import socket
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn
from msgspec.structs import replace
from sqlalchemy import Engine
from uvicorn.supervisors import Multiprocess

from orbis.errors import OrbisError
from orbis.server.settings import Settings
from orbis.server.storage.database import is_sqlite, open_writer, parse_url, reason_of
from orbis.server.storage.migrate import migrate
from orbis.server.web.protocols import BoundedHttp, BoundedWebSocket
from orbis.server.web.sockets import RESERVED_FILES, Sockets, file_limit, raise_file_limit

FIRST_PORT, PORTS_TRIED = 8042, 50
BACKLOG = 256
STOP_SECONDS = 5  # open streams end by themselves when the server stops
KEEP_ALIVE_SECONDS = 75  # longer than proxies keep connections, so that they never use one that is being closed
DEAD_SECONDS = 30  # after how long a client that takes nothing is let go
MAX_FRAME = 4096  # bytes: clients have nothing to say over WebSocket


def serve(settings: Settings) -> None:
    """Run the server until it is told to stop."""
    url = parse_url(settings.database_url)
    if settings.workers > 1 and is_sqlite(url):
        raise OrbisError("server/workers", "several workers need PostgreSQL: use --database postgresql://…")
    if is_sqlite(url) and url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    _prepare_database(settings)
    listening = open_socket(settings.host, settings.port)
    port = listening.getsockname()[1]
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    os.environ.update(replace(settings, port=port).to_environment())
    print(f"Orbis is at http://{host}:{port}", file=sys.stderr, flush=True)  # noqa: T201 - for people
    run(settings, listening)


def run(settings: Settings, listening: socket.socket) -> None:
    """Serve on a socket, in one process or several."""
    raise_file_limit()
    config = uvicorn_config("orbis.server.web.app:create_app", settings)
    if settings.workers == 1:
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: None)  # uvicorn raises the signal once more when all is done
        uvicorn.Server(config).run(sockets=[listening])
        return
    with tempfile.TemporaryDirectory(prefix="orbis-metrics-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        Multiprocess(config, [listening]).run()


def uvicorn_config(app: Any, settings: Settings) -> uvicorn.Config:
    """How the application is served: itself, or the name of a function that makes it."""
    sockets = Sockets(
        max(1, file_limit() - RESERVED_FILES),
        settings.max_sockets_per_address,
        settings.proxies,
        rate_factor=settings.rate_factor if settings.address_share else 0.0,
    )
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=settings.workers,
        backlog=BACKLOG,
        http=partial(BoundedHttp, sockets=sockets),  # type: ignore[arg-type]  # called like the class
        ws=BoundedWebSocket,
        log_config=None,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
    )


def open_socket(host: str, port: int | None) -> socket.socket:
    """A socket that listens at a port, or without one at the next that is free."""
    tries = range(FIRST_PORT, FIRST_PORT + PORTS_TRIED) if port is None else [port]
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in tries:
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # connections inherit it
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAD_SECONDS * 1000)
        try:
            listening.bind((host, number))
            listening.listen(BACKLOG)
        except OSError as error:
            listening.close()
            reason = error
            continue
        listening.set_inheritable(True)
        return listening
    raise OrbisError("server/port", f"cannot listen on {host}, port {tries[0]}: {reason.strerror}; try another --port")


def _prepare_database(settings: Settings) -> None:
    """Bring the schema up to date before any process starts, and fail early if there is no database."""
    open_database(settings).dispose()


def open_database(settings: Settings) -> Engine:
    """The database with the newest schema."""
    engine = open_writer(parse_url(settings.database_url))
    try:
        migrate(engine)
    except Exception as error:
        engine.dispose()
        raise OrbisError("server/database", f"cannot use the database: {reason_of(error)}") from error
    return engine
