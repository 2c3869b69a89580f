"""A puzzle: a position in which one turn is clearly best."""

import hashlib
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from orbis.analysis.forms import ReasonForm
from orbis.analysis.reason import Reason
from orbis.analysis.turns import POINT_DIGITS
from orbis.forms import Form, JsonObject
from orbis.game.public import PublicState

CHANCE_DIGITS: Final = 3
ID_LENGTH: Final = 7
MAX_DIFFICULTY: Final = 5

Theme: TypeAlias = Literal[
    "god",
    "temple",
    "volcano",
    "forest",
    "irrigation",
    "village",
    "wilderness",
    "blocking",
    "worshipers",
    "last-round",
    "universe",
]
Rate: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=1)]


class PuzzleReason(Form, frozen=True):
    """Why a turn is worse than the solution: translate `key` with `args`."""

    key: str
    args: JsonObject


class PuzzleTurn(Form, frozen=True):
    """A turn and what it loses compared with the solution, in points of margin and in winning chance."""

    notation: str
    same: Annotated[
        list[str],
        msgspec.Meta(description="Takes and placements that amount to it, without decisions about worshipers."),
    ]
    loss: float = 0.0
    chance: float = 0.0
    levels: Annotated[tuple[str, ...], msgspec.Meta(description="The levels of bots that played it.")] = ()
    reasons: tuple[PuzzleReason, ...] = ()


class Puzzle(Form, frozen=True):
    """A position with its best turn. It says nothing about the order of the unseen tiles."""

    id: str
    state: PublicState
    chance: Annotated[Rate, msgspec.Meta(description="The player's winning chance with the solution.")]
    exact: Annotated[bool, msgspec.Meta(description="Whether the rest of the game was solved.")]
    turns: Annotated[list[PuzzleTurn], msgspec.Meta(min_length=2, description="The solution, then worse turns.")]
    misses: Annotated[dict[str, Rate], msgspec.Meta(description="How often each level of bots missed the solution.")]
    themes: Annotated[list[Theme], msgspec.Meta(min_length=1)]

    @property
    def solution(self) -> PuzzleTurn:
        """The best turn."""
        return self.turns[0]


def puzzle_id(state: PublicState) -> str:
    """A name for a position: equal positions have equal names."""
    return hashlib.sha256(msgspec.json.encode(state)).hexdigest()[:ID_LENGTH]


def reason_of(reason: Reason) -> PuzzleReason:
    """A reason of the analysis, without its sentence."""
    form: ReasonForm = reason.form()
    cp = round(reason.cp, POINT_DIGITS - 1)
    return PuzzleReason(form.key, {**form.args, "cp": cp})
