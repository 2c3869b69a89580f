"""What can be expected after a turn: each player's chance to win and final margin."""

from dataclasses import dataclass
from typing import Any

from orbis.bots.endgame import MARGIN_WORTH
from orbis.bots.tree import MARGIN_SCALE, SETTINGS, WIN_WEIGHT

CHANCE_DIGITS = 4
POINT_DIGITS = 2
EXACT_DIGITS = 9  # beyond them exact numbers differ by rounding only


@dataclass(frozen=True, slots=True)
class Estimate:
    """Expectations by player. `simulations` is how many stand behind them: none if they are exact."""

    win_chances: tuple[float, ...]
    margins: tuple[float, ...]  # over the best other player, in creation points
    simulations: int
    exact: bool

    def worth(self, player: int) -> float:
        """What the search maximizes, or the exact solution; of estimates of the same kind the higher one is better."""
        won, margin = self.win_chances[player], self.margins[player]
        if self.exact:
            return round(won + MARGIN_WORTH * margin, EXACT_DIGITS)
        weight = float(SETTINGS[WIN_WEIGHT])
        return weight * won + (1.0 - weight) * (0.5 + margin / float(SETTINGS[MARGIN_SCALE]))

    def to_json(self) -> dict[str, Any]:
        """The form of docs/analysis.md."""
        return {
            "win_chances": [round(chance, CHANCE_DIGITS) for chance in self.win_chances],
            "margins": [round(margin, POINT_DIGITS) for margin in self.margins],
            "simulations": self.simulations,
            "exact": self.exact,
        }
