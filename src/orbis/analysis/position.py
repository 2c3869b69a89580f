"""The analysis of a position: the best turns, and what to expect from each."""

from dataclasses import dataclass
from typing import Final

from msgspec.structs import asdict

from orbis.analysis.forms import AnalysisForm, RankedTurnForm
from orbis.analysis.reason import Reason
from orbis.analysis.search import SIMULATIONS, Thinker
from orbis.analysis.turns import CHANCE_DIGITS, POINT_DIGITS, Estimate, JudgedTurn, Turn, judged_turn
from orbis.analysis.verdict import judge
from orbis.bots import Budget
from orbis.errors import OrbisError, safe_repr
from orbis.game import Game, format_actions
from orbis.game.names import Step

BUDGET: Final = Budget(simulations=SIMULATIONS)
SEED: Final = "analysis"


@dataclass(frozen=True, slots=True)
class RankedTurn:
    """One of the best turns."""

    turn: JudgedTurn
    loss: float  # how far its margin falls short of the best turn's, in points
    share: float | None  # of the search's simulations that chose it; None if it had no time for it
    reasons: tuple[Reason, ...]  # why it is worse than the best turn; none if they are about equal


@dataclass(frozen=True, slots=True)
class Analysis:
    """The best turns of a position, best first."""

    turn: int  # completed turns
    round: int
    player: int
    step: Step
    staged: str  # the actions of the current turn so far
    exact: bool  # the last round is solved: the first turn is the best, and all numbers are exact
    turns: tuple[RankedTurn, ...]

    @property
    def best(self) -> JudgedTurn:
        """The best turn."""
        return self.turns[0].turn

    @property
    def estimate(self) -> Estimate:
        """What to expect from the position: the estimate of its best turn."""
        return self.best.estimate

    def form(self) -> AnalysisForm:
        """The form that is sent."""
        return AnalysisForm(
            turn=self.turn,
            round=self.round,
            player=self.player,
            step=self.step,
            staged=self.staged,
            exact=self.exact,
            win_chances=self.estimate.rounded_chances,
            margins=self.estimate.rounded_margins,
            turns=[_ranked_form(ranked) for ranked in self.turns],
        )


def _ranked_form(ranked: RankedTurn) -> RankedTurnForm:
    return RankedTurnForm(
        **asdict(ranked.turn.form()),
        loss=round(ranked.loss, POINT_DIGITS),
        share=None if ranked.share is None else round(ranked.share, CHANCE_DIGITS),
        reasons=[reason.form() for reason in ranked.reasons],
    )


def analyze(game: Game, budget: Budget = BUDGET, seed: str = SEED, num_turns: int = 5) -> Analysis:
    """Find the best turns of a position, or the best ways to complete a turn in progress.

    Uses only what every player may know. Equal seeds and numbers of simulations give equal results.
    """
    if game.over:
        raise OrbisError("analysis/over", "The game is over: there is no turn to analyze", "G1")
    if type(num_turns) is not int or num_turns < 1:
        raise OrbisError("analysis/turns", f"num_turns must be at least 1, not {safe_repr(num_turns)}")
    view = game.view()
    thinker = Thinker(view, f"{seed}/{view.turn}/{len(view.staged)}", budget)
    candidates = thinker.candidates(num_turns)
    estimates = thinker.estimates(list(candidates), thinker.simulations_left, "turns")
    return Analysis(
        turn=view.turn,
        round=view.round,
        player=view.player,
        step=view.step,
        staged=format_actions(view.staged),
        exact=estimates[0].exact,
        turns=_ranked(view, thinker, candidates, estimates),
    )


def _ranked(
    view: Game, thinker: Thinker, candidates: dict[Turn, int], estimates: list[Estimate]
) -> tuple[RankedTurn, ...]:
    by_worth = sorted(zip(candidates, estimates, strict=True), key=lambda pair: -pair[1].worth(view.player))
    best = by_worth[0]
    ranked = []
    for turn, estimate in by_worth:
        verdict = judge(thinker, view, turn, estimate, *best)
        share = candidates[turn] / thinker.simulations if candidates[turn] else None
        ranked.append(RankedTurn(judged_turn(view, turn, estimate), verdict.loss, share, verdict.reasons))
    return tuple(ranked)
