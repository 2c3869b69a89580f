"""Rate limits: a bucket for each client and kind of request, refilled steadily."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

from orbis.server.tables.refusals import Refused

MAX_BUCKETS = 50_000


class Rate(NamedTuple):
    """So many a second on average, and so many at once."""

    per_second: float
    burst: float


RATES: Final[dict[str, Rate]] = {
    "request": Rate(30, 150),  # everything, by guest, or by address for strangers
    "guest": Rate(0.5, 40),  # new guests, by address
    "connect": Rate(10, 100),  # WebSockets and streams
    "table": Rate(0.5, 20),  # new tables
    "chat": Rate(1, 10),
    "analysis": Rate(0.5, 10),
    "record": Rate(1, 20),  # records to replay
    "move": Rate(0.1, 10),  # links to other devices, and tries to use one
}


class RateLimiter:
    """Keeps the buckets of this process."""

    def __init__(self, factor: float, now: Callable[[], float] = time.monotonic) -> None:
        """`factor` scales all rates; with 0 there are no limits."""
        self._factor = factor
        self._now = now
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()  # level, time

    def check(self, kind: str, client: str) -> None:
        """Count one request, or refuse it and say when to come back."""
        if not self._factor:
            return
        rate, burst = (self._factor * value for value in RATES[kind])
        now = self._now()
        level, then = self._buckets.pop((kind, client), (burst, now))
        level = min(burst, level + (now - then) * rate)
        allowed = level >= 1
        self._buckets[kind, client] = (level - 1 if allowed else level, now)
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        if not allowed:
            refusal = Refused(429, "request/too-many", "Too many requests: wait a moment", limit=kind)
            refusal.retry_after = (1 - level) / rate
            raise refusal
