"""How a table stands: who sits where, whose turn it is, what is open. Small, and folded from events."""

from copy import copy
from dataclasses import dataclass, field
from typing import Annotated, Literal, Self, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from orbis.forms import Form
from orbis.game.public import PlayerNumber
from orbis.server.tables.events import (
    AbsentEvent,
    Change,
    ChoiceEvent,
    ClockEvent,
    ClosedEvent,
    ContributedEvent,
    CreatedEvent,
    EndedBy,
    EndedEvent,
    JoinedEvent,
    LeftEvent,
    RematchEvent,
    ResignedEvent,
    ReturnedEvent,
    SeatEvent,
    StartedEvent,
    StoredEvent,
    StoredTurn,
    SubstitutedEvent,
)
from orbis.server.tables.options import Level

Status: TypeAlias = Literal["open", "playing", "over", "closed"]
Occupant: TypeAlias = Literal["person", "bot", "open"]


class SeatForm(Form, frozen=True):
    """A seat and who is in it, as it is sent."""

    kind: Occupant
    name: str | None
    level: Level | None
    stand_in: Annotated[Level | None, Meta(description="The level of the bot that has taken over the seat.")]


class Seat(Struct, frozen=True):
    """A seat and who is in it."""

    kind: Occupant
    name: str | None = None  # of a person
    level: Level | None = None  # of a bot
    stand_in: Level | None = None  # the level of the bot that plays on for the person
    guest: int | None = None  # who holds it: never sent to clients
    contribution: str | None = None  # what the person added to the shuffle

    @property
    def bot_level(self) -> Level | None:
        """The level of the bot that plays, if one does."""
        return self.level if self.kind == "bot" else self.stand_in

    def form(self) -> SeatForm:
        """The form that is sent."""
        return SeatForm(self.kind, self.name, self.level, self.stand_in)


class Question(Form, frozen=True):
    """A player is late or gone, and the others choose what to do."""

    seat: PlayerNumber
    reason: Literal["late", "gone"]
    votes: Annotated[tuple[PlayerNumber, ...], Meta(description="The seats that voted to end the game.")]


@dataclass
class Standing:
    """What follows from the events without playing the game."""

    status: Status = "open"
    host: int | None = None  # a guest: never sent to clients
    seats: list[Seat] = field(default_factory=list)
    seat_to_move: int | None = None
    question: Question | None = None
    turn_began_at: float = 0.0
    deadline: float | None = None
    ended_by: EndedBy | None = None
    rematch: str | None = None
    updated_at: float = 0.0

    @property
    def bot_to_move(self) -> Level | None:
        """The level of the bot whose turn it is, if it is a bot's."""
        return None if self.seat_to_move is None else self.seats[self.seat_to_move].bot_level

    def seats_of(self, guest: int | None) -> list[int]:
        """The seats that a guest holds."""
        return [number for number, seat in enumerate(self.seats) if guest is not None and seat.guest == guest]

    def after(self, change: Change) -> Self:
        """How the table will stand after a change."""
        after = copy(self)
        after.seats = list(self.seats)
        for event in change.events:
            after.settle(event)
        return after

    def settle(self, event: StoredEvent) -> None:
        """Let an event happen to the standing; nothing is checked."""
        self.updated_at = event.at
        match event:
            case CreatedEvent(seats=seats):
                self.seats = [Seat(seat.kind, seat.name, seat.level) for seat in seats]
            case JoinedEvent(seat=seat, name=name):
                self.seats[seat] = Seat("person", name)
            case SeatEvent(seat=seat, occupant=occupant, level=level):
                self.seats[seat] = Seat(occupant, level=level)
            case LeftEvent(seat=seat, closed=closed):
                self.seats[seat] = Seat("open")
                self.status = "closed" if closed else self.status
            case ContributedEvent(seat=seat, contribution=contribution):
                self.seats[seat] = replace(self.seats[seat], contribution=contribution)
            case ClosedEvent():
                self.status = "closed"
            case StartedEvent(first=first, deadline=deadline):
                self.status = "playing"
                self._begin_turn(first, event.at, deadline)
            case StoredTurn(next=following, deadline=deadline):
                self._begin_turn(following, event.at, deadline)
            case EndedEvent(reason=reason):
                self._end(reason)
            case RematchEvent(table=table):
                self.rematch = table
            case _:
                self._settle_absence(event)

    def _settle_absence(self, event: StoredEvent) -> None:
        match event:
            case AbsentEvent(seat=seat, reason=reason):
                self.question = Question(seat, reason, ())
                self.deadline = None
            case ChoiceEvent(seat=seat, choice="end") if self.question is not None:
                self.question = replace(self.question, votes=(*self.question.votes, seat))
            case ClockEvent(seat=seat, deadline=deadline):
                self._begin_turn(seat, event.at, deadline)
            case SubstitutedEvent(seat=seat, level=level) | ResignedEvent(seat=seat, level=level):
                took_over = self.seats[seat].stand_in is None
                self.seats[seat] = replace(self.seats[seat], stand_in=level)
                if took_over and seat == self.seat_to_move:
                    self._begin_turn(seat, event.at, None)
            case ReturnedEvent(seat=seat, deadline=deadline):
                self.seats[seat] = replace(self.seats[seat], stand_in=None)
                if seat == self.seat_to_move:
                    self._begin_turn(seat, event.at, deadline)

    def _begin_turn(self, seat: int | None, at: float, deadline: float | None) -> None:
        self.seat_to_move = seat
        self.question = None
        self.turn_began_at = at
        self.deadline = deadline

    def _end(self, reason: EndedBy) -> None:
        self.status = "over"
        self.ended_by = reason
        self.seat_to_move = None
        self.question = None
        self.deadline = None
