"""How answers and refusals are written."""

import math
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec
import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.routing import Match

from orbis.errors import OrbisError
from orbis.server.storage.database import reason_of
from orbis.server.tables.refusals import Refused
from orbis.server.tables.turns import refused
from orbis.server.web.addresses import scope_address
from orbis.server.web.forms.errors import ErrorForm

log = structlog.get_logger()

MAX_SHOWN = 300  # characters
METHODS = ("DELETE", "GET", "HEAD", "POST", "PUT")

_CODES = {
    400: ("request/not-json", "The body is not JSON"),
    404: ("request/unknown", "There is nothing at this address"),
    405: ("request/method", "This address does not support this method"),
    413: ("request/too-large", "The request is too large"),
}


class TooLarge(HTTPException):
    """A body of more bytes than a request may have."""

    def __init__(self, most: int) -> None:
        super().__init__(413)
        self.most = most


def encode(content: Any) -> bytes:
    """Plain values as JSON."""
    return msgspec.json.encode(content)


class Json(Response):
    """An answer in JSON, from bytes that are JSON already or from plain values."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        """The body."""
        return content if isinstance(content, bytes) else encode(content)


def add_error_handlers(app: FastAPI) -> None:
    """Answer every error in one form, which tells nothing of the inside."""
    for kind, handler in _handlers().items():
        app.add_exception_handler(kind, handler)


async def answer_error(request: Request, error: Exception) -> Response:
    """The answer to an error; one that is not expected is raised again."""
    for kind, handler in _handlers().items():
        if isinstance(error, kind):
            return await handler(request, error)
    raise error


def _handlers() -> dict[type[Exception], Callable[[Request, Exception], Awaitable[Response]]]:
    return {
        Refused: _refused,
        OrbisError: _illegal,
        RequestValidationError: _malformed,
        HTTPException: _http,
        SQLAlchemyError: _storage,
    }


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals of a route, for the schema."""
    return {status: {"model": ErrorForm} for status in (*statuses, 400, 403, 413, 422, 429, 503)}


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
    return Json(error.to_json(), error.status, headers)


def report_refusal(refusal: Refused, connection: HTTPConnection) -> None:
    """Log who asks for too much."""
    limit = refusal.args_for_client.get("limit")
    log.warning("request_refused", code=refusal.code, limit=limit, address=scope_address(connection.scope))


async def _illegal(request: Request, error: Exception) -> Response:
    assert isinstance(error, OrbisError)
    return await _refused(request, refused(error))


async def _malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    found = max(error.errors(), key=lambda each: len(each["loc"]))  # of the ways to read it, the one that got furthest
    if found["type"] == "json_invalid":
        return await _http(request, HTTPException(400))
    where, reason = _where(found), _reason(found)
    return await _refused(request, Refused(422, "request/malformed", f"{where}: {reason}", where=where, reason=reason))


def _where(found: Mapping[str, Any]) -> str:
    """Which part of a request is wrong. Pydantic puts names of our types in between, which stay here."""
    parts = [str(part) for part in found["loc"]]
    unknown = [parts.pop()] if found["type"] == "extra_forbidden" else []  # a word of the client's
    return shown(".".join([part for part in parts if re.fullmatch("[a-z0-9_]+", part)] + unknown))


def _reason(found: Mapping[str, Any]) -> str:
    if isinstance(found["input"], bytes):
        return "Send JSON, with Content-Type: application/json"
    if found["type"] in ("model_type", "model_attributes_type", "dict_type"):  # these would name our types
        return "Input should be an object"
    return shown(str(found["msg"]).removeprefix("Value error, "))


def shown(text: str) -> str:
    """Text of clients as it can be sent back: not too long, and valid Unicode."""
    return text[:MAX_SHOWN].encode(errors="replace").decode()


async def _http(request: Request, error: Exception) -> Response:
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
