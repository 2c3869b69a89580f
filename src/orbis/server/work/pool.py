"""Threads that compute: bots before hints before reviews, and within each kind one address after the other."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Literal, TypeAlias, TypeVar, cast

from orbis.server import metrics
from orbis.server.tables.refusals import Refused

T = TypeVar("T")
Kind: TypeAlias = Literal["bot", "hint", "review"]

KINDS: Final[tuple[Kind, ...]] = ("bot", "hint", "review")  # the most urgent first
ANALYSES: Final = ("hint", "review")
PATIENCE: Final = 8  # jobs of other kinds that may start before one that waits
OWNER_SHARE: Final = 4  # one owner's jobs may be this fraction of all that wait


@dataclass(slots=True)
class Job:
    """A function to be run in a thread."""

    owner: str
    kind: Kind
    work: Callable[[], Any]
    done: asyncio.Future[Any]


class JobQueue:
    """The jobs of one kind that wait. Owners take turns, however many jobs one of them has."""

    def __init__(self) -> None:
        self._by_owner: OrderedDict[str, deque[Job]] = OrderedDict()  # the next owner first
        self.size = 0
        self.passed_over = 0  # how many jobs of other kinds have started since one of these

    def add(self, job: Job) -> None:
        """Add a job behind the others of its owner."""
        self._by_owner.setdefault(job.owner, deque()).append(job)
        self.size += 1

    def take(self) -> Job:
        """Remove the next job."""
        owner, jobs = self._by_owner.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            self._by_owner[owner] = jobs  # behind the other owners
        self.size -= 1
        self.passed_over = 0
        return job

    def size_of(self, owner: str) -> int:
        """How many jobs of an owner wait."""
        return len(self._by_owner.get(owner, ()))

    def clear(self) -> None:
        """Cancel all jobs."""
        for jobs in self._by_owner.values():
            for job in jobs:
                job.done.cancel()
        self._by_owner.clear()
        self.size = 0


class WorkerPool:
    """A bounded number of threads, and a bounded number of jobs that wait.

    Hints and reviews never occupy the last thread, so a bot starts as soon as the bots before it are done. With a
    single thread it waits for the analysis of one position at most.
    """

    def __init__(self, threads: int, max_waiting: int) -> None:
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix="orbis-worker")
        self._free = threads
        self._free_for_analyses = max(1, threads - 1)
        self._max_waiting = max_waiting
        self._max_waiting_each = max(1, max_waiting // OWNER_SHARE)
        self._queues: dict[Kind, JobQueue] = {kind: JobQueue() for kind in KINDS}
        self._closed = False

    async def run(self, owner: str, kind: Kind, work: Callable[[], T]) -> T:
        """Run a function in a thread when it is its turn. `owner` is the address that it is done for."""
        self.check_room(owner)
        job = Job(owner, kind, work, asyncio.get_running_loop().create_future())
        self._queues[kind].add(job)
        self._start_jobs()
        return cast(T, await job.done)

    def check_room(self, owner: str) -> None:
        """Refuse one more job if too many wait, in all or of this owner."""
        own = sum(queue.size_of(owner) for queue in self._queues.values())
        if self._closed or own >= self._max_waiting_each or self._num_waiting >= self._max_waiting:
            refusal = Refused(503, "server/busy", "The bots have too much to think about: try again")
            refusal.retry_after = 2.0
            raise refusal

    def close(self) -> None:
        """Finish the jobs that run, and drop those that wait: bots are found again after the next start."""
        self._closed = True
        for queue in self._queues.values():
            queue.clear()
        self._executor.shutdown(wait=True, cancel_futures=True)

    @property
    def _num_waiting(self) -> int:
        return sum(queue.size for queue in self._queues.values())

    def _start_jobs(self) -> None:
        while (kind := self._next_kind()) is not None:
            self._start(self._queues[kind].take())
        for kind, queue in self._queues.items():
            metrics.JOBS_WAITING.labels(kind).set(queue.size)

    def _next_kind(self) -> Kind | None:
        """The most urgent kind that may start, or one that was passed over too often."""
        if not self._free:
            return None
        waiting = [kind for kind in KINDS if self._queues[kind].size and self._may_start(kind)]
        patient = [kind for kind in waiting if self._queues[kind].passed_over >= PATIENCE]
        return next(iter(patient or waiting), None)

    def _may_start(self, kind: Kind) -> bool:
        return kind not in ANALYSES or self._free_for_analyses > 0

    def _start(self, job: Job) -> None:
        if job.done.done():  # nobody waits for it any more
            return
        for kind in KINDS:
            if kind != job.kind and self._queues[kind].size:
                self._queues[kind].passed_over += 1
        self._count_free(job, -1)
        running = asyncio.get_running_loop().run_in_executor(self._executor, _timed, job)
        running.add_done_callback(partial(self._finish, job))

    def _count_free(self, job: Job, number: int) -> None:
        self._free += number
        if job.kind in ANALYSES:
            self._free_for_analyses += number

    def _finish(self, job: Job, result: asyncio.Future[Any]) -> None:
        self._count_free(job, 1)
        if not job.done.done():
            error = None if result.cancelled() else result.exception()
            if result.cancelled():
                job.done.cancel()
            elif error is not None:
                job.done.set_exception(error)
            else:
                job.done.set_result(result.result())
        elif not result.cancelled():
            result.exception()  # nobody waits: it is only taken note of
        if not self._closed:
            self._start_jobs()


def _timed(job: Job) -> Any:
    with metrics.JOB_SECONDS.labels(job.kind).time():
        return job.work()
