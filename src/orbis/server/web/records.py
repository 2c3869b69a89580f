"""Routes for uploaded records: replays and reviews of games played anywhere."""

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from orbis.records import Record, RecordError, Verifier, decode_record
from orbis.server.service import Service
from orbis.server.tables.refusals import Refused
from orbis.server.web.answers import Json, errors, shown
from orbis.server.web.asker import Asker, AskerArgument, ServiceArgument
from orbis.server.web.forms.analysis import ReviewForm
from orbis.server.web.forms.records import ReplayForm

_RECORD: dict[str, Any] = {"schema": {"$ref": "#/components/schemas/RecordForm"}}
_BODY = {"requestBody": {"required": True, "content": {"application/json": _RECORD}}}
MAX_RECORD_NAME = 100  # characters: bots have long names
router = APIRouter(prefix="/api", tags=["records"])


@router.post("/replay", response_model=ReplayForm, responses=errors(), openapi_extra=_BODY)
async def replay_record(request: Request, asker: AskerArgument, service: ServiceArgument) -> Response:
    """A game with the state after every turn, from its record, which is fully checked."""
    try:
        return await replay(service, asker, await _read(request))
    except RecordError as error:
        raise _refused(error) from None


@router.post("/review", response_model=ReviewForm, responses=errors(), openapi_extra=_BODY)
async def review_record(request: Request, asker: AskerArgument, service: ServiceArgument) -> Response:
    """The review of a game, from its record. Takes half a minute: send the record again to see the progress."""
    reviews = service.record_reviews
    try:
        record = await _read(request)
        known = reviews.find(record)
        if known is None:
            asker.check_rate("analysis")
            await service.replays.run(lambda: Verifier().verify(record))
            known = reviews.find(record) or reviews.begin(record, asker.address)  # somebody may have been faster
        return Json(known)
    except RecordError as error:
        raise _refused(error) from None


async def replay(service: Service, asker: Asker, record: Record) -> Response:
    """The replay of a record; only one that has to be built counts as such."""
    found = service.replays.find(record)
    if found is None:
        asker.check_rate("record")
        found = await service.replays.build(record)
    return Json(found)


async def _read(request: Request) -> Record:
    """The uploaded record. It is parsed here because FastAPI would reject a bad one with its own messages."""
    record = decode_record(await request.body())
    for number, seat in enumerate(record.seats):
        if len(seat.name) > MAX_RECORD_NAME:
            raise RecordError("record/malformed", f"seats.{number}.name: at most {MAX_RECORD_NAME} characters")
    return record


def _refused(error: RecordError) -> Refused:
    return Refused(422, error.code, shown(error.message), error.rule, turn=error.turn)
