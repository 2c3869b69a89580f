"""Threads that think, fairly: owners take turns, however much one of them asks for."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar, cast

from orbis.server import metrics
from orbis.server.tables.refusals import Refused

T = TypeVar("T")


@dataclass(slots=True)
class Thought:
    """Something to be thought about in a thread."""

    kind: str
    think: Callable[[], Any]
    done: asyncio.Future[Any]


class ThinkingPool:
    """A bounded number of threads, and a bounded number of thoughts that wait."""

    def __init__(self, threads: int, max_waiting: int) -> None:
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix="orbis-bot")
        self._free = threads
        self._max_waiting = max_waiting
        self._waiting: OrderedDict[str, deque[Thought]] = OrderedDict()  # by owner, the next one first
        self._num_waiting = 0
        self._closed = False

    async def think(self, owner: str, kind: str, think: Callable[[], T]) -> T:
        """Run a function in a thread when it is the owner's turn."""
        self.check_room()
        thought = Thought(kind, think, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(owner, deque()).append(thought)
        self._num_waiting += 1
        self._start_next()
        return cast(T, await thought.done)

    def check_room(self) -> None:
        """Refuse one more thought if too many wait."""
        if self._num_waiting >= self._max_waiting or self._closed:
            refusal = Refused(503, "server/busy", "The bots have too much to think about: try again")
            refusal.retry_after = 2.0
            raise refusal

    def close(self) -> None:
        """Finish what is being thought about, and drop what waits: it is found again after the next start."""
        self._closed = True
        for thoughts in self._waiting.values():
            for thought in thoughts:
                thought.done.cancel()
        self._waiting.clear()
        self._executor.shutdown(wait=True, cancel_futures=True)

    def _start_next(self) -> None:
        while self._free and self._waiting:
            owner, thoughts = self._waiting.popitem(last=False)
            thought = thoughts.popleft()
            if thoughts:
                self._waiting[owner] = thoughts  # behind the other owners
            self._num_waiting -= 1
            if not thought.done.done():
                self._free -= 1
                running = asyncio.get_running_loop().run_in_executor(self._executor, _timed, thought)
                running.add_done_callback(partial(self._finish, thought))
        metrics.THOUGHTS_WAITING.set(self._num_waiting)

    def _finish(self, thought: Thought, result: asyncio.Future[Any]) -> None:
        self._free += 1
        if not thought.done.done():
            error = None if result.cancelled() else result.exception()
            if result.cancelled():
                thought.done.cancel()
            elif error is not None:
                thought.done.set_exception(error)
            else:
                thought.done.set_result(result.result())
        elif not result.cancelled():
            result.exception()  # nobody waits: it is only taken note of
        if not self._closed:
            self._start_next()


def _timed(thought: Thought) -> Any:
    with metrics.THOUGHT_SECONDS.labels(thought.kind).time():
        return thought.think()
