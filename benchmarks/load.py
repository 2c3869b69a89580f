"""Put a server under load: as fast as it can, or at a fixed rate."""

import asyncio
import gc
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

import psutil
from load_client import LoadError
from load_table import LoadTable, Measured

OPENED_AT_ONCE = 20
OPEN_SECONDS = 300.0  # at most
LAST_MOVE_SECONDS = 60.0


@dataclass(frozen=True)
class Load:
    """How a server is put under load."""

    rate: float  # moves per second at all tables together; 0: as many as possible
    seconds: float
    warmup: float
    rematches: bool  # without, it ends when the first game does


@dataclass
class Result:
    """What came of it, in one run or in several."""

    measured: Measured
    seconds: float = 0.0
    server_seconds: float = 0.0  # of processor time
    client_seconds: float = 0.0
    memory: int = 0  # bytes

    @property
    def rate(self) -> float:
        """Moves per second."""
        return len(self.measured.moves) / self.seconds

    @property
    def server_cpu(self) -> float:
        """How many cores the server used."""
        return self.server_seconds / self.seconds

    @property
    def client_cpu(self) -> float:
        """How many cores the clients used."""
        return self.client_seconds / self.seconds


class Run:
    """All tables under load."""

    def __init__(self, tables: Sequence[LoadTable], load: Load, result: Result) -> None:
        """What is measured is added to a result."""
        self._tables = tables
        self._load = load
        self._result = result
        self._measured = result.measured
        self._stopping = asyncio.Event()

    async def run(self, server: psutil.Process) -> None:
        """Open the tables, let them play, and measure them after a warm-up."""
        async with asyncio.timeout(OPEN_SECONDS):
            await self._open()
        gc.collect()
        gc.freeze()
        began = time.perf_counter()
        playing = [asyncio.create_task(self._play(number, table, began)) for number, table in enumerate(self._tables)]
        await self._wait(self._load.warmup)
        self._measured.measuring = True
        started, server_seconds, client_seconds = time.perf_counter(), _cpu(server), time.process_time()
        await self._wait(self._load.seconds - self._result.seconds)
        self._measured.measuring = False
        self._result.seconds += time.perf_counter() - started
        self._result.server_seconds += _cpu(server) - server_seconds
        self._result.client_seconds += time.process_time() - client_seconds
        self._stopping.set()
        async with asyncio.timeout(LAST_MOVE_SECONDS):
            await asyncio.gather(*playing)
        self._result.memory = max(self._result.memory, _memory(server))
        for table in self._tables:
            table.close()

    async def _open(self) -> None:
        for start in range(0, len(self._tables), OPENED_AT_ONCE):
            await asyncio.gather(*(table.open() for table in self._tables[start : start + OPENED_AT_ONCE]))
        if self._load.rematches:
            await asyncio.gather(*(self._play_ahead(number, table) for number, table in enumerate(self._tables)))

    async def _play(self, number: int, table: LoadTable, began: float) -> None:
        """Let one table play until all stop. With a rate, each of its moves is due at a fixed time."""
        interval = len(self._tables) / self._load.rate if self._load.rate else 0.0
        due = began + interval * number / len(self._tables)
        try:
            while not self._stopping.is_set():
                if interval and time.perf_counter() < due:
                    await asyncio.sleep(due - time.perf_counter())
                elif table.progress < 1.0:
                    # A move that had to wait for the one before it is late, and that counts.
                    late = time.perf_counter() - due if interval else 0.0
                    self._measured.note(self._measured.moves, await table.play() + late)
                    due += interval
                elif self._load.rematches:
                    await table.rematch()
                    self._measured.games += self._measured.measuring
                    due = max(due, time.perf_counter())
                else:
                    self._stopping.set()
        except (LoadError, OSError) as error:
            self._measured.errors.append(repr(error))

    async def _play_ahead(self, number: int, table: LoadTable) -> None:
        """Let each table be at another point of its game, so that games end one after another."""
        while table.progress < number / len(self._tables):
            await table.play()

    async def _wait(self, seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._stopping.wait()


def _cpu(process: psutil.Process) -> float:
    """The processor time of a process and its children, in seconds."""
    return sum(sum(each.cpu_times()[:2]) for each in [process, *process.children(recursive=True)])


def _memory(process: psutil.Process) -> int:
    """The memory of a process and its children in bytes; shared memory is counted once."""
    return sum(int(each.memory_full_info().pss) for each in [process, *process.children(recursive=True)])
