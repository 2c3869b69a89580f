"""Replays: built in a thread of their own, encoded once, and kept for a while."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec

from orbis.records import Record, encode_record, transcript
from orbis.server.tables.refusals import Refused
from orbis.server.warm_up import REPLAYS, warm_up

MAX_KEPT = 32_000_000  # bytes, of up to 250 kB for each game
MAX_WAITING = 40
T = TypeVar("T")


class Replays:
    """The replays of this process. Games that are asked for by many are built once."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(1, thread_name_prefix="orbis-replay")
        self._building: dict[bytes, asyncio.Task[bytes]] = {}
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()  # the latest used last
        self._size = 0
        self._waiting = 0

    def find(self, record: Record) -> bytes | None:
        """The replay of a record, if it is kept."""
        key = record_key(record)
        if key not in self._kept:
            return None
        self._kept.move_to_end(key)
        return self._kept[key]

    async def build(self, record: Record) -> bytes:
        """The replay of a record as JSON; one that is not right is refused."""
        key = record_key(record)
        if key not in self._building:
            self._building[key] = asyncio.create_task(self._build(key, record))
            self._building[key].add_done_callback(lambda task: self._finish(key, task))
        return await asyncio.shield(self._building[key])

    async def run(self, work: Callable[[], T]) -> T:
        """Do something with a record that would hold up everyone else."""
        if self._waiting >= MAX_WAITING:
            refusal = Refused(503, "server/busy", "Too many replays are being built: try again in a moment")
            refusal.retry_after = 2.0
            raise refusal
        self._waiting += 1
        try:
            await warm_up.loaded(REPLAYS)
            return await asyncio.get_running_loop().run_in_executor(self._executor, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Finish what is being built, and drop what waits."""
        self._executor.shutdown(wait=True, cancel_futures=True)

    def _finish(self, key: bytes, task: asyncio.Task[bytes]) -> None:
        del self._building[key]
        if not task.cancelled():
            task.exception()  # whoever waits has it too

    async def _build(self, key: bytes, record: Record) -> bytes:
        built = await self.run(lambda: msgspec.json.encode(transcript(record)))
        self._kept[key] = built
        self._size += len(built)
        while self._size > MAX_KEPT:
            _, dropped = self._kept.popitem(last=False)
            self._size -= len(dropped)
        return built


def record_key(record: Record) -> bytes:
    """What tells records apart."""
    return hashlib.sha256(encode_record(record)).digest()
