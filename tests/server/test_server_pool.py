"""The threads for bots and analyses: bots first, fair between owners, and bounded."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from orbis.server.tables.refusals import Refused
from orbis.server.work.pool import PATIENCE, WorkerPool


def with_pool(
    work: Callable[[WorkerPool, threading.Event], Awaitable[None]], *, threads: int = 1, max_waiting: int = 1000
) -> None:
    """Run something with a pool whose threads all wait for an event."""

    async def run() -> None:
        go_on = threading.Event()
        pool = WorkerPool(threads, max_waiting)
        busy = [asyncio.create_task(pool.run(f"busy {number}", "bot", go_on.wait)) for number in range(threads)]
        await asyncio.sleep(0)
        try:
            await work(pool, go_on)
        finally:
            go_on.set()
            await asyncio.gather(*busy)
            await asyncio.to_thread(pool.close)

    asyncio.run(run())


def test_who_asks_for_much_does_not_delay_the_others() -> None:
    done: list[str] = []

    async def work(pool: WorkerPool, go_on: threading.Event) -> None:
        tasks = [asyncio.create_task(pool.run("many", "bot", partial(done.append, "many"))) for _ in range(100)]
        tasks += [asyncio.create_task(pool.run(name, "bot", partial(done.append, name))) for name in "ab"]
        tasks.append(asyncio.create_task(pool.run("a", "bot", partial(done.append, "a"))))
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*tasks)

    with_pool(work)
    assert done == ["many", "a", "b", "many", "a", *["many"] * 98]


def test_only_so_many_jobs_wait() -> None:
    async def work(pool: WorkerPool, go_on: threading.Event) -> None:
        waiting = [asyncio.create_task(pool.run(str(number), "bot", lambda: 1)) for number in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as caught:
            await pool.run("one too many", "bot", lambda: 1)
        assert (caught.value.status, caught.value.code) == (503, "server/busy")
        assert caught.value.retry_after is not None
        go_on.set()
        assert await asyncio.gather(*waiting) == [1, 1, 1]
        assert await pool.run("now", "bot", lambda: 2) == 2

    with_pool(work, threads=2, max_waiting=3)


def test_a_job_that_nobody_waits_for_is_not_run() -> None:
    done: list[int] = []

    async def work(pool: WorkerPool, go_on: threading.Event) -> None:
        tasks = [asyncio.create_task(pool.run("one", "bot", partial(done.append, n))) for n in range(3)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        go_on.set()
        await asyncio.gather(*tasks, return_exceptions=True)

    with_pool(work)
    assert done == [0, 2]


def test_a_job_that_fails_says_so_and_the_thread_goes_on() -> None:
    def fail() -> None:
        raise ZeroDivisionError

    async def work(pool: WorkerPool, go_on: threading.Event) -> None:
        go_on.set()
        with pytest.raises(ZeroDivisionError):
            await pool.run("one", "bot", fail)
        assert await pool.run("one", "bot", lambda: 1) == 1

    with_pool(work)


def test_a_pool_that_is_closed_refuses() -> None:
    async def run() -> None:
        pool = WorkerPool(1, 1)
        pool.close()
        with pytest.raises(Refused):
            await pool.run("one", "bot", lambda: 1)

    asyncio.run(run())


def test_bots_start_before_hints_and_hints_before_reviews() -> None:
    done: list[str] = []

    async def work(pool: WorkerPool, go_on: threading.Event) -> None:
        tasks = [
            asyncio.create_task(pool.run("one", kind, partial(done.append, kind)))
            for kind in ("review", "review", "hint", "bot", "hint", "bot")
        ]
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*tasks)

    with_pool(work)
    assert done == ["bot", "bot", "hint", "hint", "review", "review"]


def test_reviews_go_on_however_many_bots_wait() -> None:
    done: list[str] = []

    async def work(pool: WorkerPool, go_on: threading.Event) -> None:
        tasks = [asyncio.create_task(pool.run("one", "bot", partial(done.append, "bot"))) for _ in range(100)]
        tasks += [asyncio.create_task(pool.run("two", "review", partial(done.append, "review"))) for _ in range(3)]
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*tasks)

    with_pool(work)
    assert [number for number, kind in enumerate(done) if kind == "review"] == [
        PATIENCE + number * (PATIENCE + 1) for number in range(3)
    ]


@pytest.mark.parametrize("threads", [2, 3])
def test_analyses_leave_a_thread_to_bots(threads: int) -> None:
    async def run() -> None:
        pool, go_on = WorkerPool(threads, 1000), threading.Event()
        analyses = [
            asyncio.create_task(pool.run(str(number), "hint" if number % 2 else "review", go_on.wait))
            for number in range(10)
        ]
        await asyncio.sleep(0)
        async with asyncio.timeout(10):
            assert await pool.run("one", "bot", lambda: 1) == 1
        go_on.set()
        await asyncio.gather(*analyses)
        await asyncio.to_thread(pool.close)

    asyncio.run(run())


def test_one_address_cannot_fill_the_queue() -> None:
    async def work(pool: WorkerPool, go_on: threading.Event) -> None:
        waiting = [asyncio.create_task(pool.run("many", "bot", lambda: 1)) for _ in range(25)]
        await asyncio.sleep(0)
        with pytest.raises(Refused):
            await pool.run("many", "hint", lambda: 1)
        waiting.append(asyncio.create_task(pool.run("other", "bot", lambda: 1)))
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*waiting)

    with_pool(work, max_waiting=100)
