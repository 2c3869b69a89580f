"""What happens at a table: numbered events, as keys and arguments."""

from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple

import msgspec

KINDS: Final = (
    "created",
    "joined",
    "left",
    "seat",
    "host",
    "closed",
    "started",
    "turn",
    "clock",
    "absent",
    "choice",
    "substituted",
    "returned",
    "resigned",
    "chat",
    "ended",
    "rematch",
)


@dataclass(frozen=True, slots=True)
class Event:
    """One event; `number` counts from 1 at each table."""

    number: int
    at: float
    kind: str
    body: dict[str, Any]

    @property
    def ply(self) -> int | None:
        """Of a turn: the number of turns before it."""
        return self.body["ply"] if self.kind == "turn" else None

    def to_json(self) -> dict[str, Any]:
        """The form that is sent, without what the table adds to a turn."""
        return {"number": self.number, "at": self.at, "kind": self.kind, **self.body}


@dataclass(frozen=True, slots=True)
class Change:
    """What a command does to a table: events, and who holds which seats from then on."""

    events: list[Event] = field(default_factory=list)
    owners: dict[int, int | None] = field(default_factory=dict)  # guests by seat
    host: int | None = None  # a new host


class RequestKey(NamedTuple):
    """What a guest calls a request that must not happen twice, however often it is sent."""

    guest: int
    key: str
    kind: Literal["table", "chat"]


def encode_change(change: Change) -> str:
    """A change as text, for the other processes."""
    events = [[event.number, event.at, event.kind, event.body] for event in change.events]
    return msgspec.json.encode([events, list(change.owners.items()), change.host]).decode()


def decode_change(text: str) -> Change:
    """The change of a text."""
    events, owners, host = msgspec.json.decode(text)
    return Change([Event(*event) for event in events], dict(owners), host)
