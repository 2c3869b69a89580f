"""A turn with what it can be expected to bring."""

from dataclasses import dataclass
from typing import Any

from orbis.analysis.estimate import Estimate
from orbis.analysis.thinking import Turn
from orbis.game import ACTIONS, Action, Game, format_actions
from orbis.game.actions import action_to_json


@dataclass(frozen=True, slots=True)
class JudgedTurn:
    """The actions that complete a turn, and the estimate of what follows."""

    actions: tuple[Action, ...]
    row_size: int  # of the player's bottom row before them
    estimate: Estimate

    @property
    def notation(self) -> str:
        """The actions as text."""
        return format_actions(self.actions)

    def to_json(self) -> dict[str, Any]:
        """The form of docs/analysis.md."""
        return {
            "notation": self.notation,
            "actions": [action_to_json(action, self.row_size) for action in self.actions],
            **self.estimate.to_json(),
        }


def judged_turn(game: Game, turn: Turn, estimate: Estimate) -> JudgedTurn:
    """A turn by the numbers of its actions; `game` is as it was before them."""
    return JudgedTurn(tuple(ACTIONS[action] for action in turn), int(game.state.row_size[game.player]), estimate)
