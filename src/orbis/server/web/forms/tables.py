"""The forms of tables: what is asked and what is answered."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StrictInt, StrictStr

from orbis.server.tables.options import ChatText, Form, Level, Name, TableOptions
from orbis.server.web.forms.events import EventForm, TurnEvent
from orbis.server.web.forms.game import ActionForm, Answer, Player, PlayerPoints, ScoreForm, StateForm

MAX_STAGED = 40  # actions: the longest turn has fewer
MAX_NOTATION = 200

SeatNumber: TypeAlias = Annotated[int, Field(ge=0, le=3)]
Ply: TypeAlias = Annotated[StrictInt, Field(ge=0, le=60, description="How many turns are complete.")]

# Requests


class CreateTable(TableOptions):
    """A table to create."""

    start: bool = Field(False, description="Start at once, if no seat is open.")


class JoinTable(Form):
    """A seat to take: the first open one, or a given one."""

    seat: SeatNumber | None = None
    name: Name | None = Field(None, description="By default the name of the guest.")


class OwnSeat(Form):
    """One of one's own seats; needed only if there are several."""

    seat: SeatNumber | None = None


class StagedTurn(BaseModel):
    """The actions of a turn, as text in the notation or as a list of words and forms."""

    model_config = ConfigDict(extra="forbid")

    ply: Ply
    actions: (
        Annotated[StrictStr, Field(max_length=MAX_NOTATION)]
        | Annotated[
            list[Annotated[StrictStr, Field(max_length=MAX_NOTATION)] | ActionForm], Field(max_length=MAX_STAGED)
        ]
    ) = Field(description="In the notation, such as `b2 ~1>`; or a list of words and forms.")

    def plain(self) -> Any:
        """The actions as the engine reads them."""
        if isinstance(self.actions, str):
            return self.actions or []  # nothing is staged, as a preview writes it
        return [action if isinstance(action, str) else action.model_dump(exclude_none=True) for action in self.actions]


class ChooseAbsence(Form):
    """What to do about a player who is late or gone."""

    choice: Literal["bot", "wait", "end"]


class ChatMessage(Form):
    """Something to say."""

    text: ChatText


# Answers


class SeatForm(Answer):
    """A seat and who is in it."""

    kind: Literal["person", "bot", "open"]
    name: str | None
    level: Level | None
    stand_in: Level | None = Field(description="The level of the bot that plays on for the person.")


class QuestionForm(Answer):
    """A player is late or gone."""

    seat: Player
    reason: Literal["late", "gone"]
    votes: list[Player] = Field(description="The seats that want to end the game.")


class TileSetForm(Answer):
    """The tiles that are played with."""

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
    """How a table stands, besides the game."""

    code: str
    status: Literal["open", "playing", "over", "closed"]
    ended_by: Literal["finished", "agreed", "absence"] | None
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
    """Events in order, and how the table stands after the last of them. WebSockets send these, and signals."""

    events: list[EventForm]
    last: int = Field(description="The number of the last event.")
    table: TableForm
    state: StateForm | None = Field(description="The game; none before it starts.")
    points: list[PlayerPoints] | None


class YouForm(Answer):
    """What the one who asks is at this table."""

    seats: list[Player]
    host: bool


class SnapshotForm(Answer):
    """How a table stands, for the one who asks."""

    last: int
    table: TableForm
    state: StateForm | None
    points: list[PlayerPoints] | None
    score: ScoreForm | None = Field(description="Where the points come from; none while live scores are off.")
    turns: list[str] = Field(description="In the notation.")
    start: StateForm | None = Field(description="The game before its first turn; none before it starts.")
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


class TableList(Answer):
    """Tables, the latest first."""

    tables: list[TableSummary]


class TurnAnswer(Answer):
    """A committed turn. The same turn sent again gets the same answer."""

    event: TurnEvent


# Signals


class PresenceSignal(Answer):
    """Somebody came or went."""

    signal: Literal["presence"]
    seat: Player
    here: bool


class ThinkingSignal(Answer):
    """A bot began to think."""

    signal: Literal["thinking"]
    seat: Player
    ply: int


class AnalysisSignal(Answer):
    """How far a hint or review is."""

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
    """Connect again: the server has to look at the table anew, or is about to stop."""

    signal: Literal["reload"]


SignalForm: TypeAlias = Annotated[
    PresenceSignal | ThinkingSignal | AnalysisSignal | HeartbeatSignal | ReloadSignal, Field(discriminator="signal")
]
