"""The application: routes, guards, and the service behind them."""

import asyncio
import gc
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from orbis import __version__
from orbis.game.actions import ActionForm
from orbis.server.logs import set_up_logs
from orbis.server.service import Service
from orbis.server.settings import Settings
from orbis.server.tables.events import SentEvent
from orbis.server.tables.signals import Signal
from orbis.server.warm_up import FIRST_TABLE, warm_up
from orbis.server.web import (
    accounts,
    deals,
    events,
    guests,
    history,
    matches,
    operation,
    page,
    players,
    records,
    tables,
    turns,
    websocket,
)
from orbis.server.web.answers import Json, error_handlers
from orbis.server.web.api import openapi
from orbis.server.web.connections import Connections
from orbis.server.web.guard import Guard
from orbis.server.web.hosts import Hosts
from orbis.server.web.limits import RateLimiter
from orbis.server.web.sockets import file_limit

GARBAGE_THRESHOLDS = (50_000, 20, 50)  # Python's own are 700, 10, 10
GOODBYE_SECONDS = 0.2
SWITCH_SECONDS = 0.0005  # requests wait no longer for a thread that builds a replay; Python's own are 0.005
# All operations, those first that are used most.
PARTS = (turns, events, tables, players, guests, accounts, history, records, deals, matches)
OPERATIONS = [found for part in PARTS for found in part.operations.listed]

log = structlog.get_logger()


def create_app(settings: Settings | None = None, make_service: Callable[[], Service] | None = None) -> Starlette:
    """The application; without settings, those of the environment."""
    settings = settings or Settings.from_environment()
    set_up_logs(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        warm_up.load(FIRST_TABLE)
        _calm_garbage_collector()
        sys.setswitchinterval(SWITCH_SECONDS)
        app.state.service = make_service() if make_service else Service(settings)
        if threading.current_thread() is threading.main_thread():
            _stop_early(app.state.service)
        await app.state.service.start()
        warm_up.load_rest()
        watching = asyncio.create_task(_stop_with_parent())
        log.info("server_started", version=__version__, port=settings.port, process=os.getpid(), files=file_limit())
        yield
        watching.cancel()
        await asyncio.to_thread(warm_up.close)
        await app.state.service.close()
        log.info("server_stopped", process=os.getpid())

    files = page.read_files(page.FOLDER, settings.public_url)
    app = Starlette(
        routes=[
            *(operation.route() for operation in OPERATIONS),
            WebSocketRoute("/api/tables/{code}/events", websocket.follow),
            Route("/api/openapi.json", _show_schema),
            *operation.ROUTES,
            *page.page_routes(files),
        ],
        middleware=[
            Middleware(
                Guard,
                max_body=settings.max_body,
                origins=frozenset({settings.public_url.rstrip("/")} - {""}),
                hosts=Hosts(settings),
            )
        ],
        exception_handlers={**error_handlers(), 404: page.unknown_address(files)},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.limiter = RateLimiter(settings.rate_factor, settings.address_share)
    app.state.connections = Connections(settings)
    return app


@cache
def schema() -> dict[str, Any]:
    """The OpenAPI schema."""
    made = openapi(OPERATIONS, websocket.FRAMES, {"Action": ActionForm, "Event": SentEvent, "Signal": Signal})
    document: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(made))
    return document


async def _show_schema(_request: Request) -> Response:
    return Json(schema())


def _calm_garbage_collector() -> None:
    """Look for garbage less often, and never again through what is loaded by now: it holds up everyone."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE_THRESHOLDS)


def _stop_early(service: Service) -> None:
    """Let open streams end as soon as the server is told to stop: it waits for them."""
    for number in (signal.SIGTERM, signal.SIGINT):
        handler = signal.getsignal(number)
        if callable(handler):
            signal.signal(number, _also(service, handler))


async def _stop_with_parent() -> None:
    """A worker whose parent was killed would serve on unseen, and keep the port."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    while parent.is_alive():
        await asyncio.sleep(1.0)
    signal.raise_signal(signal.SIGTERM)


def _also(service: Service, handler: Any) -> Any:
    """Let go who waits, and a moment later do as before: then connections are cut."""
    loop = asyncio.get_running_loop()

    def stop_soon(number: int) -> None:
        service.begin_stop()
        loop.call_later(GOODBYE_SECONDS, handler, number, None)

    return lambda number, _frame: loop.call_soon_threadsafe(stop_soon, number)
