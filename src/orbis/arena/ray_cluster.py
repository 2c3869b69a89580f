"""The same games on a Ray cluster, for more machines than one."""

import logging
import os
import socket
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Any
from urllib.parse import urlsplit

from orbis.arena.games import Job, PlayedGame, play_chunk, unpacked
from orbis.arena.workers import TASKS_AHEAD, chunked, in_order, num_cores
from orbis.errors import OrbisError, show

LOCAL = "local"  # instead of an address: a cluster of this machine only, for as long as it is needed
_OBJECT_STORE_BYTES = 128 * 2**20  # games are small
_SECONDS_TO_ANSWER = 10


def play_games_on_ray(
    jobs: Sequence[Job], address: str = LOCAL, workers: int | None = None
) -> Generator[PlayedGame, None, None]:
    """The finished games in the order of the jobs; if this program is connected to a cluster already, that one plays.

    `workers` is for a local cluster. The machines of any other need Orbis in the same version, and the bots' modules.
    """
    if workers is not None and address != LOCAL:
        raise OrbisError("arena/workers", f"workers are counted here only: the cluster {show(address)} uses all it has")
    ray = import_ray(address)
    with closing(_played_chunks(ray, jobs, address, workers)) as chunks:
        yield from unpacked(chunks)


def _played_chunks(
    ray: Any, jobs: Sequence[Job], address: str, workers: int | None
) -> Generator[list[PlayedGame | OrbisError], None, None]:
    with connected(ray, address, workers):
        num_workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        play = ray.remote(play_chunk)
        try:
            yield from in_order(play.remote, ray.get, chunked(jobs, num_workers), num_workers * TASKS_AHEAD)
        except ray.exceptions.RayError as error:
            raise OrbisError("arena/ray", f"Ray could not play a game: {_first_line(error)}") from error


@contextmanager
def connected(ray: Any, address: str, workers: int | None) -> Iterator[None]:
    """A connection to the cluster, which is closed afterwards if it was opened here."""
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
        message = f"there is no connection to the Ray cluster {show(address)}: {_first_line(error)}"
        raise OrbisError("arena/ray", message) from error
    try:
        yield
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Fail soon where nobody answers: Ray would try for minutes."""
    if not address:
        raise ValueError("the address is empty")
    place = urlsplit(address if "://" in address else f"//{address}")
    if place.port is not None:
        socket.create_connection((place.hostname or "", place.port), _SECONDS_TO_ANSWER).close()


def import_ray(address: str) -> Any:
    """The library, told to stay on this machine if the cluster is a local one."""
    if address == LOCAL:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # on Linux too: listen on 127.0.0.1 only
    try:
        import ray
    except ImportError as error:
        raise OrbisError("arena/no-ray", 'Ray is not installed: pip install "orbis[ray]" brings it') from error
    return ray


def _first_line(error: Exception) -> str:
    return next(iter(str(error).strip().splitlines()), type(error).__name__)
