"""One turn under review: what it lost against the best one found, and why."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from orbis.analysis.candidates import find_candidates
from orbis.analysis.estimate import CHANCE_DIGITS, POINT_DIGITS, Estimate
from orbis.analysis.marks import Mark, mark_for
from orbis.analysis.position import BUDGET, SEED
from orbis.analysis.reason import Reason
from orbis.analysis.reasons import reasons_against
from orbis.analysis.sentences import sentence
from orbis.analysis.thinking import Thinker, Turn
from orbis.analysis.turn import JudgedTurn, judged_turn
from orbis.bots import Budget
from orbis.errors import OrbisError
from orbis.game import Action, Game

NUM_ALTERNATIVES: Final = 4  # to the played turn
FIRST_SHARE: Final = 0.3  # of the simulations left after the search, to find the best alternative
MIN_LOSS: Final = 0.5  # from which on reasons are given


@dataclass(frozen=True, slots=True)
class ReviewedTurn:
    """A turn that was played, and the best one found; they are the same where nothing better was found."""

    number: int  # from 1
    round: int
    player: int
    played: JudgedTurn
    best: JudgedTurn
    mark: Mark | None
    reasons: tuple[Reason, ...]

    @property
    def loss(self) -> float:
        """What it lost of the expected margin, in points."""
        return points_lost(self.best.estimate, self.played.estimate, self.player)

    @property
    def chance_lost(self) -> float:
        """What it lost of the chance to win."""
        return chance_lost(self.best.estimate, self.played.estimate, self.player)

    def to_json(self) -> dict[str, Any]:
        """The form of docs/analysis.md."""
        return {
            "turn": self.number,
            "round": self.round,
            "player": self.player,
            "played": self.played.to_json(),
            "best": self.best.to_json(),
            "loss": round(self.loss, POINT_DIGITS),
            "chance_lost": round(self.chance_lost, CHANCE_DIGITS),
            "mark": self.mark,
            "reasons": [{**reason.to_json(), "text": sentence(reason)} for reason in self.reasons],
        }


def points_lost(best: Estimate, played: Estimate, player: int) -> float:
    """By how much the expected margin of a player is smaller; never negative."""
    return max(0.0, best.margins[player] - played.margins[player])


def chance_lost(best: Estimate, played: Estimate, player: int) -> float:
    """By how much the chance to win of a player is smaller; never negative."""
    return max(0.0, best.win_chances[player] - played.win_chances[player])


def review_turn(
    before: Game, actions: str | Iterable[Action | str], budget: Budget = BUDGET, seed: str = SEED
) -> ReviewedTurn:
    """Compare a whole turn with the best alternative to it; only the view of the game before it is looked at."""
    if before.staged:
        raise OrbisError("analysis/turn-begun", "A turn is reviewed as a whole, from before its first action")
    view = before.view()
    player = view.player
    played = _checked(view, actions)
    thinker = Thinker(view.state, view.tiles, f"{seed}/{view.turn}", budget)
    best, estimate, played_estimate = _best_turn(thinker, played)
    loss, chance = points_lost(estimate, played_estimate, player), chance_lost(estimate, played_estimate, player)
    mark = mark_for(loss, chance)
    reasons: Sequence[Reason] = ()
    if mark or loss >= MIN_LOSS:
        reasons = reasons_against(thinker, view.tile_set, (played, best), loss, chance)
    return ReviewedTurn(
        number=view.turn + 1,
        round=view.round,
        player=player,
        played=judged_turn(view, played, played_estimate),
        best=judged_turn(view, best, estimate),
        mark=mark,
        reasons=tuple(reasons),
    )


def _checked(view: Game, actions: str | Iterable[Action | str]) -> Turn:
    after = view.copy()
    after.play_turn(actions)
    return after.turns[-1]


def _best_turn(thinker: Thinker, played: Turn) -> tuple[Turn, Estimate, Estimate]:
    """The best turn that can be found with its estimate, and that of the played turn.

    The best alternative is found with one part of the simulations and compared with the other, so that it does not owe
    its place to luck.
    """
    player = int(thinker.state.player)
    turns = find_candidates(thinker, NUM_ALTERNATIVES + 1).turns
    others = [turn for turn in turns if turn != played][:NUM_ALTERNATIVES]
    first = int(thinker.simulations_left * FIRST_SHARE)
    if not others:
        (estimate,) = thinker.estimates([played], thinker.simulations_left, "compared")
        return played, estimate, estimate
    tried = thinker.estimates(others, first, "tried")
    other = max(zip(others, tried, strict=True), key=lambda pair: pair[1].worth(player))[0]
    better, estimate = thinker.estimates([other, played], thinker.simulations_left - first, "compared")
    if estimate.worth(player) >= better.worth(player):
        return played, estimate, estimate
    return other, better, estimate
