"""Routes of tables: create, list, look, join, leave, start, rematch, chat."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from fastapi import APIRouter, Body, Depends, Path, Query, Request
from starlette.responses import Response

from orbis.records import encode_record, transcript
from orbis.server.service import Service
from orbis.server.tables import lobby
from orbis.server.tables.absence import choose, step_in, step_out
from orbis.server.tables.events import Change
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
from orbis.server.web.summaries import summaries

MAX_LISTED = 50
router = APIRouter(prefix="/api/tables", tags=["tables"])

Code: TypeAlias = Annotated[str, Path(max_length=20, description="The table's code.", examples=["abcd2345"])]


async def find_live(code: Code, request: Request, asker: Annotated[Asker, Depends(find_asker)]) -> LiveTable:
    """The table of a request, if the one who asks may see it."""
    live = await service_of(request).registry.get(code)
    check_may_watch(live.table, asker)
    return live


def may_watch(table: Table, asker: Asker) -> bool:
    """A table that is not to be watched is there for its players only, and for those who may join."""
    if table.options.watch or table.status == "open":
        return True
    return asker.guest is not None and (bool(table.seats_of(asker.guest.id)) or table.host == asker.guest.id)


def check_may_watch(table: Table, asker: Asker) -> None:
    """To others, such a table is not there."""
    if not may_watch(table, asker):
        raise not_found(table.code)


LiveArgument: TypeAlias = Annotated[LiveTable, Depends(find_live)]


def snapshot(request: Request, live: LiveTable, asker: Asker, status: int = 200) -> Response:
    """How a table stands, for the one who asks."""
    table = live.table
    game = table.game
    score = game.score().to_json() if game and (table.options.live_score or table.status == "over") else None
    guest = asker.guest.id if asker.guest else None
    rest = {
        "score": score,
        "turns": game.notation if game else [],
        "start": msgspec.Raw(table.start()),
        "you": {"seats": table.seats_of(guest), "host": guest is not None and table.host == guest},
        "url": table_url(request, table.code),
    }
    return Json(b"{" + table.tail()[:-1] + b"," + encode(rest)[1:], status)


@router.post("", response_model=SnapshotForm, status_code=201, responses=errors(401, 409))
async def create_table(
    request: Request,
    asker: AskerArgument,
    guest: GuestArgument,
    service: ServiceArgument,
    form: Annotated[CreateTable, Body()],
) -> Response:
    """Set up a table; the seats of kind `person` are one's own."""
    asker.check_rate("table")
    if form.start:
        lobby.check_full(form.seats)
    if await service.store.count_unfinished(guest.id) >= service.settings.max_tables:
        raise Refused(
            409, "table/too-many", "You have too many tables that are not over", most=service.settings.max_tables
        )
    options = TableOptions(**{name: getattr(form, name) for name in TableOptions.model_fields})
    now = service.now()
    live = await service.registry.create(options, lambda table: lobby.open_table(table, guest, now))
    if form.start:
        await service.registry.change(live.table.code, lambda table: lobby.start(table, guest, service.now()))
    return snapshot(request, live, asker, 201)


@router.get("", response_model=TableList, responses=errors())
async def list_tables(
    asker: AskerArgument, service: ServiceArgument, status: Annotated[Literal["open", "playing"], Query()] = "open"
) -> Response:
    """Public tables: those with open seats, or those to watch; the latest first."""
    lives = [await service.registry.get(code) for code in await service.store.list_public(status, MAX_LISTED)]
    tables = [live.table for live in lives if _is_listed(live.table, asker)]
    return Json({"tables": summaries(tables, asker.guest.id if asker.guest else None)})


def _is_listed(table: Table, asker: Asker) -> bool:
    if table.status == "open":
        return any(seat.kind == "open" for seat in table.seats)
    return may_watch(table, asker)


@router.get("/{code}", response_model=SnapshotForm, responses=errors(404))
async def show_table(request: Request, live: LiveArgument, asker: AskerArgument) -> Response:
    """How a table stands now."""
    return snapshot(request, live, asker)


async def _change(request: Request, live: LiveTable, asker: Asker, decide: Any) -> Response:
    service = service_of(request)
    return snapshot(request, await service.registry.change(live.table.code, decide), asker)


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
    """Give up a seat: before the start for good; during the game a bot plays on, and one may return."""

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
    """Take over again from the bot that plays on."""
    return await _change(request, live, asker, lambda table: step_in(table, guest, form.seat, service.now()))


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
    """The host puts a bot, nobody, or somebody at the same screen into a seat, before the start."""
    return await _change(request, live, asker, lambda table: lobby.set_seat(table, guest, seat, form, service.now()))


@router.post("/{code}/start", response_model=SnapshotForm, responses=errors(401, 404, 409))
async def start_game(
    request: Request, live: LiveArgument, asker: AskerArgument, guest: GuestArgument, service: ServiceArgument
) -> Response:
    """The host starts the game."""
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
    """Choose what to do about a player who is late or gone; to end the game takes all others who are present."""
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
) -> Response:
    """Say something to everyone at the table."""
    asker.check_rate("chat")
    return await _change(request, live, asker, lambda table: lobby.chat(table, guest, form.text, service.now()))


@router.post("/{code}/rematch", response_model=SnapshotForm, responses=errors(401, 404, 409))
async def rematch(
    request: Request, live: LiveArgument, asker: AskerArgument, guest: GuestArgument, service: ServiceArgument
) -> Response:
    """Play again: a new table where everybody has their seat. Whoever asks later is brought there too."""
    return snapshot(request, await _rematch(service, live, guest, asker), asker)


async def _rematch(service: Service, live: LiveTable, guest: lobby.Guest, asker: Asker) -> LiveTable:
    registry, old, now = service.registry, live.table, service.now()
    options = lobby.rematch_options(old, guest)
    if old.rematch is None:
        asker.check_rate("table")
        new = (await registry.create(options, lambda table: lobby.open_rematch(old, table, guest, now))).table.code
        old = (await registry.change(old.code, lambda table: lobby.announce_rematch(table, new, now))).table
        is_ours = old.rematch == new  # else somebody else was faster
        settle = lobby.begin_rematch if is_ours else lobby.withdraw
        await registry.change(new, lambda table: settle(table, guest, now))
    return await registry.get(old.rematch or "")


@router.get("/{code}/record", response_model=RecordForm, responses=errors(404, 409))
async def download_record(live: LiveArgument) -> Response:
    """The record of a game that is over, as a file."""
    table = live.table
    if table.status != "over":
        raise wrong_status(table.status, "over")
    disposition = f'attachment; filename="{table.code}.orbis.json"'
    return Json(encode_record(table.record()), headers={"Content-Disposition": disposition})


@router.get("/{code}/replay", response_model=ReplayForm, responses=errors(404, 409))
async def show_replay(live: LiveArgument) -> Response:
    """A game that is over with the state after every turn, as `orbis replay --json` gives it."""
    table = live.table
    if table.status != "over":
        raise wrong_status(table.status, "over")
    return Json(transcript(table.record()))


@router.get("/{code}/tiles", response_model=TileSetContent, responses=errors(404))
async def show_tiles(live: LiveArgument) -> Response:
    """The tile set that is played with, as `orbis tiles --json` gives it."""
    tile_set = live.table.tile_set
    return Json({**tile_set.to_dict(), "digest": tile_set.digest})
