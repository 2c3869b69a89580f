"""Turn operations: previews, commits, hints and reviews."""

from typing import Annotated, TypeAlias

from msgspec import Meta
from starlette.responses import Response

from orbis.engine.vocabulary import MAX_PLAYERS, NUM_ROUNDS
from orbis.forms import Form
from orbis.game import Preview
from orbis.game.actions import StagedAction
from orbis.server.tables.events import Change, TurnEvent
from orbis.server.tables.refusals import Conflict, Refused
from orbis.server.tables.table import Message, Table
from orbis.server.tables.turns import Actions, commit_turn, game_at, is_repeated, preview_turn
from orbis.server.web.answers import Json, encode
from orbis.server.web.api import Operations
from orbis.server.web.request_context import RequestContext
from orbis.server.web.tables import finished
from orbis.server.work.progress import HintProgress, ReviewProgress

MAX_STAGED = 40  # actions: the longest turn has fewer
MAX_NOTATION = 200
operations = Operations("/api/tables/{code}", "turns")
Notation: TypeAlias = Annotated[str, Meta(max_length=MAX_NOTATION)]


class StagedTurn(Form, frozen=True):
    """The actions of a turn, as text in the notation or as a list of words and objects."""

    ply: Annotated[int, Meta(ge=0, le=NUM_ROUNDS * MAX_PLAYERS, description="The number of completed turns.")]
    actions: Annotated[
        Notation | Annotated[list[Notation | StagedAction], Meta(max_length=MAX_STAGED)],
        Meta(description="Notation such as `b2 ~1>`, or a list of words and objects."),
    ]

    @property
    def staged(self) -> Actions:
        """The actions; an empty text is what a preview says of nothing staged."""
        return self.actions or []


class TurnAnswer(Message, frozen=True):
    """A committed turn, and the message that begins with it. Sending the same turn again returns the same event."""

    event: TurnEvent


def _conflict(table: Table, error: Conflict) -> Response:
    """A conflict, with the current state of the table."""
    answer = encode(error.form())[:-1] + b',"current":' + table.message(table.number) + b"}"
    return Json(answer, error.status)


async def _catch_up(context: RequestContext, ply: int) -> None:
    """Catch up if a request mentions a game or a turn that only another process knows about."""
    table = context.live.table
    if table.game is None or ply > table.ply:
        await context.service.registry.refresh(context.live)


@operations.add("POST", "/turns", answer=TurnAnswer, errors=(409,), guest=True)
async def commit(context: RequestContext, form: StagedTurn) -> Response:
    """Play a whole turn. Resending a turn returns the same event; a turn for an earlier position is rejected."""
    try:
        table = await play_turn(context, form)
    except Conflict as error:
        return _conflict(context.live.table, error)
    number = table.turns[form.ply].number
    return Json(b'{"event":%b,%b}' % (table.turn_event(form.ply), table.message_fields(number - 1)))


async def play_turn(context: RequestContext, form: StagedTurn) -> Table:
    """Play a turn of a guest; the table after it. One that was played before changes nothing."""
    await _catch_up(context, form.ply)
    service = context.service

    def decide(table: Table) -> Change | None:
        if is_repeated(table, context.guest, form.ply, form.staged):
            return None
        return commit_turn(table, context.guest, form.ply, form.staged, service.now())

    return (await service.registry.change(context.live.table.code, decide)).table


@operations.add("POST", "/preview", answer=Preview, errors=(409,))
async def preview(context: RequestContext, form: StagedTurn) -> Response:
    """What staged actions lead to, what can come next, and why everything else is illegal. Nothing is stored."""
    await _catch_up(context, form.ply)
    try:
        return Json(preview_turn(context.live.table, form.ply, form.staged))
    except Conflict as error:
        return _conflict(context.live.table, error)


@operations.add("POST", "/hint", answer=HintProgress, errors=(409,), guest=True)
async def hint(context: RequestContext, form: StagedTurn) -> Response:
    """The best ways to continue from the staged actions. Takes a moment: ask again, or wait for the signal `hint`."""
    table = context.live.table
    _check_analysis(context)
    if table.options.rated:
        raise Refused(403, "rated/no-hints", "There are no hints in rated games")
    await _catch_up(context, form.ply)
    if not table.seats_of(context.guest.id):
        raise Refused(403, "table/not-seated", "Only players at the table can get hints")
    try:
        game = game_at(table, form.ply)
    except Conflict as error:
        return _conflict(table, error)
    staged = preview_turn(table, form.ply, form.staged)
    if staged.complete:
        raise Refused(409, "turn/complete", "The turn is complete, so there is nothing to hint at")
    after = game.view()
    if staged.staged:
        after.play_actions(staged.staged)
    return Json(
        await context.service.analyses.hint(context.live, after, staged.staged, context.guest.id, context.address)
    )


@operations.add("POST", "/review", answer=ReviewProgress, errors=(409,))
async def review(context: RequestContext) -> Response:
    """The review of a finished game. Takes half a minute: ask again, or wait for the signal `review`."""
    _check_analysis(context)
    await finished(context)
    return Json(await context.service.analyses.review(context.live, context.address))


def _check_analysis(context: RequestContext) -> None:
    if not context.live.table.options.analysis:
        raise Refused(403, "analysis/off", "Hints and reviews are turned off at this table")
    context.check_rate("analysis")
    context.service.upkeep.check_disk()
