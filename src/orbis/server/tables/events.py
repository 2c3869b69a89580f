"""What happens at a table: numbered events, as they are stored and sent."""

from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias, get_args

import msgspec
from msgspec import Meta

from orbis.forms import Form
from orbis.game.changes import ActionChanges
from orbis.game.game import PlayedActions
from orbis.game.public import PlayerNumber
from orbis.game.score import Result
from orbis.records.contributions import Contribution
from orbis.server.tables.options import Level

EndedBy: TypeAlias = Literal["finished", "resigned", "agreed", "absence", "expired", "discarded"]
By: TypeAlias = Literal["person", "bot"]


class Event(Form, frozen=True, tag_field="kind"):
    """What all events have."""

    number: Annotated[int, Meta(description="Counted from 1 at each table, without gaps.")]
    at: Annotated[float, Meta(description="Time in seconds since 1970.")]

    @property
    def kind(self) -> str:
        """What kind of event this is."""
        return str(self.__struct_config__.tag)


class FirstSeat(Form, frozen=True, omit_defaults=True):
    """Who is in a seat when the table is created."""

    kind: Literal["person", "bot", "open"]
    name: str | None = None
    level: Level | None = None


class CreatedEvent(Event, frozen=True, tag="created"):
    """The table was created with these seats."""

    seats: list[FirstSeat]


class JoinedEvent(Event, frozen=True, tag="joined"):
    """Someone took a seat."""

    seat: PlayerNumber
    name: str


class LeftEvent(Event, frozen=True, tag="left"):
    """Someone left before the start; `closed`: everyone has left."""

    seat: PlayerNumber
    closed: Annotated[bool, Meta(description="Everyone has left and the table is closed.")]


class SeatEvent(Event, frozen=True, tag="seat"):
    """The host put a `"bot"` of this level in the seat or made it `"open"`."""

    seat: PlayerNumber
    occupant: Literal["bot", "open"]
    level: Level | None


class HostEvent(Event, frozen=True, tag="host"):
    """The player in this seat is now the host."""

    seat: PlayerNumber


class ContributedEvent(Event, frozen=True, tag="contributed"):
    """The player in this seat added random digits to the shuffle."""

    seat: PlayerNumber
    contribution: Contribution


class ClosedEvent(Event, frozen=True, tag="closed"):
    """The host closed the table before the start."""


class StartedEvent(Event, frozen=True, tag="started"):
    """The game began; `seed_hash` commits the server to its secret."""

    first: PlayerNumber
    seed_hash: Annotated[str, Meta(description="The hash that commits the server to its secret.")]
    deadline: float | None


class StoredTurn(Event, frozen=True, tag="turn"):
    """A turn was played. What its actions changed follows from it and is not stored."""

    ply: Annotated[int, Meta(description="The number of turns before this one.")]
    seat: PlayerNumber
    turn: Annotated[str, Meta(description="In the notation.")]
    by: By
    next: PlayerNumber | None
    deadline: float | None


class TurnEvent(StoredTurn, frozen=True, tag="turn"):
    """A `"person"` or `"bot"` played a turn: `actions` lists what each action [changed](actions.md#changes)."""

    actions: list[ActionChanges]


class CompactTurn(StoredTurn, frozen=True, tag="turn"):
    """A turn for clients that know the rules: all the rest follows from it."""

    drawn: Annotated[str | None, Meta(description="The tile that was drawn into the display at its end.")]


class ClockEvent(Event, frozen=True, tag="clock"):
    """The player got more time."""

    seat: PlayerNumber
    deadline: float | None


class AbsentEvent(Event, frozen=True, tag="absent"):
    """The player to move is `"late"` or `"gone"`."""

    seat: PlayerNumber
    reason: Literal["late", "gone"]


class ChoiceEvent(Event, frozen=True, tag="choice"):
    """Another player chose what to do about it: `"bot"`, `"wait"` or `"end"`."""

    seat: PlayerNumber
    about: PlayerNumber
    choice: Literal["bot", "wait", "end"]


class SubstitutedEvent(Event, frozen=True, tag="substituted"):
    """A bot of this level took over for the player."""

    seat: PlayerNumber
    level: Level


class ReturnedEvent(Event, frozen=True, tag="returned"):
    """The player took over again."""

    seat: PlayerNumber
    deadline: float | None


class ResignedEvent(Event, frozen=True, tag="resigned"):
    """The player gave up the seat for good, and a bot of this level plays on."""

    seat: PlayerNumber
    level: Level


class ChatEvent(Event, frozen=True, tag="chat"):
    """Someone sent a chat message."""

    seat: PlayerNumber
    name: str
    text: str


class EndedEvent(Event, frozen=True, tag="ended"):
    """The game is over; `result` is `null` unless it was played to the end."""

    reason: EndedBy
    seed: Annotated[str, Meta(description="The seed of the shuffle.")]
    result: Annotated[Result | None, Meta(description="Only if the game was played to the end.")]


class RematchEvent(Event, frozen=True, tag="rematch"):
    """There is a new table for the same players."""

    table: str


_Before: TypeAlias = (
    CreatedEvent | JoinedEvent | LeftEvent | SeatEvent | HostEvent | ContributedEvent | ClosedEvent | StartedEvent
)
_Others: TypeAlias = (
    ClockEvent
    | AbsentEvent
    | ChoiceEvent
    | SubstitutedEvent
    | ReturnedEvent
    | ResignedEvent
    | ChatEvent
    | EndedEvent
    | RematchEvent
)
StoredEvent: TypeAlias = _Before | StoredTurn | _Others
SentEvent: TypeAlias = _Before | TurnEvent | _Others
KINDS: Final = tuple(str(event.__struct_config__.tag) for event in get_args(SentEvent))


@dataclass(frozen=True, slots=True)
class Change:
    """What a command does to a table: events, and who holds which seats from then on."""

    events: list[StoredEvent] = field(default_factory=list)
    owners: dict[int, int | None] = field(default_factory=dict)  # guests by seat
    host: int | None = None  # a new host
    played: PlayedActions | None = None  # the turn among the events, if it was decided on in this process


class RequestKey(NamedTuple):
    """What a guest calls a request that must not happen twice, however often it is sent."""

    guest: int
    key: str
    kind: Literal["table", "chat"]


_Sent: TypeAlias = tuple[list[StoredEvent], dict[int, int | None], int | None]
_decode_change = msgspec.json.Decoder(_Sent).decode
_decode_event: Any = msgspec.json.Decoder(StoredEvent).decode


def encode_change(change: Change) -> str:
    """A change as text, for the other processes."""
    return msgspec.json.encode((change.events, change.owners, change.host)).decode()


def decode_change(text: str) -> Change:
    """The change of a text."""
    return Change(*_decode_change(text))


def event_body(event: StoredEvent) -> str:
    """What is stored of an event besides its number, time and kind."""
    fields = {name: getattr(event, name) for name in event.__struct_fields__ if name not in ("number", "at")}
    return msgspec.json.encode(fields).decode()


def stored_event(number: int, at: float, kind: str, body: str) -> StoredEvent:
    """The event that was stored."""
    head = f'{{"number":{number},"at":{at!r},"kind":"{kind}"'
    event: StoredEvent = _decode_event(head + ("}" if body == "{}" else "," + body[1:]))
    return event
