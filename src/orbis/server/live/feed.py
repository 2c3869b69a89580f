"""What the clients of a table are told, in this process: events by number, and passing signals."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TypeAlias

from websockets.frames import Frame, Opcode

MAX_SIGNALS = 64

MakeMessage: TypeAlias = Callable[[], bytes]
SendNow: TypeAlias = Callable[[bytes], bool]  # writes a frame at once, unless the client is behind


class Listener:
    """One connection. It reads the events itself, from where it is; nothing piles up for it but a few signals."""

    def __init__(self, guest: int | None, send_now: SendNow | None = None, *, compact: bool = False) -> None:
        """`compact`: it takes a turn without what follows from it."""
        self.guest = guest
        self.compact = compact
        self.signals: deque[bytes] = deque(maxlen=MAX_SIGNALS)
        self.sent: int | None = None  # while it waits: the number of the last event that it has got
        self._send_now = send_now
        self._news = asyncio.Event()

    def push(self, after: int, last: int, frame: bytes) -> bool:
        """Send the events between two numbers, if it waits for just these: waking it up takes longer."""
        if self._send_now is None or self.sent != after or self._news.is_set() or not self._send_now(frame):
            return False
        self.sent = last
        return True

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

    def push(self, after: int, last: int, message: MakeMessage, compact: MakeMessage) -> None:
        """Send everyone the events between two numbers. Whoever is not ready for them reads them later."""
        frames: dict[bool, bytes] = {}
        for listener in self.listeners:
            if listener.compact not in frames:
                content = compact() if listener.compact else message()
                frames[listener.compact] = Frame(Opcode.TEXT, content).serialize(mask=False)
            if not listener.push(after, last, frames[listener.compact]):
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
