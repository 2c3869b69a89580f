"""Turns with what to expect from them, and what counts as a mistake."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from orbis.analysis.forms import JudgedTurnForm, Mark
from orbis.bots.endgame import MARGIN_WORTH
from orbis.bots.tree import MARGIN_SCALE, SETTINGS, WIN_WEIGHT
from orbis.game import ACTIONS, Action, Game, format_actions
from orbis.game.actions import action_form
from orbis.game.names import Step

CHANCE_DIGITS = 4
POINT_DIGITS = 2
EXACT_DIGITS = 9  # beyond these, exact numbers differ only by rounding

Turn: TypeAlias = tuple[int, ...]  # the actions that complete a turn

MARKS: Final[tuple[Mark, ...]] = ("inaccuracy", "mistake", "blunder")

# The loss that earns each mark, in points of margin. docs/analysis.md says how much losses vary by chance.
THRESHOLDS: Final[dict[Mark, float]] = {"inaccuracy": 1.0, "mistake": 2.0, "blunder": 4.0}
POINTS_OF_CHANCE: Final = 10.0  # what a full winning chance is worth in points: a tenth of it counts as one


@dataclass(frozen=True, slots=True)
class Estimate:
    """Expectations per player. `simulations` is how many they are based on; 0 if they are exact."""

    win_chances: tuple[float, ...]
    margins: tuple[float, ...]  # over the best other player, in creation points
    simulations: int
    exact: bool

    def worth(self, player: int) -> float:
        """What the search or the exact solution maximizes. Among estimates of the same kind, higher is better."""
        won, margin = self.win_chances[player], self.margins[player]
        if self.exact:
            return round(won + MARGIN_WORTH * margin, EXACT_DIGITS)
        weight = float(SETTINGS[WIN_WEIGHT])
        return weight * won + (1.0 - weight) * (0.5 + margin / float(SETTINGS[MARGIN_SCALE]))

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


def total_loss(points: float, chance: float) -> float:
    """A loss of margin and of winning chance combined, in points."""
    return max(points, chance * POINTS_OF_CHANCE)


def mark_for(points: float, chance: float) -> Mark | None:
    """The most severe mark that a loss deserves, or None if it is small."""
    deserved = [mark for mark in MARKS if total_loss(points, chance) >= THRESHOLDS[mark]]
    return deserved[-1] if deserved else None
