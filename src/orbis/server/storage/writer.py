"""One thread writes. All that waits for it goes into one transaction: the disk is flushed once for many turns."""

import asyncio
import queue
import threading
from collections.abc import Callable
from itertools import groupby
from typing import Any, Generic, TypeAlias, TypeVar

import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from orbis.server.storage.database import reason_of

T = TypeVar("T")

WriteMany: TypeAlias = Callable[[Connection, list[Any]], None]

MAX_BATCH = 256
log = structlog.get_logger()


class Job(Generic[T]):
    """Something to write, and where its result is awaited.

    Neighbors with the same `many` are written together: it is called once, with the `row` of each.
    """

    def __init__(
        self,
        write: Callable[[Connection], T],
        table: int,
        many: WriteMany | None = None,
        row: Any = None,
        *,
        alone: bool = False,
    ) -> None:
        self.write = write
        self.table = table
        self.many = many
        self.row = row
        self.alone = alone
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T] = self.loop.create_future()
        self.result: T | None = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        """Tell the one who waits, unless they have gone."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)  # type: ignore[arg-type]  # set, as there is no error


class Writer:
    """The thread that writes. A job's result is given only after it is safe on disk."""

    def __init__(self, engine: Engine, begin: Callable[[], None], finish: Callable[[Connection], None]) -> None:
        """`begin` is called at the start of each transaction, `finish` at its end, for instance to notify others."""
        self._engine = engine
        self._begin, self._finish = begin, finish
        self._jobs: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="orbis-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return self._jobs.qsize()

    async def write(self, write: Callable[[Connection], T], table: int, *, alone: bool = False) -> T:
        """Run a job in a transaction, and return its result once it is committed. `table`: which it changes, or 0.

        A job that waits for another process is run alone, so that meanwhile it holds nothing that others wait for.
        """
        job = Job(write, table, alone=alone)
        self._jobs.put(job)
        return await job.future

    async def write_row(self, many: WriteMany, row: Any, table: int) -> bool:
        """Write one of many rows that take one statement; False if there is another one in its place."""
        job = Job(lambda _: True, table, many, row)
        self._jobs.put(job)
        return await job.future

    def close(self) -> None:
        """Write what waits, then stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        running = True
        while running:
            jobs = [self._jobs.get()]
            while len(jobs) < MAX_BATCH and not self._jobs.empty():
                jobs.append(self._jobs.get())
            running = None not in jobs
            batch = sorted((job for job in jobs if job is not None), key=lambda job: job.table)
            if batch:
                self._write_batch(batch)
                _settle(batch)

    def _write_batch(self, jobs: list[Job[Any]]) -> None:
        """All in one transaction; if that fails, each in its own, so that nobody pays for another's fault.

        They are in the order of their tables, so that two processes never wait for each other.
        """
        together = [job for job in jobs if not job.alone]
        try:
            if together:
                self._transact(together)
        except Exception as error:
            if isinstance(error, SQLAlchemyError):
                log.warning("batch_failed", jobs=len(together), error=reason_of(error))
            for job in together:
                self._write_alone(job)
        for job in jobs:
            if job.alone:
                self._write_alone(job)

    def _write_alone(self, job: Job[Any]) -> None:
        try:
            self._transact([job])
        except IntegrityError as error:
            if job.many is None:
                job.error = error
            else:
                job.result = False
        except Exception as error:
            job.error = error

    def _transact(self, jobs: list[Job[Any]]) -> None:
        with self._engine.begin() as connection:
            self._begin()
            for many, group in groupby(jobs, key=lambda job: job.many):
                together = list(group)
                if many is not None:
                    many(connection, [job.row for job in together])
                for job in together:
                    job.result = job.write(connection)
            self._finish(connection)


def _settle(jobs: list[Job[Any]]) -> None:
    def settle_all() -> None:
        for job in jobs:
            job.settle()

    try:
        jobs[0].loop.call_soon_threadsafe(settle_all)
    except RuntimeError:  # the loop has ended: nobody waits any more
        log.info("nobody_waits", jobs=len(jobs))
