"""Routes of tables: create, list, look, join, leave, start, end, rematch, chat."""

from collections.abc import Callable
from typing import Annotated, Literal, TypeAlias

import msgspec
from fastapi import APIRouter, Body, Depends, Header, Path, Query, Request
from starlette.responses import Response

from orbis.records import encode_record
from orbis.server.service import Service
from orbis.server.tables import lobby
from orbis.server.tables.absence import choose, step_in, step_out
from orbis.server.tables.ending import end_table, may_end, resign
from orbis.server.tables.events import Change, RequestKey
from orbis.server.tables.options import SeatOption, TableOptions
from orbis.server.tables.refusals import Refused, not_found, wrong_status
from orbis.server.tables.registry import LiveTable
from orbis.server.tables.table import Table
from orbis.server.web.answers import Json, encode, errors
from orbis.server.web.asker import Asker, AskerArgument, GuestArgument, ServiceArgument, find_asker, service_of
from orbis.server.web.forms.records import RecordForm, ReplayForm, TileSetContent
from orbis.server.web.forms.tables import (
    ChatMessage,
    ChooseAbsence,
    CreateTable,
    JoinTable,
    OwnSeat,
    SnapshotForm,
    TableList,
)
from orbis.server.web.links import table_url
from orbis.server.web.records import replay
from orbis.server.web.summaries import summaries

MAX_LISTED = 50
router = APIRouter(prefix="/api/tables", tags=["tables"])

KeyHeader: TypeAlias = Annotated[
    str | None,
    Header(
        alias="Idempotency-Key",
        pattern=r"^[A-Za-z0-9_-]{1,64}$",
        description="Any text that names this request: sent again with the same key, it takes effect only once.",
    ),
]

Code: TypeAlias = Annotated[str, Path(max_length=20, description="The table's code.", examples=["abcd2345"])]


async def find_live(code: Code, request: Request, asker: Annotated[Asker, Depends(find_asker)]) -> LiveTable:
    """The table of a request, if the caller may see it."""
    live = await service_of(request).registry.get(code)
    check_may_watch(live.table, asker)
    return live


def may_watch(table: Table, asker: Asker) -> bool:
    """A table without spectators is visible only to its players and to people who may join."""
    if table.options.watch or table.status == "open":
        return True
    return asker.guest is not None and (bool(table.seats_of(asker.guest.id)) or table.host == asker.guest.id)


def check_may_watch(table: Table, asker: Asker) -> None:
    """For everyone else, such a table does not exist."""
    if not may_watch(table, asker):
        raise not_found(table.code)


LiveArgument: TypeAlias = Annotated[LiveTable, Depends(find_live)]


def snapshot(request: Request, live: LiveTable, asker: Asker, status: int = 200) -> Response:
    """The current state of a table, as the caller sees it."""
    table = live.table
    game = table.game
    score = game.score().to_json() if game and (table.options.live_score or table.status == "over") else None
    guest = asker.guest.id if asker.guest else None
    rest = {
        "score": score,
        "turns": game.notation if game else [],
        "start": msgspec.Raw(table.start()),
        "you": {
            "seats": table.seats_of(guest),
            "host": guest is not None and table.host == guest,
            "may_end": may_end(table, guest),
        },
        "url": table_url(request, table.code),
    }
    return Json(b'{"last":%d,' % table.number + table.tail()[:-1] + b"," + encode(rest)[1:], status)


@router.post("", response_model=SnapshotForm, status_code=201, responses=errors(401, 409))
async def create_table(
    request: Request,
    asker: AskerArgument,
    guest: GuestArgument,
    service: ServiceArgument,
    form: Annotated[CreateTable, Body()],
    key: KeyHeader = None,
) -> Response:
    """Create a table; the seats of kind `person` are yours."""
    asker.check_rate("table")
    if form.start:
        lobby.check_full(form.seats)
    once = RequestKey(guest.id, key, "table") if key else None
    live = await service.registry.find_done(once) or await _create(service, guest, form, once)
    if form.start:
        await service.registry.change(
            live.table.code,
            lambda table: lobby.start(table, guest, service.now()) if table.status == "open" else None,
        )
    return snapshot(request, live, asker, 201)


async def _create(service: Service, guest: lobby.Guest, form: CreateTable, key: RequestKey | None) -> LiveTable:
    service.upkeep.check_disk()
    if await service.store.count_unfinished(guest.id) >= service.settings.max_tables:
        raise Refused(
            409, "table/too-many", "Too many unfinished games: finish or discard one", most=service.settings.max_tables
        )
    options = TableOptions(**{name: getattr(form, name) for name in TableOptions.model_fields})
    now = service.now()
    return await service.registry.create(options, lambda table: lobby.open_table(table, guest, now), key)


@router.get("", response_model=TableList, responses=errors())
async def list_tables(
    asker: AskerArgument, service: ServiceArgument, status: Annotated[Literal["open", "playing"], Query()] = "open"
) -> Response:
    """Public tables with open seats or to watch, newest first."""
    lives = [await service.registry.get(code) for code in await service.store.list_public(status, MAX_LISTED)]
    tables = [live.table for live in lives if _is_listed(live.table, asker)]
    return Json({"tables": summaries(tables, asker.guest.id if asker.guest else None)})


def _is_listed(table: Table, asker: Asker) -> bool:
    if table.status == "open":
        return any(seat.kind == "open" for seat in table.seats)
    return may_watch(table, asker)


@router.get("/{code}", response_model=SnapshotForm, responses=errors(404))
async def show_table(
    request: Request,
    live: LiveArgument,
    asker: AskerArgument,
    service: ServiceArgument,
    at_least: Annotated[int, Query(ge=0, le=1_000_000, description="The number of an event to be included.")] = 0,
) -> Response:
    """The current state of a table."""
    if at_least > live.table.number:
        await service.registry.refresh(live)
        check_may_watch(live.table, asker)
    return snapshot(request, live, asker)


async def _change(
    request: Request,
    live: LiveTable,
    asker: Asker,
    decide: Callable[[Table], Change | None],
    key: RequestKey | None = None,
) -> Response:
    """Let somebody change a table, whose log stays bounded whatever they do."""

    def decide_bounded(table: Table) -> Change | None:
        change = decide(table)
        if change is not None:
            lobby.check_log(table, change)
        return change

    service = service_of(request)
    return snapshot(request, await service.registry.change(live.table.code, decide_bounded, key), asker)


@router.post("/{code}/join", response_model=SnapshotForm, responses=errors(401, 404, 409))
async def join_table(
    request: Request,
    live: LiveArgument,
    asker: AskerArgument,
    guest: GuestArgument,
    service: ServiceArgument,
    form: Annotated[JoinTable, Body()],
) -> Response:
    """Take an open seat."""
    return await _change(
        request, live, asker, lambda table: lobby.join(table, guest, form.seat, form.name, service.now())
    )


@router.post("/{code}/leave", response_model=SnapshotForm, responses=errors(401, 404, 409))
async def leave_table(
    request: Request,
    live: LiveArgument,
    asker: AskerArgument,
    guest: GuestArgument,
    service: ServiceArgument,
    form: Annotated[OwnSeat, Body()],
) -> Response:
    """Give up a seat: before the start for good; during the game a bot takes over, and you may return."""

    def decide(table: Table) -> Change:
        if table.status == "playing":
            return step_out(table, guest, form.seat, service.now())
        return lobby.leave(table, guest, form.seat, service.now())

    return await _change(request, live, asker, decide)


@router.post("/{code}/return", response_model=SnapshotForm, responses=errors(401, 404, 409))
async def return_to_table(
    request: Request,
    live: LiveArgument,
    asker: AskerArgument,
    guest: GuestArgument,
    service: ServiceArgument,
    form: Annotated[OwnSeat, Body()],
) -> Response:
    """Take over again from the bot that plays for you."""
    return await _change(request, live, asker, lambda table: step_in(table, guest, form.seat, service.now()))


@router.post("/{code}/end", response_model=SnapshotForm, responses=errors(401, 404, 409))
async def end_game(
    request: Request, live: LiveArgument, asker: AskerArgument, guest: GuestArgument, service: ServiceArgument
) -> Response:
    """Close a table before the start, or discard a game that no other person plays. To ask twice does no harm."""
    return await _change(request, live, asker, lambda table: end_table(table, guest, service.now()))


@router.post("/{code}/resign", response_model=SnapshotForm, responses=errors(401, 404, 409))
async def resign_game(
    request: Request, live: LiveArgument, asker: AskerArgument, guest: GuestArgument, service: ServiceArgument
) -> Response:
    """Give up one's seats during the game for good: a bot plays on, and there is no way back."""
    return await _change(request, live, asker, lambda table: resign(table, guest, service.now()))


@router.put("/{code}/seats/{seat}", response_model=SnapshotForm, responses=errors(401, 404, 409))
async def set_seat(
    request: Request,
    live: LiveArgument,
    asker: AskerArgument,
    guest: GuestArgument,
    service: ServiceArgument,
    seat: Annotated[int, Path(ge=0, le=3)],
    form: Annotated[SeatOption, Body()],
) -> Response:
    """Before the start, the host puts a bot or another person at the same screen in a seat, or opens it."""
    return await _change(request, live, asker, lambda table: lobby.set_seat(table, guest, seat, form, service.now()))


@router.post("/{code}/start", response_model=SnapshotForm, responses=errors(401, 404, 409))
async def start_game(
    request: Request, live: LiveArgument, asker: AskerArgument, guest: GuestArgument, service: ServiceArgument
) -> Response:
    """Start the game, as the host."""
    return await _change(request, live, asker, lambda table: lobby.start(table, guest, service.now()))


@router.post("/{code}/absence", response_model=SnapshotForm, responses=errors(401, 404, 409))
async def choose_about_absence(
    request: Request,
    live: LiveArgument,
    asker: AskerArgument,
    guest: GuestArgument,
    service: ServiceArgument,
    form: Annotated[ChooseAbsence, Body()],
) -> Response:
    """Choose what to do about a player who is late or gone. Ending the game needs everyone else who is present."""
    present = await service.registry.present(live)
    return await _change(request, live, asker, lambda table: choose(table, guest, form.choice, present, service.now()))


@router.post("/{code}/chat", response_model=SnapshotForm, responses=errors(401, 404, 409))
async def say(
    request: Request,
    live: LiveArgument,
    asker: AskerArgument,
    guest: GuestArgument,
    service: ServiceArgument,
    form: Annotated[ChatMessage, Body()],
    key: KeyHeader = None,
) -> Response:
    """Send a chat message to everyone at the table."""
    asker.check_rate("chat")
    service.upkeep.check_disk()
    once = RequestKey(guest.id, key, "chat") if key else None
    return await _change(request, live, asker, lambda table: lobby.chat(table, guest, form.text, service.now()), once)


@router.post("/{code}/rematch", response_model=SnapshotForm, responses=errors(401, 404, 409))
async def rematch(
    request: Request, live: LiveArgument, asker: AskerArgument, guest: GuestArgument, service: ServiceArgument
) -> Response:
    """Play again at a new table with the same seats. Everyone who asks later gets the same table."""
    return snapshot(request, await _rematch(service, live, guest, asker), asker)


async def _rematch(service: Service, live: LiveTable, guest: lobby.Guest, asker: Asker) -> LiveTable:
    registry, old, now = service.registry, live.table, service.now()
    options = lobby.rematch_options(old, guest)
    if old.rematch is None:
        asker.check_rate("table")
        service.upkeep.check_disk()
        new = (await registry.create(options, lambda table: lobby.open_rematch(old, table, guest, now))).table.code
        old = (await registry.change(old.code, lambda table: lobby.announce_rematch(table, new, now))).table
        is_ours = old.rematch == new  # else somebody else was faster
        settle = lobby.begin_rematch if is_ours else lobby.withdraw
        await registry.change(new, lambda table: settle(table, guest, now))
    return await registry.get(old.rematch or "")


@router.get("/{code}/record", response_model=RecordForm, responses=errors(404, 409))
async def download_record(live: LiveArgument, service: ServiceArgument) -> Response:
    """The record of a finished game, as a file."""
    table = await finished(service, live)
    disposition = f'attachment; filename="{table.code}.orbis.json"'
    return Json(encode_record(table.record()), headers={"Content-Disposition": disposition})


@router.get("/{code}/replay", response_model=ReplayForm, responses=errors(404, 409))
async def show_replay(live: LiveArgument, asker: AskerArgument, service: ServiceArgument) -> Response:
    """A finished game with the state after every turn, as in `orbis replay --json`."""
    table = await finished(service, live)
    return await replay(service, asker, table.record())


async def finished(service: Service, live: LiveTable) -> Table:
    """A table whose game is over; this process may not have heard of that yet."""
    if live.table.status != "over":
        await service.registry.refresh(live)
    if live.table.status != "over":
        raise wrong_status(live.table.status, "over")
    return live.table


@router.get("/{code}/tiles", response_model=TileSetContent, responses=errors(404))
async def show_tiles(live: LiveArgument) -> Response:
    """The tile set of the table, as in `orbis tiles --json`."""
    tile_set = live.table.tile_set
    return Json(tile_set.content().to_json())
