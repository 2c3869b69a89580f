"""Reasons in the player's realm: worshipers and reduction tokens."""

import numpy as np

from orbis.analysis.outcome import Comparison
from orbis.analysis.reason import Reason
from orbis.bots.evaluation import COLORS_HELD, REDUCED_WORSHIPERS, REDUCTIONS, SURPLUS, WORSHIPERS
from orbis.engine.realm import num_worshipers
from orbis.tiles import COLORS


def worshiper_reasons(both: Comparison) -> list[Reason]:
    """The played turn leaves fewer worshipers in the realm, or fewer colors."""
    held, best_held = (num_worshipers(outcome.state, both.player) for outcome in (both.played, both.best))
    colors, best_colors = (int(outcome.measured[both.player, COLORS_HELD]) for outcome in (both.played, both.best))
    if held < best_held:
        cp = both.own(WORSHIPERS, REDUCED_WORSHIPERS, COLORS_HELD, SURPLUS)
        return [Reason("fewer_worshipers", cp, {"count": best_held - held, "held": held, "best_held": best_held})]
    if colors < best_colors:
        cp = both.own(COLORS_HELD, SURPLUS)
        return [Reason("fewer_colors", cp, {"colors": colors, "best_colors": best_colors})]
    return []


def reduction_reasons(both: Comparison) -> list[Reason]:
    """Reduction tokens that the best turn brings."""
    held, best_held = (outcome.state.reductions[both.player] for outcome in (both.played, both.best))
    missed = [COLORS[color] for color in np.flatnonzero(best_held > held)]
    return [Reason("reduction_missed", both.own(REDUCTIONS) / len(missed), {"color": color}) for color in missed]
