"""Game reviews: every turn compared with the best one found, why it is better, and a summary for each player."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from statistics import fmean
from typing import TypeAlias

from msgspec.structs import replace

from orbis.analysis.forms import Mark, ReviewedTurnForm, ReviewForm, ReviewSummary
from orbis.analysis.position import BUDGET, SEED
from orbis.analysis.reason import Reason
from orbis.analysis.search import FIRST_SHARE, NUM_ALTERNATIVES, Thinker
from orbis.analysis.turns import (
    CHANCE_DIGITS,
    MARKS,
    POINT_DIGITS,
    Estimate,
    JudgedTurn,
    Turn,
    judged_turn,
)
from orbis.analysis.verdict import chance_lost, judge, points_lost
from orbis.bots import Budget
from orbis.errors import OrbisError
from orbis.game import Action, Game
from orbis.records import Record, check_result, record_of, start_of, turns_of
from orbis.tiles import TileSet

Progress: TypeAlias = Callable[[int, int], None]  # turns done, turns in total


@dataclass(frozen=True, slots=True)
class ReviewedTurn:
    """A turn that was played, and the best one found. They are the same if nothing better was found."""

    number: int  # from 1
    round: int
    player: int
    played: JudgedTurn
    best: JudgedTurn
    mark: Mark | None
    reasons: tuple[Reason, ...]

    @property
    def loss(self) -> float:
        """The loss of expected margin, in points."""
        return points_lost(self.best.estimate, self.played.estimate, self.player)

    @property
    def chance_lost(self) -> float:
        """The loss of winning chance."""
        return chance_lost(self.best.estimate, self.played.estimate, self.player)

    def form(self) -> ReviewedTurnForm:
        """The form that is sent."""
        return ReviewedTurnForm(
            turn=self.number,
            round=self.round,
            player=self.player,
            played=self.played.form(),
            best=self.best.form(),
            loss=round(self.loss, POINT_DIGITS),
            chance_lost=round(self.chance_lost, CHANCE_DIGITS),
            mark=self.mark,
            reasons=[reason.form() for reason in self.reasons],
        )


def review_turn(
    before: Game, actions: str | Iterable[Action | str], budget: Budget = BUDGET, seed: str = SEED
) -> ReviewedTurn:
    """Compare a whole turn with the best alternative, using only the view of the game before it."""
    if before.staged:
        raise OrbisError(
            "analysis/turn-begun", "A turn can only be reviewed as a whole, starting before its first action"
        )
    view = before.view()
    played = _checked(view, actions)
    thinker = Thinker(view, f"{seed}/{view.turn}", budget)
    best, estimate, played_estimate = _best_turn(thinker, played)
    verdict = judge(thinker, view, played, played_estimate, best, estimate)
    return ReviewedTurn(
        number=view.turn + 1,
        round=view.round,
        player=view.player,
        played=judged_turn(view, played, played_estimate),
        best=judged_turn(view, best, estimate),
        mark=verdict.mark,
        reasons=verdict.reasons,
    )


def _checked(view: Game, actions: str | Iterable[Action | str]) -> Turn:
    after = view.copy()
    after.play_turn(actions)
    return after.turns[-1]


def _best_turn(thinker: Thinker, played: Turn) -> tuple[Turn, Estimate, Estimate]:
    """The best turn that can be found with its estimate, and the estimate of the turn played.

    One part of the simulations finds the best alternative and the other compares it, so that it does not owe its place
    to luck.
    """
    player = int(thinker.state.player)
    others = [turn for turn in thinker.candidates(NUM_ALTERNATIVES + 1) if turn != played][:NUM_ALTERNATIVES]
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


@dataclass(frozen=True, slots=True)
class Review:
    """The reviewed turns of a game."""

    seats: tuple[str, ...]
    turns: tuple[ReviewedTurn, ...]

    @property
    def summaries(self) -> list[ReviewSummary]:
        """A summary for each player."""
        return [self._summary(player, name) for player, name in enumerate(self.seats)]

    def _summary(self, player: int, name: str) -> ReviewSummary:
        turns = [turn for turn in self.turns if turn.player == player]
        mean_loss = fmean(turn.loss for turn in turns) if turns else 0.0
        marks = {mark: sum(turn.mark == mark for turn in turns) for mark in MARKS}
        return ReviewSummary(player, name, len(turns), mean_loss, marks)

    def form(self) -> ReviewForm:
        """The form that is sent."""
        summaries = [replace(each, mean_loss=round(each.mean_loss, POINT_DIGITS)) for each in self.summaries]
        return ReviewForm(len(self.seats), list(self.seats), [turn.form() for turn in self.turns], summaries)


def review(
    played: Record | Game,
    budget: Budget = BUDGET,
    seed: str = SEED,
    *,
    tiles: TileSet | None = None,
    progress: Progress | None = None,
) -> Review:
    """Review every turn of a game, finished or not.

    The budget is per turn. `tiles` is the tile set, needed if the record only names it. `progress` is called after each
    turn with the number of turns reviewed and the total.
    """
    record = played if isinstance(played, Record) else record_of(played)
    turns = []
    for turn in review_turns(record, budget, seed, tiles):
        turns.append(turn)
        if progress:
            progress(len(turns), len(record.turns))
    return Review(tuple(seat.name for seat in record.seats), tuple(turns))


def review_turns(
    record: Record, budget: Budget = BUDGET, seed: str = SEED, tiles: TileSet | None = None
) -> Iterator[ReviewedTurn]:
    """Review the turns of a record one by one. The whole record is checked first."""
    game = start_of(record, tiles)
    befores = [game.copy()]
    befores += [after.copy() for after in turns_of(record, game)]
    check_result(record, game)
    for before, turn in zip(befores, record.turns, strict=False):
        yield review_turn(before, turn, budget, seed)
