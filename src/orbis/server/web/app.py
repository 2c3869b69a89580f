"""The application: routes, guards, and the service behind them."""

import asyncio
import gc
import os
import signal
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from orbis import __version__
from orbis.server.logs import set_up_logs
from orbis.server.service import Service, warm_up
from orbis.server.settings import Settings
from orbis.server.web import events, guests, operation, page, records, tables, turns
from orbis.server.web.answers import add_error_handlers
from orbis.server.web.fast_lane import FastLane
from orbis.server.web.guard import Guard
from orbis.server.web.limits import RateLimiter

GARBAGE_THRESHOLDS = (50_000, 20, 50)  # Python's own are 700, 10, 10
GOODBYE_SECONDS = 0.2
DESCRIPTION = "Tables of Orbis: create, join, play, watch. See docs/server.md."


def create_app(settings: Settings | None = None, make_service: Callable[[], Service] | None = None) -> FastAPI:
    """The application; without settings, those of the environment."""
    settings = settings or Settings()
    set_up_logs(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        warm_up()
        _calm_garbage_collector()
        app.state.service = make_service() if make_service else Service(settings)
        if threading.current_thread() is threading.main_thread():
            _stop_early(app.state.service)
        await app.state.service.start()
        watching = asyncio.create_task(_stop_with_parent(settings))
        yield
        watching.cancel()
        await app.state.service.close()

    app = FastAPI(
        title="Orbis",
        version=__version__,
        description=DESCRIPTION,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        telemetry={"tracing": False, "metrics": False, "logs": False},  # we have our own
        generate_unique_id_function=lambda route: route.name,
        redirect_slashes=False,
    )
    app.state.limiter = RateLimiter(settings.rate_factor)
    for routes in (turns, events, tables, guests, records, operation):  # the most used first
        app.include_router(routes.router)
    app.include_router(page.page_router(page.FOLDER))
    add_error_handlers(app)
    origins = frozenset({settings.public_url.rstrip("/")} - {""})
    app.add_middleware(FastLane)
    app.add_middleware(Guard, max_body=settings.max_body, origins=origins)
    app.openapi = lambda: _schema(app)  # type: ignore[method-assign]
    return app


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


async def _stop_with_parent(settings: Settings) -> None:
    """A worker whose parent was killed would serve on unseen, and keep the port."""
    parent = os.getppid()
    while settings.workers > 1:
        await asyncio.sleep(1.0)
        if os.getppid() != parent:
            signal.raise_signal(signal.SIGTERM)
            return


def _also(service: Service, handler: Any) -> Any:
    """Let go who waits, and a moment later do as before: then connections are cut."""
    loop = asyncio.get_running_loop()

    def stop_soon(number: int) -> None:
        service.begin_stop()
        loop.call_later(GOODBYE_SECONDS, handler, number, None)

    return lambda number, _frame: loop.call_soon_threadsafe(stop_soon, number)


def _schema(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI schema, with what only WebSockets and streams send."""
    if not app.openapi_schema:
        schema = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        schema["components"]["schemas"] = events.streamed_forms() | schema["components"]["schemas"]
        app.openapi_schema = schema
    return app.openapi_schema
