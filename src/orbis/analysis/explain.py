"""Why one turn is worse than another, as far as the evaluation can tell."""

from typing import Final

from orbis.analysis.contested_reasons import (
    denial_reasons,
    god_reasons,
    next_take_reasons,
    reply_reasons,
    temple_reasons,
)
from orbis.analysis.outcomes import Comparison, Outcome
from orbis.analysis.own_reasons import reduction_reasons, room_reasons, tile_reasons, worshiper_reasons
from orbis.analysis.reason import Reason
from orbis.analysis.search import Thinker
from orbis.analysis.turns import Turn, total_loss
from orbis.bots.endgame import is_last_round
from orbis.tiles import TileSet

MIN_POINTS: Final = 0.25  # minimum cost of a reason worth giving
MIN_SHARE: Final = 0.2  # minimum cost as a share of the weightiest reason
MAX_REASONS: Final = 3
TIE_POINTS: Final = 0.5  # a smaller loss of margin counts as none


def reasons_against(
    thinker: Thinker, tile_set: TileSet, played_and_best: tuple[Turn, Turn], points: float, chance: float
) -> list[Reason]:
    """The arguments against a turn compared with the best one, weightiest first; `unexplained` if nothing stands out.

    `points` and `chance` are what the turn loses. The reasons never add up to more than that: their costs by the
    evaluation are scaled down to it.
    """
    played, best = (Outcome(thinker, turn) for turn in played_and_best)
    found = found_reasons(Comparison(thinker.state, tile_set, played, best), tied=points < TIE_POINTS)
    loss = total_loss(points, chance)
    by_cost = sorted(found, key=lambda reason: reason.cp)[:MAX_REASONS]
    if not by_cost or by_cost[0].cp > -MIN_POINTS:
        return [Reason("unexplained", -loss, {})]
    told = [reason for reason in by_cost if reason.cp <= min(-MIN_POINTS, MIN_SHARE * by_cost[0].cp)]
    scale = min(1.0, loss / -sum(reason.cp for reason in told))
    return [Reason(reason.key, reason.cp * scale, reason.args) for reason in told]


def found_reasons(both: Comparison, *, tied: bool) -> list[Reason]:
    """Everything in which two turns differ, with its cost by the evaluation; negative is worse for the turn played.

    In the last round only points count, and if they are `tied`, worshipers as well (F3).
    """
    found = [*tile_reasons(both), *temple_reasons(both), *god_reasons(both)]
    found += [*reply_reasons(both), *denial_reasons(both)]
    if not is_last_round(both.state):
        found += [*worshiper_reasons(both), *reduction_reasons(both), *room_reasons(both), *next_take_reasons(both)]
    elif tied:
        found += worshiper_reasons(both)
    return found
