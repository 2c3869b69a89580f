"""What every request passes: its rate, host, origin and size are checked, and every answer gets its headers."""

import asyncio
import logging
import math
import time
from functools import cache
from typing import Any, Final

import structlog
from prometheus_client import Counter, Histogram
from starlette.types import Message, Receive, Scope, Send

from orbis.server import metrics
from orbis.server.tables.refusals import Refused
from orbis.server.web.addresses import scope_address
from orbis.server.web.answers import TooLarge, encode
from orbis.server.web.hosts import Hosts
from orbis.server.web.request_context import SAFE_METHODS

TOO_MANY = 429
HEADERS: Final = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
        b"font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        b"form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
NO_STORE: Final = (b"cache-control", b"no-store")
HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
log = structlog.get_logger("orbis.request")
_plain_log = logging.getLogger("orbis.request")


class Guard:
    """Middleware around the whole application."""

    def __init__(self, app: Any, max_body: int, origins: frozenset[str], hosts: Hosts) -> None:
        """`origins` are those trusted besides the server's own; `hosts` are its names."""
        self._app = app
        self._max_body = max_body
        self._origins = origins
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or refuse it."""
        if scope["type"] == "websocket" and not (self._is_ours(scope) and self._is_welcome(scope)):
            _log_refusal("request/origin", scope)
            await receive()
            await send({"type": "websocket.close", "code": 4403})  # before it is open: the answer is a bare 403
        elif scope["type"] == "http":
            await self._handle(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0  # none yet

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                if status == TOO_MANY:  # make those wait who do not wait by themselves
                    await asyncio.sleep(scope["app"].state.limiter.penalty(scope_address(scope)))
                message["headers"] = [*message["headers"], *HEADERS]
                if scope["path"].startswith("/api"):
                    message["headers"].append(NO_STORE)
                if scope["scheme"] == "https":
                    message["headers"].append(HSTS)
            await send(message)

        refusal = self._refusal(scope)
        try:
            if refusal is not None:
                _log_refusal(refusal.code, scope)
                await _answer(refusal, send_guarded)
            else:
                await self._app(scope, self._bounded(receive), send_guarded)
        except Exception:
            log.exception("request_failed", method=scope["method"], path=scope["path"])
            if status:
                raise  # within an answer: the connection is cut
            await _answer(Refused(500, "server/failed", "Internal server error"), send_guarded)
        finally:
            _report(scope, status, time.perf_counter() - began)

    def _refusal(self, scope: Scope) -> Refused | None:
        try:
            scope["app"].state.limiter.check_address("request", scope_address(scope))
        except Refused as refusal:
            return refusal
        if not self._is_ours(scope):
            return Refused(421, "request/host", "This server has another name: see ORBIS_PUBLIC_URL")
        if scope["method"] not in SAFE_METHODS and not self._is_welcome(scope):
            return Refused(403, "request/origin", "Requests from other sites are not allowed")
        length = _header(scope, b"content-length") or "0"
        if not length.isdigit() or len(length) > 15 or int(length) > self._max_body:
            return _too_large(self._max_body)
        return None

    def _is_ours(self, scope: Scope) -> bool:
        """Whether a request is meant for this server; programs may leave that out."""
        host = _header(scope, b"host")
        return host is None or host in self._hosts

    def _is_welcome(self, scope: Scope) -> bool:
        """Whether a write comes from our own page, or from a program: browsers always tell where one comes from."""
        origin, host = _header(scope, b"origin"), _header(scope, b"host")
        if origin is None:
            return _header(scope, b"sec-fetch-site") in (None, "same-origin", "none")
        secure = scope["scheme"] in ("https", "wss")  # a page that came over an open line is not ours then
        return origin in self._origins or origin == f"https://{host}" or (not secure and origin == f"http://{host}")

    def _bounded(self, receive: Receive) -> Receive:
        size = 0

        async def receive_bounded() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > self._max_body:
                raise TooLarge(self._max_body)
            return message

        return receive_bounded


def _log_refusal(code: str, scope: Scope) -> None:
    log.warning("request_refused", code=code, limit=None, address=scope_address(scope))


def _header(scope: Scope, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            text: str = value.decode("latin-1")
            return text
    return None


def _too_large(max_body: int) -> Refused:
    return Refused(413, "request/too-large", f"A request may have at most {max_body} bytes", bytes=max_body)


async def _answer(refusal: Refused, send: Send) -> None:
    body = encode(refusal.form())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.retry_after is not None:
        headers.append((b"retry-after", str(max(1, math.ceil(refusal.retry_after))).encode()))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _report(scope: Scope, status: int, seconds: float) -> None:
    route = getattr(scope.get("route"), "path", "other")
    requests, times = _metrics_of(route, status)
    requests.inc()
    times.observe(seconds)
    if _plain_log.isEnabledFor(logging.DEBUG):  # most often not, and structlog would take a while to find out
        log.debug("request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 2))


@cache
def _metrics_of(route: str, status: int) -> tuple[Counter, Histogram]:
    return metrics.REQUESTS.labels(route, str(status)), metrics.REQUEST_SECONDS.labels(route)
