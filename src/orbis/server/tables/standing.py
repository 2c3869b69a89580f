"""How a table stands: who sits where, whose turn it is, what is open. Small, and folded from events."""

from copy import copy
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from orbis.server.tables.events import Change, Event

Status: TypeAlias = Literal["open", "playing", "over", "closed"]


@dataclass(slots=True)
class Seat:
    """A seat and who is in it."""

    kind: Literal["person", "bot", "open"]
    name: str | None = None  # of a person
    level: str | None = None  # of a bot
    stand_in: str | None = None  # the level of the bot that plays on for the person
    guest: int | None = None  # who holds it: never told to clients

    @property
    def bot_level(self) -> str | None:
        """The level of the bot that plays, if one does."""
        return self.level if self.kind == "bot" else self.stand_in

    def to_json(self) -> dict[str, Any]:
        """The form that is sent."""
        return {"kind": self.kind, "name": self.name, "level": self.level, "stand_in": self.stand_in}


@dataclass(slots=True)
class Question:
    """A player is late or gone, and the others choose what to do."""

    seat: int
    reason: Literal["late", "gone"]
    votes: tuple[int, ...] = ()  # the seats that want to end the game

    def to_json(self) -> dict[str, Any]:
        """The form that is sent."""
        return {"seat": self.seat, "reason": self.reason, "votes": list(self.votes)}


@dataclass
class Standing:
    """What follows from the events without playing the game."""

    status: Status = "open"
    host: int | None = None  # a guest: never told to clients
    seats: list[Seat] = field(default_factory=list)
    seat_to_move: int | None = None
    question: Question | None = None
    turn_began_at: float = 0.0
    deadline: float | None = None
    ended_by: str | None = None
    rematch: str | None = None
    updated_at: float = 0.0

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot whose turn it is, if it is a bot's."""
        return None if self.seat_to_move is None else self.seats[self.seat_to_move].bot_level

    def seats_of(self, guest: int | None) -> list[int]:
        """The seats that a guest holds."""
        return [number for number, seat in enumerate(self.seats) if guest is not None and seat.guest == guest]

    def after(self, change: Change) -> "Standing":
        """How the table will stand after a change."""
        fields = {name: getattr(self, name) for name in Standing.__dataclass_fields__}
        after = Standing(**{**fields, "seats": [copy(seat) for seat in self.seats], "question": copy(self.question)})
        for event in change.events:
            after.settle(event)
        return after

    def settle(self, event: Event) -> None:
        """Let an event happen to the standing; nothing is checked."""
        body = event.body
        self.updated_at = event.at
        match event.kind:
            case "created":
                self.seats = [Seat(**seat) for seat in body["seats"]]
            case "joined":
                self.seats[body["seat"]] = Seat("person", body["name"])
            case "seat":
                self.seats[body["seat"]] = Seat(body["occupant"], level=body["level"])
            case "left":
                self.seats[body["seat"]] = Seat("open")
                self.status = "closed" if body["closed"] else self.status
            case "closed":
                self.status = "closed"
            case "started":
                self.status = "playing"
                self._begin_turn(body["first"], event)
            case "turn":
                self._begin_turn(body["next"], event)
            case "ended":
                self._end(body["reason"])
            case "rematch":
                self.rematch = body["table"]
            case "absent" | "choice" | "clock" | "substituted" | "returned" | "resigned":
                self._settle_absence(event)

    def _settle_absence(self, event: Event) -> None:
        body = event.body
        seat = body["seat"]
        match event.kind:
            case "absent":
                self.question = Question(seat, body["reason"])
                self.deadline = None
            case "choice" if self.question is not None and body["choice"] == "end":
                self.question.votes = (*self.question.votes, seat)
            case "clock":
                self._begin_turn(seat, event)
            case "substituted" | "resigned":
                took_over = self.seats[seat].stand_in is None
                self.seats[seat].stand_in = body["level"]
                if took_over and seat == self.seat_to_move:
                    self._begin_turn(seat, event)
            case "returned":
                self.seats[seat].stand_in = None
                if seat == self.seat_to_move:
                    self._begin_turn(seat, event)

    def _begin_turn(self, seat: int | None, event: Event) -> None:
        self.seat_to_move = seat
        self.question = None
        self.turn_began_at = event.at
        self.deadline = event.body.get("deadline")

    def _end(self, reason: str) -> None:
        self.status = "over"
        self.ended_by = reason
        self.seat_to_move = None
        self.question = None
        self.deadline = None
