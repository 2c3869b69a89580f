"""Ending a game early: those who play alone discard it, those who play with others resign."""

from orbis.server.tables.events import Change, ClosedEvent, HostEvent, ResignedEvent, StoredEvent
from orbis.server.tables.lobby import Guest, check_host
from orbis.server.tables.refusals import Refused, wrong_status
from orbis.server.tables.standing import Standing
from orbis.server.tables.table import Table
from orbis.server.tables.turns import ended, playing_game


def may_end(table: Standing, guest: int | None) -> bool:
    """Whether a guest may close the table before the start, or discard its game."""
    if guest is None or table.status not in ("open", "playing"):
        return False
    if table.status == "open":
        return table.host == guest
    return bool(table.seats_of(guest) or table.host == guest) and not _others_playing(table, guest)


def end_table(table: Table, guest: Guest, now: float) -> Change | None:
    """Close a table before the start, or discard a game that no other person plays; None if it has ended already."""
    if table.status == "open":
        check_host(table, guest)
        return Change([ClosedEvent(table.number + 1, now)])
    if not table.seats_of(guest.id):
        check_host(table, guest)
    if table.status != "playing":
        return None
    if _others_playing(table, guest.id):
        raise Refused(409, "table/not-alone", "Other people are playing: you can only resign")
    return Change([ended(table, "discarded", now, number=table.number + 1, game=playing_game(table))])


def resign(table: Table, guest: Guest, now: float) -> Change:
    """Give up all one's seats for good: bots play on there, and the next person becomes the host if need be."""
    if table.status != "playing":
        raise wrong_status(table.status, "playing")
    own = table.seats_of(guest.id)
    if not own:
        raise Refused(403, "table/not-seated", "You do not sit at this table")
    level = table.options.stand_in
    events: list[StoredEvent] = [
        ResignedEvent(number, now, seat, table.seats[seat].stand_in or level)
        for number, seat in enumerate(own, table.number + 1)
    ]
    owners: dict[int, int | None] = dict.fromkeys(own)
    heirs = [seat for seat, other in enumerate(table.seats) if other.guest not in (None, guest.id)]
    if table.host != guest.id or not heirs:
        return Change(events, owners)
    heir = min(heirs, key=lambda seat: table.seats[seat].stand_in is not None)  # rather somebody who still plays
    events.append(HostEvent(table.number + len(events) + 1, now, heir))
    return Change(events, owners, table.seats[heir].guest)


def _others_playing(table: Standing, guest: int) -> bool:
    """Whether other persons play themselves."""
    return any(seat.guest not in (None, guest) and seat.stand_in is None for seat in table.seats)
