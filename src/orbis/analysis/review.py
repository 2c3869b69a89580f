"""The review of a game: every turn compared with the best one found, and each player summed up."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import fmean
from typing import Any, TypeAlias

from orbis.analysis.estimate import POINT_DIGITS
from orbis.analysis.marks import MARKS, Mark
from orbis.analysis.position import BUDGET, SEED
from orbis.analysis.reviewed_turn import ReviewedTurn, review_turn
from orbis.bots import Budget
from orbis.game import Game
from orbis.records import Record, check_result, record_of, start_of, turns_of
from orbis.tiles import TileSet

Progress: TypeAlias = Callable[[int, int], None]  # turns done, turns in all


@dataclass(frozen=True, slots=True)
class Summary:
    """How a player did: the mean loss of a turn in points, and how many turns got each mark."""

    player: int
    name: str
    turns: int
    mean_loss: float
    marks: dict[Mark, int]

    def to_json(self) -> dict[str, Any]:
        """The form of docs/analysis.md."""
        return {
            "player": self.player,
            "name": self.name,
            "turns": self.turns,
            "mean_loss": round(self.mean_loss, POINT_DIGITS),
            "marks": dict(self.marks),
        }


@dataclass(frozen=True, slots=True)
class Review:
    """The turns of a game under review."""

    seats: tuple[str, ...]
    turns: tuple[ReviewedTurn, ...]

    @property
    def summaries(self) -> tuple[Summary, ...]:
        """Each player summed up."""
        return tuple(self._summary(player, name) for player, name in enumerate(self.seats))

    def _summary(self, player: int, name: str) -> Summary:
        turns = [turn for turn in self.turns if turn.player == player]
        mean_loss = fmean(turn.loss for turn in turns) if turns else 0.0
        marks = {mark: sum(turn.mark == mark for turn in turns) for mark in MARKS}
        return Summary(player, name, len(turns), mean_loss, marks)

    def to_json(self) -> dict[str, Any]:
        """The form of docs/analysis.md."""
        return {
            "players": len(self.seats),
            "seats": list(self.seats),
            "turns": [turn.to_json() for turn in self.turns],
            "summary": [summary.to_json() for summary in self.summaries],
        }


def review(
    played: Record | Game,
    budget: Budget = BUDGET,
    seed: str = SEED,
    *,
    tiles: TileSet | None = None,
    progress: Progress | None = None,
) -> Review:
    """Review every turn of a game, finished or not.

    The budget is that of one turn. `tiles` is a tile set that the record may only name; `progress` is called after each
    turn with the number of turns reviewed and of all turns.
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
    """The turns of a record under review, one after the other. The whole record is checked before."""
    game = start_of(record, tiles)
    befores = [game.copy()]
    befores += [after.copy() for after in turns_of(record, game)]
    check_result(record, game)
    for before, turn in zip(befores, record.turns, strict=False):
        yield review_turn(before, turn, budget, seed)
