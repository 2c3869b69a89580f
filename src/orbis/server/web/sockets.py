"""How many sockets may be open: in all, so that files are left for the database, and from one address."""

import time
from collections import Counter
from collections.abc import Callable
from functools import cached_property
from typing import Final

from uvicorn.middleware.proxy_headers import _TrustedHosts

from orbis.server.buckets import Buckets, Rate

try:
    import resource
except ImportError:  # Windows has no such limits
    resource = None  # type: ignore[assignment]

NEW_SOCKETS: Final = Rate(50, 300)  # from one address
RESERVED_FILES = 128  # for the database, logs, and what libraries open
UNLIMITED = 1_000_000


def raise_file_limit() -> None:
    """Let this process open as many files as the system allows."""
    if resource is not None:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def file_limit() -> int:
    """How many files this process may open."""
    if resource is None:
        return UNLIMITED
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return UNLIMITED if soft == resource.RLIM_INFINITY else min(soft, UNLIMITED)


class Sockets:
    """The open sockets of this process, counted by address."""

    def __init__(
        self,
        most: int,
        most_each: int,
        proxies: str,
        *,
        rate_factor: float = 1.0,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._most = most
        self._most_each = most_each
        self._named_proxies = proxies
        self._new = Buckets(NEW_SOCKETS.times(rate_factor), now)
        self._open: Counter[str] = Counter()

    def refusal(self, address: str, total: int) -> str | None:
        """Why one more socket is refused; `total` are open, this one included."""
        if total > self._most:
            return "server"
        if self._open[address] >= self._most_each:
            return "address"
        if self._new.take(address):
            return "rate"
        return None

    def add(self, address: str) -> None:
        """A socket is open."""
        self._open[address] += 1

    def remove(self, address: str) -> None:
        """A socket is closed, or counts no longer."""
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]

    def is_proxy(self, host: str) -> bool:
        """Whether a host is a proxy, which holds sockets for many clients."""
        return host in self._proxies

    @cached_property
    def _proxies(self) -> _TrustedHosts:
        return _TrustedHosts(self._named_proxies)  # made where it is used: it cannot be sent to worker processes
