"""What the clients of a table are told, in this process: events by number, and passing signals."""

import asyncio
from collections import deque

MAX_SIGNALS = 64


class Listener:
    """One connection. It reads the events itself, from where it is; nothing piles up for it but a few signals."""

    def __init__(self, guest: int | None) -> None:
        self.guest = guest
        self.signals: deque[bytes] = deque(maxlen=MAX_SIGNALS)
        self._news = asyncio.Event()

    def wake(self) -> None:
        """There is something new."""
        self._news.set()

    async def wait(self, seconds: float) -> bool:
        """Wait until there is something new, or for so long; whether there is."""
        try:
            async with asyncio.timeout(seconds):
                await self._news.wait()
        except TimeoutError:
            return False
        self._news.clear()
        return True


class Feed:
    """The listeners of a table, with the seats that they are present for."""

    def __init__(self) -> None:
        self.listeners: dict[Listener, tuple[int, ...]] = {}

    def wake(self) -> None:
        """Tell everyone that there are new events."""
        for listener in self.listeners:
            listener.wake()

    def signal(self, content: bytes, guest: int | None = None) -> None:
        """Tell everyone, or one guest, something that is true just now and not kept."""
        for listener in self.listeners:
            if guest is None or listener.guest == guest:
                listener.signals.append(content)
                listener.wake()

    def present(self) -> set[int]:
        """The seats whose holders are connected to this process."""
        return {seat for seats in self.listeners.values() for seat in seats}
