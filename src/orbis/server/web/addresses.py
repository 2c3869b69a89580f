"""Network addresses as the limits see them."""

from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any


@lru_cache(maxsize=4096)
def address_of(host: str) -> str:
    """The address that limits go by: for IPv6 the network, since clients choose the other half themselves."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or IPv6Network((address, 64), strict=False))


def scope_address(scope: Mapping[str, Any]) -> str:
    """The address that a request comes from."""
    client = scope.get("client")
    return address_of(client[0]) if client else "unknown"
