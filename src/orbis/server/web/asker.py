"""Who asks: a guest known by a cookie or by a program's token, or a stranger."""

from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Annotated, TypeAlias

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.responses import Response

from orbis.server.service import Service
from orbis.server.tables.lobby import Guest
from orbis.server.tables.refusals import Refused
from orbis.server.web.limits import RateLimiter

COOKIE = "orbis"
COOKIE_SECONDS = 400 * 86_400  # the longest that browsers keep one
MAX_TOKEN = 200


def service_of(connection: HTTPConnection) -> Service:
    """The service of the application."""
    service: Service = connection.app.state.service
    return service


async def find_service(connection: HTTPConnection) -> Service:
    """The same as a dependency; a plain function would be called in a thread each time."""
    return service_of(connection)


def limiter_of(connection: HTTPConnection) -> RateLimiter:
    """The rate limits of the application."""
    limiter: RateLimiter = connection.app.state.limiter
    return limiter


class Asker:
    """The one who asks, with limits of their own."""

    def __init__(self, connection: HTTPConnection, guest: Guest | None, token: str | None) -> None:
        self.guest = guest
        self.token = token
        self._host = connection.client.host if connection.client else "unknown"
        self._limiter = limiter_of(connection)

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return address_of(self._host)

    @property
    def client(self) -> str:
        """What the limits go by: the guest, or the address of a stranger."""
        return f"guest {self.guest.id}" if self.guest else f"address {self.address}"

    def check_rate(self, kind: str, *, by_address: bool = False) -> None:
        """Count a request of a kind, or refuse it."""
        self._limiter.check(kind, f"address {self.address}" if by_address else self.client)


def address_of(host: str) -> str:
    """The address that limits go by: of IPv6 the first half, since the other half is the client's to choose."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or IPv6Network((address, 64), strict=False))


async def find_asker(connection: HTTPConnection) -> Asker:
    """Who asks, counted; to look a token up counts as a stranger's request."""
    identities = service_of(connection).identities
    token = _token_of(connection)
    asker = Asker(connection, identities.remembered(token) if token else None, token)
    asker.check_rate("request")
    if asker.guest is None and token:
        asker.guest = await identities.guest_of(token)
    return asker


def _token_of(connection: HTTPConnection) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token[:MAX_TOKEN]
    return connection.cookies.get(COOKIE, "")[:MAX_TOKEN] or None


async def require_guest(asker: Annotated[Asker, Depends(find_asker)]) -> Guest:
    """The guest who asks; strangers are refused."""
    if asker.guest is None:
        raise Refused(401, "guest/unknown", "Choose a name first: PUT /api/me")
    return asker.guest


def set_cookie(response: Response, connection: HTTPConnection, token: str) -> None:
    """Let the browser remember a token."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_SECONDS,
        path="/",
        secure=connection.url.scheme in ("https", "wss"),
        httponly=True,
        samesite="lax",
    )


AskerArgument: TypeAlias = Annotated[Asker, Depends(find_asker)]
GuestArgument: TypeAlias = Annotated[Guest, Depends(require_guest)]
ServiceArgument: TypeAlias = Annotated[Service, Depends(find_service)]
