"""Finished games of a guest: the list of them with all that statistics need, their records, and removing one."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.responses import Response, StreamingResponse

from orbis.forms import Form
from orbis.game.public import PlayerNumber
from orbis.records import Record, encode_record
from orbis.server.service import Service
from orbis.server.storage.history import ListedGame
from orbis.server.storage.store import FoundTable
from orbis.server.tables.options import TableOptions
from orbis.server.tables.played import PlayedGame, SeatReview, played_game
from orbis.server.tables.refusals import Refused, not_found
from orbis.server.tables.table import Table
from orbis.server.web.answers import Json
from orbis.server.web.api import Operations, Query
from orbis.server.web.request_context import MAX_CODE, RequestContext

MAX_GAMES = 200
USUAL_GAMES = 100
MAX_NEW = 40  # games in an answer that have to be replayed first
EXPORTED_AT_ONCE = 50
BYTES_PER_REQUEST = 20_000  # of a list, which count as one more request
operations = Operations("/api/me/games", "guests")


class OwnGame(PlayedGame, frozen=True):
    """A finished game, as one of its players lists it."""

    your_seats: list[PlayerNumber]
    review: Annotated[list[SeatReview] | None, Meta(description="By seat; null if the game was not reviewed.")]


class OwnGames(Form, frozen=True):
    """Finished games, newest first."""

    games: list[OwnGame]
    more: Annotated[bool, Meta(description="Whether there are older ones: ask with the last code as `before`.")]


class Removed(Form, frozen=True):
    """The game that was removed from the list."""

    code: str


class Older(Query, frozen=True):
    """Which games to list."""

    before: Annotated[
        Annotated[str, Meta(max_length=MAX_CODE)] | None, Meta(description="The last code of the page before.")
    ] = None
    limit: Annotated[int, Meta(ge=1, le=MAX_GAMES)] = USUAL_GAMES


@operations.add("GET", "", answer=OwnGames, guest=True)
async def list_my_games(context: RequestContext, query: Older) -> Response:
    """Your finished games, newest first, a page at a time. What you removed and discarded games are not among them."""
    found = await context.service.store.list_games(context.guest.id, query.before, query.limit + 1)
    page, is_cut = _bounded(found[: query.limit])
    games = [await _in_short(context.service, game) for game in page]
    body = b",".join([_game(game) for game in games if game.body])
    context.check_rate("request", len(body) / BYTES_PER_REQUEST)
    more = b"true" if is_cut or len(found) > query.limit else b"false"
    return Json(b'{"games":[%b],"more":%b}' % (body, more))


def _bounded(games: list[ListedGame]) -> tuple[list[ListedGame], bool]:
    """As many games as can be answered soon, and whether that left some out."""
    new = [number for number, game in enumerate(games) if game.body is None]
    if len(new) <= MAX_NEW:
        return games, False
    return games[: new[MAX_NEW]], True


async def _in_short(service: Service, game: ListedGame) -> ListedGame:
    """A game with its body, which is worked out if the game ended before there were lists."""
    found = await service.store.find_table(game.code) if game.body is None else None
    if found is None:
        return game
    played = await service.replays.run(lambda: played_game(_table(game.code, found), found.change))
    added = await service.store.add_summary(game.table, played) if played else None
    return game if added is None else added._replace(seats=game.seats)


def _game(game: ListedGame) -> bytes:
    """A game with what differs between those who list it."""
    rest = {"your_seats": game.seats, "review": msgspec.Raw((game.review or "null").encode())}
    return (game.body or "{}").encode()[:-1] + b"," + msgspec.json.encode(rest)[1:]


@operations.add("GET", "/export", answer=Record, guest=True, media_type="application/x-ndjson")
async def export_my_games(context: RequestContext) -> StreamingResponse:
    """The records of your finished games, newest first, one per line."""
    context.check_rate("record")
    context.check_connections()
    headers = {"Content-Disposition": 'attachment; filename="orbis-games.jsonl"'}
    return StreamingResponse(_records(context), media_type="application/x-ndjson", headers=headers)


async def _records(context: RequestContext) -> AsyncIterator[bytes]:
    service = context.service
    with context.counted():
        before: str | None = None
        while not service.stopping.is_set():
            games = await service.store.list_games(context.guest.id, before, EXPORTED_AT_ONCE)
            for game in games:
                found = await service.store.find_table(game.code)
                if found is not None:
                    yield await _record(service, game.code, found)
            if len(games) < EXPORTED_AT_ONCE:
                return
            before = games[-1].code


async def _record(service: Service, code: str, found: FoundTable) -> bytes:
    """A record as a line; it waits while many replays are being built."""
    while True:
        try:
            return await service.replays.run(lambda: encode_record(_table(code, found).record()) + b"\n")
        except Refused as refusal:
            await asyncio.sleep(refusal.retry_after or 1.0)


def _table(code: str, found: FoundTable) -> Table:
    """A table that is over, apart from the live ones: nobody else looks at it."""
    options = msgspec.json.decode(found.options, type=TableOptions)
    table = Table(found.id, code, options, found.secret, found.created_at)
    table.apply(found.change)
    return table


@operations.add("DELETE", "/{code}", answer=Removed, guest=True)
async def remove_my_game(context: RequestContext) -> Response:
    """Remove a finished game from your lists. The game stays, and so do the lists of the others."""
    table, guest = context.live.table, context.guest
    if table.status != "over":
        await context.service.registry.refresh(context.live)
        table = context.live.table
    if table.status != "over" or not table.seats_of(guest.id):
        raise not_found(table.code)
    await context.service.store.hide_game(guest.id, table.id)
    return Json(Removed(table.code))
