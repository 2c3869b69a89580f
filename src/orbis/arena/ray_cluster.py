"""The same games on a Ray cluster, for more than one machine."""

import logging
import os
import socket
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Any, TypeVar
from urllib.parse import urlsplit

from orbis.arena.games import Job, PlayedGame, play_chunk, unpacked
from orbis.arena.workers import TASKS_AHEAD, chunked, in_order, num_cores
from orbis.errors import OrbisError, safe_repr

T = TypeVar("T")
R = TypeVar("R")

LOCAL = "local"  # instead of an address: a temporary cluster on this machine
_OBJECT_STORE_BYTES = 128 * 2**20  # games are small
_SECONDS_TO_ANSWER = 10


def play_games_on_ray(
    jobs: Sequence[Job], address: str = LOCAL, workers: int | None = None
) -> Generator[PlayedGame, None, None]:
    """Play the games on a cluster, in the order of the jobs."""
    with closing(on_ray(play_chunk, jobs, address, workers)) as chunks:
        yield from unpacked(chunks)


def on_ray(
    function: Callable[[Sequence[T]], R], items: Sequence[T], address: str = LOCAL, workers: int | None = None
) -> Generator[R, None, None]:
    """Apply a function to chunks of the items on a cluster, and yield the results in order.

    If this program is already connected to a cluster, that is used. `workers` applies to a local cluster only. Other
    clusters need the same version of Orbis and the bots' modules.
    """
    if workers is not None and address != LOCAL:
        raise OrbisError(
            "arena/workers", f"workers can be set only for a local cluster: {safe_repr(address)} uses all its cores"
        )
    ray = import_ray(address)
    with connected(ray, address, workers):
        num_workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        apply = ray.remote(function)
        try:
            yield from in_order(apply.remote, ray.get, chunked(items, num_workers), num_workers * TASKS_AHEAD)
        except ray.exceptions.RayError as error:
            raise OrbisError("arena/ray", f"Ray failed to play a game: {_first_line(error)}") from error


@contextmanager
def connected(ray: Any, address: str, workers: int | None) -> Iterator[None]:
    """A connection to the cluster, closed afterwards if it was opened here."""
    if ray.is_initialized():
        yield
        return
    options: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if address == LOCAL:
        options |= {"num_cpus": workers or num_cores(), "include_dashboard": False}
        options |= {"object_store_memory": _OBJECT_STORE_BYTES}
    try:
        _knock(address)
        ray.init(address=address, **options)
    except (OSError, ValueError, RuntimeError) as error:
        message = f"cannot connect to the Ray cluster {safe_repr(address)}: {_first_line(error)}"
        raise OrbisError("arena/ray", message) from error
    try:
        yield
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Fail quickly if nobody answers: Ray would try for minutes."""
    if not address:
        raise ValueError("the address is empty")
    place = urlsplit(address if "://" in address else f"//{address}")
    if place.port is not None:
        socket.create_connection((place.hostname or "", place.port), _SECONDS_TO_ANSWER).close()


def import_ray(address: str) -> Any:
    """The library, confined to this machine if the cluster is local."""
    if address == LOCAL:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # also on Linux: listen on 127.0.0.1 only
    try:
        import ray
    except ImportError as error:
        raise OrbisError("arena/no-ray", 'Ray is not installed; install it with: pip install "orbis[ray]"') from error
    return ray


def _first_line(error: Exception) -> str:
    return next(iter(str(error).strip().splitlines()), type(error).__name__)
