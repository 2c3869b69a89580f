"""Operations for uploaded records: replays and reviews of games played anywhere."""

from starlette.responses import Response

from orbis.records import Record, RecordError, Transcript, Verifier, decode_record
from orbis.server.tables.refusals import Refused, shown
from orbis.server.web.answers import Json
from orbis.server.web.api import Operations
from orbis.server.web.request_context import RequestContext
from orbis.server.work.progress import ReviewProgress

MAX_RECORD_NAME = 100  # characters: bots have long names
operations = Operations("/api", "records")


@operations.add("POST", "/replay", answer=Transcript, body=Record)
async def replay_record(context: RequestContext) -> Response:
    """A game with the state after every turn, from its record, which is fully checked."""
    try:
        return await replay(context, await _read(context))
    except RecordError as error:
        raise _refused(error) from None


@operations.add("POST", "/review", answer=ReviewProgress, body=Record)
async def review_record(context: RequestContext) -> Response:
    """The review of a game, from its record. Takes half a minute: send the record again to see the progress."""
    service = context.service
    reviews = service.record_reviews
    try:
        record = await _read(context)
        known = reviews.find(record)
        if known is None:
            context.check_rate("analysis")
            await service.replays.run(lambda: Verifier().verify(record))
            known = reviews.find(record) or reviews.begin(record, context.address)  # somebody may have been faster
        return Json(known)
    except RecordError as error:
        raise _refused(error) from None


async def replay(context: RequestContext, record: Record) -> Response:
    """The replay of a record; only one that has to be built counts as such."""
    found = context.service.replays.find(record)
    if found is None:
        context.check_rate("record")
        found = await context.service.replays.build(record)
    return Json(found)


async def _read(context: RequestContext) -> Record:
    """The uploaded record; what is wrong with it is said as for any record."""
    record = decode_record(await context.body())
    for number, seat in enumerate(record.seats):
        if len(seat.name) > MAX_RECORD_NAME:
            raise RecordError("record/malformed", f"seats.{number}.name: at most {MAX_RECORD_NAME} characters")
    return record


def _refused(error: RecordError) -> Refused:
    return Refused(422, error.code, shown(error.message), error.rule, turn=error.turn)
