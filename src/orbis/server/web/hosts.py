"""Which names of the server are its own: a page elsewhere could point a name of its own at this address."""

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from orbis.server.settings import Settings


class Hosts:
    """The hosts that requests may be addressed to."""

    def __init__(self, settings: Settings) -> None:
        named = {name.strip().lower() for name in settings.allowed_hosts.split(",")} - {""}
        own = socket.gethostname().lower()
        public = (urlsplit(settings.public_url).hostname or "").lower()
        self._all = "*" in named
        self._names = named | {"localhost", own, f"{own}.local", settings.host.lower(), public} - {""}

    def __contains__(self, host: str) -> bool:
        """Whether the header `Host` names this server. An address always may: nobody can point that elsewhere."""
        name = _without_port(host).lower().rstrip(".")
        return self._all or name in self._names or name.endswith(".localhost") or _is_address(name)


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
