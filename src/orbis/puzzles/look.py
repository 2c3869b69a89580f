"""A look at a position: the best turns, and how far the first is ahead of the others."""

from dataclasses import dataclass

from orbis.analysis.search import Thinker
from orbis.analysis.turns import Estimate, Turn
from orbis.analysis.verdict import chance_lost, points_lost
from orbis.bots import Budget
from orbis.game import Game
from orbis.puzzles.plan import Bar


@dataclass(frozen=True)
class Look:
    """The best turns of a position with their estimates, best first."""

    thinker: Thinker
    turns: tuple[Turn, ...]
    estimates: tuple[Estimate, ...]

    @property
    def best(self) -> Turn:
        """The best turn."""
        return self.turns[0]

    @property
    def is_exact(self) -> bool:
        """Whether the rest of the game is solved."""
        return self.estimates[0].exact


def look(view: Game, seed: str, bar: Bar, num_turns: int) -> Look | None:
    """Search a position; None if no turn is clearly best. Most are given up after a quarter of the simulations."""
    thinker = Thinker(view, seed, Budget(bar.simulations))
    candidates = thinker.candidates(num_turns)
    first, visits = next(iter(candidates.items()))
    if len(candidates) == 1 or visits < bar.share * thinker.simulations:
        return None
    estimates = thinker.estimates(list(candidates), thinker.simulations_left, "turns")
    by_worth = sorted(zip(candidates, estimates, strict=True), key=lambda pair: -pair[1].worth(view.player))
    turns, ranked = zip(*by_worth, strict=True)
    if turns[0] != first or not all(is_clear(ranked[0], other, view.player, bar) for other in ranked[1:]):
        return None
    return Look(thinker, turns, ranked)


def is_clear(best: Estimate, other: Estimate, player: int, bar: Bar) -> bool:
    """Whether a turn is clearly worse than the best one, in margin and in winning chance."""
    return points_lost(best, other, player) >= bar.points and chance_lost(best, other, player) >= bar.chance
