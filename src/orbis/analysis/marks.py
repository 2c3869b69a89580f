"""Marks for turns that lose much."""

from typing import Final, Literal, TypeAlias

Mark: TypeAlias = Literal["inaccuracy", "mistake", "blunder"]
MARKS: Final[tuple[Mark, ...]] = ("inaccuracy", "mistake", "blunder")


# What a turn must lose for a mark, in points of the margin. docs/analysis.md has how far chance moves a loss.
THRESHOLDS: Final[dict[Mark, float]] = {"inaccuracy": 1.0, "mistake": 2.0, "blunder": 4.0}
POINTS_OF_CHANCE: Final = 10.0  # the chance to win counts as so many points: a tenth of it as one


def total_loss(points: float, chance: float) -> float:
    """What a loss of margin and of chance counts together, in points."""
    return max(points, chance * POINTS_OF_CHANCE)


def mark_for(points: float, chance: float) -> Mark | None:
    """The heaviest mark that a loss deserves, or None if it is small."""
    deserved = [mark for mark in MARKS if total_loss(points, chance) >= THRESHOLDS[mark]]
    return deserved[-1] if deserved else None
