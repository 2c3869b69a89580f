"""The JSON forms of analyses and reviews, described in docs/analysis.md. Numbers are rounded for people."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from orbis.forms import Form, JsonObject
from orbis.game.actions import ActionForm
from orbis.game.names import Step
from orbis.game.public import PlayerNumber

Mark: TypeAlias = Literal["inaccuracy", "mistake", "blunder"]


class JudgedTurnForm(Form, frozen=True):
    """A turn and what each player can expect after it."""

    notation: str
    actions: list[ActionForm]
    steps: Annotated[list[Step], Meta(description="The question that each action answers.")]
    win_chances: list[float]
    margins: list[float]
    simulations: int
    exact: bool


class ReasonForm(Form, frozen=True):
    """Why a turn is worse: translate `key` with `args`."""

    key: str
    args: JsonObject
    text: Annotated[str, Meta(description="English.")]


class RankedTurnForm(JudgedTurnForm, frozen=True):
    """One of the best turns."""

    loss: float
    share: float | None
    reasons: Annotated[list[ReasonForm], Meta(description="Why it is worse than the best turn.")]


class AnalysisForm(Form, frozen=True):
    """The best turns of a position, or the best ways to complete a turn."""

    turn: int
    round: int
    player: PlayerNumber
    step: Step
    staged: str
    exact: bool
    win_chances: list[float]
    margins: list[float]
    turns: list[RankedTurnForm]


class ReviewedTurnForm(Form, frozen=True):
    """A played turn, compared with the best one found."""

    turn: Annotated[int, Meta(description="From 1.")]
    round: int
    player: PlayerNumber
    played: JudgedTurnForm
    best: JudgedTurnForm
    loss: float
    chance_lost: float
    mark: Mark | None
    reasons: list[ReasonForm]


class ReviewSummary(Form, frozen=True):
    """A player's game in numbers: the mean loss per turn in points, and the number of turns with each mark."""

    player: PlayerNumber
    name: str
    turns: int
    mean_loss: float
    marks: dict[Mark, int]


class ReviewForm(Form, frozen=True):
    """Every turn of a game, compared with the best one."""

    players: int
    seats: list[str]
    turns: list[ReviewedTurnForm]
    summary: list[ReviewSummary]
