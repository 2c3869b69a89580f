"""The names of players in events and records, and what is left of those who have deleted their account."""

from msgspec.structs import replace

from orbis.server.tables.events import ChatEvent, CreatedEvent, JoinedEvent, StoredEvent
from orbis.server.tables.options import PersonSeat, TableOptions
from orbis.server.tables.standing import Seat

NOBODY = ""  # the name of a deleted player, which nobody can choose: clients have words for it
RECORDED_NOBODY = "deleted player"  # the same in records


def recorded_name(seat: Seat) -> str:
    """The player in a seat as a record names them."""
    if seat.kind == "person":
        return seat.name or RECORDED_NOBODY
    return f"{seat.level} (bot)" if seat.level else "open"


def without_name(event: StoredEvent, seats: set[int]) -> StoredEvent:
    """An event without the names in these seats, nor what was said there."""
    match event:
        case CreatedEvent():
            nobody = [
                replace(seat, name=NOBODY) if number in seats else seat for number, seat in enumerate(event.seats)
            ]
            return replace(event, seats=nobody)
        case JoinedEvent():
            return replace(event, name=NOBODY)
        case ChatEvent():
            return replace(event, name=NOBODY, text="")
    return event


def options_without(options: TableOptions, seats: set[int]) -> TableOptions:
    """The options of a table without the names in these seats."""
    return replace(
        options,
        seats=[PersonSeat() if number in seats else seat for number, seat in enumerate(options.seats)],
    )
