"""The context of a request: who makes it, from where, at which table, and within which limits."""

import re
from contextlib import AbstractContextManager
from typing import Final, Literal, Self

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from orbis.server.live.identity import token_hash
from orbis.server.live.registry import LiveTable
from orbis.server.service import Service
from orbis.server.storage.accounts import session_kind
from orbis.server.tables.events import RequestKey
from orbis.server.tables.lobby import Guest
from orbis.server.tables.refusals import Refused, malformed, not_found
from orbis.server.tables.table import Table
from orbis.server.web.addresses import scope_address
from orbis.server.web.connections import Connections
from orbis.server.web.limits import RateLimiter

COOKIE = "orbis"
COOKIE_SECONDS = 400 * 86_400  # the longest that browsers keep one
MAX_TOKEN = 200
MAX_CODE = 20
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
NOT_STORED = ("preview", "hint", "review", "replay")  # operations that are posted to and store nothing for good
BYTES_PER_WRITE = 1024
KEY: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


def service_of(connection: HTTPConnection) -> Service:
    """The service of the application."""
    service: Service = connection.app.state.service
    return service


class RequestContext:
    """What an operation needs to know of a request."""

    def __init__(self, connection: HTTPConnection) -> None:
        self.connection = connection
        self.service = service_of(connection)
        self.address = scope_address(connection.scope)
        token = _token_of(connection)
        self.token_hash = token_hash(token) if token else None
        self.visitor: Guest | None = None
        self._limiter: RateLimiter = connection.app.state.limiter
        self._connections: Connections = connection.app.state.connections
        self._live: LiveTable | None = None

    @classmethod
    async def of(cls, connection: HTTPConnection) -> Self:
        """The context of a request, which is counted."""
        context = cls(connection)
        await context._identify()  # the guard has counted it for the address
        if context._stores():
            context._count_write(context._body_size())
        return context

    async def _identify(self) -> None:
        """Count a request and find out who makes it; to look a token up counts as a stranger's request."""
        self.visitor = self.service.identities.remembered(self.token_hash) if self.token_hash else None
        self._limiter.check("request", self._client)
        if self.visitor is None and self.token_hash:
            self.visitor = await self.service.identities.guest_of(self.token_hash)
        if self.visitor is not None:
            self.service.addresses.note(self.visitor.id, self.address)

    async def receive_write(self, size: int) -> None:
        """Something to write came over an open WebSocket: it counts like a request of its own."""
        self._limiter.check_address("request", self.address)
        await self._identify()
        self.require_guest()
        self._count_write(size)

    def penalty(self) -> float:
        """For how long to hold back the answer to somebody who asks for too much."""
        return self._limiter.penalty(self.address)

    def _count_write(self, size: int) -> None:
        self.check_rate("write", 1 + size / BYTES_PER_WRITE)

    # Who

    @property
    def guest_id(self) -> int | None:
        """The guest who makes the request, unless it is a stranger."""
        return self.visitor.id if self.visitor else None

    @property
    def guest(self) -> Guest:
        """The guest, where strangers were refused."""
        assert self.visitor is not None
        return self.visitor

    def require_guest(self) -> None:
        """Refuse strangers."""
        if self.visitor is None:
            raise Refused(401, "guest/unknown", "Choose a name first: PUT /api/me")

    async def require_device(self) -> str:
        """The session of a person. A program plays for them, but their account is none of its business."""
        session = self.token_hash or ""
        if await session_kind(self.service.store, session) != "device":
            raise Refused(403, "guest/program", "Programs cannot do this: sign in as a person")
        return session

    def set_cookie(self, response: Response, token: str) -> None:
        """Let the browser remember a token."""
        response.set_cookie(
            COOKIE,
            token,
            max_age=COOKIE_SECONDS,
            path="/",
            secure=self.connection.url.scheme in ("https", "wss"),
            httponly=True,
            samesite="lax",
        )

    async def body(self) -> bytes:
        """The body of the request."""
        assert isinstance(self.connection, Request)
        return await self.connection.body()

    # At which table

    async def find_table(self, code: str) -> None:
        """Find the table of the request, if the caller may see it."""
        if len(code) > MAX_CODE:
            raise malformed("path.code", f"a code has at most {MAX_CODE} characters")
        self._live = await self.service.registry.get(code)
        self.check_may_watch()

    @property
    def live(self) -> LiveTable:
        """The table of the request."""
        assert self._live is not None
        return self._live

    def may_watch(self, table: Table) -> bool:
        """A table without spectators is visible only to its players and to people who may join."""
        if table.options.watch or table.status == "open":
            return True
        guest = self.guest_id
        return guest is not None and (bool(table.seats_of(guest)) or table.host == guest)

    def check_may_watch(self) -> None:
        """For everyone else, such a table does not exist."""
        if not self.may_watch(self.live.table):
            raise not_found(self.live.table.code)

    # Within which limits

    @property
    def _client(self) -> str:
        """What the limits go by: the guest, or the address of a stranger."""
        return f"guest {self.visitor.id}" if self.visitor else f"address {self.address}"

    def check_rate(self, kind: str, cost: float = 1.0) -> None:
        """Count a request of a kind for the client and for the address, or refuse it."""
        self._limiter.check_both(kind, self._client, self.address, cost)

    def check_address_rate(self, kind: str) -> None:
        """Count a request of a kind that an address may make no more often than a single client."""
        self._limiter.check(kind, f"address {self.address}")

    def check_connections(self) -> None:
        """Refuse one more connection if there are too many."""
        self._connections.check(self.guest_id, self.address)

    def counted(self) -> AbstractContextManager[None]:
        """Count a connection while it is open, or refuse it."""
        return self._connections.counted(self.guest_id, self.address)

    def request_key(self, kind: Literal["table", "chat"]) -> RequestKey | None:
        """The key with which a request takes effect only once, if it has one."""
        key = self.connection.headers.get("idempotency-key")
        if key is None:
            return None
        if not KEY.fullmatch(key):
            raise malformed("header.idempotency-key", "1 to 64 letters, digits, hyphens and underscores")
        return RequestKey(self.guest.id, key, kind)

    def _stores(self) -> bool:
        """Whether the request may write to the database."""
        scope = self.connection.scope
        if scope["type"] != "http" or scope["method"] in SAFE_METHODS:
            return False
        return scope["path"].rpartition("/")[2] not in NOT_STORED

    def _body_size(self) -> int:
        """The size of the body in bytes; the largest, if the request does not say."""
        headers = self.connection.headers
        if "transfer-encoding" in headers:
            return self.service.settings.max_body
        length = headers.get("content-length", "")
        return int(length) if length.isdigit() else 0


def _token_of(connection: HTTPConnection) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token[:MAX_TOKEN]
    return connection.cookies.get(COOKIE, "")[:MAX_TOKEN] or None
