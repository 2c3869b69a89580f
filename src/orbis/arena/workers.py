"""Work for several processes: a few tasks at a time, with results in the order of the tasks."""

import contextlib
import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from orbis.errors import OrbisError

T = TypeVar("T")
R = TypeVar("R")
Handle = TypeVar("Handle")

TASKS_AHEAD = 4  # tasks submitted per worker
_MAX_CHUNK = 8
_CHUNKS_PER_WORKER = 8


def num_cores() -> int:
    """The number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def chunked(items: Sequence[T], workers: int) -> list[Sequence[T]]:
    """Split items into chunks, small enough to keep all workers busy until shortly before the end."""
    size = max(1, min(_MAX_CHUNK, len(items) // (workers * _CHUNKS_PER_WORKER)))
    return [items[start : start + size] for start in range(0, len(items), size)]


def in_order(
    submit: Callable[[T], Handle], fetch: Callable[[Handle], R], tasks: Iterable[T], ahead: int
) -> Iterator[R]:
    """The results of tasks in order, with a limited number submitted and not yet fetched."""
    waiting: deque[Handle] = deque()
    for task in tasks:
        waiting.append(submit(task))
        if len(waiting) >= ahead:
            yield fetch(waiting.popleft())
    while waiting:
        yield fetch(waiting.popleft())


def in_processes(function: Callable[[Sequence[T]], R], items: Sequence[T], workers: int) -> Generator[R, None, None]:
    """Apply a function to chunks of the items, and yield the results in order. One worker means this process.

    Processes are spawned, not forked: a fork has the locks of other threads but not the threads.
    """
    workers = min(workers, len(items))
    chunks = chunked(items, max(1, workers))
    if workers <= 1:
        yield from map(function, chunks)
        return
    executor = ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"))

    def submit(chunk: Sequence[T]) -> Future[R]:
        with _no_interrupts():
            return executor.submit(function, chunk)

    try:
        yield from in_order(submit, Future.result, chunks, workers * TASKS_AHEAD)
    except BrokenProcessPool:
        message = "a worker process died during a game: a bot crashed it, or memory ran out"
        raise OrbisError("arena/worker", message) from None
    finally:
        _stop(executor)


@contextlib.contextmanager
def _no_interrupts() -> Iterator[None]:
    """Defer Ctrl-C for a moment, and block it in processes started meanwhile: this process handles it."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _stop(executor: ProcessPoolExecutor) -> None:
    """End the processes at once, whatever they are doing."""
    with _no_interrupts():  # a second Ctrl-C must not interrupt this
        processes = list((executor._processes or {}).values())
        for process in processes:
            process.terminate()
        executor.shutdown(cancel_futures=True)
