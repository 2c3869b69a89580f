"""For whom passkeys are at an address: browsers bind them to the name of a host, and refuse numbers."""

from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from orbis.server.live.passkeys import Party
from orbis.server.tables.refusals import Refused
from orbis.server.web.links import public_url
from orbis.server.web.request_context import service_of


def find_party(connection: HTTPConnection) -> Party | None:
    """Whom passkeys are for at the address of a request; None where there can be none."""
    address = urlsplit(public_url(connection))
    host = address.hostname or ""
    if _is_number(host) or (_has_public_url(connection) and host != connection.base_url.hostname):
        return None
    origins = {f"{address.scheme}://{address.netloc}", f"https://{address.netloc}"}  # a proxy may not tell of TLS
    return Party(host, frozenset(origins))


def other_address(connection: HTTPConnection) -> str | None:
    """Where the page must be opened for passkeys to work, if that is known."""
    address = urlsplit(public_url(connection))
    host = address.hostname or ""
    if not _is_number(host):
        return None if find_party(connection) else public_url(connection)
    if not ip_address(host).is_loopback:
        return None
    return address._replace(netloc="localhost" if address.port is None else f"localhost:{address.port}").geturl()


def require_party(connection: HTTPConnection) -> Party:
    """The same, or a refusal that says where to go."""
    party = find_party(connection)
    if party is None:
        message = "Passkeys need the name of a host instead of this address"
        raise Refused(409, "passkey/address", message, url=other_address(connection))
    return party


def _has_public_url(connection: HTTPConnection) -> bool:
    return bool(service_of(connection).settings.public_url)


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
