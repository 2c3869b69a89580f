"""A line to a server that can be cut, as by a tunnel on a train."""

import asyncio
import threading
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Self, TypeVar
from urllib.parse import urlsplit

T = TypeVar("T")


class Line:
    """Passes everything on to a server, until it is cut; then nobody gets through until it is mended."""

    def __init__(self, url: str) -> None:
        target = urlsplit(url)
        assert target.hostname is not None
        self._target = target.hostname, target.port
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._writers: set[asyncio.StreamWriter] = set()
        self._whole = True
        self.url = ""

    def cut(self) -> None:
        """End all connections, and refuse new ones."""
        self._whole = False
        self._run(self._hang_up())

    def mend(self) -> None:
        """Pass things on again."""
        self._whole = True

    def __enter__(self) -> Self:
        self._thread.start()
        self._server = self._run(asyncio.start_server(self._pass_on, "127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    def __exit__(self, *_error: object) -> None:
        self._whole = False
        self._run(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _run(self, coroutine: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(20)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            if not self._whole:
                return
            there, back = await asyncio.open_connection(*self._target)
            self._writers.add(back)
            await asyncio.gather(_copy(reader, back), _copy(there, writer))
        finally:
            await self._hang_up(writer)

    async def _hang_up(self, *writers: asyncio.StreamWriter) -> None:
        for writer in writers or tuple(self._writers):
            self._writers.discard(writer)
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    async def _close(self) -> None:
        self._server.close()
        await self._hang_up()
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        await asyncio.gather(*tasks, return_exceptions=True)


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while content := await reader.read(65_536):
            writer.write(content)
            await writer.drain()
    writer.close()
