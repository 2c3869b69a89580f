"""Rates, and buckets that are refilled steadily: so much a second on average, and so much at once."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

MAX_BUCKETS = 50_000


class Rate(NamedTuple):
    """So many a second on average, and so many at once."""

    per_second: float
    burst: float

    def times(self, factor: float) -> "Rate":
        """The same rate, scaled."""
        return Rate(self.per_second * factor, self.burst * factor)


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
