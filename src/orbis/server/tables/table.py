"""A table as its events tell it: how it stands, the game, and the log."""

from collections import Counter
from functools import cached_property
from typing import Any

import msgspec

from orbis.game import Game
from orbis.game.layout import seed_hash
from orbis.game.score import result_of, score_sheet
from orbis.records import Record, record_of
from orbis.server.tables.events import Change, Event
from orbis.server.tables.log import Log, turn_of
from orbis.server.tables.options import TableOptions
from orbis.server.tables.standing import Standing

MAX_PAGE = 100  # events of a message: a whole game, unless there was much talk
_encode = msgspec.json.encode


class Table(Standing):
    """A table. It changes only by `apply`, where nothing is checked."""

    def __init__(self, table_id: int, code: str, options: TableOptions, seed: str, created_at: float) -> None:
        super().__init__(updated_at=created_at)
        self.id = table_id
        self.code = code
        self.options = options
        self.seed = seed
        self.created_at = created_at
        self.tile_set = options.tile_set()
        self.seed_hash = seed_hash(seed)
        self.game: Game | None = None
        self._log = Log()
        self.turn_numbers: list[int] = []  # the event of each turn, by ply
        self.num_chats: Counter[int] = Counter()  # by seat
        self._tail: bytes | None = None

    @property
    def number(self) -> int:
        """The number of the last event."""
        return len(self._log)

    @property
    def ply(self) -> int:
        """How many turns are complete."""
        return self.game.turn if self.game else 0

    def deal(self) -> Game:
        """The game before the first turn."""
        return Game(len(self.seats), self.seed, self.tile_set, first=self.options.first)

    def record(self) -> Record:
        """The record of the game: this tells the seed and all piles."""
        assert self.game is not None
        return record_of(self.game, self.names(), seed_hash=self.seed_hash)

    def names(self) -> list[str]:
        """The players as a record names them."""
        return [seat.name or (f"{seat.level} (bot)" if seat.level else "open") for seat in self.seats]

    # What happens

    def apply(self, change: Change) -> None:
        """Let a change happen."""
        for event in change.events:
            self._fold(event)
        for seat, guest in change.owners.items():
            self.seats[seat].guest = guest
        if change.host is not None:
            self.host = change.host
        self._tail = None

    def _fold(self, event: Event) -> None:
        self.settle(event)
        self._log.add(event)
        if event.kind == "started":
            self.game = self.deal()
        elif event.kind == "turn":
            assert self.game is not None
            for action in turn_of(event):
                self.game.play_unchecked(action)
            self.turn_numbers.append(event.number)
        elif event.kind == "chat":
            self.num_chats[event.body["seat"]] += 1

    # What is sent

    def to_json(self) -> dict[str, Any]:
        """Everything public but the game."""
        return {
            "code": self.code,
            "status": self.status,
            "ended_by": self.ended_by,
            "host": next(iter(self.seats_of(self.host)), None),
            "seats": [seat.to_json() for seat in self.seats],
            "seat_to_move": self.seat_to_move,
            "question": self.question.to_json() if self.question else None,
            "turn_began_at": self.turn_began_at if self.status == "playing" else None,
            "deadline": self.deadline,
            "seed_hash": self.seed_hash,
            "seed": self.seed if self.status == "over" else None,
            "rematch": self.rematch,
            "created_at": self.created_at,
            "updated_at": self.updated_at,
            "tile_set": {"name": self.tile_set.name, "digest": self.tile_set.digest},
            "options": self.options.model_dump(exclude={"seats", "tiles"}),
        }

    def tail(self) -> bytes:
        """How the table stands, as the end of every message and snapshot."""
        if self._tail is None:
            state = self.game.public_state() if self.game else None
            parts = {"table": self.to_json(), "state": state, "points": self._points()}
            self._tail = _encode(parts)[1:]
        return self._tail

    def start(self) -> bytes:
        """The public state at the start of the game, once it has begun."""
        return self._start if self.game else b"null"

    @cached_property
    def _start(self) -> bytes:
        return _encode(self.deal().public_state())

    def page_end(self, after: int) -> int:
        """The number of the last event in the message after a number."""
        return min(self.number, after + MAX_PAGE)

    def message(self, after: int) -> bytes:
        """The next events after a number, and how the table stands now."""
        last = self.page_end(after)
        events = self._log.read(self.deal)[after:last]
        more = b"true" if last < self.number else b"false"
        return b'{"events":[' + b",".join(events) + b'],"last":%d,"more":%s,' % (last, more) + self.tail()

    def told_turn(self, ply: int) -> bytes:
        """The event of a turn."""
        return self._log.read(self.deal)[self.turn_numbers[ply] - 1]

    def _points(self) -> list[dict[str, Any]] | None:
        """What each player's points are made of, as if the game ended now."""
        if self.game is None or not (self.options.live_score or self.status == "over"):
            return None
        players = result_of(score_sheet(self.game.state, self.game.tiles)).players
        return [msgspec.to_builtins(player) for player in players]
