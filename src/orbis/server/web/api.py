"""The API: operations with the structs that they receive and send, from which its OpenAPI schema is generated."""

import inspect
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from orbis import __version__
from orbis.server.tables.refusals import Refused, malformed
from orbis.server.web.answers import ErrorAnswer, not_json
from orbis.server.web.request_context import RequestContext

DESCRIPTION = "Create, join, play and watch Orbis tables. See docs/server.md."
REF: Final = "#/components/schemas/{name}"
ALWAYS: Final = (400, 403, 413, 422, 429, 503)  # any operation may be refused with these
PARAMETERS: Final[dict[str, dict[str, Any]]] = {
    "code": {"schema": {"type": "string", "maxLength": 20}, "description": "The table's code.", "example": "abcd2345"},
    "public_id": {"schema": {"type": "string", "maxLength": 12}, "description": "The public id of an account."},
    "seat": {"schema": {"type": "integer", "minimum": 0, "maximum": 3}},
    "passkey": {"schema": {"type": "string", "maxLength": 64}, "description": "The id of a passkey."},
    "date": {"schema": {"type": "string", "maxLength": 10}, "description": "A day such as 2026-11-19, or `today`."},
}
KEY: Final = {
    "name": "Idempotency-Key",
    "in": "header",
    "schema": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"},
    "description": "Any text that names this request: sent again with the same key, it takes effect only once.",
}
_AT = re.compile(r"(?P<reason>.*) - at `(key in )?\$(?P<path>.*)`", re.DOTALL)

Endpoint: TypeAlias = Callable[..., Awaitable[Response]]
Method: TypeAlias = Literal["GET", "POST", "PUT", "DELETE"]


class Query(msgspec.Struct, frozen=True):
    """The query of an address; what it does not name is ignored."""


class Operation:
    """One method at one address.

    Its endpoint gets the context of the request, then the body if it has a parameter `form`, and the query if it has
    one called `query`.
    """

    def __init__(
        self,
        method: Method,
        path: str,
        endpoint: Endpoint,
        *,
        tag: str,
        answer: Any,
        status: int = 200,
        errors: Sequence[int] = (),
        guest: bool = False,
        keyed: bool = False,
        media_type: str = "application/json",
        body: Any = None,
    ) -> None:
        """`guest`: strangers are refused; `body`: the form of a body that the endpoint reads itself."""
        parameters = inspect.get_annotations(endpoint, eval_str=True)
        self.method, self.path, self.endpoint, self.tag = method, path, endpoint, tag
        self.answer, self.status, self.media_type = answer, status, media_type
        self.errors = sorted({*errors, *ALWAYS, *([401] if guest else []), *([404] if "{code}" in path else [])})
        self.form: Any = parameters.get("form")
        self.query: Any = parameters.get("query")
        self.body: Any = body or self.form
        self._guest, self._keyed = guest, keyed
        self._decoder = msgspec.json.Decoder(self.form) if self.form else None

    def route(self) -> Route:
        """The operation as Starlette routes it."""
        route = Route(self.path, self, methods=[self.method])
        assert route.methods is not None
        route.methods &= {self.method}  # Starlette adds HEAD
        return route

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, as an ASGI application."""
        scope["route"] = self  # for the metrics
        response = await self._handle(Request(scope, receive, send))
        await response(scope, receive, send)

    async def _handle(self, request: Request) -> Response:
        context = await RequestContext.of(request)
        if "code" in request.path_params:
            await context.find_table(request.path_params["code"])
        _check_address(request)
        if self._guest:
            context.require_guest()
        arguments: dict[str, Any] = {}
        if self._decoder is not None:
            arguments["form"] = await read_body(self._decoder, request)
        if self.query is not None:
            arguments["query"] = read_query(self.query, request)
        return await self.endpoint(context, **arguments)

    # The schema

    def structs(self) -> list[Any]:
        """Everything that it receives and sends."""
        return [form for form in (self.body, self.answer) if form is not None]

    def schema(self, refer: Callable[[Any], dict[str, Any]]) -> dict[str, Any]:
        """Its entry in the OpenAPI schema."""
        entry: dict[str, Any] = {
            "tags": [self.tag],
            "summary": self.endpoint.__name__.replace("_", " ").capitalize(),
            "description": inspect.getdoc(self.endpoint),
            "operationId": self.endpoint.__name__,
            "parameters": list(self._parameters()),
            "responses": {str(self.status): _response("Success", self.media_type, refer(self.answer))},
        }
        for status in self.errors:
            entry["responses"][str(status)] = _response("Refused", "application/json", refer(ErrorAnswer))
        if self.body is not None:
            entry["requestBody"] = {"required": True, "content": {"application/json": {"schema": refer(self.body)}}}
        return entry

    def _parameters(self) -> Iterable[dict[str, Any]]:
        for name in re.findall(r"\{(\w+)", self.path):
            yield {"name": name, "in": "path", "required": True, **PARAMETERS[name]}
        if self.query is not None:
            (schema,) = msgspec.json.schema_components([self.query], ref_template=REF)[1].values()
            for name, content in schema["properties"].items():
                yield {"name": name, "in": "query", "required": False, "schema": content}
        if self._keyed:
            yield KEY


def _response(description: str, media_type: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": description, "content": {media_type: {"schema": schema}}}


class Operations:
    """The operations of one part of the API."""

    def __init__(self, prefix: str, tag: str) -> None:
        self._prefix = prefix
        self._tag = tag
        self.listed: list[Operation] = []

    def add(self, method: Method, path: str, **options: Any) -> Callable[[Endpoint], Endpoint]:
        """Decorate an endpoint."""

        def decorate(endpoint: Endpoint) -> Endpoint:
            self.listed.append(Operation(method, self._prefix + path, endpoint, **{"tag": self._tag, **options}))
            return endpoint

        return decorate


def _check_address(request: Request) -> None:
    """Refuse what nothing can be called, and what PostgreSQL fails to look up."""
    if "\0" in request.scope["path"]:
        raise malformed("path", "an address must not contain NUL")
    if b"%00" in request.scope["query_string"]:
        raise malformed("query", "an address must not contain NUL")


async def read_body(decoder: "msgspec.json.Decoder[Any]", request: Request) -> Any:
    """The body of a request, or a refusal that says what is wrong where."""
    if not request.headers.get("content-type", "").lower().startswith("application/json"):
        raise malformed("body", "Send JSON, with Content-Type: application/json")
    return decode_content(decoder, "body", await request.body())


def decode_content(decoder: "msgspec.json.Decoder[Any]", part: str, content: bytes | str) -> Any:
    """What a client sent, or a refusal that says what is wrong where; `part` names it."""
    try:
        return decoder.decode(content)
    except msgspec.ValidationError as error:
        raise _invalid(part, error) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise not_json() from None


def read_query(form: Any, request: Request) -> Any:
    """The query of an address."""
    try:
        return msgspec.convert(dict(request.query_params), form, strict=False)
    except msgspec.ValidationError as error:
        raise _invalid("query", error) from None


def _invalid(part: str, error: msgspec.ValidationError) -> Refused:
    """What msgspec says, with the place as clients know it: `body.seats.0.name` instead of `$.seats[0].name`."""
    found = _AT.fullmatch(str(error))
    if found is None:
        return malformed(part, str(error))
    return malformed(part + re.sub(r"\[(\d+|\.\.\.)\]", r".\1", found["path"]), found["reason"])


def openapi(operations: Iterable[Operation], frames: Iterable[Any], unions: Mapping[str, Any]) -> dict[str, Any]:
    """The OpenAPI schema, with the forms of frames; `unions` are types that get a name there but have none here."""
    operations = list(operations)
    structs = [form for operation in operations for form in operation.structs()]
    types = [*structs, ErrorAnswer, *frames, *unions.values()]
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    by_type = {id(form): schema for form, schema in zip(types, schemas, strict=True)}
    components |= {name: by_type[id(union)] for name, union in unions.items()}
    paths: dict[str, dict[str, Any]] = {}
    for operation in operations:
        entry = operation.schema(lambda form: by_type[id(form)])
        paths.setdefault(operation.path, {})[operation.method.lower()] = entry
    info = {"title": "Orbis", "version": __version__, "description": DESCRIPTION}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": components}}
