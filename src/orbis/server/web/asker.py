"""Who asks: a guest known by a cookie or by a program's token, or a stranger."""

from contextlib import AbstractContextManager
from typing import Annotated, TypeAlias

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.responses import Response

from orbis.server.service import Service
from orbis.server.tables.lobby import Guest
from orbis.server.tables.refusals import Refused
from orbis.server.web.addresses import scope_address
from orbis.server.web.connections import Connections
from orbis.server.web.limits import RateLimiter

COOKIE = "orbis"
COOKIE_SECONDS = 400 * 86_400  # the longest that browsers keep one
MAX_TOKEN = 200
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
NOT_STORED = ("preview", "hint", "review", "replay")  # routes that are posted to and store nothing for good
BYTES_PER_WRITE = 1024


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
        self.address = scope_address(connection.scope)
        self._limiter = limiter_of(connection)
        self._connections: Connections = connection.app.state.connections

    @property
    def client(self) -> str:
        """What the limits go by: the guest, or the address of a stranger."""
        return f"guest {self.guest.id}" if self.guest else f"address {self.address}"

    def check_rate(self, kind: str, cost: float = 1.0) -> None:
        """Count a request of a kind for the client and for the address, or refuse it."""
        self._limiter.check_both(kind, self.client, self.address, cost)

    def check_address_rate(self, kind: str) -> None:
        """Count a request of a kind that an address may make no more often than a single client."""
        self._limiter.check(kind, f"address {self.address}")

    def check_connections(self) -> None:
        """Refuse one more connection if there are too many."""
        self._connections.check(self.guest.id if self.guest else None, self.address)

    def counted(self) -> AbstractContextManager[None]:
        """Count a connection while it is open, or refuse it."""
        return self._connections.counted(self.guest.id if self.guest else None, self.address)


async def find_asker(connection: HTTPConnection) -> Asker:
    """Who asks, counted; to look a token up counts as a stranger's request."""
    identities = service_of(connection).identities
    token = _token_of(connection)
    asker = Asker(connection, identities.remembered(token) if token else None, token)
    limiter_of(connection).check("request", asker.client)  # the guard has counted it for the address
    if asker.guest is None and token:
        asker.guest = await identities.guest_of(token)
    if asker.guest is not None:
        service_of(connection).addresses.note(asker.guest.id, asker.address)
    if _stores(connection):
        asker.check_rate("write", 1 + _body_size(connection) / BYTES_PER_WRITE)
    return asker


def _stores(connection: HTTPConnection) -> bool:
    """Whether a request may write to the database."""
    scope = connection.scope
    if scope["type"] != "http" or scope["method"] in SAFE_METHODS:
        return False
    return scope["path"].rpartition("/")[2] not in NOT_STORED


def _body_size(connection: HTTPConnection) -> int:
    """The size of a body in bytes; the largest, if the request does not say."""
    if "transfer-encoding" in connection.headers:
        return service_of(connection).settings.max_body
    length = connection.headers.get("content-length", "")
    return int(length) if length.isdigit() else 0


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
