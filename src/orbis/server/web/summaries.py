"""Tables in lists."""

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta

from orbis.forms import Form
from orbis.game.public import PlayerNumber
from orbis.server.tables.ending import may_end
from orbis.server.tables.standing import SeatForm, Status
from orbis.server.tables.table import Table


class TableSummary(Form, frozen=True):
    """A table in a list."""

    code: str
    status: Status
    seats: list[SeatForm]
    seat_to_move: PlayerNumber | None
    round: int
    pace: Literal["live", "days"]
    rated: bool
    deadline: float | None
    updated_at: float
    your_seats: list[PlayerNumber]
    your_turn: bool
    may_end: Annotated[bool, Meta(description="Whether one may close the table, or discard its game.")]


class TableList(Form, frozen=True):
    """Tables, newest first."""

    tables: list[TableSummary]


def list_of(tables: Iterable[Table], guest: int | None) -> TableList:
    """Tables as a guest sees them in a list."""
    return TableList([_summary(table, guest) for table in tables])


def _summary(table: Table, guest: int | None) -> TableSummary:
    own = table.seats_of(guest)
    return TableSummary(
        code=table.code,
        status=table.status,
        seats=[seat.form() for seat in table.seats],
        seat_to_move=table.seat_to_move,
        round=table.game.round if table.game else 0,
        pace=table.options.pace,
        rated=table.options.rated,
        deadline=table.deadline,
        updated_at=table.updated_at,
        your_seats=own,
        your_turn=table.seat_to_move in own,
        may_end=may_end(table, guest),
    )
