"""A table as its events tell it: how it stands, the game, and the log."""

from collections import Counter
from functools import cached_property
from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import asdict, replace

from orbis.forms import Form
from orbis.game import Game, Score
from orbis.game.game import PlayedActions
from orbis.game.layout import seed_hash
from orbis.game.public import PlayerNumber, PublicState
from orbis.game.score import PlayerPoints
from orbis.records import Contributed, Record, record_of
from orbis.records.contributions import Contribution, seed_from
from orbis.server.tables.events import (
    Change,
    ChatEvent,
    CompactTurn,
    EndedBy,
    SentEvent,
    StartedEvent,
    StoredEvent,
    StoredTurn,
)
from orbis.server.tables.log import Log, turn_of
from orbis.server.tables.names import recorded_name
from orbis.server.tables.options import TableOptions, TableSettings
from orbis.server.tables.standing import Question, SeatForm, Standing, Status

MAX_PAGE = 100  # events of a message: a whole game, unless there was much talk
_encode = msgspec.json.Encoder().encode


class TileSetName(Form, frozen=True):
    """The tile set of a table."""

    name: str
    digest: str


class TableForm(Form, frozen=True):
    """The state of a table, without the game."""

    code: str
    status: Status
    ended_by: EndedBy | None
    host: Annotated[PlayerNumber | None, Meta(description="The host's seat, if they have one.")]
    seats: list[SeatForm]
    seat_to_move: PlayerNumber | None
    question: Question | None
    turn_began_at: float | None
    deadline: float | None
    seed_hash: Annotated[str, Meta(description="The hash of the server's secret, which never changes.")]
    contributions: Annotated[
        list[Contribution | None], Meta(description="What the player in each seat added to the shuffle.")
    ]
    secret: Annotated[str | None, Meta(description="Only when the game is over.")]
    seed: Annotated[
        str | None,
        Meta(description="Made of the secret and the contributions. Only when the game is over."),
    ]
    rematch: str | None
    created_at: float
    updated_at: float
    tile_set: TileSetName
    options: TableSettings


class Situation(Form, frozen=True):
    """How a table and its game stand: the end of every message and snapshot."""

    table: TableForm
    state: Annotated[PublicState | None, Meta(description="The game; null before it starts.")]
    points: tuple[PlayerPoints, ...] | None
    score: Annotated[Score | None, Meta(description="Where the points come from; null if live scores are off.")]


class Message(Situation, frozen=True):
    """Events in order, and how the table stands now. WebSockets send these, and signals."""

    events: Annotated[list[SentEvent], Meta(description="At most a hundred.")]
    last: Annotated[int, Meta(description="The number of the last event in it; ask for the next ones after it.")]
    more: Annotated[bool, Meta(description="Whether there are more events after `last`.")]


class TurnMessage(Form, frozen=True):
    """A turn and nothing else, for clients that asked for compact messages."""

    turn: CompactTurn


class Table(Standing):
    """A table. It changes only by `apply`, where nothing is checked."""

    def __init__(self, table_id: int, code: str, options: TableOptions, secret: str, created_at: float) -> None:
        super().__init__(updated_at=created_at)
        self.id = table_id
        self.code = code
        self.options = options
        self.secret = secret
        self.created_at = created_at
        self.tile_set = options.tile_set()
        self.seed_hash = seed_hash(secret)
        self.game: Game | None = None
        self.turns: list[StoredTurn] = []
        self.num_chats: Counter[int] = Counter()  # by seat
        self._log = Log()
        self._situation: bytes | None = None
        self._latest: tuple[int, bytes] = (-1, b"")  # the message that most clients get, and the number it is after

    @property
    def number(self) -> int:
        """The number of the last event."""
        return len(self._log)

    @property
    def ply(self) -> int:
        """How many turns are complete."""
        return len(self.turns)

    @property
    def contributions(self) -> list[str | None]:
        """What players added to the shuffle, by seat."""
        return [seat.contribution for seat in self.seats]

    @property
    def seed(self) -> str:
        """The seed of the shuffle. It is final from the start of the game on."""
        return seed_from(self.secret, self.contributions)

    def deal(self) -> Game:
        """The game before the first turn."""
        return Game(len(self.seats), self.seed, self.tile_set, first=self.options.first)

    def game_at(self, ply: int) -> Game:
        """The game before a turn."""
        game = self.deal()
        for turn in self.game.turns[:ply] if self.game else []:
            for action in turn:
                game.play_unchecked(action)
        return game

    def record(self) -> Record:
        """The record of the game: this tells the seed and all piles."""
        assert self.game is not None
        contributed = Contributed(self.secret, self.contributions) if any(self.contributions) else None
        return record_of(self.game, self.names(), seed_hash=self.seed_hash, contributed=contributed)

    def names(self) -> list[str]:
        """The players as a record names them."""
        return [recorded_name(seat) for seat in self.seats]

    # What happens

    def apply(self, change: Change) -> None:
        """Let a change happen."""
        for event in change.events:
            self._fold(event, change.played)
        for seat, guest in change.owners.items():
            self.seats[seat] = replace(self.seats[seat], guest=guest)
        if change.host is not None:
            self.host = change.host
        self._situation = None
        self._latest = (-1, b"")

    def _fold(self, event: StoredEvent, played: PlayedActions | None) -> None:
        self.settle(event)
        if isinstance(event, StoredTurn):
            self._play(event, played)
            return
        self._log.add(event)
        if isinstance(event, StartedEvent):
            self.game = self.deal()
        elif isinstance(event, ChatEvent):
            self.num_chats[event.seat] += 1

    def _play(self, event: StoredTurn, played: PlayedActions | None) -> None:
        """Take over the game after a turn; play it only if that happened elsewhere."""
        self.turns.append(event)
        self._log.add(event, played)
        if played:
            self.game = played.game
            return
        assert self.game is not None
        for action in turn_of(event):
            self.game.play_unchecked(action)

    # What is sent

    def form(self) -> TableForm:
        """Everything public but the game."""
        return TableForm(
            code=self.code,
            status=self.status,
            ended_by=self.ended_by,
            host=next(iter(self.seats_of(self.host)), None),
            seats=[seat.form() for seat in self.seats],
            seat_to_move=self.seat_to_move,
            question=self.question,
            turn_began_at=self.turn_began_at if self.status == "playing" else None,
            deadline=self.deadline,
            seed_hash=self.seed_hash,
            contributions=self.contributions,
            secret=self.secret if self.status == "over" else None,
            seed=self.seed if self.status == "over" else None,
            rematch=self.rematch,
            created_at=self.created_at,
            updated_at=self.updated_at,
            tile_set=TileSetName(self.tile_set.name, self.tile_set.digest),
            options=self._settings,
        )

    @cached_property
    def _settings(self) -> TableSettings:
        return self.options.settings()

    def situation(self) -> bytes:
        """How the table stands, as the fields that end every message and snapshot."""
        if self._situation is None:
            score = self._score()
            state = self.game.public_state() if self.game else None
            self._situation = _encode(Situation(self.form(), state, score.points if score else None, score))[1:-1]
        return self._situation

    def _score(self) -> Score | None:
        """The score as if the game ended now, where players may see it."""
        if self.game is None or not (self.options.live_score or self.status == "over"):
            return None
        return self.game.score()

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
        if self._latest[0] != after:
            self._latest = after, b"{" + self.message_fields(after) + b"}"
        return self._latest[1]

    def message_fields(self, after: int) -> bytes:
        """The fields of a message, to be sent together with others."""
        last = self.page_end(after)
        events = b",".join(self._log.read(self.game_at)[after:last])
        more = b"true" if last < self.number else b"false"
        return b'"events":[%b],"last":%d,"more":%b,%b' % (events, last, more, self.situation())

    def turn_message(self) -> bytes:
        """The last event, which is a turn, for clients that know the rules."""
        assert self.game is not None
        return _encode(TurnMessage(CompactTurn(**asdict(self.turns[-1]), drawn=self.game.last_drawn)))

    def turn_event(self, ply: int) -> bytes:
        """The event of a turn as it is sent."""
        return self._log.read(self.game_at)[self.turns[ply].number - 1]
