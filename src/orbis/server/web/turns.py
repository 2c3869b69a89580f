"""Turn routes: previews, commits, hints and reviews."""

from typing import Annotated

from fastapi import APIRouter, Body, Request
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.responses import Response

from orbis.server.service import Service
from orbis.server.tables.events import Change
from orbis.server.tables.refusals import Conflict, Refused
from orbis.server.tables.registry import LiveTable
from orbis.server.tables.table import Table
from orbis.server.tables.turns import commit_turn, earlier_answer, game_at, preview_turn
from orbis.server.web.answers import Json, encode, errors
from orbis.server.web.asker import (
    Asker,
    AskerArgument,
    GuestArgument,
    ServiceArgument,
    find_asker,
    require_guest,
    service_of,
)
from orbis.server.web.forms.analysis import HintForm, ReviewForm
from orbis.server.web.forms.game import PreviewForm
from orbis.server.web.forms.tables import StagedTurn, TurnAnswer
from orbis.server.web.tables import Code, LiveArgument, find_live, finished

REF = "#/components/schemas/"
router = APIRouter(prefix="/api/tables/{code}", tags=["turns"])


def conflict(table: Table, error: Conflict) -> Response:
    """A conflict, with the current state of the table."""
    answer = encode(error.to_json())[:-1] + b',"current":' + table.message(table.number) + b"}"
    return Json(answer, error.status)


# The two that are asked for most read their requests themselves: FastAPI's way costs more than all the rest.
_BODY = {"requestBody": {"required": True, "content": {"application/json": {"schema": {"$ref": REF + "StagedTurn"}}}}}


async def _read(request: Request, code: str) -> tuple[Asker, LiveTable, StagedTurn]:
    """The caller, the table and the staged actions."""
    asker = await find_asker(request)
    live = await find_live(code, request, asker)
    try:
        form = StagedTurn.model_validate_json(await request.body())
    except ValidationError as error:
        raise RequestValidationError([{**each, "loc": ("body", *each["loc"])} for each in error.errors()]) from None
    await _catch_up(service_of(request), live, form.ply)
    return asker, live, form


async def _catch_up(service: Service, live: LiveTable, ply: int) -> None:
    """Catch up if a request mentions a game or a turn that only another process knows about."""
    if live.table.game is None or ply > live.table.ply:
        await service.registry.refresh(live)


@router.post("/preview", response_model=PreviewForm, responses=errors(404, 409), openapi_extra=_BODY)
async def preview(request: Request, code: Code) -> Response:
    """What staged actions lead to, what can come next, and why everything else is illegal. Nothing is stored."""
    _, live, form = await _read(request, code)
    try:
        return Json(preview_turn(live.table, form.ply, form.plain()))
    except Conflict as error:
        return conflict(live.table, error)


@router.post("/turns", response_model=TurnAnswer, responses=errors(401, 404, 409), openapi_extra=_BODY)
async def commit(request: Request, code: Code) -> Response:
    """Play a whole turn. Resending a turn returns the first response; a turn for an earlier position is rejected."""
    asker, live, form = await _read(request, code)
    guest = await require_guest(asker)
    service, actions = service_of(request), form.plain()
    known: bytes | None = None

    def decide(table: Table) -> Change | None:
        nonlocal known
        known = earlier_answer(table, guest, form.ply, actions)
        return None if known else commit_turn(table, guest, form.ply, actions, service.now())

    try:
        live = await service.registry.change(live.table.code, decide)
    except Conflict as error:
        return conflict(live.table, error)
    answer = known or live.table.told_turn(form.ply)
    return Json(b'{"event":' + answer + b"}")


@router.post("/hint", response_model=HintForm, responses=errors(401, 404, 409))
async def hint(
    live: LiveArgument,
    asker: AskerArgument,
    guest: GuestArgument,
    service: ServiceArgument,
    form: Annotated[StagedTurn, Body()],
) -> Response:
    """The best ways to continue from the staged actions. Takes a moment: ask again, or wait for the signal `hint`."""
    table = live.table
    _check_analysis(table)
    asker.check_rate("analysis")
    service.upkeep.check_disk()
    await _catch_up(service, live, form.ply)
    if not table.seats_of(guest.id):
        raise Refused(403, "table/not-seated", "Only players at the table can get hints")
    try:
        game = game_at(table, form.ply)
    except Conflict as error:
        return conflict(table, error)
    staged = preview_turn(table, form.ply, form.plain())
    if staged["complete"]:
        raise Refused(409, "turn/complete", "The turn is complete, so there is nothing to hint at")
    after = game.view()
    if staged["staged"]:
        after.play_actions(staged["staged"])
    return Json(await service.analyses.hint(live, after, staged["staged"], guest.id, asker.address))


@router.post("/review", response_model=ReviewForm, responses=errors(404, 409))
async def review(live: LiveArgument, asker: AskerArgument, service: ServiceArgument) -> Response:
    """The review of a finished game. Takes half a minute: ask again, or wait for the signal `review`."""
    table = live.table
    _check_analysis(table)
    asker.check_rate("analysis")
    service.upkeep.check_disk()
    await finished(service, live)
    return Json(await service.analyses.review(live, asker.address))


def _check_analysis(table: Table) -> None:
    if not table.options.analysis:
        raise Refused(403, "analysis/off", "Hints and reviews are turned off at this table")
