"""The models of tables: requests and responses."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StrictInt, StrictStr

from orbis.server.tables.options import ChatText, Form, Level, Name, TableOptions
from orbis.server.web.forms.events import EndedBy, EventForm, TurnEvent
from orbis.server.web.forms.game import ActionForm, Answer, Player, PlayerPoints, ScoreForm, StateForm

MAX_STAGED = 40  # actions: the longest turn has fewer
MAX_NOTATION = 200

SeatNumber: TypeAlias = Annotated[int, Field(ge=0, le=3)]
Ply: TypeAlias = Annotated[StrictInt, Field(ge=0, le=60, description="The number of completed turns.")]

# Requests


class CreateTable(TableOptions):
    """A table to create."""

    start: bool = Field(False, description="Start immediately; no seat may be open.")


class JoinTable(Form):
    """A seat to take: the first open one, or a given one."""

    seat: SeatNumber | None = None
    name: Name | None = Field(None, description="Defaults to the guest's name.")


class OwnSeat(Form):
    """One of your seats; needed only if you have several."""

    seat: SeatNumber | None = None


class StagedTurn(BaseModel):
    """The actions of a turn, as text in the notation or as a list of words and objects."""

    model_config = ConfigDict(extra="forbid")

    ply: Ply
    actions: (
        Annotated[StrictStr, Field(max_length=MAX_NOTATION)]
        | Annotated[
            list[Annotated[StrictStr, Field(max_length=MAX_NOTATION)] | ActionForm], Field(max_length=MAX_STAGED)
        ]
    ) = Field(description="Notation such as `b2 ~1>`, or a list of words and objects.")

    def plain(self) -> Any:
        """The actions as the engine reads them."""
        if isinstance(self.actions, str):
            return self.actions or []  # nothing is staged, as a preview writes it
        return [action if isinstance(action, str) else action.model_dump(exclude_none=True) for action in self.actions]


class ChooseAbsence(Form):
    """What to do about a player who is late or gone."""

    choice: Literal["bot", "wait", "end"]


class ChatMessage(Form):
    """A chat message."""

    text: ChatText


# Answers


class SeatForm(Answer):
    """A seat and who is in it."""

    kind: Literal["person", "bot", "open"]
    name: str | None
    level: Level | None
    stand_in: Level | None = Field(description="The level of the bot that has taken over the seat.")


class QuestionForm(Answer):
    """A player is late or gone."""

    seat: Player
    reason: Literal["late", "gone"]
    votes: list[Player] = Field(description="The seats that voted to end the game.")


class TileSetForm(Answer):
    """The tile set of the table."""

    name: str
    digest: str


class TableSettings(Answer):
    """How the table was set up."""

    first: int | Literal["random"]
    public: bool
    watch: bool
    pace: Literal["live", "days"]
    turn_seconds: int | None
    turn_days: int | None
    absence: Literal["ask", "bot", "end"]
    stand_in: Level
    analysis: bool
    live_score: bool
    bot_pause: float


class TableForm(Answer):
    """The state of a table, without the game."""

    code: str
    status: Literal["open", "playing", "over", "closed"]
    ended_by: EndedBy | None
    host: Player | None = Field(description="The host's seat, if they have one.")
    seats: list[SeatForm]
    seat_to_move: Player | None
    question: QuestionForm | None
    turn_began_at: float | None
    deadline: float | None
    seed_hash: str
    seed: str | None = Field(description="Only when the game is over.")
    rematch: str | None
    created_at: float
    updated_at: float
    tile_set: TileSetForm
    options: TableSettings


class MessageForm(Answer):
    """Events in order, and how the table stands now. WebSockets send these, and signals."""

    events: list[EventForm] = Field(description="At most a hundred.")
    last: int = Field(description="The number of the last event that is told; ask for the next ones after it.")
    more: bool = Field(description="Whether there are more events after `last`.")
    table: TableForm
    state: StateForm | None = Field(description="The game; null before it starts.")
    points: list[PlayerPoints] | None


class YouForm(Answer):
    """The caller's role at this table."""

    seats: list[Player]
    host: bool
    may_end: bool = Field(description="Whether one may close the table, or discard its game.")


class SnapshotForm(Answer):
    """The current state of a table, as the caller sees it."""

    last: int
    table: TableForm
    state: StateForm | None
    points: list[PlayerPoints] | None
    score: ScoreForm | None = Field(description="Where the points come from; null if live scores are off.")
    turns: list[str] = Field(description="In the notation.")
    start: StateForm | None = Field(description="The game before its first turn; null before it starts.")
    you: YouForm
    url: str = Field(description="The link to this table.")


class TableSummary(Answer):
    """A table in a list."""

    code: str
    status: Literal["open", "playing", "over", "closed"]
    seats: list[SeatForm]
    seat_to_move: Player | None
    round: int
    pace: Literal["live", "days"]
    deadline: float | None
    updated_at: float
    your_seats: list[Player]
    your_turn: bool
    may_end: bool = Field(description="Whether one may close the table, or discard its game.")


class TableList(Answer):
    """Tables, newest first."""

    tables: list[TableSummary]


class TurnAnswer(Answer):
    """A committed turn. Sending the same turn again returns the same response."""

    event: TurnEvent


# Signals


class PresenceSignal(Answer):
    """Someone came or went."""

    signal: Literal["presence"]
    seat: Player
    here: bool


class ThinkingSignal(Answer):
    """A bot began to think."""

    signal: Literal["thinking"]
    seat: Player
    ply: int


class AnalysisSignal(Answer):
    """The progress of a hint or review."""

    signal: Literal["hint", "review"]
    ply: int
    status: Literal["running", "done", "failed"]
    done: int
    total: int


class HeartbeatSignal(Answer):
    """The connection is alive."""

    signal: Literal["heartbeat"]
    at: float


class ReloadSignal(Answer):
    """Reconnect: the table must be loaded again, or the server is about to stop."""

    signal: Literal["reload"]


SignalForm: TypeAlias = Annotated[
    PresenceSignal | ThinkingSignal | AnalysisSignal | HeartbeatSignal | ReloadSignal, Field(discriminator="signal")
]
