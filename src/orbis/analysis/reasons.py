"""Why a turn is worse than another, as far as the evaluation can tell."""

from typing import Final

from orbis.analysis.display_reasons import denial_reasons, next_take_reasons, reply_reasons
from orbis.analysis.marks import total_loss
from orbis.analysis.outcome import Comparison, Outcome
from orbis.analysis.realm_reasons import reduction_reasons, worshiper_reasons
from orbis.analysis.reason import Reason
from orbis.analysis.standing_reasons import god_reasons, temple_reasons
from orbis.analysis.thinking import Thinker, Turn
from orbis.analysis.universe_reasons import room_reasons, tile_reasons
from orbis.bots.endgame import is_last_round
from orbis.tiles import TileSet

MIN_POINTS: Final = 0.25  # that a reason must cost to be told
MIN_SHARE: Final = 0.2  # of the weightiest reason, too
MAX_REASONS: Final = 3
TIE_POINTS: Final = 0.5  # below it a loss of margin is none


def reasons_against(
    thinker: Thinker, tile_set: TileSet, played_and_best: tuple[Turn, Turn], points: float, chance: float
) -> list[Reason]:
    """What speaks against a turn beside the best one, the weightiest first; if nothing stands out, `unexplained`.

    `points` and `chance` are what the turn loses. Together the reasons cost no more than that: what they cost by the
    evaluation is scaled down to it.
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
    """Everything in which two turns differ, with its cost by the evaluation; negative is worse for the played one.

    In the last round only points count; if they do not decide, they are `tied`, also worshipers (F3).
    """
    found = [*tile_reasons(both), *temple_reasons(both), *god_reasons(both)]
    found += [*reply_reasons(both), *denial_reasons(both)]
    if not is_last_round(both.state):
        found += [*worshiper_reasons(both), *reduction_reasons(both), *room_reasons(both), *next_take_reasons(both)]
    elif tied:
        found += worshiper_reasons(both)
    return found
