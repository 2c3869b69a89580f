"""Open WebSockets, streams and long reads: bounded in all, for each guest and for each address."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

from orbis.server import metrics
from orbis.server.settings import Settings
from orbis.server.tables.refusals import Refused

Key = TypeVar("Key", int, str)


class Connections:
    """Counts those of this process."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._total = 0
        self._by_guest: Counter[int] = Counter()
        self._by_address: Counter[str] = Counter()

    def check(self, guest: int | None, address: str) -> None:
        """Refuse one more connection if there are too many."""
        settings = self._settings
        if self._total >= settings.max_connections:
            refusal = Refused(503, "server/full", "The server has too many connections: try again later")
            refusal.retry_after = 5.0
            raise refusal
        if guest is not None and self._by_guest[guest] >= settings.max_connections_per_guest:
            raise _too_many(settings.max_connections_per_guest)
        if self._by_address[address] >= settings.max_connections_per_address:
            raise _too_many(settings.max_connections_per_address)

    @contextmanager
    def counted(self, guest: int | None, address: str) -> Iterator[None]:
        """Count a connection while it is open, or refuse it."""
        self.check(guest, address)
        self._add(guest, address, 1)
        try:
            yield
        finally:
            self._add(guest, address, -1)

    def _add(self, guest: int | None, address: str, number: int) -> None:
        self._total += number
        metrics.CONNECTIONS.inc(number)
        _count(self._by_address, address, number)
        if guest is not None:
            _count(self._by_guest, guest, number)


def _count(counter: Counter[Key], key: Key, number: int) -> None:
    counter[key] += number
    if not counter[key]:
        del counter[key]


def _too_many(most: int) -> Refused:
    refusal = Refused(429, "request/connections", "Too many open connections: close one first", most=most)
    refusal.retry_after = 5.0
    return refusal
