"""The threads that think: fair between owners, and bounded."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from orbis.server.tables.refusals import Refused
from orbis.server.work.pool import ThinkingPool


def with_pool(
    think: Callable[[ThinkingPool, threading.Event], Awaitable[None]], *, threads: int = 1, max_waiting: int = 1000
) -> None:
    """Run something with a pool whose threads all wait for an event."""

    async def run() -> None:
        go_on = threading.Event()
        pool = ThinkingPool(threads, max_waiting)
        busy = [asyncio.create_task(pool.think(f"busy {number}", "bot", go_on.wait)) for number in range(threads)]
        await asyncio.sleep(0)
        try:
            await think(pool, go_on)
        finally:
            go_on.set()
            await asyncio.gather(*busy)
            await asyncio.to_thread(pool.close)

    asyncio.run(run())


def test_who_asks_for_much_does_not_delay_the_others() -> None:
    thought: list[str] = []

    async def think(pool: ThinkingPool, go_on: threading.Event) -> None:
        tasks = [asyncio.create_task(pool.think("many", "bot", partial(thought.append, "many"))) for _ in range(100)]
        tasks += [asyncio.create_task(pool.think(name, "bot", partial(thought.append, name))) for name in "ab"]
        tasks.append(asyncio.create_task(pool.think("a", "bot", partial(thought.append, "a"))))
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*tasks)

    with_pool(think)
    assert thought == ["many", "a", "b", "many", "a", *["many"] * 98]


def test_only_so_many_thoughts_wait() -> None:
    async def think(pool: ThinkingPool, go_on: threading.Event) -> None:
        waiting = [asyncio.create_task(pool.think(str(number), "bot", lambda: 1)) for number in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as caught:
            await pool.think("one too many", "bot", lambda: 1)
        assert (caught.value.status, caught.value.code) == (503, "server/busy")
        assert caught.value.retry_after is not None
        go_on.set()
        assert await asyncio.gather(*waiting) == [1, 1, 1]
        assert await pool.think("now", "bot", lambda: 2) == 2

    with_pool(think, threads=2, max_waiting=3)


def test_a_thought_that_nobody_waits_for_is_not_thought() -> None:
    thought: list[int] = []

    async def think(pool: ThinkingPool, go_on: threading.Event) -> None:
        tasks = [asyncio.create_task(pool.think("one", "bot", partial(thought.append, n))) for n in range(3)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        go_on.set()
        await asyncio.gather(*tasks, return_exceptions=True)

    with_pool(think)
    assert thought == [0, 2]


def test_a_thought_that_fails_says_so_and_the_thread_goes_on() -> None:
    def fail() -> None:
        raise ZeroDivisionError

    async def think(pool: ThinkingPool, go_on: threading.Event) -> None:
        go_on.set()
        with pytest.raises(ZeroDivisionError):
            await pool.think("one", "bot", fail)
        assert await pool.think("one", "bot", lambda: 1) == 1

    with_pool(think)


def test_a_pool_that_is_closed_refuses() -> None:
    async def run() -> None:
        pool = ThinkingPool(1, 1)
        pool.close()
        with pytest.raises(Refused):
            await pool.think("one", "bot", lambda: 1)

    asyncio.run(run())
