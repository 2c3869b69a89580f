"""Tables in lists."""

from collections.abc import Iterable
from typing import Any

from orbis.server.tables.ending import may_end
from orbis.server.tables.table import Table


def summaries(tables: Iterable[Table], guest: int | None) -> list[dict[str, Any]]:
    """Tables as a guest sees them in a list."""
    return [_summary(table, guest) for table in tables]


def _summary(table: Table, guest: int | None) -> dict[str, Any]:
    own = table.seats_of(guest)
    return {
        "code": table.code,
        "status": table.status,
        "seats": [seat.to_json() for seat in table.seats],
        "seat_to_move": table.seat_to_move,
        "round": table.game.round if table.game else 0,
        "pace": table.options.pace,
        "deadline": table.deadline,
        "updated_at": table.updated_at,
        "your_seats": own,
        "your_turn": table.seat_to_move in own,
        "may_end": may_end(table, guest),
    }
