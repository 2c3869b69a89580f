"""What a turn loses compared with a better one, and why."""

from dataclasses import dataclass

from orbis.analysis.explain import MAX_REASONS, MIN_LOSS, explain
from orbis.analysis.forms import Mark
from orbis.analysis.reason import Reason, reason_of
from orbis.analysis.reason_list import new_reasons
from orbis.analysis.search import Thinker
from orbis.analysis.turns import Estimate, Turn, mark_for
from orbis.game import Game


@dataclass(frozen=True, slots=True)
class Verdict:
    """The loss of a turn, its mark, and the reasons for it."""

    loss: float  # of expected margin, in points
    chance_lost: float
    mark: Mark | None
    reasons: tuple[Reason, ...]


def judge(thinker: Thinker, view: Game, turn: Turn, estimate: Estimate, best: Turn, best_estimate: Estimate) -> Verdict:
    """Compare a turn with the best one. Small losses get no reasons."""
    loss = points_lost(best_estimate, estimate, view.player)
    chance = chance_lost(best_estimate, estimate, view.player)
    mark = mark_for(loss, chance)
    if not mark and loss < MIN_LOSS:
        return Verdict(loss, chance, mark, ())
    found = new_reasons(MAX_REASONS)
    number = explain(thinker.comparison(turn, best), view.tiles, loss, chance, found)
    return Verdict(loss, chance, mark, tuple(reason_of(reason, view.tile_set) for reason in found[:number]))


def points_lost(best: Estimate, other: Estimate, player: int) -> float:
    """How much smaller a player's expected margin is; never negative."""
    return max(0.0, best.margins[player] - other.margins[player])


def chance_lost(best: Estimate, other: Estimate, player: int) -> float:
    """How much smaller a player's winning chance is; never negative."""
    return max(0.0, best.win_chances[player] - other.win_chances[player])
