"""Rate limits: one bucket per client and kind of request, refilled steadily."""

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

    def times(self, factor: float) -> "Rate":
        """The same rate, scaled."""
        return Rate(self.per_second * factor, self.burst * factor)


RATES: Final[dict[str, Rate]] = {
    "request": Rate(30, 150),  # everything, by guest, or by address for strangers
    "write": Rate(4, 100),  # whatever is stored, more for large requests
    "guest": Rate(0.1, 10),  # new guests, by address only
    "connect": Rate(10, 100),  # WebSockets and streams
    "table": Rate(0.2, 20),  # new tables
    "chat": Rate(1, 10),
    "analysis": Rate(0.5, 10),
    "record": Rate(0.5, 10),  # replays that have to be built
    "move": Rate(0.1, 10),  # links to other devices, and attempts to use one
}


REFUSALS: Final = Rate(2, 40)  # of an address; the answers to more of them are delayed
PENALTY_SECONDS = 1.0


class Bucket:
    """What is left of a rate."""

    __slots__ = ("_at", "_level")

    def __init__(self, rate: Rate, now: float) -> None:
        self._level = rate.burst
        self._at = now

    def wait(self, rate: Rate, now: float, cost: float = 1.0) -> float:
        """The seconds until there is enough; 0 if there is."""
        self._level = min(rate.burst, self._level + (now - self._at) * rate.per_second)
        self._at = now
        return max(0.0, (cost - self._level) / rate.per_second)

    def take(self, rate: Rate, now: float, cost: float = 1.0) -> float:
        """Take something out, if there is enough; else the seconds until there is."""
        wait = self.wait(rate, now, cost)
        if not wait:
            self._level -= cost
        return wait


class Buckets:
    """The buckets of many clients for one rate; those that were not used for longest are forgotten."""

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        """A rate of 0 is no limit."""
        self._rate = rate
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def wait(self, client: str, cost: float = 1.0) -> float:
        """The seconds until a client may take something out; 0 for now."""
        return self._bucket(client).wait(self._rate, self._now(), self._payable(cost)) if self._rate.burst else 0.0

    def take(self, client: str, cost: float = 1.0) -> float:
        """Take something out, if there is enough; else the seconds until there is."""
        return self._bucket(client).take(self._rate, self._now(), self._payable(cost)) if self._rate.burst else 0.0

    def _payable(self, cost: float) -> float:
        return min(cost, self._rate.burst)  # what costs more than a full bucket waits for one

    def _bucket(self, client: str) -> Bucket:
        bucket = self._buckets.pop(client, None) or Bucket(self._rate, self._now())
        self._buckets[client] = bucket
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket


class RateLimiter:
    """The limits of this process."""

    def __init__(self, factor: float, share: float = 4.0, now: Callable[[], float] = time.monotonic) -> None:
        """`factor` scales all rates, and `share` those of addresses; 0 lifts them."""
        self._by_client = {kind: Buckets(rate.times(factor), now) for kind, rate in RATES.items()}
        self._by_address = {kind: Buckets(rate.times(factor * share), now) for kind, rate in RATES.items()}
        self._refusals = Buckets(REFUSALS.times(factor), now)

    def check(self, kind: str, client: str) -> None:
        """Count one request of a client, or refuse it and say when to come back."""
        _refuse_after(kind, self._by_client[kind].take(client))

    def check_address(self, kind: str, address: str) -> None:
        """Count one request of all clients at an address, who together may do as much as `share` of them."""
        _refuse_after(kind, self._by_address[kind].take(address))

    def check_both(self, kind: str, client: str, address: str, cost: float) -> None:
        """Count one request for a client and its address, or for neither: nobody pays for a neighbor's refusals."""
        _refuse_after(kind, max(self._by_client[kind].wait(client, cost), self._by_address[kind].wait(address, cost)))
        self._by_client[kind].take(client, cost)
        self._by_address[kind].take(address, cost)

    def penalty(self, address: str) -> float:
        """Count a refusal, and say for how long its answer is held back: not at all, unless there are many."""
        return PENALTY_SECONDS if self._refusals.take(address) else 0.0


def _refuse_after(kind: str, wait: float) -> None:
    if wait:
        refusal = Refused(429, "request/too-many", "Too many requests: wait a moment", limit=kind)
        refusal.retry_after = wait
        raise refusal
