"""Ending a game early: those who play alone discard it, those who play with others resign."""

from orbis.server.tables.events import Change, ClosedEvent, HostEvent, LeftEvent, ResignedEvent, StoredEvent
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


def resign(table: Table, guest: Guest, now: float) -> Change | None:
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
    left = _with_heir(table, guest, Change(events, dict.fromkeys(own)), now)
    if left is None or not table.options.rated or _is_contested(table, guest.id):
        return left
    end = ended(table, "resigned", now, number=table.number + len(left.events) + 1, game=playing_game(table))
    return Change([*left.events, end], left.owners, left.host)


def _is_contested(table: Table, guest: int) -> bool:
    """Whether there is something to play for in a rated game: a person, and somebody else who has not resigned."""
    others = _others(table, guest)
    num_bots = sum(seat.kind == "bot" for seat in table.seats)
    return bool(others) and len(others) + num_bots > 1


def depart(table: Table, guest: Guest, now: float) -> Change | None:
    """Leave an unfinished table for good, whatever stage it is at: the guest is about to be deleted."""
    if may_end(table, guest.id) and (table.status == "playing" or not _others(table, guest.id)):
        return end_table(table, guest, now)
    if table.status == "playing" and table.seats_of(guest.id):
        return resign(table, guest, now)
    own = table.seats_of(guest.id) if table.status == "open" else []
    events: list[StoredEvent] = [
        LeftEvent(number, now, seat, False) for number, seat in enumerate(own, table.number + 1)
    ]
    return _with_heir(table, guest, Change(events, dict.fromkeys(own)), now)


def _with_heir(table: Table, guest: Guest, change: Change, now: float) -> Change | None:
    """The same change, after which another person is the host if the guest was; None if nothing changes."""
    heirs = _others(table, guest.id)
    if table.host != guest.id or not heirs:
        return change if change.events else None
    heir = min(heirs, key=lambda seat: table.seats[seat].stand_in is not None)  # rather somebody who still plays
    events = [*change.events, HostEvent(table.number + len(change.events) + 1, now, heir)]
    return Change(events, change.owners, table.seats[heir].guest)


def _others(table: Standing, guest: int) -> list[int]:
    """The seats of other persons."""
    return [number for number, seat in enumerate(table.seats) if seat.guest not in (None, guest)]


def _others_playing(table: Standing, guest: int) -> bool:
    """Whether other persons play themselves."""
    return any(seat.guest not in (None, guest) and seat.stand_in is None for seat in table.seats)
