"""Guest operations: names, tokens, links to other devices, own tables."""

from typing import Annotated

from msgspec import Meta
from starlette.responses import Response

from orbis.forms import Form
from orbis.server.tables.text import check_name
from orbis.server.web.answers import Json
from orbis.server.web.api import Operations, Query
from orbis.server.web.links import public_url
from orbis.server.web.request_context import RequestContext
from orbis.server.web.summaries import TableList, list_of

MAX_LISTED = 50
operations = Operations("/api/me", "guests")


class ChooseName(Form, frozen=True):
    """The name that a guest chooses."""

    name: str


class UseLink(Form, frozen=True):
    """The code of a link to another device."""

    code: Annotated[str, Meta(min_length=20, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
    leave: Annotated[bool, Meta(description="Whether to leave the guest that this device is now.")] = False


class Me(Form, frozen=True):
    """A guest."""

    name: str


class Visitor(Form, frozen=True):
    """Who asks."""

    name: Annotated[str | None, Meta(description="None for strangers, who have not chosen a name yet.")]


class Token(Form, frozen=True):
    """A token for a program, sent only once."""

    token: str


class DeviceLink(Form, frozen=True):
    """A link that signs in another device, once."""

    url: str
    code: str
    expires_at: float


class Dropped(Form, frozen=True):
    """How many other devices and programs were signed out."""

    dropped: int


class Finished(Query, frozen=True):
    """Which tables to list."""

    over: Annotated[bool, Meta(description="Finished ones too.")] = False


@operations.add("GET", "", answer=Visitor, errors=(401,))
async def show_me(context: RequestContext) -> Response:
    """Who asks. A stranger has no name; a program whose token is not valid is refused."""
    if "authorization" in context.connection.headers:
        context.require_guest()
    return Json(Visitor(context.visitor.name if context.visitor else None))


@operations.add("PUT", "", answer=Me)
async def choose_name(context: RequestContext, form: ChooseName) -> Response:
    """Choose a name. A visitor without one becomes a guest, identified by a cookie from then on."""
    name = check_name(form.name, "body.name")
    response = Json(Me(name))
    if context.visitor:
        await context.service.identities.rename(context.visitor, name)
    else:
        context.check_address_rate("guest")
        context.service.upkeep.check_disk()
        _, token = await context.service.identities.create(name)
        context.set_cookie(response, token)
    return response


@operations.add("POST", "/token", answer=Token, status=201, guest=True)
async def make_token(context: RequestContext) -> Response:
    """Create a token for a program that plays as you: send it as `Authorization: Bearer TOKEN`."""
    context.check_rate("move")
    return Json(Token(await context.service.identities.add_token(context.guest)), 201)


@operations.add("DELETE", "/sessions", answer=Dropped, guest=True)
async def drop_sessions(context: RequestContext) -> Response:
    """Sign out all other devices and programs."""
    await context.require_device()
    return Json(Dropped(await context.service.identities.drop_others(context.guest, context.token_hash or "")))


@operations.add("POST", "/link", answer=DeviceLink, status=201, guest=True)
async def make_link(context: RequestContext) -> Response:
    """Create a link that signs in another device as you. It works once, within an hour."""
    context.check_rate("move")
    await context.require_device()
    code, expires_at = await context.service.identities.offer_move(context.guest)
    return Json(DeviceLink(f"{public_url(context.connection)}/move#{code}", code, expires_at), 201)


@operations.add("POST", "/move", answer=Me, errors=(404, 409))
async def move_here(context: RequestContext, form: UseLink) -> Response:
    """Use such a link: this device is that guest from now on. What it held as another guest stays with that one."""
    context.check_address_rate("move")
    guest, token = await context.service.identities.move(form.code, context.visitor, form.leave)
    response = Json(Me(guest.name))
    context.set_cookie(response, token)
    return response


@operations.add("GET", "/tables", answer=TableList, guest=True)
async def list_my_tables(context: RequestContext, query: Finished) -> Response:
    """The tables where you sit or are the host, newest first."""
    statuses = ["open", "playing", *(["over"] if query.over else [])]
    service = context.service
    codes = await service.store.tables_of(context.guest.id, statuses, MAX_LISTED)
    tables = [(await service.registry.get(code)).table for code in codes]
    return Json(list_of(tables, context.guest.id))
