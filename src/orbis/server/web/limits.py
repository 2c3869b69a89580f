"""Rate limits: one bucket per client and kind of request."""

import time
from collections.abc import Callable
from typing import Final

from orbis.server.buckets import Buckets, Rate
from orbis.server.tables.refusals import Refused

RATES: Final[dict[str, Rate]] = {
    "request": Rate(30, 150),  # everything, by guest, or by address for strangers
    "write": Rate(4, 100),  # whatever is stored, more for large requests
    "guest": Rate(0.1, 10),  # new guests, by address only
    "connect": Rate(10, 100),  # WebSockets and streams
    "table": Rate(0.2, 20),  # new tables
    "chat": Rate(1, 10),
    "analysis": Rate(0.5, 10),
    "record": Rate(0.5, 10),  # replays that have to be built
    "deal": Rate(0.1, 10),  # games of the deal of the day, which are checked
    "move": Rate(0.1, 10),  # links to other devices, and attempts to use one
    "sign-in": Rate(0.2, 20),  # questions to passkeys, attempts to sign in, new recovery codes
}


REFUSALS: Final = Rate(2, 40)  # of an address; the answers to more of them are delayed
PENALTY_SECONDS = 1.0


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
