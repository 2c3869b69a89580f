"""Match operations: finding opponents."""

from typing import Annotated, Literal

from msgspec import Meta
from starlette.responses import Response

from orbis.forms import Form
from orbis.server.storage.matches import Wish, matches_of
from orbis.server.storage.players import check_account
from orbis.server.web.answers import Json
from orbis.server.web.api import Operations
from orbis.server.web.request_context import RequestContext
from orbis.server.web.tables import Snapshot, check_room, snapshot

operations = Operations("/api/matches", "matches")


class MatchWish(Form, frozen=True, kw_only=True):
    """Which game one wants to play."""

    players: Annotated[int, Meta(ge=2, le=4)] = 2
    speed: Annotated[
        Literal["live", "days"], Meta(description="live: two minutes per turn; days: three days per turn.")
    ] = "live"
    rated: Annotated[bool, Meta(description="Only for accounts.")] = False


class Waiting(MatchWish, frozen=True, kw_only=True):
    """A table where one waits for opponents."""

    code: str


class WaitingList(Form, frozen=True):
    """The tables where one waits for opponents; rarely more than one."""

    waiting: list[Waiting]


@operations.add("POST", "", answer=Snapshot, errors=(409,), guest=True)
async def find_opponents(context: RequestContext, form: MatchWish) -> Response:
    """Take a seat at the table where others wait for the same game, or at a new one.

    The game starts when the last seat is taken. Asking again changes nothing; asking for another game gives the former
    wish up.
    """
    context.check_rate("table")
    service, guest = context.service, context.guest
    if form.rated:
        await check_account(service.store, guest.id)
    await check_room(service, guest)
    return snapshot(context, await service.matchmaker.find(guest, Wish(form.players, form.speed, form.rated)))


@operations.add("GET", "", answer=WaitingList, guest=True)
async def show_waiting(context: RequestContext) -> Response:
    """Where you wait for opponents."""
    return await _waiting(context)


@operations.add("DELETE", "", answer=WaitingList, guest=True)
async def stop_waiting(context: RequestContext) -> Response:
    """Give up. A game that has begun meanwhile goes on: then you have not left it."""
    await context.service.matchmaker.give_up(context.guest)
    return await _waiting(context)


async def _waiting(context: RequestContext) -> Response:
    found = await matches_of(context.service.store, context.guest.id)
    return Json(WaitingList([Waiting(**match.wish._asdict(), code=match.code) for match in found]))
