"""The models of the events of a table."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from orbis.server.tables.options import Level
from orbis.server.web.forms.game import Answer, Player, ResultForm, ToldAction

EndedBy: TypeAlias = Literal["finished", "agreed", "absence", "expired", "discarded"]


class Numbered(Answer):
    """What all events have."""

    number: int = Field(description="Counted from 1 at each table, without gaps.")
    at: float = Field(description="Time in seconds since 1970.")


class FirstSeat(Answer):
    """Who is in a seat when the table is created."""

    kind: Literal["person", "bot", "open"]
    name: str | None = None
    level: Level | None = None


class CreatedEvent(Numbered):
    """The table was created."""

    kind: Literal["created"]
    seats: list[FirstSeat]


class JoinedEvent(Numbered):
    """Someone took a seat."""

    kind: Literal["joined"]
    seat: Player
    name: str


class LeftEvent(Numbered):
    """Someone left a seat before the start."""

    kind: Literal["left"]
    seat: Player
    closed: bool = Field(description="Everyone has left and the table is closed.")


class SeatEvent(Numbered):
    """The host put a bot in a seat or opened it."""

    kind: Literal["seat"]
    seat: Player
    occupant: Literal["bot", "open"]
    level: Level | None


class HostEvent(Numbered):
    """Another player is now the host."""

    kind: Literal["host"]
    seat: Player


class ClosedEvent(Numbered):
    """The host closed the table before the start."""

    kind: Literal["closed"]


class StartedEvent(Numbered):
    """The game began."""

    kind: Literal["started"]
    first: Player
    seed_hash: str = Field(description="The hash that commits the server to the shuffle.")
    deadline: float | None


class TurnEvent(Numbered):
    """A turn was played."""

    kind: Literal["turn"]
    ply: int = Field(description="The number of turns before this one.")
    seat: Player
    turn: str = Field(description="In the notation.")
    by: Literal["person", "bot"]
    next: Player | None
    deadline: float | None
    actions: list[ToldAction]


class ClockEvent(Numbered):
    """The player got more time."""

    kind: Literal["clock"]
    seat: Player
    deadline: float | None


class AbsentEvent(Numbered):
    """The player to move is late or gone; the others may choose."""

    kind: Literal["absent"]
    seat: Player
    reason: Literal["late", "gone"]


class ChoiceEvent(Numbered):
    """Another player chose what to do about it."""

    kind: Literal["choice"]
    seat: Player
    about: Player
    choice: Literal["bot", "wait", "end"]


class SubstitutedEvent(Numbered):
    """A bot took over for a player."""

    kind: Literal["substituted"]
    seat: Player
    level: Level


class ReturnedEvent(Numbered):
    """The player took over again."""

    kind: Literal["returned"]
    seat: Player
    deadline: float | None


class ResignedEvent(Numbered):
    """The player gave the seat up for good; a bot plays on."""

    kind: Literal["resigned"]
    seat: Player
    level: Level


class ChatEvent(Numbered):
    """Somebody said something: data, never markup."""

    kind: Literal["chat"]
    seat: Player
    name: str
    text: str


class EndedEvent(Numbered):
    """The game is over."""

    kind: Literal["ended"]
    reason: EndedBy
    seed: str = Field(description="The seed of the shuffle.")
    result: ResultForm | None = Field(description="Only if the game was played to the end.")


class RematchEvent(Numbered):
    """There is a new table for the same players."""

    kind: Literal["rematch"]
    table: str


EventForm: TypeAlias = Annotated[
    CreatedEvent
    | JoinedEvent
    | LeftEvent
    | SeatEvent
    | HostEvent
    | ClosedEvent
    | StartedEvent
    | TurnEvent
    | ClockEvent
    | AbsentEvent
    | ChoiceEvent
    | SubstitutedEvent
    | ReturnedEvent
    | ResignedEvent
    | ChatEvent
    | EndedEvent
    | RematchEvent,
    Field(discriminator="kind"),
]
