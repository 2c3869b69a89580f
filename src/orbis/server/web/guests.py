"""Guest routes: names, tokens, links to other devices, own tables."""

from typing import Annotated

from fastapi import APIRouter, Body, Query, Request
from starlette.responses import Response

from orbis.server.web.answers import Json, errors
from orbis.server.web.asker import AskerArgument, GuestArgument, ServiceArgument, require_guest, set_cookie
from orbis.server.web.forms.guests import DroppedForm, LinkForm, MeForm, MoveForm, NameForm, TokenForm, WhoForm
from orbis.server.web.forms.tables import TableList
from orbis.server.web.links import public_url
from orbis.server.web.summaries import summaries

MAX_LISTED = 50
router = APIRouter(prefix="/api/me", tags=["guests"])


@router.get("", response_model=WhoForm, responses=errors(401))
async def show_me(request: Request, asker: AskerArgument) -> Response:
    """Who asks. A stranger has no name; a program whose token is not valid is refused."""
    if asker.guest is None and "authorization" in request.headers:
        await require_guest(asker)
    return Json({"name": asker.guest.name if asker.guest else None})


@router.put("", response_model=MeForm, responses=errors())
async def choose_name(
    request: Request, asker: AskerArgument, service: ServiceArgument, form: Annotated[NameForm, Body()]
) -> Response:
    """Choose a name. A visitor without one becomes a guest, identified by a cookie from then on."""
    response = Json({"name": form.name})
    if asker.guest:
        await service.identities.rename(asker.guest, form.name)
    else:
        asker.check_address_rate("guest")
        service.upkeep.check_disk()
        _, token = await service.identities.create(form.name)
        set_cookie(response, request, token)
    return response


@router.post("/token", response_model=TokenForm, status_code=201, responses=errors(401))
async def make_token(asker: AskerArgument, guest: GuestArgument, service: ServiceArgument) -> Response:
    """Create a token for a program that plays as you: send it as `Authorization: Bearer TOKEN`."""
    asker.check_rate("move")
    return Json({"token": await service.identities.add_token(guest)}, 201)


@router.delete("/sessions", response_model=DroppedForm, responses=errors(401))
async def drop_sessions(asker: AskerArgument, guest: GuestArgument, service: ServiceArgument) -> Response:
    """Sign out all other devices and programs."""
    return Json({"dropped": await service.identities.drop_others(guest, asker.token or "")})


@router.post("/link", response_model=LinkForm, status_code=201, responses=errors(401))
async def make_link(request: Request, asker: AskerArgument, guest: GuestArgument, service: ServiceArgument) -> Response:
    """Create a link that signs in another device as you. It works once, within an hour."""
    asker.check_rate("move")
    code, expires_at = await service.identities.offer_move(guest)
    url = f"{public_url(request)}/move#{code}"
    return Json({"url": url, "code": code, "expires_at": expires_at}, 201)


@router.post("/move", response_model=MeForm, responses=errors(404, 409))
async def move_here(
    request: Request, asker: AskerArgument, service: ServiceArgument, form: Annotated[MoveForm, Body()]
) -> Response:
    """Use such a link: this device is that guest from now on. What it held as another guest stays with that one."""
    asker.check_address_rate("move")
    guest, token = await service.identities.move(form.code, asker.guest, form.leave)
    response = Json({"name": guest.name})
    set_cookie(response, request, token)
    return response


@router.get("/tables", response_model=TableList, responses=errors(401))
async def list_my_tables(
    guest: GuestArgument,
    service: ServiceArgument,
    over: Annotated[bool, Query(description="Finished ones too.")] = False,
) -> Response:
    """The tables where you sit or are the host, newest first."""
    statuses = ["open", "playing", *(["over"] if over else [])]
    codes = await service.store.tables_of(guest.id, statuses, MAX_LISTED)
    tables = [(await service.registry.get(code)).table for code in codes]
    return Json({"tables": summaries(tables, guest.id)})
