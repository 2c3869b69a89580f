"""Turns with what to expect from them, and what counts as a mistake."""

from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from orbis.analysis.estimates import MARK_POINTS, mark_number, worth_of
from orbis.analysis.forms import JudgedTurnForm, Mark
from orbis.analysis.turn_lists import new_turns
from orbis.bots.findings import MARGINS, WINS, new_estimate
from orbis.engine.vocabulary import NO_ACTION
from orbis.game import ACTIONS, Action, Game, format_actions
from orbis.game.actions import action_form
from orbis.game.names import Step

CHANCE_DIGITS = 4
POINT_DIGITS = 2

Turn: TypeAlias = tuple[int, ...]  # the actions that complete a turn

MARKS: Final[tuple[Mark, ...]] = ("inaccuracy", "mistake", "blunder")
THRESHOLDS: Final[dict[Mark, float]] = dict(zip(MARKS, MARK_POINTS.tolist(), strict=True))


def row_of(turn: Turn) -> NDArray[np.int8]:
    """A turn as kernels take it."""
    row: NDArray[np.int8] = new_turns(1)[0]
    row[: len(turn)] = turn
    return row


def turn_of(row: NDArray[np.int8]) -> Turn:
    """The turn in a row that a kernel wrote."""
    actions = row.tolist()
    return tuple(actions[: actions.index(NO_ACTION)])


@dataclass(frozen=True, slots=True)
class Estimate:
    """Expectations per player. `simulations` is how many they are based on; 0 if they are exact."""

    win_chances: tuple[float, ...]
    margins: tuple[float, ...]  # over the best other player, in creation points
    simulations: int
    exact: bool

    @classmethod
    def of(cls, found: NDArray[np.float64], num_players: int, simulations: int) -> "Estimate":
        """An estimate that a kernel wrote."""
        wins, margins = found[:, :num_players].tolist()
        return cls(tuple(wins), tuple(margins), simulations, exact=simulations == 0)

    def worth(self, player: int) -> float:
        """What the search or the exact solution maximizes. Among estimates of the same kind, higher is better."""
        found = new_estimate()
        found[WINS, : len(self.win_chances)] = self.win_chances
        found[MARGINS, : len(self.margins)] = self.margins
        return worth_of(found, player, self.exact)

    @property
    def rounded_chances(self) -> list[float]:
        """The chances as people read them."""
        return [round(chance, CHANCE_DIGITS) for chance in self.win_chances]

    @property
    def rounded_margins(self) -> list[float]:
        """The margins as people read them."""
        return [round(margin, POINT_DIGITS) for margin in self.margins]


@dataclass(frozen=True, slots=True)
class JudgedTurn:
    """The actions that complete a turn, and the estimate of what follows."""

    actions: tuple[Action, ...]
    steps: tuple[Step, ...]  # the step of the turn that each action belongs to
    row_size: int  # of the player's bottom row before the turn
    estimate: Estimate

    @property
    def notation(self) -> str:
        """The actions as text."""
        return format_actions(self.actions)

    def form(self) -> JudgedTurnForm:
        """The form that is sent."""
        return JudgedTurnForm(
            notation=self.notation,
            actions=[action_form(action, self.row_size) for action in self.actions],
            steps=list(self.steps),
            win_chances=self.estimate.rounded_chances,
            margins=self.estimate.rounded_margins,
            simulations=self.estimate.simulations,
            exact=self.estimate.exact,
        )


def judged_turn(game: Game, turn: Turn, estimate: Estimate) -> JudgedTurn:
    """A turn given by the numbers of its actions; `game` is the game before them."""
    actions = tuple(ACTIONS[action] for action in turn)
    return JudgedTurn(actions, _steps(game, turn), int(game.state.row_size[game.player]), estimate)


def _steps(game: Game, turn: Turn) -> tuple[Step, ...]:
    """The step before each action, which tells discarded worshipers from those that pay for something."""
    game = game.copy()
    steps = []
    for action in turn:
        steps.append(game.step)
        game.play_unchecked(int(action))
    return tuple(steps)


def mark_for(points: float, chance: float) -> Mark | None:
    """The most severe mark that a loss deserves, or None if it is small."""
    number = mark_number(points, chance)
    return MARKS[number - 1] if number else None
