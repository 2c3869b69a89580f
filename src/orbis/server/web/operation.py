"""Health and metrics."""

import os
from pathlib import Path

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest, multiprocess
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from orbis import __version__
from orbis.server.tables.refusals import Refused
from orbis.server.web.answers import Json
from orbis.server.web.request_context import service_of


async def health(request: Request) -> Response:
    """Whether this process can serve requests."""
    service = service_of(request)
    if service.stopping.is_set():
        raise Refused(503, "server/stopping", "The server is about to stop")
    await service.health.check()
    return Json({"status": "ok", "version": __version__, "waiting_writes": service.store.waiting})


async def show_metrics(request: Request) -> Response:
    """Metrics for Prometheus, summed over all processes."""
    if not service_of(request).settings.metrics:
        raise Refused(404, "request/unknown", "There is nothing at this address")
    return Response(collect(), media_type=CONTENT_TYPE_LATEST)


def collect() -> bytes:
    """All metrics as text."""
    folder = os.environ.get("PROMETHEUS_MULTIPROC_DIR")
    if folder is None:
        return generate_latest()
    _forget_dead_processes(Path(folder))
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def _forget_dead_processes(folder: Path) -> None:
    """What a process held when it was killed is held no more; what it counted stays counted."""
    for file in folder.glob("gauge_live*_*.db"):
        if not _is_alive(int(file.stem.rpartition("_")[2])):
            file.unlink(missing_ok=True)


def _is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


ROUTES = [Route("/healthz", health), Route("/metrics", show_metrics)]
