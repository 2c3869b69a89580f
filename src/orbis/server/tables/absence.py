"""Players who are late or gone: the question to the others, their choice, and the return."""

from typing import Literal, TypeAlias

from orbis.server.tables.events import (
    AbsentEvent,
    Change,
    ChoiceEvent,
    ClockEvent,
    ReturnedEvent,
    StoredEvent,
    SubstitutedEvent,
)
from orbis.server.tables.lobby import Guest, own_seat, turn_deadline
from orbis.server.tables.refusals import Refused, wrong_status
from orbis.server.tables.table import Table
from orbis.server.tables.turns import ended, playing_game

Choice: TypeAlias = Literal["bot", "wait", "end"]


def notice_absence(table: Table, seen_at: float, grace: float, now: float) -> Change | None:
    """The player whose turn it is is late, or gone for the grace period: ask, or do what the table asked for."""
    seat = table.seat_to_move
    if seat is None or table.bot_to_move is not None or table.question is not None:
        return None
    reason: Literal["late", "gone"]
    if table.deadline is not None and table.deadline <= now:
        reason = "late"
    elif table.options.pace == "live" and max(seen_at, table.turn_began_at) + grace <= now:
        reason = "gone"
    else:
        return None
    if table.options.absence == "ask" and not _others(table, seat):
        return None
    events: list[StoredEvent] = [AbsentEvent(table.number + 1, now, seat, reason)]
    if table.options.absence == "bot":
        events.append(_substitution(table, seat, now, table.number + 2))
    elif table.options.absence == "end":
        events.append(ended(table, "absence", now, number=table.number + 2, game=playing_game(table)))
    return Change(events)


def choose(table: Table, guest: Guest, choice: Choice, present: set[int], now: float) -> Change | None:
    """One of the others chooses. A bot or more time is given at once; to end the game takes all who are present."""
    game = playing_game(table)
    question = table.question
    if question is None:
        raise Refused(409, "absence/nobody", "No one at this table is late or gone")
    own = [seat for seat in table.seats_of(guest.id) if seat in _others(table, question.seat)]
    if not own:
        raise Refused(403, "absence/not-asked", "Only the other players at the table can choose")
    number = table.number
    events: list[StoredEvent] = [ChoiceEvent(number + 1, now, own[0], question.seat, choice)]
    if choice == "bot":
        events.append(_substitution(table, question.seat, now, number + 2))
    elif choice == "wait":
        deadline = turn_deadline(table, question.seat, now)
        events.append(ClockEvent(number + 2, now, question.seat, deadline))
    elif _asked(table, present) <= {*_voters(table), guest.id}:
        events.append(ended(table, "agreed", now, number=number + 2, game=game))
    elif guest.id in _voters(table):
        return None
    return Change(events)


def _asked(table: Table, present: set[int]) -> set[int | None]:
    """The guests who are asked and present."""
    assert table.question is not None
    return {table.seats[seat].guest for seat in _others(table, table.question.seat) if seat in present}


def _voters(table: Table) -> set[int | None]:
    """The guests who want to end the game."""
    assert table.question is not None
    return {table.seats[seat].guest for seat in table.question.votes}


def step_out(table: Table, guest: Guest, seat: int | None, now: float) -> Change:
    """A player lets a bot play on for them."""
    playing_game(table)
    own = own_seat(table, guest, seat)
    if table.seats[own].stand_in is not None:
        raise Refused(409, "seat/stand-in", "A bot has already taken over this seat", seat=own)
    return Change([_substitution(table, own, now, table.number + 1)])


def step_in(table: Table, guest: Guest, seat: int | None, now: float) -> Change:
    """A player comes back and takes over from the bot."""
    if table.status != "playing":
        raise wrong_status(table.status, "playing")
    own = own_seat(table, guest, seat)
    if table.seats[own].stand_in is None:
        raise Refused(409, "seat/no-stand-in", "No bot has taken over this seat", seat=own)
    limit = table.options.turn_time
    deadline = now + limit if limit is not None and own == table.seat_to_move else None
    return Change([ReturnedEvent(table.number + 1, now, own, deadline)])


def expire(table: Table, before: float, now: float) -> Change | None:
    """End a game that nobody has continued since a time."""
    if table.status != "playing" or table.updated_at >= before:
        return None
    return Change([ended(table, "expired", now, number=table.number + 1, game=playing_game(table))])


def _substitution(table: Table, seat: int, now: float, number: int) -> SubstitutedEvent:
    return SubstitutedEvent(number, now, seat, table.options.stand_in)


def _others(table: Table, seat: int) -> list[int]:
    """The seats of the other persons at the table who play themselves."""
    absent = table.seats[seat].guest
    return [
        number
        for number, other in enumerate(table.seats)
        if other.kind == "person" and other.stand_in is None and other.guest != absent
    ]
