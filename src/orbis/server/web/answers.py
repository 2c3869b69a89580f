"""How answers and refusals are written."""

import math
from collections.abc import Awaitable, Callable, Mapping
from typing import Annotated, Any

import msgspec
import structlog
from msgspec import Meta
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Match

from orbis.errors import OrbisError
from orbis.server.storage.database import reason_of
from orbis.server.tables.refusals import ErrorForm, Refused
from orbis.server.tables.table import Message
from orbis.server.tables.turns import refused
from orbis.server.web.addresses import scope_address

log = structlog.get_logger()

METHODS = ("DELETE", "GET", "HEAD", "POST", "PUT")

_CODES = {
    400: ("request/not-json", "The body is not JSON"),
    404: ("request/unknown", "There is nothing at this address"),
    405: ("request/method", "This address does not support this method"),
    413: ("request/too-large", "The request is too large"),
}


class ErrorAnswer(ErrorForm, frozen=True, omit_defaults=True):
    """Why a request was rejected: translate `code` with `args`."""

    current: Annotated[Message | None, Meta(description="After a conflict, the current state of the table.")] = None


class TooLarge(HTTPException):
    """A body of more bytes than a request may have."""

    def __init__(self, most: int) -> None:
        super().__init__(413)
        self.most = most


encode = msgspec.json.Encoder().encode


class Json(Response):
    """An answer in JSON, from bytes that are JSON already or from structs and plain values."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        """The body."""
        return content if isinstance(content, bytes) else encode(content)


Handler = Callable[[Request, Exception], Awaitable[Response]]


def error_handlers() -> dict[Any, Handler]:
    """Every error is answered in one form, which tells nothing of the inside."""
    return {Refused: _refused, OrbisError: _illegal, HTTPException: answer_http, SQLAlchemyError: _storage}


def not_json() -> Refused:
    """A body that cannot be read."""
    return Refused(400, *_CODES[400])


def unavailable(error: Exception) -> Refused:
    """What is answered when the database fails."""
    log.error("storage_failed", error=reason_of(error))
    refusal = Refused(503, "server/storage", "The database is not responding: try again")
    refusal.retry_after = 1.0
    return refusal


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    headers: Mapping[str, str] | None = None
    if error.retry_after is not None:
        report_refusal(error, request)
        headers = {"Retry-After": str(max(1, math.ceil(error.retry_after)))}
    return Json(error.form(), error.status, headers)


def report_refusal(refusal: Refused, connection: HTTPConnection) -> None:
    """Log who asks for too much."""
    limit = refusal.args_for_client.get("limit")
    log.warning("request_refused", code=refusal.code, limit=limit, address=scope_address(connection.scope))


async def _illegal(request: Request, error: Exception) -> Response:
    assert isinstance(error, OrbisError)
    return await _refused(request, refused(error))


async def answer_http(request: Request, error: Exception) -> Response:
    """A refusal of the framework's own."""
    assert isinstance(error, HTTPException)
    code, message = _CODES.get(error.status_code, ("request/refused", "The request could not be processed"))
    args: dict[str, Any] = {"bytes": error.most} if isinstance(error, TooLarge) else {}
    response = await _refused(request, Refused(error.status_code, code, message, **args))
    response.headers.update(error.headers or {})
    if error.status_code == 405:
        response.headers["Allow"] = ", ".join(_methods(request))
    return response


def _methods(request: Request) -> list[str]:
    """All methods that the address of a request takes. Starlette names only those of the first route that fits."""
    routes = request.app.router.routes
    scopes = ({**request.scope, "method": method} for method in METHODS)
    return [scope["method"] for scope in scopes if any(route.matches(scope)[0] == Match.FULL for route in routes)]


async def _storage(request: Request, error: Exception) -> Response:
    return await _refused(request, unavailable(error))
