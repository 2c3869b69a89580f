"""A table of a load test, on whichever server, and what tables measure."""

import asyncio
import time
from abc import ABC, abstractmethod
from dataclasses import dataclass, field

from load_client import LoadError


@dataclass
class Measured:
    """What the tables measured."""

    moves: list[float] = field(default_factory=list)  # seconds from a commit until everyone at the table has the move
    commits: list[float] = field(default_factory=list)  # seconds until the response
    games: int = 0
    errors: list[str] = field(default_factory=list)
    measuring: bool = False

    def note(self, times: list[float], seconds: float) -> None:
        """Record a time once the warm-up is over."""
        if self.measuring:
            times.append(seconds)


class LoadTable(ABC):
    """A table with its clients. A move counts once all of them have received it."""

    def __init__(self, num_players: int) -> None:
        self._received = [0] * num_players  # the number of the last move or event that each client has
        self._wanted = 0
        self._everyone: asyncio.Future[None] | None = None
        self._complete_at = 0.0

    @property
    def progress(self) -> float:
        """How much of the game is played, from 0 to 1."""
        return 0.0

    @abstractmethod
    async def open(self) -> None:
        """Take seats, connect and start the game."""

    @abstractmethod
    async def play(self) -> float:
        """Play the next move; return the seconds from its commit until everyone has it."""

    @abstractmethod
    def close(self) -> None:
        """Disconnect everyone."""

    async def rematch(self) -> None:
        """Start another game of the same people."""
        raise NotImplementedError

    def _receive(self, player: int, number: int) -> None:
        """Note that a client has received everything up to a number."""
        self._received[player] = number
        if self._everyone and not self._everyone.done() and min(self._received) >= self._wanted:
            self._complete_at = time.perf_counter()
            self._everyone.set_result(None)

    def _fail(self, reason: str) -> None:
        if self._everyone and not self._everyone.done():
            self._everyone.set_exception(LoadError(reason))

    def _expect(self, number: int) -> asyncio.Future[None]:
        """Done once everyone has received everything up to a number."""
        self._wanted = number
        self._everyone = asyncio.get_running_loop().create_future()
        if min(self._received) >= number:
            self._everyone.set_result(None)
        return self._everyone
