"""Servers for tests: in a thread of this process, or as a process of their own that can be killed."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self, TypeVar

import httpx
import psutil
import uvicorn
from starlette.applications import Starlette

from orbis.server.serve import open_socket, uvicorn_config
from orbis.server.service import Service
from orbis.server.settings import Settings
from orbis.server.web.app import create_app

T = TypeVar("T")


class FakeTime:
    """The time of a server, set by the test."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self.now = now
        self.elapsed = 0.0

    def __call__(self) -> float:
        return self.now

    def monotonic(self) -> float:
        """What measures how long something takes."""
        return self.elapsed

    def pass_seconds(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds
        self.elapsed += seconds

    def set_by(self, seconds: float) -> None:
        """Set the time of day forward or back: no time passes."""
        self.now += seconds


@dataclass
class RunningServer:
    """A server in a thread, and its inside."""

    url: str
    app: Starlette
    service: Service
    time: FakeTime | None
    loop: asyncio.AbstractEventLoop
    server: uvicorn.Server

    def call(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's event loop."""
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(20)

    def wait_for_listeners(self, table: str, number: int) -> None:
        """Wait until so many connections listen to a table."""

        async def wait() -> None:
            while len((await self.service.registry.get(table)).feed.listeners) != number:
                await asyncio.sleep(0.001)

        self.call(wait())

    def wait_for_sockets(self, number: int) -> None:
        """Wait until so many sockets are open."""

        async def wait() -> None:
            while len(self.server.server_state.connections) != number:
                await asyncio.sleep(0.001)

        self.call(wait())

    def wait_for_bots(self) -> None:
        """Wait until no bot is thinking."""

        async def wait() -> None:
            while self.service.bots.thinking:
                await asyncio.sleep(0.001)

        self.call(wait())

    def pass_seconds(self, seconds: float) -> None:
        """Let fake time pass, and the clock look."""
        assert self.time is not None
        self.time.pass_seconds(seconds)
        self.call(self.service.clock.tick())


def _cut_connections(server: uvicorn.Server) -> None:
    for connection in list(server.server_state.connections):
        connection.transport.abort()


@contextmanager
def server_thread(folder: Path, *, fake_time: FakeTime | bool = False, **settings: Any) -> Iterator[RunningServer]:
    """A real server on a free port, on a SQLite file in the folder unless another database is given."""
    settings = {"database": f"sqlite:///{folder / 'orbis.db'}", "rate_factor": 0, "log_level": "error", **settings}
    if fake_time:
        settings = {"tick_seconds": 3600, **settings}  # ticks are the test's too
    chosen = Settings.from_environment(**settings)
    clock = (fake_time if isinstance(fake_time, FakeTime) else FakeTime()) if fake_time else None
    made: list[tuple[Service, asyncio.AbstractEventLoop]] = []

    def make_service() -> Service:
        service = Service(chosen, clock, clock.monotonic) if clock else Service(chosen)
        made.append((service, asyncio.get_running_loop()))
        return service

    app = create_app(chosen, make_service)
    listening = open_socket("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn_config(app, chosen))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    try:
        service, loop = made[0]
        yield RunningServer(f"http://127.0.0.1:{listening.getsockname()[1]}", app, service, clock, loop, server)
    finally:
        made[0][1].call_soon_threadsafe(_cut_connections, server)  # a browser would keep them open
        server.should_exit = True
        thread.join(20)
        assert not thread.is_alive(), "the server did not stop"


class ServerProcess:
    """`orbis serve` as a process of its own, which can be killed and started again on the same database."""

    def __init__(self, database: str, *flags: str, **settings: Any) -> None:
        self.database = database
        self._flags = flags
        self._settings = {"rate_factor": 0, "log_level": "warning", **settings}
        self.url = ""
        self.process: subprocess.Popen[str] | None = None
        self.logged: list[str] = []  # since the last start, complete when it has stopped

    def start(self) -> Self:
        """Start it and wait until it answers."""
        environment = {**os.environ, **{f"ORBIS_{name.upper()}": str(value) for name, value in self._settings.items()}}
        command = [sys.executable, "-m", "orbis", "serve", "--port", "0", "--database", self.database, *self._flags]
        self.process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)
        errors = self.process.stderr
        assert errors is not None
        lines = []
        for line in errors:
            lines.append(line)
            found = re.search(r"Orbis is at (\S+)", line)
            if found:
                self.url = found[1]
                break
        assert self.url, "".join(lines)
        self.logged = []
        self._drain = threading.Thread(target=lambda: self.logged.extend(errors), daemon=True)
        self._drain.start()
        self._wait_until_healthy()
        return self

    def _wait_until_healthy(self) -> None:
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                if httpx.get(f"{self.url}/healthz", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self, *, with_workers: bool = True) -> None:
        """kill -9, and wait until no process is left."""
        assert self.process is not None
        if with_workers:
            self.process.send_signal(signal.SIGSTOP)  # it would start new ones meanwhile
            for worker in psutil.Process(self.process.pid).children():
                worker.kill()
        self.process.kill()
        self._wait()

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        assert self.process is not None
        self.process.terminate()
        return self._wait()

    def _wait(self) -> int:
        assert self.process is not None
        assert self.process.stderr is not None
        code = self.process.wait(30)
        self._drain.join(60)
        assert not self._drain.is_alive(), "a process of the server is still there"
        self.process.stderr.close()
        return code

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_error: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()
