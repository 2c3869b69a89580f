"""Table operations: create, list, look, join, leave, start, end, rematch, chat."""

from collections.abc import Callable
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Raw
from msgspec.structs import asdict
from starlette.responses import Response

from orbis.engine.vocabulary import MAX_PLAYERS
from orbis.forms import Form
from orbis.game.public import PlayerNumber, PublicState
from orbis.records import Record, Transcript, encode_record
from orbis.records.contributions import Contribution
from orbis.server.live.registry import LiveTable
from orbis.server.service import Service
from orbis.server.storage.players import check_account
from orbis.server.tables import lobby
from orbis.server.tables.absence import choose, step_in, step_out
from orbis.server.tables.ending import end_table, may_end, resign
from orbis.server.tables.events import Change, RequestKey
from orbis.server.tables.options import PersonSeat, SeatOption, TableOptions, checked_options, checked_seat
from orbis.server.tables.refusals import Refused, malformed, wrong_status
from orbis.server.tables.table import Situation, Table
from orbis.server.tables.text import check_chat, check_name
from orbis.server.web.answers import Json, encode
from orbis.server.web.api import Operations, Query
from orbis.server.web.links import table_url
from orbis.server.web.records import replay
from orbis.server.web.request_context import RequestContext
from orbis.server.web.summaries import TableList, list_of
from orbis.tiles import TileSetContent

MAX_LISTED = 50
SEATS = tuple(map(str, range(MAX_PLAYERS)))
operations = Operations("/api/tables", "tables")
Decide: TypeAlias = Callable[[Table], Change | None]


class CreateTable(TableOptions, frozen=True, kw_only=True):
    """A table to create."""

    start: Annotated[bool, Meta(description="Start immediately; no seat may be open.")] = False


class JoinTable(Form, frozen=True):
    """A seat to take: the first open one, or a given one."""

    seat: PlayerNumber | None = None
    name: Annotated[str | None, Meta(description="Defaults to the guest's name.")] = None
    contribution: Annotated[Contribution | None, Meta(description="Added to the shuffle for this seat.")] = None


class Contribute(Form, frozen=True):
    """Random digits for the shuffle."""

    contribution: Contribution


class OwnSeat(Form, frozen=True):
    """One of your seats; needed only if you have several."""

    seat: PlayerNumber | None = None


class ChooseAbsence(Form, frozen=True):
    """What to do about a player who is late or gone."""

    choice: Literal["bot", "wait", "end"]


class ChatMessage(Form, frozen=True):
    """A chat message."""

    text: str


class You(Form, frozen=True):
    """The caller's role at this table."""

    seats: list[PlayerNumber]
    host: bool
    may_end: Annotated[bool, Meta(description="Whether one may close the table, or discard its game.")]


class Snapshot(Situation, frozen=True):
    """The current state of a table, as the caller sees it."""

    last: Annotated[int, Meta(description="The number of the last event.")]
    turns: Annotated[list[str], Meta(description="In the notation.")]
    start: Annotated[PublicState | None, Meta(description="The game before its first turn; null before it starts.")]
    you: You
    url: Annotated[str, Meta(description="The link to this table.")]


class Listed(Query, frozen=True):
    """Which tables to list."""

    status: Literal["open", "playing"] = "open"


class RematchStart(Query, frozen=True):
    """How a rematch begins."""

    start: Annotated[bool, Meta(description="Start at once if there is nobody else to wait for.")] = True


class AtLeast(Query, frozen=True):
    """How new the answer must be."""

    at_least: Annotated[int, Meta(ge=0, le=1_000_000, description="The number of an event to be included.")] = 0


def snapshot(context: RequestContext, live: LiveTable, status: int = 200) -> Response:
    """The current state of a table, as the caller sees it."""
    table, guest = live.table, context.guest_id
    rest = {
        "turns": [turn.turn for turn in table.turns],
        "start": Raw(table.start()),
        "you": You(table.seats_of(guest), guest is not None and table.host == guest, may_end(table, guest)),
        "url": table_url(context.connection, table.code),
    }
    return Json(b'{"last":%d,%b,%b' % (table.number, table.situation(), encode(rest)[1:]), status)


@operations.add("POST", "", answer=Snapshot, status=201, errors=(409,), guest=True, keyed=True)
async def create_table(context: RequestContext, form: CreateTable) -> Response:
    """Create a table; the seats of kind `person` are yours."""
    context.check_rate("table")
    service, guest = context.service, context.guest
    options = {name: value for name, value in asdict(form).items() if name != "start"}
    checked = checked_options(TableOptions(**options))
    if form.start:
        lobby.check_full(form.seats)
    key = context.request_key("table")
    live = await service.registry.find_done(key) or await _create(service, guest, checked, key)
    if form.start:
        await service.registry.change(
            live.table.code,
            lambda table: lobby.start(table, guest, service.now()) if table.status == "open" else None,
        )
    return snapshot(context, live, 201)


async def _create(service: Service, guest: lobby.Guest, options: TableOptions, key: RequestKey | None) -> LiveTable:
    await check_room(service, guest)
    if options.rated:
        await check_account(service.store, guest.id)
    now = service.now()
    return await service.registry.create(options, lambda table: lobby.open_table(table, guest, now), key)


async def check_room(service: Service, guest: lobby.Guest) -> None:
    """Refuse one more table if the server or the guest has too many."""
    service.upkeep.check_disk()
    most = service.settings.max_tables
    if await service.store.count_unfinished(guest.id) >= most:
        raise Refused(409, "table/too-many", "Too many unfinished games: finish or discard one", most=most)


@operations.add("GET", "", answer=TableList)
async def list_tables(context: RequestContext, query: Listed) -> Response:
    """Public tables with open seats or to watch, newest first."""
    service = context.service
    lives = [await service.registry.get(code) for code in await service.store.list_public(query.status, MAX_LISTED)]
    return Json(list_of([live.table for live in lives if _is_listed(live.table, context)], context.guest_id))


def _is_listed(table: Table, context: RequestContext) -> bool:
    if table.status == "open":
        return any(seat.kind == "open" for seat in table.seats)
    return context.may_watch(table)


@operations.add("GET", "/{code}", answer=Snapshot)
async def show_table(context: RequestContext, query: AtLeast) -> Response:
    """The current state of a table."""
    if query.at_least > context.live.table.number:
        await context.service.registry.refresh(context.live)
        context.check_may_watch()
    return snapshot(context, context.live)


async def _change(context: RequestContext, decide: Decide, key: RequestKey | None = None) -> Response:
    """Let somebody change a table, whose log stays bounded whatever they do."""

    def decide_bounded(table: Table) -> Change | None:
        change = decide(table)
        if change is not None:
            lobby.check_log(table, change)
        return change

    return snapshot(context, await context.service.registry.change(context.live.table.code, decide_bounded, key))


@operations.add("POST", "/{code}/join", answer=Snapshot, errors=(409,), guest=True)
async def join_table(context: RequestContext, form: JoinTable) -> Response:
    """Take an open seat."""
    name = None if form.name is None else check_name(form.name, "body.name")
    if context.live.table.options.rated:
        await check_account(context.service.store, context.guest.id)
    now = context.service.now()
    return await _change(
        context, lambda table: lobby.join(table, context.guest, form.seat, name, now, form.contribution)
    )


@operations.add("POST", "/{code}/contribution", answer=Snapshot, errors=(409,), guest=True)
async def contribute_to_shuffle(context: RequestContext, form: Contribute) -> Response:
    """Before the start, add random digits to the shuffle for all your seats that have not contributed yet.

    Whatever comes later changes nothing: `table.contributions` in the answer says what counts.
    """
    now = context.service.now()
    return await _change(context, lambda table: lobby.contribute(table, context.guest, form.contribution, now))


@operations.add("POST", "/{code}/leave", answer=Snapshot, errors=(409,), guest=True)
async def leave_table(context: RequestContext, form: OwnSeat) -> Response:
    """Give up a seat: before the start for good; during the game a bot takes over, and you may return."""

    def decide(table: Table) -> Change:
        leave = step_out if table.status == "playing" else lobby.leave
        return leave(table, context.guest, form.seat, context.service.now())

    return await _change(context, decide)


@operations.add("POST", "/{code}/return", answer=Snapshot, errors=(409,), guest=True)
async def return_to_table(context: RequestContext, form: OwnSeat) -> Response:
    """Take over again from the bot that plays for you."""
    return await _change(context, lambda table: step_in(table, context.guest, form.seat, context.service.now()))


@operations.add("POST", "/{code}/end", answer=Snapshot, errors=(409,), guest=True)
async def end_game(context: RequestContext) -> Response:
    """Close a table before the start, or discard a game that no other person plays. To ask twice does no harm."""
    return await _change(context, lambda table: end_table(table, context.guest, context.service.now()))


@operations.add("POST", "/{code}/resign", answer=Snapshot, errors=(409,), guest=True)
async def resign_game(context: RequestContext) -> Response:
    """Give up one's seats during the game for good: a bot plays on, and there is no way back."""
    return await _change(context, lambda table: resign(table, context.guest, context.service.now()))


@operations.add("PUT", "/{code}/seats/{seat}", answer=Snapshot, errors=(409,), guest=True)
async def set_seat(context: RequestContext, form: SeatOption) -> Response:
    """Before the start, the host puts a bot or another person at the same screen in a seat, or opens it."""
    text = context.connection.path_params["seat"]
    if text not in SEATS:
        raise malformed("path.seat", f"a seat must be one of {', '.join(SEATS)}")
    option = checked_seat(form, "body.name")
    if context.live.table.options.rated and isinstance(option, PersonSeat):
        await check_account(context.service.store, context.guest.id)
    return await _change(
        context, lambda table: lobby.set_seat(table, context.guest, int(text), option, context.service.now())
    )


@operations.add("POST", "/{code}/start", answer=Snapshot, errors=(409,), guest=True)
async def start_game(context: RequestContext) -> Response:
    """Start the game, as the host."""
    return await _change(context, lambda table: lobby.start(table, context.guest, context.service.now()))


@operations.add("POST", "/{code}/absence", answer=Snapshot, errors=(409,), guest=True)
async def choose_about_absence(context: RequestContext, form: ChooseAbsence) -> Response:
    """Choose what to do about a player who is late or gone. Ending the game needs everyone else who is present."""
    present = await context.service.registry.present(context.live)
    now = context.service.now()
    return await _change(context, lambda table: choose(table, context.guest, form.choice, present, now))


@operations.add("POST", "/{code}/chat", answer=Snapshot, errors=(409,), guest=True, keyed=True)
async def say(context: RequestContext, form: ChatMessage) -> Response:
    """Send a chat message to everyone at the table."""
    text = check_chat(form.text, "body.text")
    context.check_rate("chat")
    context.service.upkeep.check_disk()
    key = context.request_key("chat")
    return await _change(context, lambda table: lobby.chat(table, context.guest, text, context.service.now()), key)


@operations.add("POST", "/{code}/rematch", answer=Snapshot, errors=(409,), guest=True)
async def rematch(context: RequestContext, query: RematchStart) -> Response:
    """Play again at a new table with the same seats. Everyone who asks later gets the same table."""
    registry, old, guest, now = context.service.registry, context.live.table, context.guest, context.service.now()
    options = lobby.rematch_options(old, guest)
    if old.rematch is None:
        context.check_rate("table")
        context.service.upkeep.check_disk()
        new = (await registry.create(options, lambda table: lobby.open_rematch(old, table, guest, now))).table.code
        old = (await registry.change(old.code, lambda table: lobby.announce_rematch(table, new, now))).table
        is_ours = old.rematch == new  # else somebody else was faster
        if not is_ours:
            await registry.change(new, lambda table: lobby.withdraw(table, guest, now))
        elif query.start:
            await registry.change(new, lambda table: lobby.begin_rematch(table, guest, now))
    live = await registry.get(old.rematch or "")
    if options.rated:
        live = await registry.change(live.table.code, lambda table: lobby.rejoin(old, table, guest, now))
    return snapshot(context, live)


@operations.add("GET", "/{code}/record", answer=Record, errors=(409,))
async def download_record(context: RequestContext) -> Response:
    """The record of a finished game, as a file."""
    table = await finished(context)
    disposition = f'attachment; filename="{table.code}.orbis.json"'
    return Json(encode_record(table.record()), headers={"Content-Disposition": disposition})


@operations.add("GET", "/{code}/replay", answer=Transcript, errors=(409,))
async def show_replay(context: RequestContext) -> Response:
    """A finished game with the state after every turn, as in `orbis replay --json`."""
    table = await finished(context)
    return await replay(context, table.record())


async def finished(context: RequestContext) -> Table:
    """A table whose game is over; this process may not have heard of that yet."""
    if context.live.table.status != "over":
        await context.service.registry.refresh(context.live)
    if context.live.table.status != "over":
        raise wrong_status(context.live.table.status, "over")
    return context.live.table


@operations.add("GET", "/{code}/tiles", answer=TileSetContent)
async def show_tiles(context: RequestContext) -> Response:
    """The tile set of the table, as in `orbis tiles --json`."""
    return Json(context.live.table.tile_set.content())
