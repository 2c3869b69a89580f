"""A reason why a turn is worse than another: a stable key with its arguments."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from orbis.analysis.estimate import POINT_DIGITS

Argument: TypeAlias = int | float | str | bool

# The keys with their arguments, besides `cp`. docs/analysis.md says what they mean.
ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "turned_over": ("tile", "row", "column"),
    "only_wilderness": ("tile", "row", "column"),
    "cancelled": ("tile", "row", "column", "effect", "points"),
    "declined": ("tile", "row", "column", "effect", "points"),
    "fewer_points": ("tile", "points", "best", "best_points"),
    "forest_missed": ("tile", "points", "missing"),
    "forest_open": ("tile", "row", "column", "points", "missing"),
    "forest_blocked": ("tile", "row", "column", "points", "missing"),
    "fits_fewer_colors": ("colors", "best_colors"),
    "bottom_row": ("free", "best_free"),
    "fewer_worshipers": ("count", "held", "best_held"),
    "fewer_colors": ("colors", "best_colors"),
    "reduction_missed": ("color",),
    "temple_lead": ("player", "symbols", "best_symbols"),
    "temple_symbols": ("symbols", "best_symbols"),
    "mystic": ("mystic", "best_mystic"),
    "weaker_god": ("god", "points", "best", "best_points"),
    "god_too_early": ("god",),
    "god_put_off": ("god",),
    "god_less_sure": ("god",),
    "god_uncontested": ("god", "player"),
    "death_unpaid": (),
    "leaves_tile": ("tile", "place", "player", "worshipers", "points", "temple_lead"),
    "leaves_worshipers": ("tile", "place", "player", "count", "colors"),
    "leaves_in_reach": ("tile", "place", "player", "points"),
    "leaves_god": ("god", "player"),
    "next_take": ("tile", "place"),
    "unexplained": (),
}


@dataclass(frozen=True, slots=True)
class Reason:
    """`cp` is how many points of the lead it costs, and so negative."""

    key: str
    cp: float
    args: Mapping[str, Argument]

    def to_json(self) -> dict[str, Any]:
        """The form of docs/analysis.md."""
        return {"key": self.key, "args": {**self.args, "cp": round(self.cp, POINT_DIGITS)}}
