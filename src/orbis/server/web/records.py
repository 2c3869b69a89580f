"""Routes of records that somebody brings: replays and reviews of games that were played anywhere."""

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from orbis.records import Record, RecordError, decode_record, transcript
from orbis.server.tables.refusals import Refused
from orbis.server.web.answers import Json, errors, shown
from orbis.server.web.asker import AskerArgument, ServiceArgument
from orbis.server.web.forms.analysis import ReviewForm
from orbis.server.web.forms.records import ReplayForm

_RECORD: dict[str, Any] = {"schema": {"$ref": "#/components/schemas/RecordForm"}}
_BODY = {"requestBody": {"required": True, "content": {"application/json": _RECORD}}}
router = APIRouter(prefix="/api", tags=["records"])


@router.post("/replay", response_model=ReplayForm, responses=errors(), openapi_extra=_BODY)
async def replay_record(request: Request, asker: AskerArgument) -> Response:
    """A game with the state after every turn, from its record, which is checked to the letter."""
    asker.check_rate("record")
    try:
        return Json(transcript(await _read(request)))
    except RecordError as error:
        raise _refused(error) from None


@router.post("/review", response_model=ReviewForm, responses=errors(), openapi_extra=_BODY)
async def review_record(request: Request, asker: AskerArgument, service: ServiceArgument) -> Response:
    """The review of a game, from its record. It takes half a minute: send the record again to see how far it is."""
    reviews = service.record_reviews
    try:
        record = await _read(request)
        known = reviews.find(record)
        if known is None:
            asker.check_rate("analysis")
            known = reviews.begin(record, asker.client)
        return Json(known)
    except RecordError as error:
        raise _refused(error) from None


async def _read(request: Request) -> Record:
    """The record that was sent. FastAPI would refuse a bad one in words of its own."""
    return decode_record(await request.body())


def _refused(error: RecordError) -> Refused:
    return Refused(422, error.code, shown(error.message), error.rule, turn=error.turn)
