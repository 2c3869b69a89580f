"""The analysis of a position: the best turns, and what to expect of each."""

from dataclasses import dataclass
from typing import Any, Final

from orbis.analysis.candidates import Candidates, find_candidates, is_branching
from orbis.analysis.estimate import CHANCE_DIGITS, POINT_DIGITS, Estimate
from orbis.analysis.thinking import Thinker
from orbis.analysis.turn import JudgedTurn, judged_turn
from orbis.bots import Budget
from orbis.errors import OrbisError, show
from orbis.game import Game, format_actions

BUDGET: Final = Budget(simulations=25_000)  # for a position, also for each turn of a review
SEED: Final = "analysis"


@dataclass(frozen=True, slots=True)
class RankedTurn:
    """One of the best turns."""

    turn: JudgedTurn
    loss: float  # how much smaller its margin is than that of the best turn, in points
    share: float | None  # of the simulations of the search that chose it; None where the search does not choose


@dataclass(frozen=True, slots=True)
class Analysis:
    """The best turns of a position, the best first."""

    turn: int  # how many turns are complete
    round: int
    player: int
    step: str
    staged: str  # the actions of the turn so far
    exact: bool  # the last round is solved: the first turn is the best one, and all numbers are exact
    turns: tuple[RankedTurn, ...]

    @property
    def best(self) -> JudgedTurn:
        """The best turn."""
        return self.turns[0].turn

    @property
    def estimate(self) -> Estimate:
        """What to expect of the position: what its best turn brings."""
        return self.best.estimate

    def to_json(self) -> dict[str, Any]:
        """The form of docs/analysis.md."""
        return {
            "turn": self.turn,
            "round": self.round,
            "player": self.player,
            "step": self.step,
            "staged": self.staged,
            "exact": self.exact,
            "win_chances": self.estimate.to_json()["win_chances"],
            "margins": self.estimate.to_json()["margins"],
            "turns": [
                {
                    **ranked.turn.to_json(),
                    "loss": round(ranked.loss, POINT_DIGITS),
                    "share": None if ranked.share is None else round(ranked.share, CHANCE_DIGITS),
                }
                for ranked in self.turns
            ],
        }


def analyse(game: Game, budget: Budget = BUDGET, seed: str = SEED, num_turns: int = 5) -> Analysis:
    """The best turns of a position, or the best ways to complete a turn that has begun.

    Only what every player may know goes into it. Equal seeds and numbers of simulations give equal analyses.
    """
    if game.over:
        raise OrbisError("analysis/over", "The game is over: there is no turn to analyze", "G1")
    if type(num_turns) is not int or num_turns < 1:
        raise OrbisError("analysis/turns", f"an analysis lists at least one turn, not {show(num_turns)}")
    view = game.view()
    thinker = Thinker(view.state, view.tiles, f"{seed}/{view.turn}/{len(view.staged)}", budget)
    candidates = find_candidates(thinker, num_turns)
    estimates = thinker.estimates(candidates.turns, thinker.simulations_left, "turns")
    return Analysis(
        turn=view.turn,
        round=view.round,
        player=view.player,
        step=view.step,
        staged=format_actions(view.staged),
        exact=candidates.solved and estimates[0].exact,
        turns=_ranked(view, candidates, estimates, thinker.simulations),
    )


def _ranked(view: Game, candidates: Candidates, estimates: list[Estimate], simulations: int) -> tuple[RankedTurn, ...]:
    player = view.player
    by_worth = sorted(zip(candidates.turns, estimates, strict=True), key=lambda pair: -pair[1].worth(player))
    best = by_worth[0][1].margins[player]
    return tuple(
        RankedTurn(
            judged_turn(view, turn, estimate),
            max(0.0, best - estimate.margins[player]),
            candidates.visits[turn] / simulations if is_branching(view.state) else None,
        )
        for turn, estimate in by_worth
    )
