"""Before the game and after it: create, join, leave, seats, start, rematch, chat."""

from collections.abc import Iterable
from dataclasses import dataclass

from msgspec.structs import replace

from orbis.server.tables.events import (
    Change,
    ChatEvent,
    ContributedEvent,
    CreatedEvent,
    EndedEvent,
    FirstSeat,
    HostEvent,
    JoinedEvent,
    LeftEvent,
    RematchEvent,
    SeatEvent,
    StartedEvent,
    StoredEvent,
    StoredTurn,
)
from orbis.server.tables.names import NOBODY
from orbis.server.tables.options import BotSeat, OpenSeat, PersonSeat, SeatOption, TableOptions
from orbis.server.tables.refusals import Refused, not_yours, one_seat, wrong_status
from orbis.server.tables.standing import Seat
from orbis.server.tables.table import Table

MAX_CHATS = 300  # messages from each seat
MAX_LOG = 2000  # events of a table; after that it only goes on to its end


@dataclass(frozen=True, slots=True)
class Guest:
    """Who asks."""

    id: int
    name: str


def open_table(table: Table, guest: Guest, now: float) -> Change:
    """Set up a new table: the persons' seats are those of the guest who creates it."""
    seats = [_first_occupant(seat, guest) for seat in table.options.seats]
    owners: dict[int, int | None] = {number: guest.id for number, seat in enumerate(seats) if seat.kind == "person"}
    return Change([CreatedEvent(1, now, seats)], owners, guest.id)


def _first_occupant(seat: SeatOption, guest: Guest) -> FirstSeat:
    if isinstance(seat, PersonSeat):
        return FirstSeat("person", seat.name or guest.name)
    return FirstSeat("bot", level=seat.level) if isinstance(seat, BotSeat) else FirstSeat("open")


def join(
    table: Table, guest: Guest, seat: int | None, name: str | None, now: float, contribution: str | None = None
) -> Change | None:
    """Take an open seat: a given one, or the first if one has none yet, so that to ask twice does no harm."""
    if table.status != "open":
        raise wrong_status(table.status, "open")
    if seat is None and table.seats_of(guest.id):
        return None
    free = [number for number, occupant in enumerate(table.seats) if occupant.kind == "open"]
    if not free:
        raise Refused(409, "table/full", "This table has no open seat")
    if seat is not None and seat not in free:
        check_seat(table, seat)
        raise Refused(409, "seat/taken", f"Seat {seat} is not open", seat=seat, open=free)
    taken = free[0] if seat is None else seat
    _check_only_seat(table, guest, taken)
    events: list[StoredEvent] = [JoinedEvent(table.number + 1, now, taken, name or guest.name)]
    if contribution is not None:
        events.append(ContributedEvent(table.number + 2, now, taken, contribution))
    if table.options.start_when_full and len(free) == 1:
        start = started(table.after(Change(events)), now).events[0]
        events.append(replace(start, number=table.number + len(events) + 1))
    return Change(events, {taken: guest.id})


def contribute(table: Table, guest: Guest, contribution: str, now: float) -> Change | None:
    """Add to the shuffle for one's seats. What a seat has contributed stays, so that to ask twice does no harm.

    Nor does it after the start: the host need not wait for contributions that are on their way.
    """
    own = table.seats_of(guest.id)
    if not own:
        raise Refused(403, "table/not-seated", "You have no seat at this table")
    if table.status != "open":
        return None
    without = [seat for seat in own if table.seats[seat].contribution is None]
    if not without:
        return None
    return Change(
        [ContributedEvent(number, now, seat, contribution) for number, seat in enumerate(without, table.number + 1)]
    )


def leave(table: Table, guest: Guest, seat: int | None, now: float) -> Change:
    """Give a seat up before the start; the host's role passes on, and a table without anybody is closed."""
    if table.status != "open":
        raise wrong_status(table.status, "open")
    number = own_seat(table, guest, seat)
    others = [occupant.guest for other, occupant in enumerate(table.seats) if other != number and occupant.guest]
    closed = not others and table.host == guest.id
    events: list[StoredEvent] = [LeftEvent(table.number + 1, now, number, closed)]
    host = None
    if not closed and table.host == guest.id and guest.id not in others:
        host = others[0]
        host_seat = next(other for other, occupant in enumerate(table.seats) if occupant.guest == host)
        events.append(HostEvent(table.number + 2, now, host_seat))
    return Change(events, {number: None}, host)


def set_seat(table: Table, guest: Guest, seat: int, occupant: SeatOption, now: float) -> Change:
    """The host puts a bot or nobody into a seat that no other person holds, or takes it for somebody at this screen."""
    if table.status != "open":
        raise wrong_status(table.status, "open")
    check_host(table, guest)
    check_seat(table, seat)
    if table.seats[seat].guest not in (None, guest.id):
        raise Refused(409, "seat/taken", f"Seat {seat} is taken", seat=seat)
    if isinstance(occupant, PersonSeat):
        _check_only_seat(table, guest, seat)
        events: list[StoredEvent] = [JoinedEvent(table.number + 1, now, seat, occupant.name or guest.name)]
        contribution = table.seats[seat].contribution
        if contribution is not None:  # another name, but still the host's seat
            events.append(ContributedEvent(table.number + 2, now, seat, contribution))
        return Change(events, {seat: guest.id})
    if isinstance(occupant, BotSeat):
        return Change([SeatEvent(table.number + 1, now, seat, "bot", occupant.level)], {seat: None})
    return Change([SeatEvent(table.number + 1, now, seat, "open", None)], {seat: None})


def start(table: Table, guest: Guest, now: float) -> Change:
    """The host starts the game; every seat must be taken."""
    if table.status != "open":
        raise wrong_status(table.status, "open")
    check_host(table, guest)
    return started(table, now)


def started(table: Table, now: float) -> Change:
    """The start of the game."""
    check_full(table.seats)
    first = int(table.deal().player)
    deadline = turn_deadline(table, first, now)
    return Change([StartedEvent(table.number + 1, now, first, table.seed_hash, deadline)])


def turn_deadline(table: Table, seat: int, now: float) -> float | None:
    """Until when the player of a turn that begins now has time."""
    limit = table.options.turn_time
    return None if limit is None or table.seats[seat].bot_level is not None else now + limit


def rematch_options(table: Table, guest: Guest) -> TableOptions:
    """The same table again; everybody keeps their seat, and the next seat starts.

    In rated games the seats of the others are open: nobody plays one without having asked for it.
    """
    if table.status != "over":
        raise wrong_status(table.status, "over")
    if not table.seats_of(guest.id) and table.host != guest.id:
        raise Refused(403, "table/not-seated", "Only the players and the host can ask for a rematch")
    seats = [_seat_again(seat, _comes_back(table, seat, guest)) for seat in table.seats]
    first = table.options.first
    following = first if first == "random" else (first + 1) % len(seats)
    return replace(table.options, seats=seats, first=following)


def _seat_again(seat: Seat, comes_back: bool) -> SeatOption:
    if seat.level is not None:
        return BotSeat(seat.level)
    return PersonSeat(seat.name) if comes_back else OpenSeat()


def _comes_back(table: Table, seat: Seat, guest: Guest) -> bool:
    """Whether somebody sits down again when a guest asks: not those who resigned or deleted their account."""
    if seat.kind != "person" or seat.guest is None or seat.name == NOBODY:
        return False
    return seat.guest == guest.id or not table.options.rated


def open_rematch(old: Table, table: Table, guest: Guest, now: float) -> Change:
    """Set up the table of a rematch: everybody holds the seat that they had, and who asks is the host."""
    opened = open_table(table, guest, now)
    owners = {number: seat.guest for number, seat in enumerate(old.seats) if _comes_back(old, seat, guest)}
    return Change(opened.events, owners, guest.id)


def rejoin(old: Table, table: Table, guest: Guest, now: float) -> Change | None:
    """Take one's seat of the last game in a rematch, if it is open."""
    if table.status != "open" or table.seats_of(guest.id):
        return None
    seat = next((seat for seat in old.seats_of(guest.id) if table.seats[seat].kind == "open"), None)
    return None if seat is None else join(table, guest, seat, None, now)


def announce_rematch(table: Table, code: str, now: float) -> Change | None:
    """Tell those at the old table of the new one, unless there is one already."""
    if table.rematch is not None:
        return None
    return Change([RematchEvent(table.number + 1, now, code)])


def begin_rematch(table: Table, guest: Guest, now: float) -> Change | None:
    """Start at once if there is nobody else to wait for."""
    others = [seat for seat in table.seats if seat.kind != "bot" and seat.guest != guest.id]
    return None if others else started(table, now)


def withdraw(table: Table, guest: Guest, now: float) -> Change:
    """Close a table that nobody has seen yet."""
    seat = next(iter(table.seats_of(guest.id)), 0)
    return Change([LeftEvent(table.number + 1, now, seat, True)], dict.fromkeys(range(len(table.seats))))


def chat(table: Table, guest: Guest, text: str, now: float) -> Change:
    """Say something; only those who sit at the table do."""
    seats = table.seats_of(guest.id)
    if not seats:
        raise Refused(403, "table/not-seated", "Only players at the table can chat")
    if table.status == "closed":
        raise wrong_status(table.status, "open, playing or over")
    if table.num_chats[seats[0]] >= MAX_CHATS:
        raise Refused(409, "chat/full", f"A seat has at most {MAX_CHATS} chat messages at a table", most=MAX_CHATS)
    name = table.seats[seats[0]].name or guest.name
    return Change([ChatEvent(table.number + 1, now, seats[0], name, text)])


# Checks


def check_log(table: Table, change: Change) -> None:
    """Refuse what would make the log of a table endless. A game has few turns: it can always start and end."""
    if table.number >= MAX_LOG and not any(
        isinstance(event, StartedEvent | StoredTurn | EndedEvent) for event in change.events
    ):
        raise Refused(
            409, "table/log-full", f"A table has at most {MAX_LOG} events: only the game goes on", most=MAX_LOG
        )


def check_seat(table: Table, seat: int) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < len(table.seats):
        raise Refused(
            404, "seat/unknown", f"Seats are numbered 0 to {len(table.seats) - 1}", seat=seat, seats=len(table.seats)
        )


def check_full(seats: Iterable[Seat | SeatOption]) -> None:
    """Refuse to start with open seats."""
    free = [number for number, seat in enumerate(seats) if seat.kind == "open"]
    if free:
        raise Refused(409, "table/open-seats", "Some seats are open: wait for players or add bots", open=free)


def _check_only_seat(table: Table, guest: Guest, seat: int) -> None:
    """Refuse a second seat for the same person at a rated table."""
    if table.options.rated and any(own != seat for own in table.seats_of(guest.id)):
        raise one_seat()


def check_host(table: Table, guest: Guest) -> None:
    """Refuse those who are not the host."""
    if table.host != guest.id:
        raise Refused(403, "table/not-host", "Only the host of the table can do this")


def own_seat(table: Table, guest: Guest, seat: int | None) -> int:
    """The seat that is meant: the given one, or the only one of the guest."""
    own = table.seats_of(guest.id)
    if seat is not None:
        check_seat(table, seat)
        if seat not in own:
            raise not_yours(seat)
        return seat
    if not own:
        raise Refused(403, "table/not-seated", "You have no seat at this table")
    if len(own) > 1:
        raise Refused(422, "seat/which", "You hold several seats: say which one", seats=own)
    return own[0]
