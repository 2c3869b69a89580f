"""The models of hints and reviews, explained in docs/analysis.md."""

from typing import Any, Literal, TypeAlias

from pydantic import Field

from orbis.server.web.forms.game import ActionForm, Answer, Player, Step

Mark: TypeAlias = Literal["inaccuracy", "mistake", "blunder"]


class JudgedTurn(Answer):
    """A turn and what each player can expect after it."""

    notation: str
    actions: list[ActionForm]
    steps: list[Step] = Field(description="The question that each action answers.")
    win_chances: list[float]
    margins: list[float]
    simulations: int
    exact: bool


class RankedTurn(JudgedTurn):
    """One of the best turns."""

    loss: float
    share: float | None


class HintResult(Answer):
    """The best ways to continue from the staged actions."""

    turn: int
    round: int
    player: Player
    step: Step
    staged: str
    exact: bool
    win_chances: list[float]
    margins: list[float]
    turns: list[RankedTurn]


class ReasonForm(Answer):
    """Why a turn is worse: translate `key` with `args`."""

    key: str
    args: dict[str, Any]
    text: str = Field(description="English.")


class ReviewedTurn(Answer):
    """A played turn, compared with the best one found."""

    turn: int = Field(description="From 1.")
    round: int
    player: Player
    played: JudgedTurn
    best: JudgedTurn
    loss: float
    chance_lost: float
    mark: Mark | None
    reasons: list[ReasonForm]


class ReviewSummary(Answer):
    """A player's game in numbers."""

    player: Player
    name: str
    turns: int
    mean_loss: float
    marks: dict[Mark, int]


class ReviewResult(Answer):
    """Every turn of a game, compared with the best one."""

    players: int
    seats: list[str]
    turns: list[ReviewedTurn]
    summary: list[ReviewSummary]


class Progress(Answer):
    """The progress of an analysis."""

    status: Literal["running", "done"]
    done: int
    total: int


class HintForm(Progress):
    """A hint: running, or done with its result."""

    result: HintResult | None


class ReviewForm(Progress):
    """A review: running, or done with its result."""

    result: ReviewResult | None
